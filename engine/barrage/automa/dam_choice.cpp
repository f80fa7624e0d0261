#include "engine/barrage/automa/dam_choice.h"

#include <bit>

#include "engine/barrage/automa/criteria.h"
#include "engine/barrage/automa/placement.h"
#include "engine/barrage/private_buildings.h"
#include "engine/barrage/production.h"

namespace barrage {

namespace {

/// The most energy a system with this dam yields once the drop is in it; 0 if it is part of none
/// (P-17). What the tile adds is the same for all.
int energyWithDrop(const State& state, Company company, BaseSpace dam) {
    int best = 0;
    for (int c = 0; c < kConduitSpaceCount; ++c) {
        const ConduitSpaceInfo& conduit = infoOf(ConduitSpace(c));
        if (conduit.from != infoOf(dam).basin || state.map.at(ConduitSpace(c)) == Owner::Nobody)
            continue;
        const BasinInfo& below = infoOf(conduit.to);
        for (int p = below.firstPowerhouse; p < below.firstPowerhouse + below.powerhouseCount; ++p)
            if (state.map.at(PowerhouseSpace(p)) == ownerOf(company))
                best = std::max(best,
                                energyOf(state, company, {dam, ConduitSpace(c), PowerhouseSpace(p)},
                                         state.map.at(dam).drops + 1, {}));
    }
    return best;
}

} // namespace

std::optional<Placement> chooseDamForDrop(const State& state, Company company, const Task& task) {
    SiteSet withRoom = 0;
    for (int i = 0; i < kBaseSpaceCount; ++i)
        if (checkDamForDrop(state, company, BaseSpace(i), task))
            withRoom |= only(i);
    if (withRoom == 0)
        return std::nullopt;
    const SiteSet best =
        highest(withRoom, [&](int i) { return energyWithDrop(state, company, BaseSpace(i)); });
    const Placement byCriteria =
        choosePlace(state, company, Structure::Elevation, best != 0 ? best : withRoom);
    if (std::has_single_bit(withRoom))
        return byCriteria;
    Placement placement;
    placement.site = byCriteria.site;
    placement.decidedBy = std::has_single_bit(best) ? PlaceStep::BestSystem : byCriteria.decidedBy;
    placement.trace.push({PlaceStep::Eligible, withRoom});
    placement.trace.push({PlaceStep::BestSystem, best});
    for (std::size_t i = 1; i < byCriteria.trace.size(); ++i) // without its own eligible dams
        placement.trace.push(byCriteria.trace[i]);
    return placement;
}

} // namespace barrage
