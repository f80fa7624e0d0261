#include "engine/core/rng.h"

#include <cassert>

namespace core {

Rng Rng::forStep(std::uint64_t seed, std::uint64_t step) {
    // Two mixing rounds keep neighbouring steps of neighbouring seeds apart.
    Rng ofSeed(seed);
    Rng ofStep(ofSeed.next() ^ step);
    return Rng(ofStep.next());
}

std::uint64_t Rng::next() {
    m_state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

std::uint32_t Rng::below(std::uint32_t bound) {
    assert(bound > 0);
    const std::uint32_t unevenRest = (0U - bound) % bound;
    for (;;) {
        const std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) >= unevenRest)
            return static_cast<std::uint32_t>(product >> 32);
    }
}

} // namespace core
