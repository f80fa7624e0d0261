#include <QtTest>

#include "engine/barrage/invariants.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kDutch = Company::Netherlands;

bool isTurnOf(const Table& table, Owner who) {
    return table.state().task().kind == TaskKind::TakeTurn && table.state().task().who == who;
}

/// The USA with this officer and 10 credits, excavators and mixers.
Table with(Officer officer) {
    Table table = expansionTable(10, 10, 10);
    giveOfficer(table, kUsa, officer);
    return table;
}

/// The USA with Sekibo, who has just copied this officer of Germany.
Table copying(Officer officer) {
    Table table = with(Officer::Sekibo);
    giveOfficer(table, Company::Germany, officer);
    table.state().turn.copied = officer;
    table[kUsa].officerCopies = 1;
    table[kUsa].engineers = 11;
    return table;
}

/// A system of the company: 5L with so many drops of value 4 each, by 5B to basin 10.
Table& withSystem(Table& table, Owner owner, int drops) {
    return table.dam("5L", owner, 2, drops).conduit("5B", owner).powerhouse("P10_0", owner);
}

/// The Netherlands' turn, with three powerhouses and that system.
Table dutchTable() {
    Setup setup = expansionSetup();
    setup.seats[3].company = kDutch;
    State state = Table::after(setup).state();
    for (CompanyState& company : state.companies)
        company.officer = Officer::None;
    state.map.dams = {};
    state.dropsPlaced = 0;
    Table table(state);
    withSystem(table.turnOf(kDutch), Owner::Netherlands, 3);
    table.powerhouse("P11_0", Owner::Netherlands).powerhouse("P12_0", Owner::Netherlands);
    table[kDutch].contracts = {};
    return table;
}

} // namespace

/// B-25.24 to B-25.29 with their rulings.
class TestLeeghwaterOfficers : public QObject {
    Q_OBJECT

private slots:
    void company_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-25.24 after a production a drop into another own dam with room")
            << RowBody([] {
                   Table table = dutchTable();
                   table.dam("1L", Owner::Netherlands).dam("2L", Owner::Netherlands, 0, 1);
                   table.dam("3L", Owner::Neutral).dam("4L", Owner::Germany);
                   QVERIFY(table.play(
                       "netherlands produce turbine_station_zero_left 5L 5B P10_0 drops=1"));
                   QVERIFY(
                       table.refuses("netherlands place-in-dam 5L", ErrorCode::SameDam, "B-25.24"));
                   QVERIFY(table.refuses("netherlands place-in-dam 2L", ErrorCode::NoRoomInDam,
                                         "B-25.24"));
                   for (const char* dam : {"3L", "4L", "1U"})
                       QVERIFY(table.refuses("netherlands place-in-dam " + std::string(dam),
                                             ErrorCode::NotOwnDam, "B-25.24"));
                   Table declined = table;
                   QVERIFY(declined.play("netherlands decline"));
                   QVERIFY(isTurnOf(declined, Owner::Usa));
                   QVERIFY(table.play("netherlands place-in-dam 1L"));
                   QCOMPARE(table.drops("1L"), 1);
                   QVERIFY(isTurnOf(table, Owner::Usa));
                   QVERIFY(!brokenInvariant(table.state()));
               });
        QTest::newRow("B-25.24 not with two powerhouses, and not asked without room")
            << RowBody([] {
                   Table table = dutchTable();
                   Table two = table;
                   two.dam("1L", Owner::Netherlands);
                   two.state().map.powerhouses[15] = Owner::Nobody; // P11_0
                   two[kDutch].built[3] = 2;
                   for (Table* each : {&table, &two}) {
                       QVERIFY(each->play(
                           "netherlands produce turbine_station_zero_left 5L 5B P10_0 drops=1"));
                       QVERIFY(isTurnOf(*each, Owner::Usa));
                   }
               });
        QTest::newRow("B-25.24 B-6.2 the incomes of the Netherlands") << RowBody([] {
            Table table = dutchTable();
            table.supply(kDutch, 0, 20, 20).dam("1L", Owner::Netherlands);
            QVERIFY(table.play("netherlands build 9A conduit basic_conduit excavators=2"));
            QCOMPARE(table[kDutch].energy, std::int16_t(2)); // the second conduit
        });
    }
    void company() {
        QFETCH(const RowBody, body);
        body();
    }

    void battista_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-25.25 P-13 alone on a space for one: another turn, once a round")
            << RowBody([] {
                   Table table = with(Officer::Battista);
                   QVERIFY(table.play("usa workshop workshop_one_left"));
                   QCOMPARE(table.state().task().kind, TaskKind::GoOn);
                   QVERIFY(table.play("usa go-on"));
                   QVERIFY(isTurnOf(table, Owner::Usa));
                   QVERIFY(!table[kUsa].hasArchitect);
                   QVERIFY(table.play("usa buy-machines machinery_shop_excavator_left"));
                   QVERIFY(isTurnOf(table, Owner::Germany));
                   QCOMPARE(table[kUsa].engineers, std::int16_t(10));
                   table.phase(Phase::EndOfRound, 1);
                   QVERIFY(table.play("table proceed"));
                   QVERIFY(table[kUsa].hasArchitect);
               });
        QTest::newRow("B-25.25 the other turn is optional, and the architect stays then")
            << RowBody([] {
                   Table table = with(Officer::Battista);
                   QVERIFY(table.play({"usa workshop workshop_one_left", "usa decline"}));
                   QVERIFY(isTurnOf(table, Owner::Germany));
                   QVERIFY(table[kUsa].hasArchitect);
               });
        QTest::newRow("B-25.25 the first construction space and a building's space count too")
            << RowBody([] {
                   Table table = with(Officer::Battista);
                   Table other = table;
                   QVERIFY(table.play("usa build 8L base basic_base excavators=3"));
                   QCOMPARE(table.state().task().kind, TaskKind::GoOn);
                   putBuilding(other, "financial_division_1", Owner::Usa);
                   QVERIFY(other.play("usa use-building financial_division left"));
                   QCOMPARE(other.state().task().kind, TaskKind::GoOn);
               });
        QTest::newRow("B-25.25 not in the bank, not on a space for two") << RowBody([] {
            Table table = with(Officer::Battista);
            Table bank = table;
            QVERIFY(bank.play("usa bank engineers=1"));
            QVERIFY(isTurnOf(bank, Owner::Germany));
            QVERIFY(table.play("usa workshop workshop_two_left"));
            QVERIFY(isTurnOf(table, Owner::Germany));
            QVERIFY(table[kUsa].hasArchitect);
        });
        QTest::newRow("B-25.25 the contract display is refilled between the two turns") << RowBody(
            [] {
                Table table = with(Officer::Battista);
                QVERIFY(table.play(
                    {"usa take-contracts contract_office_one_a_left green_01", "usa go-on"}));
                QCOMPARE(table.state().task().kind, TaskKind::RevealContract);
                QVERIFY(table.play("table reveal green_07"));
                QVERIFY(isTurnOf(table, Owner::Usa));
                QVERIFY(table.isOffered("usa take-contracts contract_office_one_b_left green_07"));
            });
        QTest::newRow("P-13 with all engineers placed he is placed, too") << RowBody([] {
            Table table = with(Officer::Battista);
            table[kUsa].engineers = 2;
            QVERIFY(table.play("usa workshop workshop_two_left"));
            QVERIFY(!table[kUsa].hasArchitect);
            table.turnOf(kUsa);
            table[kUsa].engineers = 1;
            table[kUsa].hasArchitect = true;
            QVERIFY(table.play("usa workshop workshop_one_left")); // nothing could follow
            QVERIFY(isTurnOf(table, Owner::Germany));
        });
        QTest::newRow("B-25.29 R-B36 Sekibo copies Battista, and nothing in the other turn")
            << RowBody([] {
                   Table table = copying(Officer::Battista);
                   QVERIFY(table.play({"usa workshop workshop_one_left", "usa go-on"}));
                   QVERIFY(isTurnOf(table, Owner::Usa));
                   QVERIFY(table.refuses("usa copy tommaso_battista",
                                         ErrorCode::AlreadyDoneThisTurn, "R-B36"));
                   QVERIFY(table.play("usa buy-machines machinery_shop_excavator_left"));
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
    }
    void battista() {
        QFETCH(const RowBody, body);
        body();
    }

    void luciani_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-25.26 several contracts if the sum is within the energy") << RowBody([] {
            Table table = with(Officer::Luciani);
            withSystem(table, Owner::Usa, 3);
            table[kUsa].contracts = {};
            for (const char* contract : {"green_03", "green_10", "yellow_11"}) // 2, 3, 7
                table.hold(kUsa, contract);
            QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5B P10_0 drops=2",
                                "usa fulfil green_10"})); // 8 - 3
            QVERIFY(table.refuses("usa fulfil yellow_11", ErrorCode::EnergyTooLow, "B-25.26"));
            QVERIFY(table.play("usa fulfil green_03"));
            QVERIFY(isTurnOf(table, Owner::Germany)); // 3 left, nothing within reach
            QCOMPARE(table[kUsa].fulfilled.size(), 2);
            QCOMPARE(table[kUsa].energy, std::int16_t(8));
        });
        QTest::newRow("B-25.26 a national contract among them, and none has to follow")
            << RowBody([] {
                   Table table = with(Officer::Luciani);
                   withSystem(table, Owner::Usa, 3).national({"national_01"}); // 13
                   table[kUsa].contracts = {};
                   table.powerhouse("P11_0", Owner::Usa).powerhouse("P12_0", Owner::Usa);
                   table.powerhouse("P5_0", Owner::Usa).hold(kUsa, "green_03");
                   QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5B P10_0 drops=3",
                                       "usa fulfil national_01"})); // 12 + 3 - 13
                   QVERIFY(table.isOffered("usa fulfil green_03"));
                   QVERIFY(table.play("usa decline"));
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-25.26 only a production: other energy fulfils one") << RowBody([] {
            Table table = with(Officer::Luciani);
            putBuilding(table, "wind_farm_1", Owner::Usa);
            table[kUsa].contracts = {};
            table.hold(kUsa, "green_03").hold(kUsa, "green_10");
            QVERIFY(table.play({"usa use-building wind_farm left", "usa fulfil green_03"}));
            QVERIFY(isTurnOf(table, Owner::Germany));
        });
        QTest::newRow("B-25.26 four contracts may lie face up") << RowBody([] {
            Table table = with(Officer::Luciani);
            table[kUsa].contracts = {};
            for (const char* contract : {"green_03", "green_10", "yellow_11"})
                table.hold(kUsa, contract);
            QVERIFY(table.play("usa take-contracts contract_office_two_left green_01 green_02"));
            QCOMPARE(table.state().task().kind, TaskKind::DiscardContract);
            QVERIFY(table.play("usa discard green_03"));
            QCOMPARE(table[kUsa].contracts.size(), 4);
            QVERIFY(table.state().task().kind != TaskKind::DiscardContract);
            QVERIFY(!brokenInvariant(table.state()));
        });
        QTest::newRow("R-B35 France saves its 3 energy once in a production") << RowBody([] {
            Table table = expansionTable();
            giveOfficer(table, Company::France, Officer::Luciani);
            withSystem(table.turnOf(Company::France), Owner::France, 3);
            table.powerhouse("P11_0", Owner::France).powerhouse("P12_0", Owner::France);
            table[Company::France].contracts = {};
            for (const char* contract : {"yellow_11", "green_10", "green_11"}) // 7, 3, 4
                table.hold(Company::France, contract);
            QVERIFY(table.play({"france produce turbine_station_zero_left 5L 5B P10_0 drops=1",
                                "france fulfil yellow_11"})); // 4 + 1 + 3 - 7
            QVERIFY(isTurnOf(table, Owner::Usa));
            QVERIFY(table.turnOf(Company::France)
                        .play("france produce turbine_station_plus_1_left 5L 5B P10_0 drops=1"));
            QVERIFY(table.play("france fulfil green_10")); // 6 + 3 - 3
            QVERIFY(table.play("france fulfil green_11")); // 6 - 4
        });
        QTest::newRow("R-B35 what a small contract leaves of the 3 energy serves the next one")
            << RowBody([] {
                   Table table = expansionTable();
                   giveOfficer(table, Company::France, Officer::Luciani);
                   withSystem(table.turnOf(Company::France), Owner::France, 3);
                   table.powerhouse("P11_0", Owner::France).powerhouse("P12_0", Owner::France);
                   table[Company::France].contracts = {};
                   table.hold(Company::France, "green_01"); // 2
                   table.hold(Company::France, "yellow_06");
                   QVERIFY(
                       table.play({"france produce turbine_station_zero_left 5L 5B P10_0 drops=1",
                                   "france fulfil green_01"}));    // 4 + 1 + 3 - 2
                   QVERIFY(table.play("france fulfil yellow_06")); // 6 - 6
               });
        QTest::newRow("B-25.29 R-B36 Sekibo copies Luciani: four contracts, the fourth is kept")
            << RowBody([] {
                   Table table = copying(Officer::Luciani);
                   table[kUsa].contracts = {};
                   for (const char* contract : {"green_03", "green_10", "yellow_11"})
                       table.hold(kUsa, contract);
                   QVERIFY(table.play("usa take-contracts contract_office_one_a_left green_01"));
                   table.revealAll();
                   QVERIFY(isTurnOf(table, Owner::Germany));
                   QCOMPARE(table[kUsa].contracts.size(), 4);
                   QVERIFY(!brokenInvariant(table.state()));
               });
    }
    void luciani() {
        QFETCH(const RowBody, body);
        body();
    }

    void others_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-25.27 Spencer: tile and machines on the wheel, then the reward")
            << RowBody([] {
                   Table table = with(Officer::Spencer);
                   openWork(table, 0, "work_c_1");
                   QVERIFY(table.play("usa take-work work_c_1 excavators=2 mixers=4 on_wheel"));
                   // One step for the work, three for its reward.
                   QVERIFY((table[kUsa].wheel[1] == WheelSegment{Tile::Spencer, 2, 4, 0}));
                   QVERIFY(!table[kUsa].tiles.contains(Tile::Spencer));
                   QCOMPARE(table[kUsa].engineers, std::int16_t(10));
                   QCOMPARE(table[kUsa].constructions, std::uint8_t(0));
                   QCOMPARE(table[kUsa].vp, std::int16_t(18));
                   table.turnOf(kUsa);
                   QVERIFY(table.refuses("usa take-work work_a_2 mixers=1 on_wheel",
                                         ErrorCode::NoTile, "B-25.27"));
                   QVERIFY(table.isOffered("usa take-work work_a_2 mixers=1"));
               });
        QTest::newRow("B-25.27 her tile builds nothing, and nobody else has it") << RowBody([] {
            Table table = with(Officer::Spencer);
            QVERIFY(table.refuses("usa build 8L base leslie_spencer excavators=3",
                                  ErrorCode::TileCannotBuild, "B-8.3"));
            table[kUsa].officer = Officer::Adler;
            QVERIFY(brokenInvariant(table.state()).has_value());
        });
        QTest::newRow("B-25.29 R-B36 Sekibo copies Spencer: no tile goes on the wheel")
            << RowBody([] {
                   Table table = copying(Officer::Spencer);
                   QVERIFY(table.play("usa take-work work_a_2 mixers=1 on_wheel"));
                   QVERIFY((table[kUsa].wheel[2] == WheelSegment{Tile::None, 0, 1, 0}));
               });
        QTest::newRow("B-25.28 Fouche: the action again for 1 engineer, once a round")
            << RowBody([] {
                   Table table = with(Officer::Fouche);
                   putBuilding(table, "wind_farm_1", Owner::Usa);
                   table[kUsa].contracts = {};
                   QVERIFY(table.play("usa use-building wind_farm left"));
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa use-building wind_farm officer"));
                   QCOMPARE(table[kUsa].engineers, std::int16_t(9));
                   QCOMPARE(table[kUsa].credits, std::int16_t(6)); // 2 each
                   QCOMPARE(table[kUsa].energy, std::int16_t(10));
                   table.turnOf(kUsa);
                   QVERIFY(table.refuses("usa use-building wind_farm officer",
                                         ErrorCode::SpaceTaken, "B-25.28"));
                   QVERIFY(!brokenInvariant(table.state()));
               });
        QTest::newRow("B-25.28 refuses others, and a private building without her building")
            << RowBody([] {
                   Table table = with(Officer::Fouche);
                   QVERIFY(table.refuses("usa use-building wind_farm officer",
                                         ErrorCode::NoOwnBuilding, "B-25.28"));
                   putBuilding(table, "wind_farm_1", Owner::Germany);
                   table.turnOf(Company::Germany);
                   QVERIFY(table.refuses("germany use-building wind_farm officer",
                                         ErrorCode::OfficerNotAvailable, "B-25.28"));
               });
        QTest::newRow("B-25.29 R-B36 Sekibo copies Fouche: 1 more engineer for the action")
            << RowBody([] {
                   Table table = copying(Officer::Fouche);
                   putBuilding(table, "financial_division_1", Owner::Usa);
                   QVERIFY(table.play("usa use-building financial_division officer"));
                   QCOMPARE(table[kUsa].engineers, std::int16_t(10));
                   QCOMPARE(table[kUsa].credits, std::int16_t(15));
                   QVERIFY(!brokenInvariant(table.state()));
               });
    }
    void others() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestLeeghwaterOfficers)
#include "tst_leeghwater_officers.moc"
