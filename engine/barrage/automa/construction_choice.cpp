#include "engine/barrage/construction_choice.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/automa/criteria.h"
#include "engine/barrage/automa/payment_choice.h"
#include "engine/barrage/automa/placement.h"
#include "engine/barrage/automa/printed_actions.h"
#include "engine/barrage/building.h"
#include "engine/barrage/building_choice.h"

namespace barrage {

namespace {

PlacePreferences preferencesOf(TileEffect effect) {
    return {effect == TileEffect::ConduitCostAtMostFive, effect == TileEffect::NoSurcharge};
}

/// Machines there and needed for the cheapest space that cannot be paid.
struct Shortage {
    int there = 0;
    int needed = 0;

    void note(const CompanyState& own, const PaymentOption& usual) {
        if (needed != 0 && usual.amount >= needed)
            return;
        needed = usual.amount;
        there = (usual.allowsExcavators() ? own.excavators : 0) +
                (usual.allowsMixers() ? own.mixers : 0);
    }
};

/// Why nothing can be built: machines if they do not reach for the free spaces or, where
/// none is free, for any space at all; otherwise the space.
void explain(ConstructionChoice& choice, const Shortage& ofFree, const Shortage& ofAny,
             bool isPayable) {
    const bool hasFree = ofFree.needed != 0;
    choice.because = hasFree || !isPayable ? Because::NoMachines : Because::NoSpace;
    if (choice.because == Because::NoSpace)
        return;
    choice.there = hasFree ? ofFree.there : ofAny.there;
    choice.needed = hasFree ? ofFree.needed : ofAny.needed;
}

ConstructionChoice tryToBuild(const State& state, Company company, const AutomaAction& action) {
    ConstructionChoice choice;
    const Structure structure = action.structure;
    const auto kind = static_cast<std::size_t>(structure);
    const CompanyState& own = state.of(company);
    if (own.built[kind] >= kPiecesPerCompany[kind]) {
        choice.because = Because::NoPiece;
        return choice;
    }
    const std::optional<TileChoice> tile = chooseTile(state, company, structure);
    if (!tile) {
        choice.because = Because::NoTile;
        return choice;
    }
    choice.build.tile = tile->tile;
    choice.build.copied = tile->copied;
    const TileEffect effect = effectOf(own, choice.build);
    SiteSet eligible = 0;
    bool isPayable = false;
    Shortage ofFree;
    Shortage ofAny;
    for (int i = 0; i < siteCount(structure); ++i) {
        choice.build.site = {structure, static_cast<std::uint8_t>(i)};
        if (!allowsSite(state, company, action, choice.build.site))
            continue;
        const auto payment = choosePayment(state, company, choice.build.site, effect);
        isPayable |= payment.has_value();
        if (!payment) {
            const auto usual = paymentOptions(state, company, choice.build.site, effect)[0];
            ofAny.note(own, usual);
            if (checkSite(state, company, choice.build.site))
                ofFree.note(own, usual);
            continue;
        }
        choice.build.payment = *payment;
        if (checkConstruction(state, company, choice.build, 0))
            eligible |= only(i);
    }
    if (eligible == 0) {
        explain(choice, ofFree, ofAny, isPayable);
        return choice;
    }
    choice.placement = choosePlace(state, company, structure, eligible, preferencesOf(effect));
    choice.build.site = choice.placement.site;
    choice.build.payment = *choosePayment(state, company, choice.build.site, effect);
    return choice;
}

} // namespace

ConstructionChoice chooseConstruction(const State& state, Company company,
                                      const AutomaAction& action) {
    if (action.structure != Structure::Elevation &&
        hasHabitsOf(state, company, Officer::DelMonte)) {
        AutomaAction elevation;
        elevation.kind = AutomaActionKind::Construction;
        elevation.structure = Structure::Elevation;
        if (ConstructionChoice raised = tryToBuild(state, company, elevation);
            raised.because == Because::Done) {
            raised.officer = Officer::DelMonte;
            return raised;
        }
    }
    if (hasHabitsOf(state, company, Officer::Fouche))
        if (ConstructionChoice building = chooseBuilding(state, company, foucheSearch(state));
            building.because == Because::Done) {
            building.officer = Officer::Fouche;
            return building;
        }
    if (action.structure == Structure::Building)
        return chooseBuilding(state, company, {action.fromBottom, PlaceStep::Arrow});
    return tryToBuild(state, company, action);
}

std::optional<Placement> chooseFreePlace(const State& state, Company company, Structure structure,
                                         int limit) {
    SiteSet eligible = 0;
    for (int i = 0; i < siteCount(structure); ++i)
        if (checkFreePiece(state, company, structure, limit,
                           Site{structure, static_cast<std::uint8_t>(i)}))
            eligible |= only(i);
    if (eligible == 0)
        return std::nullopt;
    return choosePlace(state, company, structure, eligible);
}

} // namespace barrage
