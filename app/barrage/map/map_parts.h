#pragma once

#include <array>
#include <cstdint>

#include <QList>
#include <QObject>
#include <QQmlListProperty>
#include <QRectF>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/map/map_marks.h"
#include "engine/barrage/state.h"

/// Something on the map that can be tapped and marked: a building space, a basin, a headstream.
class MapSpot : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a BarrageMapModel")
    /// Where it is drawn, in units of the drawing.
    Q_PROPERTY(QRectF box READ box CONSTANT)
    /// With what overhangs it.
    Q_PROPERTY(QRectF outline READ outline CONSTANT)
    Q_PROPERTY(Target target READ target CONSTANT)
    /// A building space's or headstream's number from 0, a basin's printed number.
    Q_PROPERTY(int number READ number CONSTANT)
    /// What it is and what is on it, also to be read aloud.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(Mark mark READ mark NOTIFY markChanged)
    Q_PROPERTY(QString markLabel READ markLabel NOTIFY markChanged)
    /// The drops that are foreseen: those a headstream would send, a dam would catch, or that would
    /// be lost below a basin. Of those that wait already, and new ones.
    Q_PROPERTY(int waitingDrops READ waitingDrops NOTIFY foreseenChanged)
    Q_PROPERTY(int newDrops READ newDrops NOTIFY foreseenChanged)

public:
    enum Target { Site, Headstream, Basin };
    Q_ENUM(Target)
    enum Mark { NoMark = -1, Choice, Refused, Chosen, Candidate, Concerned };
    Q_ENUM(Mark)
    enum OwnerNumber { Nobody = -2, Neutral = -1 }; // others are numbers of companies
    Q_ENUM(OwnerNumber)

    [[nodiscard]] QRectF box() const { return m_box; }
    [[nodiscard]] QRectF outline() const { return m_outline; }
    [[nodiscard]] Target target() const { return m_target; }
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] Mark mark() const { return m_mark; }
    [[nodiscard]] QString markLabel() const { return m_markLabel; }
    [[nodiscard]] int waitingDrops() const { return m_waitingDrops; }
    [[nodiscard]] int newDrops() const { return m_newDrops; }
    [[nodiscard]] virtual QString name() const = 0;
    [[nodiscard]] virtual QString detail() const = 0;

    void setMark(const MapMark& mark);
    void clearMark();
    void foresee(int waitingDrops, int newDrops);

signals:
    void changed();
    void markChanged();
    void foreseenChanged();

protected:
    MapSpot(Target target, int number, const QRectF& box, QObject* parent);
    void overhang(const QRectF& box) { m_outline |= box; }

private:
    Target m_target;
    int m_number;
    QRectF m_box;
    QRectF m_outline;
    Mark m_mark = NoMark;
    QString m_markLabel;
    int m_waitingDrops = 0;
    int m_newDrops = 0;
};

/// A building space with what stands on it. A dam stands on its base space.
class MapSite : public MapSpot {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a BarrageMapModel")
    /// A number of barrage::Structure; that of an elevation if one is marked here.
    Q_PROPERTY(int structure READ structure NOTIFY markChanged)
    Q_PROPERTY(bool isRedOutlined READ isRedOutlined CONSTANT)
    Q_PROPERTY(int value READ value CONSTANT) // conduits
    Q_PROPERTY(QString path READ path CONSTANT)
    Q_PROPERTY(int owner READ owner NOTIFY changed)
    Q_PROPERTY(int level READ level NOTIFY changed)
    Q_PROPERTY(int drops READ drops NOTIFY changed)
    Q_PROPERTY(int capacity READ capacity NOTIFY changed)

public:
    MapSite(barrage::Site site, QObject* parent);

    [[nodiscard]] barrage::Site site() const { return m_site; }
    [[nodiscard]] int structure() const { return static_cast<int>(m_site.structure); }
    [[nodiscard]] bool isRedOutlined() const;
    [[nodiscard]] int value() const;
    [[nodiscard]] QString path() const;
    [[nodiscard]] int owner() const;
    [[nodiscard]] bool isBuilt() const { return m_dam.isBuilt(); }
    [[nodiscard]] int level() const { return m_dam.level(); }
    [[nodiscard]] int drops() const { return m_dam.drops; }
    [[nodiscard]] int capacity() const { return m_capacity; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString detail() const override;

    void show(const barrage::State& state);
    /// Whether the marked piece is the base or an elevation on it.
    void setStructure(barrage::Structure structure) { m_site.structure = structure; }

private:
    barrage::Site m_site;
    barrage::Dam m_dam; // conduits and powerhouses: only the owner
    int m_capacity = 0;
};

class MapBasin : public MapSpot {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a BarrageMapModel")
    Q_PROPERTY(QString areaName READ areaName CONSTANT)
    /// In the order of the sheet: powerhouses, upper and lower base, conduits A and B.
    Q_PROPERTY(QQmlListProperty<MapSite> sites READ siteList CONSTANT)

public:
    MapBasin(barrage::Basin basin, QList<MapSite*> sites, QObject* parent);

    [[nodiscard]] QString areaName() const;
    [[nodiscard]] QQmlListProperty<MapSite> siteList() { return {this, &m_sites}; }
    [[nodiscard]] const QList<MapSite*>& sites() const { return m_sites; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString detail() const override;

private:
    QList<MapSite*> m_sites;
};

class MapHeadstream : public MapSpot {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a BarrageMapModel")
    Q_PROPERTY(QString letter READ letter CONSTANT)
    Q_PROPERTY(int drops READ drops NOTIFY changed)
    /// What the tile brings in rounds 1 to 4; empty before there is a tile.
    Q_PROPERTY(QList<int> tileDrops READ tileDrops NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)

public:
    MapHeadstream(barrage::Headstream headstream, QObject* parent);

    [[nodiscard]] QString letter() const;
    [[nodiscard]] int drops() const { return m_drops; }
    [[nodiscard]] QList<int> tileDrops() const;
    [[nodiscard]] int round() const { return m_round; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString detail() const override;

    void show(const barrage::State& state);

private:
    barrage::HeadstreamTile m_tile;
    int m_drops = 0;
    int m_round = 0;
};
