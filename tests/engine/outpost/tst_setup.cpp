#include <QtTest>

#include <set>
#include <vector>

#include "engine/outpost/legal.h"
#include "engine/outpost/market.h"
#include "engine/outpost/turns.h"
#include "engine/outpost/workers.h"
#include "tests/support/outpost/games.h"
#include "tests/support/outpost/table.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

namespace {

State begun(int players) { return begin(bareSetup(players)).value(); }

QByteArray refusal(const Setup& setup) {
    const auto state = begin(setup);
    return state ? QByteArray("accepted") : QByteArray(state.error().rule.data());
}

/// Draws cards of these numbers.
void draw(State& state, std::initializer_list<int> numbers) {
    for (const int number : numbers)
        QVERIFY(apply(state, {Actor::Table, Draw{numbered(number)}}).ok());
}

QByteArray drawRefusal(const State& state, const Card& card) {
    const Check checked = check(state, {Actor::Table, Draw{card}});
    return checked ? QByteArray("accepted") : QByteArray(checked.error().rule.data());
}

} // namespace

/// Sections 2 and 3: the box and the setup.
class TestSetup : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("O-2.1 a known box has 22 plants, 15 habitats and 8 technologies")
            << RowBody([] {
                   Setup setup = plainSetup(3, 1);
                   QCOMPARE(refusal(setup), QByteArray("accepted"));
                   setup.cards[0] = habitatCard(2, 1);
                   QVERIFY(refusal(setup) != "accepted");
                   setup.cards.pop();
                   QVERIFY(refusal(setup) != "accepted");
               });
        QTest::newRow("O-2.1 refuses a 23rd plant where cards are not known") << RowBody([] {
            Table table(3);
            for (int i = 0; i < 22; ++i)
                table.state.boxed.push(plantCard(20 + i, 1, 1));
            table.settle();
            table.state.marketSpaces = 8;
            QCOMPARE(drawRefusal(table.state, plantCard(50, 1, 1)), QByteArray("O-2.1"));
            QCOMPARE(drawRefusal(table.state, habitatCard(50, 1)), QByteArray("accepted"));
        });
        QTest::newRow("O-2.2 O-3.3 a player has 60 money, locked slots and no city") << RowBody([] {
            const State state = begun(4);
            for (const Seat seat : state.order) {
                QCOMPARE(state.of(seat).money, std::int16_t(60));
                QCOMPARE(state.of(seat).unlocked(Slot::Plant), 0);
                QCOMPARE(state.of(seat).unlocked(Slot::Habitat), 0);
                QCOMPARE(state.of(seat).network(), 0);
            }
        });
        QTest::newRow("O-2.2 refuses a fifth plant piece") << RowBody([] {
            Table table(3, Phase::Structure);
            for (int i = 0; i < 4; ++i)
                table.build(Owner::P3, Piece::Plant);
            QCOMPARE(table.refusal("p3 build plant c4 connection=0"), QByteArray("O-8.1"));
        });
        QTest::newRow("O-2.3 O-3.2 workers fill nine sectors, the last one doubly") << RowBody([] {
            for (const auto& [players, each] : {std::pair(2, 3), {3, 3}, {4, 4}, {5, 5}, {6, 5}}) {
                const auto fill = sectorFill(begun(players));
                for (std::size_t sector = 0; sector < 8; ++sector)
                    QCOMPARE(fill[sector], each);
                QCOMPARE(fill[8], 2 * each);
            }
        });
        QTest::newRow("O-2.4 at most four tokens of a value can be corrected onto a card")
            << RowBody([] {
                   Table table(3);
                   table.market({{20}});
                   QCOMPARE(table.refusal("table correct tokens nobody index=0 value=4 other"),
                            QByteArray("accepted"));
                   QCOMPARE(table.refusal("table correct tokens nobody index=0 value=5 other"),
                            QByteArray("O-6.12"));
               });
        QTest::newRow("O-2.5 refuses a box with other than 13 plug cards") << RowBody([] {
            Setup setup = plainSetup(3, 1);
            setup.cards[0].number = 15;
            QCOMPARE(refusal(setup), QByteArray("O-2.5"));
        });
        QTest::newRow("O-2.5 refuses a 14th plug card where cards are not known") << RowBody([] {
            Table table(5);
            for (int i = 0; i < 13; ++i)
                table.state.boxed.push(i % 2 == 0 ? habitatCard(2 + i, 1) : numbered(2 + i));
            table.settle();
            table.state.marketSpaces = 8;
            QCOMPARE(drawRefusal(table.state, plantCard(14, 1, 1)), QByteArray("O-2.5"));
            QCOMPARE(drawRefusal(table.state, plantCard(15, 1, 1)), QByteArray("accepted"));
            table.play("table draw plant,15,1,1");
            // Nor can a mistyped number be corrected into one.
            QCOMPARE(
                table.refusal("table change-card from=plant,15,1,1 to=plant,14,1,1 wrong_entry"),
                QByteArray("O-2.5"));
            table.state.boxed.pop();
            table.settle();
            QCOMPARE(drawRefusal(table.state, plantCard(14, 1, 1)), QByteArray("accepted"));
        });
        QTest::newRow("O-2.5 refuses a 33rd socket card where cards are not known") << RowBody([] {
            Table table(5);
            for (int i = 0; i < 32; ++i)
                table.state.boxed.push(i < 20 ? numbered(20 + i) : habitatCard(i, 1));
            table.state.deck.unseen = 5;
            table.settle();
            table.state.marketSpaces = 8;
            QCOMPARE(drawRefusal(table.state, plantCard(15, 1, 1)), QByteArray("O-2.5"));
            QCOMPARE(drawRefusal(table.state, plantCard(14, 1, 1)), QByteArray("accepted"));
        });
        QTest::newRow("O-2.6 refuses a card without its facts") << RowBody([] {
            const State state = begun(3);
            for (const Card& card : {plantCard(5, 0, 1), plantCard(5, 1, 0), habitatCard(5, 0),
                                     technologyCard(5, Technology::None), plantCard(1, 1, 1),
                                     Card{}, habitatCard(5, 10)})
                QCOMPARE(drawRefusal(state, card), QByteArray("O-2.6"));
            QCOMPARE(drawRefusal(state, plantCard(5, 2, 1)), QByteArray("accepted"));
        });
        QTest::newRow("O-3.1 areas in play go with the number of players") << RowBody([] {
            for (int players = 2; players <= 6; ++players) {
                Setup setup = plainSetup(players, 3);
                QCOMPARE(refusal(setup), QByteArray("accepted"));
                QCOMPARE(setup.smallAreas.size(), players < 4 ? 0 : players == 4 ? 1 : 2);
                if (setup.smallAreas.contains(1))
                    setup.smallAreas.erase(1);
                else
                    setup.smallAreas.insert(1);
                QCOMPARE(refusal(setup), QByteArray("O-3.1"));
            }
        });
        QTest::newRow("O-3.1 refuses a building outside the areas in play") << RowBody([] {
            Table table(plainSetup(3, 3), Phase::Structure);
            const Seat seat = table.state.order[2];
            Move move{actorOf(seat), Build{Piece::Station, City(0), 0}}; // a small area
            QVERIFY(!check(table.state, move).ok());
            std::get<Build>(move.what).city = City(1);
            QVERIFY(check(table.state, move).ok());
        });
        QTest::newRow("O-3.4 refuses an order in which a player stands twice") << RowBody([] {
            Setup setup = bareSetup(3);
            setup.order[2] = Seat::P1;
            QCOMPARE(refusal(setup), QByteArray("O-3.4"));
            setup = bareSetup(1);
            QCOMPARE(refusal(setup), QByteArray("O-3.4"));
            core::Rng rng(5);
            setup.order = randomOrder(5, rng);
            QCOMPARE(refusal(setup), QByteArray("accepted"));
        });
        QTest::newRow("O-3.4 any order can come up") << RowBody([] {
            std::set<std::vector<Seat>> orders;
            for (std::uint64_t seed = 0; seed < 200; ++seed) {
                core::Rng rng(seed);
                const auto order = randomOrder(3, rng);
                orders.emplace(order.begin(), order.end());
            }
            QCOMPARE(orders.size(), std::size_t(6));
        });
        QTest::newRow("O-3.5 what goes to and comes from the bank has no limit") << RowBody([] {
            Table table(3, Phase::Bureaucracy);
            table[Seat::P1].money = 9000;
            table.play("p1 declare supplied=0");
            QCOMPARE(table[Seat::P1].money, std::int16_t(9010));
        });
        QTest::newRow("O-3.6 only the game for two has a Syndicate") << RowBody([] {
            for (int players = 2; players <= 6; ++players) {
                QCOMPARE(begun(players).hasSyndicate(), players == 2);
                QCOMPARE(fullOrder(begun(players)).size(), std::size_t(players == 2 ? 3 : players));
            }
        });
        QTest::newRow("O-3.7 refuses a 19th city") << RowBody([] {
            Table table(3, Phase::Structure);
            table.stations(Owner::P3, 18).give(Owner::P3, technologyCard(20, Technology::Outpost));
            QCOMPARE(table.refusal("p3 build station c18 connection=0"), QByteArray("O-3.7"));
            QCOMPARE(table.refusal("p3 outpost card=0 station"), QByteArray("O-3.7"));
        });
        QTest::newRow("OT-43 O-3.8 with two or three players the deck has 38 cards") << RowBody([] {
            QCOMPARE(begun(2).deck.unseen + 1, 38); // with the Step 3 card
            QCOMPARE(begun(3).deck.unseen + 1, 38);
        });
        QTest::newRow("OT-44 O-3.8 with four players it has 42, with more 46") << RowBody([] {
            QCOMPARE(begun(4).deck.unseen + 1, 42);
            QCOMPARE(begun(5).deck.unseen + 1, 46);
            QCOMPARE(begun(6).deck.unseen + 1, 46);
        });
        QTest::newRow("O-3.8 the first nine cards are plug cards") << RowBody([] {
            State state = begun(3);
            QVERIFY(drawable(state).isPlugOnly);
            QCOMPARE(drawRefusal(state, plantCard(15, 1, 1)), QByteArray("O-3.8"));
            QCOMPARE(drawRefusal(state, plantCard(14, 1, 1)), QByteArray("accepted"));
            draw(state, {2, 3, 4, 4, 5, 6, 7, 8, 9});
            QVERIFY(!needsDraw(state));
            QVERIFY(!drawable(state).isPlugOnly);
        });
        QTest::newRow("O-3.8 the Step 3 card lies under all unseen cards") << RowBody([] {
            Table table(3);
            table.market({{20}});
            table.state.marketSpaces = 8;
            table.state.deck.unseen = 1;
            table.settle();
            QCOMPARE(table.refusal("table draw step3"), QByteArray("O-3.8"));
            table.play("table draw plant,30,1,1");
            QCOMPARE(table.refusal("table draw plant,31,1,1"), QByteArray("O-3.8"));
            QCOMPARE(table.refusal("table draw step3"), QByteArray("accepted"));
        });
        QTest::newRow("OT-32 O-3.9 O-6.2 equal numbers of the current market are piled")
            << RowBody([] {
                   State state = begun(3);
                   draw(state, {7, 3, 3, 5, 2, 9, 11, 4});
                   QCOMPARE(state.phase, Phase::Setup);
                   draw(state, {13});
                   QCOMPARE(text(state), QByteArray("2 (3 3) 4 5 | 7 9 11 13"));
                   QCOMPARE(state.phase, Phase::Auction);
               });
        QTest::newRow("O-3.9 equal numbers of the future market lie side by side") << RowBody([] {
            State state = begun(3);
            draw(state, {2, 3, 4, 5, 7, 7, 9, 7});
            QCOMPARE(text(state), QByteArray("2 3 4 5 | 7 7 7 9"));
        });
        QTest::newRow("O-3.9 a fifth card equal to the fourth is piled on it") << RowBody([] {
            State state = begun(3);
            draw(state, {2, 3, 4, 5, 5, 7, 8, 9});
            QCOMPARE(text(state), QByteArray("2 3 4 (5 5) | 7 8 9"));
            draw(state, {5});
            QCOMPARE(text(state), QByteArray("2 3 4 (5 5 5) | 7 8 9"));
            QCOMPARE(question(state), Question::DrawCard);
            draw(state, {3});
            QCOMPARE(text(state), QByteArray("2 (3 3) 4 (5 5 5) | 7 8 9"));
        });
        QTest::newRow("O-10.2 O-9.1 refuses a table of figures that falls") << RowBody([] {
            Setup setup = bareSetup(3);
            setup.options.payout[5] = 200;
            QCOMPARE(refusal(setup), QByteArray("O-10.2"));
            setup = bareSetup(3);
            setup.options.prices[0] = 9;
            QCOMPARE(refusal(setup), QByteArray("O-9.1"));
        });
        QTest::newRow("O-7.3 refuses a map with a city that is not whole") << RowBody([] {
            Setup setup = plainSetup(3, 1);
            setup.map.cities[4].field = FieldKind::Unknown;
            QCOMPARE(refusal(setup), QByteArray("O-7.3"));
            setup = plainSetup(3, 1);
            setup.map.connections[4].b = City(60);
            QCOMPARE(refusal(setup), QByteArray("O-3.1"));
        });
        QTest::newRow("O-14.3 refuses a map without six adjoining cities for the Syndicate")
            << RowBody([] {
                   Setup setup = bareSetup(2);
                   for (int i = 0; i < 7; ++i)
                       setup.map.cities.push({FieldKind::Plant, 0});
                   for (int i = 0; i < 5; ++i)
                       setup.map.connections.push({City(i), City(i + 1), 1});
                   QCOMPARE(refusal(setup), QByteArray("accepted"));
                   setup.map.cities[5].area = 1; // out of play with two
                   QCOMPARE(refusal(setup), QByteArray("O-14.3"));
                   setup.order = bareSetup(3).order;
                   QCOMPARE(refusal(setup), QByteArray("accepted"));
               });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestSetup)
#include "tst_setup.moc"
