#pragma once

#include <optional>
#include <string_view>

#include "engine/core/notation_words.h"
#include "engine/nucleum/ids.h"

namespace nucleum {

/// How core::notation reads the names of ids.h.
template <class T>
bool readId(std::string_view word, T& thing) {
    const std::optional<T> read = parseId<T>(word);
    if (read)
        thing = *read;
    return read.has_value();
}

namespace notation {
using namespace core::notation;
}

} // namespace nucleum
