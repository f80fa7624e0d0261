#include "engine/barrage/abilities.h"

#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/technology_tiles.h"

namespace barrage {

bool hasOfficer(const State& state, Company company, Officer officer) {
    const CompanyState& own = state.of(company);
    if (own.officer == officer)
        return true;
    return own.officer == Officer::Sekibo && state.turn.copied == officer &&
           state.active == company && officer != Officer::None;
}

bool hasOfficerSpace(const State& state, Company company, Officer officer) {
    const CompanyState& own = state.of(company);
    return hasOfficer(state, company, officer) &&
           (own.officer != officer || own.officerEngineers == 0);
}

bool mixesMachines(const State& state, Company company) {
    return state.of(company).officer == Officer::Sekibo &&
           hasOfficer(state, company, Officer::Audia);
}

int contractLimit(const State& state, Company company) {
    constexpr int kLimit = 3;
    return kLimit + (hasOfficer(state, company, Officer::Luciani) ? 1 : 0);
}

bool hasHabitsOf(const State& state, Company company, Officer officer) {
    return state.of(company).isAutoma() && state.of(company).officer == officer;
}

bool canGainAbility(const CompanyState& company) {
    return company.inPlay && (!company.isAutoma() || company.level >= Level::High);
}

bool hasAbility(const State& state, Company company) {
    const CompanyState& own = state.of(company);
    return canGainAbility(own) && own.builtOf(Structure::Powerhouse) >= kPowerhousesForAbility;
}

bool usesTileEffects(const CompanyState& company) {
    return !company.isAutoma() || company.level >= Level::High;
}

bool receivesIncome(const CompanyState& company) {
    return !company.isAutoma() || company.level != Level::Low;
}

int productionBonus(const CompanyState& company) {
    if (company.isAutoma() && company.level == Level::Low)
        return 0;
    return companyBonus(company.builtOf(Structure::Powerhouse));
}

int ownedAdvancedTiles(const CompanyState& company) {
    int count = 0;
    for (const Tile tile : company.tiles)
        count += isAdvanced(tile) ? 1 : 0;
    for (const WheelSegment& segment : company.wheel)
        count += isAdvanced(segment.tile) ? 1 : 0;
    return count;
}

OfficerPool copyableOfficers(const State& state, Company company) {
    OfficerPool pool;
    for (const Company other : state.turnOrder)
        if (other != company && state.of(other).officer != Officer::None)
            pool.push(state.of(other).officer);
    for (const Officer officer : state.extraOfficers)
        pool.push(officer);
    return pool;
}

bool isDictatedTurn(const State& state, Company company) {
    const CompanyState& own = state.of(company);
    if (own.isAutoma() || own.hasActed || own.engineers == 0)
        return false;
    return std::any_of(state.turnOrder.begin(), state.turnOrder.end(), [&](Company other) {
        return state.of(other).isAutoma() && state.of(other).officer == Officer::Sekibo;
    });
}

int copyFee(const CompanyState& company) { return company.officerCopies > 0 ? kRedOutlineFee : 0; }

Machine automaMachine(const State& state, Company company) {
    const CompanyState& own = state.of(company);
    if (hasOfficer(state, company, Officer::McDowell))
        return Machine::Mixer;
    return own.mixers < own.excavators ? Machine::Mixer : Machine::Excavator;
}

} // namespace barrage
