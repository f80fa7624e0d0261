#include "app/share/saved_file.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include "app/games/cartridges.h"
#include "app/sessions/exchange.h"
#include "app/share/play_words.h"

namespace share {

namespace {

const QRegularExpression& refusedCharacters() {
    static const QRegularExpression refused(QStringLiteral("[\\x00-\\x1f<>:\"/\\\\|?*]"));
    return refused;
}

} // namespace

QString defaultFolder() {
#if defined(Q_OS_ANDROID) || defined(Q_OS_IOS)
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation))
        .filePath(QStringLiteral("Penstock"));
#else
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo::exists(documents) ? documents : QDir::homePath();
#endif
}

QString fileNameOf(const database::Play& play, const QString& suffix) {
    const QString day = QDateTime::fromMSecsSinceEpoch(play.ended).date().toString(Qt::ISODate);
    QString name = games::gameName(play.game) + QLatin1Char(' ') + day;
    return name.remove(refusedCharacters()) + QLatin1Char('.') + suffix;
}

bool isRefusedName(const QString& name) {
    return name.contains(refusedCharacters()) || name == QLatin1String(".") ||
           name == QLatin1String("..");
}

QString pathOf(const QUrl& file) {
    return file.isLocalFile() ? file.toLocalFile() : file.toString(QUrl::FullyEncoded);
}

QString freePath(const QString& path) {
    const QFileInfo wanted(path);
    const QString suffix =
        wanted.suffix().isEmpty() ? QString() : QLatin1Char('.') + wanted.suffix();
    QString free = path;
    for (int number = 2; QFileInfo::exists(free); ++number)
        free = wanted.dir().filePath(
            QStringLiteral("%1 (%2)%3")
                .arg(wanted.completeBaseName(), QString::number(number), suffix));
    return free;
}

QUrl suggestedFile(const QString& folder, const QString& name) {
    return QUrl::fromLocalFile(
        freePath(QDir(folder.isEmpty() ? defaultFolder() : folder).filePath(name)));
}

json::Result<QString> saveNew(const QString& path, const QByteArray& content) {
    QDir().mkpath(QFileInfo(path).path()); // writing says it if that failed
    const QString free = freePath(path);
    if (const auto written = sessions::writeFile(free, content); !written)
        return written.error();
    return free;
}

} // namespace share
