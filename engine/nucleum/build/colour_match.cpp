#include "engine/nucleum/colour_match.h"

#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/technologies.h"

namespace nucleum {

namespace {

Match withCity(CityColour city, EndColour end) {
    if (city == CityColour::Every || end == EndColour::Wild)
        return Match::Yes;
    if (city == CityColour::Unknown || end == EndColour::Unknown)
        return Match::Unknown;
    return static_cast<int>(city) == static_cast<int>(end) ? Match::Yes : Match::No;
}

Match withRailway(EndColour one, EndColour other) {
    if (one == EndColour::Wild || other == EndColour::Wild)
        return Match::Yes;
    if (one == EndColour::Unknown || other == EndColour::Unknown)
        return Match::Unknown;
    return one == other ? Match::Yes : Match::No;
}

} // namespace

EndColour effectiveEnd(const State& state, const Railway& railway, EndColour end) {
    const bool isWild = state.options.rulings.wildRailways == nucleum::WildRailways::AllOwn
                            ? isPlayer(railway.owner) && has(state, playerOf(railway.owner),
                                                             TechnologyEffect::WildRailways)
                            : railway.isWild;
    return isWild ? EndColour::Wild : end;
}

Matches matchesOf(const State& state, std::size_t connection, int space) {
    const Connection& link = state.facts.connections[connection];
    const Track& track = state.tracks[connection];
    const Railway& laid = track[static_cast<std::size_t>(space)];
    Matches matches;
    const auto side = [&](bool isTowardsA) {
        const EndColour own = effectiveEnd(state, laid, isTowardsA ? laid.towardsA : laid.towardsB);
        const int next = isTowardsA ? space - 1 : space + 1;
        if (next < 0 || next >= link.spaces)
            return withCity(state.facts.colourOf(isTowardsA ? link.a : link.b), own);
        const Railway& neighbour = track[static_cast<std::size_t>(next)];
        if (neighbour.owner == Owner::Nobody)
            return Match::No;
        const Match match =
            withRailway(own, effectiveEnd(state, neighbour,
                                          isTowardsA ? neighbour.towardsB : neighbour.towardsA));
        if (match != Match::No)
            ++matches.actions[indexOf(playerOf(neighbour.owner))];
        return match;
    };
    matches.towardsA = side(true);
    matches.towardsB = side(false);
    return matches;
}

} // namespace nucleum
