#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace core {

/// The random generator of every game: SplitMix64.
///
/// The state is one 64-bit number. Each draw adds 0x9E3779B97F4A7C15 to it (modulo 2^64) and mixes
/// the sum z: z ^= z >> 30; z *= 0xBF58476D1CE4E5B9; z ^= z >> 27; z *= 0x94D049BB133111EB;
/// z ^= z >> 31. Only integer arithmetic is used, so a seed gives the same game on every platform.
class Rng {
public:
    explicit Rng(std::uint64_t seed) : m_state(seed) {}

    /// The generator for one step of a game: depends on seed and step only, so a draw that is
    /// undone and made again has the same outcome.
    [[nodiscard]] static Rng forStep(std::uint64_t seed, std::uint64_t step);

    [[nodiscard]] std::uint64_t next();

    /// A number from 0 to bound - 1, each equally likely. The upper 32 bits of a draw are
    /// multiplied by the bound and the upper half of the product is the result; draws whose lower
    /// half falls into the uneven rest (below 2^32 modulo bound) are thrown away.
    [[nodiscard]] std::uint32_t below(std::uint32_t bound);

    /// Fisher-Yates from the last place to the second.
    template <class T>
    void shuffle(std::span<T> items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

private:
    std::uint64_t m_state;
};

} // namespace core
