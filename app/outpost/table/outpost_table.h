#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/table/outpost_words.h"
#include "app/table/game_table_of.h"
#include "engine/outpost/game.h"
#include "engine/outpost/legal.h"

/// The game on the table: what every view-model of Power Grid: Outpost looks at and what their
/// moves go through.
class OutpostTable : public PENSTOCK_TABLE_OF(OutpostWords) {
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

    explicit OutpostTable(QObject* parent = nullptr) : GameTableOf(parent) {}
    ~OutpostTable() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Asked asked() const;
    [[nodiscard]] bool hasSyndicate() const;
    [[nodiscard]] QStringList news() const;

    [[nodiscard]] const outpost::Cast& cast() const { return words().cast; }

    using GameTableOf::commit;
    /// The same, with the name of the city that the move may be about; empty keeps what it has.
    bool commit(const outpost::Move& move, outpost::City city, const QString& name);
    /// Starts a game and opens it.
    bool begin(const outpost::Setup& setup, const outpost::Cast& cast);

private:
    void takeSeats(const std::vector<database::SessionSeat>& seats) override;
    void nameCity(outpost::City city, const QString& name);
    void nameCities(const QStringList& names);
};
