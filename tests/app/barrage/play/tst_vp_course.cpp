#include "app/barrage/play/score_sheet.h"
#include "app/barrage/play/vp_course.h"
#include "engine/barrage/apply.h"
#include "tests/app/games/golden_courses.h"

using namespace barrage;

class VpCourseTest : public QObject {
    Q_OBJECT

private slots:
    void endsWithTheScores_data() { golden_courses::addRows("barrage"); }
    void endsWithTheScores() {
        const auto game = golden_courses::gameOfRow<Game>();
        const games::Course course = courseOf(game.log());
        std::vector<int> scores;
        for (const Seat& seat : game.setup().seats)
            scores.push_back(game.state().of(seat.company).vp);
        golden_courses::compare(course, scores);
        QCOMPARE(course.steps, QStringList({"Start", "1", "2", "3", "4", "5", "End"}));
    }

    void stepsAreTheEndsOfTheRounds_data() { golden_courses::addRows("barrage"); }
    void stepsAreTheEndsOfTheRounds() {
        const auto game = golden_courses::gameOfRow<Game>();
        const games::Course course = courseOf(game.log());
        for (std::size_t i = 0; i < game.setup().seats.size(); ++i) {
            const Company company = game.setup().seats[i].company;
            State state = begin(game.setup()).value();
            QCOMPARE(course.points[i][0], int(state.of(company).vp));
            for (const Move& move : game.entries()) {
                const State before = state;
                (void)apply(state, move);
                if (state.round > before.round && before.round > 0)
                    QCOMPARE(course.points[i][before.round], int(state.of(company).vp));
            }
        }
    }

    void theFinalScoringIsAStepOfItsOwn_data() { golden_courses::addRows("barrage"); }
    void theFinalScoringIsAStepOfItsOwn() {
        const auto game = golden_courses::gameOfRow<Game>();
        const games::Course course = courseOf(game.log());
        for (const ScoreColumn& column : scoreSheet(game)) {
            const auto seat = std::ranges::find(game.setup().seats, column.company, &Seat::company);
            const auto& points =
                course.points[static_cast<std::size_t>(seat - game.setup().seats.begin())];
            QCOMPARE(points[6] - points[5],
                     column.from(Source::Objective) + column.from(Source::Leftovers) +
                         column.from(Source::WaterInDams) + column.from(Source::Buildings));
        }
    }

    void hasNoStepsWithoutTheEnd() {
        golden_courses::refusesBrokenLogs(*golden::read(golden::pathOf("barrage", "solo_medium")),
                                          courseOf);
    }
};

QTEST_GUILESS_MAIN(VpCourseTest)

#include "tst_vp_course.moc"
