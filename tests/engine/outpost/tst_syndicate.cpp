#include <QtTest>

#include "engine/outpost/bot/syndicate.h"
#include "engine/outpost/legal.h"
#include "engine/outpost/turns.h"
#include "engine/outpost/workers.h"
#include "tests/support/outpost_table.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

namespace {

constexpr Owner kSyndicate = Owner::Syndicate;

/// The auction of two players: 3, 4, 6, 8 and four future cards.
Table auction() {
    Table table(2);
    table.market({{3}, {4}, {6}, {8}, {15}, {16}, {17}, {18}});
    return table;
}

/// Phase 3 of two players, the turn of the last in order, P2.
Table structure(int step = 1) {
    Table table(2, Phase::Structure);
    table.step(step);
    return table;
}

/// The Syndicate's own turn.
Table ownTurn() {
    Table table = structure();
    table.state.turn = 1;
    return table;
}

bool explains(const Decision& decision, ReasonKind kind) {
    return std::any_of(decision.reasons.begin(), decision.reasons.end(),
                       [kind](const Reason& reason) { return reason.kind == kind; });
}

/// A ring of eight cities, each with a plant and a habitat field in turn; the costs grow.
Setup ring() {
    Setup setup = bareSetup(2);
    for (int i = 0; i < 8; ++i)
        setup.map.cities.push({i % 2 == 0 ? FieldKind::Plant : FieldKind::Habitat, 0});
    for (int i = 0; i < 8; ++i)
        setup.map.connections.push({City(i), City((i + 1) % 8), static_cast<std::uint8_t>(3 + i)});
    return setup;
}

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

/// Section 14: the Syndicate.
class TestSyndicate : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("O-14.1 16 stations, both kinds of pieces, no money") << RowBody([] {
            const State state = begin(bareSetup(2)).value();
            QCOMPARE(state.syndicate.money, std::int16_t(0));
            QVERIFY(!state.syndicate.usesTechnologies);
            Table table = structure();
            table.stations(kSyndicate, 16);
            QCOMPARE(table.refusal("table correct station syndicate index=48 value=0 other"),
                     QByteArray("O-3.3")); // a 17th
        });
        QTest::newRow("O-14.2 it stands between the players") << RowBody([] {
            QCOMPARE(fullOrder(begin(bareSetup(2)).value()),
                     (FullOrder{Owner::P1, kSyndicate, Owner::P2}));
        });
        QTest::newRow("O-14.3 one, two, two, one stations on 10 fields of new cities") << RowBody(
            [] {
                Table table(2, Phase::Setup);
                const char* const placers[] = {"p1", "p2", "p2", "p1", "p1", "p2"};
                for (int i = 0; i < 6; ++i) {
                    QCOMPARE(question(table.state), Question::PlaceSyndicateStation);
                    table.play(placers[i] + std::string(" place-syndicate c") + std::to_string(i));
                    QCOMPARE(table.state.cities[std::size_t(i)].stations[0], kSyndicate);
                }
                QCOMPARE(table.state.phase, Phase::Auction);
                QCOMPARE(kSyndicateStations - table.state.syndicate.network(), 10);
            });
        QTest::newRow("O-14.3 with a map each is next to another one") << RowBody([] {
            Table table(ring(), Phase::Setup);
            table.play("p1 place-syndicate c4");
            QCOMPARE(table.refusal("p2 place-syndicate c6"), QByteArray("O-14.3"));
            QCOMPARE(table.refusal("p2 place-syndicate c4"), QByteArray("O-14.3"));
            QCOMPARE(table.refusal("p1 place-syndicate c5"), QByteArray("O-4.0"));
            table.play({"p2 place-syndicate c5", "p2 place-syndicate c3"});
        });
        QTest::newRow("OT-49 O-14.5 it never brings Step 2") << RowBody([] {
            Table table = structure();
            table.stations(kSyndicate, 9).stations(Owner::P1, 5).stations(Owner::P2, 6);
            table.state.turn = 2;
            table.play("p1 end");
            QCOMPARE(int(table.state.step), 1);
        });
        QTest::newRow("O-14.5 its pieces block their fields") << RowBody([] {
            Table table = structure(2);
            table.build(kSyndicate, Piece::Plant);
            QCOMPARE(table.refusal("p2 build plant c0 connection=0"), QByteArray("O-7.3"));
        });
        QTest::newRow("OT-45 O-14.6 it takes the fourth card when the first player has chosen")
            << RowBody([] {
                   Table table = auction();
                   table.play("p1 put-up space=0 bid=3");
                   QVERIFY(isSyndicateToDecide(table.state));
                   const Decision decision = decide(table.state);
                   QCOMPARE(decision.reasons[0].card, numbered(8));
                   QVERIFY(explains(decision, ReasonKind::HighestCard));
                   QCOMPARE(decision.instructions[0].kind, InstructionKind::TakeCard);
                   table.play(formatMove(decision.move));
                   QVERIFY(table.state.syndicate.pool.contains(numbered(8)));
                   // Refilled before the bidding.
                   QCOMPARE(question(table.state), Question::DrawCard);
                   table.play("table draw plant,5,1,1");
                   QCOMPARE(text(table.state), QByteArray("3 4 5 6 | 15 16 17 18"));
                   QCOMPARE(question(table.state), Question::RaiseOrPass);
                   QCOMPARE(decider(table.state), Actor::P2);
               });
        QTest::newRow("OT-46 O-14.6 in Step 3 the sixth, also after a pass") << RowBody([] {
            Table table(2);
            table.step(3).market({{10}, {12}, {15}, {18}, {22}, {25}});
            table.play({"p1 pass", "syndicate syndicate-take"});
            QVERIFY(table.state.syndicate.pool.contains(numbered(25)));
        });
        QTest::newRow("O-14.6 tokens leave with its card, of a pile it takes the top one")
            << RowBody([] {
                   Table table(2);
                   table.market({{3}, {4}, {6}, {8, 8}, {15}, {16}, {17}, {18}});
                   table.state.market[3].tokens = {1, 0, 0, 0, 0};
                   table.play({"p1 pass", "syndicate syndicate-take"});
                   QCOMPARE(text(table.state), QByteArray("3 4 6 8 | 15 16 17 18"));
                   QCOMPARE(table.state.market[3].discount(), 0);
               });
        QTest::newRow("O-14.6 it leaves the Step 3 card where it lies") << RowBody([] {
            Table table(2);
            table.market({{3}, {4}, {6}});
            MarketSpace step3;
            step3.cards.push(stepThreeCard());
            table.state.market.push(step3);
            table.state.step3 = Step3State::InMarket;
            table.play({"p1 pass", "syndicate syndicate-take"});
            QVERIFY(table.state.syndicate.pool.contains(numbered(6)));
        });
        QTest::newRow("O-6.2 a card drawn onto the card under the hammer goes beneath it")
            << RowBody([] {
                   Table table = auction();
                   table.play({"p1 put-up space=0 bid=3", "syndicate syndicate-take",
                               "table draw habitat,3,1", "table draw plant,20,1,1",
                               "table hammer p2 price=5"});
                   QVERIFY(table[Seat::P2].pool.contains(numbered(3)));
                   QCOMPARE(table.state.market[0].top(), habitatCard(3, 1));
               });
        QTest::newRow("OA-4 O-14.6 the very card is put up: it picks after the auction")
            << RowBody([] {
                   Table table = auction();
                   table.play("p1 put-up space=3 bid=8");
                   QCOMPARE(question(table.state), Question::RaiseOrPass);
                   table.play({"p2 pass-bid", "table draw plant,7,1,1"});
                   QCOMPARE(question(table.state), Question::SyndicateTakes);
                   QVERIFY(explains(decide(table.state), ReasonKind::AfterAuction));
                   table.play("syndicate syndicate-take");
                   QVERIFY(table.state.syndicate.pool.contains(numbered(7)));
               });
        QTest::newRow("OA-4 by the other reading it takes the next highest at once") << RowBody([] {
            Table table = auction();
            table.state.options.rulings.syndicateSameCard = SyndicateSameCard::NextHighest;
            table.play("p1 put-up space=3 bid=8");
            QVERIFY(explains(decide(table.state), ReasonKind::HighestNotUpForBid));
            table.play("syndicate syndicate-take");
            QVERIFY(table.state.syndicate.pool.contains(numbered(6)));
        });
        QTest::newRow("OA-4 by the other reading the market waits for the auction") << RowBody([] {
            Table table = auction();
            table.state.options.rulings.syndicateRefill = SyndicateRefill::AfterAuction;
            table.play({"p1 put-up space=0 bid=3", "syndicate syndicate-take"});
            QCOMPARE(question(table.state), Question::RaiseOrPass);
            table.play("p2 pass-bid");
            QCOMPARE(question(table.state), Question::DrawCard);
            QCOMPARE(table.state.market.size(), std::size_t(6));
        });
        QTest::newRow("OA-5 in round 1 it takes a card in each run") << RowBody([] {
            Table table = auction();
            table.state.round = 1;
            table.play({"p1 put-up space=0 bid=3", "syndicate syndicate-take",
                        "table draw plant,20,1,1", "p2 pass-bid", "table draw plant,21,1,1",
                        "p2 put-up space=0 bid=4", "table draw plant,22,1,1"});
            QCOMPARE(int(table.state.run), 2);
            QVERIFY(!table.state.syndicateHasTaken);
            table.play({"p2 pass", "syndicate syndicate-take"});
            QCOMPARE(table.state.syndicate.pool.size(), std::size_t(2));
        });
        QTest::newRow("OT-52 O-14.7 an Outpost card gets its pieces at once") << RowBody([] {
            Table table = auction();
            table.stations(kSyndicate, 6);
            table.state.market[3].cards[0] = technologyCard(8, Technology::Outpost);
            table.play("p1 pass");
            const Decision decision = decide(table.state);
            QCOMPARE(decision.instructions.size(), std::size_t(4));
            QCOMPARE(int(decision.instructions[1].left), 9);
            QVERIFY(explains(decision, ReasonKind::OutpostPieces));
            table.play("syndicate syndicate-take");
            QCOMPARE(kSyndicateStations - table.state.syndicate.network(), 9);
            QCOMPARE(table.state.syndicate.unlocked(Slot::Plant), 1);
            QCOMPARE(table.state.syndicate.unlocked(Slot::Habitat), 1);
        });
        QTest::newRow("O-14.7 as far as it has them") << RowBody([] {
            Table table = auction();
            table.stations(kSyndicate, 16);
            for (int i = 0; i < 4; ++i)
                table.build(kSyndicate, Piece::Plant);
            table.state.market[3].cards[0] = technologyCard(8, Technology::Outpost);
            table.play({"p1 pass", "syndicate syndicate-take"});
            QCOMPARE(table.count(EventKind::PieceOnOutpost), 1); // the habitat
        });
        QTest::newRow("O-14.7 it uses no other technology") << RowBody([] {
            Table table = ownTurn();
            table.board(kSyndicate, habitatCard(26, 3));
            for (const Technology technology :
                 {Technology::Nodule, Technology::Laboratory, Technology::MoonBase})
                table.give(kSyndicate, technologyCard(30, technology));
            QCOMPARE(placesOf(table.state.syndicate), 3);
            table.play("syndicate operate");
            QCOMPARE(table.state.syndicate.pool.size(), std::size_t(3));
        });
        QTest::newRow("OT-47 O-14.8 a new city brings a station on its 15 field") << RowBody([] {
            Table table = structure();
            table.stations(kSyndicate, 6);
            const State before = table.state;
            table.play("p2 build station c6 connection=0");
            QCOMPARE(table.state.cities[6].stations[0], Owner::P2);
            QCOMPARE(table.state.cities[6].stations[1], kSyndicate);
            const auto told = instructionsFor(before, table.events);
            QCOMPARE(told.size(), std::size_t(1));
            QCOMPARE(told[0].kind, InstructionKind::PutStation);
            QCOMPARE(int(told[0].amount), 15);
            QCOMPARE(int(told[0].left), 9);
        });
        QTest::newRow("O-14.8 so the city is closed in Step 2 and open in Step 3") << RowBody([] {
            Table table = structure(2);
            table.play({"p2 build station c0 connection=0", "p2 end", "syndicate operate"});
            QCOMPARE(table.refusal("p1 build station c0 connection=0"), QByteArray("O-7.3"));
            table.step(3);
            QCOMPARE(table.refusal("p1 build station c0 connection=0"), QByteArray("accepted"));
        });
        QTest::newRow("OT-48 O-14.8 not without stations left, not for an Outpost card")
            << RowBody([] {
                   Table table = structure();
                   table.stations(kSyndicate, 16);
                   table.play("p2 build station c16 connection=0");
                   QCOMPARE(table.state.cities[16].stations[1], Owner::Nobody);
                   Table other = structure();
                   other.give(Owner::P2, technologyCard(18, Technology::Outpost));
                   other.play("p2 outpost card=0 station");
                   QCOMPARE(other.state.syndicate.network(), 0);
               });
        QTest::newRow("OA-6 O-14.8 the 15 field is taken: it keeps the station, or uses 20")
            << RowBody([] {
                   for (const BlockedCity ruling :
                        {BlockedCity::KeepStation, BlockedCity::NextField}) {
                       Table table = structure(2);
                       table.state.options.rulings.blockedCity = ruling;
                       table.build(Owner::P1, Piece::Station);
                       table.play("p2 build station c0 connection=0");
                       QCOMPARE(table.state.cities[0].stations[2],
                                ruling == BlockedCity::NextField ? kSyndicate : Owner::Nobody);
                       table.build(kSyndicate, Piece::Station);
                       table.play("p2 build station c1 connection=0"); // never a second one
                       QCOMPARE(table.state.cities[1].stations[2], Owner::Nobody);
                   }
               });
        QTest::newRow("O-14.9 its first cities are closed in Step 1, open from Step 2") << RowBody(
            [] {
                Table table = structure();
                table.stations(kSyndicate, 6);
                QCOMPARE(table.refusal("p2 build station c0 connection=0"), QByteArray("O-14.9"));
                QCOMPARE(table.refusal("p2 build plant c0 connection=0"), QByteArray("accepted"));
                table.step(2);
                table.play("p2 build station c0 connection=0");
                QCOMPARE(table[Seat::P2].money, std::int16_t(45));
            });
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

QTEST_APPLESS_MAIN(TestSyndicate)
#include "tst_syndicate.moc"
