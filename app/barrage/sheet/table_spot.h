#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/pictures/picture_face.h"
#include "engine/barrage/types.h"

/// A place for engineers or for a piece beside the map: an action space, or a slot of a private
/// building.
struct TableSpot {
    Q_GADGET
    QML_VALUE_TYPE(tableSpot)
    Q_PROPERTY(int company MEMBER company)
    Q_PROPERTY(bool isClosed MEMBER isClosed)
    Q_PROPERTY(bool isMissing MEMBER isMissing)
    Q_PROPERTY(QList<PictureIcon> price MEMBER price)
    Q_PROPERTY(QString text MEMBER text)

public:
    int company = -1;
    bool isClosed = false;  // by an Automa's building
    bool isMissing = false; // a slot that is not there with this number of players
    QList<PictureIcon> price;
    QString text; // all of it in words

    friend bool operator==(const TableSpot&, const TableSpot&) = default;
};

namespace barrage {

/// The number of the company, -1 for nobody and neutral pieces.
[[nodiscard]] int numberOf(Owner owner);
/// The signs of what a space asks for.
[[nodiscard]] QList<PictureIcon> priceOf(int engineers, int credits);

} // namespace barrage
