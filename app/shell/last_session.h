#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/store/store_host.h"
#include "database/records.h"

/// A game that is being played, as a line on the first page.
struct RunningGame {
    Q_GADGET
    QML_VALUE_TYPE(runningGame)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString seats MEMBER seats)
    Q_PROPERTY(QString when MEMBER when)

public:
    QString id;
    QString game; // its name in the store
    QString title;
    QString seats;
    QString when; // "Yesterday"

    friend bool operator==(const RunningGame&, const RunningGame&) = default;
};

/// What the first page says of the games in the store: the unfinished one touched last, and some
/// that were touched before. No more is read, because that page is waited for.
class LastSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    /// Of the session, or empty; which game it is, who plays it, how many, and when they did last.
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QString seats READ seats NOTIFY changed)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed)
    Q_PROPERTY(QString when READ when NOTIFY changed)
    /// Further unfinished ones, and how many there are with the first.
    Q_PROPERTY(QList<RunningGame> others READ others NOTIFY changed)
    Q_PROPERTY(int playing READ playing NOTIFY changed)
    /// Whether there is any game, be it finished.
    Q_PROPERTY(bool hasGames READ hasGames NOTIFY changed)

public:
    static constexpr std::int64_t kMostOthers = 2;

    using QObject::QObject;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] QString id() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString seats() const;
    [[nodiscard]] int seatCount() const;
    [[nodiscard]] QString when() const;
    [[nodiscard]] QList<RunningGame> others() const;
    [[nodiscard]] int playing() const { return m_playing; }
    [[nodiscard]] bool hasGames() const { return m_hasGames; }

    Q_INVOKABLE void refresh();

signals:
    void changed();

private:
    /// The first of all, or of the unfinished ones.
    [[nodiscard]] std::vector<database::SessionSummary> first(bool isPlayingOnly,
                                                              std::int64_t most) const;
    [[nodiscard]] const database::SessionSummary* last() const {
        return m_running.empty() ? nullptr : &m_running.front();
    }

    StoreHost* m_host = nullptr;
    std::vector<database::SessionSummary> m_running;
    int m_playing = 0;
    bool m_hasGames = false;
};
