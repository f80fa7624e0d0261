#include <QtTest>

#include "engine/barrage/automa.h"
#include "engine/barrage/automa/placement.h"
#include "engine/barrage/automa_turn.h"
#include "engine/barrage/forecast.h"
#include "engine/barrage/instructions.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kAutoma = Company::Usa;

/// Three companies, the USA an Automa on turn with these tiles.
Table automaTable(int actionTile, int criteriaTile, Level level = Level::Medium) {
    Table table(3);
    table.automa(kAutoma, level);
    table.state().deck.actionTile = static_cast<std::uint8_t>(actionTile);
    table.state().deck.criteriaTile = static_cast<std::uint8_t>(criteriaTile);
    return table;
}

int countOf(const std::vector<Instruction>& list, InstructionKind kind) {
    return static_cast<int>(std::count_if(list.begin(), list.end(),
                                          [kind](const Instruction& i) { return i.kind == kind; }));
}

} // namespace

/// The figures behind a decision, and instructions that can be followed to the letter.
class TestAutomaExplanation : public QObject {
    Q_OBJECT

private slots:
    void figures_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-4.1.3 drops x value, tile and company board make up the energy")
            << RowBody([] {
                   // Tile 1 has a malus of 2 and asks for green; green_11 to green_15 ask for 4.
                   Table table = automaTable(1, 2);
                   table.dam("5L", Owner::Neutral, 1, 1).conduit("5A", Owner::Usa);
                   table.powerhouse("P8_0", Owner::Usa).powerhouse("P9_0", Owner::Usa);
                   table.open(Colour::Green, "green_11", "green_12");
                   const ActionReport report = decide(table.state()).actions[0];
                   QVERIFY(report.because == Because::NoContract);
                   QCOMPARE(static_cast<int>(report.production->energy), 3 - 2 + 1);
                   QCOMPARE(static_cast<int>(report.production->tileBonus), -2);
                   QCOMPARE(static_cast<int>(report.production->companyBonus), 1);
                   QCOMPARE(static_cast<int>(report.there), 2);
                   QCOMPARE(static_cast<int>(report.needed), 4);
               });
        QTest::newRow("A-4.2 a tie between systems is told") << RowBody([] {
            Table table = automaTable(7, 1); // bonus 0, yellow
            table.open(Colour::Yellow, "yellow_01", "yellow_02");
            table.dam("5U", Owner::Usa, 1, 2).dam("5L", Owner::Neutral, 1, 2);
            table.conduit("5A", Owner::Usa).powerhouse("P8_0", Owner::Usa);
            const Decision decision = decide(table.state());
            QCOMPARE(static_cast<int>(decision.production->tied), 2);
            QVERIFY(table.state().map.at(decision.production->system.dam).owner == Owner::Neutral);
        });
        QTest::newRow("A-5.1 a tie between placements is told") << RowBody([] {
            Table table = automaTable(2, 1); // one flowing drop; letters A B C D
            table.dam("1L", Owner::Usa).dam("2L", Owner::Usa);
            const Decision decision = decide(table.state());
            QCOMPARE(static_cast<int>(decision.water->tied), 2);
            QVERIFY((decision.water->drops == DropsPerHeadstream{1, 0, 0, 0}));
        });
        QTest::newRow("A-6.1 missing machines are told") << RowBody([] {
            Table table = automaTable(1, 2); // third action: a base
            table.supply(kAutoma, 0, 2, 0);
            const ActionReport report = decide(table.state()).actions[2];
            QVERIFY(report.because == Because::NoMachines);
            QCOMPARE(static_cast<int>(report.there), 2);
            QCOMPARE(static_cast<int>(report.needed), 3);
        });
        QTest::newRow("A-6.1 free spaces that are too dear are a matter of machines")
            << RowBody([] {
                   Table table = automaTable(7, 1); // third action: an elevation
                   table.dam("3L", Owner::Usa).supply(kAutoma, 0, 0, 3);
                   const Decision decision = decide(table.state());
                   QVERIFY(decision.actions[1].isPerformed()); // the dashed contract office
                   table.state().turn.hasSweptContracts = true;
                   const ActionReport report = decide(table.state()).actions[0];
                   QCOMPARE(static_cast<int>(report.order), 3);
                   QVERIFY(report.because == Because::NoMachines);
                   QCOMPARE(static_cast<int>(report.there), 3);
                   QCOMPARE(static_cast<int>(report.needed), 4);
               });
        QTest::newRow("P-11 A-6.4 the free space of a settled basin, whatever the criteria say")
            << RowBody([] {
                   Table table = automaTable(7, 13); // tile 13 asks for the red outline first
                   table.conduit("5A", Owner::Usa).powerhouse("P8_0", Owner::Usa);
                   const SiteSet eligible = (SiteSet{1} << 8) | (SiteSet{1} << 9) | SiteSet{2};
                   const Placement free =
                       choosePlace(table.state(), kAutoma, Structure::Base, eligible);
                   QCOMPARE(static_cast<int>(free.site.index), 9); // 5L
                   QVERIFY(free.decidedBy == PlaceStep::Outline);
                   const Placement red = choosePlace(table.state(), kAutoma, Structure::Base,
                                                     eligible, PlacePreferences{false, true});
                   QCOMPARE(static_cast<int>(red.site.index), 8); // 5U
               });
        QTest::newRow("P-12 8.1 more energy for the USA comes before fewer drops") << RowBody([] {
            Table table = automaTable(1, 2, Level::High); // second action: two waiting drops
            table.powerhouse("P7_0", Owner::Usa).powerhouse("P8_0", Owner::Usa);
            table.powerhouse("P9_0", Owner::Usa);
            table.dam("4L", Owner::Italy).dam("10L", Owner::Usa);
            table.state().options.rulings.waterTies = WaterTies::FewestDrops;
            // One drop on C would do; two on D do too and pass the powerhouse in basin 7.
            const Decision decision = decide(table.state());
            QVERIFY(decision.water.has_value());
            QVERIFY((decision.water->drops == DropsPerHeadstream{0, 0, 0, 2}));
            table[kAutoma].level = Level::Medium;
            QVERIFY((decide(table.state()).water->drops == DropsPerHeadstream{0, 0, 1, 0}));
        });
        QTest::newRow("A-3.1 without a tile nothing is decided") << RowBody([] {
            Table table = automaTable(0, 0);
            QVERIFY(!isAutomaToDecide(table.state()));
        });
    }
    void figures() {
        QFETCH(const RowBody, body);
        body();
    }

    void tiles_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-3.1 a forecast knows no place if another Automa comes first") << RowBody(
            [] {
                Table table = automaTable(7, 1);
                table.automa(Company::Germany).turnOf(Company::Italy);
                const auto first = forecast(table.state(), Company::Usa);
                const auto second = forecast(table.state(), Company::Germany);
                const auto hasSite = [](const ForecastTile& tile) { return tile.site.has_value(); };
                QVERIFY(std::any_of(first.begin(), first.end(), hasSite));
                QVERIFY(std::none_of(second.begin(), second.end(), hasSite));
            });
        QTest::newRow("R-A1 the criteria tile is flipped before the others are shuffled")
            << RowBody([] {
                   Table table(2);
                   table.automa(Company::Germany);
                   table.state().options.rulings.reshuffle = Reshuffle::KeepCriteria;
                   table.state().deck.actionTile = 20;
                   for (int tile = 19; tile >= 1; --tile)
                       table.state().deck.discard.push(static_cast<std::uint8_t>(tile));
                   table.state().deck.criteriaTile = 19;
                   const State before = table.state();
                   QVERIFY(table.play("usa bank engineers=1"));
                   const auto list = instructionsFor(before, table.events());
                   const auto flip =
                       std::find_if(list.begin(), list.end(), [](const Instruction& i) {
                           return i.kind == InstructionKind::FlipAutomaTile;
                       });
                   const auto shuffle =
                       std::find_if(list.begin(), list.end(), [](const Instruction& i) {
                           return i.kind == InstructionKind::ShuffleAutomaTiles;
                       });
                   QVERIFY(flip < shuffle && shuffle != list.end());
                   QCOMPARE(static_cast<int>(shuffle->index), 20);
                   QCOMPARE(legalMoves(table.state()).size(), std::size_t{19});
               });
        QTest::newRow("A-5.2 only slots that were emptied are to be refilled") << RowBody([] {
            Table table = automaTable(7, 1); // no system, then sweeps yellow
            table.open(Colour::Yellow, "yellow_02", "none");
            const TurnPreview turn = resolveTurn(table.state());
            QVERIFY((emptiedSlots(turn.events()) == std::vector<Colour>{Colour::Yellow}));
        });
    }
    void tiles() {
        QFETCH(const RowBody, body);
        body();
    }

    void machines_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow(
            "A-7.1 an income machine comes from the general supply, also after a wheel step")
            << RowBody([] {
                   Table table = automaTable(7, 1);
                   // USA: second base turns the wheel, second elevation gives a machine.
                   table.dam("1L", Owner::Usa, 1).dam("2L", Owner::Usa, 1);
                   table.phase(Phase::IncomeAndHeadstreams, 2);
                   const State before = table.state();
                   QVERIFY(table.play("table proceed"));
                   const auto list = instructionsFor(before, table.events());
                   QCOMPARE(countOf(list, InstructionKind::TurnWheel), 1);
                   QCOMPARE(countOf(list, InstructionKind::TakeMachines), 1);
                   QCOMPARE(countOf(list, InstructionKind::TakeBackMachines), 0);
               });
        QTest::newRow("A-7.1 what the wheel gives back is told as coming from it") << RowBody([] {
            Table table = automaTable(7, 1);
            table[kAutoma].wheel[0] = {Tile::BasicBase, 4, 0};
            table[kAutoma].tiles.erase(Tile::BasicBase);
            table.dam("1L", Owner::Usa).dam("2L", Owner::Usa);
            table.phase(Phase::IncomeAndHeadstreams, 2);
            const State before = table.state();
            QVERIFY(table.play("table proceed"));
            const auto list = instructionsFor(before, table.events());
            QCOMPARE(countOf(list, InstructionKind::TakeBackMachines), 1);
            QCOMPARE(countOf(list, InstructionKind::TakeMachines), 0);
        });
    }
    void machines() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaExplanation)
#include "tst_automa_explanation.moc"
