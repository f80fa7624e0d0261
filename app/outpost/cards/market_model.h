#pragma once

#include <QList>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/cards/card_face.h"
#include "app/outpost/table/outpost_model.h"

/// One space of the card market.
struct MarketSpaceFace {
    Q_GADGET
    QML_VALUE_TYPE(marketSpaceFace)
    Q_PROPERTY(CardFace card MEMBER card)
    Q_PROPERTY(bool isCurrent MEMBER isCurrent)
    Q_PROPERTY(bool isUnderHammer MEMBER isUnderHammer)
    Q_PROPERTY(int pile MEMBER pile)
    Q_PROPERTY(int discount MEMBER discount)
    Q_PROPERTY(int minimumBid MEMBER minimumBid)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    CardFace card;
    bool isCurrent = false;
    bool isUnderHammer = false;
    int pile = 1; // cards on it
    int discount = 0;
    int minimumBid = 0;
    QString spoken; // all of it, for those who hear it

    friend bool operator==(const MarketSpaceFace&, const MarketSpaceFace&) = default;
};

/// The card market, the worker market and the deck as they lie on the table.
class MarketModel : public OutpostModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<MarketSpaceFace> spaces READ spaces NOTIFY changed)
    /// "Current market" and so on: how many spaces come first.
    Q_PROPERTY(int currentSpaces READ currentSpaces NOTIFY changed)
    Q_PROPERTY(int deckCards READ deckCards NOTIFY changed)
    Q_PROPERTY(int workers READ workers NOTIFY changed)
    /// What the next worker costs, 0 if there is none.
    Q_PROPERTY(int workerPrice READ workerPrice NOTIFY changed)

public:
    using OutpostModel::OutpostModel;

    [[nodiscard]] QList<MarketSpaceFace> spaces() const;
    [[nodiscard]] int currentSpaces() const;
    [[nodiscard]] int deckCards() const;
    [[nodiscard]] int workers() const;
    [[nodiscard]] int workerPrice() const;
};
