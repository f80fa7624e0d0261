#include "engine/barrage/turn/effects.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/companies.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/water.h"

namespace barrage {

namespace {

void putDown(State& state, Owner owner, Site site) {
    MapState& map = state.map;
    switch (site.structure) {
    case Structure::Base:
        map.at(site.base()).owner = owner;
        break;
    case Structure::Elevation:
        ++map.at(site.base()).elevations;
        break;
    case Structure::Conduit:
        map.conduits[site.index] = owner;
        break;
    case Structure::Powerhouse:
        map.powerhouses[site.index] = owner;
        break;
    case Structure::Building:
        state.buildings.at(site.building()) = owner;
        break;
    }
}

template <class Visit>
void forEachOwnDam(const State& state, Company company, Visit visit) {
    for (int i = 0; i < kBaseSpaceCount; ++i)
        if (state.map.at(BaseSpace(i)).owner == ownerOf(company))
            visit(BaseSpace(i));
}

int raisedDams(const State& state, Company company) {
    int count = 0;
    forEachOwnDam(state, company,
                  [&](BaseSpace dam) { count += state.map.at(dam).elevations > 0 ? 1 : 0; });
    return count;
}

constexpr int kVpPerCounted = 3;    // B-22.12, B-22.14, B-22.15
constexpr int kPerConduitValue = 2; // B-22.3, B-22.13
constexpr int kTileProductionBonus = 2;

} // namespace

void gainUsableEnergy(Effects& e, Company company, int energy, Source source) {
    moveEnergy(e, company, energy, source);
    e.push(
        {TaskKind::FulfilContract, ownerOf(company), false, 0, static_cast<std::int16_t>(energy)});
}

void placePiece(Effects& e, Company company, Site site, int surcharge) {
    putDown(e.state, ownerOf(company), site);
    CompanyState& own = e.state.of(company);
    const int built = ++own.built[static_cast<std::size_t>(site.structure)];
    Event event;
    event.kind = EventKind::PiecePlaced;
    event.who = ownerOf(company);
    event.site = site;
    e.tell(event);
    gainCredits(e, company, -surcharge, Source::Surcharge);
    if (const Rewards* income = uncoveredIncome(company, site.structure, built);
        income && receivesIncome(own))
        receiveIncomeOf(e, company, site.structure, built, *income);
}

void carryOutTileEffect(Effects& e, Company company, TileEffect effect, std::uint8_t siteIndex) {
    const State& state = e.state;
    const CompanyState& own = state.of(company);
    switch (effect) {
    case TileEffect::DropInEmptyOwnDams:
        forEachOwnDam(state, company, [&](BaseSpace dam) {
            if (state.map.at(dam).drops == 0)
                addToDam(e, company, dam, 1);
        });
        break;
    case TileEffect::WheelStepPerElevation:
        turnWheel(e, company, own.builtOf(Structure::Elevation));
        break;
    case TileEffect::CreditsForConduit:
        gainCredits(e, company, kPerConduitValue * infoOf(ConduitSpace(siteIndex)).value,
                    Source::TileEffect);
        break;
    case TileEffect::EnergyPerBase:
        gainUsableEnergy(e, company, own.builtOf(Structure::Base), Source::TileEffect);
        break;
    case TileEffect::FillRaisedDam: {
        const BaseSpace dam(siteIndex);
        addToDam(e, company, dam, std::max(0, capacityOf(state, dam) - state.map.at(dam).drops));
        break;
    }
    case TileEffect::ProductionPlusTwo:
        e.push({TaskKind::ProduceAgain, ownerOf(company), PowerhouseSpace::kNothing, false,
                kTileProductionBonus});
        break;
    case TileEffect::VpPerRaisedDam:
        gainVp(e, company, kVpPerCounted * raisedDams(state, company), Source::TileEffect);
        break;
    case TileEffect::EnergyForConduit:
        gainUsableEnergy(e, company, kPerConduitValue * infoOf(ConduitSpace(siteIndex)).value,
                         Source::TileEffect);
        break;
    case TileEffect::VpPerPowerhouse:
        gainVp(e, company, kVpPerCounted * own.builtOf(Structure::Powerhouse), Source::TileEffect);
        break;
    case TileEffect::VpPerAdvancedTile:
        gainVp(e, company, kVpPerCounted * ownedAdvancedTiles(own), Source::TileEffect);
        break;
    case TileEffect::UseBuildingAtOnce:
        if (own.isAutoma()) // 8.2
            return gainVp(e, company, infoOf(buildingOf(BuildingSlot(siteIndex))).vp,
                          Source::TileEffect);
        e.push({TaskKind::UseBuildingNow, ownerOf(company),
                static_cast<std::uint8_t>(buildingOf(BuildingSlot(siteIndex))), 0, 0});
        break;
    case TileEffect::VpOfBuilding:
        gainVp(e, company, infoOf(buildingOf(BuildingSlot(siteIndex))).vp, Source::TileEffect);
        break;
    case TileEffect::None: // the rest act while the construction is paid
    case TileEffect::NoEngineers:
    case TileEffect::NoSurcharge:
    case TileEffect::ConduitCostAtMostFive:
    case TileEffect::AnyMachines:
    case TileEffect::NoEngineersNoMachines:
    case TileEffect::OneMachineKind:
        break;
    }
}

} // namespace barrage
