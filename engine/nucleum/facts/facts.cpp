#include "engine/nucleum/facts.h"

#include <algorithm>
#include <type_traits>

#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/data/technologies.h"

namespace nucleum {

namespace {

constexpr int kMostOfOneThing = 20; // more of anything on one piece is a slip of the finger
constexpr int kMostDemand = 40;
constexpr int kMostTypes = (1 << kBuildingTypeCount) - 1;

bool isCity(City city) { return indexOf(city) < kCityCount; }
bool isBuilding(Building building) {
    return indexOf(building.type) < kBuildingTypeCount && building.level < kLevelCount;
}

bool isReward(const Reward& reward) {
    const auto fits = [](int amount) { return amount <= kMostOfOneThing; };
    return fits(reward.thaler) && fits(reward.workers) && fits(reward.uranium) &&
           fits(reward.achievement) && fits(reward.vp) && fits(reward.incomeThaler) &&
           fits(reward.incomeWorkers) && fits(reward.incomeVp) && fits(reward.incomeAny) &&
           reward.technology <= kTopTechnologyLevel;
}

bool isPair(City a, City b) { return isCity(a) && isCity(b) && a < b; }

bool holds(const CityFact& fact) {
    return isCity(fact.city) && fact.city != City::Praha && fact.colour > CityColour::Unknown &&
           fact.colour < CityColour::Every;
}
bool holds(const ConnectionFact& fact) {
    return isPair(fact.a, fact.b) && fact.spaces >= 1 && fact.spaces <= kMostTrackSpaces;
}
bool holds(const LineRewardFact& fact) {
    return isPair(fact.a, fact.b) &&
           (fact.reward == LineReward::PerTile || fact.reward == LineReward::Fixed) &&
           fact.steps <= kMostOfOneThing;
}
bool holds(const BuildingFact& fact) {
    return isBuilding(fact.building) && fact.demand <= kMostDemand && isReward(fact.reward);
}
bool holds(const BuildingVpFact& fact) {
    return isBuilding(fact.building) && fact.vp <= kMostOfOneThing;
}
bool holds(const NeutralFact& fact) {
    return fact.neutral.index() < kNeutralCount && fact.face.types >= 1 &&
           fact.face.types <= kMostTypes && fact.face.demand <= kMostDemand &&
           isReward(fact.face.reward);
}
bool holds(const IncomeTrackFact& fact) {
    return indexOf(fact.track) < kIncomeTrackCount && fact.values.size() >= kLeastIncomeSpaces &&
           std::all_of(
               fact.values.begin(), fact.values.end(),
               [](const IncomeValue& value) {
                   return value.amount <= kMostOfOneThing && value.vp <= kMostOfOneThing;
               });
}
bool holds(const NucleumBonusFact& fact) {
    return indexOf(fact.plant) < kPlantCount && fact.plant != Plant::Riesa && isReward(fact.reward);
}
bool holds(const OfferPricesFact& fact) {
    return std::all_of(fact.prices.begin(), fact.prices.end(),
                       [](int price) { return price <= kMostTilePrice; });
}
bool holds(const CoalWagonsFact& fact) {
    return indexOf(fact.area) < kCoalAreaCount && fact.wagons <= kCoalWagons;
}
bool holds(const PairRewardFact& fact) {
    return fact.row < kPicturedPairs && isReward(fact.reward);
}
bool holds(const TopSlotsFact& fact) { return fact.count >= 1 && fact.count <= kMostOfOneThing; }
bool holds(const LowestSpaceFact& fact) { return indexOf(fact.space) < kContractSpaceCount; }
bool holds(const IncomeSpacesFact& fact) {
    return indexOf(fact.track) < kIncomeTrackCount && fact.spaces >= kLeastIncomeSpaces &&
           fact.spaces <= kMostIncomeValues;
}

void put(Facts& facts, const CityFact& fact) { facts.colours[indexOf(fact.city)] = fact.colour; }
void put(Facts& facts, const ConnectionFact& fact) {
    if (const auto found = findConnection(facts, fact.a, fact.b))
        facts.connections[*found].spaces = fact.spaces;
    else
        facts.connections.push({fact.a, fact.b, fact.spaces, LineReward::Unknown, 0});
}
void put(Facts& facts, const LineRewardFact& fact) {
    Connection& connection = facts.connections[*findConnection(facts, fact.a, fact.b)];
    connection.reward = fact.reward;
    connection.steps = fact.steps;
}
void put(Facts& facts, const BuildingFact& fact) {
    facts.at(fact.building).demand = fact.demand;
    facts.at(fact.building).reward = fact.reward;
}
void put(Facts& facts, const BuildingVpFact& fact) { facts.at(fact.building).vp = fact.vp; }
void put(Facts& facts, const NeutralFact& fact) {
    facts.neutrals[fact.neutral.index()] = fact.face;
}
void put(Facts& facts, const IncomeTrackFact& fact) {
    facts.income[indexOf(fact.track)] = fact.values;
}
void put(Facts& facts, const NucleumBonusFact& fact) {
    facts.nucleumBonuses[indexOf(fact.plant)] = {true, fact.reward};
}
void put(Facts& facts, const OfferPricesFact& fact) { facts.prices = fact.prices; }
void put(Facts& facts, const CoalWagonsFact& fact) {
    facts.coalWagons[indexOf(fact.area)] = fact.wagons;
}
void put(Facts& facts, const PairRewardFact& fact) {
    facts.pairRewards[fact.row] = {true, fact.reward};
}
void put(Facts& facts, const TopSlotsFact& fact) { facts.topSlots = fact.count; }
void put(Facts& facts, const LowestSpaceFact& fact) { facts.lowestSpace = fact.space; }
void put(Facts& facts, const IncomeSpacesFact& fact) {
    facts.incomeSpaces[indexOf(fact.track)] = fact.spaces;
}

void listMap(const Facts& facts, std::vector<Fact>& list) {
    for (std::size_t i = 0; i < facts.colours.size(); ++i)
        if (facts.colours[i] != CityColour::Unknown)
            list.emplace_back(CityFact{static_cast<City>(i), facts.colours[i]});
    for (const Connection& connection : facts.connections) {
        list.emplace_back(ConnectionFact{connection.a, connection.b, connection.spaces});
        if (connection.reward != LineReward::Unknown)
            list.emplace_back(
                LineRewardFact{connection.a, connection.b, connection.reward, connection.steps});
    }
}

void listBuildings(const Facts& facts, std::vector<Fact>& list) {
    for (int type = 0; type < kBuildingTypeCount; ++type)
        for (int level = 0; level < kLevelCount; ++level) {
            const Building building{static_cast<BuildingType>(type),
                                    static_cast<std::uint8_t>(level)};
            const BuildingFace& face = facts.at(building);
            if (face.demand != kUnknown)
                list.emplace_back(BuildingFact{building, face.demand, face.reward});
            if (face.vp != kUnknown)
                list.emplace_back(BuildingVpFact{building, face.vp});
        }
    for (int i = 0; i < kNeutralCount; ++i)
        if (const NeutralFace& face = facts.neutrals[static_cast<std::size_t>(i)];
            face.demand != kUnknown)
            list.emplace_back(NeutralFact{Neutral(i), face});
}

} // namespace

std::optional<std::size_t> findConnection(const Facts& facts, City one, City other) {
    const City a = std::min(one, other);
    const City b = std::max(one, other);
    for (std::size_t i = 0; i < facts.connections.size(); ++i)
        if (facts.connections[i].a == a && facts.connections[i].b == b)
            return i;
    return std::nullopt;
}

bool isPlausible(const Fact& fact) {
    return std::visit([](const auto& known) { return holds(known); }, fact);
}

void enter(Facts& facts, const Fact& fact) {
    std::visit([&facts](const auto& known) { put(facts, known); }, fact);
}

std::vector<Fact> listOf(const Facts& facts) {
    std::vector<Fact> list;
    listMap(facts, list);
    listBuildings(facts, list);
    for (std::size_t i = 0; i < facts.income.size(); ++i) {
        if (!facts.income[i].empty())
            list.emplace_back(IncomeTrackFact{static_cast<IncomeTrack>(i), facts.income[i]});
        if (facts.incomeSpaces[i] != kUnknown)
            list.emplace_back(IncomeSpacesFact{static_cast<IncomeTrack>(i), facts.incomeSpaces[i]});
    }
    for (std::size_t i = 0; i < facts.nucleumBonuses.size(); ++i)
        if (facts.nucleumBonuses[i].isKnown)
            list.emplace_back(
                NucleumBonusFact{static_cast<Plant>(i), facts.nucleumBonuses[i].reward});
    if (facts.prices[0] != kUnknown)
        list.emplace_back(OfferPricesFact{facts.prices});
    for (std::size_t i = 0; i < facts.coalWagons.size(); ++i)
        if (facts.coalWagons[i] != kUnknown)
            list.emplace_back(CoalWagonsFact{static_cast<CoalArea>(i), facts.coalWagons[i]});
    for (std::size_t i = 0; i < facts.pairRewards.size(); ++i)
        if (facts.pairRewards[i].isKnown)
            list.emplace_back(
                PairRewardFact{static_cast<std::uint8_t>(i), facts.pairRewards[i].reward});
    if (facts.topSlots != kUnknown)
        list.emplace_back(TopSlotsFact{facts.topSlots});
    if (facts.lowestSpace != Facts{}.lowestSpace)
        list.emplace_back(LowestSpaceFact{facts.lowestSpace});
    return list;
}

} // namespace nucleum
