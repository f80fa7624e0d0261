#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include <QtTest>

#include "engine/core/correction.h"

/// Walks the rows of a game's table of corrections; `Move` is the game's.
namespace correction_walk {

/// Sets what the form is about to other values wherever the rules allow it: each is read, set, read
/// back, put right again, and is the same after it was written and read. Returns how many were set.
template <class Move, class Form, class State, class Owner>
int correctionsMade(const Form& form, const State& state, const std::vector<Owner>& owners,
                    int indices, std::optional<Move> (*parse)(std::string_view)) {
    int made = 0;
    for (const Owner owner : owners)
        for (int index = 0; index < std::max(1, indices); ++index) {
            const auto now = form.asItIs(state, owner, index);
            for (const int value : {form.least, form.least + 1, now.value + 1, form.most}) {
                auto to = now;
                to.value = static_cast<std::int16_t>(value);
                if (form.thing.owner)
                    to.owner = owner;
                const Move move{{}, to};
                if (to == now || !check(state, move))
                    continue;
                State after = state;
                form.thing.set(after, to);
                const auto parsed = parse(formatMove(move));
                Move withLast = move;
                auto joined = to;
                joined.isWithLast = true;
                withLast.what = joined;
                const bool isSame = form.asItIs(after, to.owner, index) == to && parsed &&
                                    *parsed == move && parse(formatMove(withLast)) == withLast;
                form.thing.set(after, now);
                if (!isSame || form.asItIs(after, now.owner, index) != now) {
                    QTest::qFail(formatMove(move).c_str(), __FILE__, __LINE__);
                    return 0;
                }
                ++made;
            }
        }
    return made;
}

/// A value below or above the range and an index too many are refused, whoever it is about.
template <class Move, class Form, class State, class Owner>
bool refusesWhatIsOutside(const Form& form, const State& state, const std::vector<Owner>& owners) {
    return std::ranges::none_of(owners, [&](Owner owner) {
        auto low = form.asItIs(state, owner, 0);
        auto high = low;
        auto beyond = low;
        low.value = static_cast<std::int16_t>(form.least - 1);
        high.value = static_cast<std::int16_t>(form.most + 1);
        beyond.index = static_cast<std::uint8_t>(std::max(1, form.indices));
        return check(state, Move{{}, low}).ok() || check(state, Move{{}, high}).ok() ||
               check(state, Move{{}, beyond}).ok();
    });
}

/// Whom a correction may be about in a state, nobody where the form is left out, and how many
/// places it counts there.
template <class Owner>
struct Scope {
    std::vector<Owner> owners;
    int indices = 0;
};

/// Tries the form in the states; somewhere it has to be possible. `scopeIn(state)` gives the Scope.
template <class Move, class Form, class State, class ScopeIn>
void tryIn(const std::vector<State>& states, const Form& form,
           std::optional<Move> (*parse)(std::string_view), ScopeIn scopeIn) {
    int made = 0;
    for (const State& state : states) {
        auto scope = scopeIn(state);
        if (scope.owners.empty())
            continue;
        QVERIFY(refusesWhatIsOutside<Move>(form, state, scope.owners));
        if (form.concerns == core::Concerns::Anybody)
            scope.owners.push_back({}); // nobody
        made += correctionsMade<Move>(form, state, scope.owners, scope.indices, parse);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(made > 0);
}

} // namespace correction_walk
