#include <QtTest>

#include "engine/barrage/automa/water_choice.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;

// Rivers: A 1-8-11, B 2-5-9-11, C 3-6-10-12, D 4-7-10-12.
// Action tiles: 1 places 2 waiting drops, 2 one that flows at once.
// Letters of criteria tiles: 9 ABC(D), 10 BCD(A), 3 CDA(B), 4 DAB(C), 5 DCB(A), 7 BAD(C).

Table turnOf(Company company, int tile, int criteria, Level level = Level::Medium) {
    Table table;
    table.automa(company, level).turnOf(company);
    table[company].tiles = {};
    layTiles(table, tile, criteria);
    return table;
}
Table waiting(int criteria = 9) { return turnOf(kGermany, 1, criteria); }
Table flowing(int criteria = 9) { return turnOf(kGermany, 2, criteria); }

/// The drops of the water management ("A=1 C=1"), "" if it is not performed.
QString placed(const Table& table) {
    const QString move = nextMove(table);
    return move.contains("automa-water") ? move.section(" engineers=1 ", 1) : QString();
}

/// Where so many reward drops go, "none" if nowhere.
QString rewarded(Table table, int drops, bool flowsAtOnce) {
    table.state().agenda.push(
        {TaskKind::PlaceDrops, Owner::Germany, flowsAtOnce, 0, static_cast<std::int16_t>(drops)});
    return nextMove(table).section(' ', 2);
}

} // namespace

/// R-A16: where an Automa places water.
class TestAutomaWater : public QObject {
    Q_OBJECT

private slots:
    void waterManagement_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-5.1 is not performed without an own dam") << RowBody([] {
            Table table = waiting();
            table.dam("1L", Owner::Usa).dam("2L", Owner::Neutral);
            QCOMPARE(placed(table), "");
            QCOMPARE(reasons(table).value(1), "A-5.1");
        });
        QTest::newRow("A-5.1 is not performed if the own dam is full") << RowBody([] {
            Table table = waiting();
            table.dam("1L", Owner::Germany, 0, 1);
            QCOMPARE(placed(table), "");
        });
        QTest::newRow("A-5.1 is not performed if waiting drops will fill the dam") << RowBody([] {
            Table table = waiting();
            table.dam("1L", Owner::Germany).headstream(Headstream::A, 1);
            QCOMPARE(placed(table), "");
        });
        QTest::newRow("A-5.1 a drop that flows at once comes before waiting ones") << RowBody([] {
            Table table = flowing();
            table.dam("1L", Owner::Germany).headstream(Headstream::A, 1);
            QCOMPARE(placed(table), "flowing A=1");
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table.drops("1L"), 1);
            QCOMPARE(table.state().map.headstreamDrops[0], 1);
        });
        QTest::newRow("A-5.1 waiting drops stay on the headstream") << RowBody([] {
            Table table = waiting();
            table.dam("1L", Owner::Germany, 1);
            QCOMPARE(placed(table), "A=2");
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table.drops("1L"), 0);
            QCOMPARE(table.state().map.headstreamDrops[0], 2);
            QCOMPARE(table[kGermany].engineers, 11);
        });
        QTest::newRow("A-5.1 a dam with room for one takes one drop (the rulebook's example)")
            << RowBody([] {
                   Table table = waiting();
                   table.dam("8L", Owner::Germany, 1, 1);
                   QCOMPARE(placed(table), "A=1");
               });
        QTest::newRow("A-5.1 a drop that only fills an opponent's dam is needed (the example)")
            << RowBody([] {
                   Table table = waiting();
                   table.dam("4L", Owner::France).dam("7L", Owner::Germany);
                   QCOMPARE(placed(table), "D=2");
                   table = flowing();
                   table.dam("4L", Owner::France).dam("7L", Owner::Germany);
                   QCOMPARE(placed(table), ""); // one is not enough
               });
        QTest::newRow("A-5.1 a neutral dam on the way is filled first too") << RowBody([] {
            Table table = waiting();
            table.dam("4L", Owner::Neutral, 0, 1).dam("4U", Owner::Neutral);
            table.dam("7L", Owner::Germany);
            QCOMPARE(placed(table), "D=2");
        });
        QTest::newRow("A-5.1 the best mix over several headstreams") << RowBody([] {
            Table table = waiting();
            table.dam("1L", Owner::Germany).dam("3L", Owner::Germany);
            QCOMPARE(placed(table), "A=1 C=1");
        });
        QTest::newRow("A-5.1 gain comes before the letters") << RowBody([] {
            Table table = waiting();                               // A first
            table.dam("1L", Owner::Usa).dam("8L", Owner::Germany); // A=2 brings one
            table.dam("4L", Owner::Germany, 1);                    // D=2 brings two
            QCOMPARE(placed(table), "D=2");
        });
        QTest::newRow("A-5.1 a drop already waiting opens the way") << RowBody([] {
            Table table = waiting();
            table.dam("4L", Owner::France).dam("7L", Owner::Germany);
            table.headstream(Headstream::D, 1);
            QCOMPARE(placed(table), "D=1");
        });
        QTest::newRow("A-5.1 two rivers that meet: one drop each way or both the same way")
            << RowBody([] {
                   Table table = waiting(); // C and D meet in 10
                   table.dam("10L", Owner::Germany, 1);
                   QCOMPARE(placed(table), "C=2");
                   layTiles(table, 1, 4); // D first
                   QCOMPARE(placed(table), "D=2");
                   table.dam("4L", Owner::France); // would stop the first drop of D
                   QCOMPARE(placed(table), "C=2");
               });
        QTest::newRow("A-5.1 an own dam above keeps its part") << RowBody([] {
            Table table = waiting(10); // B, C, D, A
            table.dam("5L", Owner::Germany).dam("9L", Owner::Germany);
            QCOMPARE(placed(table), "B=2");
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(chooseWater(table.state(), kGermany, 2, false).has_value(), false);
        });
    }
    void waterManagement() {
        QFETCH(const RowBody, body);
        body();
    }

    void letters_data() {
        QTest::addColumn<int>("criteria");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("two");
        QTest::addColumn<QString>("three");
        QTest::newRow("A-5.1 letters A, B, C") << 9 << "A=1"
                                               << "A=1 B=1"
                                               << "A=1 B=1 C=1";
        QTest::newRow("A-5.1 letters B, C, D") << 10 << "B=1"
                                               << "B=1 C=1"
                                               << "B=1 C=1 D=1";
        QTest::newRow("A-5.1 letters C, D, A") << 3 << "C=1"
                                               << "C=1 D=1"
                                               << "A=1 C=1 D=1";
        QTest::newRow("A-5.1 letters D, A, B") << 4 << "D=1"
                                               << "A=1 D=1"
                                               << "A=1 B=1 D=1";
        QTest::newRow("A-5.1 letters D, C, B") << 5 << "D=1"
                                               << "C=1 D=1"
                                               << "B=1 C=1 D=1";
        QTest::newRow("A-5.1 letters C, B, A") << 6 << "C=1"
                                               << "B=1 C=1"
                                               << "A=1 B=1 C=1";
        QTest::newRow("A-5.1 letters B, A, D") << 7 << "B=1"
                                               << "A=1 B=1"
                                               << "A=1 B=1 D=1";
    }
    void letters() {
        QFETCH(const int, criteria);
        Table table = flowing(criteria); // every headstream can fill one dam
        for (const std::string_view space : {"1L", "2L", "3L", "4L"})
            table.dam(space, Owner::Germany);
        QFETCH(const QString, one);
        QFETCH(const QString, two);
        QFETCH(const QString, three);
        QCOMPARE(placed(table), "flowing " + one);
        QCOMPARE(rewarded(table, 2, false), two);
        QCOMPARE(rewarded(table, 3, true), three);
    }

    void unprintedLetter_data() {
        QTest::addColumn<int>("criteria");
        QTest::addColumn<QString>("drops");
        QTest::newRow("A-5.1 the unprinted letter is last: A") << 10 << "D=1";
        QTest::newRow("A-5.1 printed, A comes before D") << 9 << "A=1";
    }
    void unprintedLetter() {
        QFETCH(const int, criteria);
        QFETCH(const QString, drops);
        Table table = flowing(criteria);
        table.dam("1L", Owner::Germany).dam("4L", Owner::Germany);
        QCOMPARE(placed(table), "flowing " + drops);
    }

    void ties_data() {
        QTest::addColumn<RowBody>("body");

        // By A two drops are needed for one (France's dam in 1), by D one.
        const auto twoWays = [](WaterTies ties) {
            Table table = waiting(); // A before D
            table.state().options.rulings.waterTies = ties;
            table.dam("1L", Owner::France).dam("8L", Owner::Germany).dam("4L", Owner::Germany);
            table.state().map.dams[7].drops = 0;
            return table;
        };
        QTest::newRow("R-A16 the letters decide, whatever number of drops is needed")
            << RowBody([=] {
                   QCOMPARE(Rulings().waterTies, WaterTies::Letters);
                   QCOMPARE(placed(twoWays(WaterTies::Letters)), "A=2");
               });
        QTest::newRow("R-A16 the fewest drops first, then the letters") << RowBody([=] {
            QCOMPARE(placed(twoWays(WaterTies::FewestDrops)), "D=1");
            Table table = twoWays(WaterTies::FewestDrops);
            table.dam("3L", Owner::Germany); // C and D bring two together
            QCOMPARE(placed(table), "C=1 D=1");
        });
        QTest::newRow("R-A16 with equal numbers of drops both readings use the letters")
            << RowBody([] {
                   for (const WaterTies ties : {WaterTies::Letters, WaterTies::FewestDrops}) {
                       Table table = flowing(4); // D, A, B
                       table.state().options.rulings.waterTies = ties;
                       table.dam("1L", Owner::Germany).dam("2L", Owner::Germany);
                       QCOMPARE(placed(table), "flowing A=1");
                   }
               });
        QTest::newRow("8.1 the USA prefers the headstream that moves its marker more")
            << RowBody([] {
                   const auto usa = [](Level level) {
                       Table table = turnOf(kUsa, 2, 9, level); // A first
                       table.dam("8L", Owner::Usa).dam("9L", Owner::Usa);
                       table.powerhouse("P5_0", Owner::Usa).powerhouse("P9_0", Owner::Usa);
                       table.powerhouse("P12_0", Owner::Usa);
                       return table;
                   };
                   QCOMPARE(placed(usa(Level::Medium)), "flowing A=1");
                   QCOMPARE(placed(usa(Level::High)), "flowing B=1"); // past 5 and 9
                   Table table = usa(Level::High);
                   QVERIFY(table.play(nextMove(table).toStdString()));
                   QCOMPARE(table[kUsa].energy, 2);
               });
        QTest::newRow("8.1 gain comes before the marker of the USA") << RowBody([] {
            Table table = turnOf(kUsa, 1, 9, Level::High);
            table.dam("8L", Owner::Usa, 1).dam("9L", Owner::Usa);
            table.powerhouse("P5_0", Owner::Usa).powerhouse("P9_0", Owner::Usa);
            table.powerhouse("P12_0", Owner::Usa);
            QCOMPARE(placed(table), "A=1 B=1"); // two by A alone as well, but past no powerhouse
            table.state().map.dams[17] = {};
            QCOMPARE(placed(table), "A=2");
        });
    }
    void ties() {
        QFETCH(const RowBody, body);
        body();
    }

    void rewards_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-7.2 reward drops take no engineer and go where they help") << RowBody([] {
            Table table = turnOf(kGermany, 6, 9);
            table.dam("1L", Owner::Germany, 0, 1).conduit("1B", Owner::Germany);
            table.powerhouse("P5_0", Owner::Germany).dam("3L", Owner::Germany, 1);
            table.open(Colour::Green, "none", "green_15"); // 4: 3 VP, 2 flowing drops
            table.open(Colour::Yellow, "none", "none").open(Colour::Red, "none", "none");
            const QStringList moves = playTurn(table);
            QCOMPARE(moves.value(2), "germany place-drops A=1 C=1"); // 1L was emptied
            QCOMPARE(table.drops("3L"), 1);
            QCOMPARE(table[kGermany].engineers, 10);
        });
        QTest::newRow("A-7.2 no drop is placed if none reaches an own dam") << RowBody([] {
            Table table = flowing();
            table.dam("1L", Owner::Usa);
            QCOMPARE(rewarded(table, 2, true), "none");
            QCOMPARE(rewarded(table, 2, false), "none");
        });
        QTest::newRow("A-7.2 three drops fill what two opponents' dams leave") << RowBody([] {
            Table table = flowing(4); // D first
            table.dam("3L", Owner::Usa).dam("6L", Owner::France).dam("10L", Owner::Germany);
            QCOMPARE(rewarded(table, 3, true), "D=1");
            table.dam("7L", Owner::Neutral, 2);
            QCOMPARE(rewarded(table, 3, true), "C=3");
            QCOMPARE(rewarded(table, 2, true), "none");
        });
    }
    void rewards() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaWater)

#include "tst_automa_water.moc"
