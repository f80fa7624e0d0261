#include "engine/outpost/legal.h"

#include "engine/outpost/market.h"
#include "engine/outpost/syndicate/needs.h"
#include "engine/outpost/turns.h"

namespace outpost {

namespace {

Question questionInAuction(const State& state) {
    if (doesSyndicateTake(state))
        return Question::SyndicateTakes;
    return state.auction.isOpen ? Question::RaiseOrPass : Question::PutUpOrPass;
}

Question questionInStructure(const State& state) {
    if (builder(state) != Owner::Syndicate)
        return Question::BuildAndHire;
    return neededPiece(state) ? Question::SyndicateBuilds : Question::SyndicateOperates;
}

} // namespace

Question question(const State& state) {
    if (state.isOver())
        return Question::Nothing;
    if (needsDraw(state))
        return Question::DrawCard;
    switch (state.phase) {
    case Phase::Setup:
        return Question::PlaceSyndicateStation;
    case Phase::Auction:
        return questionInAuction(state);
    case Phase::Structure:
        return questionInStructure(state);
    case Phase::Bureaucracy:
        return Question::DeclareSupply;
    case Phase::GameOver:
        break;
    }
    return Question::Nothing;
}

Actor decider(const State& state) {
    switch (question(state)) {
    case Question::PlaceSyndicateStation:
        return actorOf(stationPlacer(state));
    case Question::PutUpOrPass:
        return actorOf(*chooser(state));
    case Question::RaiseOrPass:
        return actorOf(state.auction.next);
    case Question::SyndicateTakes:
    case Question::SyndicateOperates:
        return Actor::Syndicate;
    case Question::BuildAndHire:
        return actorOf(seatOf(builder(state)));
    case Question::SyndicateBuilds:
        return actorOf(state.order.back()); // the last player picks (O-14.10)
    case Question::DeclareSupply:
        return actorOf(*declarer(state));
    case Question::Nothing:
    case Question::DrawCard:
        break;
    }
    return Actor::Table;
}

std::vector<Move> legalMoves(const State& state) {
    std::vector<Move> moves;
    legalMoves(state, moves);
    return moves;
}

Move asOffered(const State& state, const Move& move) {
    Move offered = move;
    if (auto* putUp = std::get_if<PutUp>(&offered.what)) {
        if (putUp->space < state.market.size())
            putUp->bid = static_cast<std::int16_t>(minimumBid(state.market[putUp->space]));
    } else if (auto* bid = std::get_if<Bid>(&offered.what)) {
        bid->amount = static_cast<std::int16_t>(state.auction.bid + 1);
    } else if (auto* hammer = std::get_if<HammerFalls>(&offered.what)) {
        const bool isBidder = hammer->winner == state.auction.bidder;
        hammer->price = static_cast<std::int16_t>(state.auction.bid + (isBidder ? 0 : 1));
    } else if (auto* build = std::get_if<Build>(&offered.what)) {
        if (!state.map.isEntered())
            build->connection = 0;
    }
    return offered;
}

} // namespace outpost
