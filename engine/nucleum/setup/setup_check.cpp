#include <algorithm>

#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/data/setup_cards.h"
#include "engine/nucleum/setup.h"

namespace nucleum {

namespace {

constexpr int kMostMultiplier = 9;

template <class Things>
bool areDifferent(const Things& things) {
    for (auto one = things.begin(); one != things.end(); ++one)
        if (std::find(one + 1, things.end(), *one) != things.end())
            return false;
    return true;
}

template <class Contracts>
Check checkContracts(const Contracts& contracts, ContractKind kind, std::string_view rule) {
    for (const Contract contract : contracts)
        if (contract.index() >= kContractCount || infoOf(contract).kind != kind)
            return refuse(ErrorCode::WrongContractKind, rule);
    return areDifferent(contracts) ? allowed() : refuse(ErrorCode::UsedTwice, rule);
}

Check checkSeats(const Setup& setup) {
    core::FixedVector<PlayerColour, kMaxPlayers> colours;
    core::FixedVector<Experiment, kMaxPlayers> experiments;
    core::FixedVector<Contract, kMaxPlayers> contracts;
    for (const Seat& seat : setup.seats) {
        if (indexOf(seat.colour) >= kPlayerColourCount)
            return refuse(ErrorCode::OutOfRange, "N-3.13");
        if (indexOf(seat.experiment) >= kExperimentCount)
            return refuse(ErrorCode::OutOfRange, "N-3.14");
        colours.push(seat.colour);
        experiments.push(seat.experiment);
        contracts.push(seat.initialContract);
    }
    if (!areDifferent(colours))
        return refuse(ErrorCode::UsedTwice, "N-3.13");
    if (!areDifferent(experiments))
        return refuse(ErrorCode::UsedTwice, "N-3.14");
    return checkContracts(contracts, ContractKind::Initial, "N-3.13");
}

Check checkBoard(const Setup& setup) {
    if (const Check silver = checkContracts(setup.silver, ContractKind::Silver, "N-3.9"); !silver)
        return silver;
    if (const Check gold = checkContracts(setup.gold, ContractKind::Gold, "N-3.9"); !gold)
        return gold;
    if (const Check purple = checkContracts(setup.purple, ContractKind::Purple, "N-3.10"); !purple)
        return purple;
    for (const MilestoneTile tile : setup.milestones)
        if (indexOf(tile) >= kMilestoneTileCount)
            return refuse(ErrorCode::OutOfRange, "N-3.10");
    return areDifferent(setup.milestones) ? allowed() : refuse(ErrorCode::UsedTwice, "N-3.10");
}

/// Neutral buildings stand where the cards say, in their order; the table leaves out a city without
/// a free plot (N-3.11).
Check checkMap(const Setup& setup) {
    for (const SetupCard card : setup.cards)
        if (card.index() >= kSetupCardCount)
            return refuse(ErrorCode::WrongCard, "N-3.11");
    if (!areDifferent(setup.cards))
        return refuse(ErrorCode::UsedTwice, "N-3.11");
    const MapInstructions map = mapInstructions(setup.cards, static_cast<int>(setup.seats.size()));
    auto next = map.neutralBuildings.begin();
    core::FixedVector<Neutral, kNeutralPlaces> used;
    for (const NeutralPlace& place : setup.neutrals) {
        next = std::find(next, map.neutralBuildings.end(), place.city);
        if (place.city == City::None || next == map.neutralBuildings.end())
            return refuse(ErrorCode::WrongCard, "N-3.11");
        ++next;
        if (place.neutral.index() >= kNeutralCount)
            return refuse(ErrorCode::OutOfRange, "N-2.1");
        used.push(place.neutral);
    }
    return areDifferent(used) ? allowed() : refuse(ErrorCode::UsedTwice, "N-2.1");
}

Check checkFacts(const Setup& setup) {
    for (const Fact& fact : listOf(setup.facts))
        if (!isPlausible(fact))
            return refuse(ErrorCode::FactImplausible, "N-20.2", static_cast<int>(fact.index()));
    return allowed();
}

Check checkOptions(const Options& options) {
    for (const int multiplier : options.rulings.multipliers)
        if (multiplier > kMostMultiplier)
            return refuse(ErrorCode::OutOfRange, "NA-13", multiplier, kMostMultiplier);
    return allowed();
}

} // namespace

Check checkSetup(const Setup& setup) {
    if (setup.seats.size() < kMinPlayers)
        return refuse(ErrorCode::WrongPlayerCount, "N-2.4", static_cast<int>(setup.seats.size()));
    if (const Check options = checkOptions(setup.options); !options)
        return options;
    for (const auto part : {checkSeats, checkBoard, checkMap, checkFacts})
        if (const Check check = part(setup); !check)
            return check;
    return allowed();
}

} // namespace nucleum
