#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

/// What a foreign conduit costs, and which actions are productions.
class TestProductionPayment : public QObject {
    Q_OBJECT

private slots:
    void payment_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("D-10 B-10.6 refuses more drops through a foreign conduit than credits")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Neutral, 2, 3).conduit("5A", Owner::Italy);
                   table.powerhouse("P8_0", Owner::Usa).supply(Company::Usa, 3 + 2, 0, 0);
                   QVERIFY(
                       table.refuses("usa produce turbine_station_zero_right 5L 5A P8_0 drops=3",
                                     ErrorCode::NotEnoughCredits, "B-10.6"));
                   QVERIFY(table.isOffered(
                       "usa produce turbine_station_zero_right 5L 5A P8_0 drops=2"));
                   table.supply(Company::Usa, 3, 0, 0);
                   QVERIFY(
                       table.refuses("usa produce turbine_station_zero_right 5L 5A P8_0 drops=1",
                                     ErrorCode::NotEnoughCredits, "B-10.6"));
                   table.supply(Company::Usa, 0, 0, 0);
                   QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1",
                                         ErrorCode::NotEnoughCredits, "B-10.6"));
               });
        QTest::newRow("R-B2 refuses to pay a foreign conduit from the contract's reward")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Neutral, 1, 2).conduit("5A", Owner::Italy);
                   table.powerhouse("P8_0", Owner::Usa).supply(Company::Usa, 1, 0, 0);
                   table.hold(Company::Usa, "green_03"); // 5 credits for 2 energy
                   QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 5A P8_0 drops=2",
                                         ErrorCode::NotEnoughCredits, "B-10.6"));
                   QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5A P8_0 drops=1",
                                       "usa fulfil green_03"}));
                   QCOMPARE(table[Company::Usa].credits, 1 - 1 + 5);
               });
        QTest::newRow("R-B2 the production of the II powerhouse tile pays the foreign conduit")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Neutral, 1, 2).conduit("5A", Owner::Italy);
                   table.tile(Company::Usa, Tile::L2Powerhouse).supply(Company::Usa, 1, 0, 2);
                   Table poor = table;
                   poor.supply(Company::Usa, 0, 0, 2);
                   QVERIFY(table.play("usa build P8_0 powerhouse l2_powerhouse mixers=2"));
                   QVERIFY(table.refuses("usa produce none 5L 5A P8_0 drops=2",
                                         ErrorCode::NotEnoughCredits, "B-10.6"));
                   QVERIFY(table.play("usa produce none 5L 5A P8_0 drops=1"));
                   QCOMPARE(table[Company::Usa].energy, 3 + 2);
                   QCOMPARE(table[Company::Usa].credits, 0);
                   QCOMPARE(table[Company::Italy].vp, 10 + 1);
                   // nothing to ask without credits
                   QVERIFY(poor.play("usa build P8_0 powerhouse l2_powerhouse mixers=2"));
                   QCOMPARE(poor.state().active, Company::Germany);
               });
        QTest::newRow("B-10.9 the II powerhouse tile is a production, the II base tile is none")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Neutral, 0, 1).conduit("5A", Owner::Italy);
                   for (const char* const space : {"P8_0", "P9_0", "P11_0"})
                       table.powerhouse(space, Owner::Italy);
                   table.turnOf(Company::Italy).supply(Company::Italy, 0, 5, 5);
                   table[Company::Italy].contracts = {};
                   Table base = table;
                   table.tile(Company::Italy, Tile::L2Powerhouse);
                   QVERIFY(table.play({"italy build P12_0 powerhouse l2_powerhouse mixers=5",
                                       "italy produce none 5L 5A P8_0 drops=1"}));
                   // value 3, tile +2, company bonus +3, and Italy's 3 afterwards
                   QCOMPARE(table[Company::Italy].energy, 3 + 2 + 3 + 3);
                   base.tile(Company::Italy, Tile::L2Base);
                   QVERIFY(base.play("italy build 7L base l2_base excavators=4"));
                   QCOMPARE(base[Company::Italy].energy, 1);
               });
        QTest::newRow("B-10.9 refuses a space where the tile's production is due") << RowBody([] {
            Table table;
            table.dam("5L", Owner::Neutral, 0, 1).conduit("5A", Owner::Usa);
            table.tile(Company::Usa, Tile::L2Powerhouse);
            QVERIFY(table.play("usa build P8_0 powerhouse l2_powerhouse mixers=2"));
            QVERIFY(table.refuses("usa produce turbine_station_plus_2_left 5L 5A P8_0 drops=1",
                                  ErrorCode::WrongSection, "B-10.9"));
        });
    }

    void payment() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestProductionPayment)
#include "tst_production_payment.moc"
