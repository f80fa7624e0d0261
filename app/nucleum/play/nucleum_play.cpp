#include "app/nucleum/play/nucleum_play.h"

#include <algorithm>
#include <array>

#include <QJsonArray>

#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "app/games/session_play.h"
#include "app/nucleum/words/play_words.h"
#include "engine/nucleum/ids.h"
#include "engine/nucleum/score.h"

namespace nucleum {

namespace {

using Sums = std::array<int, kSourceCount>;

/// The VP of every player by source.
std::array<Sums, kMaxPlayers> vpBySource(const Playthrough& game) {
    std::array<Sums, kMaxPlayers> sums{};
    game.retell(0, [&sums](const State&, const Move&, const Events& events) {
        for (const Event& event : events)
            if (event.kind == EventKind::VpChanged && isPlayer(event.who))
                sums[indexOf(playerOf(event.who))][indexOf(event.source)] += event.amount;
    });
    return sums;
}

std::vector<database::SourceScore> sourcesOf(const Sums& sums) {
    const std::array<std::pair<Source, const char*>, 6> kFinal{
        {{Source::Milestones, "milestones"},
         {Source::PriorityGoal, "priority_goal"},
         {Source::Leftovers, "leftovers"},
         {Source::Buildings, "energized_buildings"},
         {Source::Government, "government_buildings"},
         {Source::IncomeTracks, "income_tracks"}}};
    int during = 0;
    for (std::size_t i = 0; i < sums.size(); ++i)
        if (std::ranges::none_of(kFinal,
                                 [i](const auto& each) { return indexOf(each.first) == i; }))
            during += sums[i];
    std::vector<database::SourceScore> sources;
    if (during != 0)
        sources.push_back({"during_game", during});
    for (const auto& [source, name] : kFinal)
        if (sums[indexOf(source)] != 0)
            sources.push_back({name, sums[indexOf(source)]});
    return sources;
}

std::string detailsOf(const State& state) {
    QJsonArray tiles;
    for (const MilestoneTile tile : state.milestones)
        tiles.append(toQt(idOf(tile)));
    return jsonLine({{"milestone_tiles", tiles}});
}

} // namespace

database::Play playOf(const Playthrough& game, const std::string& session,
                      const std::vector<database::SessionSeat>& seats, database::Duration playTime,
                      database::Time ended) {
    const State& state = game.state();
    database::Play play = games::playOf(game, session, playTime, ended);
    play.details = detailsOf(state);
    const auto sums = vpBySource(game);
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const PlayerState& own = state.players[i];
        database::PlayResult& result = play.results.emplace_back();
        result.playerName = seats.at(i).playerName;
        result.role = roleOf(own.experiment);
        result.score = own.vp;
        result.rank =
            1 + static_cast<int>(std::ranges::count_if(
                    state.players, [&own](const auto& each) { return each.vp > own.vp; }));
        result.isWinner = result.rank == 1;
        result.isStarter = i == 0;
        result.sources = sourcesOf(sums[i]);
        result.details = jsonLine({{"colour", toQt(idOf(own.colour))}});
    }
    return play;
}

} // namespace nucleum
