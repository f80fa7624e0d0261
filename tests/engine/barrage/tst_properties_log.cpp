#include <QtTest>

#include <set>

#include "engine/barrage/random_play.h"
#include "engine/core/game_log.h"
#include "tests/support/barrage_games.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// Seeds that the other properties do not play.
constexpr std::uint64_t kFirstSeed = 20000;
constexpr std::uint64_t kGames = 300;

template <class Visit>
void forEachGame(Visit visit) {
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kGames; ++seed) {
        Playthrough game = playGame(seed);
        QVERIFY2(game.state().isOver(), QByteArray::number(seed));
        if (!visit(game, seed)) {
            QTest::qFail("in the game of seed " + QByteArray::number(seed), __FILE__, __LINE__);
            return;
        }
    }
}

} // namespace

/// A log says everything: replayed, taken back, kept as text.
class TestPropertiesLog : public QObject {
    Q_OBJECT

private slots:
    void replayGivesTheSameStates() {
        forEachGame([](const Playthrough& game, std::uint64_t seed) {
            State state = begin(game.setup()).value();
            core::Rng rng(seed);
            const auto stop = rng.below(static_cast<std::uint32_t>(game.entries().size()));
            Playthrough copy = game;
            bool isSame = copy.replayTo(stop);
            for (std::size_t i = 0; i < game.entries().size(); ++i) {
                isSame &= i != stop || copy.state() == state;
                isSame &= apply(state, game.entries()[i]).ok();
            }
            return isSame && state == game.state();
        });
    }

    void undoAndRedoGiveTheSameStates() {
        forEachGame([](Playthrough& game, std::uint64_t seed) {
            if (seed % 3 != 0)
                return true;
            const State end = game.state();
            const auto log = game.log();
            std::vector<State> states{end};
            bool isSame = true;
            while (game.undo())
                states.push_back(game.state());
            isSame &= states.size() == game.entries().size() + 1;
            isSame &= game.state() == begin(game.setup()).value();
            for (std::size_t i = states.size() - 1; i > 0; --i)
                isSame &= game.redo() && game.state() == states[i - 1];
            return isSame && !game.canRedo() && game.state() == end && game.log() == log;
        });
    }

    void textAndBackGivesTheSameGame() {
        forEachGame([](const Playthrough& game, std::uint64_t) {
            const core::GameLog log = game.log();
            core::GameLog read;
            if (!core::fromText(core::toText(log), read) || !(read == log))
                return false;
            const auto loaded = Playthrough::load(read);
            return loaded.playthrough && !loaded.stopped &&
                   loaded.playthrough->state() == game.state() &&
                   loaded.playthrough->setup() == game.setup() &&
                   loaded.playthrough->entries() == game.entries();
        });
    }

    void theSameSeedGivesTheSameLog() {
        std::set<std::uint64_t> hashes;
        forEachGame([&hashes](const Playthrough& game, std::uint64_t seed) {
            const std::uint64_t hash = core::hashOf(game.log());
            hashes.insert(hash);
            return core::hashOf(playGame(seed).log()) == hash;
        });
        QCOMPARE(hashes.size(), std::size_t(kGames)); // and other seeds other logs
    }

    void randomPlayOfTheEngineDependsOnItsSeed() {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Setup setup = variedSetup(seed);
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
