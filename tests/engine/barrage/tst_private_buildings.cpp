#include <QtTest>

#include "engine/barrage/invariants.h"
#include "engine/barrage/score.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

bool isTurnOf(const Table& table, Owner who) {
    return table.state().task().kind == TaskKind::TakeTurn && table.state().task().who == who;
}

} // namespace

/// B-25.15 to B-25.19, B-25.21, B-25.22, B-25.31.
class TestPrivateBuildings : public QObject {
    Q_OBJECT

private slots:
    void building_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-25.15 a construction: tile and both kinds of machines on the wheel")
            << RowBody([] {
                   Table table = expansionTable(0, 3, 4);
                   QVERIFY(table.play("usa build financial_division_1 building basic_building "
                                      "excavators=3 mixers=4"));
                   QVERIFY(isTurnOf(table, Owner::Germany));
                   const CompanyState& usa = table[kUsa];
                   QVERIFY((usa.wheel[4] == WheelSegment{Tile::BasicBuilding, 3, 4, 0}));
                   QVERIFY(!usa.tiles.contains(Tile::BasicBuilding));
                   QCOMPARE(usa.excavators + usa.mixers, 0);
                   QCOMPARE(usa.engineers, std::int16_t(11));
                   QCOMPARE(usa.constructions, std::uint8_t(1));
                   QCOMPARE(usa.builtOf(Structure::Building), 1);
                   QCOMPARE(table.state().buildings.at(BuildingSlot(20)), Owner::Usa);
                   QVERIFY(!brokenInvariant(table.state()));
               });
        QTest::newRow("B-25.15 an advanced wild tile builds it, a tile for a base does not")
            << RowBody([] {
                   Table table = expansionTable(0, 9, 9);
                   table.tile(kUsa, Tile::L3Wild);
                   QVERIFY(table.isOffered(
                       "usa build cofferdam_1 building l3_wild excavators=2 mixers=1"));
                   QVERIFY(table.refuses(
                       "usa build cofferdam_1 building basic_base excavators=2 mixers=1",
                       ErrorCode::TileCannotBuild, "B-8.3"));
                   QVERIFY(table.refuses("usa build 8L base basic_building excavators=3",
                                         ErrorCode::TileCannotBuild, "B-8.3"));
               });
        QTest::newRow("B-25.15 refuses a private building that is not in play, and a wrong price")
            << RowBody([] {
                   Table table = expansionTable(0, 9, 9);
                   QVERIFY(table.refuses("usa build research_lab_1 building basic_building "
                                         "excavators=2 mixers=2",
                                         ErrorCode::NoSuchBuilding, "B-25.2"));
                   QVERIFY(
                       table.refuses("usa build cofferdam_1 building basic_building excavators=3",
                                     ErrorCode::WrongPayment, "B-8.2c"));
                   table.supply(kUsa, 0, 2, 0);
                   QVERIFY(table.refuses(
                       "usa build cofferdam_1 building basic_building excavators=2 mixers=1",
                       ErrorCode::NotEnoughMachines, "B-8.4"));
               });
        QTest::newRow("B-25.15 B-25.7 no sixth building") << RowBody([] {
            Table table = expansionTable(0, 9, 9);
            table[kUsa].built[4] = 5;
            QVERIFY(
                table.refuses("usa build cofferdam_1 building basic_building excavators=2 mixers=1",
                              ErrorCode::NoPieceLeft, "B-1.4"));
        });
        QTest::newRow("B-25.16 one building of a company on a private building") << RowBody([] {
            Table table = expansionTable(9, 9, 9);
            putBuilding(table, "cofferdam_1", Owner::Usa);
            QVERIFY(
                table.refuses("usa build cofferdam_3 building basic_building excavators=2 mixers=1",
                              ErrorCode::SecondBuildingOnTile, "B-25.16"));
        });
        QTest::newRow("B-25.16 a slot takes one building; the red ones cost 3 credits")
            << RowBody([] {
                   Table table = expansionTable(3, 9, 9);
                   putBuilding(table, "cofferdam_1", Owner::Germany);
                   QVERIFY(table.refuses(
                       "usa build cofferdam_1 building basic_building excavators=2 mixers=1",
                       ErrorCode::SiteTaken, "B-2.9"));
                   Table poor = table;
                   poor.supply(kUsa, 2, 9, 9);
                   QVERIFY(poor.refuses(
                       "usa build cofferdam_3 building basic_building excavators=2 mixers=1",
                       ErrorCode::NotEnoughCredits, "R-B7"));
                   QVERIFY(table.play(
                       "usa build cofferdam_3 building basic_building excavators=2 mixers=1"));
                   QCOMPARE(table[kUsa].credits, std::int16_t(0));
                   QCOMPARE(sumOf(table.events(), EventKind::CreditsChanged, Owner::Usa,
                                  Source::Surcharge),
                            -3);
               });
        QTest::newRow("B-25.16 the I wild tile saves the 3 credits") << RowBody([] {
            Table table = expansionTable(0, 9, 9);
            table.tile(kUsa, Tile::L1Wild);
            QVERIFY(table.play("usa build cofferdam_4 building l1_wild excavators=2 mixers=1"));
        });
        QTest::newRow("B-25.16 the II wild tile takes any mix, Jordan credits") << RowBody([] {
            Table table = expansionTable(6, 3, 0);
            table.tile(kUsa, Tile::L2Wild);
            QVERIFY(table.isOffered("usa build cofferdam_1 building l2_wild excavators=3"));
            QVERIFY(!table.isOffered("usa build cofferdam_1 building basic_building excavators=3"));
            table.officer(kUsa, Officer::Jordan);
            QVERIFY(table.isOffered(
                "usa build cofferdam_1 building basic_building excavators=2 replaced=1"));
            QVERIFY(table.isOffered(
                "usa build cofferdam_1 building basic_building excavators=1 replaced=2"));
        });
        QTest::newRow("R-B34 the second slot is there with four players only") << RowBody([] {
            Table four = expansionTable(0, 9, 9);
            QVERIFY(four.isOffered(
                "usa build cofferdam_2 building basic_building excavators=2 mixers=1"));
            Table three = expansionTable(3);
            three.supply(kUsa, 0, 9, 9);
            QVERIFY(
                three.refuses("usa build cofferdam_2 building basic_building excavators=2 mixers=1",
                              ErrorCode::SpaceBlocked, "R-B34"));
            three.automa(Company::Germany); // counts as a player, like the others
            four.automa(Company::Germany);
            QVERIFY(four.isOffered(
                "usa build cofferdam_2 building basic_building excavators=2 mixers=1"));
        });
        QTest::newRow("R-B34 option all: the second slot is always there") << RowBody([] {
            Table table = expansionTable(2);
            table.supply(kUsa, 0, 9, 9);
            table.state().options.rulings.buildingSlots = BuildingSlots::All;
            QVERIFY(table.isOffered(
                "usa build cofferdam_2 building basic_building excavators=2 mixers=1"));
        });
        QTest::newRow("B-25.17 no income is uncovered, and no objective counts it") << RowBody([] {
            Table table = expansionTable(0, 9, 9);
            table.turnOf(kUsa);
            putBuilding(table, "wind_farm_1", Owner::Usa);
            QVERIFY(
                table.play("usa build cofferdam_1 building basic_building excavators=2 mixers=1"));
            QCOMPARE(sumOf(table.events(), EventKind::VpChanged, Owner::Usa), 0);
            for (int i = 0; i < kObjectiveCount; ++i)
                QCOMPARE(objectiveCount(table.state(), kUsa, static_cast<Objective>(i)), 0);
        });
        QTest::newRow("B-25.21 the VP of every private building with an own building")
            << RowBody([] {
                   Table table = expansionTable();
                   putBuilding(table, "financial_division_1", Owner::Usa); // 6
                   putBuilding(table, "cofferdam_3", Owner::Usa);          // 3
                   putBuilding(table, "cofferdam_1", Owner::Germany);
                   table.phase(Phase::Scoring, 5);
                   QVERIFY(table.play("table proceed"));
                   const auto vp = [&](Owner who) {
                       return sumOf(table.events(), EventKind::VpChanged, who, Source::Buildings);
                   };
                   QCOMPARE(vp(Owner::Usa), 9);
                   QCOMPARE(vp(Owner::Germany), 3);
                   QCOMPARE(vp(Owner::Italy), 0);
               });
        QTest::newRow("B-25.22 5 VP for each external work, 4 VP for each building") << RowBody([] {
            Table table = expansionTable();
            table[kUsa].works.insert(Work(3));
            table[kUsa].works.insert(Work(7));
            putBuilding(table, "cofferdam_1", Owner::Usa);
            table[kUsa].energy = 6;
            table.state().bonusTiles[0] = BonusTile::ExternalWorks;
            QCOMPARE(bonusTileVp(table.state(), kUsa), 10);
            table.state().bonusTiles[0] = BonusTile::Buildings;
            QCOMPARE(bonusTileVp(table.state(), kUsa), 4);
        });
    }
    void building() {
        QFETCH(const RowBody, body);
        body();
    }

    void spaces_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-25.18 only with a building there") << RowBody([] {
            Table table = expansionTable(9, 9, 9);
            QVERIFY(table.refuses("usa use-building financial_division left",
                                  ErrorCode::NoOwnBuilding, "B-25.18"));
            putBuilding(table, "financial_division_1", Owner::Germany);
            QVERIFY(table.refuses("usa use-building financial_division left",
                                  ErrorCode::NoOwnBuilding, "B-25.18"));
        });
        QTest::newRow("B-25.18 once a round for a company, on any free space") << RowBody([] {
            Table table = expansionTable(9, 9, 9);
            putBuilding(table, "financial_division_1", Owner::Usa);
            putBuilding(table, "financial_division_2", Owner::Germany);
            QVERIFY(table.play("usa use-building financial_division right_2"));
            QCOMPARE(table[kUsa].engineers, std::int16_t(10));
            QVERIFY(table.refuses("germany use-building financial_division right_2",
                                  ErrorCode::SpaceTaken, "B-25.18"));
            QVERIFY(table.play("germany use-building financial_division left"));
            QCOMPARE(table[Company::Germany].engineers, std::int16_t(11));
            table.turnOf(kUsa);
            QVERIFY(table.refuses("usa use-building financial_division right_1",
                                  ErrorCode::BuildingUsedAlready, "B-25.18"));
            table.phase(Phase::EndOfRound, 1);
            QVERIFY(table.play("table proceed")); // the engineers come back
            table.turnOf(kUsa);
            QVERIFY(table.isOffered("usa use-building financial_division left"));
        });
        QTest::newRow("B-25.18 refuses without engineers, and a space there is not") << RowBody([] {
            Table table = expansionTable(9, 9, 9);
            putBuilding(table, "financial_division_1", Owner::Usa);
            table[kUsa].engineers = 1;
            QVERIFY(table.isOffered("usa use-building financial_division left"));
            QVERIFY(table.refuses("usa use-building financial_division right_1",
                                  ErrorCode::NotEnoughEngineers, "B-7.4"));
            QVERIFY(table.refuses("usa use-building financial_division none",
                                  ErrorCode::WrongSection, "B-25.18"));
        });
        QTest::newRow("B-25.19 cost in the symbol, fee and engineers are all paid") << RowBody([] {
            Table table = expansionTable(5, 0, 0);
            putBuilding(table, "wind_farm_1", Owner::Usa);
            Table poor = table;
            poor.supply(kUsa, 4, 0, 0);
            QVERIFY(poor.refuses("usa use-building wind_farm right_1", ErrorCode::NotEnoughCredits,
                                 "B-25.19"));
            QVERIFY(table.play("usa use-building wind_farm right_1"));
            QCOMPARE(table[kUsa].credits, std::int16_t(0)); // 2 and 3
            QCOMPARE(table[kUsa].engineers, std::int16_t(10));
        });
        QTest::newRow("B-25.31 an Automa's building closes the left space to everybody")
            << RowBody([] {
                   Table table = expansionTable(9, 9, 9);
                   putBuilding(table, "financial_division_1", Owner::Usa);
                   putBuilding(table, "financial_division_2", Owner::Germany);
                   QVERIFY(table.isOffered("usa use-building financial_division left"));
                   table.automa(Company::Germany);
                   QVERIFY(table.refuses("usa use-building financial_division left",
                                         ErrorCode::SpaceClosed, "B-25.31"));
                   QVERIFY(table.isOffered("usa use-building financial_division right_1"));
               });
    }
    void spaces() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestPrivateBuildings)
#include "tst_private_buildings.moc"
