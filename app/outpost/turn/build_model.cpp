#include "app/outpost/turn/build_model.h"

#include <algorithm>
#include <map>

#include "app/outpost/turn/city_names.h"
#include "app/outpost/words/error_text.h"
#include "app/outpost/words/names.h"
#include "engine/outpost/costs.h"

using namespace outpost;

void BuildModel::startAnew() {
    m_piece = -1;
    m_city = -1;
    m_connection = 0;
}

void BuildModel::setPiece(int piece) {
    m_piece = piece;
    m_city = -1;
    emit changed();
}

QString BuildModel::pieceName() const {
    return m_piece >= 0 ? nameOf(static_cast<Piece>(m_piece)) : QString();
}

City BuildModel::cityInHand() const { return City(static_cast<std::uint8_t>(m_city)); }

Build BuildModel::buildOf(int city, int connection) const {
    return {static_cast<Piece>(m_piece), City(static_cast<std::uint8_t>(city)),
            static_cast<std::int16_t>(connection)};
}

Check BuildModel::checkOf(const Build& build) const {
    return check(state(), {actorOf(*asked()), build});
}

/// What the rules know of the sum, or the least that can be entered.
int BuildModel::knownConnection(int city) const {
    return connectionCost(state(), *asked(), City(static_cast<std::uint8_t>(city))).value_or(0);
}

QList<CityFace> BuildModel::cities() const {
    QList<CityFace> faces;
    if (!asked() || m_piece < 0)
        return faces;
    const int count = static_cast<int>(state().cities.size());
    const bool hasMap = state().map.isEntered();
    QList<CityFace> refused;
    std::map<int, int> costs; // of each city
    if (!hasMap)
        faces.append({count, tr("A new city"), tr("nobody has built there yet"), {}});
    for (int i = 0; i < count; ++i) {
        const CityState& city = state().cities[static_cast<std::size_t>(i)];
        if (!city.isInPlay)
            continue;
        const int connection = knownConnection(i);
        CityFace face{
            i, cast().nameOf(City(static_cast<std::uint8_t>(i))), contentOf(city, cast()), {}};
        const Check checked = checkOf(buildOf(i, connection));
        if (!checked && checked.error().code != ErrorCode::NotEnoughMoney)
            face.reason = sentenceFor(checked.error());
        if (hasMap && face.reason.isEmpty()) {
            costs[i] = buildingCost(state(), static_cast<Piece>(m_piece),
                                    City(static_cast<std::uint8_t>(i)), connection)
                           .total();
            face.detail = elektro(costs[i]) + QStringLiteral(" · ") + face.detail;
        }
        (face.reason.isEmpty() ? faces : refused).append(face);
    }
    if (hasMap)
        std::ranges::stable_sort(faces, {},
                                 [&costs](const CityFace& face) { return costs[face.city]; });
    return faces + refused;
}

void BuildModel::setCity(int city) {
    m_city = city;
    m_connection = city >= 0 && asked() ? knownConnection(city) : 0;
    emit changed();
}

QString BuildModel::cityName() const {
    if (m_city < 0 || !isOpen())
        return {};
    return isNewCity() ? tr("A new city") : cast().nameOf(cityInHand());
}

bool BuildModel::isNewCity() const {
    return isOpen() && m_city >= static_cast<int>(state().cities.size());
}

QStringList BuildModel::knownNames() const {
    return isNewCity() ? unusedCityNames(*table()) : QStringList();
}

bool BuildModel::asksConnection() const {
    return asked() && m_city >= 0 && !state().map.isEntered() &&
           !connectionCost(state(), *asked(), cityInHand());
}

void BuildModel::setConnection(int connection) {
    if (m_connection == connection)
        return;
    m_connection = std::clamp(connection, 0, kMostConnectionCost);
    emit changed();
}

QString BuildModel::sum() const {
    if (!asked() || m_piece < 0 || m_city < 0)
        return {};
    const BuildingCost cost =
        buildingCost(state(), static_cast<Piece>(m_piece), cityInHand(), m_connection);
    return tr("Connections %1 + field %2 = %3")
        .arg(cost.connection)
        .arg(cost.field)
        .arg(elektro(cost.total()));
}

QString BuildModel::afterwards() const {
    if (!asked() || m_piece < 0 || m_city < 0)
        return {};
    const BuildingCost cost =
        buildingCost(state(), static_cast<Piece>(m_piece), cityInHand(), m_connection);
    return tr("%1 left afterwards").arg(elektro(state().of(*asked()).money - cost.total()));
}

QString BuildModel::refusal() const {
    if (!asked() || m_piece < 0 || m_city < 0)
        return {};
    const Check checked = checkOf(buildOf(m_city, m_connection));
    return checked ? QString() : sentenceFor(checked.error());
}

bool BuildModel::canBuild() const {
    return asked() && m_piece >= 0 && m_city >= 0 && refusal().isEmpty();
}

bool BuildModel::back() {
    if (m_city >= 0)
        setCity(-1);
    else if (m_piece >= 0)
        setPiece(-1);
    else
        return false;
    return true;
}

bool BuildModel::build(const QString& name) {
    if (!canBuild())
        return false;
    const City city = cityInHand();
    const Move move{actorOf(*asked()), buildOf(m_city, m_connection)};
    rememberCityName(*table(), name);
    return table()->commit(move, city, name);
}

#include "moc_build_model.cpp"
