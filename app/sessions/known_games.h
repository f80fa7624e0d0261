#pragma once

#include <optional>
#include <string_view>

#include <QByteArray>
#include <QString>

#include "app/json/problem.h"
#include "database/records.h"
#include "engine/core/game_log.h"

/// The games whose logs this program can play again.
namespace sessions {

[[nodiscard]] bool isKnownGame(std::string_view name);
[[nodiscard]] QString unknownGameSentence(std::string_view name);

/// Where and why the log stops making sense; nothing if all of it replays, entries behind the
/// cursor included.
[[nodiscard]] std::optional<core::LoadError> replayProblem(const core::GameLog& log);

/// One sentence about the place where a log stops and the rule that stops it. The log need not have
/// the entries from there on.
[[nodiscard]] QString loadErrorSentence(const core::GameLog& log, const core::LoadError& error);

/// The position file of a session at its cursor, with the names of the players.
[[nodiscard]] json::Result<QByteArray> positionText(const database::SessionRecord& session);

} // namespace sessions
