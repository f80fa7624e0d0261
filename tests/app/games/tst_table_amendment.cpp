#include <QtTest>

#include "engine/barrage/legal.h"
#include "tests/app/games/desk.h"

namespace {

/// The lines that the store has.
template <class Table>
std::vector<std::string> keptLines(Desk<Table>& desk) {
    return database::loadSession(desk.host.store(), toStd(desk.table.sessionId()))
        .value()
        .log.entries;
}

} // namespace

/// An entry of the log is entered anew, and what followed it follows again.
class TableAmendmentTest : public QObject {
    Q_OBJECT

private slots:
    void whatFollowedFollowsAgain() {
        atEveryTable([](auto& desk) {
            QVERIFY(desk.play(30));
            const auto before = keptLines(desk);
            const auto state = desk.table.state();
            desk.table.amend(11);
            QCOMPARE(desk.table.amendedEntry(), 11);
            QCOMPARE(desk.table.waitingEntries(), 19);
            QCOMPARE(desk.table.cursor(), 10);
            QVERIFY(!desk.table.canUndo());
            QVERIFY(!desk.table.canRedo());
            QCOMPARE(keptLines(desk), before);
            QVERIFY(desk.table.commit(desk.whole.entries()[10]));
            QCOMPARE(desk.table.amendedEntry(), 0);
            QCOMPARE(desk.table.cursor(), 30);
            QVERIFY(desk.table.state() == state);
            QVERIFY(desk.table.lastCommit() == nullptr); // the table has it right already
            QCOMPARE(keptLines(desk), before);
        });
    }

    void leavesEverythingAsItWas() {
        atEveryTable([](auto& desk) {
            QVERIFY(desk.play(30));
            const auto state = desk.table.state();
            desk.table.amend(5);
            desk.table.leaveAmendment();
            QCOMPARE(desk.table.cursor(), 30);
            QVERIFY(desk.table.state() == state);
            desk.table.amend(5);
            const QString id = desk.table.sessionId();
            desk.table.close();
            QVERIFY(desk.table.open(id)); // as after a program that was killed meanwhile
            QCOMPARE(desk.table.amendedEntry(), 0);
            QCOMPARE(desk.table.cursor(), 30);
            QVERIFY(desk.table.state() == state);
        });
    }

    void goesOnFromAnEntryThatTheRestDoesNotFit() {
        Desk<BarrageTable> desk;
        QVERIFY(desk.play(60));
        const auto before = keptLines(desk);
        const auto [number, other] = misfitOf(desk);
        desk.table.amend(number);
        QVERIFY(desk.table.commit(other));
        QCOMPARE(desk.table.amendedEntry(), number);
        QVERIFY(!desk.table.misfit().isEmpty());
        QVERIFY(!desk.table.misfitReason().isEmpty());
        QCOMPARE(keptLines(desk), before); // until somebody decides
        QVERIFY(desk.table.canUndo());
        desk.table.undo();
        QVERIFY(!desk.table.hasAmendment());
        QVERIFY(desk.table.misfit().isEmpty());
        QVERIFY(desk.table.commit(other));
        desk.table.takeAmendment();
        QCOMPARE(desk.table.amendedEntry(), 0);
        QCOMPARE(desk.table.cursor(), number);
        const auto after = keptLines(desk);
        QCOMPARE(int(after.size()), number);
        QCOMPARE(after.back(), barrage::formatMove(other));
    }

    void refusesEntriesThatAreNotInForce() {
        Desk<BarrageTable> desk;
        QVERIFY(desk.play(10));
        desk.table.goTo(8);
        for (const int number : {0, -1, 9, 11}) {
            desk.table.amend(number);
            QCOMPARE(desk.table.amendedEntry(), 0);
        }
    }

private:
    struct Misfit {
        int number;
        barrage::Move move;
    };
    /// An entry and another move for it behind which the rest does not fit.
    static Misfit misfitOf(const Desk<BarrageTable>& desk) {
        for (std::size_t i = 0; i < 60; ++i) {
            barrage::Playthrough game = desk.whole;
            game.replayTo(i);
            for (const barrage::Move& move : barrage::legalMoves(game.state())) {
                barrage::Playthrough other = game;
                bool fits = other.commit(move).ok();
                for (std::size_t k = i + 1; fits && k < 60; ++k)
                    fits = other.commit(desk.whole.entries()[k]).ok();
                if (!fits)
                    return {static_cast<int>(i) + 1, move};
            }
        }
        qFatal("everything fits");
    }
};

QTEST_GUILESS_MAIN(TableAmendmentTest)
#include "tst_table_amendment.moc"
