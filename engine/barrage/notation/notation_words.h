#pragma once

#include <optional>
#include <string_view>

#include "engine/barrage/ids.h"
#include "engine/core/notation_words.h"

namespace barrage {

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

} // namespace barrage
