#include <QtTest>

#include "tests/app/pad/pad_desk.h"

/// What Power Grid: Outpost asks for at its end and what goes to the history.
class TestOutpostPad : public QObject {
    Q_OBJECT

private slots:
    void goesToTheHistory() {
        PadDesk desk("outpost");
        desk.model.addHuman();
        desk.name(0, "Ida");
        for (int i = 0; i < 3; ++i)
            desk.enter(i, "supplied", i == 2 ? 13 : 14);
        desk.enter(0, "money", 31);
        desk.enter(1, "money", 40);
        desk.enter(2, "money", 99);
        QCOMPARE(desk.model.verdict(),
                 QString("Player 2 wins: tied with 14 cities, but with more money."));
        desk.enter(0, "money", 40);
        QCOMPARE(desk.model.verdict(),
                 QString("Ida and Player 2 share the victory: 14 cities each and the same money."));
        desk.enter(0, "supplied", 1);
        QCOMPARE(desk.player(0).points(), QString("1 city"));
        desk.enter(0, "supplied", 15);
        QCOMPARE(desk.model.verdict(), QString("Ida wins with 15 cities."));
        QVERIFY(!desk.model.save().isEmpty());
        const database::Play play = lastPlay(desk);
        QCOMPARE(play.results[0].score, 15);
        QCOMPARE(sourcesOf(play.results[0]), (Sources{{"cities", 15}}));
        QVERIFY(toQt(play.results[0].details).contains("\"money\":40"));
        QCOMPARE(play.results[2].rank, 3);
    }
};

QTEST_GUILESS_MAIN(TestOutpostPad)
#include "tst_outpost_pad.moc"
