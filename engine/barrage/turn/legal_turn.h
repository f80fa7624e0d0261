#pragma once

#include "engine/barrage/move.h"
#include "engine/barrage/state.h"
#include "engine/core/move_list.h"

namespace barrage {

using MoveList = core::MoveList<Move>;

/// Every way to divide `least` to `most` drops among the headstreams.
template <class Visit>
void forEachSplit(int least, int most, Visit visit) {
    DropsPerHeadstream drops{};
    for (int a = 0; a <= most; ++a)
        for (int b = 0; a + b <= most; ++b)
            for (int c = 0; a + b + c <= most; ++c)
                for (int d = 0; a + b + c + d <= most; ++d) {
                    if (a + b + c + d < least)
                        continue;
                    drops = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                             static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(d)};
                    visit(drops);
                }
}

/// The moves with which a company can begin or go on with its turn.
void addTurns(const State& state, Company company, MoveList& list);

/// The same for an Automa.
void addAutomaTurns(const State& state, Company company, MoveList& list);

/// External works, private buildings and officers' spaces.
void addLeeghwaterTurns(const State& state, Company company, MoveList& list);

/// The answers to the choices of the Leeghwater Project and the promo officers.
void addLeeghwaterChoices(const State& state, const Task& task, MoveList& list);

} // namespace barrage
