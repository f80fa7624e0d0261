#include "engine/barrage/automa/water_choice.h"

#include <vector>

#include "engine/barrage/abilities.h"
#include "engine/barrage/automa/deck.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/turn/checks.h"
#include "engine/barrage/turn/legal_turn.h"
#include "engine/barrage/water.h"

namespace barrage {

namespace {

struct Outcome {
    int ownDrops = 0;
    int ownSteps = 0; // the USA's, by passing water
};

/// What the own dams hold after the drops have flowed: the placed ones at once, or all in the
/// coming water flow phase.
Outcome outcomeOf(const State& state, Company company, const DropsPerHeadstream& placed,
                  bool flowsAtOnce) {
    State after = state;
    Outcome outcome;
    const bool movesMarker = company == Company::Usa && hasAbility(state, company);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const int flowing = placed[i] + (flowsAtOnce ? 0 : after.map.headstreamDrops[i]);
        for (int n = 0; n < flowing; ++n) {
            const auto flow = flowDrop(after, kHeadstreamBasins[i], true);
            outcome.ownSteps += movesMarker ? flow.usaBasinsPassed : 0;
        }
    }
    for (const Dam& dam : after.map.dams)
        if (dam.owner == ownerOf(company))
            outcome.ownDrops += dam.drops;
    return outcome;
}

/// Whether some drop could be left out without losing gain.
bool hasNeedlessDrop(const State& state, Company company, DropsPerHeadstream placed,
                     bool flowsAtOnce, int ownDrops) {
    for (std::uint8_t& drops : placed) {
        if (drops == 0)
            continue;
        --drops;
        if (outcomeOf(state, company, placed, flowsAtOnce).ownDrops == ownDrops)
            return true;
        ++drops;
    }
    return false;
}

/// Whether `a` comes before `b` among placements of equal gain.
bool isPreferred(const State& state, const WaterChoice& a, const WaterChoice& b) {
    if (a.energy != b.energy) // 8.1
        return a.energy > b.energy;
    if (state.options.rulings.waterTies == WaterTies::FewestDrops &&
        total(a.drops) != total(b.drops))
        return total(a.drops) < total(b.drops);
    for (const Headstream letter : criteriaSide(state).headstreams) {
        const auto i = static_cast<std::size_t>(letter);
        if (a.drops[i] != b.drops[i])
            return a.drops[i] > b.drops[i];
    }
    return false;
}

} // namespace

std::optional<WaterChoice> chooseWater(const State& state, Company company, int drops,
                                       bool flowsAtOnce) {
    const Outcome without = outcomeOf(state, company, {}, flowsAtOnce);
    std::vector<WaterChoice> best;
    int mostGain = 1;
    forEachSplit(1, drops, [&](const DropsPerHeadstream& placed) {
        const Outcome with = outcomeOf(state, company, placed, flowsAtOnce);
        const int gain = with.ownDrops - without.ownDrops;
        if (gain < mostGain)
            return;
        if (gain > mostGain)
            best.clear();
        mostGain = gain;
        best.push_back({placed, static_cast<std::uint8_t>(gain),
                        static_cast<std::uint8_t>(with.ownSteps - without.ownSteps), 1});
    });
    std::optional<WaterChoice> chosen;
    int tied = 0;
    for (const WaterChoice& choice : best) {
        if (hasNeedlessDrop(state, company, choice.drops, flowsAtOnce, without.ownDrops + mostGain))
            continue;
        ++tied;
        if (!chosen || isPreferred(state, choice, *chosen))
            chosen = choice;
    }
    if (chosen)
        chosen->tied = static_cast<std::uint8_t>(tied);
    return chosen;
}

} // namespace barrage
