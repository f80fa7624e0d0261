#include <QtTest>

#include "engine/outpost/legal.h"
#include "tests/engine/outpost/syndicate_tables.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

namespace {

/// The ring in its own turn, with stations of the Syndicate in the first two cities.
Table onRing() {
    Table table(ring(), Phase::Structure);
    for (std::size_t i = 0; i < 2; ++i)
        table.state.cities[i].stations[0] = kSyndicate;
    table.state.syndicate.built[0] = 2;
    table.state.turn = 1;
    return table;
}

std::vector<int> numbersOf(const std::vector<City>& cities) {
    std::vector<int> numbers;
    for (const City city : cities)
        numbers.push_back(city.value);
    return numbers;
}

} // namespace

/// Section 14: the turn of the Syndicate, from its pieces to its workers.
class TestSyndicateCompany : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("O-14.10 a piece goes to a city with its station first") << RowBody([] {
            Table table = onRing();
            table.give(kSyndicate, plantCard(12, 2, 2));
            QCOMPARE(question(table.state), Question::SyndicateBuilds);
            QCOMPARE(decider(table.state), Actor::P2); // the last player picks
            const SyndicatePlace place = syndicatePlace(table.state);
            QCOMPARE(place.piece, Piece::Plant);
            QCOMPARE(place.priority, PlacePriority::OwnCity);
            QCOMPARE(numbersOf(place.cities), std::vector<int>{0});
            QCOMPARE(table.refusal("p2 syndicate-build c2"), QByteArray("O-14.10"));
            QCOMPARE(table.refusal("p2 syndicate-build none"), QByteArray("O-14.10"));
            table.play("p2 syndicate-build c0");
            QCOMPARE(table.state.syndicate.unlocked(Slot::Plant), 1);
            table.play("syndicate operate");
            QCOMPARE(table.state.syndicate.plants[0], plantCard(12, 2, 2));
        });
        QTest::newRow("O-14.10 else to the neighbour with the lowest cost") << RowBody([] {
            Table table = onRing();
            table.state.cities[0].building = Owner::P1;
            table[Seat::P1].built[1] = 1;
            table.give(kSyndicate, plantCard(12, 2, 2));
            const SyndicatePlace place = syndicatePlace(table.state);
            QCOMPARE(place.priority, PlacePriority::NearestCity);
            QCOMPARE(numbersOf(place.cities), std::vector<int>{2}); // 7 would be a habitat field
            table.play("p2 syndicate-build c2");
            // The structure has grown: c4 is no neighbour, but the only way to a plant field.
            table.give(kSyndicate, plantCard(13, 2, 2));
            QCOMPARE(numbersOf(syndicatePlace(table.state).cities), std::vector<int>{4});
        });
        QTest::newRow("O-14.10 a neighbour comes before a cheaper city farther off") << RowBody([] {
            Table table = onRing();
            table.state.map.connections[1].cost = 40; // c2; c6 is two connections away for 19
            table.state.cities[0].building = Owner::P1;
            table[Seat::P1].built[1] = 1;
            table.give(kSyndicate, plantCard(12, 2, 2));
            QCOMPARE(numbersOf(syndicatePlace(table.state).cities), std::vector<int>{2});
        });
        QTest::newRow("O-14.10 equal costs leave the choice to the last player") << RowBody([] {
            Table table = onRing();
            table.state.map.connections[1].cost = 10;
            table.state.map.connections[7].cost = 10;
            table.state.map.cities[7].field = FieldKind::Plant;
            table.state.cities[7].field = FieldKind::Plant;
            table.state.cities[0].building = Owner::P1;
            table[Seat::P1].built[1] = 1;
            table.give(kSyndicate, plantCard(12, 2, 2));
            QCOMPARE(numbersOf(syndicatePlace(table.state).cities), (std::vector<int>{2, 7}));
        });
        QTest::newRow("O-14.10 without any field the card waits") << RowBody([] {
            Table table = onRing();
            for (const std::size_t city : {0, 2, 4, 6})
                table.state.cities[city].building = Owner::P1;
            table[Seat::P1].built[1] = 4;
            table.give(kSyndicate, plantCard(12, 2, 2));
            QCOMPARE(syndicatePlace(table.state).priority, PlacePriority::Nowhere);
            table.play("p2 syndicate-build none");
            QCOMPARE(question(table.state), Question::SyndicateOperates);
            QVERIFY(explains(decide(table.state), ReasonKind::NoSlot));
            table.play("syndicate operate");
            QVERIFY(table.state.syndicate.pool.contains(plantCard(12, 2, 2)));
        });
        QTest::newRow("O-14.10 without a map the players look") << RowBody([] {
            Table table = ownTurn();
            table.stations(kSyndicate, 1);
            table.give(kSyndicate, habitatCard(9, 2));
            QCOMPARE(syndicatePlace(table.state).priority, PlacePriority::Table);
            QCOMPARE(table.refusal("p2 syndicate-build none"), QByteArray("accepted"));
            QCOMPARE(table.refusal("p2 syndicate-build c1"), QByteArray("accepted")); // a new one
            table.state.cities[0].field = FieldKind::Habitat; // known to be free
            QCOMPARE(table.refusal("p2 syndicate-build none"), QByteArray("O-14.10"));
            QCOMPARE(table.refusal("p2 syndicate-build c1"), QByteArray("O-14.10"));
            table.play("p2 syndicate-build c0");
        });
        QTest::newRow("O-14.10 each card without a slot gets its piece") << RowBody([] {
            Table table = ownTurn();
            table.give(kSyndicate, habitatCard(9, 2)).give(kSyndicate, plantCard(12, 2, 2));
            QCOMPARE(syndicatePlace(table.state).piece, Piece::Plant);
            table.play("p2 syndicate-build c0");
            QCOMPARE(syndicatePlace(table.state).piece, Piece::Habitat);
            table.play("p2 syndicate-build c1");
            QCOMPARE(question(table.state), Question::SyndicateOperates);
            table.play("syndicate operate");
            QCOMPARE(table.state.syndicate.habitats[0], habitatCard(9, 2));
            QVERIFY(table.state.syndicate.pool.empty());
        });
        QTest::newRow("O-14.11 nothing is replaced before all four slots are unlocked")
            << RowBody([] {
                   Table table = ownTurn();
                   table.board(kSyndicate, plantCard(10, 2, 2));
                   table.give(kSyndicate, plantCard(20, 3, 4));
                   table.play({"p2 syndicate-build none", "syndicate operate"});
                   QCOMPARE(table.state.syndicate.plants[0], plantCard(10, 2, 2));
                   QVERIFY(table.state.syndicate.pool.contains(plantCard(20, 3, 4)));
               });
        QTest::newRow("OT-53 OA-15 O-14.11 a better plant replaces the worst") << RowBody([] {
            Table table = ownTurn();
            for (const Card& card : {plantCard(10, 2, 2), plantCard(11, 3, 3), plantCard(12, 2, 3),
                                     plantCard(13, 4, 4)})
                table.board(kSyndicate, card);
            table.give(kSyndicate, plantCard(20, 3, 4));
            const Decision decision = decide(table.state);
            QVERIFY(explains(decision, ReasonKind::BetterCard));
            QCOMPARE(decision.instructions[0].kind, InstructionKind::SwapCards);
            QCOMPARE(decision.instructions[0].other, plantCard(10, 2, 2));
            table.play("syndicate operate");
            QVERIFY(table.state.syndicate.plants.contains(plantCard(20, 3, 4)));
            QVERIFY(table.state.syndicate.pool.contains(plantCard(10, 2, 2)));
        });
        QTest::newRow("OA-15 O-14.11 the ranking, by output first or by output per worker")
            << RowBody([] {
                   const auto outputFirst = PlantRanking::OutputFirst;
                   const auto perWorker = PlantRanking::OutputPerWorkerFirst;
                   QVERIFY(isBetterPlant(plantCard(5, 4, 4), plantCard(9, 1, 3), outputFirst));
                   QVERIFY(isBetterPlant(plantCard(9, 1, 3), plantCard(5, 4, 4), perWorker));
                   QVERIFY(isBetterPlant(plantCard(5, 2, 4), plantCard(9, 3, 4), outputFirst));
                   QVERIFY(isBetterPlant(plantCard(9, 3, 4), plantCard(5, 3, 4), outputFirst));
                   QVERIFY(isBetterHabitat(habitatCard(5, 3), habitatCard(9, 2)));
                   QVERIFY(isBetterHabitat(habitatCard(9, 3), habitatCard(5, 3)));
               });
        QTest::newRow("O-14.11 a worse card stays in the pool") << RowBody([] {
            Table table = ownTurn();
            for (int i = 0; i < 4; ++i)
                table.board(kSyndicate, habitatCard(20 + i, 3));
            table.give(kSyndicate, habitatCard(30, 2));
            QVERIFY(explains(decide(table.state), ReasonKind::NotBetter));
            table.play("syndicate operate");
            QVERIFY(table.state.syndicate.pool.contains(habitatCard(30, 2)));
        });
        QTest::newRow("OT-50 O-14.12 it takes seasonal workers and fills its places, free")
            << RowBody([] {
                   Table table = ownTurn();
                   table.board(kSyndicate, plantCard(12, 2, 2));
                   table.board(kSyndicate, plantCard(16, 3, 3));
                   table.board(kSyndicate, habitatCard(26, 3));
                   table.state.syndicate.housed = 1;
                   table[Seat::P1].seasonal = 9;
                   table.settle();
                   QCOMPARE(int(table.state.workers), 20);
                   const Decision decision = decide(table.state);
                   QVERIFY(explains(decision, ReasonKind::WorkersLacking));
                   QVERIFY(explains(decision, ReasonKind::PlacesToFill));
                   table.play("syndicate operate");
                   QCOMPARE(int(table.state.syndicate.seasonal), 2);
                   QCOMPARE(int(table.state.syndicate.housed), 3);
                   QCOMPARE(int(table.state.workers), 16);
                   QCOMPARE(table.state.syndicate.money, std::int16_t(0));
               });
        QTest::newRow("O-14.12 as far as the market goes") << RowBody([] {
            Table table = ownTurn();
            table.board(kSyndicate, plantCard(16, 3, 3)).board(kSyndicate, habitatCard(26, 2));
            table[Seat::P1].seasonal = 29;
            table.settle();
            QVERIFY(explains(decide(table.state), ReasonKind::MarketEmpty));
            table.play("syndicate operate");
            QCOMPARE(int(table.state.syndicate.seasonal), 1);
            QCOMPARE(int(table.state.syndicate.housed), 0);
        });
        QTest::newRow("OT-51 O-14.13 it returns its seasonal workers") << RowBody([] {
            Table table(2, Phase::Bureaucracy);
            table.board(kSyndicate, habitatCard(26, 3));
            table.state.syndicate.housed = 3;
            table.state.syndicate.seasonal = 2;
            table.board(Owner::P1, habitatCard(30, 9));
            table[Seat::P1].housed = 9;
            table.settle();
            QCOMPARE(int(table.state.workers), 16);
            table.play("p1 declare supplied=0");
            const State before = table.state;
            table.play("p2 declare supplied=0");
            QCOMPARE(int(table.state.workers), 18);
            QCOMPARE(int(table.state.syndicate.housed), 3);
            const auto told = instructionsFor(before, table.events);
            QCOMPARE(told[0].kind, InstructionKind::ReturnWorkers);
            QCOMPARE(int(told[0].amount), 2);
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestSyndicateCompany)
#include "tst_syndicate_company.moc"
