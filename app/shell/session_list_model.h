#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/shell/store_host.h"
#include "database/records.h"

/// The games in the store, the one touched last first.
class SessionListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The unfinished game touched last, or empty; and who plays it.
    Q_PROPERTY(QString lastId READ lastId NOTIFY changed)
    Q_PROPERTY(QString lastTitle READ lastTitle NOTIFY changed)

public:
    enum Role { IdRole = Qt::UserRole, TitleRole, DetailRole, IsFinishedRole };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] int count() const { return static_cast<int>(m_sessions.size()); }
    [[nodiscard]] QString lastId() const;
    [[nodiscard]] QString lastTitle() const;

    Q_INVOKABLE void refresh();
    /// Gone for good; the page asks first.
    Q_INVOKABLE void remove(const QString& id);

signals:
    void changed();

private:
    [[nodiscard]] const database::SessionSummary* last() const;

    StoreHost* m_host = nullptr;
    std::vector<database::SessionSummary> m_sessions;
};
