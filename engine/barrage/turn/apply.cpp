#include "engine/barrage/apply.h"

#include <type_traits>

#include "engine/barrage/legal.h"
#include "engine/barrage/turn/agenda.h"
#include "engine/barrage/turn/performs.h"

namespace barrage {

namespace {

void tellCorrection(Effects& e, const Correct& move) {
    Event event;
    event.kind = EventKind::Corrected;
    event.who = move.owner;
    event.source = Source::Correction;
    event.index = static_cast<std::uint8_t>(move.what);
    event.amount = move.value;
    event.site.index = move.index;
    e.tell(event);
}

Result<Events> applyUntil(State& state, const Move& move, SettleUntil until) {
    if (const Check check = barrage::check(state, move); !check)
        return check.error();
    Events events;
    Effects e{state, events};
    e.cause = state.agenda.empty() ? Cause{} : state.agenda.back().cause;
    std::visit(
        [&](const auto& what) {
            if constexpr (std::is_same_v<std::decay_t<decltype(what)>, Correct>) {
                correct(state, what);
                tellCorrection(e, what);
            } else if constexpr (requires { perform(e, what); }) {
                perform(e, what);
            } else {
                perform(e, companyOf(state.task().who), what);
            }
        },
        move.what);
    settle(e, until);
    return events;
}

} // namespace

Result<Events> apply(State& state, const Move& move) {
    return applyUntil(state, move, SettleUntil::Choice);
}

Result<Events> applyWithinTurn(State& state, const Move& move) {
    return applyUntil(state, move, SettleUntil::TurnOver);
}

} // namespace barrage
