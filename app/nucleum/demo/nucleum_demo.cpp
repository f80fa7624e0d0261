#include "app/nucleum/demo/nucleum_demo.h"

#include <algorithm>
#include <array>

#include "app/nucleum/play/nucleum_play.h"
#include "app/nucleum/words/play_words.h"
#include "app/tour/keep_situations.h"
#include "engine/nucleum/contracts.h"
#include "engine/nucleum/costs.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/energize.h"
#include "engine/nucleum/random_play.h"

namespace nucleum {

namespace {

using namespace tour;

constexpr std::uint64_t kSeed = 7;
constexpr int kPlayers = 3;
constexpr std::uint64_t kMostGames = 20;

constexpr std::array kSituations{Situation::Turn,    Situation::Actions, Situation::Technology,
                                 Situation::Uranium, Situation::Income,  Situation::Marker,
                                 Situation::Reveal,  Situation::Scoring, Situation::Over};

/// Enough of everything that each form of an action can be opened.
bool isEverythingOpen(const State& state) {
    const PlayerState& own = state.of(state.active);
    return own.workers > 0 && own.thaler >= kUrbanizeCost.back() &&
           std::ranges::any_of(own.contracts, [](Contract each) { return !each.isSet(); }) &&
           !fulfillable(state, state.active).empty() &&
           !energizeOptions(state, state.active, 0, termsOf(state)).empty();
}

bool isIn(const State& state, Situation situation) {
    if (state.isOver())
        return situation == Situation::Over;
    switch (situation) {
    case Situation::Turn:
        return state.task().kind == TaskKind::TakeTurn && state.of(state.active).workers > 0 &&
               state.of(state.active).poolTiles > 0;
    case Situation::Actions:
        return state.task().kind == TaskKind::UseActions &&
               static_cast<ActionSource>(state.task().a) == ActionSource::Tile &&
               state.task().n == 2 && isEverythingOpen(state);
    case Situation::Technology:
        return state.task().kind == TaskKind::UnlockTechnology;
    case Situation::Uranium:
        return state.task().kind == TaskKind::PlaceUranium;
    case Situation::Income:
        return state.task().kind == TaskKind::AdvanceIncome;
    case Situation::Marker:
        return state.task().kind == TaskKind::PlaceMarker;
    case Situation::Reveal:
        return state.task().kind == TaskKind::RevealContract;
    case Situation::Scoring:
        return state.task().kind == TaskKind::ScoreGame;
    case Situation::Fresh:
    case Situation::Over:
        break;
    }
    return false;
}

struct Neighbours {
    City a;
    City b;
    std::uint8_t spaces;
};

/// A network as a reader of our drawing expects it; that of the board is only on the board.
constexpr std::array<Neighbours, 30> kNeighbours{{
    {City::Grimma, City::Leipzig, 1},
    {City::Leipzig, City::Riesa, 2},
    {City::Leipzig, City::Zwickau, 3},
    {City::Grimma, City::Riesa, 2},
    {City::Chemnitz, City::Grimma, 2},
    {City::Dresden, City::Riesa, 2},
    {City::Bautzen, City::Dresden, 2},
    {City::Bautzen, City::Goerlitz, 2},
    {City::Bautzen, City::Riesa, 3},
    {City::Goerlitz, City::Zittau, 1},
    {City::Bautzen, City::Zittau, 2},
    {City::Dresden, City::Freiberg, 2},
    {City::Dresden, City::Glashuette, 1},
    {City::Chemnitz, City::Freiberg, 1},
    {City::Freiberg, City::Glashuette, 2},
    {City::Freiberg, City::Marienberg, 2},
    {City::Chemnitz, City::Zwickau, 1},
    {City::Chemnitz, City::Marienberg, 2},
    {City::Plauen, City::Zwickau, 1},
    {City::Joachimsthal, City::Plauen, 2},
    {City::Joachimsthal, City::Zwickau, 3},
    {City::Joachimsthal, City::Karlsbad, 1},
    {City::Joachimsthal, City::Pressnitz, 2},
    {City::Marienberg, City::Pressnitz, 1},
    {City::Bruex, City::Pressnitz, 2},
    {City::Aussig, City::Bruex, 1},
    {City::Aussig, City::Glashuette, 2},
    {City::Aussig, City::Praha, 2},
    {City::Bruex, City::Praha, 2},
    {City::Karlsbad, City::Praha, 3},
}};

Facts demoFacts(core::Rng& rng) {
    Facts facts = inventedFacts(kPlayers, rng);
    facts.connections = {};
    for (const Neighbours& each : kNeighbours) {
        enter(facts, ConnectionFact{each.a, each.b, each.spaces});
        enter(facts, LineRewardFact{each.a, each.b, LineReward::PerTile, 1});
    }
    return facts;
}

std::vector<database::SessionSeat> seatsOf(const Setup& setup) {
    constexpr std::array kNames{"Ida", "Jan", ""};
    std::vector<database::SessionSeat> seats;
    for (std::size_t i = 0; i < setup.seats.size(); ++i)
        seats.push_back({roleOf(setup.seats[i].experiment), kNames[i]});
    return seats;
}

/// Adds what the second half of the game of the seed has of the situations that lack.
Kept keepAll(const database::DatabaseFile& store, std::uint64_t seed, DemoGames& games) {
    core::Rng rng(seed);
    const Setup setup = dealSetup({}, kPlayers, demoFacts(rng), rng);
    const Playthrough game = playRandomGame(setup, seed);
    const std::size_t half = game.entries().size() / 2;
    const auto isThere = [half](const Playthrough& at, Situation situation) {
        return at.cursor() >= half && isIn(at.state(), situation);
    };
    return keepSituations<Game>(store, game, seatsOf(setup), kSituations, isThere, games);
}

Kept keepFresh(const database::DatabaseFile& store, DemoGames& games) {
    core::Rng rng(kSeed);
    const auto begun = Playthrough::begin(dealSetup({}, kPlayers, {}, rng));
    if (!begun)
        return std::string("A setup that was dealt is refused.");
    const auto kept = keepGame<Game>(store, begun.value(), seatsOf(begun.value().setup()));
    if (!kept)
        return kept.error();
    games[keyOf(Situation::Fresh)] = kept.value();
    return core::Done{};
}

} // namespace

QString keyOf(Situation situation) {
    return QStringLiteral("nucleum/%1").arg(static_cast<int>(situation));
}

Kept keepDemoGames(const database::DatabaseFile& store, DemoGames& games) {
    if (const auto kept = keepFresh(store, games); !kept)
        return kept.error();
    for (std::uint64_t seed = kSeed; seed < kSeed + kMostGames && !hasAll(games, kSituations);
         ++seed)
        if (const auto kept = keepAll(store, seed, games); !kept)
            return kept.error();
    return hasAll(games, kSituations);
}

} // namespace nucleum
