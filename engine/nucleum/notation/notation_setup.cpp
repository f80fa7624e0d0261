#include <vector>

#include "engine/nucleum/notation.h"
#include "engine/nucleum/notation/notation_facts.h"
#include "engine/nucleum/notation/notation_words.h"
#include "engine/nucleum/rulings.h"

namespace nucleum {

namespace {

using namespace notation;

template <class Io>
void describe(Io& io, Options& options) {
    Rulings& rulings = options.rulings;
    io.name("first_games", options.firstGames, kNoYes);
    for (const Ruling& ruling : kRulingsBeforeMultipliers)
        describe(io, ruling, rulings);
    io.list("multipliers", [&](auto& inside) {
        for (std::uint8_t& multiplier : rulings.multipliers)
            inside.number("", multiplier);
    });
    for (const Ruling& ruling : kRulingsAfterMultipliers)
        describe(io, ruling, rulings);
}

template <class Io, class Array>
void idsOf(Io& io, std::string_view key, Array& things) {
    io.list(key, [&](auto& inside) {
        for (auto& thing : things)
            inside.id("", thing);
    });
}

void describeFacts(Writer& io, Facts& facts) {
    std::vector<Fact> list = listOf(facts);
    if (list.empty())
        return;
    io.list("facts", [&](Writer& inside) {
        for (Fact& fact : list)
            inside.list("", [&](Writer& words) { notation::describe(words, fact); });
    });
}

/// Facts that contradict themselves are not entered; the line then reads differently when it is
/// written again.
void describeFacts(Reader& io, Facts& facts) {
    core::FixedVector<Fact, 200> list;
    io.listOf("facts", list, [](Reader& inside, Fact& fact) {
        inside.list("", [&](Reader& words) { notation::describe(words, fact); });
    });
    for (const Fact& fact : list) {
        const auto* line = std::get_if<LineRewardFact>(&fact);
        const bool isNewConnection = std::holds_alternative<ConnectionFact>(fact);
        if (isPlausible(fact) && (!line || findConnection(facts, line->a, line->b)) &&
            (!isNewConnection || !facts.connections.full()))
            enter(facts, fact);
    }
}

template <class Io>
void describe(Io& io, Setup& setup) {
    describe(io, setup.options);
    io.listOf("seats", setup.seats, [](auto& inside, Seat& seat) {
        inside.list("", [&](auto& words) {
            words.id("", seat.colour);
            words.id("", seat.experiment);
            words.id("", seat.initialContract);
        });
    });
    idsOf(io, "silver", setup.silver);
    idsOf(io, "gold", setup.gold);
    idsOf(io, "purple", setup.purple);
    idsOf(io, "milestones", setup.milestones);
    idsOf(io, "cards", setup.cards);
    io.listOf("neutrals", setup.neutrals, [](auto& inside, NeutralPlace& place) {
        inside.list("", [&](auto& words) {
            words.id("", place.city);
            words.id("", place.neutral);
        });
    });
    describeFacts(io, setup.facts);
}

constexpr auto kDescribeSetup = [](auto& io, auto& thing) { describe(io, thing); };

} // namespace

std::string formatSetup(const Setup& setup) { return formatLine(setup, kDescribeSetup); }

std::optional<Setup> parseSetup(std::string_view line) {
    return parseLine<Setup>(line, kDescribeSetup);
}

} // namespace nucleum
