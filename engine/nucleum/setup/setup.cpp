#include "engine/nucleum/setup.h"

#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/data/milestone_track.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/setup_cards.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/data/technologies.h"

namespace nucleum {

namespace {

PlayerState startOf(const Setup& setup, const Seat& seat) {
    PlayerState player;
    player.colour = seat.colour;
    player.experiment = seat.experiment;
    player.thaler = kStartThaler;
    player.workers = setup.options.firstGames ? kStartWorkersFirstGames : kStartWorkers;
    player.poolTiles = kStartTiles;
    player.specialTiles = seat.experiment == Experiment::B ? kSpecialTiles : 0;
    player.contracts[indexOf(setup.facts.lowestSpace)] = seat.initialContract;
    return player;
}

ContractMarket marketOf(const Setup& setup, const StackSizes& sizes) {
    ContractMarket market;
    market.open = {setup.silver[0], setup.silver[1], setup.gold[0], setup.gold[1]};
    market.purple = setup.purple;
    for (int i = 0; i < kContractCount; ++i) {
        const ContractKind kind = infoOf(Contract(i)).kind;
        if (kind == ContractKind::Silver || kind == ContractKind::Gold)
            market.unseen.insert(Contract(i));
    }
    for (const Contract contract : market.open)
        market.unseen.erase(contract);
    market.silver = static_cast<std::uint8_t>(sizes.silver - kOpenPerColour);
    market.gold = static_cast<std::uint8_t>(sizes.gold - kOpenPerColour);
    return market;
}

/// With two players marked cities are passed over (N-3.11).
bool counts(const NamedCity& named, int players) {
    return named.city != City::None && (named.named == Named::Always || players > 2);
}

} // namespace

StackSizes stackSizes(int players) {
    const TableSize table = tableFor(players);
    return {kBaseTiles + table.advancedTiles, table.silver, table.gold};
}

MapInstructions mapInstructions(const std::array<SetupCard, kSetupCardsDrawn>& cards, int players) {
    const TableSize table = tableFor(players);
    MapInstructions map;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const NamedCity& named = kSetupCards[cards[i].index()].neutralBuilding;
        map.neutralBuildings[i] = counts(named, players) ? named.city : City::None;
    }
    const SetupCardInfo& first = kSetupCards[cards[0].index()];
    map.nucleum = first.nucleum;
    map.turbineRubble = table.turbineRubble;
    map.emptyCoalSpaces = table.coalSpacesLeft;
    if (!table.hasRubble)
        return map;
    for (const NamedCity& named : first.urbanRubble)
        if (counts(named, players))
            map.urbanRubble.push(named.city);
    for (const NamedCity& named : first.miningRubble)
        if (counts(named, players))
            map.miningRubble.push(named.city);
    map.isRubbleDoubtful = first.urbanRubble.size() != kUrbanRubble;
    return map;
}

Result<State> begin(const Setup& setup) {
    if (const Check check = checkSetup(setup); !check)
        return check.error();
    State state;
    state.options = setup.options;
    state.facts = setup.facts;
    for (const Seat& seat : setup.seats)
        state.players.push(startOf(setup, seat));
    const StackSizes sizes = stackSizes(state.playerCount());
    state.contracts = marketOf(setup, sizes);
    state.offerTiles = kOfferSlots;
    state.stackTiles = static_cast<std::uint8_t>(sizes.actionTiles - kOfferSlots);
    state.milestones = setup.milestones;
    for (int i = 0; i < kNucleumSegments; ++i)
        state.segmentNucleum[static_cast<std::size_t>(i)] = true;
    state.plantNucleum[indexOf(mapInstructions(setup.cards, state.playerCount()).nucleum)] = true;
    for (std::size_t i = 0; i < setup.neutrals.size(); ++i)
        state.neutrals[i] = {setup.neutrals[i].neutral, setup.neutrals[i].city, false};
    for (std::size_t i = 0; i < state.coal.size(); ++i)
        if (setup.facts.coalWagons[i] != kUnknown)
            state.coal[i].atOne = setup.facts.coalWagons[i];
    state.agenda.push(Task{TaskKind::TakeTurn, Owner::First, 0, 0});
    return state;
}

} // namespace nucleum
