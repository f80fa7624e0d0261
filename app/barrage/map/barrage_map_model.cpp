#include "app/barrage/map/barrage_map_model.h"

#include <algorithm>

#include "app/barrage/map/map_layout.h"
#include "app/barrage/map/map_touch.h"
#include "app/barrage/map/map_window.h"
#include "app/table/follow_table.h"
#include "engine/barrage/data/map.h"

using namespace barrage;

namespace {

QList<MapSite*> makeSites(Structure structure, int count, QObject* parent) {
    QList<MapSite*> sites;
    for (int i = 0; i < count; ++i)
        sites.append(new MapSite({structure, static_cast<std::uint8_t>(i)}, parent));
    return sites;
}

QList<MapSite*> builtOf(const QList<MapSite*>& sites) {
    QList<MapSite*> built;
    std::ranges::copy_if(sites, std::back_inserter(built), &MapSite::isBuilt);
    return built;
}

} // namespace

BarrageMapModel::BarrageMapModel(QObject* parent)
    : QObject(parent), m_dams(makeSites(Structure::Base, kBaseSpaceCount, this)),
      m_conduits(makeSites(Structure::Conduit, kConduitSpaceCount, this)),
      m_powerhouses(makeSites(Structure::Powerhouse, kPowerhouseSpaceCount, this)),
      m_freeSpaces(freeSpacesOf(sites())) {
    for (int number = 1; number <= kBasinCount; ++number) {
        QList<MapSite*> own;
        for (const QList<MapSite*>* kind : {&m_powerhouses, &m_dams, &m_conduits})
            for (MapSite* site : *kind)
                if (basinOf(site->site()) == Basin(number))
                    own.append(site);
        m_basins.append(new MapBasin(Basin(number), own, this));
    }
    for (int i = 0; i < kHeadstreamCount; ++i)
        m_headstreams.append(new MapHeadstream(Headstream(i), this));
}

void BarrageMapModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &BarrageMapModel::followTable))
        return;
    if (m_table) {
        connect(m_table, &BarrageTable::happened, this, &BarrageMapModel::playLastCommit);
        followTable();
    }
    emit tableChanged();
}

/// A new move lets what runs run on; going back, looking back and another game end it.
void BarrageMapModel::followTable() {
    const int cursor = m_table->cursor();
    const QString sessionId = m_table->sessionId();
    const bool goesOn =
        m_isFlowing && sessionId == m_sessionId && cursor >= m_cursor && m_table->viewedEntry() < 0;
    m_sessionId = sessionId;
    m_cursor = cursor;
    m_askedHeadstream = -1;
    if (!goesOn)
        finish();
}

void BarrageMapModel::playLastCommit() {
    const BarrageTable::Commit& last = *m_table->lastCommit();
    play(last.before, last.events);
}

void BarrageMapModel::show(const State& state) {
    m_shown = state;
    finish();
}

void BarrageMapModel::draw() {
    for (MapSite* site : sites())
        site->show(m_shown);
    for (MapHeadstream* headstream : std::as_const(m_headstreams))
        headstream->show(m_shown);
    // Drops come and go far more often than pieces.
    if (auto freeSpaces = freeSpacesOf(sites()); freeSpaces != m_freeSpaces) {
        m_freeSpaces = std::move(freeSpaces);
        m_builtDams = builtOf(m_dams);
        m_builtConduits = builtOf(m_conduits);
        m_builtPowerhouses = builtOf(m_powerhouses);
        emit builtChanged();
    }
    foreseeWater();
}

QSizeF BarrageMapModel::size() const { return map_layout::kSize; }

QPointF BarrageMapModel::cornerFor(const QRectF& seen) const {
    QList<QRectF> wanted;
    if (m_isFlowing) {
        const QRectF drop(-0.5, -1, 1, 1); // inside even where it leaves the map
        const QRectF end = drop.translated(m_course.path.pointAtPercent(1));
        // Where it goes counts more than where it comes from.
        wanted = {drop.translated(m_course.path.pointAtPercent(0)), end, end};
    } else {
        for (const MapSpot* const spot : m_marked)
            if (spot->mark() != MapSpot::Refused)
                wanted.append(spot->outline());
    }
    return map_window::cornerFor(seen, wanted);
}

QString BarrageMapModel::rivers() const {
    QPainterPath all;
    for (int i = 0; i < kHeadstreamCount; ++i)
        all.addPath(map_layout::riverFrom(Headstream(i)));
    for (int number = 1; number <= kBasinCount; ++number)
        all.addPath(map_layout::riverFrom(Basin(number)));
    return map_layout::svgOf(all);
}

QString BarrageMapModel::basinOutlines() const {
    constexpr qreal kHalfLine = 0.6;
    constexpr qreal kRadius = 6;
    QPainterPath all;
    for (const MapBasin* const basin : m_basins)
        all.addPath(map_layout::roundBox(basin->box(), kHalfLine, kRadius));
    return map_layout::svgOf(all);
}

QList<MapSite*> BarrageMapModel::sites() const { return m_dams + m_conduits + m_powerhouses; }

QList<MapSpot*> BarrageMapModel::places() const {
    return QList<MapSpot*>(m_headstreams.begin(), m_headstreams.end()) +
           QList<MapSpot*>(m_basins.begin(), m_basins.end());
}

MapSite* BarrageMapModel::siteAt(Site site) const {
    switch (site.structure) {
    case Structure::Conduit:
        return m_conduits[site.index];
    case Structure::Powerhouse:
        return m_powerhouses[site.index];
    case Structure::Base:
    case Structure::Elevation:
    case Structure::Building: // not on the map
        break;
    }
    return m_dams[site.index];
}

MapSpot* BarrageMapModel::spotOf(const MapMark& mark) const {
    switch (mark.target) {
    case MapMark::Target::Headstream:
        return m_headstreams[mark.number];
    case MapMark::Target::Basin:
        return m_basins[mark.number - 1];
    case MapMark::Target::Site:
        break;
    }
    return siteAt(mark.site);
}

void BarrageMapModel::setMarks(const MapMarks& marks) {
    if (marks == m_marks)
        return;
    m_marks = marks;
    for (MapSpot* spot : std::as_const(m_marked))
        spot->clearMark();
    for (MapSite* dam : std::as_const(m_dams))
        dam->setStructure(Structure::Base);
    m_marked.clear();
    for (const MapMark& mark : m_marks.list) {
        MapSpot* spot = spotOf(mark);
        if (auto* site = qobject_cast<MapSite*>(spot))
            site->setStructure(mark.site.structure);
        spot->setMark(mark);
        if (!m_marked.contains(spot))
            m_marked.append(spot);
    }
    emit marksChanged();
    foreseeWater();
}

MapSpot* BarrageMapModel::spotAt(qreal x, qreal y, qreal pixelsPerUnit) const {
    return map_touch::spotAt(sites(), places(), {x, y}, pixelsPerUnit);
}

QList<MapSpot*> BarrageMapModel::stops() const {
    QList<MapSpot*> choices;
    std::ranges::copy_if(m_marked, std::back_inserter(choices),
                         [](const MapSpot* spot) { return spot->mark() == MapSpot::Choice; });
    return choices.isEmpty() ? places() : choices;
}

MapSpot* BarrageMapModel::firstStop() const { return stops().first(); }

MapSpot* BarrageMapModel::stopTowards(MapSpot* from, int right, int down) const {
    return map_touch::spotTowards(stops(), from, QPointF(right, down));
}

MapSpot* BarrageMapModel::stopAfter(MapSpot* from, int step) const {
    return stops().value(stops().indexOf(from) + step);
}

#include "moc_barrage_map_model.cpp"
