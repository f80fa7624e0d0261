#include <QtTest>

#include "engine/barrage/automa/placement.h"
#include "tests/support/barrage/sites.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;

/// An empty map: no criterion that asks for a piece or for water names anything.
Placement choose(int criteriaTile, Structure structure, const QString& eligible) {
    Table table;
    table.automa(kGermany).turnOf(kGermany);
    table.state().deck.criteriaTile = static_cast<std::uint8_t>(criteriaTile);
    return choosePlace(table.state(), kGermany, structure,
                       sitesOf(structure, eligible.toStdString()));
}

QString siteOf(const Placement& placement) {
    return idsOf(placement.site.structure, SiteSet{1} << placement.site.index);
}

} // namespace

/// the codes of all 20 tiles, and what comes after the last number.
class TestAutomaCodes : public QObject {
    Q_OBJECT

private slots:
    void everyTile_data() {
        QTest::addColumn<int>("tile");
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("conduit");
        QTest::addColumn<QString>("powerhouse");
        // The first of 1A, 2B, 4B from the code on where the tile asks for the highest value, of
        // 1B, 3A, 5B, 6A where it asks for the second highest.
        QTest::newRow("A-6.7 tile 1: 1-1A-5") << 1 << "1L"
                                              << "1A"
                                              << "P5_0";
        QTest::newRow("A-6.7 tile 2: 2-1B-6") << 2 << "2L"
                                              << "2B"
                                              << "P6_0";
        QTest::newRow("A-6.7 tile 3: 3-2A-7") << 3 << "3L"
                                              << "2B"
                                              << "P7_0";
        QTest::newRow("A-6.7 tile 4: 4-2B-11") << 4 << "4L"
                                               << "2B"
                                               << "P11_0";
        QTest::newRow("A-6.7 tile 5: 6-3A-5") << 5 << "6L"
                                              << "4B"
                                              << "P5_0";
        QTest::newRow("A-6.7 tile 6: 7-3B-6") << 6 << "7L"
                                              << "4B"
                                              << "P6_0";
        QTest::newRow("A-6.7 tile 7: 8-4A-7") << 7 << "8L"
                                              << "4B"
                                              << "P7_0";
        QTest::newRow("A-6.7 tile 8: 9-4B-12") << 8 << "9L"
                                               << "4B"
                                               << "P12_0";
        QTest::newRow("A-6.7 tile 9: 1-5A-8") << 9 << "1L"
                                              << "1A"
                                              << "P8_0";
        QTest::newRow("A-6.7 tile 10: 2-5B-9") << 10 << "2L"
                                               << "1A"
                                               << "P9_0";
        QTest::newRow("A-6.7 tile 11: 3-6A-9") << 11 << "3L"
                                               << "1A"
                                               << "P9_0";
        QTest::newRow("A-6.7 tile 12: 4-6B-10") << 12 << "4L"
                                                << "1A"
                                                << "P10_0";
        QTest::newRow("A-6.7 tile 13: 6-7A-10") << 13 << "6L"
                                                << "1B"
                                                << "P10_0";
        QTest::newRow("A-6.7 tile 14: 7-7B-11") << 14 << "7L"
                                                << "1B"
                                                << "P11_0";
        QTest::newRow("A-6.7 tile 15: 8-8A-11") << 15 << "8L"
                                                << "1B"
                                                << "P11_0";
        QTest::newRow("A-6.7 tile 16: 9-8B-12") << 16 << "9L"
                                                << "1B"
                                                << "P12_0";
        QTest::newRow("A-6.7 tile 17: 5-9A-8") << 17 << "5L"
                                               << "1B"
                                               << "P8_0";
        QTest::newRow("A-6.7 tile 18: 10-9B-11") << 18 << "10L"
                                                 << "1B"
                                                 << "P11_0";
        QTest::newRow("A-6.7 tile 19: 5-10A-12") << 19 << "5L"
                                                 << "1B"
                                                 << "P12_0";
        QTest::newRow("A-6.7 tile 20: 10-10B-12") << 20 << "10L"
                                                  << "1B"
                                                  << "P12_0";
    }
    void everyTile() {
        QFETCH(const int, tile);
        const QString bases = "1L 2L 3L 4L 5L 6L 7L 8L 9L 10L";
        const QString conduits = "1A 1B 2A 2B 3A 3B 4A 4B 5A 5B 6A 6B 7A 7B 8A 8B 9A 9B 10A 10B";
        const QString powerhouses = "P5_0 P6_0 P7_0 P8_0 P9_0 P10_0 P11_0 P12_0";
        QTEST(siteOf(choose(tile, Structure::Base, bases)), "base");
        QTEST(siteOf(choose(tile, Structure::Elevation, bases)), "base");
        QTEST(siteOf(choose(tile, Structure::Conduit, conduits)), "conduit");
        QTEST(siteOf(choose(tile, Structure::Powerhouse, powerhouses)), "powerhouse");
    }

    void onwards_data() {
        QTest::addColumn<int>("tile");
        QTest::addColumn<Structure>("structure");
        QTest::addColumn<QString>("eligible");
        QTest::addColumn<QString>("story"); // after the eligible sites
        const auto row = [](const char* name, int tile, Structure structure, const char* eligible,
                            const char* story) {
            QTest::newRow(name) << tile << structure << QString(eligible) << QString(story);
        };
        const auto base = Structure::Base;
        const auto conduit = Structure::Conduit;
        const auto powerhouse = Structure::Powerhouse;
        row("A-6.7 bases: up from 5", 19, base, "4L 7L 10L",
            "; A-6.4 -; C-B4 -; C-B1 -; C-B2 -; A-6.7 7L => 7L by A-6.7");
        row("A-6.7 bases: after 10 comes 1", 20, base, "1L 3L 9L",
            "; A-6.4 -; C-B4 -; C-B1 -; C-B2 -; A-6.7 1L => 1L by A-6.7");
        row("A-6.7 bases: after 10 up from 1", 18, base, "4L 9L",
            "; A-6.4 -; C-B4 -; C-B1 -; C-B5 4L 9L; A-6.7 4L => 4L by A-6.7");
        row("A-6.7 elevations: after 10 comes 1", 20, Structure::Elevation, "1U 9L",
            "; C-B4 -; C-B1 -; C-B2 -; A-6.7 1U => 1U by A-6.7");
        row("A-6.7 conduits: the code itself", 20, conduit, "9A 10B",
            "; A-6.4 -; C-C2 9A 10B; C-C5 -; C-C3 -; A-6.7 10B => 10B by A-6.7");
        row("A-6.7 conduits: A before B", 17, conduit, "9A 10B",
            "; A-6.4 -; C-C2 9A 10B; C-C3 -; C-C5 -; A-6.7 9A => 9A by A-6.7");
        row("A-6.7 conduits: 9A is over at 9B", 18, conduit, "9A 10B",
            "; A-6.4 -; C-C2 9A 10B; C-C3 -; C-C5 -; A-6.7 10B => 10B by A-6.7");
        row("A-6.7 conduits: after 10B comes 1A", 20, conduit, "1A 2B 4B",
            "; A-6.4 -; C-C2 1A 2B 4B; C-C5 -; C-C3 -; A-6.7 1A => 1A by A-6.7");
        row("A-6.7 conduits: after 10B up from 1A", 20, conduit, "2B 4B",
            "; A-6.4 -; C-C2 2B 4B; C-C5 -; C-C3 -; A-6.7 2B => 2B by A-6.7");
        row("A-6.7 powerhouses: up from 5", 1, powerhouse, "P6_0 P12_0",
            "; A-6.4 -; C-P4 P6_0 P12_0; C-P1 -; C-P5 -; A-6.7 P6_0 => P6_0 by A-6.7");
        row("A-6.7 powerhouses: 11, then 12", 15, powerhouse, "P5_0 P10_0 P12_0",
            "; A-6.4 -; C-P1 -; C-P5 -; C-P4 P5_0 P10_0 P12_0; A-6.7 P12_0 => P12_0 by A-6.7");
        row("A-6.7 powerhouses: after 12 comes 5", 20, powerhouse, "P5_0 P8_0 P11_0",
            "; A-6.4 -; C-P5 -; C-P1 -; C-P4 P5_0 P8_0 P11_0; A-6.7 P5_0 => P5_0 by A-6.7");
        row("A-6.7 powerhouses: after 12 up from 5", 20, powerhouse, "P7_1 P11_0",
            "; A-6.4 -; C-P5 -; C-P1 -; C-P4 P7_1 P11_0; A-6.7 P7_1 => P7_1 by A-6.7");
    }
    void onwards() {
        QFETCH(const int, tile);
        QFETCH(const Structure, structure);
        QFETCH(const QString, eligible);
        QFETCH(const QString, story);
        QCOMPARE(told(choose(tile, structure, eligible)), "eligible " + eligible + story);
    }
};

QTEST_APPLESS_MAIN(TestAutomaCodes)
#include "tst_automa_codes.moc"
