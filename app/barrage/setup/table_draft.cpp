#include "app/barrage/setup/table_draft.h"

#include <algorithm>

#include <QCoreApplication>

#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/setup.h"

using namespace barrage;

namespace {

QString draftWords(const char* source) { return QCoreApplication::translate("Setup", source); }

std::ptrdiff_t countOf(const TableDraft& draft, PlayerKind kind) {
    return std::count_if(draft.setup.seats.begin(), draft.setup.seats.end(),
                         [kind](const SeatDraft& seat) { return seat.kind == kind; });
}

bool isSettled(const std::vector<int>& turnOrder) {
    return std::find(turnOrder.begin(), turnOrder.end(), -1) == turnOrder.end();
}

template <class T, std::size_t N, class Predicate>
void clearIf(Places<T, N>& places, Predicate isOutside) {
    for (std::optional<T>& place : places)
        if (place && isOutside(*place))
            place.reset();
}

/// Takes away what the expansions would bring while they are not played.
void tidyExpansions(SetupDraft& setup) {
    for (SeatDraft& seat : setup.seats)
        if (seat.officer && !isOfficerInGame(setup.options, seat.kind, *seat.officer))
            seat.officer.reset();
    clearIf(setup.extraOfficers, [&](Officer officer) {
        return !isOfficerInGame(setup.options, PlayerKind::Human, officer);
    });
    if (setup.options.leeghwater)
        return;
    for (SeatDraft& seat : setup.seats)
        if (seat.company == Company::Netherlands)
            seat.company.reset();
    clearIf(setup.bonusTiles, [](BonusTile tile) { return tile >= BonusTile::ExternalWorks; });
    clearIf(setup.patents, [](Tile tile) { return needsLeeghwater(tile); });
    setup.buildings = {};
    setup.works = {};
    setup.removedTiles = {};
}

} // namespace

TableDraft soloDraft() {
    TableDraft draft;
    addSeat(draft, PlayerKind::Human);
    addSeat(draft, PlayerKind::Automa);
    return draft;
}

void addSeat(TableDraft& draft, PlayerKind kind) {
    SeatDraft seat;
    seat.kind = kind;
    draft.setup.seats.push(seat);
    tidy(draft);
}

void removeSeat(TableDraft& draft, std::size_t seat) {
    draft.setup.seats.removeAt(seat);
    std::move(draft.names.begin() + static_cast<std::ptrdiff_t>(seat) + 1, draft.names.end(),
              draft.names.begin() + static_cast<std::ptrdiff_t>(seat));
    draft.names.back().clear();
    tidy(draft);
}

void tidy(TableDraft& draft) {
    SetupDraft& setup = draft.setup;
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        SeatDraft& seat = setup.seats[i];
        seat.player = static_cast<int>(i);
        if (seat.kind == PlayerKind::Human)
            continue;
        draft.names[i].clear();
        seat.startingContract.reset();
        if (seat.level != Level::VeryHigh)
            seat.officer.reset();
    }
    for (std::size_t i = nationalPlaces(setup); i < setup.national.size(); ++i)
        setup.national[i].reset();
    for (std::size_t i = extraOfficerPlaces(setup); i < setup.extraOfficers.size(); ++i)
        setup.extraOfficers[i].reset();
    if (setup.options.introductory)
        for (std::optional<BonusTile>& tile : setup.bonusTiles)
            if (tile == BonusTile::AdvancedTiles)
                tile.reset();
    tidyExpansions(setup);
    if (draft.turnOrder.size() != setup.seats.size())
        draft.turnOrder.assign(setup.seats.size(), -1);
}

void clearTable(TableDraft& draft) {
    SetupDraft empty;
    empty.options = draft.setup.options;
    for (const SeatDraft& seat : draft.setup.seats)
        empty.seats.push({{seat.kind, seat.level, seat.tracking}, seat.player, {}, {}, {}});
    draft.setup = empty;
    draft.turnOrder.clear();
    draft.repeat.reset();
    tidy(draft);
}

SetupDraft engineDraft(const TableDraft& draft) {
    SetupDraft setup = draft.setup;
    if (!setup.options.leeghwater) // a ruling about the expansion waits for it (B-25.1)
        setup.options.rulings.buildingSlots = Rulings{}.buildingSlots;
    const bool isChosen = isSettled(draft.turnOrder) && !setup.options.introductory;
    if (!isChosen)
        return setup;
    setup.isInTurnOrder = true;
    for (std::size_t i = 0; i < draft.turnOrder.size(); ++i)
        setup.seats[i] = draft.setup.seats[static_cast<std::size_t>(draft.turnOrder[i])];
    return setup;
}

QString labelOf(const TableDraft& draft, std::size_t seat) {
    const auto& seats = draft.setup.seats;
    if (seats[seat].kind == PlayerKind::Human)
        return draft.names[seat].isEmpty()
                   ? draftWords(QT_TRANSLATE_NOOP("Setup", "Player %1")).arg(seat + 1)
                   : draft.names[seat];
    if (countOf(draft, PlayerKind::Automa) == 1)
        return draftWords(QT_TRANSLATE_NOOP("Setup", "Automa"));
    const auto number =
        std::count_if(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(seat) + 1,
                      [](const SeatDraft& other) { return other.kind == PlayerKind::Automa; });
    return draftWords(QT_TRANSLATE_NOOP("Setup", "Automa %1")).arg(number);
}

QString troubleWithPlayers(const TableDraft& draft) {
    const auto& seats = draft.setup.seats;
    if (seats.size() < 2)
        return draftWords(
            QT_TRANSLATE_NOOP("Setup", "At least two players are needed: add one more."));
    if (countOf(draft, PlayerKind::Human) == 0)
        return draftWords(QT_TRANSLATE_NOOP("Setup", "At least one player has to be human."));
    if (draft.setup.options.introductory && countOf(draft, PlayerKind::Automa) > 0)
        return draftWords(QT_TRANSLATE_NOOP(
            "Setup", "Automas cannot play the introductory game: remove them or switch it off."));
    for (std::size_t i = 0; i < seats.size(); ++i)
        for (std::size_t j = i + 1; j < seats.size(); ++j)
            if (!draft.names[i].isEmpty() && draft.names[i] == draft.names[j])
                return draftWords(QT_TRANSLATE_NOOP("Setup", "Two players are called %1."))
                    .arg(draft.names[i]);
    return {};
}
