#include <QtTest>

#include "engine/nucleum/contracts.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/legal.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/row_body.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

int tokensOf(Table& table) { return table.own().achievement; }

} // namespace

/// Section 8: taking and fulfilling contracts, technology rewards.
class TestContractAction : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("N-8.1 each space gives its reward, twice with the symbol") << RowBody([] {
            Table table;
            table.own().contracts[3] = Contract();
            table.acting();
            QVERIFY(table.play({"p1 contract C05 thaler doubled", "table reveal C07"}));
            QCOMPARE(int(table.own().thaler), 8);
            QVERIFY(table.play({"p1 contract C06 worker", "table reveal C08"}));
            QCOMPARE(int(table.own().workers), 3);
            QVERIFY(table.play({"p2 play", "p2 decline", "p3 play", "p3 decline", "p1 play"}));
            QVERIFY(table.play({"p1 contract C18 achievement", "table reveal C20"}));
            QCOMPARE(tokensOf(table), 2);
            QVERIFY(table.own().contracts[0] == Contract(4));
            QVERIFY(table.own().contracts[3] == Contract(17));
        });
        QTest::newRow("N-8.1 uranium of the space goes on a mine") << RowBody([] {
            Table table;
            table.mine(Player::First, 1, City::Bruex).acting();
            QVERIFY(table.play({"p1 contract C05 uranium", "p1 place-uranium mine1=1"}));
            QCOMPARE(uraniumOf(table.state(), Player::First), 1);
        });
        QTest::newRow("N-8.1 refuses a contract that is not on the market") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(table.refuses("p1 contract C07 thaler", ErrorCode::ContractNotOpen, "N-8.1"));
            QVERIFY(table.refuses("p1 contract C36 thaler", ErrorCode::ContractNotOpen, "N-8.1"));
        });
        QTest::newRow("N-8.2 refuses a space that is taken") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(table.refuses("p1 contract C05 achievement", ErrorCode::ContractSpaceTaken,
                                  "N-8.2"));
        });
        QTest::newRow("NT-6 N-8.3 C05 into the uranium space, the market filled with gold")
            << RowBody([] {
                   Table table;
                   table.build(Player::First, BuildingType::Laboratory, 1, City::Leipzig)
                       .build(Player::First, BuildingType::Laboratory, 2, City::Leipzig)
                       .mine(Player::First, 1, City::Leipzig);
                   table.state().contracts.silver = 0;
                   table.state().contracts.gold = 3;
                   table.acting();
                   QVERIFY(table.play({"p1 contract C05 uranium", "p1 place-uranium mine1=1"}));
                   QVERIFY(!table.allows("table reveal C07"));
                   QVERIFY(table.play("table reveal C30"));
                   QVERIFY(table.state().contracts.open[0] == Contract(29));
                   QCOMPARE(int(table.state().contracts.gold), 2);
                   QVERIFY(table.play({"p1 fulfil C05", "p1 place-uranium mine1=1"}));
                   QCOMPARE(int(table.own().vp), 3);
                   QCOMPARE(uraniumOf(table.state(), Player::First), 2);
                   QVERIFY(!table.own().contracts[2].isSet());
               });
        QTest::newRow("N-8.3 the last contract of both stacks meets EC2") << RowBody([] {
            Table table;
            table.state().contracts.silver = 0;
            table.state().contracts.gold = 1;
            table.acting();
            QVERIFY(table.play({"p1 contract C05 thaler", "table reveal C30"}));
            QVERIFY(table.state().metBy[1] == Owner::First);
            QCOMPARE(int(table.own().vp), 3);
            QVERIFY(table.play("p1 contract C06 worker"));
            QVERIFY(!table.state().contracts.open[1].isSet());
        });
        QTest::newRow("N-8.3 refuses the wrong colour and a contract that was seen") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(table.play("p1 contract C05 thaler"));
            QVERIFY(table.refuses("table reveal C20", ErrorCode::WrongContractKind, "N-8.3"));
            QVERIFY(table.refuses("table reveal C06", ErrorCode::NotInStack, "N-8.3"));
            QVERIFY(decider(table.state()) == Actor::Table);
        });
        QTest::newRow("N-8.4 nothing is paid and the space is free again") << RowBody([] {
            Table table;
            table.tokens(Player::First, 6);
            table.own().contracts[1] = Contract(6);
            table.acting();
            QVERIFY(table.play("p1 fulfil C07"));
            QCOMPARE(tokensOf(table), 6);
            QVERIFY(!table.own().contracts[1].isSet());
            QVERIFY(table.own().fulfilled.contains(Contract(6)));
        });
        QTest::newRow("N-8.4 refuses a requirement that is not met") << RowBody([] {
            Table table;
            table.tokens(Player::First, 5);
            table.own().contracts[1] = Contract(6);
            table.acting();
            QVERIFY(table.refuses("p1 fulfil C07", ErrorCode::RequirementNotMet, "N-8.4"));
        });
        QTest::newRow("NT-46 N-8.4 N-15.2 C35 does not count itself") << RowBody([] {
            Table table;
            table.own().contracts[0] = Contract(34);
            for (const int fulfilled : {4, 5, 6, 7})
                table.own().fulfilled.insert(Contract(fulfilled + 10));
            table.acting();
            QVERIFY(table.refuses("p1 fulfil C35", ErrorCode::RequirementNotMet, "N-8.4"));
            table.own().fulfilled.insert(Contract(20));
            QVERIFY(table.play("p1 fulfil C35"));
        });
        QTest::newRow("N-30.4 plain rewards first, then cubes, income, technology") << RowBody([] {
            Table table;
            table.mine(Player::First, 1, City::Leipzig);
            table.state().facts.neutrals[0].reward = {
                .thaler = 1, .uranium = 1, .vp = 1, .incomeAny = 2, .technology = 1};
            table.state().plantNucleum[indexOf(Plant::Grimma)] = true;
            table.state().facts.neutrals[0].demand = 0;
            table.lay(City::Grimma, City::Leipzig, {Owner::Second}).acting();
            QVERIFY(table.play("p1 energize grimma neutral 1"));
            QCOMPARE(int(table.own().thaler), 5);
            QCOMPARE(int(table.own().vp), 1);
            QVERIFY(table.state().task().kind == TaskKind::PlaceUranium);
            QVERIFY(table.play("p1 place-uranium"));
            QVERIFY(table.state().task().kind == TaskKind::AdvanceIncome);
            QVERIFY(table.play("p1 advance thaler=1 vp=1"));
            QVERIFY(table.state().task().kind == TaskKind::UnlockTechnology);
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }

    void technologyRewards_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("N-8.5 a reward of level 2 unlocks up to level 2") << RowBody([] {
            Table table;
            table.ask(TaskKind::UnlockTechnology, Player::First, 2);
            QVERIFY(table.refuses("p1 unlock 7", ErrorCode::TechnologyTooHigh, "N-8.5"));
            QVERIFY(table.play("p1 unlock 4"));
            QVERIFY(table.own().technologies.contains(3));
        });
        QTest::newRow("N-8.5 refuses a technology that is unlocked") << RowBody([] {
            Table table;
            table.unlock(Player::First, 4).ask(TaskKind::UnlockTechnology, Player::First, 3);
            QVERIFY(table.refuses("p1 unlock 4", ErrorCode::TechnologyUnlocked, "N-8.5"));
        });
        QTest::newRow("NT-41 N-8.5 or VP of the level") << RowBody([] {
            Table table;
            table.ask(TaskKind::UnlockTechnology, Player::First, 2);
            QVERIFY(table.play("p1 take-vp"));
            QCOMPARE(int(table.own().vp), 2);
            QCOMPARE(table.own().technologies.size(), 0);
        });
        QTest::newRow("N-8.5 refuses to leave the reward") << RowBody([] {
            Table table;
            table.ask(TaskKind::UnlockTechnology, Player::First, 2);
            QVERIFY(table.refuses("p1 decline", ErrorCode::CannotDecline, "N-4.1"));
        });
        QTest::newRow("N-8.5 with nothing left to unlock the VP come by themselves") << RowBody([] {
            Table table;
            table.unlock(Player::First, 1).unlock(Player::First, 2).unlock(Player::First, 3);
            table.own().contracts[0] = Contract(10); // C11
            table.build(Player::First, BuildingType::Residence, 1, City::Leipzig)
                .build(Player::First, BuildingType::Residence, 2, City::Leipzig)
                .acting();
            QVERIFY(table.play("p1 fulfil C11"));
            QCOMPARE(int(table.own().vp), 1);
        });
        QTest::newRow("N-8.5 N-13.1 all eight meet EC4") << RowBody([] {
            Table table;
            for (int number = 1; number <= 7; ++number)
                table.unlock(Player::First, number);
            table.ask(TaskKind::UnlockTechnology, Player::First, 3);
            QVERIFY(table.play("p1 unlock 8"));
            QVERIFY(table.state().metBy[3] == Owner::First);
            QCOMPARE(int(table.own().vp), 3);
        });
    }
    void technologyRewards() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestContractAction)
#include "tst_contract_action.moc"
