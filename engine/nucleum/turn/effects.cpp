#include "engine/nucleum/turn/effects.h"

#include <algorithm>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/score.h"

namespace nucleum {

namespace {

void tellChange(Effects& e, EventKind kind, Player player, int amount, Source source) {
    if (amount != 0)
        e.tell(kind, ownerOf(player), 0, amount, source);
}

} // namespace

void gainVp(Effects& e, Player player, int amount, Source source) {
    e.state.of(player).vp = static_cast<std::int16_t>(e.state.of(player).vp + amount);
    tellChange(e, EventKind::VpChanged, player, amount, source);
    if (e.state.areTurnsPlayed() && e.state.of(player).vp >= kVpFlag)
        meetCondition(e, EndCondition::Vp, player);
}

void gainThaler(Effects& e, Player player, int amount, Source source) {
    e.state.of(player).thaler = static_cast<std::int16_t>(e.state.of(player).thaler + amount);
    tellChange(e, EventKind::ThalerChanged, player, amount, source);
}

void gainWorkers(Effects& e, Player player, int amount, Source source) {
    const int workers = std::min(amount, workersInReserve(e.state, player));
    e.state.of(player).workers = static_cast<std::int16_t>(e.state.of(player).workers + workers);
    tellChange(e, EventKind::WorkersChanged, player, workers, source);
    gainThaler(e, player, amount - workers, source);
}

void spendWorkers(Effects& e, Player player, int amount, Source source) {
    e.state.of(player).workers = static_cast<std::int16_t>(e.state.of(player).workers - amount);
    tellChange(e, EventKind::WorkersChanged, player, -amount, source);
}

void gainAchievement(Effects& e, Player player, int amount, Source source) {
    PlayerState& own = e.state.of(player);
    own.achievement = static_cast<std::int16_t>(own.achievement + amount);
    tellChange(e, EventKind::AchievementChanged, player, amount, source);
}

void gainUranium(Effects& e, Player player, int amount, Source source) {
    if (amount == 0)
        return;
    tellChange(e, EventKind::UraniumGained, player, amount, source);
    e.push(TaskKind::PlaceUranium, ownerOf(player), 0, amount);
}

void takeUranium(Effects& e, Player player, int row, int amount) {
    if (amount == 0)
        return;
    Mine& mine = e.state.of(player).mines[static_cast<std::size_t>(row)];
    mine.uranium = static_cast<std::uint8_t>(mine.uranium - amount);
    e.tell(EventKind::UraniumPlaced, ownerOf(player), row, -amount);
}

void advanceIncome(Effects& e, Player player, IncomeTrack track, int steps, Source source) {
    if (steps == 0)
        return;
    std::uint8_t& marker = e.state.of(player).income[indexOf(track)];
    const int room = e.state.facts.mostSpacesOf(track) - 1 - marker;
    const int moved = std::clamp(steps, 0, std::max(0, room));
    marker = static_cast<std::uint8_t>(marker + moved);
    if (moved > 0)
        e.tell(EventKind::IncomeAdvanced, ownerOf(player), static_cast<int>(track), moved, source);
    gainVp(e, player, steps - moved, Source::IncomeOverflow);
}

void receive(Effects& e, Player player, const Reward& reward, Source source) {
    const Owner who = ownerOf(player);
    if (reward.technology > 0)
        e.push(TaskKind::UnlockTechnology, who, 0, reward.technology);
    if (reward.incomeAny > 0)
        e.push(TaskKind::AdvanceIncome, who, 0, reward.incomeAny);
    gainUranium(e, player, reward.uranium, source);
    gainThaler(e, player, reward.thaler, source);
    gainWorkers(e, player, reward.workers, source);
    gainAchievement(e, player, reward.achievement, source);
    advanceIncome(e, player, IncomeTrack::Thaler, reward.incomeThaler, source);
    advanceIncome(e, player, IncomeTrack::Workers, reward.incomeWorkers, source);
    advanceIncome(e, player, IncomeTrack::Vp, reward.incomeVp, source);
    gainVp(e, player, reward.vp, source);
}

void takeTiles(Effects& e, Player player, int tiles) {
    State& state = e.state;
    state.of(player).poolTiles = static_cast<std::uint8_t>(state.of(player).poolTiles + tiles);
    e.tell(EventKind::TilesTaken, ownerOf(player), 0, tiles);
    const int drawn = std::min<int>(tiles, state.stackTiles);
    state.offerTiles = static_cast<std::uint8_t>(state.offerTiles - tiles + drawn);
    state.stackTiles = static_cast<std::uint8_t>(state.stackTiles - drawn);
    if (drawn > 0 && state.stackTiles == 0)
        meetCondition(e, EndCondition::ActionTiles, player);
}

void meetCondition(Effects& e, EndCondition condition, Player player) {
    if (isMet(e.state, condition))
        return;
    noteCondition(e, condition, player);
    gainVp(e, player, kEndConditionVp, Source::EndCondition);
    maybeTriggerEnd(e, player);
}

void noteCondition(Effects& e, EndCondition condition, Player player) {
    e.state.metBy[indexOf(condition)] = ownerOf(player);
    e.tell(EventKind::EndConditionMet, ownerOf(player), static_cast<int>(condition));
}

void maybeTriggerEnd(Effects& e, Player player) {
    State& state = e.state;
    if (state.turnsLeft > 0 || conditionsMet(state) < conditionsNeeded(state.playerCount()))
        return;
    const int turns = turnsAfterTrigger(state.playerCount(), state.active);
    state.turnsLeft = static_cast<std::uint8_t>(turns + 1);
    e.tell(EventKind::EndTriggered, ownerOf(player), 0, turns);
}

void useAction(Effects& e) {
    Task& task = e.state.agenda.back();
    if (task.kind == TaskKind::UseActions)
        --task.n;
    else
        e.state.agenda.pop();
}

} // namespace nucleum
