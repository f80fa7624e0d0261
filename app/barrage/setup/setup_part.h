#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "app/barrage/setup/table_draft.h"

/// The parts of a setup, all seen alike: places, and things that lie in them. A thing is the
/// engine's number for it, a seat's number in the turn order.
enum class SetupPart : std::uint8_t {
    Headstreams,
    BonusTiles,
    Objective,
    NeutralDams,
    National,
    OpenContracts,
    Patents,
    Companies,
    Officers,
    StartingContracts,
    ExtraOfficers,
    TurnOrder,
    // of the Leeghwater Project
    Buildings,
    Works,
    RemovedTiles
};
inline constexpr std::array kSetupParts{
    SetupPart::Headstreams,       SetupPart::BonusTiles,    SetupPart::Objective,
    SetupPart::NeutralDams,       SetupPart::National,      SetupPart::OpenContracts,
    SetupPart::Patents,           SetupPart::Companies,     SetupPart::Officers,
    SetupPart::StartingContracts, SetupPart::ExtraOfficers, SetupPart::TurnOrder,
    SetupPart::Buildings,         SetupPart::Works,         SetupPart::RemovedTiles};

inline constexpr int kOpen = -1;

/// None if the part is not needed or fixed with these players and options.
[[nodiscard]] int placeCount(const TableDraft& draft, SetupPart part);
/// kOpen if nothing lies there yet.
[[nodiscard]] int thingAt(const TableDraft& draft, SetupPart part, int place);
void setThing(TableDraft& draft, SetupPart part, int place, int thing);

/// What may lie at the place, whether or not it lies somewhere else already.
[[nodiscard]] std::vector<int> thingsFor(const TableDraft& draft, SetupPart part, int place);

/// The place where the thing lies, or kOpen.
[[nodiscard]] int placeOf(const TableDraft& draft, SetupPart part, int thing);
[[nodiscard]] int firstOpenPlace(const TableDraft& draft, SetupPart part);
[[nodiscard]] bool isSettled(const TableDraft& draft, SetupPart part);
[[nodiscard]] std::vector<SetupPart> openParts(const TableDraft& draft);

/// The seat a place of companies, officers or starting contracts belongs to.
[[nodiscard]] std::size_t seatAt(const TableDraft& draft, SetupPart part, int place);

/// Draws what is open in the part, or in all of them.
void deal(TableDraft& draft, SetupPart part, core::Rng& rng);
void dealAll(TableDraft& draft, core::Rng& rng);
