#pragma once

#include <string_view>

namespace share {

/// A game as other programs know it.
struct Title {
    std::string_view game; // our id
    std::string_view name;
    int bggId = 0; // at BoardGameGeek, 0 if we do not know it
    int year = 0;  // of publication, 0 if we do not know it
};

inline constexpr Title kTitles[]{
    {"barrage", "Barrage", 251247, 2019},
    {"nucleum", "Nucleum", 396790, 2023},
    {"outpost", "Power Grid: Outpost", 0, 0},
};

inline constexpr Title kLeeghwater{"barrage/leeghwater", "Barrage: The Leeghwater Project", 263711,
                                   0};

/// The expansion that the board of a play stands for, if it is one.
[[nodiscard]] constexpr const Title* expansionOf(std::string_view game, std::string_view board) {
    return game == "barrage" && board == "leeghwater" ? &kLeeghwater : nullptr;
}

[[nodiscard]] constexpr const Title* titleOf(std::string_view game) {
    for (const Title& title : kTitles)
        if (title.game == game)
            return &title;
    return nullptr;
}

} // namespace share
