#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/cards/card_face.h"
#include "app/outpost/table/outpost_model.h"

/// A company at a glance.
struct CompanyFace {
    Q_GADGET
    QML_VALUE_TYPE(companyFace)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString figures MEMBER figures)
    Q_PROPERTY(QString shortFigures MEMBER shortFigures)
    Q_PROPERTY(bool isSyndicate MEMBER isSyndicate)
    Q_PROPERTY(bool isAsked MEMBER isAsked)

public:
    int seat = 0;    // 6: the Syndicate
    int colour = -1; // its number, as in Style.playerColors; -1: the Syndicate's
    QString name;
    QString figures;      // "23 El. · 4 cities"
    QString shortFigures; // "23 El."
    bool isSyndicate = false;
    bool isAsked = false;

    friend bool operator==(const CompanyFace&, const CompanyFace&) = default;
};

/// All companies in player order, and one of them in detail.
class CompaniesModel : public OutpostModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<CompanyFace> companies READ companies NOTIFY changed)
    /// Whose details are wanted.
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(CompanyFace face READ face NOTIFY changed)
    Q_PROPERTY(QStringList facts READ facts NOTIFY changed)
    Q_PROPERTY(QList<CardFace> plants READ plants NOTIFY changed)
    Q_PROPERTY(QList<CardFace> habitats READ habitats NOTIFY changed)
    Q_PROPERTY(QList<CardFace> pool READ pool NOTIFY changed)
    Q_PROPERTY(int plantSlots READ plantSlots NOTIFY changed)
    Q_PROPERTY(int habitatSlots READ habitatSlots NOTIFY changed)
    Q_PROPERTY(QStringList cities READ cities NOTIFY changed)

public:
    static constexpr int kSyndicate = outpost::kMaxPlayers;

    using OutpostModel::OutpostModel;

    [[nodiscard]] QList<CompanyFace> companies() const;
    [[nodiscard]] int seat() const { return m_seat; }
    void setSeat(int seat);
    [[nodiscard]] CompanyFace face() const;
    [[nodiscard]] QStringList facts() const;
    [[nodiscard]] QList<CardFace> plants() const;
    [[nodiscard]] QList<CardFace> habitats() const;
    [[nodiscard]] QList<CardFace> pool() const;
    [[nodiscard]] int plantSlots() const;
    [[nodiscard]] int habitatSlots() const;
    [[nodiscard]] QStringList cities() const;

    /// The number of the colour of a player, -1 for the Syndicate's.
    Q_INVOKABLE int colourOf(int seat) const;

private:
    [[nodiscard]] outpost::Owner owner() const;
    [[nodiscard]] bool isThere() const;
    [[nodiscard]] CompanyFace faceOf(outpost::Owner owner) const;

    int m_seat = -1;
};
