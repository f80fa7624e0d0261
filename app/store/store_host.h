#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "database/database_file.h"
#include "database/recovery.h"

/// The store for all view-models. It is opened when it is first asked for; if that fails the
/// program goes on with one in memory and `notice` says so.
class StoreHost : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Empty: the file in the platform's folder for application data.
    Q_PROPERTY(QString file READ file WRITE setFile NOTIFY fileChanged)
    /// What the user has to know about the opening: recovered parts or why nothing is kept.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)

public:
    explicit StoreHost(QObject* parent = nullptr);
    ~StoreHost() override;

    [[nodiscard]] QString file() const { return m_file; }
    /// Only before the store is first used.
    void setFile(const QString& file);
    /// The file that is meant, also if none was named.
    [[nodiscard]] QString path() const;
    [[nodiscard]] QString notice() const;

    [[nodiscard]] const database::DatabaseFile& store();

    Q_INVOKABLE void dismissNotice();

signals:
    void fileChanged();
    void noticeChanged();
    /// The last moment at which the store can be used.
    void closing();

private:
    void open();

    QString m_file;
    // Put into words when asked for: the store is opened before it can tell the language.
    std::optional<database::RecoveryReport> m_recovery;
    std::optional<database::StoreError> m_trouble;
    std::unique_ptr<database::DatabaseFile> m_store;
};
