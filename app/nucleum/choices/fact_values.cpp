#include "app/nucleum/choices/fact_values.h"

#include <array>

#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/data/technologies.h"

namespace nucleum {

namespace {

constexpr int kMostDemand = 20;
constexpr int kMostReward = 9;
constexpr int kMostValue = 20; // what the rules take for a slip beyond

struct RewardPart {
    const char* key;
    const char* sign;
    std::uint8_t Reward::* member;
    int most;
};

constexpr std::array<RewardPart, 10> kRewardParts{
    {{"thaler", "thaler", &Reward::thaler, kMostReward},
     {"workers", "worker", &Reward::workers, kMostReward},
     {"uranium", "uranium", &Reward::uranium, kMostReward},
     {"achievement", "token", &Reward::achievement, kMostReward},
     {"vp", "vp", &Reward::vp, kMostReward},
     {"incomeThaler", "income", &Reward::incomeThaler, kMostReward},
     {"incomeWorkers", "income", &Reward::incomeWorkers, kMostReward},
     {"incomeVp", "income", &Reward::incomeVp, kMostReward},
     {"incomeAny", "income", &Reward::incomeAny, kMostReward},
     {"technology", "technology", &Reward::technology, kTopTechnologyLevel}}};

QString labelOf(std::size_t part) {
    switch (part) {
    case 0:
        return Nucleum::tr("Thaler");
    case 1:
        return Nucleum::tr("Workers");
    case 2:
        return Nucleum::tr("Uranium");
    case 3:
        return Nucleum::tr("Achievement tokens");
    case 4:
        return Nucleum::tr("VP");
    case 5:
        return Nucleum::tr("Steps of Thaler income");
    case 6:
        return Nucleum::tr("Steps of worker income");
    case 7:
        return Nucleum::tr("Steps of VP income");
    case 8:
        return Nucleum::tr("Steps of any income");
    default:
        return Nucleum::tr("Technology level, 0 for none");
    }
}

void addReward(std::vector<Field>& fields, const Reward& reward) {
    for (std::size_t i = 0; i < kRewardParts.size(); ++i) {
        const RewardPart& part = kRewardParts[i];
        fields.push_back(numberField(QString::fromLatin1(part.key), labelOf(i), reward.*part.member,
                                     0, part.most, QString::fromLatin1(part.sign)));
    }
}

void setReward(Reward& reward, const QString& key, int value) {
    for (const RewardPart& part : kRewardParts)
        if (key == QLatin1String(part.key))
            reward.*part.member = static_cast<std::uint8_t>(value);
}

Field demandField(int demand) {
    return numberField("demand", Nucleum::tr("Energy demand"), demand, 1, kMostDemand,
                       QStringLiteral("energize"));
}

struct Fields {
    std::vector<Field> operator()(const CityFact& fact) const {
        QList<NucleumOption> options;
        for (int i = 1; i <= static_cast<int>(CityColour::Purple); ++i) {
            options.append(optionFor(i, nameOf(static_cast<CityColour>(i)),
                                     static_cast<int>(fact.colour) == i));
            options.back().mark = i;
        }
        return {choiceField("colour", Nucleum::tr("Colour"), options)};
    }
    std::vector<Field> operator()(const ConnectionFact& fact) const {
        QList<NucleumOption> options;
        for (int i = 1; i <= kMostTrackSpaces; ++i)
            options.append(optionFor(i, QString::number(i), fact.spaces == i));
        return {choiceField("spaces", Nucleum::tr("Track spaces"), options)};
    }
    std::vector<Field> operator()(const LineRewardFact& fact) const {
        return {choiceField("reward", Nucleum::tr("VP income"),
                            {optionFor(1, Nucleum::tr("for each own tile"),
                                       fact.reward == LineReward::PerTile),
                             optionFor(2, Nucleum::tr("for everybody with a tile"),
                                       fact.reward == LineReward::Fixed)}),
                numberField("steps", Nucleum::tr("Steps"), fact.steps, 0, kMostReward,
                            QStringLiteral("income"))};
    }
    std::vector<Field> operator()(const BuildingFact& fact) const {
        std::vector<Field> fields{demandField(fact.demand)};
        addReward(fields, fact.reward);
        return fields;
    }
    std::vector<Field> operator()(const BuildingVpFact& fact) const {
        return {numberField("vp", Nucleum::tr("VP"), fact.vp, 0, kMostValue, QStringLiteral("vp"))};
    }
    std::vector<Field> operator()(const NeutralFact& fact) const {
        std::vector<Field> fields;
        for (int i = 0; i < kBuildingTypeCount; ++i)
            fields.push_back(switchField(QStringLiteral("type%1").arg(i),
                                         nameOf(static_cast<BuildingType>(i)),
                                         (fact.face.types >> i & 1) != 0));
        fields.push_back(demandField(fact.face.demand));
        addReward(fields, fact.face.reward);
        return fields;
    }
    std::vector<Field> operator()(const IncomeTrackFact& fact) const {
        std::vector<Field> fields{numberField("count", Nucleum::tr("Values on the track"),
                                              static_cast<int>(fact.values.size()),
                                              kLeastIncomeSpaces, kMostIncomeValues)};
        for (std::size_t i = 0; i < fact.values.size(); ++i) {
            fields.push_back(numberField(QStringLiteral("amount%1").arg(i),
                                         Nucleum::tr("Value %1").arg(i + 1), fact.values[i].amount,
                                         0, kMostValue));
            if (fact.track != IncomeTrack::Vp)
                fields.push_back(numberField(
                    QStringLiteral("vp%1").arg(i), Nucleum::tr("VP beside value %1").arg(i + 1),
                    fact.values[i].vp, 0, kMostReward, QStringLiteral("vp")));
        }
        return fields;
    }
    std::vector<Field> operator()(const NucleumBonusFact& fact) const {
        std::vector<Field> fields;
        addReward(fields, fact.reward);
        return fields;
    }
    std::vector<Field> operator()(const OfferPricesFact& fact) const {
        std::vector<Field> fields;
        for (std::size_t slot = 0; slot < fact.prices.size(); ++slot) {
            QList<NucleumOption> options;
            for (int price = 0; price <= kMostTilePrice; ++price)
                options.append(
                    optionFor(price, QString::number(price), fact.prices[slot] == price));
            fields.push_back(choiceField(
                QString::number(slot), Nucleum::tr("Price below tile %1").arg(slot + 1), options));
        }
        return fields;
    }
    std::vector<Field> operator()(const CoalWagonsFact& fact) const {
        return {numberField("wagons", Nucleum::tr("Wagons when the game begins"), fact.wagons, 0,
                            kCoalWagons, QStringLiteral("coal"))};
    }
    std::vector<Field> operator()(const PairRewardFact& fact) const {
        std::vector<Field> fields;
        addReward(fields, fact.reward);
        return fields;
    }
    std::vector<Field> operator()(const TopSlotsFact& fact) const {
        return {numberField("count", Nucleum::tr("Places"), fact.count, 1, kMostIncomeValues)};
    }
    std::vector<Field> operator()(const LowestSpaceFact& fact) const {
        QList<NucleumOption> options;
        for (int i = 0; i < kContractSpaceCount; ++i)
            options.append(optionFor(i, nameOf(static_cast<ContractSpace>(i)),
                                     static_cast<int>(fact.space) == i));
        return {choiceField("space", Nucleum::tr("Its reward"), options)};
    }
    std::vector<Field> operator()(const IncomeSpacesFact& fact) const {
        return {numberField("spaces", Nucleum::tr("Spaces"), fact.spaces, kLeastIncomeSpaces,
                            kMostIncomeValues, QStringLiteral("income"))};
    }
};

struct Setter {
    const QString& key;
    int value;

    [[nodiscard]] std::uint8_t small() const { return static_cast<std::uint8_t>(value); }

    void operator()(CityFact& fact) const { fact.colour = static_cast<CityColour>(value); }
    void operator()(ConnectionFact& fact) const { fact.spaces = small(); }
    void operator()(LineRewardFact& fact) const {
        if (key == QLatin1String("reward"))
            fact.reward = static_cast<LineReward>(value);
        else
            fact.steps = small();
    }
    void operator()(BuildingFact& fact) const {
        if (key == QLatin1String("demand"))
            fact.demand = small();
        else
            setReward(fact.reward, key, value);
    }
    void operator()(BuildingVpFact& fact) const { fact.vp = small(); }
    void operator()(NeutralFact& fact) const {
        if (key == QLatin1String("demand")) {
            fact.face.demand = small();
        } else if (key.startsWith(QLatin1String("type"))) {
            const int bit = 1 << key.mid(4).toInt();
            fact.face.types = static_cast<std::uint8_t>(value != 0 ? fact.face.types | bit
                                                                   : fact.face.types & ~bit);
        } else {
            setReward(fact.face.reward, key, value);
        }
    }
    void operator()(IncomeTrackFact& fact) const {
        IncomeValues values;
        const std::size_t wanted =
            key == QLatin1String("count") ? static_cast<std::size_t>(value) : fact.values.size();
        for (std::size_t i = 0; i < wanted; ++i) {
            // A new value goes on with the last one, as tracks rise.
            IncomeValue each = i < fact.values.size() ? fact.values[i] : values.back();
            if (i >= fact.values.size())
                ++each.amount;
            if (key == QStringLiteral("amount%1").arg(i))
                each.amount = small();
            else if (key == QStringLiteral("vp%1").arg(i))
                each.vp = small();
            values.push(each);
        }
        fact.values = values;
    }
    void operator()(NucleumBonusFact& fact) const { setReward(fact.reward, key, value); }
    void operator()(OfferPricesFact& fact) const { fact.prices[key.toUInt()] = small(); }
    void operator()(CoalWagonsFact& fact) const { fact.wagons = small(); }
    void operator()(PairRewardFact& fact) const { setReward(fact.reward, key, value); }
    void operator()(TopSlotsFact& fact) const { fact.count = small(); }
    void operator()(LowestSpaceFact& fact) const { fact.space = static_cast<ContractSpace>(value); }
    void operator()(IncomeSpacesFact& fact) const { fact.spaces = small(); }
};

} // namespace

std::vector<Field> fieldsOf(const Fact& fact) { return std::visit(Fields{}, fact); }

void setValue(Fact& fact, const QString& key, int value) { std::visit(Setter{key, value}, fact); }

QString whereToLook(const Fact& fact) {
    switch (static_cast<FactKind>(fact.index())) {
    case FactKind::City:
    case FactKind::Connection:
        return Nucleum::tr("Look at the map.");
    case FactKind::LineReward:
        return Nucleum::tr("Look beside the connection on the map.");
    case FactKind::Building:
    case FactKind::NeutralBuilding:
        return Nucleum::tr("Look at the front of the building tile.");
    case FactKind::BuildingVp:
        return Nucleum::tr("Look at the energized side of the building tile.");
    case FactKind::IncomeTrack:
        return Nucleum::tr("Copy the values of the track from left to right, one for every space.");
    case FactKind::NucleumBonus:
        return Nucleum::tr("Look at the place for the nucleum on the map.");
    case FactKind::OfferPrices:
        return Nucleum::tr("Look below the offer of action tiles.");
    case FactKind::CoalWagons:
        return Nucleum::tr("Count the wagon spaces that are filled when the game begins.");
    case FactKind::PairReward:
        return Nucleum::tr("Look between the mine and the turbine on the player board.");
    case FactKind::TopSlots:
        return Nucleum::tr("Count the places on the upper edge of the player board.");
    case FactKind::LowestSpace:
        return Nucleum::tr("Look at the lowest contract space of the player board.");
    case FactKind::IncomeSpaces:
        return Nucleum::tr("Count all spaces the marker of this track can stand on.");
    }
    return {};
}

} // namespace nucleum
