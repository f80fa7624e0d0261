#pragma once

#include <array>
#include <span>

#include "engine/barrage/options.h"
#include "engine/core/ruling.h"

namespace barrage {

using Ruling = core::Ruling<Rulings>;

/// Every ruling, in the order in which logs name them; R-A1 and so on stand in options.h.
inline constexpr std::array kRulings{
    core::rulingOf<Rulings, &Rulings::reshuffle, Reshuffle::KeepCriteria>("reshuffle", "all",
                                                                          "keep_criteria"),
    core::rulingOf<Rulings, &Rulings::thirdStructure, ThirdStructure::CompletingOnly>(
        "third_structure", "as_printed", "completing_only"),
    core::rulingOf<Rulings, &Rulings::tiedFirst, TiedFirst::First>("tied_first", "not_first",
                                                                   "first"),
    core::rulingOf<Rulings, &Rulings::productionOrder, ProductionOrder::FlowFirst>(
        "production_order", "contract_first", "flow_first"),
    core::rulingOf<Rulings, &Rulings::automaProductionOrder, ProductionOrder::ContractFirst>(
        "automa_production_order", "flow_first", "contract_first"),
    core::rulingOf<Rulings, &Rulings::waterTies, WaterTies::FewestDrops>("water_ties", "letters",
                                                                         "fewest_drops"),
    core::rulingOf<Rulings, &Rulings::sekiboCredits, 9>("sekibo_credits", "6", "9"),
    core::rulingOf<Rulings, &Rulings::buildingSlots, BuildingSlots::All>("building_slots",
                                                                         "by_players", "all"),
};

/// The last one is about the Leeghwater Project and written only where that is in play.
inline constexpr std::span<const Ruling> kBaseRulings =
    std::span(kRulings).first<kRulings.size() - 1>();
inline constexpr std::span<const Ruling> kLeeghwaterRulings = std::span(kRulings).last<1>();

} // namespace barrage
