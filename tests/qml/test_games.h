#pragma once

#include <QObject>
#include <QTemporaryDir>

#include "app/barrage/table/barrage_table.h"
#include "tests/support/barrage_games.h"
#include "tests/support/barrage_table.h"

/// Games for tests of pages, as QML cannot make a setup: import Penstock.Tests.
class TestGames : public QObject {
    Q_OBJECT

public:
    /// A file for a store of one's own, gone with this object.
    Q_INVOKABLE QString storeFile() {
        return m_folder.filePath(QString::number(++m_stores) + ".sqlite");
    }
    /// Two humans, USA before Germany, round 1 before its income.
    Q_INVOKABLE bool beginPlain(BarrageTable* table) {
        return table->begin(barrage::test::plainSetup(2), {});
    }
    /// 2 to 4 humans, Anna with the USA first; round 1 before its income.
    Q_INVOKABLE bool begin(BarrageTable* table, int players) {
        BarrageTable::Names names;
        names[0] = "Anna";
        return table->begin(barrage::test::plainSetup(players), names);
    }
    /// So many moves, always the same ones.
    Q_INVOKABLE bool playOn(BarrageTable* table, int moves) {
        for (int step = 0; step < moves; ++step)
            if (!table->commit(barrage::test::moveFor(1, static_cast<std::uint64_t>(step),
                                                      table->game().state())))
                return false;
        return true;
    }
    /// Ends the phase that waits.
    Q_INVOKABLE bool proceed(BarrageTable* table) {
        return table->commit({barrage::Actor::Table, barrage::Proceed{}});
    }

    /// A game with Automas, at its beginning.
    Q_INVOKABLE bool beginWithAutoma(BarrageTable* table, int seed) {
        return table->begin(barrage::test::automaSetup(static_cast<std::uint64_t>(seed)), {});
    }
    /// The next move of such a game, whoever has to make it.
    Q_INVOKABLE bool playOne(BarrageTable* table, int seed) {
        return table->commit(barrage::test::automaGameMove(
            static_cast<std::uint64_t>(seed), table->game().cursor(), table->game().state()));
    }

private:
    QTemporaryDir m_folder;
    int m_stores = 0;
};
