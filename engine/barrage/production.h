#pragma once

#include "engine/barrage/data/map.h"
#include "engine/barrage/error.h"
#include "engine/barrage/state.h"

/// Which systems can produce, and how much.
namespace barrage {

/// What is special about a production.
struct ProductionTerms {
    int bonus = 0;          // of the space or the effect
    int fee = 0;            // credits that are due before the drops move (R-B2)
    bool isSecond = false;  // Germany's second: drops x value only (B-20.5)
    PowerhouseSpace barred; // must not be used
};

/// The terms of a production on a space of the turbine station.
[[nodiscard]] ProductionTerms termsOf(ActionSpace space);

/// The terms of a production that waits on the agenda.
[[nodiscard]] inline ProductionTerms termsOf(const Task& task) {
    return {task.n, 0, static_cast<SecondProduction>(task.b) == SecondProduction::Germany,
            PowerhouseSpace(task.a)};
}

/// Energy of the production (B-10.4); may be below 1.
[[nodiscard]] int energyOf(const State& state, Company company, const System& system, int drops,
                           const ProductionTerms& terms);

/// Whether dam, conduit and powerhouse belong together (B-10.1, B-10.2), the water is there, the
/// foreign conduit can be paid (B-10.6) and at least 1 energy results (B-10.5).
[[nodiscard]] Check checkProduction(const State& state, Company company, const System& system,
                                    int drops, const ProductionTerms& terms);

/// The part of it that concerns the water: system, drops and foreign conduit, with `fee` credits
/// due as well.
[[nodiscard]] Check checkSource(const State& state, Company company, const System& system,
                                int drops, int fee);

/// Calls visit(system, drops) for every production that checkProduction allows; false stops.
template <class Visit>
void forEachProduction(const State& state, Company company, const ProductionTerms& terms,
                       Visit visit) {
    const Owner own = ownerOf(company);
    for (int c = 0; c < kConduitSpaceCount; ++c) {
        const ConduitSpace conduit(c);
        if (state.map.at(conduit) == Owner::Nobody)
            continue;
        const BasinInfo& below = infoOf(infoOf(conduit).to);
        for (int p = below.firstPowerhouse; p < below.firstPowerhouse + below.powerhouseCount;
             ++p) {
            const PowerhouseSpace powerhouse(p);
            if (state.map.at(powerhouse) != own || powerhouse == terms.barred)
                continue;
            const Basin basin = infoOf(conduit).from;
            for (const BaseSpace dam : {upperBase(basin), lowerBase(basin)}) {
                const System system{dam, conduit, powerhouse};
                for (int drops = 1; drops <= state.map.at(dam).drops; ++drops)
                    if (checkProduction(state, company, system, drops, terms) &&
                        !visit(system, drops))
                        return;
            }
        }
    }
}

[[nodiscard]] bool canProduce(const State& state, Company company, const ProductionTerms& terms);

/// Calls visit(system, drops) for every dam that can be added to a production with this powerhouse;
/// false stops (B-25.30d).
template <class Visit>
void forEachSource(const State& state, Company company, PowerhouseSpace powerhouse, Visit visit) {
    for (int c = 0; c < kConduitSpaceCount; ++c) {
        const ConduitSpace conduit(c);
        if (state.map.at(conduit) == Owner::Nobody ||
            infoOf(conduit).to != infoOf(powerhouse).basin)
            continue;
        const Basin basin = infoOf(conduit).from;
        for (const BaseSpace dam : {upperBase(basin), lowerBase(basin)})
            for (int drops = 1; drops <= state.map.at(dam).drops; ++drops)
                if (const System system{dam, conduit, powerhouse};
                    checkSource(state, company, system, drops, 0) && !visit(system, drops))
                    return;
    }
}
[[nodiscard]] bool canAddSource(const State& state, Company company, PowerhouseSpace powerhouse);

} // namespace barrage
