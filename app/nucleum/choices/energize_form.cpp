#include <algorithm>
#include <iterator>
#include <numeric>

#include "app/nucleum/choices/action_forms.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/costs.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/legal.h"

namespace nucleum {

namespace {

QString targetName(const State& state, Player player, const Target& target) {
    const QString building =
        target.isNeutral ? nameOf(state.neutrals[target.place].neutral) : nameOf(target.building);
    return Nucleum::tr("%1 in %2").arg(building, nameOf(cityOf(state, player, target)));
}

int uraniumIn(const Energize& action) {
    return std::accumulate(action.uranium.begin(), action.uranium.end(), 0);
}

std::vector<EnergizeOption> waysTo(const Target& target, const std::vector<EnergizeOption>& all) {
    std::vector<EnergizeOption> ways;
    std::ranges::copy_if(all, std::back_inserter(ways), [&target](const EnergizeOption& way) {
        return way.action.target == target;
    });
    return ways;
}

/// "2 uranium, 3 coal from Ruhr: 4 Thaler"
QString wayText(const EnergizeOption& option) {
    QStringList fuel;
    if (const int cubes = uraniumIn(option.action); cubes > 0)
        fuel.append(uranium(cubes));
    for (int i = 0; i < kCoalAreaCount; ++i)
        if (const int coal = option.action.coal[static_cast<std::size_t>(i)]; coal > 0)
            fuel.append(
                Nucleum::tr("coal from %1: %2").arg(nameOf(static_cast<CoalArea>(i))).arg(coal));
    return fuel.isEmpty() ? Nucleum::tr("without fuel") : fuel.join(QStringLiteral(", "));
}

} // namespace

QString EnergizeForm::title() const { return Nucleum::tr("Energize"); }

/// Not energized yet, own ones first.
std::vector<Target> EnergizeForm::targets() const {
    std::vector<Target> targets;
    for (int type = 0; type < kBuildingTypeCount; ++type)
        for (std::uint8_t level = 0; level < kLevelCount; ++level) {
            Target target;
            target.building = {static_cast<BuildingType>(type), level};
            const PlacedBuilding& placed = own().at(target.building);
            if (placed.isOnMap() && !placed.isEnergized)
                targets.push_back(target);
        }
    for (std::uint8_t place = 0; place < kNeutralPlaces; ++place) {
        const NeutralBuilding& neutral = state().neutrals[place];
        if (neutral.isThere() && !neutral.isEnergized)
            targets.push_back({true, {}, place});
    }
    return targets;
}

std::vector<EnergizeOption> EnergizeForm::optionsFor(const Target& target) const {
    return waysTo(target, energizeOptions(state(), player(), m_tileEnergy, termsOf(state())));
}

std::vector<Plant> EnergizeForm::linkedPlants(const Target& target) const {
    std::vector<Plant> plants;
    for (int i = 0; i < kPlantCount; ++i)
        if (isLinked(state(), player(), cityOf(state(), player(), target), static_cast<Plant>(i)))
            plants.push_back(static_cast<Plant>(i));
    return plants;
}

/// An action that the rules refuse because of something nobody has entered yet, which is asked for
/// then: the demand of the building, or the wagons of coal that could reach it.
std::optional<Energize> EnergizeForm::question(const Target& target) const {
    for (const Plant plant : linkedPlants(target)) {
        Energize asking;
        asking.plant = plant;
        asking.target = target;
        if (demandOf(state(), target) == kUnknown)
            return asking;
        for (std::size_t area = 0; area < asking.coal.size(); ++area)
            if (state().facts.coalWagons[area] == kUnknown &&
                isCoalLinked(state(), player(), static_cast<CoalArea>(area), plant)) {
                asking.coal[area] = 1;
                return asking;
            }
    }
    return std::nullopt;
}

/// The ways there would be with all workers exchanged for Thaler.
std::vector<EnergizeOption> EnergizeForm::optionsByExchange() const {
    State exchanged = state();
    exchanged.of(player()).thaler = static_cast<std::int16_t>(own().thaler + own().workers);
    return energizeOptions(exchanged, player(), m_tileEnergy, termsOf(state()));
}

QString EnergizeForm::whyNot(const Target& target, const std::vector<EnergizeOption>& ways) const {
    if (linkedPlants(target).empty()) {
        Energize tried;
        tried.target = target;
        return optionFor(0, {}, ground().check(tried), false).reason;
    }
    if (const auto possible = waysTo(target, ways); !possible.empty())
        return Nucleum::tr("%1 missing for the demand of %2: exchange workers first.")
            .arg(thaler(possible.front().result.thaler - own().thaler))
            .arg(possible.front().result.demand);
    return Nucleum::tr("Coal, uranium or Thaler do not suffice for the demand of %1.")
        .arg(demandOf(state(), target));
}

NucleumOption EnergizeForm::targetOption(std::size_t index, const Target& target,
                                         const std::vector<EnergizeOption>& possible,
                                         const std::vector<EnergizeOption>& byExchange) const {
    NucleumOption option = optionFor(static_cast<int>(index), targetName(state(), player(), target),
                                     static_cast<int>(index) == m_target);
    option.sign = QStringLiteral("energize");
    const int demand = demandOf(state(), target);
    const std::vector<EnergizeOption> ways = waysTo(target, possible);
    option.isLegal = !ways.empty() || question(target);
    if (!option.isLegal)
        option.reason = whyNot(target, byExchange);
    if (demand == kUnknown)
        option.detail = Nucleum::tr("demand not entered yet");
    else if (ways.empty())
        option.detail = Nucleum::tr("demand %1").arg(demand);
    else
        option.detail =
            Nucleum::tr("demand %1, from %2").arg(demand).arg(thaler(ways.front().result.thaler));
    return option;
}

std::optional<EnergizeOption> EnergizeForm::chosen() const {
    const std::vector<Target> all = targets();
    if (m_target < 0 || m_target >= static_cast<int>(all.size()))
        return std::nullopt;
    const Target& target = all[static_cast<std::size_t>(m_target)];
    // The cheapest way, until another is tapped.
    for (EnergizeOption& way : optionsFor(target))
        if (m_plant < 0 ? !question(target)
                        : static_cast<int>(way.action.plant) == m_plant &&
                              uraniumIn(way.action) == m_uranium) {
            way.action.fees = splits(way)[static_cast<std::size_t>(m_split)];
            return way;
        }
    return std::nullopt;
}

std::vector<Fees> EnergizeForm::splits(const EnergizeOption& way) const {
    return feeSplits(state(), player(), way.action.plant, uraniumIn(way.action));
}

/// Whose turbines are used, where there is a choice (NA-15).
void EnergizeForm::addFees(std::vector<Field>& fields) const {
    const auto way = chosen();
    if (!way || splits(*way).size() < 2)
        return;
    QList<NucleumOption> options;
    for (const Fees& fees : splits(*way)) {
        QStringList owners;
        for (std::size_t i = 0; i < fees.size(); ++i)
            if (fees[i] > 0)
                owners.append(QStringLiteral("%1: %2").arg(
                    ground().cast().nameOf(static_cast<Player>(i)), thaler(fees[i])));
        const int number = static_cast<int>(options.size());
        options.append(optionFor(number, owners.join(QStringLiteral(", ")), number == m_split));
    }
    fields.push_back(choiceField("fees", Nucleum::tr("Turbines of"), options));
}

std::vector<Field> EnergizeForm::fields() const {
    std::vector<Field> fields;
    if (!isWithoutTile(state()))
        fields.push_back(numberField("tileEnergy", Nucleum::tr("Energy on the action tile"),
                                     m_tileEnergy, 0, kMostTileEnergy, QStringLiteral("energize")));
    const std::vector<Target> all = targets();
    const auto possible = energizeOptions(state(), player(), m_tileEnergy, termsOf(state()));
    const auto byExchange = optionsByExchange();
    QList<NucleumOption> buildings;
    for (std::size_t i = 0; i < all.size(); ++i)
        buildings.append(targetOption(i, all[i], possible, byExchange));
    // What can be powered comes first; below it the rest with the reasons.
    std::stable_partition(buildings.begin(), buildings.end(),
                          [](const NucleumOption& option) { return option.isLegal; });
    fields.push_back(menuField("target",
                               all.empty() ? Nucleum::tr("No building waits for energy")
                                           : Nucleum::tr("Building"),
                               buildings));
    if (m_target < 0 || m_target >= static_cast<int>(all.size()))
        return fields;
    const auto taken = chosen();
    QList<NucleumOption> ways;
    for (const EnergizeOption& way : optionsFor(all[static_cast<std::size_t>(m_target)])) {
        const int cubes = uraniumIn(way.action);
        const int plant = static_cast<int>(way.action.plant);
        const bool isTaken =
            taken && taken->action.plant == way.action.plant && uraniumIn(taken->action) == cubes;
        ways.append(optionFor(plant * 100 + cubes, nameOf(way.action.plant), isTaken));
        ways.back().detail = QStringLiteral("%1 · %2").arg(wayText(way), thaler(way.result.thaler));
    }
    if (!ways.isEmpty())
        fields.push_back(menuField("way", Nucleum::tr("Power plant and fuel"), ways));
    addFees(fields);
    return fields;
}

void EnergizeForm::set(const QString& key, int value) {
    if (key == QLatin1String("fees")) {
        m_split = value;
        return;
    }
    m_split = 0;
    if (key == QLatin1String("tileEnergy")) {
        m_tileEnergy = value;
        m_plant = -1;
    } else if (key == QLatin1String("target")) {
        m_target = value;
        m_plant = -1;
    } else {
        m_plant = value / 100;
        m_uranium = value % 100;
    }
}

QStringList EnergizeForm::summary() const {
    const auto way = chosen();
    if (!way)
        return {};
    const EnergizeResult& result = way->result;
    QStringList lines{
        Nucleum::tr("Energy %1 of %2; uranium limit %3")
            .arg(result.energy)
            .arg(result.demand)
            .arg(result.limit),
        Nucleum::tr("Cost: %1 of %2").arg(thaler(result.thaler), thaler(own().thaler))};
    if (result.fees > 0)
        lines.append(Nucleum::tr("Coal %1, turbines of others %2")
                         .arg(thaler(result.coalCost), thaler(result.fees)));
    const Target& target = way->action.target;
    const Reward& reward =
        target.isNeutral
            ? state().facts.neutrals[state().neutrals[target.place].neutral.index()].reward
            : state().facts.at(target.building).reward;
    lines.append(reward == Reward{}
                     ? Nucleum::tr("Gives %1").arg(tokens(result.demand))
                     : Nucleum::tr("Gives %1, %2").arg(tokens(result.demand), rewardText(reward)));
    return lines;
}

std::optional<Move> EnergizeForm::move() const {
    if (const auto way = chosen())
        return ground().by(way->action);
    const std::vector<Target> all = targets();
    if (m_target < 0 || m_target >= static_cast<int>(all.size()))
        return std::nullopt;
    const auto asking = question(all[static_cast<std::size_t>(m_target)]);
    return asking ? std::optional(ground().by(*asking)) : std::nullopt;
}

QString EnergizeForm::acceptText() const {
    return chosen() ? Nucleum::tr("Energize") : Nucleum::tr("Next: what is printed there");
}

} // namespace nucleum
