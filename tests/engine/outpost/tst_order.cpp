#include <QtTest>

#include "engine/outpost/legal.h"
#include "engine/outpost/turn/phases.h"
#include "engine/outpost/turns.h"
#include "tests/support/outpost/table.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

namespace {

QByteArray order(const core::FixedVector<Seat, kMaxPlayers>& seats) {
    QByteArray text;
    for (const Seat seat : seats)
        text += QByteArray::number(static_cast<int>(seat) + 1);
    return text;
}

QByteArray next(const Table& table) { return order(nextOrder(table.state)); }

} // namespace

/// Section 4: rounds and player order.
class TestOrder : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("O-4.0 after a round the next one begins with its order and auction")
            << RowBody([] {
                   Table table(3, Phase::Bureaucracy);
                   table.market({{20}, {21}, {22}, {23}});
                   table.state.round = 6;
                   table.stations(Owner::P3, 1);
                   table.play(
                       {"p1 declare supplied=0", "p2 declare supplied=0", "p3 declare supplied=0"});
                   QCOMPARE(table.state.round, std::uint8_t(7));
                   QCOMPARE(table.state.phase, Phase::Auction);
                   QCOMPARE(decider(table.state), Actor::P3);
               });
        QTest::newRow("O-4.0 refuses a move to whoever is not asked") << RowBody([] {
            Table table(3, Phase::Bureaucracy);
            QCOMPARE(table.refusal("p2 declare supplied=0"), QByteArray("O-4.0"));
            QCOMPARE(table.refusal("p1 end"), QByteArray("O-4.0"));
        });
        QTest::newRow("O-4.1 the largest network comes first") << RowBody([] {
            Table table(4);
            table.stations(Owner::P2, 2).stations(Owner::P3, 5).stations(Owner::P4, 3);
            QCOMPARE(next(table), QByteArray("3421"));
        });
        QTest::newRow("O-4.1 round 1 keeps the random order") << RowBody([] {
            Setup setup = bareSetup(3);
            std::swap(setup.order[0], setup.order[2]);
            Table table(setup, Phase::Setup);
            table.state.round = 1;
            table.state.deck.drawn = 0;
            table.state.marketSpaces = 8;
            for (const char* line :
                 {"table draw plant,2,1,1", "table draw plant,3,1,1", "table draw plant,4,1,1",
                  "table draw plant,5,1,1", "table draw plant,6,1,1", "table draw plant,7,1,1",
                  "table draw plant,8,1,1", "table draw plant,9,1,1"})
                table.play(line);
            QCOMPARE(order(table.state.order), QByteArray("321"));
            QCOMPARE(decider(table.state), Actor::P3);
        });
        QTest::newRow("OT-4 O-4.2 a tie goes to the higher highest card") << RowBody([] {
            Table table(4); // Ania, Nikola, Pawel, Robert
            table.stations(Owner::P1, 4).stations(Owner::P2, 4).stations(Owner::P3, 6);
            table.stations(Owner::P4, 3);
            table.give(Owner::P2, numbered(22)).give(Owner::P1, numbered(16));
            QCOMPARE(next(table), QByteArray("3214"));
        });
        QTest::newRow("O-4.2 the next highest cards, on the board too, of any kind") << RowBody([] {
            Table table(3);
            table.give(Owner::P1, numbered(30)).give(Owner::P1, numbered(9));
            table.board(Owner::P2, habitatCard(30, 2));
            table.give(Owner::P2, technologyCard(12, Technology::Nodule));
            table.give(Owner::P3, numbered(30));
            QCOMPARE(next(table), QByteArray("213"));
        });
        QTest::newRow("O-4.2 a plant on the board counts, a card beats none") << RowBody([] {
            Table table(3);
            table.give(Owner::P1, numbered(10)).board(Owner::P2, plantCard(12, 2, 2));
            QCOMPARE(next(table), QByteArray("213"));
        });
        QTest::newRow("OT-5 O-4.3 a complete tie swaps the two") << RowBody([] {
            Table table(2);
            QCOMPARE(next(table), QByteArray("21"));
            table.state.order = nextOrder(table.state);
            QCOMPARE(next(table), QByteArray("12"));
        });
        QTest::newRow("OA-10 O-4.3 three in a complete tie reverse their order") << RowBody([] {
            Table table(4);
            table.stations(Owner::P2, 1);
            QCOMPARE(next(table), QByteArray("2431"));
        });
        QTest::newRow("OT-55 O-14.4 the Syndicate stands between the players") << RowBody([] {
            Table table(2);
            table.stations(Owner::P1, 3).stations(Owner::P2, 5).stations(Owner::Syndicate, 9);
            table.state.order = nextOrder(table.state);
            QCOMPARE(fullOrder(table.state), (FullOrder{Owner::P2, Owner::Syndicate, Owner::P1}));
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestOrder)
#include "tst_order.moc"
