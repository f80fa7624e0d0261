#include <memory>

#include <QtTest>

#include "app/history/statistics_charts.h"
#include "app/history/statistics_model.h"
#include "tests/app/history/history_store.h"

using namespace database::test;
using namespace history_test;
using database::ScorePoint;
using history::Chart;

class StatisticsModelTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QLocale::setDefault(QLocale::c());
        m_store = std::make_unique<HistoryStore>();
        m_model = std::make_unique<StatisticsModel>();
    }

    void cleanup() {
        m_model.reset();
        m_store.reset();
    }

    void saysNothingOfAnEmptyHistory() {
        m_model->setHost(&m_store->host());
        QCOMPARE(m_model->rowCount(), 0);
        QCOMPARE(m_model->playCount(), 0);
        QCOMPARE(m_model->summary(), "");
    }

    void makesSenseOfOnePlay() {
        m_store->add(play("p-1", "barrage", noonOf(2026, 3, 1),
                          {human("Ala", "usa", "", 112, 1), automa("high", 97, 2)}));
        m_model->setHost(&m_store->host());
        QCOMPARE(m_model->summary(), "Plays: 1. Won: 1 of 1 results (100%), average 112.0");
        QVERIFY(text("scores", StatisticsModel::SentenceRole).startsWith("112 points on "));
        QCOMPARE(text("sources", StatisticsModel::SentenceRole),
                 "No play here says where its points came from.");
        QCOMPARE(text("times", StatisticsModel::SentenceRole), "No play here has a time.");
        QCOMPARE(texts("level", StatisticsModel::TextsRole),
                 QStringList{"1 of 1 won (100%), average 112.0"});
        QCOMPARE(rowOf("officer"), -1); // nobody had one
    }

    void saysThatAGameTookNoTime() {
        database::Play quick = play("p-1", "barrage", noonOf(2026, 3, 1),
                                    {human("Ala", "usa", "", 112, 1), automa("high", 97, 2)});
        quick.playTime = 20'000;
        m_store->add(quick);
        m_model->setHost(&m_store->host());
        QCOMPARE(text("times", StatisticsModel::SentenceRole),
                 "On average under a minute, from under a minute to under a minute; under a "
                 "minute in all.");
    }

    // Only who won is known of the second play, so the points are those of the first.
    void leavesPlaysWithoutPointsOutOfAverages() {
        m_store->add(play("p-1", "barrage", noonOf(2026, 3, 1),
                          {human("Ala", "usa", "", 112, 2), human("Ola", "italy", "", 120, 1)}));
        m_store->add(play("p-2", "barrage", noonOf(2026, 3, 2),
                          {human("Ala", "france", "", 0, 1), human("Ola", "italy", "", 0, 2)}));
        m_store->add(play("p-3", "barrage", noonOf(2026, 3, 3),
                          {human("Ala", "usa", "", 60, 1), human("Ola", "usa", "", 30, 2)}));
        m_model->setHost(&m_store->host());
        QCOMPARE(m_model->summary(), "Plays: 3. Won: 3 of 6 results (50%), average 80.5");
        QCOMPARE(texts("company", StatisticsModel::TextsRole),
                 (QStringList{"1 of 1 won (100%)", "1 of 2 won (50%), average 120.0",
                              "1 of 3 won (33%), average 67.3"}));
        QCOMPARE(texts("company", StatisticsModel::CellsRole).mid(0, 5),
                 (QStringList{"France", "1 of 1", "100%", "–", "–"}));
        QCOMPARE(texts("scores", StatisticsModel::TextsRole),
                 (QStringList{"112", "120", "60", "30"}));
        m_model->setPlayer("Ala");
        QCOMPARE(m_model->summary(), "Plays: 3. Won: 2 of 3 results (67%), average 86.0");
        QCOMPARE(texts("streaks", StatisticsModel::TextsRole), QStringList{"2, now 2"});
    }

    void makesSenseOfAPlayWithoutPoints() {
        m_store->add(play("p-1", "outpost", noonOf(2026, 3, 1), {human("Ala", "", "", 0, 1)}));
        m_model->setHost(&m_store->host());
        QCOMPARE(m_model->summary(), "Plays: 1. Won: 1 of 1 results (100%)");
        for (const char* chart : {"scores", "bests"}) {
            QCOMPARE(texts(chart, StatisticsModel::LabelsRole), QStringList{});
            QCOMPARE(text(chart, StatisticsModel::SentenceRole), "No play here has points.");
        }
    }

    void countsOneGameAndOnePlayer() {
        keepFour();
        m_model->setHost(&m_store->host());
        QCOMPARE(m_model->games(), (QStringList{"barrage", "nucleum"}));
        QCOMPARE(m_model->game(), "barrage");
        QCOMPARE(m_model->players(), (QStringList{"Ala", "Ola"}));
        QCOMPARE(m_model->playCount(), 3);
        QCOMPARE(texts("level", StatisticsModel::LabelsRole),
                 (QStringList{"Without Automa", "Low", "High"}));
        QCOMPARE(texts("level", StatisticsModel::CellsRole).mid(5, 5),
                 (QStringList{"Low", "0 of 1", "0%", "60.0", "60"}));
        m_model->setPlayer("Ola");
        QCOMPARE(m_model->summary(), "Plays: 1. Won: 1 of 1 results (100%), average 90.0");
        m_model->setGame("nucleum");
        QCOMPARE(m_model->player(), "");
        QCOMPARE(m_model->playCount(), 1);
        QCOMPARE(rowOf("level"), -1); // no Automas, no companies
        QCOMPARE(rowOf("company"), -1);
        QCOMPARE(rowOf("playerCount"), 0);
    }

    void callsRolesWhatTheGameCallsThem_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("role");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("label");
        QTest::newRow("companies") << "barrage"
                                   << "usa"
                                   << "Wins by company"
                                   << "USA";
        QTest::newRow("experiments") << "nucleum"
                                     << "experiment_a"
                                     << "Wins by experiment"
                                     << "Experiment A";
        QTest::newRow("colours") << "outpost"
                                 << "red"
                                 << "Wins by colour"
                                 << "Red";
    }
    void callsRolesWhatTheGameCallsThem() {
        QFETCH(QString, game);
        QFETCH(QString, role);
        m_store->add(play("p-1", qPrintable(game), noonOf(2026, 3, 1),
                          {human("Ala", qPrintable(role), "", 112, 1)}));
        m_model->setHost(&m_store->host());
        QTEST(text("company", StatisticsModel::TitleRole), "title");
        QFETCH(QString, label);
        QCOMPARE(texts("company", StatisticsModel::LabelsRole), QStringList{label});
    }

    // 10 and 9 to begin with, 15 for the objective of one of them, 5 for a surcharge of the other.
    void stacksWhatPointsAreMadeOf() {
        auto first = play("p-1", "barrage", noonOf(2026, 3, 1),
                          {human("Ala", "usa", "", 25, 1), human("Ola", "italy", "", 4, 2)});
        first.results[0].sources = {{"start", 10}, {"objective", 15}};
        first.results[1].sources = {{"start", 9}, {"surcharge", -5}};
        m_store->add(first);
        m_model->setHost(&m_store->host());
        QVERIFY(value("sources", StatisticsModel::IsStackRole).toBool());
        QCOMPARE(text("sources", StatisticsModel::SentenceRole), "14.5 points in all.");
        QCOMPARE(texts("sources", StatisticsModel::CellsRole),
                 (QStringList{"Start", "9.5", "56%", "Objective", "7.5", "44%", "Surcharges",
                              "-2.5", "–"}));
        QCOMPARE(texts("sources", StatisticsModel::TextsRole),
                 (QStringList{"9.5 (56%)", "7.5 (44%)", "-2.5"}));
    }

    void drawsALineForEveryPlayer() {
        keepFour();
        m_model->setHost(&m_store->host());
        QCOMPARE(texts("scores", StatisticsModel::SeriesRole), (QStringList{"Ala", "Ola"}));
        QCOMPARE(value("scores", StatisticsModel::ValuesRole).value<QList<double>>(),
                 (QList<double>{100, 81, 90, 60}));
        QCOMPARE(value("scores", StatisticsModel::SeriesOfRole).value<QList<int>>(),
                 (QList<int>{0, 0, 1, 0}));
    }

    void fillsMonthsWithoutPlays() {
        keepFour();
        m_model->setHost(&m_store->host());
        QCOMPARE(texts("months", StatisticsModel::TextsRole),
                 (QStringList{"1", "1", "0", "0", "1"}));
    }

    void showsAtMostTwoYearsOfMonths() {
        std::vector<database::StatisticsLine> lines(2);
        lines[0].value = "2019-12";
        lines[0].plays = 7;
        lines[1].value = "2026-02";
        lines[1].plays = 3;
        const Chart chart = history::monthChart(lines);
        QCOMPARE(chart.values.size(), 24);
        QCOMPARE(chart.labels.first(), "Mar 2024");
        QCOMPARE(chart.values.last(), 3.0);
    }

    void namesTheBestOfEverybodyAndWhen() {
        const std::vector<ScorePoint> points{{"a", "barrage", "Ala", noonOf(2026, 1, 1), 90, false},
                                             {"b", "barrage", "Ola", noonOf(2026, 1, 2), 95, false},
                                             {"c", "barrage", "Ala", noonOf(2026, 1, 3), 99, true},
                                             {"d", "barrage", "Ala", noonOf(2026, 1, 4), 99, true}};
        const Chart chart = history::bestChart(points);
        QCOMPARE(chart.labels, (QStringList{"Ala", "Ola"}));
        QCOMPARE(chart.cells[2], QLocale().toString(QDate(2026, 1, 3), QLocale::ShortFormat));
    }

    void drawsOnlyThoseWhoPlayedMost() {
        std::vector<ScorePoint> points;
        for (const char* player : {"A", "B", "C", "D", "E", "B"})
            points.push_back({"p", "barrage", player, 1, 10, false});
        const Chart chart = history::scoreChart(points);
        QCOMPARE(chart.series, (QStringList{"B", "A", "C", "D"}));
        QCOMPARE(chart.values.size(), 5);
        QVERIFY(chart.sentence.contains("B, A, C, D"));
    }

    void tableSaysWhatThePictureSays() {
        keepFour();
        m_model->setHost(&m_store->host());
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const auto at = [&](StatisticsModel::Role role) {
                return m_model->data(m_model->index(row), role);
            };
            const auto labels = at(StatisticsModel::LabelsRole).toStringList();
            const auto headers = at(StatisticsModel::HeadersRole).toStringList();
            const auto cells = at(StatisticsModel::CellsRole).toStringList();
            QCOMPARE(at(StatisticsModel::ValuesRole).value<QList<double>>().size(), labels.size());
            QCOMPARE(at(StatisticsModel::TextsRole).toStringList().size(), labels.size());
            QCOMPARE(cells.size(), labels.size() * headers.size());
            for (qsizetype i = 0; i < labels.size(); ++i)
                QCOMPARE(cells[i * headers.size()], labels[i]);
        }
    }

private:
    void keepFour() {
        m_store->add(play("p-1", "barrage", noonOf(2026, 1, 5),
                          {human("Ala", "usa", "fiesler", 100, 1), automa("high", 97, 2)}));
        auto second = play("p-2", "barrage", noonOf(2026, 2, 5),
                           {human("Ala", "usa", "", 81, 2), human("Ola", "france", "", 90, 1)});
        second.playTime = 90 * kMinute;
        second.results[0].sources = {{"start", 10}, {"objective", 71}};
        m_store->add(second);
        m_store->add(play("p-3", "barrage", noonOf(2026, 5, 5),
                          {human("Ala", "italy", "deluz", 60, 2), automa("low", 97, 1)}));
        m_store->add(play("p-4", "nucleum", noonOf(2026, 5, 6), {human("Ala", "", "", 70, 1)}));
    }
    [[nodiscard]] int rowOf(const QString& id) const {
        for (int row = 0; row < m_model->rowCount(); ++row)
            if (m_model->data(m_model->index(row), StatisticsModel::IdRole) == id)
                return row;
        return -1;
    }
    [[nodiscard]] QVariant value(const QString& id, StatisticsModel::Role role) const {
        return m_model->data(m_model->index(rowOf(id)), role);
    }
    [[nodiscard]] QString text(const QString& id, StatisticsModel::Role role) const {
        return value(id, role).toString();
    }
    [[nodiscard]] QStringList texts(const QString& id, StatisticsModel::Role role) const {
        return value(id, role).toStringList();
    }

    std::unique_ptr<HistoryStore> m_store;
    std::unique_ptr<StatisticsModel> m_model;
};

QTEST_MAIN(StatisticsModelTest)
#include "tst_statistics_model.moc"
