#include <QtTest>

#include <algorithm>
#include <vector>

#include "engine/barrage/automa.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/score.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/ledger.h"
#include "tests/support/barrage/table.h"
#include "tests/support/golden_games.h"

using namespace barrage;
using namespace barrage::test;

namespace {

struct GoldenGame {
    const char* file;
    std::uint64_t seed;
    Options options;
    std::vector<PlayerRequest> players;
    const char* result; // final VP in the last turn order, the winners marked
};

const PlayerRequest kHuman{};
const PlayerRequest kLight{PlayerKind::Human, Level::Medium, Tracking::Light};

PlayerRequest automa(Level level) { return {PlayerKind::Automa, level, Tracking::Full}; }

Options introductory() {
    Options options;
    options.introductory = true;
    return options;
}

Options flowFirst() {
    Options options;
    options.rulings.productionOrder = ProductionOrder::FlowFirst;
    return options;
}

Options leeghwater() {
    Options options;
    options.leeghwater = true;
    return options;
}

const std::vector<GoldenGame>& games() {
    static const std::vector<GoldenGame> kGames{
        {"introductory_4_players",
         1,
         introductory(),
         {kHuman, kHuman, kHuman, kHuman},
         "usa 10, germany 56, france 57, italy 68 wins"},
        {"full_2_players", 2, {}, {kHuman, kHuman}, "germany 23, usa 49 wins"},
        {"full_3_players_flow_first",
         3,
         flowFirst(),
         {kHuman, kHuman, kHuman},
         "italy 38 wins, france 12, germany 34"},
        {"full_4_players",
         4,
         {},
         {kHuman, kHuman, kHuman, kHuman},
         "germany 30, usa 39, italy 14, france 57 wins"},
        {"human_and_3_automas",
         5,
         {},
         {kHuman, automa(Level::Low), automa(Level::Medium), automa(Level::High)},
         "france 21, usa 104 wins, germany 96, italy 57"},
        {"light_human_and_very_high_automa",
         17,
         {},
         {kLight, kHuman, automa(Level::VeryHigh)},
         "germany 14, france 21, usa 186 wins"},
        {"solo_low", 21, {}, {kHuman, automa(Level::Low)}, "france 8, germany 112 wins"},
        {"solo_medium", 22, {}, {kHuman, automa(Level::Medium)}, "germany 43, usa 94 wins"},
        {"solo_high", 23, {}, {kHuman, automa(Level::High)}, "italy 38, usa 159 wins"},
        {"solo_very_high", 24, {}, {kHuman, automa(Level::VeryHigh)}, "usa 22, france 159 wins"},
        {"leeghwater_3_players",
         31,
         leeghwater(),
         {kHuman, kHuman, kLight},
         "usa 18, france 60, germany 60 wins"},
        {"leeghwater_solo_medium",
         32,
         leeghwater(),
         {kHuman, automa(Level::Medium)},
         "france 16, germany 167 wins"},
        {"leeghwater_solo_high",
         33,
         leeghwater(),
         {kHuman, automa(Level::High)},
         "germany 36, italy 124 wins"},
        {"leeghwater_3_very_high_automas",
         34,
         leeghwater(),
         {kHuman, automa(Level::VeryHigh), automa(Level::VeryHigh), automa(Level::VeryHigh)},
         "usa 34, germany 82, netherlands 132 wins, france 113"},
        {"leeghwater_battista_and_fouche",
         62,
         leeghwater(),
         {kHuman, automa(Level::VeryHigh), automa(Level::VeryHigh)},
         "france 32, netherlands 104, germany 170 wins"},
    };
    return kGames;
}

Gains gainsFrom(const Events& events, Source source) {
    Gains gains{};
    for (std::size_t i = 0; i < gains.size(); ++i) {
        const Owner who = ownerOf(static_cast<Company>(i));
        gains[i] = {sumOf(events, EventKind::VpChanged, who, source),
                    sumOf(events, EventKind::CreditsChanged, who, source)};
    }
    return gains;
}

/// A second bookkeeper, who has to come to the same figures.
class Bookkeeper {
public:
    explicit Bookkeeper(const Setup& setup) : m_ledger(setup) {}

    void note(const State& before, const Move& move, const Events& events) {
        if (isAutomaToDecide(before))
            QVERIFY(decide(before).move == move);
        if (before.phase == Phase::Scoring && std::holds_alternative<Proceed>(move.what)) {
            ++m_scorings;
            QVERIFY(gainsFrom(events, Source::EnergyRanking) == m_ledger.ranking());
            QVERIFY(gainsFrom(events, Source::EnergyTrack) == m_ledger.energyTrack());
            QVERIFY(gainsFrom(events, Source::BonusTile) == m_ledger.bonusTile(before.round));
        }
        if (const auto* declared = std::get_if<DeclareLeftovers>(&move.what))
            m_ledger.declare(static_cast<Company>(static_cast<int>(move.by) - 1), declared->items);
        for (const Event& event : events)
            m_ledger.note(event);
        m_all.insert(m_all.end(), events.begin(), events.end());
    }

    void compare(const State& state) const {
        QCOMPARE(m_scorings, 5);
        QVERIFY(gainsFrom(m_all, Source::Objective) == m_ledger.objective());
        QVERIFY(gainsFrom(m_all, Source::Leftovers) == m_ledger.leftovers());
        QVERIFY(gainsFrom(m_all, Source::WaterInDams) == m_ledger.waterInDams());
        QVERIFY(gainsFrom(m_all, Source::Buildings) == m_ledger.buildings());
        for (const Company company : state.turnOrder)
            QCOMPARE(state.of(company).vp, m_ledger.vp(company));
    }

private:
    Ledger m_ledger;
    Events m_all;
    int m_scorings = 0;
};

struct GoldenTable {
    using Game = barrage::Game;
    using Row = GoldenGame;
    using Books = Bookkeeper;

    static const std::vector<Row>& games() { return ::games(); }
    static Setup setupOf(const Row& game) {
        core::Rng rng(game.seed);
        return dealSetup(game.options, game.players, rng);
    }
    static Move moveFor(const Row& game, std::uint64_t step, const State& state) {
        core::Rng rng = core::Rng::forStep(game.seed, step);
        return isAutomaToDecide(state) ? decide(state).move : eagerMove(state, rng);
    }
    /// What the expansion adds changes nothing in the base game.
    static const char* signatureOf(const Row& game) {
        return game.options.leeghwater ? "Leeghwater" : "Golden";
    }

    static QByteArray resultOf(const State& state) {
        QByteArray result;
        for (const Company company : state.turnOrder)
            golden::addScore(result, idOf(company), state.of(company).vp,
                             std::ranges::count(winners(state), company) > 0);
        return result;
    }

    static void fold(golden::Signature& signature, const Event& event) {
        const auto place = [](const auto& at) {
            return static_cast<std::uint64_t>(at.kind) << 8U | at.index;
        };
        signature.fold(event.kind, event.who, event.source, event.index, event.amount,
                       place(event.from), place(event.to),
                       static_cast<std::uint64_t>(event.site.structure) << 8U | event.site.index);
    }
};

} // namespace

using TestGolden = golden::GoldenGamesOf<GoldenTable>;

QTEST_APPLESS_MAIN(TestGolden)
