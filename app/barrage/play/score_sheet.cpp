#include "app/barrage/play/score_sheet.h"

#include <algorithm>

#include "engine/barrage/final_score.h"
#include "engine/barrage/score.h"

namespace barrage {

namespace {

constexpr std::array<std::string_view, kSourceCount> kSourceIds{"income",
                                                                "contract_reward",
                                                                "conduit_use",
                                                                "action_cost",
                                                                "surcharge",
                                                                "replaced_machines",
                                                                "bank",
                                                                "tile_effect",
                                                                "production",
                                                                "ability",
                                                                "passing_water",
                                                                "contract_office",
                                                                "officer_fee",
                                                                "energy_ranking",
                                                                "energy_track",
                                                                "bonus_tile",
                                                                "objective",
                                                                "leftovers",
                                                                "water_in_dams",
                                                                "correction",
                                                                "external_work",
                                                                "building_action",
                                                                "private_buildings"};

void add(ScoreColumn& column, const Event& event, std::size_t round) {
    if (event.kind == EventKind::EnergyReset)
        column.energy.push_back(event.amount);
    if (event.kind != EventKind::VpChanged)
        return;
    column.bySource[static_cast<std::size_t>(event.source)] += event.amount;
    if (event.source == Source::BonusTile)
        column.bonusTiles[round - 1] += event.amount;
}

void add(std::vector<ScoreColumn>& columns, const Events& events, std::size_t round) {
    for (const Event& event : events)
        for (ScoreColumn& column : columns)
            if (ownerOf(column.company) == event.who)
                add(column, event, round);
}

void rank(std::vector<ScoreColumn>& columns) {
    std::vector<FinalStanding> standings;
    for (const ScoreColumn& column : columns)
        standings.push_back({column.total, column.energy.back()});
    const std::vector<int> ranks = finalRanks(standings);
    for (std::size_t i = 0; i < columns.size(); ++i)
        columns[i].rank = ranks[i];
}

} // namespace

std::string_view sourceId(Source source) { return kSourceIds[static_cast<std::size_t>(source)]; }

std::vector<ScoreColumn> scoreSheet(const Playthrough& game) {
    const State first = begin(game.setup()).value();
    std::vector<ScoreColumn> columns;
    for (const Seat& seat : game.setup().seats) {
        ScoreColumn column;
        column.company = seat.company;
        column.start = first.of(seat.company).vp;
        columns.push_back(column);
    }
    game.retell(0, [&columns](const State& before, const Move&, const Events& events) {
        add(columns, events, before.round);
    });

    const State& state = game.state();
    const bool isOver = state.phase == Phase::GameOver;
    const std::vector<Company> best = isOver ? winners(state) : std::vector<Company>{};
    for (ScoreColumn& column : columns) {
        column.total = state.of(column.company).vp;
        column.energy.push_back(state.of(column.company).energy);
        column.isWinner = std::find(best.begin(), best.end(), column.company) != best.end();
    }
    rank(columns);
    std::stable_sort(columns.begin(), columns.end(),
                     [](const ScoreColumn& a, const ScoreColumn& b) { return a.total > b.total; });
    return columns;
}

} // namespace barrage
