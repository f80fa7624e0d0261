#include <QtTest>

#include "engine/barrage/automa/payment_choice.h"
#include "engine/barrage/automa/placement.h"
#include "engine/barrage/construction_choice.h"
#include "engine/barrage/ids.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/barrage/sites.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;
constexpr Owner kOwn = Owner::Germany;
constexpr Owner kUsa = Owner::Usa;
constexpr Structure kBase = Structure::Base;
constexpr Structure kConduit = Structure::Conduit;
constexpr Structure kPowerhouse = Structure::Powerhouse;

using Tiles = std::initializer_list<Tile>;

/// Germany's turn with exactly these tiles in supply and on the wheel.
Table automaTable(Level level, Tiles supply, Tiles wheel = {}, Officer officer = Officer::None) {
    Table table;
    table.automa(kGermany, level).supply(kGermany, 0, 12, 12).turnOf(kGermany);
    table[kGermany].tiles = {};
    for (const Tile tile : supply)
        table.tile(kGermany, tile);
    std::size_t segment = 1; // does not come back with the next step
    for (const Tile tile : wheel) {
        table.tile(kGermany, tile)[kGermany].tiles.erase(tile);
        table[kGermany].wheel[segment++].tile = tile;
    }
    table.officer(kGermany, officer);
    return table;
}

QString tileFor(const Table& table, Structure structure) {
    const auto choice = chooseTile(table.state(), kGermany, structure);
    if (!choice)
        return "none";
    const auto text = [](Tile tile) { return QString::fromStdString(std::string(idOf(tile))); };
    return choice->copied == Tile::None ? text(choice->tile)
                                        : text(choice->tile) + " as " + text(choice->copied);
}

/// The story of a placement after the eligible sites.
QString chosen(Table& table, int criteriaTile, Structure structure, const char* eligible,
               const PlacePreferences& preferences) {
    table.state().deck.criteriaTile = static_cast<std::uint8_t>(criteriaTile);
    const QString story = told(
        choosePlace(table.state(), kGermany, structure, sitesOf(structure, eligible), preferences));
    return story.mid(qsizetype(strlen("eligible ") + strlen(eligible)));
}

constexpr PlacePreferences kValuable{true, false};
constexpr PlacePreferences kRed{false, true};

} // namespace

/// 8.2, 8.3: the technology tile of a construction, and what it and the officers add to the
/// choice of a place.
class TestAutomaTileChoice : public QObject {
    Q_OBJECT

private slots:
    void tiles_data() {
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const Table& table, Structure structure,
                            const char* expected) {
            QTest::newRow(name) << tileFor(table, structure) << QString(expected);
        };
        using enum Tile;
        const Level medium = Level::Medium;
        row("A-6.8 below high the basic tile comes first",
            automaTable(medium, {BasicBase, L1Base, L3Base, L2Wild}), kBase, "basic_base");
        row("A-6.8 then the specific tile of the lowest level",
            automaTable(medium, {L2Base, L3Base, L1Wild}), kBase, "l2_base");
        row("A-6.8 then a wild one", automaTable(medium, {L2Conduit, L3Wild}), kBase, "l3_wild");
        row("A-6.8 tiles for other pieces are of no use",
            automaTable(medium, {BasicConduit, L1Powerhouse}), kBase, "none");
        row("R-A6 a specific tile of level 3 comes before a wild one of level 1",
            automaTable(Level::Low, {L3Base, L1Wild}), kBase, "l3_base");

        const Level high = Level::High;
        row("8.2 from high on the highest level comes first",
            automaTable(high, {BasicBase, L1Base, L2Base}), kBase, "l2_base");
        row("8.2 same level: the specific tile before the wild one",
            automaTable(high, {L1Base, L2Wild, L2Base}), kBase, "l2_base");
        row("8.2 a wild tile of a higher level before the specific one",
            automaTable(high, {BasicBase, L2Base, L3Wild}), kBase, "l3_wild");
        row("8.2 the basic tile if there is no other", automaTable(high, {BasicBase, L3Conduit}),
            kBase, "basic_base");

        const Level top = Level::VeryHigh;
        const Officer krylov = Officer::Krylov;
        row("8.3 Krylov's tile comes after the basic one",
            automaTable(top, {BasicBase}, {L3Base}, krylov), kBase, "basic_base");
        row("8.3 Krylov's tile copies the highest level",
            automaTable(top, {}, {BasicBase, L3Wild, L2Base}, krylov), kBase,
            "anton_krylov as l3_wild");
        row("8.3 Krylov's tile copies the specific tile before the wild one",
            automaTable(top, {}, {L2Wild, L2Base, L1Base}, krylov), kBase,
            "anton_krylov as l2_base");
        row("8.3 Krylov's tile copies a basic one last",
            automaTable(top, {BasicConduit}, {BasicBase}, krylov), kBase,
            "anton_krylov as basic_base");
        row("R-A11 Krylov's tile copies the highest one that builds the piece",
            automaTable(top, {}, {L3Conduit, L1Base}, krylov), kBase, "anton_krylov as l1_base");
        row("R-A11 Krylov's tile is of no use if none on the wheel builds the piece",
            automaTable(top, {}, {L3Conduit, BasicElevation}, krylov), kBase, "none");
    }
    void tiles() {
        QFETCH(const QString, found);
        QTEST(found, "expected");
    }

    void fixedFirst_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("R-A10 nothing is built if the highest tile makes no space payable")
            << RowBody([] {
                   Table table = automaTable(Level::High, {Tile::L2Conduit, Tile::L3Conduit});
                   table.supply(kGermany, 0, 5, 0);
                   layTiles(table, 12, 1); // value 4 or more, 5 machines with level 2
                   table.state().turn.hasSweptContracts = true;
                   QCOMPARE(reasons(table).value(0), "A-6.1 machines");
                   table[kGermany].tiles.erase(Tile::L3Conduit);
                   QCOMPARE(reasons(table).value(0), "done");
               });
        QTest::newRow("R-A10 not even with a lower tile that takes any machines") << RowBody([] {
            Table table = automaTable(Level::High, {Tile::L2Wild, Tile::L3Wild});
            table.supply(kGermany, 0, 0, 12);
            layTiles(table, 4, 1);
            QCOMPARE(reasons(table).value(1), "A-6.1 machines");
            table[kGermany].tiles.erase(Tile::L3Wild);
            QCOMPARE(reasons(table).value(1), "done");
        });
        QTest::newRow("8.2 the level 2 conduit tile prefers value 3 and costs 5 at most")
            << RowBody([] {
                   Table table = automaTable(Level::High, {Tile::L2Conduit});
                   table.supply(kGermany, 0, 5, 0);
                   layTiles(table, 19, 20); // C-C2, code 10B
                   QCOMPARE(told(*decide(table.state()).placement),
                            "eligible 1A 1B 2A 2B 3A 3B 4A 4B 5A 5B 6A 6B 7A 7B 8A 8B 9A 9B 10A "
                            "10B; 8.2 1A 1B 2A 2B 3A 3B 4A 4B 5A 5B 6A 7B 8A 9B; A-6.4 -; C-C2 1B "
                            "3A 5B 6A; C-C5 -; C-C3 -; A-6.7 1B => 1B by A-6.7");
                   QCOMPARE(nextMove(table), "germany automa-build engineers=2 1B conduit "
                                             "l2_conduit excavators=5");
               });
        QTest::newRow("A-6.8 below high the level 2 conduit tile is a plain one") << RowBody([] {
            Table table = automaTable(Level::Medium, {Tile::L2Conduit});
            table.supply(kGermany, 0, 5, 0);
            layTiles(table, 19, 20);
            QCOMPARE(told(*decide(table.state()).placement),
                     "eligible 6B 7A 8B 9A 10A 10B; A-6.4 -; C-C2 9A 10B; C-C5 -; C-C3 -; A-6.7 "
                     "10B => 10B by A-6.7");
        });
        QTest::newRow("8.2 the level 1 wild tile takes the red outline and does not pay for it")
            << RowBody([] {
                   Table table = automaTable(Level::High, {Tile::L1Wild});
                   table.conduit("6A", kUsa);
                   layTiles(table, 2, 1);
                   QCOMPARE(nextMove(table), "germany automa-build engineers=2 6U base l1_wild "
                                             "excavators=4");
                   QVERIFY(table.play(nextMove(table).toStdString()));
                   QCOMPARE(table[kGermany].vp, 10);
               });
        QTest::newRow("A-6.8 below high the level 1 wild tile is a plain one") << RowBody([] {
            Table table = automaTable(Level::Medium, {Tile::L1Wild});
            table.conduit("6A", kUsa);
            layTiles(table, 2, 1);
            QCOMPARE(nextMove(table), "germany automa-build engineers=2 6L base l1_wild "
                                      "excavators=4");
        });
        QTest::newRow("8.2 tiles that need no engineer: none is placed") << RowBody([] {
            Table table = automaTable(Level::High, {Tile::L3Base, Tile::L1Powerhouse});
            table.supply(kGermany, 0, 0, 2);
            layTiles(table, 4, 1);
            QCOMPARE(nextMove(table), "germany automa-build engineers=0 1L base l3_base");
            layTiles(table, 20, 1);
            QCOMPARE(nextMove(table), "germany automa-build engineers=0 P5_0 powerhouse "
                                      "l1_powerhouse mixers=2");
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table[kGermany].engineers, 12);
        });
        QTest::newRow("8.3 Krylov's tile in a turn: it lies on the wheel afterwards") << RowBody(
            [] {
                Table table = automaTable(Level::VeryHigh, {}, {Tile::L3Base}, Officer::Krylov);
                layTiles(table, 4, 1);
                QCOMPARE(nextMove(table),
                         "germany automa-build engineers=0 1L base anton_krylov copying=l3_base");
                QVERIFY(table.play(nextMove(table).toStdString()));
                QCOMPARE(table[kGermany].wheel[4].tile, Tile::Krylov);
            });
    }
    void fixedFirst() {
        QFETCH(const RowBody, body);
        body();
    }

    void preferences_data() {
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const QString& found, const char* expected) {
            QTest::newRow(name) << found << QString(expected);
        };
        Table system = automaTable(Level::High, {});
        system.dam("6L", kOwn).powerhouse("P7_0", kOwn); // 6B, value 2, would complete it
        row("8.2 value 3 or more comes before the third structure",
            chosen(system, 1, kConduit, "1B 6B 9A", kValuable), "; 8.2 1B => 1B by 8.2");
        row("8.2 several of value 3 or more: the other steps follow",
            chosen(system, 1, kConduit, "1B 2A 6B", kValuable),
            "; 8.2 1B 2A; A-6.4 -; C-C1 1B => 1B by C-C1");
        row("8.2 none of value 3 or more: ignored", chosen(system, 1, kConduit, "6B 9A", kValuable),
            "; 8.2 -; A-6.4 6B => 6B by A-6.4");
        row("8.2 a single eligible space may have less",
            chosen(system, 1, kConduit, "9A", kValuable), " => 9A by A-6.3");

        Table plain = automaTable(Level::High, {});
        plain.conduit("5A", kUsa);
        row("R-A10 the red space of the level 1 wild tile comes after the criteria",
            chosen(plain, 1, kBase, "5U 5L 6U", kRed),
            "; A-6.4 -; C-B1 5U 5L; C-B6 -; C-B4 -; 8.2 5U => 5U by 8.2");
        row("R-A10 and before the code", chosen(plain, 5, kBase, "6L 7U 8U", kRed),
            "; A-6.4 -; C-B1 -; C-B6 -; C-B4 -; 8.2 7U 8U; A-6.7 7U => 7U by A-6.7");
        row("8.2 the red space is for bases only", chosen(plain, 5, kPowerhouse, "P5_0 P5_1", kRed),
            "; A-6.4 -; C-P3 P5_0 P5_1; C-P1 -; C-P5 -; A-6.6 P5_0 => P5_0 by A-6.6");

        Table adler = automaTable(Level::VeryHigh, {}, {}, Officer::Adler);
        row("8.3 Adler: mountains first, before the criteria",
            chosen(adler, 9, kBase, "1L 5U 8U", {}), "; A-6.4 -; 8.3 1L => 1L by 8.3");
        row("8.3 Adler: then hills", chosen(adler, 9, kBase, "5L 6U 8U", {}),
            "; A-6.4 -; 8.3 5L 6U; C-B3 6U => 6U by C-B3");
        row("8.3 Adler: then plains", chosen(adler, 9, kBase, "8U 9L", {}),
            "; A-6.4 -; 8.3 8U 9L; C-B3 8U => 8U by C-B3");
        row("R-A10 Adler's areas are for bases only",
            chosen(adler, 9, kPowerhouse, "P5_0 P8_0", {}),
            "; A-6.4 -; C-P1 -; C-P5 -; C-P4 P5_0 P8_0; A-6.7 P8_0 => P8_0 by A-6.7");
        adler.dam("1L", kOwn).dam("8U", kOwn);
        row("R-A10 Adler's areas do not count for elevations",
            chosen(adler, 9, Structure::Elevation, "1L 8U", {}), "; C-B3 8U => 8U by C-B3");
        Table third = automaTable(Level::VeryHigh, {}, {}, Officer::Adler);
        third.conduit("8A", kUsa).powerhouse("P11_0", kOwn);
        row("R-A10 Adler's areas come after the third structure",
            chosen(third, 9, kBase, "1L 8L", {}), "; A-6.4 8L => 8L by A-6.4");
    }
    void preferences() {
        QFETCH(const QString, found);
        QTEST(found, "expected");
    }
};

QTEST_APPLESS_MAIN(TestAutomaTileChoice)
#include "tst_automa_tile_choice.moc"
