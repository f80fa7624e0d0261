#include <vector>

#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/setup.h"

namespace nucleum {

namespace {

/// The numbers below `count` in random order.
std::vector<int> shuffled(int count, core::Rng& rng) {
    std::vector<int> numbers;
    for (int i = 0; i < count; ++i)
        numbers.push_back(i);
    rng.shuffle(std::span(numbers));
    return numbers;
}

std::vector<Contract> shuffledContracts(ContractKind kind, core::Rng& rng) {
    std::vector<Contract> contracts;
    for (int i = 0; i < kContractCount; ++i)
        if (infoOf(Contract(i)).kind == kind)
            contracts.emplace_back(i);
    rng.shuffle(std::span(contracts));
    return contracts;
}

template <class Places>
void fill(Places& places, const std::vector<Contract>& contracts) {
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = contracts[i];
}

} // namespace

Setup dealSetup(const Options& options, int players, const Facts& facts, core::Rng& rng) {
    Setup setup;
    setup.options = options;
    setup.facts = facts;
    const std::vector<int> colours = shuffled(kPlayerColourCount, rng);
    const std::vector<int> experiments = shuffled(kExperimentCount, rng);
    const std::vector<Contract> initial = shuffledContracts(ContractKind::Initial, rng);
    for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i)
        setup.seats.push({static_cast<PlayerColour>(colours[i]),
                          static_cast<Experiment>(experiments[i]), initial[i]});
    fill(setup.silver, shuffledContracts(ContractKind::Silver, rng));
    fill(setup.gold, shuffledContracts(ContractKind::Gold, rng));
    fill(setup.purple, shuffledContracts(ContractKind::Purple, rng));
    const std::vector<int> tiles = shuffled(kMilestoneTileCount, rng);
    for (std::size_t i = 0; i < setup.milestones.size(); ++i)
        setup.milestones[i] = static_cast<MilestoneTile>(tiles[i]);
    const std::vector<int> cards = shuffled(kSetupCardCount, rng);
    for (std::size_t i = 0; i < setup.cards.size(); ++i)
        setup.cards[i] = SetupCard(cards[i]);
    const std::vector<int> neutrals = shuffled(kNeutralCount, rng);
    const MapInstructions map = mapInstructions(setup.cards, players);
    for (std::size_t i = 0; i < map.neutralBuildings.size(); ++i)
        if (map.neutralBuildings[i] != City::None)
            setup.neutrals.push({map.neutralBuildings[i], Neutral(neutrals[i])});
    return setup;
}

} // namespace nucleum
