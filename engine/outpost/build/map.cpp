#include "engine/outpost/map.h"

namespace outpost {

Distances distancesFrom(const Map& map, CitySet start, CitySet inPlay) {
    Distances distances;
    distances.cost.fill(Distances::kUnreachable);
    for (const City city : start)
        distances.cost[city.index()] = 0;
    // There are few connections and ways are short, so going over all of them until nothing
    // changes is quicker than keeping a queue.
    bool hasChanged = true;
    while (hasChanged) {
        hasChanged = false;
        for (const Connection& connection : map.connections) {
            if (!inPlay.contains(connection.a) || !inPlay.contains(connection.b))
                continue;
            auto& a = distances.cost[connection.a.index()];
            auto& b = distances.cost[connection.b.index()];
            if (a + connection.cost < b) {
                b = static_cast<std::int16_t>(a + connection.cost);
                hasChanged = true;
            } else if (b + connection.cost < a) {
                a = static_cast<std::int16_t>(b + connection.cost);
                hasChanged = true;
            }
        }
    }
    return distances;
}

std::optional<int> directCost(const Map& map, City a, City b) {
    std::optional<int> cost;
    for (const Connection& connection : map.connections)
        if ((connection.a == a && connection.b == b) || (connection.a == b && connection.b == a))
            if (!cost || connection.cost < *cost)
                cost = connection.cost;
    return cost;
}

} // namespace outpost
