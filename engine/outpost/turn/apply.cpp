#include "engine/outpost/apply.h"

#include "engine/outpost/costs.h"
#include "engine/outpost/legal.h"
#include "engine/outpost/market.h"
#include "engine/outpost/supply.h"
#include "engine/outpost/syndicate/needs.h"
#include "engine/outpost/turn/effects.h"
#include "engine/outpost/turn/phases.h"
#include "engine/outpost/turns.h"

namespace outpost {

namespace {

/// The next one clockwise who is still in.
Seat nextBidder(const State& state, Seat after) {
    int seat = static_cast<int>(after);
    do
        seat = (seat + 1) % state.players;
    while (!state.auction.in.contains(static_cast<Seat>(seat)));
    return static_cast<Seat>(seat);
}

void sell(Effects& e, Seat winner, int price) {
    State& state = e.state;
    Company& company = state.of(winner);
    const int paid = payment(company, price);
    const std::size_t space = spaceUnderHammer(state);
    state.auction = {};
    state.isRefillHeld = false;
    const Card card = state.market[space].top();
    e.tell(EventKind::CardBought, ownerOf(winner), paid, card);
    gainMoney(e, ownerOf(winner), -paid, Source::Card);
    takeTop(e, space);
    gainCard(e, ownerOf(winner), card);
    company.hasActed = true;
}

void takeForSyndicate(Effects& e) {
    State& state = e.state;
    const std::size_t space = *syndicateSpace(state);
    const Card card = state.market[space].top();
    e.tell(EventKind::CardTaken, Owner::Syndicate, 0, card);
    takeTop(e, space);
    state.syndicateHasTaken = true;
    state.isRefillHeld = state.auction.isOpen &&
                         state.options.rulings.syndicateRefill == SyndicateRefill::AfterAuction;
    gainCard(e, Owner::Syndicate, card);
    if (!card.is(Technology::Outpost))
        return;
    const Company& own = state.syndicate;
    const int outpost = own.outposts[0] == OutpostPieces{} ? 0 : 1;
    if (own.builtOf(Piece::Station) < kSyndicateStations)
        placeOnOutpost(e, Owner::Syndicate, outpost, Piece::Station);
    for (const Piece piece : {Piece::Plant, Piece::Habitat})
        if (own.builtOf(piece) < kSlotsOfAKind)
            placeOnOutpost(e, Owner::Syndicate, outpost, piece);
}

struct Applier {
    Effects& e;
    Actor by;

    [[nodiscard]] Seat seat() const { return seatOf(by); }
    [[nodiscard]] Owner who() const { return ownerOf(seat()); }

    void operator()(const Draw& move) const { drawCard(e, move.card); }
    void operator()(const HammerFalls& move) const { sell(e, move.winner, move.price); }

    void operator()(const PutUp& move) const {
        State& state = e.state;
        state.market[move.space].isUnderHammer = true;
        state.auction = {true, seat(), seat(), seat(), eligible(state), move.bid};
        e.tell(EventKind::CardPutUp, who(), move.bid, state.market[move.space].top());
        if (state.auction.in.size() == 1)
            sell(e, seat(), move.bid);
        else
            state.auction.next = nextBidder(state, seat());
    }
    void operator()(const Pass&) const {
        e.state.of(seat()).hasActed = true;
        e.state.firstHasPassed |= !e.state.syndicateHasTaken;
        e.tell(EventKind::Passed, who());
    }
    void operator()(const Bid& move) const {
        Auction& auction = e.state.auction;
        auction.bid = move.amount;
        auction.bidder = seat();
        e.tell(EventKind::BidMade, who(), move.amount);
        auction.next = nextBidder(e.state, seat());
    }
    void operator()(const PassBid&) const {
        Auction& auction = e.state.auction;
        auction.in.erase(seat());
        e.tell(EventKind::BidPassed, who());
        if (auction.in.size() == 1)
            sell(e, auction.bidder, auction.bid);
        else
            auction.next = nextBidder(e.state, seat());
    }

    void operator()(const Build& move) const {
        State& state = e.state;
        const int cost = buildingCost(state, move.piece, move.city, move.connection).total();
        gainMoney(e, who(), -cost, Source::Building);
        placePiece(e, who(), move.piece, move.city);
        if (move.piece == Piece::Station && state.hasSyndicate())
            blockCity(e, move.city);
    }
    void operator()(const BuildOnOutpost& move) const {
        placeOnOutpost(e, who(), move.outpost, move.piece);
    }
    void operator()(const PlaceCard& move) const {
        placeCard(e, who(), move);
        e.state.isBoardBegun = true;
    }
    void operator()(const Hire& move) const {
        hire(e, who(), move.seasonal, move.makesRobot);
        endTurn(e);
    }
    void operator()(const EndTurn&) const { endTurn(e); }

    void operator()(const Declare& move) const {
        Company& company = e.state.of(seat());
        company.supplied = move.supplied;
        company.hasDeclared = true;
        e.tell(EventKind::CitiesSupplied, who(), move.supplied);
        if (!e.state.isLastRound)
            gainMoney(e, who(), incomeFor(e.state, move.supplied), Source::Income);
    }

    void operator()(const PlaceSyndicateStation& move) const {
        placePiece(e, Owner::Syndicate, Piece::Station, move.city);
    }
    void operator()(const SyndicateTake&) const { takeForSyndicate(e); }
    void operator()(const SyndicateBuild& move) const {
        const Piece piece = *neededPiece(e.state);
        if (move.city.isSet()) {
            placePiece(e, Owner::Syndicate, piece, move.city);
            return;
        }
        e.state.unplaceable |= unplaceableBit(piece);
        Event event;
        event.kind = EventKind::NoFieldForPiece;
        event.who = Owner::Syndicate;
        event.piece = piece;
        e.tell(event);
    }
    void operator()(const SyndicateOperate&) const {
        operateSyndicate(e);
        endTurn(e);
    }
    template <class Correction>
    void operator()(const Correction& move) const {
        correct(e, move);
        keepGaps(e.state);
    }
};

} // namespace

Result<Events> apply(State& state, const Move& move) {
    if (const Check checked = check(state, move); !checked)
        return checked.error();
    Events events;
    Effects e{state, events};
    std::visit(Applier{e, move.by}, move.what);
    goOn(e);
    return events;
}

} // namespace outpost
