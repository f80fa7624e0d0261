#include "app/barrage/score_sheet.h"

#include <algorithm>

#include "engine/barrage/apply.h"
#include "engine/barrage/score.h"

namespace barrage {

namespace {

void add(std::vector<ScoreColumn>& columns, const Events& events) {
    for (const Event& event : events) {
        if (event.kind != EventKind::VpChanged)
            continue;
        for (ScoreColumn& column : columns) {
            if (ownerOf(column.company) == event.who)
                column.bySource[static_cast<std::size_t>(event.source)] += event.amount;
        }
    }
}

} // namespace

std::vector<ScoreColumn> scoreSheet(const Playthrough& game) {
    State state = begin(game.setup()).value();
    std::vector<ScoreColumn> columns;
    for (const Seat& seat : game.setup().seats) {
        ScoreColumn column;
        column.company = seat.company;
        column.start = state.of(seat.company).vp;
        columns.push_back(column);
    }
    for (std::size_t i = 0; i < game.cursor(); ++i)
        add(columns, apply(state, game.entries()[i]).value());

    const bool isOver = state.phase == Phase::GameOver;
    const std::vector<Company> first = isOver ? winners(state) : std::vector<Company>{};
    for (ScoreColumn& column : columns) {
        column.total = state.of(column.company).vp;
        column.isWinner = std::find(first.begin(), first.end(), column.company) != first.end();
    }
    std::stable_sort(columns.begin(), columns.end(),
                     [](const ScoreColumn& a, const ScoreColumn& b) { return a.total > b.total; });
    return columns;
}

} // namespace barrage
