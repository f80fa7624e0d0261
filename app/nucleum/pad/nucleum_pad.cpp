#include "app/nucleum/pad/nucleum_pad.h"

#include <algorithm>
#include <array>

#include <QJsonArray>

#include "app/common/json_line.h"
#include "app/nucleum/pad/nucleum_fields.h"
#include "app/nucleum/words/play_words.h"

using namespace nucleum;

namespace {

std::vector<PadScore> engineScores(const pad::Draft& draft) {
    std::vector<PadPlayer> players;
    for (const pad::Participant& each : draft.participants)
        players.push_back(NucleumFields::playerOf(each));
    return padScores(NucleumFields::tilesOf(draft), players);
}

/// A marker lies where no tile was chosen.
bool lacksTile(const pad::Draft& draft) {
    const PadTiles tiles = NucleumFields::tilesOf(draft);
    return std::any_of(draft.participants.begin(), draft.participants.end(), [&](const auto& each) {
        const PadPlayer player = NucleumFields::playerOf(each);
        return std::any_of(player.markers.begin(), player.markers.end(), [&](int space) {
            const auto place = trackPlace(space);
            return place && !tiles[static_cast<std::size_t>(place->segment)];
        });
    });
}

bool isTileTwice(const PadTiles& tiles) {
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (tiles[i] && std::count(tiles.begin(), tiles.end(), tiles[i]) > 1)
            return true;
    return false;
}

bool isExperimentTwice(const pad::Draft& draft) {
    std::array<int, kExperimentCount> taken{};
    for (const pad::Participant& each : draft.participants)
        if (const auto experiment = NucleumFields::playerOf(each).experiment)
            ++taken[static_cast<std::size_t>(*experiment)];
    return std::any_of(taken.begin(), taken.end(), [](int times) { return times > 1; });
}

} // namespace

pad::Sign NucleumPad::signOf(const pad::Draft& draft, std::size_t participant) const {
    const auto experiment = NucleumFields::playerOf(draft.participants[participant]).experiment;
    if (experiment)
        return {-1, QString(QLatin1Char(static_cast<char>('A' + static_cast<int>(*experiment))))};
    return Game::signOf(draft, participant);
}

QList<PadField> NucleumPad::tableFields(const pad::Draft& draft) const {
    return NucleumFields::table(draft);
}

QList<PadField> NucleumPad::sideFields(const pad::Draft& draft, std::size_t participant) const {
    return NucleumFields::side(draft.participants[participant]);
}

QList<PadField> NucleumPad::pointFields(const pad::Draft& draft, std::size_t participant) const {
    return NucleumFields::points(draft.participants[participant], NucleumFields::tilesOf(draft),
                                 engineScores(draft)[participant]);
}

std::vector<pad::Score> NucleumPad::scores(const pad::Draft& draft) const {
    const std::vector<PadScore> results = engineScores(draft);
    std::vector<pad::Score> scores;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const PadScore& result = results[i];
        pad::Score& score = scores.emplace_back(pad::Score{{}, result.total, result.rank});
        score.add("during_game", NucleumFields::playerOf(draft.participants[i]).vp);
        score.add("milestones", result.milestones);
        score.add("priority_goal", result.goal);
        score.add("leftovers", result.leftovers.vp);
        score.add("energized_buildings", result.buildings);
        score.add("government_buildings", result.government);
        score.add("income_tracks", result.income);
    }
    return scores;
}

QString NucleumPad::verdict(const pad::Draft& draft) const {
    const std::vector<pad::Score> results = scores(draft);
    const QStringList winners = pad::winnersOf(draft, results);
    const auto first = std::ranges::find(results, 1, &pad::Score::rank);
    const QString points = pointsText(first->total);
    if (winners.size() > 1)
        return tr("%1 share the victory with %2 each: there is no tie-break.")
            .arg(pad::listOf(winners), points);
    return tr("%1 wins with %2.").arg(winners.first(), points);
}

QString NucleumPad::trouble(const pad::Draft& draft) const {
    if (isTileTwice(NucleumFields::tilesOf(draft)))
        return tr("A milestone tile lies at two places.");
    if (isExperimentTwice(draft))
        return tr("Two players have the same experiment.");
    if (lacksTile(draft))
        return tr("A marker lies where no milestone tile is chosen.");
    return {};
}

void NucleumPad::describe(const pad::Draft& draft, database::Play& play) const {
    QJsonArray tiles;
    for (const auto& tile : NucleumFields::tilesOf(draft))
        tiles.append(tile ? QStringLiteral("MT%1").arg(indexOf(*tile) + 1) : QString());
    play.details = jsonLine({{"milestone_tiles", tiles}});
    for (std::size_t i = 0; i < play.results.size(); ++i)
        if (const auto experiment = NucleumFields::playerOf(draft.participants[i]).experiment)
            play.results[i].role = roleOf(*experiment);
}
