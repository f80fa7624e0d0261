#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/shell/store_host.h"
#include "database/records.h"
#include "database/sessions.h"

/// The games in the store, unfinished ones first, and among equals the one touched last. Only as
/// many are read as are looked at.
class SessionListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)

public:
    enum Role { IdRole = Qt::UserRole, GameRole, TitleRole, DetailRole, IsFinishedRole };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);

    /// Reads the rows that are there once more.
    Q_INVOKABLE void refresh();
    /// Gone for good; the page asks first.
    Q_INVOKABLE void remove(const QString& id);

signals:
    void changed();

private:
    [[nodiscard]] std::vector<database::SessionSummary>
    listed(const database::SessionPart& part) const;

    StoreHost* m_host = nullptr;
    std::vector<database::SessionSummary> m_sessions;
    bool m_hasMore = false;
};
