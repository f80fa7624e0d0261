#pragma once

#include <limits>

#include "engine/core/notation_correction.h"
#include "engine/nucleum/correction.h"
#include "engine/nucleum/notation/notation_words.h"

/// Private to the notation: how the numbers of corrections are written.
namespace nucleum {

template <class Io>
void describeMeaning(Io& io, Meaning meaning, int& number) {
    using namespace notation;
    switch (meaning) {
    case Meaning::Nothing:
        return;
    case Meaning::Number:
        return describeNumber(io, "", number);
    case Meaning::NoOrYes:
        return io.name("", number, kNoYes);
    case Meaning::FromOne:
    case Meaning::RailwaySpace:
    case Meaning::Mine:
    case Meaning::Turbine:
        return describePosition(io, "", number, std::numeric_limits<std::uint8_t>::max());
    case Meaning::Building:
        return describePlaceOf<BuildingType>(io, "", number, kLevelCount);
    case Meaning::CityName:
        return describeThing<City>(io, number);
    case Meaning::ContractName:
        return describeThing<Contract>(io, number);
    case Meaning::ContractSpaceName:
        return describeThing<ContractSpace>(io, number);
    case Meaning::IncomeName:
        return describeThing<IncomeTrack>(io, number);
    case Meaning::PlantName:
        return describeThing<Plant>(io, number);
    case Meaning::AreaName:
        return describeThing<CoalArea>(io, number);
    case Meaning::ConditionName:
        return describeThing<EndCondition>(io, number);
    case Meaning::MilestoneName:
        return describeThing<MilestoneTile>(io, number);
    case Meaning::EndName:
        return describeThing<EndColour>(io, number);
    case Meaning::NeutralName:
        return describeThing<Neutral>(io, number);
    case Meaning::ExperimentName:
        return describeThing<Experiment>(io, number);
    }
}

} // namespace nucleum
