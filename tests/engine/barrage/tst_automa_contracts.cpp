#include <QtTest>

#include "tests/support/barrage/automa_turn.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;
constexpr Company kItaly = Company::Italy;

// Action tiles: 5 produces +0 for green, 7 +0 for yellow.

/// Turn of Germany's Automa, whose dam in basin 1 feeds basin 5 with value 4.
Table withSystem(int drops, int tile = 5, Level level = Level::Medium) {
    Table table;
    table.automa(kGermany, level).dam("1L", Owner::Germany, 2, drops);
    table.conduit("1B", Owner::Germany).powerhouse("P5_0", Owner::Germany).turnOf(kGermany);
    table[kGermany].tiles = {};
    layTiles(table, tile, 16);
    return table;
}

/// The contract fulfilled by a production of this energy.
QString contractAt(Table table, int energy) {
    table.state().agenda.push(
        {TaskKind::FulfilContract, Owner::Germany, true, 0, static_cast<std::int16_t>(energy)});
    return nextMove(table).section(' ', 2);
}

} // namespace

/// which contract an Automa fulfils, and what follows.
class TestAutomaContracts : public QObject {
    Q_OBJECT

private slots:
    void contract_data() {
        QTest::addColumn<int>("energy");
        QTest::addColumn<QString>("contract");
        // green 2, 4; yellow 7, 7; red 9, 10; national 13, 13, 15
        QTest::newRow("A-4.4 the highest green one") << 6 << "green_13";
        QTest::newRow("A-4.4 of equal ones the rightmost") << 8 << "yellow_12";
        QTest::newRow("A-4.4 the highest of any colour") << 9 << "red_06";
        QTest::newRow("A-4.4 the highest red one below the national ones") << 12 << "red_15";
        QTest::newRow("A-4.4 a national contract, of equal ones the rightmost")
            << 14 << "national_02";
        QTest::newRow("A-4.4 the highest national contract") << 20 << "national_05";
    }
    void contract() {
        Table table = withSystem(1);
        table.open(Colour::Green, "green_01", "green_13")
            .open(Colour::Yellow, "yellow_15", "yellow_12");
        table.open(Colour::Red, "red_06", "red_15");
        table.national({"national_05", "national_01", "national_02"});
        QFETCH(const int, energy);
        QFETCH(const QString, contract);
        QCOMPARE(contractAt(table, energy), contract);
    }

    void fulfilling_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-4.4 takes the whole reward, and one contract only") << RowBody([] {
            Table table = withSystem(1);
            table.open(Colour::Green, "green_01", "green_13"); // 4: 5 VP and an excavator
            table.supply(kGermany, 0, 0, 0);
            QCOMPARE(playTurn(table).size(), 2);
            QCOMPARE(table[kGermany].vp, 15);
            QCOMPARE(table[kGermany].excavators, 1);
            QCOMPARE(table[kGermany].fulfilled.size(), 1);
        });
        QTest::newRow("A-4.4 R-A12 the slot is filled at once, the next production can use it")
            << RowBody([] {
                   Table table = withSystem(2, 7, Level::High); // 8
                   table.powerhouse("P10_0", Owner::Germany).powerhouse("P12_0", Owner::Germany);
                   table.dam("2L", Owner::Germany, 1, 2).conduit("2B", Owner::Germany); // 10
                   table.open(Colour::Green, "none", "none").open(Colour::Red, "none", "none");
                   table.open(Colour::Yellow, "yellow_09", "none").national({});
                   QVERIFY(table.play(nextMove(table).toStdString()));
                   QVERIFY(table.play("germany fulfil yellow_09"));
                   QCOMPARE(nextMove(table), ""); // the table has to say what comes up
                   QVERIFY(table.play("table reveal yellow_12"));
                   QCOMPARE(nextMove(table), "germany produce none 1L 1B P5_0 drops=2");
                   QVERIFY(table.play("germany produce none 1L 1B P5_0 drops=2"));
                   QCOMPARE(nextMove(table), "germany fulfil yellow_12");
               });
        QTest::newRow("A-4.4 an empty pile leaves the slot empty") << RowBody([] {
            Table table = withSystem(1);
            table.open(Colour::Green, "green_01", "green_13");
            table.state().contracts.piles[0] = {};
            QCOMPARE(playTurn(table).value(1), "germany fulfil green_13");
            QVERIFY(!table.state().contracts.open[0][1].isSet());
            QCOMPARE(table.state().active, kItaly);
        });
        QTest::newRow("A-4.4 a national contract is gone and not replaced") << RowBody([] {
            Table table = withSystem(3); // 12 + 1
            table.powerhouse("P11_0", Owner::Germany);
            table.national({"national_01", "national_05"});
            QCOMPARE(playTurn(table).value(1), "germany fulfil national_01");
            QCOMPARE(table.state().contracts.national.size(), std::size_t(1));
            QCOMPARE(table[kGermany].vp, 17);
        });
    }
    void fulfilling() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaContracts)

#include "tst_automa_contracts.moc"
