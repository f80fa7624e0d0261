#include "engine/outpost/supply.h"

#include <algorithm>

namespace outpost {

Supply bestSupply(const RunningPlants& plants, int workers, int network) {
    Supply best;
    for (unsigned choice = 1; choice < 1U << plants.size(); ++choice) {
        Supply supply{choice, 0, 0, 0};
        for (std::size_t i = 0; i < plants.size(); ++i)
            if ((choice >> i) & 1U) {
                supply.workers += plants[i].workers;
                supply.output += plants[i].cities;
            }
        supply.supplied = std::min(supply.output, network);
        const bool isBetter = supply.supplied > best.supplied ||
                              (supply.supplied == best.supplied && supply.workers < best.workers);
        if (supply.workers <= workers && isBetter)
            best = supply;
    }
    return best;
}

Supply bestSupply(const State& state, Seat seat) {
    const Company& company = state.of(seat);
    return bestSupply(plantsOf(company), workersAtHand(state, company), company.network());
}

int incomeFor(const State& state, int supplied) {
    return state.options.payout[static_cast<std::size_t>(supplied)];
}

} // namespace outpost
