#include "app/barrage/correction/correction_options.h"

#include <algorithm>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/data/technology_tiles.h"

namespace correction {

namespace {

using namespace barrage;

/// Whether anybody in the game has what this corrects.
bool isInGame(const State& state, Corrected what) {
    switch (what) {
    case Corrected::Excamixers:
    case Corrected::WheelExcamixers:
        return state.options.promoOfficers;
    case Corrected::Architect:
    case Corrected::OfficerEngineers:
        return std::ranges::any_of(state.turnOrder, [&](Company company) {
            return state.of(company).officer > Officer::Sekibo;
        });
    default:
        return true;
    }
}

std::vector<int> upTo(int count) {
    std::vector<int> numbers;
    for (int i = 0; i < count; ++i)
        numbers.push_back(i);
    return numbers;
}

std::vector<int> companiesOf(const State& state) {
    std::vector<int> owners;
    for (const Company company : state.turnOrder)
        owners.push_back(static_cast<int>(ownerOf(company)));
    return owners;
}

std::vector<int> ownersOf(const State& state, Corrected what) {
    std::vector<int> owners = companiesOf(state);
    if (what == Corrected::DamOwner)
        owners.push_back(static_cast<int>(Owner::Neutral));
    owners.push_back(static_cast<int>(Owner::Nobody));
    return owners;
}

std::vector<int> contractsOf(Colour colour) {
    std::vector<int> contracts = upTo(kContractCount);
    std::erase_if(contracts, [colour](int number) {
        return !isPrivate(Contract(number)) || colourOf(Contract(number)) != colour;
    });
    contracts.push_back(Contract::kNothing);
    return contracts;
}

std::vector<int> valuesOf(const State& state, Corrected what, int index) {
    if (what == Corrected::OpenContract)
        return contractsOf(static_cast<Colour>(index / 2));
    if (what == Corrected::OpenWork) {
        std::vector<int> works = upTo(kWorkCount);
        works.push_back(Work::kNothing);
        return works;
    }
    std::vector<int> values = upTo(formOf(what).most + 1);
    if (!state.options.leeghwater && what == Corrected::BonusTile)
        values.resize(kBaseBonusTileCount);
    if (!state.options.leeghwater && (what == Corrected::OpenTile || what == Corrected::WheelTile))
        std::erase_if(values, [](int number) {
            return number != kTileCount && needsLeeghwater(static_cast<Tile>(number));
        });
    if (what == Corrected::OpenTile)
        std::erase_if(values, [](int number) {
            return number != kTileCount && !isAdvanced(static_cast<Tile>(number));
        });
    return values;
}

} // namespace

std::vector<Corrected> kindsOf(const State& state, Group group) {
    std::vector<Corrected> kinds;
    for (const Words& words : allWords())
        if (words.group == group && isInGame(state, words.what))
            kinds.push_back(words.what);
    return kinds;
}

std::vector<Corrected> figuresOf(const State& state, Company company) {
    std::vector<Corrected> kinds = kindsOf(state, Group::Company);
    const Officer officer = state.of(company).officer;
    std::erase_if(kinds, [officer](Corrected what) {
        return (what == Corrected::OfficerCopies && officer != Officer::Sekibo) ||
               (what == Corrected::OfficerEngineers && officer <= Officer::Sekibo);
    });
    return kinds;
}

std::vector<int> indicesOf(const State& state, Corrected what) {
    if (what == Corrected::TurnOrderPlace)
        return upTo(state.playerCount());
    std::vector<int> indices = upTo(formOf(what).indices);
    if (what == Corrected::NationalContract)
        std::erase_if(indices, [](int index) { return !isNational(Contract(index)); });
    if (what == Corrected::TileInSupply && !state.options.leeghwater)
        std::erase_if(indices, [](int index) { return needsLeeghwater(static_cast<Tile>(index)); });
    if (what == Corrected::BuildingOwner || what == Corrected::BuildingEngineers)
        std::erase_if(indices, [&](int index) { // four to each building, slots and spaces alike
            return !state.buildings.inPlay.contains(buildingOf(BuildingSlot(index)));
        });
    return indices;
}

std::vector<int> optionsOf(const Draft& draft, const State& state) {
    switch (draft.step()) {
    case Step::Group:
        return upTo(state.options.leeghwater ? kSteppedGroupCount : kSteppedGroupCount - 1);
    case Step::Kind: {
        std::vector<int> kinds;
        for (const Corrected what : kindsOf(state, static_cast<Group>(draft.group())))
            kinds.push_back(static_cast<int>(what));
        return kinds;
    }
    case Step::Company:
        return companiesOf(state);
    case Step::Index:
        return indicesOf(state, draft.kind());
    case Step::Owner:
        return ownersOf(state, draft.kind());
    case Step::Value:
        return draft.isNumber()
                   ? std::vector<int>()
                   : valuesOf(state, draft.kind(), draft.chosen(Step::Index).value_or(0));
    case Step::Done:
        break;
    }
    return {};
}

} // namespace correction
