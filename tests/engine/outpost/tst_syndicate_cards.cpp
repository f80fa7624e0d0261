#include <QtTest>

#include "engine/outpost/legal.h"
#include "engine/outpost/workers.h"
#include "tests/engine/outpost/syndicate_tables.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

namespace {

/// The auction of two players: 3, 4, 6, 8 and four future cards.
Table auction() {
    Table table(2);
    table.market({{3}, {4}, {6}, {8}, {15}, {16}, {17}, {18}});
    return table;
}

} // namespace

/// Section 14: the card the Syndicate takes in phase 2.
class TestSyndicateCards : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");
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
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestSyndicateCards)
#include "tst_syndicate_cards.moc"
