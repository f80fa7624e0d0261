#include "app/history/same_setup.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/common/convert.h"
#include "app/games/cartridges.h"
#include "app/games/play_id.h"
#include "app/history/history_words.h"
#include "database/history.h"
#include "database/sessions.h"

namespace history {

namespace {

using database::PlayHeading;
using database::ResultHeading;
using sessions::Repeat;

QString setupWords(const char* source) { return QCoreApplication::translate("SameSetup", source); }

ResultHeading resultOf(const std::string& name, bool isAutoma, const std::string& role, int score) {
    ResultHeading result;
    result.playerName = name;
    result.isAutoma = isAutoma;
    result.role = role;
    result.score = score;
    return result;
}

PlayHeading headingOf(const database::Play& play) {
    PlayHeading heading;
    heading.id = play.id;
    heading.game = play.game;
    heading.ended = play.ended;
    for (const database::PlayResult& result : play.results)
        heading.results.push_back(
            resultOf(result.playerName, result.isAutoma, result.role, result.score));
    return heading;
}

/// A result that came with the set-up; without results if that game was not over.
PlayHeading headingOf(const Repeat& repeat) {
    PlayHeading heading;
    heading.id = games::playIdFor(repeat.session);
    heading.game = repeat.game;
    heading.ended = repeat.played;
    for (const sessions::RepeatSeat& seat : repeat.seats)
        if (seat.score)
            heading.results.push_back(
                resultOf(seat.playerName, seat.isAutoma, seat.role, *seat.score));
    return heading;
}

/// "Ala 88, Automa 70"
QString scoresOf(const PlayHeading& play) {
    QStringList scores;
    for (std::size_t seat = 0; seat < play.results.size(); ++seat)
        scores << QStringLiteral("%1 %2")
                      .arg(participantName(play, seat))
                      .arg(play.results[seat].score);
    return scores.join(QStringLiteral(", "));
}

QString lineOf(const PlayHeading& play) {
    return QStringLiteral("%1: %2").arg(dayText(play.ended), scoresOf(play));
}

/// The place of the only human, or nothing.
std::optional<std::size_t> soleHuman(const PlayHeading& play) {
    std::optional<std::size_t> found;
    for (std::size_t seat = 0; seat < play.results.size(); ++seat)
        if (!play.results[seat].isAutoma) {
            if (found)
                return std::nullopt;
            found = seat;
        }
    return found;
}

/// Those in the store, and the one that came with the set-up from elsewhere.
std::vector<PlayHeading> othersOf(const database::DatabaseFile& store, const std::string& session) {
    auto listed = database::listPlaysSetUpLike(store, session);
    std::vector<PlayHeading> others =
        listed ? std::move(listed.value()) : std::vector<PlayHeading>();
    const auto record = database::loadSession(store, session);
    const auto repeat = record ? sessions::repeatInOptions(record.value().options) : std::nullopt;
    if (repeat && repeat->session != session) {
        const PlayHeading carried = headingOf(*repeat);
        const bool isListed =
            std::ranges::find(others, carried.id, &PlayHeading::id) != others.end();
        if (!isListed && !carried.results.empty())
            others.push_back(carried);
    }
    std::ranges::stable_sort(others, std::greater(), &PlayHeading::ended);
    return others;
}

/// One person each time: how they did, and how it went the time before.
QString verdictOn(const PlayHeading& play, const std::vector<PlayHeading>& others) {
    const auto before = std::ranges::find_if(
        others, [&](const PlayHeading& other) { return other.ended < play.ended; });
    const auto now = soleHuman(play);
    const auto then = before == others.end() ? std::nullopt : soleHuman(*before);
    if (!now || !then)
        return {};
    const ResultHeading& own = play.results[*now];
    const ResultHeading& other = before->results[*then];
    if (own.playerName != other.playerName)
        return setupWords(QT_TRANSLATE_NOOP("SameSetup", "%1 scored %2; %3 scored %4 earlier."))
            .arg(participantName(play, *now), QString::number(own.score),
                 participantName(*before, *then), QString::number(other.score));
    const QString name = own.playerName.empty() ? setupWords(QT_TRANSLATE_NOOP("SameSetup", "You"))
                                                : toQt(own.playerName);
    return setupWords(QT_TRANSLATE_NOOP("SameSetup", "%1 %2, last time %3."))
        .arg(name, QString::number(own.score), QString::number(other.score));
}

} // namespace

QString repeatedText(const Repeat& repeat) {
    const PlayHeading heading = headingOf(repeat);
    if (!heading.results.empty())
        return lineOf(heading);
    database::SessionSummary session;
    session.game = repeat.game;
    session.rulesVersion = repeat.rulesVersion;
    session.setup = repeat.setup;
    for (const sessions::RepeatSeat& seat : repeat.seats)
        session.seats.push_back({seat.role, seat.playerName});
    return QStringLiteral("%1: %2").arg(dayText(repeat.played),
                                        games::cartridgeOf(repeat.game)->seatsText(session));
}

QStringList comparisonOf(const database::DatabaseFile& store, const database::Play& play) {
    // Without an order of its own a set-up says little, and two may be the same by chance.
    if (play.session.empty() || !sessions::canRepeat(play.game))
        return {};
    const std::vector<PlayHeading> others = othersOf(store, play.session);
    QStringList lines{verdictOn(headingOf(play), others)};
    for (const PlayHeading& other : others)
        lines << lineOf(other);
    lines.removeAll(QString());
    return lines;
}

QStringList playsOfSetup(const database::DatabaseFile& store, const std::string& session) {
    std::vector<PlayHeading> plays = othersOf(store, session);
    if (const auto own = database::loadPlay(store, games::playIdFor(session)))
        plays.push_back(headingOf(own.value()));
    std::ranges::stable_sort(plays, std::greater(), &PlayHeading::ended);
    QStringList lines;
    for (const PlayHeading& play : plays)
        lines << lineOf(play);
    return lines;
}

} // namespace history
