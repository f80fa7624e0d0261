#include <algorithm>
#include <array>

#include "engine/barrage/score.h"
#include "engine/barrage/water/map_queries.h"

namespace barrage {

namespace {

using Pieces = std::vector<CountedPiece>;

/// Everything the company has on the map; a dam's elevations come as one with their number.
Pieces piecesOf(const State& state, Company company) {
    const Owner own = ownerOf(company);
    Pieces pieces;
    const auto add = [&pieces](Structure structure, std::size_t index, int number) {
        pieces.push_back({{structure, static_cast<std::uint8_t>(index)}, number});
    };
    const MapState& map = state.map;
    for (std::size_t i = 0; i < map.dams.size(); ++i) {
        if (map.dams[i].owner != own)
            continue;
        add(Structure::Base, i, 1);
        if (map.dams[i].elevations > 0)
            add(Structure::Elevation, i, map.dams[i].elevations);
    }
    for (std::size_t i = 0; i < map.conduits.size(); ++i)
        if (map.conduits[i] == own)
            add(Structure::Conduit, i, 1);
    for (std::size_t i = 0; i < map.powerhouses.size(); ++i)
        if (map.powerhouses[i] == own)
            add(Structure::Powerhouse, i, 1);
    return pieces;
}

int numberOf(const Pieces& pieces) {
    int number = 0;
    for (const CountedPiece& each : pieces)
        number += each.number;
    return number;
}

std::array<int, kBasinCount> perBasin(const Pieces& pieces) {
    std::array<int, kBasinCount> numbers{};
    for (const CountedPiece& each : pieces)
        numbers[basinOf(each.site).index() - 1] += each.number;
    return numbers;
}

std::array<int, kAreaCount> perArea(const Pieces& pieces) {
    std::array<int, kAreaCount> numbers{};
    for (const CountedPiece& each : pieces)
        numbers[static_cast<std::size_t>(areaOf(each.site))] += each.number;
    return numbers;
}

bool isConnectedBase(const State& state, Company company, Site site) {
    if (site.structure != Structure::Base)
        return false;
    for (int i = 0; i < kConduitSpaceCount; ++i) {
        const ConduitSpaceInfo& conduit = infoOf(ConduitSpace(i));
        if (conduit.from == basinOf(site) && state.map.at(ConduitSpace(i)) == ownerOf(company) &&
            hasPowerhouseIn(state.map, ownerOf(company), conduit.to))
            return true;
    }
    return false;
}

template <class Predicate>
Pieces only(Pieces pieces, Predicate counts) {
    std::erase_if(pieces, [&](const CountedPiece& each) { return !counts(each.site); });
    return pieces;
}

Pieces inArea(Pieces pieces, std::size_t area) {
    return only(std::move(pieces),
                [area](Site site) { return static_cast<std::size_t>(areaOf(site)) == area; });
}

Pieces inBasinsWith(Pieces pieces, int least) {
    const auto numbers = perBasin(pieces);
    return only(std::move(pieces), [&numbers, least](Site site) {
        return numbers[basinOf(site).index() - 1] >= least;
    });
}

} // namespace

std::vector<CountedPiece> objectivePieces(const State& state, Company company,
                                          Objective objective) {
    Pieces pieces = piecesOf(state, company);
    const auto areas = perArea(pieces);
    const auto place = [&areas](auto area) {
        return static_cast<std::size_t>(std::distance(areas.begin(), area));
    };
    switch (objective) {
    case Objective::RedOutlines:
        return only(std::move(pieces), hasSurcharge);
    case Objective::BestArea:
        return inArea(std::move(pieces), place(std::max_element(areas.begin(), areas.end())));
    case Objective::ConnectedBases:
        return only(std::move(pieces),
                    [&](Site site) { return isConnectedBase(state, company, site); });
    case Objective::WeakestArea:
        return inArea(std::move(pieces), place(std::min_element(areas.begin(), areas.end())));
    case Objective::BasinsWithOne:
        return pieces;
    case Objective::BasinsWithThree:
        break;
    }
    constexpr int kThree = 3;
    return inBasinsWith(std::move(pieces), kThree);
}

int objectiveCount(const State& state, Company company, Objective objective) {
    const Pieces pieces = objectivePieces(state, company, objective);
    if (objective != Objective::BasinsWithOne && objective != Objective::BasinsWithThree)
        return numberOf(pieces);
    const auto basins = perBasin(pieces);
    return static_cast<int>(
        std::count_if(basins.begin(), basins.end(), [](int number) { return number > 0; }));
}

std::vector<ObjectiveShare> objectiveShares(const State& state) {
    std::vector<ObjectiveCount> counts;
    for (const Company company : state.turnOrder)
        counts.push_back(
            {objectiveCount(state, company, state.objective), state.of(company).isAutoma()});
    return objectiveShares(counts);
}

} // namespace barrage
