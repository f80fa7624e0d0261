#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "engine/core/result.h"

namespace cli {

inline constexpr int kBadContent = 1; // a file or a game is not as it should be
inline constexpr int kBadUsage = 2;   // the command line is not

/// Why a command ends without a result: the exit code and one sentence.
struct Failure {
    int exitCode = kBadContent;
    QString sentence;
};

template <class T>
using Result = core::Result<T, Failure>;

/// What a command writes to the standard output.
using Output = Result<QByteArray>;

struct GamePart;

struct Command {
    const char* name;
    const char* arguments;
    const char* summary;
    Output (*run)(const QStringList& arguments);
    /// Where each game has arguments of its own for it, and none if it does not have the command.
    const char* GamePart::* ofGames = nullptr;
};

Output listSessions(const QStringList& arguments);
Output show(const QStringList& arguments);
Output verify(const QStringList& arguments);
Output exportTo(const QStringList& arguments);
Output importFrom(const QStringList& arguments);

} // namespace cli
