#include <QtTest>

#include "engine/nucleum/end_of_game.h"
#include "tests/support/game_battery.h"
#include "tests/support/nucleum_battery.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

constexpr std::uint64_t kGames = 1000; // for each number of players

template <int kPlayers>
struct Table : BatteryTable {
    static Setup setupOf(std::uint64_t seed) { return variedSetup(kPlayers, seed); }
};

template <int kPlayers>
void playThem() {
    const battery::Seeds seeds{0, battery::scaled(kGames)};
    const auto played = battery::everyMoveKeepsWhatHolds<Table<kPlayers>>(seeds);
    QCOMPARE(played.failure, QByteArray());
    // The games are worth something: every kind of move came up but corrections.
    for (std::size_t kind = 0; kind < MoveKind(Correct{}).index(); ++kind)
        QVERIFY2(played.kinds.test(kind), QByteArray::number(int(kind)));
    qInfo("%llu games, %llu moves", static_cast<unsigned long long>(seeds.count),
          static_cast<unsigned long long>(played.moves));
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

    void everyConditionEndsAGame() {
        std::array<int, kEndConditionCount> met{};
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            State state = begin(variedSetup(seed)).value();
            for (std::uint64_t step = 0; !state.isOver(); ++step)
                QVERIFY(apply(state, moveFor(seed, step, state)).ok());
            QVERIFY(conditionsMet(state) >= conditionsNeeded(state.playerCount()));
            QVERIFY(!winners(state).empty());
            for (std::size_t i = 0; i < met.size(); ++i)
                met[i] += state.metBy[i] != Owner::Nobody ? 1 : 0;
        }
        for (const int games : met)
            QVERIFY(games > 0);
    }
};

QTEST_APPLESS_MAIN(TestProperties)
#include "tst_properties.moc"
