#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/automa/whole_turn.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/random_play.h"
#include "tests/app/barrage/automa_sitting.h"
#include "tests/support/barrage/leeghwater_games.h"

using namespace barrage;

namespace {

constexpr int kWholeGames = 6;

int numberOf(const Move& move) {
    if (const auto* contract = std::get_if<RevealContract>(&move.what))
        return contract->contract.value;
    return static_cast<int>(std::get<RevealTile>(move.what).tile);
}

} // namespace

class AutomaTurnModelTest : public QObject {
    Q_OBJECT

private slots:
    /// The same moves as a game without models, but entered through them.
    void playsWholeGames_data() {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 0; seed < kWholeGames; ++seed)
            QTest::addRow("seed %llu", seed) << seed;
    }
    void playsWholeGames() {
        QFETCH(const quint64, seed);
        const Playthrough expected = test::playAutomaGame(seed);
        Sitting sitting;
        QVERIFY(sitting.begin(expected.setup()));
        const QAbstractItemModelTester reveals(&sitting.reveal);
        const QAbstractItemModelTester lines(sitting.turn.instructions());
        int turns = 0;
        while (!sitting.table.isOver()) {
            const std::size_t cursor = sitting.table.game().cursor();
            const Move& next = expected.entries()[cursor];
            if (sitting.turn.needsTile()) {
                QVERIFY(sitting.turn.enterTile(std::get<RevealAutomaTile>(next.what).tile));
            } else if (sitting.turn.isDecided()) {
                verifyPreview(sitting);
                QVERIFY(sitting.turn.done());
                ++turns;
            } else if (sitting.reveal.isAsked() && !sitting.reveal.asksWhatStays()) {
                QVERIFY(sitting.reveal.choose(rowOf(sitting.reveal, numberOf(next))));
            } else {
                QVERIFY(sitting.table.commit(next));
            }
            if (QTest::currentTestFailed())
                return;
            QVERIFY(sitting.table.game().cursor() > cursor);
        }
        QCOMPARE(sitting.table.game().entries(), expected.entries());
        QVERIFY(sitting.state() == expected.state());
        QVERIFY(turns > 10);
        QVERIFY(!sitting.turn.isDecided() && !sitting.turn.needsTile());
    }

    void drawsAndDealsByItself() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(3)));
        while (!sitting.table.isOver()) {
            if (sitting.turn.needsTile())
                QVERIFY(sitting.turn.drawTile());
            else if (sitting.turn.isDecided())
                QVERIFY(sitting.turn.done());
            else if (sitting.reveal.isAsked())
                QVERIFY(sitting.reveal.deal());
            else
                QVERIFY(sitting.playOther(3));
        }
        QCOMPARE(sitting.state().round, kRounds);
    }

    void drawsDifferentTiles() {
        QSet<int> drawn;
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(1)));
        QVERIFY(sitting.playUntil(1, [&] { return sitting.turn.needsTile(); }));
        for (int i = 0; i < 40; ++i) {
            QVERIFY(sitting.turn.drawTile());
            drawn.insert(std::get<RevealAutomaTile>(
                             sitting.table.game().entries()[sitting.table.game().cursor() - 1].what)
                             .tile);
            sitting.table.undo();
        }
        QVERIFY2(drawn.size() > 5, qPrintable(QString::number(drawn.size())));
    }

    void saysWhichTileIsDrawn() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(1)));
        QVERIFY(!sitting.turn.needsCriteria());
        QVERIFY(sitting.playUntil(1, [&] { return sitting.turn.needsTile(); }));
        QVERIFY(sitting.turn.needsCriteria());
        const State before = sitting.state();
        const int tiles = before.deck.criteriaTile == 0 ? kAutomaTileCount : 0;
        for (int number = 1; number <= tiles; ++number) { // entered, they come one by one
            QVERIFY(sitting.turn.enterTile(number));
            QVERIFY(sitting.turn.needsTile() && !sitting.turn.needsCriteria());
            sitting.table.undo();
        }
        QVERIFY(sitting.state() == before);
    }

    void drawsTheFirstTwoTilesTogether() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(1)));
        QVERIFY(sitting.playUntil(1, [&] { return sitting.turn.needsCriteria(); }));
        const int cursor = sitting.table.cursor();
        QVERIFY(sitting.turn.drawTile());
        QCOMPARE(sitting.table.cursor(), cursor + 2);
        QVERIFY(sitting.turn.isDecided());
        const AutomaDeck& deck = sitting.state().deck;
        QVERIFY(deck.criteriaTile != 0 && deck.actionTile != 0);
        QVERIFY(deck.criteriaTile != deck.actionTile);
        sitting.table.undo();
        QVERIFY(sitting.turn.needsTile() && !sitting.turn.needsCriteria());
        QVERIFY(sitting.turn.drawTile());
        QCOMPARE(sitting.table.cursor(), cursor + 2);
    }

    void refusesTilesThatWereSeen() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(1)));
        QVERIFY(sitting.playUntil(
            1, [&] { return sitting.turn.needsTile() && sitting.state().deck.criteriaTile != 0; }));
        const int seen = sitting.state().deck.criteriaTile;
        const State before = sitting.state();
        for (const int wrong : {0, -1, 21, 300, seen})
            QVERIFY(!sitting.turn.enterTile(wrong));
        QVERIFY(sitting.state() == before);
        QVERIFY(sitting.table.trouble().isEmpty());
        QCOMPARE(sitting.turn.tiles()->count(), 20);
        const QModelIndex tile = sitting.turn.tiles()->index(seen - 1);
        QCOMPARE(tile.data(AutomaLineModel::OutcomeRole).toInt(), int(LineOutcome::Skipped));
        QVERIFY(!tile.data(AutomaLineModel::DetailRole).toString().isEmpty());
        QVERIFY(sitting.turn.tileSteps()->count() > 0);
        QVERIFY(sitting.turn.subtitle().contains(QString::number(seen)));
    }

    void saysThatSeenTilesDoNotComeAgain() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(1)));
        QVERIFY(sitting.playUntil(1, [&] { return sitting.turn.needsTile(); }));
        QCOMPARE(sitting.turn.mixingHint(), QString()); // a stack of all tiles
        QVERIFY(sitting.turn.drawTile());
        QVERIFY(sitting.playUntil(
            1, [&] { return sitting.turn.needsTile() && sitting.state().deck.criteriaTile != 0; }));
        QVERIFY(!sitting.turn.mixingHint().isEmpty());
        QVERIFY(!sitting.turn.enterTile(sitting.state().deck.criteriaTile));
    }

    void sortsTheTilesActionsIntoItsColumns() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(1)));
        QVERIFY(sitting.playUntil(1, [&] { return sitting.turn.actions()->count() > 0; }));
        int last = 0;
        int starts = 0;
        const AutomaLineModel& actions = *sitting.turn.actions();
        for (int row = 0; row < actions.count(); ++row) {
            const QModelIndex index = actions.index(row);
            const int column = index.data(AutomaLineModel::ColumnRole).toInt();
            QVERIFY(column >= last && column < sitting.turn.columnCount());
            last = column;
            starts += index.data(AutomaLineModel::StartsColumnRole).toBool();
        }
        QVERIFY(starts > 0 && starts < sitting.turn.columnCount());
    }

    void undoesAndRedoesInTheMiddleOfATurn() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(2)));
        // A turn with more than one decision.
        const int cursor = [&] {
            while (!sitting.table.isOver()) {
                const int before = sitting.table.cursor();
                if (!sitting.turn.isDecided()) {
                    if (!sitting.playOther(2))
                        return -1;
                } else if (sitting.turn.done() && sitting.table.cursor() > before + 1) {
                    return before;
                }
            }
            return -1;
        }();
        QVERIFY(cursor >= 0);
        const State after = sitting.state();
        const int end = sitting.table.cursor();
        sitting.table.undo();
        QVERIFY(sitting.turn.isDecided());
        const QString rest = sitting.turn.announcement();
        sitting.table.redo();
        QVERIFY(sitting.state() == after);
        sitting.table.goTo(cursor);
        QVERIFY(sitting.turn.isDecided());
        QVERIFY(sitting.turn.announcement() != rest);
        QVERIFY(sitting.turn.done());
        QCOMPARE(sitting.table.cursor(), end);
        QVERIFY(sitting.state() == after);
    }

    void showsNothingOfAnEarlierEntry() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(2)));
        QVERIFY(sitting.playUntil(2, [&] { return sitting.turn.isDecided(); }));
        const int now = sitting.table.cursor();
        sitting.table.view(now);
        QVERIFY(!sitting.turn.isDecided());
        QCOMPARE(sitting.turn.company(), -1);
        QCOMPARE(sitting.turn.instructions()->count(), 0);
        QVERIFY(!sitting.turn.done());
        sitting.table.view(-1);
        QVERIFY(sitting.turn.isDecided());
        QCOMPARE(sitting.table.cursor(), now);
    }

    void marksWhatAReasonNames() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(0)));
        const auto builds = [&] {
            return sitting.turn.isDecided() && decide(sitting.state()).placement;
        };
        QVERIFY(sitting.playUntil(0, builds));
        const Site site = decide(sitting.state()).placement->site;
        const auto isSite = [&](const MapMark& mark) { return mark.site == site; };
        const auto concerned = sitting.turn.marks().list;
        QVERIFY(std::any_of(concerned.begin(), concerned.end(), isSite));
        QSignalSpy marked(&sitting.turn, &AutomaTurnModel::marksChanged);
        int candidates = 0;
        int ticks = 0;
        for (int row = 0; row < sitting.turn.reasons()->count(); ++row) {
            sitting.turn.showReason(row);
            for (const MapMark& mark : sitting.turn.marks().list) {
                candidates += mark.kind == MarkKind::Candidate ? 1 : 0;
                ticks += isSite(mark) && mark.label == QStringLiteral("✓") ? 1 : 0;
            }
        }
        QCOMPARE(marked.count(), sitting.turn.reasons()->count());
        QVERIFY(candidates > 0);
        QVERIFY(ticks > 0);
        sitting.turn.showReason(-1);
        QCOMPARE(sitting.turn.marks().list, concerned);
        for (int row = 0; row < sitting.turn.instructions()->count(); ++row) {
            sitting.turn.showInstruction(row);
            QCOMPARE(sitting.turn.marks().list.empty(), !sitting.turn.instructions()
                                                             ->index(row)
                                                             .data(AutomaLineModel::HasMarksRole)
                                                             .toBool());
        }
    }

    /// a dashed action is followed by the next one, after what it reveals came up.
    void showsTheWholeTurnAfterAReveal() {
        int turns = 0;
        for (quint64 seed = 0; seed < kWholeGames; ++seed) {
            Sitting sitting;
            QVERIFY(sitting.begin(test::automaSetup(seed)));
            const auto goesOn = [&] {
                const auto& entries = sitting.table.game().entries();
                const auto isReveal = [](const Move& move) {
                    return std::holds_alternative<RevealContract>(move.what);
                };
                if (!sitting.turn.isDecided() || !isReveal(entries.back()))
                    return false;
                const auto before = std::find_if_not(entries.rbegin(), entries.rend(), isReveal);
                return std::holds_alternative<AutomaSweepContracts>(before->what);
            };
            while (sitting.playUntil(seed, goesOn)) {
                const auto& actions = sitting.turn.actions()->lines();
                const auto isDone = [](const AutomaLine& line) {
                    return line.outcome == LineOutcome::Done;
                };
                const auto first = std::find_if(actions.begin(), actions.end(), isDone);
                const auto last = std::find_if(actions.rbegin(), actions.rend(), isDone).base();
                QVERIFY(first != actions.end());
                QVERIFY(last - first > 1); // what was done before the reveal and what is done now
                for (auto action = actions.begin(); action != last; ++action)
                    QVERIFY2(action->outcome != LineOutcome::Unneeded, qPrintable(action->text));
                ++turns;
                QVERIFY(sitting.playOther(seed));
            }
        }
        QVERIFY(turns > 3);
    }

    void saysWhetherTheTurnGoesOnAfterAContractIsRevealed_data() {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<bool>("goesOn");
        QTest::newRow("A-3.3 it was the last action")
            << "Then a contract is revealed, and the turn is over." << false;
        QTest::newRow("A-3.3 another action follows")
            << "Then a contract is revealed, and the turn goes on." << true;
    }
    void saysWhetherTheTurnGoesOnAfterAContractIsRevealed() {
        QFETCH(const QString, sentence);
        QFETCH(const bool, goesOn);
        int times = 0;
        for (std::uint64_t seed = 0; seed < 200 && times < 3; ++seed) {
            const Playthrough game = test::playAutomaGame(seed);
            Sitting sitting;
            QVERIFY(sitting.begin(game.setup()));
            while (sitting.table.game().cursor() < game.entries().size()) {
                const std::size_t cursor = sitting.table.game().cursor();
                const bool isSaid = sitting.turn.afterwards() == sentence;
                const Owner who = sitting.table.state().task().who;
                QVERIFY(sitting.table.commit(game.entries()[cursor]));
                if (!isSaid || sitting.table.state().task().kind != TaskKind::RevealContract)
                    continue;
                while (sitting.table.state().task().kind == TaskKind::RevealContract)
                    QVERIFY(sitting.table.commit(game.entries()[sitting.table.game().cursor()]));
                const State& then = sitting.table.state();
                // The next turn of an Automa begins with its tile.
                const bool isSameTurn = isAutomaToDecide(then) && then.task().who == who &&
                                        then.task().kind != TaskKind::RevealAutomaTile;
                QCOMPARE(isSameTurn, goesOn);
                ++times;
            }
        }
        QVERIFY(times > 0);
    }

    /// 8.3: Sekibo's tile dictates a human's action, not what the action leaves to choose.
    void saysThatADictatedActionAsksThePlayer_data() {
        QTest::addColumn<TaskKind>("asked");
        QTest::newRow("B-25.13 an advanced tile as a reward") << TaskKind::ChooseTile;
        QTest::newRow("B-25.23a the I building tile") << TaskKind::UseBuildingNow;
        QTest::newRow("B-25.25 the architect") << TaskKind::GoOn;
    }
    void saysThatADictatedActionAsksThePlayer() {
        QFETCH(const TaskKind, asked);
        for (std::uint64_t seed = 0; seed < 6000; ++seed) {
            const Playthrough game = test::playLeeghwaterAutomaGame(seed);
            auto replay = Playthrough::begin(game.setup());
            QVERIFY(replay.ok());
            for (const Move& move : game.entries()) {
                const State& state = replay.value().state();
                if (state.turn.isDictated && isAutomaToDecide(state) &&
                    previewTurn(state).next() == asked) {
                    Sitting sitting;
                    QVERIFY(sitting.begin(game.setup()));
                    while (sitting.table.game().cursor() < replay.value().cursor())
                        QVERIFY(
                            sitting.table.commit(game.entries()[sitting.table.game().cursor()]));
                    QCOMPARE(sitting.turn.afterwards(), "Then the player has to choose.");
                    return;
                }
                QVERIFY(replay.value().commit(move).ok());
            }
        }
        QFAIL("no game comes to it");
    }

    void forecastsOnlyWhenItIsOn() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(1)));
        QCOMPARE(sitting.forecast.company(), -1); // before a tile lies open
        QVERIFY(sitting.playUntil(
            1, [&] { return sitting.turn.needsTile() && sitting.state().deck.criteriaTile != 0; }));
        QVERIFY(sitting.playUntil(1, [&] { return !sitting.turn.needsTile(); }));
        QVERIFY(sitting.turn.done());
        QVERIFY(sitting.state().of(static_cast<Company>(sitting.forecast.company())).isAutoma());
        QCOMPARE(sitting.forecast.lines()->count(), 0);
        const State before = sitting.state();
        sitting.forecast.setOn(true);
        QVERIFY(sitting.state() == before);
        QVERIFY(sitting.forecast.tileCount() > 10);
        int tiles = 0;
        for (const AutomaLine& line : sitting.forecast.lines()->lines()) {
            QVERIFY(!line.text.isEmpty() && !line.pictogram.isEmpty());
            QCOMPARE(line.number, int(line.detail.count(',')) + 1);
            tiles += line.number;
        }
        QCOMPARE(tiles, sitting.forecast.tileCount());
        sitting.forecast.setOn(false);
        QCOMPARE(sitting.forecast.lines()->count(), 0);
    }

private:
    /// The preview says what will happen and changes nothing.
    static void verifyPreview(Sitting& sitting) {
        AutomaTurnModel& turn = sitting.turn;
        const State before = sitting.state();
        QVERIFY(!turn.headline().isEmpty());
        QVERIFY(turn.announcement().startsWith(turn.headline()));
        QCOMPARE(turn.company(), static_cast<int>(companyOf(before.task().who)));
        for (const AutomaLine& line : turn.instructions()->lines())
            QVERIFY2(!line.text.isEmpty() && !line.text.contains('%') && !line.pictogram.isEmpty(),
                     qPrintable(line.text));
        if (before.task().kind == TaskKind::TakeTurn) {
            QVERIFY(turn.instructions()->count() > 0);
            QVERIFY(turn.reasons()->count() > 0);
            int done = 0;
            for (const AutomaLine& line : turn.actions()->lines()) {
                done += line.outcome == LineOutcome::Done ? 1 : 0;
                QVERIFY(line.outcome != LineOutcome::Skipped || !line.detail.isEmpty());
            }
            QVERIFY(done > 0);
            QVERIFY(turn.subtitle().contains(QString::number(before.deck.actionTile)));
        }
        QVERIFY(sitting.state() == before);
    }
};

QTEST_MAIN(AutomaTurnModelTest)
#include "tst_automa_turn_model.moc"
