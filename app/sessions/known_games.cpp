#include "app/sessions/known_games.h"

#include <QCoreApplication>

#include "app/common/convert.h"
#include "app/games/cartridges.h"

namespace sessions {

namespace {

using games::Cartridge;
using games::cartridgeOf;
using json::Problem;
using json::shown;

QString otherVersion(const core::GameLog& log) {
    return QCoreApplication::translate(
               "Sessions", "The game was played by rules version %1; this program has version %2.")
        .arg(log.rulesVersion)
        .arg(cartridgeOf(log.game)->rules.version);
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
        return cartridgeOf(log.game)->rules.reason(log, error);
    case core::LoadFailure::CutOff:
        return QCoreApplication::translate("Sessions", "The file ends in the middle of this line.");
    }
    return {};
}

} // namespace

bool isKnownGame(std::string_view name) { return cartridgeOf(name) != nullptr; }

QString unknownGameSentence(std::string_view name) {
    return QCoreApplication::translate("Sessions", "This program does not know the game \"%1\".")
        .arg(shown(toQt(name)));
}

std::optional<core::LoadError> replayProblem(const core::GameLog& log) {
    if (const Cartridge* game = cartridgeOf(log.game))
        return game->rules.replayProblem(log);
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
    const Cartridge* const game = cartridgeOf(session.log.game);
    if (!game)
        return Problem{unknownGameSentence(session.log.game)};
    if (!game->position)
        return Problem{
            QCoreApplication::translate("Sessions", "There are no position files of this game.")};
    const auto stopped = game->rules.replayProblem(session.log);
    if (stopped && (stopped->entry == core::LoadError::kSetup || session.cursor > stopped->entry))
        return Problem{loadErrorSentence(session.log, *stopped)};
    return game->position(session);
}

} // namespace sessions
