#include "app/outpost/play/outpost_play.h"

#include <algorithm>

#include "app/common/json_line.h"
#include "app/games/session_play.h"
#include "engine/outpost/score.h"

namespace outpost {

namespace {

database::PlayResult resultOf(const Standing& standing, const database::SessionSeat& seat) {
    database::PlayResult result;
    result.playerName = seat.playerName;
    result.role = seat.role;
    result.score = standing.supplied;
    result.rank = standing.rank;
    result.isWinner = standing.rank == 1;
    result.sources = {{"cities", standing.supplied}};
    result.details = jsonLine({{"money", standing.money}});
    return result;
}

} // namespace

database::Play playOf(const Playthrough& game, const std::string& session,
                      const std::vector<database::SessionSeat>& seats, database::Duration playTime,
                      database::Time ended) {
    const State& state = game.state();
    database::Play play = games::playOf(game, session, playTime, ended);
    play.details = jsonLine({{"rounds", state.round}});
    const std::vector<Standing> results = standings(state);
    for (const Seat seat : game.setup().order) {
        const auto standing = std::ranges::find(results, seat, &Standing::seat);
        play.results.push_back(resultOf(*standing, seats.at(indexOf(seat))));
        play.results.back().isStarter = play.results.size() == 1;
    }
    return play;
}

} // namespace outpost
