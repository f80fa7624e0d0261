#include "engine/outpost/correction/apply_correction.h"

#include <algorithm>

namespace outpost {

namespace {

template <class Small>
void set(Small& figure, int value) {
    figure = static_cast<Small>(value);
}

void countPiece(State& state, Owner owner, Piece piece, int change) {
    if (owner == Owner::Nobody)
        return;
    auto& built = state.of(owner).built[static_cast<std::size_t>(piece)];
    set(built, built + change);
}

/// A city number one beyond the last makes it known, in games without a map.
CityState& cityAt(State& state, std::size_t index) {
    if (index == state.cities.size())
        state.cities.push(CityState{});
    return state.cities[index];
}

void setStation(State& state, int index, Owner owner) {
    Owner& there = cityAt(state, static_cast<std::size_t>(index) / kStationFields)
                       .stations[static_cast<std::size_t>(index) % kStationFields];
    countPiece(state, there, Piece::Station, -1);
    there = owner;
    countPiece(state, owner, Piece::Station, 1);
}

Piece pieceFor(FieldKind kind) {
    return kind == FieldKind::Habitat ? Piece::Habitat : Piece::Plant;
}

void setBuilding(State& state, int index, Owner owner, FieldKind kind) {
    CityState& city = cityAt(state, static_cast<std::size_t>(index));
    countPiece(state, city.building, pieceFor(city.field), -1);
    city.building = owner;
    if (!state.map.isEntered())
        city.field = kind;
    countPiece(state, owner, pieceFor(city.field), 1);
}

void setOutpostPiece(State& state, Owner owner, int index, bool isThere) {
    const auto piece = static_cast<std::size_t>(index) % kPieceCount;
    bool& has = state.of(owner).outposts[static_cast<std::size_t>(index) / kPieceCount].has[piece];
    countPiece(state, owner, static_cast<Piece>(piece), (isThere ? 1 : 0) - (has ? 1 : 0));
    has = isThere;
}

void setWorkers(State& state, std::uint8_t& workers, int value) {
    set(state.workers, state.workers + workers - value);
    set(workers, value);
}

void setStep(State& state, int step) {
    if (step == 3 && state.step < 3) {
        state.deck.hasStep3 = false;
        for (const Card& card : state.deck.under)
            state.deck.shuffled.push(card);
        state.deck.under.clear();
        if (!state.market.empty() && state.market.back().top().kind == CardKind::Step3)
            state.market.removeAt(state.market.size() - 1U);
        state.step3 = Step3State::Started;
        state.marketSpaces = kMarketSpacesStep3;
    } else if (step < 3 && state.step == 3) {
        state.deck.hasStep3 = true;
        state.step3 = Step3State::NotDrawn;
        state.marketSpaces = kMarketSpaces;
    }
    set(state.step, step);
}

void changePlaces(State& state, std::size_t place, Seat seat) {
    std::swap(state.order[place], state.order[state.order.find(seat)]);
}

void setCompanyFigure(State& state, const Correct& move) {
    Company& company = state.of(move.owner);
    switch (move.what) {
    case Corrected::Money:
        return set(company.money, move.value);
    case Corrected::Housed:
        return setWorkers(state, company.housed, move.value);
    case Corrected::Seasonal:
        return setWorkers(state, company.seasonal, move.value);
    case Corrected::Robots:
        return set(company.robots, move.value);
    case Corrected::MadeRobot:
        company.madeRobot = move.value != 0;
        return;
    case Corrected::HasActed:
        company.hasActed = move.value != 0;
        return;
    case Corrected::Supplied:
        return set(company.supplied, move.value);
    default:
        return setOutpostPiece(state, move.owner, move.index, move.value != 0);
    }
}

void setDeckCards(Deck& deck, int cards) {
    set(deck.total, deck.total + cards - deck.unseen);
    set(deck.unseen, cards);
}

} // namespace

void applyCorrection(Effects& e, const Correct& move) {
    State& state = e.state;
    switch (move.what) {
    case Corrected::Station:
        setStation(state, move.index, move.owner);
        break;
    case Corrected::CityBuilding:
        setBuilding(state, move.index, move.owner, static_cast<FieldKind>(move.value));
        break;
    case Corrected::Tokens:
        set(state.market[move.index / kTokenValues].tokens[move.index % kTokenValues], move.value);
        break;
    case Corrected::DeckCards:
        setDeckCards(state.deck, move.value);
        break;
    case Corrected::Round:
        set(state.round, move.value);
        break;
    case Corrected::Step:
        setStep(state, move.value);
        break;
    case Corrected::OrderPlace:
        changePlaces(state, move.index, seatOf(move.owner));
        break;
    case Corrected::SyndicateHasTaken:
        state.syndicateHasTaken = move.value != 0;
        break;
    case Corrected::MarketSpaces:
        set(state.marketSpaces, move.value);
        break;
    case Corrected::ConnectionCost:
        set(state.map.connections[move.index].cost, move.value);
        break;
    default:
        setCompanyFigure(state, move);
        break;
    }
    Event event;
    event.kind = EventKind::Corrected;
    event.who = move.owner;
    event.source = Source::Correction;
    event.index = static_cast<std::uint8_t>(move.what);
    event.amount = move.value;
    e.tell(event);
}

} // namespace outpost
