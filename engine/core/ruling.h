#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <string_view>
#include <type_traits>

namespace core {

/// One reading of the rules that a table may choose, as files name it. `Rulings` keeps what was
/// chosen of all those of a game.
template <class Rulings>
struct Ruling {
    std::string_view id;
    std::array<std::string_view, 2> values; // the usual one first
    bool isNumber;                          // its values are
    /// The place of the value that holds; past the end if it is none of them.
    std::size_t (*chosen)(const Rulings&);
    /// Does nothing if the place is past the end.
    void (*choose)(Rulings&, std::size_t place);

    /// Past the end if there is no such value.
    [[nodiscard]] constexpr std::size_t placeOf(std::string_view value) const {
        return static_cast<std::size_t>(std::ranges::find(values, value) - values.begin());
    }
    [[nodiscard]] constexpr bool isValid(const Rulings& rulings) const {
        return chosen(rulings) < values.size();
    }
    /// Of rulings that are valid.
    [[nodiscard]] constexpr std::string_view valueIn(const Rulings& rulings) const {
        return values[chosen(rulings)];
    }
};

template <class Rulings>
inline constexpr Rulings kUsualRulings{};

/// The usual value, which is the default, and the other one.
template <class Rulings, auto Get, auto Other>
inline constexpr std::array kRulingValues{
    std::invoke(Get, kUsualRulings<Rulings>),
    static_cast<std::remove_cvref_t<std::invoke_result_t<decltype(Get), const Rulings&>>>(Other)};

/// `Get` is the member that holds the value, or a call that leads to it.
template <class Rulings, auto Get, auto Other>
[[nodiscard]] constexpr Ruling<Rulings> rulingOf(std::string_view id, std::string_view usual,
                                                 std::string_view other) {
    constexpr const auto& kValues = kRulingValues<Rulings, Get, Other>;
    static_assert(kValues[0] != kValues[1]);
    return {id,
            {usual, other},
            std::is_integral_v<std::remove_cvref_t<decltype(kValues[0])>>,
            [](const Rulings& rulings) {
                const auto& values = kRulingValues<Rulings, Get, Other>;
                const auto found = std::ranges::find(values, std::invoke(Get, rulings));
                return static_cast<std::size_t>(found - values.begin());
            },
            [](Rulings& rulings, std::size_t place) {
                const auto& values = kRulingValues<Rulings, Get, Other>;
                if (place < values.size())
                    std::invoke(Get, rulings) = values[place];
            }};
}

/// As a word of a notation.
template <class Io, class Rulings>
void describe(Io& io, const Ruling<Rulings>& ruling, Rulings& rulings) {
    std::size_t place = ruling.chosen(rulings);
    io.name(ruling.id, place, ruling.values);
    ruling.choose(rulings, place);
}

} // namespace core
