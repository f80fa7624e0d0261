#pragma once

#include <QList>
#include <QString>

#include "app/barrage/sheet/table_places.h"
#include "engine/barrage/state.h"

/// The cards and tiles that lie open beside the map.
namespace barrage {

[[nodiscard]] TableThing bonusTileOf(const State& state, int round);
[[nodiscard]] TableThing objectiveOf(const State& state);
/// Green, yellow, red, two each.
[[nodiscard]] QList<TableThing> privateContractsOf(const State& state);
[[nodiscard]] QList<TableThing> nationalContractsOf(const State& state);
/// Nothing in the introductory game.
[[nodiscard]] QList<TableThing> patentsOf(const State& state);

/// How many contracts and technology tiles are left in the piles.
[[nodiscard]] QString contractPilesText(const State& state);
[[nodiscard]] QString patentPileText(const State& state);

} // namespace barrage
