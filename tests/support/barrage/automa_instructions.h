#pragma once

#include <array>
#include <string>

#include "engine/barrage/instructions.h"
#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

namespace barrage::test {

/// Somebody who does with the pieces what the instructions say and knows nothing else: each becomes
/// corrections of the state the table was in.
class LiteralPlayer {
public:
    explicit LiteralPlayer(const State& before);

    /// Follows one instruction. What cannot be done is kept as a problem.
    void follow(const Instruction& instruction);

    /// What the table shows; things in no place of the state are lost with it.
    [[nodiscard]] const State& table() const { return m_table; }
    /// What could not be done, or lies around where a turn leaves nothing; empty if all is well.
    [[nodiscard]] std::string problem() const;

private:
    void set(Corrected what, Owner owner, int index, int value);
    void put(Place place, int drops);
    void fillWheel(const Instruction& instruction);
    void turnWheel(Owner owner);
    void takeBack(const Instruction& instruction);
    void placePiece(const Instruction& instruction);
    void takeContract(const Instruction& instruction);
    void keepContract(const Instruction& instruction);
    void emptySlotOf(Contract contract);
    void takePatent(const Instruction& instruction);
    void takeWork(const Instruction& instruction);
    void moveMarker(const Instruction& instruction, Corrected marker, int position);
    void complain(const std::string& what) { m_problem = m_problem.empty() ? what : m_problem; }

    State m_table;
    std::array<WheelSegment, kCompanyCount> m_open{}; // the open segment of each wheel
    int m_dropsInPowerhouse = 0;
    std::array<bool, kPrivateBuildingCount> m_hasClosedLeft{};
    std::string m_problem;
};

/// Whether both tables show the same: map, markers, supplies, wheels, engineers, spaces, contracts,
/// tiles. The order below a pile, the turn and what a log counts are no part of it. Empty, or what
/// differs.
[[nodiscard]] std::string tableDifference(const State& a, const State& b);

} // namespace barrage::test
