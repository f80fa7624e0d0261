#include <string>

#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

int waiting(const Table& table, Headstream headstream) {
    return table.state().map.headstreamDrops[static_cast<std::size_t>(headstream)];
}

/// A space of these sections as it is printed.
struct SpaceRow {
    const char* move;
    int engineers;
    int credits; // fee and cost together
    int players; // at least
};

constexpr SpaceRow kSpaces[] = {
    {"usa water water_management_two_drops_left A=1", 1, 0, 2},
    {"usa water water_management_one_drop_flowing_left A=1", 1, 0, 2},
    {"usa water water_management_two_drops_right A=1", 2, 3, 2},
    {"usa water water_management_one_drop_flowing_right A=1", 2, 3, 2},
    {"usa workshop workshop_one_left", 1, 0, 2},
    {"usa workshop workshop_two_left", 2, 2, 3},
    {"usa workshop workshop_three_left", 2, 5, 2},
    {"usa workshop workshop_one_right", 2, 0, 2},
    {"usa workshop workshop_two_right", 3, 3 + 2, 3},
    {"usa workshop workshop_three_right", 3, 3 + 5, 2},
    {"usa buy-machines machinery_shop_excavator_left", 1, 2, 2},
    {"usa buy-machines machinery_shop_any_left", 1, 4, 4},
    {"usa buy-machines machinery_shop_both_left", 2, 5, 2},
    {"usa buy-machines machinery_shop_excavator_right", 1, 3 + 2, 2},
    {"usa buy-machines machinery_shop_any_right", 2, 4, 4},
    {"usa buy-machines machinery_shop_both_right", 3, 3 + 5, 2},
};

} // namespace

/// Section 13: water management, bank, workshop, machinery shop.
class TestManagementActions : public QObject {
    Q_OBJECT

private slots:
    void water_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("E-26 B-13.1 two drops go 1 and 1, 2 and 0, or just 1, and wait")
            << RowBody([] {
                   Table both;
                   both.dam("2L", Owner::Neutral, 0, 0);
                   Table one = both;
                   Table two = both;
                   QVERIFY(both.play("usa water water_management_two_drops_left B=1 D=1"));
                   QCOMPARE(waiting(both, Headstream::B), 1);
                   QCOMPARE(waiting(both, Headstream::D), 1);
                   QVERIFY(two.play("usa water water_management_two_drops_left B=2"));
                   QCOMPARE(waiting(two, Headstream::B), 2);
                   QCOMPARE(two.drops("2L"), 0);
                   QVERIFY(one.play("usa water water_management_two_drops_left B=1"));
                   QCOMPARE(waiting(one, Headstream::B), 1);
                   QCOMPARE(one.state().active, Company::Germany);
               });
        QTest::newRow("B-13.1 refuses no drop and a third one") << RowBody([] {
            const Table table;
            QVERIFY(table.refuses("usa water water_management_two_drops_left none",
                                  ErrorCode::NoDrop, "B-13.1"));
            QVERIFY(table.refuses("usa water water_management_two_drops_left A=1 B=1 C=1",
                                  ErrorCode::TooManyDrops, "B-13.1"));
            QVERIFY(table.refuses("usa water water_management_two_drops_right C=3",
                                  ErrorCode::TooManyDrops, "B-13.1"));
        });
        QTest::newRow("E-27 B-13.2 the single drop runs at once, waiting drops stay")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Italy, 2, 0).headstream(Headstream::B, 2);
                   QVERIFY(table.play("usa water water_management_one_drop_flowing_left B=1"));
                   QCOMPARE(table.drops("5L"), 1);
                   QCOMPARE(waiting(table, Headstream::B), 2);
               });
        QTest::newRow("B-13.2 refuses a second flowing drop") << RowBody([] {
            const Table table;
            QVERIFY(table.refuses("usa water water_management_one_drop_flowing_left B=2",
                                  ErrorCode::TooManyDrops, "B-13.2"));
            QVERIFY(table.refuses("usa water water_management_one_drop_flowing_right A=1 B=1",
                                  ErrorCode::TooManyDrops, "B-13.2"));
        });
    }

    void water() {
        QFETCH(const RowBody, body);
        body();
    }

    void supply_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-13.4 the bank gives 1 credit for each engineer, to all, again and again")
            << RowBody([] {
                   Table table(2);
                   QVERIFY(table.play({"usa bank engineers=4", "germany bank engineers=1",
                                       "usa bank engineers=8"}));
                   QCOMPARE(table[Company::Usa].credits, 6 + 12);
                   QCOMPARE(table[Company::Usa].engineers, 0);
                   QCOMPARE(table[Company::Germany].credits, 6 + 1);
                   QCOMPARE(table[Company::Germany].engineers, 11);
               });
        QTest::newRow("B-13.4 refuses the bank without an engineer or with more than there are")
            << RowBody([] {
                   const Table table;
                   QVERIFY(table.refuses("usa bank engineers=0", ErrorCode::NotEnoughEngineers,
                                         "B-13.4"));
                   QVERIFY(table.refuses("usa bank engineers=13", ErrorCode::NotEnoughEngineers,
                                         "B-7.4"));
               });
        QTest::newRow("E-28 B-13.5 2 credits, two steps: both segments come back") << RowBody([] {
            Table table;
            table.supply(Company::Italy, 6, 0, 0).turnOf(Company::Italy);
            CompanyState& italy = table[Company::Italy];
            italy.tiles.erase(Tile::BasicBase);
            italy.tiles.erase(Tile::BasicConduit);
            italy.wheel = {{{Tile::BasicBase, 4, 0}, {Tile::BasicConduit, 6, 0}, {}, {}, {}}};
            QVERIFY(table.play("italy workshop workshop_two_left"));
            QCOMPARE(italy.credits, 6 - 2);
            QCOMPARE(italy.excavators, 4 + 6);
            QVERIFY(italy.tiles.contains(Tile::BasicBase));
            QVERIFY(italy.tiles.contains(Tile::BasicConduit));
            QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Italy), 2);
        });
        QTest::newRow("B-13.5 the workshop turns 1, 2 or 3 segments, an empty wheel too")
            << RowBody([] {
                   struct Row {
                       const char* space;
                       int steps;
                   };
                   for (const Row row :
                        {Row{"one_left", 1}, Row{"one_right", 1}, Row{"two_left", 2},
                         Row{"two_right", 2}, Row{"three_left", 3}, Row{"three_right", 3}}) {
                       Table table;
                       table.supply(Company::Usa, 20, 0, 0);
                       QVERIFY(table.play("usa workshop workshop_" + std::string(row.space)));
                       QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Usa),
                                row.steps);
                   }
               });
        QTest::newRow("B-13.6 the machinery shop sells an excavator, one of choice, or both kinds")
            << RowBody([] {
                   for (const std::string side : {"left", "right"}) {
                       Table excavator;
                       excavator.supply(Company::Usa, 8, 0, 0);
                       Table any = excavator;
                       Table both = excavator;
                       QVERIFY(excavator.play("usa buy-machines machinery_shop_excavator_" + side));
                       QCOMPARE(excavator[Company::Usa].excavators, 1);
                       QCOMPARE(excavator[Company::Usa].mixers, 0);
                       QVERIFY(any.play("usa buy-machines machinery_shop_any_" + side));
                       QVERIFY(any.isOffered("usa choose-machines excavators=1 mixers=0"));
                       QVERIFY(any.play("usa choose-machines excavators=0 mixers=1"));
                       QCOMPARE(any[Company::Usa].excavators, 0);
                       QCOMPARE(any[Company::Usa].mixers, 1);
                       QVERIFY(both.play("usa buy-machines machinery_shop_both_" + side));
                       QCOMPARE(both[Company::Usa].excavators, 1);
                       QCOMPARE(both[Company::Usa].mixers, 1);
                   }
               });
        QTest::newRow("B-13.6 refuses two machines where one is bought") << RowBody([] {
            Table table;
            QVERIFY(table.play("usa buy-machines machinery_shop_any_left"));
            QVERIFY(table.refuses("usa choose-machines excavators=1 mixers=1",
                                  ErrorCode::WrongNumber, "B-11.8"));
        });
        QTest::newRow("B-13.7 every space takes its engineers and its credits") << RowBody([] {
            for (const SpaceRow& row : kSpaces) {
                Table table;
                table.supply(Company::Usa, row.credits, 0, 0);
                table[Company::Usa].engineers = static_cast<std::int16_t>(row.engineers);
                QVERIFY(table.play(row.move));
                QCOMPARE(table[Company::Usa].credits, 0);
                QCOMPARE(table[Company::Usa].engineers, 0);
            }
        });
        QTest::newRow("B-13.7 refuses a space with one engineer or one credit too few")
            << RowBody([] {
                   for (const SpaceRow& row : kSpaces) {
                       Table table;
                       table.supply(Company::Usa, 20, 0, 0);
                       table[Company::Usa].engineers = static_cast<std::int16_t>(row.engineers - 1);
                       QVERIFY(table.refuses(row.move, ErrorCode::NotEnoughEngineers, "B-7.4"));
                       if (row.credits == 0)
                           continue;
                       Table poor;
                       poor.supply(Company::Usa, row.credits - 1, 0, 0);
                       QVERIFY(poor.refuses(row.move, ErrorCode::NotEnoughCredits, "B-7.6"));
                   }
               });
        QTest::newRow("B-13.7 refuses a space that needs more players") << RowBody([] {
            for (const int players : {2, 3, 4}) {
                for (const SpaceRow& row : kSpaces) {
                    Table table(players);
                    table.supply(Company::Usa, 20, 0, 0);
                    if (row.players > players)
                        QVERIFY(table.refuses(row.move, ErrorCode::SpaceBlocked, "B-3.8"));
                    else
                        QVERIFY(table.isOffered(row.move));
                }
            }
        });
    }

    void supply() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestManagementActions)
#include "tst_management_actions.moc"
