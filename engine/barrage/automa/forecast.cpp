#include "engine/barrage/forecast.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/automa/deck.h"
#include "engine/barrage/automa/work_choice.h"
#include "engine/barrage/automa_turn.h"

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
    for (const TurnStep& step : resolveTurn(turnWith(state, automa, tile)).steps) {
        const Decision& decision = step.decision;
        if (decision.actions.empty())
            continue; // a choice inside an action
        forecast.action = decision.actions.back().kind;
        forecast.managesWater |= forecast.action == AutomaActionKind::WaterManagement;
        forecast.sweepsContracts |= forecast.action == AutomaActionKind::ContractOffice;
        if (const auto* build = std::get_if<AutomaBuild>(&decision.move.what))
            forecast.site = build->build.site;
        if (const auto* work = std::get_if<AutomaTakeWork>(&decision.move.what))
            forecast.work = work->take.work;
    }
    return forecast;
}

/// What is known of the tiles that come next.
struct Outlook {
    AutomaTileSet tiles;
    bool knowsCriteria = true;
};

/// Whether no other Automa and no dictated human uncovers a tile before this one.
bool flipsNext(const State& state, Company automa) {
    const bool isFlipping = !state.isOver() && state.task().kind == TaskKind::RevealAutomaTile;
    if (state.active == automa && isFlipping)
        return true;
    if (state.turn.goesOn && state.of(state.active).isAutoma())
        return state.active == automa; // the architect gives it another turn
    const std::size_t players = state.turnOrder.size();
    const std::size_t last = state.turnOrder.find(state.active);
    for (std::size_t i = 1; i <= players; ++i) {
        const Company next = state.turnOrder[(last + i) % players];
        if (next == automa)
            return true;
        const CompanyState& other = state.of(next);
        const bool flips = other.isAutoma() || isDictatedTurn(state, next);
        if (flips && !other.passed && other.engineers > 0)
            return false;
    }
    return true;
}

/// Below the visible tile lies one of those not seen yet. If there is none the stack is shuffled
/// before the turn: all tiles, so that any may come up and any may give the criteria, or all but
/// the visible one (R-A1).
Outlook outlookFrom(const State& state, Company automa) {
    Outlook outlook{unseenTiles(state.deck), flipsNext(state, automa)};
    if (!outlook.tiles.empty())
        return outlook;
    AutomaDeck shuffled;
    if (state.options.rulings.reshuffle == Reshuffle::All)
        outlook.knowsCriteria = false;
    else
        shuffled.actionTile = state.deck.actionTile;
    outlook.tiles = unseenTiles(shuffled);
    return outlook;
}

} // namespace

std::vector<ForecastTile> forecast(const State& state, Company automa) {
    std::vector<ForecastTile> tiles;
    if (state.deck.actionTile == 0 || state.of(automa).engineers == 0)
        return tiles;
    const Outlook outlook = outlookFrom(state, automa);
    for (const std::uint8_t tile : outlook.tiles) {
        tiles.push_back(forecastOf(state, automa, tile));
        if (outlook.knowsCriteria)
            continue;
        tiles.back().site.reset();
        if (workOrderOn(tile) == WorkOrder{}) // the order of an earlier tile counts (8.3, Spencer)
            tiles.back().work.reset();
    }
    return tiles;
}

} // namespace barrage
