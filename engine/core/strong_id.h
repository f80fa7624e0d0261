#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace core {

/// A small number that names one thing of one kind; ids of different kinds do not mix.
/// The default value names nothing.
template <class Tag>
struct StrongId {
    static constexpr std::uint8_t kNothing = 0xFF;

    std::uint8_t value = kNothing;

    constexpr StrongId() = default;
    constexpr explicit StrongId(int number) : value(static_cast<std::uint8_t>(number)) {}

    [[nodiscard]] constexpr bool isSet() const { return value != kNothing; }
    [[nodiscard]] constexpr std::size_t index() const { return value; }

    friend constexpr auto operator<=>(const StrongId&, const StrongId&) = default;
};

} // namespace core
