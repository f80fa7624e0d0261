#include "engine/nucleum/invariants.h"

#include <algorithm>
#include <array>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/data/technologies.h"
#include "engine/nucleum/final_score.h"
#include "engine/nucleum/network.h"

namespace nucleum {

namespace {

using Broken = std::optional<Error>;

bool isPlace(const State& state, City city) {
    return city == City::None || isOnMap(city, state.mapSide());
}

Broken brokenSupply(const State& state, Player player) {
    const PlayerState& own = state.of(player);
    if (own.thaler < 0 || own.workers < 0 || own.achievement < 0)
        return refuse(ErrorCode::OutOfRange, "N-2.3");
    if (workersInReserve(state, player) < 0)
        return refuse(ErrorCode::TooManyPieces, "N-2.2", own.workers, kWorkers);
    if (state.facts.topSlots != kUnknown && own.tilesOnBoard() > state.facts.topSlots)
        return refuse(ErrorCode::NoFreeSlot, "N-4.2");
    if (own.specialTiles > (own.experiment == Experiment::B ? kSpecialTiles : 0))
        return refuse(ErrorCode::TooManyPieces, "N-3.14");
    for (std::size_t i = 0; i < own.income.size(); ++i) {
        const int spaces = state.facts.mostSpacesOf(static_cast<IncomeTrack>(i));
        if (own.income[i] >= spaces)
            return refuse(ErrorCode::OutOfRange, "N-2.6", own.income[i], spaces);
    }
    return std::nullopt;
}

Broken brokenPieces(const State& state, Player player) {
    const PlayerState& own = state.of(player);
    for (const auto& buildings : own.buildings)
        for (const PlacedBuilding& building : buildings) {
            if (!isPlace(state, building.city))
                return refuse(ErrorCode::CityNotOnMap, "N-3.1");
            if (building.isEnergized && !building.isOnMap())
                return refuse(ErrorCode::NoSuchBuilding, "N-9.7");
        }
    for (std::size_t row = 0; row < own.mines.size(); ++row) {
        const Mine& mine = own.mines[row];
        if (!isPlace(state, mine.city))
            return refuse(ErrorCode::CityNotOnMap, "N-3.1");
        if (mine.uranium > (mine.isOnMap() ? kMineCapacity[row] : 0))
            return refuse(ErrorCode::NoRoomInMine, "N-6.4", static_cast<int>(row));
    }
    for (const City city : own.turbines) {
        const auto* plant = std::find(kPlantCities.begin(), kPlantCities.end(), city);
        if (city != City::None && (plant == kPlantCities.end() || city == City::Riesa))
            return refuse(ErrorCode::NotAPlant, "N-6.3");
    }
    return std::nullopt;
}

Broken brokenMarkers(const PlayerState& own) {
    for (int tier = 0; tier < kTierCount; ++tier) {
        const int space = own.markers.inTier[static_cast<std::size_t>(tier)];
        const auto place = trackPlace(space);
        if (space != 0 && (!place || place->tier != tier))
            return refuse(ErrorCode::NotOnTrack, "N-11.1", space);
    }
    return std::nullopt;
}

Broken brokenTurbines(const State& state) {
    for (const City city : kPlantCities) {
        int turbines = 0;
        for (const PlayerState& player : state.players)
            turbines +=
                static_cast<int>(std::count(player.turbines.begin(), player.turbines.end(), city));
        if (turbines > kMostTurbinesInPlant)
            return refuse(ErrorCode::NoTurbineSpace, "N-3.3");
    }
    return std::nullopt;
}

/// Every contract is in at most one place, and the stacks hold no more than nobody has seen.
Broken brokenContracts(const State& state) {
    std::array<int, kContractCount> places{};
    const auto count = [&places](Contract contract) {
        if (contract.isSet())
            ++places[contract.index()];
    };
    for (const PlayerState& player : state.players) {
        for (const Contract contract : player.contracts)
            count(contract);
        for (const Contract contract : player.fulfilled)
            count(contract);
    }
    for (const Contract contract : state.contracts.open)
        count(contract);
    for (const Contract contract : state.contracts.purple)
        count(contract);
    int silver = 0;
    int gold = 0;
    for (const Contract contract : state.contracts.unseen) {
        count(contract);
        const ContractKind kind = infoOf(contract).kind;
        silver += kind == ContractKind::Silver ? 1 : 0;
        gold += kind == ContractKind::Gold ? 1 : 0;
    }
    if (std::any_of(places.begin(), places.end(), [](int times) { return times > 1; }))
        return refuse(ErrorCode::UsedTwice, "N-2.1");
    if (state.contracts.silver > silver || state.contracts.gold > gold)
        return refuse(ErrorCode::CountMismatch, "N-3.9");
    for (const Contract contract : state.contracts.open)
        if (contract.isSet() && infoOf(contract).kind != ContractKind::Silver &&
            infoOf(contract).kind != ContractKind::Gold)
            return refuse(ErrorCode::WrongContractKind, "N-8.1");
    for (const Contract contract : state.contracts.purple)
        if (contract.isSet() && infoOf(contract).kind != ContractKind::Purple)
            return refuse(ErrorCode::WrongContractKind, "N-3.10");
    return std::nullopt;
}

Broken brokenTable(const State& state) {
    const auto tokens = std::count(state.segmentNucleum.begin(), state.segmentNucleum.end(), true) +
                        std::count(state.plantNucleum.begin(), state.plantNucleum.end(), true);
    if (tokens > kSegmentCount || state.plantNucleum[indexOf(Plant::Riesa)])
        return refuse(ErrorCode::TooManyPieces, "N-3.10", static_cast<int>(tokens), kSegmentCount);
    if (state.offerTiles < kOfferSlots && state.stackTiles > 0)
        return refuse(ErrorCode::CountMismatch, "N-7.2");
    for (std::size_t i = 0; i < state.coal.size(); ++i)
        if (state.coal[i].atOne + state.coal[i].atTwo > kCoalWagons)
            return refuse(ErrorCode::TooManyPieces, "N-2.1");
    for (std::size_t i = 0; i < state.tracks.size(); ++i)
        for (std::size_t space = 0; space < kMostTrackSpaces; ++space) {
            const bool isSpace =
                i < state.facts.connections.size() && space < state.facts.connections[i].spaces;
            const Railway& railway = state.tracks[i][space];
            if (isSpace ? static_cast<int>(railway.owner) > state.playerCount() ||
                              (railway.owner == Owner::Nobody && railway != Railway{})
                        : railway != Railway{})
                return refuse(ErrorCode::NoSuchSpace, "N-3.5");
        }
    for (const NeutralBuilding& neutral : state.neutrals)
        if (!isPlace(state, neutral.city))
            return refuse(ErrorCode::CityNotOnMap, "N-3.1");
    return std::nullopt;
}

} // namespace

std::optional<Error> brokenInvariant(const State& state) {
    for (int i = 0; i < state.playerCount(); ++i) {
        const auto player = static_cast<Player>(i);
        if (const Broken supply = brokenSupply(state, player))
            return supply;
        if (const Broken pieces = brokenPieces(state, player))
            return pieces;
        if (const Broken markers = brokenMarkers(state.of(player)))
            return markers;
        for (int other = 0; other < i; ++other)
            if (state.of(static_cast<Player>(other)).experiment == state.of(player).experiment)
                return refuse(ErrorCode::UsedTwice, "N-3.14");
    }
    if (const Broken turbines = brokenTurbines(state))
        return turbines;
    if (const Broken contracts = brokenContracts(state))
        return contracts;
    return brokenTable(state);
}

} // namespace nucleum
