#pragma once

#include <QList>
#include <QStringList>

#include "app/barrage/sheet/table_places.h"
#include "engine/barrage/event.h"
#include "engine/barrage/state.h"

/// Where the companies stand, in turn order, if the scoring came now.
namespace barrage {

/// By energy, with the VP of the ranking.
[[nodiscard]] QList<TableStanding> energyStandings(const State& state);
/// By the bonus tile of the round.
[[nodiscard]] QList<TableStanding> bonusStandings(const State& state);
/// By the objective; the best first.
[[nodiscard]] QList<TableStanding> objectiveStandings(const State& state);

/// What the places of the energy track give, from the highest down.
[[nodiscard]] QStringList energyRewardsText();
/// What the scoring of the round would bring about now.
[[nodiscard]] Events scoringNow(const State& state);

} // namespace barrage
