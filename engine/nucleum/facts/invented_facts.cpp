#include <algorithm>

#include "engine/nucleum/data/cities.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/random_play.h"

namespace nucleum {

namespace {

std::uint8_t upTo(core::Rng& rng, int most) {
    return static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(most) + 1));
}

Reward inventedReward(core::Rng& rng) {
    Reward reward;
    switch (rng.below(8)) {
    case 0:
        reward.thaler = static_cast<std::uint8_t>(1 + upTo(rng, 3));
        break;
    case 1:
        reward.workers = static_cast<std::uint8_t>(1 + upTo(rng, 1));
        break;
    case 2:
        reward.uranium = 1;
        break;
    case 3:
        reward.incomeAny = static_cast<std::uint8_t>(1 + upTo(rng, 1));
        break;
    case 4:
        reward.incomeThaler = 1;
        reward.incomeVp = 1;
        break;
    case 5:
        reward.vp = upTo(rng, 3);
        reward.incomeWorkers = 1;
        break;
    default:
        reward.technology = static_cast<std::uint8_t>(1 + upTo(rng, 2));
        break;
    }
    return reward;
}

/// Every city is joined to an earlier one, and some more are.
void inventMap(Facts& facts, MapSide side, core::Rng& rng) {
    const auto join = [&](int one, int other) {
        const ConnectionFact fact{static_cast<City>(std::min(one, other)),
                                  static_cast<City>(std::max(one, other)),
                                  static_cast<std::uint8_t>(1 + upTo(rng, 2))};
        if (one == other || !isOnMap(fact.a, side) || !isOnMap(fact.b, side) ||
            facts.connections.full())
            return;
        enter(facts, fact);
        enter(facts, LineRewardFact{fact.a, fact.b,
                                    rng.below(2) == 0 ? LineReward::PerTile : LineReward::Fixed,
                                    static_cast<std::uint8_t>(1 + upTo(rng, 1))});
    };
    for (int city = 1; city < kCityCount; ++city)
        join(city, static_cast<int>(rng.below(static_cast<std::uint32_t>(city))));
    for (int i = 0; i < 12; ++i)
        join(upTo(rng, kCityCount - 1), upTo(rng, kCityCount - 1));
    for (int city = 0; city < kCityCount; ++city)
        if (static_cast<City>(city) != City::Praha)
            facts.colours[static_cast<std::size_t>(city)] =
                static_cast<CityColour>(1 + rng.below(4));
}

void inventBuildings(Facts& facts, core::Rng& rng) {
    for (auto& faces : facts.buildings)
        for (int level = 0; level < kLevelCount; ++level)
            faces[static_cast<std::size_t>(level)] = {
                static_cast<std::uint8_t>(2 + 2 * level + upTo(rng, 2)), inventedReward(rng),
                static_cast<std::uint8_t>(1 + level)};
    for (NeutralFace& face : facts.neutrals)
        face = {static_cast<std::uint8_t>(1U << rng.below(kBuildingTypeCount)),
                static_cast<std::uint8_t>(2 + upTo(rng, 3)), inventedReward(rng)};
}

void inventIncome(Facts& facts, core::Rng& rng) {
    for (std::size_t track = 0; track < facts.income.size(); ++track) {
        const int values = 7 + upTo(rng, 3);
        for (int i = 0; i < values; ++i) {
            const int first = track == 0 ? 4 : track == 1 ? 2 : 0;
            const int vp = track < 2 && i > 3 ? 1 + i / 6 : 0;
            facts.income[track].push(
                {static_cast<std::uint8_t>(first + i), static_cast<std::uint8_t>(vp)});
        }
    }
}

} // namespace

Facts inventedFacts(int players, core::Rng& rng) {
    Facts facts;
    inventMap(facts, mapSideFor(players), rng);
    inventBuildings(facts, rng);
    inventIncome(facts, rng);
    for (std::size_t i = 1; i < facts.nucleumBonuses.size(); ++i)
        facts.nucleumBonuses[i] = {true, inventedReward(rng)};
    facts.prices = {2, 2, 1, 1, 0};
    facts.coalWagons = {static_cast<std::uint8_t>(3 + upTo(rng, 3)),
                        static_cast<std::uint8_t>(3 + upTo(rng, 3))};
    for (KnownReward& pair : facts.pairRewards)
        pair = {true, inventedReward(rng)};
    facts.topSlots = static_cast<std::uint8_t>(7 + upTo(rng, 2));
    facts.lowestSpace = static_cast<ContractSpace>(rng.below(kContractSpaceCount));
    return facts;
}

} // namespace nucleum
