#include "engine/barrage/building.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/data/private_buildings.h"

namespace barrage {

namespace {

constexpr int kAdlerBaseCost = 3;
constexpr int kConduitCostLimit = 5;
constexpr int kMostMachines = 10; // a conduit of value 5

int baseCost(Area area) {
    switch (area) {
    case Area::Mountains:
        return 5;
    case Area::Hills:
        return 4;
    case Area::Plains:
        break;
    }
    return 3;
}

/// Machines of one kind, before a tile lets them be of any kind.
struct MachineCost {
    Machine kind;
    int amount;
};

MachineCost usualCost(const State& state, Company company, Site site) {
    switch (site.structure) {
    case Structure::Base:
        return {Machine::Excavator, hasOfficer(state, company, Officer::Adler)
                                        ? kAdlerBaseCost
                                        : baseCost(areaOf(site))};
    case Structure::Elevation:
        return {Machine::Mixer, baseCost(areaOf(site)) - 1};
    case Structure::Conduit:
        return {Machine::Excavator, 2 * infoOf(site.conduit()).value};
    case Structure::Powerhouse:
    case Structure::Building: // has a price in both kinds
        break;
    }
    return {Machine::Mixer, 2 + state.of(company).builtOf(Structure::Powerhouse)};
}

/// Both kinds of machines, or with the level II tile one of them (B-25.15, B-25.23b).
PaymentOptions buildingOptions(PrivateBuilding building, TileEffect effect, bool anyKind) {
    const PrivateBuildingInfo& info = infoOf(building);
    const int machines = info.excavators + info.mixers;
    if (effect == TileEffect::OneMachineKind)
        return {PaymentOption{info.excavators, info.excavators, anyKind ? info.excavators : 0},
                PaymentOption{info.mixers, anyKind ? info.mixers : 0, info.mixers}};
    if (anyKind)
        return {PaymentOption{machines, machines, machines}};
    return {PaymentOption{machines, info.excavators, info.mixers}};
}

bool isOnWheel(const CompanyState& company, Tile tile) {
    return std::any_of(company.wheel.begin(), company.wheel.end(),
                       [tile](const WheelSegment& segment) { return segment.tile == tile; });
}

} // namespace

Tile effectiveTile(const Build& build) {
    return build.copied == Tile::None ? build.tile : build.copied;
}

TileEffect effectOf(const CompanyState& company, const Build& build) {
    const Tile tile = effectiveTile(build);
    return tile == Tile::None || !usesTileEffects(company) ? TileEffect::None : infoOf(tile).effect;
}

bool needsNoEngineers(TileEffect effect) {
    return effect == TileEffect::NoEngineers || effect == TileEffect::NoEngineersNoMachines;
}

PaymentOptions paymentOptions(const State& state, Company company, Site site, TileEffect effect) {
    if (effect == TileEffect::NoEngineersNoMachines)
        return {PaymentOption{}};
    const bool anyKind = effect == TileEffect::AnyMachines || mixesMachines(state, company);
    if (site.structure == Structure::Building)
        return buildingOptions(buildingOf(site.building()), effect, anyKind);
    MachineCost cost = usualCost(state, company, site);
    if (effect == TileEffect::ConduitCostAtMostFive)
        cost.amount = std::min(cost.amount, kConduitCostLimit);
    PaymentOptions options{
        PaymentOption{cost.amount, anyKind || cost.kind == Machine::Excavator ? cost.amount : 0,
                      anyKind || cost.kind == Machine::Mixer ? cost.amount : 0}};
    // Her own price is in mixers only, whatever the tile allows (R-B27).
    if (site.structure == Structure::Conduit && hasOfficer(state, company, Officer::McDowell))
        options.push(PaymentOption{infoOf(site.conduit()).value, 0, infoOf(site.conduit()).value});
    return options;
}

int maxReplaced(const State& state, Company company) {
    if (!hasOfficer(state, company, Officer::Jordan))
        return 0;
    return state.of(company).isAutoma() ? 1 : kMostMachines;
}

Check checkTile(const State& state, Company company, const Build& build) {
    if (build.tile > Tile::None || build.copied > Tile::None)
        return refuse(ErrorCode::NoSuchThing, "B-8.3");
    const CompanyState& own = state.of(company);
    const bool isCopyBySekibo = build.tile == Tile::None && build.copied != Tile::None &&
                                own.officer == Officer::Sekibo &&
                                hasOfficer(state, company, Officer::Krylov);
    if (!isCopyBySekibo && (build.tile == Tile::None || !own.tiles.contains(build.tile)))
        return refuse(ErrorCode::NoTile, "B-8.3");
    if ((build.tile == Tile::Krylov || isCopyBySekibo) != (build.copied != Tile::None))
        return refuse(ErrorCode::NothingToCopy, "B-21.6");
    if (build.copied != Tile::None) {
        const bool isThere =
            own.hasKnownSupply() ? isOnWheel(own, build.copied) : own.tiles.contains(build.copied);
        if (build.copied == Tile::Krylov || !isThere)
            return refuse(ErrorCode::NothingToCopy, "R-B28");
    }
    if (!canBuild(effectiveTile(build), build.site.structure))
        return refuse(ErrorCode::TileCannotBuild, "B-8.3");
    return allowed();
}

TileChoices tileChoices(const State& state, Company company) {
    const CompanyState& own = state.of(company);
    TileChoices choices;
    TileSet copyable;
    if (own.hasKnownSupply()) {
        for (const WheelSegment& segment : own.wheel)
            if (segment.tile != Tile::None)
                copyable.insert(segment.tile);
    } else {
        copyable = own.tiles;
    }
    copyable.erase(Tile::Krylov);
    for (const Tile tile : own.tiles)
        if (tile != Tile::Krylov)
            choices.push({tile, Tile::None});
    const bool sekiboCopies =
        own.officer == Officer::Sekibo && hasOfficer(state, company, Officer::Krylov);
    for (const Tile copied : copyable) {
        if (own.tiles.contains(Tile::Krylov))
            choices.push({Tile::Krylov, copied});
        if (sekiboCopies)
            choices.push({Tile::None, copied});
    }
    return choices;
}

} // namespace barrage
