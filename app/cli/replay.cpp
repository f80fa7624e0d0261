#include "app/cli/game_text.h"
#include "app/cli/input.h"
#include "app/common/convert.h"
#include "app/position/error_text.h"
#include "engine/barrage/game.h"
#include "engine/barrage/legal.h"

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
    if (log.game != Game::kName || log.rulesVersion != Game::kRulesVersion)
        return Failure{kBadContent,
                       QStringLiteral("The log is of the game \"%1\" with rules version %2; only "
                                      "\"%3\" with version %4 can be replayed.")
                           .arg(position::shown(toQt(log.game)))
                           .arg(log.rulesVersion)
                           .arg(toQt(Game::kName))
                           .arg(Game::kRulesVersion)};
    return log;
}

QString whySetupIsRefused(const std::string& line) {
    const auto setup = parseSetup(line);
    if (!setup)
        return QStringLiteral("The line cannot be read.");
    return position::sentenceFor(begin(*setup).error());
}

QString whyEntryIsRefused(const State& state, const std::string& line) {
    const auto move = parseMove(line);
    if (!move)
        return QStringLiteral("The line cannot be read.");
    return position::sentenceFor(barrage::check(state, *move).error());
}

Failure damage(const Playthrough::Loaded& loaded) {
    const core::LoadError& stopped = *loaded.stopped;
    const QString line = position::shown(toQt(stopped.line));
    if (!loaded.playthrough)
        return {kBadContent, QStringLiteral("The setup of the log is damaged, \"%1\": %2")
                                 .arg(line, whySetupIsRefused(stopped.line))};
    const QString why = stopped.failure == core::LoadFailure::CutOff
                            ? QStringLiteral("The file ends in the middle of this line.")
                            : whyEntryIsRefused(loaded.playthrough->state(), stopped.line);
    return {kBadContent, QStringLiteral("The log is damaged after %1 valid entries, at \"%2\": %3")
                             .arg(stopped.entry)
                             .arg(line, why)};
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
        return damage(loaded);
    return (gameText(*loaded.playthrough) + QLatin1Char('\n')).toUtf8();
}

} // namespace cli
