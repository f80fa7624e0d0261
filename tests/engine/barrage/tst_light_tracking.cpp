#include <QtTest>

#include "engine/barrage/ids.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;
constexpr Company kItaly = Company::Italy;

/// It is the turn of the USA, whose supply is not known.
Table lightTable(int players = 4) {
    Table table(players);
    table.light(kUsa);
    return table;
}

bool hasNothing(const CompanyState& company) {
    return company.credits == 0 && company.excavators == 0 && company.mixers == 0 &&
           company.wheel == Wheel{};
}

int vpFrom(const Table& table, Source source) {
    return sumOf(table.events(), EventKind::VpChanged, Owner::Usa, source);
}

} // namespace

/// P-4: a human of whom only what lies open is tracked.
class TestLightTracking : public QObject {
    Q_OBJECT

private slots:
    void neverForbids_data() {
        QTest::addColumn<QByteArray>("move");
        QTest::newRow("P-4 machines never forbid a base")
            << QByteArray("usa build 1L base basic_base");
        QTest::newRow("P-4 credits never forbid a red building space")
            << QByteArray("usa build 1U base basic_base");
        QTest::newRow("P-4 machines never forbid a conduit of 5")
            << QByteArray("usa build 1A conduit basic_conduit");
        QTest::newRow("P-4 machines never forbid a powerhouse")
            << QByteArray("usa build P5_0 powerhouse basic_powerhouse");
        QTest::newRow("P-4 machines never forbid an elevation")
            << QByteArray("usa build 5L elevation basic_elevation");
        QTest::newRow("P-4 credits never forbid a red action space")
            << QByteArray("usa water water_management_two_drops_right A=2");
        QTest::newRow("P-4 credits never forbid a cost inside the symbol")
            << QByteArray("usa workshop workshop_three_right");
        QTest::newRow("P-4 credits never forbid the machinery shop")
            << QByteArray("usa buy-machines machinery_shop_both_right");
        QTest::newRow("P-4 credits never forbid a patent")
            << QByteArray("usa take-patent patent_office_1");
        QTest::newRow("P-4 credits never forbid two contracts")
            << QByteArray("usa take-contracts contract_office_two_left green_01 red_01");
        QTest::newRow("P-4 credits never forbid a foreign conduit")
            << QByteArray("usa produce turbine_station_plus_2_right 3L 3A P5_1 drops=3");
    }
    void neverForbids() {
        QFETCH(const QByteArray, move);
        Table table = lightTable();
        table.dam("5L", Owner::Usa).dam("3L", Owner::Usa, 2, 3).conduit("3A", Owner::Italy);
        table.powerhouse("P5_1", Owner::Usa);
        if (move.contains("P5_0")) // one powerhouse in a basin
            table = lightTable();
        QVERIFY(table.isOffered(move.toStdString()));
        QVERIFY(table.play(move.toStdString()));
        QVERIFY(hasNothing(table[kUsa]));
    }

    void tracked_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("P-4 begins with nothing known in supply") << RowBody([] {
            Setup setup = plainSetup(2);
            setup.seats[0].tracking = Tracking::Light;
            Table table = Table::after(setup);
            QVERIFY(hasNothing(table[kUsa]));
            QCOMPARE(table[kUsa].engineers, 12);
            QCOMPARE(table[kUsa].vp, 10);
            QCOMPARE(table[kUsa].contracts.size(), 1);
            QCOMPARE(table[kGermany].credits, 6);
        });
        QTest::newRow("P-4 a technology tile in use never forbids the next construction")
            << RowBody([] {
                   Table table = lightTable(2);
                   table[kGermany].engineers = 0;
                   QVERIFY(table.play(
                       {"usa build 1L base basic_base", "usa build 2L base basic_base",
                        "usa build 3L base basic_base", "usa build 5L base basic_base"}));
                   QCOMPARE(table[kUsa].builtOf(Structure::Base), 4);
                   QCOMPARE(table[kUsa].engineers, 12 - 1 - 2 - 3 - 3);
                   QVERIFY(table[kUsa].tiles.contains(Tile::BasicBase));
                   QVERIFY(hasNothing(table[kUsa]));
               });
        QTest::newRow("P-4 refuses a tile that is not owned") << RowBody([] {
            const Table table = lightTable();
            const Error error = table.refusal("usa build 1L base l1_base");
            QCOMPARE(error.code, ErrorCode::NoTile);
            QCOMPARE(error.rule, std::string_view("B-8.3"));
        });
        QTest::newRow("P-4 refuses a payment, there is nothing to pay from") << RowBody([] {
            const Table table = lightTable();
            const Error error = table.refusal("usa build 1L base basic_base excavators=5");
            QCOMPARE(error.code, ErrorCode::WrongPayment);
            QCOMPARE(error.rule, std::string_view("B-8.2c"));
        });
        QTest::newRow("P-4 engineers are tracked and refuse a space") << RowBody([] {
            Table table = lightTable();
            table[kUsa].engineers = 2;
            const Error error = table.refusal("usa workshop workshop_three_right");
            QCOMPARE(error.code, ErrorCode::NotEnoughEngineers);
            QCOMPARE(error.rule, std::string_view("B-7.4"));
            QVERIFY(table.play("usa bank engineers=2"));
            QCOMPARE(table[kUsa].engineers, 0);
        });
        QTest::newRow("P-4 structures are tracked and refuse a second base in a basin")
            << RowBody([] {
                   Table table = lightTable();
                   table.dam("5L", Owner::Usa);
                   const Error error = table.refusal("usa build 5U base basic_base");
                   QCOMPARE(error.code, ErrorCode::SecondBaseInBasin);
                   QCOMPARE(error.rule, std::string_view("B-2.10"));
               });
        QTest::newRow("P-4 refuses a fifth construction") << RowBody([] {
            Table table = lightTable();
            table[kUsa].constructions = 4;
            table[kUsa].engineers = 3;
            const Error error = table.refusal("usa build 1L base basic_base");
            QCOMPARE(error.code, ErrorCode::NoConstructionSpaceLeft);
            QCOMPARE(error.rule, std::string_view("B-8.1"));
        });
        QTest::newRow("P-4 water and energy are tracked, the conduit's owner is paid") << RowBody(
            [] {
                Table table = lightTable();
                table.dam("1L", Owner::Usa, 1, 2).conduit("1B", Owner::Germany);
                table.powerhouse("P5_0", Owner::Usa);
                QVERIFY(table.play("usa produce turbine_station_plus_2_left 1L 1B P5_0 drops=2"));
                QCOMPARE(table[kUsa].energy, 10);
                QCOMPARE(table.drops("1L"), 0);
                QCOMPARE(table[kGermany].credits, 8);
                QCOMPARE(table[kGermany].vp, 12);
                QVERIFY(hasNothing(table[kUsa]));
            });
        QTest::newRow("P-4 refuses more drops than the dam holds") << RowBody([] {
            Table table = lightTable();
            table.dam("1L", Owner::Usa, 1, 1).conduit("1B", Owner::Usa);
            table.powerhouse("P5_0", Owner::Usa);
            const Error error =
                table.refusal("usa produce turbine_station_plus_2_left 1L 1B P5_0 drops=2");
            QCOMPARE(error.code, ErrorCode::NotEnoughDrops);
            QCOMPARE(error.rule, std::string_view("B-10.3"));
        });
        QTest::newRow("P-4 contracts are tracked, rewards in machines and credits are not")
            << RowBody([] {
                   Table table = lightTable(2);
                   table.dam("1L", Owner::Usa, 0, 1).conduit("1B", Owner::Usa);
                   table.powerhouse("P5_0", Owner::Usa).hold(kUsa, "green_13");
                   table.open(Colour::Green, "green_03", "green_04");
                   table.hold(kUsa, "green_02"); // two machines of choice: nothing to ask
                   QVERIFY(table.play({"usa produce turbine_station_plus_2_left 1L 1B P5_0 drops=1",
                                       "usa fulfil green_13"})); // 5 VP, 1 excavator
                   QCOMPARE(table[kUsa].vp, 15);
                   QVERIFY(hasNothing(table[kUsa]));
                   QCOMPARE(decider(table.state()), Actor::Germany);
                   table.turnOf(kUsa);
                   table.dam("3L", Owner::Usa, 0, 1).conduit("3A", Owner::Usa);
                   QVERIFY(table.play({"usa produce turbine_station_zero_left 3L 3A P5_0 drops=1",
                                       "usa fulfil green_02"}));
                   QVERIFY(hasNothing(table[kUsa]));
                   QCOMPARE(table[kUsa].fulfilled.size(), 2);
                   QCOMPARE(decider(table.state()), Actor::Germany);
               });
        QTest::newRow("P-4 the limit of three contracts holds") << RowBody([] {
            Table table = lightTable(2);
            table.hold(kUsa, "green_03").hold(kUsa, "yellow_03");
            QVERIFY(table.play("usa take-contracts contract_office_one_a_left red_01"));
            QCOMPARE(table.state().task().kind, TaskKind::DiscardContract);
            QVERIFY(table.play("usa discard green_03"));
            QCOMPARE(table[kUsa].contracts.size(), 3);
        });
        QTest::newRow("P-4 the wheel is not tracked, its steps are told") << RowBody([] {
            Table table = lightTable();
            QVERIFY(table.play("usa workshop workshop_three_left"));
            QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Usa), 3);
            QVERIFY(hasNothing(table[kUsa]));
        });
        QTest::newRow("P-4 an owned advanced tile has its effect") << RowBody([] {
            Table table = lightTable();
            table.tile(kUsa, Tile::L3Powerhouse).powerhouse("P6_0", Owner::Usa);
            QVERIFY(table.play("usa build P5_0 powerhouse l3_powerhouse"));
            QCOMPARE(table[kUsa].vp, 16);
            QVERIFY(table[kUsa].tiles.contains(Tile::L3Powerhouse));
        });
        QTest::newRow("P-4 an engineer-free tile is open without engineers") << RowBody([] {
            Table table = lightTable();
            table.tile(kUsa, Tile::L3Base);
            table[kUsa].engineers = 0;
            QVERIFY(table.isOffered("usa pass"));
            QVERIFY(table.play("usa build 5U base l3_base"));
            QCOMPARE(table[kUsa].constructions, 0);
            QCOMPARE(table[kUsa].builtOf(Structure::Base), 1);
        });
        QTest::newRow("P-4 VP of income and scoring are tracked") << RowBody([] {
            Table table = lightTable(2);
            table.conduit("1A", Owner::Usa).conduit("2A", Owner::Usa); // 3 VP
            table.phase(Phase::IncomeAndHeadstreams, 2);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table[kUsa].vp, 13);
            table[kUsa].energy = 12;
            table.phase(Phase::Scoring, 2);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table[kUsa].vp, 13 + 6 + 8); // leader, two conduits in round 2
            QVERIFY(hasNothing(table[kUsa]));
        });
        QTest::newRow("P-4 Krylov's tile copies any owned tile, Sekibo's fee forbids nothing")
            << RowBody([] {
                   Table table = lightTable();
                   table.officer(kUsa, Officer::Krylov);
                   QVERIFY(table.play("usa build 1L base anton_krylov copying=basic_base"));
                   table = lightTable();
                   table.officer(kUsa, Officer::Sekibo).officer(kItaly, Officer::Adler);
                   table[kUsa].officerCopies = 1;
                   QVERIFY(table.play({"usa copy wilhelm_adler", "usa build 1L base basic_base"}));
                   QCOMPARE(table[kUsa].officerCopies, 2);
               });
    }
    void tracked() {
        QFETCH(const RowBody, body);
        body();
    }

    void leftovers_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("P-4 B-19.3 the player states what is left") << RowBody([] {
            Table table = lightTable(2);
            table.supply(kGermany, 0, 5, 5).phase(Phase::Scoring, 5);
            QVERIFY(table.play("table proceed"));
            QVERIFY(!table.state().isOver());
            QCOMPARE(decider(table.state()), Actor::Usa);
            QVERIFY(table.play("usa leftovers items=18"));
            QVERIFY(table.state().isOver());
            QCOMPARE(vpFrom(table, Source::Leftovers), 3);
            QCOMPARE(sumOf(table.events(), EventKind::VpChanged, Owner::Germany, Source::Leftovers),
                     2); // 10 machines and the 3 credits of a total of 0
        });
        QTest::newRow("P-4 nothing left is an answer too") << RowBody([] {
            Table table = lightTable(2);
            table.phase(Phase::Scoring, 5);
            QVERIFY(table.play({"table proceed", "usa leftovers items=0"}));
            QVERIFY(table.state().isOver());
            QCOMPARE(vpFrom(table, Source::Leftovers), 0);
        });
        QTest::newRow("P-4 refuses more than the box holds") << RowBody([] {
            Table table = lightTable(2);
            table.phase(Phase::Scoring, 5);
            QVERIFY(table.play("table proceed"));
            const Error error = table.refusal("usa leftovers items=271");
            QCOMPARE(error.code, ErrorCode::OutOfRange);
            QCOMPARE(error.rule, std::string_view("P-4"));
        });
        QTest::newRow("P-4 refuses a statement before the end") << RowBody([] {
            const Table table = lightTable(2);
            const Error error = table.refusal("usa leftovers items=5");
            QCOMPARE(error.code, ErrorCode::WrongPhase);
            QCOMPARE(error.rule, std::string_view("B-5.1"));
        });
        QTest::newRow("P-4 every lightly tracked player is asked, nobody else") << RowBody([] {
            Table table = lightTable(3);
            table.light(kItaly).phase(Phase::Scoring, 5);
            QVERIFY(table.play("table proceed"));
            QSet<int> asked;
            while (!table.state().isOver()) {
                asked.insert(static_cast<int>(decider(table.state())));
                const bool isUsa = decider(table.state()) == Actor::Usa;
                QVERIFY(table.play(isUsa ? "usa leftovers items=5" : "italy leftovers items=10"));
            }
            QCOMPARE(asked,
                     (QSet<int>{static_cast<int>(Actor::Usa), static_cast<int>(Actor::Italy)}));
            QCOMPARE(vpFrom(table, Source::Leftovers), 1);
        });
    }
    void leftovers() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestLightTracking)
#include "tst_light_tracking.moc"
