#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "engine/barrage/error.h"
#include "engine/barrage/move.h"
#include "engine/core/fixed_vector.h"

/// A move entered in small steps: what a player taps, one after the other.
namespace choices {

/// What a turn can begin with.
enum class Family : std::uint8_t {
    Build,
    Produce,
    Water,
    Bank,
    Workshop,
    Machinery,
    Contracts,
    Patents,
    Works,     // external works of the Leeghwater Project
    Buildings, // actions of its private buildings
    Officer,
    OwnSpace, // the action space of an officer who produces
    Pass
};
inline constexpr int kFamilyCount = 13;

/// The tile of a construction, with what it copies, and what is paid with it.
struct TileUse {
    barrage::Tile tile = barrage::Tile::None;
    barrage::Tile copied = barrage::Tile::None;
    barrage::Payment payment;
    barrage::BuildSpace space = barrage::BuildSpace::Board;
    friend bool operator==(const TileUse&, const TileUse&) = default;
};

/// How an external work is paid.
struct WorkUse {
    barrage::MachinesTo machinesTo = barrage::MachinesTo::GeneralSupply;
    barrage::Payment payment;
    friend bool operator==(const WorkUse&, const WorkUse&) = default;
};

/// The drops of a production, and the contract that it fulfils if one is set.
struct DropUse {
    std::uint8_t drops = 0;
    barrage::Contract contract;
    friend bool operator==(const DropUse&, const DropUse&) = default;
};

/// Fewer drops than allowed are placed.
struct NoMoreDrops {
    friend bool operator==(const NoMoreDrops&, const NoMoreDrops&) = default;
};

/// One tap. Moves that are one tap by themselves stand for that tap.
using ChoiceStep =
    std::variant<Family, barrage::Structure, barrage::Site, TileUse, barrage::ActionSpace,
                 barrage::System, DropUse, barrage::Headstream, NoMoreDrops, barrage::UseBank,
                 barrage::Contract, barrage::Officer, barrage::ChooseMachines, barrage::Decline,
                 barrage::DeclareLeftovers, barrage::Proceed, barrage::RevealTile,
                 barrage::RevealAutomaTile, barrage::Work, WorkUse, barrage::PrivateBuilding,
                 barrage::BuildingSpace, barrage::DropTiming, barrage::TakeBackTile,
                 barrage::TakeBackMachines, barrage::ChooseTile, barrage::GoOn, barrage::AddSource,
                 barrage::RevealWork>;

/// The steps from the question to a move, or the first of them.
using ChoicePath = core::FixedVector<ChoiceStep, 8>;

/// Something to tap at the current step. What a rule refuses is shown too, with the rule.
struct ChoiceOption {
    ChoiceStep step;
    std::optional<barrage::Error> refusal;

    [[nodiscard]] bool isLegal() const { return !refusal; }
};
using ChoiceOptions = std::vector<ChoiceOption>;

} // namespace choices
