#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/pictures/faces.h"

/// The faces of cards and tiles for the pictures of QML, by their numbers in the engine.
class Pictures : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit Pictures(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] Q_INVOKABLE PictureFace contract(int number) const;
    [[nodiscard]] Q_INVOKABLE PictureFace technologyTile(int number) const;
    [[nodiscard]] Q_INVOKABLE PictureFace bonusTile(int number) const;
    [[nodiscard]] Q_INVOKABLE PictureFace objective(int number) const;
    [[nodiscard]] Q_INVOKABLE PictureFace headstreamTile(int number) const;
    [[nodiscard]] Q_INVOKABLE PictureFace officer(int number) const;
    [[nodiscard]] Q_INVOKABLE PictureFace work(int number) const;
    [[nodiscard]] Q_INVOKABLE PictureFace privateBuilding(int number) const;
};
