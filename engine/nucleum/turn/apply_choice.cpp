#include <numeric>

#include "engine/nucleum/data/milestone_track.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/data/technologies.h"
#include "engine/nucleum/final_score.h"
#include "engine/nucleum/milestones.h"
#include "engine/nucleum/turn/performs.h"

namespace nucleum {

namespace {

/// Markers never run out (N-2.3); beyond what the field holds nobody counts.
std::uint8_t oneMore(std::uint8_t count) {
    return count == 0xFF ? count : static_cast<std::uint8_t>(count + 1);
}

/// Technologies used at once; those with a choice become tasks (N-8.5).
void useAtOnce(Effects& e, Player player, TechnologyEffect effect) {
    PlayerState& own = e.state.of(player);
    switch (effect) {
    case TechnologyEffect::WorkersAndThaler:
        gainWorkers(e, player, kTechnologyWorkers, Source::Technology);
        return gainThaler(e, player, kTechnologyThaler, Source::Technology);
    case TechnologyEffect::AchievementNow:
        return gainAchievement(e, player, kTechnologyAchievement, Source::Technology);
    case TechnologyEffect::SpecialTiles:
        e.tell(EventKind::SpecialTilesTaken, ownerOf(player), 0, own.specialTiles);
        own.poolTiles = static_cast<std::uint8_t>(own.poolTiles + own.specialTiles);
        own.specialTiles = 0;
        return;
    default:
        e.push(TaskKind::UseTechnology, ownerOf(player), static_cast<int>(effect));
    }
}

/// The marker leaves a milestone space, which may now be empty (N-11.8, N-12.1).
void takeMarker(Effects& e, Player player) {
    Markers& markers = e.state.of(player).markers;
    const int space = markers.taken;
    markers.taken = oneMore(markers.taken);
    if (space >= kMilestoneSpaces || markersOn(e.state, space) > 0)
        return;
    if (space == kMilestoneSpaces - 1)
        meetCondition(e, EndCondition::MilestoneSpaces, player);
    e.push(TaskKind::RoyalScoring, Owner::Nobody, space);
}

void rewardMarker(Effects& e, Player player, int space) {
    if (space == 0) {
        gainWorkers(e, player, kBailoutWorkers, Source::Bailout);
        return gainThaler(e, player, kBailoutThaler, Source::Bailout);
    }
    const MarkerEffect effect = *markerEffect(e.state, space);
    if (effect.technology > 0)
        e.push(TaskKind::UnlockTechnology, ownerOf(player), 0, effect.technology);
    if (effect.placesNucleum) {
        e.state.segmentNucleum[static_cast<std::size_t>(effect.segment)] = false;
        e.push(TaskKind::PlaceNucleum, ownerOf(player));
    }
    gainVp(e, player, effect.vp, Source::TopSpace);
}

} // namespace

void perform(Effects& e, Player player, const UnlockTechnology& move) {
    PlayerState& own = e.state.of(player);
    e.state.agenda.pop();
    own.technologies.insert(move.position);
    e.tell(EventKind::TechnologyUnlocked, ownerOf(player), move.position);
    const TechnologyEffect effect = effectOf(own.experiment, move.position);
    if (kindOf(effect) == TechnologyKind::Immediate)
        useAtOnce(e, player, effect);
    if (own.technologies.size() == kTechnologyCount)
        meetCondition(e, EndCondition::Technologies, player);
}

void perform(Effects& e, Player player, const TakeTechnologyVp&) {
    const int level = e.state.agenda.pop().n;
    gainVp(e, player, level, Source::Technology);
}

void perform(Effects& e, Player player, const PlaceUranium& move) {
    int left = e.state.agenda.pop().n;
    for (std::size_t row = 0; row < move.cubes.size(); ++row) {
        if (move.cubes[row] == 0)
            continue;
        Mine& mine = e.state.of(player).mines[row];
        mine.uranium = static_cast<std::uint8_t>(mine.uranium + move.cubes[row]);
        left -= move.cubes[row];
        e.tell(EventKind::UraniumPlaced, ownerOf(player), static_cast<int>(row), move.cubes[row]);
    }
    gainWorkers(e, player, left, Source::Exchange);
}

void perform(Effects& e, Player player, const AdvanceIncome& move) {
    e.state.agenda.pop();
    for (std::size_t i = 0; i < move.steps.size(); ++i)
        advanceIncome(e, player, static_cast<IncomeTrack>(i), move.steps[i], Source::Action);
}

void perform(Effects& e, Player player, const TakeSpaceReward& move) {
    e.state.agenda.pop();
    receive(e, player, kSpaceRewards[indexOf(move.space)], Source::Technology);
}

void perform(Effects& e, Player player, const TakeWorker&) {
    e.state.agenda.pop();
    gainWorkers(e, player, 1, Source::Technology);
}

void perform(Effects& e, Player player, const TakeOfferedTile&) {
    const bool mayBeLaid = e.state.agenda.pop().kind == TaskKind::UseTechnology;
    if (mayBeLaid)
        e.push(TaskKind::LayFreeTile, ownerOf(player));
    takeTiles(e, player, 1);
}

void perform(Effects& e, Player player, const PlaceMarker& move) {
    const bool isLast = e.state.agenda.pop().kind == TaskKind::LastMarker;
    Markers& markers = e.state.of(player).markers;
    if (const auto place = trackPlace(move.space))
        markers.inTier[static_cast<std::size_t>(place->tier)] = move.space;
    else
        markers.onStart = oneMore(markers.onStart);
    e.tell(EventKind::MarkerPlaced, ownerOf(player), 0, move.space);
    if (isLast)
        return;
    takeMarker(e, player);
    rewardMarker(e, player, move.space);
}

void perform(Effects& e, Player player, const PlaceNucleum& move) {
    e.state.agenda.pop();
    e.state.plantNucleum[indexOf(move.plant)] = true;
    e.tell(EventKind::NucleumPlaced, ownerOf(player), static_cast<int>(move.plant), 0,
           Source::Nucleum, cityOf(move.plant));
    receive(e, player, e.state.facts.nucleumBonuses[indexOf(move.plant)].reward, Source::Nucleum);
}

void perform(Effects& e, Player, const Decline&) { e.state.agenda.pop(); }

} // namespace nucleum
