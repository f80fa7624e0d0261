#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/table/barrage_table.h"

/// The companies in turn order with the figures everybody wants to see.
class BarrageCompanyModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    enum Role {
        CompanyRole = Qt::UserRole, // its number, as in PieceColors.companies
        PlayerRole,                 // the player, or "Automa · Medium"
        CompanyNameRole,
        OfficerNameRole,
        IsAutomaRole,
        IsActiveRole, // it is on turn
        HasPassedRole,
        VpRole,
        EnergyRole,
        EngineersRole,
        IsSupplyKnownRole, // if not, the next three say nothing
        CreditsRole,
        ExcavatorsRole,
        MixersRole,
        SummaryRole // all of it in words
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);

signals:
    void tableChanged();

private:
    void followTable();
    [[nodiscard]] QString summaryOf(barrage::Company company) const;

    QPointer<BarrageTable> m_table;
    std::vector<barrage::Company> m_companies;
};
