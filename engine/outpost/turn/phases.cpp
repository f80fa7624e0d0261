#include "engine/outpost/turn/phases.h"

#include <algorithm>
#include <functional>

#include "engine/outpost/market.h"
#include "engine/outpost/syndicate/needs.h"
#include "engine/outpost/turns.h"

namespace outpost {

namespace {

/// All card numbers of a player, highest first (O-4.2).
core::FixedVector<std::uint8_t, kCardCount> numbersOf(const Company& company) {
    core::FixedVector<std::uint8_t, kCardCount> numbers;
    const auto add = [&numbers](const auto& cards) {
        for (const Card& card : cards)
            numbers.push(card.number);
    };
    add(company.pool);
    add(company.plants);
    add(company.habitats);
    std::sort(numbers.begin(), numbers.end(), std::greater<>());
    return numbers;
}

bool isAhead(const Company& a, const Company& b) {
    if (a.network() != b.network())
        return a.network() > b.network();
    const auto numbersA = numbersOf(a);
    const auto numbersB = numbersOf(b);
    return std::lexicographical_compare(numbersB.begin(), numbersB.end(), numbersA.begin(),
                                        numbersA.end());
}

void tellOrder(Effects& e) {
    int place = 0;
    for (const Owner owner : fullOrder(e.state))
        e.tell(EventKind::OrderSet, owner, ++place);
}

void clearMarkers(State& state) {
    for (const Seat seat : state.order)
        state.of(seat).hasActed = false;
}

void beginAuction(Effects& e, int run) {
    State& state = e.state;
    state.phase = Phase::Auction;
    state.run = static_cast<std::uint8_t>(run);
    state.auction = {};
    state.syndicateHasTaken = false;
    state.firstHasPassed = false;
    e.tell(EventKind::PhaseBegan, Owner::Nobody, 2);
}

void beginRound(Effects& e) {
    State& state = e.state;
    e.tell(EventKind::RoundBegan, Owner::Nobody, state.round);
    if (state.step3 == Step3State::StartsLater) {
        state.step = 3;
        state.step3 = Step3State::Started;
        e.tell(EventKind::StepBegan, Owner::Nobody, 3);
    }
    e.tell(EventKind::PhaseBegan, Owner::Nobody, 1);
    if (state.round > 1)
        state.order = nextOrder(state);
    tellOrder(e);
    beginAuction(e, 1);
}

void beginStructure(Effects& e) {
    State& state = e.state;
    state.phase = Phase::Structure;
    state.turn = 0;
    e.tell(EventKind::PhaseBegan, Owner::Nobody, 3);
    if (state.step3 != Step3State::InMarket) {
        beginTurn(e);
        return;
    }
    state.step3 = Step3State::LowestLeaves;
    if (state.step == 1) {
        state.step = 2;
        e.tell(EventKind::StepBegan, Owner::Nobody, 2);
        removeLowestForStep2(e);
    }
}

/// The lowest card leaves once the Step 2 replacement, if any, was drawn (O-11.4, O-11.7).
void startStep3(Effects& e) {
    State& state = e.state;
    const bool startsNow =
        !state.market.empty() && state.market.back().top().kind == CardKind::Step3;
    removeLowestForStep3(e);
    state.step3 = startsNow ? Step3State::Started : Step3State::StartsLater;
    if (!startsNow)
        return;
    state.step = 3;
    keepGaps(state);
    e.tell(EventKind::StepBegan, Owner::Nobody, 3);
    beginTurn(e);
}

int largestNetwork(const State& state) {
    int largest = 0;
    for (const Seat seat : state.order)
        largest = std::max(largest, state.of(seat).network());
    return largest;
}

void beginBureaucracy(Effects& e) {
    State& state = e.state;
    clearMarkers(state);
    state.phase = Phase::Bureaucracy;
    state.stage = BureaucracyStage::Income;
    for (const Seat seat : state.order)
        state.of(seat).hasDeclared = false;
    e.tell(EventKind::PhaseBegan, Owner::Nobody, 4);
    const PlayerCountRow row = setupRow(state.players);
    state.isLastRound = largestNetwork(state) >= row.endAt;
    if (state.isLastRound) {
        e.tell(EventKind::EndReached);
    } else if (state.step == 1 && largestNetwork(state) >= row.step2At) {
        state.step = 2;
        e.tell(EventKind::StepBegan, Owner::Nobody, 2);
        removeLowestForStep2(e);
    }
}

void releaseWorkers(Effects& e) {
    for (const Owner owner : fullOrder(e.state))
        returnWorkers(e, owner);
}

/// The highest card stays in Step 3, and by the other reading of OA-18 if Step 3 waits.
bool doesHighestLeave(const State& state) {
    const bool isWaiting = state.step3 == Step3State::StartsLater;
    return state.step < 3 &&
           (!isWaiting || state.options.rulings.earlyStep3 == EarlyStep3::HighestLeaves);
}

/// False if a player has to declare.
bool goOnInBureaucracy(Effects& e) {
    State& state = e.state;
    switch (state.stage) {
    case BureaucracyStage::Income:
        if (declarer(state))
            return false;
        if (state.isLastRound) {
            state.phase = Phase::GameOver;
            e.tell(EventKind::GameEnded);
            return true;
        }
        releaseWorkers(e);
        state.stage = BureaucracyStage::Discounts;
        placeDiscounts(e);
        return true;
    case BureaucracyStage::Discounts:
        state.marketSpaces = std::min<std::uint8_t>(
            state.marketSpaces, hasFutureMarket(state) ? kMarketSpaces : kMarketSpacesStep3);
        state.stage = BureaucracyStage::Highest;
        if (doesHighestLeave(state))
            removeHighest(e);
        return true;
    case BureaucracyStage::Highest:
        ++state.round;
        beginRound(e);
        return true;
    }
    return false;
}

/// False if somebody has to choose, or if the run goes on.
bool goOnInAuction(Effects& e) {
    State& state = e.state;
    if (state.auction.isOpen || doesSyndicateTake(state) || chooser(state))
        return false;
    clearMarkers(state);
    if (state.round == 1 && state.run == 1) {
        state.order = nextOrder(state);
        tellOrder(e);
        beginAuction(e, 2);
    } else {
        beginStructure(e);
    }
    return true;
}

/// One thing that happens by itself; false if there is none.
bool goOnOnce(Effects& e) {
    State& state = e.state;
    if (state.isOver() || needsDraw(state))
        return false;
    if (state.step3 == Step3State::LowestLeaves) {
        startStep3(e);
        return true;
    }
    switch (state.phase) {
    case Phase::Setup:
        if (state.hasSyndicate() &&
            state.syndicate.builtOf(Piece::Station) < kSyndicateStartStations)
            return false;
        beginRound(e);
        return true;
    case Phase::Auction:
        return goOnInAuction(e);
    case Phase::Structure:
        if (builder(state) != Owner::Nobody)
            return false;
        beginBureaucracy(e);
        return true;
    case Phase::Bureaucracy:
        return goOnInBureaucracy(e);
    case Phase::GameOver:
        break;
    }
    return false;
}

} // namespace

core::FixedVector<Seat, kMaxPlayers> nextOrder(const State& state) {
    // Turned round first, so that players whom nothing tells apart change places (O-4.3, OA-10).
    auto order = state.order;
    std::reverse(order.begin(), order.end());
    std::stable_sort(order.begin(), order.end(),
                     [&state](Seat a, Seat b) { return isAhead(state.of(a), state.of(b)); });
    return order;
}

void beginTurn(Effects& e) {
    State& state = e.state;
    state.isBoardBegun = false;
    state.unplaceable = 0;
    if (const Owner owner = builder(state); owner != Owner::Nobody)
        e.tell(EventKind::TurnBegan, owner);
}

void endTurn(Effects& e) {
    State& state = e.state;
    if (const Owner owner = builder(state); isPlayer(owner))
        state.of(owner).hasActed = true;
    ++state.turn;
    beginTurn(e);
}

void goOn(Effects& e) {
    while (goOnOnce(e)) {
    }
}

} // namespace outpost
