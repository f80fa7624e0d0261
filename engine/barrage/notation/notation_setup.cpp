#include <cstdint>

#include "engine/barrage/notation.h"
#include "engine/barrage/notation/notation_words.h"
#include "engine/barrage/rulings.h"

namespace barrage {

namespace {

using namespace notation;

template <class Io>
void describe(Io& io, Options& options) {
    io.name("introductory", options.introductory, kNoYes);
    for (const Ruling& ruling : kBaseRulings)
        describe(io, ruling, options.rulings);
    // What the base game does not know is written only if it is in use.
    io.flag("leeghwater=yes", options.leeghwater);
    io.flag("promo_officers=yes", options.promoOfficers);
    if (options.leeghwater)
        for (const Ruling& ruling : kLeeghwaterRulings)
            describe(io, ruling, options.rulings);
}

/// A level means something for Automas only and a tracking for humans only: elsewhere they are
/// written only if somebody set them.
template <class Io>
void describe(Io& io, Seat& seat) {
    const bool isAutoma = seat.kind == PlayerKind::Automa;
    io.id("", seat.company);
    io.id("", seat.kind);
    io.idIf(isAutoma || seat.level != Level::Medium, "", seat.level);
    io.idIf(!isAutoma || seat.tracking != Tracking::Full, "", seat.tracking);
    io.id("", seat.officer);
    io.id("", seat.startingContract);
}

constexpr auto kId = [](auto& io, auto& thing) { io.id("", thing); };

template <class Io, class Array>
void idsOf(Io& io, std::string_view key, Array& things) {
    io.list(key, [&](auto& inside) {
        for (auto& thing : things)
            inside.id("", thing);
    });
}

/// Things that carry their printed numbers from 1 on.
template <class Io, class Array>
void numbersOf(Io& io, std::string_view key, Array& things, std::uint8_t highest) {
    io.list(key, [&](auto& inside) {
        for (auto& thing : things)
            inside.number("", thing.value, 1, highest);
    });
}

template <class Io>
void describe(Io& io, Setup& setup) {
    describe(io, setup.options);
    io.listOf("seats", setup.seats, [](auto& inside, Seat& seat) {
        inside.list("", [&](auto& words) { describe(words, seat); });
    });
    numbersOf(io, "headstreams", setup.headstreams, kHeadstreamTileCount);
    idsOf(io, "bonus_tiles", setup.bonusTiles);
    io.id("objective", setup.objective);
    io.listOf("national", setup.national, kId);
    for (std::size_t i = 0; i < setup.openContracts.size(); ++i)
        idsOf(io, idOf(static_cast<Colour>(i)), setup.openContracts[i]);
    numbersOf(io, "neutral_dams", setup.neutralDams, kBasinCount);
    idsOf(io, "patents", setup.patents);
    io.listOf("extra_officers", setup.extraOfficers, kId);
    if (!setup.options.leeghwater)
        return;
    io.listOf("buildings", setup.buildings, kId);
    idsOf(io, "works", setup.works);
    idsOf(io, "removed_tiles", setup.removedTiles);
}

constexpr auto kDescribeSetup = [](auto& io, auto& thing) { describe(io, thing); };

} // namespace

std::string formatSetup(const Setup& setup) { return formatLine(setup, kDescribeSetup); }

std::optional<Setup> parseSetup(std::string_view line) {
    return parseLine<Setup>(line, kDescribeSetup);
}

} // namespace barrage
