#include <QtTest>

#include "tests/app/games/desk.h"

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
