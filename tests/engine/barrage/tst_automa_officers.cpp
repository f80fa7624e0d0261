#include <QtTest>

#include "tests/support/barrage/automa_turn.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;
constexpr Company kItaly = Company::Italy;
constexpr Company kFrance = Company::France;

// Action tiles: 1 water, base, elevation; 2 water, base in the hills; 5 production +0 for green,
// elevation, conduit; 10 conduit; 15 powerhouse; 17 base.
// As criteria tile 1 has B1 B6 B4, C1 C3 C5 with the code 1A.

/// Turn of Germany's Automa with the officer and these technology tiles only.
Table withOfficer(Officer officer, int tile, std::initializer_list<Tile> tiles = {}) {
    Table table;
    table.automa(kGermany, Level::VeryHigh).supply(kGermany, 0, 12, 12).turnOf(kGermany);
    table[kGermany].tiles = {};
    for (const Tile technology : tiles)
        table.tile(kGermany, technology);
    table.officer(kGermany, officer);
    layTiles(table, tile, tile == 1 ? 2 : 1);
    return table;
}

/// Space and everything behind it of the construction, "" if there is none.
QString built(const Table& table) {
    const QString move = nextMove(table);
    return move.contains("automa-build") ? move.section(' ', 3) : QString();
}
QString payment(const Table& table) { return built(table).section(' ', 3); }

/// Conduits of value 3 only, all others are built.
void leaveValueThree(Table& table) {
    for (std::size_t i = 0; i < kConduitSpaceCount; ++i)
        if (i != 2 && i != 5) // 2A, 3B
            table.state().map.conduits[i] = Owner::Usa;
}

/// An opponent's Automa is led by Sekibo; the income phase of round 2 waits.
Table underSekibo() {
    Table table;
    table.automa(kGermany, Level::VeryHigh).officer(kGermany, Officer::Sekibo);
    layTiles(table, 5, 4);
    table.phase(Phase::IncomeAndHeadstreams, 2);
    return table;
}

} // namespace

/// 8.3: the level very high, officer by officer.
class TestAutomaOfficers : public QObject {
    Q_OBJECT

private slots:
    void construction_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 Adler: a base costs 3 excavators everywhere") << RowBody([] {
            Table table = withOfficer(Officer::Adler, 4, {Tile::BasicBase});
            table.supply(kGermany, 0, 3, 0);
            QCOMPARE(payment(table), "excavators=3");
            table.officer(kGermany, Officer::None);
            QCOMPARE(built(table), "");
        });
        QTest::newRow("8.3 Adler: mountains before the criteria") << RowBody([] {
            Table table = withOfficer(Officer::Adler, 17, {Tile::BasicBase});
            table.conduit("5B", Owner::Usa);                           // B1 names basin 5
            QCOMPARE(built(table), "1L base basic_base excavators=3"); // code 1
            table.officer(kGermany, Officer::None);
            QCOMPARE(built(table), "5L base basic_base excavators=4");
        });
        QTest::newRow("8.3 Adler: hills before plains if no mountain is free") << RowBody([] {
            Table table = withOfficer(Officer::Adler, 17, {Tile::BasicBase});
            table.conduit("9B", Owner::Usa); // B1 names basin 9
            for (std::size_t space = 0; space < 8; ++space)
                table.state().map.dams[space].owner = Owner::Usa;
            QCOMPARE(built(table).section(' ', 0, 0), "5L");
        });
        QTest::newRow("8.3 Del Monte: an elevation instead of any construction") << RowBody([] {
            for (const int tile : {17, 15, 10}) {
                Table table = withOfficer(Officer::DelMonte, tile,
                                          {Tile::BasicBase, Tile::BasicElevation,
                                           Tile::BasicConduit, Tile::BasicPowerhouse});
                table.dam("9L", Owner::Germany, 0, 1);
                QCOMPARE(nextMove(table), "germany automa-build engineers=2 9L elevation "
                                          "basic_elevation mixers=2");
                QVERIFY(decide(table.state()).officer == Officer::DelMonte);
                table.officer(kGermany, Officer::None);
                QVERIFY(!built(table).contains("elevation"));
                QVERIFY(decide(table.state()).officer == Officer::None);
            }
        });
        QTest::newRow("8.3 Del Monte: what the tile says if no elevation is possible")
            << RowBody([] {
                   Table table =
                       withOfficer(Officer::DelMonte, 17, {Tile::BasicBase, Tile::BasicElevation});
                   QVERIFY(built(table).contains(" base ")); // no dam
                   table.dam("9L", Owner::Germany, 0, 1).supply(kGermany, 0, 12, 1);
                   QVERIFY(built(table).contains(" base ")); // not enough mixers
                   table.supply(kGermany, 0, 12, 2);
                   QVERIFY(built(table).contains(" elevation "));
               });
        QTest::newRow("R-A11 Del Monte: an elevation outside the area of the action")
            << RowBody([] {
                   Table table =
                       withOfficer(Officer::DelMonte, 2, {Tile::BasicBase, Tile::BasicElevation});
                   table.dam("9L", Owner::Germany, 0, 1); // the tile says: base in the hills
                   QVERIFY(built(table).startsWith("9L elevation"));
                   QVERIFY(!playTurn(table).isEmpty());
                   QCOMPARE(table.state().map.dams[17].elevations, 1);
               });
        QTest::newRow("8.3 McDowell: a conduit is paid with mixers if both are equal")
            << RowBody([] {
                   Table table = withOfficer(Officer::McDowell, 10, {Tile::BasicConduit});
                   leaveValueThree(table);
                   table.supply(kGermany, 0, 6, 6);
                   QCOMPARE(payment(table), "mixers=3");
                   table.supply(kGermany, 0, 0, 3); // counts when checking machines
                   QCOMPARE(payment(table), "mixers=3");
               });
        QTest::newRow("R-A11 McDowell: otherwise with the kind of which there is more")
            << RowBody([] {
                   Table table = withOfficer(Officer::McDowell, 10, {Tile::BasicConduit});
                   leaveValueThree(table);
                   table.supply(kGermany, 0, 7, 6);
                   QCOMPARE(payment(table), "excavators=6");
                   table.supply(kGermany, 0, 5, 4); // more, but too few
                   QCOMPARE(payment(table), "mixers=3");
                   table.supply(kGermany, 0, 5, 2); // never mixed
                   QCOMPARE(built(table), "");
               });
        QTest::newRow("8.3 McDowell: machines of choice are mixers") << RowBody([] {
            Table table = withOfficer(Officer::McDowell, 1);
            table.supply(kGermany, 0, 0, 5);
            QVERIFY(playTurn(table).value(0).contains("automa-buy-machines"));
            QCOMPARE(table[kGermany].mixers, 6);
            QCOMPARE(table[kGermany].excavators, 0);
        });
        QTest::newRow("8.3 Jordan: one missing machine for 3 VP") << RowBody([] {
            Table table = withOfficer(Officer::Jordan, 4, {Tile::BasicBase});
            table.supply(kGermany, 0, 4, 12); // 5 are needed
            QCOMPARE(payment(table), "excavators=4 replaced=1");
            playTurn(table);
            QCOMPARE(sumOf(table.events(), EventKind::VpChanged, Owner::Germany,
                           Source::ReplacedMachines),
                     -3);
        });
        QTest::newRow("8.3 Jordan: machines first, and not more than one replaced") << RowBody([] {
            Table table = withOfficer(Officer::Jordan, 4, {Tile::BasicBase});
            table.supply(kGermany, 0, 5, 0);
            QCOMPARE(payment(table), "excavators=5");
            table.supply(kGermany, 0, 3, 12);
            QCOMPARE(built(table), "");
        });
        QTest::newRow("8.3 Krylov: the special tile only if there is no other") << RowBody([] {
            Table table = withOfficer(Officer::Krylov, 15, {Tile::BasicPowerhouse});
            table[kGermany].wheel[3].tile = Tile::L3Powerhouse;
            QCOMPARE(built(table), "P5_0 powerhouse basic_powerhouse mixers=2");
            table[kGermany].tiles.erase(Tile::BasicPowerhouse);
            QCOMPARE(built(table), "P5_0 powerhouse anton_krylov copying=l3_powerhouse mixers=2");
        });
        QTest::newRow("8.3 Krylov: copies the highest level, specific before wild") << RowBody([] {
            Table table = withOfficer(Officer::Krylov, 15);
            Wheel& wheel = table[kGermany].wheel;
            const auto copied = [&] {
                return built(table).section("copying=", 1).section(' ', 0, 0);
            };
            QCOMPARE(built(table), ""); // nothing to copy
            wheel[0].tile = Tile::BasicPowerhouse;
            QCOMPARE(copied(), "basic_powerhouse");
            wheel[1].tile = Tile::L1Wild;
            QCOMPARE(copied(), "l1_wild");
            wheel[2].tile = Tile::L1Powerhouse;
            QCOMPARE(copied(), "l1_powerhouse");
            wheel[3].tile = Tile::L2Wild;
            QCOMPARE(copied(), "l2_wild");
            wheel[4].tile = Tile::L3Base; // cannot build a powerhouse (R-A11)
            QCOMPARE(copied(), "l2_wild");
        });
    }
    void construction() {
        QFETCH(const RowBody, body);
        body();
    }

    void water_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 Del Monte: a dam of level 3 holds 4, also when placing water")
            << RowBody([] {
                   Table table = withOfficer(Officer::DelMonte, 1);
                   table.dam("1L", Owner::Germany, 2, 3);
                   QVERIFY(nextMove(table).endsWith("automa-water engineers=1 A=1"));
                   table.officer(kGermany, Officer::None);
                   QVERIFY(!nextMove(table).contains("automa-water"));
               });
        QTest::newRow("8.3 Fiesler: one drop only through a conduit of value 1 or 2")
            << RowBody([] {
                   Table table = withOfficer(Officer::Fiesler, 5);
                   table.dam("6L", Owner::Germany, 2, 3).conduit("6B", Owner::Germany); // value 2
                   table.powerhouse("P7_0", Owner::Germany);
                   QCOMPARE(nextMove(table).section(' ', 4), "6L 6B P7_0 drops=1");
                   QVERIFY(table.play(nextMove(table).toStdString()));
                   QCOMPARE(table[kGermany].energy, 4); // at least 4
                   QCOMPARE(table.drops("6L"), 2);
               });
        QTest::newRow("8.3 Fiesler: all drops through a conduit of value 3, at least 4 energy")
            << RowBody([] {
                   Table table = withOfficer(Officer::Fiesler, 5);
                   table.dam("2L", Owner::Germany, 1, 1).conduit("2A", Owner::Germany);
                   table.powerhouse("P6_0", Owner::Germany);
                   QCOMPARE(decide(table.state()).production->energy, 4);
                   table.dam("2L", Owner::Germany, 1, 2);
                   QCOMPARE(nextMove(table).section(' ', 4), "2L 2A P6_0 drops=2");
                   QCOMPARE(decide(table.state()).production->energy, 6);
               });
        QTest::newRow("8.3 Fiesler: his minimum counts in the conditions") << RowBody([] {
            Table table = withOfficer(Officer::Fiesler, 1);                      // -2
            table.dam("9L", Owner::Germany, 0, 1).conduit("9A", Owner::Germany); // value 1
            table.powerhouse("P11_0", Owner::Germany);
            QCOMPARE(decide(table.state()).actions[0].there, 2);
            table.officer(kGermany, Officer::None);
            QCOMPARE(reasons(table).value(0), "A-4.1.1");
        });
        QTest::newRow("R-A11 Fiesler: one drop in Germany's second production, no minimum")
            << RowBody([] {
                   Table table = withOfficer(Officer::Fiesler, 5);
                   table.dam("1L", Owner::Germany, 1, 2).conduit("1B", Owner::Germany); // 8
                   table.powerhouse("P5_0", Owner::Germany).powerhouse("P11_0", Owner::Germany);
                   table.powerhouse("P7_0", Owner::Germany);
                   table.dam("6L", Owner::Germany, 1, 2).conduit("6B", Owner::Germany); // value 2
                   QVERIFY(playTurn(table).contains("germany produce none 6L 6B P7_0 drops=1"));
                   QCOMPARE(sumOf(table.events(), EventKind::EnergyMoved, Owner::Germany,
                                  Source::Production),
                            8 + 1 + 2);
               });
    }
    void water() {
        QFETCH(const RowBody, body);
        body();
    }

    void sekibo_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 Sekibo: a human's first turn of a round is drawn from a tile")
            << RowBody([] {
                   Table table = underSekibo();
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.state().active, kUsa);
                   QVERIFY(table.play("table automa-tile 16"));
                   QCOMPARE(table.state().deck.criteriaTile, 5);
                   QVERIFY(isAutomaToDecide(table.state()));
                   QCOMPARE(nextMove(table), "usa automa-sweep engineers=1 red energy=2");
                   QVERIFY(table.isOffered("usa automa-sweep engineers=1 red energy=2"));
                   const QStringList moves = playTurn(table);
                   QVERIFY(moves.value(1).contains("powerhouse basic_powerhouse mixers=2"));
                   QCOMPARE(table[kUsa].engineers, 12 - 1 - 2);
                   QCOMPARE(table[kUsa].energy, 2);
                   QCOMPARE(table.state().active, kGermany);
               });
        QTest::newRow("8.3 Sekibo: refuses a human's own action in that turn") << RowBody([] {
            Table table = underSekibo();
            QVERIFY(table.play({"table proceed", "table automa-tile 16"}));
            for (const std::string_view move :
                 {"usa bank engineers=1", "usa workshop workshop_one_left",
                  "usa build 9L base basic_base excavators=3"})
                QVERIFY(table.refuses(move, ErrorCode::WrongPlayer, "8.3"));
        });
        QTest::newRow("8.3 Sekibo: every human, once in every round") << RowBody([] {
            Table table = underSekibo();
            QVERIFY(table.play({"table proceed", "table automa-tile 16"}));
            playTurn(table);
            QVERIFY(table.play("table automa-tile 1"));
            playTurn(table); // Germany's own
            QCOMPARE(table.state().active, kItaly);
            QVERIFY(table.play("table automa-tile 2"));
            QVERIFY(nextMove(table).startsWith("italy automa-"));
            playTurn(table);
            QVERIFY(table.play("table automa-tile 3"));
            playTurn(table);
            QCOMPARE(table.state().active, kUsa); // the second time: as usual
            QVERIFY(!isAutomaToDecide(table.state()));
            QVERIFY(table.play({"usa bank engineers=1", "table automa-tile 7"}));
            table.phase(Phase::EndOfRound, 2);
            table[kGermany].energy = table[kItaly].energy = table[kFrance].energy = 9;
            QVERIFY(table.play("table proceed"));
            table.revealAll();
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table.state().active, kUsa); // round 3, it was last on the track
            QVERIFY(table.play("table automa-tile 6"));
            QVERIFY(nextMove(table).startsWith("usa automa-"));
        });
        QTest::newRow("8.3 Sekibo: an Automa with another officer dictates nothing") << RowBody([] {
            Table table = underSekibo();
            table.officer(kGermany, Officer::Adler);
            QVERIFY(table.play({"table proceed", "usa bank engineers=1"}));
        });
        QTest::newRow("8.3 Sekibo: a human with Sekibo dictates nothing") << RowBody([] {
            Table table = underSekibo();
            table.officer(kGermany, Officer::Adler).officer(kFrance, Officer::Sekibo);
            QVERIFY(table.play({"table proceed", "usa bank engineers=1"}));
        });
        QTest::newRow("8.3 Sekibo: the Automa itself copies no officer") << RowBody([] {
            Table table = withOfficer(Officer::Sekibo, 17, {Tile::BasicBase});
            table.officer(kUsa, Officer::Adler).supply(kGermany, 0, 12, 12);
            QVERIFY(table.refuses("germany copy wilhelm_adler", ErrorCode::WrongPlayer, "A-1.0"));
            QVERIFY(built(table).contains("excavators=5")); // a mountain, not for 3
        });
    }
    void sekibo() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaOfficers)

#include "tst_automa_officers.moc"
