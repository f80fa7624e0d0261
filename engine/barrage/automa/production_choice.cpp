#include "engine/barrage/automa/production_choice.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/automa/deck.h"
#include "engine/barrage/contracts.h"

namespace barrage {

namespace {

constexpr int kFieslerOneDropValue = 2; // conduits up to this value are used with one drop (8.3)

int distanceFromCode(const State& state, ConduitSpace conduit) {
    const int code = criteriaSide(state).conduitCode.value;
    return (conduit.value - code + kConduitSpaceCount) % kConduitSpaceCount;
}

bool isBetter(const State& state, const ProductionChoice& a, const ProductionChoice& b) {
    if (a.energy != b.energy)
        return a.energy > b.energy;
    const bool aNeutral = state.map.at(a.system.dam).owner == Owner::Neutral;
    const bool bNeutral = state.map.at(b.system.dam).owner == Owner::Neutral;
    if (aNeutral != bNeutral)
        return aNeutral;
    return distanceFromCode(state, a.system.conduit) < distanceFromCode(state, b.system.conduit);
}

} // namespace

std::optional<ProductionChoice> chooseProduction(const State& state, Company company,
                                                 const ProductionTerms& terms) {
    std::optional<ProductionChoice> best;
    const bool isFiesler = hasHabitsOf(state, company, Officer::Fiesler);
    forEachProduction(state, company, terms, [&](const System& system, int drops) {
        const bool usesOne = isFiesler && infoOf(system.conduit).value <= kFieslerOneDropValue;
        if (drops != (usesOne ? 1 : state.map.at(system.dam).drops))
            return true;
        ProductionChoice choice;
        choice.system = system;
        choice.drops = static_cast<std::uint8_t>(drops);
        choice.energy = static_cast<std::int16_t>(energyOf(state, company, system, drops, terms));
        if (!terms.isSecond) {
            choice.tileBonus = static_cast<std::int8_t>(terms.bonus);
            choice.companyBonus = static_cast<std::int8_t>(productionBonus(state.of(company)));
        }
        const bool isTied = best && choice.energy == best->energy;
        choice.tied = static_cast<std::uint8_t>(isTied ? best->tied + 1 : 1);
        if (!best || isBetter(state, choice, *best))
            best = choice;
        else if (isTied)
            ++best->tied;
        return true;
    });
    return best;
}

Contract chooseContract(const State& state, Company company, int energy, bool isProduction) {
    Contract best;
    for (const Contract contract : reachableContracts(state, company)) {
        if (!checkFulfil(state, company, contract, energy, isProduction))
            continue;
        if (!best.isSet() || infoOf(contract).energy >= infoOf(best).energy)
            best = contract; // reachable contracts come from left to right
    }
    return best;
}

} // namespace barrage
