#pragma once

#include "engine/barrage/decision.h"
#include "engine/barrage/state.h"

namespace barrage {

/// The candidates a criterion names among those still in question; 0 if it names none.
/// Candidates are sites of the criterion's column: base spaces, for an elevation those with its own
/// dam; conduit spaces; powerhouse spaces.
[[nodiscard]] SiteSet namedBy(const State& state, Company company, Criterion criterion,
                              SiteSet candidates);

/// The candidates for which the condition holds.
template <class Condition>
[[nodiscard]] SiteSet those(SiteSet candidates, Condition condition) {
    SiteSet named = 0;
    for (int i = 0; candidates >> i; ++i)
        if (contains(candidates, i) && condition(i))
            named |= only(i);
    return named;
}

/// The candidates with the highest figure, none if all figures are 0 or less.
template <class Figure>
[[nodiscard]] SiteSet highest(SiteSet candidates, Figure figure) {
    int best = 0;
    SiteSet named = 0;
    for (int i = 0; candidates >> i; ++i) {
        if (!contains(candidates, i))
            continue;
        const int value = figure(i);
        if (value > best) {
            best = value;
            named = 0;
        }
        if (value == best && value > 0)
            named |= only(i);
    }
    return named;
}

// one column each

[[nodiscard]] SiteSet namedByBaseCriterion(const State& state, Company company, Criterion criterion,
                                           SiteSet candidates);
[[nodiscard]] SiteSet namedByConduitCriterion(const State& state, Company company,
                                              Criterion criterion, SiteSet candidates);
[[nodiscard]] SiteSet namedByPowerhouseCriterion(const State& state, Company company,
                                                 Criterion criterion, SiteSet candidates);

} // namespace barrage
