#pragma once

#include <QString>

#include "engine/core/result.h"

namespace json {

/// Why a file cannot be read or written: one sentence for the person who has to mend it.
struct Problem {
    QString sentence;

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// A text of a file as a sentence about it shows it: on one line and not endless.
[[nodiscard]] QString shown(const QString& text);

/// Without line breaks and other control characters, and without halves of characters.
[[nodiscard]] bool isOneLine(const QString& text);

template <class T>
using Result = core::Result<T, Problem>;

} // namespace json
