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

struct Command {
    const char* name;
    const char* arguments;
    const char* summary;
    Output (*run)(const QStringList& arguments);
};

Output check(const QStringList& arguments);
Output flow(const QStringList& arguments);
Output score(const QStringList& arguments);
Output resolve(const QStringList& arguments);
Output place(const QStringList& arguments);
Output solo(const QStringList& arguments);
Output play(const QStringList& arguments);
Output replay(const QStringList& arguments);
Output listSessions(const QStringList& arguments);
Output show(const QStringList& arguments);
Output verify(const QStringList& arguments);
Output exportTo(const QStringList& arguments);
Output importFrom(const QStringList& arguments);

} // namespace cli
