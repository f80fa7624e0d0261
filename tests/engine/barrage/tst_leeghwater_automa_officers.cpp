#include <QtTest>

#include "engine/barrage/instructions.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;

// Action tiles: 5 production and the bank; 10 conduit, powerhouse, external work 1 2 3; 17 water,
// base, building; 19 conduit, building, patent, no external work.
// Codes for conduits: tile 1 has 1A, tile 2 has 1B. Orders of works: 1 has 1 2 3, 3 has 3 2 1.

int architectsUsed(const Table& table) {
    return static_cast<int>(
        std::count_if(table.events().begin(), table.events().end(),
                      [](const Event& event) { return event.kind == EventKind::ArchitectUsed; }));
}

/// Battista with nothing to do but the bank.
Table battistaAtTheBank() {
    Table table = officerTable(Officer::Battista, 5, 1);
    table.supply(kGermany, 0, 0, 0);
    table.state().round = 5;
    return table;
}

/// A human's first turn of the round while an Automa has Sekibo, with this tile.
Table dictated(int action, Officer officer) {
    Table table = expansionTable(6, 9, 9);
    table.automa(kGermany, Level::VeryHigh).officer(kGermany, Officer::Sekibo);
    giveOfficer(table, kUsa, officer);
    table[kUsa].tiles.erase(Tile::BasicConduit);
    table[kUsa].tiles.erase(Tile::BasicPowerhouse);
    table.state().turn.isDictated = true;
    layTiles(table, action, 1);
    return table;
}

} // namespace

/// 8.3: Battista, Spencer and Fouche at the level very high.
class TestLeeghwaterAutomaOfficers : public QObject {
    Q_OBJECT

private slots:
    void battista_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 Battista: the bank with the architect, then another turn")
            << RowBody([] {
                   Table table = battistaAtTheBank();
                   QVERIFY(table.play("germany automa-bank engineers=1"));
                   QCOMPARE(architectsUsed(table), 1);
                   QVERIFY(!table[kGermany].hasArchitect);
                   QVERIFY(table.state().active == kGermany);
                   QVERIFY(table.state().task().kind == TaskKind::RevealAutomaTile);
                   QCOMPARE(table.state().deck.criteriaTile, 5); // the action tile before
                   table.play("table automa-tile 6");
                   QVERIFY(isAutomaToDecide(table.state()));
                   QVERIFY(table.play("germany automa-bank engineers=1"));
                   QCOMPARE(architectsUsed(table), 1);
                   QVERIFY(table.state().active == Company::Italy);
                   QCOMPARE(table[kGermany].engineers, 10);
               });
        QTest::newRow("8.3 Battista: the architect is named before he is placed") << RowBody([] {
            Table table = battistaAtTheBank();
            table.play("germany automa-bank engineers=1");
            const auto placed =
                std::find_if(table.events().begin(), table.events().end(), [](const Event& event) {
                    return event.kind == EventKind::EngineersPlaced;
                });
            QVERIFY(placed != table.events().begin());
            QVERIFY((placed - 1)->kind == EventKind::ArchitectUsed);
        });
        QTest::newRow("8.3 Battista: not with two engineers") << RowBody([] {
            Table table = officerTable(Officer::Battista, 10, 1);
            QCOMPARE(nextMove(table).section(' ', 1, 2), "automa-take-work engineers=2");
            playTurn(table);
            QCOMPARE(architectsUsed(table), 0);
            QVERIFY(table[kGermany].hasArchitect);
        });
        QTest::newRow("8.3 Battista: not in a dashed action") << RowBody([] {
            Table table = officerTable(Officer::Battista, 1, 2);
            table.dam("1L", Owner::Germany).supply(kGermany, 0, 0, 0);
            QVERIFY(nextMove(table).startsWith("germany automa-water engineers=1"));
            table.play(nextMove(table).toStdString());
            QCOMPARE(architectsUsed(table), 0);
        });
        QTest::newRow("8.3 Battista: a building for one engineer") << RowBody([] {
            Table table = officerTable(Officer::Battista, 17, 1, {Tile::BasicBuilding});
            table.play(nextMove(table).toStdString());
            QCOMPARE(architectsUsed(table), 1);
            QVERIFY(table.state().active == kGermany);
        });
        QTest::newRow("8.3 A-1.7 Battista: no other turn without an engineer left") << RowBody([] {
            Table table = battistaAtTheBank();
            table[kGermany].engineers = 1;
            table.play("germany automa-bank engineers=1");
            QCOMPARE(architectsUsed(table), 0);
            QVERIFY(!table[kGermany].hasArchitect);
            QVERIFY(table.state().active == Company::Italy);
        });
        QTest::newRow("8.3 Battista: the architect is back in the next round") << RowBody([] {
            Table table = battistaAtTheBank();
            table.play("germany automa-bank engineers=1");
            table.phase(Phase::EndOfRound, 1).play("table proceed");
            QVERIFY(table[kGermany].hasArchitect);
        });
    }
    void battista() {
        QFETCH(const RowBody, body);
        body();
    }

    void spencer_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 Spencer: an external work instead of a construction") << RowBody([] {
            Table table = officerTable(Officer::Spencer, 10, 1, {Tile::BasicConduit});
            QCOMPARE(playTurn(table).first(),
                     "germany automa-take-work engineers=1 work_a_1 excavators=1 on_wheel");
            const CompanyState& own = table[kGermany];
            QCOMPARE(own.engineers, 11);
            QVERIFY(own.wheel[4] == (WheelSegment{Tile::Spencer, 1, 0}));
            QVERIFY(!own.tiles.contains(Tile::Spencer));
            QVERIFY(table.state().works.spaces == (std::array<Occupancy, 3>{}));
            QVERIFY(own.works.contains(Work(0)));
            QVERIFY(table.state().active == Company::Italy);
        });
        QTest::newRow("8.3 Spencer: the reasons say whose habit it is") << RowBody([] {
            Table table = officerTable(Officer::Spencer, 10, 1, {Tile::BasicConduit});
            QVERIFY(decide(table.state()).officer == Officer::Spencer);
            table[kGermany].tiles.erase(Tile::Spencer);
            QVERIFY(decide(table.state()).officer == Officer::None); // the conduit
            table[kGermany].tiles = {};
            const Decision work = decide(table.state());
            QVERIFY(work.work.has_value());
            QVERIFY(work.officer == Officer::None); // the work of the tile
        });
        QTest::newRow("8.3 Spencer: what the tile says while her tile is on the wheel")
            << RowBody([] {
                   Table table = officerTable(Officer::Spencer, 10, 1, {Tile::BasicConduit});
                   table[kGermany].tiles.erase(Tile::Spencer);
                   table[kGermany].wheel[2].tile = Tile::Spencer;
                   QVERIFY(nextMove(table).contains(" conduit basic_conduit"));
               });
        QTest::newRow("8.3 Spencer: what the tile says if she can pay no work") << RowBody([] {
            Table table = officerTable(Officer::Spencer, 10, 1, {Tile::BasicConduit});
            for (int place = 0; place < 3; ++place)
                table.state().works.open[std::size_t(place)] = Work(10); // 2 and 4
            table.supply(kGermany, 0, 12, 3);
            QVERIFY(nextMove(table).contains(" conduit basic_conduit"));
        });
        QTest::newRow("8.3 Spencer: the order of the action tile") << RowBody([] {
            QCOMPARE(decide(officerTable(Officer::Spencer, 6, 1).state()).work->place, 3);
            QCOMPARE(decide(officerTable(Officer::Spencer, 5, 1).state()).work->place, 2);
        });
        QTest::newRow("8.3 P-16 Spencer: the order of the latest tile that has one") << RowBody([] {
            Table table = officerTable(Officer::Spencer, 17, 3);
            QCOMPARE(decide(table.state()).work->place, 3);
            QCOMPARE(decide(table.state()).work->tile, 3);
            layTiles(table, 19, 17);
            QCOMPARE(decide(table.state()).work->place, 1); // none is known: from the top
            QCOMPARE(decide(table.state()).work->tile, 0);
            table.state().deck.discard = {17, 11, 6};
            QCOMPARE(decide(table.state()).work->place, 2);
            QCOMPARE(decide(table.state()).work->tile, 11);
        });
        QTest::newRow("8.3 Spencer: refuses more engineers, or the wheel without her tile")
            << RowBody([] {
                   Table table = officerTable(Officer::Spencer, 10, 1);
                   QVERIFY(table.refuses(
                       "germany automa-take-work engineers=2 work_a_1 excavators=1 on_wheel",
                       ErrorCode::NotEnoughEngineers, "A-1.7"));
                   table[kGermany].tiles = {};
                   QVERIFY(table.refuses(
                       "germany automa-take-work engineers=1 work_a_1 excavators=1 on_wheel",
                       ErrorCode::NoTile, "B-25.27"));
               });
    }
    void spencer() {
        QFETCH(const RowBody, body);
        body();
    }

    void fouche_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 Fouche: a building for 1 engineer instead of any construction")
            << RowBody([] {
                   Table table = officerTable(Officer::Fouche, 10, 1,
                                              {Tile::BasicConduit, Tile::BasicBuilding});
                   QCOMPARE(nextMove(table),
                            "germany automa-build engineers=1 control_station_1 building "
                            "basic_building excavators=4 mixers=3");
                   playTurn(table);
                   QCOMPARE(table[kGermany].engineers, 11);
               });
        QTest::newRow("8.3 Fouche: A of the conduit code from the top, B from the bottom")
            << RowBody([] {
                   const auto slot = [](int action, int criteria) {
                       return nextMove(officerTable(Officer::Fouche, action, criteria,
                                                    {Tile::BasicBuilding}))
                           .section(' ', 3, 3);
                   };
                   QCOMPARE(slot(10, 1), "control_station_1"); // 1A
                   QCOMPARE(slot(10, 2), "wind_farm_1");       // 1B
                   QCOMPARE(slot(17, 2), "wind_farm_1");       // whatever the arrow says
                   QCOMPARE(slot(19, 1), "control_station_1");
               });
        QTest::newRow("8.3 Fouche: the reasons say whose habit it is, also with one space only")
            << RowBody([] {
                   Table table = officerTable(Officer::Fouche, 10, 1,
                                              {Tile::BasicConduit, Tile::BasicBuilding});
                   QVERIFY(decide(table.state()).officer == Officer::Fouche);
                   QVERIFY(decide(table.state()).placement->decidedBy == PlaceStep::Officer);
                   table.supply(kGermany, 0, 1, 3); // loan agency
                   QVERIFY(decide(table.state()).officer == Officer::Fouche);
                   QVERIFY(decide(table.state()).placement->decidedBy == PlaceStep::OnlySpace);
                   table.supply(kGermany, 0, 12, 0);
                   QVERIFY(decide(table.state()).officer == Officer::None);
               });
        QTest::newRow("8.3 Fouche: what the tile says if no building is possible") << RowBody([] {
            Table table =
                officerTable(Officer::Fouche, 10, 1, {Tile::BasicConduit, Tile::BasicBuilding});
            table.supply(kGermany, 0, 12, 0);
            QVERIFY(nextMove(table).startsWith("germany automa-build engineers=2"));
            QVERIFY(nextMove(table).contains(" conduit "));
        });
        QTest::newRow("8.3 Fouche: her own space is never used") << RowBody([] {
            Table table = officerTable(Officer::Fouche, 10, 1);
            putBuilding(table, "financial_division_1", Owner::Germany);
            QVERIFY(table.refuses("germany use-building financial_division officer",
                                  ErrorCode::WrongPlayer, "A-1.0"));
        });
    }
    void fouche() {
        QFETCH(const RowBody, body);
        body();
    }

    void dictatedTurns_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 P-9 Sekibo: a human takes the work the tile says, for credits")
            << RowBody([] {
                   Table table = dictated(10, Officer::Adler);
                   QCOMPARE(nextMove(table),
                            "usa automa-take-work engineers=2 work_a_1 excavators=1");
                   table.play(nextMove(table).toStdString());
                   QCOMPARE(table[kUsa].credits, 9);
                   QCOMPARE(table[kUsa].engineers, 10);
               });
        QTest::newRow("8.3 P-9 Sekibo: a human's building closes no space") << RowBody([] {
            Table table = dictated(19, Officer::Adler);
            QCOMPARE(nextMove(table).section(' ', 2, 3), "engineers=1 wind_farm_1");
            const State before = table.state();
            table.play(nextMove(table).toStdString());
            for (const Instruction& instruction : instructionsFor(before, table.events()))
                QVERIFY(instruction.kind != InstructionKind::CloseLeftSpace);
            table.turnOf(kUsa).supply(kUsa, 9, 0, 0);
            QVERIFY(table.isOffered("usa use-building wind_farm left"));
        });
        QTest::newRow("8.3 P-9 Sekibo: a human's Spencer keeps the machines") << RowBody([] {
            Table table = dictated(10, Officer::Spencer);
            QCOMPARE(nextMove(table),
                     "usa automa-take-work engineers=2 work_a_1 excavators=1 on_wheel");
            table.play(nextMove(table).toStdString());
            QVERIFY(table.state().works.spaces[0] == (Occupancy{Owner::Usa, 2}));
            QVERIFY(table[kUsa].wheel[4] == (WheelSegment{Tile::Spencer, 1, 0}));
        });
        QTest::newRow("8.3 P-9 Sekibo: a human's Battista is asked about the architect")
            << RowBody([] {
                   Table table = dictated(19, Officer::Battista);
                   table.play(nextMove(table).toStdString());
                   QVERIFY(table.isOffered("usa go-on"));
                   table.play("usa go-on");
                   QVERIFY(table.state().active == kUsa);
                   QVERIFY(!table.state().turn.isDictated);
               });
    }
    void dictatedTurns() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestLeeghwaterAutomaOfficers)
#include "tst_leeghwater_automa_officers.moc"
