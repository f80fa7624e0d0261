#include "app/barrage/correction/correction_draft.h"

#include <algorithm>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/data/technology_tiles.h"

namespace correction {

namespace {

using namespace barrage;

bool isFigure(Meaning meaning) {
    return meaning == Meaning::Number || meaning == Meaning::Elevations ||
           meaning == Meaning::HeadstreamTileNumber;
}

/// Set by being there or not: choosing the thing turns it round.
bool isYesOrNo(Corrected what) { return formOf(what).valueMeans == Meaning::NoOrYes; }

/// Engineers of somebody on a space: none there means nobody.
bool isOccupancy(Corrected what) {
    return formOf(what).concerns == Concerns::Anybody && formOf(what).valueMeans == Meaning::Number;
}

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

std::vector<Step> Draft::steps() const {
    std::vector<Step> steps{Step::Group, Step::Kind};
    if (m_chosen.size() < 2)
        return steps;
    const CorrectionForm& form = formOf(kind());
    if (form.concerns == Concerns::Company)
        steps.push_back(Step::Company);
    if (form.indices > 0)
        steps.push_back(Step::Index);
    const bool isOwned = form.concerns == Concerns::Anybody;
    if (isOwned)
        steps.push_back(Step::Owner);
    const bool isEmptied = isOwned && m_chosen.size() >= steps.size() &&
                           m_chosen[steps.size() - 1] == static_cast<int>(Owner::Nobody);
    if (form.most > form.least && !isYesOrNo(kind()) && !isEmptied)
        steps.push_back(Step::Value);
    steps.push_back(Step::Done);
    return steps;
}

Step Draft::step() const { return steps()[m_chosen.size()]; }

Corrected Draft::kind() const { return static_cast<Corrected>(m_chosen[1]); }

std::optional<int> Draft::chosen(Step step) const {
    const std::vector<Step> all = steps();
    const auto place = std::ranges::find(all, step) - all.begin();
    if (place >= static_cast<std::ptrdiff_t>(m_chosen.size()))
        return std::nullopt;
    return m_chosen[static_cast<std::size_t>(place)];
}

bool Draft::isNumber() const {
    return step() == Step::Value && isFigure(formOf(kind()).valueMeans);
}

int Draft::least() const {
    // Nobody's engineers are taken away by choosing nobody.
    return isOccupancy(kind()) ? 1 : formOf(kind()).least;
}

int Draft::most() const { return formOf(kind()).most; }

std::vector<int> Draft::options(const State& state) const {
    switch (step()) {
    case Step::Group:
        return upTo(state.options.leeghwater ? kGroupCount : kGroupCount - 1);
    case Step::Kind: {
        std::vector<int> kinds;
        for (const Corrected what : kindsOf(state, static_cast<Group>(m_chosen[0])))
            kinds.push_back(static_cast<int>(what));
        return kinds;
    }
    case Step::Company:
        return companiesOf(state);
    case Step::Index:
        return indicesOf(state, kind());
    case Step::Owner:
        return ownersOf(state, kind());
    case Step::Value:
        return isNumber() ? std::vector<int>()
                          : valuesOf(state, kind(), chosen(Step::Index).value_or(0));
    case Step::Done:
        break;
    }
    return {};
}

Correct Draft::correction(const State& state) const {
    const auto company = chosen(Step::Company);
    const auto first = static_cast<int>(ownerOf(state.turnOrder[0]));
    Correct correction =
        asItIs(state, kind(), static_cast<Owner>(company.value_or(first)),
               chosen(Step::Index)
                   .value_or(indicesOf(state, kind()).empty() ? 0 : indicesOf(state, kind())[0]));
    if (const auto owner = company ? company : chosen(Step::Owner)) {
        correction.owner = static_cast<Owner>(*owner);
        if (correction.owner == Owner::Nobody)
            correction.value = 0;
    }
    if (const auto value = chosen(Step::Value))
        correction.value = static_cast<std::int16_t>(*value);
    else if (step() == Step::Done && isYesOrNo(kind()))
        correction.value = correction.value == 0 ? 1 : 0;
    else if (isOccupancy(kind()) && correction.owner != Owner::Nobody)
        correction.value = std::max<std::int16_t>(correction.value, 1);
    return correction;
}

} // namespace correction
