#include "app/nucleum/play/nucleum_play.h"
#include "app/nucleum/play/vp_course.h"
#include "tests/app/games/golden_courses.h"

using namespace nucleum;

class VpCourseTest : public QObject {
    Q_OBJECT

private slots:
    void endsWithTheScores_data() { golden_courses::addRows("nucleum"); }
    void endsWithTheScores() {
        const auto game = golden_courses::gameOfRow<Game>();
        const games::Course course = courseOf(game.log());
        std::vector<int> scores;
        for (const PlayerState& player : game.state().players)
            scores.push_back(player.vp);
        golden_courses::compare(course, scores);
        QCOMPARE(course.steps.first(), QString("Start"));
        QCOMPARE(course.steps.last(), QString("End"));
    }

    // What the history keeps of the time before the final scoring is where the last turn leads.
    void theFinalScoringIsAStepOfItsOwn_data() { golden_courses::addRows("nucleum"); }
    void theFinalScoringIsAStepOfItsOwn() {
        const auto game = golden_courses::gameOfRow<Game>();
        const games::Course course = courseOf(game.log());
        const database::Play play =
            playOf(game, "7d444840-9dc0-11d1-b245-5ffdce74fad2",
                   std::vector<database::SessionSeat>(game.state().players.size()), 0, 0);
        for (std::size_t i = 0; i < play.results.size(); ++i) {
            int during = 0;
            for (const auto& [source, vp] : play.results[i].sources)
                during += source == "during_game" ? vp : 0;
            QCOMPARE(course.points[i][course.steps.size() - 2], during);
        }
    }

    void hasNoStepsWithoutTheEnd() {
        golden_courses::refusesBrokenLogs(*golden::read(golden::pathOf("nucleum", "two_players")),
                                          courseOf);
    }
};

QTEST_GUILESS_MAIN(VpCourseTest)

#include "tst_vp_course.moc"
