#pragma once

#include <array>
#include <cstdint>

#include "engine/barrage/options.h"

namespace position {

/// The written values of a ruling in the order of its enumeration.
using RulingNames = std::array<const char*, 2>;

inline constexpr const char* kBuildingSlots = "building_slots";
inline constexpr RulingNames kBuildingSlotsNames{"by_players", "all"};

/// Calls visit(key, ruling, names) for every ruling of the base game that chooses between two
/// readings; one table for both directions.
template <class Rulings, class Visit>
void forEachRuling(Rulings& rulings, Visit visit) {
    visit("reshuffle", rulings.reshuffle, RulingNames{"all", "keep_criteria"});
    visit("third_structure", rulings.thirdStructure, RulingNames{"as_printed", "completing_only"});
    visit("tied_first", rulings.tiedFirst, RulingNames{"not_first", "first"});
    visit("production_order", rulings.productionOrder, RulingNames{"contract_first", "flow_first"});
    visit("automa_production_order", rulings.automaProductionOrder,
          RulingNames{"contract_first", "flow_first"});
    visit("water_ties", rulings.waterTies, RulingNames{"letters", "fewest_drops"});
}

inline constexpr const char* kSekiboCredits = "sekibo_credits";
inline constexpr std::array<std::uint8_t, 2> kSekiboCreditsChoices{6, 9};

} // namespace position
