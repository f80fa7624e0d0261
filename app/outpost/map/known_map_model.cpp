#include "app/outpost/map/known_map_model.h"

#include <algorithm>

#include "app/outpost/cards/remembered_facts.h"
#include "app/outpost/map/area_names.h"
#include "app/outpost/words/names.h"
#include "app/sessions/store_text.h"

using namespace outpost;

namespace {

constexpr int kTokensInBox = 46; // O-2.4

FieldKind fieldOf(int number) { return number == 0 ? FieldKind::Plant : FieldKind::Habitat; }

} // namespace

void KnownMapModel::setHost(StoreHost* host) {
    m_host = host;
    m_map = m_host ? knownMap(m_host->store()) : KnownMap();
    m_edited = -1;
    emit changed();
}

QString KnownMapModel::detailOf(int city) const {
    const KnownCity& each = m_map.cities[city];
    QStringList neighbours;
    for (const KnownConnection& connection : m_map.connections)
        if (connection.a == city || connection.b == city)
            neighbours.append(
                m_map.cities[connection.a == city ? connection.b : connection.a].name);
    const Piece piece = each.field == FieldKind::Plant ? Piece::Plant : Piece::Habitat;
    return QStringList{nameOf(piece), areaName(each.area),
                       neighbours.isEmpty() ? tr("no connection yet")
                                            : neighbours.join(QStringLiteral(", "))}
        .join(QStringLiteral(" · "));
}

QList<MapCityFace> KnownMapModel::cities() const {
    QList<MapCityFace> faces;
    for (int i = 0; i < m_map.cities.size(); ++i) {
        const KnownCity& city = m_map.cities[i];
        faces.append({city.name, detailOf(i), city.field == FieldKind::Plant ? 0 : 1, city.area,
                      m_edited >= 0 && m_map.isConnected(m_edited, i)});
    }
    return faces;
}

QStringList KnownMapModel::areaNames() const {
    QStringList names;
    for (int area = 0; area < kAreaCount; ++area)
        names.append(areaName(area));
    return names;
}

void KnownMapModel::setEdited(int city) {
    m_edited = city >= 0 && city < m_map.cities.size() ? city : -1;
    emit changed();
}

QString KnownMapModel::summary() const {
    if (m_map.cities.isEmpty())
        return tr("No city is known yet.");
    const QString count = tr("Cities: %1 · connections: %2 (the box has %3 tokens for them).")
                              .arg(m_map.cities.size())
                              .arg(m_map.connections.size())
                              .arg(kTokensInBox);
    return QStringLiteral("%1 %2").arg(
        count, m_map.isWhole()
                   ? tr("New games can use it.")
                   : tr("New games can use it when a way leads from every city to every other."));
}

QStringList KnownMapModel::knownNames() const {
    QStringList names = m_host ? knownCityNames(m_host->store()) : QStringList();
    for (const KnownCity& city : m_map.cities)
        names.removeAll(city.name);
    return names;
}

void KnownMapModel::noteTrouble(const database::Outcome& outcome) {
    m_trouble = outcome ? QString() : sessions::storeErrorSentence(outcome.error(), m_host->file());
}

void KnownMapModel::keep() {
    noteTrouble(outpost::remember(m_host->store(), m_map));
    emit changed();
}

bool KnownMapModel::add(const QString& name) {
    const QString tidy = name.simplified();
    if (tidy.isEmpty() || m_map.cities.size() >= kMaxCities)
        return false;
    if (const auto there = m_map.names().indexOf(tidy); there >= 0) {
        setEdited(static_cast<int>(there));
        return true;
    }
    const int area = m_map.cities.isEmpty() ? 0 : m_map.cities.last().area;
    m_map.cities.append({tidy, FieldKind::Plant, area});
    m_edited = static_cast<int>(m_map.cities.size()) - 1;
    keep();
    return true;
}

void KnownMapModel::rename(const QString& name) {
    const QString tidy = name.simplified();
    if (m_edited < 0 || tidy.isEmpty())
        return;
    if (const auto there = m_map.names().indexOf(tidy); there >= 0 && there != m_edited) {
        m_trouble = tr("Another city has this name.");
        emit changed();
        return;
    }
    editedCity().name = tidy;
    keep();
}

void KnownMapModel::setField(int field) {
    if (m_edited < 0)
        return;
    editedCity().field = fieldOf(field);
    keep();
}

void KnownMapModel::setArea(int area) {
    if (m_edited < 0)
        return;
    editedCity().area = std::clamp(area, 0, kAreaCount - 1);
    keep();
}

void KnownMapModel::toggle(int city) {
    if (m_edited < 0 || city == m_edited || city < 0 || city >= m_map.cities.size())
        return;
    m_map.connectOrPart(m_edited, city);
    keep();
}

void KnownMapModel::remove() {
    if (m_edited < 0)
        return;
    m_map.removeCity(m_edited);
    m_edited = -1;
    keep();
}

void KnownMapModel::forgetName(const QString& name) {
    noteTrouble(forgetCityName(m_host->store(), name));
    emit changed();
}

#include "moc_known_map_model.cpp"
