#pragma once

#include <QString>

#include "app/barrage/correction/correction_draft.h"
#include "app/barrage/table/barrage_table.h"

/// Corrections in words, with the names of the players.
namespace correction {

[[nodiscard]] QString nameOf(Group group);
[[nodiscard]] QString pictogramOf(Group group);
/// "Dam and its elevations".
[[nodiscard]] QString nameOf(barrage::Corrected what);
/// "USA · Anna", "neutral", "nobody".
[[nodiscard]] QString ownerText(const BarrageTable& table, barrage::Owner owner);
/// What the correction sets its thing to: "USA · Anna, 2".
[[nodiscard]] QString settingText(const BarrageTable& table, const barrage::Correct& correction);

[[nodiscard]] QString promptOf(const Draft& draft);
[[nodiscard]] QString optionText(const BarrageTable& table, const Draft& draft, int option);
/// What stands there now, or what a group has.
[[nodiscard]] QString optionDetail(const BarrageTable& table, const Draft& draft, int option);
[[nodiscard]] QString refusalText(const barrage::Error& error);

} // namespace correction
