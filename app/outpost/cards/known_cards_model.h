#pragma once

#include <vector>

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/cards/card_face.h"
#include "app/store/store_host.h"

/// The cards that are remembered for all games: to look at, to put right, to throw away.
class KnownCardsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host MEMBER m_host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(QList<CardFace> cards READ cards NOTIFY changed)
    /// The row that is being put right, -1: none.
    Q_PROPERTY(int edited READ edited WRITE setEdited NOTIFY changed)
    // The figures of the card being put right.
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY changed)
    Q_PROPERTY(int workers READ workers WRITE setWorkers NOTIFY changed)
    Q_PROPERTY(int cities READ cities WRITE setCities NOTIFY changed)
    Q_PROPERTY(int places READ places WRITE setPlaces NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    using QObject::QObject;

    void setHost(StoreHost* host);
    [[nodiscard]] QList<CardFace> cards() const;
    [[nodiscard]] int edited() const { return m_edited; }
    void setEdited(int row);
    [[nodiscard]] int number() const { return m_card.number; }
    void setNumber(int number);
    [[nodiscard]] int workers() const { return m_card.workers; }
    void setWorkers(int workers);
    [[nodiscard]] int cities() const { return m_card.cities; }
    void setCities(int cities);
    [[nodiscard]] int places() const { return m_card.places; }
    void setPlaces(int places);
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// Keeps the card as it was put right. Games that were played with it stay as they are.
    Q_INVOKABLE bool keep();
    Q_INVOKABLE void remove();

signals:
    void changed();

private:
    void reload();
    void noteTrouble(const database::Outcome& outcome);

    StoreHost* m_host = nullptr;
    std::vector<outpost::Card> m_cards;
    int m_edited = -1;
    outpost::Card m_card;
    QString m_trouble;
};
