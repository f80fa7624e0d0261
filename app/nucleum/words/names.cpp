#include "app/nucleum/words/names.h"

#include <array>

#include <QStringList>

#include "app/nucleum/words/words.h"

namespace nucleum {

namespace {

constexpr std::array<const char*, kCityCount> kCities{
    "Aussig",  "Bautzen",  "Brüx",         "Chemnitz", "Dresden", "Freiberg",   "Glashütte",
    "Görlitz", "Grimma",   "Joachimsthal", "Karlsbad", "Leipzig", "Marienberg", "Plauen",
    "Praha",   "Preßnitz", "Riesa",        "Zittau",   "Zwickau"};

} // namespace

QString nameOf(PlayerColour colour) {
    switch (colour) {
    case PlayerColour::Red:
        return Nucleum::tr("Red");
    case PlayerColour::Yellow:
        return Nucleum::tr("Yellow");
    case PlayerColour::Blue:
        return Nucleum::tr("Blue");
    case PlayerColour::Turquoise:
        return Nucleum::tr("Turquoise");
    }
    return {};
}

QString nameOf(Experiment experiment) {
    return Nucleum::tr("Experiment %1")
        .arg(QLatin1Char(static_cast<char>('A' + indexOf(experiment))));
}

QString nameOf(City city) {
    return city == City::None ? Nucleum::tr("nowhere") : QString::fromUtf8(kCities[indexOf(city)]);
}

QString nameOf(CityColour colour) {
    switch (colour) {
    case CityColour::Unknown:
        return Nucleum::tr("unknown");
    case CityColour::Green:
        return Nucleum::tr("green");
    case CityColour::White:
        return Nucleum::tr("white");
    case CityColour::Orange:
        return Nucleum::tr("orange");
    case CityColour::Purple:
        return Nucleum::tr("purple");
    case CityColour::Every:
        return Nucleum::tr("every colour");
    }
    return {};
}

QString nameOf(EndColour colour) {
    return colour == EndColour::Wild ? Nucleum::tr("wild")
                                     : nameOf(static_cast<CityColour>(colour));
}

QString nameOf(Plant plant) {
    constexpr std::array kPlants{City::Riesa, City::Zittau, City::Glashuette, City::Grimma,
                                 City::Plauen};
    return nameOf(kPlants[indexOf(plant)]);
}

QString nameOf(CoalArea area) {
    return area == CoalArea::Ruhr ? Nucleum::tr("Ruhr") : Nucleum::tr("Silesia");
}

QString nameOf(BuildingType type) {
    switch (type) {
    case BuildingType::Residence:
        return Nucleum::tr("Residence");
    case BuildingType::Factory:
        return Nucleum::tr("Factory");
    case BuildingType::Laboratory:
        return Nucleum::tr("Laboratory");
    }
    return {};
}

QString levelName(int level) {
    constexpr std::array kLevels{"I", "II", "III", "IV"};
    return QString::fromLatin1(kLevels[static_cast<std::size_t>(level)]);
}

QString nameOf(Building building) {
    return nameOf(building.type) + QLatin1Char(' ') + levelName(building.level);
}

QString nameOf(IndustryKind kind) {
    return kind == IndustryKind::Mine ? Nucleum::tr("Mine") : Nucleum::tr("Turbine");
}

QString nameOf(IndustryKind kind, int row) {
    return QStringLiteral("%1 %2").arg(nameOf(kind)).arg(row + 1);
}

QString nameOf(Neutral neutral) {
    return Nucleum::tr("Neutral building %1").arg(static_cast<int>(neutral.index()) + 1);
}

QString nameOf(ContractKind kind) {
    switch (kind) {
    case ContractKind::Initial:
        return Nucleum::tr("Initial contract");
    case ContractKind::Silver:
        return Nucleum::tr("Silver contract");
    case ContractKind::Gold:
        return Nucleum::tr("Gold contract");
    case ContractKind::Purple:
        return Nucleum::tr("Purple contract");
    }
    return {};
}

QString nameOf(ContractSpace space) {
    switch (space) {
    case ContractSpace::Thaler:
        return thaler(2);
    case ContractSpace::Worker:
        return workers(1);
    case ContractSpace::Uranium:
        return uranium(1);
    case ContractSpace::Achievement:
        return tokens(2);
    }
    return {};
}

QString nameOf(IncomeTrack track) {
    switch (track) {
    case IncomeTrack::Thaler:
        return Nucleum::tr("Thaler income");
    case IncomeTrack::Workers:
        return Nucleum::tr("Worker income");
    case IncomeTrack::Vp:
        return Nucleum::tr("VP income");
    }
    return {};
}

QString nameOf(MilestoneTile tile) {
    switch (tile) {
    case MilestoneTile::UrbanBuildings:
        return Nucleum::tr("Every 2 urban buildings");
    case MilestoneTile::Residences:
        return Nucleum::tr("Each residence");
    case MilestoneTile::Factories:
        return Nucleum::tr("Each factory");
    case MilestoneTile::Laboratories:
        return Nucleum::tr("Each laboratory");
    case MilestoneTile::Mines:
        return Nucleum::tr("Each mine");
    case MilestoneTile::Turbines:
        return Nucleum::tr("Each turbine");
    case MilestoneTile::Railways:
        return Nucleum::tr("Every 2 railways");
    case MilestoneTile::EnergizedCities:
        return Nucleum::tr("Each city with an energized building");
    }
    return {};
}

QString nameOf(EndCondition condition) {
    switch (condition) {
    case EndCondition::ActionTiles:
        return Nucleum::tr("Action tile stacks empty");
    case EndCondition::Contracts:
        return Nucleum::tr("Contract stacks empty");
    case EndCondition::MilestoneSpaces:
        return Nucleum::tr("Third milestone space empty");
    case EndCondition::Technologies:
        return Nucleum::tr("Somebody has all 8 technologies");
    case EndCondition::Vp:
        return Nucleum::tr("Somebody has 70 VP");
    }
    return {};
}

QString nameOf(Subsidy subsidy) {
    switch (subsidy) {
    case Subsidy::Worker:
        return workers(1);
    case Subsidy::TwoThaler:
        return thaler(2);
    case Subsidy::IncomeThaler:
        return Nucleum::tr("Thaler income +1");
    case Subsidy::IncomeWorkers:
        return Nucleum::tr("Worker income +1");
    case Subsidy::IncomeVp:
        return Nucleum::tr("VP income +1");
    case Subsidy::Achievement:
        return tokens(1);
    case Subsidy::IncomeAny:
        return Nucleum::tr("Any income +1");
    case Subsidy::PaidIncomeAny:
        return Nucleum::tr("Any income +1 for 1 Thaler");
    }
    return {};
}

QString lineName(City a, City b) { return QStringLiteral("%1 – %2").arg(nameOf(a), nameOf(b)); }

QString thaler(int amount) { return Nucleum::tr("%n Thaler", nullptr, amount); }

QString workers(int amount) {
    return amount == 1 ? Nucleum::tr("%n worker", nullptr, amount)
                       : Nucleum::tr("%n workers", nullptr, amount);
}

QString uranium(int amount) { return Nucleum::tr("%n uranium", nullptr, amount); }

QString tokens(int amount) {
    return amount == 1 ? Nucleum::tr("%n token", nullptr, amount)
                       : Nucleum::tr("%n tokens", nullptr, amount);
}

QString vp(int amount) { return Nucleum::tr("%1 VP").arg(amount); }

QString rewardText(const Reward& reward) {
    QStringList parts;
    if (reward.vp > 0)
        parts.append(vp(reward.vp));
    if (reward.thaler > 0)
        parts.append(thaler(reward.thaler));
    if (reward.workers > 0)
        parts.append(workers(reward.workers));
    if (reward.uranium > 0)
        parts.append(uranium(reward.uranium));
    if (reward.achievement > 0)
        parts.append(tokens(reward.achievement));
    if (reward.incomeThaler > 0)
        parts.append(Nucleum::tr("Thaler income +%1").arg(reward.incomeThaler));
    if (reward.incomeWorkers > 0)
        parts.append(Nucleum::tr("worker income +%1").arg(reward.incomeWorkers));
    if (reward.incomeVp > 0)
        parts.append(Nucleum::tr("VP income +%1").arg(reward.incomeVp));
    if (reward.incomeAny > 0)
        parts.append(Nucleum::tr("any income +%1").arg(reward.incomeAny));
    if (reward.technology > 0)
        parts.append(Nucleum::tr("technology up to level %1").arg(reward.technology));
    return parts.isEmpty() ? QStringLiteral("–") : parts.join(QStringLiteral(", "));
}

} // namespace nucleum
