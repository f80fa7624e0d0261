#include "tests/support/outpost/table.h"

#include <QtTest>

#include "engine/outpost/invariants.h"
#include "engine/outpost/legal.h"
#include "engine/outpost/market/card_census.h"
#include "engine/outpost/turns.h"

namespace outpost::test {

Setup bareSetup(int players) {
    Setup setup;
    for (int i = 0; i < players; ++i)
        setup.order.push(static_cast<Seat>(i));
    return setup;
}

Card numbered(int number) { return plantCard(number, 1, 1); }

QByteArray text(const State& state) {
    QByteArray text;
    for (std::size_t i = 0; i < state.market.size(); ++i) {
        if (i > 0)
            text += i == state.currentSpaces() ? " | " : " ";
        const MarketSpace& space = state.market[i];
        QByteArray numbers;
        for (const Card& card : space.cards)
            numbers +=
                (numbers.isEmpty() ? "" : " ") +
                (card.kind == CardKind::Step3 ? QByteArray("S") : QByteArray::number(card.number));
        text += space.isPile() ? "(" + numbers + ")" : numbers;
    }
    return text;
}

Table::Table(int players, Phase phase) : Table(bareSetup(players), phase) {}

Table::Table(const Setup& setup, Phase phase) : state(begin(setup).value()) {
    state.phase = phase;
    state.round = 2;
    state.marketSpaces = 0;
    state.deck.drawn = kPlugCardsOnTop;
    state.deck.unseen = 20;
    settle();
}

Table& Table::market(const Spaces& spaces) {
    state.market.clear();
    for (const auto& numbers : spaces) {
        MarketSpace space;
        for (const int number : numbers)
            space.cards.push(numbered(number));
        state.market.push(space);
    }
    state.marketSpaces = static_cast<std::uint8_t>(spaces.size());
    return settle();
}

Table& Table::give(Owner who, const Card& card) {
    state.of(who).pool.push(card);
    return settle();
}

Table& Table::build(Owner who, Piece piece) {
    CityState city;
    if (piece == Piece::Station) {
        city.stations[0] = who;
    } else {
        city.building = who;
        city.field = piece == Piece::Plant ? FieldKind::Plant : FieldKind::Habitat;
    }
    state.cities.push(city);
    ++state.of(who).built[static_cast<std::size_t>(piece)];
    return *this;
}

Table& Table::board(Owner who, const Card& card) {
    const bool isHabitat = card.kind == CardKind::Habitat;
    build(who, isHabitat ? Piece::Habitat : Piece::Plant);
    state.of(who).on(isHabitat ? Slot::Habitat : Slot::Plant).push(card);
    return settle();
}

Table& Table::stations(Owner who, int number) {
    for (int i = 0; i < number; ++i)
        build(who, Piece::Station);
    return *this;
}

Table& Table::step(int step) {
    state.step = static_cast<std::uint8_t>(step);
    if (step == 3) {
        state.deck.hasStep3 = false;
        state.step3 = Step3State::Started;
    }
    return *this;
}

Table& Table::settle() {
    int seen = 0;
    forEachSeenCard(state, [&seen](const Card&) { ++seen; });
    state.deck.total = static_cast<std::uint8_t>(seen + state.deck.unseen);
    int busy = 0;
    for (const Owner owner : fullOrder(state))
        busy += state.of(owner).housed + state.of(owner).seasonal;
    state.workers = static_cast<std::uint8_t>(workersInGame(state.players) - busy);
    return *this;
}

Table& Table::play(std::string_view line) {
    const auto move = parseMove(line);
    if (!move) {
        QTest::qFail(("not understood: " + std::string(line)).c_str(), __FILE__, __LINE__);
        return *this;
    }
    auto applied = apply(state, *move);
    if (!applied) {
        const std::string why =
            std::string(line) + " is refused by " + std::string(applied.error().rule);
        QTest::qFail(why.c_str(), __FILE__, __LINE__);
        return *this;
    }
    events = applied.value();
    if (const auto broken = brokenInvariant(state))
        QTest::qFail(
            ("broken after " + std::string(line) + ": " + std::string(broken->rule)).c_str(),
            __FILE__, __LINE__);
    return *this;
}

Table& Table::play(std::initializer_list<std::string_view> lines) {
    for (const std::string_view line : lines)
        play(line);
    return *this;
}

QByteArray Table::refusal(std::string_view line) const {
    const auto move = parseMove(line);
    if (!move)
        return "not understood";
    const Check checked = check(state, *move);
    if (checked)
        return "accepted";
    return QByteArray(checked.error().rule.data(),
                      static_cast<qsizetype>(checked.error().rule.size()));
}

int Table::count(EventKind kind) const {
    int count = 0;
    for (const Event& event : events)
        count += event.kind == kind ? 1 : 0;
    return count;
}

} // namespace outpost::test
