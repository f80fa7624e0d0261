#include "engine/barrage/abilities.h"
#include "engine/barrage/external_works.h"
#include "engine/barrage/private_buildings.h"
#include "engine/barrage/production.h"
#include "engine/barrage/score.h"
#include "engine/barrage/spaces.h"
#include "engine/barrage/turn/checks.h"

namespace barrage {

Check checkMove(const State& state, Company company, const TakeWork& move) {
    return checkTakeWork(state, company, move);
}

Check checkMove(const State& state, Company company, const UseBuilding& move) {
    return checkUseBuilding(state, company, move);
}

Check checkMove(const State& state, Company company, const UseOfficer&) {
    constexpr std::string_view kRule = "B-25.30c";
    if (!hasOfficer(state, company, Officer::WuFang))
        return refuse(ErrorCode::OfficerNotAvailable, kRule);
    if (!hasOfficerSpace(state, company, Officer::WuFang))
        return refuse(ErrorCode::SpaceTaken, kRule);
    if (const Check engineers = checkEngineers(state.of(company), 1); !engineers)
        return engineers;
    if (dropsInOwnDams(state, company) == 0)
        return refuse(ErrorCode::NoEnergy, kRule);
    return allowed();
}

Check checkMove(const State& state, Company company, const PlaceInDam& move) {
    if (state.task().kind == TaskKind::PlaceInDam)
        return checkDamForDrop(state, company, move.dam, state.task());
    // Zahir's drop that would flow at once.
    if (!hasOfficer(state, company, Officer::Zahir) || state.task().a == 0)
        return refuse(ErrorCode::OfficerNotAvailable, "B-25.30e");
    return checkDamForDrop(state, company, move.dam,
                           {TaskKind::PlaceInDam, ownerOf(company), BaseSpace::kNothing, 0, 0});
}

Check checkMove(const State& state, Company company, const TakeBackTile& move) {
    return checkTakeBack(state, company, move);
}

Check checkMove(const State& state, Company company, const TakeBackMachines& move) {
    return checkTakeBack(state, company, move);
}

Check checkMove(const State& state, Company, const ChooseTile& move) {
    if (move.slot >= state.patents.open.size() || state.patents.open[move.slot] == Tile::None)
        return refuse(ErrorCode::NoTile, "B-25.13");
    return allowed();
}

Check checkMove(const State&, Company, const GoOn&) { return allowed(); }

Check checkMove(const State& state, Company company, const AddSource& move) {
    const System system{move.dam, move.conduit, PowerhouseSpace(state.task().a)};
    return checkSource(state, company, system, move.drops, 0);
}

Check checkReveal(const State& state, const RevealWork& move) {
    if (move.work.value >= kWorkCount || !nextOf(state.works).contains(move.work))
        return refuse(ErrorCode::NotInPile, "B-25.10");
    return allowed();
}

} // namespace barrage
