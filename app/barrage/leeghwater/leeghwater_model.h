#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/leeghwater/leeghwater_places.h"
#include "app/barrage/table/barrage_table.h"

/// The boards of the Leeghwater Project: the open external works, and the private buildings with
/// what stands on them.
class LeeghwaterModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY changed REQUIRED)
    /// From the top.
    Q_PROPERTY(QList<WorkPlace> works READ works NOTIFY changed)
    Q_PROPERTY(QList<BuildingPlace> buildings READ buildings NOTIFY changed)
    /// How many works are left in which pile.
    Q_PROPERTY(QString pileText READ pileText NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);

    [[nodiscard]] QList<WorkPlace> works() const;
    [[nodiscard]] QList<BuildingPlace> buildings() const;
    [[nodiscard]] QString pileText() const;

signals:
    void changed();

private:
    [[nodiscard]] bool isPlayed() const;
    [[nodiscard]] WorkPlace placeOfWork(std::size_t slot) const;
    [[nodiscard]] BuildingPlace placeOf(barrage::PrivateBuilding building) const;
    [[nodiscard]] TableSpot slotOf(barrage::BuildingSlot slot) const;
    [[nodiscard]] TableSpot spaceOf(barrage::PrivateBuilding building, int space) const;

    QPointer<BarrageTable> m_table;
};
