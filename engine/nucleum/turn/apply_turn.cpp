#include "engine/nucleum/colour_match.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/milestones.h"
#include "engine/nucleum/network.h"
#include "engine/nucleum/turn/performs.h"

namespace nucleum {

namespace {

/// The task that asked for the railway or the turn is done; a turn ends when nothing is left.
void leaveTask(Effects& e) {
    const bool isTurn = e.state.task().kind == TaskKind::TakeTurn;
    e.state.agenda.pop();
    if (isTurn)
        e.push(TaskKind::EndTurn);
}

/// Own actions first, then those of the others clockwise from the active player (N-4.7).
void offerMatches(Effects& e, Player player, const Matches& matches) {
    const State& state = e.state;
    for (int distance = state.playerCount() - 1; distance >= 0; --distance) {
        const auto other =
            static_cast<Player>((static_cast<int>(state.active) + distance) % state.playerCount());
        const int actions = matches.actions[indexOf(other)];
        if (actions > 0 && other != player)
            e.push(TaskKind::UseActions, ownerOf(other),
                   static_cast<int>(ActionSource::MatchedRailways), actions);
    }
    const int more = matches.actions[indexOf(player)];
    if (more > 0)
        e.push(TaskKind::UseActions, ownerOf(player),
               static_cast<int>(ActionSource::MatchedRailways), more);
    e.push(TaskKind::UseActions, ownerOf(player), static_cast<int>(ActionSource::LaidRailway),
           matches.ownActions());
    for (int i = 0; i < state.playerCount(); ++i)
        if (matches.actions[static_cast<std::size_t>(i)] > 0)
            e.tell(EventKind::MatchesFound, ownerOf(static_cast<Player>(i)), 0,
                   matches.actions[static_cast<std::size_t>(i)]);
}

void placeRailway(Effects& e, Player player, const LayRailway& move, std::size_t connection) {
    State& state = e.state;
    PlayerState& own = state.of(player);
    const auto red = redConnection(state.mapSide());
    if (move.a == red[0] && move.b == red[1])
        gainThaler(e, player, -kRedTrackCost, Source::Railway);
    spendWorkers(e, player, 1, Source::Railway);
    --own.poolTiles;
    state.tracks[connection][move.space] = {ownerOf(player), move.towardsA, move.towardsB,
                                            has(state, player, TechnologyEffect::WildRailways)};
}

void rewardRailway(Effects& e, Player player) {
    if (has(e.state, player, TechnologyEffect::AchievementForRailway))
        gainAchievement(e, player, 1, Source::Technology);
    if (has(e.state, player, TechnologyEffect::ThalerForRailway))
        gainThaler(e, player, kThalerPerRailway, Source::Technology);
}

} // namespace

void perform(Effects& e, Player player, const PlayTile& move) {
    PlayerState& own = e.state.of(player);
    leaveTask(e);
    if (move.isDirective) {
        own.isDirectiveOnBoard = true;
    } else {
        --own.poolTiles;
        ++own.boardTiles;
    }
    e.state.fulfilment = Fulfilment::Allowed;
    e.tell(EventKind::TilePlayed, ownerOf(player), move.isDirective ? 1 : 0);
    e.push(TaskKind::UseActions, ownerOf(player),
           static_cast<int>(move.isDirective ? ActionSource::Directive : ActionSource::Tile),
           move.isDirective ? 1 : kTileActions);
}

void perform(Effects& e, Player player, const LayRailway& move) {
    State& state = e.state;
    leaveTask(e);
    const std::size_t connection = *findConnection(state.facts, move.a, move.b);
    placeRailway(e, player, move, connection);
    const Matches matches = matchesOf(state, connection, move.space);
    Event event;
    event.kind = EventKind::RailwayLaid;
    event.who = ownerOf(player);
    event.index = move.space;
    event.amount = static_cast<std::int16_t>(matches.ownActions());
    event.city = move.a;
    event.other = move.b;
    e.tell(event);
    rewardRailway(e, player);
    if (player == state.active && state.fulfilment == Fulfilment::NotAllowed &&
        has(state, player, TechnologyEffect::WildRailways))
        state.fulfilment = Fulfilment::Allowed;
    if (isLine(state, connection) && connectionAt(state, connection).spaces > 1)
        e.push(TaskKind::RewardLine, Owner::Nobody, static_cast<int>(connection));
    offerMatches(e, player, matches);
}

void perform(Effects& e, Player player, const Recharge& move) {
    leaveTask(e);
    const Owner who = ownerOf(player);
    e.push(TaskKind::FinishRecharge, who);
    e.push(TaskKind::PlaceMarker, who);
    const Income income =
        move.isByHand ? Income{move.thaler, move.workers, move.vp} : *incomeOf(e.state, player);
    gainThaler(e, player, income.thaler, Source::Income);
    gainWorkers(e, player, income.workers, Source::Income);
    gainVp(e, player, income.vp, Source::Income);
}

void perform(Effects& e, Player player, const Exchange& move) {
    if (move.kind == ExchangeKind::UraniumToWorkers) {
        takeUranium(e, player, move.row, move.amount);
        gainWorkers(e, player, move.amount, Source::Exchange);
    } else {
        spendWorkers(e, player, move.amount, Source::Exchange);
        gainThaler(e, player, move.amount, Source::Exchange);
    }
}

} // namespace nucleum
