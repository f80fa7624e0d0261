#include <QTemporaryDir>
#include <QtTest>

#include "app/common/convert.h"
#include "app/sessions/exchange.h"
#include "app/sessions/history_csv.h"
#include "database/history.h"
#include "database/store.h"
#include "tests/app/pad/pad_desk.h"

namespace {

using Sources = QMap<QString, int>;

Sources sourcesOf(const database::PlayResult& result) {
    Sources sources;
    for (const database::SourceScore& score : result.sources)
        sources[toQt(score.source)] = score.vp;
    return sources;
}

} // namespace

/// What each game asks for and what goes to the history.
class TestPadGames : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.reset(new QTemporaryDir);
        m_file = m_folder->filePath("games.sqlite");
    }

    void barrage() {
        PadDesk desk(m_file, "barrage");
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

    void barrageAsksWhatFits() {
        PadDesk desk(m_file, "barrage");
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

    void barrageAsksForEnergyInATie() {
        PadDesk desk(m_file, "barrage");
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

    void outpost() {
        PadDesk desk(m_file, "outpost");
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

    void nucleum() {
        PadDesk desk(m_file, "nucleum");
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

    void nucleumSaysHowToExchange() {
        PadDesk desk(m_file, "nucleum");
        desk.enter(0, "uranium", 1);
        desk.enter(0, "workers", 2);
        desk.enter(0, "thaler", 4);
        QCOMPARE(desk.player(0).pointFields()->field("thaler").note,
                 QString("2 VP after exchanging: 1 uranium → worker, 1 worker → Thaler"));
    }

    void nucleumTroubles() {
        PadDesk desk(m_file, "nucleum");
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

    /// Plays of all pads leave the store and come back as they were, and stand in the CSV.
    void travels() {
        PadDesk barrage(m_file, "barrage");
        fillInBarrage(barrage);
        barrage.model.setComments("„tight\", very\ntight");
        QVERIFY(!barrage.model.save().isEmpty());
        PadDesk nucleum(m_file, "nucleum");
        fillInNucleum(nucleum);
        QVERIFY(!nucleum.model.save().isEmpty());
        PadDesk outpost(m_file, "outpost");
        outpost.enter(0, "supplied", 14);
        QVERIFY(!outpost.model.save().isEmpty());

        const auto& store = outpost.host.store();
        const auto file = sessions::exportAll(store);
        QVERIFY(file);
        QVERIFY(file.value().leftOut == sessions::LeftOut{});
        const auto other = database::openMemoryStore();
        QVERIFY(other);
        const auto imported = sessions::importText(other.value(), file.value().text);
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().sentence));
        QCOMPARE(database::listPlays(other.value()).value(), database::listPlays(store).value());

        const auto csv = sessions::historyCsv(store);
        QVERIFY(csv);
        for (const char* text : {"vp_private_buildings", "vp_milestones", "vp_cities", "nucleum",
                                 "outpost", "experiment_a", "„tight\"\", very\ntight"})
            QVERIFY2(csv.value().contains(text), text);
    }

private:
    /// A human and an Automa, tied in the objective.
    static void fillInBarrage(PadDesk& desk) {
        desk.model.addAutoma();
        desk.model.remove(1);
        desk.name(0, "Ida");
        desk.table("board", 2);
        desk.table("objective_tile", 5);
        desk.side(0, "company", 2);
        desk.side(0, "officer", 2);
        desk.side(1, "level", 2);
        desk.side(1, "company", 1);
        desk.enter(0, "vp", 70);
        desk.enter(0, "objective", 4);
        desk.enter(0, "excavators", 3);
        desk.enter(0, "mixers", 4);
        desk.enter(0, "credits", 8);
        desk.enter(0, "drops", 2);
        desk.enter(0, "private_buildings", 9);
        desk.enter(1, "vp", 80);
        desk.enter(1, "objective", 4);
    }

    static void fillInNucleum(PadDesk& desk) {
        const QMap<QString, int> tiles{{"tile1", 3}, {"tile2", 8}, {"tile3", 1}, {"tile4", 7}};
        for (auto tile = tiles.begin(); tile != tiles.end(); ++tile)
            desk.table(tile.key(), tile.value());
        desk.side(0, "experiment", 1);
        const QList<std::pair<QString, int>> values{{"vp", 55},
                                                    {"count3", 3},
                                                    {"count8", 4},
                                                    {"count1", 7},
                                                    {"count7", 9},
                                                    {"marker1", 1},
                                                    {"marker3", 7},
                                                    {"marker5", 16},
                                                    {"goal", 1},
                                                    {"cities", 8},
                                                    {"uranium", 5},
                                                    {"workers", 3},
                                                    {"thaler", 3},
                                                    {"buildings", 2},
                                                    {"buildings_in_praha", 4},
                                                    {"government2", 2},
                                                    {"government_network2", 5},
                                                    {"government_praha2", 1},
                                                    {"income1", 1},
                                                    {"income2", 3}};
        for (const auto& [field, value] : values)
            desk.enter(0, field, value);
    }

    static database::Play lastPlay(PadDesk& desk) {
        return database::listPlays(desk.host.store()).value().front();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(TestPadGames)
#include "tst_pad_games.moc"
