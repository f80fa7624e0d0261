#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/sheet/table_spot.h"

/// A card or a tile that lies open beside the map, or a place for one.
struct TableThing {
    Q_GADGET
    QML_VALUE_TYPE(tableThing)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int thing MEMBER thing)
    Q_PROPERTY(int company MEMBER company)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString kind;     // of its picture
    int thing = -1;   // its number in the engine, -1: nothing lies there
    int company = -1; // whose engineers stand at it
    QString label;    // which of several it is, where that matters
    QString title;
    QString text; // what it does, as one sentence

    friend bool operator==(const TableThing&, const TableThing&) = default;
};

/// What a company has of something that is counted, and what that gives.
struct TableStanding {
    Q_GADGET
    QML_VALUE_TYPE(tableStanding)
    Q_PROPERTY(int company MEMBER company)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int vp MEMBER vp)
    Q_PROPERTY(QString text MEMBER text)

public:
    int company = -1;
    int count = 0;
    int vp = 0;
    QString text; // why, as one sentence that names the company

    friend bool operator==(const TableStanding&, const TableStanding&) = default;
};

/// A section of the management board with those of its spaces that this number of players uses.
struct TableSection {
    Q_GADGET
    QML_VALUE_TYPE(tableSection)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QList<TableSpot> spots MEMBER spots)
    Q_PROPERTY(QString summary MEMBER summary)

public:
    QString title;
    QList<TableSpot> spots; // in the order of the board, then engineers beside them
    QString summary;        // how many spaces are free, and who is there

    friend bool operator==(const TableSection&, const TableSection&) = default;
};
