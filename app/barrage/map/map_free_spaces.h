#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/map/map_parts.h"

/// Where nothing stands yet, as paths: a whole kind is drawn at one go, because a drawing for each
/// of these spaces takes more memory than all the rest of the map.
struct MapFreeSpaces {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString bases MEMBER bases)
    Q_PROPERTY(QString redBases MEMBER redBases)
    Q_PROPERTY(QString powerhouses MEMBER powerhouses)
    Q_PROPERTY(QString redPowerhouses MEMBER redPowerhouses)
    /// The corners that mark the red ones.
    Q_PROPERTY(QString redCorners MEMBER redCorners)
    Q_PROPERTY(QString conduits MEMBER conduits)
    /// Where the conduits begin.
    Q_PROPERTY(QString plates MEMBER plates)

public:
    QString bases;
    QString redBases;
    QString powerhouses;
    QString redPowerhouses;
    QString redCorners;
    QString conduits;
    QString plates;

    friend bool operator==(const MapFreeSpaces&, const MapFreeSpaces&) = default;
};

[[nodiscard]] MapFreeSpaces freeSpacesOf(const QList<MapSite*>& sites);
