#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

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

constexpr const char* kAddress = "https://app.bgstatsapp.com/createPlay.html?data=";

/// How many characters of a text may stay.
struct Room {
    qsizetype comments = 0;
    qsizetype line = 0;
};

/// Never half a character.
QString shortened(const QString& text, qsizetype longest) {
    if (text.size() <= longest)
        return text;
    if (longest < 1)
        return {};
    qsizetype kept = longest - 1;
    if (kept > 0 && text[kept - 1].isHighSurrogate())
        --kept;
    return text.left(kept) + QChar(0x2026);
}

QJsonObject gameOf(const Play& play) {
    const games::Cartridge* const cartridge = games::cartridgeOf(play.game);
    QJsonObject game{{"name", games::gameName(play.game)},
                     {"sourceGameId", toQt(play.game)},
                     {"highestWins", true},
                     {"noPoints", false}}; // of the game: one play may be without them
    if (cartridge && cartridge->title.bggId != 0)
        game.insert("bggId", cartridge->title.bggId); // a quoted number makes BG Stats crash
    return game;
}

QJsonObject playerOf(const Play& play, std::size_t index, Room room) {
    const PlayResult& result = play.results[index];
    QJsonObject player{{"name", shortened(participantName(play, index), room.line)},
                       {"sourcePlayerId", playerUuid(play, index)},
                       {"startPlayer", result.isStarter},
                       {"winner", result.isWinner},
                       {"rank", result.rank},
                       {"role", shortened(roleText(play.game, result), room.line)}};
    if (const auto points = database::pointsOf(play, index))
        player.insert("score", *points);
    return player;
}

QByteArray linkWith(const Play& play, Room room) {
    QJsonArray players;
    for (std::size_t i = 0; i < play.results.size(); ++i)
        players.append(playerOf(play, i, room));
    const QJsonObject root{{"sourceName", "Penstock"},
                           {"sourcePlayId", toQt(play.id)},
                           {"playDate", bgStatsTime(play.ended)},
                           {"durationMin", minutesOf(play)},
                           {"location", shortened(toQt(play.location), room.line)},
                           {"board", shortened(boardText(play), room.line)},
                           {"comments", shortened(toQt(play.comments), room.comments)},
                           {"game", gameOf(play)},
                           {"players", players}};
    const QByteArray json = QJsonDocument(root).toJson(QJsonDocument::Compact);
    return kAddress + QUrl::toPercentEncoding(QString::fromUtf8(json));
}

/// The most room that still gives a link that is short enough, or none.
template <class LinkOf>
qsizetype roomThatFits(qsizetype most, LinkOf linkOf) {
    if (linkOf(most).size() <=
        kLongestLink) // the whole text may be shorter than a part with its dots
        return most;
    qsizetype fits = 0;
    for (qsizetype tooMuch = most; tooMuch - fits > 1;) {
        const qsizetype middle = fits + (tooMuch - fits) / 2;
        (linkOf(middle).size() <= kLongestLink ? fits : tooMuch) = middle;
    }
    return fits;
}

} // namespace

QByteArray bgStatsLink(const Play& play) {
    constexpr qsizetype kLongestLine = 200;
    const qsizetype comments =
        roomThatFits(std::min(toQt(play.comments).size(), kLongestLink),
                     [&](qsizetype room) { return linkWith(play, {room, kLongestLine}); });
    const qsizetype line = roomThatFits(
        kLongestLine, [&](qsizetype room) { return linkWith(play, {comments, room}); });
    return linkWith(play, {comments, line});
}

} // namespace share
