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

/// A position that is stored from 0 and written from 1.
template <class Io, class Int>
void describePosition(Io& io, std::string_view key, Int& position, int count) {
    int written = position + 1;
    io.number(key, written, 1, count);
    position = static_cast<Int>(written - 1);
}

} // namespace notation

} // namespace nucleum
