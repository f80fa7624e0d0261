#pragma once

#include <cstddef>
#include <utility>

#include "engine/nucleum/facts.h"
#include "engine/nucleum/notation/notation_words.h"

/// Private to the notation: facts, in moves as words of the line, in setups as lists.
namespace nucleum::notation {

/// In the order of Fact.
inline constexpr Names<kFactKindCount> kFactNames{
    "city",    "connection", "line_reward",  "building",     "building_vp",
    "neutral", "income",     "nucleum",      "offer_prices", "coal_wagons",
    "pair",    "top_slots",  "lowest_space", "income_spaces"};

inline constexpr Names<3> kLineRewardNames{"unknown", "per_tile", "fixed"};

template <class Io>
void describe(Io& io, Reward& reward) {
    io.numberIfAny("thaler", reward.thaler);
    io.numberIfAny("workers", reward.workers);
    io.numberIfAny("uranium", reward.uranium);
    io.numberIfAny("achievement", reward.achievement);
    io.numberIfAny("vp", reward.vp);
    io.numberIfAny("income_thaler", reward.incomeThaler);
    io.numberIfAny("income_workers", reward.incomeWorkers);
    io.numberIfAny("income_vp", reward.incomeVp);
    io.numberIfAny("income_any", reward.incomeAny);
    io.numberIfAny("technology", reward.technology);
}

template <class Io>
void describe(Io& io, Building& building) {
    io.id("", building.type);
    describePosition(io, "", building.level, kLevelCount);
}

template <class Io>
void describe(Io& io, CityFact& fact) {
    io.id("", fact.city);
    io.id("", fact.colour);
}
template <class Io>
void describe(Io& io, ConnectionFact& fact) {
    io.id("", fact.a);
    io.id("", fact.b);
    io.number("", fact.spaces);
}
template <class Io>
void describe(Io& io, LineRewardFact& fact) {
    io.id("", fact.a);
    io.id("", fact.b);
    io.name("", fact.reward, kLineRewardNames);
    io.number("", fact.steps);
}
template <class Io>
void describe(Io& io, BuildingFact& fact) {
    describe(io, fact.building);
    io.number("demand", fact.demand);
    describe(io, fact.reward);
}
template <class Io>
void describe(Io& io, BuildingVpFact& fact) {
    describe(io, fact.building);
    io.number("vp", fact.vp);
}
template <class Io>
void describe(Io& io, NeutralFact& fact) {
    io.id("", fact.neutral);
    for (int i = 0; i < kBuildingTypeCount; ++i) {
        const auto type = static_cast<BuildingType>(i);
        bool isShown = (fact.face.types >> i) & 1;
        io.flag(idOf(type), isShown);
        fact.face.types =
            static_cast<std::uint8_t>((fact.face.types & ~(1 << i)) | ((isShown ? 1 : 0) << i));
    }
    io.expect(fact.face.types < (1 << kBuildingTypeCount));
    io.number("demand", fact.face.demand);
    describe(io, fact.face.reward);
}

/// The number of values, then each amount, with its VP if there are any.
template <class Io>
void describe(Io& io, IncomeTrackFact& fact) {
    io.id("", fact.track);
    auto count = static_cast<std::uint8_t>(fact.values.size());
    io.number("values", count, 0, kMostIncomeValues);
    if (count > kMostIncomeValues)
        count = 0;
    while (fact.values.size() < count)
        fact.values.push({});
    for (IncomeValue& value : fact.values) {
        io.number("", value.amount);
        io.numberIfAny("vp", value.vp);
    }
}
template <class Io>
void describe(Io& io, NucleumBonusFact& fact) {
    io.id("", fact.plant);
    describe(io, fact.reward);
}
template <class Io>
void describe(Io& io, OfferPricesFact& fact) {
    for (std::uint8_t& price : fact.prices)
        io.number("", price);
}
template <class Io>
void describe(Io& io, CoalWagonsFact& fact) {
    io.id("", fact.area);
    io.number("", fact.wagons);
}
template <class Io>
void describe(Io& io, PairRewardFact& fact) {
    describePosition(io, "", fact.row, kRowCount);
    describe(io, fact.reward);
}
template <class Io>
void describe(Io& io, TopSlotsFact& fact) {
    io.number("", fact.count);
}
template <class Io>
void describe(Io& io, LowestSpaceFact& fact) {
    io.id("", fact.space);
}
template <class Io>
void describe(Io& io, IncomeSpacesFact& fact) {
    io.id("", fact.track);
    io.number("", fact.spaces);
}

/// Makes `what` the alternative with this number, unless it is already.
template <class Variant, std::size_t... I>
void select(Variant& what, std::size_t kind, std::index_sequence<I...>) {
    if (what.index() != kind)
        ((I == kind ? static_cast<void>(what.template emplace<I>()) : static_cast<void>(0)), ...);
}

template <class Io>
void describe(Io& io, Fact& fact) {
    std::size_t kind = fact.index();
    io.name("", kind, kFactNames);
    select(fact, kind, std::make_index_sequence<kFactNames.size()>());
    std::visit([&io](auto& known) { describe(io, known); }, fact);
}

} // namespace nucleum::notation
