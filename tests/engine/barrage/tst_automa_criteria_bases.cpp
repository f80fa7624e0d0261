#include <QtTest>

#include "engine/barrage/automa/criteria.h"
#include "engine/barrage/automa/placement.h"
#include "tests/support/barrage/germany_automa.h"
#include "tests/support/barrage/sites.h"

using namespace barrage;
using namespace barrage::test;

/// C-B: where the criteria of the first column put bases and elevations. The Automa is Germany.
class TestAutomaCriteriaBases : public QObject {
    Q_OBJECT

private:
    static void columns() {
        QTest::addColumn<Criterion>("criterion");
        QTest::addColumn<Pieces>("pieces");
        QTest::addColumn<QString>("inQuestion");
        QTest::addColumn<QString>("named");
        QTest::addColumn<int>("tile");
    }
    static void row(const char* name, Criterion criterion, const Pieces& pieces,
                    const char* inQuestion, const char* named, int tile = 1) {
        QTest::newRow(name) << criterion << pieces << QString(inQuestion) << QString(named) << tile;
    }
    static void compare() {
        QFETCH(const Criterion, criterion);
        QFETCH(const Pieces, pieces);
        QFETCH(const QString, inQuestion);
        QFETCH(const int, tile);
        const Table table = tableWith(pieces, tile);
        const SiteSet candidates = sitesOf(Structure::Base, inQuestion.toStdString());
        QTEST(idsOf(Structure::Base, namedBy(table.state(), kGermany, criterion, candidates)),
              "named");
    }

private slots:
    void conduits_data() {
        columns();
        const auto b1 = Criterion::B1;
        row(
            "C-B1 names the basin that the most valuable conduit leaves, although it is foreign",
            b1, [](Table& t) { t.conduit("1B", kUsa).conduit("2A", kOwn); }, "1L 2L 3L", "1L");
        row(
            "C-B1 names both spaces of the basin", b1,
            [](Table& t) { t.conduit("1B", kOwn).conduit("2A", kOwn); }, "1U 1L 2L", "1U 1L");
        row(
            "C-B1 tie: the own conduit", b1,
            [](Table& t) { t.conduit("1B", kUsa).conduit("3A", kOwn); }, "1L 3L", "3L");
        row(
            "C-B1 two own conduits of equal value stay tied", b1,
            [](Table& t) { t.conduit("1B", kOwn).conduit("3A", kOwn); }, "1L 2L 3L", "1L 3L");
        row(
            "C-B1 conduits of two opponents stay tied", b1,
            [](Table& t) { t.conduit("1B", kUsa).conduit("3A", kItaly); }, "1L 2L 3L", "1L 3L");
        row(
            "C-B1 an own conduit of less value does not break the tie", b1,
            [](Table& t) { t.conduit("1A", kUsa).conduit("1B", kOwn).conduit("2B", kItaly); },
            "1L 2L", "1L 2L");
        row(
            "C-B1 a conduit that ends in the basin does not count", b1,
            [](Table& t) { t.conduit("1B", kOwn); }, "5L 6L", "-");
        row("C-B1 names none without a conduit", b1, nothing, "1L 2L 5L", "-");
        row(
            "R-A8 C-B1 compares the spaces in question, not the whole map", b1,
            [](Table& t) { t.conduit("1A", kOwn).conduit("5A", kUsa); }, "5L 6L", "5L");
    }
    void conduits() { compare(); }

    void water_data() {
        columns();
        const auto b2 = Criterion::B2;
        const auto drops = [](int a, int b, int c, int d) {
            return Pieces([=](Table& t) {
                t.headstream(Headstream::A, a).headstream(Headstream::B, b);
                t.headstream(Headstream::C, c).headstream(Headstream::D, d);
            });
        };
        row("C-B2 names the space with most drops", b2, drops(2, 1, 0, 0), "1L 2L 3L", "1L");
        row("C-B2 drops that only pass the space count", b2, drops(1, 0, 0, 0), "8L 9L 10L", "8L");
        row("C-B2 both spaces of the basin are passed", b2, drops(1, 0, 0, 0), "1U 1L 2L", "1U 1L");
        row("C-B2 drops of two rivers come together", b2, drops(0, 0, 1, 1), "3L 4L 6L 10L", "10L");
        row(
            "C-B2 a dam upstream keeps what it can hold", b2,
            [](Table& t) { t.dam("1L", kUsa).headstream(Headstream::A, 2); }, "1U 8L", "1U");
        row(
            "C-B2 a dam upstream lets pass what it cannot hold", b2,
            [](Table& t) {
                t.dam("1L", kUsa).headstream(Headstream::A, 3).headstream(Headstream::B, 1);
            },
            "2L 8L", "8L");
        row(
            "C-B2 a full dam lets everything pass", b2,
            [](Table& t) { t.dam("1L", kUsa, 0, 1).headstream(Headstream::A, 1); }, "8L 9L", "8L");
        row(
            "C-B2 a dam in the same basin keeps the water from the lower space", b2,
            [](Table& t) {
                t.dam("1U", kUsa, 1).headstream(Headstream::A, 2).headstream(Headstream::B, 1);
            },
            "1L 2L", "2L");
        row(
            "C-B2 drops already on the map do not come", b2,
            [](Table& t) { t.dam("1L", kUsa, 2, 3); }, "1U 8L", "-");
        row(
            "C-B2 an own dam counts what reaches it, even if it is full", b2,
            [](Table& t) {
                t.dam("1L", kOwn, 0, 1).dam("2L", kOwn);
                t.headstream(Headstream::A, 2).headstream(Headstream::B, 1);
            },
            "1L 2L", "1L");
        row("C-B2 no drop comes to any space: names none", b2, drops(2, 0, 0, 0), "2L 3L 9L", "-");
        row("C-B2 tie: the first letter of the tile", b2, drops(1, 1, 1, 1), "1L 2L 3L 4L", "1L");
        row("C-B2 tie: the letters of another tile", b2, drops(1, 1, 1, 1), "1L 2L 3L 4L", "2L", 2);
        row("C-B2 tie: the second letter, if no space is on the first river", b2, drops(1, 1, 1, 1),
            "1L 3L 4L", "3L", 2); // B, C, D, A
        row("C-B2 tie: the letter that is not printed is last", b2, drops(1, 0, 0, 1), "1L 4L",
            "4L", 2);
        row("C-B2 tie: the river may run through the basin without bringing a drop", b2,
            drops(1, 0, 1, 0), "1L 10L", "10L", 4); // D, A, B, C
        row("C-B2 spaces on the same river stay tied", b2, drops(1, 1, 0, 0), "1L 8U 8L 2L",
            "1L 8U 8L");
    }
    void water() { compare(); }

    void outlinesAndPowerhouses_data() {
        columns();
        const auto b4 = Criterion::B4;
        row("C-B3 names the red outlines", Criterion::B3, nothing, "5U 5L 6U 7L", "5U 6U");
        row("C-B3 names none without a red outline", Criterion::B3, nothing, "5L 6L", "-");
        row(
            "C-B4 names what lies below a powerhouse on the river", b4,
            [](Table& t) { t.powerhouse("P5_0", kUsa); }, "2L 8L 9U 9L 10L", "9U 9L");
        row(
            "C-B4 an own powerhouse counts like any other", b4,
            [](Table& t) { t.powerhouse("P6_0", kOwn); }, "3L 9L 10L", "10L");
        row(
            "C-B4 water of a powerhouse passes both spaces of its own basin", b4,
            [](Table& t) { t.powerhouse("P8_0", kUsa); }, "8U 8L 9L", "8U 8L");
        row(
            "C-B4 a dam in between stops the water", b4,
            [](Table& t) { t.powerhouse("P5_0", kUsa).dam("5L", kItaly); }, "5U 9L", "5U");
        row(
            "C-B4 a full dam in between stops it too", b4,
            [](Table& t) { t.powerhouse("P5_0", kUsa).dam("5U", kOwn, 0, 1); }, "5L 9L", "-");
        row(
            "C-B4 a neutral dam in between stops it too", b4,
            [](Table& t) { t.powerhouse("P5_0", kUsa).dam("9U", kNeutral, 2); }, "9L", "-");
        row(
            "C-B4 the own dam that is raised is not in between", b4,
            [](Table& t) { t.powerhouse("P5_0", kUsa).dam("9L", kOwn).dam("8L", kOwn); }, "8L 9L",
            "9L");
        row(
            "C-B4 one of several powerhouses is enough", b4,
            [](Table& t) {
                t.powerhouse("P5_0", kUsa).powerhouse("P9_0", kItaly).dam("5L", kItaly);
            },
            "8L 9L", "9L");
        row(
            "C-B4 a powerhouse at the foot of the map feeds no base", b4,
            [](Table& t) { t.powerhouse("P11_0", kOwn); }, "8L 9L 10L", "-");
        row("C-B4 names none without a powerhouse", b4, nothing, "5L 9L", "-");
    }
    void outlinesAndPowerhouses() { compare(); }

    void links_data() {
        columns();
        const auto b5 = Criterion::B5;
        const auto b6 = Criterion::B6;
        const Pieces own8 = [](Table& t) { t.dam("8L", kOwn); };
        const Pieces usa8 = [](Table& t) { t.dam("8L", kUsa); };
        row("C-B5 names what is linked to a basin with an own dam", b5, own8, "1L 2L 5L 6L",
            "1L 5L");
        row("C-B5 OTHERWISE what is not linked to a basin with an opponent's dam", b5, usa8,
            "1L 2L 5L 6L", "2L 6L");
        row(
            "C-B5 an own dam comes first although an opponent's is linked as well", b5,
            [](Table& t) { t.dam("8L", kOwn).dam("5L", kUsa); }, "1L 2L", "1L");
        row(
            "C-B5 a neutral dam is neither", b5, [](Table& t) { t.dam("8L", kNeutral); },
            "1L 2L 5L", "1L 2L 5L");
        row("C-B5 names none if all are linked to an opponent's dam", b5, usa8, "1L 5L", "-");
        row("C-B5 OTHERWISE names all if there is no dam", b5, nothing, "1L 5L", "1L 5L");
        row(
            "C-B5 the river is no link", b5, [](Table& t) { t.dam("5L", kOwn); }, "2L 3L",
            "3L"); // 2 flows to 5
        row(
            "C-B6 names what is linked to an own powerhouse", b6,
            [](Table& t) { t.powerhouse("P8_0", kOwn); }, "1L 2L 5L", "1L 5L");
        row(
            "C-B6 an opponent's powerhouse does not count", b6,
            [](Table& t) { t.powerhouse("P8_0", kUsa); }, "1L 2L 5L", "-");
        row(
            "C-B6 a powerhouse of its own basin is not linked", b6,
            [](Table& t) { t.powerhouse("P5_0", kOwn); }, "5L 3L 6L", "3L");
        row("C-B6 names none without a powerhouse", b6, nothing, "1L 2L", "-");
        row(
            "R-A7 C-B5 needs no conduit on the conduit space, and a foreign one does not cut it",
            b5, [](Table& t) { t.dam("8L", kOwn).conduit("5A", kUsa); }, "1L 2L 5L", "1L 5L");
        row(
            "R-A7 C-B6 needs no conduit on the conduit space, and a foreign one does not cut it",
            b6, [](Table& t) { t.powerhouse("P8_0", kOwn).conduit("5A", kUsa); }, "1L 2L 5L",
            "1L 5L");
    }
    void links() { compare(); }

    void decides_data() {
        QTest::addColumn<int>("tile");
        QTest::addColumn<Structure>("structure");
        QTest::addColumn<Pieces>("pieces");
        QTest::addColumn<QString>("eligible");
        QTest::addColumn<QString>("story"); // without the eligible sites
        const auto base = Structure::Base;
        const auto elevation = Structure::Elevation;

        QTest::newRow("C-B1 decides alone")
            << 1 << base << Pieces([](Table& t) { t.conduit("5A", kUsa); }) << "5L 6L 7L"
            << "A-6.4 -; C-B1 5L => 5L by C-B1";
        QTest::newRow("C-B1 tied, C-B6 decides") << 1 << base << Pieces([](Table& t) {
            t.conduit("5A", kUsa).conduit("4A", kUsa).powerhouse("P12_0", kOwn);
        }) << "4L 5L 7L"
                                                 << "A-6.4 -; C-B1 4L 5L; C-B6 4L => 4L by C-B6";
        QTest::newRow("C-B4 decides where C-B1 and C-B6 name none")
            << 1 << base << Pieces([](Table& t) { t.powerhouse("P5_0", kUsa); }) << "8L 9L 10L"
            << "A-6.4 -; C-B1 -; C-B6 -; C-B4 9L => 9L by C-B4";
        QTest::newRow("C-B4 tied, C-B1 decides") << 17 << base << Pieces([](Table& t) {
            t.powerhouse("P5_0", kUsa).powerhouse("P6_0", kUsa).conduit("10B", kUsa);
        }) << "8L 9L 10L"
                                                 << "A-6.4 -; C-B4 9L 10L; C-B1 10L => 10L by C-B1";
        QTest::newRow("C-B5 tied, C-B6 decides")
            << 11 << base << Pieces([](Table& t) { t.dam("8L", kOwn).powerhouse("P10_0", kOwn); })
            << "1L 5L 6L"
            << "A-6.4 -; C-B5 1L 5L; C-B6 5L => 5L by C-B6";
        QTest::newRow("C-B2 tied on one river, C-B1 decides")
            << 15 << base << Pieces([](Table& t) {
                   t.headstream(Headstream::A, 1).conduit("8A", kUsa).conduit("2A", kUsa);
               })
            << "1L 2L 8L"
            << "A-6.4 -; C-B2 1L 8L; C-B1 8L => 8L by C-B1";
        QTest::newRow("C-B2 decides last")
            << 20 << base << Pieces([](Table& t) { t.headstream(Headstream::B, 1); }) << "1L 2L 3L"
            << "A-6.4 -; C-B4 -; C-B1 -; C-B2 2L => 2L by C-B2";
        QTest::newRow("C-B1 for elevations: the own dam that the conduit leaves")
            << 1 << elevation
            << Pieces([](Table& t) { t.dam("1U", kOwn).dam("5L", kOwn).conduit("5A", kUsa); })
            << "1U 5L"
            << "C-B1 5L => 5L by C-B1";
        QTest::newRow("C-B2 for elevations: the own dam that receives most")
            << 16 << elevation << Pieces([](Table& t) {
                   t.dam("1U", kOwn).dam("8L", kOwn, 1).headstream(Headstream::A, 2);
               })
            << "1U 8L"
            << "C-B2 1U => 1U by C-B2";
        QTest::newRow("C-B3 for elevations: the own dam on a red outline")
            << 9 << elevation << Pieces([](Table& t) { t.dam("1L", kOwn).dam("8U", kOwn); })
            << "1L 8U"
            << "C-B3 8U => 8U by C-B3";
        QTest::newRow("C-B5 for elevations: the own dam linked to another own dam")
            << 12 << elevation << Pieces([](Table& t) { t.dam("1L", kOwn).dam("8U", kOwn); })
            << "1L 8U"
            << "C-B5 1L => 1L by C-B5";
    }
    void decides() {
        QFETCH(const int, tile);
        QFETCH(const Structure, structure);
        QFETCH(const Pieces, pieces);
        QFETCH(const QString, eligible);
        QFETCH(const QString, story);
        const Table table = tableWith(pieces, tile);
        const SiteSet sites = sitesOf(structure, eligible.toStdString());
        QCOMPARE(told(choosePlace(table.state(), kGermany, structure, sites)),
                 "eligible " + eligible + "; " + story);
    }
};

QTEST_APPLESS_MAIN(TestAutomaCriteriaBases)
#include "tst_automa_criteria_bases.moc"
