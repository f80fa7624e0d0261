#include <QtTest>

#include "engine/outpost/score.h"
#include "tests/support/game_battery.h"
#include "tests/support/outpost/battery.h"

using namespace outpost;
using namespace outpost::test;

namespace {

template <int kPlayers>
void playThem() {
    QCOMPARE(
        battery::everyMoveKeepsWhatHolds<BatteryTableFor<kPlayers>>({0, battery::scaled(5000)}),
        battery::Failure());
}

} // namespace

/// What holds after every move of every game: money, workers and cards are conserved, pieces stay,
/// limits are kept, and every game ends.
class TestProperties : public QObject {
    Q_OBJECT

private slots:
    void twoPlayersAndTheSyndicate() { playThem<2>(); }
    void threePlayers() { playThem<3>(); }
    void fourPlayers() { playThem<4>(); }
    void fivePlayers() { playThem<5>(); }
    void sixPlayers() { playThem<6>(); }
};

QTEST_APPLESS_MAIN(TestProperties)
#include "tst_properties.moc"
