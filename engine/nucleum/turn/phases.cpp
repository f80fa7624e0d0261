#include "engine/nucleum/turn/phases.h"

#include "engine/nucleum/contracts.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/milestones.h"
#include "engine/nucleum/network.h"
#include "engine/nucleum/score.h"

namespace nucleum {

namespace {

Player next(const State& state, Player player) {
    return static_cast<Player>((static_cast<int>(player) + 1) % state.playerCount());
}

template <class Visit>
void clockwiseFromActive(const State& state, Visit visit) {
    Player player = state.active;
    for (int i = 0; i < state.playerCount(); ++i, player = next(state, player))
        visit(player);
}

/// A contract could be fulfilled in this task, or it depends on a colour nobody has entered.
bool mightFulfil(const State& state, const Task& task) {
    if (!state.mayFulfil() || task.who != ownerOf(state.active))
        return false;
    const auto isNear = [&](Contract contract) {
        if (!contract.isSet())
            return false;
        const Progress progress = progressOf(state, state.active, contract);
        return progress.count + progress.doubtful >= progress.needed;
    };
    for (const Contract contract : state.of(state.active).contracts)
        if (isNear(contract))
            return true;
    for (const Contract contract : state.contracts.purple)
        if (isNear(contract))
            return true;
    return false;
}

bool hasLockedTechnology(const PlayerState& own, int level) {
    for (int position = 0; position < kTechnologyCount; ++position)
        if (kTechnologyLevels[static_cast<std::size_t>(position)] <= level &&
            !own.technologies.contains(static_cast<std::uint8_t>(position)))
            return true;
    return false;
}

bool hasPlantWithoutNucleum(const State& state) {
    for (int i = 0; i < kPlantCount; ++i)
        if (takesNucleum(static_cast<Plant>(i)) && !state.plantNucleum[static_cast<std::size_t>(i)])
            return true;
    return false;
}

/// Takes a choice off the agenda that leaves nothing to choose; false if somebody has to decide.
bool passOver(Effects& e, const Task& task) {
    State& state = e.state;
    switch (task.kind) {
    case TaskKind::UseActions:
        if (task.n > 0 || mightFulfil(state, task))
            return false;
        break;
    case TaskKind::PlaceUranium:
        if (freeUraniumPlaces(state, playerOf(task.who)) > 0)
            return false;
        state.agenda.pop();
        gainWorkers(e, playerOf(task.who), task.n, Source::Exchange);
        return true;
    case TaskKind::UnlockTechnology:
        if (hasLockedTechnology(state.of(playerOf(task.who)), task.n))
            return false;
        state.agenda.pop();
        gainVp(e, playerOf(task.who), task.n, Source::Technology);
        return true;
    case TaskKind::UseTechnology:
        if (static_cast<TechnologyEffect>(task.a) != TechnologyEffect::FreeTile ||
            state.offerTiles > 0)
            return false;
        break;
    case TaskKind::RevealContract: // a correction may have filled the slot or emptied the stack
        if (!state.contracts.open[task.a].isSet() &&
            (static_cast<ContractKind>(task.n) == ContractKind::Silver ? state.contracts.silver
                                                                       : state.contracts.gold) > 0)
            return false;
        break;
    case TaskKind::PlaceNucleum:
        if (hasPlantWithoutNucleum(state))
            return false;
        break;
    case TaskKind::LastMarker:
        if (!markerSpaces(state, playerOf(task.who)).empty())
            return false;
        break;
    default:
        return false;
    }
    state.agenda.pop();
    return true;
}

/// Carries out an automatic task; false if the task is none.
bool carryOut(Effects& e, const Task& task) {
    if (task.kind < TaskKind::RewardLine)
        return passOver(e, task);
    e.state.agenda.pop();
    switch (task.kind) {
    case TaskKind::RewardLine:
        rewardLine(e, task.a);
        break;
    case TaskKind::RoyalScoring:
        scoreRoyally(e, task.a);
        break;
    case TaskKind::FinishRecharge:
        finishRecharge(e, playerOf(task.who));
        break;
    default:
        endTurn(e);
        break;
    }
    return true;
}

} // namespace

void settle(Effects& e) {
    while (!e.state.isOver()) {
        const Task task = e.state.task();
        if (!carryOut(e, task))
            return;
    }
}

void beginTurn(Effects& e, Player player) {
    e.state.active = player;
    e.state.fulfilment = Fulfilment::NotAllowed;
    e.push(TaskKind::TakeTurn, ownerOf(player));
    e.tell(EventKind::TurnBegan, ownerOf(player));
}

void endTurn(Effects& e) {
    State& state = e.state;
    if (state.turnsLeft == 0 || --state.turnsLeft > 0) {
        beginTurn(e, next(state, state.active));
        return;
    }
    state.fulfilment = Fulfilment::NotAllowed;
    e.push(TaskKind::ScoreGame);
    for (int i = state.playerCount() - 1; i >= 0; --i)
        e.push(TaskKind::LastMarker, ownerOf(static_cast<Player>(i)));
}

void rewardLine(Effects& e, std::size_t connection) {
    const Connection& line = connectionAt(e.state, connection);
    Event event;
    event.kind = EventKind::LineCompleted;
    event.city = line.a;
    event.other = line.b;
    event.amount = line.spaces;
    e.tell(event);
    clockwiseFromActive(e.state, [&](Player player) {
        const int tiles = tilesIn(e.state, player, connection);
        if (tiles > 0)
            advanceIncome(e, player, IncomeTrack::Vp,
                          line.reward == LineReward::PerTile ? tiles * line.steps : line.steps,
                          Source::Line);
    });
}

void scoreRoyally(Effects& e, int milestoneSpace) {
    e.tell(EventKind::RoyalScoringBegan, Owner::Nobody, milestoneSpace);
    const std::array<int, kMaxPlayers> vp = royalVp(e.state);
    clockwiseFromActive(e.state, [&](Player player) {
        gainVp(e, player, vp[indexOf(player)], Source::RoyalScoring);
    });
}

void returnMarkers(Effects& e, IncomeTrack track) {
    const int last = e.state.facts.mostSpacesOf(track) - 1;
    clockwiseFromActive(e.state, [&](Player player) {
        std::uint8_t& marker = e.state.of(player).income[indexOf(track)];
        const int beyond = marker - last;
        if (beyond <= 0)
            return;
        marker = static_cast<std::uint8_t>(last);
        e.tell(EventKind::IncomeAdvanced, ownerOf(player), static_cast<int>(track), -beyond,
               Source::Correction);
        gainVp(e, player, beyond, Source::IncomeOverflow);
    });
}

void finishRecharge(Effects& e, Player player) {
    PlayerState& own = e.state.of(player);
    gainAchievement(e, player, -own.achievement, Source::Action);
    e.tell(EventKind::TilesTakenBack, ownerOf(player), 0, own.tilesOnBoard());
    own.poolTiles = static_cast<std::uint8_t>(own.poolTiles + own.boardTiles);
    own.boardTiles = 0;
    own.isDirectiveOnBoard = false;
}

void scoreGame(Effects& e) {
    const std::vector<PadScore> scores = finalScores(e.state);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const auto player = static_cast<Player>(i);
        gainVp(e, player, scores[i].milestones, Source::Milestones);
        gainVp(e, player, scores[i].goal, Source::PriorityGoal);
        gainVp(e, player, scores[i].leftovers.vp, Source::Leftovers);
        gainVp(e, player, scores[i].buildings, Source::Buildings);
        gainVp(e, player, scores[i].government, Source::Government);
        gainVp(e, player, scores[i].income, Source::IncomeTracks);
    }
    e.tell(EventKind::GameEnded, Owner::Nobody);
}

} // namespace nucleum
