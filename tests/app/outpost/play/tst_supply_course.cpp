#include "app/outpost/play/supply_course.h"
#include "engine/outpost/event.h"
#include "engine/outpost/game.h"
#include "tests/app/games/golden_courses.h"

using namespace outpost;

class SupplyCourseTest : public QObject {
    Q_OBJECT

private slots:
    void endsWithTheCitiesSupplied_data() { golden_courses::addRows("outpost"); }
    void endsWithTheCitiesSupplied() {
        const auto game = golden_courses::gameOfRow<Game>();
        const games::Course course = courseOf(game.log());
        std::vector<int> scores;
        for (const Seat seat : game.setup().order)
            scores.push_back(game.state().of(seat).supplied);
        golden_courses::compare(course, scores);
        QCOMPARE(course.steps.size(), qsizetype(game.state().round));
    }

    void hasWhatWasDeclaredInEveryRound_data() { golden_courses::addRows("outpost"); }
    void hasWhatWasDeclaredInEveryRound() {
        const auto game = golden_courses::gameOfRow<Game>();
        const games::Course course = courseOf(game.log());
        State state = Game::begin(game.setup()).value();
        int declared = 0;
        for (const Move& move : game.entries()) {
            const int round = state.round;
            const auto events = Game::apply(state, move).value();
            for (const Event& event : events) {
                if (event.kind != EventKind::CitiesSupplied)
                    continue;
                const auto seat = std::ranges::find(game.setup().order, seatOf(event.who));
                QCOMPARE(course.points[static_cast<std::size_t>(seat - game.setup().order.begin())]
                                      [round - 1],
                         int(event.amount));
                ++declared;
            }
        }
        QCOMPARE(declared, int(course.points.size()) * int(course.steps.size()));
    }

    void hasNoStepsWithoutTheEnd() {
        golden_courses::refusesBrokenLogs(*golden::read(golden::pathOf("outpost", "two_players")),
                                          courseOf);
    }
};

QTEST_GUILESS_MAIN(SupplyCourseTest)

#include "tst_supply_course.moc"
