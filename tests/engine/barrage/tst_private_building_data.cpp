#include <QtTest>

#include "engine/barrage/ids.h"
#include "tests/support/barrage/leeghwater_table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr int kPlenty = 20;

/// What is printed on a private building.
struct Printed {
    const char* id;
    int excavators;
    int mixers;
    int vp;
    int cost; // credits in the action symbol
    int leftEngineers;
    int rightEngineers;
    int rightFee;
};

constexpr std::array<Printed, kPrivateBuildingCount> kPrinted{{
    {"cofferdam", 2, 1, 3, 0, 1, 1, 3},
    {"control_station", 4, 3, 5, 0, 2, 2, 3},
    {"customer_office", 3, 5, 7, 3, 2, 2, 3},
    {"development_office", 1, 2, 3, 0, 1, 1, 3},
    {"energy_relay_field", 4, 1, 4, 1, 1, 1, 3},
    {"financial_division", 3, 4, 6, 0, 1, 2, 0},
    {"loan_agency", 1, 3, 4, 0, 1, 2, 0},
    {"research_lab", 2, 2, 4, 0, 1, 1, 3},
    {"robot_factory", 1, 5, 5, 1, 2, 2, 3},
    {"wind_farm", 6, 2, 5, 2, 2, 2, 3},
}};

/// The USA can carry out every action: a system, a dam with room, a contract, a tile and machines
/// on the wheel, a work that costs nothing like the credits there are.
Table readyTable(const Printed& printed) {
    Table table = expansionTable(kPlenty, 0, 0);
    table.dam("5L", Owner::Usa, 1, 1).conduit("5B", Owner::Usa).powerhouse("P10_0", Owner::Usa);
    table.hold(kUsa, "green_01");
    table[kUsa].wheel[2] = {Tile::BasicBase, 2, 0};
    putBuilding(table, std::string(printed.id) + "_1", Owner::Usa);
    return table;
}

/// Puts the private building first if it is not in play.
Table buildTable(const Printed& printed, int excavators, int mixers) {
    Table table = expansionTable(0, excavators, mixers);
    const auto building = *parseId<PrivateBuilding>(printed.id);
    PrivateBuildings& buildings = table.state().buildings;
    if (!buildings.inPlay.contains(building))
        buildings.inPlay[0] = building;
    return table;
}

std::string buildMove(const Printed& printed, int excavators, int mixers) {
    return "usa build " + std::string(printed.id) +
           "_1 building basic_building excavators=" + std::to_string(excavators) +
           " mixers=" + std::to_string(mixers);
}

void addRows(const char* what) {
    QTest::addColumn<const Printed*>("printed");
    for (const Printed& printed : kPrinted)
        QTest::addRow("%s: %s", what, printed.id) << &printed;
}

} // namespace

Q_DECLARE_METATYPE(const Printed*)

/// What every private building costs and gives; its actions are in tst_building_actions.
class TestPrivateBuildingData : public QObject {
    Q_OBJECT

private slots:
    void costsItsMachines_data() { addRows("B-25.15 exactly its machines"); }
    void costsItsMachines() {
        QFETCH(const Printed*, printed);
        const int excavators = printed->excavators;
        const int mixers = printed->mixers;
        const std::string move = buildMove(*printed, excavators, mixers);
        Table table = buildTable(*printed, excavators, mixers);
        QVERIFY(buildTable(*printed, excavators - 1, mixers)
                    .refuses(move, ErrorCode::NotEnoughMachines, "B-8.4"));
        QVERIFY(buildTable(*printed, excavators, mixers - 1)
                    .refuses(move, ErrorCode::NotEnoughMachines, "B-8.4"));
        QVERIFY(table.play(move));
        QCOMPARE(table[kUsa].excavators, 0);
        QCOMPARE(table[kUsa].mixers, 0);
    }

    void paysItsSpaces_data() { addRows("B-25.18 B-25.19 engineers, fee and cost of each space"); }
    void paysItsSpaces() {
        QFETCH(const Printed*, printed);
        for (const char* space : {"left", "right_1", "right_2", "right_3"}) {
            const bool isLeft = std::string_view(space) == "left";
            const int engineers = isLeft ? printed->leftEngineers : printed->rightEngineers;
            const int credits = printed->cost + (isLeft ? 0 : printed->rightFee);
            const std::string move = "usa use-building " + std::string(printed->id) + " " + space;
            Table few = readyTable(*printed);
            few[kUsa].engineers = static_cast<std::int16_t>(engineers - 1);
            QVERIFY(few.refuses(move, ErrorCode::NotEnoughEngineers, "B-7.4"));
            if (credits > 0) {
                Table poor = readyTable(*printed);
                poor[kUsa].credits = static_cast<std::int16_t>(credits - 1);
                QVERIFY(poor.refuses(move, ErrorCode::NotEnoughCredits, "B-25.19"));
            }
            Table table = readyTable(*printed);
            QVERIFY(table.play(move));
            const int gained = printed->id == std::string_view("financial_division") ? 5 : 0;
            QCOMPARE(table[kUsa].engineers, 12 - engineers);
            QCOMPARE(table[kUsa].credits, kPlenty - credits + gained);
        }
    }

    void scoresItsPoints_data() { addRows("B-25.21 its VP at the end"); }
    void scoresItsPoints() {
        QFETCH(const Printed*, printed);
        Table table = expansionTable();
        putBuilding(table, std::string(printed->id) + "_4", Owner::Usa);
        QVERIFY(table.phase(Phase::Scoring, 5).play("table proceed"));
        QCOMPARE(sumOf(table.events(), EventKind::VpChanged, Owner::Usa, Source::Buildings),
                 printed->vp);
    }
};

QTEST_APPLESS_MAIN(TestPrivateBuildingData)
#include "tst_private_building_data.moc"
