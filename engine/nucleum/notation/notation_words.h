#pragma once

#include <string_view>

#include "engine/core/notation_lines.h"
#include "engine/nucleum/ids.h"

namespace nucleum {

/// How core::notation reads the names of ids.h.
template <class T>
bool readId(std::string_view word, T& thing) {
    return core::notation::take(parseId<T>(word), thing);
}

namespace notation {
using namespace core::notation;
}

} // namespace nucleum
