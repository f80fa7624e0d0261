#include "engine/barrage/building.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/build/building_visit.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/reward.h"
#include "engine/barrage/private_buildings.h"
#include "engine/barrage/spaces.h"
#include "engine/barrage/water/map_queries.h"

namespace barrage {

namespace {

Check checkBaseSite(const State& state, Company company, BaseSpace space) {
    if (state.map.at(space).isBuilt())
        return refuse(ErrorCode::SiteTaken, "B-2.9");
    const Basin basin = infoOf(space).basin;
    if (hasBaseIn(state.map, ownerOf(company), basin))
        return refuse(ErrorCode::SecondBaseInBasin, "B-2.10", basin.value);
    return allowed();
}

Check checkElevationSite(const State& state, Company company, BaseSpace space) {
    const Dam& dam = state.map.at(space);
    if (dam.owner != ownerOf(company))
        return refuse(ErrorCode::NotOwnDam, dam.owner == Owner::Neutral ? "B-2.8" : "B-2.7");
    if (dam.elevations >= 2)
        return refuse(ErrorCode::DamAtFullHeight, "B-2.11");
    return allowed();
}

Check checkPowerhouseSite(const State& state, Company company, PowerhouseSpace space) {
    if (state.map.at(space) != Owner::Nobody)
        return refuse(ErrorCode::SiteTaken, "B-2.9");
    const Basin basin = infoOf(space).basin;
    if (hasPowerhouseIn(state.map, ownerOf(company), basin))
        return refuse(ErrorCode::SecondPowerhouseInBasin, "B-2.10", basin.value);
    return allowed();
}

} // namespace

int siteCount(Structure structure) {
    switch (structure) {
    case Structure::Conduit:
        return kConduitSpaceCount;
    case Structure::Powerhouse:
        return kPowerhouseSpaceCount;
    case Structure::Building:
        return kBuildingSlotCount;
    case Structure::Base:
    case Structure::Elevation:
        break;
    }
    return kBaseSpaceCount;
}

Check checkSite(const State& state, Company company, Site site) {
    if (static_cast<int>(site.structure) >= kStructureCount ||
        site.index >= siteCount(site.structure))
        return refuse(ErrorCode::NoSuchThing, "B-2.1");
    const auto kind = static_cast<std::size_t>(site.structure);
    if (state.of(company).built[kind] >= kPiecesPerCompany[kind])
        return refuse(ErrorCode::NoPieceLeft, "B-1.4");
    switch (site.structure) {
    case Structure::Base:
        return checkBaseSite(state, company, site.base());
    case Structure::Elevation:
        return checkElevationSite(state, company, site.base());
    case Structure::Powerhouse:
        return checkPowerhouseSite(state, company, site.powerhouse());
    case Structure::Building:
        return checkBuildingSlot(state, company, site.building());
    case Structure::Conduit:
        break;
    }
    if (state.map.at(site.conduit()) != Owner::Nobody)
        return refuse(ErrorCode::SiteTaken, "B-2.9");
    return allowed();
}

Check checkFreePiece(const State& state, Company company, Structure structure, int limit,
                     Site site) {
    if (site.structure != structure)
        return refuse(ErrorCode::OutsideRewardLimits, "B-8.11");
    if (const Check check = checkSite(state, company, site); !check)
        return check;
    const bool fits = structure == Structure::Base      ? (areaBit(areaOf(site)) & limit) != 0
                      : structure == Structure::Conduit ? infoOf(site.conduit()).value <= limit
                                                        : true;
    if (!fits)
        return refuse(ErrorCode::OutsideRewardLimits, "B-8.11");
    return checkCredits(state.of(company), surchargeOf(site, TileEffect::None), "R-B3");
}

bool canPlaceFreePiece(const State& state, Company company, Structure structure, int limit) {
    for (int i = 0; i < siteCount(structure); ++i)
        if (checkFreePiece(state, company, structure, limit,
                           Site{structure, static_cast<std::uint8_t>(i)}))
            return true;
    return false;
}

int surchargeOf(Site site, TileEffect effect) {
    return hasSurcharge(site) && effect != TileEffect::NoSurcharge ? kRedOutlineFee : 0;
}

Check checkConstruction(const State& state, Company company, const Build& build, int fee) {
    if (const Check site = checkSite(state, company, build.site); !site)
        return site;
    if (const Check tile = checkTile(state, company, build); !tile)
        return tile;
    const CompanyState& own = state.of(company);
    const TileEffect effect = effectOf(own, build);
    const Payment& payment = build.payment;
    const auto isWay = [&](const PaymentOption& option) {
        return payment.excavators + payment.mixers + payment.replaced + payment.excamixers ==
                   option.amount &&
               payment.excavators <= option.mostExcavators && payment.mixers <= option.mostMixers;
    };
    const PaymentOptions options = paymentOptions(state, company, build.site, effect);
    const bool fits = own.hasKnownSupply() ? std::any_of(options.begin(), options.end(), isWay) &&
                                                 payment.replaced <= maxReplaced(state, company)
                                           : payment == Payment{};
    if (!fits)
        return refuse(ErrorCode::WrongPayment, "B-8.2c");
    if (own.excavators < payment.excavators)
        return refuse(ErrorCode::NotEnoughMachines, "B-8.4", own.excavators, payment.excavators);
    if (own.mixers < payment.mixers)
        return refuse(ErrorCode::NotEnoughMachines, "B-8.4", own.mixers, payment.mixers);
    if (own.excamixers < payment.excamixers)
        return refuse(ErrorCode::NotEnoughMachines, "B-8.4", own.excamixers, payment.excamixers);
    const int credits =
        fee + surchargeOf(build.site, effect) + kCreditsPerReplacedMachine * payment.replaced;
    return checkCredits(own, credits, "R-B7");
}

Check checkBuild(const State& state, Company company, const Build& build) {
    const CompanyState& own = state.of(company);
    if (const Check tile = checkTile(state, company, build); !tile)
        return tile;
    if (build.space > BuildSpace::Officer)
        return refuse(ErrorCode::NoSuchThing, "B-8.1");
    const bool usesOfficer = build.space == BuildSpace::Officer;
    if (needsNoEngineers(effectOf(own, build))) {
        if (usesOfficer)
            return refuse(ErrorCode::NoConstructionSpaceLeft, "R-B29");
        return checkConstruction(state, company, build, 0);
    }
    const auto space = constructionSpace(state, company, build.space);
    if (!space)
        return refuse(ErrorCode::NoConstructionSpaceLeft, usesOfficer ? "B-25.30b" : "B-8.1");
    if (const Check engineers = checkEngineers(own, space->engineers); !engineers)
        return engineers;
    return checkConstruction(state, company, build, space->fee);
}

std::optional<ConstructionSpaceInfo> constructionSpace(const State& state, Company company,
                                                       BuildSpace space) {
    if (space == BuildSpace::Officer)
        return hasOfficerSpace(state, company, Officer::Grasso)
                   ? std::optional(ConstructionSpaceInfo{kGrassoEngineers, 0})
                   : std::nullopt;
    const std::size_t used = state.of(company).constructions;
    return used < kConstructionSpaces.size() ? std::optional(kConstructionSpaces[used])
                                             : std::nullopt;
}

bool canBuildWithoutEngineers(const State& state, Company company) {
    bool found = false;
    forEachConstruction(state, company, BuildScope::WithoutEngineers, 0, [&](const Build&) {
        found = true;
        return false;
    });
    return found;
}

} // namespace barrage
