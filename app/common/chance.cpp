#include "app/common/chance.h"

#include <QRandomGenerator>

core::Rng& chance() {
    static core::Rng rng(QRandomGenerator::system()->generate64());
    return rng;
}

void seedChance(std::uint64_t seed) { chance() = core::Rng(seed); }
