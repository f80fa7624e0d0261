#include <algorithm>

#include "app/common/convert.h"
#include "app/nucleum/setup/setup_draft.h"
#include "app/nucleum/words/contract_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/data/setup_cards.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/ids.h"

namespace nucleum {

namespace {

QString contractText(Contract contract) {
    return contract.isSet()
               ? QStringLiteral("%1 · %2").arg(numberOf(contract), requirementText(contract))
               : QString();
}

QString cardText(SetupCard card) {
    const City city = kSetupCards[card.index()].neutralBuilding.city;
    return QStringLiteral("%1 · %2").arg(
        toQt(idOf(card)), city == City::None ? Nucleum::tr("no neutral building") : nameOf(city));
}

/// The thing at the place, as a number.
int thingAt(const SetupDraft& draft, const PartPlace& place) {
    const Setup& setup = draft.setup;
    switch (place.part) {
    case Part::InitialContract:
        return setup.seats[place.index].initialContract.value;
    case Part::Silver:
        return setup.silver[place.index].value;
    case Part::Gold:
        return setup.gold[place.index].value;
    case Part::Purple:
        return setup.purple[place.index].value;
    case Part::Milestone:
        return static_cast<int>(setup.milestones[place.index]);
    case Part::Card:
        return setup.cards[place.index].value;
    case Part::NeutralTile:
        return setup.neutrals[place.index].neutral.value;
    }
    return 0;
}

void setThing(SetupDraft& draft, const PartPlace& place, int thing) {
    Setup& setup = draft.setup;
    switch (place.part) {
    case Part::InitialContract:
        setup.seats[place.index].initialContract = Contract(thing);
        break;
    case Part::Silver:
        setup.silver[place.index] = Contract(thing);
        break;
    case Part::Gold:
        setup.gold[place.index] = Contract(thing);
        break;
    case Part::Purple:
        setup.purple[place.index] = Contract(thing);
        break;
    case Part::Milestone:
        setup.milestones[place.index] = static_cast<MilestoneTile>(thing);
        break;
    case Part::Card:
        setup.cards[place.index] = SetupCard(thing);
        break;
    case Part::NeutralTile:
        setup.neutrals[place.index].neutral = Neutral(thing);
        break;
    }
}

QString thingText(Part part, int thing) {
    switch (part) {
    case Part::InitialContract:
    case Part::Silver:
    case Part::Gold:
    case Part::Purple:
        return contractText(Contract(thing));
    case Part::Milestone:
        return nameOf(static_cast<MilestoneTile>(thing));
    case Part::Card:
        return cardText(SetupCard(thing));
    case Part::NeutralTile:
        return nameOf(Neutral(thing));
    }
    return {};
}

std::vector<int> thingsOf(Part part) {
    std::vector<int> things;
    const auto upTo = [&things](int count) {
        for (int i = 0; i < count; ++i)
            things.push_back(i);
    };
    if (part == Part::Milestone)
        upTo(kMilestoneTileCount);
    else if (part == Part::Card)
        upTo(kSetupCardCount);
    else if (part == Part::NeutralTile)
        upTo(kNeutralCount);
    else
        for (int i = 0; i < kContractCount; ++i)
            if (static_cast<int>(infoOf(Contract(i)).kind) == static_cast<int>(part))
                things.push_back(i);
    return things;
}

QStringList namesOf(std::span<const City> cities) {
    QStringList names;
    for (const City city : cities)
        names.append(nameOf(city));
    return names;
}

} // namespace

std::vector<PartPlace> placesOf(const SetupDraft& draft) {
    std::vector<PartPlace> places;
    const auto add = [&places](Part part, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            places.push_back({part, i});
    };
    add(Part::Card, draft.setup.cards.size());
    add(Part::NeutralTile, draft.setup.neutrals.size());
    add(Part::Milestone, draft.setup.milestones.size());
    add(Part::Silver, draft.setup.silver.size());
    add(Part::Gold, draft.setup.gold.size());
    add(Part::Purple, draft.setup.purple.size());
    add(Part::InitialContract, draft.setup.seats.size());
    return places;
}

QString titleOf(const SetupDraft& draft, const PartPlace& place) {
    const auto number = place.index + 1;
    switch (place.part) {
    case Part::InitialContract: {
        const QString name = draft.names.value(static_cast<qsizetype>(place.index));
        return Nucleum::tr("Initial contract of %1")
            .arg(name.isEmpty() ? nameOf(draft.setup.seats[place.index].colour) : name);
    }
    case Part::Silver:
        return Nucleum::tr("Market, silver %1").arg(number);
    case Part::Gold:
        return Nucleum::tr("Market, gold %1").arg(number);
    case Part::Purple:
        return Nucleum::tr("Side board, purple %1").arg(number);
    case Part::Milestone:
        return Nucleum::tr("Milestone tile of segment %1").arg(number);
    case Part::Card:
        return number == 1 ? Nucleum::tr("First setup card, all its rows")
                           : Nucleum::tr("Setup card %1, its city only").arg(number);
    case Part::NeutralTile:
        return Nucleum::tr("Neutral building in %1")
            .arg(nameOf(draft.setup.neutrals[place.index].city));
    }
    return {};
}

QString valueOf(const SetupDraft& draft, const PartPlace& place) {
    return thingText(place.part, thingAt(draft, place));
}

QList<NucleumOption> choicesFor(const SetupDraft& draft, const PartPlace& place) {
    QList<NucleumOption> options;
    for (const int thing : thingsOf(place.part)) {
        NucleumOption option =
            optionFor(thing, thingText(place.part, thing), thing == thingAt(draft, place));
        for (const PartPlace& other : placesOf(draft))
            if (other.part == place.part && !(other == place) && thingAt(draft, other) == thing)
                option.detail = Nucleum::tr("Now: %1").arg(titleOf(draft, other));
        options.append(option);
    }
    return options;
}

void put(SetupDraft& draft, const PartPlace& place, int thing) {
    const int before = thingAt(draft, place);
    for (const PartPlace& other : placesOf(draft))
        if (other.part == place.part && thingAt(draft, other) == thing)
            setThing(draft, other, before);
    setThing(draft, place, thing);
    if (place.part == Part::Card)
        followCards(draft);
}

QStringList instructionsFor(const SetupDraft& draft) {
    const int players = static_cast<int>(draft.setup.seats.size());
    const MapInstructions map = mapInstructions(draft.setup.cards, players);
    const StackSizes sizes = stackSizes(players);
    QStringList lines;
    lines.append(players == 2 ? Nucleum::tr("Map: the side for 1 and 2 players")
                              : Nucleum::tr("Map: the side for 3 and 4 players"));
    lines.append(
        Nucleum::tr("Action tiles: %1 in all, 5 of them in the offer, the rest in 3 stacks")
            .arg(sizes.actionTiles));
    lines.append(Nucleum::tr("Contracts: %1 silver and %2 gold, 2 of each in the market")
                     .arg(sizes.silver)
                     .arg(sizes.gold));
    lines.append(
        Nucleum::tr("Nucleum on %1, three more above the milestone tiles of segments 1 to 3")
            .arg(nameOf(map.nucleum)));
    if (!map.urbanRubble.empty())
        lines.append(Nucleum::tr("Urban rubble: %1")
                         .arg(namesOf({map.urbanRubble.begin(), map.urbanRubble.end()})
                                  .join(QStringLiteral(", "))));
    if (!map.miningRubble.empty())
        lines.append(Nucleum::tr("Mining rubble: %1")
                         .arg(namesOf({map.miningRubble.begin(), map.miningRubble.end()})
                                  .join(QStringLiteral(", "))));
    if (map.isRubbleDoubtful)
        lines.append(
            Nucleum::tr("Look at the first setup card: it may name other cities for rubble"));
    if (map.turbineRubble > 0)
        lines.append(
            Nucleum::tr("Turbine rubble on the marked turbine spaces: %1").arg(map.turbineRubble));
    lines.append(map.emptyCoalSpaces > 0
                     ? Nucleum::tr("Coal wagons, 1 up, on all spaces but one of each area")
                     : Nucleum::tr("Coal wagons, 1 up, on all spaces"));
    lines.append(draft.setup.options.firstGames
                     ? Nucleum::tr("Everybody: 4 Thaler, 3 workers, 15 in reserve")
                     : Nucleum::tr("Everybody: 4 Thaler, 2 workers, 16 in reserve"));
    return lines;
}

} // namespace nucleum
