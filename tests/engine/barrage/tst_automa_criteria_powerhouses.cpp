#include <QtTest>

#include "engine/barrage/automa/criteria.h"
#include "engine/barrage/automa/placement.h"
#include "tests/support/barrage/germany_automa.h"
#include "tests/support/barrage/sites.h"

using namespace barrage;
using namespace barrage::test;

/// C-P: where the criteria of the third column put powerhouses. The Automa is Germany.
class TestAutomaCriteriaPowerhouses : public QObject {
    Q_OBJECT

private:
    static void columns() {
        QTest::addColumn<Criterion>("criterion");
        QTest::addColumn<Pieces>("pieces");
        QTest::addColumn<QString>("inQuestion");
        QTest::addColumn<QString>("named");
    }
    static void row(const char* name, Criterion criterion, const Pieces& pieces,
                    const char* inQuestion, const char* named) {
        QTest::newRow(name) << criterion << pieces << QString(inQuestion) << QString(named);
    }
    static void compare() {
        QFETCH(const Criterion, criterion);
        QFETCH(const Pieces, pieces);
        QFETCH(const QString, inQuestion);
        const Table table = tableWith(pieces, 1);
        const SiteSet candidates = sitesOf(Structure::Powerhouse, inQuestion.toStdString());
        QTEST(idsOf(Structure::Powerhouse, namedBy(table.state(), kGermany, criterion, candidates)),
              "named");
    }

private slots:
    void conduits_data() {
        columns();
        const auto p1 = Criterion::P1;
        row(
            "C-P1 names the basin that the most valuable conduit reaches, although it is foreign",
            p1, [](Table& t) { t.conduit("1A", kUsa).conduit("1B", kOwn); }, "P5_0 P6_0 P8_0",
            "P8_0");
        row(
            "C-P1 names all spaces of the basin", p1, [](Table& t) { t.conduit("1A", kUsa); },
            "P5_0 P8_0 P8_1 P8_2", "P8_0 P8_1 P8_2");
        row(
            "C-P1 tie: the own conduit", p1,
            [](Table& t) { t.conduit("1B", kUsa).conduit("6A", kOwn); }, "P5_0 P9_0", "P9_0");
        row(
            "C-P1 conduits of two opponents stay tied", p1,
            [](Table& t) { t.conduit("1B", kUsa).conduit("6A", kItaly); }, "P5_0 P6_0 P9_0",
            "P5_0 P9_0");
        row(
            "C-P1 the best of several conduits of a basin counts", p1,
            [](Table& t) { t.conduit("5A", kOwn).conduit("1A", kUsa).conduit("1B", kOwn); },
            "P5_0 P8_0", "P8_0");
        row(
            "C-P1 an own conduit of less value does not break the tie", p1,
            [](Table& t) { t.conduit("5A", kOwn).conduit("1A", kUsa).conduit("2B", kItaly); },
            "P8_0 P10_0", "P8_0 P10_0");
        row(
            "C-P1 a conduit that leaves the basin does not count", p1,
            [](Table& t) { t.conduit("5B", kOwn); }, "P5_0 P6_0", "-");
        row("C-P1 names none without a conduit", p1, nothing, "P5_0 P6_0", "-");
        row(
            "R-A8 C-P1 compares the spaces in question, not the whole map", p1,
            [](Table& t) { t.conduit("1A", kOwn).conduit("3B", kUsa); }, "P5_0 P6_0", "P6_0");
    }
    void conduits() { compare(); }

    void places_data() {
        columns();
        const char* const all = "P5_0 P6_0 P7_0 P8_0 P9_0 P10_0 P11_0 P12_0";
        row("C-P2 names the plains", Criterion::P2, nothing, all, "P8_0 P9_0 P10_0 P11_0 P12_0");
        row("C-P2 names none in the hills", Criterion::P2, nothing, "P5_0 P7_1", "-");
        row("C-P3 names basin 5", Criterion::P3Basin5, nothing, all, "P5_0");
        row("C-P3 names basin 6", Criterion::P3Basin6, nothing, all, "P6_0");
        row("C-P3 names basin 7", Criterion::P3Basin7, nothing, all, "P7_0");
        row("C-P3 names both spaces of the basin", Criterion::P3Basin5, nothing, "P5_0 P5_1 P6_0",
            "P5_0 P5_1");
        row("C-P3 names none if the basin is not in question", Criterion::P3Basin6, nothing,
            "P5_0 P7_0", "-");
    }
    void places() { compare(); }

    void rivers_data() {
        columns();
        const auto p4 = Criterion::P4;
        const auto p6 = Criterion::P6;
        const Pieces own9 = [](Table& t) { t.dam("9L", kOwn); };
        const Pieces usa9 = [](Table& t) { t.dam("9L", kUsa); };
        const Pieces usa9and10 = [](Table& t) { t.dam("9L", kUsa).dam("10U", kItaly); };
        row("C-P4 names what flows into an own dam", p4, own9, "P5_0 P6_0 P8_0", "P5_0");
        row("C-P4 a dam of the powerhouse's own basin counts", p4, own9, "P6_0 P8_0 P9_0", "P9_0");
        row(
            "C-P4 an opponent's dam before it stops the water", p4,
            [](Table& t) { t.dam("9U", kUsa).dam("9L", kOwn).dam("10L", kOwn); }, "P5_0 P6_0",
            "P6_0");
        row(
            "C-P4 a full dam stops it too", p4,
            [](Table& t) { t.dam("5L", kUsa, 0, 1).dam("9L", kOwn).dam("10L", kOwn); }, "P5_0 P7_0",
            "P7_0");
        row(
            "C-P4 a full own dam is an own dam", p4, [](Table& t) { t.dam("9L", kOwn, 0, 1); },
            "P5_0 P6_0", "P5_0");
        row(
            "C-P4 a neutral dam stops it and is nobody's", p4,
            [](Table& t) { t.dam("9U", kNeutral, 2).dam("9L", kOwn).dam("10L", kOwn); },
            "P5_0 P6_0", "P6_0");
        row("C-P4 OTHERWISE what does not flow into an opponent's dam", p4, usa9, "P5_0 P6_0 P8_0",
            "P6_0 P8_0");
        row(
            "C-P4 OTHERWISE a neutral dam protects from an opponent's", p4,
            [](Table& t) { t.dam("9U", kNeutral, 2).dam("9L", kUsa).dam("10L", kUsa); },
            "P5_0 P6_0", "P5_0");
        row("C-P4 OTHERWISE what leaves the map", p4, usa9and10, "P5_0 P6_0 P11_0 P12_0",
            "P11_0 P12_0");
        row("C-P4 names none if all flow into an opponent's dam", p4, usa9and10, "P5_0 P6_0 P7_0",
            "-");
        row("C-P4 OTHERWISE names all without a dam", p4, nothing, "P5_0 P6_0", "P5_0 P6_0");
        row("C-P6 names what does not flow into an opponent's dam", p6, usa9, "P5_0 P6_0 P9_0",
            "P6_0");
        row(
            "C-P6 an own dam is not preferred", p6,
            [](Table& t) { t.dam("9L", kOwn).dam("8L", kUsa); }, "P5_0 P6_0 P8_0", "P5_0 P6_0");
        row(
            "C-P6 the first dam decides", p6,
            [](Table& t) { t.dam("9U", kOwn).dam("9L", kUsa).dam("10L", kUsa); }, "P5_0 P6_0",
            "P5_0");
        row(
            "C-P6 a neutral dam protects from an opponent's", p6,
            [](Table& t) { t.dam("10U", kNeutral, 2).dam("10L", kUsa).dam("9L", kUsa); },
            "P5_0 P6_0", "P6_0");
        row(
            "C-P6 a full dam of an opponent counts", p6, [](Table& t) { t.dam("9L", kUsa, 0, 1); },
            "P5_0 P6_0", "P6_0");
        row("C-P6 names none if all flow into an opponent's dam", p6, usa9and10, "P5_0 P6_0 P7_0",
            "-");
    }
    void rivers() { compare(); }

    void links_data() {
        columns();
        const auto p5 = Criterion::P5;
        row(
            "C-P5 names what is linked to an own dam", p5, [](Table& t) { t.dam("1L", kOwn); },
            "P5_0 P6_0 P8_0", "P5_0 P8_0");
        row(
            "C-P5 an opponent's or neutral dam does not count", p5,
            [](Table& t) { t.dam("1L", kUsa).dam("3L", kNeutral); }, "P5_0 P6_0 P8_0", "-");
        row(
            "C-P5 the river is no link", p5, [](Table& t) { t.dam("2L", kOwn); }, "P5_0 P6_0",
            "P6_0"); // 2 flows to 5
        row(
            "C-P5 a dam of its own basin is not linked", p5, [](Table& t) { t.dam("5L", kOwn); },
            "P5_0 P8_0", "P8_0");
        row("C-P5 names none without an own dam", p5, nothing, "P5_0 P6_0", "-");
        row(
            "R-A7 C-P5 needs no conduit on the conduit space, and a foreign one does not cut it",
            p5, [](Table& t) { t.dam("1L", kOwn).conduit("1A", kUsa); }, "P5_0 P6_0 P8_0",
            "P5_0 P8_0");
    }
    void links() { compare(); }

    void decides_data() {
        QTest::addColumn<int>("tile");
        QTest::addColumn<Pieces>("pieces");
        QTest::addColumn<QString>("eligible");
        QTest::addColumn<QString>("story"); // without the eligible sites

        QTest::newRow("C-P1 decides alone")
            << 9 << Pieces([](Table& t) { t.conduit("1A", kUsa); }) << "P5_0 P8_2 P9_0"
            << "A-6.4 -; C-P1 P8_2 => P8_2 by C-P1";
        QTest::newRow("C-P1 ignored, C-P5 tied, C-P4 decides")
            << 9 << Pieces([](Table& t) { t.dam("1L", kOwn).dam("8L", kUsa); }) << "P5_0 P6_0 P8_0"
            << "A-6.4 -; C-P1 -; C-P5 P5_0 P8_0; C-P4 P5_0 => P5_0 by C-P4";
        QTest::newRow("C-P2 tied, C-P1 decides")
            << 8 << Pieces([](Table& t) { t.conduit("6A", kUsa).conduit("1B", kUsa); })
            << "P5_0 P8_0 P9_0"
            << "A-6.4 -; C-P2 P8_0 P9_0; C-P1 P9_0 => P9_0 by C-P1";
        QTest::newRow("C-P3 decides alone") << 6 << Pieces(nothing) << "P5_0 P6_1 P7_0"
                                            << "A-6.4 -; C-P3 P6_1 => P6_1 by C-P3";
        QTest::newRow("C-P3 ignored, C-P1 ignored, C-P5 decides")
            << 6 << Pieces([](Table& t) { t.dam("4L", kOwn); }) << "P5_0 P7_0 P8_0"
            << "A-6.4 -; C-P3 -; C-P1 -; C-P5 P7_0 => P7_0 by C-P5";
        QTest::newRow("C-P4 decides alone")
            << 1 << Pieces([](Table& t) { t.dam("9L", kOwn); }) << "P5_0 P6_0 P8_0"
            << "A-6.4 -; C-P4 P5_0 => P5_0 by C-P4";
        QTest::newRow("C-P4 tied, C-P1 ignored, C-P5 decides")
            << 1 << Pieces([](Table& t) { t.dam("10L", kOwn).dam("3L", kOwn); }) << "P6_0 P7_0 P8_0"
            << "A-6.4 -; C-P4 P6_0 P7_0; C-P1 -; C-P5 P6_0 => P6_0 by C-P5";
        QTest::newRow("C-P6 tied, C-P1 decides")
            << 3 << Pieces([](Table& t) { t.dam("9L", kUsa).conduit("4A", kUsa); })
            << "P5_0 P7_0 P8_0"
            << "A-6.4 -; C-P6 P7_0 P8_0; C-P1 P7_0 => P7_0 by C-P1";
    }
    void decides() {
        QFETCH(const int, tile);
        QFETCH(const Pieces, pieces);
        QFETCH(const QString, eligible);
        QFETCH(const QString, story);
        const Table table = tableWith(pieces, tile);
        const SiteSet sites = sitesOf(Structure::Powerhouse, eligible.toStdString());
        QCOMPARE(told(choosePlace(table.state(), kGermany, Structure::Powerhouse, sites)),
                 "eligible " + eligible + "; " + story);
    }
};

QTEST_APPLESS_MAIN(TestAutomaCriteriaPowerhouses)
#include "tst_automa_criteria_powerhouses.moc"
