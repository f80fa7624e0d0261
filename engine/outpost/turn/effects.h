#pragma once

#include "engine/outpost/event.h"
#include "engine/outpost/move.h"
#include "engine/outpost/state.h"

/// What happens to cards, pieces, workers and money, and the events that tell of it. Nothing here
/// asks whether it is allowed.
namespace outpost {

/// A state being changed and the events of the change.
struct Effects {
    State& state;
    Events& events;

    void tell(const Event& event) { events.push_back(event); }
    void tell(EventKind kind, Owner who = Owner::Nobody, int amount = 0, Card card = {}) {
        Event event;
        event.kind = kind;
        event.who = who;
        event.amount = static_cast<std::int16_t>(amount);
        event.card = card;
        tell(event);
    }
};

void gainMoney(Effects& e, Owner who, int amount, Source source);

// market

/// A card from the deck: to its place in the market, or what the Step 3 card does (O-11.4, O-11.5).
void drawCard(Effects& e, const Card& card);
/// After the eighth card of the setup (O-3.9).
void arrangeFirstMarket(Effects& e);
/// The top card leaves; tokens go to the box (O-6.8). An empty space closes up.
Card takeTop(Effects& e, std::size_t space);
/// As takeTop, to the box.
void boxTop(Effects& e, std::size_t space);
/// The whole pile, or the Step 3 card itself.
void boxSpace(Effects& e, std::size_t space);
/// Phase 4, 3a and 3b (O-6.9 to O-6.11).
void placeDiscounts(Effects& e);
void removeHighest(Effects& e);
/// At the start of Step 2 (O-11.3).
void removeLowestForStep2(Effects& e);
/// The lowest card or pile leaves and six spaces remain (O-11.4, O-11.5).
void removeLowestForStep3(Effects& e);
/// After a correction, or when Step 3 begins: only where a draw is due the current market has gaps.
void keepGaps(State& state);

// pieces

void placePiece(Effects& e, Owner who, Piece piece, City city);
void placeOnOutpost(Effects& e, Owner who, int outpost, Piece piece);
/// The station a player's new city brings (O-14.8, OA-6).
void blockCity(Effects& e, City city);

// cards of a company

void gainCard(Effects& e, Owner who, const Card& card);
void placeCard(Effects& e, Owner who, const PlaceCard& move);
/// The Syndicate's cards, then its workers (O-14.11, O-14.12).
void operateSyndicate(Effects& e);

// workers

void hire(Effects& e, Owner who, int seasonal, bool makesRobot);
/// Who has no place goes back to the market (O-10.3).
void returnWorkers(Effects& e, Owner who);

// corrections

/// Values must be in range; whether they make sense is seen from the state they lead to, which
/// checkCorrection looks at beforehand.
void correct(Effects& e, const Correct& move);
void correct(Effects& e, const MoveCard& move);
void correct(Effects& e, const ChangeCard& move);

} // namespace outpost
