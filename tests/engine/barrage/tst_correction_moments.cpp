#include <QtTest>

#include "engine/barrage/game.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/invariants.h"
#include "engine/barrage/random_play.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// Round 1, the USA's turn. The USA have a dam of level 2 with 1 drop on 1L, a powerhouse in basin
/// 5, a conduit between them and a private contract.
Table someGame() {
    Table table = Table::after(plainSetup());
    table.play("table proceed");
    table.dam("1L", Owner::Usa, 1, 1).powerhouse("P5_0", Owner::Usa).conduit("1B", Owner::Usa);
    table.hold(Company::Usa, "green_05");
    return table;
}

/// A game in which this question is open; None: the game is over.
Table waitingFor(TaskKind kind) {
    Table table = someGame();
    switch (kind) {
    case TaskKind::ChooseMachines:
    case TaskKind::PlaceDrops: // incomes of four elevations
        table.dam("2L", Owner::Usa, 2).dam("3L", Owner::Usa, 1);
        table.phase(Phase::IncomeAndHeadstreams, 5);
        table.play("table proceed");
        if (kind == TaskKind::PlaceDrops)
            table.play("usa choose-machines excavators=1 mixers=0");
        break;
    case TaskKind::FulfilContract:
        table.play("usa produce turbine_station_zero_left 1L 1B P5_0 drops=1");
        break;
    case TaskKind::DiscardContract:
        table.play("usa take-contracts contract_office_two_left green_01 green_02");
        break;
    case TaskKind::RevealContract:
        table.play("usa take-contracts contract_office_one_a_left green_01");
        break;
    case TaskKind::RevealTile:
        table.phase(Phase::EndOfRound, 1);
        table.play("table proceed");
        break;
    case TaskKind::DeclareLeftovers:
        table.light(Company::Germany).phase(Phase::Scoring, 5);
        table.play("table proceed");
        break;
    case TaskKind::None:
        table.phase(Phase::Scoring, 5);
        table.play("table proceed");
        break;
    default:
        break;
    }
    return table;
}

/// Changes nothing but the VP of the USA.
void verifyVpCorrection(Table table) {
    QVERIFY(!brokenInvariant(table.state()));
    State expected = table.state();
    expected.of(Company::Usa).vp = 77;
    QVERIFY(table.play("table correct vp usa 77 table_differs"));
    QVERIFY(table.state() == expected);
}

/// Any correction at all, sensible or not.
Correct randomCorrection(core::Rng& rng) {
    Correct correction;
    correction.what = static_cast<Corrected>(rng.below(kCorrectedCount));
    correction.owner = static_cast<Owner>(rng.below(7));
    correction.index = static_cast<std::uint8_t>(rng.below(rng.below(2) == 0 ? 5 : 60));
    correction.value = static_cast<std::int16_t>(rng.below(rng.below(2) == 0 ? 4 : 60));
    return correction;
}

/// A game of random moves with corrections tried between them; how many were accepted, or -1 if the
/// state broke.
int playWithCorrections(const Setup& setup, std::uint64_t seed) {
    constexpr int kTries = 10;
    State state = begin(setup).value();
    core::Rng rng(seed);
    int accepted = 0;
    while (!state.isOver()) {
        for (int i = 0; i < kTries; ++i) {
            const Move correction{Actor::Table, randomCorrection(rng)};
            const bool isAllowed = check(state, correction).ok();
            accepted += isAllowed ? 1 : 0;
            if (apply(state, correction).ok() != isAllowed || brokenInvariant(state))
                return -1;
        }
        if (state.isOver())
            break;
        if (!apply(state, randomMove(state, rng)).ok() || brokenInvariant(state))
            return -1;
    }
    return accepted;
}

} // namespace

/// B-29.3: corrections at any moment, and what follows from them.
class TestCorrectionMoments : public QObject {
    Q_OBJECT

private slots:
    void anyTime_data() {
        QTest::addColumn<TaskKind>("kind");
        QTest::newRow("B-29.3 in a turn") << TaskKind::TakeTurn;
        QTest::newRow("B-29.3 while drops are placed") << TaskKind::PlaceDrops;
        QTest::newRow("B-29.3 while machines are chosen") << TaskKind::ChooseMachines;
        QTest::newRow("B-29.3 while a contract may be fulfilled") << TaskKind::FulfilContract;
        QTest::newRow("B-29.3 while contracts are discarded") << TaskKind::DiscardContract;
        QTest::newRow("B-29.3 while a contract is revealed") << TaskKind::RevealContract;
        QTest::newRow("B-29.3 while a tile is revealed") << TaskKind::RevealTile;
        QTest::newRow("B-29.3 while leftovers are declared") << TaskKind::DeclareLeftovers;
    }

    void anyTime() {
        QFETCH(const TaskKind, kind);
        const Table table = waitingFor(kind);
        QCOMPARE(table.state().task().kind, kind);
        verifyVpCorrection(table);
    }

    void anyPhase_data() {
        QTest::addColumn<Phase>("phase");
        QTest::newRow("B-29.3 before income") << Phase::IncomeAndHeadstreams;
        QTest::newRow("B-29.3 before the water flows") << Phase::WaterFlow;
        QTest::newRow("B-29.3 before scoring") << Phase::Scoring;
        QTest::newRow("B-29.3 before the round ends") << Phase::EndOfRound;
    }

    void anyPhase() {
        QFETCH(const Phase, phase);
        verifyVpCorrection(someGame().phase(phase, 3));
    }

    void consequences_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-29.3 after the end of the game") << RowBody([] {
            const Table table = waitingFor(TaskKind::None);
            QVERIFY(table.state().isOver());
            verifyVpCorrection(table);
        });
        QTest::newRow("B-29.3 a company found without engineers in its turn passes") << RowBody([] {
            Table table = someGame();
            QVERIFY(table.play("table correct engineers usa 0 forgotten_step"));
            QVERIFY(table[Company::Usa].passed);
            QCOMPARE(table.state().task().who, Owner::Germany);
        });
        QTest::newRow("B-29.3 who is found to have passed is left out") << RowBody([] {
            Table table = someGame();
            QVERIFY(table.play(
                {"table correct passed germany yes forgotten_step", "usa bank engineers=1"}));
            QCOMPARE(table.state().task().who, Owner::Italy);
        });
        QTest::newRow("B-29.3 a contract no longer held is no longer asked about") << RowBody([] {
            Table table = waitingFor(TaskKind::FulfilContract);
            QVERIFY(table.play({"table correct contract_held usa green_05 no wrong_entry",
                                "table correct contract_held usa starting_01 no wrong_entry"}));
            QCOMPARE(table.state().task().who, Owner::Germany);
            QCOMPARE(table.state().task().kind, TaskKind::TakeTurn);
        });
        QTest::newRow("B-29.3 B-14.3 contracts found while discarding are to be discarded too")
            << RowBody([] {
                   Table table = waitingFor(TaskKind::DiscardContract); // four in hand
                   QVERIFY(table.play({"table correct contract_held usa red_15 yes table_differs",
                                       "usa discard red_15", "usa discard green_01"}));
                   QCOMPARE(table[Company::Usa].contracts.size(), 3);
                   QCOMPARE(table.state().task().kind, TaskKind::RevealContract);
                   // Only for the company that is asked.
                   table = waitingFor(TaskKind::DiscardContract);
                   table.hold(Company::Germany, "red_01").hold(Company::Germany, "red_02");
                   QVERIFY(
                       table.refuses("table correct contract_held germany red_15 yes table_differs",
                                     ErrorCode::OutOfRange, "B-14.3"));
               });
        QTest::newRow("B-29.3 an open contract put down by hand needs no reveal") << RowBody([] {
            Table table = waitingFor(TaskKind::RevealContract);
            QVERIFY(table.play("table correct open_contract green_left green_15 table_differs"));
            QCOMPARE(table.state().task().kind, TaskKind::TakeTurn);
            QVERIFY(!brokenInvariant(table.state()));
        });
        QTest::newRow("B-29.3 an open tile put down by hand needs no reveal") << RowBody([] {
            Table table = waitingFor(TaskKind::RevealTile); // two of level I lie there
            QVERIFY(table.play("table correct open_tile slot=3 l2_wild table_differs"));
            QCOMPARE(table.state().task().kind, TaskKind::ConfirmPhase);
            QCOMPARE(static_cast<int>(table.state().round), 2);
            QVERIFY(!table.state().patents.pile.contains(Tile::L2Wild));
        });
        QTest::newRow("B-29.3 a tile that was not there after all comes later") << RowBody([] {
            Table table = someGame();
            QVERIFY(table.play("table correct open_tile slot=1 l1_wild table_differs"));
            QVERIFY(table.state().patents.pile.contains(Tile::L1Base));
            table.phase(Phase::EndOfRound, 1);
            QVERIFY(table.play("table proceed"));
            const auto& open = table.state().patents.open;
            QVERIFY(std::count(open.begin(), open.end(), Tile::L1Base) == 1);
            QVERIFY(std::count(open.begin(), open.end(), Tile::L1Powerhouse) == 1);
        });
        QTest::newRow("B-29.3 wheel corrected: the tile returns when its segment opens")
            << RowBody([] {
                   Table table = someGame();
                   QVERIFY(table.play({"table correct tile_in_supply usa basic_base no other",
                                       "table correct wheel_tile usa segment=1 basic_base other",
                                       "table correct wheel_excavators usa segment=1 4 other",
                                       "usa workshop workshop_one_left"}));
                   QVERIFY(table[Company::Usa].tiles.contains(Tile::BasicBase));
                   QCOMPARE(static_cast<int>(table[Company::Usa].excavators), 10);
                   QVERIFY(table[Company::Usa].wheel == Wheel{});
               });
        QTest::newRow("B-29.3 a correction is an entry of the log, with its reason") << RowBody([] {
            auto game = Playthrough::begin(plainSetup()).value();
            const Move move{Actor::Table, Correct{Corrected::Vp, Owner::Italy, 0, 14,
                                                  CorrectionReason::ForgottenStep}};
            QVERIFY(game.commit(move).ok());
            QCOMPARE(game.log().entries,
                     std::vector<std::string>{"table correct vp italy 14 forgotten_step"});
            const auto loaded = Playthrough::load(game.log());
            QVERIFY(!loaded.stopped.has_value());
            QVERIFY(loaded.playthrough->state() == game.state());
            QVERIFY(game.undo());
            QCOMPARE(static_cast<int>(game.state().of(Company::Italy).vp), 10);
        });
    }

    void consequences() {
        QFETCH(const RowBody, body);
        body();
    }

    void anyCorrections_data() {
        QTest::addColumn<int>("humans");
        QTest::addColumn<int>("automas");
        QTest::addColumn<bool>("introductory");
        QTest::newRow("B-29.3 any corrections in games of 4 humans") << 4 << 0 << false;
        QTest::newRow("B-29.3 any corrections in games of 2 humans and 2 Automas")
            << 2 << 2 << false;
        QTest::newRow("B-29.3 any corrections in introductory games") << 3 << 0 << true;
    }

    void anyCorrections() {
        QFETCH(const int, humans);
        QFETCH(const int, automas);
        QFETCH(const bool, introductory);
        std::vector<PlayerRequest> players(static_cast<std::size_t>(humans));
        players.back().tracking = Tracking::Light;
        for (int i = 0; i < automas; ++i)
            players.push_back({PlayerKind::Automa, i == 0 ? Level::VeryHigh : Level::Low, {}});
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            core::Rng rng(seed);
            Options options;
            options.introductory = introductory;
            const Setup setup = dealSetup(options, players, rng);
            const int accepted = playWithCorrections(setup, seed);
            QVERIFY2(accepted > 30, qPrintable(QString("seed %1: %2").arg(seed).arg(accepted)));
        }
    }
};

QTEST_APPLESS_MAIN(TestCorrectionMoments)
#include "tst_correction_moments.moc"
