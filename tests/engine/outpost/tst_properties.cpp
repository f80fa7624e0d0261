#include <QtTest>

#include "engine/outpost/score.h"
#include "tests/support/game_battery.h"
#include "tests/support/outpost_battery.h"

using namespace outpost;
using namespace outpost::test;

namespace {

constexpr std::uint64_t kGames = 5000; // for each number of players

// GCC 14 fails on these inside a template.
const std::size_t kCorrect = MoveKind(Correct{}).index();
const std::size_t kSyndicates = MoveKind(PlaceSyndicateStation{}).index();

template <int kPlayers>
struct Table : BatteryTable {
    static Setup setupOf(std::uint64_t seed) { return variedSetup(kPlayers, seed); }
};

template <int kPlayers>
void playThem() {
    const battery::Seeds seeds{0, battery::scaled(kGames)};
    const auto played = battery::everyMoveKeepsWhatHolds<Table<kPlayers>>(seeds);
    QCOMPARE(played.failure, QByteArray());
    // The games are worth something: every kind of move came up but corrections, and the
    // Syndicate's where it does not play.
    const bool hasSyndicate = kPlayers == 2;
    for (std::size_t kind = 0; kind < kCorrect; ++kind) {
        const bool isSyndicates = kind >= kSyndicates;
        QCOMPARE(played.kinds.test(kind), hasSyndicate || !isSyndicates);
    }
    qInfo("%llu games, %llu moves", static_cast<unsigned long long>(seeds.count),
          static_cast<unsigned long long>(played.moves));
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
