#include <numeric>

#include "engine/nucleum/costs.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/milestones.h"
#include "engine/nucleum/network.h"
#include "engine/nucleum/score.h"
#include "engine/nucleum/turn/checks.h"

namespace nucleum {

Check checkMove(const State& state, Player player, const UnlockTechnology& move) {
    if (move.position >= kTechnologyCount)
        return refuse(ErrorCode::OutOfRange, "N-8.5", move.position, kTechnologyCount - 1);
    if (state.of(player).technologies.contains(move.position))
        return refuse(ErrorCode::TechnologyUnlocked, "N-8.5");
    const int level = kTechnologyLevels[move.position];
    if (level > state.task().n)
        return refuse(ErrorCode::TechnologyTooHigh, "N-8.5", level, state.task().n);
    return allowed();
}

Check checkMove(const State&, Player, const TakeTechnologyVp&) { return allowed(); }

Check checkMove(const State& state, Player player, const PlaceUranium& move) {
    const auto& mines = state.of(player).mines;
    for (std::size_t row = 0; row < mines.size(); ++row) {
        const int room = mines[row].isOnMap() ? kMineCapacity[row] - mines[row].uranium : 0;
        if (move.cubes[row] > room)
            return refuse(ErrorCode::NoRoomInMine, "N-6.4", static_cast<int>(row));
    }
    const int cubes = std::accumulate(move.cubes.begin(), move.cubes.end(), 0);
    if (cubes > state.task().n)
        return refuse(ErrorCode::WrongNumber, "N-2.5", cubes, state.task().n);
    return allowed();
}

Check checkMove(const State& state, Player, const AdvanceIncome& move) {
    const int steps = std::accumulate(move.steps.begin(), move.steps.end(), 0);
    if (steps != state.task().n)
        return refuse(ErrorCode::WrongNumber, "N-2.6", steps, state.task().n);
    return allowed();
}

Check checkMove(const State& state, Player, const TakeSpaceReward& move) {
    if (indexOf(move.space) >= kContractSpaceCount)
        return refuse(ErrorCode::OutOfRange, "N-16.2");
    if (static_cast<ContractSpace>(state.task().a) == move.space)
        return refuse(ErrorCode::SameContractSpace, "N-16.2");
    return allowed();
}

Check checkMove(const State&, Player, const TakeWorker&) { return allowed(); }

Check checkMove(const State& state, Player, const TakeOfferedTile& move) {
    if (move.slot < firstOfferedSlot(state) || move.slot >= kOfferSlots)
        return refuse(ErrorCode::NoSuchOffer, "N-7.1", move.slot);
    return allowed();
}

Check checkMove(const State& state, Player player, const PlaceMarker& move) {
    if (state.task().kind == TaskKind::LastMarker && move.space == 0)
        return refuse(ErrorCode::NotOnTrack, "N-14.1", 0);
    return checkMarker(state, player, move.space);
}

Check checkMove(const State& state, Player, const PlaceNucleum& move) {
    if (indexOf(move.plant) >= kPlantCount || !takesNucleum(move.plant))
        return refuse(ErrorCode::NotAPlant, "N-3.3");
    if (state.plantNucleum[indexOf(move.plant)])
        return refuse(ErrorCode::PlantHasNucleum, "N-11.5");
    if (!state.facts.nucleumBonuses[indexOf(move.plant)].isKnown)
        return refuse(ErrorCode::FactUnknown, "N-20.1", static_cast<int>(FactKind::NucleumBonus),
                      static_cast<int>(move.plant));
    return allowed();
}

Check checkMove(const State& state, Player, const Decline&) {
    switch (state.task().kind) {
    case TaskKind::UseActions:
    case TaskKind::UseTechnology:
    case TaskKind::LayFreeTile:
    case TaskKind::LastMarker:
        return allowed();
    default:
        return refuse(ErrorCode::CannotDecline, "N-4.1");
    }
}

Check checkTable(const State& state, const RevealContract& move) {
    const auto kind = static_cast<ContractKind>(state.task().n);
    if (move.contract.index() >= kContractCount || infoOf(move.contract).kind != kind)
        return refuse(ErrorCode::WrongContractKind, "N-8.3");
    if (!state.contracts.unseen.contains(move.contract))
        return refuse(ErrorCode::NotInStack, "N-8.3");
    return allowed();
}

Check checkTable(const State& state, const Proceed&) {
    if (const auto missing = missingForScore(state))
        return refuse(ErrorCode::FactUnknown, "N-20.1", static_cast<int>(missing->kind),
                      missing->index);
    return allowed();
}

} // namespace nucleum
