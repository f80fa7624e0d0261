#pragma once

#include <optional>

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/shell/store_host.h"
#include "database/records.h"

/// What the first page says of the games in the store: the unfinished one touched last. No more is
/// read, because that page is waited for.
class LastSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    /// Of the session, or empty; which game it is, and who plays it.
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QString seats READ seats NOTIFY changed)
    /// Whether there is any game, be it finished.
    Q_PROPERTY(bool hasGames READ hasGames NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] QString id() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString seats() const;
    [[nodiscard]] bool hasGames() const { return m_hasGames; }

    Q_INVOKABLE void refresh();

signals:
    void changed();

private:
    /// The first of all, or of the unfinished ones.
    [[nodiscard]] std::optional<database::SessionSummary> first(bool isPlayingOnly) const;

    StoreHost* m_host = nullptr;
    std::optional<database::SessionSummary> m_last;
    bool m_hasGames = false;
};
