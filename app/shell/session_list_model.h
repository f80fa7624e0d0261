#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/games/cartridge.h"
#include "app/store/store_host.h"
#include "database/records.h"
#include "database/sessions.h"

/// The games in the store, unfinished ones first, and among equals the one touched last. Only as
/// many are read as are looked at.
class SessionListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)

public:
    enum Role {
        IdRole = Qt::UserRole,
        GameRole,
        TitleRole,
        DetailRole,
        IsFinishedRole,
        StandingRole // "Round 3 of 5 · Ida 54, Automa 47"; empty until it was looked for
    };

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
    /// Finds out how the game stands. It is played again for that, on another thread, so only rows
    /// that are looked at ask for it.
    Q_INVOKABLE void findStanding(const QString& id);
    /// Gone for good; the page asks first.
    Q_INVOKABLE void remove(const QString& id);

signals:
    void changed();

private:
    /// How a game stood when it was touched then.
    struct Found {
        database::Time touched = 0;
        std::optional<games::Tally> standing; // none: it is not known yet, or cannot be
    };

    [[nodiscard]] std::vector<database::SessionSummary>
    listed(const database::SessionPart& part) const;
    [[nodiscard]] QString standingOf(const database::SessionSummary& session) const;
    void tellStanding(const std::string& id);

    StoreHost* m_host = nullptr;
    std::vector<database::SessionSummary> m_sessions;
    std::map<std::string, Found> m_found;
    bool m_hasMore = false;
};
