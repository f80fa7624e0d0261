#include "engine/barrage/water.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/water/map_queries.h"

namespace barrage {

namespace {

bool catches(State& state, BaseSpace space) {
    Dam& dam = state.map.at(space);
    if (!dam.isBuilt() || dam.drops >= capacityOf(state, space))
        return false;
    ++dam.drops;
    return true;
}

} // namespace

int capacityOf(const State& state, BaseSpace space) {
    const Dam& dam = state.map.at(space);
    const bool holdsOneMore = dam.level() == 3 && isCompany(dam.owner) &&
                              hasOfficer(state, companyOf(dam.owner), Officer::DelMonte);
    return dam.level() + (holdsOneMore ? 1 : 0);
}

FlowResult flowDrop(State& state, Basin basin, bool fromRiver) {
    FlowResult result;
    const bool countsForUsa = hasAbility(state, Company::Usa);
    for (;;) {
        result.last = basin;
        if (countsForUsa && fromRiver && hasPowerhouseIn(state.map, Owner::Usa, basin))
            ++result.usaBasinsPassed;
        const BasinInfo& info = infoOf(basin);
        if (info.hasBaseSpaces) {
            for (const BaseSpace space : {upperBase(basin), lowerBase(basin)}) {
                if (catches(state, space)) {
                    result.dam = space;
                    return result;
                }
            }
        }
        if (!info.flowsTo.isSet()) {
            ++state.dropsGone;
            return result;
        }
        basin = info.flowsTo;
        fromRiver = true;
    }
}

} // namespace barrage
