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

void BarrageMapModel::previewFlow(int headstream) {
    m_askedHeadstream = headstream;
    emit previewsChanged();
}

std::vector<map_flow::Course> BarrageMapModel::foreseen() const {
    std::vector<Headstream> drops;
    if (m_askedHeadstream >= 0)
        drops.push_back(Headstream(m_askedHeadstream));
    else
        for (const MapMark& mark : m_marks.list)
            if (mark.target == MapMark::Target::Headstream && mark.kind == MarkKind::Chosen)
                drops.push_back(Headstream(mark.number));
    return map_flow::foresee(m_shown, drops);
}

QStringList BarrageMapModel::previews() const {
    QStringList paths;
    for (const map_flow::Course& course : foreseen())
        paths.append(map_layout::svgOf(course.path));
    return paths;
}

QString BarrageMapModel::previewArrows() const {
    QPainterPath heads;
    for (const map_flow::Course& course : foreseen())
        heads.addPath(map_layout::arrowHead(course.path));
    return map_layout::svgOf(heads);
}
