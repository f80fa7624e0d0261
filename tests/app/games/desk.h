#pragma once

#include <algorithm>

#include <QTemporaryDir>

#include "app/barrage/table/barrage_table.h"
#include "app/common/convert.h"
#include "app/nucleum/table/nucleum_table.h"
#include "app/outpost/table/outpost_table.h"
#include "database/sessions.h"
#include "engine/nucleum/random_play.h"
#include "engine/outpost/random_play.h"
#include "tests/support/barrage/games.h"
#include "tests/support/nucleum/games.h"
#include "tests/support/outpost/games.h"

inline barrage::Playthrough wholeGameOf(const BarrageTable&) {
    return barrage::test::playAutomaGame(7);
}

inline nucleum::Playthrough wholeGameOf(const NucleumTable&) {
    return nucleum::playRandomGame(nucleum::test::variedSetup(3, 1), 1);
}

inline outpost::Playthrough wholeGameOf(const OutpostTable&) {
    return outpost::playRandomGame(outpost::test::plainSetup(3, 1), 1);
}

/// A table with a game whose moves are known, and what it tells in the order in which it tells it.
template <class Table>
struct Desk {
    using Game = typename Table::Game;

    QStringList told; // outlives the table, which tells that it is closed
    QTemporaryDir folder;
    StoreHost host;
    Table table;
    typename Table::Playthrough whole = wholeGameOf(table);

    Desk() {
        host.setFile(folder.filePath("games.sqlite"));
        table.setHost(&host);
        if (!table.begin(whole.setup(), {}))
            qFatal("no game");
        QObject::connect(&table, &GameTable::happened, &table, [this] {
            told.append(keptEntries() == table.game().cursor() ? "happened" : "not kept");
        });
        QObject::connect(&table, &GameTable::heard, &table, [this] { told.append("heard"); });
        QObject::connect(&table, &GameTable::changed, &table, [this] { told.append("changed"); });
    }

    [[nodiscard]] std::size_t keptEntries() {
        return database::loadSession(host.store(), toStd(table.sessionId()))
            .value()
            .log.entries.size();
    }
    [[nodiscard]] const typename Table::Move& nextMove() const {
        return whole.entries()[table.game().cursor()];
    }
    [[nodiscard]] bool play(int moves) {
        for (int i = 0; i < moves; ++i)
            if (!table.commit(nextMove()))
                return false;
        told.clear();
        return true;
    }
    /// A move of the same game that is not possible in the state.
    [[nodiscard]] typename Table::Move refusedAt(const typename Table::State& state) const {
        return *std::ranges::find_if(whole.entries(), [&state](const auto& move) {
            auto copy = state;
            return !Game::apply(copy, move);
        });
    }
    /// What the move brings about in the state, which it changes.
    [[nodiscard]] static typename Table::Events eventsOf(typename Table::State& state,
                                                         const typename Table::Move& move) {
        return Game::apply(state, move).value();
    }
};

template <class Test>
void atEveryTable(Test test) {
    Desk<BarrageTable> barrage;
    test(barrage);
    Desk<NucleumTable> nucleum;
    test(nucleum);
    Desk<OutpostTable> outpost;
    test(outpost);
}
