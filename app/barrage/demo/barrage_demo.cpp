#include "app/barrage/demo/barrage_demo.h"

#include <algorithm>
#include <array>
#include <span>
#include <type_traits>
#include <vector>

#include "app/barrage/play/barrage_play.h"
#include "app/barrage/steps/step_lines.h"
#include "app/common/convert.h"
#include "app/sessions/repeat.h"
#include "app/tour/keep_situations.h"
#include "database/sessions.h"
#include "engine/barrage/apply.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/random_play.h"

namespace barrage {

namespace {

using namespace tour;

constexpr std::uint64_t kSeed = 3; // of a game in which something stands everywhere on the map
constexpr std::uint64_t kProducingSeed = 95; // of one in which the person can produce
constexpr std::uint64_t kGivingSeed = 7;     // of one in which the person is given machines
constexpr std::uint64_t kLeeghwaterSeed = 2; // of one with everything of the expansion
constexpr std::uint64_t kMostSeeds = 100;    // for what most games have
constexpr int kRound = 3;                    // by then there is something to see
constexpr database::Duration kWeek = 7LL * 24 * 60 * 60 * 1000;

constexpr std::array kSituations{
    Situation::Phase,          Situation::Water,         Situation::Choice,
    Situation::TileWanted,     Situation::AutomaDecided, Situation::AutomaBuilds,
    Situation::AutomaProduces, Situation::Reveal,        Situation::Over};

constexpr std::array kLeeghwaterSituations{
    Situation::LeeghwaterChoice, Situation::LeeghwaterReveal, Situation::LeeghwaterOver,
    Situation::AutomaBuildsBuilding, Situation::AutomaTakesWork};

Playthrough playedGame(std::uint64_t seed, const Options& options) {
    core::Rng rng(seed);
    const std::array players{PlayerRequest{},
                             PlayerRequest{PlayerKind::Automa, Level::High, Tracking::Full}};
    return playRandomGame(dealSetup(options, players, rng), seed);
}

/// A person's turn with an external work and the action of an own private building to choose.
bool canUseBoards(const State& state) {
    if (state.task().kind != TaskKind::TakeTurn || isAutomaToDecide(state))
        return false;
    const std::vector<Move> moves = legalMoves(state);
    const auto has = [&moves]<class Kind>(std::type_identity<Kind>) {
        return std::any_of(moves.begin(), moves.end(), [](const Move& move) {
            return std::holds_alternative<Kind>(move.what);
        });
    };
    return has(std::type_identity<TakeWork>()) && has(std::type_identity<UseBuilding>());
}

/// An Automa's turn begins with such a move.
template <class Kind>
bool automaMakes(const State& state) {
    return state.task().kind == TaskKind::TakeTurn && isAutomaToDecide(state) &&
           std::holds_alternative<Kind>(decide(state).move.what);
}

/// A person's turn in which a production can be followed by a contract.
bool canFulfilContract(const State& state) {
    if (state.task().kind != TaskKind::TakeTurn || isAutomaToDecide(state))
        return false;
    const std::vector<Move> moves = legalMoves(state);
    return std::any_of(moves.begin(), moves.end(), [&state](const Move& move) {
        State after = state;
        return std::holds_alternative<Produce>(move.what) && apply(after, move) &&
               after.task().kind == TaskKind::FulfilContract;
    });
}

bool isIn(const State& state, Situation situation) {
    const bool isEnd = situation == Situation::Over || situation == Situation::LeeghwaterOver;
    if (isEnd || state.isOver())
        return isEnd && state.isOver();
    const TaskKind task = state.task().kind;
    switch (situation) {
    case Situation::Phase:
        return task == TaskKind::ConfirmPhase && state.phase == Phase::Scoring;
    case Situation::Water:
        return task == TaskKind::ConfirmPhase && state.phase == Phase::WaterFlow;
    case Situation::IncomeChoice:
        return task == TaskKind::ConfirmPhase && state.phase == Phase::IncomeAndHeadstreams &&
               !steps::choicesAhead(state).empty();
    case Situation::Choice:
        return task == TaskKind::TakeTurn && !isAutomaToDecide(state);
    case Situation::Production:
        return canFulfilContract(state);
    case Situation::Gift:
        return task == TaskKind::ChooseMachines && !isAutomaToDecide(state);
    case Situation::TileWanted:
        return task == TaskKind::RevealAutomaTile;
    case Situation::AutomaDecided:
        return task == TaskKind::TakeTurn && isAutomaToDecide(state);
    case Situation::AutomaBuilds:
        return automaMakes<AutomaBuild>(state);
    case Situation::AutomaProduces:
        return automaMakes<AutomaProduce>(state);
    case Situation::Reveal:
        return task == TaskKind::RevealContract;
    case Situation::LeeghwaterChoice:
        return canUseBoards(state);
    case Situation::AutomaBuildsBuilding:
        return automaMakes<AutomaBuild>(state) &&
               std::get<AutomaBuild>(decide(state).move.what).build.site.structure ==
                   Structure::Building;
    case Situation::AutomaTakesWork:
        return automaMakes<AutomaTakeWork>(state);
    case Situation::LeeghwaterReveal:
        return task == TaskKind::RevealWork;
    case Situation::Over:
    case Situation::LeeghwaterOver:
        break;
    }
    return false;
}

/// Adds the situations of the game of the seed.
Kept keepAll(const database::DatabaseFile& store, std::uint64_t seed, const Options& options,
             std::span<const Situation> situations, DemoGames& games) {
    const Playthrough game = playedGame(seed, options);
    const int leastRound = options.leeghwater ? 2 : kRound;
    const auto isThere = [leastRound](const Playthrough& at, Situation situation) {
        return at.state().round >= leastRound && isIn(at.state(), situation);
    };
    const auto kept = keepSituations<Game>(store, game, seatsOf(game.setup(), {"Ida"}), situations,
                                           isThere, games);
    return kept ? hasAll(games, situations) : kept;
}

/// The game repeats one of a friend, with which its end compares it.
Kept repeatFriend(const database::DatabaseFile& store, const std::string& session) {
    auto repeat = sessions::repeatOf(store, session);
    if (!repeat)
        return repeat.error().sentence.toStdString();
    sessions::Repeat& earlier = repeat.value();
    earlier.session = "00000000-0000-4000-8000-000000000001";
    earlier.played -= kWeek;
    for (sessions::RepeatSeat& seat : earlier.seats) {
        seat.isAutoma = seat.playerName.empty();
        if (!seat.isAutoma)
            seat.playerName = "Zofia";
        seat.score = seat.isAutoma ? 84 : 97;
    }
    const auto kept = database::setOptions(store, session, sessions::optionsWith("{}", earlier));
    if (!kept)
        return kept.error().detail;
    return core::Done{};
}

} // namespace

QString keyOf(Situation situation) {
    return QStringLiteral("barrage/%1").arg(static_cast<int>(situation));
}

Kept keepDemoGames(const database::DatabaseFile& store, DemoGames& games) {
    Options leeghwater;
    leeghwater.leeghwater = true;
    if (const auto kept = keepAll(store, kLeeghwaterSeed, leeghwater, kLeeghwaterSituations, games);
        !kept)
        return kept.error();
    constexpr std::array kProduction{Situation::Production};
    if (const auto kept = keepAll(store, kProducingSeed, {}, kProduction, games); !kept)
        return kept.error();
    constexpr std::array kIncome{Situation::IncomeChoice};
    Kept income = core::Done{};
    for (std::uint64_t seed = 1; seed <= kMostSeeds && !games.contains(keyOf(kIncome[0])); ++seed)
        income = keepAll(store, seed, {}, kIncome, games);
    if (!income)
        return income.error();
    constexpr std::array kGift{Situation::Gift};
    if (const auto kept = keepAll(store, kGivingSeed, {}, kGift, games); !kept)
        return kept.error();
    if (const auto kept = keepAll(store, kSeed, {}, kSituations, games); !kept)
        return kept.error();
    return repeatFriend(store, toStd(games[keyOf(Situation::Over)].session));
}

} // namespace barrage
