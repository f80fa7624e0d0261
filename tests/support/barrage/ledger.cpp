#include "tests/support/barrage/ledger.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/barrage/data/map.h"

namespace barrage::test {

namespace {

bool isAutoma(const Seat& seat) { return seat.kind == PlayerKind::Automa; }

bool isKnown(const Seat& seat) { return isAutoma(seat) || seat.tracking == Tracking::Full; }

/// The sum shared by so many, rounded up.
int share(int sum, int by) { return sum / by + (sum % by > 0 ? 1 : 0); }

/// Pieces per basin 1 to 12.
std::map<int, int> perBasin(const std::vector<Site>& pieces) {
    std::map<int, int> counts;
    for (const Site& site : pieces)
        ++counts[basinOf(site).value];
    return counts;
}

} // namespace

Ledger::Ledger(const Setup& setup) : m_bonusTiles(setup.bonusTiles), m_objective(setup.objective) {
    for (const Seat& seat : setup.seats) {
        Account account;
        account.seat = seat;
        account.vp = isAutoma(seat) ? 16 : 10;
        if (isKnown(seat))
            account.items = seat.officer == Officer::Audia ? 8 : 6 + 4; // excavators, mixers
        if (!isAutoma(seat) && isKnown(seat))
            account.items +=
                seat.officer == Officer::Sekibo ? setup.options.rulings.sekiboCredits : 6;
        m_accounts.push_back(account);
    }
    for (const Basin basin : setup.neutralDams)
        m_drops[lowerBase(basin).index()] = 1;
}

Ledger::Account& Ledger::of(Company company) {
    return *std::find_if(m_accounts.begin(), m_accounts.end(), [company](const Account& account) {
        return account.seat.company == company;
    });
}

const Ledger::Account& Ledger::of(Company company) const {
    return const_cast<Ledger*>(this)->of(company);
}

void Ledger::declare(Company company, int items) { of(company).items = items; }

void Ledger::note(const Event& event) {
    if (event.kind == EventKind::RoundBegan)
        for (Account& account : m_accounts)
            account.energy = 0;
    if (event.kind == EventKind::DropPlaced || event.kind == EventKind::DropMoved) {
        if (event.from.kind == PlaceKind::Dam)
            m_drops[event.from.index] -= event.amount;
        if (event.to.kind == PlaceKind::Dam)
            m_drops[event.to.index] += event.amount;
    }
    if (!isCompany(event.who))
        return;
    Account& account = of(companyOf(event.who));
    switch (event.kind) {
    case EventKind::VpChanged:
        account.vp += event.amount;
        break;
    case EventKind::EnergyMoved:
        account.energy += event.amount;
        break;
    case EventKind::CreditsChanged:
    case EventKind::ExcavatorsChanged:
    case EventKind::MixersChanged:
    case EventKind::ExcamixersChanged:
        account.items += isKnown(account.seat) ? event.amount : 0;
        break;
    case EventKind::PiecePlaced:
        if (event.site.structure == Structure::Building)
            account.buildings.push_back(event.site);
        else
            account.pieces.push_back(event.site);
        break;
    case EventKind::WorkTaken:
        ++account.works;
        break;
    case EventKind::ContractFulfilled:
        ++account.contracts;
        break;
    case EventKind::TileTaken:
        ++account.advancedTiles;
        break;
    default:
        break;
    }
}

Gains Ledger::ranking() const {
    std::map<int, int, std::greater<>> players; // per total, the highest first
    for (const Account& account : m_accounts)
        if (account.energy > 0)
            ++players[account.energy];
    Gains gains{};
    if (players.empty())
        return gains;
    const auto [first, leaders] = *players.begin();
    const auto second = std::next(players.begin());
    for (const Account& account : m_accounts) {
        int& vp = gains[indexOf(account.seat.company)].vp;
        if (account.energy == first)
            vp = leaders == 1 ? 6 : share(8, leaders);
        else if (leaders == 1 && second != players.end() && account.energy == second->first)
            vp = second->second == 1 ? 2 : 1;
    }
    return gains;
}

Gains Ledger::energyTrack() const {
    Gains gains{};
    for (const Account& account : m_accounts) {
        Gain gain;
        for (const int space : {1, 2, 4, 7, 11, 16, 22, 29})
            gain.credits += account.energy >= space ? 1 : 0;
        if (account.energy == 0)
            gain = {-3, 3};
        if (isAutoma(account.seat))
            gain = {gain.vp + gain.credits, 0};
        gains[indexOf(account.seat.company)] = gain;
    }
    return gains;
}

int Ledger::bonusCount(const Account& account, BonusTile tile) const {
    const auto pieces = [&](Structure structure) {
        return static_cast<int>(
            std::count_if(account.pieces.begin(), account.pieces.end(),
                          [structure](const Site& site) { return site.structure == structure; }));
    };
    switch (tile) {
    case BonusTile::Contracts:
        return 2 * account.contracts;
    case BonusTile::Bases:
        return 4 * pieces(Structure::Base);
    case BonusTile::Elevations:
        return 4 * pieces(Structure::Elevation);
    case BonusTile::Conduits:
        return 4 * pieces(Structure::Conduit);
    case BonusTile::Powerhouses:
        return 5 * pieces(Structure::Powerhouse);
    case BonusTile::ExternalWorks:
        return 5 * account.works;
    case BonusTile::Buildings:
        return 4 * static_cast<int>(account.buildings.size());
    case BonusTile::AdvancedTiles:
        break;
    }
    return 4 * account.advancedTiles;
}

Gains Ledger::bonusTile(int round) const {
    Gains gains{};
    for (const Account& account : m_accounts) {
        int worth = bonusCount(account, m_bonusTiles[static_cast<std::size_t>(round - 1)]);
        for (int section = 1; section <= round; ++section)
            worth -= account.energy < 6 * section ? 4 : 0;
        if (account.energy >= 6)
            gains[indexOf(account.seat.company)].vp = std::max(0, worth);
    }
    return gains;
}

int Ledger::objectiveCount(const Account& account) const {
    const auto basins = perBasin(account.pieces);
    const auto basinsWith = [&basins](int least) {
        return static_cast<int>(
            std::count_if(basins.begin(), basins.end(),
                          [least](const auto& basin) { return basin.second >= least; }));
    };
    std::array<int, 3> areas{}; // basins 1 to 4, 5 to 7, 8 to 12
    for (const auto& [basin, pieces] : basins)
        areas[basin <= 4 ? 0 : basin <= 7 ? 1 : 2] += pieces;
    std::set<int> powerhouses;
    std::set<int> connected; // basins with a conduit to a powerhouse
    int red = 0;
    for (const Site& site : account.pieces) {
        if (site.structure == Structure::Powerhouse) {
            powerhouses.insert(basinOf(site).value);
            red += infoOf(site.powerhouse()).redOutline ? 1 : 0;
        } else if (site.structure == Structure::Base) {
            red += infoOf(site.base()).redOutline ? 1 : 0;
        }
    }
    int connectedBases = 0;
    for (const Site& site : account.pieces)
        if (site.structure == Structure::Conduit &&
            powerhouses.contains(infoOf(site.conduit()).to.value))
            connected.insert(basinOf(site).value);
    for (const Site& site : account.pieces)
        connectedBases +=
            site.structure == Structure::Base && connected.contains(basinOf(site).value) ? 1 : 0;
    switch (m_objective) {
    case Objective::RedOutlines:
        return red;
    case Objective::BestArea:
        return std::max({areas[0], areas[1], areas[2]});
    case Objective::ConnectedBases:
        return connectedBases;
    case Objective::WeakestArea:
        return std::min({areas[0], areas[1], areas[2]});
    case Objective::BasinsWithOne:
        return basinsWith(1);
    case Objective::BasinsWithThree:
        break;
    }
    return basinsWith(3);
}

Gains Ledger::objective() const {
    std::map<int, std::vector<const Account*>, std::greater<>> ranks;
    for (const Account& account : m_accounts)
        ranks[objectiveCount(account)].push_back(&account);
    Gains gains{};
    int place = 0;
    for (const auto& [count, tied] : ranks) {
        std::array<int, 2> sums{}; // humans, Automas
        for (std::size_t i = 0; i < tied.size(); ++i, ++place) {
            sums[0] += std::array{15, 10, 5, 0}[static_cast<std::size_t>(place)];
            sums[1] += std::array{20, 15, 10, 0}[static_cast<std::size_t>(place)];
        }
        for (const Account* account : tied)
            gains[indexOf(account->seat.company)].vp =
                share(sums[isAutoma(account->seat) ? 1 : 0], static_cast<int>(tied.size()));
    }
    return gains;
}

Gains Ledger::buildings() const {
    constexpr std::array kVp{3, 5, 7, 3, 4, 6, 4, 4, 5, 5}; // cofferdam to wind farm
    Gains gains{};
    for (const Account& account : m_accounts)
        for (const Site& site : account.buildings)
            gains[indexOf(account.seat.company)].vp += kVp[site.index / 4U];
    return gains;
}

Gains Ledger::leftovers() const {
    Gains gains{};
    for (const Account& account : m_accounts)
        gains[indexOf(account.seat.company)].vp = account.items / 5;
    return gains;
}

Gains Ledger::waterInDams() const {
    Gains gains{};
    for (const Account& account : m_accounts)
        for (const Site& site : account.pieces)
            if (site.structure == Structure::Base)
                gains[indexOf(account.seat.company)].vp += m_drops[site.index];
    return gains;
}

} // namespace barrage::test
