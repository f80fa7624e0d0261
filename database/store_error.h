#pragma once

#include <cstdint>
#include <string>

#include "engine/core/result.h"

namespace database {

/// What kept the store from doing something; the app has a sentence for each.
enum class Trouble : std::uint8_t {
    CannotOpen,   // no such folder, or no right to it
    NotADatabase, // another kind of file, or somebody else's database
    TooNew,       // written by a later version; detail: the version of its tables
    Damaged,      // SQLite cannot make sense of it
    DiskFull,
    ReadOnly,
    Busy,         // another program kept it locked for longer than the waiting time
    Conflict,     // another program has changed the same session meanwhile
    NotThere,     // no such session, entry, play or player
    AlreadyThere, // a name that has to be the only one of its kind
    Failed        // anything else; detail says it in SQLite's words
};

struct StoreError {
    Trouble trouble = Trouble::Failed;
    std::string detail; // for the log of a bug report, not for the user's eyes alone

    friend bool operator==(const StoreError&, const StoreError&) = default;
};

template <class T>
using Result = core::Result<T, StoreError>;
using Outcome = Result<core::Done>;

} // namespace database
