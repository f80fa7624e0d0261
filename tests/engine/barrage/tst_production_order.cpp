#include <string>
#include <vector>

#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr const char* kProduce = "usa produce turbine_station_zero_left 5L 5A P8_0 drops=2";

/// The USA with 3 drops in 5L, a French conduit of value 3, a powerhouse in basin 8 and this
/// contract.
Table usaWith(std::string_view contract) {
    Table table;
    table.dam("5L", Owner::Usa, 2, 3).conduit("5A", Owner::France).powerhouse("P8_0", Owner::Usa);
    table[Company::Usa].contracts = {};
    table.hold(Company::Usa, contract);
    return table;
}

Table& flowFirst(Table& table) {
    table.state().options.rulings.productionOrder = ProductionOrder::FlowFirst;
    return table;
}

/// The steps of a production in the order in which they happened.
QStringList story(const Events& events) {
    QStringList steps;
    for (const Event& event : events) {
        if (event.kind == EventKind::DropMoved)
            steps << (event.from.kind == PlaceKind::Dam ? "leave" : "flow");
        else if (event.kind == EventKind::CreditsChanged && event.source == Source::ConduitUse)
            steps << (event.amount < 0 ? "pay" : "earn");
        else if (event.kind == EventKind::VpChanged && event.source == Source::ConduitUse)
            steps << "score";
        else if (event.kind == EventKind::EnergyMoved && event.source == Source::Production)
            steps << "energy";
        else if (event.kind == EventKind::ContractFulfilled)
            steps << "contract";
        else if (event.kind == EventKind::CreditsChanged && event.source == Source::ContractReward)
            steps << "reward";
        else if (event.kind == EventKind::EnergyMoved && event.source == Source::Ability)
            steps << "ability";
    }
    return steps;
}

/// Italy with the ability, a contract for 5 credits and a French conduit.
Table italyProducing() {
    Table table;
    table.dam("5L", Owner::Italy, 1, 2).conduit("5A", Owner::France);
    for (const char* const space : {"P8_0", "P9_0", "P12_0"})
        table.powerhouse(space, Owner::Italy);
    table.hold(Company::Italy, "green_03").turnOf(Company::Italy);
    return table;
}

} // namespace

/// B-10.7 and R-B1: what follows what in a production.
class TestProductionOrder : public QObject {
    Q_OBJECT

private slots:
    void order_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-10.7 R-B1 contract_first: payment, energy, contract, flow, ability")
            << RowBody([] {
                   Table table = italyProducing();
                   QVERIFY(table.play({"italy produce turbine_station_zero_left 5L 5A P8_0 drops=2",
                                       "italy fulfil green_03"}));
                   QCOMPARE(story(table.events()),
                            QStringList({"leave", "pay", "earn", "score", "energy", "contract",
                                         "reward", "flow", "flow", "ability"}));
               });
        QTest::newRow("R-B1 flow_first: the drops flow before the contract") << RowBody([] {
            Table table = italyProducing();
            flowFirst(table);
            QVERIFY(table.play({"italy produce turbine_station_zero_left 5L 5A P8_0 drops=2",
                                "italy fulfil green_03"}));
            QCOMPARE(story(table.events()),
                     QStringList({"leave", "pay", "earn", "score", "energy", "flow", "flow",
                                  "contract", "reward", "ability"}));
        });
        QTest::newRow("B-10.7a B-10.7b drops, payment and energy come before the contract is asked")
            << RowBody([] {
                   Table table = usaWith("green_03");
                   QVERIFY(table.play(kProduce));
                   QCOMPARE(table.state().task().kind, TaskKind::FulfilContract);
                   QCOMPARE(table.drops("5L"), 1);
                   QCOMPARE(table[Company::Usa].credits, 6 - 2);
                   QCOMPARE(table[Company::France].credits, 6 + 2);
                   QCOMPARE(table[Company::France].vp, 10 + 2);
                   QCOMPARE(table[Company::Usa].energy, 6);
               });
        QTest::newRow("B-10.7c the whole reward comes before the drops flow") << RowBody([] {
            Table table = usaWith("green_02"); // 2 machines of choice
            table.dam("8L", Owner::Neutral, 2, 0);
            QVERIFY(table.play({kProduce, "usa fulfil green_02"}));
            QCOMPARE(table.drops("8L"), 0);
            QVERIFY(table.play("usa choose-machines excavators=2 mixers=0"));
            QCOMPARE(table.drops("8L"), 2);
            QCOMPARE(table[Company::Usa].excavators, 6 + 2);
        });
        QTest::newRow("B-10.7d the drops leave the powerhouse one after the other") << RowBody([] {
            Table table = usaWith("green_03");
            table.dam("8U", Owner::France, 0, 0).dam("8L", Owner::Neutral, 0, 0);
            QVERIFY(table.play({kProduce, "usa decline"}));
            QCOMPARE(table.drops("8U"), 1);
            QCOMPARE(table.drops("8L"), 1);
            QCOMPARE(table.state().dropsGone, 0);
        });
        QTest::newRow("B-10.7e an ability that follows a production waits for contract and flow")
            << RowBody([] {
                   Table table = italyProducing();
                   QVERIFY(
                       table.play("italy produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
                   QCOMPARE(table[Company::Italy].energy, 3 + 1);
                   QVERIFY(table.play("italy decline"));
                   QCOMPARE(table[Company::Italy].energy, 3 + 1 + 3);
               });
        QTest::newRow("E-25 B-10.7d the drop passes a full dam and stops in the next")
            << RowBody([] {
                   Table table = usaWith("yellow_11");
                   table.dam("8U", Owner::Usa, 0, 1).dam("8L", Owner::Italy, 0, 0);
                   QVERIFY(table.play("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
                   QCOMPARE(table.drops("8U"), 1);
                   QCOMPARE(table.drops("8L"), 1);
               });
        QTest::newRow("D-19 R-B1 a base won by the contract catches a drop of the same production")
            << RowBody([] {
                   Table table = usaWith("green_12"); // a base in the plains
                   QVERIFY(
                       table.play({kProduce, "usa fulfil green_12", "usa place-piece 8L base"}));
                   QCOMPARE(table.drops("8L"), 1);
                   QCOMPARE(table.state().dropsGone, 1);
               });
        QTest::newRow("R-B1 flow_first: a base won by the contract comes too late for the drops")
            << RowBody([] {
                   Table table = usaWith("green_12");
                   flowFirst(table);
                   QVERIFY(table.play(kProduce));
                   QCOMPARE(table.state().dropsGone, 2);
                   QVERIFY(table.play({"usa fulfil green_12", "usa place-piece 8L base"}));
                   QCOMPARE(table.drops("8L"), 0);
                   QCOMPARE(table.state().active, Company::Germany);
               });
        QTest::newRow("R-B1 flow_first: the drops flow without a contract too") << RowBody([] {
            Table table = usaWith("red_03"); // asks 8
            flowFirst(table);
            QVERIFY(table.play(kProduce));
            QCOMPARE(table.state().dropsGone, 2);
            QCOMPARE(table.state().active, Company::Germany);
        });
    }

    void order() {
        QFETCH(const RowBody, body);
        body();
    }

    void wonPowerhouse_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("R-B11 the third powerhouse won by the contract brings Italy nothing yet")
            << RowBody([] {
                   for (const ProductionOrder order :
                        {ProductionOrder::ContractFirst, ProductionOrder::FlowFirst}) {
                       Table table;
                       table.state().options.rulings.productionOrder = order;
                       table.dam("5L", Owner::Italy, 2, 3).conduit("5A", Owner::Italy);
                       table.powerhouse("P8_0", Owner::Italy).powerhouse("P9_0", Owner::Italy);
                       table.hold(Company::Italy, "yellow_02").turnOf(Company::Italy);
                       QVERIFY(table.play(
                           {"italy produce turbine_station_zero_left 5L 5A P8_0 drops=2",
                            "italy fulfil yellow_02", "italy place-piece P12_0 powerhouse"}));
                       QCOMPARE(table[Company::Italy].energy, 2 * 3 + 1);
                       table.turnOf(Company::Italy);
                       QVERIFY(table.play({"italy produce turbine_station_plus_2_left 5L 5A P8_0 "
                                           "drops=1",
                                           "italy decline"}));
                       QCOMPARE(table[Company::Italy].energy, 7 + 3 + 2 + 1 + 3);
                   }
               });
        QTest::newRow("R-B11 Germany has no second production by the powerhouse just won")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Germany, 2, 3).conduit("5A", Owner::Germany);
                   table.conduit("5B", Owner::Germany);
                   table.powerhouse("P8_0", Owner::Germany).powerhouse("P10_0", Owner::Germany);
                   table.hold(Company::Germany, "yellow_02").turnOf(Company::Germany);
                   QVERIFY(table.play(
                       {"germany produce turbine_station_zero_left 5L 5A P8_0 drops=2",
                        "germany fulfil yellow_02", "germany place-piece P12_0 powerhouse"}));
                   table.revealAll();
                   QCOMPARE(table.state().active, Company::Italy);
                   QCOMPARE(table.drops("5L"), 1);
               });
        QTest::newRow("R-B11 the USA ability is looked at as each drop passes") << RowBody([] {
            Table table;
            table.dam("5L", Owner::Usa, 2, 3).conduit("5A", Owner::Usa);
            table.powerhouse("P8_0", Owner::Usa).powerhouse("P12_0", Owner::Usa);
            table.hold(Company::Usa, "yellow_02");
            Table late = table;
            QVERIFY(
                table.play({kProduce, "usa fulfil yellow_02", "usa place-piece P11_0 powerhouse"}));
            QCOMPARE(table[Company::Usa].energy, 2 * 3 + 1 + 2);
            flowFirst(late);
            QVERIFY(
                late.play({kProduce, "usa fulfil yellow_02", "usa place-piece P11_0 powerhouse"}));
            QCOMPARE(late[Company::Usa].energy, 2 * 3 + 1);
        });
    }

    void wonPowerhouse() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestProductionOrder)
#include "tst_production_order.moc"
