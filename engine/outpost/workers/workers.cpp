#include "engine/outpost/workers.h"

#include <algorithm>

#include "engine/outpost/costs.h"

namespace outpost {

namespace {

int capacity(const State& state, std::size_t sector) {
    return setupRow(state.players).workersPerSector * (sector + 1 == kSectorCount ? 2 : 1);
}

int cost(const State& state, int workers, int discount) {
    const auto fill = sectorFill(state);
    int sum = 0;
    for (std::size_t sector = 0; sector < fill.size() && workers > 0; ++sector) {
        const int taken = std::min(workers, fill[sector]);
        sum += taken * std::max(0, state.options.prices[sector] - discount);
        workers -= taken;
    }
    return sum;
}

/// What the sum of O-9.2 is made of, whichever plants are to run.
struct Base {
    int onCard = 0; // workers needed for the Robots card
    int places = 0;
    int robots = 0;
    int least = 0; // seasonal workers in any case: the card needs somebody

    [[nodiscard]] int lacking(int plantWorkers) const {
        return std::max(least, plantWorkers + onCard - places - robots);
    }
};

/// Whether the use of the Robots card counts in the sum of O-9.2 (OA-16).
bool isRobotsCardCounted(const State& state, bool makesRobot) {
    return makesRobot && state.options.rulings.robotsCardWorker == RobotsCardWorker::SeasonalToo;
}

Base baseFor(const State& state, const Company& company, bool makesRobot) {
    const bool isCounted = isRobotsCardCounted(state, makesRobot);
    const bool isNewCounted = isCounted && state.options.rulings.newRobot == NewRobot::WorksAtOnce;
    Base base;
    base.onCard = isCounted ? 1 : 0;
    // More than the places can be there only after the Moon Base has left the board.
    base.places = std::max<int>(placesOf(company), company.housed);
    base.robots = company.robots + (isNewCounted ? 1 : 0);
    base.least = isCounted && base.places + company.robots == 0 ? 1 : 0;
    return base;
}

Hiring sumFor(const State& state, const Company& company, int plantWorkers, bool makesRobot) {
    const Base base = baseFor(state, company, makesRobot);
    Hiring hiring;
    hiring.needed = plantWorkers + base.onCard;
    hiring.places = base.places;
    hiring.robots = base.robots;
    hiring.lacking = base.lacking(plantWorkers);
    return hiring;
}

void complete(Hiring& hiring, const State& state, const Company& company) {
    hiring.cost = seasonalCost(state, company, hiring.seasonal);
    const int empty = std::max(0, placesOf(company) - company.housed);
    hiring.housed = std::min(empty, state.workers - hiring.seasonal);
}

} // namespace

std::array<int, kSectorCount> sectorFill(const State& state) {
    std::array<int, kSectorCount> fill{};
    int left = state.workers;
    for (std::size_t sector = fill.size(); sector-- > 0;) {
        fill[sector] = std::min(left, capacity(state, sector));
        left -= fill[sector];
    }
    return fill;
}

int cheapestWorker(const State& state) { return cost(state, 1, 0); }

int workerCost(const State& state, int workers) { return cost(state, workers, 0); }

int seasonalCost(const State& state, const Company& company, int workers) {
    if (!company.usesTechnologies)
        return 0; // the Syndicate pays nothing
    return cost(state, workers,
                hasTechnology(company, Technology::Ecoplants) ? kEcoplantsDiscount : 0);
}

int placesOf(const Company& company) {
    const int more = hasTechnology(company, Technology::Nodule) ? 1 : 0;
    int places = 0;
    for (const Card& card : company.habitats)
        places += (card.is(Technology::MoonBase) ? kMoonBasePlaces : card.places) + more;
    for (const Card& card : company.plants)
        places += card.is(Technology::MoonBase) ? kMoonBasePlaces + more : 0; // OA-8
    return places;
}

RunningPlants plantsOf(const Company& company) {
    const int more = hasTechnology(company, Technology::Laboratory) ? 1 : 0;
    RunningPlants plants;
    const auto add = [&plants, more](const Card& card) {
        const bool isMoonBase = card.is(Technology::MoonBase);
        plants.push({card, isMoonBase ? kMoonBaseWorkers : card.workers,
                     (isMoonBase ? kMoonBaseCities : card.cities) + more});
    };
    for (const Card& card : company.plants)
        add(card);
    for (const Card& card : company.habitats)
        if (card.is(Technology::MoonBase))
            add(card);
    return plants;
}

int workersAtHand(const State& state, const Company& company) {
    int workers = company.housed + company.seasonal + company.robots;
    if (company.madeRobot)
        workers -= state.options.rulings.newRobot == NewRobot::WorksAtOnce ? 1 : 2;
    return workers;
}

Hiring hiring(const State& state, Owner owner, unsigned plants, bool makesRobot) {
    const Company& company = state.of(owner);
    int plantWorkers = 0;
    const RunningPlants running = plantsOf(company);
    for (std::size_t i = 0; i < running.size(); ++i)
        plantWorkers += (plants >> i) & 1U ? running[i].workers : 0;
    Hiring hiring = sumFor(state, company, plantWorkers, makesRobot);
    hiring.seasonal = std::min<int>(hiring.lacking, state.workers);
    complete(hiring, state, company);
    return hiring;
}

Hiring hiringOf(const State& state, Owner owner, int seasonal, bool makesRobot) {
    const Company& company = state.of(owner);
    Hiring hiring = sumFor(state, company, 0, makesRobot);
    hiring.needed = 0;
    hiring.lacking = seasonal;
    hiring.seasonal = std::min<int>(seasonal, state.workers);
    complete(hiring, state, company);
    return hiring;
}

core::FixedVector<std::uint8_t, 32> seasonalChoices(const State& state, Owner owner,
                                                    bool makesRobot) {
    const Company& company = state.of(owner);
    const RunningPlants running = plantsOf(company);
    const Base base = baseFor(state, company, makesRobot);
    core::FixedVector<std::uint8_t, 32> choices;
    for (unsigned plants = 0; plants < 1U << running.size(); ++plants) {
        int workers = 0;
        for (std::size_t i = 0; i < running.size(); ++i)
            workers += (plants >> i) & 1U ? running[i].workers : 0;
        const auto choice =
            static_cast<std::uint8_t>(std::min<int>(base.lacking(workers), state.workers));
        if (!choices.contains(choice))
            choices.push(choice);
    }
    std::sort(choices.begin(), choices.end());
    return choices;
}

} // namespace outpost
