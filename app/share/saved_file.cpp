#include "app/share/saved_file.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include "app/sessions/exchange.h"
#include "app/share/play_words.h"

namespace share {

QString defaultFolder() {
#if defined(Q_OS_ANDROID) || defined(Q_OS_IOS)
    constexpr auto kPlace = QStandardPaths::CacheLocation;
#else
    constexpr auto kPlace = QStandardPaths::DocumentsLocation;
#endif
    return QDir(QStandardPaths::writableLocation(kPlace)).filePath(QStringLiteral("Penstock"));
}

QString fileNameOf(const database::Play& play, const QString& suffix) {
    static const QRegularExpression refused(QStringLiteral("[\\x00-\\x1f<>:\"/\\\\|?*]"));
    const QString day = QDateTime::fromMSecsSinceEpoch(play.ended).date().toString(Qt::ISODate);
    QString name = gameName(play.game) + QLatin1Char(' ') + day;
    return name.remove(refused) + QLatin1Char('.') + suffix;
}

QString freePath(const QString& folder, const QString& name) {
    const QFileInfo wanted(QDir(folder).filePath(name));
    QString path = wanted.filePath();
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QDir(folder).filePath(
            QStringLiteral("%1 (%2).%3")
                .arg(wanted.completeBaseName(), QString::number(number), wanted.suffix()));
    return path;
}

json::Result<QString> saveNew(const QString& folder, const QString& name,
                              const QByteArray& content) {
    QDir().mkpath(folder); // writing says it if that failed
    const QString path = freePath(folder, name);
    if (const auto written = sessions::writeFile(path, content); !written)
        return written.error();
    return path;
}

} // namespace share
