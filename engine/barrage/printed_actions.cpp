#include "engine/barrage/printed_actions.h"

#include <vector>

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/map.h"

namespace barrage {

namespace {

std::vector<AutomaAction> everyForm() {
    std::vector<AutomaAction> forms;
    for (const AutomaTile& tile : kAutomaTiles)
        for (AutomaAction action : tile.actions) {
            if (action.needsLeeghwater)
                continue;
            if (action.kind == AutomaActionKind::Construction) {
                action.areas = kAllAreas; // the unrestricted form covers the others
                action.leastValue = 0;
            }
            if (action.kind == AutomaActionKind::Production)
                action.colour = Colour::Green; // asked when deciding, not when acting
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
    static const std::vector<AutomaAction> kEveryForm = everyForm();
    return kEveryForm;
}

bool allowsSite(const State& state, Company company, const AutomaAction& action, Site site) {
    if (action.kind != AutomaActionKind::Construction || action.needsLeeghwater)
        return false;
    if (site.structure == Structure::Elevation && hasHabitsOf(state, company, Officer::DelMonte))
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
