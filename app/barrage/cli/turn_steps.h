#pragma once

#include <QJsonArray>

#include "engine/barrage/automa.h"

namespace cli {

/// The steps of a resolved turn: one for every action of the tile that was looked at, with `order`
/// and `type` of the tile, and `performed`; if not, `because` with the rule. If so:
/// - production: `engineers`, `dam`, `conduit`, `powerhouse`, `drops`, `energy`, `contract`
/// - water_management: `engineers`, `headstreams`
/// - contract_office: `engineers`, `colour`, `energy`
/// - construction: `engineers`, `structure`, `space`, `tile`, `decided_by`, `trace`, with Krylov's
///   tile also `copied`, and `contract` if the tile's energy fulfils one
/// - workshop: `engineers`, `vp_cost`, `segments`, and what comes back: `excavators`, `mixers`,
///   `tiles`
/// - machinery_shop: `engineers`, `vp_cost`, `excavators`, `mixers`
/// - patent_office: `engineers`, `vp_cost`, `tile`
/// - bank: `engineers`, `vp`
///
/// What follows from an action comes as further steps with its order and types of their own:
/// `second_production` (Germany) and `tile_production` (the level II powerhouse tile), both like a
/// production without engineers; `reward_drops` with `headstreams`; `free_structure` with
/// `structure`, `space`, `decided_by`, `trace`.
[[nodiscard]] QJsonArray stepsOf(const barrage::State& before, const barrage::TurnPreview& turn);

} // namespace cli
