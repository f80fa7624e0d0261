#include <algorithm>

#include "app/barrage/map/barrage_map_model.h"
#include "app/barrage/map/map_layout.h"

// The part of the map that moves.

using namespace barrage;

namespace {

constexpr qreal kUnitsPerSecond = 420;
constexpr int kShortest = 220; // milliseconds
constexpr int kLongest = 900;

bool movesDrops(const Event& event) {
    return event.kind == EventKind::DropMoved || event.kind == EventKind::DropPlaced;
}

void place(MapState& map, const Event& event) {
    switch (event.site.structure) {
    case Structure::Base:
        map.at(event.site.base()).owner = event.who;
        break;
    case Structure::Elevation:
        ++map.at(event.site.base()).elevations;
        break;
    case Structure::Conduit:
        map.conduits[event.site.index] = event.who;
        break;
    case Structure::Powerhouse:
        map.powerhouses[event.site.index] = event.who;
        break;
    case Structure::Building: // stands beside the map
        break;
    }
}

} // namespace

void BarrageMapModel::setAnimated(bool isAnimated) {
    if (m_isAnimated == isAnimated)
        return;
    m_isAnimated = isAnimated;
    emit animatedChanged();
    if (!m_isAnimated)
        skip();
}

void BarrageMapModel::play(const State& before, const Events& events) {
    if (std::ranges::none_of(events, movesDrops) && !m_isFlowing)
        return;
    if (!m_isFlowing)
        m_shown = before;
    for (const Event& event : events) {
        if (event.kind == EventKind::PiecePlaced)
            m_waiting.push_back(event);
        else if (movesDrops(event))
            m_waiting.insert(m_waiting.end(), static_cast<std::size_t>(event.amount), event);
    }
    if (m_isFlowing)
        return;
    m_isFlowing = true;
    startNext();
    if (!m_isAnimated)
        skip();
}

/// Pieces on the way to the next drop stand at once.
void BarrageMapModel::startNext() {
    while (!m_waiting.empty() && !movesDrops(m_waiting.front())) {
        place(m_shown.map, m_waiting.front());
        m_waiting.pop_front();
    }
    if (m_waiting.empty()) {
        finish();
        return;
    }
    m_course = map_flow::courseOf(m_waiting.front().from, m_waiting.front().to);
    m_waiting.pop_front();
    // The drop that runs is drawn by itself until it arrives.
    map_flow::lift(m_shown.map, m_course);
    draw();
    emit flowChanged();
}

void BarrageMapModel::arrive() {
    if (!m_isFlowing)
        return;
    map_flow::drop(m_shown.map, m_course);
    startNext();
}

void BarrageMapModel::skip() {
    while (m_isFlowing)
        arrive();
}

/// Whatever was shown on the way: this is how it stands.
void BarrageMapModel::finish() {
    const bool wasFlowing = m_isFlowing;
    m_isFlowing = false;
    m_waiting.clear();
    m_course = {};
    if (m_table && m_table->isOpen())
        m_shown = m_table->state();
    draw();
    if (!wasFlowing)
        return;
    emit flowChanged();
    emit flowFinished();
}

QString BarrageMapModel::flowPath() const { return map_layout::svgOf(m_course.path); }

int BarrageMapModel::flowDuration() const {
    const int needed = static_cast<int>(m_course.path.length() / kUnitsPerSecond * 1000);
    return std::clamp(needed, kShortest, kLongest);
}

void BarrageMapModel::askAbout(int headstream) {
    m_askedHeadstream = headstream == m_askedHeadstream ? -1 : headstream;
    foreseeWater();
}

/// Nothing while drops run: where they go is seen.
std::vector<map_flow::Foreseen> BarrageMapModel::foreseen() const {
    if (m_isFlowing || (m_marks.foresight == Foresight::None && m_askedHeadstream < 0))
        return {};
    map_flow::NewDrops drops{{}, m_marks.foresight == Foresight::AtOnce};
    if (m_marks.foresight != Foresight::None) {
        for (const MapMark& mark : m_marks.list)
            if (mark.target == MapMark::Target::Headstream && mark.kind == MarkKind::Chosen)
                drops.at.push_back(Headstream(mark.number));
    } else {
        drops.at.push_back(Headstream(m_askedHeadstream));
    }
    return map_flow::foresee(m_shown, drops);
}

void BarrageMapModel::foreseeWater() {
    const std::vector<map_flow::Foreseen> drops = foreseen();
    const auto foreseeAt = [&drops](MapSpot* spot, Place place, Place map_flow::Course::* end) {
        const auto count = [&](bool isNew) {
            return static_cast<int>(std::ranges::count_if(drops, [&](const auto& drop) {
                return drop.isNew == isNew && drop.course.*end == place;
            }));
        };
        spot->foresee(count(false), count(true));
    };
    const auto indexOf = [](const MapSpot* spot) {
        return static_cast<std::uint8_t>(spot->number());
    };
    for (MapSpot* headstream : std::as_const(m_headstreams))
        foreseeAt(headstream, {PlaceKind::Headstream, indexOf(headstream)},
                  &map_flow::Course::from);
    for (MapSpot* dam : std::as_const(m_dams))
        foreseeAt(dam, {PlaceKind::Dam, indexOf(dam)}, &map_flow::Course::to);
    for (MapSpot* basin : std::as_const(m_basins))
        foreseeAt(basin, {PlaceKind::OffMap, indexOf(basin)}, &map_flow::Course::to);
    if (MapWater water = map_water::of(drops); water != m_water) {
        m_water = std::move(water);
        emit waterChanged();
    }
}
