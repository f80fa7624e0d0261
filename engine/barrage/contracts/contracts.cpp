#include "engine/barrage/contracts.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/technology_tiles.h"

namespace barrage {

namespace {

constexpr int kFrenchDiscount = 3;

} // namespace

bool isOpen(const State& state, Contract contract) {
    if (!isPrivate(contract))
        return false;
    const auto& slots = state.contracts.open[static_cast<std::size_t>(colourOf(contract))];
    return slots[0] == contract || slots[1] == contract;
}

ContractSet openContracts(const State& state) {
    ContractSet open;
    for (const auto& places : state.contracts.open)
        for (const Contract contract : places)
            if (contract.isSet())
                open.insert(contract);
    return open;
}

ContractChoices reachableContracts(const State& state, Company company) {
    ContractChoices choices;
    const CompanyState& own = state.of(company);
    if (own.isAutoma()) {
        for (const auto& slots : state.contracts.open)
            for (const Contract contract : slots)
                if (contract.isSet())
                    choices.push(contract);
    } else {
        for (const Contract contract : own.contracts)
            choices.push(contract);
    }
    for (const Contract contract : state.contracts.national)
        choices.push(contract);
    return choices;
}

int energyNeeded(const State& state, Company company, Contract contract, bool isProduction,
                 bool isFurther) {
    const bool hasDiscount =
        isProduction && !isFurther && company == Company::France && hasAbility(state, company);
    return infoOf(contract).energy - (hasDiscount ? kFrenchDiscount : 0);
}

Check checkFulfil(const State& state, Company company, Contract contract, int energy,
                  bool isProduction, bool isFurther) {
    if (contract.value >= kContractCount)
        return refuse(ErrorCode::NoSuchThing, "B-11.3");
    const CompanyState& own = state.of(company);
    if (isNational(contract)) {
        if (!state.contracts.national.contains(contract))
            return refuse(ErrorCode::ContractNotOpen, "B-11.6");
        if (!isProduction)
            return refuse(ErrorCode::ContractNotOpen, "R-B10");
    } else if (own.isAutoma()) {
        if (!isOpen(state, contract))
            return refuse(ErrorCode::ContractNotOpen, "A-1.4");
    } else if (!own.contracts.contains(contract)) {
        return refuse(ErrorCode::ContractNotHeld, "B-11.3");
    }
    const int needed = energyNeeded(state, company, contract, isProduction, isFurther);
    if (energy < needed)
        return refuse(ErrorCode::EnergyTooLow, isFurther ? "B-25.26" : "B-11.3", energy, needed);
    return allowed();
}

bool canFulfilAny(const State& state, Company company, int energy, bool isProduction,
                  bool isFurther) {
    for (const Contract contract : reachableContracts(state, company))
        if (checkFulfil(state, company, contract, energy, isProduction, isFurther))
            return true;
    return false;
}

ContractSet nextOf(const ContractPile& pile) {
    if (!pile.unseen.empty() || pile.under.empty())
        return pile.unseen;
    ContractSet next;
    next.insert(pile.under[0]);
    return next;
}

TileSet nextOf(const PatentOffice& office) {
    TileSet next;
    const int level = lowestLevel(office.pile);
    for (const Tile tile : office.pile)
        if (infoOf(tile).level == level)
            next.insert(tile);
    return next;
}

} // namespace barrage
