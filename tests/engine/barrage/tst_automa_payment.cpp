#include <QtTest>

#include "engine/barrage/automa/payment_choice.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/barrage/sites.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;
constexpr Owner kOwn = Owner::Germany;

/// "excavators+mixers", with "+r" replaced ones if any; "none" if it cannot pay.
QString payment(Structure structure, const char* site, int excavators, int mixers, Officer officer,
                TileEffect effect) {
    Table table;
    table.automa(kGermany, Level::VeryHigh).officer(kGermany, officer).turnOf(kGermany);
    table.supply(kGermany, 0, excavators, mixers);
    const SiteSet sites = sitesOf(structure, site);
    const Site where{structure, static_cast<std::uint8_t>(std::countr_zero(sites))};
    const auto paid = choosePayment(table.state(), kGermany, where, effect);
    if (!paid)
        return "none";
    const QString text = QString("%1+%2").arg(paid->excavators).arg(paid->mixers);
    return paid->replaced == 0 ? text : text + QString("+%1r").arg(paid->replaced);
}

/// Germany at the level very high with these tiles in force.
Table automaTable(Officer officer, int excavators, int mixers, int actionTile, int criteriaTile) {
    Table table;
    table.automa(kGermany, Level::VeryHigh).officer(kGermany, officer).turnOf(kGermany);
    table.supply(kGermany, 0, excavators, mixers);
    layTiles(table, actionTile, criteriaTile);
    return table;
}

} // namespace

/// 8.2, 8.3: how an Automa pays for a construction.
class TestAutomaPayment : public QObject {
    Q_OBJECT

private slots:
    void payments_data() {
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const QString& found, const char* expected) {
            QTest::newRow(name) << found << QString(expected);
        };
        const auto base = Structure::Base;
        const auto conduit = Structure::Conduit;
        const auto powerhouse = Structure::Powerhouse;
        const auto plain = [](Structure structure, const char* site, int excavators, int mixers) {
            return payment(structure, site, excavators, mixers, Officer::None, TileEffect::None);
        };
        row("A-6.2 a base in the hills", plain(base, "5L", 6, 6), "4+0");
        row("A-6.2 an elevation in the hills", plain(Structure::Elevation, "5L", 6, 6), "0+3");
        row("A-6.2 a conduit of value 3", plain(conduit, "5A", 6, 6), "6+0");
        row("A-6.2 the first powerhouse", plain(powerhouse, "P5_0", 6, 6), "0+2");
        row("A-6.2 one excavator is missing", plain(base, "5L", 3, 6), "none");
        row("A-6.2 one mixer is missing", plain(powerhouse, "P5_0", 6, 1), "none");

        const auto any = [](Structure structure, const char* site, int excavators, int mixers,
                            Officer officer = Officer::None) {
            return payment(structure, site, excavators, mixers, officer, TileEffect::AnyMachines);
        };
        row("8.2 level 2 wild: the usual machines if they suffice", any(base, "5L", 4, 9), "4+0");
        row("8.2 level 2 wild: excavators first for a base", any(base, "5L", 3, 9), "3+1");
        row("8.2 level 2 wild: excavators first for a conduit", any(conduit, "5A", 2, 9), "2+4");
        row("8.2 level 2 wild: mixers first for an elevation",
            any(Structure::Elevation, "5L", 9, 1), "2+1");
        row("8.2 level 2 wild: mixers first for a powerhouse", any(powerhouse, "P5_0", 9, 1),
            "1+1");
        row("8.2 level 2 wild: only the other kind is there", any(base, "5L", 0, 4), "0+4");
        row("8.2 level 2 wild: too few of both", any(base, "5L", 1, 2), "none");

        const auto mcDowell = [](Structure structure, const char* site, int excavators,
                                 int mixers) {
            return payment(structure, site, excavators, mixers, Officer::McDowell,
                           TileEffect::None);
        };
        row("8.3 McDowell: mixers if both stocks are equal", mcDowell(conduit, "1B", 8, 8), "0+4");
        row("R-A11 McDowell: more mixers, so mixers", mcDowell(conduit, "1B", 8, 9), "0+4");
        row("R-A11 McDowell: more excavators, so excavators", mcDowell(conduit, "1B", 9, 8), "8+0");
        row("R-A11 McDowell: more excavators, but too few, so mixers",
            mcDowell(conduit, "1B", 7, 4), "0+4");
        row("R-A11 McDowell: never mixed", mcDowell(conduit, "1B", 7, 3), "none");
        row("R-A11 McDowell with the level 2 wild tile: not mixed if mixers suffice",
            any(conduit, "5A", 5, 4, Officer::McDowell), "0+3");
        row("R-A11 McDowell with the level 2 wild tile: never mixed either",
            any(conduit, "5A", 5, 2, Officer::McDowell), "none");
        row("8.3 McDowell: other pieces cost what they cost", mcDowell(base, "5L", 4, 9), "4+0");

        const auto jordan = [](Structure structure, const char* site, int excavators, int mixers) {
            return payment(structure, site, excavators, mixers, Officer::Jordan, TileEffect::None);
        };
        row("8.3 Jordan: machines first", jordan(base, "5L", 4, 0), "4+0");
        row("8.3 Jordan: one missing machine is replaced", jordan(base, "5L", 3, 9), "3+0+1r");
        row("8.3 Jordan: not two", jordan(base, "5L", 2, 9), "none");
        row("8.3 Jordan: for a mixer too", jordan(powerhouse, "P5_0", 9, 1), "0+1+1r");
        row("8.3 Jordan: with the level 2 wild tile both kinds come first",
            any(base, "5L", 2, 1, Officer::Jordan), "2+1+1r");
        row("8.3 Jordan: with the level 2 wild tile no replacement is needed",
            any(base, "5L", 2, 2, Officer::Jordan), "2+2");

        const auto adler = [](Structure structure, const char* site, int excavators, int mixers) {
            return payment(structure, site, excavators, mixers, Officer::Adler, TileEffect::None);
        };
        row("8.3 Adler: every base costs 3 excavators", adler(base, "1L", 3, 0), "3+0");
        row("8.3 Adler: elevations cost what they cost", adler(Structure::Elevation, "1L", 9, 9),
            "0+4");
        row("8.2 level 2 conduit: 5 excavators at most",
            payment(conduit, "1A", 5, 0, Officer::None, TileEffect::ConduitCostAtMostFive), "5+0");
        row("8.2 level 2 conduit: value 2 for 4",
            payment(conduit, "6B", 5, 0, Officer::None, TileEffect::ConduitCostAtMostFive), "4+0");
        row("8.2 level 3 base: nothing",
            payment(base, "1L", 0, 0, Officer::None, TileEffect::NoEngineersNoMachines), "0+0");
    }
    void payments() {
        QFETCH(const QString, found);
        QTEST(found, "expected");
    }

    void turns_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 Adler: 3 excavators are enough for the mountains") << RowBody([] {
            Table table = automaTable(Officer::Adler, 3, 0, 4, 1);
            QCOMPARE(nextMove(table),
                     "germany automa-build engineers=2 1L base basic_base excavators=3");
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table[kGermany].wheel[4].excavators, 3);
        });
        QTest::newRow("8.3 Jordan: the replaced machine counts when machines are checked")
            << RowBody([] {
                   Table table = automaTable(Officer::Jordan, 4, 0, 4, 1);
                   QCOMPARE(nextMove(table), "germany automa-build engineers=2 1L base basic_base "
                                             "excavators=4 replaced=1");
                   QVERIFY(table.play(nextMove(table).toStdString()));
                   QCOMPARE(table[kGermany].vp, 10 - 3);
                   QCOMPARE(table[kGermany].wheel[4].excavators, 4);
                   table = automaTable(Officer::Jordan, 3, 0, 4, 1);
                   QCOMPARE(reasons(table).value(1), "A-6.1 machines");
               });
        QTest::newRow("8.3 McDowell: mixers make conduits eligible") << RowBody([] {
            Table table = automaTable(Officer::McDowell, 0, 4, 12, 1);
            table.state().turn.hasSweptContracts = true;
            QCOMPARE(idsOf(Structure::Conduit, decide(table.state()).placement->trace[0].named),
                     "1B 3A 5B 6A");
            QCOMPARE(nextMove(table),
                     "germany automa-build engineers=2 1B conduit basic_conduit mixers=4");
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table[kGermany].mixers, 0);
        });
        QTest::newRow("8.2 level 2 wild in a turn: both kinds lie on the wheel") << RowBody([] {
            Table table = automaTable(Officer::None, 3, 2, 4, 1);
            table.tile(kGermany, Tile::L2Wild);
            QCOMPARE(nextMove(table),
                     "germany automa-build engineers=2 1L base l2_wild excavators=3 mixers=2");
            QVERIFY(table.play(nextMove(table).toStdString()));
            QVERIFY((table[kGermany].wheel[4] == WheelSegment{Tile::L2Wild, 3, 2}));
        });
        QTest::newRow("R-A11 Del Monte's elevation ignores the tile's area") << RowBody([] {
            Table table = automaTable(Officer::DelMonte, 12, 12, 4, 1); // a base in the mountains
            table.dam("8L", kOwn);
            QCOMPARE(nextMove(table), "germany automa-build engineers=2 8L elevation "
                                      "basic_elevation mixers=2");
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table.state().map.at(BaseSpace(15)).elevations, 1);
            table = automaTable(Officer::DelMonte, 12, 1, 4, 1);
            table.dam("8L", kOwn);
            QCOMPARE(nextMove(table),
                     "germany automa-build engineers=2 1L base basic_base excavators=5");
        });
    }
    void turns() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaPayment)
#include "tst_automa_payment.moc"
