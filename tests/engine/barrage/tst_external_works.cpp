#include <QtTest>

#include "engine/barrage/data/external_works.h"
#include "engine/barrage/game.h"
#include "engine/barrage/invariants.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

/// The USA with 10 credits and plenty of machines; the work lies at the first space.
Table withWork(std::string_view work) {
    Table table = expansionTable(10, 20, 20);
    openWork(table, 0, work);
    return table;
}

bool isTurnOf(const Table& table, Owner who) {
    return table.state().task().kind == TaskKind::TakeTurn && table.state().task().who == who;
}

} // namespace

/// B-25.8 to B-25.14.
class TestExternalWorks : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-25.8 two engineers on the space of the work, once a round") << RowBody([] {
            Table table = withWork("work_a_2");
            QVERIFY(table.play("usa take-work work_a_2 mixers=1"));
            QVERIFY(isTurnOf(table, Owner::Germany));
            QCOMPARE(table[kUsa].engineers, std::int16_t(10));
            QCOMPARE(table.state().works.spaces[0], (Occupancy{Owner::Usa, 2}));
            QVERIFY(table.state().works.spaces[1] == Occupancy{});
            openWork(table, 0, "work_a_5");
            table.supply(Company::Germany, 0, 5, 5);
            QVERIFY(table.refuses("germany take-work work_a_5 excavators=2", ErrorCode::SpaceTaken,
                                  "B-25.8"));
        });
        QTest::newRow("B-25.8 no fee, and open to two players as well") << RowBody([] {
            Table table = expansionTable(2);
            table.supply(kUsa, 0, 1, 0);
            for (const char* work : {"work_a_1", "work_a_4", "work_a_5"}) {
                openWork(table, 2, work);
                QCOMPARE(table.isOffered("usa take-work work_a_1 excavators=1"),
                         std::string_view(work) == "work_a_1");
            }
        });
        QTest::newRow("B-25.8 refuses a work that is not open, and one engineer alone")
            << RowBody([] {
                   Table table = withWork("work_a_1");
                   QVERIFY(table.refuses("usa take-work work_c_1 excavators=2 mixers=4",
                                         ErrorCode::WorkNotOpen, "B-25.8"));
                   table[kUsa].engineers = 1;
                   QVERIFY(table.refuses("usa take-work work_a_1 excavators=1",
                                         ErrorCode::NotEnoughEngineers, "B-7.4"));
               });
        QTest::newRow("B-25.9 the machines go to the general supply, not on the wheel")
            << RowBody([] {
                   Table table = withWork("work_c_5");
                   QVERIFY(table.play("usa take-work work_c_5 excavators=5"));
                   QCOMPARE(table[kUsa].excavators, std::int16_t(15));
                   QVERIFY(table[kUsa].wheel == Wheel{});
                   QCOMPARE(table[kUsa].constructions, std::uint8_t(0));
               });
        QTest::newRow("B-25.9 refuses without all the machines, and other machines") << RowBody([] {
            Table table = withWork("work_c_4"); // 3 excavators, 2 mixers
            table.supply(kUsa, 10, 3, 1);
            QVERIFY(table.refuses("usa take-work work_c_4 excavators=3 mixers=2",
                                  ErrorCode::NotEnoughMachines, "B-25.9"));
            table.supply(kUsa, 10, 9, 9);
            QVERIFY(table.refuses("usa take-work work_c_4 excavators=4 mixers=1",
                                  ErrorCode::WrongPayment, "B-25.9"));
            QVERIFY(table.refuses("usa take-work work_c_4 excavators=3", ErrorCode::WrongPayment,
                                  "B-25.9"));
        });
        QTest::newRow("B-25.9 no construction: Jordan's credits do not help") << RowBody([] {
            Table table = withWork("work_a_1");
            table.officer(kUsa, Officer::Jordan).supply(kUsa, 10, 0, 0);
            QVERIFY(table.refuses("usa take-work work_a_1 replaced=1", ErrorCode::WrongPayment,
                                  "B-25.9"));
        });
        QTest::newRow("B-25.9 P-4 of a lightly tracked player the machines are not known")
            << RowBody([] {
                   Table table = withWork("work_c_5");
                   table.light(kUsa);
                   QVERIFY(table.play("usa take-work work_c_5"));
                   QCOMPARE(table[kUsa].vp, std::int16_t(16));
                   QVERIFY(table[kUsa].works.contains(Work(14)));
               });
        QTest::newRow("B-25.10 the work is kept and its place stays empty in the round")
            << RowBody([] {
                   Table table = withWork("work_b_4");
                   QVERIFY(table.play("usa take-work work_b_4 excavators=3"));
                   QVERIFY(table[kUsa].works.contains(Work(8)));
                   QVERIFY(!table.state().works.open[0].isSet());
                   QVERIFY(!brokenInvariant(table.state()));
               });
        QTest::newRow("B-25.10 at the end of the round the rest leaves and three come") << RowBody(
            [] {
                Table table = expansionTable();
                table.phase(Phase::EndOfRound, 1);
                QVERIFY(table.play("table proceed"));
                while (table.state().task().kind == TaskKind::RevealTile)
                    QVERIFY(apply(table.state(), legalMoves(table.state()).front()));
                QCOMPARE(table.state().task().kind, TaskKind::RevealWork);
                QVERIFY(table.refuses("table open-work work_b_1", ErrorCode::NotInPile, "B-25.10"));
                QVERIFY(table.refuses("table open-work work_a_1", ErrorCode::NotInPile, "B-25.10"));
                QVERIFY(table.play({"table open-work work_a_5", "table open-work work_b_2"}));
                QCOMPARE(table.state().works.open[0], Work(4));
                QCOMPARE(table.state().works.open[1], Work(3)); // the last of A, without asking
                QCOMPARE(table.state().works.open[2], Work(6));
                QCOMPARE(table.state().works.pile.size(), 9);
                QVERIFY(Game::isChance({Actor::Table, RevealWork{Work(4)}}));
            });
        QTest::newRow("B-25.10 the rounds show AAA, AAB, BBB, BCC, CCC") << RowBody([] {
            Table table = expansionTable();
            QByteArray piles;
            for (int round = 1; round <= 5; ++round) {
                for (const Work work : table.state().works.open)
                    piles += static_cast<char>('A' + pileOf(work));
                piles += ' ';
                if (round == 5)
                    break;
                table.phase(Phase::EndOfRound, round);
                QVERIFY(table.play("table proceed"));
                while (table.state().task().kind != TaskKind::ConfirmPhase)
                    QVERIFY(apply(table.state(), legalMoves(table.state()).front()));
            }
            QCOMPARE(piles, QByteArray("AAA AAB BBB BCC CCC "));
            QVERIFY(table.state().works.pile.empty());
        });
        QTest::newRow("B-25.11 one own contract without energy, up to the value shown") << RowBody(
            [] {
                Table table = withWork("work_a_1");
                table[kUsa].contracts = {};
                table.hold(kUsa, "green_11").hold(kUsa, "yellow_01").national({"national_01"});
                QVERIFY(table.play("usa take-work work_a_1 excavators=1"));
                QVERIFY(table.refuses("usa fulfil yellow_01", ErrorCode::EnergyTooLow, "B-11.3"));
                QVERIFY(
                    table.refuses("usa fulfil national_01", ErrorCode::ContractNotOpen, "R-B10"));
                QVERIFY(table.isOffered("usa decline"));
                QVERIFY(table.play("usa fulfil green_11"));
                QCOMPARE(table[kUsa].energy, std::int16_t(0));
                QCOMPARE(table.state().task().kind, TaskKind::PlacePiece);
            });
        QTest::newRow("B-25.11 France saves nothing, the contract asks what is printed")
            << RowBody([] {
                   Table table = withWork("work_a_1");
                   table.turnOf(Company::France).supply(Company::France, 0, 1, 0);
                   for (const char* space : {"P5_0", "P6_0", "P7_0"})
                       table.powerhouse(space, Owner::France);
                   table[Company::France].contracts = {};
                   table.hold(Company::France, "yellow_03"); // asks 5
                   QVERIFY(table.play("france take-work work_a_1 excavators=1"));
                   QVERIFY(isTurnOf(table, Owner::Usa));
               });
        QTest::newRow("B-25.12 energy that may fulfil one own contract") << RowBody([] {
            Table table = withWork("work_b_1");
            table.hold(kUsa, "yellow_09").hold(kUsa, "yellow_11").national({"national_01"});
            QVERIFY(table.play("usa take-work work_b_1 excavators=2 mixers=1"));
            QCOMPARE(table[kUsa].energy, std::int16_t(6));
            QCOMPARE(table[kUsa].credits, std::int16_t(15));
            QVERIFY(table.refuses("usa fulfil yellow_11", ErrorCode::EnergyTooLow, "B-11.3"));
            QVERIFY(
                table.play({"usa fulfil yellow_09", "usa choose-machines excavators=2 mixers=0"}));
            QVERIFY(isTurnOf(table, Owner::Germany));
        });
        QTest::newRow("B-25.13 an open advanced tile of choice, its space stays free")
            << RowBody([] {
                   Table table = withWork("work_a_5");
                   QVERIFY(table.play("usa take-work work_a_5 excavators=2"));
                   QVERIFY(table.refuses("usa decline", ErrorCode::CannotDecline, "R-B32"));
                   QVERIFY(table.play("usa choose-tile slot=3"));
                   QVERIFY(table[kUsa].tiles.contains(Tile::L1Building));
                   QCOMPARE(table.state().patents.open[2], Tile::None);
                   QVERIFY(table.state().spaces[35].owner == Owner::Nobody);
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-25.13 without an open tile it is lost; refuses a taken one")
            << RowBody([] {
                   Table table = withWork("work_a_5");
                   table.patents(Tile::None, Tile::None, Tile::L1Base);
                   Table none = table;
                   none.patents(Tile::None, Tile::None, Tile::None);
                   QVERIFY(none.play("usa take-work work_a_5 excavators=2"));
                   QVERIFY(isTurnOf(none, Owner::Germany));
                   QVERIFY(table.play("usa take-work work_a_5 excavators=2"));
                   QVERIFY(table.refuses("usa choose-tile slot=1", ErrorCode::NoTile, "B-25.13"));
               });
        QTest::newRow("B-25.14 two elevations one after the other, on one dam or two")
            << RowBody([] {
                   Table table = withWork("work_b_2");
                   table.dam("8L", Owner::Usa).dam("9L", Owner::Usa);
                   QVERIFY(table.play({"usa take-work work_b_2 mixers=4",
                                       "usa place-piece 8L elevation",
                                       "usa place-piece 8L elevation"}));
                   QCOMPARE(table[kUsa].builtOf(Structure::Elevation), 2);
                   QVERIFY(table.play("usa choose-machines excavators=1 mixers=0")); // an income
                   QCOMPARE(table[kUsa].vp, std::int16_t(12));
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestExternalWorks)
#include "tst_external_works.moc"
