#pragma once

#include <cstdint>

namespace nucleum {

/// What a contract, a building, a plant or a pair gives. `incomeAny` may be split over the tracks
/// (N-2.6), `technology` is the level of a technology reward or 0 (N-8.5).
struct Reward {
    std::uint8_t thaler = 0;
    std::uint8_t workers = 0;
    std::uint8_t uranium = 0;
    std::uint8_t achievement = 0;
    std::uint8_t vp = 0;
    std::uint8_t incomeThaler = 0;
    std::uint8_t incomeWorkers = 0;
    std::uint8_t incomeVp = 0;
    std::uint8_t incomeAny = 0;
    std::uint8_t technology = 0;

    friend bool operator==(const Reward&, const Reward&) = default;
};

} // namespace nucleum
