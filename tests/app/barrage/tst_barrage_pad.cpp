#include <QtTest>

#include "tests/app/barrage/filled_pad.h"

/// What Barrage asks for at its end and what goes to the history.
class TestBarragePad : public QObject {
    Q_OBJECT

private slots:
    void goesToTheHistory() {
        PadDesk desk("barrage");
        fillInBarrage(desk);
        QVERIFY(desk.model.trouble().isEmpty());
        QVERIFY(!desk.model.save().isEmpty());
        const database::Play play = lastPlay(desk);
        QCOMPARE(play.game, std::string("barrage"));
        QCOMPARE(play.board, std::string("leeghwater"));
        QCOMPARE(play.details, std::string(R"({"objective":"basins_with_one"})"));

        const database::PlayResult& human = play.results[0];
        QCOMPARE(human.role, std::string("germany"));
        QCOMPARE(human.officer, std::string("wilhelm_adler"));
        QVERIFY(human.level.empty());
        QCOMPARE(human.score, 70 + 13 + 3 + 2 + 9);
        QCOMPARE(sourcesOf(human), (Sources{{"during_game", 70},
                                            {"objective", 13},
                                            {"leftovers", 3},
                                            {"water_in_dams", 2},
                                            {"private_buildings", 9}}));
        QVERIFY(toQt(human.details).contains("\"objective\":4"));

        const database::PlayResult& automa = play.results[1];
        QVERIFY(automa.isAutoma);
        QVERIFY(automa.playerName.empty());
        QCOMPARE(automa.level, std::string("high"));
        QVERIFY(automa.officer.empty()); // only at the highest level (A-1.2)
        QCOMPARE(automa.score, 80 + 18);
        QCOMPARE(automa.rank, 1);
        QVERIFY(automa.isWinner);
    }

    void asksWhatFits() {
        PadDesk desk("barrage");
        desk.model.addAutoma();
        QVERIFY(fieldIds(*desk.player(0).pointFields()).contains("credits"));
        QVERIFY(!fieldIds(*desk.player(2).pointFields()).contains("credits"));
        QVERIFY(!fieldIds(*desk.player(0).pointFields()).contains("private_buildings"));
        desk.table("board", 2);
        QVERIFY(fieldIds(*desk.player(0).pointFields()).contains("private_buildings"));
        QVERIFY(!fieldIds(*desk.player(2).sideFields()).contains("officer"));
        desk.side(2, "level", 3);
        QVERIFY(fieldIds(*desk.player(2).sideFields()).contains("officer"));
        desk.table("board", 1);
        QVERIFY(!fieldIds(*desk.player(0).sideFields()).contains("officer"));
        desk.side(0, "company", 1);
        desk.side(1, "company", 1);
        QCOMPARE(desk.model.trouble(), QString("Two players have the company USA."));
    }

    void asksForEnergyInATie() {
        PadDesk desk("barrage");
        desk.name(0, "Ida");
        desk.name(1, "Jan");
        desk.enter(0, "vp", 61);
        QVERIFY(!fieldIds(*desk.player(0).pointFields()).contains("energy_round_5"));
        desk.enter(1, "vp", 61);
        QCOMPARE(desk.model.verdict(),
                 QString("Ida and Jan share the victory: 74 VP each and the same energy in round "
                         "5."));
        desk.enter(1, "energy_round_5", 12);
        QCOMPARE(desk.model.verdict(),
                 QString("Jan wins: tied with 74 VP, but with more energy in round 5."));
        QCOMPARE(desk.player(0).rank(), 2);
    }
};

QTEST_GUILESS_MAIN(TestBarragePad)
#include "tst_barrage_pad.moc"
