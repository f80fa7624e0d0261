#include "app/barrage/map/map_parts.h"

#include <utility>

#include "app/barrage/map/map_layout.h"
#include "app/barrage/map/map_text.h"
#include "app/common/convert.h"
#include "engine/barrage/data/headstream_tiles.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/water.h"

using namespace barrage;

MapSpot::MapSpot(Target target, int number, const QRectF& box, QObject* parent)
    : QObject(parent), m_target(target), m_number(number), m_box(box), m_outline(box) {}

void MapSpot::setMark(const MapMark& mark) {
    m_mark = static_cast<Mark>(mark.kind);
    m_markLabel = mark.label;
    emit markChanged();
}

void MapSpot::clearMark() {
    if (m_mark == NoMark)
        return;
    m_mark = NoMark;
    m_markLabel.clear();
    emit markChanged();
}

void MapSpot::foresee(int waitingDrops, int newDrops) {
    if (waitingDrops == m_waitingDrops && newDrops == m_newDrops)
        return;
    m_waitingDrops = waitingDrops;
    m_newDrops = newDrops;
    emit foreseenChanged();
}

MapSite::MapSite(barrage::Site site, QObject* parent)
    : MapSpot(Site, site.index, map_layout::boxOf(site), parent), m_site(site) {}

bool MapSite::isRedOutlined() const {
    return m_site.structure == Structure::Powerhouse ? infoOf(m_site.powerhouse()).redOutline
           : m_site.structure == Structure::Conduit  ? false
                                                     : infoOf(m_site.base()).redOutline;
}

int MapSite::value() const {
    return m_site.structure == Structure::Conduit ? infoOf(m_site.conduit()).value : 0;
}

QString MapSite::path() const {
    return m_site.structure == Structure::Conduit
               ? map_layout::svgOf(map_layout::conduitPath(m_site.conduit()))
               : QString();
}

int MapSite::owner() const {
    if (isCompany(m_dam.owner))
        return static_cast<int>(companyOf(m_dam.owner));
    return m_dam.owner == Owner::Neutral ? Neutral : Nobody;
}

QString MapSite::name() const { return map_text::nameOf(m_site); }

QString MapSite::detail() const { return map_text::detailOf(m_site, m_dam, m_capacity); }

void MapSite::show(const State& state) {
    Dam dam;
    int capacity = 0;
    switch (m_site.structure) {
    case Structure::Conduit:
        dam.owner = state.map.at(m_site.conduit());
        break;
    case Structure::Powerhouse:
        dam.owner = state.map.at(m_site.powerhouse());
        break;
    case Structure::Base:
    case Structure::Elevation:
        dam = state.map.at(m_site.base());
        capacity = capacityOf(state, m_site.base());
        break;
    case Structure::Building: // is not on the map
        break;
    }
    if (dam == m_dam && capacity == m_capacity)
        return;
    m_dam = dam;
    m_capacity = capacity;
    emit changed();
}

MapBasin::MapBasin(barrage::Basin basin, QList<MapSite*> sites, QObject* parent)
    : MapSpot(Basin, basin.value, map_layout::boxOf(basin), parent), m_sites(std::move(sites)) {
    for (const MapSite* site : std::as_const(m_sites)) {
        overhang(site->box());
        connect(site, &MapSpot::changed, this, &MapSpot::changed);
    }
}

QString MapBasin::areaName() const {
    return map_text::nameOf(infoOf(barrage::Basin(number())).area);
}

QString MapBasin::name() const { return map_text::nameOf(barrage::Basin(number())); }

QString MapBasin::detail() const {
    QStringList built;
    for (const MapSite* site : m_sites)
        if (site->isBuilt())
            built.append(map_text::sentenceOf(*site));
    return built.isEmpty() ? map_text::nothingBuilt() : built.join("; ");
}

MapHeadstream::MapHeadstream(barrage::Headstream headstream, QObject* parent)
    : MapSpot(Headstream, static_cast<int>(headstream), map_layout::boxOf(headstream), parent) {}

QString MapHeadstream::letter() const { return toQt(idOf(barrage::Headstream(number()))); }

QList<int> MapHeadstream::tileDrops() const {
    QList<int> drops;
    if (m_tile.isSet())
        for (int round = 1; round < kRounds; ++round)
            drops.append(dropsOf(m_tile, round));
    return drops;
}

QString MapHeadstream::name() const { return map_text::nameOf(barrage::Headstream(number())); }

QString MapHeadstream::detail() const { return map_text::detailOf(m_drops, tileDrops()); }

void MapHeadstream::show(const State& state) {
    const auto index = static_cast<std::size_t>(number());
    const HeadstreamTile tile = state.map.headstreamTiles[index];
    const int drops = state.map.headstreamDrops[index];
    if (tile == m_tile && drops == m_drops && state.round == m_round)
        return;
    m_tile = tile;
    m_drops = drops;
    m_round = state.round;
    emit changed();
}

#include "moc_map_parts.cpp"
