#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <QUrl>

/// Folders and names of files as a person reads and types them, for windows in which no dialog of
/// the system has room.
class FilePlace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Where files are suggested.
    [[nodiscard]] Q_INVOKABLE static QString usualFolder();
    [[nodiscard]] Q_INVOKABLE static QString folderOf(const QUrl& file);
    [[nodiscard]] Q_INVOKABLE static QString nameOf(const QUrl& file);
    /// The suffix is added to a name that lacks it.
    [[nodiscard]] Q_INVOKABLE static QUrl fileIn(const QString& folder, const QString& name,
                                                 const QString& suffix = {});
    /// Names of the files with one of these suffixes, the one written last first.
    [[nodiscard]] Q_INVOKABLE static QStringList namesIn(const QString& folder,
                                                         const QStringList& suffixes);

    /// What is wrong with the folder, or empty.
    [[nodiscard]] Q_INVOKABLE static QString problemOf(const QString& folder);
    /// What keeps a file of this name from being written there, or empty.
    [[nodiscard]] Q_INVOKABLE static QString problemOfNew(const QString& folder,
                                                          const QString& name);
};
