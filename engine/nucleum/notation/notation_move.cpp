#include <type_traits>
#include <utility>
#include <variant>

#include "engine/nucleum/notation.h"
#include "engine/nucleum/notation/notation_correct.h"
#include "engine/nucleum/notation/notation_facts.h"
#include "engine/nucleum/notation/notation_words.h"

namespace nucleum {

namespace {

using namespace notation;

/// In the order of MoveKind.
constexpr Names<std::variant_size_v<MoveKind>> kVerbs{
    "play",         "lay",         "recharge",  "urbanize",      "industrialize",
    "develop",      "contract",    "energize",  "subsidize",     "fulfil",
    "exchange",     "unlock",      "take-vp",   "place-uranium", "advance",
    "space-reward", "take-worker", "take-tile", "marker",        "nucleum",
    "decline",      "reveal",      "proceed",   "learn",         "correct"};
static_assert(!kVerbs.back().empty());

constexpr Names<kSubsidyCount> kSubsidyNames{"worker",         "two_thaler",     "income_thaler",
                                             "income_workers", "income_vp",      "achievement",
                                             "income_any",     "paid_income_any"};
constexpr Names<2> kExchangeNames{"uranium", "workers"};
constexpr Names<kRowCount> kRowKeys{"mine1", "mine2", "mine3", "mine4"};
constexpr Names<kMaxPlayers> kFeeKeys{"p1", "p2", "p3", "p4"};

/// Decline, Proceed, TakeWorker and TakeTechnologyVp say everything with their verb.
template <class Io, class What>
    requires std::is_empty_v<What>
void describe(Io&, What&) {}

template <class Io>
void describe(Io& io, PlayTile& play) {
    io.flag("directive", play.isDirective);
}

template <class Io>
void describe(Io& io, LayRailway& lay) {
    io.id("", lay.a);
    io.id("", lay.b);
    describePosition(io, "", lay.space, 1 + kMostTrackSpaces);
    io.id("", lay.towardsA);
    io.id("", lay.towardsB);
}

template <class Io>
void describe(Io& io, Recharge& recharge) {
    io.flag("by_hand", recharge.isByHand);
    io.numberIfAny("thaler", recharge.thaler);
    io.numberIfAny("workers", recharge.workers);
    io.numberIfAny("vp", recharge.vp);
}

template <class Io>
void describe(Io& io, Urbanize& urbanize) {
    notation::describe(io, urbanize.building);
    io.id("", urbanize.city);
    io.flag("red", urbanize.isRed);
    io.numberIfAny("discount", urbanize.discount);
}

template <class Io>
void describe(Io& io, Industrialize& industrialize) {
    io.id("", industrialize.kind);
    describePosition(io, "", industrialize.row, kRowCount);
    io.id("", industrialize.city);
    io.flag("red", industrialize.isRed);
    io.flag("space_uranium", industrialize.hasSpaceUranium);
    io.flag("worker_symbol", industrialize.hasWorkerSymbol);
    io.flag("uranium_symbol", industrialize.hasUraniumSymbol);
}

/// Slots are written from 1; a second one only if it is bought.
template <class Io>
void describe(Io& io, Develop& develop) {
    describePosition(io, "", develop.first, kOfferSlots);
    int second = develop.second == kUnknown ? 0 : develop.second + 1;
    io.numberIfAny("second", second);
    develop.second = second == 0 ? kUnknown : static_cast<std::uint8_t>(second - 1);
    io.numberIfAny("discount", develop.discount);
}

template <class Io>
void describe(Io& io, TakeContract& take) {
    io.id("", take.contract);
    io.id("", take.space);
    io.flag("doubled", take.isDoubled);
}

template <class Io>
void describe(Io& io, Target& target) {
    io.flag("neutral", target.isNeutral);
    if (target.isNeutral)
        describePosition(io, "", target.place, kNeutralPlaces);
    else
        notation::describe(io, target.building);
}

template <class Io>
void describe(Io& io, Energize& energize) {
    io.id("", energize.plant);
    describe(io, energize.target);
    for (std::size_t i = 0; i < energize.coal.size(); ++i)
        io.numberIfAny(idOf(static_cast<CoalArea>(i)), energize.coal[i]);
    for (std::size_t i = 0; i < energize.uranium.size(); ++i)
        io.numberIfAny(kRowKeys[i], energize.uranium[i]);
    io.numberIfAny("tile", energize.tileEnergy);
    for (std::size_t i = 0; i < energize.fees.size(); ++i)
        io.numberIfAny(kFeeKeys[i], energize.fees[i]);
}

template <class Io>
void describe(Io& io, Subsidize& subsidize) {
    io.name("", subsidize.subsidy, kSubsidyNames);
}

template <class Io>
void describe(Io& io, FulfilContract& fulfil) {
    io.id("", fulfil.contract);
}

template <class Io>
void describe(Io& io, Exchange& exchange) {
    io.name("", exchange.kind, kExchangeNames);
    io.number("", exchange.amount);
    if (exchange.kind == ExchangeKind::UraniumToWorkers)
        describePosition(io, "mine", exchange.row, kRowCount);
}

template <class Io>
void describe(Io& io, UnlockTechnology& unlock) {
    describePosition(io, "", unlock.position, kTechnologyCount);
}

template <class Io>
void describe(Io& io, PlaceUranium& place) {
    for (std::size_t i = 0; i < place.cubes.size(); ++i)
        io.numberIfAny(kRowKeys[i], place.cubes[i]);
}

template <class Io>
void describe(Io& io, AdvanceIncome& advance) {
    for (std::size_t i = 0; i < advance.steps.size(); ++i)
        io.numberIfAny(idOf(static_cast<IncomeTrack>(i)), advance.steps[i]);
}

template <class Io>
void describe(Io& io, TakeSpaceReward& take) {
    io.id("", take.space);
}

template <class Io>
void describe(Io& io, TakeOfferedTile& take) {
    describePosition(io, "", take.slot, kOfferSlots);
}

template <class Io>
void describe(Io& io, PlaceMarker& marker) {
    io.number("", marker.space);
}

template <class Io>
void describe(Io& io, PlaceNucleum& nucleum) {
    io.id("", nucleum.plant);
}

template <class Io>
void describe(Io& io, RevealContract& reveal) {
    io.id("", reveal.contract);
}

template <class Io>
void describe(Io& io, Learn& learn) {
    notation::describe(io, learn.fact);
}

template <class Io>
void describe(Io& io, Correct& correct) {
    describeCorrection(io, correct, correctionForms());
}

constexpr auto kDescribeMove = [](auto& io, Move& move) {
    describeMove(io, move, kVerbs, [](auto& inside, auto& what) { describe(inside, what); });
};

constexpr auto kDescribeFact = [](auto& io, Fact& fact) { notation::describe(io, fact); };

} // namespace

std::string formatMove(const Move& move) { return formatLine(move, kDescribeMove); }

std::optional<Move> parseMove(std::string_view line) {
    return parseLine<Move>(line, kDescribeMove);
}

std::string formatFact(const Fact& fact) { return formatLine(fact, kDescribeFact); }

std::optional<Fact> parseFact(std::string_view line) {
    return parseLine<Fact>(line, kDescribeFact);
}

} // namespace nucleum
