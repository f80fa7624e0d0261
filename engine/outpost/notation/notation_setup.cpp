#include "engine/outpost/notation.h"
#include "engine/outpost/notation/notation_words.h"
#include "engine/outpost/rulings.h"

namespace outpost {

namespace {

using namespace notation;

template <class Io>
void describe(Io& io, Rulings& rulings) {
    for (const Ruling& ruling : kRulings)
        describe(io, ruling, rulings);
}

template <class Io, class Figures>
void describeFigures(Io& io, std::string_view key, Figures& figures) {
    io.list(key, [&figures](auto& inside) {
        for (auto& figure : figures)
            inside.number("", figure);
    });
}

template <class Io>
void describe(Io& io, Map& map) {
    io.listOf("cities", map.cities, [](auto& inside, MapCity& city) {
        inside.list("", [&city](auto& facts) {
            facts.id("", city.field);
            facts.number("", city.area);
        });
    });
    io.listOf("connections", map.connections, [](auto& inside, Connection& connection) {
        inside.list("", [&connection](auto& facts) {
            facts.id("", connection.a);
            facts.id("", connection.b);
            facts.number("", connection.cost);
        });
    });
}

template <class Io>
void describeArea(Io& io, std::string_view word, core::IndexSet<std::uint8_t>& areas,
                  std::uint8_t area) {
    bool isInPlay = areas.contains(area);
    io.flag(word, isInPlay);
    if (isInPlay)
        areas.insert(area);
}

template <class Io>
void describe(Io& io, Setup& setup) {
    describe(io, setup.options.rulings);
    describeFigures(io, "payout", setup.options.payout);
    describeFigures(io, "prices", setup.options.prices);
    io.listOf("order", setup.order, [](auto& inside, Seat& seat) { inside.id("", seat); });
    io.listOf("cards", setup.cards, [](auto& inside, Card& card) { cardWord(inside, "", card); });
    describe(io, setup.map);
    describeArea(io, "area_1", setup.smallAreas, 1);
    describeArea(io, "area_2", setup.smallAreas, 2);
}

constexpr auto kDescribeSetup = [](auto& io, auto& thing) { describe(io, thing); };

} // namespace

std::string formatSetup(const Setup& setup) { return formatLine(setup, kDescribeSetup); }

std::optional<Setup> parseSetup(std::string_view line) {
    return parseLine<Setup>(line, kDescribeSetup);
}

std::string formatRulings(const Rulings& rulings) { return formatLine(rulings, kDescribeSetup); }

std::optional<Rulings> parseRulings(std::string_view line) {
    return parseLine<Rulings>(line, kDescribeSetup);
}

} // namespace outpost
