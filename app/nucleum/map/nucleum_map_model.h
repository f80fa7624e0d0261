#pragma once

#include <QList>
#include <QPointF>
#include <QSizeF>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/table/nucleum_model.h"

/// What a player owns in a city.
struct NucleumMapBadge {
    Q_GADGET
    QML_VALUE_TYPE(nucleumMapBadge)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(int pieces MEMBER pieces)

public:
    int colour = -1; // of the player; -1: a neutral building
    int pieces = 0;  // 0: only in the network

    friend bool operator==(const NucleumMapBadge&, const NucleumMapBadge&) = default;
};

struct NucleumMapCity {
    Q_GADGET
    QML_VALUE_TYPE(nucleumMapCity)
    Q_PROPERTY(int city MEMBER city)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QPointF place MEMBER place)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(bool isPlant MEMBER isPlant)
    Q_PROPERTY(bool hasNucleum MEMBER hasNucleum)
    Q_PROPERTY(QList<NucleumMapBadge> badges MEMBER badges)
    Q_PROPERTY(QString description MEMBER description)

public:
    int city = 0;
    QString name;
    QPointF place;
    int colour = 0; // CityColour
    bool isPlant = false;
    bool hasNucleum = false;
    QList<NucleumMapBadge> badges;
    QString description; // all of it in words

    friend bool operator==(const NucleumMapCity&, const NucleumMapCity&) = default;
};

/// A track space of a connection, from one end to the other on the drawing.
struct NucleumMapTrack {
    Q_GADGET
    QML_VALUE_TYPE(nucleumMapTrack)
    Q_PROPERTY(QPointF from MEMBER from)
    Q_PROPERTY(QPointF to MEMBER to)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(bool isLine MEMBER isLine)

public:
    QPointF from;
    QPointF to;
    int colour = -1; // of the player who laid a railway there
    bool isLine = false;

    friend bool operator==(const NucleumMapTrack&, const NucleumMapTrack&) = default;
};

/// The cities and the connections that are known, with who owns what.
class NucleumMapModel : public NucleumModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QSizeF size READ size CONSTANT)
    Q_PROPERTY(QList<NucleumMapCity> cities READ cities NOTIFY drawingChanged)
    Q_PROPERTY(QList<NucleumMapTrack> tracks READ tracks NOTIFY drawingChanged)

public:
    using NucleumModel::NucleumModel;

    [[nodiscard]] static QSizeF size();
    [[nodiscard]] QList<NucleumMapCity> cities() const { return m_cities; }
    [[nodiscard]] QList<NucleumMapTrack> tracks() const { return m_tracks; }

signals:
    void drawingChanged();

private:
    void startAnew() override;
    [[nodiscard]] NucleumMapCity cityOf(nucleum::City city) const;
    [[nodiscard]] QList<NucleumMapTrack> tracksNow() const;

    QList<NucleumMapCity> m_cities;
    QList<NucleumMapTrack> m_tracks;
};
