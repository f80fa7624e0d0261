#pragma once

#include <cstdint>

#include <QCommandLineParser>

#include "app/cli/command.h"

namespace cli {

/// Which games `play` plays, whatever the game, and where the log of a single one is kept.
struct Seeds {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    QString logFile;
};

void addSeedOptions(QCommandLineParser& parser);
/// Reads the arguments, of which those of the seeds are common to all games.
[[nodiscard]] Result<Seeds> readSeeds(QCommandLineParser& parser, const QStringList& arguments);

/// The number after an option, within these bounds.
[[nodiscard]] Result<int> numberOf(const QCommandLineParser& parser, const QString& option,
                                   int lowest, int highest);

} // namespace cli
