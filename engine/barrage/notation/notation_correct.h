#pragma once

#include "engine/barrage/correction.h"
#include "engine/barrage/data/companies.h"
#include "engine/barrage/notation/notation_words.h"
#include "engine/core/notation_correction.h"

/// Private to the notation: how the numbers of corrections are written.
namespace barrage {

namespace notation {

inline constexpr Names<2 * kColourCount> kOpenContractNames{
    "green_left", "green_right", "yellow_left", "yellow_right", "red_left", "red_right"};

inline constexpr int kPatentSlots = 3;

} // namespace notation

template <class Io>
void describeMeaning(Io& io, Meaning meaning, int& number) {
    using namespace notation;
    switch (meaning) {
    case Meaning::Nothing:
        return;
    case Meaning::Number:
        return describeNumber(io, "", number);
    case Meaning::Elevations:
        return describeNumber(io, "elevations", number);
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
    case Meaning::Base:
        return describeThing<BaseSpace>(io, number);
    case Meaning::Conduit:
        return describeThing<ConduitSpace>(io, number);
    case Meaning::Powerhouse:
        return describeThing<PowerhouseSpace>(io, number);
    case Meaning::Tile:
        return describeThing<Tile>(io, number);
    case Meaning::ContractTile:
        return describeThing<Contract>(io, number);
    case Meaning::Space:
        return describeThing<ActionSpace>(io, number);
    case Meaning::Section:
        return describeThing<Section>(io, number);
    case Meaning::BonusTile:
        return describeThing<BonusTile>(io, number);
    case Meaning::Objective:
        return describeThing<Objective>(io, number);
    case Meaning::WorkTile:
        return describeThing<Work>(io, number);
    case Meaning::WorkSlot:
        return describePosition(io, "slot", number, kWorkSpaceCount);
    case Meaning::BuildingPlace:
        return describePosition(io, "place", number, kPrivateBuildingsInPlay);
    case Meaning::PrivateBuilding:
        return describeThing<PrivateBuilding>(io, number);
    case Meaning::BuildingSite:
        return describeThing<BuildingSlot>(io, number);
    case Meaning::BuildingSpace:
        return describePlaceOf<PrivateBuilding>(io, "space", number, kSpacesPerBuilding);
    }
}

} // namespace barrage
