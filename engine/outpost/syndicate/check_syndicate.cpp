#include <algorithm>

#include "engine/outpost/costs.h"
#include "engine/outpost/syndicate.h"
#include "engine/outpost/syndicate/needs.h"
#include "engine/outpost/turn/checks.h"

namespace outpost {

Check checkSyndicateStation(const State& state, const PlaceSyndicateStation& move) {
    if (!state.map.isEntered())
        return move.city.index() == state.cities.size()
                   ? allowed()
                   : Check(refuse(ErrorCode::AlreadyThere, "O-14.3"));
    if (move.city.index() >= state.cities.size() || !state.at(move.city).isInPlay)
        return refuse(ErrorCode::NotInPlay, "O-14.3");
    if (state.at(move.city).stationCount() > 0)
        return refuse(ErrorCode::AlreadyThere, "O-14.3");
    const CitySet stations = structureOf(state, Owner::Syndicate);
    bool isNext = false;
    for (const City city : stations)
        isNext |= directCost(state.map, city, move.city).has_value();
    return stations.empty() || isNext ? allowed() : Check(refuse(ErrorCode::NotAdjacent, "O-14.3"));
}

Check checkSyndicateBuild(const State& state, const SyndicateBuild& move) {
    const SyndicatePlace place = syndicatePlace(state);
    const bool isListed =
        std::find(place.cities.begin(), place.cities.end(), move.city) != place.cities.end();
    if (isListed)
        return allowed();
    const bool isTheirs = place.priority == PlacePriority::Table;
    if (!move.city.isSet())
        return isTheirs || place.priority == PlacePriority::Nowhere
                   ? allowed()
                   : Check(refuse(ErrorCode::FieldFree, "O-14.10"));
    if (isTheirs && move.city.index() == state.cities.size() && move.city.index() < kMaxCities)
        return allowed();
    if (move.city.index() >= state.cities.size() || !state.at(move.city).isInPlay)
        return refuse(ErrorCode::NotInPlay, "O-14.10");
    return isFieldFree(state.at(move.city), place.piece)
               ? Check(refuse(ErrorCode::CloserFieldFree, "O-14.10"))
               : Check(refuse(ErrorCode::WrongField, "O-14.10"));
}

} // namespace outpost
