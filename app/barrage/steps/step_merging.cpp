#include "app/barrage/steps/step_merging.h"

#include <algorithm>

namespace steps {

namespace {

using namespace barrage;

std::int16_t sum(int a, int b) { return static_cast<std::int16_t>(a + b); }

bool isMarker(InstructionKind kind) {
    return kind == InstructionKind::MoveVpMarker || kind == InstructionKind::MoveEnergyMarker;
}

int amountOf(const Instruction& what) {
    return isMarker(what.kind) ? what.to - what.from : what.amount;
}

void addPart(std::vector<explain::SourcePart>& parts, const Instruction& next) {
    const auto known =
        std::find_if(parts.begin(), parts.end(),
                     [&](const explain::SourcePart& part) { return part.source == next.source; });
    if (known == parts.end())
        parts.push_back({next.source, amountOf(next)});
    else
        known->amount += amountOf(next);
}

/// Points and credits come together wherever they come from.
bool takeSum(Step& step, const Instruction& next) {
    Instruction& what = step.what;
    if (what.kind != next.kind || what.who != next.who)
        return false;
    if (isMarker(next.kind))
        what.to = next.to;
    else if (next.kind == InstructionKind::TakeCredits && (what.amount < 0) == (next.amount < 0))
        what.amount = sum(what.amount, next.amount);
    else
        return false;
    addPart(step.parts, next);
    return true;
}

/// The same again.
bool takeEqual(Step& step, const Instruction& next) {
    switch (next.kind) {
    case InstructionKind::TakeMachines:
    case InstructionKind::TakeMachinesOfChoice:
    case InstructionKind::ReturnMachines:
    case InstructionKind::TakeBackMachines:
    case InstructionKind::PlaceDrop:
    case InstructionKind::MoveDrop:
        break;
    default:
        return false;
    }
    Instruction same = next;
    same.amount = step.what.amount;
    if (same != step.what)
        return false;
    step.what.amount = sum(step.what.amount, next.amount);
    return true;
}

/// What comes back belongs to the turn of the wheel that brings it.
bool takeWheel(Step& step, const Instruction& next) {
    Instruction& what = step.what;
    if (what.kind != InstructionKind::TurnWheel || what.who != next.who || what.cause != next.cause)
        return false;
    switch (next.kind) {
    case InstructionKind::TurnWheel:
        what.amount = sum(what.amount, next.amount);
        return true;
    case InstructionKind::TakeBackMachines: {
        std::uint8_t& machines = next.machine == Machine::Excavator ? what.excavators : what.mixers;
        machines = static_cast<std::uint8_t>(machines + next.amount);
        return true;
    }
    case InstructionKind::TakeBackExcamixers:
        what.excamixers = static_cast<std::uint8_t>(what.excamixers + next.amount);
        return true;
    case InstructionKind::TakeBackTile:
        step.tilesBack.push_back(next.tile);
        return true;
    default:
        return false;
    }
}

} // namespace

Hand handOf(InstructionKind kind) {
    switch (kind) {
    case InstructionKind::FlipAutomaTile:
    case InstructionKind::UncoverAutomaTile:
    case InstructionKind::ShuffleAutomaTiles:
        return Hand::AutomaTiles;
    case InstructionKind::PutEngineersOnSpace:
    case InstructionKind::PutEngineersOnBoard:
    case InstructionKind::PutEngineersBeside:
    case InstructionKind::PutEngineersInBank:
    case InstructionKind::PutEngineersOnWork:
    case InstructionKind::PutEngineersOnOfficer:
    case InstructionKind::PutEngineersOnBuilding:
    case InstructionKind::UseArchitect:
        return Hand::Engineers;
    case InstructionKind::PutOnWheel:
    case InstructionKind::TurnWheel:
    case InstructionKind::TakeBackMachines:
    case InstructionKind::TakeBackExcamixers:
    case InstructionKind::TakeBackTile:
        return Hand::Wheel;
    case InstructionKind::TakeCredits:
    case InstructionKind::TakeMachines:
    case InstructionKind::TakeMachinesOfChoice:
    case InstructionKind::ReturnMachines:
    case InstructionKind::TakeExcamixers:
        return Hand::Supply;
    case InstructionKind::PlacePiece:
    case InstructionKind::PlaceDrop:
    case InstructionKind::MoveDrop:
    case InstructionKind::CloseLeftSpace:
        return Hand::Board;
    case InstructionKind::TakePatentTile:
    case InstructionKind::TakeContract:
    case InstructionKind::PutContractUnderPile:
    case InstructionKind::RevealContract:
    case InstructionKind::KeepContract:
    case InstructionKind::DiscardContract:
    case InstructionKind::RevealTile:
    case InstructionKind::TakeWork:
    case InstructionKind::RevealWork:
        return Hand::Cards;
    case InstructionKind::MoveVpMarker:
    case InstructionKind::MoveEnergyMarker:
        return Hand::Points;
    }
    return Hand::Board;
}

Step stepOf(const Instruction& what) {
    Step step{what, {}, {}, {}};
    if (isMarker(what.kind) || what.kind == InstructionKind::TakeCredits)
        addPart(step.parts, what);
    return step;
}

void addTo(std::vector<Step>& steps, const Instruction& next) {
    const auto isSum = [&](Step& step) { return takeSum(step, next); };
    if (std::any_of(steps.begin(), steps.end(), isSum))
        return;
    // The rest only in a row, for in between something may have to happen first.
    if (!steps.empty() && (takeEqual(steps.back(), next) || takeWheel(steps.back(), next)))
        return;
    steps.push_back(stepOf(next));
}

} // namespace steps
