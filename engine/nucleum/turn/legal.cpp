#include "engine/nucleum/legal.h"

#include "engine/nucleum/costs.h"
#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/technologies.h"
#include "engine/nucleum/milestones.h"
#include "engine/nucleum/turn/checks.h"
#include "engine/nucleum/turn/legal_turn.h"

namespace nucleum {

namespace {

void addExchanges(const State& state, Player player, MoveList& list) {
    if (state.of(player).workers > 0)
        list.add(Exchange{ExchangeKind::WorkersToThaler, 1, 0});
    const auto& mines = state.of(player).mines;
    for (std::size_t row = 0; row < mines.size(); ++row)
        if (mines[row].uranium > 0)
            list.add(Exchange{ExchangeKind::UraniumToWorkers, 1, static_cast<std::uint8_t>(row)});
}

void addTechnologies(const State& state, Player player, MoveList& list) {
    for (int position = 0; position < kTechnologyCount; ++position) {
        const UnlockTechnology unlock{static_cast<std::uint8_t>(position)};
        if (checkMove(state, player, unlock))
            list.add(unlock);
    }
    list.add(TakeTechnologyVp{});
}

/// Every way to spread up to `n` cubes over the mines; what is left becomes workers.
void addUraniumPlaces(const State& state, Player player, int n, MoveList& list) {
    const auto& mines = state.of(player).mines;
    std::array<int, kRowCount> room{};
    for (std::size_t row = 0; row < room.size(); ++row)
        room[row] = mines[row].isOnMap() ? kMineCapacity[row] - mines[row].uranium : 0;
    for (int a = 0; a <= room[0] && a <= n; ++a)
        for (int b = 0; b <= room[1] && a + b <= n; ++b)
            for (int c = 0; c <= room[2] && a + b + c <= n; ++c)
                for (int d = 0; d <= room[3] && a + b + c + d <= n; ++d)
                    list.add(
                        PlaceUranium{{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                                      static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(d)}});
}

void addIncomeSplits(int n, MoveList& list) {
    for (int thaler = 0; thaler <= n; ++thaler)
        for (int workers = 0; thaler + workers <= n; ++workers)
            list.add(AdvanceIncome{{static_cast<std::uint8_t>(thaler),
                                    static_cast<std::uint8_t>(workers),
                                    static_cast<std::uint8_t>(n - thaler - workers)}});
}

void addOfferedTiles(const State& state, MoveList& list) {
    for (int slot = firstOfferedSlot(state); slot < kOfferSlots; ++slot)
        list.add(TakeOfferedTile{static_cast<std::uint8_t>(slot)});
}

void addTechnologyUses(const State& state, Player player, MoveList& list) {
    switch (static_cast<TechnologyEffect>(state.task().a)) {
    case TechnologyEffect::UrbanizeNow:
        addUrbanize(state, player, list);
        break;
    case TechnologyEffect::IndustrializeNow:
        addIndustrialize(state, player, list);
        break;
    case TechnologyEffect::EnergizeNow:
        addEnergize(state, player, list);
        break;
    default:
        addOfferedTiles(state, list);
        break;
    }
    list.add(Decline{});
}

void addMarkers(const State& state, Player player, MoveList& list) {
    if (state.task().kind == TaskKind::LastMarker)
        list.add(Decline{});
    else
        list.add(PlaceMarker{0});
    for (const int space : markerSpaces(state, player))
        list.add(PlaceMarker{static_cast<std::uint8_t>(space)});
}

void addNucleumPlaces(const State& state, Player player, MoveList& list) {
    for (int i = 0; i < kPlantCount; ++i) {
        const PlaceNucleum place{static_cast<Plant>(i)};
        if (checkMove(state, player, place))
            list.add(place);
    }
}

void addReveals(const State& state, MoveList& list) {
    for (const Contract contract : state.contracts.unseen)
        if (checkTable(state, RevealContract{contract}))
            list.add(RevealContract{contract});
}

/// The answers to the choices of a player that are not actions.
void addChoices(const State& state, Player player, MoveList& list) {
    const Task& task = state.task();
    switch (task.kind) {
    case TaskKind::UnlockTechnology:
        return addTechnologies(state, player, list);
    case TaskKind::PlaceUranium:
        return addUraniumPlaces(state, player, task.n, list);
    case TaskKind::AdvanceIncome:
        return addIncomeSplits(task.n, list);
    case TaskKind::TakeSpaceReward:
        for (int space = 0; space < kContractSpaceCount; ++space)
            if (space != task.a)
                list.add(TakeSpaceReward{static_cast<ContractSpace>(space)});
        return;
    case TaskKind::TakeEnergizeBonus:
        list.add(TakeWorker{});
        return addOfferedTiles(state, list);
    case TaskKind::UseTechnology:
        return addTechnologyUses(state, player, list);
    case TaskKind::LayFreeTile:
        list.add(Decline{});
        return addRailways(state, player, list);
    case TaskKind::PlaceMarker:
    case TaskKind::LastMarker:
        return addMarkers(state, player, list);
    case TaskKind::PlaceNucleum:
        return addNucleumPlaces(state, player, list);
    default:
        return;
    }
}

} // namespace

void legalMoves(const State& state, std::vector<Move>& moves) {
    moves.clear();
    if (state.isOver())
        return;
    MoveList list{moves, decider(state)};
    const Task& task = state.task();
    if (task.kind == TaskKind::RevealContract)
        return addReveals(state, list);
    if (task.kind == TaskKind::ScoreGame) {
        if (checkTable(state, Proceed{}))
            list.add(Proceed{});
        return;
    }
    const Player player = playerOf(task.who);
    if (task.kind == TaskKind::TakeTurn)
        addTurns(state, player, list);
    else if (task.kind == TaskKind::UseActions)
        addActions(state, player, list);
    else
        addChoices(state, player, list);
    addExchanges(state, player, list);
}

std::vector<Move> legalMoves(const State& state) {
    std::vector<Move> moves;
    legalMoves(state, moves);
    return moves;
}

} // namespace nucleum
