#include "app/outpost/correction/correction_path.h"

#include "engine/outpost/data/box.h"
#include "engine/outpost/turns.h"

namespace outpost {

namespace {

using Step = CorrectionStep;

constexpr int kMostFigure = 9; // workers, cities and places of one card

/// The questions that lead to an index, the coarser one first.
std::vector<Step> indexSteps(Meaning meaning) {
    switch (meaning) {
    case Meaning::StationField:
        return {Step::InCity, Step::Field};
    case Meaning::InCity:
        return {Step::InCity};
    case Meaning::OnOutpost:
        return {Step::OutpostPiece};
    case Meaning::TokenValue:
        return {Step::Space, Step::TokenValue};
    case Meaning::Place:
        return {Step::OrderPlace};
    case Meaning::OfConnection:
        return {Step::Connection};
    default:
        return {};
    }
}

std::vector<Step> stepsOf(int kind) {
    if (kind == kMovedCard)
        return {Step::Kind, Step::Card, Step::CardTo};
    if (kind == kChangedCard)
        return {Step::Kind, Step::Card, Step::Figure, Step::Value};
    const CorrectionForm& form = formOf(static_cast<Corrected>(kind));
    std::vector<Step> steps{Step::Kind};
    if (form.concerns != Concerns::Nobody && !form.thing.owner)
        steps.push_back(Step::Company);
    for (const Step step : indexSteps(form.indexMeans))
        steps.push_back(step);
    if (form.valueMeans == Meaning::Field)
        steps.push_back(Step::FieldKind);
    if (form.thing.owner)
        steps.push_back(Step::Owner);
    else
        steps.push_back(Step::Value);
    return steps;
}

std::vector<int> numbers(int count) {
    std::vector<int> all;
    for (int i = 0; i < count; ++i)
        all.push_back(i);
    return all;
}

void addCompanies(const State& state, bool withSyndicate, std::vector<int>& owners) {
    for (const Owner owner : companiesOf(state, withSyndicate))
        owners.push_back(static_cast<int>(owner));
}

std::uint8_t& figureOf(Card& card, int figure) {
    switch (static_cast<CardFigure>(figure)) {
    case CardFigure::Workers:
        return card.workers;
    case CardFigure::Cities:
        return card.cities;
    case CardFigure::Places:
        return card.places;
    case CardFigure::Number:
        break;
    }
    return card.number;
}

std::vector<int> figuresOf(const Card& card) {
    std::vector<CardFigure> figures{CardFigure::Number};
    if (card.kind == CardKind::Plant)
        figures.insert(figures.end(), {CardFigure::Workers, CardFigure::Cities});
    if (card.kind == CardKind::Habitat)
        figures.push_back(CardFigure::Places);
    std::vector<int> found;
    for (const CardFigure figure : figures)
        found.push_back(static_cast<int>(figure));
    return found;
}

void addCards(const State& state, Owner owner, std::vector<SeenCard>& cards) {
    const Company& company = state.of(owner);
    for (const Card& card : company.pool)
        cards.push_back({card, {CardPlaceKind::Pool, owner, 0}});
    for (const Card& card : company.plants)
        cards.push_back({card, {CardPlaceKind::PlantSlot, owner, 0}});
    for (const Card& card : company.habitats)
        cards.push_back({card, {CardPlaceKind::HabitatSlot, owner, 0}});
}

std::vector<int> connectionsInPlay(const State& state) {
    std::vector<int> found;
    for (std::size_t i = 0; i < state.map.connections.size(); ++i)
        if (const Connection& each = state.map.connections[i];
            state.at(each.a).isInPlay && state.at(each.b).isInPlay)
            found.push_back(static_cast<int>(i));
    return found;
}

} // namespace

std::vector<Owner> companiesOf(const State& state, bool withSyndicate) {
    std::vector<Owner> owners;
    for (int i = 0; i < state.players; ++i)
        owners.push_back(ownerOf(static_cast<Seat>(i)));
    if (withSyndicate && state.hasSyndicate())
        owners.push_back(Owner::Syndicate);
    return owners;
}

std::vector<SeenCard> seenCards(const State& state) {
    std::vector<SeenCard> cards;
    for (std::size_t i = 0; i < state.market.size(); ++i)
        if (state.market[i].top().kind != CardKind::Step3)
            cards.push_back(
                {state.market[i].top(),
                 {CardPlaceKind::MarketSpace, Owner::Nobody, static_cast<std::uint8_t>(i)}});
    for (const Owner owner : fullOrder(state))
        addCards(state, owner, cards);
    for (const Card& card : state.boxed)
        if (card.kind != CardKind::Step3)
            cards.push_back({card, {CardPlaceKind::Box, Owner::Nobody, 0}});
    for (const Card& card : state.deck.under)
        cards.push_back({card, {CardPlaceKind::UnderDeck, Owner::Nobody, 0}});
    return cards;
}

std::vector<CardPlace> cardPlaces(const State& state) {
    std::vector<CardPlace> places{{CardPlaceKind::UnderDeck, Owner::Nobody, 0},
                                  {CardPlaceKind::Box, Owner::Nobody, 0}};
    for (std::size_t i = 0; i < state.market.size(); ++i) {
        const auto index = static_cast<std::uint8_t>(i);
        places.push_back({CardPlaceKind::MarketSpace, Owner::Nobody, index});
        places.push_back({CardPlaceKind::MarketPile, Owner::Nobody, index});
    }
    for (const Owner owner : fullOrder(state))
        for (const CardPlaceKind kind :
             {CardPlaceKind::Pool, CardPlaceKind::PlantSlot, CardPlaceKind::HabitatSlot})
            places.push_back({kind, owner, 0});
    return places;
}

std::vector<Step> CorrectionPath::steps() const {
    return m_chosen.empty() ? std::vector{Step::Kind} : stepsOf(m_chosen[0]);
}

Step CorrectionPath::step() const {
    const std::vector<Step> all = steps();
    return m_chosen.size() < all.size() ? all[m_chosen.size()] : Step::Done;
}

bool CorrectionPath::isNumber() const {
    return step() == Step::Value &&
           (isChangedCard() || formOf(kind()).valueMeans != Meaning::NoOrYes);
}

int CorrectionPath::least() const {
    if (!isChangedCard())
        return formOf(kind()).least;
    return at(Step::Figure, 0) == static_cast<int>(CardFigure::Number) ? kLeastNumber : 1;
}

int CorrectionPath::most() const {
    if (!isChangedCard())
        return formOf(kind()).most;
    return at(Step::Figure, 0) == static_cast<int>(CardFigure::Number) ? kMostNumber : kMostFigure;
}

int CorrectionPath::figure(const State& state) const {
    if (!isChangedCard())
        return asItIs(state).value;
    Card card = seenCards(state)[static_cast<std::size_t>(at(Step::Card, 0))].card;
    return figureOf(card, at(Step::Figure, 0));
}

bool CorrectionPath::isComplete() const { return step() == Step::Done || isNumber(); }

int CorrectionPath::at(Step step, int otherwise) const {
    const std::vector<Step> all = steps();
    for (std::size_t i = 0; i < all.size() && i < m_chosen.size(); ++i)
        if (all[i] == step)
            return m_chosen[i];
    return otherwise;
}

std::vector<int> CorrectionPath::options(const State& state) const {
    std::vector<int> found;
    switch (step()) {
    case Step::Kind:
        found = numbers(kCorrectionKinds);
        std::erase_if(found, [](int kind) {
            return kind < kCorrectedCount && formOf(static_cast<Corrected>(kind)).isOwnFigure();
        });
        if (!state.hasSyndicate())
            std::erase(found, static_cast<int>(Corrected::SyndicateHasTaken));
        if (!state.map.isEntered())
            std::erase(found, static_cast<int>(Corrected::ConnectionCost));
        return found;
    case Step::Company:
        addCompanies(state, formOf(kind()).concerns == Concerns::Company, found);
        return found;
    case Step::Owner:
        if (kind() != Corrected::OrderPlace)
            found.push_back(static_cast<int>(Owner::Nobody));
        addCompanies(state, kind() != Corrected::OrderPlace, found);
        return found;
    case Step::InCity:
        return numbers(static_cast<int>(state.cities.size()) + (state.map.isEntered() ? 0 : 1));
    case Step::Field:
        return numbers(kStationFields);
    case Step::FieldKind:
        return {static_cast<int>(FieldKind::Plant), static_cast<int>(FieldKind::Habitat)};
    case Step::OutpostPiece:
        return numbers(2 * kPieceCount);
    case Step::Space:
        return numbers(static_cast<int>(state.market.size()));
    case Step::TokenValue:
        return numbers(kTokenValues);
    case Step::OrderPlace:
        return numbers(static_cast<int>(state.order.size()));
    case Step::Connection:
        return connectionsInPlay(state);
    case Step::Card:
        return numbers(static_cast<int>(seenCards(state).size()));
    case Step::CardTo:
        return numbers(static_cast<int>(cardPlaces(state).size()));
    case Step::Figure:
        return figuresOf(seenCards(state)[static_cast<std::size_t>(at(Step::Card, 0))].card);
    case Step::Value:
        return isNumber() ? found : numbers(2);
    case Step::Done:
        break;
    }
    return found;
}

int CorrectionPath::index() const {
    int index = 0;
    for (const Step step : indexSteps(formOf(kind()).indexMeans)) {
        const int perCoarser = step == Step::Field        ? kStationFields
                               : step == Step::TokenValue ? kTokenValues
                                                          : 1;
        index = index * perCoarser + at(step, 0);
    }
    return index;
}

Correct CorrectionPath::asItIs(const State& state) const {
    const auto company = static_cast<Owner>(at(Step::Company, static_cast<int>(Owner::Nobody)));
    return outpost::asItIs(state, kind(), company, index());
}

Move CorrectionPath::move(const State& state, int number, CorrectionReason reason) const {
    if (isMovedCard()) {
        const std::vector<SeenCard> cards = seenCards(state);
        const auto which = static_cast<std::size_t>(at(Step::Card, 0));
        const auto to = static_cast<std::size_t>(at(Step::CardTo, 0));
        return {Actor::Table,
                MoveCard{cards[which].card, cards[which].place, cardPlaces(state)[to], reason}};
    }
    if (isChangedCard()) {
        const Card before = seenCards(state)[static_cast<std::size_t>(at(Step::Card, 0))].card;
        Card after = before;
        figureOf(after, at(Step::Figure, 0)) = static_cast<std::uint8_t>(number);
        return {Actor::Table, ChangeCard{before, after, reason}};
    }
    Correct what = asItIs(state);
    what.owner = static_cast<Owner>(at(Step::Owner, static_cast<int>(what.owner)));
    what.value = static_cast<std::int16_t>(
        isNumber() ? number : at(Step::FieldKind, at(Step::Value, what.value)));
    what.reason = reason;
    return {Actor::Table, what};
}

} // namespace outpost
