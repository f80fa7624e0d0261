#include "engine/barrage/bot/forecast.h"

#include "engine/barrage/automa_deck.h"
#include "engine/barrage/bot/turn.h"

namespace barrage {

namespace {

/// The state as if the Automa's turn began now with this action tile.
State turnWith(const State& state, Company automa, std::uint8_t tile) {
    State turn = state;
    turn.phase = Phase::Actions;
    turn.active = automa;
    turn.turn = {};
    turn.deck.criteriaTile = state.deck.actionTile;
    turn.deck.actionTile = tile;
    turn.agenda.clear();
    turn.agenda.push({TaskKind::TakeTurn, ownerOf(automa), 0, 0, 0});
    return turn;
}

ForecastTile forecastOf(const State& state, Company automa, std::uint8_t tile) {
    ForecastTile forecast;
    forecast.tile = tile;
    for (const Decision& decision : resolveTurn(turnWith(state, automa, tile)).decisions) {
        if (decision.actions.empty())
            continue; // a choice inside an action
        forecast.action = decision.actions.back().kind;
        forecast.managesWater |= forecast.action == AutomaActionKind::WaterManagement;
        forecast.sweepsContracts |= forecast.action == AutomaActionKind::ContractOffice;
        if (const auto* build = std::get_if<AutomaBuild>(&decision.move.what))
            forecast.site = build->build.site;
    }
    return forecast;
}

/// The tiles that may come after the visible one; an exhausted stack is shuffled first.
AutomaTileSet tilesToCome(const State& state) {
    const AutomaTileSet unseen = unseenTiles(state.deck);
    if (!unseen.empty())
        return unseen;
    AutomaDeck shuffled;
    shuffled.actionTile = state.deck.actionTile;
    return unseenTiles(shuffled);
}

} // namespace

std::vector<ForecastTile> forecast(const State& state, Company automa) {
    std::vector<ForecastTile> tiles;
    if (state.deck.actionTile == 0 || state.of(automa).engineers == 0)
        return tiles;
    for (const std::uint8_t tile : tilesToCome(state))
        tiles.push_back(forecastOf(state, automa, tile));
    return tiles;
}

} // namespace barrage
