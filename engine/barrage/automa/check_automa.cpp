#include "engine/barrage/automa/printed_actions.h"
#include "engine/barrage/building.h"
#include "engine/barrage/external_works.h"
#include "engine/barrage/production.h"
#include "engine/barrage/turn/checks.h"

namespace barrage {

namespace {

/// Whether the tile has an action of this kind with these engineers that fits otherwise too.
template <class Fits, class Due>
Check checkPrinted(const State& state, Company company, AutomaActionKind kind, int engineers,
                   Fits fits, Due due) {
    const CompanyState& own = state.of(company);
    bool hasKind = false;
    for (const AutomaAction& action : printedActions(state)) {
        if (action.kind != kind || !isPlayed(state, action) || !fits(action))
            continue;
        hasKind = true;
        if (engineers == due(action) && engineers > 0)
            return allowed();
    }
    if (hasKind)
        return refuse(ErrorCode::NotEnoughEngineers, "A-1.7", own.engineers, engineers);
    return refuse(ErrorCode::WrongNumber, "A-3.5");
}

template <class Fits>
Check checkPrinted(const State& state, Company company, AutomaActionKind kind, int engineers,
                   Fits fits) {
    return checkPrinted(state, company, kind, engineers, fits, [&](const AutomaAction& action) {
        return dueEngineers(state.of(company), action);
    });
}

} // namespace

Check checkMove(const State& state, Company company, const AutomaProduce& move) {
    const Check printed =
        checkPrinted(state, company, AutomaActionKind::Production, move.engineers,
                     [&](const AutomaAction& action) { return action.bonus == move.bonus; });
    if (!printed)
        return printed;
    return checkProduction(state, company, move.system, move.drops, {move.bonus, 0, false, {}});
}

Check checkMove(const State& state, Company company, const AutomaManageWater& move) {
    if (state.turn.hasManagedWater)
        return refuse(ErrorCode::AlreadyDoneThisTurn, "P-7");
    const int drops = total(move.drops);
    if (drops < 1)
        return refuse(ErrorCode::NoDrop, "B-13.1");
    return checkPrinted(state, company, AutomaActionKind::WaterManagement, move.engineers,
                        [&](const AutomaAction& action) {
                            return action.flowsAtOnce == move.flowsAtOnce && drops <= action.drops;
                        });
}

Check checkMove(const State& state, Company company, const AutomaSweepContracts& move) {
    if (state.turn.hasSweptContracts)
        return refuse(ErrorCode::AlreadyDoneThisTurn, "P-7");
    return checkPrinted(state, company, AutomaActionKind::ContractOffice, move.engineers,
                        [&](const AutomaAction& action) {
                            return action.colour == move.colour && action.energy == move.energy;
                        });
}

Check checkMove(const State& state, Company company, const AutomaBuild& move) {
    const CompanyState& own = state.of(company);
    if (const Check site = checkSite(state, company, move.build.site); !site)
        return site;
    if (const Check tile = checkTile(state, company, move.build); !tile)
        return tile;
    if (move.build.space != BuildSpace::Board)
        return refuse(ErrorCode::NoSuchThing, "A-1.8");
    const auto allows = [&](const AutomaAction& action) {
        return allowsSite(state, company, action, move.build.site);
    };
    if (needsNoEngineers(effectOf(own, move.build))) {
        const auto actions = printedActions(state);
        if (std::none_of(actions.begin(), actions.end(), allows))
            return refuse(ErrorCode::WrongNumber, "A-3.5");
        if (move.engineers != 0)
            return refuse(ErrorCode::WrongNumber, "8.2", move.engineers, 0);
    } else if (const Check printed = checkPrinted(
                   state, company, AutomaActionKind::Construction, move.engineers, allows,
                   [&](const AutomaAction& action) {
                       return buildEngineers(state, company, action, move.build.site);
                   });
               !printed) {
        return printed;
    }
    return checkConstruction(state, company, move.build, 0);
}

Check checkMove(const State& state, Company company, const AutomaUseWorkshop& move) {
    return checkPrinted(state, company, AutomaActionKind::Workshop, move.engineers,
                        [&](const AutomaAction& action) {
                            return action.vpCost == move.vpCost && action.segments == move.segments;
                        });
}

Check checkMove(const State& state, Company company, const AutomaBuyMachines& move) {
    return checkPrinted(state, company, AutomaActionKind::MachineryShop, move.engineers,
                        [&](const AutomaAction& action) {
                            return action.vpCost == move.vpCost &&
                                   action.excavators == move.excavators &&
                                   action.mixers == move.mixers && action.anyMachines == move.any;
                        });
}

Check checkMove(const State& state, Company company, const AutomaTakePatent& move) {
    if (move.slot >= state.patents.open.size() || state.patents.open[move.slot] == Tile::None)
        return refuse(ErrorCode::NoTile, "B-15.4");
    const Tile tile = state.patents.open[move.slot];
    return checkPrinted(state, company, AutomaActionKind::PatentOffice, move.engineers,
                        [&](const AutomaAction& action) {
                            return action.vpCost == move.vpCost && canBuild(tile, action.structure);
                        });
}

Check checkMove(const State& state, Company company, const AutomaUseBank& move) {
    return checkPrinted(state, company, AutomaActionKind::Bank, move.engineers,
                        [](const AutomaAction&) { return true; });
}

Check checkMove(const State& state, Company company, const AutomaTakeWork& move) {
    const auto any = [](const AutomaAction&) { return true; };
    const bool isSpencers = isSpencersConstruction(state, company, move.take);
    const Check printed =
        isSpencers
            ? checkPrinted(state, company, AutomaActionKind::Construction, move.engineers, any,
                           [](const AutomaAction&) { return kSpencerEngineers; })
            : checkPrinted(state, company, AutomaActionKind::ExternalWork, move.engineers, any);
    if (!printed)
        return printed;
    if (const Check open = checkOpenWork(state, move.take.work, !isSpencers); !open)
        return open;
    return checkWorkPayment(state, company, move.take);
}

} // namespace barrage
