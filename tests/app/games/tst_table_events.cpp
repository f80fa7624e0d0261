#include <algorithm>

#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/table/barrage_table.h"
#include "app/common/convert.h"
#include "app/nucleum/table/nucleum_table.h"
#include "app/outpost/table/outpost_table.h"
#include "database/sessions.h"
#include "engine/nucleum/random_play.h"
#include "engine/outpost/random_play.h"
#include "tests/support/barrage_games.h"
#include "tests/support/nucleum_games.h"
#include "tests/support/outpost_games.h"

namespace {

barrage::Playthrough wholeGameOf(const BarrageTable&) { return barrage::test::playAutomaGame(7); }

nucleum::Playthrough wholeGameOf(const NucleumTable&) {
    return nucleum::playRandomGame(nucleum::test::variedSetup(3, 1), 1);
}

outpost::Playthrough wholeGameOf(const OutpostTable&) {
    return outpost::playRandomGame(outpost::test::plainSetup(3, 1), 1);
}

/// A table with a game whose moves are known, and what it tells in the order in which it tells it.
template <class Table>
struct Desk {
    using Game = typename Table::Game;

    QTemporaryDir folder;
    StoreHost host;
    Table table;
    typename Table::Playthrough whole = wholeGameOf(table);
    QStringList told;

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

    [[nodiscard]] std::size_t keptEntries() const {
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

} // namespace

/// What moves bring about is told once and in one order, whichever game it is, and kept until the
/// next one.
class TableEventsTest : public QObject {
    Q_OBJECT

private slots:
    void tellsEventsOfAKeptMoveBeforeTheTableChanges() {
        atEveryTable([](auto& desk) {
            qsizetype sounds = 0;
            for (int i = 0; i < 60; ++i) {
                const auto before = desk.table.state();
                auto after = before;
                const auto events = desk.eventsOf(after, desk.nextMove());
                desk.told.clear();
                QVERIFY(desk.table.commit(desk.nextMove()));
                QVERIFY(desk.table.lastCommit() != nullptr);
                QVERIFY(desk.table.lastCommit()->before == before);
                QVERIFY(desk.table.lastCommit()->events == events);
                sounds += desk.told.removeAll("heard");
                QCOMPARE(desk.told, (QStringList{"happened", "changed"}));
            }
            QVERIFY(sounds > 0);
        });
    }

    void tellsOnceOfSeveralMoves() {
        atEveryTable([](auto& desk) {
            const auto before = desk.table.state();
            const auto& all = desk.whole.entries();
            QVERIFY(desk.table.commit(std::vector(all.begin(), all.begin() + 20)));
            QCOMPARE(desk.table.cursor(), 20);
            QVERIFY(desk.table.lastCommit()->before == before);
            QVERIFY(!desk.table.lastCommit()->events.empty());
            QVERIFY(desk.told.removeAll("heard") <= 1);
            QCOMPARE(desk.told, (QStringList{"happened", "changed"}));
        });
    }

    void hasNoEventsAfterGoingBack() {
        atEveryTable([](auto& desk) {
            QVERIFY(desk.play(10));
            desk.table.undo();
            QVERIFY(desk.table.lastCommit() == nullptr);
            desk.table.redo();
            QVERIFY(desk.table.lastCommit() == nullptr);
            QCOMPARE(desk.told, (QStringList{"changed", "changed"}));
        });
    }

    void hasNoEventsWhileAnEarlierEntryIsLookedAt() {
        atEveryTable([](auto& desk) {
            QVERIFY(desk.play(10));
            const auto events = desk.table.lastCommit()->events;
            desk.table.view(4);
            QVERIFY(desk.table.lastCommit() == nullptr);
            desk.table.view(-1);
            QVERIFY(desk.table.lastCommit()->events == events);
            QCOMPARE(desk.told, (QStringList{"changed", "changed"}));
        });
    }

    void hasNoEventsAfterOpening() {
        atEveryTable([](auto& desk) {
            QVERIFY(desk.play(10));
            QVERIFY(desk.table.open(desk.table.sessionId()));
            QCOMPARE(desk.table.cursor(), 10);
            QVERIFY(desk.table.lastCommit() == nullptr);
            QVERIFY(!desk.told.contains("happened"));
        });
    }

    void tellsNothingOfARefusedMove() {
        atEveryTable([](auto& desk) {
            QVERIFY(desk.play(10));
            const auto events = desk.table.lastCommit()->events;
            QVERIFY(!desk.table.commit(desk.refusedAt(desk.table.state())));
            QVERIFY(!desk.table.trouble().isEmpty());
            QCOMPARE(desk.told, QStringList{"changed"});
            QVERIFY(desk.table.lastCommit()->events == events);
        });
    }

    void tellsOfTheMovesBeforeARefusedOne() {
        atEveryTable([](auto& desk) {
            QVERIFY(desk.play(10));
            const auto next = desk.nextMove();
            auto after = desk.table.state();
            const auto events = desk.eventsOf(after, next);
            QVERIFY(!desk.table.commit({next, desk.refusedAt(after)}));
            QCOMPARE(desk.table.cursor(), 11);
            QVERIFY(!desk.table.trouble().isEmpty());
            QVERIFY(desk.table.lastCommit()->events == events);
            desk.told.removeAll("heard");
            QCOMPARE(desk.told, (QStringList{"happened", "changed"}));
        });
    }
};

QTEST_GUILESS_MAIN(TableEventsTest)
#include "tst_table_events.moc"
