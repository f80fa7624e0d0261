#pragma once

#include <vector>

#include <QStringList>

#include "engine/barrage/automa.h"
#include "engine/barrage/state.h"

/// An Automa's decisions in words, with the rules they follow from.
namespace explain {

/// "7 (8-4A-7)": the number and the code at the foot of the tile.
[[nodiscard]] QString tileText(int tile);
/// "8-4A-7": the code alone.
[[nodiscard]] QString tileCode(int tile);

/// What a step of choosing a place looks for: "most drops", "own dam linked".
[[nodiscard]] QString meaningOf(barrage::PlaceStep step);

/// One step of the reasoning and what on the map it is about.
struct ReasonStep {
    QString text;
    bool isDetail = false; // of the action told before it
    bool isChoice = false; // what it names is chosen, not only considered
    std::vector<barrage::Site> sites;
    std::vector<barrage::Headstream> headstreams;
};

/// What was looked at and chosen, step by step: the actions of the tile, the production, the water,
/// the place. `state` is the one in which the decision was made.
[[nodiscard]] std::vector<ReasonStep> reasonsFor(const barrage::State& state,
                                                 const barrage::Decision& decision);

/// The texts of the steps, details indented.
[[nodiscard]] QStringList decisionText(const barrage::State& state,
                                       const barrage::Decision& decision);

} // namespace explain
