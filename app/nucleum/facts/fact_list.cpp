#include "app/nucleum/facts/fact_list.h"

#include "app/nucleum/words/move_text.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/data/player_board.h"

namespace nucleum {

namespace {

constexpr int kBuildings = kBuildingTypeCount * kLevelCount;

QString chapterOf(FactKind kind) {
    switch (kind) {
    case FactKind::IncomeTrack:
    case FactKind::IncomeSpaces:
    case FactKind::PairReward:
    case FactKind::TopSlots:
    case FactKind::LowestSpace:
        return Nucleum::tr("Player board");
    case FactKind::OfferPrices:
    case FactKind::CoalWagons:
    case FactKind::NucleumBonus:
        return Nucleum::tr("Table");
    case FactKind::Building:
    case FactKind::BuildingVp:
        return Nucleum::tr("Urban buildings");
    case FactKind::NeutralBuilding:
        return Nucleum::tr("Neutral buildings");
    case FactKind::City:
        return Nucleum::tr("City colours");
    case FactKind::Connection:
    case FactKind::LineReward:
        return Nucleum::tr("Connections");
    }
    return {};
}

void addMany(std::vector<FactKey>& keys, FactKind kind, int count) {
    for (int i = 0; i < count; ++i)
        keys.push_back({kind, i});
}

} // namespace

std::vector<FactKey> allFacts(const Facts& facts, MapSide side) {
    std::vector<FactKey> keys;
    for (int i = 0; i < kIncomeTrackCount; ++i) {
        keys.push_back({FactKind::IncomeTrack, i});
        if (facts.income[static_cast<std::size_t>(i)].empty()) // the values tell it as well
            keys.push_back({FactKind::IncomeSpaces, i});
    }
    addMany(keys, FactKind::PairReward, kPicturedPairs);
    keys.push_back({FactKind::TopSlots, 0});
    keys.push_back({FactKind::LowestSpace, 0});
    keys.push_back({FactKind::OfferPrices, 0});
    addMany(keys, FactKind::CoalWagons, kCoalAreaCount);
    for (int i = 0; i < kPlantCount; ++i)
        if (takesNucleum(static_cast<Plant>(i)))
            keys.push_back({FactKind::NucleumBonus, i});
    for (int i = 0; i < kBuildings; ++i) {
        keys.push_back({FactKind::Building, i});
        keys.push_back({FactKind::BuildingVp, i});
    }
    addMany(keys, FactKind::NeutralBuilding, kNeutralCount);
    for (int i = 0; i < kCityCount; ++i)
        if (isOnMap(static_cast<City>(i), side) && static_cast<City>(i) != City::Praha)
            keys.push_back({FactKind::City, i});
    for (const Connection& connection : facts.connections) {
        const int index =
            static_cast<int>(connection.a) * kCityCount + static_cast<int>(connection.b);
        keys.push_back({FactKind::Connection, index});
        if (connection.spaces > 1)
            keys.push_back({FactKind::LineReward, index});
    }
    return keys;
}

QString FactListForm::title() const { return Nucleum::tr("Printed on the pieces"); }

std::vector<Field> FactListForm::fields() const {
    std::vector<Field> fields;
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const QString chapter = chapterOf(m_keys[i].kind);
        if (fields.empty() || fields.back().label != chapter)
            fields.push_back(
                menuField(QStringLiteral("chapter%1").arg(fields.size()), chapter, {}));
        const Fact fact = factAt(m_facts, m_keys[i]);
        NucleumOption option = optionFor(static_cast<int>(i), factTitle(fact), false);
        option.detail = isKnown(m_facts, m_keys[i]) ? factText(fact).mid(factTitle(fact).size() + 2)
                                                    : Nucleum::tr("not entered yet");
        fields.back().options.append(option);
    }
    return fields;
}

} // namespace nucleum
