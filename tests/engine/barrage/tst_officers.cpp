#include <string>

#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

/// The USA with this officer and plenty of machines.
Table with(Officer officer) {
    Table table;
    table.officer(kUsa, officer).supply(kUsa, 0, 20, 20);
    table[kUsa].contracts = {};
    return table;
}

/// Energy of the USA after a production of these drops on a space.
int produced(Officer officer, const char* space, const char* system, int drops) {
    Table table = with(officer);
    table.dam("9L", Owner::Usa, 2, 3).conduit("9A", Owner::Usa).conduit("9B", Owner::Usa);
    table.powerhouse("P11_0", Owner::Usa);
    table[kUsa].credits = 3;
    table.play(std::string("usa produce ") + space + ' ' + system +
               " drops=" + std::to_string(drops));
    return table[kUsa].energy;
}

/// The payments offered for a construction with this tile, as "excavators/mixers/replaced".
QStringList paymentsFor(const Table& table, Site site, Tile tile) {
    QStringList payments;
    for (const Move& move : legalMoves(table.state()))
        if (const Build* build = std::get_if<Build>(&move.what);
            build && build->site == site && build->tile == tile)
            payments << QString("%1/%2/%3")
                            .arg(build->payment.excavators)
                            .arg(build->payment.mixers)
                            .arg(build->payment.replaced);
    payments.sort();
    return payments;
}

constexpr Site kPlainsBase{Structure::Base, 15};       // 8L
constexpr Site kConduitOfFour{Structure::Conduit, 9};  // 5B
constexpr Site kConduitOfThree{Structure::Conduit, 8}; // 5A

} // namespace

/// Section 21 without Sekibo.
class TestOfficers : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-21.1 Adler's bases cost 3 excavators everywhere") << RowBody([] {
            for (const char* site : {"1L", "6L", "9L"}) {
                Table table = with(Officer::Adler);
                const std::string build = std::string("usa build ") + site + " base basic_base ";
                for (const char* wrong : {"excavators=2", "excavators=4", "excavators=5"})
                    QVERIFY(table.refuses(build + wrong, ErrorCode::WrongPayment, "B-8.2c"));
                QVERIFY(table.play(build + "excavators=3"));
            }
        });
        QTest::newRow("B-21.1 Adler's elevations keep their price, as do other companies' bases")
            << RowBody([] {
                   Table table = with(Officer::Adler);
                   table.dam("1L", Owner::Usa);
                   QVERIFY(table.refuses("usa build 1L elevation basic_elevation mixers=2",
                                         ErrorCode::WrongPayment, "B-8.2c"));
                   QVERIFY(table.play("usa build 1L elevation basic_elevation mixers=4"));
                   table.turnOf(Company::Germany);
                   QVERIFY(table.refuses("germany build 2L base basic_base excavators=3",
                                         ErrorCode::WrongPayment, "B-8.2c"));
               });
        QTest::newRow("B-21.2 Del Monte's level 3 dams hold 4 drops, all others their level")
            << RowBody([] {
                   Table table = with(Officer::DelMonte);
                   table.dam("1L", Owner::Usa, 2).dam("2L", Owner::Usa, 1).dam("4L", Owner::Usa);
                   table.dam("3L", Owner::Germany, 2).dam("6L", Owner::Neutral, 2);
                   for (const Headstream headstream :
                        {Headstream::A, Headstream::B, Headstream::C, Headstream::D})
                       table.headstream(headstream, 7);
                   table.phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("1L"), 4);
                   QCOMPARE(table.drops("2L"), 2);
                   QCOMPARE(table.drops("4L"), 1);
                   QCOMPARE(table.drops("3L"), 3);
                   QCOMPARE(table.drops("6L"), 3);
               });
        QTest::newRow("B-21.3 Fiesler counts less than 4 as 4, then bonus and malus")
            << RowBody([] {
                   constexpr const char* kZero = "turbine_station_zero_left";
                   constexpr const char* kMinus = "turbine_station_minus_2_left";
                   constexpr const char* kOne = "9L 9A P11_0"; // value 1
                   QCOMPARE(produced(Officer::Fiesler, kZero, kOne, 1), 4);
                   QCOMPARE(produced(Officer::Fiesler, kZero, kOne, 3), 4);
                   QCOMPARE(produced(Officer::Fiesler, kMinus, kOne, 2), 2);
                   QCOMPARE(produced(Officer::Fiesler, "turbine_station_plus_2_right", kOne, 1), 6);
                   QCOMPARE(produced(Officer::None, kZero, kOne, 3), 3);
               });
        QTest::newRow("B-21.3 Fiesler leaves 4 and more alone") << RowBody([] {
            Table table = with(Officer::Fiesler);
            table.dam("5L", Owner::Usa, 2, 3).conduit("5A", Owner::Usa);
            table.powerhouse("P8_0", Owner::Usa);
            QVERIFY(table.play("usa produce turbine_station_minus_1_left 5L 5A P8_0 drops=2"));
            QCOMPARE(table[kUsa].energy, 5);
        });
        QTest::newRow("D-16 B-21.4 McDowell pays value 4 with 8 excavators or 4 mixers")
            << RowBody([] {
                   const Table table = with(Officer::McDowell);
                   QCOMPARE(paymentsFor(table, kConduitOfFour, Tile::BasicConduit),
                            QStringList({"0/4/0", "8/0/0"}));
                   for (const char* wrong : {"excavators=4", "mixers=8", "excavators=4 mixers=2",
                                             "excavators=6 mixers=1", "excavators=1 mixers=3"})
                       QVERIFY(
                           table.refuses(std::string("usa build 5B conduit basic_conduit ") + wrong,
                                         ErrorCode::WrongPayment, "B-8.2c"));
               });
        QTest::newRow("B-21.4 McDowell's price goes to the wheel and holds for conduits only")
            << RowBody([] {
                   Table table = with(Officer::McDowell);
                   QVERIFY(table.refuses("usa build 8L base basic_base mixers=3",
                                         ErrorCode::WrongPayment, "B-8.2c"));
                   QVERIFY(table.play("usa build 5B conduit basic_conduit mixers=4"));
                   QCOMPARE(table[kUsa].wheel[4], (WheelSegment{Tile::BasicConduit, 0, 4}));
                   QCOMPARE(table[kUsa].mixers, 16);
                   QVERIFY(with(Officer::None)
                               .refuses("usa build 5B conduit basic_conduit mixers=4",
                                        ErrorCode::WrongPayment, "B-8.2c"));
               });
        QTest::newRow("D-16 R-B27 McDowell with the II conduit tile: 5 excavators or her price")
            << RowBody([] {
                   Table table = with(Officer::McDowell);
                   table.tile(kUsa, Tile::L2Conduit);
                   QCOMPARE(paymentsFor(table, kConduitOfFour, Tile::L2Conduit),
                            QStringList({"0/4/0", "5/0/0"}));
                   QCOMPARE(paymentsFor(table, kConduitOfThree, Tile::L2Conduit),
                            QStringList({"0/3/0", "5/0/0"}));
                   for (const char* wrong : {"excavators=8", "mixers=5", "excavators=3 mixers=2"})
                       QVERIFY(
                           table.refuses(std::string("usa build 5B conduit l2_conduit ") + wrong,
                                         ErrorCode::WrongPayment, "B-8.2c"));
               });
        QTest::newRow("D-16 R-B27 McDowell with the II wild tile: any mix of 8, or 4 mixers")
            << RowBody([] {
                   Table table = with(Officer::McDowell);
                   table.tile(kUsa, Tile::L2Wild);
                   QCOMPARE(paymentsFor(table, kConduitOfFour, Tile::L2Wild),
                            QStringList({"0/4/0", "0/8/0", "1/7/0", "2/6/0", "3/5/0", "4/4/0",
                                         "5/3/0", "6/2/0", "7/1/0", "8/0/0"}));
                   for (const char* wrong : {"excavators=4", "excavators=2 mixers=2", "mixers=5"})
                       QVERIFY(table.refuses(std::string("usa build 5B conduit l2_wild ") + wrong,
                                             ErrorCode::WrongPayment, "B-8.2c"));
               });
        QTest::newRow("D-17 B-21.5 Jordan builds in the plains with 1 excavator and 6 credits or 9")
            << RowBody([] {
                   Table table = with(Officer::Jordan);
                   table.supply(kUsa, 9, 1, 0);
                   QCOMPARE(paymentsFor(table, kPlainsBase, Tile::BasicBase),
                            QStringList({"0/0/3", "1/0/2"}));
                   table.supply(kUsa, 8, 1, 0);
                   QVERIFY(table.refuses("usa build 8L base basic_base replaced=3",
                                         ErrorCode::NotEnoughCredits, "R-B7"));
                   table.supply(kUsa, 5, 1, 0);
                   QVERIFY(table.refuses("usa build 8L base basic_base excavators=1 replaced=2",
                                         ErrorCode::NotEnoughCredits, "R-B7"));
                   table.supply(kUsa, 6, 1, 0);
                   QVERIFY(table.play("usa build 8L base basic_base excavators=1 replaced=2"));
                   QCOMPARE(table[kUsa].credits, 0);
                   QCOMPARE(table[kUsa].excavators, 0);
               });
        QTest::newRow("D-17 R-B7 red outline on the fourth space: 12 in hand, 15 with the "
                      "excavator kept")
            << RowBody([] {
                   Table table = with(Officer::Jordan);
                   table[kUsa].constructions = 3;
                   table.supply(kUsa, 11, 1, 0);
                   QVERIFY(table.refuses("usa build 8U base basic_base excavators=1 replaced=2",
                                         ErrorCode::NotEnoughCredits, "R-B7"));
                   table.supply(kUsa, 14, 1, 0);
                   QVERIFY(table.refuses("usa build 8U base basic_base replaced=3",
                                         ErrorCode::NotEnoughCredits, "R-B7"));
                   table.supply(kUsa, 12, 1, 0);
                   Table kept = table;
                   QVERIFY(table.play("usa build 8U base basic_base excavators=1 replaced=2"));
                   QCOMPARE(table[kUsa].credits, 0);
                   kept.supply(kUsa, 15, 1, 0);
                   QVERIFY(kept.play("usa build 8U base basic_base replaced=3"));
                   QCOMPARE(kept[kUsa].credits, 0);
                   QCOMPARE(kept[kUsa].excavators, 1);
               });
        QTest::newRow("B-21.5 Jordan may replace any number of machines of every piece")
            << RowBody([] {
                   Table table = with(Officer::Jordan);
                   table.supply(kUsa, 30, 10, 10).dam("8L", Owner::Usa);
                   for (const char* move : {"usa build 1A conduit basic_conduit replaced=10",
                                            "usa build 1A conduit basic_conduit excavators=9 "
                                            "replaced=1",
                                            "usa build 8L elevation basic_elevation replaced=2",
                                            "usa build P5_0 powerhouse basic_powerhouse mixers=1 "
                                            "replaced=1"})
                       QVERIFY(table.isOffered(move));
                   for (const char* wrong :
                        {"usa build 8L elevation basic_elevation replaced=3",
                         "usa build 8L elevation basic_elevation excavators=1 replaced=1",
                         "usa build P5_0 powerhouse basic_powerhouse mixers=2 replaced=1"})
                       QVERIFY(table.refuses(wrong, ErrorCode::WrongPayment, "B-8.2c"));
                   QVERIFY(table.play("usa build 1A conduit basic_conduit replaced=10"));
                   QCOMPARE(table[kUsa].credits, 0);
                   QCOMPARE(table[kUsa].wheel[4], (WheelSegment{Tile::BasicConduit, 0, 0}));
               });
    }

    void rules() {
        QFETCH(const RowBody, body);
        body();
    }

    void krylov_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-21.6 Krylov's tile takes over the piece of a tile on the own wheel")
            << RowBody([] {
                   Table table = with(Officer::Krylov);
                   QVERIFY(table.play("usa build 8L base basic_base excavators=3"));
                   table.turnOf(kUsa).supply(kUsa, 0, 3, 0);
                   QVERIFY(table.play("usa build 9L base anton_krylov copying=basic_base "
                                      "excavators=3"));
                   QCOMPARE(static_cast<int>(table[kUsa].built[0]), 2);
                   QVERIFY(!table[kUsa].tiles.contains(Tile::Krylov));
                   // One step of the construction, one of the second base's income.
                   QCOMPARE(table[kUsa].wheel[3], (WheelSegment{Tile::Krylov, 3, 0}));
                   QCOMPARE(table[kUsa].wheel[2], (WheelSegment{Tile::BasicBase, 3, 0}));
               });
        QTest::newRow(
            "B-21.6 R-B28 Krylov's tile takes over the special effect of an advanced tile")
            << RowBody([] {
                   Table table = with(Officer::Krylov);
                   table.powerhouse("P5_0", Owner::Usa);
                   table[kUsa].wheel[0] = {Tile::L3Powerhouse, 0, 2};
                   QVERIFY(table.play("usa build P6_0 powerhouse anton_krylov "
                                      "copying=l3_powerhouse mixers=3"));
                   QCOMPARE(table[kUsa].vp, 10 + 6);
                   QVERIFY(table[kUsa].tiles.contains(Tile::L3Powerhouse));
               });
        QTest::newRow("R-B28 Krylov's tile copies engineer-free and wild tiles too") << RowBody([] {
            Table table = with(Officer::Krylov);
            table[kUsa].wheel[2] = {Tile::L3Base, 0, 0};
            table[kUsa].wheel[3] = {Tile::L2Wild, 2, 1};
            Table wild = table;
            QVERIFY(table.play("usa build 1L base anton_krylov copying=l3_base"));
            QCOMPARE(table[kUsa].engineers, 12);
            QCOMPARE(table[kUsa].excavators, 20);
            QVERIFY(wild.play("usa build 8L base anton_krylov copying=l2_wild excavators=1 "
                              "mixers=2"));
            QCOMPARE(wild[kUsa].engineers, 11);
        });
        QTest::newRow("B-21.6 R-B28 refuses Krylov's tile with nothing, itself or a tile elsewhere")
            << RowBody([] {
                   Table table = with(Officer::Krylov);
                   table.tile(Company::Germany, Tile::L1Wild);
                   table[Company::Germany].tiles.erase(Tile::L1Wild);
                   table[Company::Germany].wheel[3] = {Tile::L1Wild, 3, 0};
                   QVERIFY(table.refuses("usa build 8L base anton_krylov excavators=3",
                                         ErrorCode::NothingToCopy, "B-21.6"));
                   for (const char* copied : {"anton_krylov", "basic_base", "l1_wild"})
                       QVERIFY(
                           table.refuses(std::string("usa build 8L base anton_krylov copying=") +
                                             copied + " excavators=3",
                                         ErrorCode::NothingToCopy, "R-B28"));
               });
        QTest::newRow("B-21.6 refuses a copy by another tile, of another kind or from the wheel")
            << RowBody([] {
                   Table table = with(Officer::Krylov);
                   table[kUsa].wheel[1] = {Tile::L1Conduit, 4, 0};
                   QVERIFY(table.refuses("usa build 9A conduit basic_conduit copying=l1_conduit "
                                         "excavators=2",
                                         ErrorCode::NothingToCopy, "B-21.6"));
                   QVERIFY(table.refuses("usa build 8L base anton_krylov copying=l1_conduit "
                                         "excavators=3",
                                         ErrorCode::TileCannotBuild, "B-8.3"));
                   QVERIFY(table.isOffered("usa build 9A conduit anton_krylov copying=l1_conduit "
                                           "excavators=2"));
                   table[kUsa].tiles.erase(Tile::Krylov);
                   table[kUsa].wheel[2] = {Tile::Krylov, 2, 0};
                   QVERIFY(table.refuses("usa build 9A conduit anton_krylov copying=l1_conduit "
                                         "excavators=2",
                                         ErrorCode::NoTile, "B-8.3"));
                   QVERIFY(table.refuses("usa build 9A conduit none copying=l1_conduit "
                                         "excavators=2",
                                         ErrorCode::NoTile, "B-8.3"));
               });
    }

    void krylov() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestOfficers)
#include "tst_officers.moc"
