#include "engine/barrage/production.h"

#include <algorithm>

#include "engine/barrage/abilities.h"
#include "engine/barrage/spaces.h"

namespace barrage {

namespace {

constexpr int kFieslerMinimum = 4;

Check checkSystem(const State& state, Company company, const System& system) {
    if (system.dam.value >= kBaseSpaceCount || system.conduit.value >= kConduitSpaceCount ||
        system.powerhouse.value >= kPowerhouseSpaceCount)
        return refuse(ErrorCode::NoSuchThing, "B-10.1");
    if (state.map.at(system.powerhouse) != ownerOf(company))
        return refuse(ErrorCode::NotOwnPowerhouse, "B-10.1");
    const Owner damOwner = state.map.at(system.dam).owner;
    if (damOwner != ownerOf(company) && damOwner != Owner::Neutral)
        return refuse(ErrorCode::ForeignDam, "B-10.1");
    if (state.map.at(system.conduit) == Owner::Nobody)
        return refuse(ErrorCode::NoConduit, "B-10.1");
    const ConduitSpaceInfo& conduit = infoOf(system.conduit);
    if (conduit.from != infoOf(system.dam).basin || conduit.to != infoOf(system.powerhouse).basin)
        return refuse(ErrorCode::NotConnected, "B-10.2");
    return allowed();
}

/// The drops are there and a foreign conduit can be paid.
Check checkWater(const State& state, Company company, const System& system, int drops, int fee) {
    const int there = state.map.at(system.dam).drops;
    if (drops < 1 || drops > there)
        return refuse(ErrorCode::NotEnoughDrops, "B-10.3", there, drops);
    const bool isForeign = state.map.at(system.conduit) != ownerOf(company);
    return checkCredits(state.of(company), fee + (isForeign ? drops : 0), "B-10.6");
}

} // namespace

ProductionTerms termsOf(ActionSpace space) {
    return {infoOf(space).bonus, creditsFor(space), false, {}};
}

int energyOf(const State& state, Company company, const System& system, int drops,
             const ProductionTerms& terms) {
    const int energy = drops * infoOf(system.conduit).value;
    if (terms.isSecond)
        return energy;
    const int least = hasOfficer(state, company, Officer::Fiesler) ? kFieslerMinimum : 0;
    return std::max(energy, least) + terms.bonus + productionBonus(state.of(company));
}

Check checkSource(const State& state, Company company, const System& system, int drops, int fee) {
    if (const Check check = checkSystem(state, company, system); !check)
        return check;
    return checkWater(state, company, system, drops, fee);
}

Check checkProduction(const State& state, Company company, const System& system, int drops,
                      const ProductionTerms& terms) {
    if (const Check check = checkSystem(state, company, system); !check)
        return check;
    if (system.powerhouse == terms.barred)
        return refuse(ErrorCode::SamePowerhouse, "B-20.5");
    if (const Check water = checkWater(state, company, system, drops, terms.fee); !water)
        return water;
    const int energy = energyOf(state, company, system, drops, terms);
    if (energy < 1)
        return refuse(ErrorCode::NoEnergy, "B-10.5", energy);
    return allowed();
}

bool canAddSource(const State& state, Company company, PowerhouseSpace powerhouse) {
    bool found = false;
    forEachSource(state, company, powerhouse, [&](const System&, int) {
        found = true;
        return false;
    });
    return found;
}

bool canProduce(const State& state, Company company, const ProductionTerms& terms) {
    bool found = false;
    forEachProduction(state, company, terms, [&](const System&, int) {
        found = true;
        return false;
    });
    return found;
}

} // namespace barrage
