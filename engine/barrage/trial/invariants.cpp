#include "engine/barrage/invariants.h"

#include <algorithm>
#include <bitset>

#include "engine/barrage/abilities.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/spaces.h"

namespace barrage {

namespace {

using Broken = std::optional<Error>;

/// A level 3 dam may keep a fourth drop from an earlier turn of Sekibo (B-12.10, B-21.7f).
int mostDrops(const State& state, const Dam& dam) {
    if (dam.level() < 3 || !isCompany(dam.owner))
        return dam.level();
    const Officer officer = state.of(companyOf(dam.owner)).officer;
    return officer == Officer::DelMonte || officer == Officer::Sekibo ? 4 : 3;
}

Broken brokenDams(const State& state) {
    int neutralBases = 0;
    int neutralElevations = 0;
    for (int i = 0; i < kBaseSpaceCount; ++i) {
        const Dam& dam = state.map.at(BaseSpace(i));
        if (!dam.isBuilt() && dam.elevations > 0)
            return refuse(ErrorCode::CountMismatch, "B-2.6", i);
        if (dam.elevations > 2)
            return refuse(ErrorCode::DamAtFullHeight, "B-2.11", i);
        if (dam.drops > mostDrops(state, dam))
            return refuse(ErrorCode::TooMuchWater, "B-2.6", dam.drops, mostDrops(state, dam));
        if (dam.owner == Owner::Neutral) {
            ++neutralBases;
            neutralElevations += dam.elevations;
        }
    }
    if (neutralBases > 3 || neutralElevations > 3)
        return refuse(ErrorCode::TooManyPieces, "B-1.3", neutralBases, neutralElevations);
    return std::nullopt;
}

Broken brokenPieces(const State& state, Company company) {
    const Owner own = ownerOf(company);
    std::array<int, kStructureCount> counts{};
    std::bitset<kBasinCount + 1> bases;
    std::bitset<kBasinCount + 1> powerhouses;
    for (int i = 0; i < kBaseSpaceCount; ++i) {
        const Dam& dam = state.map.at(BaseSpace(i));
        if (dam.owner != own)
            continue;
        const Basin basin = infoOf(BaseSpace(i)).basin;
        if (bases[basin.index()])
            return refuse(ErrorCode::SecondBaseInBasin, "B-2.10", basin.value);
        bases.set(basin.index());
        ++counts[0];
        counts[1] += dam.elevations;
    }
    for (const Owner owner : state.map.conduits)
        counts[2] += owner == own ? 1 : 0;
    for (int i = 0; i < kPowerhouseSpaceCount; ++i) {
        if (state.map.at(PowerhouseSpace(i)) != own)
            continue;
        const Basin basin = infoOf(PowerhouseSpace(i)).basin;
        if (powerhouses[basin.index()])
            return refuse(ErrorCode::SecondPowerhouseInBasin, "B-2.10", basin.value);
        powerhouses.set(basin.index());
        ++counts[3];
    }
    for (const BuildingTile& tile : state.buildings.tiles)
        counts[4] += static_cast<int>(std::count(tile.owners.begin(), tile.owners.end(), own));
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts[kind] > kPiecesPerCompany[kind])
            return refuse(ErrorCode::TooManyPieces, "B-1.1", counts[kind], kPiecesPerCompany[kind]);
        if (counts[kind] != state.of(company).built[kind])
            return refuse(ErrorCode::CountMismatch, "B-6.2", counts[kind],
                          state.of(company).built[kind]);
    }
    return std::nullopt;
}

int engineersOf(const State& state, Company company) {
    const CompanyState& own = state.of(company);
    int engineers =
        own.engineers + own.officerCopies + own.officerEngineers + state.bank[indexOf(company)];
    for (const Occupancy& space : state.spaces)
        engineers += space.owner == ownerOf(company) ? space.engineers : 0;
    for (const auto& section : state.beside)
        engineers += section[indexOf(company)];
    for (const Occupancy& space : state.works.spaces)
        engineers += space.owner == ownerOf(company) ? space.engineers : 0;
    for (const BuildingTile& tile : state.buildings.tiles)
        for (const Occupancy& space : tile.spaces)
            engineers += space.owner == ownerOf(company) ? space.engineers : 0;
    for (std::size_t i = 0; i < own.constructions && i < kConstructionSpaces.size(); ++i)
        engineers += kConstructionSpaces[i].engineers;
    return engineers;
}

Broken brokenSupply(const State& state, Company company) {
    const CompanyState& own = state.of(company);
    for (const int amount : {own.credits, own.excavators, own.mixers, own.excamixers, own.engineers,
                             own.energy, own.leftovers})
        if (amount < 0)
            return refuse(ErrorCode::OutOfRange, "B-7.11", amount, 0);
    if (own.constructions > kConstructionSpaces.size())
        return refuse(ErrorCode::NoConstructionSpaceLeft, "B-8.1", own.constructions);
    if (own.officerCopies > kOfficerCopiesPerRound)
        return refuse(ErrorCode::NoCopyLeft, "B-21.7", own.officerCopies);
    const int engineers = engineersOf(state, company);
    if (engineers > kEngineersPerCompany)
        return refuse(ErrorCode::NotEnoughEngineers, "B-1.1", engineers, kEngineersPerCompany);
    if (own.isAutoma() && (own.credits != 0 || !own.contracts.empty()))
        return refuse(ErrorCode::OutOfRange, own.credits != 0 ? "A-1.1" : "A-1.4");
    const bool isDiscarding = !state.isOver() && state.task().kind == TaskKind::DiscardContract &&
                              state.task().who == ownerOf(company);
    // A fourth contract taken while Sekibo copied Luciani is kept (R-B36).
    const int limit = contractLimit(state, company) + (own.officer == Officer::Sekibo ? 1 : 0);
    if (own.contracts.size() > limit && !isDiscarding)
        return refuse(ErrorCode::OutOfRange, "B-14.3", own.contracts.size(), limit);
    return std::nullopt;
}

/// Every contract and advanced tile is in one place at most; basic tiles once per company.
class Once {
public:
    explicit Once(std::string_view rule) : m_rule(rule) {}
    void see(std::size_t item) {
        if (m_seen[item])
            m_broken = refuse(ErrorCode::PieceUsedTwice, m_rule, static_cast<int>(item));
        m_seen.set(item);
    }
    void forget(std::size_t item) { m_seen.reset(item); }
    [[nodiscard]] const Broken& broken() const { return m_broken; }

private:
    std::bitset<64> m_seen;
    std::string_view m_rule;
    Broken m_broken;
};

Broken brokenContracts(const State& state) {
    Once once("B-1.3");
    for (const ContractPile& pile : state.contracts.piles) {
        for (const Contract contract : pile.unseen)
            once.see(contract.index());
        for (const Contract contract : pile.under)
            once.see(contract.index());
    }
    for (const auto& slots : state.contracts.open)
        for (const Contract contract : slots)
            if (contract.isSet())
                once.see(contract.index());
    for (const Contract contract : state.contracts.national)
        once.see(contract.index());
    for (const Company company : state.turnOrder) {
        for (const Contract contract : state.of(company).contracts)
            once.see(contract.index());
        for (const Contract contract : state.of(company).fulfilled)
            once.see(contract.index());
    }
    return once.broken();
}

/// Whether the company can have this tile in this game.
Broken brokenTile(const State& state, const CompanyState& company, Tile tile) {
    if (isAdvanced(tile) && state.options.introductory)
        return refuse(ErrorCode::NoTile, "B-3.7");
    if (tile == Tile::BasicWild && !state.options.introductory)
        return refuse(ErrorCode::NoTile, "B-4.8");
    if (tile == Tile::Krylov && company.officer != Officer::Krylov)
        return refuse(ErrorCode::NoTile, "B-4.9");
    if (needsLeeghwater(tile) && !state.options.leeghwater)
        return refuse(ErrorCode::NoTile, "B-25.1");
    if (tile == Tile::Spencer && company.officer != Officer::Spencer)
        return refuse(ErrorCode::NoTile, "B-25.27");
    return std::nullopt;
}

Broken brokenTiles(const State& state) {
    Once once("B-1.3");
    for (const Tile tile : state.patents.pile)
        once.see(static_cast<std::size_t>(tile));
    for (const Tile tile : state.patents.open)
        if (tile != Tile::None)
            once.see(static_cast<std::size_t>(tile));
    for (const Company company : state.turnOrder) {
        for (int basic = 0; basic < static_cast<int>(Tile::L1Base); ++basic)
            once.forget(static_cast<std::size_t>(basic));
        once.forget(static_cast<std::size_t>(Tile::BasicBuilding));
        const CompanyState& own = state.of(company);
        TileSet onWheel;
        for (const WheelSegment& segment : own.wheel)
            if (segment.tile != Tile::None) {
                once.see(static_cast<std::size_t>(segment.tile));
                onWheel.insert(segment.tile);
            }
        for (const Tile tile : own.tiles)
            once.see(static_cast<std::size_t>(tile));
        for (const TileSet& tiles : {own.tiles, onWheel})
            for (const Tile tile : tiles)
                if (Broken broken = brokenTile(state, own, tile))
                    return broken;
    }
    return once.broken();
}

Broken brokenWater(const State& state) {
    int there = state.dropsGone;
    for (const Dam& dam : state.map.dams)
        there += dam.drops;
    for (const int drops : state.map.headstreamDrops)
        there += drops;
    for (const Task& task : state.agenda) // drops in a powerhouse during a production
        there += task.kind == TaskKind::FlowFrom ? task.n : 0;
    if (there != state.dropsPlaced)
        return refuse(ErrorCode::CountMismatch, "B-10.8", there, state.dropsPlaced);
    return std::nullopt;
}

Broken brokenSpaces(const State& state) {
    for (int i = 0; i < kActionSpaceCount; ++i) {
        const Occupancy& space = state.spaces[static_cast<std::size_t>(i)];
        const bool isTaken = space.owner != Owner::Nobody;
        if (isTaken != (space.engineers > 0))
            return refuse(ErrorCode::CountMismatch, "B-7.10", i);
        if (!isTaken)
            continue;
        if (!isCompany(space.owner) || !state.of(companyOf(space.owner)).inPlay)
            return refuse(ErrorCode::WrongPlayer, "B-7.1", i);
        if (isBlocked(state, ActionSpace(i)))
            return refuse(ErrorCode::SpaceBlocked, "B-3.8", state.playerCount(),
                          infoOf(ActionSpace(i)).minPlayers);
        const bool isPatent = infoOf(ActionSpace(i)).section == Section::PatentOffice;
        if (ActionSpace(i) == kBank || (isPatent && state.options.introductory))
            return refuse(ErrorCode::SpaceNotInGame, isPatent ? "B-3.7" : "B-13.4", i);
    }
    return std::nullopt;
}

Broken brokenOrder(const State& state) {
    if (state.round < 1 || state.round > kRounds)
        return refuse(ErrorCode::OutOfRange, "B-5.1", state.round, kRounds);
    int inPlay = 0;
    for (const CompanyState& company : state.companies)
        inPlay += company.inPlay ? 1 : 0;
    std::bitset<kCompanyCount> seen;
    for (const Company company : state.turnOrder) {
        if (!state.of(company).inPlay || seen[indexOf(company)])
            return refuse(ErrorCode::WrongTurnOrder, "B-3.9");
        seen.set(indexOf(company));
    }
    if (inPlay != state.playerCount() || inPlay < 2)
        return refuse(ErrorCode::WrongPlayerCount, "B-3.9", state.playerCount(), inPlay);
    return std::nullopt;
}

} // namespace

std::optional<Error> brokenInvariant(const State& state) {
    for (const auto& check : {brokenOrder, brokenDams, brokenContracts, brokenTiles, brokenWater,
                              brokenSpaces, brokenLeeghwater})
        if (Broken broken = check(state))
            return broken;
    for (const Company company : state.turnOrder)
        for (const auto& check : {brokenPieces, brokenSupply, brokenOfficer})
            if (Broken broken = check(state, company))
                return broken;
    return std::nullopt;
}

} // namespace barrage
