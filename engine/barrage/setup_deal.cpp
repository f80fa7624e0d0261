#include <algorithm>
#include <numeric>
#include <vector>

#include "engine/barrage/data/contracts.h"
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
    Pool(int first, int count, core::Rng& rng) {
        std::vector<int> numbers(static_cast<std::size_t>(count));
        std::iota(numbers.begin(), numbers.end(), first);
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

void fillSeats(SetupDraft& draft, core::Rng& rng) {
    Pool<Company> companies(0, kBaseCompanyCount, rng);
    Pool<Officer> officers(1, kOfficerCount - 1, rng);
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

void fillTiles(SetupDraft& draft, core::Rng& rng) {
    fill(draft.headstreams, draft.headstreams.size(),
         Pool<HeadstreamTile>(1, kHeadstreamTileCount, rng));
    // Without the tile for advanced technology in the introductory game: it is the last one.
    const int bonusTiles = draft.options.introductory ? kBonusTileCount - 1 : kBonusTileCount;
    fill(draft.bonusTiles, draft.bonusTiles.size(), Pool<BonusTile>(0, bonusTiles, rng));
    const auto objective = static_cast<Objective>(rng.below(kObjectiveCount));
    draft.objective = draft.objective.value_or(objective);
    if (draft.options.introductory)
        draft.patents = {};
    else
        fill(draft.patents, draft.patents.size(),
             Pool<Tile>(static_cast<int>(firstOfLevel(1)), kAdvancedPerLevel, rng));
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
