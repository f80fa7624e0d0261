#include <vector>

#include <QtTest>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/invariants.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// What fulfilling a contract changes.
struct Gains {
    int vp = 0;
    int credits = 0;
    int excavators = 0;
    int mixers = 0;
    int energy = 0;
    int steps = 0;
    int waiting = 0;
    int flowing = 0;
    int bases = 0;
    int elevations = 0;
    int conduits = 0;
    int powerhouses = 0;
};

struct ContractRow {
    const char* name;
    const char* contract;
    int energy;
    Gains gains;
    std::vector<const char*> choices = {};
    const char* outsideTheLimit = ""; // a piece the icon does not allow
};

// clang-format off
const ContractRow kRows[] = {
    {"B-11.5 starting_01 asks 3: 2 credits, 2 energy", "starting_01", 3, {.credits = 2, .energy = 2}},
    {"B-11.5 starting_02 asks 3: 2 credits, 1 wheel step", "starting_02", 3, {.credits = 2, .steps = 1}},
    {"B-11.5 starting_03 asks 2: 3 credits", "starting_03", 2, {.credits = 3}},
    {"B-11.5 starting_04 asks 4: 2 credits, 1 machine of choice", "starting_04", 4, {.credits = 2, .excavators = 1}, {"usa choose-machines excavators=1 mixers=0"}},
    {"B-11.5 national_01 asks 13: 7 VP, 4 wheel steps", "national_01", 13, {.vp = 7, .steps = 4}},
    {"B-11.5 national_02 asks 13: 6 VP, 4 machines of choice", "national_02", 13, {.vp = 6, .excavators = 1, .mixers = 3}, {"usa choose-machines excavators=1 mixers=3"}},
    {"B-11.5 national_03 asks 14: 8 VP, 8 credits", "national_03", 14, {.vp = 8, .credits = 8}},
    {"B-11.5 national_04 asks 14: 8 VP, 6 energy", "national_04", 14, {.vp = 8, .energy = 6}},
    {"B-11.5 national_05 asks 15: 12 VP", "national_05", 15, {.vp = 12}},
    {"B-11.5 national_06 asks 15: 9 VP, 3 flowing drops", "national_06", 15, {.vp = 9, .flowing = 3}, {"usa place-drops C=3"}},
    {"B-11.5 green_01 asks 2: 1 credit, 2 wheel steps", "green_01", 2, {.credits = 1, .steps = 2}},
    {"B-11.5 green_02 asks 2: 2 machines of choice", "green_02", 2, {.excavators = 1, .mixers = 1}, {"usa choose-machines excavators=1 mixers=1"}},
    {"B-11.5 green_03 asks 2: 5 credits", "green_03", 2, {.credits = 5}},
    {"B-11.5 green_04 asks 2: 2 VP, 3 energy", "green_04", 2, {.vp = 2, .energy = 3}},
    {"B-11.5 green_05 asks 2: 3 credits, 2 waiting drops", "green_05", 2, {.credits = 3, .waiting = 2}, {"usa place-drops A=1 D=1"}},
    {"B-11.5 green_06 asks 3: 4 credits, 1 excavator", "green_06", 3, {.credits = 4, .excavators = 1}},
    {"B-11.5 green_07 asks 3: 3 VP, 1 mixer", "green_07", 3, {.vp = 3, .mixers = 1}},
    {"B-11.5 green_08 asks 3: 4 credits, 1 flowing drop", "green_08", 3, {.credits = 4, .flowing = 1}, {"usa place-drops C=1"}},
    {"B-11.5 green_09 asks 3: 2 energy, 2 wheel steps", "green_09", 3, {.energy = 2, .steps = 2}},
    {"B-11.5 green_10 asks 3: 4 VP, 2 credits", "green_10", 3, {.vp = 4, .credits = 2}},
    {"B-11.5 green_11 asks 4: a conduit up to 2", "green_11", 4, {.conduits = 1}, {"usa place-piece 10A conduit"}, "usa place-piece 8A conduit"},
    {"B-11.5 green_12 asks 4: a base in plains", "green_12", 4, {.bases = 1}, {"usa place-piece 10L base"}, "usa place-piece 7L base"},
    {"B-11.5 green_13 asks 4: 5 VP, 1 excavator", "green_13", 4, {.vp = 5, .excavators = 1}},
    {"B-11.5 green_14 asks 4: 1 VP, 3 wheel steps", "green_14", 4, {.vp = 1, .steps = 3}},
    {"B-11.5 green_15 asks 4: 3 VP, 2 flowing drops", "green_15", 4, {.vp = 3, .flowing = 2}, {"usa place-drops C=2"}},
    {"B-11.5 yellow_01 asks 5: 4 VP, 2 excavators", "yellow_01", 5, {.vp = 4, .excavators = 2}},
    {"B-11.5 yellow_02 asks 5: a powerhouse", "yellow_02", 5, {.powerhouses = 1}, {"usa place-piece P6_0 powerhouse"}},
    {"B-11.5 yellow_03 asks 5: 3 credits, 2 mixers", "yellow_03", 5, {.credits = 3, .mixers = 2}},
    {"B-11.5 yellow_04 asks 5: 2 VP, 1 flowing drop, 2 wheel steps", "yellow_04", 5, {.vp = 2, .steps = 2, .flowing = 1}, {"usa place-drops C=1"}},
    {"B-11.5 yellow_05 asks 5: 3 VP, 1 excavator, 2 energy", "yellow_05", 5, {.vp = 3, .excavators = 1, .energy = 2}},
    {"B-11.5 yellow_06 asks 6: a base in plains or hills", "yellow_06", 6, {.bases = 1}, {"usa place-piece 7L base"}, "usa place-piece 4L base"},
    {"B-11.5 yellow_07 asks 6: 3 wheel steps, 1 flowing drop", "yellow_07", 6, {.steps = 3, .flowing = 1}, {"usa place-drops C=1"}},
    {"B-11.5 yellow_08 asks 6: a conduit up to 3", "yellow_08", 6, {.conduits = 1}, {"usa place-piece 8A conduit"}, "usa place-piece 6A conduit"},
    {"B-11.5 yellow_09 asks 6: 3 VP, 2 machines of choice", "yellow_09", 6, {.vp = 3, .excavators = 1, .mixers = 1}, {"usa choose-machines excavators=1 mixers=1"}},
    {"B-11.5 yellow_10 asks 6: 2 VP, an elevation", "yellow_10", 6, {.vp = 2, .elevations = 1}, {"usa place-piece 7L elevation"}},
    {"B-11.5 yellow_11 asks 7: 6 VP, 1 excavator", "yellow_11", 7, {.vp = 6, .excavators = 1}},
    {"B-11.5 yellow_12 asks 7: 7 VP, 1 wheel step", "yellow_12", 7, {.vp = 7, .steps = 1}},
    {"B-11.5 yellow_13 asks 7: 3 VP, 2 flowing drops, 1 mixer", "yellow_13", 7, {.vp = 3, .mixers = 1, .flowing = 2}, {"usa place-drops C=2"}},
    {"B-11.5 yellow_14 asks 7: 6 VP, 3 waiting drops", "yellow_14", 7, {.vp = 6, .waiting = 3}, {"usa place-drops A=2 D=1"}},
    {"B-11.5 yellow_15 asks 7: 4 credits, 2 waiting drops, 1 machine of choice", "yellow_15", 7, {.credits = 4, .excavators = 1, .waiting = 2}, {"usa place-drops A=1 D=1", "usa choose-machines excavators=1 mixers=0"}},
    {"B-11.5 red_01 asks 8: 4 VP, 3 wheel steps", "red_01", 8, {.vp = 4, .steps = 3}},
    {"B-11.5 red_02 asks 8: a base in plains or hills or mountains", "red_02", 8, {.bases = 1}, {"usa place-piece 4L base"}},
    {"B-11.5 red_03 asks 8: 4 credits, 1 mixer, 2 wheel steps", "red_03", 8, {.credits = 4, .mixers = 1, .steps = 2}},
    {"B-11.5 red_04 asks 8: a conduit up to 4", "red_04", 8, {.conduits = 1}, {"usa place-piece 6A conduit"}, "usa place-piece 2B conduit"},
    {"B-11.5 red_05 asks 8: 4 VP, 5 energy", "red_05", 8, {.vp = 4, .energy = 5}},
    {"B-11.5 red_06 asks 9: 3 VP, 2 credits, 2 machines of choice", "red_06", 9, {.vp = 3, .credits = 2, .excavators = 1, .mixers = 1}, {"usa choose-machines excavators=1 mixers=1"}},
    {"B-11.5 red_07 asks 9: 8 VP, 1 wheel step", "red_07", 9, {.vp = 8, .steps = 1}},
    {"B-11.5 red_08 asks 9: 5 VP, 3 waiting drops, 1 excavator", "red_08", 9, {.vp = 5, .excavators = 1, .waiting = 3}, {"usa place-drops A=2 D=1"}},
    {"B-11.5 red_09 asks 9: a powerhouse, 3 energy", "red_09", 9, {.energy = 3, .powerhouses = 1}, {"usa place-piece P6_0 powerhouse"}},
    {"B-11.5 red_10 asks 9: an elevation, 2 flowing drops", "red_10", 9, {.flowing = 2, .elevations = 1}, {"usa place-piece 7L elevation", "usa place-drops C=2"}},
    {"B-11.5 red_11 asks 10: a conduit up to 5", "red_11", 10, {.conduits = 1}, {"usa place-piece 2B conduit"}},
    {"B-11.5 red_12 asks 10: 7 VP, 3 credits", "red_12", 10, {.vp = 7, .credits = 3}},
    {"B-11.5 red_13 asks 10: 8 VP, 1 flowing drop", "red_13", 10, {.vp = 8, .flowing = 1}, {"usa place-drops C=1"}},
    {"B-11.5 red_14 asks 10: 6 VP, 2 wheel steps, 2 waiting drops", "red_14", 10, {.vp = 6, .steps = 2, .waiting = 2}, {"usa place-drops A=1 D=1"}},
    {"B-11.5 red_15 asks 10: 2 VP, 3 machines of choice", "red_15", 10, {.vp = 2, .excavators = 1, .mixers = 2}, {"usa choose-machines excavators=1 mixers=2"}},
};
// clang-format on

/// A small production goes through a conduit of value 1, the others through one of value 5 with the
/// bonus or malus of the space.
bool isSmall(int energy) { return energy <= 3; }

/// The USA about to produce from a neutral dam through an Italian conduit. Basic tiles on the wheel
/// mark its steps, an Italian dam in basin 6 catches what flows from C.
Table tableFor(const ContractRow& row, int produced) {
    Table table;
    table.dam(isSmall(produced) ? "9L" : "1L", Owner::Neutral, 2, 3);
    table.conduit(isSmall(produced) ? "9A" : "1A", Owner::Italy);
    table.powerhouse(isSmall(produced) ? "P11_0" : "P8_0", Owner::Usa);
    table.dam("6L", Owner::Italy, 2, 0);
    if (row.gains.elevations > 0)
        table.dam("7L", Owner::Usa);
    table.supply(Company::Usa, 20, 0, 0);
    CompanyState& own = table[Company::Usa];
    own.wheel = {{{Tile::BasicBase, 0, 0},
                  {Tile::BasicElevation, 0, 0},
                  {Tile::BasicConduit, 0, 0},
                  {Tile::BasicPowerhouse, 0, 0},
                  {}}};
    own.tiles = {};
    own.contracts = {};
    table.national({});
    if (isNational(*parseId<Contract>(row.contract)))
        table.national({row.contract});
    else
        table.hold(Company::Usa, row.contract);
    return table;
}

bool produceExactly(Table& table, int energy) {
    if (isSmall(energy))
        return table.play("usa produce turbine_station_zero_left 9L 9A P11_0 drops=" +
                          std::to_string(energy));
    const char* const kSpaces[] = {"minus_2", "minus_1", "zero", "plus_1", "plus_2"};
    const int drops = (energy + 2) / 5;
    return table.play("usa produce turbine_station_" +
                      std::string(kSpaces[energy - 5 * drops + 2]) +
                      "_left 1L 1A P8_0 drops=" + std::to_string(drops));
}

int waitingDrops(const State& state) {
    int sum = 0;
    for (const int drops : state.map.headstreamDrops)
        sum += drops;
    return sum;
}

void compareGains(const State& before, const State& after, const Gains& gains) {
    const CompanyState& was = before.of(Company::Usa);
    const CompanyState& is = after.of(Company::Usa);
    QCOMPARE(is.vp - was.vp, gains.vp);
    QCOMPARE(is.credits - was.credits, gains.credits);
    QCOMPARE(is.excavators - was.excavators, gains.excavators);
    QCOMPARE(is.mixers - was.mixers, gains.mixers);
    QCOMPARE(is.energy - was.energy, gains.energy);
    QCOMPARE(static_cast<int>(is.tiles.size()), gains.steps);
    QCOMPARE(waitingDrops(after) - waitingDrops(before), gains.waiting);
    QCOMPARE(Table(after).drops("6L"), gains.flowing);
    QCOMPARE(is.built[0] - was.built[0], gains.bases);
    QCOMPARE(is.built[1] - was.built[1], gains.elevations);
    QCOMPARE(is.built[2] - was.built[2], gains.conduits);
    QCOMPARE(is.built[3] - was.built[3], gains.powerhouses);
}

} // namespace

/// Every contract of the box: what it asks and all that it gives.
class TestContractRewards : public QObject {
    Q_OBJECT

private slots:
    void everyContractIsHere() {
        ContractSet seen;
        for (const ContractRow& row : kRows)
            seen.insert(*parseId<Contract>(row.contract));
        QCOMPARE(static_cast<int>(seen.size()), 55);
    }

    void fulfils_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; const ContractRow& row : kRows)
            QTest::newRow(row.name) << i++;
    }

    void fulfils() {
        QFETCH(const int, index);
        const ContractRow& row = kRows[index];
        const Contract contract = *parseId<Contract>(row.contract);
        Table table = tableFor(row, row.energy);
        QVERIFY(produceExactly(table, row.energy));
        QCOMPARE(table[Company::Usa].energy, row.energy);
        const State before = table.state();
        QVERIFY(table.play("usa fulfil " + std::string(row.contract)));
        if (const std::string_view outside = row.outsideTheLimit; !outside.empty()) {
            const Error error = table.refusal(outside);
            QCOMPARE(error.code, ErrorCode::OutsideRewardLimits);
            QCOMPARE(error.rule, std::string_view("B-8.11"));
        }
        for (const char* choice : row.choices)
            QVERIFY(table.play(choice));
        compareGains(before, table.state(), row.gains);
        QVERIFY(!table[Company::Usa].contracts.contains(contract));
        QVERIFY(table[Company::Usa].fulfilled.contains(contract));
        QVERIFY(table.state().contracts.national.empty());
        table.revealAll();
        QCOMPARE(table.state().task().kind, TaskKind::TakeTurn);
        QCOMPARE(table.state().active, Company::Germany);
        QVERIFY(!brokenInvariant(table.state()));
    }

    void refusesOneLess_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; const ContractRow& row : kRows)
            QTest::addRow("B-11.3 refuses %s with %d energy", row.contract, row.energy - 1) << i++;
    }

    /// starting_03 asks 2 and keeps the question open; with 1 energy there is no question.
    void refusesOneLess() {
        QFETCH(const int, index);
        const ContractRow& row = kRows[index];
        Table table = tableFor(row, row.energy - 1);
        table.hold(Company::Usa, "starting_03");
        QVERIFY(produceExactly(table, row.energy - 1));
        QCOMPARE(table[Company::Usa].energy, row.energy - 1);
        const Error error = table.refusal("usa fulfil " + std::string(row.contract));
        if (row.energy == 2) {
            QCOMPARE(error.code, ErrorCode::WrongPhase);
            table.revealAll();
            QCOMPARE(table.state().active, Company::Germany);
            return;
        }
        QCOMPARE(error.code, ErrorCode::EnergyTooLow);
        QCOMPARE(error.rule, std::string_view("B-11.3"));
        QCOMPARE(error.args[0], row.energy - 1);
        QCOMPARE(error.args[1], row.energy);
    }
};

QTEST_APPLESS_MAIN(TestContractRewards)
#include "tst_contract_rewards.moc"
