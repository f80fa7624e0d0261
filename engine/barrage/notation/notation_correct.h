#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "engine/barrage/data/companies.h"
#include "engine/barrage/move.h"
#include "engine/barrage/notation/notation_words.h"

/// Private to the notation: corrections, whose numbers are written as the things they mean.
namespace barrage::notation {

/// What a number of a correction means, and thereby how it is written.
enum class Meaning : std::uint8_t {
    Nothing, // not written, read as 0
    Number,
    Elevations,
    HeadstreamTileNumber,
    NoOrYes,
    Segment, // of the wheel, from 0
    Slot,    // of the patent office, from 0
    Round,   // from 0
    Place,   // in the turn order, from 0
    OpenContract,
    Headstream,
    BaseSpace,
    ConduitSpace,
    PowerhouseSpace,
    Tile,
    Contract,
    ActionSpace,
    Section,
    BonusTile,
    Objective,
    Work,
    WorkSlot, // of the external works, from 0
    BuildingPlace,
    PrivateBuilding,
    BuildingSlot,
    BuildingSpace // building * 4 + space
};

struct CorrectedInfo {
    std::string_view name;
    bool hasOwner;
    Meaning index;
    Meaning value;
};

/// In the order of Corrected.
// clang-format off
inline constexpr std::array<CorrectedInfo, kCorrectedCount> kCorrected{{
    {"vp", true, Meaning::Nothing, Meaning::Number},
    {"energy", true, Meaning::Nothing, Meaning::Number},
    {"credits", true, Meaning::Nothing, Meaning::Number},
    {"excavators", true, Meaning::Nothing, Meaning::Number},
    {"mixers", true, Meaning::Nothing, Meaning::Number},
    {"engineers", true, Meaning::Nothing, Meaning::Number},
    {"constructions", true, Meaning::Nothing, Meaning::Number},
    {"officer_copies", true, Meaning::Nothing, Meaning::Number},
    {"passed", true, Meaning::Nothing, Meaning::NoOrYes},
    {"headstream_drops", false, Meaning::Headstream, Meaning::Number},
    {"dam_drops", false, Meaning::BaseSpace, Meaning::Number},
    {"dam", true, Meaning::BaseSpace, Meaning::Elevations},
    {"conduit", true, Meaning::ConduitSpace, Meaning::Nothing},
    {"powerhouse", true, Meaning::PowerhouseSpace, Meaning::Nothing},
    {"tile_in_supply", true, Meaning::Tile, Meaning::NoOrYes},
    {"wheel_tile", true, Meaning::Segment, Meaning::Tile},
    {"wheel_excavators", true, Meaning::Segment, Meaning::Number},
    {"wheel_mixers", true, Meaning::Segment, Meaning::Number},
    {"contract_held", true, Meaning::Contract, Meaning::NoOrYes},
    {"contract_fulfilled", true, Meaning::Contract, Meaning::NoOrYes},
    {"open_contract", false, Meaning::OpenContract, Meaning::Contract},
    {"national_contract", false, Meaning::Contract, Meaning::NoOrYes},
    {"open_tile", false, Meaning::Slot, Meaning::Tile},
    {"space_engineers", true, Meaning::ActionSpace, Meaning::Number},
    {"bank_engineers", true, Meaning::Nothing, Meaning::Number},
    {"beside_engineers", true, Meaning::Section, Meaning::Number},
    {"headstream_tile", false, Meaning::Headstream, Meaning::HeadstreamTileNumber},
    {"bonus_tile", false, Meaning::Round, Meaning::BonusTile},
    {"objective", false, Meaning::Nothing, Meaning::Objective},
    {"turn_order_place", true, Meaning::Place, Meaning::Nothing},
    {"automa_action_tile", false, Meaning::Nothing, Meaning::Number},
    {"automa_criteria_tile", false, Meaning::Nothing, Meaning::Number},
    {"excamixers", true, Meaning::Nothing, Meaning::Number},
    {"wheel_excamixers", true, Meaning::Segment, Meaning::Number},
    {"architect", true, Meaning::Nothing, Meaning::NoOrYes},
    {"officer_engineers", true, Meaning::Nothing, Meaning::Number},
    {"work_fulfilled", true, Meaning::Work, Meaning::NoOrYes},
    {"open_work", false, Meaning::WorkSlot, Meaning::Work},
    {"work_engineers", true, Meaning::WorkSlot, Meaning::Number},
    {"building_in_play", false, Meaning::BuildingPlace, Meaning::PrivateBuilding},
    {"building", true, Meaning::BuildingSlot, Meaning::Nothing},
    {"building_engineers", true, Meaning::BuildingSpace, Meaning::Number},
}};
// clang-format on

inline constexpr auto kCorrectedNames = [] {
    Names<kCorrectedCount> names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = kCorrected[i].name;
    return names;
}();

inline constexpr Names<4> kReasonNames{"table_differs", "wrong_entry", "forgotten_step", "other"};

/// Colour times 2 plus the place from left to right.
inline constexpr Names<6> kOpenContractNames{"green_left",   "green_right", "yellow_left",
                                             "yellow_right", "red_left",    "red_right"};

inline constexpr int kPatentSlots = 3;

/// A position that is stored from 0 and written from 1.
template <class Io, class Int>
void describePosition(Io& io, std::string_view key, Int& position, int count) {
    int written = position + 1;
    io.number(key, written, 1, count);
    position = static_cast<Int>(written - 1);
}

/// A number that names a T. One that fits no T at all is made one that has no id.
template <class T, class Io>
void describeThing(Io& io, int& number) {
    constexpr int kNoId = 0xFE;
    const bool fits = number >= 0 && number <= std::numeric_limits<std::uint8_t>::max();
    T thing = static_cast<T>(fits ? number : kNoId);
    io.id("", thing);
    if constexpr (requires { thing.value; })
        number = thing.value;
    else
        number = static_cast<int>(thing);
}

/// An action space of a private building: its name and the space from 1.
template <class Io>
void describeBuildingSpace(Io& io, int& number) {
    int building = number / kSpacesPerBuilding;
    int space = number % kSpacesPerBuilding;
    describeThing<PrivateBuilding>(io, building);
    describePosition(io, "space", space, kSpacesPerBuilding);
    number = building * kSpacesPerBuilding + space;
}

template <class Io>
void describeMeaning(Io& io, Meaning meaning, int& number) {
    constexpr int kLow = std::numeric_limits<std::int16_t>::min();
    constexpr int kHigh = std::numeric_limits<std::int16_t>::max();
    switch (meaning) {
    case Meaning::Nothing:
        return;
    case Meaning::Number:
        return io.number("", number, kLow, kHigh);
    case Meaning::Elevations:
        return io.number("elevations", number, kLow, kHigh);
    case Meaning::HeadstreamTileNumber:
        return io.number("tile", number, 1, kHeadstreamTileCount);
    case Meaning::NoOrYes:
        return io.name("", number, kNoYes);
    case Meaning::Segment:
        return describePosition(io, "segment", number, kWheelSegments - 1);
    case Meaning::Slot:
        return describePosition(io, "slot", number, kPatentSlots);
    case Meaning::Round:
        return describePosition(io, "round", number, kRounds);
    case Meaning::Place:
        return describePosition(io, "place", number, kMaxPlayers);
    case Meaning::OpenContract:
        return io.name("", number, kOpenContractNames);
    case Meaning::Headstream:
        return describeThing<Headstream>(io, number);
    case Meaning::BaseSpace:
        return describeThing<BaseSpace>(io, number);
    case Meaning::ConduitSpace:
        return describeThing<ConduitSpace>(io, number);
    case Meaning::PowerhouseSpace:
        return describeThing<PowerhouseSpace>(io, number);
    case Meaning::Tile:
        return describeThing<Tile>(io, number);
    case Meaning::Contract:
        return describeThing<Contract>(io, number);
    case Meaning::ActionSpace:
        return describeThing<ActionSpace>(io, number);
    case Meaning::Section:
        return describeThing<Section>(io, number);
    case Meaning::BonusTile:
        return describeThing<BonusTile>(io, number);
    case Meaning::Objective:
        return describeThing<Objective>(io, number);
    case Meaning::Work:
        return describeThing<Work>(io, number);
    case Meaning::WorkSlot:
        return describePosition(io, "slot", number, kWorkSpaceCount);
    case Meaning::BuildingPlace:
        return describePosition(io, "place", number, kPrivateBuildingsInPlay);
    case Meaning::PrivateBuilding:
        return describeThing<PrivateBuilding>(io, number);
    case Meaning::BuildingSlot:
        return describeThing<BuildingSlot>(io, number);
    case Meaning::BuildingSpace:
        return describeBuildingSpace(io, number);
    }
}

/// What the kind of correction has no use for is not written.
template <class Io>
void describe(Io& io, Correct& correct) {
    io.name("", correct.what, kCorrectedNames);
    const auto kind = static_cast<std::size_t>(correct.what);
    if (kind >= kCorrected.size())
        return;
    const CorrectedInfo& info = kCorrected[kind];
    if (info.hasOwner)
        io.id("", correct.owner);
    int index = correct.index;
    describeMeaning(io, info.index, index);
    correct.index = static_cast<std::uint8_t>(index);
    int value = correct.value;
    describeMeaning(io, info.value, value);
    correct.value = static_cast<std::int16_t>(value);
    io.name("", correct.reason, kReasonNames);
}

} // namespace barrage::notation
