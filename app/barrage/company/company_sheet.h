#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/pictures/picture_face.h"
#include "engine/barrage/state.h"

/// One segment of a construction wheel.
struct WheelPart {
    Q_GADGET
    QML_VALUE_TYPE(wheelPart)
    Q_PROPERTY(int tile MEMBER tile)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(int excavators MEMBER excavators)
    Q_PROPERTY(int mixers MEMBER mixers)
    Q_PROPERTY(int excamixers MEMBER excamixers)
    Q_PROPERTY(QString text MEMBER text)

public:
    int tile = -1; // its number in the engine, -1: none
    QString sign;  // of what the tile builds
    int level = 0; // of the tile, 0: a basic one
    int excavators = 0;
    int mixers = 0;
    int excamixers = 0; // of a promo officer
    QString text;       // all of it in words

    friend bool operator==(const WheelPart&, const WheelPart&) = default;
};

/// An income of a company board under its piece.
struct IncomeStep {
    Q_GADGET
    QML_VALUE_TYPE(incomeStep)
    Q_PROPERTY(int pieces MEMBER pieces)
    Q_PROPERTY(QList<PictureIcon> icons MEMBER icons)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool isUncovered MEMBER isUncovered)

public:
    int pieces = 0; // this many have to be built
    QList<PictureIcon> icons;
    QString text;
    bool isUncovered = false;

    friend bool operator==(const IncomeStep&, const IncomeStep&) = default;
};

/// The pieces of one kind and what lies under them.
struct PieceTrack {
    Q_GADGET
    QML_VALUE_TYPE(pieceTrack)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int built MEMBER built)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(QList<IncomeStep> incomes MEMBER incomes)

public:
    QString sign;
    QString title; // "Bases: 2 of 5 built"
    int built = 0;
    int total = 0;
    QList<IncomeStep> incomes;

    friend bool operator==(const PieceTrack&, const PieceTrack&) = default;
};

namespace barrage {

/// The open segment first, then the closed ones in the order in which they open.
[[nodiscard]] QList<WheelPart> wheelOf(const CompanyState& company);

/// Bases, elevations, conduits and powerhouses, and buildings with the Leeghwater Project.
[[nodiscard]] QList<PieceTrack> pieceTracksOf(const State& state, Company company);

/// What the third powerhouse brings, as one sentence; empty for who has nothing of the kind.
[[nodiscard]] QString abilityText(Company company);

} // namespace barrage
