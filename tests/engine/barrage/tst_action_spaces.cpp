#include <string>

#include <QtTest>

#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/ids.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// What is printed on a space; `move` is how a company uses it at the table of ready().
struct SpaceRow {
    const char* id;
    const char* move;
    int engineers;
    int fee;
    int cost;
    int players; // blocked with fewer
};

constexpr const char* kProduce = "produce %1 5L 5A P8_0 drops=1";
constexpr const char* kWater = "water %1 A=1";
constexpr const char* kWorkshop = "workshop %1";
constexpr const char* kMachines = "buy-machines %1";
constexpr const char* kOneContract = "take-contracts %1 green_01";
constexpr const char* kTwoContracts = "take-contracts %1 green_01 red_01";
constexpr const char* kPatent = "take-patent %1";

// clang-format off
constexpr SpaceRow kSpaces[] = {
    {"turbine_station_plus_2_left", kProduce, 2, 0, 0, 2},
    {"turbine_station_plus_1_left", kProduce, 2, 0, 0, 4},
    {"turbine_station_zero_left", kProduce, 2, 0, 0, 2},
    {"turbine_station_minus_1_left", kProduce, 2, 0, 0, 3},
    {"turbine_station_minus_2_left", kProduce, 1, 0, 0, 2},
    {"turbine_station_plus_2_right", kProduce, 3, 3, 0, 2},
    {"turbine_station_plus_1_right", kProduce, 3, 3, 0, 4},
    {"turbine_station_zero_right", kProduce, 3, 3, 0, 2},
    {"turbine_station_minus_1_right", kProduce, 3, 3, 0, 3},
    {"turbine_station_minus_2_right", kProduce, 2, 0, 0, 2},
    {"water_management_two_drops_left", kWater, 1, 0, 0, 2},
    {"water_management_one_drop_flowing_left", kWater, 1, 0, 0, 2},
    {"water_management_two_drops_right", kWater, 2, 3, 0, 2},
    {"water_management_one_drop_flowing_right", kWater, 2, 3, 0, 2},
    {"workshop_one_left", kWorkshop, 1, 0, 0, 2},
    {"workshop_two_left", kWorkshop, 2, 0, 2, 3},
    {"workshop_three_left", kWorkshop, 2, 0, 5, 2},
    {"workshop_one_right", kWorkshop, 2, 0, 0, 2},
    {"workshop_two_right", kWorkshop, 3, 3, 2, 3},
    {"workshop_three_right", kWorkshop, 3, 3, 5, 2},
    {"machinery_shop_excavator_left", kMachines, 1, 0, 2, 2},
    {"machinery_shop_any_left", kMachines, 1, 0, 4, 4},
    {"machinery_shop_both_left", kMachines, 2, 0, 5, 2},
    {"machinery_shop_excavator_right", kMachines, 1, 3, 2, 2},
    {"machinery_shop_any_right", kMachines, 2, 0, 4, 4},
    {"machinery_shop_both_right", kMachines, 3, 3, 5, 2},
    {"contract_office_one_a_left", kOneContract, 1, 0, 0, 2},
    {"contract_office_one_b_left", kOneContract, 1, 0, 0, 4},
    {"contract_office_two_left", kTwoContracts, 2, 0, 1, 2},
    {"contract_office_one_a_right", kOneContract, 1, 3, 0, 2},
    {"contract_office_one_b_right", kOneContract, 1, 3, 0, 4},
    {"contract_office_two_right", kTwoContracts, 3, 0, 1, 2},
    {"patent_office_1", kPatent, 2, 0, 5, 2},
    {"patent_office_2", kPatent, 2, 0, 5, 2},
    {"patent_office_3", kPatent, 2, 0, 5, 2},
};
// clang-format on

std::string moveOf(const char* company, const SpaceRow& row) {
    return (QString(company) + ' ' + QString(row.move).arg(row.id)).toStdString();
}

/// The USA can carry out every action and have just these engineers and credits.
Table ready(int players, int engineers, int credits) {
    Table table(players);
    table.dam("5L", Owner::Usa, 2, 3).conduit("5A", Owner::Usa).powerhouse("P8_0", Owner::Usa);
    table.open(Colour::Green, "green_01", "green_02").open(Colour::Red, "red_01", "red_02");
    table.supply(Company::Usa, credits, 0, 0);
    table[Company::Usa].contracts = {};
    table[Company::Usa].engineers = static_cast<std::int16_t>(engineers);
    return table;
}

} // namespace

/// What every space of the management board and the patent office asks (B-7.4 to B-7.7).
class TestActionSpaces : public QObject {
    Q_OBJECT

private slots:
    void everySpace_data() {
        QTest::addColumn<int>("number");
        for (int i = 0; i < static_cast<int>(std::size(kSpaces)); ++i)
            QTest::addRow("B-7.4 B-7.5 B-7.6 B-7.7 the space %s", kSpaces[i].id) << i;
    }

    void everySpace() {
        QFETCH(const int, number);
        const SpaceRow& row = kSpaces[number];
        const std::string move = moveOf("usa", row);
        const ActionSpace space = parseId<ActionSpace>(row.id).value();
        const int credits = row.fee + row.cost;
        QCOMPARE(static_cast<int>(infoOf(space).fee), row.fee);
        QCOMPARE(static_cast<int>(infoOf(space).cost), row.cost);
        for (int players = 2; players <= 4; ++players) {
            if (players < row.players) {
                QVERIFY(ready(players, 12, 20).refuses(move, ErrorCode::SpaceBlocked, "B-3.8"));
                continue;
            }
            QVERIFY(ready(players, row.engineers - 1, credits)
                        .refuses(move, ErrorCode::NotEnoughEngineers, "B-7.4"));
            if (credits > 0)
                QVERIFY(ready(players, row.engineers, credits - 1)
                            .refuses(move, ErrorCode::NotEnoughCredits, "B-7.6"));

            Table table = ready(players, row.engineers, credits);
            QVERIFY(table.isOffered(move));
            QVERIFY(table.play(move));
            QCOMPARE(table[Company::Usa].engineers, 0);
            QCOMPARE(table[Company::Usa].credits, 0);
            const Occupancy& there = table.state().spaces[space.index()];
            QCOMPARE(there.owner, Owner::Usa);
            QCOMPARE(static_cast<int>(there.engineers), row.engineers);
            table.turnOf(Company::Germany);
            QVERIFY(table.refuses(moveOf("germany", row), ErrorCode::SpaceTaken, "B-7.7"));
            table.turnOf(Company::Usa);
            table[Company::Usa].engineers = 12;
            QVERIFY(table.refuses(move, ErrorCode::SpaceTaken, "B-7.7"));
        }
    }

    void allSpacesAreListed() {
        QSet<int> seen{kBank.value};
        for (const SpaceRow& row : kSpaces)
            seen.insert(parseId<ActionSpace>(row.id).value().value);
        QCOMPARE(seen.size(), 36);
    }

    void bank_data() {
        QTest::addColumn<int>("engineers");
        for (const int engineers : {1, 2, 7, 12})
            QTest::addRow("B-7.4 B-7.7 the bank takes %d engineers from everyone", engineers)
                << engineers;
    }

    void bank() {
        QFETCH(const int, engineers);
        for (int players = 2; players <= 4; ++players) {
            Table table(players);
            const std::string move = "bank engineers=" + std::to_string(engineers);
            QVERIFY(table.play({"usa " + move, "germany " + move}));
            QCOMPARE(table[Company::Usa].credits, 6 + engineers);
            QCOMPARE(table[Company::Usa].engineers, 12 - engineers);
            QCOMPARE(table[Company::Germany].credits, 6 + engineers);
            QCOMPARE(static_cast<int>(table.state().bank[0]), engineers);
        }
    }

    void wrongSpace_data() {
        QTest::addColumn<QString>("move");
        QTest::newRow("B-7.1 refuses a production in the workshop")
            << "usa produce workshop_one_left 5L 5A P8_0 drops=1";
        QTest::newRow("B-7.1 refuses water on a turbine space")
            << "usa water turbine_station_zero_left A=1";
        QTest::newRow("B-7.1 refuses the workshop on a machine space")
            << "usa workshop machinery_shop_both_left";
        QTest::newRow("B-7.1 refuses machines in the workshop")
            << "usa buy-machines workshop_one_left";
        QTest::newRow("B-7.1 refuses contracts in the patent office")
            << "usa take-contracts patent_office_1 green_01";
        QTest::newRow("B-7.1 refuses a patent in the bank") << "usa take-patent bank";
    }

    void wrongSpace() {
        QFETCH(const QString, move);
        QVERIFY(ready(4, 12, 20).refuses(move.toStdString(), ErrorCode::WrongSection, "B-7.1"));
    }
};

QTEST_APPLESS_MAIN(TestActionSpaces)
#include "tst_action_spaces.moc"
