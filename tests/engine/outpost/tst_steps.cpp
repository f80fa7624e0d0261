#include <QtTest>

#include "engine/outpost/legal.h"
#include "tests/support/outpost/table.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

namespace {

const Spaces kEight{{20}, {21}, {22}, {23}, {24}, {25}, {26}, {27}};

/// Three players at the end of phase 3 with a network that brings Step 2.
Table beforeStep2(const Spaces& spaces) {
    Table table(3, Phase::Structure);
    table.market(spaces).stations(Owner::P1, 7);
    table.state.turn = 2;
    table.state.round = 6;
    return table;
}

/// The Step 3 card is next; cards 40 and 41 went under the deck.
Table& step3Next(Table& table) {
    table.state.deck.unseen = 0;
    table.state.deck.under = {numbered(40), numbered(41)};
    return table.settle();
}

/// Three players in the auction of Step 2, P1 has just bought the card of a space.
Table afterPurchase(const Spaces& spaces, int step) {
    Table table(3);
    table.step(step).market(spaces);
    step3Next(table);
    table.play({"p1 put-up space=0 bid=30", "table hammer p1 price=30"});
    return table;
}

/// The other players pass, so that phase 3 begins.
void passAll(Table& table) { table.play({"p2 pass", "p3 pass"}); }

/// Three players in phase 4 with all declared but the last.
Table lastDeclares(const Spaces& spaces, int step, int round = 6) {
    Table table(3, Phase::Bureaucracy);
    table.step(step).market(spaces);
    table.state.round = static_cast<std::uint8_t>(round);
    step3Next(table);
    table.play({"p1 declare supplied=0", "p2 declare supplied=0"});
    return table;
}

} // namespace

/// Section 11: the three Steps.
class TestSteps : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("O-11.1 a game begins in Step 1")
            << RowBody([] { QCOMPARE(int(begin(bareSetup(4)).value().step), 1); });
        QTest::newRow("O-11.2 O-11.3 Step 2 boxes the lowest card and draws one") << RowBody([] {
            Table table = beforeStep2(kEight);
            table.play("p1 end");
            QCOMPARE(int(table.state.step), 2);
            QVERIFY(table.state.boxed.contains(numbered(20)));
            QCOMPARE(question(table.state), Question::DrawCard);
            table.play("table draw plant,30,1,1");
            QCOMPARE(text(table.state), QByteArray("21 22 23 24 | 25 26 27 30"));
            QCOMPARE(question(table.state), Question::DeclareSupply);
        });
        QTest::newRow("O-11.3 of a lowest pile only the top card, nothing is drawn") << RowBody([] {
            Table table = beforeStep2({{20, 20}, {21}, {22}, {23}, {24}, {25}, {26}, {27}});
            table.state.market[0].tokens = {1, 1, 0, 0, 0};
            table.play("p1 end");
            QCOMPARE(text(table.state), QByteArray("20 21 22 23 | 24 25 26 27"));
            QCOMPARE(table.state.market[0].discount(), 0);
            QCOMPARE(question(table.state), Question::DeclareSupply);
        });
        QTest::newRow("O-11.3 Step 2 begins only once") << RowBody([] {
            Table table = beforeStep2(kEight);
            table.step(2);
            table.play("p1 end");
            QVERIFY(table.state.boxed.empty());
        });
        QTest::newRow("O-11.4 drawn in phase 2 the Step 3 card lies last, the deck is shuffled")
            << RowBody([] {
                   Table table = afterPurchase(kEight, 2);
                   table.play("table draw step3");
                   QCOMPARE(text(table.state), QByteArray("21 22 23 24 | 25 26 27 S"));
                   QCOMPARE(table.state.deck.shuffled.size(), std::size_t(2));
                   QCOMPARE(int(table.state.step), 2);
                   // The auction goes on and cards come from the shuffled deck.
                   table.play({"p2 put-up space=0 bid=21", "table hammer p2 price=21",
                               "table draw plant,41,1,1"});
                   QCOMPARE(text(table.state), QByteArray("22 23 24 25 | 26 27 41 S"));
               });
        QTest::newRow("O-11.4 with phase 3 it goes with the lowest card, six remain")
            << RowBody([] {
                   Table table = afterPurchase(kEight, 2);
                   table.play("table draw step3");
                   passAll(table);
                   QCOMPARE(table.state.phase, Phase::Structure);
                   QCOMPARE(int(table.state.step), 3);
                   QCOMPARE(text(table.state), QByteArray("22 23 24 25 26 27"));
                   QCOMPARE(question(table.state), Question::BuildAndHire);
               });
        QTest::newRow("O-11.4 a lowest pile goes as a whole") << RowBody([] {
            Table table = afterPurchase({{20}, {21, 21}, {22}, {23}, {24}, {25}, {26}, {27}}, 2);
            table.play("table draw step3");
            passAll(table);
            QCOMPARE(text(table.state), QByteArray("22 23 24 25 26 27"));
            QCOMPARE(table.state.boxed.size(), std::size_t(2));
        });
        QTest::newRow("O-11.5 drawn in phase 4 it goes at once with the lowest card")
            << RowBody([] {
                   Table table = lastDeclares(kEight, 2);
                   table.play({"p3 declare supplied=0", "table draw step3"});
                   QCOMPARE(text(table.state), QByteArray("21 22 23 24 25 26"));
                   QVERIFY(table.state.boxed.contains(numbered(20)));
                   QCOMPARE(table.state.deck.shuffled.size(), std::size_t(3)); // 27 too
                   // Step 3 begins with the next round.
                   QCOMPARE(int(table.state.round), 7);
                   QCOMPARE(int(table.state.step), 3);
               });
        QTest::newRow("O-11.5 a lowest pile goes as a whole") << RowBody([] {
            Table table = lastDeclares({{20, 20}, {21}, {22}, {23}, {24}, {25}, {26}, {27}}, 2);
            table.play({"p3 declare supplied=0", "table draw step3"});
            QCOMPARE(text(table.state), QByteArray("21 22 23 24 25 26"));
            QCOMPARE(table.state.boxed.size(), std::size_t(2));
        });
        QTest::newRow("OA-18 O-11.5 drawn with the tokens, the highest card still leaves")
            << RowBody([] {
                   for (const EarlyStep3 ruling :
                        {EarlyStep3::HighestLeaves, EarlyStep3::HighestStays}) {
                       Table table =
                           lastDeclares({{2}, {21}, {22}, {23}, {24}, {25}, {26}, {27}}, 2, 2);
                       table.state.options.rulings.earlyStep3 = ruling;
                       table.play({"p3 declare supplied=0", "table draw step3"});
                       if (ruling == EarlyStep3::HighestStays) {
                           QCOMPARE(text(table.state), QByteArray("22 23 24 25 26 27"));
                           QCOMPARE(int(table.state.round), 3);
                           continue;
                       }
                       QCOMPARE(question(table.state), Question::DrawCard);
                       table.play("table draw plant,40,1,1");
                       QCOMPARE(text(table.state), QByteArray("22 23 24 25 26 40"));
                       QVERIFY(table.state.deck.under.contains(numbered(27)));
                   }
               });
        QTest::newRow("OA-18 O-11.5 drawn as the replacement of Step 2") << RowBody([] {
            Table table = beforeStep2(kEight);
            step3Next(table);
            table.play({"p1 end", "table draw step3"});
            QCOMPARE(text(table.state), QByteArray("22 23 24 25 | 26 27"));
            QCOMPARE(int(table.state.step), 2); // until the next round
            QCOMPARE(question(table.state), Question::DeclareSupply);
            table.play({"p1 declare supplied=0", "p2 declare supplied=0", "p3 declare supplied=0",
                        "table draw plant,41,1,1"});
            QCOMPARE(int(table.state.step), 3);
            QCOMPARE(text(table.state), QByteArray("22 23 24 25 26 41"));
        });
        QTest::newRow("O-11.5 other cards that left are still replaced") << RowBody([] {
            Table table = lastDeclares({{2}, {3}, {22}, {23}, {24}, {25}, {26}, {27}}, 2, 3);
            table.state.options.rulings.earlyStep3 = EarlyStep3::HighestStays;
            table.play({"p3 declare supplied=0", "table draw step3"});
            QCOMPARE(question(table.state), Question::DrawCard); // 5 of 6
            table.play("table draw plant,40,1,1");
            QCOMPARE(text(table.state), QByteArray("23 24 25 26 27 40"));
        });
        QTest::newRow("O-11.6 Step 3: a third station for 20, free cheaper fields stay usable")
            << RowBody([] {
                   Table table(3, Phase::Structure);
                   table.step(3).build(Owner::P1, Piece::Station);
                   table.state.cities[0].stations[1] = Owner::P2;
                   table[Seat::P2].built[0] = 1;
                   table.play("p3 build station c0 connection=0");
                   QCOMPARE(table[Seat::P3].money, std::int16_t(40));
                   table.build(Owner::P1, Piece::Station);
                   table.play("p3 build station c1 connection=0");
                   QCOMPARE(table[Seat::P3].money, std::int16_t(25));
                   table.play("p3 build station c2 connection=0");
                   QCOMPARE(table[Seat::P3].money, std::int16_t(15));
               });
        QTest::newRow("OA-2 O-11.6 equal cards stay apart in Step 3, drawn ones are piled")
            << RowBody([] {
                   Table table(3);
                   table.step(3).market({{20}, {21}, {22}, {25}, {25}});
                   table.state.marketSpaces = 6;
                   table.play("table draw plant,25,1,1");
                   QCOMPARE(text(table.state), QByteArray("20 21 22 (25 25) 25"));
                   table.play("table draw plant,30,1,1");
                   QCOMPARE(text(table.state), QByteArray("20 21 22 (25 25) 25 30"));
                   QCOMPARE(table.refusal("p1 put-up space=4 bid=25"), QByteArray("accepted"));
               });
        QTest::newRow("OA-2 O-11.4 the card that leaves makes no pile and nothing is drawn")
            << RowBody([] {
                   Table table = afterPurchase({{20}, {21}, {22}, {23}, {24}, {24}, {26}, {27}}, 2);
                   table.play("table draw step3");
                   QCOMPARE(text(table.state), QByteArray("21 22 23 24 | 24 26 27 S"));
                   passAll(table);
                   QCOMPARE(text(table.state), QByteArray("22 23 24 24 26 27"));
                   QCOMPARE(question(table.state), Question::BuildAndHire);
               });
        QTest::newRow("OA-2 O-11.5 nor in phase 4") << RowBody([] {
            Table table = lastDeclares({{20}, {21}, {22}, {23}, {23}, {25}, {26}, {27}}, 2);
            table.play({"p3 declare supplied=0", "table draw step3"});
            QCOMPARE(text(table.state), QByteArray("21 22 23 23 25 26"));
            QCOMPARE(int(table.state.round), 7);
        });
        QTest::newRow("OA-13 O-11.7 in phase 2: first the change to Step 2, then Step 3")
            << RowBody([] {
                   Table table = afterPurchase(kEight, 1);
                   table.play("table draw step3");
                   passAll(table);
                   QCOMPARE(int(table.state.step), 2);
                   QVERIFY(table.state.boxed.contains(numbered(21)));
                   QCOMPARE(question(table.state), Question::DrawCard);
                   table.play("table draw plant,40,1,1");
                   QCOMPARE(int(table.state.step), 3);
                   QCOMPARE(text(table.state), QByteArray("23 24 25 26 27 40"));
               });
        QTest::newRow("OA-13 O-11.7 in phase 4: replacement first, then the lowest card")
            << RowBody([] {
                   Table table = lastDeclares(kEight, 1);
                   table.play({"p3 declare supplied=0", "table draw step3"});
                   QCOMPARE(int(table.state.step), 2);
                   table.play("table draw plant,40,1,1");
                   QCOMPARE(text(table.state), QByteArray("22 23 24 25 26 40"));
                   QCOMPARE(int(table.state.step), 3);
               });
        QTest::newRow("O-11.7 reaching the marker later changes nothing any more") << RowBody([] {
            Table table = beforeStep2({{20}, {21}, {22}, {23}, {24}, {25}});
            table.step(3);
            table.play("p1 end");
            QCOMPARE(int(table.state.step), 3);
            QVERIFY(table.state.boxed.empty());
        });
        QTest::newRow("O-11.4 a deck without cards leaves spaces empty") << RowBody([] {
            Table table(3);
            table.step(2).market(kEight);
            step3Next(table);
            table.state.deck.under.clear();
            table.settle();
            table.play(
                {"p1 put-up space=0 bid=20", "table hammer p1 price=20", "table draw step3"});
            QVERIFY(table.state.deck.empty()); // nothing to shuffle
            table.play({"p2 put-up space=0 bid=21", "table hammer p2 price=21"});
            QCOMPARE(question(table.state), Question::PutUpOrPass);
            QCOMPARE(text(table.state), QByteArray("22 23 24 25 | 26 27 S"));
            table.play("p3 pass");
            QCOMPARE(int(table.state.step), 3);
            QCOMPARE(text(table.state), QByteArray("23 24 25 26 27"));
            QCOMPARE(question(table.state), Question::BuildAndHire);
        });
        QTest::newRow("O-11.6 in Step 3 a deck without cards leaves spaces empty") << RowBody([] {
            Table table(3);
            table.step(3).market({{20}, {21}, {22}, {23}, {24}, {25}});
            table.state.deck.unseen = 0;
            table.settle();
            table.play({"p1 put-up space=0 bid=20", "table hammer p1 price=20"});
            QCOMPARE(question(table.state), Question::PutUpOrPass);
            QCOMPARE(text(table.state), QByteArray("21 22 23 24 25"));
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestSteps)
#include "tst_steps.moc"
