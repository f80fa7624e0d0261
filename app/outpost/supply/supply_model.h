#pragma once

#include <array>

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/table/outpost_model.h"

/// What one player supplies and earns.
struct SupplyRow {
    Q_GADGET
    QML_VALUE_TYPE(supplyRow)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int supplied MEMBER supplied)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(int income MEMBER income)
    Q_PROPERTY(QString sum MEMBER sum)
    Q_PROPERTY(QString plants MEMBER plants)
    Q_PROPERTY(bool isDeclared MEMBER isDeclared)

public:
    int seat = 0;
    QString name;
    int supplied = 0;
    int most = 0; // that plants and workers allow
    int income = 0;
    QString sum;    // "network 6, output 7: 6 cities"
    QString plants; // which run, with how many workers
    bool isDeclared = false;

    friend bool operator==(const SupplyRow&, const SupplyRow&) = default;
};

/// Phase 4: everybody's supply, the best unless somebody wants less, entered with one tap.
class SupplyModel : public OutpostModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<SupplyRow> rows READ rows NOTIFY changed)
    /// The game ends: only supply counts, nobody earns.
    Q_PROPERTY(bool isLast READ isLast NOTIFY changed)
    /// What happens after it: workers that return, the market.
    Q_PROPERTY(QStringList afterwards READ afterwards NOTIFY changed)

public:
    using OutpostModel::OutpostModel;

    [[nodiscard]] QList<SupplyRow> rows() const;
    [[nodiscard]] bool isLast() const;
    [[nodiscard]] QStringList afterwards() const;

    Q_INVOKABLE void setSupplied(int seat, int supplied);
    /// Everybody who has not declared does.
    Q_INVOKABLE bool declareAll();

private:
    void startAnew() override;

    std::array<int, outpost::kMaxPlayers> m_supplied{};
};
