#include <QtTest>

#include "engine/outpost/legal.h"
#include "engine/outpost/market.h"
#include "tests/support/outpost/table.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

namespace {

Table market(const Spaces& spaces) {
    Table table(3);
    table.market(spaces);
    return table;
}

/// P1 buys the top card of a space.
void buy(Table& table, int space) {
    const int bid = minimumBid(table.state.market[static_cast<std::size_t>(space)]);
    table[Seat::P1].hasActed = false;
    table.play("p1 put-up space=" + std::to_string(space) + " bid=" + std::to_string(bid));
    table.play("table hammer p1 price=" + std::to_string(bid));
}

void draw(Table& table, int number) {
    table.play("table draw plant," + std::to_string(number) + ",1,1");
}

/// The end of the given round with this market, up to the next draw or round.
Table endOfRound(int round, const Spaces& spaces) {
    Table table(3, Phase::Bureaucracy);
    table.market(spaces);
    table.state.round = static_cast<std::uint8_t>(round);
    return table;
}

void declareAll(Table& table) {
    table.play({"p1 declare supplied=0", "p2 declare supplied=0", "p3 declare supplied=0"});
}

struct Discounted {
    bool isBoxed;
    int sum; // of the tokens
    int minimumBid;
};

/// The lowest card after it got a token in each of these rounds.
Discounted discounted(int number, int rounds) {
    Table table = endOfRound(rounds, {{number}, {51}, {52}, {53}, {54}, {55}, {56}, {57}});
    for (int token = 1; token < rounds; ++token)
        table.state.market[0].tokens[static_cast<std::size_t>(token) - 1] = 1;
    declareAll(table);
    for (const Event& event : table.events)
        if (event.kind == EventKind::CardBoxed && event.card == numbered(number))
            return {table.state.boxed.contains(event.card), event.amount, 0};
    return {false, table.state.market[0].discount(), minimumBid(table.state.market[0])};
}

} // namespace

/// Section 6: the card market.
class TestMarket : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("O-6.1 the lower cards are current") << RowBody([] {
            Table table = market({{5}, {8}, {9}, {12}, {15}, {16}, {17}, {18}});
            buy(table, 1);
            QCOMPARE(text(table.state), QByteArray("5 9 12 | 15 16 17 18"));
            draw(table, 3);
            QCOMPARE(text(table.state), QByteArray("3 5 9 12 | 15 16 17 18"));
        });
        QTest::newRow("O-6.2 a card of a current number goes on top with the tokens")
            << RowBody([] {
                   Table table = market({{5}, {8}, {9}, {12}, {15}, {16}, {17}, {18}});
                   table.state.market[1].tokens = {1, 0, 0, 0, 0};
                   buy(table, 0);
                   table.play("table draw habitat,8,1");
                   QCOMPARE(text(table.state), QByteArray("(8 8) 9 12 | 15 16 17 18"));
                   QCOMPARE(table.state.market[0].top(), habitatCard(8, 1));
                   QCOMPARE(minimumBid(table.state.market[0]), 7);
                   draw(table, 30);
                   buy(table, 0); // the tokens concerned the top card only
                   QCOMPARE(minimumBid(table.state.market[0]), 8);
               });
        QTest::newRow("O-6.3 a piled card leaves the gap, so another is drawn") << RowBody([] {
            Table table = market({{5}, {8}, {9}, {12}, {15}, {16}, {17}, {18}});
            buy(table, 0);
            draw(table, 9);
            QCOMPARE(question(table.state), Question::DrawCard);
            draw(table, 12);
            QCOMPARE(question(table.state), Question::DrawCard);
            draw(table, 30);
            QCOMPARE(text(table.state), QByteArray("8 (9 9) (12 12) 15 | 16 17 18 30"));
            QCOMPARE(question(table.state), Question::PutUpOrPass);
        });
        QTest::newRow("OA-1 O-6.3 a sliding card joins its number") << RowBody([] {
            Table table = market({{5}, {8}, {9}, {12}, {12}, {16}, {17}, {18}});
            table.state.market[4].tokens = {0, 1, 0, 0, 0};
            buy(table, 0);
            draw(table, 20);
            QCOMPARE(text(table.state), QByteArray("8 9 (12 12) | 16 17 18 20"));
            QCOMPARE(table.state.market[2].discount(), 2);
            QCOMPARE(question(table.state), Question::DrawCard);
            draw(table, 30);
            QCOMPARE(text(table.state), QByteArray("8 9 (12 12) 16 | 17 18 20 30"));
            QCOMPARE(question(table.state), Question::PutUpOrPass);
        });
        QTest::newRow("O-6.3 a low card fills the gap, so nothing slides and nothing is piled")
            << RowBody([] {
                   Table table = market({{5}, {8}, {9}, {12}, {12}, {16}, {17}, {18}});
                   buy(table, 0);
                   QCOMPARE(text(table.state), QByteArray("8 9 12 | 12 16 17 18"));
                   draw(table, 3);
                   QCOMPARE(text(table.state), QByteArray("3 8 9 12 | 12 16 17 18"));
                   QCOMPARE(question(table.state), Question::PutUpOrPass);
               });
        QTest::newRow("O-6.3 equal future cards keep their order, a drawn one lies beside them")
            << RowBody([] {
                   const Spaces spaces{{5}, {8}, {9}, {10}, {12}, {12}, {16}, {17}};
                   Table table = market(spaces);
                   table.state.market[4].tokens = {1, 0, 0, 0, 0};
                   buy(table, 0);
                   draw(table, 3);
                   QCOMPARE(text(table.state), QByteArray("3 8 9 10 | 12 12 16 17"));
                   QCOMPARE(table.state.market[4].discount(), 1);
                   Table other = market(spaces);
                   buy(other, 0);
                   draw(other, 12); // no card of the current market has this number
                   QCOMPARE(text(other.state), QByteArray("8 9 10 12 | 12 12 16 17"));
                   QCOMPARE(question(other.state), Question::PutUpOrPass);
               });
        QTest::newRow("O-6.3 each of several gaps is filled by a draw of its own") << RowBody([] {
            Table table = endOfRound(3, {{2}, {3}, {22}, {23}, {24}, {25}, {26}, {27}});
            declareAll(table);
            QCOMPARE(text(table.state), QByteArray("22 23 | 24 25 26 27"));
            draw(table, 20);
            QCOMPARE(text(table.state), QByteArray("20 22 23 | 24 25 26 27"));
            QCOMPARE(question(table.state), Question::DrawCard);
            draw(table, 30);
            // The highest card, 30, has left for the deck after that.
            QCOMPARE(text(table.state), QByteArray("20 22 23 24 | 25 26 27"));
        });
        QTest::newRow("O-6.3 with an empty deck the cards slide at once") << RowBody([] {
            Table table = market({{5}, {8}, {9}, {12}, {12}, {16}, {17}, {18}});
            table.state.deck.unseen = 0;
            table.state.deck.hasStep3 = false;
            table.settle();
            buy(table, 0);
            QCOMPARE(text(table.state), QByteArray("8 9 (12 12) 16 | 17 18"));
            QCOMPARE(question(table.state), Question::PutUpOrPass);
            // Also when the last card of the deck is piled.
            Table last = market({{5}, {8}, {9}, {12}, {15}, {16}, {17}, {18}});
            last.state.deck.unseen = 1;
            last.state.deck.hasStep3 = false;
            last.settle();
            buy(last, 0);
            draw(last, 9);
            QCOMPARE(text(last.state), QByteArray("8 (9 9) 12 15 | 16 17 18"));
            QCOMPARE(question(last.state), Question::PutUpOrPass);
        });
        QTest::newRow("OA-1 by the other reading it lies beside") << RowBody([] {
            Table table = market({{5}, {8}, {9}, {12}, {12}, {16}, {17}, {18}});
            table.state.options.rulings.slidingCard = SlidingCard::LiesBeside;
            buy(table, 0);
            draw(table, 20);
            QCOMPARE(text(table.state), QByteArray("8 9 12 12 | 16 17 18 20"));
            QCOMPARE(question(table.state), Question::PutUpOrPass);
        });
        QTest::newRow("OT-33 O-6.4 buying from a pile draws nothing") << RowBody([] {
            Table table = market({{2}, {3}, {4}, {5, 5}, {7}, {8}, {9}, {10}});
            buy(table, 3);
            QCOMPARE(text(table.state), QByteArray("2 3 4 5 | 7 8 9 10"));
            QCOMPARE(question(table.state), Question::PutUpOrPass);
        });
        QTest::newRow("O-6.5 future cards are not piled, a pushed card goes behind its equal")
            << RowBody([] {
                   Table table = market({{5}, {8}, {9}, {12}, {12}, {16}, {16}});
                   table.state.marketSpaces = 8;
                   table.state.market[3].tokens = {1, 0, 0, 0, 0};
                   draw(table, 3);
                   QCOMPARE(text(table.state), QByteArray("3 5 8 9 | 12 12 16 16"));
                   QCOMPARE(table.state.market[4].discount(), 0);
                   QCOMPARE(table.state.market[5].discount(), 1);
               });
        QTest::newRow("O-6.5 a drawn card lies beside its future equal") << RowBody([] {
            Table table = market({{5}, {8}, {9}, {12}, {15}, {16}, {17}});
            table.state.marketSpaces = 8;
            draw(table, 16);
            QCOMPARE(text(table.state), QByteArray("5 8 9 12 | 15 16 16 17"));
        });
        QTest::newRow("OT-9 O-6.6 tokens stay on a card pushed into the future market")
            << RowBody([] {
                   Table table = market({{3}, {4}, {5}, {7}, {15}, {16}, {17}});
                   table.state.marketSpaces = 8;
                   table.state.market[3].tokens = {1, 0, 0, 0, 0};
                   draw(table, 6);
                   QCOMPARE(text(table.state), QByteArray("3 4 5 6 | 7 15 16 17"));
                   QCOMPARE(table.state.market[4].tokens[0], std::uint8_t(1));
                   QCOMPARE(table.count(EventKind::CardToFuture), 1);
               });
        QTest::newRow("O-6.7 a pile pushed into the future stays one and is joined") << RowBody([] {
            Table table = market({{3}, {4}, {5}, {7, 7}, {15}, {16}});
            table.state.marketSpaces = 8;
            draw(table, 6);
            QCOMPARE(text(table.state), QByteArray("3 4 5 6 | (7 7) 15 16"));
            draw(table, 7);
            QCOMPARE(text(table.state), QByteArray("3 4 5 6 | (7 7 7) 15 16"));
        });
        QTest::newRow("O-6.8 tokens leave with the card that is bought") << RowBody([] {
            Table table = market({{3}, {4, 4}, {5}, {7}, {15}, {16}, {17}, {18}});
            table.state.market[1].tokens = {1, 1, 0, 0, 0};
            buy(table, 1);
            QCOMPARE(table[Seat::P1].money, std::int16_t(59));
            QCOMPARE(table.state.market[1].discount(), 0);
        });
        QTest::newRow("O-6.9 O-10.4 rounds 1 to 5 bring a token of their number") << RowBody([] {
            for (int round = 1; round <= 6; ++round) {
                Table table = endOfRound(round, {{20}, {21}, {22}, {23}, {24}, {25}, {26}, {27}});
                declareAll(table);
                for (std::size_t i = 0; i < 4; ++i)
                    QCOMPARE(table.state.market[i].discount(), round <= 5 ? round : 0);
                QCOMPARE(table.state.market[4].discount(), 0);
            }
        });
        QTest::newRow("OT-28 O-6.10 tokens of 3 box a 2") << RowBody([] {
            const Discounted card = discounted(2, 2);
            QCOMPARE(card.sum, 3);
            QVERIFY(card.isBoxed);
        });
        QTest::newRow("OT-29 O-6.10 tokens of 3 leave a 4 there for 1") << RowBody([] {
            const Discounted card = discounted(4, 2);
            QCOMPARE(card.sum, 3);
            QVERIFY(!card.isBoxed);
            QCOMPARE(card.minimumBid, 1);
        });
        QTest::newRow("OT-30 O-6.10 tokens of 6 box a 6") << RowBody([] {
            const Discounted card = discounted(6, 3);
            QCOMPARE(card.sum, 6);
            QVERIFY(card.isBoxed);
        });
        QTest::newRow("OT-31 O-6.10 the tokens of all five rounds leave a 16 there for 1")
            << RowBody([] {
                   const Discounted card = discounted(16, 5);
                   QCOMPARE(card.sum, 15);
                   QVERIFY(!card.isBoxed);
                   QCOMPARE(card.minimumBid, 1);
               });
        QTest::newRow("OA-14 O-6.10 the replacement gets no token") << RowBody([] {
            Table table = endOfRound(1, {{20}, {21}, {22}, {23}, {24}, {25}, {26}, {27}});
            table.state.market[0].tokens = {0, 0, 0, 0, 4};
            declareAll(table);
            draw(table, 15);
            QCOMPARE(table.state.market[0].discount(), 0);
            QCOMPARE(table.state.market[1].discount(), 1);
        });
        QTest::newRow("OA-3 O-6.10 of a pile only the top card goes and nothing is drawn")
            << RowBody([] {
                   const Spaces spaces{{4, 4}, {21}, {22}, {23}, {24}, {25}, {26}, {27}};
                   Table table = endOfRound(4, spaces);
                   declareAll(table); // 3b asks for the one draw
                   QCOMPARE(text(table.state), QByteArray("4 21 22 23 | 24 25 26"));
                   QCOMPARE(table.state.boxed.size(), std::size_t(1));
                   Table other = endOfRound(4, spaces);
                   other.state.options.rulings.discountedPile = DiscountedPile::Draw;
                   declareAll(other);
                   QCOMPARE(text(other.state), QByteArray("4 21 22 23 | 24 25 26 27"));
                   draw(other, 30); // all the same
                   QCOMPARE(text(other.state), QByteArray("4 21 22 23 | 24 25 26 27"));
                   QVERIFY(other.state.deck.under.contains(numbered(30))); // it was the highest
               });
        QTest::newRow("OA-3 O-6.1 in Step 3 the space more closes with the next purchase")
            << RowBody([] {
                   Table table = endOfRound(4, {{4, 4}, {21}, {22}, {23}, {24}, {25}});
                   table.step(3).state.options.rulings.discountedPile = DiscountedPile::Draw;
                   declareAll(table);
                   draw(table, 30);
                   QCOMPARE(text(table.state), QByteArray("4 21 22 23 24 25 | 30"));
                   table.play({"p3 put-up space=1 bid=17", "table hammer p3 price=17"});
                   QCOMPARE(text(table.state), QByteArray("4 22 23 24 25 30"));
                   QCOMPARE(question(table.state), Question::PutUpOrPass);
               });
        QTest::newRow("O-6.11 the highest future card goes under the deck") << RowBody([] {
            Table table = endOfRound(6, {{20}, {21}, {22}, {23}, {24}, {25}, {26}, {27}});
            declareAll(table);
            QVERIFY(table.state.deck.under.contains(numbered(27)));
            draw(table, 19);
            QCOMPARE(text(table.state), QByteArray("19 20 21 22 | 23 24 25 26"));
            QCOMPARE(table.state.phase, Phase::Auction);
        });
        QTest::newRow("O-6.11 not in Step 3, and not without a future market") << RowBody([] {
            Table table = endOfRound(6, {{20}, {21}, {22}, {23}, {24}, {25}});
            table.step(3);
            declareAll(table);
            QVERIFY(table.state.deck.under.empty());
            Table small = endOfRound(6, {{20}, {21}, {22}, {23}});
            declareAll(small);
            QVERIFY(small.state.deck.under.empty());
        });
        QTest::newRow("OA-3 O-6.11 of a highest pile the top card, or all of it") << RowBody([] {
            const Spaces spaces{{20}, {21}, {22}, {23}, {24}, {25}, {26}, {27, 27}};
            Table table = endOfRound(6, spaces);
            declareAll(table);
            QCOMPARE(table.state.deck.under.size(), std::size_t(1));
            QCOMPARE(question(table.state), Question::PutUpOrPass); // nothing is drawn
            Table other = endOfRound(6, spaces);
            other.state.options.rulings.highestPile = HighestPile::WholePile;
            declareAll(other);
            QCOMPARE(other.state.deck.under.size(), std::size_t(2));
            QCOMPARE(question(other.state), Question::DrawCard);
        });
        QTest::newRow("O-6.11 cards under the deck come back only after the Step 3 card")
            << RowBody([] {
                   Table table = market({{20}, {21}, {22}, {23}, {24}, {25}, {26}, {27}});
                   table.state.deck.unseen = 0;
                   table.state.deck.under.push(numbered(40));
                   table.settle();
                   buy(table, 0);
                   QCOMPARE(table.refusal("table draw plant,40,1,1"), QByteArray("O-3.8"));
                   table.play("table draw step3");
                   buy(table, 0);
                   QCOMPARE(table.refusal("table draw plant,41,1,1"), QByteArray("O-6.11"));
                   QCOMPARE(table.refusal("table draw plant,40,1,1"), QByteArray("accepted"));
               });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestMarket)
#include "tst_market.moc"
