#include "tests/support/barrage/games.h"

#include <QtGlobal>

#include <algorithm>
#include <vector>

#include "engine/barrage/automa.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/random_play.h"
#include "tests/support/liked_moves.h"

namespace barrage::test {

namespace {

constexpr int kMostSteps = 5000;
constexpr std::uint32_t kPlausibleLeftovers = 30;

using liked::isOneOf;

/// How much a kind of move is liked, against 1 for the bank.
std::uint32_t likingOf(const Move& move) {
    if (isOneOf<Produce, AutomaProduce, FulfilContract, PlacePiece>(move))
        return 24;
    if (isOneOf<UseBuilding, UseOfficer, AddSource, PlaceInDam, GoOn>(move))
        return 24;
    if (isOneOf<Build, AutomaBuild, TakeWork>(move))
        return 12;
    if (isOneOf<TakePatent, AutomaTakePatent, CopyOfficer>(move))
        return 6;
    if (isOneOf<ManageWater, AutomaManageWater, TakeContracts, BuyMachines, UseWorkshop,
                PlaceDrops>(move))
        return 3;
    return 1;
}

} // namespace

Playthrough playThrough(const Setup& setup, std::uint64_t seed, MoveAt moveAt) {
    auto begun = Playthrough::begin(setup);
    if (!begun)
        qFatal("seed %llu gives a setup that is refused", static_cast<unsigned long long>(seed));
    Playthrough game = std::move(begun.value());
    while (!game.state().isOver() && game.cursor() < kMostSteps)
        if (!game.commit(moveAt(seed, game.cursor(), game.state())))
            qFatal("seed %llu: an offered move is refused", static_cast<unsigned long long>(seed));
    return game;
}

Setup variedSetup(std::uint64_t seed) {
    core::Rng rng(seed);
    Options options;
    options.introductory = rng.below(5) == 0;
    const auto order = [&rng] { return static_cast<ProductionOrder>(rng.below(2)); };
    options.rulings.productionOrder = order();
    options.rulings.automaProductionOrder = order();
    options.rulings.sekiboCredits = rng.below(2) == 0 ? 6 : 9;
    std::vector<PlayerRequest> players(2 + rng.below(3));
    for (std::size_t i = 0; i < players.size(); ++i) {
        PlayerRequest& player = players[i];
        const bool canBeAutoma = i > 0 && !options.introductory;
        player.kind = canBeAutoma && rng.below(3) == 0 ? PlayerKind::Automa : PlayerKind::Human;
        player.level = static_cast<Level>(rng.below(4));
        player.tracking = rng.below(4) == 0 ? Tracking::Light : Tracking::Full;
    }
    return dealSetup(options, players, rng);
}

Move eagerMove(const State& state, core::Rng& rng) {
    thread_local std::vector<Move> moves; // used again and again
    legalMoves(state, moves);
    const std::size_t kind = liked::drawKind(moves, likingOf, rng);
    const auto count = std::ranges::count_if(
        moves, [kind](const Move& move) { return move.what.index() == kind; });
    // Nobody has hundreds of machines left; the numbers are offered from 0 upwards.
    const bool isLeftovers = isOneOf<DeclareLeftovers>(moves.front());
    std::uint32_t number =
        rng.below(isLeftovers ? kPlausibleLeftovers : static_cast<std::uint32_t>(count));
    for (const Move& move : moves)
        if (move.what.index() == kind && number-- == 0)
            return move;
    return moves.front();
}

Move moveFor(std::uint64_t seed, std::uint64_t step, const State& state) {
    core::Rng rng = core::Rng::forStep(seed, step);
    return seed % 3 == 0 ? randomMove(state, rng) : eagerMove(state, rng);
}

Playthrough playGame(std::uint64_t seed) { return playThrough(variedSetup(seed), seed, moveFor); }

Setup automaSetup(std::uint64_t seed) {
    core::Rng rng(seed);
    Options options;
    Rulings& rulings = options.rulings;
    rulings.reshuffle = static_cast<Reshuffle>(rng.below(2));
    rulings.thirdStructure = static_cast<ThirdStructure>(rng.below(2));
    rulings.tiedFirst = static_cast<TiedFirst>(rng.below(2));
    rulings.automaProductionOrder = static_cast<ProductionOrder>(rng.below(2));
    rulings.waterTies = static_cast<WaterTies>(rng.below(2));
    const auto someAutoma = [&rng] {
        return PlayerRequest{PlayerKind::Automa, static_cast<Level>(rng.below(4)), Tracking::Full};
    };
    std::vector<PlayerRequest> players{PlayerRequest{}, someAutoma()};
    if (seed % 6 == 5)
        for (std::uint32_t more = 1 + rng.below(2); more > 0; --more)
            players.push_back(rng.below(3) == 0 ? PlayerRequest{} : someAutoma());
    return dealSetup(options, players, rng);
}

Move automaGameMove(std::uint64_t seed, std::uint64_t step, const State& state) {
    return isAutomaToDecide(state) ? decide(state).move : moveFor(seed, step, state);
}

Playthrough playAutomaGame(std::uint64_t seed) {
    return playThrough(automaSetup(seed), seed, automaGameMove);
}

std::vector<Move> correctionsForProduction() {
    const auto correction = [](Corrected what, std::uint8_t index, std::int16_t value) {
        return Move{Actor::Table, Correct{what, Owner::Usa, index, value}};
    };
    const std::uint8_t dam = parseId<BaseSpace>("5L")->value;
    std::vector<Move> moves{
        correction(Corrected::DamOwner, dam, 1),
        correction(Corrected::ConduitOwner, parseId<ConduitSpace>("5B")->value, 0),
        correction(Corrected::PowerhouseOwner, parseId<PowerhouseSpace>("P10_0")->value, 0),
        correction(Corrected::ContractHeld, parseId<Contract>("green_03")->value, 1),
        correction(Corrected::ContractHeld, parseId<Contract>("yellow_03")->value, 1)};
    moves.push_back({Actor::Table, Correct{Corrected::DamDrops, Owner::Nobody, dam, 2}});
    return moves;
}

} // namespace barrage::test
