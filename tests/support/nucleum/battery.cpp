#include "tests/support/nucleum/battery.h"

#include <algorithm>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/milestone_track.h"
#include "engine/nucleum/invariants.h"
#include "engine/nucleum/network.h"

namespace nucleum::test {

namespace {

int sumOf(const Events& events, EventKind kind, Player player) {
    int sum = 0;
    for (const Event& event : events)
        sum += event.kind == kind && event.who == ownerOf(player) ? event.amount : 0;
    return sum;
}

bool areSuppliesAsTold(const State& before, const State& after, const Events& events,
                       Player player) {
    const PlayerState& was = before.of(player);
    const PlayerState& is = after.of(player);
    return is.vp - was.vp == sumOf(events, EventKind::VpChanged, player) &&
           is.thaler - was.thaler == sumOf(events, EventKind::ThalerChanged, player) &&
           is.workers - was.workers == sumOf(events, EventKind::WorkersChanged, player) &&
           is.achievement - was.achievement ==
               sumOf(events, EventKind::AchievementChanged, player) &&
           uraniumOf(after, player) - uraniumOf(before, player) ==
               sumOf(events, EventKind::UraniumPlaced, player);
}

/// Action tiles wherever they are.
int tilesOf(const State& state) {
    int tiles = state.stackTiles + state.offerTiles;
    for (int i = 0; i < state.playerCount(); ++i) {
        const auto player = static_cast<Player>(i);
        const PlayerState& own = state.of(player);
        tiles += own.poolTiles + own.boardTiles + own.specialTiles + railwaysOf(state, player);
    }
    return tiles;
}

/// Contracts that were seen or may still come.
int contractsOf(const State& state) {
    const auto isSet = [](Contract contract) { return contract.isSet(); };
    auto contracts =
        state.contracts.unseen.size() +
        std::count_if(state.contracts.open.begin(), state.contracts.open.end(), isSet) +
        std::count_if(state.contracts.purple.begin(), state.contracts.purple.end(), isSet);
    for (const PlayerState& player : state.players)
        contracts += player.fulfilled.size() +
                     std::count_if(player.contracts.begin(), player.contracts.end(), isSet);
    return static_cast<int>(contracts);
}

/// A token that has left its segment waits for its plant.
int nucleumTokens(const State& state) {
    const auto waiting =
        std::count_if(state.agenda.begin(), state.agenda.end(),
                      [](const Task& task) { return task.kind == TaskKind::PlaceNucleum; });
    return static_cast<int>(
        waiting + std::count(state.segmentNucleum.begin(), state.segmentNucleum.end(), true) +
        std::count(state.plantNucleum.begin(), state.plantNucleum.end(), true));
}

int wagonsOf(const State& state) {
    int wagons = 0;
    for (const CoalWagons& area : state.coal)
        wagons += area.atOne + area.atTwo;
    return wagons;
}

/// What is on the map, unlocked or placed on the track stays.
bool staysBuilt(const PlayerState& was, const PlayerState& is) {
    for (std::size_t type = 0; type < was.buildings.size(); ++type)
        for (std::size_t level = 0; level < was.buildings[type].size(); ++level) {
            const PlacedBuilding& before = was.buildings[type][level];
            const PlacedBuilding& after = is.buildings[type][level];
            if (before.isOnMap() &&
                (after.city != before.city || (before.isEnergized && !after.isEnergized)))
                return false;
        }
    for (std::size_t row = 0; row < was.mines.size(); ++row)
        if ((was.mines[row].isOnMap() && is.mines[row].city != was.mines[row].city) ||
            (was.turbines[row] != City::None && is.turbines[row] != was.turbines[row]))
            return false;
    for (const std::uint8_t position : was.technologies)
        if (!is.technologies.contains(position))
            return false;
    for (std::size_t tier = 0; tier < was.markers.inTier.size(); ++tier)
        if (was.markers.inTier[tier] != 0 && is.markers.inTier[tier] != was.markers.inTier[tier])
            return false;
    return was.fulfilled.size() <= is.fulfilled.size() && was.markers.taken <= is.markers.taken;
}

bool keepsConditions(const State& before, const State& after) {
    for (std::size_t i = 0; i < before.metBy.size(); ++i)
        if (before.metBy[i] != Owner::Nobody && after.metBy[i] != before.metBy[i])
            return false;
    return true;
}

void forget(Urbanize& move) {
    move.isRed = false;
    move.discount = 0;
}
void forget(Industrialize& move) {
    move.isRed = false;
    move.hasSpaceUranium = false;
    move.hasWorkerSymbol = false;
    move.hasUraniumSymbol = false;
}
void forget(Develop& move) {
    move.discount = 0;
    if (move.second != kUnknown && move.second < move.first)
        std::swap(move.first, move.second);
}
void forget(TakeContract& move) { move.isDoubled = false; }
void forget(LayRailway& move) { move.towardsA = move.towardsB = EndColour::Unknown; }
void forget(Recharge& move) { move = {move.isByHand, 0, 0, 0}; }
void forget(Exchange& move) { move.amount = 1; }

/// The same plant and building in a way that is listed.
Move energizeAsOffered(const std::vector<Move>& offered, const Move& move) {
    const Energize& action = std::get<Energize>(move.what);
    for (const Move& other : offered)
        if (const auto* energize = std::get_if<Energize>(&other.what))
            if (energize->plant == action.plant && energize->target == action.target)
                return other;
    // A building that only the bonus of a tile can power is not listed.
    return action.tileEnergy > 0 ? offered.front() : move;
}

} // namespace

Move BatteryTable::asOffered(const State& state, const Move& move) {
    const std::vector<Move> offered = legalMoves(state);
    if (std::holds_alternative<Energize>(move.what))
        return energizeAsOffered(offered, move);
    if (const auto* marker = std::get_if<PlaceMarker>(&move.what))
        return marker->space == 0 || isPrintedSpace(marker->space) ? move : offered.front();
    Move plain = move;
    std::visit(
        [](auto& what) {
            if constexpr (requires { forget(what); })
                forget(what);
        },
        plain.what);
    // What only a symbol makes possible is not listed.
    return check(state, plain) ? plain : offered.front();
}

const char* BatteryTable::problem(const State& before, const State& after, const Events& events,
                                  const Move& move) {
    if (brokenInvariant(after))
        return "an invariant is broken";
    for (int i = 0; i < after.playerCount(); ++i) {
        const auto player = static_cast<Player>(i);
        if (!areSuppliesAsTold(before, after, events, player))
            return "a supply does not change by what the events tell";
        if (!staysBuilt(before.of(player), after.of(player)))
            return "something that is built or unlocked is gone";
    }
    if (tilesOf(before) != tilesOf(after))
        return "action tiles appear or vanish";
    if (contractsOf(before) != contractsOf(after))
        return "contracts appear or vanish";
    if (nucleumTokens(before) != nucleumTokens(after))
        return "nucleum tokens appear or vanish";
    if (wagonsOf(after) > wagonsOf(before) && !std::holds_alternative<Learn>(move.what))
        return "wagons come back";
    if (!keepsConditions(before, after))
        return "an end condition is met no more";
    return nullptr;
}

} // namespace nucleum::test
