#include "app/cli/game_part.h"

#include <algorithm>
#include <array>

#include "app/cli/input.h"
#include "app/common/convert.h"
#include "app/games/list.h"
#include "app/sessions/known_games.h"

// Each game defines its own, in cli/cli_part.cpp of its folder.
#define DECLARE(game)                                                                              \
    namespace game {                                                                               \
    cli::GamePart cliPart();                                                                       \
    }
PENSTOCK_GAMES(DECLARE)
#undef DECLARE

namespace cli {

namespace {

constexpr qint64 kLargestLog = 16 * 1024 * 1024;

const GamePart* partOf(std::string_view game) {
    const auto found = std::ranges::find(gameParts(), game, &GamePart::game);
    return found == gameParts().end() ? nullptr : &*found;
}

Failure unknownGame() {
    QStringList games;
    for (const GamePart& part : gameParts())
        games << toQt(part.game);
    return {kBadUsage, QStringLiteral("--game is one of %1.").arg(games.join(", "))};
}

/// The game named among the arguments, which leaves them, or the first one.
Result<const GamePart*> takeGame(QStringList& arguments) {
    const qsizetype option = arguments.indexOf(QLatin1String("--game"));
    if (option < 0)
        return &gameParts().front();
    if (option + 1 == arguments.size())
        return unknownGame();
    const GamePart* const part = partOf(toStd(arguments[option + 1]));
    if (!part)
        return unknownGame();
    arguments.remove(option, 2);
    return part;
}

Result<core::GameLog> logFrom(const QString& path) {
    const auto text = readFile(path, kLargestLog);
    if (!text)
        return text.error();
    core::GameLog log;
    if (text.value().size() > kLargestLog || !core::fromText(text.value().toStdString(), log))
        return Failure{kBadContent, QStringLiteral("The file %1 is not a log.").arg(path)};
    return log;
}

} // namespace

std::span<const GamePart> gameParts() {
#define LISTED(game) game::cliPart(),
    static const std::array kParts{PENSTOCK_GAMES(LISTED)};
#undef LISTED
    return kParts;
}

Output play(const QStringList& arguments) {
    QStringList rest = arguments;
    const auto part = takeGame(rest);
    return part ? part.value()->play(rest) : Output(part.error());
}

Output solo(const QStringList& arguments) {
    QStringList rest = arguments;
    const auto part = takeGame(rest);
    if (!part)
        return part.error();
    if (!part.value()->solo)
        return Failure{kBadUsage, QStringLiteral("The game %1 has no opponent of its own.")
                                      .arg(toQt(part.value()->game))};
    return part.value()->solo(rest);
}

Output replay(const QStringList& arguments) {
    const auto path = onlyFile(arguments);
    if (!path)
        return path.error();
    const auto log = logFrom(path.value());
    if (!log)
        return log.error();
    if (const auto stopped = sessions::replayProblem(log.value()))
        return Failure{kBadContent, sessions::loadErrorSentence(log.value(), *stopped)};
    return (partOf(log.value().game)->gameText(log.value()) + QLatin1Char('\n')).toUtf8();
}

} // namespace cli
