#include "engine/barrage/automa/payment_choice.h"

#include <algorithm>

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/data/private_buildings.h"

namespace barrage {

namespace {

/// Smaller comes first.
int rankOf(Tile tile, bool highestFirst) {
    const TileInfo& info = infoOf(tile);
    if (highestFirst)
        return -2 * info.level + (info.wild ? 1 : 0);
    return (info.wild ? 10 : 0) + info.level;
}

/// One machine may be missing if it can be replaced (8.3, Jordan).
std::optional<Payment> payWith(const State& state, Company company, int excavators, int mixers) {
    const CompanyState& own = state.of(company);
    if (!own.hasKnownSupply())
        return Payment{};
    const int missing = std::max(0, excavators - own.excavators) + std::max(0, mixers - own.mixers);
    const int excamixers = std::min<int>(missing, own.excamixers); // Audia's, in a dictated turn
    if (missing - excamixers > std::min(1, maxReplaced(state, company)))
        return std::nullopt;
    return Payment{static_cast<std::uint8_t>(std::min<int>(excavators, own.excavators)),
                   static_cast<std::uint8_t>(std::min<int>(mixers, own.mixers)),
                   static_cast<std::uint8_t>(missing - excamixers),
                   static_cast<std::uint8_t>(excamixers)};
}

/// The usual kind first, then the other (8.2, level 2 wild).
std::optional<Payment> payUsualFirst(const State& state, Company company, int amount,
                                     Machine usual) {
    const CompanyState& own = state.of(company);
    const int there = usual == Machine::Excavator ? own.excavators : own.mixers;
    const int first = std::min(amount, there);
    return usual == Machine::Excavator ? payWith(state, company, first, amount - first)
                                       : payWith(state, company, amount - first, first);
}

/// Both kinds as printed, and what is missing of one in the other if the tile allows it (8.2, level
/// 2 wild). With the level 2 building tile only the kind of which there is less, excavators if
/// equal (8.2).
std::optional<Payment> payBuilding(const State& state, Company company, PrivateBuilding building,
                                   TileEffect effect) {
    const CompanyState& own = state.of(company);
    const PrivateBuildingInfo& info = infoOf(building);
    if (effect == TileEffect::OneMachineKind)
        return own.mixers < own.excavators ? payWith(state, company, 0, info.mixers)
                                           : payWith(state, company, info.excavators, 0);
    if (effect != TileEffect::AnyMachines)
        return payWith(state, company, info.excavators, info.mixers);
    const int spareExcavators = std::max(0, own.excavators - info.excavators);
    const int spareMixers = std::max(0, own.mixers - info.mixers);
    const int forExcavators = std::clamp(info.excavators - own.excavators, 0, spareMixers);
    const int forMixers = std::clamp(info.mixers - own.mixers, 0, spareExcavators);
    return payWith(state, company, info.excavators - forExcavators + forMixers,
                   info.mixers - forMixers + forExcavators);
}

std::optional<Payment> payOption(const State& state, Company company, const PaymentOption& option,
                                 Structure structure) {
    const bool usesExcavators = structure == Structure::Base || structure == Structure::Conduit;
    if (option.allowsExcavators() && option.allowsMixers())
        return payUsualFirst(state, company, option.amount,
                             usesExcavators ? Machine::Excavator : Machine::Mixer);
    return option.allowsExcavators() ? payWith(state, company, option.amount, 0)
                                     : payWith(state, company, 0, option.amount);
}

} // namespace

std::optional<TileChoice> chooseTile(const State& state, Company company, Structure structure) {
    const bool highestFirst = usesTileEffects(state.of(company));
    std::optional<TileChoice> best;
    const auto rank = [&](const TileChoice& choice) {
        const bool isKrylov = choice.copied != Tile::None;
        // Krylov's tile comes last and copies the highest level there is.
        return isKrylov ? 100 + rankOf(choice.copied, true) : rankOf(choice.tile, highestFirst);
    };
    for (const TileChoice& choice : tileChoices(state, company)) {
        const Tile effective = choice.copied != Tile::None ? choice.copied : choice.tile;
        if (canBuild(effective, structure) && (!best || rank(choice) < rank(*best)))
            best = choice;
    }
    return best;
}

std::optional<Payment> choosePayment(const State& state, Company company, Site site,
                                     TileEffect effect) {
    if (site.structure == Structure::Building)
        return payBuilding(state, company, buildingOf(site.building()), effect);
    const PaymentOptions options = paymentOptions(state, company, site, effect);
    if (options.size() == 1)
        return payOption(state, company, options[0], site.structure);
    // McDowell: the kind of which there is more, mixers if equal; else the other; never mixed, also
    // not with a tile that takes any machines (R-A11).
    const CompanyState& own = state.of(company);
    const auto inMixers = payOption(state, company, options[1], site.structure);
    if (inMixers && own.mixers >= own.excavators)
        return inMixers;
    if (const auto inExcavators = payWith(state, company, options[0].amount, 0))
        return inExcavators;
    return inMixers;
}

} // namespace barrage
