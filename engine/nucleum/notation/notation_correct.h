#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "engine/nucleum/correction.h"
#include "engine/nucleum/move.h"
#include "engine/nucleum/notation/notation_words.h"

/// Private to the notation: corrections, whose numbers are written as the things they mean.
namespace nucleum::notation {

/// What a number of a correction means, and thereby how it is written.
enum class Meaning : std::uint8_t {
    Nothing, // not written, read as 0
    Number,
    NoOrYes,
    FromOne, // a position stored from 0
    Building,
    CityName,
    ContractName,
    ContractSpaceName,
    TrackName,
    PlantName,
    AreaName,
    ConditionName,
    MilestoneName,
    EndName,
    NeutralName,
    ExperimentName
};

struct CorrectedInfo {
    std::string_view name;
    Meaning index;
    Meaning value;
};

/// In the order of Corrected; whether an owner is written follows from the form.
inline constexpr auto kCorrected = [] {
    using enum Meaning;
    return std::array<CorrectedInfo, kCorrectedCount>{{
        {"vp", Nothing, Number},
        {"thaler", Nothing, Number},
        {"workers", Nothing, Number},
        {"achievement", Nothing, Number},
        {"pool_tiles", Nothing, Number},
        {"board_tiles", Nothing, Number},
        {"directive_on_board", Nothing, NoOrYes},
        {"special_tiles", Nothing, Number},
        {"income", TrackName, Number},
        {"technology", FromOne, NoOrYes},
        {"contract_in_space", ContractSpaceName, ContractName},
        {"contract_fulfilled", ContractName, NoOrYes},
        {"building", Building, CityName},
        {"building_energized", Building, NoOrYes},
        {"mine", FromOne, CityName},
        {"mine_uranium", FromOne, Number},
        {"turbine", FromOne, CityName},
        {"marker", FromOne, Number},
        {"markers_on_start", Nothing, Number},
        {"recharges", Nothing, Number},
        {"railway", FromOne, Nothing},
        {"railway_end_a", FromOne, EndName},
        {"railway_end_b", FromOne, EndName},
        {"railway_wild", FromOne, NoOrYes},
        {"neutral", FromOne, NeutralName},
        {"neutral_city", FromOne, CityName},
        {"neutral_energized", FromOne, NoOrYes},
        {"market", FromOne, ContractName},
        {"purple", FromOne, ContractName},
        {"offer_tiles", Nothing, Number},
        {"stack_tiles", Nothing, Number},
        {"silver_stack", Nothing, Number},
        {"gold_stack", Nothing, Number},
        {"milestone_tile", FromOne, MilestoneName},
        {"segment_nucleum", FromOne, NoOrYes},
        {"plant_nucleum", PlantName, NoOrYes},
        {"coal_at_one", AreaName, Number},
        {"coal_at_two", AreaName, Number},
        {"end_condition", ConditionName, Nothing},
        {"active_player", Nothing, Nothing},
        {"experiment", Nothing, ExperimentName},
        {"turns_left", Nothing, Number},
    }};
}();

inline constexpr auto kCorrectedNames = [] {
    Names<kCorrectedCount> names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = kCorrected[i].name;
    return names;
}();

inline constexpr Names<4> kReasonNames{"table_differs", "wrong_entry", "forgotten_step", "other"};

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

template <class Io>
void describeBuilding(Io& io, int& number) {
    int type = number / kLevelCount;
    int level = number % kLevelCount;
    describeThing<BuildingType>(io, type);
    describePosition(io, "", level, kLevelCount);
    number = type * kLevelCount + level;
}

template <class Io>
void describeMeaning(Io& io, Meaning meaning, int& number) {
    switch (meaning) {
    case Meaning::Nothing:
        return;
    case Meaning::Number:
        return io.number("", number, std::numeric_limits<std::int16_t>::min(),
                         std::numeric_limits<std::int16_t>::max());
    case Meaning::NoOrYes:
        return io.name("", number, kNoYes);
    case Meaning::FromOne:
        return describePosition(io, "", number, std::numeric_limits<std::uint8_t>::max());
    case Meaning::Building:
        return describeBuilding(io, number);
    case Meaning::CityName:
        return describeThing<City>(io, number);
    case Meaning::ContractName:
        return describeThing<Contract>(io, number);
    case Meaning::ContractSpaceName:
        return describeThing<ContractSpace>(io, number);
    case Meaning::TrackName:
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

/// What the kind of correction has no use for is not written.
template <class Io>
void describe(Io& io, Correct& correct) {
    io.name("", correct.what, kCorrectedNames);
    const auto kind = static_cast<std::size_t>(correct.what);
    if (kind >= kCorrected.size())
        return;
    if (formOf(correct.what).concerns != Concerns::Nobody)
        io.id("", correct.owner);
    int index = correct.index;
    describeMeaning(io, kCorrected[kind].index, index);
    correct.index = static_cast<std::uint8_t>(index);
    int value = correct.value;
    describeMeaning(io, kCorrected[kind].value, value);
    correct.value = static_cast<std::int16_t>(value);
    io.name("", correct.reason, kReasonNames);
}

} // namespace nucleum::notation
