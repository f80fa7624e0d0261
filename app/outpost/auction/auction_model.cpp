#include "app/outpost/auction/auction_model.h"

#include <algorithm>

#include "app/outpost/words/error_text.h"
#include "app/outpost/words/names.h"
#include "engine/outpost/costs.h"
#include "engine/outpost/market.h"
#include "engine/outpost/turns.h"

using namespace outpost;

void AuctionModel::startAnew() {
    m_space = -1;
    m_winner = -1;
    m_amount = isBidding() ? leastAmount() : 0;
}

bool AuctionModel::isBidding() const {
    return isOpen() && table()->asked() == OutpostTable::Bidding;
}

int AuctionModel::seat() const {
    const auto who = asked();
    return who ? static_cast<int>(indexOf(*who)) : -1;
}

QString AuctionModel::name() const {
    const auto who = asked();
    return who ? cast().nameOf(*who) : QString();
}

int AuctionModel::space() const {
    return isBidding() ? static_cast<int>(spaceUnderHammer(state())) : m_space;
}

const MarketSpace* AuctionModel::spaceInHand() const {
    const int index = space();
    return isOpen() && index >= 0 && index < static_cast<int>(state().market.size())
               ? &state().market[static_cast<std::size_t>(index)]
               : nullptr;
}

void AuctionModel::setSpace(int space) {
    if (isBidding())
        return;
    m_space = space;
    m_amount = minimumBid();
    emit changed();
}

CardFace AuctionModel::card() const {
    const MarketSpace* const space = spaceInHand();
    return space ? faceOf(space->top()) : CardFace();
}

int AuctionModel::minimumBid() const {
    const MarketSpace* const space = spaceInHand();
    return space && space->top().kind != CardKind::Step3 ? outpost::minimumBid(*space) : 0;
}

bool AuctionModel::isLastBuyer() const {
    return isOpen() && !isBidding() && eligible(state()).size() == 1;
}

QString AuctionModel::whyNoPass() const {
    const auto who = asked();
    if (!who)
        return {};
    const Check checked = isBidding() ? check(state(), {actorOf(*who), PassBid{}})
                                      : check(state(), {actorOf(*who), Pass{}});
    return checked ? QString() : sentenceFor(checked.error());
}

int AuctionModel::leastAmount() const {
    if (!isBidding())
        return minimumBid();
    const Auction& auction = state().auction;
    const bool isHighest = m_winner >= 0 && m_winner == static_cast<int>(indexOf(auction.bidder));
    return isHighest ? auction.bid : auction.bid + 1;
}

int AuctionModel::mostAmount() const {
    const auto who = payer();
    if (!who)
        return 0;
    if (isLastBuyer())
        return minimumBid();
    return std::max(leastAmount(), highestBid(state().of(*who)));
}

void AuctionModel::setAmount(int amount) {
    if (m_amount == amount)
        return;
    m_amount = amount;
    emit changed();
}

void AuctionModel::setWinner(int seat) {
    m_winner = seat;
    m_amount = std::max(m_amount, leastAmount());
    if (m_winner == static_cast<int>(indexOf(state().auction.bidder)) &&
        m_amount == state().auction.bid + 1)
        m_amount = state().auction.bid; // nobody went higher
    emit changed();
}

std::optional<Seat> AuctionModel::payer() const {
    return m_winner >= 0 ? std::optional(static_cast<Seat>(m_winner)) : asked();
}

QString AuctionModel::afterwards() const {
    const auto who = payer();
    if (!who || !spaceInHand())
        return {};
    const Company& company = state().of(*who);
    const int paid = payment(company, m_amount);
    return tr("%1 would pay %2 and have %3 left.")
        .arg(cast().nameOf(*who), elektro(paid))
        .arg(company.money - paid);
}

Move AuctionModel::moveInHand() const {
    const auto amount = static_cast<std::int16_t>(m_amount);
    if (m_winner >= 0)
        return {Actor::Table, HammerFalls{static_cast<Seat>(m_winner), amount}};
    const Actor by = actorOf(*asked());
    if (isBidding())
        return {by, Bid{amount}};
    return {by, PutUp{static_cast<std::uint8_t>(m_space), amount}};
}

QString AuctionModel::refusal() const {
    if (!asked() || !spaceInHand())
        return {};
    const Check checked = check(state(), moveInHand());
    return checked ? QString() : sentenceFor(checked.error());
}

QString AuctionModel::highest() const {
    if (!isBidding())
        return {};
    const Auction& auction = state().auction;
    return tr("%1 holds the highest bid: %2.")
        .arg(cast().nameOf(auction.bidder), elektro(auction.bid));
}

QList<BidderFace> AuctionModel::bidders() const {
    QList<BidderFace> faces;
    if (!isBidding())
        return faces;
    for (const Seat seat : state().order) {
        if (!eligible(state()).contains(seat))
            continue;
        const Company& company = state().of(seat);
        faces.append({static_cast<int>(indexOf(seat)), cast().nameOf(seat), company.money,
                      highestBid(company), state().auction.in.contains(seat)});
    }
    return faces;
}

bool AuctionModel::putUp() { return asked() && spaceInHand() && table()->commit(moveInHand()); }

bool AuctionModel::pass() { return asked() && table()->commit({actorOf(*asked()), Pass{}}); }

bool AuctionModel::bid() {
    m_winner = -1;
    return asked() && table()->commit(moveInHand());
}

bool AuctionModel::passBid() { return asked() && table()->commit({actorOf(*asked()), PassBid{}}); }

bool AuctionModel::sell() { return m_winner >= 0 && table()->commit(moveInHand()); }

#include "moc_auction_model.cpp"
