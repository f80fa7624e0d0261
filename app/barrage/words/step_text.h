#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "engine/barrage/automa.h"

namespace explain {

/// Why something comes about beyond the action itself: "2nd base", "contract"; empty for the
/// action.
[[nodiscard]] QString causeText(const barrage::Cause& cause);

/// The company and the reason in front of what is to be done; either may be empty.
[[nodiscard]] QString withReason(const QString& company, const QString& reason,
                                 const QString& order);

/// A part of what comes together, by where it comes from.
struct SourcePart {
    barrage::Source source = barrage::Source::Income;
    int amount = 0;
};

/// Several gains or costs of one kind as one thing to do: "VP 18 → 23: contract reward 3, income
/// 2". `whole` says what they come to.
[[nodiscard]] QString sumText(const barrage::Instruction& whole,
                              const std::vector<SourcePart>& parts);

/// "turn the wheel: 2 segments, then take back: 2 excavators, tile I (base)".
[[nodiscard]] QString wheelTurnText(const QString& turn, const QStringList& back);

/// What is done with a card or tile whose picture stands beside it: "lay aside as fulfilled". Empty
/// for what has no picture.
[[nodiscard]] QString besidePicture(const barrage::Instruction& what);

/// What a company may choose now: "1 machine of your choice".
[[nodiscard]] QString choiceText(const barrage::Task& task);

} // namespace explain
