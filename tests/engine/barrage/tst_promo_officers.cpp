#include <QtTest>

#include "engine/barrage/invariants.h"
#include "engine/barrage/score.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

bool isTurnOf(const Table& table, Owner who) {
    return table.state().task().kind == TaskKind::TakeTurn && table.state().task().who == who;
}

Table with(Officer officer) {
    Table table;
    table.state().options.promoOfficers = true;
    table.supply(kUsa, 10, 10, 10);
    giveOfficer(table, kUsa, officer);
    return table;
}

Table copying(Officer officer) {
    Table table = with(Officer::Sekibo);
    giveOfficer(table, Company::Germany, officer);
    table.state().turn.copied = officer;
    return table;
}

} // namespace

/// B-25.30: the promo officers whose abilities are known.
class TestPromoOfficers : public QObject {
    Q_OBJECT

private slots:
    void officer_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-25.30 B-25.30a Audia: 8 excamixers and no other machines") << RowBody([] {
            Setup setup = plainSetup();
            setup.options.promoOfficers = true;
            setup.seats[0].officer = Officer::Audia;
            const State state = Table::after(setup).state();
            QCOMPARE(state.of(kUsa).excavators + state.of(kUsa).mixers, 0);
            QCOMPARE(state.of(kUsa).excamixers, std::int16_t(8));
        });
        QTest::newRow("B-25.30a excamixers stand for either kind and come back by the wheel")
            << RowBody([] {
                   Table table = with(Officer::Audia);
                   table[kUsa].mixers = 1;
                   QVERIFY(table.isOffered("usa build 8L base basic_base excamixers=3"));
                   QVERIFY(!table.isOffered("usa build 8L base basic_base mixers=1 excamixers=2"));
                   QVERIFY(table.play(
                       "usa build P5_0 powerhouse basic_powerhouse mixers=1 excamixers=1"));
                   QCOMPARE(table[kUsa].excamixers, std::int16_t(7));
                   QVERIFY((table[kUsa].wheel[4] == WheelSegment{Tile::BasicPowerhouse, 0, 1, 1}));
                   table.turnOf(kUsa).supply(kUsa, 10, 0, 0);
                   QVERIFY(table.play("usa workshop workshop_three_left"));
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa workshop workshop_two_left"));
                   QCOMPARE(table[kUsa].excamixers, std::int16_t(8));
               });
        QTest::newRow("B-25.30a B-25.9 they pay for external works and count as leftovers")
            << RowBody([] {
                   Table table = expansionTable();
                   giveOfficer(table, kUsa, Officer::Audia);
                   QVERIFY(table.play("usa take-work work_a_2 excamixers=1"));
                   QCOMPARE(table[kUsa].excamixers, std::int16_t(7));
                   table.supply(kUsa, 3, 0, 0);
                   int vp = 0;
                   for (const ScoreLine& line : scoreEnd(table.state()))
                       vp += line.company == kUsa && line.source == Source::Leftovers ? line.vp : 0;
                   QCOMPARE(vp, 2);
               });
        QTest::newRow("P-14 Sekibo copies Audia: excavators and mixers stand for each other")
            << RowBody([] {
                   Table table = copying(Officer::Audia);
                   QVERIFY(table.isOffered("usa build 8L base basic_base excavators=1 mixers=2"));
                   table.state().turn.copied = Officer::None;
                   QVERIFY(!table.isOffered("usa build 8L base basic_base excavators=1 mixers=2"));
               });
        QTest::newRow("B-25.30b P-14 Grasso: one more construction for 2 engineers") << RowBody([] {
            Table table = with(Officer::Grasso);
            table[kUsa].constructions = 4;
            QVERIFY(!table.isOffered("usa build 8L base basic_base excavators=3"));
            QVERIFY(table.play("usa build 8L base basic_base excavators=3 on_officer"));
            QCOMPARE(table[kUsa].engineers, std::int16_t(10));
            QCOMPARE(table[kUsa].credits, std::int16_t(10));
            QCOMPARE(table[kUsa].constructions, std::uint8_t(4));
            table.turnOf(kUsa);
            QVERIFY(table.refuses("usa build 9A conduit basic_conduit excavators=2 "
                                  "on_officer",
                                  ErrorCode::NoConstructionSpaceLeft, "B-25.30b"));
        });
        QTest::newRow("B-25.30b refuses others, and an engineer-free tile there") << RowBody([] {
            Table table = with(Officer::Adler);
            QVERIFY(table.refuses("usa build 8L base basic_base excavators=3 on_officer",
                                  ErrorCode::NoConstructionSpaceLeft, "B-25.30b"));
            giveOfficer(table, kUsa, Officer::Grasso);
            table.tile(kUsa, Tile::L3Base);
            QVERIFY(table.refuses("usa build 8L base l3_base on_officer",
                                  ErrorCode::NoConstructionSpaceLeft, "R-B29"));
        });
        QTest::newRow("B-25.30c Wu Fang: energy of the drops in own dams, which stay")
            << RowBody([] {
                   Table table = with(Officer::WuFang);
                   table.dam("1L", Owner::Usa, 1, 2).dam("2L", Owner::Usa, 0, 1);
                   table.dam("6L", Owner::Neutral, 0, 1).powerhouse("P5_0", Owner::Usa);
                   table.powerhouse("P6_0", Owner::Usa).national({"national_01"});
                   QVERIFY(table.play("usa use-officer"));
                   QCOMPARE(table[kUsa].energy, std::int16_t(3));
                   QCOMPARE(table.drops("1L"), 2);
                   QVERIFY(table.play("usa fulfil starting_01")); // asks 3
                   QCOMPARE(table[kUsa].engineers, std::int16_t(11));
                   table.turnOf(kUsa);
                   QVERIFY(table.refuses("usa use-officer", ErrorCode::SpaceTaken, "B-25.30c"));
               });
        QTest::newRow("B-25.30c refuses without a drop, and others") << RowBody([] {
            Table table = with(Officer::WuFang);
            QVERIFY(table.refuses("usa use-officer", ErrorCode::NoEnergy, "B-25.30c"));
            QVERIFY(with(Officer::Adler)
                        .refuses("usa use-officer", ErrorCode::OfficerNotAvailable, "B-25.30c"));
        });
        QTest::newRow("B-25.30d P-15 Octavius: drops of several dams, one powerhouse, one contract")
            << RowBody([] {
                   Table table = with(Officer::Octavius);
                   table.dam("1L", Owner::Usa, 0, 1).dam("3L", Owner::Neutral, 0, 1);
                   table.conduit("1B", Owner::Usa).conduit("3A", Owner::Germany);
                   table.powerhouse("P5_0", Owner::Usa).hold(kUsa, "red_05"); // asks 8
                   QVERIFY(table.play("usa produce turbine_station_zero_left 1L 1B P5_0 drops=1"));
                   QVERIFY(table.refuses("usa add-source 1L 1B drops=1", ErrorCode::NotEnoughDrops,
                                         "B-10.3"));
                   QVERIFY(table.play("usa add-source 3L 3A drops=1"));
                   QCOMPARE(table[kUsa].energy, std::int16_t(8));
                   QCOMPARE(table[kUsa].credits, std::int16_t(9)); // to Germany
                   QCOMPARE(table[Company::Germany].vp, std::int16_t(11));
                   QVERIFY(table.play("usa fulfil red_05"));
                   QCOMPARE(table.state().dropsGone, std::uint16_t(2));
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-25.30d P-15 nothing has to be added, nor in Germany's second production")
            << RowBody([] {
                   Table table = with(Officer::Adler);
                   giveOfficer(table, Company::Germany, Officer::Octavius);
                   table.turnOf(Company::Germany).dam("5L", Owner::Germany, 2, 3);
                   table.conduit("5A", Owner::Germany).conduit("5B", Owner::Germany);
                   table.powerhouse("P8_0", Owner::Germany).powerhouse("P10_0", Owner::Germany);
                   table.powerhouse("P12_0", Owner::Germany);
                   table[Company::Germany].contracts = {};
                   QVERIFY(table.play("germany produce turbine_station_zero_left 5L 5B P10_0 "
                                      "drops=1"));
                   QCOMPARE(table.state().task().kind, TaskKind::AddSource);
                   QVERIFY(
                       table.play({"germany decline", "germany produce none 5L 5A P8_0 drops=1"}));
                   QVERIFY(isTurnOf(table, Owner::Italy));
               });
        QTest::newRow("B-25.30e Zahir: a waiting drop may flow at once, each as wanted")
            << RowBody([] {
                   Table table = with(Officer::Zahir);
                   table.dam("1L", Owner::Usa);
                   QVERIFY(table.play("usa water water_management_two_drops_left none"));
                   QVERIFY(table.refuses("usa place-drops none", ErrorCode::NoDrop, "B-13.1"));
                   QVERIFY(table.play("usa place-drops A=1 flowing"));
                   QCOMPARE(table.drops("1L"), 1);
                   QVERIFY(table.play("usa place-drops B=1"));
                   QCOMPARE(table.state().map.headstreamDrops[1], std::uint8_t(1));
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-25.30e a flowing drop may go straight into an own dam with room")
            << RowBody([] {
                   Table table = with(Officer::Zahir);
                   table.dam("8L", Owner::Usa).dam("9L", Owner::Neutral);
                   QVERIFY(table.play("usa water water_management_one_drop_flowing_left none"));
                   QVERIFY(table.refuses("usa place-drops A=1 flowing",
                                         ErrorCode::OfficerNotAvailable, "B-25.30e"));
                   QVERIFY(table.refuses("usa place-in-dam 9L", ErrorCode::NotOwnDam, "B-25.24"));
                   QVERIFY(table.play("usa place-in-dam 8L"));
                   QCOMPARE(table.drops("8L"), 1);
                   QVERIFY(isTurnOf(table, Owner::Germany));
                   QVERIFY(!brokenInvariant(table.state()));
               });
        QTest::newRow("B-25.30e others let drops wait or flow as told") << RowBody([] {
            Table table = with(Officer::Adler);
            table.dam("8L", Owner::Usa);
            QVERIFY(table.refuses("usa water water_management_two_drops_left none",
                                  ErrorCode::NoDrop, "B-13.1"));
            table = expansionTable(0, 0, 5);
            table.dam("8L", Owner::Usa);
            openWork(table, 0, "work_c_2"); // a drop that flows at once
            QVERIFY(table.play("usa take-work work_c_2 mixers=5"));
            QVERIFY(
                table.refuses("usa place-in-dam 8L", ErrorCode::OfficerNotAvailable, "B-25.30e"));
            QVERIFY(table.play("usa place-drops A=1"));
        });
        QTest::newRow("B-25.30e only a drop that would flow at once may go into a dam")
            << RowBody([] {
                   Table table = expansionTable(0, 4, 0);
                   giveOfficer(table, kUsa, Officer::Zahir);
                   table.dam("8L", Owner::Usa);
                   openWork(table, 0, "work_b_5"); // 2 drops that wait
                   QVERIFY(table.play("usa take-work work_b_5 excavators=4"));
                   QVERIFY(table.refuses("usa place-in-dam 8L", ErrorCode::OfficerNotAvailable,
                                         "B-25.30e"));
                   QVERIFY(table.isOffered("usa place-drops A=1 flowing"));
               });
        QTest::newRow("B-25.30 no promo officer for an Automa, nor without the option")
            << RowBody([] {
                   Setup setup = plainSetup(2);
                   setup.seats[0].officer = Officer::Grasso;
                   QCOMPARE(begin(setup).error().rule, std::string_view("B-25.30"));
                   setup.options.promoOfficers = true;
                   QVERIFY(begin(setup).ok());
                   setup.seats[0].kind = PlayerKind::Automa;
                   setup.seats[0].level = Level::VeryHigh;
                   setup.seats[0].startingContract = Contract();
                   QCOMPARE(begin(setup).error().rule, std::string_view("B-25.30"));
               });
    }
    void officer() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestPromoOfficers)
#include "tst_promo_officers.moc"
