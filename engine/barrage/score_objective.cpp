#include <algorithm>
#include <array>

#include "engine/barrage/map_queries.h"
#include "engine/barrage/score.h"

namespace barrage {

namespace {

/// Calls visit(site, pieces) for everything the company has on the map; a dam's elevations come as
/// one visit with their number.
template <class Visit>
void forEachPiece(const State& state, Company company, Visit visit) {
    const Owner own = ownerOf(company);
    const auto site = [](Structure structure, std::size_t index) {
        return Site{structure, static_cast<std::uint8_t>(index)};
    };
    const MapState& map = state.map;
    for (std::size_t i = 0; i < map.dams.size(); ++i) {
        if (map.dams[i].owner != own)
            continue;
        visit(site(Structure::Base, i), 1);
        if (map.dams[i].elevations > 0)
            visit(site(Structure::Elevation, i), map.dams[i].elevations);
    }
    for (std::size_t i = 0; i < map.conduits.size(); ++i)
        if (map.conduits[i] == own)
            visit(site(Structure::Conduit, i), 1);
    for (std::size_t i = 0; i < map.powerhouses.size(); ++i)
        if (map.powerhouses[i] == own)
            visit(site(Structure::Powerhouse, i), 1);
}

int redOutlines(const State& state, Company company) {
    int count = 0;
    forEachPiece(state, company, [&](Site site, int) { count += hasSurcharge(site) ? 1 : 0; });
    return count;
}

std::array<int, kAreaCount> piecesPerArea(const State& state, Company company) {
    std::array<int, kAreaCount> pieces{};
    forEachPiece(state, company, [&](Site site, int count) {
        pieces[static_cast<std::size_t>(areaOf(site))] += count;
    });
    return pieces;
}

int basinsWith(const State& state, Company company, int least) {
    std::array<int, kBasinCount> pieces{};
    forEachPiece(state, company,
                 [&](Site site, int count) { pieces[basinOf(site).index() - 1] += count; });
    return static_cast<int>(
        std::count_if(pieces.begin(), pieces.end(), [least](int count) { return count >= least; }));
}

int connectedBases(const State& state, Company company) {
    int count = 0;
    forEachPiece(state, company, [&](Site site, int) {
        if (site.structure != Structure::Base)
            return;
        bool isConnected = false;
        for (int i = 0; i < kConduitSpaceCount; ++i) {
            const ConduitSpaceInfo& conduit = infoOf(ConduitSpace(i));
            isConnected |= conduit.from == basinOf(site) &&
                           state.map.at(ConduitSpace(i)) == ownerOf(company) &&
                           hasPowerhouseIn(state.map, ownerOf(company), conduit.to);
        }
        count += isConnected ? 1 : 0;
    });
    return count;
}

} // namespace

int objectiveCount(const State& state, Company company, Objective objective) {
    switch (objective) {
    case Objective::RedOutlines:
        return redOutlines(state, company);
    case Objective::BestArea: {
        const auto pieces = piecesPerArea(state, company);
        return *std::max_element(pieces.begin(), pieces.end());
    }
    case Objective::ConnectedBases:
        return connectedBases(state, company);
    case Objective::WeakestArea: {
        const auto pieces = piecesPerArea(state, company);
        return *std::min_element(pieces.begin(), pieces.end());
    }
    case Objective::BasinsWithOne:
        return basinsWith(state, company, 1);
    case Objective::BasinsWithThree:
        break;
    }
    return basinsWith(state, company, 3);
}

} // namespace barrage
