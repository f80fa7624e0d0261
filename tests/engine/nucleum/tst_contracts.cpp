#include <QtTest>

#include <functional>

#include "engine/nucleum/contracts.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/ids.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/row_body.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

using enum BuildingType;

/// Puts n of something on the table for the first player.
using Give = std::function<void(Table&, int)>;

/// Structures in a city, one of each kind after the other; turbines only in a plant.
Give structuresIn(City city) {
    return [city](Table& table, int n) {
        const bool isPlant = city == City::Grimma || city == City::Plauen;
        for (int i = 0; i < n; ++i) {
            const int row = i / 3 + 1;
            if (isPlant && i % 3 == 0)
                table.turbine(Player::First, row, city);
            else if (i % 3 == 1)
                table.mine(Player::First, row, city);
            else
                table.build(Player::First, i % 3 == 0 ? Factory : Residence, row, city, i == 2);
        }
    };
}

Give buildings(BuildingType type) {
    return [type](Table& table, int n) {
        for (int i = 0; i < n; ++i)
            table.build(Player::First, type, 4 - i, City::Leipzig, i == 0);
    };
}

void government(Table& table, int n) {
    for (int i = 0; i < n; ++i)
        table.build(Player::First, static_cast<BuildingType>(i), 4, City::Leipzig);
}

void energized(Table& table, int n) {
    table.build(Player::First, Laboratory, 4, City::Zittau); // not energized
    for (int i = 0; i < n; ++i)
        table.build(Player::First, static_cast<BuildingType>(i % 3), 1 + i / 3, City::Leipzig,
                    true);
}

void railways(Table& table, int n) {
    const std::array<std::pair<City, City>, 9> ways{{{City::Grimma, City::Leipzig},
                                                     {City::Leipzig, City::Riesa},
                                                     {City::Chemnitz, City::Zwickau},
                                                     {City::Joachimsthal, City::Zwickau},
                                                     {City::Freiberg, City::Grimma},
                                                     {City::Bruex, City::Glashuette},
                                                     {City::Bruex, City::Praha},
                                                     {City::Dresden, City::Glashuette},
                                                     {City::Glashuette, City::Marienberg}}};
    for (int i = 0; i < n; ++i)
        table.lay(ways[std::size_t(i)].first, ways[std::size_t(i)].second, {Owner::First});
}

/// A line of cities: Leipzig, Riesa; then Grimma, Freiberg and so on.
void network(Table& table, int n) {
    table.build(Player::First, Residence, 1, City::Zittau); // another network
    const std::array<std::pair<City, City>, 6> ways{{{City::Leipzig, City::Riesa},
                                                     {City::Grimma, City::Leipzig},
                                                     {City::Freiberg, City::Grimma},
                                                     {City::Chemnitz, City::Grimma},
                                                     {City::Chemnitz, City::Zwickau},
                                                     {City::Joachimsthal, City::Zwickau}}};
    for (int i = 0; i + 1 < n; ++i)
        table.lay(ways[std::size_t(i)].first, ways[std::size_t(i)].second,
                  {Owner::First, i == 3 ? Owner::Second : Owner::Nobody});
}

void mines(Table& table, int n) {
    for (int i = 1; i <= n; ++i)
        table.mine(Player::First, i, City::Bruex);
}

void turbines(Table& table, int n) {
    for (int i = 1; i <= n; ++i)
        table.turbine(Player::First, i, City::Zittau);
}

void uranium(Table& table, int n) {
    for (int row = 1; row <= 4; ++row) {
        const int cubes = std::min(n, row % 2 == 1 ? 3 : 2);
        table.mine(Player::First, row, City::Bruex, cubes);
        n -= cubes;
    }
}

void tiles(Table& table, int n) {
    table.own().poolTiles = std::uint8_t(n - 2);
    table.own().boardTiles = 1; // and the Special Directive
}

void fulfilled(Table& table, int n) {
    for (int i = 0; i < n; ++i)
        table.own().fulfilled.insert(Contract(20 + i));
}

/// Buildings in Praha, which has no colour, and in cities of n colours, two of them in one.
void colours(Table& table, int n) {
    const std::array<City, 3> cities{City::Leipzig, City::Grimma, City::Chemnitz};
    table.build(Player::First, Laboratory, 1, City::Praha)
        .build(Player::First, Laboratory, 2, City::Riesa);
    for (int i = 0; i < n; ++i)
        table.build(Player::First, Residence, i + 1, cities[std::size_t(i)]);
}

struct Case {
    const char* contract;
    int needed;
    Give give;
    Reward reward;
};

// clang-format off
const std::vector<Case>& cases() {
    const Give green = structuresIn(City::Leipzig);
    const Give purple = structuresIn(City::Plauen);
    const Give white = structuresIn(City::Grimma);
    const Give orange = structuresIn(City::Chemnitz);
    const Give prahaBuilding = [](Table& table, int n) {
        if (n > 0)
            table.build(Player::First, Factory, 1, City::Praha);
    };
    const Give prahaEnergized = [](Table& table, int n) {
        table.build(Player::First, Factory, 1, City::Praha, n > 0);
    };
    const Give tokens = [](Table& table, int n) { table.tokens(Player::First, n); };
    static const std::vector<Case> kCases{
        {"C01", 2, green, {.thaler = 2, .vp = 2, .technology = 1}},
        {"C02", 2, purple, {.technology = 1}},
        {"C03", 2, white, {.technology = 1}},
        {"C04", 2, orange, {.technology = 1}},
        {"C05", 2, buildings(Laboratory), {.uranium = 1, .vp = 3}},
        {"C06", 8, tiles, {.workers = 1, .technology = 1}},
        {"C07", 6, tokens, {.vp = 4}},
        {"C08", 5, railways, {.vp = 2, .technology = 1}},
        {"C09", 2, turbines, {.workers = 1, .vp = 2}},
        {"C10", 2, energized, {.thaler = 2, .vp = 2}},
        {"C11", 2, buildings(Residence), {.technology = 1}},
        {"C12", 2, buildings(Factory), {.vp = 2, .technology = 1}},
        {"C13", 1, prahaBuilding, {.technology = 1}},
        {"C14", 4, network, {.vp = 3, .technology = 1}},
        {"C15", 1, government, {.incomeVp = 2, .technology = 1}},
        {"C16", 2, colours, {.thaler = 2, .vp = 3}},
        {"C17", 2, mines, {.thaler = 2, .vp = 2}},
        {"C18", 5, orange, {.vp = 6, .technology = 2}},
        {"C19", 5, green, {.workers = 2, .vp = 6, .technology = 2}},
        {"C20", 5, purple, {.vp = 6, .technology = 2}},
        {"C21", 5, white, {.vp = 6, .technology = 2}},
        {"C22", 3, colours, {.vp = 6}},
        {"C23", 4, energized, {.thaler = 3, .vp = 6}},
        {"C24", 1, prahaEnergized, {.thaler = 4, .technology = 2}},
        {"C25", 7, railways, {.vp = 6, .technology = 2}},
        {"C26", 11, tiles, {.workers = 2, .vp = 5, .technology = 2}},
        {"C27", 13, tokens, {.vp = 8}},
        {"C28", 3, buildings(Residence), {.vp = 3, .technology = 2}},
        {"C29", 3, buildings(Factory), {.vp = 5, .technology = 2}},
        {"C30", 3, buildings(Laboratory), {.uranium = 2, .vp = 5}},
        {"C31", 2, government, {.incomeVp = 2, .technology = 2}},
        {"C32", 3, turbines, {.workers = 2, .vp = 5}},
        {"C33", 3, mines, {.thaler = 4, .vp = 6}},
        {"C34", 7, network, {.vp = 6, .technology = 2}},
        {"C35", 5, fulfilled, {.vp = 2, .technology = 2}},
        {"C36", 4, turbines, {.vp = 6, .technology = 3}},
        {"C37", 17, tokens, {.vp = 4, .technology = 3}},
        {"C38", 3, government, {.vp = 6, .technology = 3}},
        {"C39", 4, mines, {.vp = 6, .technology = 3}},
        {"C40", 8, uranium, {.vp = 6, .technology = 3}},
        {"C41", 6, purple, {.vp = 7, .technology = 3}},
        {"C42", 6, orange, {.vp = 7, .technology = 3}},
        {"C43", 6, green, {.vp = 10, .technology = 3}},
        {"C44", 6, white, {.vp = 7, .technology = 3}},
        {"C45", 4, buildings(Factory), {.vp = 5, .technology = 3}},
        {"C46", 4, buildings(Laboratory), {.vp = 7, .technology = 3}},
        {"C47", 4, buildings(Residence), {.vp = 6, .technology = 3}},
        {"C48", 6, energized, {.vp = 12}},
        {"C49", 8, fulfilled, {.vp = 12}},
        {"C50", 9, railways, {.vp = 12}},
    };
    return kCases;
}
// clang-format on

/// The contract lies in the first player's first space or, if it is purple, open.
void offer(Table& table, Contract contract) {
    const bool isPurple = infoOf(contract).kind == ContractKind::Purple;
    table.own().contracts[3] = Contract();
    table.state().contracts.purple = {};
    table.state().contracts.unseen.erase(contract);
    (isPurple ? table.state().contracts.purple[0] : table.own().contracts[0]) = contract;
}

} // namespace

/// Section 15: every contract just met and just missed, and what it gives.
class TestContracts : public QObject {
    Q_OBJECT

private slots:
    void everyContract_data() {
        QTest::addColumn<const Case*>("example");
        for (const Case& example : cases())
            QTest::addRow("N-15.1 %s", example.contract) << &example;
    }
    void everyContract() {
        QFETCH(const Case*, example);
        const Contract contract = *parseId<Contract>(example->contract);
        const std::string line = std::string("p1 fulfil ") + example->contract;

        Table missed;
        offer(missed, contract);
        missed.acting();
        example->give(missed, example->needed - 1);
        QCOMPARE(progressOf(missed.state(), Player::First, contract).count, example->needed - 1);
        QVERIFY(!fulfillable(missed.state(), Player::First).contains(contract));
        QVERIFY(missed.refuses(line, ErrorCode::RequirementNotMet, "N-8.4"));

        Table met;
        offer(met, contract);
        met.acting();
        example->give(met, example->needed);
        QVERIFY(fulfillable(met.state(), Player::First).contains(contract));
        const PlayerState before = met.own();
        QVERIFY(met.play(line));
        checkReward(met, before, example->reward);
        QCOMPARE(int(met.own().achievement), int(before.achievement));
        QVERIFY(met.own().fulfilled.contains(contract));
    }

    void everyContractIsThere() { QCOMPARE(cases().size(), std::size_t(kContractCount)); }

    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("N-15.1 Praha has no colour for contracts") << RowBody([] {
            Table table;
            table.build(Player::First, Residence, 1, City::Praha)
                .build(Player::First, Residence, 2, City::Praha);
            QCOMPARE(progressOf(table.state(), Player::First, Contract(0)).count, 0);
            QCOMPARE(progressOf(table.state(), Player::First, Contract(15)).count, 0);
        });
        QTest::newRow("N-15.1 level IV counts for its type and as government, once as a structure")
            << RowBody([] {
                   Table table;
                   table.build(Player::First, Laboratory, 4, City::Leipzig);
                   QCOMPARE(progressOf(table.state(), Player::First, Contract(4)).count, 1);
                   QCOMPARE(progressOf(table.state(), Player::First, Contract(14)).count, 1);
                   QCOMPARE(progressOf(table.state(), Player::First, Contract(0)).count, 1);
               });
        QTest::newRow("N-15.1 more than the minimum is fine, others' things do not count")
            << RowBody([] {
                   Table table;
                   table.tokens(Player::First, 9).tokens(Player::Second, 9);
                   QVERIFY(progressOf(table.state(), Player::First, Contract(6)).isMet());
                   table.tokens(Player::First, 0);
                   QVERIFY(!progressOf(table.state(), Player::First, Contract(6)).isMet());
               });
        QTest::newRow("NA-5 the Special Directive counts as a tile, or not") << RowBody([] {
            Table table;
            table.own().poolTiles = 7;
            QVERIFY(progressOf(table.state(), Player::First, Contract(5)).isMet());
            table.state().options.rulings.directiveCounts = DirectiveCounts::No;
            QVERIFY(!progressOf(table.state(), Player::First, Contract(5)).isMet());
        });
        QTest::newRow("N-20.1 asks for the colour of a city on which a contract depends")
            << RowBody([] {
                   Table table;
                   table.state().facts.colours[indexOf(City::Leipzig)] = CityColour::Unknown;
                   table.build(Player::First, Residence, 1, City::Leipzig)
                       .build(Player::First, Residence, 2, City::Riesa)
                       .acting();
                   QVERIFY(table.refuses("p1 fulfil C01", ErrorCode::FactUnknown, "N-20.1"));
                   QCOMPARE(
                       checkFulfilment(table.state(), Player::First, Contract(0)).error().args[1],
                       static_cast<int>(City::Leipzig));
                   QVERIFY(table.play({"table learn city leipzig green", "p1 fulfil C01"}));
               });
        QTest::newRow("N-20.1 and only of a city with a building where buildings count")
            << RowBody([] {
                   Table table;
                   table.state().facts.colours[indexOf(City::Bruex)] = CityColour::Unknown;
                   table.state().facts.colours[indexOf(City::Leipzig)] = CityColour::Unknown;
                   table.own().contracts[0] = Contract(15); // C16
                   table.mine(Player::First, 1, City::Bruex)
                       .build(Player::First, Residence, 1, City::Leipzig)
                       .build(Player::First, Residence, 2, City::Grimma);
                   QCOMPARE(
                       checkFulfilment(table.state(), Player::First, Contract(15)).error().args[1],
                       static_cast<int>(City::Leipzig));
               });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }

private:
    static void checkReward(Table& table, const PlayerState& before, const Reward& reward) {
        const PlayerState& now = table.own();
        QCOMPARE(now.vp - before.vp, int(reward.vp));
        QCOMPARE(now.thaler - before.thaler, int(reward.thaler));
        QCOMPARE(int(now.income[2]), int(reward.incomeVp));
        // Without a mine a cube is a worker.
        QCOMPARE(now.workers - before.workers, reward.workers + reward.uranium);
        const Task& task = table.state().task();
        QCOMPARE(task.kind == TaskKind::UnlockTechnology ? int(task.n) : 0, int(reward.technology));
    }
};

QTEST_APPLESS_MAIN(TestContracts)
#include "tst_contracts.moc"
