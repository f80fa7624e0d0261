#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/company/company_sheet.h"
#include "app/barrage/table/barrage_table.h"

/// Everything about one company: what lies on and beside its board.
class CompanyDetailModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY changed REQUIRED)
    Q_PROPERTY(int company READ company WRITE setCompany NOTIFY changed REQUIRED)
    /// False while there is no game, or none with this company; everything else is empty then.
    Q_PROPERTY(bool isInPlay READ isInPlay NOTIFY changed)
    Q_PROPERTY(QString companyName READ companyName NOTIFY changed)
    Q_PROPERTY(QString player READ player NOTIFY changed)
    Q_PROPERTY(bool isAutoma READ isAutoma NOTIFY changed)
    Q_PROPERTY(bool isSupplyKnown READ isSupplyKnown NOTIFY changed)
    Q_PROPERTY(int vp READ vp NOTIFY changed)
    Q_PROPERTY(int energy READ energy NOTIFY changed)
    Q_PROPERTY(int engineers READ engineers NOTIFY changed)
    Q_PROPERTY(int credits READ credits NOTIFY changed)
    Q_PROPERTY(int excavators READ excavators NOTIFY changed)
    Q_PROPERTY(int mixers READ mixers NOTIFY changed)
    Q_PROPERTY(int excamixers READ excamixers NOTIFY changed)
    /// What the officer's architect does now, or empty.
    Q_PROPERTY(QString architectText READ architectText NOTIFY changed)
    Q_PROPERTY(bool hasLeeghwater READ hasLeeghwater NOTIFY changed)
    Q_PROPERTY(int constructions READ constructions NOTIFY changed)
    Q_PROPERTY(int productionBonus READ productionBonus NOTIFY changed)
    Q_PROPERTY(QString officerName READ officerName NOTIFY changed)
    Q_PROPERTY(QString officerText READ officerText NOTIFY changed)
    /// Of the third powerhouse; empty if the company never gets it.
    Q_PROPERTY(QString abilityText READ abilityText NOTIFY changed)
    Q_PROPERTY(bool hasAbility READ hasAbility NOTIFY changed)
    Q_PROPERTY(QList<WheelPart> wheel READ wheel NOTIFY changed)
    Q_PROPERTY(QString wheelText READ wheelText NOTIFY changed)
    Q_PROPERTY(QList<PieceTrack> pieces READ pieces NOTIFY changed)
    /// Numbers of contracts and technology tiles, for their pictures.
    Q_PROPERTY(QList<int> contracts READ contracts NOTIFY changed)
    Q_PROPERTY(QList<int> fulfilled READ fulfilled NOTIFY changed)
    Q_PROPERTY(QList<int> tiles READ tiles NOTIFY changed)
    /// External works that are fulfilled and private buildings with an own building.
    Q_PROPERTY(QList<int> works READ works NOTIFY changed)
    Q_PROPERTY(QList<int> buildings READ buildings NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] int company() const { return m_company; }
    void setCompany(int company);

    [[nodiscard]] bool isInPlay() const;
    [[nodiscard]] QString companyName() const;
    [[nodiscard]] QString player() const;
    [[nodiscard]] bool isAutoma() const { return own().isAutoma(); }
    [[nodiscard]] bool isSupplyKnown() const { return own().hasKnownSupply(); }
    [[nodiscard]] int vp() const { return own().vp; }
    [[nodiscard]] int energy() const { return own().energy; }
    [[nodiscard]] int engineers() const { return own().engineers; }
    [[nodiscard]] int credits() const { return own().credits; }
    [[nodiscard]] int excavators() const { return own().excavators; }
    [[nodiscard]] int mixers() const { return own().mixers; }
    [[nodiscard]] int excamixers() const { return own().excamixers; }
    [[nodiscard]] QString architectText() const;
    [[nodiscard]] bool hasLeeghwater() const;
    [[nodiscard]] int constructions() const { return own().constructions; }
    [[nodiscard]] int productionBonus() const;
    [[nodiscard]] QString officerName() const;
    [[nodiscard]] QString officerText() const;
    [[nodiscard]] QString abilityText() const;
    [[nodiscard]] bool hasAbility() const;
    [[nodiscard]] QList<WheelPart> wheel() const;
    [[nodiscard]] QString wheelText() const;
    [[nodiscard]] QList<PieceTrack> pieces() const;
    [[nodiscard]] QList<int> contracts() const;
    [[nodiscard]] QList<int> fulfilled() const;
    [[nodiscard]] QList<int> tiles() const;
    [[nodiscard]] QList<int> works() const;
    [[nodiscard]] QList<int> buildings() const;

signals:
    void changed();

private:
    [[nodiscard]] barrage::Company which() const {
        return static_cast<barrage::Company>(m_company);
    }
    [[nodiscard]] const barrage::CompanyState& own() const;

    QPointer<BarrageTable> m_table;
    int m_company = -1;
};
