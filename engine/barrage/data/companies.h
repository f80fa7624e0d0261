#pragma once

#include <array>

#include "engine/barrage/data/reward.h"
#include "engine/barrage/types.h"

namespace barrage {

/// Incomes of one line of the company board: uncovered by the 2nd, 4th and 5th piece (B-6.2).
using IncomeLine = std::array<Rewards, 3>;

struct CompanyInfo {
    std::array<IncomeLine, 3> income; // bases, elevations, conduits
};

// clang-format off
inline constexpr std::array<CompanyInfo, kCompanyCount> kCompanies{{
    {{{ // usa
        {{{{RewardKind::WheelSteps, 1}}, {{RewardKind::Credits, 6}}, {{RewardKind::Vp, 7}}}}, // base
        {{{{RewardKind::AnyMachines, 1}}, {{RewardKind::Vp, 2}, {RewardKind::FlowingDrops, 2}}, {{RewardKind::Vp, 7}}}}, // elevation
        {{{{RewardKind::Vp, 3}}, {{RewardKind::WheelSteps, 1}, {RewardKind::Vp, 2}}, {{RewardKind::Vp, 7}}}}, // conduit
    }}},
    {{{ // germany
        {{{{RewardKind::Vp, 3}}, {{RewardKind::AnyMachines, 2}}, {{RewardKind::Vp, 7}}}}, // base
        {{{{RewardKind::Credits, 3}}, {{RewardKind::Vp, 2}, {RewardKind::Energy, 2}}, {{RewardKind::Vp, 7}}}}, // elevation
        {{{{RewardKind::WheelSteps, 1}}, {{RewardKind::Vp, 2}, {RewardKind::FlowingDrops, 2}}, {{RewardKind::Vp, 7}}}}, // conduit
    }}},
    {{{ // italy
        {{{{RewardKind::Credits, 3}}, {{RewardKind::Vp, 5}}, {{RewardKind::Vp, 7}}}}, // base
        {{{{RewardKind::WheelSteps, 1}}, {{RewardKind::Energy, 4}}, {{RewardKind::Vp, 7}}}}, // elevation
        {{{{RewardKind::AnyMachines, 1}}, {{RewardKind::Vp, 2}, {RewardKind::Credits, 3}}, {{RewardKind::Vp, 7}}}}, // conduit
    }}},
    {{{ // france
        {{{{RewardKind::AnyMachines, 1}}, {{RewardKind::WheelSteps, 2}}, {{RewardKind::Vp, 7}}}}, // base
        {{{{RewardKind::Vp, 3}}, {{RewardKind::Vp, 2}, {RewardKind::AnyMachines, 1}}, {{RewardKind::Vp, 7}}}}, // elevation
        {{{{RewardKind::Credits, 3}}, {{RewardKind::Energy, 4}}, {{RewardKind::Vp, 7}}}}, // conduit
    }}},
    {{{ // netherlands
        {{{{RewardKind::WaitingDrops, 2}}, {{RewardKind::WheelSteps, 2}}, {{RewardKind::Vp, 7}}}}, // base
        {{{{RewardKind::Credits, 3}}, {{RewardKind::Vp, 2}, {RewardKind::FlowingDrops, 2}}, {{RewardKind::Vp, 7}}}}, // elevation
        {{{{RewardKind::Energy, 2}}, {{RewardKind::AnyMachines, 2}}, {{RewardKind::Vp, 7}}}}, // conduit
    }}},
}};
// clang-format on

[[nodiscard]] constexpr const CompanyInfo& infoOf(Company company) {
    return kCompanies[indexOf(company)];
}

inline constexpr std::array<int, kStructureCount> kPiecesPerCompany{5, 5, 5, 4, 5};
inline constexpr int kEngineersPerCompany = 12;
inline constexpr int kWheelSegments = 6;

/// The income that the n-th built piece of a line uncovers, nullptr if it uncovers none.
[[nodiscard]] constexpr const Rewards* uncoveredIncome(Company company, Structure line, int built) {
    if (line >= Structure::Powerhouse)
        return nullptr;
    const IncomeLine& incomes = infoOf(company).income[static_cast<std::size_t>(line)];
    switch (built) {
    case 2:
        return &incomes[0];
    case 4:
        return &incomes[1];
    case 5:
        return &incomes[2];
    default:
        return nullptr;
    }
}

/// Added to a production for this number of own powerhouses (B-20.1).
[[nodiscard]] constexpr int companyBonus(int powerhouses) {
    return powerhouses >= 4 ? 3 : powerhouses >= 2 ? 1 : 0;
}
inline constexpr int kPowerhousesForAbility = 3;

} // namespace barrage
