#include <QtTest>

#include "engine/nucleum/network.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/row_body.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

constexpr Owner kRed = Owner::First;
constexpr Owner kYellow = Owner::Second;
constexpr Owner kNone = Owner::Nobody;

QList<City> list(const CitySet& cities) {
    QList<City> all;
    for (const City city : cities)
        all << city;
    return all;
}

/// NT-1: tiles from the first to the second city in the order of City.
Table exampleMap() {
    Table table;
    table.lay(City::Grimma, City::Leipzig, {kRed})
        .lay(City::Freiberg, City::Grimma, {kYellow})
        .lay(City::Chemnitz, City::Grimma, {kRed, kNone})
        .lay(City::Joachimsthal, City::Zwickau, {kRed})
        .lay(City::Plauen, City::Zwickau, {kRed, kYellow});
    return table;
}

} // namespace

/// Networks and links (N-3.5 to N-3.7).
class TestNetwork : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("NT-1 N-3.6 three networks of Red") << RowBody([] {
            Table table = exampleMap();
            const auto networks = networksOf(table.state(), Player::First);
            QCOMPARE(networks.size(), std::size_t(3));
            QCOMPARE(list(networks[0]),
                     (QList<City>{City::Joachimsthal, City::Plauen, City::Zwickau}));
            QCOMPARE(list(networks[1]), (QList<City>{City::Grimma, City::Leipzig}));
            QCOMPARE(list(networks[2]), (QList<City>{City::Chemnitz}));
            QVERIFY(!networkCities(table.state(), Player::First).contains(City::Freiberg));
            QVERIFY(!networkCities(table.state(), Player::First).contains(City::Riesa));
        });
        QTest::newRow("NT-2 N-3.7 one network of 6 once the gaps are closed") << RowBody([] {
            Table table = exampleMap();
            table.lay(City::Chemnitz, City::Grimma, {kRed, Owner::Third})
                .lay(City::Chemnitz, City::Zwickau, {kRed});
            QCOMPARE(networksOf(table.state(), Player::First).size(), std::size_t(1));
            QCOMPARE(networkSize(table.state(), Player::First), 6);
        });
        QTest::newRow("N-3.6 a structure alone makes a network of 1") << RowBody([] {
            Table table;
            QCOMPARE(networkSize(table.state(), Player::First), 0);
            table.mine(Player::First, 1, City::Bruex);
            QCOMPARE(networkSize(table.state(), Player::First), 1);
        });
        QTest::newRow("N-3.6 the middle railway reaches over somebody else's") << RowBody([] {
            Table table;
            table.lay(City::Dresden, City::Riesa, {kNone, kRed, kYellow});
            QCOMPARE(list(networkCities(table.state(), Player::First)), (QList<City>{City::Riesa}));
            table.lay(City::Dresden, City::Riesa, {kNone, kRed, kNone});
            QVERIFY(networkCities(table.state(), Player::First).empty());
        });
        QTest::newRow("N-3.6 a line that belongs to others joins no own networks") << RowBody([] {
            Table table;
            table.build(Player::First, BuildingType::Residence, 1, City::Grimma)
                .build(Player::First, BuildingType::Residence, 2, City::Freiberg)
                .lay(City::Freiberg, City::Grimma, {kYellow});
            QCOMPARE(networksOf(table.state(), Player::First).size(), std::size_t(2));
        });
        QTest::newRow("N-3.5 a line needs every space, and belongs to all with a tile")
            << RowBody([] {
                   Table table;
                   const std::size_t way =
                       *findConnection(table.state().facts, City::Riesa, City::Dresden);
                   table.lay(City::Dresden, City::Riesa, {kRed, kNone, kYellow});
                   QVERIFY(!isLine(table.state(), way));
                   table.lay(City::Dresden, City::Riesa, {kRed, kRed, kYellow});
                   QVERIFY(isLine(table.state(), way));
                   QCOMPARE(tilesIn(table.state(), Player::First, way), 2);
                   QVERIFY(ownsTileIn(table.state(), Player::Second, way));
                   QVERIFY(!ownsTileIn(table.state(), Player::Third, way));
               });
        QTest::newRow("N-3.5 lines of anybody link cities") << RowBody([] {
            Table table = exampleMap();
            QCOMPARE(list(linkedTo(table.state(), City::Leipzig)),
                     (QList<City>{City::Freiberg, City::Grimma, City::Leipzig}));
        });
        QTest::newRow("N-3.7 railways are counted over all connections") << RowBody([] {
            Table table = exampleMap();
            QCOMPARE(railwaysOf(table.state(), Player::First), 4);
            QCOMPARE(railwaysOf(table.state(), Player::Third), 0);
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestNetwork)
#include "tst_network.moc"
