#include "app/nucleum/choices/fact_form.h"

#include <algorithm>

#include "app/nucleum/choices/fact_values.h"
#include "app/nucleum/words/move_text.h"
#include "app/nucleum/words/words.h"

namespace nucleum {

namespace {

constexpr std::uint8_t kLikelyDemand = 3;
constexpr std::uint8_t kLikelyIncomeValues = 8;
constexpr std::uint8_t kLikelyTopSlots = 8;

Building buildingAt(int index) {
    return {static_cast<BuildingType>(index / kLevelCount),
            static_cast<std::uint8_t>(index % kLevelCount)};
}

std::uint8_t orElse(std::uint8_t value, std::uint8_t other) {
    return value == kUnknown ? other : value;
}

City firstCity(int index) { return static_cast<City>(index / kCityCount); }
City secondCity(int index) { return static_cast<City>(index % kCityCount); }

Fact trackAt(const Facts& facts, IncomeTrack track) {
    IncomeTrackFact fact{track, facts.income[indexOf(track)]};
    if (!fact.values.empty())
        return fact;
    constexpr std::array<std::uint8_t, kIncomeTrackCount> kFirst{4, 2, 0}; // N-3.13
    for (std::size_t i = 0; i < kLikelyIncomeValues; ++i)
        fact.values.push({static_cast<std::uint8_t>(kFirst[indexOf(track)] + i), 0});
    return fact;
}

Fact pricesAt(const Facts& facts) {
    OfferPricesFact fact{facts.prices};
    if (fact.prices[0] == kUnknown)
        fact.prices = {2, 2, 1, 1, 0};
    return fact;
}

Fact neutralAt(const Facts& facts, int index) {
    NeutralFact fact{Neutral(index), facts.neutrals[static_cast<std::size_t>(index)]};
    fact.face.demand = orElse(fact.face.demand, kLikelyDemand);
    if (fact.face.types == 0)
        fact.face.types = 1;
    return fact;
}

Fact lineRewardAt(const Facts& facts, int index) {
    const auto connection = findConnection(facts, firstCity(index), secondCity(index));
    LineRewardFact fact{firstCity(index), secondCity(index), LineReward::PerTile, 1};
    if (connection && facts.connections[*connection].reward != LineReward::Unknown) {
        fact.reward = facts.connections[*connection].reward;
        fact.steps = facts.connections[*connection].steps;
    }
    return fact;
}

} // namespace

Fact factAt(const Facts& facts, const FactKey& key) {
    const auto index = static_cast<std::size_t>(key.index);
    switch (key.kind) {
    case FactKind::City:
        return CityFact{static_cast<City>(key.index), facts.colours[index]};
    case FactKind::Connection: {
        const auto connection = findConnection(facts, firstCity(key.index), secondCity(key.index));
        return ConnectionFact{firstCity(key.index), secondCity(key.index),
                              connection ? facts.connections[*connection].spaces : std::uint8_t{1}};
    }
    case FactKind::LineReward:
        return lineRewardAt(facts, key.index);
    case FactKind::Building: {
        const BuildingFace& face = facts.at(buildingAt(key.index));
        return BuildingFact{buildingAt(key.index), orElse(face.demand, kLikelyDemand), face.reward};
    }
    case FactKind::BuildingVp:
        return BuildingVpFact{buildingAt(key.index), orElse(facts.at(buildingAt(key.index)).vp, 1)};
    case FactKind::NeutralBuilding:
        return neutralAt(facts, key.index);
    case FactKind::IncomeTrack:
        return trackAt(facts, static_cast<IncomeTrack>(key.index));
    case FactKind::NucleumBonus:
        return NucleumBonusFact{static_cast<Plant>(key.index), facts.nucleumBonuses[index].reward};
    case FactKind::OfferPrices:
        return pricesAt(facts);
    case FactKind::CoalWagons:
        return CoalWagonsFact{static_cast<CoalArea>(key.index), orElse(facts.coalWagons[index], 5)};
    case FactKind::PairReward:
        return PairRewardFact{static_cast<std::uint8_t>(key.index),
                              facts.pairRewards[index].reward};
    case FactKind::TopSlots:
        return TopSlotsFact{orElse(facts.topSlots, kLikelyTopSlots)};
    case FactKind::LowestSpace:
        return LowestSpaceFact{facts.lowestSpace};
    case FactKind::IncomeSpaces:
        break;
    }
    return IncomeSpacesFact{static_cast<IncomeTrack>(key.index),
                            orElse(facts.incomeSpaces[index], kLikelyIncomeValues)};
}

bool isKnown(const Facts& facts, const FactKey& key) {
    const auto index = static_cast<std::size_t>(key.index);
    const auto connection = [&] {
        return findConnection(facts, firstCity(key.index), secondCity(key.index));
    };
    switch (key.kind) {
    case FactKind::City:
        return facts.colourOf(static_cast<City>(key.index)) != CityColour::Unknown;
    case FactKind::Connection:
        return connection().has_value();
    case FactKind::LineReward:
        return connection() && facts.connections[*connection()].reward != LineReward::Unknown;
    case FactKind::Building:
        return facts.at(buildingAt(key.index)).demand != kUnknown;
    case FactKind::BuildingVp:
        return facts.at(buildingAt(key.index)).vp != kUnknown;
    case FactKind::NeutralBuilding:
        return facts.neutrals[index].demand != kUnknown;
    case FactKind::IncomeTrack:
        return !facts.income[index].empty();
    case FactKind::NucleumBonus:
        return facts.nucleumBonuses[index].isKnown;
    case FactKind::OfferPrices:
        return facts.prices[0] != kUnknown;
    case FactKind::CoalWagons:
        return facts.coalWagons[index] != kUnknown;
    case FactKind::PairReward:
        return facts.pairRewards[index].isKnown;
    case FactKind::TopSlots:
        return facts.topSlots != kUnknown;
    case FactKind::LowestSpace:
        return true;
    case FactKind::IncomeSpaces:
        break;
    }
    return facts.knowsSpacesOf(static_cast<IncomeTrack>(key.index));
}

FactForm::FactForm(const Facts& facts, const FactKey& key)
    : Form(Ground{}), m_fact(factAt(facts, key)) {}

QString FactForm::title() const { return factTitle(m_fact); }

std::vector<Field> FactForm::fields() const { return fieldsOf(m_fact); }

void FactForm::set(const QString& key, int value) { setValue(m_fact, key, value); }

QStringList FactForm::summary() const {
    return {whereToLook(m_fact), Nucleum::tr("It is asked once and remembered for later games.")};
}

std::optional<Move> FactForm::move() const {
    const auto* const city = std::get_if<CityFact>(&m_fact);
    if (city && city->colour == CityColour::Unknown)
        return std::nullopt;
    return Move{Actor::Table, Learn{m_fact}};
}

QString FactForm::acceptText() const { return Nucleum::tr("Remember it"); }

} // namespace nucleum
