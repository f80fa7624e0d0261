#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/table/outpost_words.h"
#include "app/table/game_table.h"
#include "app/table/open_game_of.h"
#include "engine/outpost/game.h"
#include "engine/outpost/legal.h"

/// The game on the table: what every view-model of Power Grid: Outpost looks at and what their
/// moves go through.
class OutpostTable : public GameTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(OutpostTable::Asked asked READ asked NOTIFY changed)
    Q_PROPERTY(bool hasSyndicate READ hasSyndicate NOTIFY changed)
    /// What the last move asks the players to do with cards, tokens and pieces.
    Q_PROPERTY(QStringList news READ news NOTIFY changed)

public:
    /// Which panel answers the open question.
    enum Asked { Nothing, Card, StartStation, Auction, Bidding, Syndicate, Place, Turn, Supply };
    Q_ENUM(Asked)

    explicit OutpostTable(QObject* parent = nullptr) : GameTable(parent) {}
    ~OutpostTable() override;

    [[nodiscard]] int round() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool isOver() const override;
    [[nodiscard]] Asked asked() const;
    [[nodiscard]] bool hasSyndicate() const;
    [[nodiscard]] QStringList news() const { return cursor() == m_newsAt ? m_news : QStringList(); }

    // For other view-models; only while a game is open.
    [[nodiscard]] const outpost::Playthrough& game() const { return own().game(); }
    /// The state in force, or the earlier one that is looked at.
    [[nodiscard]] const outpost::State& state() const { return own().state(); }
    [[nodiscard]] const outpost::Cast& cast() const { return m_cast; }

    /// Makes the move; durable before `changed` comes. False, with a sentence in `trouble`, if a
    /// rule refuses it. Several in a row tell their news together.
    bool commit(const outpost::Move& move);
    bool commit(const std::vector<outpost::Move>& moves);
    /// The same, with the name of the city that the move may be about; empty keeps what it has.
    bool commit(const outpost::Move& move, outpost::City city, const QString& name);
    /// Starts a game and opens it.
    bool begin(const outpost::Setup& setup, const outpost::Cast& cast);

private:
    using Own = OpenGameOf<OutpostWords>;

    [[nodiscard]] core::Result<std::unique_ptr<OpenGame>, OpenGame::ResumeError>
    resume(const database::DatabaseFile& store, const std::string& id) const override;
    void takeSeats(const std::vector<database::SessionSeat>& seats) override;
    [[nodiscard]] bool make(const outpost::Move& move);
    void tell(const outpost::State& before, const outpost::Events& events);
    void nameCity(outpost::City city, const QString& name);
    void nameCities(const QStringList& names);
    [[nodiscard]] const Own& own() const { return static_cast<const Own&>(openGame()); }
    [[nodiscard]] Own& own() { return static_cast<Own&>(gameInUse()); }

    outpost::Cast m_cast;
    QStringList m_news;
    int m_newsAt = -1; // the cursor to which they belong
};
