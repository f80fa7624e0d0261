#include <algorithm>
#include <numeric>
#include <vector>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/setup_draft.h"

namespace barrage {

namespace {

/// Things of one kind in random order, from which those that are settled are never drawn.
template <class T>
class Pool {
public:
    Pool(int first, int count, core::Rng& rng) : Pool(numbersFrom(first, count), rng) {}
    Pool(std::vector<int> numbers, core::Rng& rng) {
        rng.shuffle(std::span(numbers));
        for (const int number : numbers)
            m_items.push_back(T(number));
    }

    void take(const std::optional<T>& item) {
        if (item)
            m_settled.push_back(*item);
    }

    /// The thing at this place of the random order, or the next one that is free.
    T draw(std::size_t place) {
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            const T item = m_items[(place + i) % m_items.size()];
            if (std::find(m_settled.begin(), m_settled.end(), item) == m_settled.end()) {
                m_settled.push_back(item);
                return item;
            }
        }
        return m_items.front();
    }

private:
    static std::vector<int> numbersFrom(int first, int count) {
        std::vector<int> numbers(static_cast<std::size_t>(count));
        std::iota(numbers.begin(), numbers.end(), first);
        return numbers;
    }

    std::vector<T> m_items;
    std::vector<T> m_settled;
};

template <class T, std::size_t N>
void fill(Places<T, N>& places, std::size_t count, Pool<T> pool) {
    for (const std::optional<T>& place : places)
        pool.take(place);
    for (std::size_t i = 0; i < count; ++i)
        if (!places[i])
            places[i] = pool.draw(i);
    for (std::size_t i = count; i < N; ++i)
        places[i].reset();
}

bool hasOfficer(const SeatDraft& seat) {
    return seat.kind == PlayerKind::Human || seat.level == Level::VeryHigh;
}

void dropImpossible(SeatDraft& seat) {
    if (!hasOfficer(seat))
        seat.officer.reset();
    if (seat.kind == PlayerKind::Automa)
        seat.startingContract.reset();
}

void fillIntroductorySeats(SetupDraft& draft) {
    for (std::size_t i = 0; i < draft.seats.size(); ++i) {
        draft.seats[i].company = kIntroductorySeats[i].company;
        draft.seats[i].officer = kIntroductorySeats[i].officer;
        draft.seats[i].startingContract = kIntroductorySeats[i].startingContract;
    }
    draft.extraOfficers = {};
}

/// The order in which the seats are dealt: the choosing order, unless the turn order is settled.
std::vector<std::size_t> dealingOrder(const SetupDraft& draft, core::Rng& rng) {
    std::vector<std::size_t> order(draft.seats.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (!draft.isInTurnOrder)
        rng.shuffle(std::span(order));
    return order;
}

/// An Automa gets no promo officer, so where one may need an officer none is dealt.
std::vector<int> officersToDeal(const SetupDraft& draft) {
    const bool hasAutoma = std::any_of(draft.seats.begin(), draft.seats.end(), [](const auto& s) {
        return s.kind == PlayerKind::Automa && hasOfficer(s);
    });
    std::vector<int> officers;
    for (int i = 1; i < kOfficerCount; ++i) {
        const auto officer = static_cast<Officer>(i);
        const bool isDealt = isPromo(officer)            ? draft.options.promoOfficers && !hasAutoma
                             : officer > Officer::Sekibo ? draft.options.leeghwater
                                                         : true;
        if (isDealt)
            officers.push_back(i);
    }
    return officers;
}

void fillSeats(SetupDraft& draft, core::Rng& rng) {
    Pool<Company> companies(0, draft.options.leeghwater ? kCompanyCount : kBaseCompanyCount, rng);
    Pool<Officer> officers(officersToDeal(draft), rng);
    Pool<Contract> contracts(kFirstStarting.value, kStartingCount, rng);
    const std::vector<std::size_t> order = dealingOrder(draft, rng);
    for (SeatDraft& seat : draft.seats) {
        dropImpossible(seat);
        companies.take(seat.company);
        officers.take(seat.officer);
        contracts.take(seat.startingContract);
    }
    for (const std::optional<Officer>& officer : draft.extraOfficers)
        officers.take(officer);
    core::FixedVector<SeatDraft, kMaxPlayers> dealt;
    for (std::size_t i = 0; i < order.size(); ++i) {
        SeatDraft seat = draft.seats[order[i]];
        if (!seat.company)
            seat.company = companies.draw(i);
        if (!seat.officer && hasOfficer(seat))
            seat.officer = officers.draw(i);
        if (!seat.startingContract && seat.kind == PlayerKind::Human)
            seat.startingContract = contracts.draw(i);
        dealt.push(seat);
    }
    draft.seats = draft.isInTurnOrder ? dealt : firstTurnOrder(dealt);
    const std::size_t extra = extraOfficerPlaces(draft);
    for (std::size_t i = 0; i < draft.extraOfficers.size(); ++i) {
        if (i >= extra)
            draft.extraOfficers[i].reset();
        else if (!draft.extraOfficers[i])
            draft.extraOfficers[i] = officers.draw(order.size() + i);
    }
}

std::vector<int> advancedTiles(int level, bool withBuildings) {
    std::vector<int> tiles(kAdvancedPerLevel);
    std::iota(tiles.begin(), tiles.end(), static_cast<int>(firstOfLevel(level)));
    if (withBuildings)
        tiles.push_back(static_cast<int>(buildingTileOf(level)));
    return tiles;
}

/// Of level I, without the one that is removed.
std::vector<int> tilesToOpen(const SetupDraft& draft) {
    std::vector<int> tiles = advancedTiles(1, draft.options.leeghwater);
    std::erase_if(tiles,
                  [&](int tile) { return draft.removedTiles[0] == static_cast<Tile>(tile); });
    return tiles;
}

void fillTiles(SetupDraft& draft, core::Rng& rng) {
    fill(draft.headstreams, draft.headstreams.size(),
         Pool<HeadstreamTile>(1, kHeadstreamTileCount, rng));
    // Without the tile for advanced technology in the introductory game: it is the last one.
    const int bonusTiles = draft.options.leeghwater     ? kBonusTileCount
                           : draft.options.introductory ? kBaseBonusTileCount - 1
                                                        : kBaseBonusTileCount;
    fill(draft.bonusTiles, draft.bonusTiles.size(), Pool<BonusTile>(0, bonusTiles, rng));
    const auto objective = static_cast<Objective>(rng.below(kObjectiveCount));
    draft.objective = draft.objective.value_or(objective);
    if (draft.options.introductory)
        draft.patents = {};
    else
        fill(draft.patents, draft.patents.size(), Pool<Tile>(tilesToOpen(draft), rng));
}

/// Before the patent office is filled (B-25.5).
void fillRemovedTiles(SetupDraft& draft, core::Rng& rng) {
    for (int level = 1; level <= 3; ++level) {
        std::vector<int> tiles = advancedTiles(level, true);
        std::erase_if(tiles, [&](int tile) {
            return std::find(draft.patents.begin(), draft.patents.end(), static_cast<Tile>(tile)) !=
                   draft.patents.end();
        });
        const int drawn = tiles[rng.below(static_cast<std::uint32_t>(tiles.size()))];
        auto& place = draft.removedTiles[static_cast<std::size_t>(level - 1)];
        place = place.value_or(static_cast<Tile>(drawn));
    }
}

void fillLeeghwater(SetupDraft& draft, core::Rng& rng) {
    if (!draft.options.leeghwater) {
        draft.buildings = {};
        draft.works = {};
        draft.removedTiles = {};
        return;
    }
    fill(draft.buildings, draft.buildings.size(),
         Pool<PrivateBuilding>(0, kPrivateBuildingCount, rng));
    fill(draft.works, draft.works.size(), Pool<Work>(0, kWorksPerPile, rng));
    fillRemovedTiles(draft, rng);
}

void fillContracts(SetupDraft& draft, core::Rng& rng) {
    fill(draft.national, nationalPlaces(draft),
         Pool<Contract>(kFirstNational.value, kNationalCount, rng));
    for (int colour = 0; colour < kColourCount; ++colour) {
        auto& places = draft.openContracts[static_cast<std::size_t>(colour)];
        fill(places, places.size(),
             Pool<Contract>(kFirstPrivate.value + colour * kPrivatePerColour, kPrivatePerColour,
                            rng));
    }
}

void fillNeutralDams(SetupDraft& draft, core::Rng& rng) {
    for (std::size_t area = 0; area < draft.neutralDams.size(); ++area) {
        std::vector<Basin> basins;
        for (int i = 1; i <= kBasinCount; ++i)
            if (infoOf(Basin(i)).hasBaseSpaces &&
                static_cast<std::size_t>(infoOf(Basin(i)).area) == area)
                basins.emplace_back(i);
        const Basin basin = basins[rng.below(static_cast<std::uint32_t>(basins.size()))];
        draft.neutralDams[area] = draft.neutralDams[area].value_or(basin);
    }
}

} // namespace

SetupDraft completed(const SetupDraft& draft, core::Rng& rng) {
    SetupDraft whole = draft;
    if (whole.options.introductory)
        fillIntroductorySeats(whole);
    else
        fillSeats(whole, rng);
    whole.isInTurnOrder = true;
    fillLeeghwater(whole, rng);
    fillTiles(whole, rng);
    fillContracts(whole, rng);
    fillNeutralDams(whole, rng);
    return whole;
}

Setup dealSetup(const Options& options, std::span<const PlayerRequest> players, core::Rng& rng) {
    SetupDraft draft;
    draft.options = options;
    if (players.size() <= kMaxPlayers) // begin() refuses a setup without seats
        for (const PlayerRequest& player : players)
            draft.seats.push({player, 0, {}, {}, {}});
    return setupOf(completed(draft, rng));
}

} // namespace barrage
