#include <QtTest>

#include "engine/barrage/automa/placement.h"
#include "tests/support/barrage/germany_automa.h"
#include "tests/support/barrage/sites.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Structure kBase = Structure::Base;
constexpr Structure kElevation = Structure::Elevation;
constexpr Structure kConduit = Structure::Conduit;
constexpr Structure kPowerhouse = Structure::Powerhouse;

void completingOnly(Table& table) {
    table.state().options.rulings.thirdStructure = ThirdStructure::CompletingOnly;
}

QString choose(const Pieces& pieces, int criteriaTile, Structure structure,
               const QString& eligible) {
    const Table table = tableWith(pieces, criteriaTile);
    return told(choosePlace(table.state(), kGermany, structure,
                            sitesOf(structure, eligible.toStdString())));
}

/// Dam and powerhouses that conduit 1A (to 8) and conduit 1B (to 5) would both complete, and an
/// opponent's dam that C-C4 of tile 13 prefers.
void twoMissingConduits(Table& table) {
    table.dam("1L", kOwn).powerhouse("P5_0", kOwn).powerhouse("P8_0", kOwn).dam("2L", kUsa);
}

} // namespace

/// the steps from the eligible spaces to the place. The Automa is Germany.
class TestAutomaPlacement : public QObject {
    Q_OBJECT

private:
    static void columns() {
        QTest::addColumn<int>("tile");
        QTest::addColumn<Structure>("structure");
        QTest::addColumn<Pieces>("pieces");
        QTest::addColumn<QString>("eligible");
        QTest::addColumn<QString>("story"); // after the eligible sites
    }
    static void row(const char* name, int tile, Structure structure, const Pieces& pieces,
                    const char* eligible, const char* story) {
        QTest::newRow(name) << tile << structure << pieces << QString(eligible) << QString(story);
    }
    static void compare() {
        QFETCH(const int, tile);
        QFETCH(const Structure, structure);
        QFETCH(const Pieces, pieces);
        QFETCH(const QString, eligible);
        QFETCH(const QString, story);
        QCOMPARE(choose(pieces, tile, structure, eligible), "eligible " + eligible + story);
    }

private slots:
    void onlySpace_data() {
        columns();
        row("A-6.3 one base space: there", 1, kBase, nothing, "5U", " => 5U by A-6.3");
        row("A-6.3 one own dam to raise: there", 1, kElevation, nothing, "9L", " => 9L by A-6.3");
        row("A-6.3 one conduit space: there", 1, kConduit, nothing, "10B", " => 10B by A-6.3");
        row("A-6.3 one powerhouse space: there", 1, kPowerhouse, nothing, "P12_3",
            " => P12_3 by A-6.3");
    }
    void onlySpace() { compare(); }

    void thirdConduit_data() {
        columns();
        const Pieces systemWithoutConduit = [](Table& t) {
            t.dam("1L", kOwn).powerhouse("P5_0", kOwn);
        };
        row("A-6.4 the rulebook's example: own dam and own powerhouse, the conduit between them", 1,
            kConduit, systemWithoutConduit, "1A 1B 2B", "; A-6.4 1B => 1B by A-6.4");
        row(
            "A-6.4 a neutral dam will do", 1, kConduit,
            [](Table& t) { t.dam("4L", kNeutral).powerhouse("P7_0", kOwn); }, "1A 4A 4B",
            "; A-6.4 4A => 4A by A-6.4");
        row(
            "A-6.4 an opponent's dam will not do", 1, kConduit,
            [](Table& t) { t.dam("4L", kUsa).powerhouse("P7_0", kOwn); }, "1A 4A",
            "; A-6.4 -; C-C1 1A => 1A by C-C1");
        row(
            "A-6.4 an opponent's powerhouse will not do", 1, kConduit,
            [](Table& t) { t.dam("4L", kOwn).powerhouse("P7_0", kUsa); }, "1A 4A",
            "; A-6.4 -; C-C1 1A => 1A by C-C1");
        row("A-6.4 a completing space that is not eligible is nothing", 1, kConduit,
            systemWithoutConduit, "1A 2A", "; A-6.4 -; C-C1 1A => 1A by C-C1");
        row("A-6.4 several: the step is skipped", 13, kConduit, twoMissingConduits, "1A 1B 2A",
            "; A-6.4 -; C-C4 2A => 2A by C-C4");
        row("R-A2 as printed: several completing spaces, the criteria look at all", 13, kConduit,
            twoMissingConduits, "1A 1B 2A", "; A-6.4 -; C-C4 2A => 2A by C-C4");
        row(
            "R-A2 completing only: the others are out", 13, kConduit,
            [](Table& t) {
                twoMissingConduits(t);
                completingOnly(t);
            },
            "1A 1B 2A", "; A-6.4 1A 1B; C-C4 1A 1B; C-C2 1B => 1B by C-C2");
        row("R-A2 completing only: none completes, nothing is dropped", 1, kConduit, completingOnly,
            "1A 2A", "; A-6.4 -; C-C1 1A => 1A by C-C1");
        row(
            "R-A2 completing only: one completes", 1, kConduit,
            [](Table& t) {
                t.dam("1L", kOwn).powerhouse("P5_0", kOwn);
                completingOnly(t);
            },
            "1A 1B 2B", "; A-6.4 1B => 1B by A-6.4");
    }
    void thirdConduit() { compare(); }

    void thirdBase_data() {
        columns();
        const Pieces systemWithoutBase = [](Table& t) {
            t.conduit("1B", kUsa).powerhouse("P5_0", kOwn);
        };
        row("A-6.4 a foreign conduit will do for a base", 11, kBase, systemWithoutBase, "1L 2L 3L",
            "; A-6.4 1L => 1L by A-6.4");
        row("A-6.4 two spaces of one basin are one position", 11, kBase, systemWithoutBase,
            "1U 1L 2L", "; A-6.4 1U 1L; A-6.6 1L => 1L by A-6.6");
        row("A-6.4 the red space, if it is the only one of the basin", 11, kBase, systemWithoutBase,
            "1U 2L", "; A-6.4 1U => 1U by A-6.4");
        row(
            "A-6.4 two basins are several positions", 1, kBase,
            [](Table& t) { t.conduit("1B", kUsa).conduit("3A", kOwn).powerhouse("P5_0", kOwn); },
            "1L 2L 3L", "; A-6.4 -; C-B1 3L => 3L by C-B1");
        row(
            "A-6.4 a base beside a neutral dam that already has its system", 1, kBase,
            [](Table& t) {
                t.dam("4L", kNeutral, 2).conduit("4A", kOwn).powerhouse("P7_0", kOwn);
                t.conduit("1A", kOwn);
            },
            "1L 2L 4U", "; A-6.4 4U => 4U by A-6.4");
        row(
            "A-6.4 a base completes nothing without the conduit", 1, kBase,
            [](Table& t) { t.powerhouse("P5_0", kOwn); }, "1L 2L",
            "; A-6.4 -; C-B1 -; C-B6 1L => 1L by C-B6");
        row(
            "A-6.4 a base completes nothing with an opponent's powerhouse", 1, kBase,
            [](Table& t) { t.conduit("1B", kOwn).conduit("2B", kUsa).powerhouse("P5_0", kUsa); },
            "1L 2L", "; A-6.4 -; C-B1 2L => 2L by C-B1");
        row(
            "A-6.4 never for elevations", 9, kElevation,
            [](Table& t) {
                t.dam("1L", kOwn).dam("2U", kOwn).conduit("1B", kOwn).powerhouse("P5_0", kOwn);
            },
            "1L 2U", "; C-B3 2U => 2U by C-B3");
        row(
            "R-A2 completing only: of several basins the others are out", 9, kBase,
            [](Table& t) {
                t.conduit("1B", kUsa).conduit("3A", kOwn).powerhouse("P5_0", kOwn);
                completingOnly(t);
            },
            "1L 2U 3L", "; A-6.4 1L 3L; C-B3 -; C-B1 3L => 3L by C-B1");
    }
    void thirdBase() { compare(); }

    void thirdPowerhouse_data() {
        columns();
        row(
            "A-6.4 an own dam and a foreign conduit will do for a powerhouse", 1, kPowerhouse,
            [](Table& t) { t.dam("1L", kOwn).conduit("1B", kItaly).dam("9L", kUsa); },
            "P5_0 P6_0 P8_0", "; A-6.4 P5_0 => P5_0 by A-6.4");
        row(
            "A-6.4 a neutral dam will do, the basin is one position", 1, kPowerhouse,
            [](Table& t) { t.dam("4L", kNeutral).conduit("4A", kUsa); }, "P5_0 P7_0 P7_1",
            "; A-6.4 P7_0 P7_1; A-6.6 P7_0 => P7_0 by A-6.6");
        row(
            "A-6.4 two systems into the same basin are one position", 1, kPowerhouse,
            [](Table& t) {
                t.dam("1L", kOwn).conduit("1B", kOwn).dam("3L", kOwn).conduit("3A", kUsa);
            },
            "P5_0 P6_0", "; A-6.4 P5_0 => P5_0 by A-6.4");
        row(
            "A-6.4 systems into two basins are several positions", 9, kPowerhouse,
            [](Table& t) { t.dam("1L", kOwn).conduit("1A", kUsa).conduit("1B", kOwn); },
            "P5_0 P6_0 P8_0", "; A-6.4 -; C-P1 P8_0 => P8_0 by C-P1");
        row(
            "A-6.4 an opponent's dam will not do for a powerhouse", 9, kPowerhouse,
            [](Table& t) { t.dam("1L", kUsa).conduit("1B", kOwn).conduit("3B", kOwn); },
            "P5_0 P6_0", "; A-6.4 -; C-P1 P5_0 => P5_0 by C-P1");
        row(
            "R-A2 completing only: powerhouses of other basins are out", 6, kPowerhouse,
            [](Table& t) {
                t.dam("1L", kOwn).conduit("1A", kUsa).conduit("1B", kOwn);
                completingOnly(t);
            },
            "P5_0 P6_0 P8_0", "; A-6.4 P5_0 P8_0; C-P3 -; C-P1 P8_0 => P8_0 by C-P1");
    }
    void thirdPowerhouse() { compare(); }

    void criteriaAndOutline_data() {
        columns();
        const Pieces foreignConduit = [](Table& t) { t.conduit("5A", kUsa); };
        row(
            "A-6.5 each criterion narrows what the one before left", 1, kBase,
            [](Table& t) {
                t.conduit("5A", kUsa).conduit("8A", kUsa).conduit("9B", kUsa);
                t.powerhouse("P11_0", kOwn).powerhouse("P5_0", kItaly).powerhouse("P12_1", kOwn);
            },
            "5L 6L 8U 9U", "; A-6.4 -; C-B1 5L 8U 9U; C-B6 8U 9U; C-B4 9U => 9U by C-B4");
        row("A-6.5 a criterion that names none is ignored", 18, kBase, foreignConduit, "5L 6L",
            "; A-6.4 -; C-B4 -; C-B1 5L => 5L by C-B1");
        row("A-6.5 the criteria after a decision are not looked at", 1, kConduit, nothing, "1A 3A",
            "; A-6.4 -; C-C1 1A => 1A by C-C1");
        row("A-6.6 of two spaces of the basin the one without a red outline", 1, kBase,
            foreignConduit, "5U 5L 6L",
            "; A-6.4 -; C-B1 5U 5L; C-B6 -; C-B4 -; A-6.6 5L => 5L by A-6.6");
        row("A-6.6 also where the code has settled the basin", 5, kBase, nothing, "5L 6U 6L",
            "; A-6.4 -; C-B1 -; C-B6 -; C-B4 -; A-6.7 6U 6L; A-6.6 6L => 6L by A-6.6");
        row("A-6.6 of the spaces of a powerhouse basin the one without a red outline", 5,
            kPowerhouse, nothing, "P5_0 P5_1 P6_0",
            "; A-6.4 -; C-P3 P5_0 P5_1; C-P1 -; C-P5 -; A-6.6 P5_0 => P5_0 by A-6.6");
        row("A-6.6 the outline does not decide between basins", 5, kBase, nothing, "5L 6U 7L",
            "; A-6.4 -; C-B1 -; C-B6 -; C-B4 -; A-6.7 6U => 6U by A-6.7");
        row("A-6.6 a criterion asks for the red outline", 9, kBase, nothing, "5U 5L 6L",
            "; A-6.4 -; C-B3 5U => 5U by C-B3");
        row("R-A4 a later criterion still decides between the spaces of one basin", 2, kBase,
            foreignConduit, "5U 5L 6L", "; A-6.4 -; C-B1 5U 5L; C-B6 -; C-B3 5U => 5U by C-B3");
        row(
            "R-A9 equal free spaces of a basin: the first", 16, kPowerhouse,
            [](Table& t) { t.dam("5L", kOwn).powerhouse("P10_0", kOwn); }, "P8_0 P8_1 P8_2 P9_0",
            "; A-6.4 -; C-P5 P8_0 P8_1 P8_2; C-P1 -; C-P4 P8_0 P8_1 P8_2; A-6.6 P8_0 => P8_0 by "
            "A-6.6");
        row("R-A9 the next one, if the first is taken", 8, kPowerhouse, nothing, "P5_0 P9_1 P9_2",
            "; A-6.4 -; C-P2 P9_1 P9_2; C-P1 -; C-P5 -; A-6.6 P9_1 => P9_1 by A-6.6");
        row("R-A9 equal red spaces of a basin: the first", 8, kPowerhouse, nothing,
            "P5_0 P12_2 P12_3",
            "; A-6.4 -; C-P2 P12_2 P12_3; C-P1 -; C-P5 -; A-6.6 P12_2 => P12_2 by A-6.6");
    }
    void criteriaAndOutline() { compare(); }
};

QTEST_APPLESS_MAIN(TestAutomaPlacement)
#include "tst_automa_placement.moc"
