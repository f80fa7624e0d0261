#include "engine/barrage/building_choice.h"

#include <bit>

#include "engine/barrage/automa/criteria.h"
#include "engine/barrage/automa/deck.h"
#include "engine/barrage/automa/payment_choice.h"
#include "engine/barrage/building.h"
#include "engine/barrage/private_buildings.h"

namespace barrage {

namespace {

Site siteOf(BuildingSlot slot) { return {Structure::Building, slot.value}; }

/// The first slot a building may stand on; those that cost nothing come first.
BuildingSlot freeSlotOf(const State& state, Company company, PrivateBuilding building) {
    for (int i = 0; i < kSlotsPerBuilding; ++i)
        if (checkBuildingSlot(state, company, slotOf(building, i)))
            return slotOf(building, i);
    return {};
}

Placement placementOf(SiteSet eligible, BuildingSlot chosen, PlaceStep decidedBy) {
    Placement placement;
    placement.site = siteOf(chosen);
    placement.trace.push({PlaceStep::Eligible, eligible});
    placement.decidedBy = decidedBy;
    if (std::has_single_bit(eligible))
        placement.decidedBy = PlaceStep::OnlySpace;
    else
        placement.trace.push({decidedBy, only(chosen.value)});
    return placement;
}

} // namespace

BuildingSearch foucheSearch(const State& state) {
    return {criteriaSide(state).conduitCode.value % 2 == 1, PlaceStep::Officer};
}

ConstructionChoice chooseBuilding(const State& state, Company company,
                                  const BuildingSearch& search) {
    ConstructionChoice choice;
    const CompanyState& own = state.of(company);
    constexpr auto kKind = static_cast<std::size_t>(Structure::Building);
    const std::optional<TileChoice> tile = chooseTile(state, company, Structure::Building);
    if (own.built[kKind] >= kPiecesPerCompany[kKind] || !tile) {
        choice.because = tile ? Because::NoPiece : Because::NoTile;
        return choice;
    }
    choice.build.tile = tile->tile;
    choice.build.copied = tile->copied;
    const TileEffect effect = effectOf(own, choice.build);
    SiteSet eligible = 0;
    std::optional<Build> first;
    bool hasFree = false;
    const auto& inPlay = state.buildings.inPlay;
    for (std::size_t i = 0; i < inPlay.size(); ++i) {
        const PrivateBuilding building = inPlay[search.fromBottom ? inPlay.size() - 1 - i : i];
        const BuildingSlot slot = freeSlotOf(state, company, building);
        if (!slot.isSet())
            continue;
        hasFree = true;
        Build build = choice.build;
        build.site = siteOf(slot);
        const auto payment = choosePayment(state, company, build.site, effect);
        if (!payment)
            continue;
        build.payment = *payment;
        if (!checkConstruction(state, company, build, 0))
            continue;
        eligible |= only(slot.value);
        if (!first)
            first = build;
    }
    if (!first) {
        choice.because = hasFree ? Because::NoMachines : Because::NoSpace;
        return choice;
    }
    choice.build = *first;
    choice.placement = placementOf(eligible, first->site.building(), search.decidedBy);
    return choice;
}

} // namespace barrage
