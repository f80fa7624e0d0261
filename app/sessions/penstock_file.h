#pragma once

#include <optional>

#include <QByteArray>

#include "app/json/json_text.h"
#include "app/sessions/repeat.h"
#include "database/transfer.h"

/// The .penstock file, described in FORMAT.md: one JSON object with games, results and cards.
namespace sessions {

inline constexpr int kFormatVersion = 3; // the latest that is read
/// What files without a set-up say, so that earlier programs read them.
inline constexpr int kVersionWithoutSetup = 2;
inline constexpr qsizetype kLargestFile = 64 * json::kMebibyte;
inline constexpr qsizetype kLongestNotes = 20'000; // on a session, and comments on a play

/// What a file holds: records for the store, or a set-up for a new game.
struct FileContents : database::Contents {
    std::optional<Repeat> setup;
};

/// Reads a file strictly: every log has to replay. The sentence of a problem begins with the way to
/// the key concerned.
[[nodiscard]] json::Result<FileContents>
readPenstock(const QByteArray& text, const database::GoesOn& goesOn = database::alwaysGoesOn);

[[nodiscard]] json::Result<QByteArray> writePenstock(const database::Contents& contents);
/// A file with a set-up and nothing else.
[[nodiscard]] QByteArray writeSetup(const Repeat& repeat);

} // namespace sessions
