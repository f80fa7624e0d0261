#include "app/outpost/play/outpost_play.h"

#include <algorithm>
#include <cassert>

#include <QJsonDocument>
#include <QJsonObject>

#include "app/sessions/play_id.h"
#include "engine/outpost/score.h"

namespace outpost {

namespace {

std::string textOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

database::PlayResult resultOf(const Standing& standing, const database::SessionSeat& seat) {
    database::PlayResult result;
    result.playerName = seat.playerName;
    result.role = seat.role;
    result.score = standing.supplied;
    result.rank = standing.rank;
    result.isWinner = standing.rank == 1;
    result.sources = {{"cities", standing.supplied}};
    result.details = textOf({{"money", standing.money}});
    return result;
}

} // namespace

database::Play playOf(const Playthrough& game, const std::string& session,
                      const std::vector<database::SessionSeat>& seats, database::Duration playTime,
                      database::Time ended) {
    const State& state = game.state();
    assert(state.isOver());
    database::Play play;
    play.id = sessions::playIdFor(session);
    play.session = session;
    play.game = Game::kName;
    play.ended = ended;
    play.playTime = playTime;
    play.details = textOf({{"rounds", state.round}});
    const std::vector<Standing> results = standings(state);
    for (const Seat seat : game.setup().order) {
        const auto standing = std::ranges::find(results, seat, &Standing::seat);
        play.results.push_back(resultOf(*standing, seats.at(indexOf(seat))));
        play.results.back().isStarter = play.results.size() == 1;
    }
    return play;
}

} // namespace outpost
