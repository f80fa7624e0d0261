#include <algorithm>
#include <map>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/common/convert.h"
#include "app/games/cartridges.h"
#include "app/share/bg_stats.h"
#include "app/share/bg_stats_ids.h"
#include "app/share/play_words.h"
#include "database/points.h"

namespace share {

namespace {

using database::Play;
using database::PlayResult;

/// A list of the file: everything once, known to the rest by a number that counts from 1.
class Register {
public:
    /// The number of the thing with this uuid; `fields` are what it has beside the usual ones.
    int number(const QString& uuid, const QString& name, const QString& changed,
               QJsonObject fields) {
        const auto [place, isNew] = m_numbers.try_emplace(uuid, int(m_numbers.size()) + 1);
        if (isNew) {
            fields.insert("id", place->second);
            fields.insert("uuid", uuid);
            fields.insert("name", name);
            fields.insert("modificationDate", changed);
            m_list.append(fields);
        }
        return place->second;
    }
    [[nodiscard]] const QJsonArray& list() const { return m_list; }

private:
    std::map<QString, int> m_numbers;
    QJsonArray m_list;
};

/// BG Stats would otherwise let the highest score win, however a tie was broken.
bool needsManualWinner(const Play& play) {
    if (!database::havePoints(play.results))
        return true;
    const auto best = std::ranges::max_element(play.results, {}, &PlayResult::score);
    return std::ranges::any_of(play.results, [best](const PlayResult& result) {
        return result.isWinner != (result.score == best->score);
    });
}

/// A text, unlike in the link; empty if nobody noted points.
QString scoreText(const Play& play, std::size_t index) {
    const auto points = database::pointsOf(play, index);
    return points ? QString::number(*points) : QString("");
}

/// Who did not note down who began did not note down the order either.
bool isInTurnOrder(const Play& play) {
    return std::ranges::any_of(play.results, &PlayResult::isStarter);
}

class FileWriter {
public:
    explicit FileWriter(database::Time now) : m_now(bgStatsTime(now)) {}

    void add(const Play& play) {
        QJsonArray scores;
        qsizetype rounds = 0;
        for (std::size_t i = 0; i < play.results.size(); ++i) {
            scores.append(score(play, i));
            rounds = std::max(rounds, static_cast<qsizetype>(play.results[i].energy.size()));
        }
        QJsonObject object{{"uuid", uuidOf("play", toQt(play.id))},
                           {"gameRefId", game(play)},
                           {"playDate", bgStatsTime(play.ended)},
                           {"entryDate", bgStatsTime(play.ended)},
                           {"modificationDate", m_now},
                           {"durationMin", minutesOf(play)},
                           {"rounds", rounds},
                           {"board", boardText(play)},
                           {"comments", toQt(play.comments)},
                           {"ignored", false},
                           {"manualWinner", needsManualWinner(play)},
                           {"scoringSetting", 0},
                           {"usesTeams", false},
                           {"playImages", "[]"}, // a list, but as a text
                           {"bggId", 0}, // of the play, not of the game: it is not there yet
                           {"expansionPlays", expansions(play)},
                           {"playerScores", scores}};
        if (!play.location.empty())
            object.insert("locationRefId", location(play));
        m_plays.append(object);
    }

    [[nodiscard]] QByteArray text() const {
        // Nobody knows which of the players the owner of the receiving device is.
        const QJsonObject root{{"userInfo", QJsonObject{{"meRefId", 0}}},
                               {"players", m_players.list()},
                               {"locations", m_locations.list()},
                               {"games", m_games.list()},
                               {"plays", m_plays}};
        return QJsonDocument(root).toJson();
    }

private:
    [[nodiscard]] QJsonObject score(const Play& play, std::size_t index) {
        const PlayResult& result = play.results[index];
        return {
            {"playerRefId",
             m_players.number(playerUuid(play, index), participantName(play, index), m_now,
                              {{"isAnonymous", !result.isAutoma && result.playerName.empty()}})},
            {"score", scoreText(play, index)},
            {"winner", result.isWinner},
            {"rank", result.rank},
            {"seatOrder", isInTurnOrder(play) ? int(index) + 1 : 0},
            {"startPlayer", result.isStarter},
            {"newPlayer", false},
            {"role", roleText(play.game, result)},
            {"team", QString()}};
    }

    [[nodiscard]] int location(const Play& play) {
        const QString name = toQt(play.location);
        return m_locations.number(uuidOf("location", name), name, m_now, {});
    }

    [[nodiscard]] int game(const Play& play) {
        if (const games::Cartridge* cartridge = games::cartridgeOf(play.game))
            return game(cartridge->title, true);
        return game(games::Title{play.game, play.game}, true);
    }

    [[nodiscard]] int game(const games::Title& title, bool isBaseGame) {
        const QString name = toQt(title.name);
        QJsonObject fields{{"highestWins", true},
                           {"noPoints", false},
                           {"cooperative", false},
                           {"usesTeams", false},
                           {"isBaseGame", isBaseGame ? 1 : 0},
                           {"isExpansion", isBaseGame ? 0 : 1},
                           {"copies", QJsonArray()}};
        if (title.bggId != 0) {
            fields.insert("bggId", title.bggId);
            fields.insert("bggName", name);
        }
        if (title.year != 0)
            fields.insert("bggYear", title.year);
        return m_games.number(uuidOf("game", toQt(title.id)), name, m_now, fields);
    }

    [[nodiscard]] QJsonArray expansions(const Play& play) {
        const games::Cartridge* const cartridge = games::cartridgeOf(play.game);
        if (!cartridge || !cartridge->expansionOf)
            return {};
        const games::Title* const expansion = cartridge->expansionOf(play.board);
        if (!expansion)
            return {};
        return {QJsonObject{{"gameRefId", game(*expansion, false)}, {"bggId", 0}}};
    }

    QString m_now;
    Register m_players;
    Register m_locations;
    Register m_games;
    QJsonArray m_plays;
};

} // namespace

QByteArray bgsplayFile(const std::vector<Play>& plays, database::Time now) {
    FileWriter writer(now);
    for (const Play& play : plays)
        writer.add(play);
    return writer.text();
}

} // namespace share
