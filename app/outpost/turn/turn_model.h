#pragma once

#include <vector>

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/cards/card_face.h"
#include "app/outpost/table/outpost_model.h"
#include "engine/outpost/workers.h"

/// A card that can go on a slot, or a piece that can go on an Outpost card.
struct BoardChoice {
    Q_GADGET
    QML_VALUE_TYPE(boardChoice)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString sign MEMBER sign)

public:
    QString text;
    QString detail;
    QString sign;

    friend bool operator==(const BoardChoice&, const BoardChoice&) = default;
};

/// A plant that may run.
struct PlantChoice {
    Q_GADGET
    QML_VALUE_TYPE(plantChoice)
    Q_PROPERTY(CardFace card MEMBER card)
    Q_PROPERTY(QString facts MEMBER facts)
    Q_PROPERTY(bool runs MEMBER runs)

public:
    CardFace card;
    QString facts; // with the help of technologies
    bool runs = true;

    friend bool operator==(const PlantChoice&, const PlantChoice&) = default;
};

/// Phase 3b and 3c of who is on turn: cards on slots, and the workers for the plants that shall
/// run.
class TurnModel : public OutpostModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(int money READ money NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QList<BoardChoice> boardChoices READ boardChoices NOTIFY changed)
    Q_PROPERTY(QList<PlantChoice> plants READ plants NOTIFY changed)
    Q_PROPERTY(bool canMakeRobot READ canMakeRobot NOTIFY changed)
    Q_PROPERTY(bool makesRobot READ makesRobot WRITE setMakesRobot NOTIFY changed)
    /// How the number of workers and their price come about, line by line.
    Q_PROPERTY(QStringList sums READ sums NOTIFY changed)
    /// What hiring does, for the button.
    Q_PROPERTY(QString hireText READ hireText NOTIFY changed)
    Q_PROPERTY(bool canHire READ canHire NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    /// Whether there is anybody to hire or to house, or a robot to make.
    Q_PROPERTY(bool hasHiring READ hasHiring NOTIFY changed)

public:
    using OutpostModel::OutpostModel;

    [[nodiscard]] int seat() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] int money() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QList<BoardChoice> boardChoices() const;
    [[nodiscard]] QList<PlantChoice> plants() const;
    [[nodiscard]] bool canMakeRobot() const;
    [[nodiscard]] bool makesRobot() const { return m_makesRobot; }
    void setMakesRobot(bool makesRobot);
    [[nodiscard]] QStringList sums() const;
    [[nodiscard]] QString hireText() const;
    [[nodiscard]] bool canHire() const;
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] bool hasHiring() const;

    Q_INVOKABLE bool chooseOnBoard(int row);
    Q_INVOKABLE void setRuns(int plant, bool runs);
    Q_INVOKABLE bool hire();
    Q_INVOKABLE bool endTurn();

private:
    void startAnew() override;
    [[nodiscard]] bool isTurn() const;
    [[nodiscard]] std::vector<outpost::Move> boardMoves() const;
    [[nodiscard]] unsigned affordablePlants() const;
    [[nodiscard]] outpost::Hiring hiringInHand() const;
    [[nodiscard]] outpost::Move hireMove() const;

    unsigned m_plants = 0; // those that shall run
    bool m_makesRobot = false;
};
