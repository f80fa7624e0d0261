#include <QtTest>

#include "engine/nucleum/score.h"
#include "tests/support/game_battery.h"
#include "tests/support/nucleum/battery.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

template <int kPlayers>
void playThem() {
    QCOMPARE(
        battery::everyMoveKeepsWhatHolds<BatteryTableFor<kPlayers>>({0, battery::scaled(1000)}),
        battery::Failure());
}

} // namespace

/// What holds after every move of every game: supplies, tiles, contracts and tokens are conserved,
/// pieces stay, limits are kept, and every game ends.
class TestProperties : public QObject {
    Q_OBJECT

private slots:
    void twoPlayers() { playThem<2>(); }
    void threePlayers() { playThem<3>(); }
    void fourPlayers() { playThem<4>(); }

    /// Each condition was the one that ended a game, and then the turns were as many as told.
    void everyConditionEndsAGame() {
        std::array<int, kEndConditionCount> ended{};
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            State state = begin(variedSetup(seed)).value();
            int lastMet = -1;
            int turnsLeft = -1;
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                const Events events = apply(state, moveFor(seed, step, state)).value();
                for (const Event& event : events) {
                    if (event.kind == EventKind::EndConditionMet)
                        lastMet = event.index;
                    turnsLeft -= event.kind == EventKind::TurnBegan && turnsLeft > 0 ? 1 : 0;
                    if (event.kind != EventKind::EndTriggered)
                        continue;
                    QVERIFY(conditionsMet(state) >= conditionsNeeded(state.playerCount()));
                    ++ended[static_cast<std::size_t>(lastMet)];
                    turnsLeft = event.amount;
                }
            }
            QCOMPARE(turnsLeft, 0);
        }
        for (const int games : ended)
            QVERIFY(games > 0);
    }
};

QTEST_APPLESS_MAIN(TestProperties)
#include "tst_properties.moc"
