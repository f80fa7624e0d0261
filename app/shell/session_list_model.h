#pragma once

#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/shell/store_host.h"
#include "database/records.h"
#include "database/sessions.h"

/// The games in the store, the one touched last first. Only as many are read as are looked at.
class SessionListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed)
    /// The unfinished game touched last, or empty; which game it is, and who plays it.
    Q_PROPERTY(QString lastId READ lastId NOTIFY changed)
    Q_PROPERTY(QString lastGame READ lastGame NOTIFY changed)
    Q_PROPERTY(QString lastTitle READ lastTitle NOTIFY changed)

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
    [[nodiscard]] bool isEmpty() const { return m_sessions.empty(); }
    [[nodiscard]] QString lastId() const;
    [[nodiscard]] QString lastGame() const;
    [[nodiscard]] QString lastTitle() const;

    /// Reads the rows that are there once more.
    Q_INVOKABLE void refresh();
    /// Gone for good; the page asks first.
    Q_INVOKABLE void remove(const QString& id);

signals:
    void changed();

private:
    [[nodiscard]] std::vector<database::SessionSummary>
    listed(const database::SessionPart& part) const;
    void readLast();

    StoreHost* m_host = nullptr;
    std::vector<database::SessionSummary> m_sessions;
    bool m_hasMore = false;
    std::optional<database::SessionSummary> m_last;
};
