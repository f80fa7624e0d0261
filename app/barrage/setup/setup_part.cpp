#include "app/barrage/setup/setup_part.h"

#include <algorithm>
#include <numeric>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/data/technology_tiles.h"

using namespace barrage;

namespace {

std::vector<int> numbers(int first, int count) {
    std::vector<int> list(static_cast<std::size_t>(count));
    std::iota(list.begin(), list.end(), first);
    return list;
}

bool isIn(const SeatDraft& seat, SetupPart part) {
    switch (part) {
    case SetupPart::Officers:
        return seat.kind == PlayerKind::Human || seat.level == Level::VeryHigh;
    case SetupPart::StartingContracts:
        return seat.kind == PlayerKind::Human;
    default:
        return true;
    }
}

std::vector<std::size_t> seatsIn(const TableDraft& draft, SetupPart part) {
    std::vector<std::size_t> seats;
    for (std::size_t i = 0; i < draft.setup.seats.size(); ++i)
        if (isIn(draft.setup.seats[i], part))
            seats.push_back(i);
    return seats;
}

int automaCount(const TableDraft& draft) {
    const auto& seats = draft.setup.seats;
    return static_cast<int>(std::count_if(seats.begin(), seats.end(), [](const SeatDraft& seat) {
        return seat.kind == PlayerKind::Automa;
    }));
}

/// Automas go first, so one of each kind leaves nothing to choose.
int turnOrderPlaces(const TableDraft& draft) {
    const auto players = static_cast<int>(draft.setup.seats.size());
    const int automas = automaCount(draft);
    return automas > 1 || players - automas > 1 ? players : 0;
}

template <class T>
int numberOf(const std::optional<T>& thing) {
    if (!thing)
        return kOpen;
    if constexpr (std::is_enum_v<T>)
        return static_cast<int>(*thing);
    else
        return thing->value;
}

template <class T>
void assign(std::optional<T>& place, int thing) {
    if (thing == kOpen)
        place.reset();
    else
        place = T(thing);
}

/// Calls the function with the place's own variable; not for the turn order.
template <class Draft, class Visit>
auto visitPlace(Draft& draft, SetupPart part, int place, Visit visit) {
    const auto index = static_cast<std::size_t>(place);
    auto& setup = draft.setup;
    switch (part) {
    case SetupPart::BonusTiles:
        return visit(setup.bonusTiles[index]);
    case SetupPart::Objective:
        return visit(setup.objective);
    case SetupPart::NeutralDams:
        return visit(setup.neutralDams[index]);
    case SetupPart::National:
        return visit(setup.national[index]);
    case SetupPart::OpenContracts:
        return visit(setup.openContracts[index / 2][index % 2]);
    case SetupPart::Patents:
        return visit(setup.patents[index]);
    case SetupPart::Companies:
        return visit(setup.seats[seatAt(draft, part, place)].company);
    case SetupPart::Officers:
        return visit(setup.seats[seatAt(draft, part, place)].officer);
    case SetupPart::StartingContracts:
        return visit(setup.seats[seatAt(draft, part, place)].startingContract);
    case SetupPart::ExtraOfficers:
        return visit(setup.extraOfficers[index]);
    case SetupPart::Headstreams:
    case SetupPart::TurnOrder:
        break;
    }
    return visit(setup.headstreams[index]);
}

std::vector<int> basinsIn(Area area) {
    std::vector<int> basins;
    for (int i = 1; i <= kBasinCount; ++i)
        if (infoOf(Basin(i)).hasBaseSpaces && infoOf(Basin(i)).area == area)
            basins.push_back(i);
    return basins;
}

/// Officers who are not needed in the other of the two parts.
std::vector<int> officersFree(const TableDraft& draft, SetupPart other) {
    std::vector<int> officers = numbers(1, static_cast<int>(Officer::Sekibo));
    std::erase_if(officers, [&](int officer) { return placeOf(draft, other, officer) != kOpen; });
    return officers;
}

std::vector<int> seatsFor(const TableDraft& draft, int place) {
    std::vector<int> seats;
    const PlayerKind kind = place < automaCount(draft) ? PlayerKind::Automa : PlayerKind::Human;
    for (std::size_t i = 0; i < draft.setup.seats.size(); ++i)
        if (draft.setup.seats[i].kind == kind)
            seats.push_back(static_cast<int>(i));
    return seats;
}

/// Takes over one part of a setup that has been completed.
void copyPart(TableDraft& draft, const TableDraft& whole, SetupPart part) {
    for (int place = 0; place < placeCount(draft, part); ++place)
        setThing(draft, part, place, thingAt(whole, part, place));
}

/// The draft with everything settled, its seats in the order in which they were entered.
TableDraft wholeOf(const TableDraft& draft, core::Rng& rng) {
    TableDraft whole = draft;
    whole.setup = completed(engineDraft(draft), rng);
    const auto inTurnOrder = whole.setup.seats;
    whole.turnOrder.clear();
    for (const SeatDraft& seat : inTurnOrder) {
        whole.turnOrder.push_back(seat.player);
        whole.setup.seats[static_cast<std::size_t>(seat.player)] = seat;
    }
    whole.setup.isInTurnOrder = false;
    return whole;
}

} // namespace

std::size_t seatAt(const TableDraft& draft, SetupPart part, int place) {
    return seatsIn(draft, part)[static_cast<std::size_t>(place)];
}

int placeCount(const TableDraft& draft, SetupPart part) {
    const bool isIntroductory = draft.setup.options.introductory;
    switch (part) {
    case SetupPart::Headstreams:
        return kHeadstreamCount;
    case SetupPart::BonusTiles:
        return kRounds;
    case SetupPart::Objective:
        return 1;
    case SetupPart::NeutralDams:
        return kAreaCount;
    case SetupPart::National:
        return static_cast<int>(nationalPlaces(draft.setup));
    case SetupPart::OpenContracts:
        return 2 * kColourCount;
    case SetupPart::Patents:
        return isIntroductory ? 0 : static_cast<int>(draft.setup.patents.size());
    case SetupPart::Companies:
    case SetupPart::Officers:
    case SetupPart::StartingContracts:
        return isIntroductory ? 0 : static_cast<int>(seatsIn(draft, part).size());
    case SetupPart::ExtraOfficers:
        return isIntroductory ? 0 : static_cast<int>(extraOfficerPlaces(draft.setup));
    case SetupPart::TurnOrder:
        return isIntroductory ? 0 : turnOrderPlaces(draft);
    }
    return 0;
}

int thingAt(const TableDraft& draft, SetupPart part, int place) {
    if (part == SetupPart::TurnOrder)
        return draft.turnOrder[static_cast<std::size_t>(place)];
    return visitPlace(draft, part, place, [](const auto& thing) { return numberOf(thing); });
}

void setThing(TableDraft& draft, SetupPart part, int place, int thing) {
    if (part == SetupPart::TurnOrder)
        draft.turnOrder[static_cast<std::size_t>(place)] = thing;
    else
        visitPlace(draft, part, place, [thing](auto& variable) { assign(variable, thing); });
}

std::vector<int> thingsFor(const TableDraft& draft, SetupPart part, int place) {
    switch (part) {
    case SetupPart::Headstreams:
        return numbers(1, kHeadstreamTileCount);
    case SetupPart::BonusTiles:
        return numbers(0, draft.setup.options.introductory ? kBaseBonusTileCount - 1
                                                           : kBaseBonusTileCount);
    case SetupPart::Objective:
        return numbers(0, kObjectiveCount);
    case SetupPart::NeutralDams:
        return basinsIn(static_cast<Area>(place));
    case SetupPart::National:
        return numbers(kFirstNational.value, kNationalCount);
    case SetupPart::OpenContracts:
        return numbers(kFirstPrivate.value + place / 2 * kPrivatePerColour, kPrivatePerColour);
    case SetupPart::Patents:
        return numbers(static_cast<int>(firstOfLevel(1)), kAdvancedPerLevel);
    case SetupPart::Companies:
        return numbers(0, kBaseCompanyCount);
    case SetupPart::Officers:
        return officersFree(draft, SetupPart::ExtraOfficers);
    case SetupPart::StartingContracts:
        return numbers(kFirstStarting.value, kStartingCount);
    case SetupPart::ExtraOfficers:
        return officersFree(draft, SetupPart::Officers);
    case SetupPart::TurnOrder:
        return seatsFor(draft, place);
    }
    return {};
}

int placeOf(const TableDraft& draft, SetupPart part, int thing) {
    for (int place = 0; place < placeCount(draft, part); ++place)
        if (thingAt(draft, part, place) == thing)
            return place;
    return kOpen;
}

int firstOpenPlace(const TableDraft& draft, SetupPart part) { return placeOf(draft, part, kOpen); }

bool isSettled(const TableDraft& draft, SetupPart part) {
    return firstOpenPlace(draft, part) == kOpen;
}

std::vector<SetupPart> openParts(const TableDraft& draft) {
    std::vector<SetupPart> open;
    for (const SetupPart part : kSetupParts)
        if (!isSettled(draft, part))
            open.push_back(part);
    return open;
}

void deal(TableDraft& draft, SetupPart part, core::Rng& rng) {
    copyPart(draft, wholeOf(draft, rng), part);
    tidy(draft);
}

void dealAll(TableDraft& draft, core::Rng& rng) {
    const TableDraft whole = wholeOf(draft, rng);
    for (const SetupPart part : kSetupParts)
        copyPart(draft, whole, part);
    tidy(draft);
}
