#include <QtTest>

#include "engine/outpost/costs.h"
#include "engine/outpost/legal.h"
#include "engine/outpost/supply.h"
#include "engine/outpost/workers.h"
#include "tests/support/outpost/table.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

namespace {

/// A worker market with so many workers; the others are with P1.
Table withWorkers(int players, int workers) {
    Table table(players, Phase::Structure);
    table[Seat::P1].seasonal = static_cast<std::uint8_t>(workersInGame(players) - workers);
    table.settle();
    return table;
}

/// Four players; P4, whose turn it is, has 5 places, 2 of them taken, and plants for 7 workers.
Table pawel() {
    Table table = withWorkers(4, 27);
    table.board(Owner::P4, habitatCard(26, 3)).board(Owner::P4, habitatCard(9, 2));
    table.board(Owner::P4, plantCard(3, 2, 2)).board(Owner::P4, plantCard(25, 5, 5));
    table[Seat::P4].housed = 2;
    return table.settle();
}

/// Three players; P3 has the Robots card and these figures.
Table withRobots(int places, int robots) {
    Table table(3, Phase::Structure);
    table.give(Owner::P3, technologyCard(20, Technology::Robots));
    if (places > 0)
        table.board(Owner::P3, habitatCard(26, places));
    table.board(Owner::P3, plantCard(25, 3, 3));
    table[Seat::P3].robots = static_cast<std::uint8_t>(robots);
    table.state.turn = 0;
    return table;
}

} // namespace

/// Sections 9 and 13: workers and technologies.
class TestWorkers : public QObject {
    Q_OBJECT

private slots:
    void prices_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("workers");
        QTest::addColumn<int>("hired");
        QTest::addColumn<int>("cost");
        QTest::newRow("OT-21 O-9.1 five of a full market of three") << 3 << 30 << 5 << 7;
        QTest::newRow("OT-22 O-9.1 five of a full market of four") << 4 << 40 << 5 << 6;
        QTest::newRow("OT-23 O-9.1 six of a full market of five") << 5 << 50 << 6 << 7;
        QTest::newRow("OT-26 O-9.1 three of the last seven") << 3 << 7 << 3 << 28;
        QTest::newRow("OT-25 O-9.4 only two are left of three wanted") << 2 << 2 << 3 << 20;
        QTest::newRow("O-9.4 an empty market gives nobody") << 3 << 0 << 3 << 0;
        QTest::newRow("OT-13 O-10.3 the cheapest of 25 costs 4") << 4 << 25 << 1 << 4;
        QTest::newRow("OT-13 O-10.3 the cheapest of 28 costs 4") << 4 << 28 << 1 << 4;
        QTest::newRow("OT-13 O-10.3 the cheapest of 29 costs 3") << 4 << 29 << 1 << 3;
        QTest::newRow("O-9.1 the whole market of six") << 6 << 50 << 50 << 5 * 36 + 100;
    }
    void prices() {
        QFETCH(const int, players);
        QFETCH(const int, workers);
        QFETCH(const int, hired);
        const Table table = withWorkers(players, workers);
        QTEST(workerCost(table.state, hired), "cost");
    }

    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("OT-11 O-9.2 O-9.3 OA-12 two seasonal for 9, then three free") << RowBody([] {
            Table table = pawel();
            QCOMPARE(int(table.state.workers), 25);
            const Hiring sum = hiring(table.state, Owner::P4, 3, false);
            QCOMPARE(sum.needed, 7);
            QCOMPARE(sum.places, 5);
            QCOMPARE(sum.seasonal, 2);
            QCOMPARE(sum.cost, 9);
            QCOMPARE(sum.housed, 3);
            table.play("p4 hire seasonal=2");
            QCOMPARE(int(table.state.workers), 20);
            QCOMPARE(int(table[Seat::P4].housed), 5);
            QCOMPARE(table[Seat::P4].money, std::int16_t(51));
        });
        QTest::newRow("O-9.2 refuses more seasonal workers than the plants lack") << RowBody([] {
            Table table = pawel();
            QCOMPARE(table.refusal("p4 hire seasonal=3"), QByteArray("O-9.2"));
            QCOMPARE(table.refusal("p4 hire seasonal=1"), QByteArray("O-9.2"));
            QCOMPARE(table.refusal("p4 hire seasonal=0"), QByteArray("accepted"));
        });
        QTest::newRow("OT-27 O-9.2 enough places: nobody seasonal, four free") << RowBody([] {
            Table table(3, Phase::Structure);
            table.board(Owner::P3, habitatCard(30, 6)).board(Owner::P3, plantCard(20, 4, 4));
            table[Seat::P3].housed = 2;
            table.settle();
            const Hiring sum = hiring(table.state, Owner::P3, 1, false);
            QCOMPARE(sum.seasonal, 0);
            QCOMPARE(sum.housed, 4);
            table.play("p3 hire seasonal=0");
            QCOMPARE(table[Seat::P3].money, std::int16_t(60));
        });
        QTest::newRow("O-9.4 what the market lacks is not hired and not housed") << RowBody([] {
            Table table = pawel();
            table[Seat::P1].seasonal = static_cast<std::uint8_t>(40 - 2 - 1);
            table.settle();
            const Hiring sum = hiring(table.state, Owner::P4, 3, false);
            QCOMPARE(sum.lacking, 2);
            QCOMPARE(sum.seasonal, 1);
            QCOMPARE(sum.housed, 0);
            table.play("p4 hire seasonal=1");
            QCOMPARE(int(table.state.workers), 0);
        });
        QTest::newRow("O-9.1 refuses seasonal workers beyond the money") << RowBody([] {
            Table table = pawel();
            table[Seat::P4].money = 8;
            QCOMPARE(table.refusal("p4 hire seasonal=2"), QByteArray("O-9.1"));
        });
        QTest::newRow("O-9.5 a turn may end without hiring") << RowBody([] {
            Table table = pawel();
            table.play("p4 end");
            QCOMPARE(int(table[Seat::P4].housed), 2);
        });
        QTest::newRow("O-9.6 workers are as many as at the start") << RowBody([] {
            Table table = pawel();
            table.play("p4 hire seasonal=2");
            QCOMPARE(table.state.workers + table[Seat::P4].housed + table[Seat::P4].seasonal +
                         table[Seat::P1].seasonal,
                     40);
        });
        QTest::newRow("OT-3 O-13.1 the Data Library takes 5 off the price") << RowBody([] {
            Table table(3);
            table.market({{20}});
            table.give(Owner::P1, technologyCard(30, Technology::DataLibrary));
            table.play({"p1 put-up space=0 bid=20", "table hammer p1 price=20"});
            QCOMPARE(table[Seat::P1].money, std::int16_t(45));
        });
        QTest::newRow("O-13.1 a bid may exceed the money by 5 then") << RowBody([] {
            Table table(3);
            table.market({{20}});
            table.give(Owner::P1, technologyCard(30, Technology::DataLibrary));
            QCOMPARE(highestBid(table[Seat::P1]), 65);
            QCOMPARE(table.refusal("p1 put-up space=0 bid=65"), QByteArray("accepted"));
            QCOMPARE(table.refusal("p1 put-up space=0 bid=66"), QByteArray("O-5.4"));
        });
        QTest::newRow("O-13.1 refuses a second copy of a technology") << RowBody([] {
            Table table(3);
            table.market({{20}});
            table.give(Owner::P1, technologyCard(30, Technology::Nodule));
            table.state.marketSpaces = 2;
            QCOMPARE(table.refusal("table draw technology,31,nodule"), QByteArray("O-13.1"));
            table.give(Owner::P1, technologyCard(30, Technology::Outpost));
            QCOMPARE(table.refusal("table draw technology,31,outpost"), QByteArray("accepted"));
        });
        QTest::newRow("OA-9 O-13.1 no price falls below 0") << RowBody([] {
            Table table(3);
            table.give(Owner::P1, technologyCard(30, Technology::DataLibrary));
            QCOMPARE(payment(table[Seat::P1], 3), 0);
            table.give(Owner::P1, technologyCard(31, Technology::Ecoplants));
            QCOMPARE(seasonalCost(table.state, table[Seat::P1], 9), 0); // 1 to 3 each
        });
        QTest::newRow("OT-24 O-13.2 Ecoplants: 3 less for each") << RowBody([] {
            Table table = withWorkers(4, 25);
            table.give(Owner::P4, technologyCard(31, Technology::Ecoplants));
            QCOMPARE(seasonalCost(table.state, table[Seat::P4], 2), 3);
            QCOMPARE(seasonalCost(table.state, table[Seat::P3], 2), 9); // its owner only
        });
        QTest::newRow("O-13.2 who hires pays that sum") << RowBody([] {
            Table table = pawel();
            table.give(Owner::P4, technologyCard(31, Technology::Ecoplants));
            table.play("p4 hire seasonal=2");
            QCOMPARE(table[Seat::P4].money, std::int16_t(60 - 3)); // 1 + 2 instead of 4 + 5
            QCOMPARE(int(table[Seat::P4].housed), 5);
        });
        QTest::newRow("O-13.3 a worker on the card makes a robot that needs no place")
            << RowBody([] {
                   Table table = withRobots(3, 0);
                   table.play("p3 hire seasonal=0 robot");
                   QCOMPARE(int(table[Seat::P3].robots), 1);
                   QCOMPARE(int(table[Seat::P3].housed), 3);
                   QCOMPARE(table.count(EventKind::RobotMade), 1);
               });
        QTest::newRow("O-13.3 refuses a robot without the card, a tenth one, or without anybody")
            << RowBody([] {
                   Table table = withRobots(3, 9);
                   QCOMPARE(table.refusal("p3 hire seasonal=0 robot"), QByteArray("O-13.3"));
                   table[Seat::P3].pool.clear();
                   table[Seat::P3].robots = 0;
                   QCOMPARE(table.refusal("p3 hire seasonal=0 robot"), QByteArray("O-13.3"));
                   Table empty = withRobots(0, 0);
                   empty[Seat::P1].seasonal = 30;
                   empty.settle();
                   QCOMPARE(empty.refusal("p3 hire seasonal=0 robot"), QByteArray("O-13.3"));
               });
        QTest::newRow("O-13.3 once in a phase 3, and again in the next round") << RowBody([] {
            Table table = withRobots(3, 0);
            table[Seat::P3].madeRobot = true;
            QCOMPARE(table.refusal("p3 hire seasonal=0 robot"), QByteArray("O-13.3"));
            table.state.phase = Phase::Bureaucracy;
            table.play({"p1 declare supplied=0", "p2 declare supplied=0", "p3 declare supplied=0"});
            QVERIFY(!table[Seat::P3].madeRobot);
        });
        QTest::newRow("O-9.2 O-13.3 a robot takes the part of a worker") << RowBody([] {
            Table table = withRobots(0, 2);
            QCOMPARE(hiring(table.state, Owner::P3, 1, false).lacking, 1);
            table.play("p3 hire seasonal=1");
            QCOMPARE(workersAtHand(table.state, table[Seat::P3]), 3);
        });
        QTest::newRow("OA-16 O-9.2 the card adds one to the workers needed") << RowBody([] {
            Table table = withRobots(2, 0);
            // 3 + 1 needed, 2 places, the new robot counts: 1 lacks.
            QCOMPARE(hiring(table.state, Owner::P3, 1, true).lacking, 1);
            table.state.options.rulings.newRobot = NewRobot::WorksNextRound;
            QCOMPARE(hiring(table.state, Owner::P3, 1, true).lacking, 2);
            table.state.options.rulings.robotsCardWorker = RobotsCardWorker::PermanentOnly;
            QCOMPARE(hiring(table.state, Owner::P3, 1, true).lacking, 1); // for the plant only
        });
        QTest::newRow("OA-16 O-9.2 with nobody else a seasonal worker goes on the card")
            << RowBody([] {
                   Table table = withRobots(0, 0);
                   QCOMPARE(hiring(table.state, Owner::P3, 0, true).lacking, 1);
                   QCOMPARE(table.refusal("p3 hire seasonal=0 robot"), QByteArray("O-9.2"));
                   QCOMPARE(table.refusal("p3 hire seasonal=1 robot"), QByteArray("accepted"));
                   table.state.options.rulings.robotsCardWorker = RobotsCardWorker::PermanentOnly;
                   QCOMPARE(table.refusal("p3 hire seasonal=3 robot"), QByteArray("O-13.3"));
               });
        QTest::newRow("OA-7 a new robot works at once, or from the next round on") << RowBody([] {
            for (const NewRobot ruling : {NewRobot::WorksAtOnce, NewRobot::WorksNextRound}) {
                Table table = withRobots(3, 1);
                table.state.options.rulings.newRobot = ruling;
                table.play("p3 hire seasonal=0 robot");
                // 3 workers and 2 robots, one of them busy.
                QCOMPARE(workersAtHand(table.state, table[Seat::P3]),
                         ruling == NewRobot::WorksAtOnce ? 4 : 3);
            }
        });
        QTest::newRow("OT-2 O-13.4 the Nodule adds a place to each habitat") << RowBody([] {
            Table table(3, Phase::Structure);
            table.board(Owner::P3, habitatCard(26, 3));
            QCOMPARE(placesOf(table[Seat::P3]), 3);
            table.board(Owner::P3, habitatCard(9, 2));
            table.give(Owner::P3, technologyCard(22, Technology::Nodule));
            QCOMPARE(placesOf(table[Seat::P3]), 7);
        });
        QTest::newRow("O-13.5 an Outpost card takes each piece once, free, in any round")
            << RowBody([] {
                   Table table(3, Phase::Structure);
                   table.give(Owner::P3, technologyCard(18, Technology::Outpost));
                   table.play("p3 outpost card=0 station");
                   QCOMPARE(table[Seat::P3].network(), 1);
                   QCOMPARE(table.refusal("p3 outpost card=0 station"), QByteArray("O-13.5"));
                   QCOMPARE(table.refusal("p3 outpost card=1 station"), QByteArray("O-13.5"));
                   table.play({"p3 outpost card=0 plant", "p3 outpost card=0 habitat"});
                   QCOMPARE(table[Seat::P3].unlocked(Slot::Plant), 1);
                   QCOMPARE(table[Seat::P3].unlocked(Slot::Habitat), 1);
                   QCOMPARE(table[Seat::P3].money, std::int16_t(60));
                   // It is no city on the map: the first building there still has no connection.
                   QCOMPARE(connectionCost(table.state, Seat::P3, City(0)), std::optional(0));
               });
        QTest::newRow("O-13.5 the city of the card has to be supplied to earn") << RowBody([] {
            Table table(3, Phase::Bureaucracy);
            table.give(Owner::P1, technologyCard(18, Technology::Outpost));
            table[Seat::P1].outposts[0].has[0] = true;
            table[Seat::P1].built[0] = 1;
            QCOMPARE(bestSupply(table.state, Seat::P1).supplied, 0);
            table.board(Owner::P1, plantCard(12, 2, 2));
            table[Seat::P1].seasonal = 2;
            table.settle();
            QCOMPARE(bestSupply(table.state, Seat::P1).supplied, 1);
        });
        QTest::newRow("O-13.6 the Laboratory adds a city to each plant") << RowBody([] {
            Table table(3, Phase::Structure);
            table.board(Owner::P3, plantCard(12, 2, 2)).board(Owner::P3, plantCard(25, 5, 5));
            table.give(Owner::P3, technologyCard(28, Technology::Laboratory));
            const RunningPlants plants = plantsOf(table[Seat::P3]);
            QCOMPARE(plants[0].cities, 3);
            QCOMPARE(plants[1].cities, 6);
            QCOMPARE(plants[1].workers, 5);
        });
        QTest::newRow("O-13.7 the Moon Base works only on a slot, as both") << RowBody([] {
            Table table(3, Phase::Structure);
            table.give(Owner::P3, technologyCard(33, Technology::MoonBase));
            table.build(Owner::P3, Piece::Habitat);
            QCOMPARE(placesOf(table[Seat::P3]), 0);
            table.play("p3 place technology,33,moon_base slot=habitat for=none");
            QCOMPARE(placesOf(table[Seat::P3]), 3);
            QCOMPARE(plantsOf(table[Seat::P3])[0].cities, 4);
            QCOMPARE(plantsOf(table[Seat::P3])[0].workers, 3);
        });
        QTest::newRow("OT-54 OA-8 O-13.7 Nodule and Laboratory help the Moon Base") << RowBody([] {
            Table table(3, Phase::Structure);
            table.board(Owner::P3, technologyCard(33, Technology::MoonBase));
            table.give(Owner::P3, technologyCard(22, Technology::Nodule));
            table.give(Owner::P3, technologyCard(28, Technology::Laboratory));
            QCOMPARE(placesOf(table[Seat::P3]), 4);
            QCOMPARE(plantsOf(table[Seat::P3])[0].cities, 5);
            QCOMPARE(plantsOf(table[Seat::P3])[0].workers, 3);
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestWorkers)
#include "tst_workers.moc"
