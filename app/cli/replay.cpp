#include "app/cli/game_text.h"
#include "app/cli/input.h"
#include "app/sessions/known_games.h"
#include "engine/barrage/game.h"

namespace cli {

namespace {

using namespace barrage;

constexpr qint64 kLargestLog = 16 * 1024 * 1024;

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

Output replay(const QStringList& arguments) {
    const auto path = onlyFile(arguments);
    if (!path)
        return path.error();
    const auto log = logFrom(path.value());
    if (!log)
        return log.error();
    const auto loaded = Playthrough::load(log.value());
    if (loaded.stopped)
        return Failure{kBadContent, sessions::loadErrorSentence(log.value(), *loaded.stopped)};
    return (gameText(*loaded.playthrough) + QLatin1Char('\n')).toUtf8();
}

} // namespace cli
