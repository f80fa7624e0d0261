#include "app/outpost/map/known_map.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonObject>

#include "app/common/convert.h"
#include "app/outpost/cards/remembered_facts.h"
#include "engine/outpost/ids.h"

namespace outpost {

namespace {

constexpr auto kId = "map";

QJsonObject contentOf(const KnownMap& map) {
    QJsonArray cities;
    for (const KnownCity& city : map.cities)
        cities.append(QJsonObject{
            {"name", city.name}, {"field", toQt(idOf(city.field))}, {"area", city.area}});
    QJsonArray connections;
    for (const KnownConnection& each : map.connections) {
        QJsonObject connection{{"a", each.a}, {"b", each.b}};
        if (each.lastCost)
            connection["last_cost"] = *each.lastCost;
        connections.append(connection);
    }
    return {{"cities", cities}, {"connections", connections}};
}

bool isCity(const KnownCity& city) {
    return !city.name.isEmpty() && city.field != FieldKind::Unknown && city.area >= 0 &&
           city.area < kAreaCount;
}

bool isConnection(const KnownMap& map, const KnownConnection& connection) {
    const bool isCost = !connection.lastCost ||
                        (*connection.lastCost >= 0 && *connection.lastCost <= kMostConnectionCost);
    return connection.a >= 0 && connection.a < connection.b && connection.b < map.cities.size() &&
           isCost;
}

/// Whatever is not as we write it makes the whole map unknown: a part of it would be a wrong one.
KnownMap mapFrom(const QJsonObject& kept) {
    KnownMap map;
    for (const auto& each : kept["cities"].toArray()) {
        const QJsonObject city = each.toObject();
        map.cities.append(
            {city["name"].toString(),
             parseId<FieldKind>(toStd(city["field"].toString())).value_or(FieldKind::Unknown),
             city["area"].toInt(-1)});
    }
    for (const auto& each : kept["connections"].toArray()) {
        const QJsonObject connection = each.toObject();
        KnownConnection read{connection["a"].toInt(-1), connection["b"].toInt(-1), {}};
        if (connection.contains("last_cost"))
            read.lastCost = connection["last_cost"].toInt(-1);
        map.connections.append(read);
    }
    const bool isRight = map.cities.size() <= kMaxCities &&
                         map.connections.size() <= kMaxConnections &&
                         std::ranges::all_of(map.cities, isCity) &&
                         std::ranges::all_of(map.connections, [&map](const KnownConnection& each) {
                             return isConnection(map, each);
                         });
    return isRight ? map : KnownMap();
}

} // namespace

bool KnownMap::isWhole() const {
    if (cities.isEmpty())
        return false;
    CitySet all;
    for (qsizetype i = 0; i < cities.size(); ++i)
        all.insert(City(static_cast<int>(i)));
    CitySet start;
    start.insert(City(0));
    const Distances distances = distancesFrom(mapOf(*this, {}), start, all);
    for (const City city : all)
        if (!distances.reaches(city))
            return false;
    return true;
}

QStringList KnownMap::names() const {
    QStringList names;
    for (const KnownCity& city : cities)
        names.append(city.name);
    return names;
}

QStringList KnownMap::connectionNames() const {
    QStringList names;
    for (const KnownConnection& each : connections)
        names.append(QStringLiteral("%1 – %2").arg(cities[each.a].name, cities[each.b].name));
    return names;
}

bool KnownMap::isConnected(int a, int b) const {
    return std::ranges::any_of(connections, [&](const KnownConnection& each) {
        return each.a == std::min(a, b) && each.b == std::max(a, b);
    });
}

void KnownMap::connectOrPart(int a, int b) {
    const KnownConnection wanted{std::min(a, b), std::max(a, b), {}};
    if (isConnected(a, b))
        connections.removeIf([&wanted](const KnownConnection& each) {
            return each.a == wanted.a && each.b == wanted.b;
        });
    else if (connections.size() < kMaxConnections)
        connections.append(wanted);
    std::ranges::sort(connections, {},
                      [](const KnownConnection& each) { return std::pair(each.a, each.b); });
}

void KnownMap::removeCity(int city) {
    cities.removeAt(city);
    connections.removeIf(
        [city](const KnownConnection& each) { return each.a == city || each.b == city; });
    for (KnownConnection& each : connections) {
        each.a -= each.a > city ? 1 : 0;
        each.b -= each.b > city ? 1 : 0;
    }
}

bool isInPlay(const KnownMap& map, const KnownConnection& connection,
              core::IndexSet<std::uint8_t> smallAreas) {
    const auto isThere = [&](int city) {
        const int area = map.cities[city].area;
        return area == 0 || smallAreas.contains(static_cast<std::uint8_t>(area));
    };
    return isThere(connection.a) && isThere(connection.b);
}

Map mapOf(const KnownMap& map, const TokenCosts& costs) {
    Map made;
    for (const KnownCity& city : map.cities)
        made.cities.push({city.field, static_cast<std::uint8_t>(city.area)});
    for (qsizetype i = 0; i < map.connections.size(); ++i)
        made.connections.push(
            {City(map.connections[i].a), City(map.connections[i].b),
             static_cast<std::uint8_t>(i < costs.size() ? costs[i].value_or(0) : 0)});
    return made;
}

KnownMap knownMap(const database::DatabaseFile& store) {
    const auto kept = rememberedFact(store, kId);
    return kept ? mapFrom(*kept) : KnownMap();
}

database::Outcome remember(const database::DatabaseFile& store, const KnownMap& map) {
    return map.cities.isEmpty() ? forgetFact(store, kId) : rememberFact(store, kId, contentOf(map));
}

} // namespace outpost
