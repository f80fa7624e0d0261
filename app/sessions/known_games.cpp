#include "app/sessions/known_games.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/common/convert.h"
#include "app/nucleum/words/error_text.h"
#include "app/outpost/words/error_text.h"
#include "app/position/error_text.h"
#include "app/position/position_file.h"
#include "engine/barrage/game.h"
#include "engine/barrage/ids.h"
#include "engine/nucleum/game.h"
#include "engine/outpost/game.h"

namespace sessions {

namespace {

using json::Problem;
using json::shown;

template <class Game>
std::optional<core::LoadError> replayProblemOf(const core::GameLog& log) {
    return core::Playthrough<Game>::load(log).stopped;
}

/// Why the rules refuse the line of the error.
template <class Game, QString (*sentenceFor)(const typename Game::Error&)>
QString reasonOf(const core::GameLog& log, const core::LoadError& error) {
    if (error.entry == core::LoadError::kSetup)
        return sentenceFor(Game::begin(*Game::parseSetup(error.line)).error());
    core::GameLog before = log;
    before.entries.resize(std::min(error.entry, before.entries.size()));
    auto state = core::Playthrough<Game>::load(before).playthrough->state();
    return sentenceFor(Game::apply(state, *Game::parseMove(error.line)).error());
}

json::Result<QByteArray> barragePosition(const database::SessionRecord& session) {
    auto loaded = barrage::Playthrough::load(session.log);
    if (!loaded.playthrough ||
        (loaded.stopped && session.cursor > loaded.playthrough->entries().size()))
        return Problem{loadErrorSentence(session.log, *loaded.stopped)};
    loaded.playthrough->replayTo(session.cursor);
    auto file = position::fileFor(loaded.playthrough->state());
    for (const database::SessionSeat& seat : session.seats)
        if (const auto company = barrage::parseId<barrage::Company>(seat.role))
            file.names[barrage::indexOf(*company)] = toQt(seat.playerName);
    return position::writePosition(file);
}

struct KnownGame {
    std::string_view name;
    int rulesVersion;
    std::optional<core::LoadError> (*replayProblem)(const core::GameLog& log);
    QString (*reason)(const core::GameLog& log, const core::LoadError& error);
    /// Null if there are no position files of the game.
    json::Result<QByteArray> (*position)(const database::SessionRecord& session);
};

constexpr std::array kGames{
    KnownGame{barrage::Game::kName, barrage::Game::kRulesVersion, replayProblemOf<barrage::Game>,
              reasonOf<barrage::Game, position::sentenceFor>, barragePosition},
    KnownGame{outpost::Game::kName, outpost::Game::kRulesVersion, replayProblemOf<outpost::Game>,
              reasonOf<outpost::Game, outpost::sentenceFor>, nullptr},
    KnownGame{nucleum::Game::kName, nucleum::Game::kRulesVersion, replayProblemOf<nucleum::Game>,
              reasonOf<nucleum::Game, nucleum::sentenceFor>, nullptr}};

const KnownGame* gameNamed(std::string_view name) {
    const auto* const game = std::find_if(kGames.begin(), kGames.end(),
                                          [name](const auto& known) { return known.name == name; });
    return game == kGames.end() ? nullptr : game;
}

QString otherVersion(const core::GameLog& log) {
    return QCoreApplication::translate(
               "Sessions", "The game was played by rules version %1; this program has version %2.")
        .arg(log.rulesVersion)
        .arg(gameNamed(log.game)->rulesVersion);
}

QString reasonFor(const core::GameLog& log, const core::LoadError& error) {
    switch (error.failure) {
    case core::LoadFailure::WrongGame:
        return unknownGameSentence(log.game);
    case core::LoadFailure::WrongVersion:
        return otherVersion(log);
    case core::LoadFailure::Unreadable:
        return QCoreApplication::translate("Sessions", "The line cannot be read.");
    case core::LoadFailure::Refused:
        return gameNamed(log.game)->reason(log, error);
    case core::LoadFailure::CutOff:
        return QCoreApplication::translate("Sessions", "The file ends in the middle of this line.");
    }
    return {};
}

} // namespace

bool isKnownGame(std::string_view name) { return gameNamed(name) != nullptr; }

QString unknownGameSentence(std::string_view name) {
    return QCoreApplication::translate("Sessions", "This program does not know the game \"%1\".")
        .arg(shown(toQt(name)));
}

std::optional<core::LoadError> replayProblem(const core::GameLog& log) {
    if (const KnownGame* game = gameNamed(log.game))
        return game->replayProblem(log);
    return core::LoadError{core::LoadError::kSetup, log.setup, {}, core::LoadFailure::WrongGame};
}

QString loadErrorSentence(const core::GameLog& log, const core::LoadError& error) {
    const QString reason = reasonFor(log, error);
    if (error.failure == core::LoadFailure::WrongGame ||
        error.failure == core::LoadFailure::WrongVersion)
        return reason;
    const QString line = shown(toQt(error.line));
    if (error.entry == core::LoadError::kSetup)
        return QCoreApplication::translate("Sessions",
                                           "The setup of the log is damaged, \"%1\": %2")
            .arg(line, reason);
    const int count = static_cast<int>(error.entry);
    const QString sentence =
        count == 1
            ? QCoreApplication::translate("Sessions",
                                          "The log is damaged after %n valid entry, at \"%1\": %2",
                                          nullptr, count)
            : QCoreApplication::translate(
                  "Sessions", "The log is damaged after %n valid entries, at \"%1\": %2", nullptr,
                  count);
    return sentence.arg(line, reason);
}

json::Result<QByteArray> positionText(const database::SessionRecord& session) {
    const KnownGame* const game = gameNamed(session.log.game);
    if (!game)
        return Problem{unknownGameSentence(session.log.game)};
    if (!game->position)
        return Problem{
            QCoreApplication::translate("Sessions", "There are no position files of this game.")};
    return game->position(session);
}

} // namespace sessions
