#pragma once

#include <array>
#include <vector>

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include "app/barrage/position/reading.h"
#include "engine/barrage/state.h"

/// The position file: one JSON object with everything that decides what happens next. What a file
/// does not mention is not there; only what no game can do without has to be given.
namespace position {

inline constexpr qsizetype kLargestFile = 1024 * 1024;

/// What a file holds: the state, and what the state does not need but a file keeps.
struct PositionFile {
    barrage::State state;
    std::array<QString, barrage::kCompanyCount> names;
    std::vector<barrage::Company> companies; // in the order in which they are listed

    friend bool operator==(const PositionFile&, const PositionFile&) = default;
};

/// The file for a state without names, companies listed in turn order.
[[nodiscard]] PositionFile fileFor(const barrage::State& state);

/// Reads a file strictly; the sentence of a problem begins with the way to the key concerned.
///
/// What a file cannot show is taken as unseen: the piles hold every tile that lies nowhere else,
/// and drops that left the map before are forgotten.
[[nodiscard]] Result<PositionFile> readPosition(const QByteArray& text);

/// Only between turns and phases: a choice in the middle of a turn has no place in a file.
[[nodiscard]] Result<QJsonObject> toJson(const PositionFile& file);
[[nodiscard]] Result<QByteArray> writePosition(const PositionFile& file);

} // namespace position
