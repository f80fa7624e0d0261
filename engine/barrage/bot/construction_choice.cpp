#include "engine/barrage/bot/construction_choice.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/bot/criteria.h"
#include "engine/barrage/bot/payment_choice.h"
#include "engine/barrage/bot/placement.h"
#include "engine/barrage/building.h"
#include "engine/barrage/printed_actions.h"

namespace barrage {

namespace {

PlacePreferences preferencesOf(TileEffect effect) {
    return {effect == TileEffect::ConduitCostAtMostFive, effect == TileEffect::NoSurcharge};
}

/// Keeps the figures of the cheapest space that cannot be paid.
void noteShortage(const State& state, Company company, ConstructionChoice& choice,
                  TileEffect effect) {
    const PaymentOption usual = paymentOptions(state, company, choice.build.site, effect)[0];
    if (choice.needed != 0 && usual.amount >= choice.needed)
        return;
    const CompanyState& own = state.of(company);
    choice.needed = usual.amount;
    choice.there =
        (usual.allowsExcavators ? own.excavators : 0) + (usual.allowsMixers ? own.mixers : 0);
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
    for (int i = 0; i < siteCount(structure); ++i) {
        choice.build.site = {structure, static_cast<std::uint8_t>(i)};
        if (!allowsSite(state, company, action, choice.build.site))
            continue;
        const auto payment = choosePayment(state, company, choice.build.site, effect);
        if (!payment) {
            noteShortage(state, company, choice, effect);
            continue;
        }
        isPayable = true;
        choice.build.payment = *payment;
        if (checkConstruction(state, company, choice.build, 0))
            eligible |= only(i);
    }
    if (eligible == 0) {
        choice.because = isPayable ? Because::NoSpace : Because::NoMachines;
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
    if (action.structure != Structure::Elevation && hasOfficer(state, company, Officer::DelMonte)) {
        AutomaAction elevation;
        elevation.kind = AutomaActionKind::Construction;
        elevation.structure = Structure::Elevation;
        if (ConstructionChoice raised = tryToBuild(state, company, elevation);
            raised.because == Because::Done)
            return raised;
    }
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
