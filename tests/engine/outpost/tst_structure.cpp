#include <QtTest>

#include "engine/outpost/costs.h"
#include "engine/outpost/legal.h"
#include "tests/support/outpost/games.h"
#include "tests/support/outpost/table.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

namespace {

/// Three players; it is the turn of the last in order, P3.
Table structure(int step = 1) {
    Table table(3, Phase::Structure);
    table.step(step);
    return table;
}

/// Cities in a row, c0 to c3, with connections of 4, 7 and 9, and a way round from c0 to c3 for 25.
Setup rowOfCities() {
    Setup setup = bareSetup(3);
    for (int i = 0; i < 4; ++i)
        setup.map.cities.push({i % 2 == 0 ? FieldKind::Plant : FieldKind::Habitat, 0});
    setup.map.cities.push({FieldKind::Plant, 1}); // not in play with three players
    setup.map.cities.push({FieldKind::Plant, 0}); // not connected
    setup.map.connections = {{City(0), City(1), 4},  {City(1), City(2), 7}, {City(2), City(3), 9},
                             {City(0), City(3), 25}, {City(3), City(4), 1}, {City(4), City(0), 1}};
    return setup;
}

} // namespace

/// Sections 7 and 8: buildings and the company board.
class TestStructure : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("O-7.1 turns go in reverse order, each action may be left out")
            << RowBody([] {
                   Table table = structure();
                   table.play("p3 end");
                   QVERIFY(table[Seat::P3].hasActed);
                   table.play({"p2 hire seasonal=0", "p1 end"});
                   QCOMPARE(table.state.phase, Phase::Bureaucracy);
                   QVERIFY(!table[Seat::P3].hasActed);
               });
        QTest::newRow("O-7.1 refuses to build after cards were placed") << RowBody([] {
            Table table = structure();
            table.build(Owner::P3, Piece::Plant).give(Owner::P3, plantCard(12, 2, 2));
            table.play("p3 place plant,12,2,2 slot=plant for=none");
            QCOMPARE(table.refusal("p3 build station c0 connection=0"), QByteArray("O-7.1"));
        });
        QTest::newRow("OT-8 O-7.2 a first plant where somebody has a station costs 5")
            << RowBody([] {
                   Table table = structure();
                   table.build(Owner::P1, Piece::Station);
                   table.play("p3 build plant c0 connection=0");
                   QCOMPARE(table[Seat::P3].money, std::int16_t(55));
               });
        QTest::newRow("O-7.2 the first building has no connection and may come later")
            << RowBody([] {
                   Table table = structure();
                   table.state.round = 7;
                   QCOMPARE(table.refusal("p3 build station c0 connection=3"), QByteArray("O-7.5"));
                   table.play("p3 build station c0 connection=0");
                   QCOMPARE(table[Seat::P3].money, std::int16_t(50));
               });
        QTest::newRow("O-7.2 refuses a city that is not there") << RowBody([] {
            Table table = structure();
            QCOMPARE(table.refusal("p3 build station c1 connection=0"), QByteArray("O-7.2"));
            QCOMPARE(table.refusal("p3 build station none connection=0"), QByteArray("O-7.2"));
        });
        QTest::newRow("O-7.3 O-11.1 refuses a second station in Step 1") << RowBody([] {
            Table table = structure();
            table.build(Owner::P1, Piece::Station);
            QCOMPARE(table.refusal("p3 build station c0 connection=0"), QByteArray("O-7.3"));
        });
        QTest::newRow("OT-36 O-7.3 refuses a third station in Step 2") << RowBody([] {
            Table table = structure(2);
            table.build(Owner::P1, Piece::Station);
            QCOMPARE(table.refusal("p3 build station c0 connection=0"), QByteArray("accepted"));
            table.state.cities[0].stations[1] = Owner::P2;
            QCOMPARE(table.refusal("p3 build station c0 connection=0"), QByteArray("O-7.3"));
        });
        QTest::newRow("O-7.3 refuses a second own station in a city") << RowBody([] {
            Table table = structure(3);
            table.build(Owner::P3, Piece::Station);
            QCOMPARE(table.refusal("p3 build station c0 connection=0"), QByteArray("O-7.3"));
        });
        QTest::newRow("O-7.3 one field, for a plant or for a habitat, whatever the Step")
            << RowBody([] {
                   Table table = structure();
                   table.build(Owner::P1, Piece::Plant);
                   QCOMPARE(table.refusal("p3 build plant c0 connection=0"), QByteArray("O-7.3"));
                   table.state.cities[0].building = Owner::Nobody;
                   QCOMPARE(table.refusal("p3 build habitat c0 connection=0"), QByteArray("O-7.3"));
                   QCOMPARE(table.refusal("p3 build plant c0 connection=0"),
                            QByteArray("accepted"));
               });
        QTest::newRow("OT-10 O-7.4 O-7.5 O-7.6 station and habitat for 28") << RowBody([] {
            Table table = structure();
            table.build(Owner::P3, Piece::Plant).build(Owner::P2, Piece::Station);
            table.play({"p3 build station c2 connection=8", "p3 build habitat c1 connection=5"});
            QCOMPARE(table[Seat::P3].money, std::int16_t(60 - 28));
            QCOMPARE(table[Seat::P3].network(), 1);
        });
        QTest::newRow("OT-34 O-7.5 a second station with a connection of 6 costs 21")
            << RowBody([] {
                   Table table = structure(2);
                   table.build(Owner::P1, Piece::Station).build(Owner::P3, Piece::Station);
                   table.play("p3 build station c0 connection=6");
                   QCOMPARE(table[Seat::P3].money, std::int16_t(39));
                   QCOMPARE(table.state.cities[0].stations[1], Owner::P3);
               });
        QTest::newRow("OT-35 O-7.5 the second own building in a city has no connection")
            << RowBody([] {
                   Table table = structure(3);
                   table.build(Owner::P3, Piece::Plant);
                   table.state.cities[0].stations = {Owner::P1, Owner::P2, Owner::Nobody};
                   table[Seat::P1].built[0] = table[Seat::P2].built[0] = 1;
                   QCOMPARE(table.refusal("p3 build station c0 connection=2"), QByteArray("O-7.5"));
                   table.play("p3 build station c0 connection=0");
                   QCOMPARE(table[Seat::P3].money, std::int16_t(40));
               });
        QTest::newRow("O-7.5 refuses what the money does not reach") << RowBody([] {
            Table table = structure();
            table[Seat::P3].money = 9;
            QCOMPARE(table.refusal("p3 build station c0 connection=0"), QByteArray("O-7.5"));
            QCOMPARE(table.refusal("p3 build plant c0 connection=0"), QByteArray("accepted"));
        });
        QTest::newRow("OT-37 O-7.5 O-7.4 a map finds the cheapest way, empty cities are skipped")
            << RowBody([] {
                   Table table(rowOfCities(), Phase::Structure);
                   table.play("p3 build station c0 connection=0");
                   QCOMPARE(connectionCost(table.state, Seat::P3, City(2)), std::optional(11));
                   QCOMPARE(table.refusal("p3 build station c2 connection=12"),
                            QByteArray("O-7.5"));
                   table.play("p3 build station c2 connection=11");
                   QCOMPARE(table[Seat::P3].money, std::int16_t(60 - 10 - 21));
                   // From what was just built it is 9, from the first city it would be 20.
                   QCOMPARE(connectionCost(table.state, Seat::P3, City(3)), std::optional(9));
                   QCOMPARE(buildingCost(table.state, Piece::Habitat, City(3), 9).total(), 14);
               });
        QTest::newRow("O-7.5 refuses a sum by hand that no way can have") << RowBody([] {
            Table table = structure();
            table.build(Owner::P3, Piece::Station);
            table[Seat::P3].money = 400;
            QCOMPARE(table.refusal("p3 build station c1 connection=99"), QByteArray("accepted"));
            QCOMPARE(table.refusal("p3 build station c1 connection=100"), QByteArray("O-7.5"));
            QCOMPARE(table.refusal("p3 build station c1 connection=-1"), QByteArray("O-7.5"));
        });
        QTest::newRow("O-7.5 a long way on a map is offered and paid, however dear") << RowBody([] {
            Setup setup = rowOfCities();
            for (Connection& each : setup.map.connections)
                each.cost = 99;
            setup.map.connections.removeAt(3); // the short cut
            Table table(setup, Phase::Structure);
            table.play("p3 build station c0 connection=0");
            table[Seat::P3].money = 400;
            const auto offered = legalMoves(table.state);
            const Move far{Actor::P3, Build{Piece::Station, City(3), 297}};
            QVERIFY(std::find(offered.begin(), offered.end(), far) != offered.end());
            for (const Move& move : offered)
                QVERIFY(check(table.state, move).ok());
            table.play("p3 build station c3 connection=297");
            QCOMPARE(table[Seat::P3].money, std::int16_t(400 - 307));
        });
        QTest::newRow("O-7.4 O-3.1 refuses a city to which no way in play leads") << RowBody([] {
            Table table(rowOfCities(), Phase::Structure);
            table.play("p3 build station c0 connection=0");
            QCOMPARE(table.refusal("p3 build station c5 connection=0"), QByteArray("O-7.4"));
            QCOMPARE(table.refusal("p3 build station c4 connection=1"), QByteArray("O-7.2"));
            QCOMPARE(connectionCost(table.state, Seat::P3, City(3)), std::optional(20));
        });
        QTest::newRow("O-7.3 a map knows which field a city has") << RowBody([] {
            Table table(rowOfCities(), Phase::Structure);
            QCOMPARE(table.refusal("p3 build habitat c0 connection=0"), QByteArray("O-7.3"));
            QCOMPARE(table.refusal("p3 build plant c0 connection=0"), QByteArray("accepted"));
        });
        QTest::newRow("OT-14 O-8.1 a plant piece unlocks a plant slot") << RowBody([] {
            Table table = structure();
            table.play("p3 build plant c0 connection=0");
            QCOMPARE(table[Seat::P3].unlocked(Slot::Plant), 1);
            QCOMPARE(table[Seat::P3].unlocked(Slot::Habitat), 0);
        });
        QTest::newRow("O-8.2 cards go on unlocked slots, one on each") << RowBody([] {
            Table table = structure();
            table.build(Owner::P3, Piece::Plant);
            table.give(Owner::P3, plantCard(12, 2, 2)).give(Owner::P3, plantCard(20, 2, 3));
            table.give(Owner::P3, habitatCard(26, 3));
            QCOMPARE(table.refusal("p3 place habitat,26,3 slot=habitat for=none"),
                     QByteArray("O-8.2"));
            QCOMPARE(table.refusal("p3 place habitat,26,3 slot=plant for=none"),
                     QByteArray("O-8.2"));
            QCOMPARE(table.refusal("p3 place plant,13,2,2 slot=plant for=none"),
                     QByteArray("O-8.2"));
            table.play("p3 place plant,12,2,2 slot=plant for=none");
            QCOMPARE(table.refusal("p3 place plant,20,2,3 slot=plant for=none"),
                     QByteArray("O-8.2"));
            QVERIFY(!table[Seat::P3].pool.contains(plantCard(12, 2, 2)));
        });
        QTest::newRow("O-8.3 a better card replaces one, which goes back to the pool")
            << RowBody([] {
                   Table table = structure();
                   table.board(Owner::P3, plantCard(20, 3, 3)).board(Owner::P3, habitatCard(9, 2));
                   for (const Card& card :
                        {plantCard(21, 4, 4), plantCard(22, 2, 2), plantCard(23, 3, 3),
                         habitatCard(8, 2), habitatCard(26, 3)})
                       table.give(Owner::P3, card);
                   QCOMPARE(table.refusal("p3 place plant,23,3,3 slot=plant for=plant,20,3,3"),
                            QByteArray("O-8.3"));
                   QCOMPARE(table.refusal("p3 place habitat,8,2 slot=habitat for=habitat,9,2"),
                            QByteArray("O-8.3"));
                   QCOMPARE(table.refusal("p3 place plant,21,4,4 slot=plant for=plant,9,1,1"),
                            QByteArray("O-8.3"));
                   table.play({"p3 place plant,21,4,4 slot=plant for=plant,20,3,3",
                               "p3 place plant,22,2,2 slot=plant for=plant,21,4,4",
                               "p3 place habitat,26,3 slot=habitat for=habitat,9,2"});
                   QVERIFY(table[Seat::P3].pool.contains(plantCard(20, 3, 3)));
                   QVERIFY(table[Seat::P3].pool.contains(habitatCard(9, 2)));
               });
        QTest::newRow("O-8.4 the Moon Base fits either slot, other technologies none")
            << RowBody([] {
                   Table table = structure();
                   table.build(Owner::P3, Piece::Habitat).build(Owner::P3, Piece::Plant);
                   table.give(Owner::P3, technologyCard(33, Technology::MoonBase));
                   table.give(Owner::P3, technologyCard(20, Technology::Nodule));
                   for (const char* slot : {"plant", "habitat"}) {
                       const std::string tail = " slot=" + std::string(slot) + " for=none";
                       QCOMPARE(table.refusal("p3 place technology,33,moon_base" + tail),
                                QByteArray("accepted"));
                       QCOMPARE(table.refusal("p3 place technology,20,nodule" + tail),
                                QByteArray("O-8.2"));
                   }
               });
        QTest::newRow("O-8.4 the Moon Base is compared as what the slot is for") << RowBody([] {
            Table table = structure();
            table.board(Owner::P3, habitatCard(26, 3)).board(Owner::P3, plantCard(20, 3, 3));
            table.give(Owner::P3, technologyCard(33, Technology::MoonBase));
            QCOMPARE(
                table.refusal("p3 place technology,33,moon_base slot=habitat for=habitat,26,3"),
                QByteArray("O-8.3"));
            QCOMPARE(table.refusal("p3 place technology,33,moon_base slot=plant for=plant,20,3,3"),
                     QByteArray("accepted"));
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestStructure)
#include "tst_structure.moc"
