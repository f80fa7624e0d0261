#include "engine/barrage/setup_draft.h"

#include "engine/barrage/setup/setup_check.h"

namespace barrage {

namespace {

Seat seatOf(const SeatDraft& draft) {
    Seat seat;
    seat.kind = draft.kind;
    seat.level = draft.level;
    seat.tracking = draft.tracking;
    seat.company = draft.company.value_or(static_cast<Company>(kCompanyCount)); // refused
    seat.officer = draft.officer.value_or(Officer::None);
    seat.startingContract = draft.startingContract.value_or(Contract());
    return seat;
}

core::FixedVector<Seat, kMaxPlayers> seatsOf(const SetupDraft& draft) {
    core::FixedVector<Seat, kMaxPlayers> seats;
    for (const SeatDraft& seat : draft.seats)
        seats.push(seatOf(seat));
    return seats;
}

template <class T, std::size_t N>
std::array<T, N> valuesOf(const Places<T, N>& places, T open) {
    std::array<T, N> values{};
    for (std::size_t i = 0; i < N; ++i)
        values[i] = places[i].value_or(open);
    return values;
}

} // namespace

std::size_t nationalPlaces(const SetupDraft& draft) {
    return draft.seats.empty() ? 0 : draft.seats.size() - 1;
}

std::size_t extraOfficerPlaces(const SetupDraft& draft) {
    return static_cast<std::size_t>(extraOfficersNeeded(seatsOf(draft)));
}

Setup setupOf(const SetupDraft& draft) {
    Setup setup;
    setup.options = draft.options;
    setup.seats = seatsOf(draft);
    setup.headstreams = valuesOf(draft.headstreams, HeadstreamTile());
    setup.bonusTiles = valuesOf(draft.bonusTiles, static_cast<BonusTile>(kBonusTileCount));
    setup.objective = draft.objective.value_or(static_cast<Objective>(kObjectiveCount));
    for (std::size_t i = 0; i < nationalPlaces(draft); ++i)
        if (draft.national[i])
            setup.national.push(*draft.national[i]);
    for (std::size_t i = 0; i < setup.openContracts.size(); ++i)
        setup.openContracts[i] = valuesOf(draft.openContracts[i], Contract());
    setup.neutralDams = valuesOf(draft.neutralDams, Basin());
    setup.patents = valuesOf(draft.patents, Tile::None);
    for (const std::optional<Officer>& officer : draft.extraOfficers)
        if (officer)
            setup.extraOfficers.push(*officer);
    for (const std::optional<PrivateBuilding>& building : draft.buildings)
        if (building)
            setup.buildings.push(*building);
    setup.works = valuesOf(draft.works, Work());
    setup.removedTiles = valuesOf(draft.removedTiles, Tile::None);
    return setup;
}

} // namespace barrage
