#pragma once

#include <functional>

#include "app/barrage/choices/choice_step.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/state.h"

/// Moves to try in order to learn why something is refused.
namespace choices {

/// The section of the families that use one.
[[nodiscard]] barrage::Section sectionOf(Family family);

/// Calls visit(system) for everything a conduit can connect.
template <class Visit>
void forEachConnection(Visit visit) {
    using namespace barrage;
    for (int c = 0; c < kConduitSpaceCount; ++c) {
        const ConduitSpaceInfo& conduit = infoOf(ConduitSpace(c));
        const BasinInfo& below = infoOf(conduit.to);
        for (int p = below.firstPowerhouse; p < below.firstPowerhouse + below.powerhouseCount; ++p)
            for (const BaseSpace dam : {upperBase(conduit.from), lowerBase(conduit.from)})
                visit(System{dam, ConduitSpace(c), PowerhouseSpace(p)});
    }
}

/// Calls visit for moves that begin with these steps, as well paid and as likely as can be.
void forEachTrial(const barrage::State& state, const ChoicePath& steps,
                  const std::function<void(const barrage::MoveKind&)>& visit);

/// Whether a move refused by `one` comes closer to being allowed than one refused by `other`.
[[nodiscard]] bool isFurther(const barrage::Error& one, const barrage::Error& other);

} // namespace choices
