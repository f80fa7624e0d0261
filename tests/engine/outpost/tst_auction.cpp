#include <QtTest>

#include "engine/outpost/costs.h"
#include "engine/outpost/legal.h"
#include "engine/outpost/market.h"
#include "tests/support/outpost/table.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

namespace {

/// Four players, current market 4, 7, 9, 12, future market from 15.
Table auction() {
    Table table(4);
    table.market({{4}, {7}, {9}, {12}, {15}, {16}, {17}, {18}});
    return table;
}

/// Round 1 of three players, in the given run.
Table firstRound(int run) {
    Table table(3);
    table.market({{4}, {5}, {6}, {7}, {15}, {16}, {17}, {18}});
    table.state.round = 1;
    table.state.run = static_cast<std::uint8_t>(run);
    return table;
}

} // namespace

/// Section 5: the auction.
class TestAuction : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("OT-6 O-5.2 a current card is put up and the hammer lies on it")
            << RowBody([] {
                   Table table = auction();
                   QCOMPARE(minimumBid(table.state.market[0]), 4);
                   table.play("p1 put-up space=0 bid=4");
                   QVERIFY(table.state.market[0].isUnderHammer);
                   QCOMPARE(decider(table.state), Actor::P2);
               });
        QTest::newRow("OT-1 O-5.3 the minimum bid is the number") << RowBody([] {
            Table table = auction();
            QCOMPARE(minimumBid(table.state.market[3]), 12);
            QCOMPARE(table.refusal("p1 put-up space=3 bid=11"), QByteArray("O-5.3"));
            QCOMPARE(table.refusal("p1 put-up space=3 bid=12"), QByteArray("accepted"));
            QCOMPARE(table.refusal("p1 put-up space=3 bid=20"), QByteArray("accepted"));
        });
        QTest::newRow("O-5.3 tokens lower the minimum bid, not below 1") << RowBody([] {
            Table table = auction();
            table.state.market[3].tokens = {1, 1, 0, 0, 0};
            QCOMPARE(minimumBid(table.state.market[3]), 9);
            table.state.market[0].tokens = {1, 1, 1, 0, 0};
            QCOMPARE(minimumBid(table.state.market[0]), 1);
        });
        QTest::newRow("O-5.3 bids go clockwise, who passes is out of this auction") << RowBody([] {
            Table table = auction();
            table.play({"p1 put-up space=0 bid=4", "p2 bid 5", "p3 pass-bid", "p4 bid 7"});
            QCOMPARE(table.refusal("p1 bid 7"), QByteArray("O-5.3"));
            table.play({"p1 pass-bid", "p2 bid 8"});
            QCOMPARE(decider(table.state), Actor::P4); // P3 and P1 are out
            table.play("p4 pass-bid");
            QCOMPARE(table[Seat::P2].money, std::int16_t(52));
        });
        QTest::newRow("O-5.3 the hammer falls where bids were only called out") << RowBody([] {
            Table table = auction();
            table.play("p1 put-up space=0 bid=4");
            QCOMPARE(table.refusal("table hammer p3 price=4"), QByteArray("O-5.3"));
            QCOMPARE(table.refusal("table hammer p1 price=4"), QByteArray("accepted"));
            QCOMPARE(table.refusal("table hammer p5 price=9"), QByteArray("O-5.3"));
            table.play("table hammer p3 price=11");
            QCOMPARE(table[Seat::P3].money, std::int16_t(49));
            QVERIFY(table[Seat::P3].hasActed);
        });
        QTest::newRow("O-5.4 the winner pays the own bid and has the card") << RowBody([] {
            Table table = auction();
            table.play({"p1 put-up space=1 bid=7", "table hammer p1 price=9"});
            QCOMPARE(table[Seat::P1].money, std::int16_t(51));
            QVERIFY(table[Seat::P1].pool.contains(numbered(7)));
        });
        QTest::newRow("O-5.4 refuses a bid beyond the money") << RowBody([] {
            Table table = auction();
            table[Seat::P1].money = 6;
            table[Seat::P2].money = 5;
            QCOMPARE(table.refusal("p1 put-up space=1 bid=7"), QByteArray("O-5.4"));
            table.play("p1 put-up space=0 bid=4");
            QCOMPARE(table.refusal("p2 bid 6"), QByteArray("O-5.4"));
            QCOMPARE(table.refusal("table hammer p2 price=6"), QByteArray("O-5.4"));
            QCOMPARE(table.refusal("p2 bid 5"), QByteArray("accepted"));
        });
        QTest::newRow("O-5.5 the market is refilled at once") << RowBody([] {
            Table table = auction();
            table.play({"p1 put-up space=0 bid=4", "table hammer p1 price=4"});
            QCOMPARE(question(table.state), Question::DrawCard);
            table.play("table draw plant,8,1,1");
            QCOMPARE(text(table.state), QByteArray("7 8 9 12 | 15 16 17 18"));
            QCOMPARE(decider(table.state), Actor::P2);
        });
        QTest::newRow("OT-7 O-5.1 O-5.6 who bought does not act again") << RowBody([] {
            Table table = auction();
            table.play({"p1 put-up space=0 bid=4", "table hammer p1 price=4",
                        "table draw plant,8,1,1", "p2 put-up space=0 bid=7"});
            QVERIFY(!table.state.auction.in.contains(Seat::P1));
            table.play({"p3 bid 8", "p4 pass-bid"});
            QCOMPARE(decider(table.state), Actor::P2); // P1 is skipped
            QCOMPARE(table.state.order[0], Seat::P1);
        });
        QTest::newRow("O-5.7 a chooser who was outbid chooses again") << RowBody([] {
            Table table = auction();
            table.play(
                {"p1 put-up space=0 bid=4", "table hammer p2 price=5", "table draw plant,20,1,1"});
            QCOMPARE(decider(table.state), Actor::P1);
            table.play(
                {"p1 put-up space=0 bid=7", "table hammer p1 price=7", "table draw plant,21,1,1"});
            QCOMPARE(decider(table.state), Actor::P3); // P2 has a card
        });
        QTest::newRow("O-5.8 a pass is for the whole run") << RowBody([] {
            Table table = auction();
            table.play({"p1 pass", "p2 put-up space=0 bid=4"});
            QVERIFY(!table.state.auction.in.contains(Seat::P1));
            QVERIFY(table[Seat::P1].pool.empty());
        });
        QTest::newRow("O-5.9 the last one pays the minimum bid") << RowBody([] {
            Table table = auction();
            table.play({"p1 pass", "p2 pass", "p3 pass"});
            QCOMPARE(table.refusal("p4 put-up space=1 bid=8"), QByteArray("O-5.9"));
            table.play("p4 put-up space=1 bid=7");
            QCOMPARE(table[Seat::P4].money, std::int16_t(53));
            QVERIFY(!table.state.auction.isOpen);
        });
        QTest::newRow("O-5.2 refuses a future card, and in Step 3 none") << RowBody([] {
            Table table = auction();
            QCOMPARE(table.refusal("p1 put-up space=4 bid=15"), QByteArray("O-5.2"));
            table.step(3).market({{4}, {7}, {9}, {12}, {15}, {16}});
            QCOMPARE(table.refusal("p1 put-up space=5 bid=16"), QByteArray("accepted"));
            QCOMPARE(table.refusal("p1 put-up space=6 bid=16"), QByteArray("O-5.2"));
        });
        QTest::newRow("O-5.1 in player order, whatever the seats") << RowBody([] {
            Table table = auction();
            std::swap(table.state.order[0], table.state.order[2]);
            QCOMPARE(decider(table.state), Actor::P3);
            table.play("p3 put-up space=0 bid=4");
            QCOMPARE(decider(table.state), Actor::P4); // bids go clockwise
            table.play({"table hammer p3 price=4", "table draw plant,20,1,1"});
            QCOMPARE(decider(table.state), Actor::P2);
        });
        QTest::newRow("O-5.2 refuses the Step 3 card where the deck left few others")
            << RowBody([] {
                   Table table = auction();
                   table.market({{4}, {7}, {9}});
                   MarketSpace step3;
                   step3.cards.push(stepThreeCard());
                   table.state.market.push(step3);
                   table.state.step3 = Step3State::InMarket;
                   QCOMPARE(table.refusal("p1 put-up space=3 bid=60"), QByteArray("O-5.2"));
                   QCOMPARE(table.refusal("p1 put-up space=2 bid=9"), QByteArray("accepted"));
               });
        QTest::newRow("O-5.10 in the first run of round 1 everybody buys") << RowBody([] {
            Table table = firstRound(1);
            QCOMPARE(table.refusal("p1 pass"), QByteArray("O-5.10"));
            for (const char* line :
                 {"p1 put-up space=0 bid=4", "table hammer p1 price=4", "table draw plant,20,1,1",
                  "p2 put-up space=0 bid=5", "table hammer p3 price=9", "table draw plant,21,1,1"})
                table.play(line);
            QCOMPARE(table.refusal("p2 pass"), QByteArray("O-5.10"));
            table.play({"p2 put-up space=1 bid=7", "table draw plant,22,1,1"});
            QCOMPARE(table.state.run, std::uint8_t(2));
            QCOMPARE(table.state.phase, Phase::Auction);
            // Cards 7, 5 and 4 set the order, and all may act again.
            QCOMPARE(decider(table.state), Actor::P2);
            QCOMPARE(table.state.order[1], Seat::P3);
            QCOMPARE(table.state.order[2], Seat::P1);
            QCOMPARE(table.refusal("p2 pass"), QByteArray("accepted"));
        });
        QTest::newRow("OA-17 O-5.10 by the other reading nobody passes in the second run")
            << RowBody([] {
                   Table table = firstRound(2);
                   QCOMPARE(table.refusal("p1 pass"), QByteArray("accepted"));
                   table.state.options.rulings.secondRunPass = SecondRunPass::Forbidden;
                   QCOMPARE(table.refusal("p1 pass"), QByteArray("O-5.10"));
                   table[Seat::P1].money = 3; // less than any card
                   QCOMPARE(table.refusal("p1 pass"), QByteArray("accepted"));
               });
        QTest::newRow("O-5.11 any number of cards is owned, technologies work at once")
            << RowBody([] {
                   Table table = auction();
                   for (int i = 0; i < 8; ++i)
                       table.give(Owner::P1, habitatCard(20 + i, 1));
                   QCOMPARE(payment(table[Seat::P1], 12), 12);
                   table.give(Owner::P1, technologyCard(30, Technology::DataLibrary));
                   QCOMPARE(payment(table[Seat::P1], 12), 7);
                   table.play({"p1 put-up space=0 bid=4", "table hammer p1 price=4"});
                   QCOMPARE(table[Seat::P1].pool.size(), std::size_t(10));
               });
        QTest::newRow("O-5.12 after the phase all markers are back") << RowBody([] {
            Table table = auction();
            table.play({"p1 pass", "p2 pass", "p3 pass", "p4 pass"});
            QCOMPARE(table.state.phase, Phase::Structure);
            for (const Seat seat : table.state.order)
                QVERIFY(!table[seat].hasActed);
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAuction)
#include "tst_auction.moc"
