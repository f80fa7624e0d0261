#include "app/barrage/play/barrage_play.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonObject>

#include "app/barrage/play/score_sheet.h"
#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "app/games/session_play.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/score.h"

namespace barrage {

namespace {

/// Where the VP came from; what gave nothing is left out.
std::vector<database::SourceScore> sourcesOf(const ScoreColumn& column) {
    std::vector<database::SourceScore> sources{{"start", column.start}};
    for (int i = 0; i < kSourceCount; ++i)
        if (const auto source = static_cast<Source>(i); column.from(source) != 0)
            sources.push_back({std::string(sourceId(source)), column.from(source)});
    return sources;
}

/// Pieces, contracts and tiles under the names of the bonus tiles that count them.
QJsonObject countsOf(const State& state, const ScoreColumn& column) {
    QJsonObject counts;
    const int tiles = state.options.leeghwater ? kBonusTileCount : kBaseBonusTileCount;
    for (int i = 0; i < tiles; ++i) {
        const auto tile = static_cast<BonusTile>(i);
        counts.insert(toQt(idOf(tile)), bonusTileCount(state, column.company, tile));
    }
    QJsonArray bonus;
    for (const int vp : column.bonusTiles)
        bonus.append(vp);
    counts.insert("objective", objectiveCount(state, column.company, state.objective));
    counts.insert("bonus_tile_vp", bonus);
    return counts;
}

std::string nameOf(Company company, const std::vector<database::SessionSeat>& seats) {
    const auto seat = std::find_if(seats.begin(), seats.end(), [company](const auto& each) {
        return each.role == idOf(company);
    });
    return seat == seats.end() ? std::string() : seat->playerName;
}

database::PlayResult resultOf(const State& state, const ScoreColumn& column) {
    const CompanyState& own = state.of(column.company);
    database::PlayResult result;
    result.isAutoma = own.isAutoma();
    result.role = idOf(column.company);
    if (own.officer != Officer::None)
        result.officer = idOf(own.officer);
    if (own.isAutoma())
        result.level = idOf(own.level);
    result.score = column.total;
    result.rank = column.rank;
    result.isWinner = column.isWinner;
    result.sources = sourcesOf(column);
    result.energy = column.energy;
    result.details = jsonLine(countsOf(state, column));
    return result;
}

QJsonObject detailsOf(const State& state) {
    QJsonArray tiles;
    for (const BonusTile tile : state.bonusTiles)
        tiles.append(toQt(idOf(tile)));
    return {{"bonus_tiles", tiles}, {"objective", toQt(idOf(state.objective))}};
}

} // namespace

std::vector<database::SessionSeat> seatsOf(const Setup& setup,
                                           const std::vector<std::string>& names) {
    std::vector<database::SessionSeat> seats;
    auto name = names.begin();
    for (const Seat& seat : setup.seats) {
        database::SessionSeat& added = seats.emplace_back();
        added.role = idOf(seat.company);
        if (seat.kind == PlayerKind::Human && name != names.end())
            added.playerName = *name++;
    }
    return seats;
}

database::Play playOf(const Playthrough& game, const std::string& session,
                      const std::vector<database::SessionSeat>& seats, database::Duration playTime,
                      database::Time ended) {
    const State& state = game.state();
    database::Play play = games::playOf(game, session, playTime, ended);
    play.board = state.options.introductory ? "introductory"
                 : state.options.leeghwater ? "leeghwater"
                                            : "full";
    play.details = jsonLine(detailsOf(state));
    const std::vector<ScoreColumn> columns = scoreSheet(game);
    for (const Seat& seat : game.setup().seats) {
        const auto column = std::find_if(columns.begin(), columns.end(), [&](const auto& each) {
            return each.company == seat.company;
        });
        database::PlayResult& result = play.results.emplace_back(resultOf(state, *column));
        result.playerName = nameOf(seat.company, seats);
        result.isStarter = play.results.size() == 1;
    }
    return play;
}

} // namespace barrage
