#include <QtTest>

#include "engine/barrage/invariants.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

int countOf(const Events& events, EventKind kind) {
    return static_cast<int>(std::count_if(events.begin(), events.end(),
                                          [kind](const Event& e) { return e.kind == kind; }));
}

} // namespace

/// What the table says is followed, and the app is told everything it has to say to the table.
class TestWordOfTheTable : public QObject {
    Q_OBJECT

private slots:
    void follows_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("R-B21 a pile the table calls empty is not asked for again") << RowBody([] {
            Table table;
            QVERIFY(table.play({"usa take-contracts contract_office_one_a_left green_01",
                                "table reveal none", "germany bank engineers=1"}));
            QVERIFY(table.state().task().kind == TaskKind::TakeTurn);
            QVERIFY(!table.state().contracts.open[0][0].isSet());
        });
        QTest::newRow("B-29.3 B-7.3 a company that turns out to have passed is not on")
            << RowBody([] {
                   Table table;
                   QVERIFY(table.play("table correct passed usa yes table_differs"));
                   QVERIFY(table.state().active == Company::Germany);
                   QVERIFY(table.state().task().kind == TaskKind::TakeTurn);
               });
        QTest::newRow("B-29.3 B-7.3 refuses to take a pass back after the phase") << RowBody([] {
            Table table;
            table[Company::Usa].passed = true;
            table.phase(Phase::WaterFlow, 1);
            QVERIFY(table.refuses("table correct passed usa no table_differs",
                                  ErrorCode::WrongPhase, "B-7.3"));
        });
        QTest::newRow("B-29.3 A-1.8 refuses construction spaces of an Automa") << RowBody([] {
            Table table;
            table.automa(Company::Germany);
            QVERIFY(table.refuses("table correct constructions germany 2 table_differs",
                                  ErrorCode::WrongPlayer, "A-1.8"));
        });
        QTest::newRow("B-29.3 A-3.1 an Automa tile put down by hand needs no reveal")
            << RowBody([] {
                   Table table;
                   table.automa(Company::Germany);
                   QVERIFY(table.play({"usa bank engineers=1", "table automa-tile 3"}));
                   QVERIFY(table.state().task().kind == TaskKind::RevealAutomaTile);
                   QVERIFY(table.play("table correct automa_action_tile 9 table_differs"));
                   QVERIFY(table.state().task().kind == TaskKind::TakeTurn);
                   QCOMPARE(static_cast<int>(table.state().deck.actionTile), 9);
                   QCOMPARE(static_cast<int>(table.state().deck.criteriaTile), 3);
               });
        QTest::newRow("B-29.3 A-3.1 a corrected criteria tile lies on top of the discard pile")
            << RowBody([] {
                   Table table;
                   table.automa(Company::Germany);
                   QVERIFY(table.play({"usa bank engineers=1", "table automa-tile 3",
                                       "table automa-tile 9",
                                       "table correct automa_criteria_tile 0 table_differs",
                                       "table correct automa_criteria_tile 5 table_differs"}));
                   QCOMPARE(static_cast<int>(table.state().deck.criteriaTile), 5);
                   QVERIFY((table.state().deck.discard == AutomaPile{5}));
               });
        QTest::newRow("A-3.2 an empty stack without a visible tile is shuffled") << RowBody([] {
            Table table;
            table.automa(Company::Germany);
            table.state().deck.isTracked = true;
            QVERIFY(table.play("usa bank engineers=1"));
            QVERIFY(table.state().task().kind == TaskKind::RevealAutomaTile);
            QCOMPARE(legalMoves(table.state()).size(), std::size_t{20});
        });
        QTest::newRow("P-6 B-18.4 a pile that holds too much is asked for") << RowBody([] {
            Table table;
            table.phase(Phase::EndOfRound, 3);
            table.patents(Tile::None, Tile::None, Tile::None);
            for (const Tile tile :
                 {Tile::L1Base, Tile::L1Elevation, Tile::L1Conduit, Tile::L1Powerhouse,
                  Tile::L1Wild, Tile::L2Base, Tile::L2Elevation, Tile::L2Conduit})
                table.state().patents.pile.erase(tile);
            // Two of level II are left, but after round 3 only one is still to come.
            QVERIFY(table.play("table proceed"));
            QVERIFY(table.state().task().kind == TaskKind::RevealTile);
            QCOMPARE(legalMoves(table.state()).size(), std::size_t{2});
        });
    }
    void follows() {
        QFETCH(const RowBody, body);
        body();
    }

    void tells_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("P-4 a light player is told to take machines of choice") << RowBody([] {
            Table table;
            table.light(Company::Usa);
            QVERIFY(table.play("usa buy-machines machinery_shop_any_left"));
            QCOMPARE(sumOf(table.events(), EventKind::MachinesOfChoice, Owner::Usa), 1);
        });
        QTest::newRow("P-4 a light player is told every step of the wheel") << RowBody([] {
            Table table;
            table.light(Company::Usa);
            QVERIFY(table.play({"usa build 8L base basic_base"}));
            QCOMPARE(countOf(table.events(), EventKind::WheelTurned), 1);
            table.turnOf(Company::Usa);
            QVERIFY(table.play("usa workshop workshop_three_left"));
            QCOMPARE(countOf(table.events(), EventKind::WheelTurned), 4);
        });
        QTest::newRow("B-18.2 the way back of the energy markers is told") << RowBody([] {
            Table table;
            table[Company::Italy].energy = 7;
            table.phase(Phase::EndOfRound, 1);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(sumOf(table.events(), EventKind::EnergyReset, Owner::Italy), 7);
        });
        QTest::newRow("B-29.3 a correction tells which thing it sets") << RowBody([] {
            Table table;
            table.dam("5L", Owner::Neutral, 1, 0);
            QVERIFY(table.play("table correct dam_drops 5L 2 table_differs"));
            const Event& event = table.events().back();
            QVERIFY(event.kind == EventKind::Corrected);
            QCOMPARE(static_cast<int>(event.site.index), 9); // 5L is the tenth base space
            QCOMPARE(static_cast<int>(event.amount), 2);
        });
    }
    void tells() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestWordOfTheTable)
#include "tst_word_of_the_table.moc"
