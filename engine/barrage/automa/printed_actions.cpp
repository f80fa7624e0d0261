#include "engine/barrage/automa/printed_actions.h"

#include <vector>

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/map.h"

namespace barrage {

namespace {

std::vector<AutomaAction> everyForm(bool withLeeghwater) {
    std::vector<AutomaAction> forms;
    for (const AutomaTile& tile : kAutomaTiles)
        for (AutomaAction action : tile.actions) {
            if (action.needsLeeghwater && !withLeeghwater)
                continue;
            if (action.kind == AutomaActionKind::Construction) {
                action.areas = kAllAreas; // the unrestricted form covers the others
                action.leastValue = 0;
                action.fromBottom = false; // asked when deciding, not when acting
            }
            action.preference = {}; // so is this
            if (action.kind == AutomaActionKind::Production)
                action.colour = Colour::Green; // and this
            if (std::find(forms.begin(), forms.end(), action) == forms.end())
                forms.push_back(action);
        }
    return forms;
}

} // namespace

std::span<const AutomaAction> printedActions(const State& state) {
    if (state.deck.actionTile != 0) {
        const auto& actions = automaTile(state.deck.actionTile).actions;
        return {actions.begin(), actions.end()};
    }
    static const std::vector<AutomaAction> kEveryForm = everyForm(false);
    static const std::vector<AutomaAction> kWithLeeghwater = everyForm(true);
    return state.options.leeghwater ? kWithLeeghwater : kEveryForm;
}

std::uint8_t buildEngineers(const State& state, Company company, const AutomaAction& action,
                            Site site) {
    const std::uint8_t due = dueEngineers(state.of(company), action);
    const bool isFouches =
        site.structure == Structure::Building && hasHabitsOf(state, company, Officer::Fouche);
    return isFouches ? std::min<std::uint8_t>(due, 1) : due;
}

bool allowsSite(const State& state, Company company, const AutomaAction& action, Site site) {
    if (action.kind != AutomaActionKind::Construction || !isPlayed(state, action))
        return false;
    if (site.structure == Structure::Elevation && hasHabitsOf(state, company, Officer::DelMonte))
        return true;
    if (site.structure == Structure::Building && hasHabitsOf(state, company, Officer::Fouche))
        return true;
    if (site.structure != action.structure)
        return false;
    if (site.structure == Structure::Base)
        return (areaBit(areaOf(site)) & action.areas) != 0;
    if (site.structure == Structure::Conduit)
        return infoOf(site.conduit()).value >= action.leastValue;
    return true;
}

} // namespace barrage
