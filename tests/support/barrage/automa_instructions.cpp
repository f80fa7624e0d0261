#include "tests/support/barrage/automa_instructions.h"

#include <algorithm>

#include "engine/barrage/apply.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/private_buildings.h"

namespace barrage::test {

/// Nothing happens by itself meanwhile, such as the pass of somebody without engineers.
LiteralPlayer::LiteralPlayer(const State& before) : m_table(before) {
    m_table.agenda = {Task{TaskKind::ConfirmPhase, Owner::Nobody, 0, 0, 0}};
    for (const PrivateBuilding building : before.buildings.inPlay)
        m_hasClosedLeft[static_cast<std::size_t>(building)] = isLeftClosed(before, building);
}

void LiteralPlayer::set(Corrected what, Owner owner, int index, int value) {
    Correct correct;
    correct.what = what;
    correct.owner = owner;
    correct.index = static_cast<std::uint8_t>(index);
    correct.value = static_cast<std::int16_t>(value);
    if (!apply(m_table, Move{Actor::Table, correct}))
        complain("correction " + std::to_string(static_cast<int>(what)) + " of " +
                 std::to_string(index) + " to " + std::to_string(value) + " is refused");
}

void LiteralPlayer::put(Place place, int drops) {
    switch (place.kind) {
    case PlaceKind::Headstream:
        return set(Corrected::HeadstreamDrops, Owner::Nobody, place.index,
                   m_table.map.headstreamDrops[place.index] + drops);
    case PlaceKind::Dam:
        return set(Corrected::DamDrops, Owner::Nobody, place.index,
                   m_table.map.dams[place.index].drops + drops);
    case PlaceKind::Powerhouse:
        m_dropsInPowerhouse += drops;
        return;
    case PlaceKind::Supply:
    case PlaceKind::OffMap:
        return;
    case PlaceKind::None:
        return complain("a drop comes from or goes nowhere");
    }
}

void LiteralPlayer::fillWheel(const Instruction& instruction) {
    const CompanyState& own = m_table.of(companyOf(instruction.who));
    WheelSegment& open = m_open[indexOf(companyOf(instruction.who))];
    if (!open.empty())
        complain("the open segment is in use");
    open = {instruction.tile, instruction.excavators, instruction.mixers};
    if (instruction.tile != Tile::None)
        set(Corrected::TileInSupply, instruction.who, static_cast<int>(instruction.tile), 0);
    set(Corrected::Excavators, instruction.who, 0, own.excavators - instruction.excavators);
    set(Corrected::Mixers, instruction.who, 0, own.mixers - instruction.mixers);
}

/// The first closed segment comes into the opening, the open one is closed as the last.
void LiteralPlayer::turnWheel(Owner owner) {
    WheelSegment& open = m_open[indexOf(companyOf(owner))];
    Wheel turned = m_table.of(companyOf(owner)).wheel;
    const WheelSegment comes = turned.front();
    std::move(turned.begin() + 1, turned.end(), turned.begin());
    turned.back() = open;
    open = comes;
    const int count = static_cast<int>(turned.size());
    for (int i = 0; i < count; ++i) // first all tiles off, for none may lie there twice
        set(Corrected::WheelTile, owner, i, static_cast<int>(Tile::None));
    for (int i = 0; i < count; ++i) {
        const WheelSegment& segment = turned[static_cast<std::size_t>(i)];
        set(Corrected::WheelTile, owner, i, static_cast<int>(segment.tile));
        set(Corrected::WheelExcavators, owner, i, segment.excavators);
        set(Corrected::WheelMixers, owner, i, segment.mixers);
    }
}

void LiteralPlayer::takeBack(const Instruction& instruction) {
    WheelSegment& open = m_open[indexOf(companyOf(instruction.who))];
    const CompanyState& own = m_table.of(companyOf(instruction.who));
    if (instruction.kind == InstructionKind::TakeBackTile) {
        if (open.tile != instruction.tile)
            complain("another tile lies in the open segment");
        open.tile = Tile::None;
        return set(Corrected::TileInSupply, instruction.who, static_cast<int>(instruction.tile), 1);
    }
    const bool isExcavator = instruction.machine == Machine::Excavator;
    std::uint8_t& machines = isExcavator ? open.excavators : open.mixers;
    if (machines != instruction.amount)
        complain("other machines lie in the open segment");
    machines = 0;
    set(isExcavator ? Corrected::Excavators : Corrected::Mixers, instruction.who, 0,
        (isExcavator ? own.excavators : own.mixers) + instruction.amount);
}

void LiteralPlayer::placePiece(const Instruction& instruction) {
    const Site site = instruction.site;
    switch (site.structure) {
    case Structure::Base:
        return set(Corrected::DamOwner, instruction.who, site.index, 0);
    case Structure::Elevation:
        return set(Corrected::DamOwner, instruction.who, site.index,
                   m_table.map.dams[site.index].elevations + 1);
    case Structure::Conduit:
        return set(Corrected::ConduitOwner, instruction.who, site.index, 0);
    case Structure::Powerhouse:
        return set(Corrected::PowerhouseOwner, instruction.who, site.index, 0);
    case Structure::Building:
        return set(Corrected::BuildingOwner, instruction.who, site.index, 0);
    }
}

void LiteralPlayer::emptySlotOf(Contract contract) {
    const auto& open = m_table.contracts.open;
    for (std::size_t colour = 0; colour < open.size(); ++colour)
        for (std::size_t slot = 0; slot < 2; ++slot)
            if (open[colour][slot] == contract)
                return set(Corrected::OpenContract, Owner::Nobody,
                           static_cast<int>(2 * colour + slot), Contract::kNothing);
    complain("the contract does not lie in the office");
}

void LiteralPlayer::takeContract(const Instruction& instruction) {
    const Contract contract(instruction.index);
    if (isNational(contract))
        set(Corrected::NationalContract, Owner::Nobody, instruction.index, 0);
    else if (m_table.of(companyOf(instruction.who)).contracts.contains(contract))
        set(Corrected::ContractHeld, instruction.who, instruction.index, 0);
    else
        emptySlotOf(contract);
    set(Corrected::ContractFulfilled, instruction.who, instruction.index, 1);
}

/// No correction: for a moment there may be more than the limit allows.
void LiteralPlayer::keepContract(const Instruction& instruction) {
    const Contract contract(instruction.index);
    auto& slots = m_table.contracts.open[static_cast<std::size_t>(colourOf(contract))];
    const auto slot = std::find(slots.begin(), slots.end(), contract);
    if (slot == slots.end())
        return complain("the contract does not lie in the office");
    *slot = Contract();
    m_table.of(companyOf(instruction.who)).contracts.insert(contract);
}

void LiteralPlayer::takePatent(const Instruction& instruction) {
    const auto& open = m_table.patents.open;
    for (std::size_t slot = 0; slot < open.size(); ++slot)
        if (open[slot] == instruction.tile) {
            set(Corrected::OpenTile, Owner::Nobody, static_cast<int>(slot),
                static_cast<int>(Tile::None));
            return set(Corrected::TileInSupply, instruction.who, static_cast<int>(instruction.tile),
                       1);
        }
    complain("the tile does not lie in the patent office");
}

void LiteralPlayer::takeWork(const Instruction& instruction) {
    const auto& open = m_table.works.open;
    for (std::size_t slot = 0; slot < open.size(); ++slot)
        if (open[slot] == Work(instruction.index)) {
            set(Corrected::OpenWork, Owner::Nobody, static_cast<int>(slot), Work::kNothing);
            return set(Corrected::WorkFulfilled, instruction.who, instruction.index, 1);
        }
    complain("the work does not lie open");
}

void LiteralPlayer::moveMarker(const Instruction& instruction, Corrected marker, int position) {
    if (instruction.from != position)
        complain("a marker stands elsewhere");
    set(marker, instruction.who, 0, instruction.to);
}

void LiteralPlayer::follow(const Instruction& instruction) {
    const Owner who = instruction.who;
    const auto own = [&]() -> const CompanyState& { return m_table.of(companyOf(who)); };
    const auto takeEngineers = [&] {
        set(Corrected::Engineers, who, 0, own().engineers - instruction.amount);
    };
    switch (instruction.kind) {
    case InstructionKind::FlipAutomaTile:
        set(Corrected::AutomaActionTile, Owner::Nobody, 0, 0);
        return set(Corrected::AutomaCriteriaTile, Owner::Nobody, 0, instruction.index);
    case InstructionKind::UncoverAutomaTile:
        return set(Corrected::AutomaActionTile, Owner::Nobody, 0, instruction.index);
    case InstructionKind::ShuffleAutomaTiles:
        set(Corrected::AutomaActionTile, Owner::Nobody, 0, 0);
        return set(Corrected::AutomaCriteriaTile, Owner::Nobody, 0, instruction.index);
    case InstructionKind::PutEngineersOnSpace:
        takeEngineers();
        return set(Corrected::SpaceEngineers, who, instruction.index, instruction.amount);
    case InstructionKind::PutEngineersOnBoard:
        return takeEngineers();
    case InstructionKind::PutEngineersBeside:
        takeEngineers();
        return set(Corrected::BesideEngineers, who, instruction.index,
                   m_table.beside[instruction.index][indexOf(companyOf(who))] + instruction.amount);
    case InstructionKind::PutEngineersInBank:
        takeEngineers();
        return set(Corrected::BankEngineers, who, 0,
                   m_table.bank[indexOf(companyOf(who))] + instruction.amount);
    case InstructionKind::MoveVpMarker:
        return moveMarker(instruction, Corrected::Vp, own().vp);
    case InstructionKind::MoveEnergyMarker:
        return moveMarker(instruction, Corrected::Energy, own().energy);
    case InstructionKind::TakeCredits:
        if (own().hasKnownSupply())
            set(Corrected::Credits, who, 0, own().credits + instruction.amount);
        return;
    case InstructionKind::TakeMachines:
        return instruction.machine == Machine::Excavator
                   ? set(Corrected::Excavators, who, 0, own().excavators + instruction.amount)
                   : set(Corrected::Mixers, who, 0, own().mixers + instruction.amount);
    case InstructionKind::TakeMachinesOfChoice:
        return; // of a lightly tracked player nobody keeps count
    case InstructionKind::PutOnWheel:
        return fillWheel(instruction);
    case InstructionKind::TurnWheel:
        return turnWheel(who);
    case InstructionKind::TakeBackMachines:
    case InstructionKind::TakeBackTile:
        return takeBack(instruction);
    case InstructionKind::TakePatentTile:
        return takePatent(instruction);
    case InstructionKind::PlacePiece:
        return placePiece(instruction);
    case InstructionKind::PlaceDrop:
        return put(instruction.end, instruction.amount);
    case InstructionKind::MoveDrop:
        put(instruction.start, -instruction.amount);
        return put(instruction.end, instruction.amount);
    case InstructionKind::TakeContract:
        return takeContract(instruction);
    case InstructionKind::PutContractUnderPile:
        return emptySlotOf(Contract(instruction.index));
    case InstructionKind::RevealContract:
        return set(Corrected::OpenContract, Owner::Nobody,
                   2 * static_cast<int>(colourOf(Contract(instruction.index))) + instruction.amount,
                   instruction.index);
    case InstructionKind::PutEngineersOnWork:
        takeEngineers();
        return set(Corrected::WorkSpaceEngineers, who, instruction.index, instruction.amount);
    case InstructionKind::TakeWork:
        return takeWork(instruction);
    case InstructionKind::ReturnMachines:
        return instruction.machine == Machine::Excavator
                   ? set(Corrected::Excavators, who, 0, own().excavators - instruction.amount)
                   : set(Corrected::Mixers, who, 0, own().mixers - instruction.amount);
    case InstructionKind::UseArchitect:
        return set(Corrected::Architect, who, 0, 0);
    case InstructionKind::CloseLeftSpace:
        if (m_hasClosedLeft[instruction.index])
            complain("a left space is closed twice");
        m_hasClosedLeft[instruction.index] = true;
        return;
    case InstructionKind::PutEngineersOnOfficer:
        return takeEngineers();
    case InstructionKind::PutEngineersOnBuilding:
        takeEngineers();
        return set(Corrected::BuildingEngineers, who, instruction.index, instruction.amount);
    case InstructionKind::KeepContract:
        return keepContract(instruction);
    case InstructionKind::DiscardContract:
        if (!own().contracts.contains(Contract(instruction.index)))
            complain("the contract is not held");
        m_table.of(companyOf(who)).contracts.erase(Contract(instruction.index));
        return;
    case InstructionKind::RevealTile:
        return set(Corrected::OpenTile, Owner::Nobody, instruction.amount,
                   static_cast<int>(instruction.tile));
    case InstructionKind::RevealWork:
        return set(Corrected::OpenWork, Owner::Nobody, instruction.amount, instruction.index);
    case InstructionKind::TakeExcamixers:
    case InstructionKind::TakeBackExcamixers:
        return set(Corrected::Excamixers, who, 0, own().excamixers + instruction.amount);
    }
}

std::string LiteralPlayer::problem() const {
    if (!m_problem.empty())
        return m_problem;
    for (const WheelSegment& open : m_open)
        if (!open.empty())
            return "something is left in an open segment";
    for (const PrivateBuilding building : m_table.buildings.inPlay)
        if (m_hasClosedLeft[static_cast<std::size_t>(building)] != isLeftClosed(m_table, building))
            return "a left space is open or closed against the rule";
    return m_dropsInPowerhouse == 0 ? "" : "drops are left in a powerhouse";
}

namespace {

ContractSet wholePile(const ContractPile& pile) {
    ContractSet all = pile.unseen;
    for (const Contract contract : pile.under)
        all.insert(contract);
    return all;
}

std::string companyDifference(const CompanyState& a, const CompanyState& b) {
    if (a.vp != b.vp || a.energy != b.energy)
        return "markers";
    if (a.credits != b.credits || a.excavators != b.excavators || a.mixers != b.mixers)
        return "supply";
    if (a.engineers != b.engineers || a.hasArchitect != b.hasArchitect)
        return "engineers";
    if (a.works != b.works)
        return "external works of a company";
    if (a.built != b.built)
        return "pieces on the board";
    if (a.tiles != b.tiles || a.wheel != b.wheel)
        return "tiles or wheel";
    return a.contracts == b.contracts && a.fulfilled == b.fulfilled ? "" : "contracts of a company";
}

} // namespace

std::string tableDifference(const State& a, const State& b) {
    if (!(a.map == b.map))
        return "map";
    for (std::size_t i = 0; i < a.companies.size(); ++i)
        if (std::string differs = companyDifference(a.companies[i], b.companies[i]);
            !differs.empty())
            return differs;
    if (a.spaces != b.spaces || a.bank != b.bank || a.beside != b.beside)
        return "placed engineers";
    if (a.contracts.open != b.contracts.open || !(a.contracts.national == b.contracts.national))
        return "open contracts";
    for (std::size_t i = 0; i < a.contracts.piles.size(); ++i)
        if (wholePile(a.contracts.piles[i]) != wholePile(b.contracts.piles[i]))
            return "contract piles";
    if (!(a.patents == b.patents))
        return "patent office";
    if (!(a.works == b.works) || !(a.buildings == b.buildings))
        return "expansion board";
    if (a.deck.actionTile != b.deck.actionTile || a.deck.criteriaTile != b.deck.criteriaTile)
        return "Automa tiles";
    return "";
}

} // namespace barrage::test
