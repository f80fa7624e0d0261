#include "engine/barrage/score.h"

#include <algorithm>

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/bonus_tiles.h"
#include "engine/barrage/data/energy_track.h"
#include "engine/barrage/final_score.h"
#include "engine/barrage/private_buildings.h"

namespace barrage {

namespace {

using Lines = std::vector<ScoreLine>;

void add(const State& state, Lines& lines, ScoreLine line) {
    if (state.of(line.company).isAutoma()) {
        line.vp += line.credits;
        line.credits = 0;
    }
    if (line.vp != 0 || line.credits != 0)
        lines.push_back(line);
}

int divideUp(int value, int by) { return (value + by - 1) / by; }

/// Highest total below `limit`, 0 if nobody has energy there.
int highestBelow(const State& state, int limit) {
    int highest = 0;
    for (const Company company : state.turnOrder)
        if (const int total = state.of(company).energy; total < limit)
            highest = std::max(highest, total);
    return highest;
}

int countWith(const State& state, int total) {
    return static_cast<int>(
        std::count_if(state.turnOrder.begin(), state.turnOrder.end(),
                      [&](Company company) { return state.of(company).energy == total; }));
}

void scoreRanking(const State& state, Lines& lines) {
    constexpr int kNoLimit = 1 << 15;
    const int first = highestBelow(state, kNoLimit);
    if (first == 0)
        return;
    const int leaders = countWith(state, first);
    const int second = leaders == 1 ? highestBelow(state, first) : 0;
    for (const Company company : state.turnOrder) {
        const int total = state.of(company).energy;
        ScoreLine line{company, leaders == 1 ? "B-17.1" : "B-17.2", Source::EnergyRanking, 0, 0};
        if (total == first)
            line.vp = leaders == 1 ? kLeaderVp : divideUp(kLeaderVp + kSecondVp, leaders);
        else if (second > 0 && total == second)
            line.vp = countWith(state, second) == 1 ? kSecondVp : kTiedSecondVp;
        add(state, lines, line);
    }
}

void scoreObjective(const State& state, Lines& lines) {
    const std::vector<ObjectiveShare> shares = objectiveShares(state);
    for (std::size_t i = 0; i < shares.size(); ++i)
        add(state, lines,
            {state.turnOrder[i], shares[i].tied > 1 ? "B-19.2" : "B-19.1", Source::Objective,
             shares[i].vp, 0});
}

int leftoverItems(const CompanyState& company) {
    return company.hasKnownSupply()
               ? company.excavators + company.mixers + company.excamixers + company.credits
               : company.leftovers;
}

} // namespace

int dropsInOwnDams(const State& state, Company company) {
    int drops = 0;
    for (const Dam& dam : state.map.dams)
        if (dam.owner == ownerOf(company))
            drops += dam.drops;
    return drops;
}

int bonusTileCount(const State& state, Company company, BonusTile tile) {
    const CompanyState& own = state.of(company);
    switch (tile) {
    case BonusTile::Contracts:
        return own.fulfilled.size();
    case BonusTile::Bases:
        return own.builtOf(Structure::Base);
    case BonusTile::Elevations:
        return own.builtOf(Structure::Elevation);
    case BonusTile::Conduits:
        return own.builtOf(Structure::Conduit);
    case BonusTile::Powerhouses:
        return own.builtOf(Structure::Powerhouse);
    case BonusTile::ExternalWorks:
        return own.works.size();
    case BonusTile::Buildings:
        return own.builtOf(Structure::Building);
    case BonusTile::AdvancedTiles:
        break;
    }
    return ownedAdvancedTiles(own);
}

int bonusTileVp(const State& state, Company company) {
    const int section = energySection(state.of(company).energy);
    if (section == 0)
        return 0;
    const BonusTile tile = state.bonusTiles[static_cast<std::size_t>(state.round - 1)];
    const int behind = std::max(0, state.round - section);
    return std::max(0, bonusTileCount(state, company, tile) * vpEach(tile) -
                           kBonusMalusPerSection * behind);
}

std::vector<ScoreLine> scoreRound(const State& state) {
    Lines lines;
    scoreRanking(state, lines);
    for (const Company company : state.turnOrder) {
        const EnergyReward& reward = energyReward(state.of(company).energy);
        add(state, lines, {company, "B-17.3", Source::EnergyTrack, reward.vp, reward.credits});
    }
    for (const Company company : state.turnOrder)
        add(state, lines, {company, "B-17.4", Source::BonusTile, bonusTileVp(state, company), 0});
    return lines;
}

std::vector<ScoreLine> scoreEnd(const State& state) {
    Lines lines;
    scoreObjective(state, lines);
    for (const Company company : state.turnOrder)
        add(state, lines,
            {company, "B-19.3", Source::Leftovers, leftoverVp(leftoverItems(state.of(company))),
             0});
    for (const Company company : state.turnOrder)
        add(state, lines,
            {company, "B-19.4", Source::WaterInDams, waterVp(dropsInOwnDams(state, company)), 0});
    for (const Company company : state.turnOrder)
        add(state, lines, {company, "B-25.21", Source::Buildings, buildingVp(state, company), 0});
    return lines;
}

std::vector<Company> winners(const State& state) {
    std::vector<FinalStanding> standings;
    for (const Company company : state.turnOrder)
        standings.push_back({state.of(company).vp, state.of(company).energy});
    const std::vector<int> ranks = finalRanks(standings);
    std::vector<Company> first;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        if (ranks[i] == 1)
            first.push_back(state.turnOrder[i]);
    return first;
}

} // namespace barrage
