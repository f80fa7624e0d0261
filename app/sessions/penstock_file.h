#pragma once

#include <QByteArray>

#include "app/json/json_text.h"
#include "database/transfer.h"

/// The .penstock file, described in FORMAT.md: one JSON object with games, results and cards.
namespace sessions {

inline constexpr int kFormatVersion = 2;
inline constexpr qsizetype kLargestFile = 64 * json::kMebibyte;
inline constexpr qsizetype kLongestNotes = 20'000; // on a session, and comments on a play

/// Reads a file strictly: every log has to replay. The sentence of a problem begins with the way to
/// the key concerned.
[[nodiscard]] json::Result<database::Contents>
readPenstock(const QByteArray& text, const database::GoesOn& goesOn = database::alwaysGoesOn);

[[nodiscard]] json::Result<QByteArray> writePenstock(const database::Contents& contents);

} // namespace sessions
