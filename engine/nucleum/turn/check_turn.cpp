#include <algorithm>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/milestones.h"
#include "engine/nucleum/network.h"
#include "engine/nucleum/turn/checks.h"

namespace nucleum {

namespace {

/// A track space next to a city or a railway, and empty (N-4.5).
Check checkSpace(const State& state, std::size_t connection, int space) {
    const int spaces = connectionAt(state, connection).spaces;
    if (space >= spaces)
        return refuse(ErrorCode::NoSuchSpace, "N-3.5");
    const Track& track = state.tracks[connection];
    const auto isTaken = [&track](int at) {
        return track[static_cast<std::size_t>(at)].owner != Owner::Nobody;
    };
    if (isTaken(space))
        return refuse(ErrorCode::TrackSpaceTaken, "N-4.5");
    const bool isNextToCity = space == 0 || space == spaces - 1;
    if (!isNextToCity && !isTaken(space - 1) && !isTaken(space + 1))
        return refuse(ErrorCode::TrackSpaceNotReachable, "N-4.5");
    return allowed();
}

/// The reward of the line has to be known if this railway completes it (N-4.9).
Check checkLineReward(const State& state, std::size_t connection) {
    const Connection& line = connectionAt(state, connection);
    const Track& track = state.tracks[connection];
    const auto laid = std::count_if(track.begin(), track.end(), [](const Railway& railway) {
        return railway.owner != Owner::Nobody;
    });
    if (line.spaces < 2 || laid + 1 < line.spaces || line.reward != LineReward::Unknown)
        return allowed();
    return refuse(ErrorCode::FactUnknown, "N-20.1", static_cast<int>(FactKind::LineReward),
                  static_cast<int>(line.a) * kCityCount + static_cast<int>(line.b));
}

} // namespace

Check checkMove(const State& state, Player player, const PlayTile& move) {
    const PlayerState& own = state.of(player);
    if (state.facts.topSlots != kUnknown && own.tilesOnBoard() >= state.facts.topSlots)
        return refuse(ErrorCode::NoFreeSlot, "N-4.2");
    if (move.isDirective)
        return own.isDirectiveOnBoard ? refuse(ErrorCode::DirectiveIsOnBoard, "N-4.3") : allowed();
    return own.poolTiles > 0 ? allowed() : refuse(ErrorCode::NoTile, "N-4.2");
}

Check checkMove(const State& state, Player player, const LayRailway& move) {
    const PlayerState& own = state.of(player);
    if (own.poolTiles == 0)
        return refuse(ErrorCode::NoTile, "N-4.5");
    if (!isOnMap(move.a, state.mapSide()) || !isOnMap(move.b, state.mapSide()))
        return refuse(ErrorCode::CityNotOnMap, "N-3.1");
    if (move.a >= move.b)
        return refuse(ErrorCode::NoSuchConnection, "N-3.5");
    if (move.towardsA > EndColour::Wild || move.towardsB > EndColour::Wild)
        return refuse(ErrorCode::OutOfRange, "N-4.6");
    const auto connection = findConnection(state.facts, move.a, move.b);
    if (!connection)
        return refuse(ErrorCode::FactUnknown, "N-20.1", static_cast<int>(FactKind::Connection),
                      static_cast<int>(move.a) * kCityCount + static_cast<int>(move.b));
    if (const Check space = checkSpace(state, *connection, move.space); !space)
        return space;
    if (own.workers < 1)
        return refuse(ErrorCode::NotEnoughWorkers, "N-4.5", own.workers, 1);
    const auto red = redConnection(state.mapSide());
    if (move.a == red[0] && move.b == red[1] && own.thaler < kRedTrackCost)
        return refuse(ErrorCode::NotEnoughThaler, "N-3.8", own.thaler, kRedTrackCost);
    return checkLineReward(state, *connection);
}

Check checkMove(const State& state, Player, const Recharge& move) {
    const auto unknown = unknownIncome(state);
    const bool needsHand = state.options.rulings.incomeFrom == IncomeFrom::Hand || unknown;
    if (needsHand && !move.isByHand) {
        if (unknown && state.options.rulings.incomeFrom == IncomeFrom::Tracks)
            return refuse(ErrorCode::FactUnknown, "N-20.1", static_cast<int>(FactKind::IncomeTrack),
                          static_cast<int>(*unknown));
        return refuse(ErrorCode::IncomeByHand, "NA-16");
    }
    const bool hasFigures = move.thaler > 0 || move.workers > 0 || move.vp > 0;
    if (!needsHand && (move.isByHand || hasFigures))
        return refuse(ErrorCode::IncomeByHand, "NA-16");
    return allowed();
}

Check checkMove(const State& state, Player player, const Exchange& move) {
    const PlayerState& own = state.of(player);
    if (move.amount == 0 || move.kind > ExchangeKind::WorkersToThaler)
        return refuse(ErrorCode::WrongNumber, "N-2.5", move.amount, 1);
    if (move.kind == ExchangeKind::WorkersToThaler) {
        if (move.row != 0)
            return refuse(ErrorCode::OutOfRange, "N-2.5", move.row, 0);
        return move.amount <= own.workers
                   ? allowed()
                   : refuse(ErrorCode::NotEnoughWorkers, "N-2.5", own.workers, move.amount);
    }
    if (move.row >= kRowCount)
        return refuse(ErrorCode::OutOfRange, "N-2.5", move.row, kRowCount - 1);
    const int cubes = own.mines[move.row].uranium;
    return move.amount <= cubes ? allowed()
                                : refuse(ErrorCode::NotEnoughUranium, "N-2.5", cubes, move.amount);
}

} // namespace nucleum
