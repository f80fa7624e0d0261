#include <algorithm>

#include "engine/outpost/costs.h"
#include "engine/outpost/market.h"
#include "engine/outpost/turn/checks.h"
#include "engine/outpost/turns.h"

namespace outpost {

namespace {

Check checkMoney(const Company& company, int bid) {
    const int needed = payment(company, bid);
    return needed <= company.money
               ? allowed()
               : Check(refuse(ErrorCode::NotEnoughMoney, "O-5.4", company.money, needed));
}

bool canBuyAny(const State& state, Seat seat) {
    for (std::size_t i = 0; i < state.currentSpaces(); ++i) {
        const MarketSpace& space = state.market[i];
        if (space.top().kind != CardKind::Step3 && checkMoney(state.of(seat), minimumBid(space)))
            return true;
    }
    return false;
}

/// Round 1 asks everybody to buy: in the first run always, in the second by OA-17.
bool mustBuy(const State& state) {
    return state.round == 1 &&
           (state.run == 1 || state.options.rulings.secondRunPass == SecondRunPass::Forbidden);
}

} // namespace

Check checkPutUp(const State& state, Seat seat, const PutUp& move) {
    if (move.space >= state.market.size())
        return refuse(ErrorCode::NoSuchSpace, "O-5.2");
    const MarketSpace& space = state.market[move.space];
    if (move.space >= state.currentSpaces() || space.top().kind == CardKind::Step3)
        return refuse(ErrorCode::FutureCard, "O-5.2");
    const int least = minimumBid(space);
    if (move.bid < least)
        return refuse(ErrorCode::BidTooLow, "O-5.3", move.bid, least);
    if (move.bid > least && eligible(state).size() == 1)
        return refuse(ErrorCode::BidMustBeLeast, "O-5.9", move.bid, least);
    return checkMoney(state.of(seat), move.bid);
}

Check checkPass(const State& state, Seat seat) {
    if (mustBuy(state) && canBuyAny(state, seat))
        return refuse(ErrorCode::CannotPass, "O-5.10");
    return allowed();
}

Check checkBid(const State& state, Seat seat, const Bid& move) {
    if (move.amount <= state.auction.bid)
        return refuse(ErrorCode::BidTooLow, "O-5.3", move.amount, state.auction.bid + 1);
    return checkMoney(state.of(seat), move.amount);
}

Check checkHammer(const State& state, const HammerFalls& move) {
    const Auction& auction = state.auction;
    if (static_cast<int>(move.winner) >= state.players || !auction.in.contains(move.winner))
        return refuse(ErrorCode::NotInAuction, "O-5.3");
    const int least = auction.bid + (move.winner == auction.bidder ? 0 : 1);
    if (move.price < least)
        return refuse(ErrorCode::BidTooLow, "O-5.3", move.price, least);
    return checkMoney(state.of(move.winner), move.price);
}

} // namespace outpost
