#include "app/shell/file_place.h"

#include <QDir>
#include <QFileInfo>

#include "app/share/saved_file.h"

namespace {

/// What a person typed; ~ is the own folder, as everywhere.
QDir typed(const QString& folder) {
    QString path = QDir::fromNativeSeparators(folder.trimmed());
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/")))
        path.replace(0, 1, QDir::homePath());
    return path;
}

} // namespace

QString FilePlace::usualFolder() { return QDir::toNativeSeparators(share::defaultFolder()); }

QString FilePlace::folderOf(const QUrl& file) {
    return QDir::toNativeSeparators(QFileInfo(share::pathOf(file)).path());
}

QString FilePlace::nameOf(const QUrl& file) { return QFileInfo(share::pathOf(file)).fileName(); }

QUrl FilePlace::fileIn(const QString& folder, const QString& name, const QString& suffix) {
    QString whole = name.trimmed();
    if (!suffix.isEmpty() && !whole.endsWith(QLatin1Char('.') + suffix, Qt::CaseInsensitive))
        whole += QLatin1Char('.') + suffix;
    return QUrl::fromLocalFile(typed(folder).absoluteFilePath(whole));
}

QStringList FilePlace::namesIn(const QString& folder, const QStringList& suffixes) {
    QStringList patterns;
    for (const QString& suffix : suffixes)
        patterns << QStringLiteral("*.") + suffix;
    return typed(folder).entryList(patterns, QDir::Files, QDir::Time);
}

QString FilePlace::problemOf(const QString& folder) {
    const QDir place = typed(folder);
    return folder.trimmed().isEmpty() || !place.isAbsolute() || !place.exists()
               ? tr("There is no such folder.")
               : QString();
}

QString FilePlace::problemOfNew(const QString& folder, const QString& name) {
    if (const QString problem = problemOf(folder); !problem.isEmpty())
        return problem;
    if (!QFileInfo(typed(folder).path()).isWritable())
        return tr("Nothing can be saved in this folder.");
    if (name.trimmed().isEmpty())
        return tr("The file needs a name.");
    if (share::isRefusedName(name.trimmed()))
        return tr("A name of a file has none of these: %1")
            .arg(QStringLiteral("< > : \" / \\ | ? *"));
    return {};
}

#include "moc_file_place.cpp"
