#include <QtTest>

#include "tests/support/barrage/battery.h"
#include "tests/support/barrage/leeghwater_games.h"
#include "tests/support/game_properties.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// Seeds that tst_properties.cpp does not play.
constexpr std::uint64_t kFirstSeed = 10000;
constexpr std::uint64_t kGames = 500;
constexpr std::uint64_t kLeeghwaterGames = 100;
constexpr battery::Seeds kSeeds{kFirstSeed, kGames + kLeeghwaterGames};

struct Table : BatteryTable {
    static Setup setupOf(std::uint64_t seed) {
        return seed < kFirstSeed + kGames ? variedSetup(seed) : leeghwaterSetup(seed);
    }
};

} // namespace

/// What is offered, and what is accepted, with the Leeghwater Project and without.
class TestPropertiesMoves : public battery::MovePropertiesOf<Table, kSeeds> {
    Q_OBJECT

private slots:
    void onlyTheDeciderActs() {
        using battery::Failure;
        const Failure failure = battery::beforeEveryMove<Table>(
            kSeeds, [](const State& state, const std::vector<Move>& offered, core::Rng&) {
                for (const Move& move : offered)
                    if (move.by != decider(state))
                        return Failure("something is offered to somebody else");
                return Failure();
            });
        QCOMPARE(failure, Failure());
    }
};

QTEST_APPLESS_MAIN(TestPropertiesMoves)
#include "tst_properties_moves.moc"
