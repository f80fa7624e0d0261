#include "engine/barrage/instructions.h"

#include <array>
#include <cstdlib>

#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/private_buildings.h"

namespace barrage {

namespace {

class Writer {
public:
    Writer(const State& before, const Events& events) : m_before(before), m_events(events) {
        for (std::size_t i = 0; i < m_markers.size(); ++i)
            m_markers[i] = {before.companies[i].vp, before.companies[i].energy};
    }

    std::vector<Instruction> write() {
        for (m_next = 0; m_next < m_events.size();) {
            const Event& event = m_events[m_next++];
            add(event);
        }
        return std::move(m_list);
    }

private:
    struct Markers {
        int vp = 0;
        int energy = 0;
    };

    Instruction& push(InstructionKind kind, const Event& event) {
        Instruction instruction;
        instruction.kind = kind;
        instruction.who = event.who;
        instruction.index = event.index;
        instruction.amount = event.amount;
        instruction.source = event.source;
        instruction.cause = event.cause;
        m_list.push_back(instruction);
        return m_list.back();
    }

    void moveMarker(InstructionKind kind, const Event& event, int Markers::* marker) {
        int& position = m_markers[indexOf(companyOf(event.who))].*marker;
        Instruction& instruction = push(kind, event);
        instruction.from = static_cast<std::int16_t>(position);
        position += event.amount;
        instruction.to = static_cast<std::int16_t>(position);
    }

    void placeEngineers(const Event& event) {
        const bool isBoard = event.index == ActionSpace::kNothing;
        const bool isBank = event.index == kBank.value;
        push(isBoard  ? InstructionKind::PutEngineersOnBoard
             : isBank ? InstructionKind::PutEngineersInBank
                      : InstructionKind::PutEngineersOnSpace,
             event);
    }

    /// The machines of a construction are told right after the wheel is filled.
    void fillWheel(const Event& event) {
        Instruction& instruction = push(InstructionKind::PutOnWheel, event);
        instruction.tile = static_cast<Tile>(event.index);
        for (; m_next < m_events.size(); ++m_next) {
            const Event& paid = m_events[m_next];
            if (paid.kind == EventKind::ExcavatorsChanged && paid.amount < 0)
                instruction.excavators = static_cast<std::uint8_t>(-paid.amount);
            else if (paid.kind == EventKind::MixersChanged && paid.amount < 0)
                instruction.mixers = static_cast<std::uint8_t>(-paid.amount);
            else if (paid.kind == EventKind::ExcamixersChanged && paid.amount < 0)
                instruction.excamixers = static_cast<std::uint8_t>(-paid.amount);
            else
                return;
        }
    }

    void gainMachines(const Event& event, Machine machine) {
        const bool fromWheel = event.index == 1;
        Instruction& instruction = push(fromWheel          ? InstructionKind::TakeBackMachines
                                        : event.amount < 0 ? InstructionKind::ReturnMachines
                                                           : InstructionKind::TakeMachines,
                                        event);
        instruction.amount = static_cast<std::int16_t>(std::abs(event.amount));
        instruction.machine = machine;
        instruction.index = 0;
    }

    /// The first building of an Automa closes the left space of its private building (B-25.31).
    void placePiece(const Event& event) {
        push(InstructionKind::PlacePiece, event).site = event.site;
        if (event.site.structure != Structure::Building ||
            !m_before.of(companyOf(event.who)).isAutoma())
            return;
        const PrivateBuilding building = buildingOf(event.site.building());
        if (!isLeftClosed(m_before, building))
            push(InstructionKind::CloseLeftSpace, event).index =
                static_cast<std::uint8_t>(building);
    }

    void moveDrop(InstructionKind kind, const Event& event) {
        Instruction& instruction = push(kind, event);
        instruction.start = event.from;
        instruction.end = event.to;
    }

    void add(const Event& event) {
        switch (event.kind) {
        case EventKind::AutomaTileFlipped:
            push(InstructionKind::FlipAutomaTile, event);
            break;
        case EventKind::AutomaTileRevealed:
            push(InstructionKind::UncoverAutomaTile, event);
            break;
        case EventKind::AutomaTilesShuffled:
            push(InstructionKind::ShuffleAutomaTiles, event);
            break;
        case EventKind::EngineersPlaced:
            placeEngineers(event);
            break;
        case EventKind::EngineersBeside:
            push(InstructionKind::PutEngineersBeside, event);
            break;
        case EventKind::VpChanged:
            moveMarker(InstructionKind::MoveVpMarker, event, &Markers::vp);
            break;
        case EventKind::EnergyMoved:
            moveMarker(InstructionKind::MoveEnergyMarker, event, &Markers::energy);
            break;
        case EventKind::CreditsChanged:
            push(InstructionKind::TakeCredits, event);
            break;
        case EventKind::ExcavatorsChanged:
            gainMachines(event, Machine::Excavator);
            break;
        case EventKind::MixersChanged:
            gainMachines(event, Machine::Mixer);
            break;
        case EventKind::MachinesOfChoice:
            push(InstructionKind::TakeMachinesOfChoice, event);
            break;
        case EventKind::WheelFilled:
            fillWheel(event);
            break;
        case EventKind::WheelTurned:
            push(InstructionKind::TurnWheel, event);
            break;
        case EventKind::TileReturned:
            push(InstructionKind::TakeBackTile, event).tile = static_cast<Tile>(event.index);
            break;
        case EventKind::TileTaken:
            push(InstructionKind::TakePatentTile, event).tile = static_cast<Tile>(event.index);
            break;
        case EventKind::PiecePlaced:
            placePiece(event);
            break;
        case EventKind::DropPlaced:
            moveDrop(InstructionKind::PlaceDrop, event);
            break;
        case EventKind::DropMoved:
            moveDrop(InstructionKind::MoveDrop, event);
            break;
        case EventKind::ContractFulfilled:
            push(InstructionKind::TakeContract, event);
            break;
        case EventKind::ContractSwept:
            push(InstructionKind::PutContractUnderPile, event);
            break;
        case EventKind::ContractRevealed:
            push(InstructionKind::RevealContract, event);
            break;
        case EventKind::EngineersOnWork:
            push(InstructionKind::PutEngineersOnWork, event);
            break;
        case EventKind::WorkTaken:
            push(InstructionKind::TakeWork, event);
            break;
        case EventKind::ArchitectUsed:
            push(InstructionKind::UseArchitect, event);
            break;
        default:
            addOfHumans(event);
        }
    }

    void addOfHumans(const Event& event) {
        switch (event.kind) {
        case EventKind::EngineersOnOfficer:
            push(InstructionKind::PutEngineersOnOfficer, event);
            break;
        case EventKind::EngineersOnBuilding:
            push(InstructionKind::PutEngineersOnBuilding, event);
            break;
        case EventKind::ContractTaken:
            push(InstructionKind::KeepContract, event);
            break;
        case EventKind::ContractDiscarded:
            push(InstructionKind::DiscardContract, event);
            break;
        case EventKind::TileRevealed:
            push(InstructionKind::RevealTile, event).tile = static_cast<Tile>(event.index);
            break;
        case EventKind::WorkRevealed:
            push(InstructionKind::RevealWork, event);
            break;
        case EventKind::ExcamixersChanged:
            push(event.index == 1 ? InstructionKind::TakeBackExcamixers
                                  : InstructionKind::TakeExcamixers,
                 event);
            break;
        default: // nothing for the hands, or said once for all when a round ends
            break;
        }
    }

    const State& m_before;
    const Events& m_events;
    std::size_t m_next = 0;
    std::array<Markers, kCompanyCount> m_markers{};
    std::vector<Instruction> m_list;
};

} // namespace

std::vector<Instruction> instructionsFor(const State& before, const Events& events) {
    return Writer(before, events).write();
}

} // namespace barrage
