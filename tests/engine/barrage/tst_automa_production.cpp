#include <QtTest>

#include "tests/support/barrage/automa_turn.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;
constexpr Company kItaly = Company::Italy;
constexpr Company kFrance = Company::France;

// Action tiles: 5 produces +0 for green, 7 +0 for yellow, 12 +0 for red, 17 +2 for green, 20 +2 for
// green, 1 -2 for green. As criteria tile 16 has the conduit code 8B, tile 1 has 1A, tile 5 has 3A.

/// Turn of the company's Automa, whose dam in basin 1 feeds basin 5 with value 4.
Table withSystem(int drops, int tile = 5, Company company = kGermany, Level level = Level::Medium) {
    Table table;
    const Owner own = ownerOf(company);
    table.automa(company, level).dam("1L", own, 2, drops).conduit("1B", own);
    table.powerhouse("P5_0", own).turnOf(company);
    table[company].tiles = {};
    layTiles(table, tile, 16);
    return table;
}

QString firstReason(const Table& table) { return reasons(table).front(); }

} // namespace

/// when an Automa produces, with which system, and in what order.
class TestAutomaProduction : public QObject {
    Q_OBJECT

private slots:
    void conditions_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-4.1 produces if all three conditions hold") << RowBody([] {
            QCOMPARE(nextMove(withSystem(1)),
                     "germany automa-produce engineers=2 bonus=0 1L 1B P5_0 drops=1");
        });
        QTest::newRow("A-4.1.1 a dam without water is none")
            << RowBody([] { QCOMPARE(firstReason(withSystem(0)), "A-4.1.1"); });
        QTest::newRow("A-4.1.1 an opponent's dam does not count") << RowBody([] {
            Table table = withSystem(0);
            table.dam("1U", Owner::Usa, 0, 1);
            QCOMPARE(firstReason(table), "A-4.1.1");
        });
        QTest::newRow("A-4.1.1 a neutral dam counts") << RowBody([] {
            Table table = withSystem(0);
            table.dam("1U", Owner::Neutral, 0, 1);
            QCOMPARE(nextMove(table).section(' ', 4, 6), "1U 1B P5_0");
        });
        QTest::newRow("A-4.1.1 an opponent's conduit counts") << RowBody([] {
            Table table = withSystem(1);
            table.conduit("1B", Owner::Usa);
            QCOMPARE(firstReason(table), "done");
        });
        QTest::newRow("A-4.1.1 an opponent's powerhouse does not count") << RowBody([] {
            Table table = withSystem(1);
            table.powerhouse("P5_0", Owner::Usa);
            QCOMPARE(firstReason(table), "A-4.1.1");
        });
        QTest::newRow("A-4.1.1 a malus that leaves no energy") << RowBody([] {
            Table table = withSystem(0, 1); // 1 drop x 2 - 2
            table.dam("6L", Owner::Germany, 0, 1).conduit("6B", Owner::Germany);
            table.powerhouse("P7_0", Owner::Germany);
            table[kGermany].level = Level::Low;
            QCOMPARE(firstReason(table), "A-4.1.1");
        });
        QTest::newRow("A-4.1.2 first and already in the section of the round") << RowBody([] {
            Table table = withSystem(1);
            table.state().round = 2;
            table[kGermany].energy = 12;
            QCOMPARE(firstReason(table), "A-4.1.2");
            const ActionReport report = decide(table.state()).actions[0];
            QCOMPARE(report.there, 12);
            QCOMPARE(report.needed, 12);
        });
        QTest::newRow("A-4.1.2 first, but short of the section") << RowBody([] {
            Table table = withSystem(1);
            table.state().round = 2;
            table[kGermany].energy = 11;
            QCOMPARE(firstReason(table), "done");
        });
        QTest::newRow("A-4.1.2 in the section, but not first") << RowBody([] {
            Table table = withSystem(1);
            table[kGermany].energy = 10;
            table[kFrance].energy = 11;
            QCOMPARE(firstReason(table), "done");
        });
        QTest::newRow("R-A3 tied first is not first, or first") << RowBody([] {
            Table table = withSystem(1);
            table[kGermany].energy = table[kUsa].energy = 10;
            QCOMPARE(Rulings().tiedFirst, TiedFirst::NotFirst);
            QCOMPARE(firstReason(table), "done");
            table.state().options.rulings.tiedFirst = TiedFirst::First;
            QCOMPARE(firstReason(table), "A-4.1.2");
        });
        QTest::newRow("A-4.1.3 one of the colour has to be in reach") << RowBody([] {
            Table table = withSystem(1, 7); // 4 energy, yellow
            table.open(Colour::Yellow, "yellow_01", "yellow_12");
            QCOMPARE(firstReason(table), "A-4.1.3"); // needs 5
            const ActionReport report = decide(table.state()).actions[0];
            QCOMPARE(report.there, 4);
            QCOMPARE(report.needed, 5);
            table.conduit("3A", Owner::Germany).dam("3L", Owner::Germany, 1, 2); // 8 energy
            QCOMPARE(firstReason(table), "done");
        });
        QTest::newRow("A-4.1.3 other colours and national ones do not count") << RowBody([] {
            Table table = withSystem(3, 12, kGermany, Level::Low); // 12 energy, red
            table.open(Colour::Red, "none", "none").national({"national_01"});
            QCOMPARE(firstReason(table), "A-4.1.3");
            table.open(Colour::Red, "none", "red_15"); // 10
            QCOMPARE(firstReason(table), "done");
        });
        QTest::newRow("A-4.1.3 the tile's bonus and malus count") << RowBody([] {
            Table table = withSystem(1, 17); // 4 + 2
            table.open(Colour::Green, "green_11", "green_12");
            QCOMPARE(decide(table.state()).actions[0].there, 6);
            layTiles(table, 1, 16); // 4 - 2, both ask for 4
            QCOMPARE(firstReason(table), "A-4.1.3");
        });
        QTest::newRow("R-A15 the company's bonus counts for the contract, but not at Low")
            << RowBody([] {
                   Table table = withSystem(1, 7); // 4 + 1 with two powerhouses
                   table.powerhouse("P11_0", Owner::Germany);
                   table.open(Colour::Yellow, "yellow_01", "yellow_12");
                   QCOMPARE(firstReason(table), "done");
                   table[kGermany].level = Level::Low;
                   QCOMPARE(firstReason(table), "A-4.1.3");
               });
        QTest::newRow("8.1 the French discount counts for the contract from High on")
            << RowBody([] {
                   Table table = withSystem(1, 7, kFrance, Level::High); // 4 + 1, yellow
                   table.powerhouse("P11_0", Owner::France).powerhouse("P12_0", Owner::France);
                   table.open(Colour::Yellow, "none", "yellow_15"); // 7
                   table.open(Colour::Red, "none", "red_01");       // 8: 5 energy and 3 discount
                   table.open(Colour::Green, "none", "none");
                   QCOMPARE(playTurn(table).value(1), "france fulfil red_01");
                   table = withSystem(1, 7, kFrance, Level::Medium);
                   table.powerhouse("P11_0", Owner::France).powerhouse("P12_0", Owner::France);
                   table.open(Colour::Yellow, "none", "yellow_15");
                   QCOMPARE(firstReason(table), "A-4.1.3");
               });
        QTest::newRow("A-4.1 the rulebook's example: two drops of value 3 and +2 make 8")
            << RowBody([] {
                   Table table;
                   table.automa(kUsa).dam("2L", Owner::Usa, 1, 2).conduit("2A", Owner::Usa);
                   table.powerhouse("P6_0", Owner::Usa).turnOf(kUsa);
                   table[kGermany].energy = 1; // not first
                   table.open(Colour::Green, "green_01", "green_06");
                   table.open(Colour::Yellow, "yellow_01", "yellow_12");
                   table.open(Colour::Red, "red_06", "red_01"); // 9, 8
                   layTiles(table, 17, 16);
                   QCOMPARE(
                       playTurn(table),
                       QStringList({"usa automa-produce engineers=2 bonus=2 2L 2A P6_0 drops=2",
                                    "usa fulfil red_01"}));
                   QCOMPARE(table[kUsa].energy, 8);
               });
    }
    void conditions() {
        QFETCH(const RowBody, body);
        body();
    }

    void system_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-4.2 uses the system that yields most, with all its drops") << RowBody([] {
            Table table = withSystem(2); // 8
            table.dam("2L", Owner::Germany, 2, 3).conduit("2A", Owner::Germany);
            table.powerhouse("P6_0", Owner::Germany); // 9
            QCOMPARE(nextMove(table).section(' ', 4), "2L 2A P6_0 drops=3");
            QCOMPARE(decide(table.state()).production->energy, 10); // +1, two powerhouses
        });
        QTest::newRow("A-4.2 among equal systems the one with the neutral dam") << RowBody([] {
            Table table = withSystem(1);
            table.dam("3L", Owner::Neutral, 0, 1).conduit("3A", Owner::Germany); // 4 too
            QCOMPARE(nextMove(table).section(' ', 4, 5), "3L 3A");
            table.state().map.dams[3 * 2 - 1].owner = Owner::Germany;
            table.dam("1L", Owner::Neutral, 2, 1);
            QCOMPARE(nextMove(table).section(' ', 4, 5), "1L 1B");
        });
        QTest::newRow("A-4.2 more energy comes before a neutral dam") << RowBody([] {
            Table table = withSystem(2);
            table.dam("3L", Owner::Neutral, 0, 1).conduit("3A", Owner::Germany);
            QCOMPARE(nextMove(table).section(' ', 4, 5), "1L 1B");
        });
        QTest::newRow("A-4.2 then the conduit met first from the code, wrapping round")
            << RowBody([] {
                   Table table = withSystem(1);
                   table.dam("3L", Owner::Germany, 0, 1).conduit("3A", Owner::Germany);
                   QCOMPARE(nextMove(table).section(' ', 4, 5), "1L 1B"); // from 8B round to 1B
                   layTiles(table, 6, 3);                                 // from 2A up to 3A
                   QCOMPARE(nextMove(table).section(' ', 4, 5), "3L 3A");
                   layTiles(table, 6, 5); // the code 3A itself
                   QCOMPARE(nextMove(table).section(' ', 4, 5), "3L 3A");
                   layTiles(table, 5, 6); // from 3B round to 1B
                   QCOMPARE(nextMove(table).section(' ', 4, 5), "1L 1B");
               });
        QTest::newRow("A-4.2 neutral dams among themselves by the code") << RowBody([] {
            Table table = withSystem(0);
            table.dam("1U", Owner::Neutral, 0, 1).dam("3L", Owner::Neutral, 0, 1);
            table.conduit("3A", Owner::Usa);
            layTiles(table, 6, 3); // from 2A
            QCOMPARE(nextMove(table).section(' ', 4, 5), "3L 3A");
            layTiles(table, 5, 1); // from 1A
            QCOMPARE(nextMove(table).section(' ', 4, 5), "1U 1B");
        });
    }
    void system() {
        QFETCH(const RowBody, body);
        body();
    }

    void order_data() {
        QTest::addColumn<RowBody>("body");

        // The drop that leaves P5_0 comes to the dam in 9; the reward raises that dam if it comes
        // first, so that the second drop finds room there.
        const auto flowInto = [](ProductionOrder order) {
            Table table = withSystem(2, 6, kGermany, Level::Low);
            table.state().options.rulings.automaProductionOrder = order;
            table.dam("9L", Owner::Germany);
            table[kGermany].built[1] = 2;
            table.state().map.dams[1].elevations = 2;
            table.open(Colour::Yellow, "yellow_10", "none"); // 6: 2 VP and an elevation
            table.open(Colour::Red, "none", "none");
            const QStringList moves = playTurn(table);
            return QString("%1 %2").arg(moves.value(2)).arg(table.drops("9L"));
        };
        QTest::newRow("A-4.3 R-A14 the drops flow on before the contract") << RowBody([=] {
            QCOMPARE(Rulings().automaProductionOrder, ProductionOrder::FlowFirst);
            QCOMPARE(flowInto(ProductionOrder::FlowFirst), "germany place-piece 9L elevation 1");
        });
        QTest::newRow("R-A14 the contract before the drops flow on") << RowBody([=] {
            QCOMPARE(flowInto(ProductionOrder::ContractFirst),
                     "germany place-piece 9L elevation 2");
        });
        QTest::newRow("A-4.3 pays the foreign conduit, moves the marker, then the drops")
            << RowBody([] {
                   Table table = withSystem(2);
                   table.conduit("1B", Owner::Usa);
                   playTurn(table);
                   std::vector<EventKind> kinds;
                   for (const Event& event : table.events())
                       if (event.kind == EventKind::EnergyMoved ||
                           event.kind == EventKind::ContractFulfilled ||
                           (event.kind == EventKind::VpChanged &&
                            event.source == Source::ConduitUse && event.who == Owner::Germany) ||
                           (event.kind == EventKind::DropMoved &&
                            event.from.kind == PlaceKind::Powerhouse))
                           kinds.push_back(event.kind);
                   const std::vector<EventKind> expected{
                       EventKind::VpChanged, EventKind::EnergyMoved, EventKind::DropMoved,
                       EventKind::DropMoved, EventKind::ContractFulfilled};
                   QVERIFY(kinds == expected);
               });
        QTest::newRow("A-4.3 8.1 abilities act after the contract") << RowBody([] {
            Table table = withSystem(1, 5, kItaly, Level::High);
            table.powerhouse("P11_0", Owner::Italy).powerhouse("P12_0", Owner::Italy);
            table.open(Colour::Green, "none", "green_13"); // 4
            table.open(Colour::Yellow, "none", "none");
            playTurn(table);
            QCOMPARE(table[kItaly].energy, 4 + 1 + 3);
            bool isFulfilled = false;
            for (const Event& event : table.events()) {
                isFulfilled = isFulfilled || event.kind == EventKind::ContractFulfilled;
                if (event.kind == EventKind::EnergyMoved && event.source == Source::Ability)
                    QVERIFY(isFulfilled);
            }
        });
    }
    void order() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaProduction)

#include "tst_automa_production.moc"
