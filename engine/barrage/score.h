#pragma once

#include <string_view>
#include <vector>

#include "engine/barrage/event.h"
#include "engine/barrage/final_score.h"
#include "engine/barrage/state.h"

namespace barrage {

/// One gain or loss of a scoring, already in the company's own accounting: an Automa's credits are
/// VP here.
struct ScoreLine {
    Company company = Company::Usa;
    std::string_view rule;
    Source source = Source::EnergyRanking;
    int vp = 0;
    int credits = 0;

    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

/// Phase 4 (B-17) for the totals as they stand: ranking, then energy track, then bonus tile, each
/// in turn order. Lines that give nothing are left out.
[[nodiscard]] std::vector<ScoreLine> scoreRound(const State& state);

/// End of the game (B-19.1 to B-19.4).
[[nodiscard]] std::vector<ScoreLine> scoreEnd(const State& state);

/// What the bonus tile counts for a company now, and what it gives (B-17.4).
[[nodiscard]] int bonusTileCount(const State& state, Company company, BonusTile tile);
[[nodiscard]] int bonusTileVp(const State& state, Company company);

[[nodiscard]] int dropsInOwnDams(const State& state, Company company);

/// Own pieces on one site; only elevations can be more than one.
struct CountedPiece {
    Site site;
    int number = 1;

    friend bool operator==(const CountedPiece&, const CountedPiece&) = default;
};

/// The pieces that make up the count of an objective (B-24). Of areas that are equally good or bad
/// it is the uppermost.
[[nodiscard]] std::vector<CountedPiece> objectivePieces(const State& state, Company company,
                                                        Objective objective);
/// The count an objective ranks by: those pieces, or the basins in which they are.
[[nodiscard]] int objectiveCount(const State& state, Company company, Objective objective);
/// The places by the objective of the game, in turn order.
[[nodiscard]] std::vector<ObjectiveShare> objectiveShares(const State& state);

/// Highest VP, then highest energy of round 5, else shared (B-19.5), in turn order.
[[nodiscard]] std::vector<Company> winners(const State& state);

} // namespace barrage
