#include <QtTest>

#include "tests/support/barrage_battery.h"
#include "tests/support/game_battery.h"
#include "tests/support/leeghwater_games.h"

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

/// What is offered, and what is accepted, in every game.
class TestPropertiesMoves : public QObject {
    Q_OBJECT

private slots:
    void somethingIsAlwaysOfferedAndAllOfItIsAccepted() {
        QCOMPARE(battery::whatIsOfferedIsAccepted<Table>(kSeeds), QByteArray());
    }
    void offersAreUniqueAndInAStableOrder() {
        QCOMPARE(battery::offersAreUniqueAndInAStableOrder<Table>(kSeeds), QByteArray());
    }
    void changedMovesAreOfferedOrRefused() {
        QCOMPARE(battery::changedMovesAreOfferedOrRefused<Table>(kSeeds), QByteArray());
    }
    void movesOfOtherMomentsAreOfferedOrRefused() {
        QCOMPARE(battery::movesOfOtherMomentsAreOfferedOrRefused<Table>(kSeeds), QByteArray());
    }
    void onlyTheDeciderActs() {
        QCOMPARE(battery::onlyWhoIsAskedActs<Table>(kSeeds), QByteArray());
        const Failure failure = battery::beforeEveryMove<Table>(
            kSeeds, [](const State& state, const std::vector<Move>& offered, core::Rng&) {
                for (const Move& move : offered)
                    if (move.by != decider(state))
                        return Failure("something is offered to somebody else");
                return Failure();
            });
        QCOMPARE(failure, QByteArray());
    }

private:
    using Failure = battery::Failure;
};

QTEST_APPLESS_MAIN(TestPropertiesMoves)
#include "tst_properties_moves.moc"
