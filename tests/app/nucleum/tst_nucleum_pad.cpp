#include <QtTest>

#include "tests/app/nucleum/filled_pad.h"

/// What Nucleum asks for at its end and what goes to the history.
class TestNucleumPad : public QObject {
    Q_OBJECT

private slots:
    void goesToTheHistory() {
        PadDesk desk("nucleum");
        fillInNucleum(desk);
        QCOMPARE(desk.model.trouble(), QString());
        // NT-40 without the start space, NT-44, NT-32, NT-13, NT-14
        const int milestones = 3 + 12 + 15;
        const int total = 55 + milestones + 10 + 4 + 10 + 20 + 13;
        QCOMPARE(desk.player(0).total(), total);
        QVERIFY(!desk.model.save().isEmpty());
        const database::Play play = lastPlay(desk);
        QCOMPARE(play.details, std::string(R"({"milestone_tiles":["MT3","MT8","MT1","MT7"]})"));
        QCOMPARE(play.results[0].role, std::string("experiment_a"));
        QCOMPARE(sourcesOf(play.results[0]), (Sources{{"during_game", 55},
                                                      {"milestones", milestones},
                                                      {"priority_goal", 10},
                                                      {"leftovers", 4},
                                                      {"energized_buildings", 10},
                                                      {"government_buildings", 20},
                                                      {"income_tracks", 13}}));
    }

    void saysHowToExchange() {
        PadDesk desk("nucleum");
        desk.enter(0, "uranium", 1);
        desk.enter(0, "workers", 2);
        desk.enter(0, "thaler", 4);
        QCOMPARE(desk.player(0).pointFields()->field("thaler").note,
                 QString("2 VP after exchanging: 1 uranium → worker, 1 worker → Thaler"));
    }

    void saysWhatCannotBe() {
        PadDesk desk("nucleum");
        desk.enter(0, "marker3", 7);
        QCOMPARE(desk.model.trouble(), QString("A marker lies where no milestone tile is chosen."));
        desk.table("tile2", 4);
        QCOMPARE(desk.model.trouble(), QString());
        desk.table("tile3", 4);
        QCOMPARE(desk.model.trouble(), QString("A milestone tile lies at two places."));
        desk.table("tile3", 5);
        desk.side(0, "experiment", 2);
        desk.side(1, "experiment", 2);
        QCOMPARE(desk.model.trouble(), QString("Two players have the same experiment."));
    }
};

QTEST_GUILESS_MAIN(TestNucleumPad)
#include "tst_nucleum_pad.moc"
