#include <type_traits>
#include <utility>

#include "engine/core/notation_correction.h"
#include "engine/outpost/correction.h"
#include "engine/outpost/notation.h"
#include "engine/outpost/notation/notation_words.h"

namespace outpost {

namespace {

using namespace notation;

/// In the order of MoveKind.
constexpr Names<std::variant_size_v<MoveKind>> kVerbs{"draw",
                                                      "hammer",
                                                      "put-up",
                                                      "bid",
                                                      "pass-bid",
                                                      "pass",
                                                      "build",
                                                      "outpost",
                                                      "place",
                                                      "hire",
                                                      "end",
                                                      "declare",
                                                      "place-syndicate",
                                                      "syndicate-take",
                                                      "syndicate-build",
                                                      "operate",
                                                      "correct",
                                                      "move-card",
                                                      "change-card"};
static_assert(!kVerbs.back().empty());

constexpr Names<kCardPlaceKindCount> kPlaces{"deck",         "under_deck",  "box",
                                             "market_space", "market_pile", "pool",
                                             "plant_slot",   "habitat_slot"};
template <class Io, class What>
    requires std::is_empty_v<What>
void describe(Io&, What&) {}

template <class Io>
void describe(Io& io, Draw& move) {
    cardWord(io, "", move.card);
}
template <class Io>
void describe(Io& io, HammerFalls& move) {
    io.id("", move.winner);
    io.number("price", move.price);
}
template <class Io>
void describe(Io& io, PutUp& move) {
    io.number("space", move.space);
    io.number("bid", move.bid);
}
template <class Io>
void describe(Io& io, Bid& move) {
    io.number("", move.amount);
}
template <class Io>
void describe(Io& io, Build& move) {
    io.id("", move.piece);
    io.id("", move.city);
    io.number("connection", move.connection);
}
template <class Io>
void describe(Io& io, BuildOnOutpost& move) {
    io.number("card", move.outpost);
    io.id("", move.piece);
}
template <class Io>
void describe(Io& io, PlaceCard& move) {
    cardWord(io, "", move.card);
    io.id("slot", move.slot);
    cardWord(io, "for", move.replaced);
}
template <class Io>
void describe(Io& io, Hire& move) {
    io.number("seasonal", move.seasonal);
    io.flag("robot", move.makesRobot);
}
template <class Io>
void describe(Io& io, Declare& move) {
    io.number("supplied", move.supplied);
}
template <class Io>
void describe(Io& io, PlaceSyndicateStation& move) {
    io.id("", move.city);
}
template <class Io>
void describe(Io& io, SyndicateBuild& move) {
    io.id("", move.city);
}
template <class Io>
void describe(Io& io, Correct& move) { // all as plain numbers
    describeKind(io, move, correctionForms());
    io.id("", move.owner);
    io.number("index", move.index);
    io.number("value", move.value);
    describeReason(io, move);
}
template <class Io>
void describePlace(Io& io, std::string_view key, CardPlace& place) {
    io.list(key, [&place](auto& inside) {
        inside.name("", place.kind, kPlaces);
        inside.id("", place.owner);
        inside.number("", place.index);
    });
}
template <class Io>
void describe(Io& io, MoveCard& move) {
    cardWord(io, "", move.card);
    describePlace(io, "from", move.from);
    describePlace(io, "to", move.to);
    io.name("", move.reason, core::kCorrectionReasons);
}
template <class Io>
void describe(Io& io, ChangeCard& move) {
    cardWord(io, "from", move.from);
    cardWord(io, "to", move.to);
    io.name("", move.reason, core::kCorrectionReasons);
}

constexpr auto kDescribeMove = [](auto& io, Move& move) {
    describeMove(io, move, kVerbs, [](auto& inside, auto& what) { describe(inside, what); });
};

constexpr auto kCardWord = [](auto& io, Card& card) { cardWord(io, "", card); };

} // namespace

std::string formatMove(const Move& move) { return formatLine(move, kDescribeMove); }

std::optional<Move> parseMove(std::string_view line) {
    return parseLine<Move>(line, kDescribeMove);
}

std::string formatCard(const Card& card) { return formatLine(card, kCardWord); }

std::optional<Card> parseCard(std::string_view text) { return parseLine<Card>(text, kCardWord); }

} // namespace outpost
