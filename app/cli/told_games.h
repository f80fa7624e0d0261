#pragma once

#include <cstdint>

#include <QCommandLineParser>
#include <QTranslator>

#include "app/cli/command.h"

namespace cli {

/// Which games `solo` plays, whatever the game, and in which language it tells them.
struct ToldGames {
    std::uint64_t firstSeed = 0;
    int games = 1;
    QString language;
};

void addTellingOptions(QCommandLineParser& parser);
/// Reads the arguments, of which these are common to all games.
[[nodiscard]] Result<ToldGames> readTelling(QCommandLineParser& parser,
                                            const QStringList& arguments);

/// Texts are in that language as long as it lives.
class SpokenLanguage {
public:
    explicit SpokenLanguage(const QString& language);

private:
    QTranslator m_translator;
};

/// A line at once, so that a long run can be watched.
void print(int indent, const QString& line);
void print(int indent, const QStringList& lines);

} // namespace cli
