#include <QtTest>

#include "engine/nucleum/legal.h"
#include "engine/nucleum/notation.h"
#include "engine/nucleum/score.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/row_body.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

/// A table on which nobody has entered anything.
Table blank() {
    Setup setup = exampleSetup(3);
    setup.facts = Facts{};
    return Table(setup);
}

bool asksFor(Table& table, std::string_view line, FactKind kind, int index) {
    const auto move = parseMove(line);
    const Check result = check(table.state(), *move);
    return !result && result.error().code == ErrorCode::FactUnknown &&
           result.error().args == std::array<int, 2>{static_cast<int>(kind), index};
}

} // namespace

/// Section 20: what is entered once, when it first matters.
class TestFacts : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("N-20.1 a railway asks for its connection, then for the line's reward")
            << RowBody([] {
                   Table table = blank();
                   const int pair = static_cast<int>(City::Plauen) * kCityCount +
                                    static_cast<int>(City::Zwickau);
                   QVERIFY(asksFor(table, "p1 lay plauen zwickau 1 unknown unknown",
                                   FactKind::Connection, pair));
                   QVERIFY(table.play({"table learn connection plauen zwickau 2",
                                       "p1 lay plauen zwickau 1 green green", "p1 decline",
                                       "p2 play", "p2 decline", "p3 play", "p3 decline"}));
                   QVERIFY(asksFor(table, "p1 lay plauen zwickau 2 white white",
                                   FactKind::LineReward, pair));
                   QVERIFY(table.play({"table learn line_reward plauen zwickau fixed 1",
                                       "p1 lay plauen zwickau 2 white white", "p1 decline"}));
                   QCOMPARE(int(table.own().income[2]), 1);
               });
        QTest::newRow("N-20.1 energizing asks for the building, coal for its wagons")
            << RowBody([] {
                   Table table = blank();
                   table.build(Player::First, BuildingType::Factory, 2, City::Riesa).acting();
                   QVERIFY(asksFor(table, "p1 energize riesa factory 2 silesia=5",
                                   FactKind::Building, 1 * kLevelCount + 1));
                   QVERIFY(table.play("table learn building factory 2 demand=2 workers=2"));
                   QVERIFY(asksFor(table, "p1 energize riesa factory 2 silesia=2",
                                   FactKind::CoalWagons, 1));
                   QVERIFY(table.play({"table learn coal_wagons silesia 4",
                                       "p1 energize riesa factory 2 silesia=2"}));
                   QVERIFY((table.state().coal[1] == CoalWagons{2, 2}));
               });
        QTest::newRow("N-20.1 a neutral building asks for itself") << RowBody([] {
            Table table = blank();
            table.acting();
            QVERIFY(asksFor(table, "p1 energize grimma neutral 2", FactKind::NeutralBuilding, 1));
        });
        QTest::newRow("N-20.1 the offer asks for its prices, a pair for its reward") << RowBody([] {
            Table table = blank();
            table.turbine(Player::First, 2, City::Zittau).acting();
            QVERIFY(asksFor(table, "p1 develop 5", FactKind::OfferPrices, 0));
            QVERIFY(asksFor(table, "p1 industrialize mine 2 zittau", FactKind::PairReward, 1));
        });
        QTest::newRow("N-20.1 a nucleum asks for the bonus of its plant") << RowBody([] {
            Table table = blank();
            table.ask(TaskKind::PlaceNucleum, Player::First, 0);
            QVERIFY(asksFor(table, "p1 nucleum zittau", FactKind::NucleumBonus,
                            static_cast<int>(Plant::Zittau)));
        });
        QTest::newRow("N-20.1 without facts a turn of each kind can still be taken") << RowBody([] {
            Table table = blank();
            QVERIFY(table.play(
                {"p1 play", "p1 urbanize residence 1 leipzig", "p1 subsidize achievement",
                 "table learn connection leipzig riesa 1", "p2 lay leipzig riesa 1 unknown unknown",
                 "p2 subsidize worker", "p2 decline", "p3 recharge by_hand thaler=4 workers=2",
                 "p3 marker 0"}));
            QVERIFY(table.state().active == Player::First);
        });
        QTest::newRow("N-20.2 a fact may be entered at any time and again, by the table")
            << RowBody([] {
                   Table table;
                   QVERIFY(table.play("table learn city leipzig white"));
                   QVERIFY(table.state().facts.colourOf(City::Leipzig) == CityColour::White);
                   QVERIFY(table.refuses("p1 learn city leipzig green", ErrorCode::WrongPlayer,
                                         "N-20.2"));
                   table.acting();
                   QVERIFY(table.play("table learn offer_prices 2 2 2 1 1"));
                   QCOMPARE(int(table.state().facts.prices[4]), 1);
               });
        QTest::newRow("N-20.2 wagons entered again leave the market as it is") << RowBody([] {
            Table table;
            table.state().coal[0] = {1, 1};
            QVERIFY(table.play("table learn coal_wagons ruhr 6"));
            QVERIFY((table.state().coal[0] == CoalWagons{1, 1}));
        });
        QTest::newRow("N-20.2 refuses what makes no sense") << RowBody([] {
            Table table;
            for (const char* line :
                 {"table learn city praha green", "table learn connection riesa leipzig 1",
                  "table learn connection leipzig riesa 4", "table learn nucleum riesa thaler=1",
                  "table learn offer_prices 3 2 1 1 0", "table learn coal_wagons ruhr 14",
                  "table learn building factory 1 demand=41", "table learn top_slots 0",
                  "table learn pair 4 vp=1", "table learn income vp values=2 0 1",
                  "table learn income_spaces vp 2", "table learn income_spaces vp 17",
                  "table learn neutral N1 demand=3"})
                QVERIFY2(table.refuses(line, ErrorCode::FactImplausible, "N-20.2"), line);
        });
        QTest::newRow("N-20.2 refuses what contradicts the table") << RowBody([] {
            Table table;
            table.lay(City::Dresden, City::Riesa, {Owner::First, Owner::First, Owner::First});
            table.own().boardTiles = 3;
            QVERIFY(table.refuses("table learn connection dresden riesa 2",
                                  ErrorCode::FactContradictsTable, "N-20.2"));
            QVERIFY(table.refuses("table learn income_spaces vp 9", ErrorCode::FactContradictsTable,
                                  "N-20.2"));
            QVERIFY(table.refuses("table learn top_slots 2", ErrorCode::FactContradictsTable,
                                  "N-20.2"));
            QVERIFY(table.refuses("table learn line_reward aussig zittau fixed 1",
                                  ErrorCode::NoSuchConnection, "N-20.2"));
        });
        QTest::newRow("N-20.6 a marker comes back to the last space of a track, for VP")
            << RowBody([] {
                   Table table = blank();
                   table.own().income[2] = 11;
                   table[Player::Third].income[2] = 4;
                   QVERIFY(table.play("table learn income vp values=10 0 1 2 3 4 5 6 7 8 9"));
                   QCOMPARE(int(table.own().income[2]), 9);
                   QCOMPARE(int(table.own().vp), 2);
                   QCOMPARE(int(table[Player::Third].income[2]), 4);
                   table.ask(TaskKind::AdvanceIncome, Player::First, 1);
                   QVERIFY(table.play("p1 advance vp=1"));
                   QCOMPARE(int(table.own().vp), 3);
               });
        QTest::newRow("N-20.6 NA-16 the spaces alone say where a track ends") << RowBody([] {
            Table table = blank();
            table.own().income = {9, 7, 0};
            QVERIFY(table.play(
                {"table learn income_spaces thaler 8", "table learn income_spaces workers 10"}));
            QCOMPARE(int(table.own().income[0]), 7);
            QCOMPARE(int(table.own().vp), 2);
            QCOMPARE(finalScores(table.state()).front().income, 10 + 3);
            QVERIFY(missingForScore(table.state())->kind == FactKind::IncomeSpaces);
            QCOMPARE(missingForScore(table.state())->index, static_cast<int>(IncomeTrack::Vp));
            QVERIFY(table.play("table learn income_spaces vp 10"));
            QVERIFY(!missingForScore(table.state()));
        });
        QTest::newRow("N-20.6 N-14.2 VP of a track entered for the scoring meet nothing")
            << RowBody([] {
                   Table table = blank();
                   table.state().turnsLeft = 1;
                   table.own().income[2] = 12;
                   table.own().vp = 69;
                   QVERIFY(
                       table.play({"p1 play", "p1 decline", "table learn income_spaces vp 10"}));
                   QCOMPARE(int(table.own().vp), 72);
                   QVERIFY(table.state().metBy[4] == Owner::Nobody);
               });
        QTest::newRow("N-30.1 an initial contract moves to the space that is the lowest")
            << RowBody([] {
                   Table table;
                   table[Player::Second].contracts[indexOf(ContractSpace::Worker)] = Contract(9);
                   QVERIFY(table.play("table learn lowest_space worker"));
                   QVERIFY(table.own().contracts[indexOf(ContractSpace::Worker)] == Contract(0));
                   QVERIFY(!table.own().contracts[indexOf(ContractSpace::Achievement)].isSet());
                   // The space is taken: what lies where is for the table to say.
                   QVERIFY(table[Player::Second].contracts[indexOf(ContractSpace::Achievement)] ==
                           Contract(1));
                   QVERIFY(table.play("table learn lowest_space uranium"));
                   QVERIFY(table.own().contracts[indexOf(ContractSpace::Uranium)] == Contract(0));
               });
        QTest::newRow("N-30.1 a contract that was taken stays where it was put") << RowBody([] {
            Table table;
            table.own().contracts[indexOf(ContractSpace::Achievement)] = Contract(6);
            QVERIFY(table.play("table learn lowest_space worker"));
            QVERIFY(table.own().contracts[indexOf(ContractSpace::Achievement)] == Contract(6));
        });
        QTest::newRow("N-20.2 refuses a setup with an implausible fact") << RowBody([] {
            Setup setup = exampleSetup(3);
            setup.facts.topSlots = 99;
            const auto begun = begin(setup);
            QVERIFY(!begun && begun.error().code == ErrorCode::FactImplausible);
        });
        QTest::newRow("N-20.2 the list of all facts builds them again") << RowBody([] {
            Facts facts;
            for (const Fact& fact : listOf(exampleFacts())) {
                QVERIFY(isPlausible(fact));
                QVERIFY(parseFact(formatFact(fact)) == fact);
                enter(facts, fact);
            }
            QVERIFY(facts == exampleFacts());
            QVERIFY(listOf(Facts{}).empty());
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestFacts)
#include "tst_facts.moc"
