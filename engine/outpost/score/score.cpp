#include "engine/outpost/score.h"

#include <algorithm>

#include "engine/outpost/score_pad.h"

namespace outpost {

std::vector<Standing> standings(const State& state) {
    std::vector<PadPlayer> figures;
    for (const Seat seat : state.order)
        figures.push_back({state.of(seat).supplied, state.of(seat).money});
    const std::vector<PadScore> scores = padScores(figures);
    std::vector<Standing> standings;
    for (std::size_t i = 0; i < scores.size(); ++i)
        standings.push_back(
            {state.order[i], figures[i].supplied, figures[i].money, scores[i].rank});
    std::stable_sort(standings.begin(), standings.end(),
                     [](const Standing& a, const Standing& b) { return a.rank < b.rank; });
    return standings;
}

std::vector<Seat> winners(const State& state) {
    std::vector<Seat> seats;
    for (const Standing& standing : standings(state))
        if (standing.rank == 1)
            seats.push_back(standing.seat);
    return seats;
}

} // namespace outpost
