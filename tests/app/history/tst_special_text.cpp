#include <QtTest>

#include "app/history/special_text.h"
#include "tests/app/history/history_store.h"

using namespace database::test;
using namespace history_test;
using database::Precedents;

namespace {

/// Somebody who has played ten times, three of them won, and is no stranger to anything.
Precedents seasoned() {
    Precedents before;
    before.plays = 10;
    before.wins = 3;
    before.winsWithRole = 1;
    before.best = 120;
    before.playsAtLevel = 5;
    before.bestAtLevel = 110;
    before.closestWin = 2;
    return before;
}

Precedents with(void (*change)(Precedents&)) {
    Precedents before = seasoned();
    change(before);
    return before;
}

} // namespace

Q_DECLARE_METATYPE(database::Play)
Q_DECLARE_METATYPE(database::Precedents)

class SpecialTextTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void tellsWhatWasSpecial_data() {
        QTest::addColumn<database::Play>("played");
        QTest::addColumn<database::Precedents>("before");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char* name, int score, int other, const Precedents& before,
                            const QStringList& lines) {
            const bool hasWon = score >= other;
            QTest::newRow(name) << play("p", "barrage", 0,
                                        {human("Ida", "usa", "", score, hasWon ? 1 : 2),
                                         automa("medium", other, hasWon ? 2 : 1)})
                                << before << lines;
        };
        row("an ordinary win", 100, 90, seasoned(), {});
        row("an ordinary defeat", 90, 100, seasoned(), {});
        row("the first play of all", 200, 90, Precedents(), {});
        row("the best of all", 121, 90, seasoned(),
            {"Ida's best game so far: 121 VP, up from 120."});
        row("the best of all, lost", 121, 130, seasoned(),
            {"Ida's best game so far: 121 VP, up from 120."});
        row("as good as the best", 120, 90, with([](Precedents& b) { b.bestAtLevel = 120; }), {});
        row("the best against the level", 111, 90, seasoned(),
            {"Ida's best against this level (Medium) so far: 111 VP, up from 110."});
        row("better than a single play", 121, 90,
            with([](Precedents& b) { b.plays = b.playsAtLevel = 1; }), {});
        row("better than a single play against the level", 111, 90,
            with([](Precedents& b) { b.playsAtLevel = 1; }), {});
        row("never with points before", 111, 90, with([](Precedents& b) {
                b.best.reset();
                b.bestAtLevel.reset();
                b.playsAtLevel = 0;
                b.closestWin.reset();
            }),
            {});
        row("the first win", 100, 90, with([](Precedents& b) {
                b.wins = b.winsWithRole = 0;
                b.closestWin.reset();
            }),
            {"Ida's first win, in game 11."});
        row("the first win with a company", 100, 90,
            with([](Precedents& b) { b.winsWithRole = 0; }), {"Ida's first win with USA."});
        row("no win with the company", 80, 90, with([](Precedents& b) { b.winsWithRole = 0; }), {});
        row("two in a row", 100, 90, with([](Precedents& b) { b.winsInARow = 1; }), {});
        row("three in a row", 100, 90, with([](Precedents& b) { b.winsInARow = 2; }),
            {"Ida has won 3 games in a row."});
        row("a streak that ends", 80, 90, with([](Precedents& b) { b.winsInARow = 2; }), {});
        row("the closest win", 91, 90, seasoned(), {"Ida's closest win so far: by 1 VP."});
        row("as close as before", 92, 90, seasoned(), {});
        row("level on points", 90, 90, seasoned(), {"Ida's closest win so far: level on points."});
        row("three at most", 121, 120, with([](Precedents& b) {
                b.winsWithRole = 0;
                b.winsInARow = 2;
            }),
            {"Ida's best game so far: 121 VP, up from 120.", "Ida's first win with USA.",
             "Ida has won 3 games in a row."});
    }
    void tellsWhatWasSpecial() {
        QFETCH(const database::Play, played);
        QFETCH(const database::Precedents, before);
        QFETCH(const QStringList, lines);
        QCOMPARE(history::specialsOf(played, {before}), lines);
    }

    void namesTheWinnersFirst() {
        const auto played = play("p", "outpost", 0,
                                 {human("Jan", "red", "", 13, 2), human("Ida", "blue", "", 14, 1)});
        Precedents jan = seasoned();
        jan.best = 12;
        Precedents ida = jan;
        ida.seat = 1;
        ida.winsWithRole = 0; // a colour is nobody's merit
        ida.closestWin = 1;
        QCOMPARE(history::specialsOf(played, {jan, ida}),
                 QStringList({"Ida's best game so far: 14 cities, up from 12.",
                              "Jan's best game so far: 13 cities, up from 12."}));
    }

    void takesNamesAsTheyAre() {
        const auto played =
            play("p", "barrage", 0, {human("%2", "usa", "", 121, 1), automa("medium", 3, 2)});
        QCOMPARE(history::specialsOf(played, {seasoned()}),
                 QStringList("%2's best game so far: 121 VP, up from 120."));
    }
};

QTEST_GUILESS_MAIN(SpecialTextTest)

#include "tst_special_text.moc"
