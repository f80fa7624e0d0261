#include <QtTest>

#include "engine/barrage/automa/criteria.h"
#include "engine/barrage/automa/placement.h"
#include "tests/support/barrage/germany_automa.h"
#include "tests/support/barrage/sites.h"

using namespace barrage;
using namespace barrage::test;

/// C-C: where the criteria of the second column put conduits. The Automa is Germany.
class TestAutomaCriteriaConduits : public QObject {
    Q_OBJECT

private:
    static void row(const char* name, Criterion criterion, const Pieces& pieces,
                    const char* inQuestion, const char* named) {
        QTest::newRow(name) << criterion << pieces << QString(inQuestion) << QString(named);
    }

private slots:
    void names_data() {
        QTest::addColumn<Criterion>("criterion");
        QTest::addColumn<Pieces>("pieces");
        QTest::addColumn<QString>("inQuestion");
        QTest::addColumn<QString>("named");

        const auto c1 = Criterion::C1;
        const auto c2 = Criterion::C2;
        row("C-C1 names the highest value", c1, nothing, "1B 2A 6B", "1B");
        row("C-C1 names all of the highest value", c1, nothing, "1A 1B 2B 4A", "1A 2B");
        row("R-A8 C-C1 compares the spaces in question only", c1, nothing, "6B 9A 10A", "6B 10A");
        row("C-C2 names the second highest value", c2, nothing, "1A 1B 2A 9A", "1B");
        row("C-C2 names all of the second highest value", c2, nothing, "1A 2B 1B 3A 2A", "1B 3A");
        row("C-C2 a gap between the values does not matter", c2, nothing, "1A 2B 9A 10B", "9A 10B");
        row("C-C2 OTHERWISE the highest, if all have the same value", c2, nothing, "1A 2B 4B",
            "1A 2B 4B");
        row("R-A8 C-C2 compares the spaces in question only", c2, nothing, "2A 6B 9A", "6B");

        const Pieces dams = [](Table& t) { t.dam("1L", kOwn).dam("4L", kNeutral).dam("2L", kUsa); };
        const auto c3 = Criterion::C3;
        const auto c4 = Criterion::C4;
        row("C-C3 names what leaves a basin with an own dam", c3, dams, "1A 1B 2A 3A 4A", "1A 1B");
        row("C-C3 then with a neutral dam", c3, dams, "2A 2B 3A 4A 4B", "4A 4B");
        row("C-C3 then with an opponent's dam", c3, dams, "2A 2B 3A 5A", "2A 2B");
        row("C-C3 names none without a dam", c3, dams, "3A 5A", "-");
        row(
            "C-C3 a dam at the other end does not count", c3, [](Table& t) { t.dam("8L", kOwn); },
            "1A 5A 8A", "8A");
        row(
            "C-C3 own and foreign dam in one basin: the own one counts", c3,
            [](Table& t) { t.dam("1U", kUsa).dam("1L", kOwn).dam("2L", kNeutral); }, "1A 2A", "1A");
        row("C-C4 names what leaves a basin with an opponent's dam", c4, dams, "1A 2A 2B 3A 4A",
            "2A 2B");
        row(
            "C-C4 any opponent's", c4,
            [](Table& t) { t.dam("1L", kUsa).dam("2U", kItaly).dam("3L", kOwn); }, "1A 2A 3A",
            "1A 2A");
        row("C-C4 then with a neutral dam", c4, dams, "1A 1B 3A 4A", "4A");
        row("C-C4 then with an own dam", c4, dams, "1A 1B 3A", "1A 1B");
        row("C-C4 names none without a dam", c4, dams, "3A 5A", "-");
        row(
            "C-C4 own and foreign dam in one basin: the opponent's counts", c4,
            [](Table& t) { t.dam("1U", kUsa).dam("1L", kOwn).dam("2L", kNeutral); }, "1A 2A", "1A");

        const Pieces powerhouses = [](Table& t) {
            t.powerhouse("P8_0", kOwn).powerhouse("P6_0", kUsa);
        };
        const auto c5 = Criterion::C5;
        const auto c6 = Criterion::C6;
        row("C-C5 names what ends at an own powerhouse", c5, powerhouses, "1A 1B 2A 3B 5A",
            "1A 5A");
        row("C-C5 then at an opponent's", c5, powerhouses, "1B 2A 3B 6A", "2A 3B");
        row("C-C5 names none without a powerhouse", c5, powerhouses, "1B 4A", "-");
        row(
            "C-C5 a powerhouse at the upper end does not count", c5,
            [](Table& t) { t.powerhouse("P5_0", kOwn); }, "1B 5A 5B", "1B");
        row(
            "C-C5 own and foreign powerhouse in one basin: the own one counts", c5,
            [](Table& t) {
                t.powerhouse("P8_0", kUsa).powerhouse("P8_1", kOwn).powerhouse("P6_0", kUsa);
            },
            "1A 2A", "1A");
        row("C-C6 names what ends at an opponent's powerhouse", c6, powerhouses, "1A 2A 3B 5A",
            "2A 3B");
        row("C-C6 then at an own one", c6, powerhouses, "1A 1B 5A 6A", "1A 5A");
        row("C-C6 names none without a powerhouse", c6, powerhouses, "1B 4A", "-");
        row(
            "C-C6 own and foreign powerhouse in one basin: the opponent's counts", c6,
            [](Table& t) {
                t.powerhouse("P8_0", kUsa).powerhouse("P8_1", kOwn).powerhouse("P6_0", kOwn);
            },
            "1A 2A", "1A");
    }
    void names() {
        QFETCH(const Criterion, criterion);
        QFETCH(const Pieces, pieces);
        QFETCH(const QString, inQuestion);
        const Table table = tableWith(pieces, 1);
        const SiteSet candidates = sitesOf(Structure::Conduit, inQuestion.toStdString());
        QTEST(idsOf(Structure::Conduit, namedBy(table.state(), kGermany, criterion, candidates)),
              "named");
    }

    void decides_data() {
        QTest::addColumn<int>("tile");
        QTest::addColumn<Pieces>("pieces");
        QTest::addColumn<QString>("eligible");
        QTest::addColumn<QString>("story"); // without the eligible sites

        QTest::newRow("C-C1 decides alone") << 1 << Pieces(nothing) << "1A 1B 2A"
                                            << "A-6.4 -; C-C1 1A => 1A by C-C1";
        QTest::newRow("C-C1 tied, C-C3 decides")
            << 1 << Pieces([](Table& t) { t.dam("2L", kUsa); }) << "1A 2A 2B 4B"
            << "A-6.4 -; C-C1 1A 2B 4B; C-C3 2B => 2B by C-C3";
        QTest::newRow("C-C3 ignored, C-C5 decides")
            << 1 << Pieces([](Table& t) { t.powerhouse("P12_0", kUsa); }) << "1A 2B 4B"
            << "A-6.4 -; C-C1 1A 2B 4B; C-C3 -; C-C5 4B => 4B by C-C5";
        QTest::newRow("C-C5 tied, C-C3 decides")
            << 5 << Pieces([](Table& t) { t.powerhouse("P6_0", kOwn).dam("3L", kUsa); })
            << "1A 2A 3B"
            << "A-6.4 -; C-C5 2A 3B; C-C3 3B => 3B by C-C3";
        QTest::newRow("C-C3 tied, C-C5 ignored, C-C1 decides")
            << 9 << Pieces([](Table& t) { t.dam("2L", kNeutral); }) << "1A 2A 2B"
            << "A-6.4 -; C-C3 2A 2B; C-C5 -; C-C1 2B => 2B by C-C1";
        QTest::newRow("C-C4 tied, C-C2 decides")
            << 13 << Pieces([](Table& t) { t.dam("2L", kUsa); }) << "1A 2A 2B"
            << "A-6.4 -; C-C4 2A 2B; C-C2 2A => 2A by C-C2";
        QTest::newRow("C-C6 tied, C-C2 names the highest, C-C4 decides")
            << 15 << Pieces([](Table& t) { t.powerhouse("P6_0", kUsa).dam("3L", kOwn); })
            << "1A 2A 3B"
            << "A-6.4 -; C-C6 2A 3B; C-C2 2A 3B; C-C4 3B => 3B by C-C4";
        QTest::newRow("C-C2 looks at what C-C4 has left, not at all")
            << 14 << Pieces([](Table& t) { t.dam("6L", kUsa); }) << "1A 1B 6A 6B"
            << "A-6.4 -; C-C4 6A 6B; C-C2 6B => 6B by C-C2";
    }
    void decides() {
        QFETCH(const int, tile);
        QFETCH(const Pieces, pieces);
        QFETCH(const QString, eligible);
        QFETCH(const QString, story);
        const Table table = tableWith(pieces, tile);
        const SiteSet sites = sitesOf(Structure::Conduit, eligible.toStdString());
        QCOMPARE(told(choosePlace(table.state(), kGermany, Structure::Conduit, sites)),
                 "eligible " + eligible + "; " + story);
    }
};

QTEST_APPLESS_MAIN(TestAutomaCriteriaConduits)
#include "tst_automa_criteria_conduits.moc"
