#pragma once

#include <array>

#include "engine/core/fixed_vector.h"
#include "engine/outpost/state.h"

/// The worker market and hiring (section 9).
namespace outpost {

/// Workers in each sector when so many are in the market: the dearest are filled (O-9.6).
[[nodiscard]] std::array<int, kSectorCount> sectorFill(const State& state);
/// What the cheapest worker costs; 0 if the market is empty.
[[nodiscard]] int cheapestWorker(const State& state);
/// What the next workers cost, cheapest first; at most those in the market (O-9.1).
[[nodiscard]] int workerCost(const State& state, int workers);
/// The same for a company, which may own the Ecoplants (O-13.2).
[[nodiscard]] int seasonalCost(const State& state, const Company& company, int workers);

/// Places of all habitats on the board, Nodule and Moon Base included.
[[nodiscard]] int placesOf(const Company& company);

/// One card that can run: a plant on its slot or the Moon Base, with the Laboratory's help.
struct RunningPlant {
    Card card;
    int workers = 0;
    int cities = 0;
};
/// On plant slots first, then a Moon Base on a habitat slot.
using RunningPlants = core::FixedVector<RunningPlant, kSlotsOfAKind + 1>;
[[nodiscard]] RunningPlants plantsOf(const Company& company);

/// Workers and robots that can run plants in phase 4: without the one on the Robots card, and
/// without a robot that is still too new (OA-7).
[[nodiscard]] int workersAtHand(const State& state, const Company& company);

/// What hiring comes to if these plants are to run (bit i: plant i of plantsOf).
struct Hiring {
    int needed = 0;   // workers for the plants, and one for the Robots card (OA-16)
    int places = 0;   // all places, taken or not
    int robots = 0;   // that count in the sum
    int lacking = 0;  // seasonal workers needed (O-9.2)
    int seasonal = 0; // of these the market has so many
    int cost = 0;     // for the seasonal workers
    int housed = 0;   // then free of charge into empty places
};
[[nodiscard]] Hiring hiring(const State& state, Owner owner, unsigned plants, bool makesRobot);

/// What follows if so many seasonal workers are hired, whatever for.
[[nodiscard]] Hiring hiringOf(const State& state, Owner owner, int seasonal, bool makesRobot);

/// The numbers of seasonal workers that some choice of plants needs, ascending; money not asked.
[[nodiscard]] core::FixedVector<std::uint8_t, 32> seasonalChoices(const State& state, Owner owner,
                                                                  bool makesRobot);

} // namespace outpost
