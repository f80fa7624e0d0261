#include "app/barrage/cli/carry_out.h"

#include "app/barrage/position/derive.h"
#include "app/barrage/words/error_text.h"
#include "engine/barrage/apply.h"

namespace cli {

void waitFor(barrage::State& state, barrage::Phase phase) {
    state.phase = phase;
    state.agenda = position::agendaOf(state);
}

Result<core::Done> carryOut(barrage::State& state, const barrage::Move& move) {
    const auto events = barrage::apply(state, move);
    if (!events)
        return Failure{kBadContent, barrage::sentenceFor(events.error())};
    return core::Done{};
}

} // namespace cli
