#include <QtTest>

#include "engine/barrage/ids.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/barrage/sites.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;

// The private buildings from the top: control station 4+3, cofferdam 2+1, financial division 3+4,
// loan agency 1+3, wind farm 6+2 (excavators and mixers).
// The works from the top: A 1 for 1 excavator, A 2 for 1 mixer, A 3 for 2 mixers.
// Action tiles: 17 and 18 building from the top, 19 and 20 from the bottom and 19 a patent for a
// building; 10 external work in the order 1 2 3, 5 in 2 3 1, 6 in 3 2 1.

/// The slot of the building it builds now, "" if it builds none.
QString slotBuilt(const Table& table) {
    const QString move = nextMove(table);
    return move.contains(" building ") ? move.section(' ', 3, 3) : QString();
}

/// The work it takes now, "" if it takes none.
QString workTaken(const Table& table) {
    const QString move = nextMove(table);
    return move.contains("automa-take-work") ? move.section(' ', 3, 3) : QString();
}

} // namespace

/// What an Automa does with the boards of the Leeghwater Project.
class TestLeeghwaterAutomaActions : public QObject {
    Q_OBJECT

private slots:
    void buildings_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-6.9 the first from the top for which it has the machines") << RowBody([] {
            QCOMPARE(slotBuilt(germanTurnWith(17, 12, 12)), "control_station_1");
            QCOMPARE(slotBuilt(germanTurnWith(17, 3, 12)), "cofferdam_1");
            QCOMPARE(slotBuilt(germanTurnWith(17, 1, 3)), "loan_agency_1");
        });
        QTest::newRow("A-6.9 the first from the bottom for which it has the machines")
            << RowBody([] {
                   QCOMPARE(slotBuilt(germanTurnWith(19, 12, 12)), "wind_farm_1");
                   QCOMPARE(slotBuilt(germanTurnWith(19, 5, 12)), "loan_agency_1");
                   QCOMPARE(slotBuilt(germanTurnWith(19, 2, 2)), "cofferdam_1");
               });
        QTest::newRow("A-6.9 not where it has built already") << RowBody([] {
            Table table = germanTurnWith(17, 12, 12);
            putBuilding(table, "control_station_3", Owner::Germany);
            QCOMPARE(slotBuilt(table), "cofferdam_1");
        });
        QTest::newRow("A-6.9 not where no slot is free") << RowBody([] {
            Table table = germanTurnWith(17, 12, 12);
            for (const auto& [slot, owner] : {std::pair{"control_station_1", Owner::Usa},
                                              std::pair{"control_station_2", Owner::Italy},
                                              std::pair{"control_station_3", Owner::France}})
                putBuilding(table, slot, owner);
            QCOMPARE(slotBuilt(table), "control_station_4");
            table.state().buildings.at(slotOf(PrivateBuilding::ControlStation, 3)) = Owner::Usa;
            QCOMPARE(slotBuilt(table), "cofferdam_1");
        });
        QTest::newRow("A-6.9 B-25.16 the slot without red outline first, else 3 VP") << RowBody([] {
            Table table = germanTurnWith(17, 12, 12);
            putBuilding(table, "control_station_1", Owner::Usa);
            QCOMPARE(slotBuilt(table), "control_station_2");
            putBuilding(table, "control_station_2", Owner::Italy);
            QCOMPARE(slotBuilt(table), "control_station_3");
            const int before = table[kGermany].vp;
            playTurn(table);
            QCOMPARE(table[kGermany].vp, before - 3);
        });
        QTest::newRow("A-6.9 A-1.8 engineer on the board, tile and machines on the wheel")
            << RowBody([] {
                   Table table = germanTurnWith(17, 12, 12);
                   QCOMPARE(playTurn(table),
                            QStringList{"germany automa-build engineers=1 control_station_1 "
                                        "building basic_building excavators=4 mixers=3"});
                   const CompanyState& own = table[kGermany];
                   QCOMPARE(own.engineers, 11);
                   QCOMPARE(own.builtOf(Structure::Building), 1);
                   QCOMPARE(own.excavators, 8);
                   QCOMPARE(own.mixers, 9);
                   QVERIFY(own.wheel[4] == (WheelSegment{Tile::BasicBuilding, 4, 3}));
                   QVERIFY(!own.tiles.contains(Tile::BasicBuilding));
                   QVERIFY(table.state().buildings.at(slotOf(PrivateBuilding::ControlStation, 0)) ==
                           Owner::Germany);
                   QCOMPARE(table.state().active, Company::Italy);
               });
        QTest::newRow("A-6.9 the trace names what is possible and the arrow") << RowBody([] {
            const Decision decision = decide(germanTurnWith(19, 3, 4).state());
            QCOMPARE(told(*decision.placement),
                     "eligible cofferdam_1 financial_division_1 loan_agency_1; A-6.9 "
                     "loan_agency_1 => loan_agency_1 by A-6.9");
            QCOMPARE(told(*decide(germanTurnWith(19, 1, 3).state()).placement),
                     "eligible loan_agency_1 => loan_agency_1 by A-6.3");
        });
        QTest::newRow("A-6.1 no building left") << RowBody([] {
            Table table = germanTurnWith(20, 12, 12);
            table[kGermany].built[4] = 5;
            QCOMPARE(reasons(table)[2], "A-6.1 piece");
        });
        QTest::newRow("A-6.1 no building tile in supply") << RowBody([] {
            Table table = germanTurnWith(20, 12, 12);
            table[kGermany].tiles = {};
            table.tile(kGermany, Tile::BasicBase);
            QCOMPARE(reasons(table)[2], "A-6.1 tile");
        });
        QTest::newRow("A-6.1 the machines of one kind do not suffice") << RowBody([] {
            QCOMPARE(reasons(germanTurnWith(20, 12, 0))[2], "A-6.1 machines");
            QCOMPARE(reasons(germanTurnWith(20, 0, 12))[2], "A-6.1 machines");
            const ActionReport report = decide(germanTurnWith(20, 12, 0).state()).actions[2];
            QCOMPARE(report.needed, 0); // two kinds have no one figure
        });
        QTest::newRow("A-6.1 it has built on all of them") << RowBody([] {
            Table table = germanTurnWith(20, 12, 12);
            for (const char* slot : {"control_station_1", "cofferdam_1", "financial_division_1",
                                     "loan_agency_1", "wind_farm_1"})
                putBuilding(table, slot, Owner::Germany);
            table[kGermany].built[4] = 4; // as if there were one more
            QCOMPARE(reasons(table)[2], "A-6.1 space");
        });
        QTest::newRow("B-25.31 A-6.9 the left space is closed to all for the rest of the game")
            << RowBody([] {
                   Table table = germanTurnWith(17, 12, 12);
                   putBuilding(table, "control_station_2", Owner::Italy);
                   putBuilding(table, "cofferdam_1", Owner::Italy);
                   table.dam("5L", Owner::Italy, 1, 1).conduit("5B", Owner::Italy);
                   table.powerhouse("P10_0", Owner::Italy).supply(Company::Italy, 9, 0, 0);
                   table.turnOf(Company::Italy);
                   QVERIFY(table.isOffered("italy use-building control_station left"));
                   table.turnOf(kGermany);
                   playTurn(table);
                   QCOMPARE(table.state().active, Company::Italy);
                   QVERIFY(table.refuses("italy use-building control_station left",
                                         ErrorCode::SpaceClosed, "B-25.31"));
                   QVERIFY(table.isOffered("italy use-building control_station right_1"));
                   QVERIFY(table.isOffered("italy use-building cofferdam left"));
                   table.phase(Phase::EndOfRound, 1).play("table proceed");
                   table.turnOf(Company::Italy);
                   QVERIFY(table.refuses("italy use-building control_station left",
                                         ErrorCode::SpaceClosed, "B-25.31"));
               });
        QTest::newRow("A-6.9 it never uses the action of a private building") << RowBody([] {
            Table table = germanTurnWith(20, 0, 0);
            putBuilding(table, "financial_division_1", Owner::Germany);
            QVERIFY(table.refuses("germany use-building financial_division right_1",
                                  ErrorCode::WrongPlayer, "A-1.0"));
            QVERIFY(!table.isOffered("germany use-building financial_division left"));
        });
        QTest::newRow("B-25.21 A-6.9 its buildings score at the end like a human's") << RowBody([] {
            Table table = germanTurnWith(17, 12, 12);
            putBuilding(table, "wind_farm_1", Owner::Germany);
            table.phase(Phase::Scoring, 5).play("table proceed");
            QCOMPARE(sumOf(table.events(), EventKind::VpChanged, Owner::Germany, Source::Buildings),
                     5);
        });
    }
    void buildings() {
        QFETCH(const RowBody, body);
        body();
    }

    void works_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-5.6 the first it can pay in the order of the tile") << RowBody([] {
            QCOMPARE(workTaken(germanTurnWith(10, 1, 2)), "work_a_1"); // 1 2 3
            QCOMPARE(workTaken(germanTurnWith(10, 0, 2)), "work_a_2");
            QCOMPARE(workTaken(germanTurnWith(5, 1, 2)), "work_a_2"); // 2 3 1
            QCOMPARE(workTaken(germanTurnWith(5, 1, 0)), "work_a_1");
            QCOMPARE(workTaken(germanTurnWith(6, 1, 2)), "work_a_3"); // 3 2 1
            QCOMPARE(workTaken(germanTurnWith(6, 1, 1)), "work_a_2");
            QCOMPARE(workTaken(germanTurnWith(6, 1, 0)), "work_a_1");
        });
        QTest::newRow("A-5.6 skipped without the machines for any") << RowBody([] {
            QCOMPARE(reasons(germanTurnWith(10, 0, 0))[4], "A-5.6");
            const ActionReport report = decide(germanTurnWith(10, 0, 0).state()).actions[4];
            QCOMPARE(report.there, 3);
        });
        QTest::newRow("A-5.6 skipped when no work is left") << RowBody([] {
            Table table = germanTurnWith(10, 9, 9);
            table.state().works.open = {};
            const ActionReport report = decide(table.state()).actions[4];
            QVERIFY(report.because == Because::NoWork);
            QCOMPARE(report.there, 0);
        });
        QTest::newRow("A-5.6 a place whose work is gone is passed over") << RowBody([] {
            Table table = germanTurnWith(10, 9, 9);
            table.state().works.open[0] = Work();
            QCOMPARE(workTaken(table), "work_a_2");
        });
        QTest::newRow("A-5.6 B-25.8 engineers on the space of the work, machines discarded")
            << RowBody([] {
                   Table table = germanTurnWith(6, 3, 3);
                   table[kGermany].vp = 10;
                   openWork(table, 2, "work_b_4"); // 3 excavators: 5 VP, 6 energy
                   playTurn(table);
                   const CompanyState& own = table[kGermany];
                   QCOMPARE(own.engineers, 10);
                   QVERIFY(table.state().works.spaces[2] == (Occupancy{Owner::Germany, 2}));
                   QVERIFY(table.state().works.spaces[0] == Occupancy{});
                   QCOMPARE(own.excavators, 0);
                   QCOMPARE(own.mixers, 3);
                   QVERIFY(own.wheel == Wheel{});
                   QCOMPARE(own.vp, 15);
                   QCOMPARE(own.energy, 6);
                   QVERIFY(own.works.contains(Work(8)));
                   QVERIFY(!table.state().works.open[2].isSet());
                   QCOMPARE(table.state().active, Company::Italy);
               });
        QTest::newRow("A-5.6 A-1.7 with the last engineer alone") << RowBody([] {
            Table table = germanTurnWith(10, 1, 0);
            table[kGermany].engineers = 1;
            QCOMPARE(nextMove(table), "germany automa-take-work engineers=1 work_a_1 excavators=1");
            playTurn(table);
            QVERIFY(table.state().works.spaces[0] == (Occupancy{Owner::Germany, 1}));
        });
        QTest::newRow("A-5.6 the reasons name the order and what was possible") << RowBody([] {
            const Decision decision = decide(germanTurnWith(5, 1, 1).state());
            QVERIFY(decision.work.has_value());
            QVERIFY(decision.work->order == (WorkOrder{2, 3, 1}));
            QCOMPARE(decision.work->tile, 5);
            QCOMPARE(decision.work->place, 2);
            QVERIFY(decision.work->isPossible == (std::array{true, true, false}));
        });
        QTest::newRow("A-5.6 P-10 accepts another work, refuses what cannot be paid") << RowBody(
            [] {
                Table table = germanTurnWith(10, 1, 1);
                QVERIFY(table.isOffered("germany automa-take-work engineers=2 work_a_2 mixers=1"));
                QVERIFY(table.refuses("germany automa-take-work engineers=2 work_a_3 mixers=2",
                                      ErrorCode::NotEnoughMachines, "B-25.9"));
                QVERIFY(table.refuses("germany automa-take-work engineers=1 work_a_1 excavators=1",
                                      ErrorCode::NotEnoughEngineers, "A-1.7"));
                QVERIFY(table.refuses("germany automa-take-work engineers=2 work_c_1 excavators=1",
                                      ErrorCode::WorkNotOpen, "B-25.8"));
                QVERIFY(table.refuses("germany take-work work_a_1 excavators=1",
                                      ErrorCode::WrongPlayer, "A-1.0"));
                layTiles(table, 19, 1);
                QVERIFY(table.refuses("germany automa-take-work engineers=2 work_a_1 excavators=1",
                                      ErrorCode::WrongNumber, "A-3.5"));
            });
    }
    void works() {
        QFETCH(const RowBody, body);
        body();
    }

    void patents_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-5.5 a building tile is taken for 1 engineer and 2 VP") << RowBody([] {
            Table table = germanTurnWith(19, 0, 0);
            const int before = table[kGermany].vp;
            QCOMPARE(playTurn(table),
                     QStringList{"germany automa-take-patent engineers=1 vp=2 slot=3"});
            QCOMPARE(table[kGermany].vp, before - 2);
            QVERIFY(table[kGermany].tiles.contains(Tile::L1Building));
        });
        QTest::newRow("A-5.5 the higher level, then the building tile before the wild one")
            << RowBody([] {
                   Table table = germanTurnWith(19, 0, 0);
                   table.patents(Tile::L2Wild, Tile::L1Building, Tile::L1Wild);
                   QVERIFY(nextMove(table).endsWith("slot=1"));
                   table.patents(Tile::L1Wild, Tile::L1Building, Tile::L1Base);
                   QVERIFY(nextMove(table).endsWith("slot=2"));
                   table.patents(Tile::L1Wild, Tile::L1Conduit, Tile::L1Base);
                   QVERIFY(nextMove(table).endsWith("slot=1"));
               });
        QTest::newRow("A-5.5 skipped if no open tile builds a building") << RowBody([] {
            Table table = germanTurnWith(19, 0, 0);
            table.patents(Tile::L1Base, Tile::L1Elevation, Tile::L1Conduit);
            QCOMPARE(reasons(table)[3], "A-5.5");
        });
    }
    void patents() {
        QFETCH(const RowBody, body);
        body();
    }

    void without_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-3.4 everything is skipped without the expansion") << RowBody([] {
            for (const int tile : {10, 17, 19}) {
                Table table;
                table.automa(kGermany).supply(kGermany, 0, 12, 12).turnOf(kGermany);
                table[kGermany].tiles = {};
                table.patents(Tile::L1Wild, Tile::None, Tile::None);
                layTiles(table, tile, 1);
                for (const ActionReport& report : decide(table.state()).actions) {
                    const auto& action = automaTile(tile).actions[report.order - 1U];
                    QCOMPARE(report.because == Because::NoLeeghwater, action.needsLeeghwater);
                }
            }
        });
        QTest::newRow("A-3.4 refuses the moves without the expansion") << RowBody([] {
            Table table;
            table.automa(kGermany).supply(kGermany, 0, 12, 12).turnOf(kGermany);
            table.patents(Tile::L1Wild, Tile::None, Tile::None);
            layTiles(table, 10, 1);
            QVERIFY(table.refuses("germany automa-take-work engineers=2 work_a_1 excavators=1",
                                  ErrorCode::WrongNumber, "A-3.5"));
            layTiles(table, 19, 1);
            QVERIFY(table.refuses("germany automa-take-patent engineers=1 vp=2 slot=1",
                                  ErrorCode::WrongNumber, "A-3.5"));
        });
    }
    void without() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestLeeghwaterAutomaActions)
#include "tst_leeghwater_automa_actions.moc"
