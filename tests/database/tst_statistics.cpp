#include <ctime>
#include <optional>

#include <QElapsedTimer>
#include <QtTest>

#include "database/history.h"
#include "database/internal/play_rows.h"
#include "database/internal/query.h"
#include "database/statistics.h"
#include "database/store.h"
#include "tests/database/example_plays.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

namespace {

constexpr Time kEndOfOctober = 1'793'491'199'000; // 2026-10-31 23:59:59 in UTC
constexpr Duration kHour = 3'600'000;

Play play(const char* id, const char* game, Time ended, Duration time,
          std::vector<PlayResult> results) {
    Play made;
    made.id = id;
    made.game = game;
    made.ended = ended;
    made.playTime = time;
    made.results = std::move(results);
    return made;
}

const std::vector kPlays{
    play("p-1", "barrage", kEndOfOctober, 2 * kHour,
         {human("Ania", "usa", "fiesler", 100, 1), automa("medium", 70, 2),
          automa("very_high", 99, 2)}),
    play("p-2", "barrage", kEndOfOctober + 1000, 3 * kHour,
         {human("Ania", "france", "deluz", 81, 2), human("Zoë", "usa", "fiesler", 90, 1)}),
    play("p-3", "barrage", kEndOfOctober, 0, // entered by hand, nobody looked at the clock
         {human("Ania", "usa", "deluz", 60, 2), automa("high", 120, 1), automa("low", 5, 2)}),
    play("p-4", "outpost", kEndOfOctober, kHour, {human("Zoë", "red", "", 14, 1)}),
    play("p-5", "barrage", kEndOfOctober, kHour, {automa("high", 250, 1), automa("low", 3, 2)}),
};

void setTimeZone(const QByteArray& zone) {
    qputenv("TZ", zone);
    tzset();
}

QString inWords(const StatisticsLine& line) {
    return QStringLiteral("%1: %2 of %3, %4, best %5, %6 min")
        .arg(QString::fromStdString(line.value))
        .arg(line.wins)
        .arg(line.results)
        .arg(line.averageScore)
        .arg(line.bestScore)
        .arg(line.averageTime / 60'000);
}

} // namespace

Q_DECLARE_METATYPE(database::Dimension)

class StatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        auto opened = openStore(pathIn(*m_folder, "games.sqlite"));
        QVERIFY2(opened.ok(), why(opened).c_str());
        m_store.emplace(std::move(opened.value()));
        setTimeZone("UTC");
    }

    void cleanup() {
        m_store.reset();
        m_folder.reset();
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
    }

    void countsTheResultsOfPeople_data() {
        QTest::addColumn<Dimension>("dimension");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("game") << Dimension::Game << ""
                              << QStringList{"barrage: 2 of 4, 82.75, best 100, 160 min",
                                             "outpost: 1 of 1, 14, best 14, 60 min"};
        QTest::newRow("player") << Dimension::Player << ""
                                << QStringList{"Ania: 1 of 3, 80.3333, best 100, 150 min",
                                               "Zoë: 2 of 2, 52, best 90, 120 min"};
        QTest::newRow("role of one game") << Dimension::Role << "barrage"
                                          << QStringList{"france: 0 of 1, 81, best 81, 180 min",
                                                         "usa: 2 of 3, 83.3333, best 100, 150 min"};
        QTest::newRow("officer") << Dimension::Officer << ""
                                 << QStringList{": 1 of 1, 14, best 14, 60 min",
                                                "deluz: 0 of 2, 70.5, best 81, 180 min",
                                                "fiesler: 2 of 2, 95, best 100, 150 min"};
        QTest::newRow("level: the highest one, from low to very high")
            << Dimension::Level << "barrage"
            << QStringList{": 1 of 2, 85.5, best 90, 180 min", "high: 0 of 1, 60, best 60, 0 min",
                           "very_high: 1 of 1, 100, best 100, 120 min"};
        QTest::newRow("number of players, Automas too")
            << Dimension::PlayerCount << ""
            << QStringList{"1: 1 of 1, 14, best 14, 60 min", "2: 1 of 2, 85.5, best 90, 180 min",
                           "3: 1 of 2, 80, best 100, 120 min"};
        QTest::newRow("month") << Dimension::Month << "barrage"
                               << QStringList{"2026-10: 1 of 2, 80, best 100, 120 min",
                                              "2026-11: 1 of 2, 85.5, best 90, 180 min"};
        QTest::newRow("a game nobody played") << Dimension::Game << "nucleum" << QStringList{};
    }
    void countsTheResultsOfPeople() {
        QFETCH(const Dimension, dimension);
        QFETCH(const QString, game);
        QFETCH(const QStringList, lines);
        keepAll();
        const auto counted = statistics(*m_store, dimension, {game.toStdString(), {}});
        QVERIFY2(counted.ok(), why(counted).c_str());
        QStringList words;
        for (const StatisticsLine& line : counted.value())
            words << inWords(line);
        QCOMPARE(words, lines);
    }

    void countsOnlyThePlayerThatIsAskedFor() {
        keepAll();
        const auto lines = statistics(*m_store, Dimension::Role, {"barrage", "Ania"}).value();
        QCOMPARE(lines.size(), 2U);
        QCOMPARE(inWords(lines[0]), "france: 0 of 1, 81, best 81, 180 min");
        QCOMPARE(inWords(lines[1]), "usa: 1 of 2, 80, best 100, 120 min");
        QVERIFY(statistics(*m_store, Dimension::Role, {"barrage", "Nobody"}).value().empty());
    }

    void countsAPlayOfTwoPeopleOnce() {
        keepAll();
        const auto lines = statistics(*m_store, Dimension::Month, {"barrage", {}}).value();
        QCOMPARE(lines.size(), 2U);
        QCOMPARE(lines[0].plays, 2); // the one without people is nobody's
        QCOMPARE(lines[1].plays, 1);
        QCOMPARE(lines[1].results, 2);
    }

    void listsScoresInTheOrderOfTime() {
        keepAll();
        const auto points = scoresOverTime(*m_store, {"barrage", {}}).value();
        QStringList words;
        for (const ScorePoint& point : points)
            words << QStringLiteral("%1 %2 %3 %4")
                         .arg(QString::fromStdString(point.play),
                              QString::fromStdString(point.player))
                         .arg(point.score.value())
                         .arg(point.isWinner ? "won" : "lost");
        QCOMPARE(words, (QStringList{"p-1 Ania 100 won", "p-3 Ania 60 lost", "p-2 Ania 81 lost",
                                     "p-2 Zoë 90 won"}));
        QCOMPARE(points.back().ended, kEndOfOctober + 1000);
        QCOMPARE(scoresOverTime(*m_store, {{}, "Zoë"}).value().size(), 2U);
    }

    // A month ends where a day ends: at the midnight of the place where the device is.
    void countsAPlayInTheMonthOfItsDay_data() {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QStringList>("months");
        QTest::newRow("UTC") << QByteArray("UTC") << QStringList{"2026-10", "2026-11"};
        QTest::newRow("an hour earlier") << QByteArray("Europe/Warsaw") << QStringList{"2026-11"};
        QTest::newRow("hours later") << QByteArray("America/New_York") << QStringList{"2026-10"};
    }
    void countsAPlayInTheMonthOfItsDay() {
        QFETCH(const QByteArray, zone);
        QFETCH(const QStringList, months);
        setTimeZone(zone);
        keepAll();
        QStringList found;
        const auto lines = statistics(*m_store, Dimension::Month, {}).value();
        for (const StatisticsLine& line : lines)
            found << QString::fromStdString(line.value);
        QCOMPARE(found, months);
    }

    // Ania and Ola remember who won two of their plays, not with how many points; the third was won
    // with nothing against less than nothing, which are points too.
    void countsPlaysWithoutPointsAsPlaysOnly() {
        for (const Play& played :
             {play("p-1", "barrage", 1, 0,
                   {human("Ania", "usa", "", 0, 1), human("Ola", "italy", "", 0, 2)}),
              play("p-2", "barrage", 2, 0,
                   {human("Ania", "usa", "", 90, 1), human("Ola", "usa", "", 71, 2)}),
              play("p-3", "barrage", 3, 0,
                   {human("Ania", "usa", "", 0, 2), human("Ola", "italy", "", 0, 1)}),
              play("p-4", "barrage", 4, 0,
                   {human("Ania", "france", "", 0, 1), human("Ola", "usa", "", -4, 2)})})
            QVERIFY(addPlay(*m_store, played));
        QStringList words;
        const auto lines = statistics(*m_store, Dimension::Role, {}).value();
        for (const StatisticsLine& line : lines)
            words << inWords(line) + QStringLiteral(", scored %1").arg(line.scored);
        QCOMPARE(words, (QStringList{"france: 1 of 1, 0, best 0, 0 min, scored 1",
                                     "italy: 1 of 2, 0, best 0, 0 min, scored 0",
                                     "usa: 2 of 5, 52.3333, best 90, 0 min, scored 3"}));
        const auto own = statistics(*m_store, Dimension::Player, {{}, "Ola"}).value();
        QCOMPARE(own.front().plays, 4);
        QCOMPARE(own.front().averageScore, (71.0 - 4.0) / 2);
        std::vector<std::optional<int>> scores;
        const auto points = scoresOverTime(*m_store, {{}, "Ania"}).value();
        for (const ScorePoint& point : points)
            scores.push_back(point.score);
        QVERIFY((scores == std::vector<std::optional<int>>{std::nullopt, 90, std::nullopt, 0}));
        QCOMPARE(streaksIn(points).front().longest, 2); // p-1 and p-2
    }

    void findsTheLongestAndTheCurrentStreak_data() {
        QTest::addColumn<QString>("results"); // of Ala in capitals and Ola, a W is a win
        QTest::addColumn<QStringList>("streaks");
        QTest::newRow("nothing played") << "" << QStringList{};
        QTest::newRow("one play won") << "A" << QStringList{"Ala 1 1"};
        QTest::newRow("one play lost") << "a" << QStringList{"Ala 0 0"};
        QTest::newRow("ended by a loss") << "AAa" << QStringList{"Ala 2 0"};
        QTest::newRow("a second one is shorter") << "AAAaA" << QStringList{"Ala 3 1"};
        QTest::newRow("plays of others are no interruption")
            << "AoAOoA" << QStringList{"Ala 3 3", "Ola 1 0"};
        QTest::newRow("the longest first") << "AOO" << QStringList{"Ola 2 2", "Ala 1 1"};
    }
    void findsTheLongestAndTheCurrentStreak() {
        QFETCH(const QString, results);
        QFETCH(const QStringList, streaks);
        std::vector<ScorePoint> points;
        for (const QChar result : results) {
            ScorePoint& point = points.emplace_back();
            point.player = result.toLower() == 'a' ? "Ala" : "Ola";
            point.isWinner = result.isUpper();
        }
        points.emplace_back().isWinner = true; // somebody without a name has no streak
        QStringList words;
        for (const Streak& streak : streaksIn(points))
            words << QStringLiteral("%1 %2 %3")
                         .arg(QString::fromStdString(streak.player))
                         .arg(streak.longest)
                         .arg(streak.current);
        QCOMPARE(words, streaks);
    }

    void averagesSourcesOverTheResultsThatNameThem() {
        Play first =
            play("p-1", "barrage", 1, 1, {human("Ania", "usa", "", 30, 1), automa("low", 90, 2)});
        first.results[0].sources = {{"start", 10}, {"objective", 15}, {"surcharge", -5}};
        first.results[1].sources = {{"start", 90}};
        Play second = play("p-2", "barrage", 2, 1, {human("Zoë", "usa", "", 9, 1)});
        second.results[0].sources = {{"start", 9}};
        const Play unknown = play("p-3", "barrage", 3, 1, {human("Ania", "usa", "", 50, 1)});
        for (const Play& each : {first, second, unknown})
            QVERIFY(addPlay(*m_store, each));
        const std::vector<SourceAverage> expected{
            {"start", 9.5}, {"objective", 7.5}, {"surcharge", -2.5}};
        QVERIFY(sourceAverages(*m_store, {"barrage", {}}).value() == expected);
        const std::vector<SourceAverage> own{{"start", 9}};
        QVERIFY(sourceAverages(*m_store, {"barrage", "Zoë"}).value() == own);
        QVERIFY(sourceAverages(*m_store, {"nucleum", {}}).value().empty());
    }

    void measuresTheTimesThatAreKnown() {
        keepAll();
        const PlayTimes all{3, kHour, 3 * kHour, 2 * kHour, 6 * kHour};
        QVERIFY(playTimes(*m_store, {}).value() == all);
        const PlayTimes own{2, kHour, 3 * kHour, 2 * kHour, 4 * kHour};
        QVERIFY(playTimes(*m_store, {{}, "Zoë"}).value() == own);
        QVERIFY(playTimes(*m_store, {"nucleum", {}}).value() == PlayTimes{});
    }

    void ordersNumbersOfPlayersByNumber() {
        for (const int count : {10, 2}) {
            Play played = play(count == 2 ? "p-2" : "p-10", "outpost", 1, 1, {});
            played.results.resize(static_cast<std::size_t>(count));
            QVERIFY(addPlay(*m_store, played));
        }
        const auto lines = statistics(*m_store, Dimension::PlayerCount, {}).value();
        QCOMPARE(lines.size(), 2U);
        QCOMPARE(lines.front().value, "2");
        QCOMPARE(lines.back().value, "10");
    }

    void ordersLevelsByHeight() {
        for (const char* level : {"very_high", "low", "high", "medium"})
            QVERIFY(addPlay(*m_store, play(level, "barrage", 1, 1,
                                           {human("Ania", "usa", "", 1, 1), automa(level, 0, 2)})));
        const auto lines = statistics(*m_store, Dimension::Level, {});
        QStringList levels;
        for (const StatisticsLine& line : lines.value())
            levels << QString::fromStdString(line.value);
        QCOMPARE(levels, (QStringList{"low", "medium", "high", "very_high"}));
    }

    void reportsAStoreThatCannotBeRead() {
        QVERIFY(run(*m_store, "DROP TABLE play_results"));
        QCOMPARE(statistics(*m_store, Dimension::Month, {}).error().trouble, Trouble::Failed);
    }

    void countsManyPlaysQuickly() {
        auto transaction = Transaction::begin(*m_store);
        for (const Play& played : manyPlays(2000))
            QVERIFY(insertPlay(*m_store, played));
        QVERIFY(transaction.value().commit());
        for (int i = 0; i <= static_cast<int>(Dimension::Month); ++i) {
            QElapsedTimer timer;
            timer.start();
            const auto lines = statistics(*m_store, static_cast<Dimension>(i), {});
            qInfo("dimension %d over 2,000 plays: %lld ms", i, timer.elapsed());
            QVERIFY(lines.ok());
            int results = 0;
            for (const StatisticsLine& line : lines.value())
                results += line.results;
            QCOMPARE(results, 6000);
        }
    }

private:
    void keepAll() {
        for (const Play& played : kPlays)
            QVERIFY(addPlay(*m_store, played));
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<DatabaseFile> m_store;
};

QTEST_GUILESS_MAIN(StatisticsTest)
#include "tst_statistics.moc"
