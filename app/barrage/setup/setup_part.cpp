#include "app/barrage/setup/setup_part.h"

#include <algorithm>
#include <numeric>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/setup.h"

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
    case SetupPart::Buildings:
        return visit(setup.buildings[index]);
    case SetupPart::Works:
        return visit(setup.works[index]);
    case SetupPart::RemovedTiles:
        return visit(setup.removedTiles[index]);
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

/// Officers in the game who are not needed in the other of the two parts.
std::vector<int> officersFree(const TableDraft& draft, SetupPart other, PlayerKind kind) {
    std::vector<int> officers = numbers(1, kOfficerCount - 1);
    std::erase_if(officers, [&](int officer) {
        return !isOfficerInGame(draft.setup.options, kind, static_cast<Officer>(officer)) ||
               placeOf(draft, other, officer) != kOpen;
    });
    return officers;
}

/// Advanced tiles of a level that lie in none of the places of the other part.
std::vector<int> tilesOf(const TableDraft& draft, int level, SetupPart other) {
    std::vector<int> tiles = numbers(static_cast<int>(firstOfLevel(level)), kAdvancedPerLevel);
    if (draft.setup.options.leeghwater)
        tiles.push_back(static_cast<int>(buildingTileOf(level)));
    std::erase_if(tiles, [&](int tile) { return placeOf(draft, other, tile) != kOpen; });
    return tiles;
}

int bonusTileCount(const Options& options) {
    if (options.introductory)
        return kBaseBonusTileCount - 1;
    return options.leeghwater ? kBonusTileCount : kBaseBonusTileCount;
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
    const bool hasLeeghwater = draft.setup.options.leeghwater;
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
    case SetupPart::Buildings:
        return hasLeeghwater ? kPrivateBuildingsInPlay : 0;
    case SetupPart::Works:
        return hasLeeghwater ? kWorkSpaceCount : 0;
    case SetupPart::RemovedTiles:
        return hasLeeghwater ? static_cast<int>(draft.setup.removedTiles.size()) : 0;
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
        return numbers(0, bonusTileCount(draft.setup.options));
    case SetupPart::Objective:
        return numbers(0, kObjectiveCount);
    case SetupPart::NeutralDams:
        return basinsIn(static_cast<Area>(place));
    case SetupPart::National:
        return numbers(kFirstNational.value, kNationalCount);
    case SetupPart::OpenContracts:
        return numbers(kFirstPrivate.value + place / 2 * kPrivatePerColour, kPrivatePerColour);
    case SetupPart::Patents:
        return tilesOf(draft, 1, SetupPart::RemovedTiles);
    case SetupPart::Companies:
        return numbers(0, draft.setup.options.leeghwater ? kCompanyCount : kBaseCompanyCount);
    case SetupPart::Officers:
        return officersFree(draft, SetupPart::ExtraOfficers,
                            draft.setup.seats[seatAt(draft, part, place)].kind);
    case SetupPart::StartingContracts:
        return numbers(kFirstStarting.value, kStartingCount);
    case SetupPart::ExtraOfficers:
        return officersFree(draft, SetupPart::Officers, PlayerKind::Human);
    case SetupPart::TurnOrder:
        return seatsFor(draft, place);
    case SetupPart::Buildings:
        return numbers(0, kPrivateBuildingCount);
    case SetupPart::Works:
        return numbers(0, kWorksPerPile);
    case SetupPart::RemovedTiles:
        return tilesOf(draft, place + 1, SetupPart::Patents);
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
