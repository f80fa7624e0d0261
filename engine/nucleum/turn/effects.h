#pragma once

#include "engine/nucleum/data/reward.h"
#include "engine/nucleum/event.h"
#include "engine/nucleum/move.h"
#include "engine/nucleum/state.h"

/// What happens to supplies, map, tracks and agenda, and the events that tell of it. Nothing here
/// asks whether it is allowed.
namespace nucleum {

/// A state being changed and the events of the change.
struct Effects {
    State& state;
    Events& events;

    void tell(const Event& event) { events.push_back(event); }
    void tell(EventKind kind, Owner who, int index = 0, int amount = 0,
              Source source = Source::Action, City city = City::None) {
        Event event;
        event.kind = kind;
        event.who = who;
        event.source = source;
        event.index = static_cast<std::uint8_t>(index);
        event.amount = static_cast<std::int16_t>(amount);
        event.city = city;
        tell(event);
    }
    void push(TaskKind kind, Owner who = Owner::Nobody, int a = 0, int n = 0) {
        state.agenda.push(
            Task{kind, who, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(n)});
    }
};

// supplies: negative amounts are losses

/// May meet the end condition of 70 VP while turns are played.
void gainVp(Effects& e, Player player, int amount, Source source);
void gainThaler(Effects& e, Player player, int amount, Source source);
/// Workers beyond the reserve are Thaler (N-2.5).
void gainWorkers(Effects& e, Player player, int amount, Source source);
void spendWorkers(Effects& e, Player player, int amount, Source source);
void gainAchievement(Effects& e, Player player, int amount, Source source);
/// Asks where the cubes go.
void gainUranium(Effects& e, Player player, int amount, Source source);
void takeUranium(Effects& e, Player player, int row, int amount);
/// Steps beyond the last space are VP (N-2.6).
void advanceIncome(Effects& e, Player player, IncomeTrack track, int steps, Source source);
/// Plain gains at once, the rest as tasks: uranium, then income of any kind, then a technology.
void receive(Effects& e, Player player, const Reward& reward, Source source);

// the offer and the end

/// Tiles of the offer go to the pool; the offer is filled up (N-7.2, N-7.3).
void takeTiles(Effects& e, Player player, int tiles);
/// The first to meet a condition scores for it (N-13.2).
void meetCondition(Effects& e, EndCondition condition, Player player);
/// Without the VP.
void noteCondition(Effects& e, EndCondition condition, Player player);
/// The last turns begin if enough conditions are met (N-13.3).
void maybeTriggerEnd(Effects& e, Player player);

/// One action of the task on top is used; a technology's task is done.
void useAction(Effects& e);

/// Carries out what follows without a choice.
void settle(Effects& e);

} // namespace nucleum
