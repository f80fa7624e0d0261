#pragma once

#include <cstdint>

/// The cards, as facts: which cards there are is not printed in the rules, so a card says itself
/// what it is.
namespace outpost {

enum class CardKind : std::uint8_t { None, Plant, Habitat, Technology, Step3 };

enum class Technology : std::uint8_t {
    None,
    DataLibrary,
    Ecoplants,
    Robots,
    Nodule,
    Outpost,
    Laboratory,
    MoonBase
};
inline constexpr int kTechnologyCount = 7; // without None

inline constexpr int kCardCount = 45; // without the Step 3 card
inline constexpr int kMostNumber = 99;

/// One card. What a kind does not have stays 0: plants have workers and cities, habitats have
/// places, technologies say which one they are.
struct Card {
    CardKind kind = CardKind::None;
    std::uint8_t number = 0;
    std::uint8_t workers = 0;
    std::uint8_t cities = 0;
    std::uint8_t places = 0;
    Technology technology = Technology::None;

    [[nodiscard]] constexpr bool isSet() const { return kind != CardKind::None; }
    [[nodiscard]] constexpr bool is(Technology which) const {
        return kind == CardKind::Technology && technology == which;
    }

    friend constexpr bool operator==(const Card&, const Card&) = default;
};

[[nodiscard]] constexpr Card plantCard(int number, int workers, int cities) {
    return {CardKind::Plant,
            static_cast<std::uint8_t>(number),
            static_cast<std::uint8_t>(workers),
            static_cast<std::uint8_t>(cities),
            0,
            Technology::None};
}
[[nodiscard]] constexpr Card habitatCard(int number, int places) {
    return {CardKind::Habitat,
            static_cast<std::uint8_t>(number),
            0,
            0,
            static_cast<std::uint8_t>(places),
            Technology::None};
}
[[nodiscard]] constexpr Card technologyCard(int number, Technology technology) {
    return {CardKind::Technology, static_cast<std::uint8_t>(number), 0, 0, 0, technology};
}
[[nodiscard]] constexpr Card stepThreeCard() {
    return {CardKind::Step3, 0, 0, 0, 0, Technology::None};
}

/// Whether a card of the game could look like this: numbers from 2, and only what its kind has.
[[nodiscard]] bool isPlausible(const Card& card);

/// The sort key of the market: the number, the Step 3 card above all (O-11.4).
[[nodiscard]] constexpr int sortKey(const Card& card) {
    return card.kind == CardKind::Step3 ? kMostNumber + 1 : card.number;
}

} // namespace outpost
