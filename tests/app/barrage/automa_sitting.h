#pragma once

#include <QTemporaryDir>

#include "app/barrage/automa/automa_turn_model.h"
#include "app/barrage/automa/forecast_model.h"
#include "app/barrage/automa/reveal_model.h"
#include "tests/support/barrage/games.h"

/// A game on the table with everything that looks at it.
struct Sitting {
    QTemporaryDir folder;
    StoreHost host;
    BarrageTable table;
    AutomaTurnModel turn;
    RevealModel reveal;
    ForecastModel forecast;

    Sitting() {
        host.setFile(folder.filePath("store.sqlite"));
        table.setHost(&host);
        turn.setTable(&table);
        reveal.setTable(&table);
        forecast.setTable(&table);
    }
    [[nodiscard]] bool begin(const barrage::Setup& setup) { return table.begin(setup, {}); }
    [[nodiscard]] const barrage::State& state() const { return table.state(); }

    /// Whoever is not asked by one of the models plays as in a game without them.
    [[nodiscard]] bool playOther(std::uint64_t seed) {
        return table.commit(barrage::test::automaGameMove(seed, table.game().cursor(), state()));
    }
    /// Plays on until the condition holds.
    template <class Condition>
    [[nodiscard]] bool playUntil(std::uint64_t seed, Condition condition) {
        while (!table.isOver() && !condition())
            if (!playOther(seed))
                return false;
        return !table.isOver();
    }
};

/// The row of a card or tile by its number, -1 if there is none.
inline int rowOf(const RevealModel& reveal, int number) {
    for (int row = 0; row < reveal.rowCount(); ++row)
        if (reveal.index(row).data(RevealModel::NumberRole).toInt() == number)
            return row;
    return -1;
}
