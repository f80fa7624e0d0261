#pragma once

#include <vector>

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/cards/card_face.h"
#include "app/outpost/table/outpost_model.h"
#include "engine/outpost/data/box.h"

/// The card that was turned over, as it is entered: its number, and then one of the known cards of
/// that number, or its kind and figures, which are remembered.
class CardEntryModel : public OutpostModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    /// As typed so far; 0: nothing yet.
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY changed)
    Q_PROPERTY(int leastNumber READ leastNumber CONSTANT)
    Q_PROPERTY(int mostNumber READ mostNumber CONSTANT)
    /// Known cards that it may be, those of the number once there is one.
    Q_PROPERTY(QList<CardFace> known READ known NOTIFY changed)
    /// Whether a card that is not known can come.
    Q_PROPERTY(bool canEnter READ canEnter NOTIFY changed)
    Q_PROPERTY(bool canBeStep3 READ canBeStep3 NOTIFY changed)
    /// 0: not chosen, 1: power plant, 2: habitat, 3: technology.
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(int workers READ workers WRITE setWorkers NOTIFY changed)
    Q_PROPERTY(int cities READ cities WRITE setCities NOTIFY changed)
    Q_PROPERTY(int places READ places WRITE setPlaces NOTIFY changed)
    Q_PROPERTY(int technology READ technology WRITE setTechnology NOTIFY changed)
    Q_PROPERTY(QStringList technologies READ technologies NOTIFY changed)
    /// The card as entered, if it is complete, and what a rule has against it.
    Q_PROPERTY(CardFace face READ face NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY changed)

public:
    using OutpostModel::OutpostModel;

    [[nodiscard]] QString prompt() const;
    [[nodiscard]] int number() const { return m_card.number; }
    void setNumber(int number);
    [[nodiscard]] static int leastNumber() { return outpost::kLeastNumber; }
    [[nodiscard]] static int mostNumber() { return outpost::kMostNumber; }
    [[nodiscard]] QList<CardFace> known() const;
    [[nodiscard]] bool canEnter() const;
    [[nodiscard]] bool canBeStep3() const;
    [[nodiscard]] int kind() const { return static_cast<int>(m_card.kind); }
    void setKind(int kind);
    [[nodiscard]] int workers() const { return m_card.workers; }
    void setWorkers(int workers);
    [[nodiscard]] int cities() const { return m_card.cities; }
    void setCities(int cities);
    [[nodiscard]] int places() const { return m_card.places; }
    void setPlaces(int places);
    [[nodiscard]] int technology() const { return static_cast<int>(m_card.technology); }
    void setTechnology(int technology);
    [[nodiscard]] QStringList technologies() const;
    [[nodiscard]] CardFace face() const { return faceOf(m_card); }
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] bool canConfirm() const;

    /// The known card of that row was turned over.
    Q_INVOKABLE bool take(int row);
    /// The card that was entered was turned over.
    Q_INVOKABLE bool confirm();
    Q_INVOKABLE bool takeStep3();

private:
    void startAnew() override;
    void set(const outpost::Card& card);
    [[nodiscard]] bool isPossible(const outpost::Card& card) const;
    [[nodiscard]] std::vector<outpost::Card> possibleCards() const;
    bool draw(const outpost::Card& card);

    outpost::Card m_card;
    std::vector<outpost::Card> m_library;
};
