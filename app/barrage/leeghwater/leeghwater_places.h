#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/sheet/table_spot.h"

/// A place of the external works board.
struct WorkPlace {
    Q_GADGET
    QML_VALUE_TYPE(workPlace)
    Q_PROPERTY(int work MEMBER work)
    Q_PROPERTY(int company MEMBER company)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)

public:
    int work = -1;    // its number in the engine, -1: taken
    int company = -1; // whose engineers stand there
    QString title;    // "External work A2"
    QString text;     // what it costs and gives, or who took it

    friend bool operator==(const WorkPlace&, const WorkPlace&) = default;
};

/// A private building in play.
struct BuildingPlace {
    Q_GADGET
    QML_VALUE_TYPE(buildingPlace)
    Q_PROPERTY(int building MEMBER building)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<TableSpot> buildingSlots MEMBER buildingSlots)
    Q_PROPERTY(QList<TableSpot> spaces MEMBER spaces)

public:
    int building = -1; // its number in the engine
    QString title;
    QString text; // what its action does
    QList<TableSpot> buildingSlots;
    QList<TableSpot> spaces; // the left one first

    friend bool operator==(const BuildingPlace&, const BuildingPlace&) = default;
};
