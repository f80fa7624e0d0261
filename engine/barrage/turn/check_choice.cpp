#include "engine/barrage/abilities.h"
#include "engine/barrage/automa/deck.h"
#include "engine/barrage/building.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/data/objective_tiles.h"
#include "engine/barrage/turn/checks.h"

namespace barrage {

Check checkMove(const State& state, Company company, const PlaceDrops& move) {
    const int drops = total(move.drops);
    if (drops > state.task().n)
        return refuse(ErrorCode::TooManyDrops, "B-13.3", drops, state.task().n);
    if (drops < 1 && state.task().b != 0)
        return refuse(ErrorCode::NoDrop, "B-13.1");
    if (move.timing == DropTiming::AsTold)
        return allowed();
    if (move.timing > DropTiming::AtOnce || drops < 1 || state.task().a != 0 ||
        !hasOfficer(state, company, Officer::Zahir))
        return refuse(ErrorCode::OfficerNotAvailable, "B-25.30e");
    return allowed();
}

Check checkMove(const State& state, Company, const ChooseMachines& move) {
    const int machines = move.excavators + move.mixers;
    if (machines != state.task().n)
        return refuse(ErrorCode::WrongNumber, "B-11.8", machines, state.task().n);
    return allowed();
}

Check checkMove(const State& state, Company company, const PlacePiece& move) {
    const Task& task = state.task();
    return checkFreePiece(state, company, static_cast<Structure>(task.a), task.b, move.site);
}

Check checkMove(const State& state, Company company, const FulfilContract& move) {
    return checkFulfil(state, company, move.contract, state.task().n, state.task().a,
                       state.task().b);
}

Check checkMove(const State& state, Company company, const DiscardContract& move) {
    if (!move.contract.isSet() || move.contract.value >= kContractCount ||
        !state.of(company).contracts.contains(move.contract))
        return refuse(ErrorCode::ContractNotHeld, "B-14.3");
    return allowed();
}

Check checkMove(const State& state, Company, const Decline&) {
    switch (state.task().kind) {
    case TaskKind::FulfilContract: // B-11.7
    case TaskKind::PlacePiece:     // R-B32
    case TaskKind::UseBuildingNow: // B-25.23a
    case TaskKind::GoOn:           // B-25.25
    case TaskKind::AddSource:      // B-25.30d
        return allowed();
    case TaskKind::ProduceAgain: // B-20.5, B-22.9
        if (static_cast<SecondProduction>(state.task().b) == SecondProduction::ControlStation)
            return refuse(ErrorCode::CannotDecline, "B-25.20b");
        return allowed();
    case TaskKind::PlaceInDam:
        if (state.task().b != 0)
            return refuse(ErrorCode::CannotDecline, "B-25.20a");
        return allowed(); // B-25.24
    default:
        return refuse(ErrorCode::CannotDecline, "R-B32");
    }
}

Check checkMove(const State&, Company, const DeclareLeftovers& move) {
    if (move.items > kMostLeftovers)
        return refuse(ErrorCode::OutOfRange, "P-4", move.items, kMostLeftovers);
    return allowed();
}

Check checkReveal(const State& state, const RevealContract& move) {
    const Task& task = state.task();
    if (!move.contract.isSet())
        return allowed(); // the table is always right about an empty pile
    if (move.contract.value >= kContractCount ||
        !nextOf(state.contracts.piles[task.a]).contains(move.contract))
        return refuse(ErrorCode::NotInPile, "B-14.4");
    return allowed();
}

Check checkReveal(const State& state, const RevealAutomaTile& move) {
    if (move.tile < 1 || move.tile > kAutomaTileCount || !nextOf(state.deck).contains(move.tile))
        return refuse(ErrorCode::NotInPile, "A-3.1");
    return allowed();
}

Check checkReveal(const State& state, const RevealTile& move) {
    if (move.tile >= Tile::None || !nextOf(state.patents).contains(move.tile))
        return refuse(ErrorCode::NotInPile, "B-18.4");
    return allowed();
}

} // namespace barrage
