#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace core {

/// Written names in the order of the values they stand for.
template <class... Names>
[[nodiscard]] constexpr std::array<std::string_view, sizeof...(Names)> ids(Names... names) {
    return {names...};
}

/// Of a thing that is not set.
inline constexpr std::string_view kNoId = "none";
/// Stands for a value outside its type's range and is no id, so it can be shown but not read back.
inline constexpr std::string_view kUnknownId = "?";

/// Whether a thing can be unset, which then has an id too unless its game says otherwise.
template <class T>
inline constexpr bool kMayBeUnset = requires(T thing) { thing.isSet(); };

/// The thing's id among those of its type.
template <class T, bool mayBeUnset = kMayBeUnset<T>, std::size_t N>
[[nodiscard]] constexpr std::string_view idAmong(const std::array<std::string_view, N>& ids,
                                                 T thing) {
    std::size_t place = 0;
    if constexpr (requires { thing.index(); })
        place = thing.index();
    else
        place = static_cast<std::size_t>(thing);
    if (place < N)
        return ids[place];
    if constexpr (mayBeUnset)
        if (!thing.isSet())
            return kNoId;
    return kUnknownId;
}

/// The thing that has this id among those of its type.
template <class T, bool mayBeUnset = kMayBeUnset<T>, std::size_t N>
[[nodiscard]] constexpr std::optional<T> thingAmong(const std::array<std::string_view, N>& ids,
                                                    std::string_view id) {
    for (std::size_t i = 0; i < N; ++i)
        if (ids[i] == id)
            return static_cast<T>(static_cast<int>(i));
    if constexpr (mayBeUnset)
        if (id == kNoId)
            return T{};
    return std::nullopt;
}

} // namespace core
