#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

/// The USA have Sekibo, Germany this officer, Italy Adler unless Germany has him.
Table against(Officer officer) {
    Table table;
    table.officer(kUsa, Officer::Sekibo).officer(Company::Germany, officer);
    if (officer != Officer::Adler)
        table.officer(Company::Italy, Officer::Adler);
    table.supply(kUsa, 6, 20, 20);
    table[kUsa].contracts = {};
    return table;
}

} // namespace

/// Mahiri Sekibo, who copies other officers.
class TestSekibo : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-21.7a 1 engineer, the second time in a round 3 credits too")
            << RowBody([] {
                   Table table = against(Officer::Adler);
                   QVERIFY(table.play("usa copy wilhelm_adler"));
                   QCOMPARE(table[kUsa].engineers, 11);
                   QCOMPARE(table[kUsa].credits, 6);
                   QVERIFY(table.play("usa workshop workshop_one_left"));
                   table.turnOf(kUsa).supply(kUsa, 2, 0, 0);
                   QVERIFY(table.refuses("usa copy wilhelm_adler", ErrorCode::NotEnoughCredits,
                                         "B-21.7a"));
                   table.supply(kUsa, 3, 0, 0);
                   QVERIFY(table.play("usa copy wilhelm_adler"));
                   QCOMPARE(table[kUsa].engineers, 9);
                   QCOMPARE(table[kUsa].credits, 0);
                   QVERIFY(table.play("usa bank engineers=1"));
                   table.phase(Phase::EndOfRound, 1);
                   QVERIFY(table.play("table proceed"));
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa copy wilhelm_adler"));
                   QCOMPARE(table[kUsa].engineers, 11);
                   QCOMPARE(table[kUsa].credits, 1);
               });
        QTest::newRow("B-21.7 refuses a third copy in a round, and a copy by anybody else")
            << RowBody([] {
                   Table table = against(Officer::Adler);
                   table[kUsa].officerCopies = 2;
                   QVERIFY(
                       table.refuses("usa copy wilhelm_adler", ErrorCode::NoCopyLeft, "B-21.7"));
                   table.turnOf(Company::France);
                   QVERIFY(table.refuses("france copy wilhelm_adler",
                                         ErrorCode::OfficerNotAvailable, "B-21.7"));
               });
        QTest::newRow("R-B23 B-21.7b the copy is no turn: one action follows, then the next player")
            << RowBody([] {
                   Table table = against(Officer::Adler);
                   QVERIFY(table.play("usa copy wilhelm_adler"));
                   QCOMPARE(table.state().task().who, Owner::Usa);
                   QVERIFY(table.refuses("usa pass", ErrorCode::CannotPass, "B-7.2"));
                   QVERIFY(
                       table.refuses("germany bank engineers=1", ErrorCode::WrongPlayer, "B-7.1"));
                   QVERIFY(table.play("usa build 1L base basic_base excavators=3"));
                   QCOMPARE(table.state().task().who, Owner::Germany);
               });
        QTest::newRow("R-B23 refuses a second copy in a turn") << RowBody([] {
            Table table = against(Officer::McDowell);
            QVERIFY(table.play("usa copy jill_mcdowell"));
            QVERIFY(
                table.refuses("usa copy wilhelm_adler", ErrorCode::AlreadyDoneThisTurn, "R-B23"));
            QVERIFY(
                table.refuses("usa copy jill_mcdowell", ErrorCode::AlreadyDoneThisTurn, "R-B23"));
        });
        QTest::newRow("B-21.7b R-B23 the copy ends with the turn") << RowBody([] {
            Table table = against(Officer::McDowell);
            QVERIFY(table.play({"usa copy jill_mcdowell", "usa bank engineers=1",
                                "germany bank engineers=12", "italy bank engineers=12",
                                "france bank engineers=12"}));
            QCOMPARE(table.state().turn.copied, Officer::None);
            QVERIFY(table.refuses("usa build 5B conduit basic_conduit mixers=4",
                                  ErrorCode::WrongPayment, "B-8.2c"));
        });
        QTest::newRow("R-B23 B-21.7b refuses a copy with the last engineer") << RowBody([] {
            Table table = against(Officer::Adler);
            table[kUsa].engineers = 1;
            QVERIFY(table.refuses("usa copy wilhelm_adler", ErrorCode::NoActionLeft, "B-21.7b"));
            table[kUsa].engineers = 2;
            QVERIFY(table.isOffered("usa copy wilhelm_adler"));
            table[kUsa].engineers = 0;
            table.tile(kUsa, Tile::L3Base);
            QVERIFY(
                table.refuses("usa copy wilhelm_adler", ErrorCode::NotEnoughEngineers, "B-7.4"));
        });
        QTest::newRow("R-B23 the last engineer may copy if an engineer-free tile can follow")
            << RowBody([] {
                   Table table = against(Officer::Adler);
                   table.tile(kUsa, Tile::L3Base);
                   table[kUsa].engineers = 1;
                   QVERIFY(table.play("usa copy wilhelm_adler"));
                   QVERIFY(table.refuses("usa pass", ErrorCode::CannotPass, "R-B23"));
                   QVERIFY(table.refuses("usa bank engineers=1", ErrorCode::NotEnoughEngineers,
                                         "B-7.4"));
                   QVERIFY(table.play("usa build 1L base l3_base"));
                   QCOMPARE(table.state().task().who, Owner::Germany);
               });
        QTest::newRow("R-B23 refuses the last engineer if the fee leaves nothing to build with")
            << RowBody([] {
                   Table table = against(Officer::Jordan);
                   table.tile(kUsa, Tile::L1Powerhouse);
                   table[kUsa].engineers = 1;
                   table[kUsa].officerCopies = 1;
                   table.supply(kUsa, 8, 0, 0); // 3 for the copy, 6 instead of two mixers
                   QVERIFY(table.refuses("usa copy solomon_p_jordan", ErrorCode::NoActionLeft,
                                         "B-21.7b"));
                   table.supply(kUsa, 9, 0, 0);
                   QVERIFY(
                       table.refuses("usa copy wilhelm_adler", ErrorCode::NoActionLeft, "B-21.7b"));
                   QVERIFY(table.play({"usa copy solomon_p_jordan",
                                       "usa build P5_0 powerhouse l1_powerhouse replaced=2"}));
                   QCOMPARE(table[kUsa].credits, 0);
                   QCOMPARE(table[kUsa].engineers, 0);
               });
        QTest::newRow("R-B23 the last engineer may copy Krylov with such a tile on the wheel")
            << RowBody([] {
                   Table table = against(Officer::Krylov);
                   table[kUsa].wheel[1] = {Tile::L1Powerhouse, 0, 2};
                   table[kUsa].engineers = 1;
                   QVERIFY(
                       table.refuses("usa copy wilhelm_adler", ErrorCode::NoActionLeft, "B-21.7b"));
                   QVERIFY(table.play({"usa copy anton_krylov",
                                       "usa build P5_0 powerhouse none copying=l1_powerhouse "
                                       "mixers=2"}));
                   QCOMPARE(static_cast<int>(table[kUsa].built[3]), 1);
               });
        QTest::newRow("B-21.7c refuses officers that are not there, none and Sekibo himself")
            << RowBody([] {
                   const Table table = against(Officer::McDowell);
                   for (const char* move :
                        {"usa copy viktor_fiesler", "usa copy mahiri_sekibo", "usa copy none"})
                       QVERIFY(table.refuses(move, ErrorCode::OfficerNotAvailable, "B-21.7c"));
               });
        QTest::newRow("B-21.7c with fewer players the drawn officers can be copied too")
            << RowBody([] {
                   Setup setup = plainSetup(2); // Germany has McDowell
                   setup.seats[0].officer = Officer::Sekibo;
                   setup.extraOfficers.push(Officer::Jordan);
                   setup.extraOfficers.push(Officer::Krylov);
                   Table two = Table::after(setup);
                   two.turnOf(kUsa);
                   for (const char* move : {"usa copy jill_mcdowell", "usa copy solomon_p_jordan",
                                            "usa copy anton_krylov"})
                       QVERIFY(two.isOffered(move));
                   QVERIFY(two.refuses("usa copy wilhelm_adler", ErrorCode::OfficerNotAvailable,
                                       "B-21.7c"));
                   setup = plainSetup(3);
                   setup.seats[0].officer = Officer::Sekibo;
                   setup.extraOfficers.push(Officer::DelMonte);
                   Table three = Table::after(setup);
                   three.turnOf(kUsa);
                   for (const char* move : {"usa copy jill_mcdowell", "usa copy solomon_p_jordan",
                                            "usa copy graziano_del_monte"})
                       QVERIFY(three.isOffered(move));
               });
    }

    void rules() {
        QFETCH(const RowBody, body);
        body();
    }

    void copies_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-21.7d Krylov copied: no tile goes in, the machines do, the wheel turns")
            << RowBody([] {
                   Table table = against(Officer::Krylov);
                   table.powerhouse("P5_0", Owner::Usa);
                   table[kUsa].wheel[0] = {Tile::BasicConduit, 4, 0};
                   table[kUsa].wheel[3] = {Tile::L3Powerhouse, 0, 2};
                   table[kUsa].tiles.erase(Tile::BasicConduit);
                   QVERIFY(table.refuses("usa build P6_0 powerhouse none copying=l3_powerhouse "
                                         "mixers=3",
                                         ErrorCode::NoTile, "B-8.3"));
                   QVERIFY(table.play("usa copy anton_krylov"));
                   QVERIFY(table.refuses("usa build P6_0 powerhouse none copying=l1_powerhouse "
                                         "mixers=3",
                                         ErrorCode::NothingToCopy, "R-B28"));
                   QVERIFY(table.refuses("usa build P6_0 powerhouse none mixers=3",
                                         ErrorCode::NoTile, "B-8.3"));
                   QVERIFY(table.refuses("usa build P6_0 powerhouse anton_krylov "
                                         "copying=l3_powerhouse mixers=3",
                                         ErrorCode::NoTile, "B-8.3"));
                   QVERIFY(table.play("usa build P6_0 powerhouse none copying=l3_powerhouse "
                                      "mixers=3"));
                   QCOMPARE(table[kUsa].vp, 10 + 6);
                   QCOMPARE(table[kUsa].wheel[4], (WheelSegment{Tile::None, 0, 3}));
                   QCOMPARE(table[kUsa].wheel[2].tile, Tile::L3Powerhouse);
                   QVERIFY(table[kUsa].tiles.contains(Tile::BasicConduit));
                   QCOMPARE(table[kUsa].excavators, 24);
                   QCOMPARE(table[kUsa].engineers, 12 - 1 - 1);
               });
        QTest::newRow("B-21.7e Adler copied: a base for 3 excavators in this turn") << RowBody([] {
            Table table = against(Officer::Adler);
            QVERIFY(table.refuses("usa build 1L base basic_base excavators=3",
                                  ErrorCode::WrongPayment, "B-8.2c"));
            QVERIFY(table.play("usa copy wilhelm_adler"));
            QVERIFY(table.refuses("usa build 1L base basic_base excavators=5",
                                  ErrorCode::WrongPayment, "B-8.2c"));
            QVERIFY(table.play("usa build 1L base basic_base excavators=3"));
        });
        QTest::newRow("B-21.7e Fiesler copied: less than 4 counts as 4 in this turn")
            << RowBody([] {
                   Table table = against(Officer::Fiesler);
                   table.dam("9L", Owner::Usa, 2, 3).conduit("9A", Owner::Usa);
                   table.powerhouse("P11_0", Owner::Usa);
                   QVERIFY(
                       table.refuses("usa produce turbine_station_minus_2_left 9L 9A P11_0 drops=1",
                                     ErrorCode::NoEnergy, "B-10.5"));
                   QVERIFY(table.play({"usa copy viktor_fiesler",
                                       "usa produce turbine_station_minus_2_left 9L 9A P11_0 "
                                       "drops=1"}));
                   QCOMPARE(table[kUsa].energy, 2);
               });
        QTest::newRow("B-21.7e McDowell copied: a conduit for its value in mixers in this turn")
            << RowBody([] {
                   Table table = against(Officer::McDowell);
                   QVERIFY(table.refuses("usa build 1A conduit basic_conduit mixers=5",
                                         ErrorCode::WrongPayment, "B-8.2c"));
                   QVERIFY(table.play(
                       {"usa copy jill_mcdowell", "usa build 1A conduit basic_conduit mixers=5"}));
                   QCOMPARE(table[kUsa].mixers, 15);
               });
        QTest::newRow("B-21.7e Jordan copied: credits for machines in this turn") << RowBody([] {
            Table table = against(Officer::Jordan);
            QVERIFY(table.refuses("usa build 8L base basic_base excavators=1 replaced=2",
                                  ErrorCode::WrongPayment, "B-8.2c"));
            QVERIFY(table.play({"usa copy solomon_p_jordan",
                                "usa build 8L base basic_base excavators=1 replaced=2"}));
            QCOMPARE(table[kUsa].credits, 0);
            QCOMPARE(table[kUsa].excavators, 19);
        });
        QTest::newRow("B-21.7f R-B26 Del Monte copied: a fourth drop in this turn, and it stays")
            << RowBody([] {
                   Table table = against(Officer::DelMonte);
                   table.dam("1L", Owner::Usa, 2, 3).dam("8L", Owner::Germany, 2);
                   QVERIFY(table.play({"usa copy graziano_del_monte",
                                       "usa water water_management_one_drop_flowing_left A=1"}));
                   QCOMPARE(table.drops("1L"), 4);
                   table[Company::Germany].officer = Officer::None;
                   QVERIFY(table.play("germany water water_management_one_drop_flowing_right A=1"));
                   QCOMPARE(table.drops("1L"), 4);
                   QCOMPARE(table.drops("8L"), 1);
                   table.headstream(Headstream::A, 1).phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("1L"), 4);
                   QCOMPARE(table.drops("8L"), 2);
               });
        QTest::newRow("R-B26 the fourth drop counts, and once it left only three are held")
            << RowBody([] {
                   Table table = against(Officer::DelMonte);
                   table.dam("1L", Owner::Usa, 2, 3).conduit("1A", Owner::Usa);
                   table.powerhouse("P8_0", Owner::Usa);
                   QVERIFY(table.play({"usa copy graziano_del_monte",
                                       "usa water water_management_one_drop_flowing_left A=1"}));
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa produce turbine_station_zero_left 1L 1A P8_0 drops=4"));
                   QCOMPARE(table[kUsa].energy, 20);
                   table.headstream(Headstream::A, 5).phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("1L"), 3);
               });
        QTest::newRow("R-B26 without a flow in the turn the copied Del Monte leaves nothing")
            << RowBody([] {
                   Table table = against(Officer::DelMonte);
                   table.dam("1L", Owner::Usa, 2, 3).headstream(Headstream::A, 1);
                   QVERIFY(table.play({"usa copy graziano_del_monte", "usa bank engineers=1"}));
                   table.phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("1L"), 3);
               });
        QTest::newRow("B-21.7f a dam of level 2 holds 2, other companies' dams 3") << RowBody([] {
            Table table = against(Officer::DelMonte);
            table.dam("1L", Owner::Usa, 1, 2).dam("8L", Owner::France, 2, 3);
            QVERIFY(table.play({"usa copy graziano_del_monte",
                                "usa water water_management_one_drop_flowing_left A=1"}));
            QCOMPARE(table.drops("1L"), 2);
            QCOMPARE(table.drops("8L"), 3);
            QCOMPARE(table.state().dropsGone, 1);
        });
    }

    void copies() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestSekibo)
#include "tst_sekibo.moc"
