#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/cards/card_face.h"
#include "app/outpost/table/outpost_model.h"

/// Somebody who may buy the card that is up.
struct BidderFace {
    Q_GADGET
    QML_VALUE_TYPE(bidderFace)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int money MEMBER money)
    Q_PROPERTY(int mostBid MEMBER mostBid)
    Q_PROPERTY(bool isIn MEMBER isIn)

public:
    int seat = 0;
    QString name;
    int money = 0;
    int mostBid = 0;
    bool isIn = false; // has not passed

    friend bool operator==(const BidderFace&, const BidderFace&) = default;
};

/// Phase 2: which card is put up, who bids what, who has it at last.
class AuctionModel : public OutpostModel {
    Q_OBJECT
    QML_ELEMENT
    /// Who has to choose a card or to bid, as a number and by name.
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// The chosen space, or that under the hammer; -1: none.
    Q_PROPERTY(int space READ space WRITE setSpace NOTIFY changed)
    Q_PROPERTY(CardFace card READ card NOTIFY changed)
    Q_PROPERTY(int minimumBid READ minimumBid NOTIFY changed)
    /// Nobody else may buy: it costs exactly the minimum bid.
    Q_PROPERTY(bool isLastBuyer READ isLastBuyer NOTIFY changed)
    Q_PROPERTY(bool canPass READ canPass NOTIFY changed)
    Q_PROPERTY(QString whyNoPass READ whyNoPass NOTIFY changed)
    /// The opening bid, the next bid, or the price for which it was sold.
    Q_PROPERTY(int amount READ amount WRITE setAmount NOTIFY changed)
    Q_PROPERTY(int leastAmount READ leastAmount NOTIFY changed)
    Q_PROPERTY(int mostAmount READ mostAmount NOTIFY changed)
    /// "pays 15, has 23 left"
    Q_PROPERTY(QString afterwards READ afterwards NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    // While bids are made.
    Q_PROPERTY(QString highest READ highest NOTIFY changed)
    Q_PROPERTY(QList<BidderFace> bidders READ bidders NOTIFY changed)
    /// Who has it, where bids are not entered one by one; -1: not said.
    Q_PROPERTY(int winner READ winner WRITE setWinner NOTIFY changed)

public:
    using OutpostModel::OutpostModel;

    [[nodiscard]] int seat() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] int space() const;
    void setSpace(int space);
    [[nodiscard]] CardFace card() const;
    [[nodiscard]] int minimumBid() const;
    [[nodiscard]] bool isLastBuyer() const;
    [[nodiscard]] bool canPass() const { return isOpen() && whyNoPass().isEmpty(); }
    [[nodiscard]] QString whyNoPass() const;
    [[nodiscard]] int amount() const { return m_amount; }
    void setAmount(int amount);
    [[nodiscard]] int leastAmount() const;
    [[nodiscard]] int mostAmount() const;
    [[nodiscard]] QString afterwards() const;
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] QString highest() const;
    [[nodiscard]] QList<BidderFace> bidders() const;
    [[nodiscard]] int winner() const { return m_winner; }
    void setWinner(int seat);

    Q_INVOKABLE bool putUp();
    Q_INVOKABLE bool pass();
    Q_INVOKABLE bool bid();
    Q_INVOKABLE bool passBid();
    /// Sold to the winner for the amount.
    Q_INVOKABLE bool sell();

private:
    void startAnew() override;
    [[nodiscard]] bool isBidding() const;
    [[nodiscard]] const outpost::MarketSpace* spaceInHand() const;
    /// Who would pay: the winner that was named, or who is asked.
    [[nodiscard]] std::optional<outpost::Seat> payer() const;
    [[nodiscard]] outpost::Move moveInHand() const;

    int m_space = -1;
    int m_amount = 0;
    int m_winner = -1;
};
