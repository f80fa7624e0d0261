#pragma once

#include <string_view>

#include "engine/barrage/ids.h"
#include "engine/core/notation_lines.h"

namespace barrage {

/// How core::notation reads the names of ids.h.
template <class T>
bool readId(std::string_view word, T& thing) {
    return core::notation::take(parseId<T>(word), thing);
}

namespace notation {
using namespace core::notation;
}

} // namespace barrage
