#include <QtTest>

#include <algorithm>
#include <array>
#include <span>

#include "engine/nucleum/ids.h"
#include "engine/nucleum/score.h"
#include "tests/support/golden_games.h"
#include "tests/support/nucleum/games.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

struct GoldenGame {
    const char* file;
    int players;
    std::uint64_t seed;
    const char* result; // final VP, the winners marked
};

constexpr GoldenGame kGames[] = {
    {"two_players", 2, 1, "p1 103, p2 119 wins"},
    {"two_players_random", 2, 3, "p1 102 wins, p2 55"},
    {"two_players_facts_learned", 2, 4, "p1 88 wins, p2 35"},
    {"three_players", 3, 5, "p1 51, p2 45, p3 64 wins"},
    {"three_players_facts_learned", 3, 8, "p1 48, p2 49 wins, p3 4"},
    {"three_players_other_rulings", 3, 10, "p1 82 wins, p2 45, p3 78"},
    {"four_players", 4, 7, "p1 52, p2 92 wins, p3 38, p4 34"},
    {"four_players_random", 4, 9, "p1 -31, p2 7, p3 34 wins, p4 -1"},
    {"four_players_facts_learned", 4, 16, "p1 87, p2 71, p3 118 wins, p4 101"},
};

/// A second bookkeeper of VP, Thaler, workers and conditions of the end.
class Bookkeeper {
public:
    explicit Bookkeeper(const Setup& setup) {
        m_thaler.fill(4);
        m_workers.fill(setup.options.firstGames ? 3 : 2);
    }

    void note(const State& /*before*/, const Move& /*move*/, const Events& events) {
        for (const Event& event : events) {
            const std::size_t who = isPlayer(event.who) ? indexOf(playerOf(event.who)) : 0;
            m_vp[who] += event.kind == EventKind::VpChanged ? event.amount : 0;
            m_thaler[who] += event.kind == EventKind::ThalerChanged ? event.amount : 0;
            m_workers[who] += event.kind == EventKind::WorkersChanged ? event.amount : 0;
            m_conditions += event.kind == EventKind::EndConditionMet ? 1 : 0;
        }
    }

    void compare(const State& state) const {
        QCOMPARE(m_conditions, conditionsMet(state));
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            QCOMPARE(int(state.players[i].vp), m_vp[i]);
            QCOMPARE(int(state.players[i].thaler), m_thaler[i]);
            QCOMPARE(int(state.players[i].workers), m_workers[i]);
        }
    }

private:
    std::array<int, kMaxPlayers> m_vp{};
    std::array<int, kMaxPlayers> m_thaler{};
    std::array<int, kMaxPlayers> m_workers{};
    int m_conditions = 0;
};

struct GoldenTable {
    using Game = nucleum::Game;
    using Row = GoldenGame;
    using Books = Bookkeeper;

    static auto games() { return std::span(kGames); }
    static Setup setupOf(const Row& game) { return variedSetup(game.players, game.seed); }
    static Move moveFor(const Row& game, std::uint64_t step, const State& state) {
        return test::moveFor(game.seed, step, state);
    }
    static const char* signatureOf(const Row& /*game*/) { return "Golden"; }

    static QByteArray resultOf(const State& state) {
        QByteArray result;
        for (int i = 0; i < state.playerCount(); ++i) {
            const auto player = static_cast<Player>(i);
            golden::addScore(result, idOf(ownerOf(player)), state.of(player).vp,
                             std::ranges::count(winners(state), player) > 0);
        }
        return result;
    }

    static void fold(golden::Signature& signature, const Event& event) {
        signature.fold(event.kind, event.who, event.source, event.index, event.amount, event.city,
                       event.other);
    }
};

} // namespace

using TestGolden = golden::GoldenGamesOf<GoldenTable>;

QTEST_APPLESS_MAIN(TestGolden)
