#include "engine/outpost/syndicate.h"

#include <algorithm>
#include <tuple>

#include "engine/outpost/apply.h"
#include "engine/outpost/costs.h"
#include "engine/outpost/legal.h"
#include "engine/outpost/market.h"
#include "engine/outpost/syndicate/needs.h"
#include "engine/outpost/turns.h"
#include "engine/outpost/workers.h"

namespace outpost {

namespace {

/// Cities with a Syndicate station and a free field for the piece that is known to fit, or may fit.
std::vector<City> ownCities(const State& state, Piece piece, bool isKnownOnly) {
    std::vector<City> cities;
    for (std::size_t i = 0; i < state.cities.size(); ++i) {
        const CityState& city = state.cities[i];
        const bool isKnown = city.field != FieldKind::Unknown;
        if (city.hasStation(Owner::Syndicate) && isFieldFree(city, piece) &&
            (isKnown || !isKnownOnly))
            cities.emplace_back(static_cast<int>(i));
    }
    return cities;
}

/// Of the cities outside its structure those with a fitting field at the lowest cost: neighbours
/// first, and if they have no field any city by the cheapest way.
std::vector<City> nearestCities(const State& state, Piece piece) {
    const CitySet structure = structureOf(state, Owner::Syndicate);
    const Distances distances = distancesFrom(state.map, structure, citiesInPlay(state));
    struct Candidate {
        bool isFar;
        int cost;
        City city;
    };
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < state.cities.size(); ++i) {
        const City city(static_cast<int>(i));
        if (structure.contains(city) || !isFieldFree(state.cities[i], piece) ||
            !distances.reaches(city))
            continue;
        std::optional<int> direct;
        for (const City own : structure)
            if (const auto cost = directCost(state.map, own, city))
                direct = std::min(direct.value_or(*cost), *cost);
        candidates.push_back({!direct, direct.value_or(distances.to(city)), city});
    }
    const auto key = [](const Candidate& c) { return std::tuple(c.isFar, c.cost); };
    std::vector<City> nearest;
    const auto best =
        std::min_element(candidates.begin(), candidates.end(),
                         [&](const auto& a, const auto& b) { return key(a) < key(b); });
    for (const Candidate& candidate : candidates)
        if (key(candidate) == key(*best))
            nearest.push_back(candidate.city);
    return nearest;
}

/// Without a map: what is known, cities with its stations first.
std::vector<City> knownCities(const State& state, Piece piece) {
    std::vector<City> cities = ownCities(state, piece, false);
    for (std::size_t i = 0; i < state.cities.size(); ++i)
        if (!state.cities[i].hasStation(Owner::Syndicate) && isFieldFree(state.cities[i], piece))
            cities.emplace_back(static_cast<int>(i));
    return cities;
}

void explainTake(const State& state, Decision& decision) {
    const std::size_t space = *syndicateSpace(state);
    const Card card = state.market[space].top();
    const bool hasHigherUpForBid = state.auction.isOpen && spaceUnderHammer(state) > space &&
                                   spaceUnderHammer(state) < state.currentSpaces();
    // The first auction is over and nobody has passed: the pick waited for it.
    const bool hasWaited = !state.auction.isOpen && !state.firstHasPassed;
    if (hasHigherUpForBid)
        decision.reasons.push_back({ReasonKind::HighestNotUpForBid, "OA-4", card, {}, 0});
    else
        decision.reasons.push_back({ReasonKind::HighestCard, "O-14.6", card, {}, 0});
    if (hasWaited)
        decision.reasons.push_back({ReasonKind::AfterAuction, "OA-4", card, {}, 0});
    if (card.is(Technology::Outpost))
        decision.reasons.push_back({ReasonKind::OutpostPieces, "O-14.7", card, {}, 0});
    else if (card.kind == CardKind::Technology)
        decision.reasons.push_back({ReasonKind::TechnologyUnused, "O-14.7", card, {}, 0});
}

void explainPlacing(const Events& events, Decision& decision) {
    for (const Event& event : events)
        if (event.kind == EventKind::CardPlaced) {
            if (event.other.isSet())
                decision.reasons.push_back(
                    {ReasonKind::BetterCard, "O-14.11", event.card, event.other, 0});
            else
                decision.reasons.push_back(
                    {ReasonKind::SlotUnlocked, "O-14.10", event.card, {}, 0});
        }
}

void explainLeft(const State& after, Decision& decision) {
    const Company& own = after.syndicate;
    for (const Card& card : own.pool) {
        if (card.kind == CardKind::Technology)
            continue;
        const Slot slot = card.kind == CardKind::Plant ? Slot::Plant : Slot::Habitat;
        if (own.unlocked(slot) < kSlotsOfAKind)
            decision.reasons.push_back({ReasonKind::NoSlot, "O-14.10", card, {}, 0});
        else
            decision.reasons.push_back({ReasonKind::NotBetter, "O-14.11", card, {}, 0});
    }
}

void explainWorkers(const State& before, const State& after, Decision& decision) {
    State placed = before; // its cards as they lie when it hires
    placed.syndicate.plants = after.syndicate.plants;
    placed.syndicate.habitats = after.syndicate.habitats;
    const auto plants = plantsOf(placed.syndicate).size();
    const Hiring sum = hiring(placed, Owner::Syndicate, (1U << plants) - 1U, false);
    const int empty = std::max(0, placesOf(placed.syndicate) - placed.syndicate.housed);
    if (sum.lacking > 0)
        decision.reasons.push_back({ReasonKind::WorkersLacking, "O-14.12", {}, {}, sum.lacking});
    if (empty > 0)
        decision.reasons.push_back({ReasonKind::PlacesToFill, "O-14.12", {}, {}, empty});
    const int missing = sum.lacking - sum.seasonal + empty - sum.housed;
    if (missing > 0)
        decision.reasons.push_back({ReasonKind::MarketEmpty, "O-9.4", {}, {}, missing});
}

} // namespace

bool isSyndicateToDecide(const State& state) {
    const Question asked = question(state);
    return asked == Question::SyndicateTakes || asked == Question::SyndicateOperates;
}

Decision decide(const State& state) {
    Decision decision;
    decision.move.by = Actor::Syndicate;
    const bool isTaking = question(state) == Question::SyndicateTakes;
    if (isTaking)
        decision.move.what = SyndicateTake{};
    else
        decision.move.what = SyndicateOperate{};
    State after = state;
    const auto applied = apply(after, decision.move);
    if (!applied)
        return decision;
    decision.instructions = instructionsFor(state, applied.value());
    if (isTaking) {
        explainTake(state, decision);
        return decision;
    }
    explainPlacing(applied.value(), decision);
    explainLeft(after, decision);
    explainWorkers(state, after, decision);
    return decision;
}

SyndicatePlace syndicatePlace(const State& state) {
    SyndicatePlace place;
    place.piece = *neededPiece(state);
    const CardKind kind = place.piece == Piece::Plant ? CardKind::Plant : CardKind::Habitat;
    for (const Card& card : state.syndicate.pool)
        if (card.kind == kind)
            place.card = card; // the one it took last
    place.cities = ownCities(state, place.piece, !state.map.isEntered());
    if (!place.cities.empty()) {
        place.priority = PlacePriority::OwnCity;
        if (!state.map.isEntered())
            place.cities = ownCities(state, place.piece, false);
        return place;
    }
    if (!state.map.isEntered()) {
        place.priority = PlacePriority::Table;
        place.cities = knownCities(state, place.piece);
        return place;
    }
    place.cities = nearestCities(state, place.piece);
    place.priority = place.cities.empty() ? PlacePriority::Nowhere : PlacePriority::NearestCity;
    return place;
}

bool isBetterPlant(const Card& a, const Card& b, PlantRanking ranking) {
    // Output per worker, without fractions.
    const int perWorkerA = a.cities * b.workers;
    const int perWorkerB = b.cities * a.workers;
    if (ranking == PlantRanking::OutputPerWorkerFirst && perWorkerA != perWorkerB)
        return perWorkerA > perWorkerB;
    if (a.cities != b.cities)
        return a.cities > b.cities;
    if (a.workers != b.workers)
        return a.workers < b.workers;
    return a.number > b.number;
}

bool isBetterHabitat(const Card& a, const Card& b) {
    return a.places != b.places ? a.places > b.places : a.number > b.number;
}

} // namespace outpost
