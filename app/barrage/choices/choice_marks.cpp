#include "app/barrage/choices/choice_marks.h"

#include <algorithm>

#include "app/barrage/choices/choice_cost.h"
#include "app/barrage/choices/choice_production.h"
#include "engine/barrage/data/action_spaces.h"

namespace choices {

namespace {

using namespace barrage;

MapMark markOf(Site site, MarkKind kind, const QString& label = {}) {
    return {MapMark::Target::Site, site, 0, kind, label};
}

MapMark markOf(Headstream headstream, MarkKind kind) {
    return {MapMark::Target::Headstream, {}, static_cast<std::uint8_t>(headstream), kind, {}};
}

Site damOf(const System& system) { return {Structure::Base, system.dam.value}; }
Site conduitOf(const System& system) { return {Structure::Conduit, system.conduit.value}; }
Site powerhouseOf(const System& system) { return {Structure::Powerhouse, system.powerhouse.value}; }

/// "4", "4+3": machines and credits. The dearer way to pay is left out. Powerhouses stand too close
/// to each other for more than "2+".
QString costLabel(const State& state, Site site) {
    const SiteCost cost = costOf(state, site);
    int machines = cost.options.empty() ? 0 : cost.options[0].amount;
    for (const PaymentOption& option : cost.options)
        machines = std::min(machines, option.amount);
    if (cost.credits == 0)
        return machines == 0 ? QString() : QString::number(machines);
    if (site.structure == Structure::Powerhouse)
        return QStringLiteral("%1+").arg(machines);
    return QStringLiteral("%1+%2").arg(machines).arg(cost.credits);
}

/// The energy stands at the conduit, which tells systems apart that share a dam or a powerhouse.
void markSystem(const ChoiceTree& tree, const System& system, bool isLegal, MapMarks& marks) {
    const MarkKind kind = isLegal ? MarkKind::Choice : MarkKind::Refused;
    const QString energy =
        isLegal ? QString::number(bestEnergy(tree.state(), tree.steps(), system)) : QString();
    marks.list.push_back(markOf(conduitOf(system), kind, energy));
    if (isLegal) {
        marks.list.push_back(markOf(damOf(system), kind));
        marks.list.push_back(markOf(powerhouseOf(system), kind));
    }
}

/// Buildings stand beside the map.
const Site* siteOnMap(const ChoiceStep& step) {
    const auto* site = std::get_if<Site>(&step);
    return site != nullptr && site->structure != Structure::Building ? site : nullptr;
}

void markChosen(const ChoiceStep& step, MapMarks& marks) {
    if (const auto* site = siteOnMap(step)) {
        marks.list.push_back(markOf(*site, MarkKind::Chosen));
    } else if (const auto* headstream = std::get_if<Headstream>(&step)) {
        marks.list.push_back(markOf(*headstream, MarkKind::Chosen));
    } else if (const auto* system = std::get_if<System>(&step)) {
        for (const Site part : {damOf(*system), conduitOf(*system), powerhouseOf(*system)})
            marks.list.push_back(markOf(part, MarkKind::Chosen));
    }
}

bool isHeadstream(const ChoiceStep& step) { return std::holds_alternative<Headstream>(step); }

/// Drops run at once if the table, the action space or the player says so.
bool flowAtOnce(const ChoiceTree& tree) {
    const Task& task = tree.state().task();
    if (task.kind == TaskKind::PlaceDrops && task.a != 0)
        return true;
    return std::any_of(tree.steps().begin(), tree.steps().end(), [](const ChoiceStep& step) {
        const auto* space = std::get_if<ActionSpace>(&step);
        const auto* timing = std::get_if<DropTiming>(&step);
        return (space && infoOf(*space).flowsAtOnce) || (timing && *timing == DropTiming::AtOnce);
    });
}

/// Where water goes is seen from the question on, because it decides the answer.
Foresight foresightOf(const ChoiceTree& tree) {
    const auto& options = tree.options();
    const auto& steps = tree.steps();
    const bool isWater = (!options.empty() && isHeadstream(options.front().step)) ||
                         std::any_of(steps.begin(), steps.end(), isHeadstream);
    if (!isWater)
        return Foresight::None;
    return flowAtOnce(tree) ? Foresight::AtOnce : Foresight::Waiting;
}

bool isPartOf(const System& system, Site site) {
    return site == damOf(system) || site == conduitOf(system) || site == powerhouseOf(system);
}

bool isThere(const ChoiceStep& step, Site site) {
    if (const auto* wanted = std::get_if<Site>(&step))
        return *wanted == site || (wanted->structure == Structure::Elevation &&
                                   site == Site{Structure::Base, wanted->index});
    const auto* system = std::get_if<System>(&step);
    return system != nullptr && isPartOf(*system, site);
}

} // namespace

MapMarks marksOf(const ChoiceTree& tree) {
    MapMarks marks;
    for (const ChoiceOption& option : tree.options()) {
        const MarkKind kind = option.isLegal() ? MarkKind::Choice : MarkKind::Refused;
        if (const auto* site = siteOnMap(option.step))
            marks.list.push_back(
                markOf(*site, kind, option.isLegal() ? costLabel(tree.state(), *site) : QString()));
        else if (const auto* headstream = std::get_if<Headstream>(&option.step))
            marks.list.push_back(markOf(*headstream, kind));
        else if (const auto* system = std::get_if<System>(&option.step))
            markSystem(tree, *system, option.isLegal(), marks);
    }
    for (const ChoiceStep& step : tree.steps())
        markChosen(step, marks);
    marks.foresight = foresightOf(tree);
    return marks;
}

std::optional<ChoiceStep> stepAt(const ChoiceTree& tree, Site site) {
    std::optional<ChoiceStep> found;
    for (const ChoiceOption& option : tree.options()) {
        if (!option.isLegal() || !isThere(option.step, site))
            continue;
        if (found)
            return std::nullopt;
        found = option.step;
    }
    return found;
}

const ChoiceOption* refusedAt(const ChoiceTree& tree, Site site) {
    const ChoiceOption* refused = nullptr;
    for (const ChoiceOption& option : tree.options()) {
        if (!isThere(option.step, site))
            continue;
        if (option.isLegal())
            return nullptr;
        if (!refused)
            refused = &option;
    }
    return refused;
}

} // namespace choices
