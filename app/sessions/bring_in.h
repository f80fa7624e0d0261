#pragma once

#include <cstddef>
#include <functional>

#include <QString>

#include "app/json/problem.h"
#include "database/transfer.h"

/// Imports that take their time: what a file holds is read first, then added in parts.
namespace sessions {

/// Everything in a .penstock file or in a backup of a store, told apart by how they begin. The file
/// is only read.
[[nodiscard]] json::Result<database::Contents> contentsOfFile(const QString& path);

struct BroughtIn {
    database::ImportSummary summary;
    bool isComplete = true;
};

/// Asked before each part; false stops there.
using GoesOn = std::function<bool(std::size_t done, std::size_t total)>;

/// Adds what the store has not, as importContents does, but part by part: each is kept when it is
/// in, and others can write to the store in between. What was stopped can be done again, as nothing
/// comes twice.
[[nodiscard]] json::Result<BroughtIn> bringIn(const database::DatabaseFile& store,
                                              const database::Contents& contents,
                                              const GoesOn& goesOn);

} // namespace sessions
