#pragma once

#include <algorithm>

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/error.h"
#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

/// External works: which ones can be taken and how they are paid (B-25.8 to B-25.10, B-25.27).
namespace barrage {

/// The space at which the work lies open, or kWorkSpaceCount.
[[nodiscard]] int openSlotOf(const State& state, Work work);

/// Whether the company may let the machines go on the wheel: its tile is in supply, or Sekibo
/// copies her (B-25.27, R-B36).
[[nodiscard]] bool canUseWheelForWork(const State& state, Company company);

/// Machines and the place they go to (B-25.9). The Automa pays in the same way.
[[nodiscard]] Check checkWorkPayment(const State& state, Company company, const TakeWork& move);

/// Whether the work lies open; `needsSpace`: with its space free (B-25.8).
[[nodiscard]] Check checkOpenWork(const State& state, Work work, bool needsSpace);

/// Whether an Automa takes the work as a construction (8.3, Spencer).
[[nodiscard]] bool isSpencersConstruction(const State& state, Company company,
                                          const TakeWork& take);
inline constexpr int kSpencerEngineers = 1;

/// The action of a turn with space and engineers, or what the loan agency buys.
[[nodiscard]] Check checkTakeWork(const State& state, Company company, const TakeWork& move);

/// Whether the loan agency could buy some open work if `fee` credits are due as well (B-25.20g).
[[nodiscard]] bool canBuyAnyWork(const State& state, Company company, int fee);

/// What may come up next: the works of the first pile that is not empty (B-25.10).
[[nodiscard]] WorkSet nextOf(const ExternalWorks& works);

/// Calls visit(payment) for every payment of the work that the supply allows, each once.
template <class Visit>
void forEachWorkPayment(const State& state, Company company, Work work, Visit visit) {
    const CompanyState& own = state.of(company);
    if (!own.hasKnownSupply())
        return visit(Payment{});
    const WorkInfo& info = infoOf(work);
    const bool mixes = mixesMachines(state, company);
    const int mostExcavators =
        std::min<int>(own.excavators, mixes ? info.machines() : info.excavators);
    const int mostMixers = std::min<int>(own.mixers, mixes ? info.machines() : info.mixers);
    for (int e = 0; e <= mostExcavators; ++e)
        for (int m = 0; m <= mostMixers; ++m)
            if (const int x = info.machines() - e - m; x >= 0 && x <= own.excamixers)
                visit(Payment{static_cast<std::uint8_t>(e), static_cast<std::uint8_t>(m), 0,
                              static_cast<std::uint8_t>(x)});
}

} // namespace barrage
