#include "engine/nucleum/apply.h"

#include <type_traits>

#include "engine/nucleum/legal.h"
#include "engine/nucleum/turn/performs.h"

namespace nucleum {

Result<Events> apply(State& state, const Move& move) {
    if (const Check check = nucleum::check(state, move); !check)
        return check.error();
    Events events;
    Effects e{state, events};
    std::visit(
        [&](const auto& what) {
            if constexpr (requires { perform(e, what); })
                perform(e, what);
            else
                perform(e, playerOf(state.task().who), what);
        },
        move.what);
    settle(e);
    return events;
}

} // namespace nucleum
