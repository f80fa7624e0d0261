#include <algorithm>

#include "engine/barrage/building.h"
#include "engine/barrage/checks.h"
#include "engine/barrage/data/automa_actions.h"
#include "engine/barrage/production.h"

namespace barrage {

namespace {

/// An Automa places what its tile says, or what it has left.
bool isDue(const CompanyState& company, int engineers, int printed) {
    return engineers == std::min<int>(printed, company.engineers) && engineers > 0;
}

Check notPrinted() { return refuse(ErrorCode::WrongNumber, "A-3.5"); }

Check wrongEngineers(const CompanyState& company, int engineers) {
    return refuse(ErrorCode::NotEnoughEngineers, "A-1.7", company.engineers, engineers);
}

} // namespace

Check checkMove(const State& state, Company company, const AutomaProduce& move) {
    const CompanyState& own = state.of(company);
    const bool isPrinted =
        std::any_of(kAutomaProductions.begin(), kAutomaProductions.end(), [&](const auto& form) {
            return form.bonus == move.bonus && isDue(own, move.engineers, form.engineers);
        });
    if (!isPrinted)
        return notPrinted();
    return checkProduction(state, company, move.system, move.drops, {move.bonus, 0, false, {}});
}

Check checkMove(const State& state, Company company, const AutomaManageWater& move) {
    if (state.turn.hasManagedWater)
        return refuse(ErrorCode::AlreadyDoneThisTurn, "P-7");
    if (!isDue(state.of(company), move.engineers, kAutomaSmallActionEngineers))
        return wrongEngineers(state.of(company), move.engineers);
    const int drops = total(move.drops);
    if (drops < 1)
        return refuse(ErrorCode::NoDrop, "B-13.1");
    const bool isPrinted =
        std::any_of(kAutomaWater.begin(), kAutomaWater.end(), [&](const auto& form) {
            return form.flowsAtOnce == move.flowsAtOnce && drops <= form.drops;
        });
    return isPrinted ? allowed() : notPrinted();
}

Check checkMove(const State& state, Company company, const AutomaSweepContracts& move) {
    if (state.turn.hasSweptContracts)
        return refuse(ErrorCode::AlreadyDoneThisTurn, "P-7");
    if (!isDue(state.of(company), move.engineers, kAutomaSmallActionEngineers))
        return wrongEngineers(state.of(company), move.engineers);
    const bool isPrinted =
        static_cast<int>(move.colour) < kColourCount && move.energy == kAutomaSweepEnergy;
    return isPrinted ? allowed() : notPrinted();
}

Check checkMove(const State& state, Company company, const AutomaBuild& move) {
    const CompanyState& own = state.of(company);
    if (const Check tile = checkTile(state, company, move.build); !tile)
        return tile;
    const bool isFree = needsNoEngineers(effectOf(own, move.build));
    const bool fits =
        isFree ? move.engineers == 0 : isDue(own, move.engineers, kAutomaConstructionEngineers);
    if (!fits)
        return wrongEngineers(own, move.engineers);
    return checkConstruction(state, company, move.build, 0);
}

Check checkMove(const State& state, Company company, const AutomaUseWorkshop& move) {
    const bool isPrinted =
        std::any_of(kAutomaWorkshops.begin(), kAutomaWorkshops.end(), [&](const auto& form) {
            return form.vpCost == move.vpCost && form.segments == move.segments &&
                   isDue(state.of(company), move.engineers, form.engineers);
        });
    return isPrinted ? allowed() : notPrinted();
}

Check checkMove(const State& state, Company company, const AutomaBuyMachines& move) {
    const bool isPrinted =
        std::any_of(kAutomaMachines.begin(), kAutomaMachines.end(), [&](const auto& form) {
            return form.vpCost == move.vpCost && form.excavators == move.excavators &&
                   form.mixers == move.mixers && form.any == move.any &&
                   isDue(state.of(company), move.engineers, form.engineers);
        });
    return isPrinted ? allowed() : notPrinted();
}

Check checkMove(const State& state, Company company, const AutomaTakePatent& move) {
    if (!isDue(state.of(company), move.engineers, kAutomaSmallActionEngineers))
        return wrongEngineers(state.of(company), move.engineers);
    if (move.vpCost != kAutomaPatentVp)
        return notPrinted();
    if (move.slot >= state.patents.open.size() || state.patents.open[move.slot] == Tile::None)
        return refuse(ErrorCode::NoTile, "B-15.4");
    return allowed();
}

Check checkMove(const State& state, Company company, const AutomaUseBank& move) {
    return isDue(state.of(company), move.engineers, kAutomaSmallActionEngineers)
               ? allowed()
               : wrongEngineers(state.of(company), move.engineers);
}

} // namespace barrage
