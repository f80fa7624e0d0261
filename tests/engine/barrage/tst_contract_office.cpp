#include <string>

#include <QtTest>

#include "engine/barrage/ids.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

Contract contract(std::string_view id) { return *parseId<Contract>(id); }

/// green_01, green_02, yellow_01, yellow_02, red_01, red_02 are open; the USA hold these.
Table usaHolding(std::initializer_list<std::string_view> held) {
    Table table;
    table[Company::Usa].contracts = {};
    for (const std::string_view id : held)
        table.hold(Company::Usa, id);
    return table;
}

ContractPile& pile(Table& table, Colour colour) {
    return table.state().contracts.piles[static_cast<std::size_t>(colour)];
}

Contract openAt(const Table& table, Colour colour, std::size_t slot) {
    return table.state().contracts.open[static_cast<std::size_t>(colour)][slot];
}

/// Leaves only these in the pile.
void setPile(Table& table, Colour colour, std::initializer_list<std::string_view> unseen) {
    pile(table, colour).unseen = {};
    for (const std::string_view id : unseen)
        pile(table, colour).unseen.insert(contract(id));
}

} // namespace

/// Section 14: taking and discarding contracts, and what comes up instead.
class TestContractOffice : public QObject {
    Q_OBJECT

private slots:
    void taking_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-14.1 1 open contract for nothing, any of the six") << RowBody([] {
            for (const std::string id :
                 {"green_01", "green_02", "yellow_01", "yellow_02", "red_01", "red_02"}) {
                Table table = usaHolding({});
                QVERIFY(table.play("usa take-contracts contract_office_one_a_left " + id));
                QVERIFY(table[Company::Usa].contracts.contains(contract(id)));
                QCOMPARE(table[Company::Usa].contracts.size(), 1);
                QCOMPARE(table[Company::Usa].credits, 6);
                QCOMPARE(table[Company::Usa].engineers, 11);
            }
        });
        QTest::newRow("B-14.1 2 contracts for 1 credit, two of one level included") << RowBody([] {
            Table table = usaHolding({});
            Table same = table;
            QVERIFY(table.play("usa take-contracts contract_office_two_left green_01 red_02"));
            QCOMPARE(table[Company::Usa].contracts.size(), 2);
            QCOMPARE(table[Company::Usa].credits, 6 - 1);
            QCOMPARE(table[Company::Usa].engineers, 10);
            QVERIFY(same.play("usa take-contracts contract_office_two_right yellow_01 yellow_02"));
            QCOMPARE(same[Company::Usa].contracts.size(), 2);
            QCOMPARE(same[Company::Usa].credits, 6 - 1);
            QCOMPARE(same[Company::Usa].engineers, 9);
        });
        QTest::newRow("B-14.1 the right spaces for one cost 3 credits more") << RowBody([] {
            for (const std::string space : {"one_a_right", "one_b_right"}) {
                Table table = usaHolding({});
                QVERIFY(table.play("usa take-contracts contract_office_" + space + " red_01"));
                QCOMPARE(table[Company::Usa].credits, 6 - 3);
                QCOMPARE(table[Company::Usa].engineers, 11);
            }
        });
        QTest::newRow("B-14.1 refuses a contract that is not open") << RowBody([] {
            Table table = usaHolding({});
            table.hold(Company::Italy, "green_05");
            for (const std::string id : {"green_03", "green_05", "starting_02"})
                QVERIFY(table.refuses("usa take-contracts contract_office_one_a_left " + id,
                                      ErrorCode::ContractNotOpen, "B-14.1"));
        });
        QTest::newRow("B-14.1 refuses the same contract twice") << RowBody([] {
            const Table table = usaHolding({});
            QVERIFY(table.refuses("usa take-contracts contract_office_two_left green_01 green_01",
                                  ErrorCode::SameContractTwice, "B-14.1"));
        });
        QTest::newRow("B-14.1 refuses a wrong number of contracts") << RowBody([] {
            const Table table = usaHolding({});
            QVERIFY(table.refuses("usa take-contracts contract_office_one_a_left green_01 green_02",
                                  ErrorCode::WrongNumber, "B-14.1"));
            QVERIFY(table.refuses("usa take-contracts contract_office_two_left green_01",
                                  ErrorCode::WrongNumber, "R-B21"));
            QVERIFY(table.refuses("usa take-contracts contract_office_one_a_left none",
                                  ErrorCode::ContractNotOpen, "B-14.1"));
        });
        QTest::newRow("B-14.1 refuses two without the credit") << RowBody([] {
            Table table = usaHolding({});
            table.supply(Company::Usa, 0, 0, 0);
            QVERIFY(table.refuses("usa take-contracts contract_office_two_left green_01 green_02",
                                  ErrorCode::NotEnoughCredits, "B-7.6"));
        });
        QTest::newRow("B-14.2 B-11.6 refuses a national contract in the contract office")
            << RowBody([] {
                   Table table = usaHolding({});
                   table.national({"national_01", "national_02", "national_03"});
                   QVERIFY(
                       table.refuses("usa take-contracts contract_office_one_a_left national_01",
                                     ErrorCode::ContractNotOpen, "B-14.2"));
                   QVERIFY(table.refuses(
                       "usa take-contracts contract_office_two_left national_02 green_01",
                       ErrorCode::ContractNotOpen, "B-14.2"));
               });
    }

    void taking() {
        QFETCH(const RowBody, body);
        body();
    }

    void limit_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-14.3 with 3 in hand one of the four is discarded, the new one too")
            << RowBody([] {
                   Table table = usaHolding({"green_05", "green_06", "green_07"});
                   Table old = table;
                   const char* const take = "usa take-contracts contract_office_one_a_left red_01";
                   QVERIFY(table.play({take, "usa discard red_01"}));
                   QVERIFY(!table[Company::Usa].contracts.contains(contract("red_01")));
                   QCOMPARE(table[Company::Usa].contracts.size(), 3);
                   QVERIFY(old.play({take, "usa discard green_06"}));
                   QVERIFY(old[Company::Usa].contracts.contains(contract("red_01")));
                   QVERIFY(!old[Company::Usa].contracts.contains(contract("green_06")));
                   QCOMPARE(old[Company::Usa].contracts.size(), 3);
               });
        QTest::newRow("B-14.3 two taken with 3 in hand: two are discarded") << RowBody([] {
            Table table = usaHolding({"green_05", "green_06", "green_07"});
            QVERIFY(table.play({"usa take-contracts contract_office_two_left red_01 red_02",
                                "usa discard green_05", "usa discard red_02"}));
            QCOMPARE(table[Company::Usa].contracts.size(), 3);
            QCOMPARE(table.state().task().kind, TaskKind::RevealContract);
        });
        QTest::newRow("B-14.3 two taken with 2 in hand: one is discarded") << RowBody([] {
            Table table = usaHolding({"green_05", "green_06"});
            QVERIFY(table.play({"usa take-contracts contract_office_two_left red_01 red_02",
                                "usa discard green_05"}));
            QCOMPARE(table[Company::Usa].contracts.size(), 3);
            QCOMPARE(table.state().task().kind, TaskKind::RevealContract);
        });
        QTest::newRow("B-14.3 refuses anything else before the discard") << RowBody([] {
            Table table = usaHolding({"green_05", "green_06", "green_07"});
            QVERIFY(table.play("usa take-contracts contract_office_one_a_left red_01"));
            QCOMPARE(table.state().task().kind, TaskKind::DiscardContract);
            QVERIFY(table.refuses("usa bank engineers=1", ErrorCode::WrongPhase, "B-5.1"));
            QVERIFY(table.refuses("germany bank engineers=1", ErrorCode::WrongPhase, "B-5.1"));
            QVERIFY(table.refuses("table reveal red_03", ErrorCode::WrongPhase, "B-5.1"));
            QVERIFY(table.refuses("usa decline", ErrorCode::CannotDecline, "R-B32"));
            QCOMPARE(legalMoves(table.state()).size(), 4U);
        });
        QTest::newRow("B-14.3 refuses to discard what is not held") << RowBody([] {
            Table table = usaHolding({"green_05", "green_06", "green_07"});
            QVERIFY(table.play("usa take-contracts contract_office_one_a_left red_01"));
            for (const std::string id : {"red_02", "green_08", "national_01", "none"})
                QVERIFY(table.refuses("usa discard " + id, ErrorCode::ContractNotHeld, "B-14.3"));
            QVERIFY(table.refuses("germany discard starting_02", ErrorCode::WrongPlayer, "B-7.1"));
        });
        QTest::newRow("B-14.3 fulfilled contracts do not count") << RowBody([] {
            Table table = usaHolding({"green_05", "green_06"});
            for (const char* const id : {"green_07", "green_08", "green_09"})
                table[Company::Usa].fulfilled.insert(contract(id));
            QVERIFY(table.play("usa take-contracts contract_office_one_a_left red_01"));
            QCOMPARE(table[Company::Usa].contracts.size(), 3);
            QCOMPARE(table.state().task().kind, TaskKind::RevealContract);
        });
        QTest::newRow("R-B22 the starting contract counts towards the three") << RowBody([] {
            Table table = usaHolding({"starting_01", "green_06", "green_07"});
            QVERIFY(table.play("usa take-contracts contract_office_one_a_left red_01"));
            QCOMPARE(table.state().task().kind, TaskKind::DiscardContract);
            QVERIFY(table.play("usa discard starting_01"));
            QVERIFY(!table[Company::Usa].contracts.contains(contract("starting_01")));
        });
    }

    void limit() {
        QFETCH(const RowBody, body);
        body();
    }

    void display_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-14.4 the gaps are filled from their piles when the turn ends") << RowBody(
            [] {
                Table table = usaHolding({"green_05", "green_06"});
                QVERIFY(table.play("usa take-contracts contract_office_two_left green_01 red_02"));
                QVERIFY(!openAt(table, Colour::Green, 0).isSet());
                QVERIFY(!openAt(table, Colour::Red, 1).isSet());
                QVERIFY(table.play(
                    {"usa discard green_05", "table reveal green_09", "table reveal red_15"}));
                QCOMPARE(openAt(table, Colour::Green, 0), contract("green_09"));
                QCOMPARE(openAt(table, Colour::Red, 1), contract("red_15"));
                QVERIFY(!pile(table, Colour::Green).unseen.contains(contract("green_09")));
                QCOMPARE(table.state().active, Company::Germany);
                QCOMPARE(table.state().task().kind, TaskKind::TakeTurn);
            });
        QTest::newRow("B-14.4 refuses to reveal what is not in the pile") << RowBody([] {
            Table table = usaHolding({});
            table.hold(Company::Italy, "green_08");
            QVERIFY(table.play("usa take-contracts contract_office_one_a_left green_01"));
            // another pile, open, in a hand, just taken, no private one
            for (const std::string id :
                 {"red_05", "green_02", "green_08", "green_01", "national_05", "starting_03"})
                QVERIFY(table.refuses("table reveal " + id, ErrorCode::NotInPile, "B-14.4"));
            QVERIFY(table.refuses("usa bank engineers=1", ErrorCode::WrongPhase, "B-5.1"));
        });
        QTest::newRow("B-14.5 R-B21 a discarded contract leaves the game") << RowBody([] {
            Table table = usaHolding({"green_05", "green_06", "green_07"});
            QVERIFY(table.play({"usa take-contracts contract_office_one_a_left green_01",
                                "usa discard green_05"}));
            QVERIFY(table.refuses("table reveal green_05", ErrorCode::NotInPile, "B-14.4"));
            QVERIFY(!pile(table, Colour::Green).unseen.contains(contract("green_05")));
            QVERIFY(pile(table, Colour::Green).under.empty());
        });
        QTest::newRow("B-14.5 R-B21 an empty pile stays empty and leaves a gap") << RowBody([] {
            Table table = usaHolding({});
            setPile(table, Colour::Green, {});
            QVERIFY(table.play("usa take-contracts contract_office_one_a_left green_01"));
            QCOMPARE(table.state().active, Company::Germany);
            QVERIFY(!openAt(table, Colour::Green, 0).isSet());
            QCOMPARE(openAt(table, Colour::Green, 1), contract("green_02"));
        });
        QTest::newRow("R-B21 with one open contract left a space for two gives that one")
            << RowBody([] {
                   Table table = usaHolding({});
                   table.open(Colour::Green, "green_01", "none");
                   table.open(Colour::Yellow, "none", "none");
                   table.open(Colour::Red, "none", "none");
                   for (const Colour colour : {Colour::Green, Colour::Yellow, Colour::Red})
                       setPile(table, colour, {});
                   QVERIFY(table.play("usa take-contracts contract_office_two_left green_01"));
                   QCOMPARE(table[Company::Usa].contracts.size(), 1);
                   QCOMPARE(table[Company::Usa].credits, 6 - 1);
                   // and with none nothing can be taken
                   QVERIFY(table.refuses("germany take-contracts contract_office_one_a_left "
                                         "green_01",
                                         ErrorCode::ContractNotOpen, "B-14.1"));
               });
        QTest::newRow("P-3 unknown tiles come first, then the swept ones, left before right")
            << RowBody([] {
                   Table table = usaHolding({});
                   setPile(table, Colour::Green, {"green_05", "green_06"});
                   table.automa(Company::Germany).turnOf(Company::Germany);
                   QVERIFY(table.play("germany automa-sweep engineers=1 green energy=2"));
                   QVERIFY(table.refuses("table reveal green_01", ErrorCode::NotInPile, "B-14.4"));
                   QVERIFY(table.refuses("table reveal green_02", ErrorCode::NotInPile, "B-14.4"));
                   // after one unknown tile the other is the only one possible
                   QVERIFY(table.play("table reveal green_06"));
                   QCOMPARE(openAt(table, Colour::Green, 0), contract("green_06"));
                   QCOMPARE(openAt(table, Colour::Green, 1), contract("green_05"));
                   table.turnOf(Company::Usa);
                   QVERIFY(table.play("usa take-contracts contract_office_one_b_left green_05"));
                   QCOMPARE(openAt(table, Colour::Green, 1), contract("green_01"));
                   table.turnOf(Company::Usa);
                   QVERIFY(table.play("usa take-contracts contract_office_one_a_right green_06"));
                   QCOMPARE(openAt(table, Colour::Green, 0), contract("green_02"));
               });
    }

    void display() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestContractOffice)
#include "tst_contract_office.moc"
