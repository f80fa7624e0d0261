#pragma once

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "engine/outpost/card.h"

/// A card as it is drawn: a sign and figures in the colour of its kind.
struct CardFace {
    Q_GADGET
    QML_VALUE_TYPE(cardFace)
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString figures MEMBER figures)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString facts MEMBER facts)

public:
    int kind = 0; // CardKind, which has the colour; 0: none
    int number = 0;
    QString sign;
    QString figures; // "2 ▸ 2"
    QString name;    // "Power plant 12"
    QString facts;   // "2 workers, 2 cities"

    friend bool operator==(const CardFace&, const CardFace&) = default;
};

[[nodiscard]] CardFace faceOf(const outpost::Card& card);
