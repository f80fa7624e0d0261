#include <QtTest>

#include "app/outpost/auction/auction_model.h"
#include "tests/app/outpost/outpost_desk.h"

using namespace outpost;

class OutpostAuctionTest : public QObject {
    Q_OBJECT

    /// A card of the first space is up for its minimum bid.
    static bool openAuction(OutpostDesk& desk, AuctionModel& auction, int players) {
        if (!desk.playUntil(OutpostTable::Auction, players, 2, 2))
            return false;
        auction.setTable(&desk.table);
        auction.setSpace(0);
        return auction.putUp() && desk.table.asked() == OutpostTable::Bidding;
    }

private slots:
    void opensWithTheMinimumBid() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Auction, 4, 2, 2));
        AuctionModel auction;
        auction.setTable(&desk.table);
        QCOMPARE(auction.space(), -1);
        QVERIFY(!auction.putUp());
        auction.setSpace(0);
        QCOMPARE(auction.amount(), auction.minimumBid());
        auction.setAmount(auction.minimumBid() - 1);
        QVERIFY(auction.refusal().contains("O-5.3"));
        auction.setSpace(5);
        QVERIFY(!auction.refusal().isEmpty()); // a future card
        auction.setSpace(0);
        QVERIFY(auction.afterwards().contains("left"));
        QVERIFY(auction.putUp());
    }

    void winnerAndPriceAreEnoughToSell() {
        OutpostDesk desk;
        AuctionModel auction;
        QVERIFY(openAuction(desk, auction, 4));
        const QList<BidderFace> bidders = auction.bidders();
        QVERIFY(bidders.size() > 1);
        const BidderFace buyer = bidders.last();
        auction.setWinner(buyer.seat);
        QCOMPARE(auction.amount(), auction.leastAmount());
        const int price = auction.amount() + 2;
        auction.setAmount(price);
        const int before = buyer.money;
        QVERIFY(auction.sell());
        const Company& company = desk.table.state().of(static_cast<Seat>(buyer.seat));
        QVERIFY(company.money == before - price || company.money == before - price + 5);
    }

    void whoHoldsTheBidMayHaveItForThat() {
        OutpostDesk desk;
        AuctionModel auction;
        QVERIFY(openAuction(desk, auction, 4));
        const int bid = desk.table.state().auction.bid;
        auction.setWinner(static_cast<int>(indexOf(desk.table.state().auction.bidder)));
        QCOMPARE(auction.amount(), bid);
        QVERIFY(auction.refusal().isEmpty());
    }

    void bidsOneByOne() {
        OutpostDesk desk;
        AuctionModel auction;
        QVERIFY(openAuction(desk, auction, 4));
        const int bid = desk.table.state().auction.bid;
        QCOMPARE(auction.leastAmount(), bid + 1);
        QVERIFY(!auction.name().isEmpty());
        auction.setAmount(bid);
        QVERIFY(!auction.refusal().isEmpty());
        auction.setAmount(bid + 1);
        QVERIFY(auction.bid());
        while (desk.table.asked() == OutpostTable::Bidding)
            QVERIFY(auction.passBid());
        QVERIFY(!desk.table.state().auction.isOpen);
    }

    void nobodyPassesInTheFirstRun() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Auction, 3, 1));
        AuctionModel auction;
        auction.setTable(&desk.table);
        QVERIFY(!auction.canPass());
        QVERIFY(auction.whyNoPass().contains("O-5.10"));
    }
};

QTEST_GUILESS_MAIN(OutpostAuctionTest)
#include "tst_outpost_auction.moc"
