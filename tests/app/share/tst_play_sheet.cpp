#include <QTemporaryDir>
#include <QtTest>

#include "app/games/play_words.h"
#include "app/share/play_sheet.h"
#include "app/share/saved_file.h"
#include "tests/app/sessions/kept_games.h"
#include "tests/app/share/example_play.h"

class PlaySheetTest : public QObject {
    Q_OBJECT

private slots:
    void listsTheBestFirstWithTheirSigns() {
        const share::PlaySheet sheet = share::sheetOf(example_play::barrage());
        QCOMPARE(sheet.columns.size(), 4U);
        QCOMPARE(sheet.columns[0].name, "Bob");
        QCOMPARE(sheet.columns[0].sign, "ITA");
        QCOMPARE(sheet.columns[0].colour, 2);
        QVERIFY(sheet.columns[0].isWinner && !sheet.columns[1].isWinner);
        QCOMPARE(sheet.columns[1].role, "USA / Viktor Fiesler");
    }

    void leavesOutPointsThatNobodyNoted() {
        for (const share::SheetColumn& column :
             share::sheetOf(example_play::withoutPoints()).columns)
            QVERIFY(!column.score);
        for (const share::SheetColumn& column : share::sheetOf(example_play::barrage()).columns)
            QVERIFY(column.score);
    }

    void explainsEveryPointOfTheGoldenGames() {
        for (const database::Play& play : kept_games::golden().plays) {
            const share::PlaySheet sheet = share::sheetOf(play);
            QCOMPARE(sheet.labels.first(), "Start");
            QVERIFY(sheet.labels.size() <= 8); // with private buildings
            for (const share::SheetColumn& column : sheet.columns) {
                QCOMPARE(column.points.size(), sheet.labels.size());
                QCOMPARE(std::accumulate(column.points.begin(), column.points.end(), 0),
                         column.score);
            }
        }
    }

    void gathersWhatPlayGaveInOneLine() {
        auto play = example_play::barrage();
        for (database::PlayResult& result : play.results)
            result.sources = {{"start", 10},         {"energy_track", 3}, {"income", 4},
                              {"energy_ranking", 6}, {"production", 5},   {"water_in_dams", 2}};
        const share::PlaySheet sheet = share::sheetOf(play);
        QCOMPARE(sheet.labels, QStringList({"Start", "In play", "Energy", "Water"}));
        QCOMPARE(sheet.columns[0].points, QList<int>({10, 9, 9, 2}));
    }

    void takesTheSourcesOfOtherGamesAsTheyCome() {
        auto play = example_play::barrage();
        play.game = "nucleum";
        play.results.resize(1);
        play.results[0].role = "somebody";
        play.results[0].sources = {{"during_game", 7}, {"own_rule", 5}};
        const share::PlaySheet sheet = share::sheetOf(play);
        QCOMPARE(sheet.labels, QStringList({"During the game", "Own rule"}));
        QCOMPARE(sheet.columns[0].colour, -1);
        QCOMPARE(sheet.columns[0].sign, "2"); // its place
    }

    void keepsTheOrderOfTheFinalScoring() {
        auto play = example_play::barrage();
        play.game = "nucleum";
        play.results.resize(1);
        play.results[0].details = R"({"colour":"turquoise"})";
        play.results[0].sources = {{"own_rule", 5}, {"income_tracks", 2}, {"milestones", 7}};
        const share::PlaySheet sheet = share::sheetOf(play);
        QCOMPARE(sheet.labels, QStringList({"Milestones", "Income tracks", "Own rule"}));
        QCOMPARE(sheet.columns[0].points, QList<int>({7, 2, 5}));
        QCOMPARE(sheet.columns[0].colour, games::kFirstMarker + 3);
        play.game = "outpost";
        play.results[0].role = "purple";
        QCOMPARE(share::sheetOf(play).columns[0].colour, games::kFirstWoodenPiece + 5);
        play.results[0].role = "pink";
        QCOMPARE(share::sheetOf(play).columns[0].colour, -1);
    }

    void namesFilesAfterTheGameAndTheDay() {
        auto play = example_play::barrage();
        QCOMPARE(share::fileNameOf(play, "csv"), "Barrage 2026-11-17.csv");
        play.game = "outpost";
        QCOMPARE(share::fileNameOf(play, "png"), "Power Grid Outpost 2026-11-17.png");
    }

    void neverWritesOverAFile() {
        const QTemporaryDir folder;
        const QString inside = folder.filePath("new folder");
        for (const char* name : {"a.csv", "a (2).csv", "a (3).csv"}) {
            const auto saved = share::saveNew(inside + "/a.csv", name);
            QVERIFY(saved);
            QCOMPARE(QFileInfo(saved.value()).fileName(), name);
            QFile file(saved.value());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), QByteArray(name));
        }
    }

    void numbersANameWithoutASuffixToo() {
        const QTemporaryDir folder;
        QVERIFY(share::saveNew(folder.filePath("result"), "x"));
        QCOMPARE(share::freePath(folder.filePath("result")), folder.filePath("result (2)"));
    }

    void suggestsAFileThatIsNotThere() {
        const QTemporaryDir folder;
        QCOMPARE(share::suggestedFile(folder.path(), "a.csv").toLocalFile(),
                 folder.filePath("a.csv"));
        QVERIFY(share::saveNew(folder.filePath("a.csv"), "x"));
        QCOMPARE(share::suggestedFile(folder.path(), "a.csv").toLocalFile(),
                 folder.filePath("a (2).csv"));
        const QFileInfo inDocuments(share::suggestedFile({}, "a.csv").toLocalFile());
        QVERIFY(inDocuments.dir().exists());
    }

    void saysWhyAFileCannotBeWritten() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("file");
        QVERIFY(share::saveNew(file, "x"));
        const auto saved = share::saveNew(file + "/a.csv", "x");
        QVERIFY(!saved);
        QVERIFY(saved.error().sentence.contains("a.csv"));
    }
};

QTEST_GUILESS_MAIN(PlaySheetTest)
#include "tst_play_sheet.moc"
