#pragma once

#include <array>
#include <cstdint>

#include "engine/barrage/data/reward.h"
#include "engine/barrage/types.h"
#include "engine/core/fixed_vector.h"

/// The 20 Automa tiles: what the Automa tries in order, and how it chooses places.
namespace barrage {

enum class AutomaActionKind : std::uint8_t {
    Production,
    WaterManagement,
    ContractOffice,
    Construction,
    Workshop,
    MachineryShop,
    PatentOffice,
    ExternalWork,
    Bank
};

/// In which order the external works are looked at; all 0: in none.
using WorkOrder = std::array<std::uint8_t, kWorkSpaceCount>;

/// One action of a tile. What does not belong to its kind keeps its default.
struct AutomaAction {
    AutomaActionKind kind = AutomaActionKind::Bank;
    std::uint8_t engineers = 0;
    std::uint8_t vpCost = 0;
    bool endsTurn = true; // false: dashed frame
    bool needsLeeghwater = false;
    std::int8_t bonus = 0;         // production
    Colour colour = Colour::Green; // production: to be reached; contract office: swept
    std::uint8_t drops = 0;        // water management
    bool flowsAtOnce = false;
    std::uint8_t energy = 0;               // contract office
    Structure structure = Structure::Base; // construction, patent office
    std::uint8_t areas = kAllAreas;        // a base only there
    std::uint8_t leastValue = 0;           // a conduit only of this value or more
    std::uint8_t segments = 0;             // workshop
    std::uint8_t excavators = 0;           // machinery shop
    std::uint8_t mixers = 0;
    std::uint8_t anyMachines = 0;
    WorkOrder preference{};  // external work: places from the top, 1 to 3
    bool fromBottom = false; // a building: the arrow points up

    friend constexpr bool operator==(const AutomaAction&, const AutomaAction&) = default;
};

/// The criteria of barrage-automa rules C-B1 to C-P6; C-P3 names one of three basins.
enum class Criterion : std::uint8_t {
    None,
    B1,
    B2,
    B3,
    B4,
    B5,
    B6,
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
    P1,
    P2,
    P3Basin5,
    P3Basin6,
    P3Basin7,
    P4,
    P5,
    P6
};
using Criteria = std::array<Criterion, 3>;

struct AutomaTile {
    core::FixedVector<AutomaAction, 8> actions; // in the order in which they are tried
    Criteria baseCriteria;                      // also for elevations
    Criteria conduitCriteria;
    Criteria powerhouseCriteria;
    Basin baseCode;
    ConduitSpace conduitCode;
    Basin powerhouseCode;
    std::array<Headstream, kHeadstreamCount> headstreams; // the last one is not printed
};

inline constexpr int kAutomaTileCount = 20;

// clang-format off
inline constexpr std::array<AutomaTile, kAutomaTileCount> kAutomaTiles{{
    { // 1: 1-1A-5
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 1, .bonus = -2, .colour = Colour::Green},
            AutomaAction{.kind = AutomaActionKind::WaterManagement, .engineers = 1, .endsTurn = false, .drops = 2},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Base},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Elevation},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {1, 2, 3}},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 1, .vpCost = 3, .anyMachines = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B1, Criterion::B6, Criterion::B4},
        {Criterion::C1, Criterion::C3, Criterion::C5},
        {Criterion::P4, Criterion::P1, Criterion::P5},
        Basin(1), ConduitSpace(0), Basin(5),
        {Headstream::A, Headstream::B, Headstream::C, Headstream::D},
    },
    { // 2: 2-1B-6
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 1, .bonus = -2, .colour = Colour::Green},
            AutomaAction{.kind = AutomaActionKind::WaterManagement, .engineers = 1, .endsTurn = false, .drops = 1, .flowsAtOnce = true},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Base, .areas = areaBit(Area::Hills)},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Powerhouse},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .vpCost = 2, .segments = 2},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {2, 3, 1}},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 1, .vpCost = 3, .anyMachines = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B1, Criterion::B6, Criterion::B3},
        {Criterion::C1, Criterion::C3, Criterion::C5},
        {Criterion::P4, Criterion::P1, Criterion::P5},
        Basin(2), ConduitSpace(1), Basin(6),
        {Headstream::B, Headstream::C, Headstream::D, Headstream::A},
    },
    { // 3: 3-2A-7
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 1, .bonus = -1, .colour = Colour::Green},
            AutomaAction{.kind = AutomaActionKind::ContractOffice, .engineers = 1, .endsTurn = false, .colour = Colour::Green, .energy = 2},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Base},
            AutomaAction{.kind = AutomaActionKind::PatentOffice, .engineers = 1, .vpCost = 2, .structure = Structure::Base},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {3, 2, 1}},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B1, Criterion::B6, Criterion::B5},
        {Criterion::C1, Criterion::C5, Criterion::C3},
        {Criterion::P6, Criterion::P1, Criterion::P5},
        Basin(3), ConduitSpace(2), Basin(7),
        {Headstream::C, Headstream::D, Headstream::A, Headstream::B},
    },
    { // 4: 4-2B-11
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 1, .bonus = -1, .colour = Colour::Green},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Base, .areas = areaBit(Area::Mountains)},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 1, .vpCost = 2, .excavators = 1},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {1, 2, 3}},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B1, Criterion::B6, Criterion::B2},
        {Criterion::C1, Criterion::C5, Criterion::C3},
        {Criterion::P6, Criterion::P1, Criterion::P5},
        Basin(4), ConduitSpace(3), Basin(11),
        {Headstream::D, Headstream::A, Headstream::B, Headstream::C},
    },
    { // 5: 6-3A-5
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 0, .colour = Colour::Green},
            AutomaAction{.kind = AutomaActionKind::WaterManagement, .engineers = 1, .endsTurn = false, .drops = 2},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Elevation},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Conduit},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 2, .vpCost = 5, .segments = 3},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {2, 3, 1}},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 1, .vpCost = 3, .anyMachines = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B1, Criterion::B6, Criterion::B4},
        {Criterion::C5, Criterion::C3, Criterion::C1},
        {Criterion::P3Basin5, Criterion::P1, Criterion::P5},
        Basin(6), ConduitSpace(4), Basin(5),
        {Headstream::D, Headstream::C, Headstream::B, Headstream::A},
    },
    { // 6: 7-3B-6
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 0, .colour = Colour::Green},
            AutomaAction{.kind = AutomaActionKind::WaterManagement, .engineers = 1, .endsTurn = false, .drops = 1, .flowsAtOnce = true},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Elevation},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Base},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {3, 2, 1}},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 1, .vpCost = 3, .anyMachines = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B1, Criterion::B6, Criterion::B3},
        {Criterion::C5, Criterion::C3, Criterion::C1},
        {Criterion::P3Basin6, Criterion::P1, Criterion::P5},
        Basin(7), ConduitSpace(5), Basin(6),
        {Headstream::C, Headstream::B, Headstream::A, Headstream::D},
    },
    { // 7: 8-4A-7
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 0, .colour = Colour::Yellow},
            AutomaAction{.kind = AutomaActionKind::ContractOffice, .engineers = 1, .endsTurn = false, .colour = Colour::Yellow, .energy = 2},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Elevation},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Powerhouse},
            AutomaAction{.kind = AutomaActionKind::PatentOffice, .engineers = 1, .vpCost = 2, .structure = Structure::Elevation},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {1, 2, 3}},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B1, Criterion::B6, Criterion::B5},
        {Criterion::C5, Criterion::C3, Criterion::C1},
        {Criterion::P3Basin7, Criterion::P1, Criterion::P5},
        Basin(8), ConduitSpace(6), Basin(7),
        {Headstream::B, Headstream::A, Headstream::D, Headstream::C},
    },
    { // 8: 9-4B-12
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 0, .colour = Colour::Yellow},
            AutomaAction{.kind = AutomaActionKind::ContractOffice, .engineers = 1, .endsTurn = false, .colour = Colour::Yellow, .energy = 2},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Elevation},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Powerhouse},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 1, .vpCost = 3, .mixers = 1},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {2, 3, 1}},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B1, Criterion::B6, Criterion::B2},
        {Criterion::C5, Criterion::C3, Criterion::C1},
        {Criterion::P2, Criterion::P1, Criterion::P5},
        Basin(9), ConduitSpace(7), Basin(12),
        {Headstream::C, Headstream::B, Headstream::A, Headstream::D},
    },
    { // 9: 1-5A-8
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 0, .colour = Colour::Green},
            AutomaAction{.kind = AutomaActionKind::WaterManagement, .engineers = 1, .endsTurn = false, .drops = 2},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Conduit, .leastValue = 3},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Elevation},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .vpCost = 2, .segments = 2},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {3, 2, 1}},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 1, .vpCost = 3, .anyMachines = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B3, Criterion::B1, Criterion::B6},
        {Criterion::C3, Criterion::C5, Criterion::C1},
        {Criterion::P1, Criterion::P5, Criterion::P4},
        Basin(1), ConduitSpace(8), Basin(8),
        {Headstream::A, Headstream::B, Headstream::C, Headstream::D},
    },
    { // 10: 2-5B-9
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 0, .colour = Colour::Green},
            AutomaAction{.kind = AutomaActionKind::WaterManagement, .engineers = 1, .endsTurn = false, .drops = 1, .flowsAtOnce = true},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Conduit},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Powerhouse},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {1, 2, 3}},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 2, .vpCost = 5, .segments = 3},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 1, .vpCost = 3, .anyMachines = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B3, Criterion::B1, Criterion::B6},
        {Criterion::C3, Criterion::C5, Criterion::C1},
        {Criterion::P1, Criterion::P5, Criterion::P4},
        Basin(2), ConduitSpace(9), Basin(9),
        {Headstream::B, Headstream::C, Headstream::D, Headstream::A},
    },
    { // 11: 3-6A-9
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 1, .colour = Colour::Green},
            AutomaAction{.kind = AutomaActionKind::ContractOffice, .engineers = 1, .endsTurn = false, .colour = Colour::Green, .energy = 2},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Conduit},
            AutomaAction{.kind = AutomaActionKind::PatentOffice, .engineers = 1, .vpCost = 2, .structure = Structure::Conduit},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {2, 3, 1}},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B5, Criterion::B6, Criterion::B1},
        {Criterion::C3, Criterion::C5, Criterion::C1},
        {Criterion::P1, Criterion::P5, Criterion::P4},
        Basin(3), ConduitSpace(10), Basin(9),
        {Headstream::C, Headstream::D, Headstream::A, Headstream::B},
    },
    { // 12: 4-6B-10
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 0, .colour = Colour::Red},
            AutomaAction{.kind = AutomaActionKind::ContractOffice, .engineers = 1, .endsTurn = false, .colour = Colour::Red, .energy = 2},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Conduit, .leastValue = 4},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 2, .vpCost = 4, .excavators = 2},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {3, 2, 1}},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B5, Criterion::B6, Criterion::B1},
        {Criterion::C3, Criterion::C5, Criterion::C1},
        {Criterion::P1, Criterion::P5, Criterion::P4},
        Basin(4), ConduitSpace(11), Basin(10),
        {Headstream::D, Headstream::A, Headstream::B, Headstream::C},
    },
    { // 13: 6-7A-10
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 1, .colour = Colour::Yellow},
            AutomaAction{.kind = AutomaActionKind::WaterManagement, .engineers = 1, .endsTurn = false, .drops = 2},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Powerhouse},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Base},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {1, 2, 3}},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 1, .vpCost = 3, .anyMachines = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B3, Criterion::B6, Criterion::B1},
        {Criterion::C4, Criterion::C2, Criterion::C5},
        {Criterion::P1, Criterion::P5, Criterion::P4},
        Basin(6), ConduitSpace(12), Basin(10),
        {Headstream::D, Headstream::C, Headstream::B, Headstream::A},
    },
    { // 14: 7-7B-11
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 1, .colour = Colour::Yellow},
            AutomaAction{.kind = AutomaActionKind::WaterManagement, .engineers = 1, .endsTurn = false, .drops = 1, .flowsAtOnce = true},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Powerhouse},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Conduit},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .vpCost = 2, .segments = 2},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {2, 3, 1}},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 1, .vpCost = 3, .anyMachines = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B3, Criterion::B6, Criterion::B1},
        {Criterion::C4, Criterion::C2, Criterion::C5},
        {Criterion::P1, Criterion::P5, Criterion::P4},
        Basin(7), ConduitSpace(13), Basin(11),
        {Headstream::C, Headstream::B, Headstream::A, Headstream::D},
    },
    { // 15: 8-8A-11
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 1, .colour = Colour::Green},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Powerhouse},
            AutomaAction{.kind = AutomaActionKind::PatentOffice, .engineers = 1, .vpCost = 2, .structure = Structure::Powerhouse},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {3, 2, 1}},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B2, Criterion::B1, Criterion::B6},
        {Criterion::C6, Criterion::C2, Criterion::C4},
        {Criterion::P1, Criterion::P5, Criterion::P4},
        Basin(8), ConduitSpace(14), Basin(11),
        {Headstream::B, Headstream::A, Headstream::D, Headstream::C},
    },
    { // 16: 9-8B-12
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 0, .colour = Colour::Red},
            AutomaAction{.kind = AutomaActionKind::ContractOffice, .engineers = 1, .endsTurn = false, .colour = Colour::Red, .energy = 2},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Powerhouse},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 1, .vpCost = 3, .mixers = 1},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {1, 2, 3}},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B2, Criterion::B1, Criterion::B6},
        {Criterion::C6, Criterion::C2, Criterion::C4},
        {Criterion::P5, Criterion::P1, Criterion::P4},
        Basin(9), ConduitSpace(15), Basin(12),
        {Headstream::C, Headstream::B, Headstream::A, Headstream::D},
    },
    { // 17: 5-9A-8
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 2, .colour = Colour::Green},
            AutomaAction{.kind = AutomaActionKind::WaterManagement, .engineers = 1, .endsTurn = false, .drops = 2},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Base},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 1, .needsLeeghwater = true, .structure = Structure::Building},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 1, .vpCost = 3, .anyMachines = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B4, Criterion::B1, Criterion::B3},
        {Criterion::C2, Criterion::C3, Criterion::C5},
        {Criterion::P5, Criterion::P1, Criterion::P4},
        Basin(5), ConduitSpace(16), Basin(8),
        {Headstream::A, Headstream::B, Headstream::C, Headstream::D},
    },
    { // 18: 10-9B-11
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 2, .colour = Colour::Yellow},
            AutomaAction{.kind = AutomaActionKind::WaterManagement, .engineers = 1, .endsTurn = false, .drops = 2},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Base},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 1, .needsLeeghwater = true, .structure = Structure::Building},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {3, 2, 1}},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 2, .vpCost = 5, .excavators = 1, .mixers = 1},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B4, Criterion::B1, Criterion::B5},
        {Criterion::C2, Criterion::C3, Criterion::C5},
        {Criterion::P5, Criterion::P1, Criterion::P4},
        Basin(10), ConduitSpace(17), Basin(11),
        {Headstream::C, Headstream::B, Headstream::A, Headstream::D},
    },
    { // 19: 5-10A-12
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 2, .colour = Colour::Yellow},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Conduit},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 1, .needsLeeghwater = true, .structure = Structure::Building, .fromBottom = true},
            AutomaAction{.kind = AutomaActionKind::PatentOffice, .engineers = 1, .vpCost = 2, .needsLeeghwater = true, .structure = Structure::Building},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 2, .vpCost = 5, .excavators = 1, .mixers = 1},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B4, Criterion::B1, Criterion::B2},
        {Criterion::C2, Criterion::C5, Criterion::C3},
        {Criterion::P5, Criterion::P1, Criterion::P4},
        Basin(5), ConduitSpace(18), Basin(12),
        {Headstream::C, Headstream::D, Headstream::A, Headstream::B},
    },
    { // 20: 10-10B-12
        {
            AutomaAction{.kind = AutomaActionKind::Production, .engineers = 2, .bonus = 2, .colour = Colour::Green},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 2, .structure = Structure::Powerhouse},
            AutomaAction{.kind = AutomaActionKind::Construction, .engineers = 1, .needsLeeghwater = true, .structure = Structure::Building, .fromBottom = true},
            AutomaAction{.kind = AutomaActionKind::MachineryShop, .engineers = 2, .vpCost = 5, .excavators = 1, .mixers = 1},
            AutomaAction{.kind = AutomaActionKind::ExternalWork, .engineers = 2, .needsLeeghwater = true, .preference = {2, 3, 1}},
            AutomaAction{.kind = AutomaActionKind::Workshop, .engineers = 1, .segments = 1},
            AutomaAction{.kind = AutomaActionKind::Bank, .engineers = 1},
        },
        {Criterion::B4, Criterion::B1, Criterion::B2},
        {Criterion::C2, Criterion::C5, Criterion::C3},
        {Criterion::P5, Criterion::P1, Criterion::P4},
        Basin(10), ConduitSpace(19), Basin(12),
        {Headstream::D, Headstream::A, Headstream::B, Headstream::C},
    },
}};
// clang-format on

/// Tiles carry the numbers 1 to 20.
[[nodiscard]] constexpr const AutomaTile& automaTile(int number) {
    return kAutomaTiles[static_cast<std::size_t>(number - 1)];
}

} // namespace barrage
