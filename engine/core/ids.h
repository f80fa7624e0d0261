#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace core {

/// Written names in the order of the values they stand for.
template <class... Names>
[[nodiscard]] constexpr std::array<std::string_view, sizeof...(Names)> ids(Names... names) {
    return {names...};
}

} // namespace core
