#include <QtTest>

#include "engine/nucleum/random_play.h"
#include "tests/support/game_battery.h"
#include "tests/support/nucleum_battery.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

struct Table : BatteryTable {
    static Setup setupOf(std::uint64_t seed) { return variedSetup(seed); }
};

/// Seeds that the other properties do not play.
constexpr battery::Seeds kSeeds{20000, battery::scaled(300)};

} // namespace

/// A log says everything: replayed, taken back, kept as text.
class TestPropertiesLog : public QObject {
    Q_OBJECT

private slots:
    void replayGivesTheSameStates() {
        QCOMPARE(battery::replayGivesTheSameStates<Table>(kSeeds), QByteArray());
    }
    void undoAndRedoGiveTheSameStates() {
        QCOMPARE(battery::undoAndRedoGiveTheSameStates<Table>({kSeeds.first, kSeeds.count / 5}),
                 QByteArray());
    }
    void textAndBackGivesTheSameGame() {
        QCOMPARE(battery::textAndBackGivesTheSameGame<Table>(kSeeds), QByteArray());
    }
    void theSameSeedGivesTheSameLog() {
        QCOMPARE(battery::theSameSeedGivesTheSameLog<Table>(kSeeds), QByteArray());
    }

    void randomPlayOfTheEngineDependsOnItsSeed() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Setup setup = Table::setupOf(seed);
            const Playthrough game = playRandomGame(setup, seed);
            QVERIFY(game.state().isOver());
            QCOMPARE(core::hashOf(playRandomGame(setup, seed).log()), core::hashOf(game.log()));
            QVERIFY(core::hashOf(playRandomGame(setup, seed + 1).log()) !=
                    core::hashOf(game.log()));
        }
    }
};

QTEST_APPLESS_MAIN(TestPropertiesLog)
#include "tst_properties_log.moc"
