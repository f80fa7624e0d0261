#include <algorithm>

#include "engine/outpost/costs.h"
#include "engine/outpost/legal.h"
#include "engine/outpost/market.h"
#include "engine/outpost/supply.h"
#include "engine/outpost/syndicate.h"
#include "engine/outpost/turn/checks.h"
#include "engine/outpost/turns.h"

namespace outpost {

namespace {

/// Collects what one actor may do.
struct Offer {
    const State& state;
    std::vector<Move>& moves;
    Actor by;

    [[nodiscard]] Seat seat() const { return seatOf(by); }
    void add(const MoveKind& what) { moves.push_back({by, what}); }
    void addIf(const Check& checked, const MoveKind& what) {
        if (checked)
            add(what);
    }
};

void offerDraw(Offer& offer) {
    const Drawable next = drawable(offer.state);
    if (next.isStep3)
        offer.add(Draw{stepThreeCard()});
    for (const Card& card : next.cards)
        offer.add(Draw{card});
}

void offerPutUp(Offer& offer) {
    const State& state = offer.state;
    for (std::size_t i = 0; i < state.currentSpaces(); ++i) {
        if (state.market[i].top().kind == CardKind::Step3)
            continue;
        const PutUp move{static_cast<std::uint8_t>(i),
                         static_cast<std::int16_t>(minimumBid(state.market[i]))};
        offer.addIf(checkPutUp(state, offer.seat(), move), move);
    }
    offer.addIf(checkPass(state, offer.seat()), Pass{});
}

void offerBids(Offer& offer) {
    const Auction& auction = offer.state.auction;
    const Bid bid{static_cast<std::int16_t>(auction.bid + 1)};
    offer.addIf(checkBid(offer.state, offer.seat(), bid), bid);
    offer.add(PassBid{});
    for (const Seat seat : auction.in) {
        const int least = auction.bid + (seat == auction.bidder ? 0 : 1);
        const HammerFalls hammer{seat, static_cast<std::int16_t>(least)};
        if (checkHammer(offer.state, hammer))
            offer.moves.push_back({Actor::Table, hammer});
    }
}

/// As connectionCost for every city, with one search; -1 where no way leads.
struct Connections {
    bool isFree;
    bool isOpen;
    CitySet structure;
    Distances distances;

    Connections(const State& state, Seat seat)
        : isFree(false), isOpen(!state.map.isEntered()),
          structure(structureOf(state, ownerOf(seat))) {
        isFree = structure.empty() || isOpen;
        if (!isFree)
            distances = distancesFrom(state.map, structure, citiesInPlay(state));
    }
    [[nodiscard]] int to(City city) const {
        if (isFree)
            return 0;
        return distances.reaches(city) ? distances.to(city) : -1;
    }
};

void offerBuildings(Offer& offer) {
    const State& state = offer.state;
    const int money = state.of(offer.seat()).money;
    if (state.isBoardBegun || money < kBuildingCost)
        return;
    const Company& company = state.of(offer.seat());
    const Connections connections(state, offer.seat());
    const bool hasNew = connections.isOpen && state.cities.size() < kMaxCities;
    const std::size_t cities = state.cities.size() + (hasNew ? 1U : 0U);
    for (std::size_t i = 0; i < cities; ++i) {
        const City city(static_cast<int>(i));
        const int connection = connections.to(city);
        if (connection < 0 || connection + kBuildingCost > money)
            continue;
        for (const Piece piece : {Piece::Station, Piece::Plant, Piece::Habitat}) {
            if (piece != Piece::Station && company.builtOf(piece) == kSlotsOfAKind)
                continue;
            if (buildingCost(state, piece, city, connection).total() <= money)
                offer.addIf(checkSite(state, offer.seat(), piece, city),
                            Build{piece, city, static_cast<std::int16_t>(connection)});
        }
    }
}

void offerCards(Offer& offer) {
    const Company& company = offer.state.of(offer.seat());
    for (std::size_t i = 0; i < company.pool.size(); ++i) {
        const Card& card = company.pool[i];
        const bool isMoonBase = card.is(Technology::MoonBase);
        if (company.pool.find(card) != i || (card.kind == CardKind::Technology && !isMoonBase))
            continue;
        for (const Slot slot : {Slot::Plant, Slot::Habitat}) {
            const PlaceCard onFree{card, slot, {}};
            offer.addIf(checkPlaceCard(offer.state, offer.seat(), onFree), onFree);
            const auto& slots = company.on(slot);
            for (std::size_t old = 0; old < slots.size(); ++old) {
                const PlaceCard swap{card, slot, slots[old]};
                if (slots.find(slots[old]) == old)
                    offer.addIf(checkPlaceCard(offer.state, offer.seat(), swap), swap);
            }
        }
    }
}

void offerTurn(Offer& offer) {
    const State& state = offer.state;
    const Company& company = state.of(offer.seat());
    offerBuildings(offer);
    const int outposts = std::min<int>(outpostsOf(company), 2);
    for (std::uint8_t outpost = 0; outpost < outposts; ++outpost)
        for (const Piece piece : {Piece::Station, Piece::Plant, Piece::Habitat}) {
            const BuildOnOutpost move{outpost, piece};
            offer.addIf(checkOutpost(state, offer.seat(), move), move);
        }
    offerCards(offer);
    const bool hasRobots = hasTechnology(company, Technology::Robots);
    for (const bool makesRobot : {false, true}) {
        if (makesRobot && !hasRobots)
            continue;
        for (const std::uint8_t seasonal :
             seasonalChoices(state, ownerOf(offer.seat()), makesRobot)) {
            const Hire move{seasonal, makesRobot};
            offer.addIf(checkHire(state, offer.seat(), move), move);
        }
    }
    offer.add(EndTurn{});
}

void offerSyndicateStations(Offer& offer) {
    const State& state = offer.state;
    if (!state.map.isEntered()) {
        offer.add(PlaceSyndicateStation{City(static_cast<int>(state.cities.size()))});
        return;
    }
    for (std::size_t i = 0; i < state.cities.size(); ++i) {
        const PlaceSyndicateStation move{City(static_cast<int>(i))};
        offer.addIf(checkSyndicateStation(state, move), move);
    }
}

void offerSyndicateCities(Offer& offer) {
    const SyndicatePlace place = syndicatePlace(offer.state);
    for (const City city : place.cities)
        offer.add(SyndicateBuild{city});
    const auto count = static_cast<int>(offer.state.cities.size());
    if (place.priority == PlacePriority::Table && count < kMaxCities)
        offer.add(SyndicateBuild{City(count)});
    if (place.priority == PlacePriority::Table || place.priority == PlacePriority::Nowhere)
        offer.add(SyndicateBuild{});
}

} // namespace

void legalMoves(const State& state, std::vector<Move>& moves) {
    moves.clear();
    const Question asked = question(state);
    if (asked == Question::Nothing)
        return;
    Offer offer{state, moves, decider(state)};
    switch (asked) {
    case Question::DrawCard:
        return offerDraw(offer);
    case Question::PlaceSyndicateStation:
        return offerSyndicateStations(offer);
    case Question::PutUpOrPass:
        return offerPutUp(offer);
    case Question::RaiseOrPass:
        return offerBids(offer);
    case Question::SyndicateTakes:
        return offer.add(SyndicateTake{});
    case Question::BuildAndHire:
        return offerTurn(offer);
    case Question::SyndicateBuilds:
        return offerSyndicateCities(offer);
    case Question::SyndicateOperates:
        return offer.add(SyndicateOperate{});
    case Question::DeclareSupply: {
        const int best = bestSupply(state, offer.seat()).supplied;
        for (int supplied = 0; supplied <= best; ++supplied)
            offer.add(Declare{static_cast<std::uint8_t>(supplied)});
        return;
    }
    case Question::Nothing:
        break;
    }
}

} // namespace outpost
