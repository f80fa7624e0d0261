#include <string>

#include <QtTest>

#include "engine/barrage/ids.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// The USA with 3 drops in basin 1, an own conduit of value 5 and a powerhouse in basin 8; no
/// contracts anywhere.
Table withoutContracts() {
    Table table;
    table.dam("1L", Owner::Usa, 2, 3).conduit("1A", Owner::Usa).powerhouse("P8_0", Owner::Usa);
    table[Company::Usa].contracts = {};
    table.national({});
    return table;
}

constexpr const char* kSeven = "usa produce turbine_station_plus_2_left 1L 1A P8_0 drops=1";
constexpr const char* kTen = "usa produce turbine_station_zero_left 1L 1A P8_0 drops=2";
constexpr const char* kThirteen = "usa produce turbine_station_minus_2_left 1L 1A P8_0 drops=3";
constexpr const char* kFourteen = "usa produce turbine_station_minus_1_left 1L 1A P8_0 drops=3";

bool holds(Table& table, Company company, std::string_view contract) {
    return table[company].contracts.contains(*parseId<Contract>(contract));
}

bool hasFulfilled(Table& table, Company company, std::string_view contract) {
    return table[company].fulfilled.contains(*parseId<Contract>(contract));
}

} // namespace

/// Section 11: the energy total and fulfilling contracts.
class TestContracts : public QObject {
    Q_OBJECT

private slots:
    void fulfilling_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("E-22 B-11.1 a total of 5 and a production of 7 make 12") << RowBody([] {
            Table table = withoutContracts();
            table[Company::Usa].energy = 5;
            QVERIFY(table.play(kSeven));
            QCOMPARE(table[Company::Usa].energy, 12);
        });
        QTest::newRow("B-11.1 above 30 the total goes on; credits are those of 30, ranks are real")
            << RowBody([] {
                   Table table = withoutContracts();
                   table[Company::Usa].energy = 25;
                   table[Company::Germany].energy = 31;
                   QVERIFY(table.play(kSeven));
                   QCOMPARE(table[Company::Usa].energy, 32);
                   table.phase(Phase::Scoring, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(sumOf(table.events(), EventKind::VpChanged, Owner::Usa,
                                  Source::EnergyRanking),
                            6);
                   QCOMPARE(sumOf(table.events(), EventKind::VpChanged, Owner::Germany,
                                  Source::EnergyRanking),
                            2);
                   for (const Owner who : {Owner::Usa, Owner::Germany})
                       QCOMPARE(sumOf(table.events(), EventKind::CreditsChanged, who,
                                      Source::EnergyTrack),
                                8);
               });
        QTest::newRow("E-4 B-11.3 B-11.5 3 energy fulfil green_10: 4 VP, 2 credits, face down")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Usa, 0, 1).conduit("5A", Owner::Usa);
                   table.powerhouse("P8_0", Owner::Usa).hold(Company::Usa, "green_10");
                   QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5A P8_0 drops=1",
                                       "usa fulfil green_10"}));
                   QCOMPARE(table[Company::Usa].vp, 10 + 4);
                   QCOMPARE(table[Company::Usa].credits, 6 + 2);
                   QVERIFY(!holds(table, Company::Usa, "green_10"));
                   QVERIFY(hasFulfilled(table, Company::Usa, "green_10"));
               });
        QTest::newRow(
            "E-23 B-11.2 B-11.4 green_09 after 7 energy: 2 more, 2 steps, the other stays")
            << RowBody([] {
                   Table table = withoutContracts();
                   table.hold(Company::Usa, "green_09").hold(Company::Usa, "yellow_11");
                   table[Company::Usa].energy = 5;
                   QVERIFY(table.play({kSeven, "usa fulfil green_09"}));
                   QCOMPARE(table[Company::Usa].energy, 14);
                   QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Usa), 2);
                   QVERIFY(holds(table, Company::Usa, "yellow_11"));
                   QVERIFY(table.refuses("usa fulfil yellow_11", ErrorCode::WrongPhase, "B-5.1"));
               });
        QTest::newRow(
            "B-11.2 energy of a contract, an income or Italy's ability serves no contract")
            << RowBody([] {
                   Table contract = withoutContracts();
                   contract.hold(Company::Usa, "green_04").hold(Company::Usa, "red_05");
                   QVERIFY(contract.play({kSeven, "usa fulfil green_04"}));
                   QCOMPARE(contract[Company::Usa].energy, 7 + 3); // red_05 asks 8
                   QCOMPARE(contract.state().active, Company::Germany);

                   Table income; // France's fourth conduit: 4 energy
                   for (const char* const space : {"5A", "6A", "7A"})
                       income.conduit(space, Owner::France);
                   income.turnOf(Company::France).hold(Company::France, "green_03");
                   QVERIFY(income.play("france build 10B conduit basic_conduit excavators=2"));
                   QCOMPARE(income[Company::France].energy, 4);
                   QCOMPARE(income.state().active, Company::Usa);

                   Table ability; // 2 x 1 and the company bonus are 3, Italy's 3 come on top
                   ability.dam("10L", Owner::Italy, 1, 2).conduit("10B", Owner::Italy);
                   for (const char* const space : {"P12_0", "P11_0", "P8_0"})
                       ability.powerhouse(space, Owner::Italy);
                   ability[Company::Italy].contracts = {};
                   ability.hold(Company::Italy, "green_13").turnOf(Company::Italy);
                   QVERIFY(ability.play(
                       "italy produce turbine_station_zero_left 10L 10B P12_0 drops=2"));
                   QCOMPARE(ability[Company::Italy].energy, 3 + 3);
                   QCOMPARE(ability.state().active, Company::France);
               });
        QTest::newRow("B-11.3 the energy of this production counts, not the total") << RowBody([] {
            Table table = withoutContracts();
            table.hold(Company::Usa, "red_05").hold(Company::Usa, "yellow_11");
            table[Company::Usa].energy = 20;
            QVERIFY(table.play(kSeven));
            QVERIFY(table.refuses("usa fulfil red_05", ErrorCode::EnergyTooLow, "B-11.3"));
            QVERIFY(table.isOffered("usa fulfil yellow_11"));
        });
        QTest::newRow("B-11.3 refuses a contract that is not held") << RowBody([] {
            Table table = withoutContracts();
            table.hold(Company::Usa, "green_03").hold(Company::Italy, "green_04");
            QVERIFY(table.play(kSeven));
            for (const char* const contract : {"green_04", "green_01", "green_14"})
                QVERIFY(table.refuses("usa fulfil " + std::string(contract),
                                      ErrorCode::ContractNotHeld, "B-11.3"));
        });
        QTest::newRow("B-11.4 refuses a second contract, however much energy is left")
            << RowBody([] {
                   Table table = withoutContracts();
                   table.hold(Company::Usa, "green_03").hold(Company::Usa, "green_10");
                   QVERIFY(table.play({kTen, "usa fulfil green_03"}));
                   QVERIFY(table.refuses("usa fulfil green_10", ErrorCode::WrongPhase, "B-5.1"));
                   QCOMPARE(table.state().active, Company::Germany);
               });
        QTest::newRow("B-11.4 energies of two productions are not added") << RowBody([] {
            Table table = withoutContracts();
            table.hold(Company::Usa, "red_11").hold(Company::Usa, "green_03"); // asks 10
            QVERIFY(table.play({kSeven, "usa decline"}));
            table.turnOf(Company::Usa);
            QVERIFY(table.play("usa produce turbine_station_zero_left 1L 1A P8_0 drops=1"));
            QCOMPARE(table[Company::Usa].energy, 7 + 5);
            QVERIFY(table.refuses("usa fulfil red_11", ErrorCode::EnergyTooLow, "B-11.3"));
        });
        QTest::newRow("B-11.5 refuses a contract that is already fulfilled") << RowBody([] {
            Table table = withoutContracts();
            table.hold(Company::Usa, "green_03").hold(Company::Usa, "green_10");
            QVERIFY(table.play({kSeven, "usa fulfil green_03"}));
            table.turnOf(Company::Usa);
            QVERIFY(table.play(kTen));
            QVERIFY(table.refuses("usa fulfil green_03", ErrorCode::ContractNotHeld, "B-11.3"));
            QVERIFY(hasFulfilled(table, Company::Usa, "green_03"));
        });
        QTest::newRow("B-11.7 nobody has to fulfil a contract") << RowBody([] {
            Table table = withoutContracts();
            table.hold(Company::Usa, "green_03");
            QVERIFY(table.play({kSeven, "usa decline"}));
            QVERIFY(holds(table, Company::Usa, "green_03"));
            QCOMPARE(table[Company::Usa].credits, 6);
            QCOMPARE(table.state().active, Company::Germany);
        });
    }

    void fulfilling() {
        QFETCH(const RowBody, body);
        body();
    }

    void national_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow(
            "E-24 B-11.3 14 energy fulfil a national contract of 14 instead of an own one")
            << RowBody([] {
                   Table table = withoutContracts();
                   table.national({"national_03", "national_04"}).hold(Company::Usa, "green_03");
                   QVERIFY(table.play(kFourteen));
                   QVERIFY(table.isOffered("usa fulfil national_03"));
                   QVERIFY(table.isOffered("usa fulfil national_04"));
                   QVERIFY(table.isOffered("usa fulfil green_03"));
                   QVERIFY(table.play("usa fulfil national_03"));
                   QCOMPARE(table[Company::Usa].vp, 10 + 8);
                   QCOMPARE(table[Company::Usa].credits, 6 + 8);
                   QVERIFY(table.refuses("usa fulfil green_03", ErrorCode::WrongPhase, "B-5.1"));
               });
        QTest::newRow("E-24 refuses a national contract of 14 with 13 energy") << RowBody([] {
            Table table = withoutContracts();
            table.national({"national_03", "national_04"}).hold(Company::Usa, "green_03");
            QVERIFY(table.play(kThirteen));
            for (const char* const contract : {"national_03", "national_04"})
                QVERIFY(table.refuses("usa fulfil " + std::string(contract),
                                      ErrorCode::EnergyTooLow, "B-11.3"));
        });
        QTest::newRow("B-11.6 a national contract is for whoever comes first and is not replaced")
            << RowBody([] {
                   Table table = withoutContracts();
                   table.national({"national_03", "national_04"});
                   QVERIFY(table.play({kFourteen, "usa fulfil national_03"}));
                   QVERIFY(hasFulfilled(table, Company::Usa, "national_03"));
                   QCOMPARE(static_cast<int>(table.state().contracts.national.size()), 1);
                   table.dam("2L", Owner::Italy, 2, 3).conduit("2B", Owner::Italy);
                   table.powerhouse("P10_0", Owner::Italy).turnOf(Company::Italy);
                   QVERIFY(
                       table.play("italy produce turbine_station_zero_left 2L 2B P10_0 drops=3"));
                   QVERIFY(table.isOffered("italy fulfil national_04"));
                   QVERIFY(table.refuses("italy fulfil national_03", ErrorCode::ContractNotOpen,
                                         "B-11.6"));
               });
    }

    void national() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestContracts)
#include "tst_contracts.moc"
