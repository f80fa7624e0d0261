#pragma once

#include <functional>
#include <vector>

#include <QString>

#include "app/barrage/play/score_sheet.h"
#include "engine/barrage/final_score.h"

/// Who won and why, in the language of the installed translator.
namespace barrage {

using NameOf = std::function<QString(Company)>;

/// Who won by how much, or what broke the tie (B-19.5). The columns are those of a game that is
/// over, in the order of their totals.
[[nodiscard]] QString verdictText(const std::vector<ScoreColumn>& columns, const NameOf& nameOf);

/// How a place by the objective comes to its VP; for a tie with the sum and the division (B-19.2).
[[nodiscard]] QString shareText(const ObjectiveShare& share, bool isAutoma);

} // namespace barrage
