#pragma once

#include <array>

#include "engine/core/ruling.h"
#include "engine/outpost/options.h"

namespace outpost {

using Ruling = core::Ruling<Rulings>;

/// Every ruling, in the order in which logs name them; OA-1 and so on stand in options.h.
inline constexpr std::array kRulings{
    core::rulingOf<Rulings, &Rulings::slidingCard, SlidingCard::LiesBeside>(
        "sliding_card", "joins_pile", "lies_beside"),
    core::rulingOf<Rulings, &Rulings::discountedPile, DiscountedPile::Draw>("discounted_pile",
                                                                            "no_draw", "draw"),
    core::rulingOf<Rulings, &Rulings::highestPile, HighestPile::WholePile>(
        "highest_pile", "top_card", "whole_pile"),
    core::rulingOf<Rulings, &Rulings::syndicateSameCard, SyndicateSameCard::NextHighest>(
        "syndicate_same_card", "after_auction", "next_highest"),
    core::rulingOf<Rulings, &Rulings::syndicateRefill, SyndicateRefill::AfterAuction>(
        "syndicate_refill", "at_once", "after_auction"),
    core::rulingOf<Rulings, &Rulings::blockedCity, BlockedCity::NextField>(
        "blocked_city", "keep_station", "next_field"),
    core::rulingOf<Rulings, &Rulings::newRobot, NewRobot::WorksNextRound>(
        "new_robot", "works_at_once", "works_next_round"),
    core::rulingOf<Rulings, &Rulings::plantRanking, PlantRanking::OutputPerWorkerFirst>(
        "plant_ranking", "output_first", "output_per_worker_first"),
    core::rulingOf<Rulings, &Rulings::robotsCardWorker, RobotsCardWorker::PermanentOnly>(
        "robots_card_worker", "seasonal_too", "permanent_only"),
    core::rulingOf<Rulings, &Rulings::secondRunPass, SecondRunPass::Forbidden>(
        "second_run_pass", "allowed", "forbidden"),
    core::rulingOf<Rulings, &Rulings::earlyStep3, EarlyStep3::HighestStays>(
        "early_step3", "highest_leaves", "highest_stays"),
};

} // namespace outpost
