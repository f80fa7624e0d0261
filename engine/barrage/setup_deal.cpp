#include <algorithm>
#include <numeric>
#include <vector>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/setup.h"
#include "engine/barrage/setup_check.h"

namespace barrage {

namespace {

/// The numbers from `first` on in random order.
std::vector<int> shuffled(int first, int count, core::Rng& rng) {
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), first);
    rng.shuffle(std::span(numbers));
    return numbers;
}

Seat seatFor(const PlayerRequest& player) {
    Seat seat;
    seat.kind = player.kind;
    seat.level = player.level;
    seat.tracking = player.tracking;
    return seat;
}

void dealIntroductorySeats(Setup& setup, std::span<const PlayerRequest> players) {
    for (std::size_t i = 0; i < players.size() && i < kIntroductorySeats.size(); ++i) {
        Seat seat = seatFor(players[i]);
        seat.company = kIntroductorySeats[i].company;
        seat.officer = kIntroductorySeats[i].officer;
        seat.startingContract = kIntroductorySeats[i].startingContract;
        setup.seats.push(seat);
    }
}

void dealSeats(Setup& setup, std::span<const PlayerRequest> players, core::Rng& rng) {
    const std::vector<int> companies = shuffled(0, kBaseCompanyCount, rng);
    const std::vector<int> officers = shuffled(1, kOfficerCount - 1, rng);
    const std::vector<int> contracts = shuffled(kFirstStarting.value, kStartingCount, rng);
    const std::vector<int> order = shuffled(0, static_cast<int>(players.size()), rng);
    core::FixedVector<Seat, kMaxPlayers> choosingOrder;
    if (order.size() > kMaxPlayers)
        return; // begin() refuses a setup without seats
    for (std::size_t i = 0; i < order.size(); ++i) {
        Seat seat = seatFor(players[static_cast<std::size_t>(order[i])]);
        seat.company = static_cast<Company>(companies[i]);
        const bool isAutoma = seat.kind == PlayerKind::Automa;
        if (!isAutoma || seat.level == Level::VeryHigh)
            seat.officer = static_cast<Officer>(officers[i]);
        if (!isAutoma)
            seat.startingContract = Contract(contracts[i]);
        choosingOrder.push(seat);
    }
    setup.seats = firstTurnOrder(choosingOrder);
    const int extra = extraOfficersNeeded(setup.seats);
    for (int i = 0; i < extra; ++i)
        setup.extraOfficers.push(
            static_cast<Officer>(officers[order.size() + static_cast<std::size_t>(i)]));
}

void dealTiles(Setup& setup, core::Rng& rng) {
    const std::vector<int> headstreams = shuffled(1, kHeadstreamTileCount, rng);
    for (std::size_t i = 0; i < setup.headstreams.size(); ++i)
        setup.headstreams[i] = HeadstreamTile(headstreams[i]);
    // Without the tile for advanced technology in the introductory game: it is the last one.
    const int bonusTiles = setup.options.introductory ? kBonusTileCount - 1 : kBonusTileCount;
    const std::vector<int> bonus = shuffled(0, bonusTiles, rng);
    for (std::size_t i = 0; i < setup.bonusTiles.size(); ++i)
        setup.bonusTiles[i] = static_cast<BonusTile>(bonus[i]);
    setup.objective = static_cast<Objective>(rng.below(kObjectiveCount));
    if (setup.options.introductory)
        return;
    const std::vector<int> patents =
        shuffled(static_cast<int>(firstOfLevel(1)), kAdvancedPerLevel, rng);
    for (std::size_t i = 0; i < setup.patents.size(); ++i)
        setup.patents[i] = static_cast<Tile>(patents[i]);
}

void dealContracts(Setup& setup, core::Rng& rng) {
    const std::vector<int> national = shuffled(kFirstNational.value, kNationalCount, rng);
    for (std::size_t i = 0; i + 1 < setup.seats.size(); ++i)
        setup.national.push(Contract(national[i]));
    for (int colour = 0; colour < kColourCount; ++colour) {
        const std::vector<int> pile =
            shuffled(kFirstPrivate.value + colour * kPrivatePerColour, kPrivatePerColour, rng);
        setup.openContracts[static_cast<std::size_t>(colour)] = {Contract(pile[0]),
                                                                 Contract(pile[1])};
    }
}

void dealNeutralDams(Setup& setup, core::Rng& rng) {
    for (std::size_t area = 0; area < setup.neutralDams.size(); ++area) {
        std::vector<Basin> basins;
        for (int i = 1; i <= kBasinCount; ++i)
            if (infoOf(Basin(i)).hasBaseSpaces &&
                static_cast<std::size_t>(infoOf(Basin(i)).area) == area)
                basins.emplace_back(i);
        setup.neutralDams[area] = basins[rng.below(static_cast<std::uint32_t>(basins.size()))];
    }
}

} // namespace

Setup dealSetup(const Options& options, std::span<const PlayerRequest> players, core::Rng& rng) {
    Setup setup;
    setup.options = options;
    if (options.introductory)
        dealIntroductorySeats(setup, players);
    else
        dealSeats(setup, players, rng);
    dealTiles(setup, rng);
    dealContracts(setup, rng);
    dealNeutralDams(setup, rng);
    return setup;
}

} // namespace barrage
