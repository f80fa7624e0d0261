#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/table/nucleum_words.h"
#include "app/table/game_table_of.h"
#include "engine/nucleum/game.h"

/// The game on the table: what every view-model of Nucleum looks at and what their moves go
/// through.
class NucleumTable : public PENSTOCK_TABLE_OF(NucleumWords) {
    Q_OBJECT
    QML_ELEMENT
    /// What the last move brought and asks the players to do with the pieces.
    Q_PROPERTY(QStringList news READ news NOTIFY changed)

public:
    explicit NucleumTable(QObject* parent = nullptr) : GameTableOf(parent) {}
    ~NucleumTable() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QStringList news() const;

    /// Of a seat's player; -1 if nobody sits there.
    Q_INVOKABLE int colourOf(int seat) const;

    [[nodiscard]] const nucleum::Cast& cast() const { return words().cast; }

    /// Enters what is printed on a piece, for this game and all later ones.
    bool learn(nucleum::Fact fact);
    /// Starts a game and opens it; names stand in the order of the seats.
    bool begin(const nucleum::Setup& setup, const QStringList& names);

private:
    void takeSeats(const std::vector<database::SessionSeat>& seats) override;
};
