#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

#include "engine/core/result.h"

/// Corrections: moves that set one thing to what the table shows. Each game has one table of what
/// can be corrected, a CorrectionForm for every kind; notation, check and apply, and the words and
/// the pages of the app, read it.
namespace core {

enum class CorrectionReason : std::uint8_t { TableDiffers, WrongEntry, ForgottenStep, Other };
inline constexpr std::array<std::string_view, 4> kCorrectionReasons{"table_differs", "wrong_entry",
                                                                    "forgotten_step", "other"};

/// `owner` is whose thing it is, or nobody; what `index` and `value` mean stands in the form.
template <class What, class Who>
struct Correction {
    What what{};
    Who owner{};
    std::uint8_t index = 0;
    std::int16_t value = 0;
    CorrectionReason reason = CorrectionReason::TableDiffers;
    bool isWithLast = false; // made together with the entry before it, and undone with it
    friend bool operator==(const Correction&, const Correction&) = default;
};

/// Whether a move is a correction that was made together with the one before it.
template <class Correct, class Move>
[[nodiscard]] bool isCorrectedWithLast(const Move& move) {
    const Correct* const correction = std::get_if<Correct>(&move.what);
    return correction && correction->isWithLast;
}

/// Whom the owner of a correction may name: nobody, a player, a company (one that the game plays
/// itself too), or any company or nobody.
enum class Concerns : std::uint8_t { Nobody, Player, Company, Anybody };

/// How a thing of the state is read and set. The corrections given to these say whose and which.
template <class State, class Correct>
struct Corrigible {
    /// None if only the owner counts.
    int (*value)(const State&, const Correct&) = nullptr;
    /// Without looking at what always holds.
    void (*set)(State&, const Correct&) = nullptr;
    /// None if the owner is part of the question: whose VP.
    decltype(Correct::owner) (*owner)(const State&, const Correct&) = nullptr;
};

template <class Thing>
[[nodiscard]] constexpr int correctedNumber(const Thing& thing) {
    if constexpr (requires { thing.value; })
        return thing.value;
    else
        return static_cast<int>(thing);
}

template <class Thing>
constexpr void setCorrectedNumber(Thing& thing, int number) {
    thing = static_cast<Thing>(number);
}

/// What is just a member of the state. `At` leads to it: a lambda without captures that takes the
/// state, const or not, and the correction.
template <class State, class Correct, class At>
[[nodiscard]] constexpr Corrigible<State, Correct> figureAt(At /*at*/) {
    return {[](const State& state, const Correct& which) {
                return correctedNumber(At{}(state, which));
            },
            [](State& state, const Correct& to) { setCorrectedNumber(At{}(state, to), to.value); }};
}

/// One kind of correction. `Meaning` is the game's enumeration of what its numbers stand for.
template <class State, class Correct, class Meaning, class Check>
struct CorrectionForm {
    decltype(Correct::what) what;
    std::string_view name; // in logs
    Concerns concerns;
    Meaning indexMeans;
    int indices; // 0: none is used
    Meaning valueMeans;
    int least;
    int most;
    Corrigible<State, Correct> thing;
    /// What neither the form nor the invariants say, if there is anything.
    Check (*makesSense)(const State&, const Correct&) = nullptr;

    [[nodiscard]] constexpr bool hasIndex(int index) const { return index < std::max(1, indices); }
    [[nodiscard]] constexpr bool hasValue(int value) const {
        return least <= value && value <= most;
    }

    /// A figure of somebody's own: their points, their money.
    [[nodiscard]] constexpr bool isOwnFigure() const {
        return (concerns == Concerns::Player || concerns == Concerns::Company) && !thing.owner &&
               valueMeans == Meaning::Number;
    }

    /// What there is against a correction whose index, value and owner are possible: it makes no
    /// sense, or the state would break one of its invariants, which are declared next to State.
    [[nodiscard]] Check checkOutcome(const State& state, const Correct& move) const {
        if (makesSense)
            if (Check sense = makesSense(state, move); !sense)
                return sense;
        State after = state;
        thing.set(after, move);
        if (const auto broken = brokenInvariant(after))
            return *broken;
        return Done{};
    }

    /// The correction that would change nothing. `owner` is whose thing is asked for; where it is
    /// nobody's, or the question is whose it is, the answer names another.
    [[nodiscard]] Correct asItIs(const State& state, decltype(Correct::owner) owner,
                                 int index) const {
        Correct found;
        found.what = what;
        found.index = static_cast<std::uint8_t>(index);
        if (concerns != Concerns::Nobody)
            found.owner = thing.owner ? thing.owner(state, found) : owner;
        if (thing.value)
            found.value = static_cast<std::int16_t>(thing.value(state, found));
        return found;
    }
};

/// Whether each form stands where its kind leads to, and has a name and a setter.
template <class Forms>
[[nodiscard]] constexpr bool isInOrder(const Forms& forms) {
    for (std::size_t i = 0; i < forms.size(); ++i)
        if (static_cast<std::size_t>(forms[i].what) != i || forms[i].name.empty() ||
            !forms[i].thing.set)
            return false;
    return true;
}

} // namespace core
