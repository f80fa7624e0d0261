#include "app/cli/told_games.h"

#include <cstdio>

#include <QCoreApplication>

#include "app/i18n/languages.h"

namespace cli {

namespace {

constexpr int kMostGames = 1'000'000;

Failure wrongUsage(const QString& sentence) { return {kBadUsage, sentence}; }

} // namespace

void addTellingOptions(QCommandLineParser& parser) {
    parser.addOptions({{"seed", {}, "seed"},
                       {"games", {}, "number", "1"},
                       {"lang", {}, "language", languages::ofSources()}});
}

Result<ToldGames> readTelling(QCommandLineParser& parser, const QStringList& arguments) {
    if (!parser.parse(QStringList(QString()) + arguments))
        return wrongUsage(parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return wrongUsage(QStringLiteral("solo has no use for \"%1\".")
                              .arg(parser.positionalArguments().first()));
    ToldGames told;
    bool isNumber = false;
    told.firstSeed = parser.value("seed").toULongLong(&isNumber);
    if (!isNumber)
        return wrongUsage(QStringLiteral("solo needs a seed that is a whole number: --seed 7."));
    told.games = parser.value("games").toInt(&isNumber);
    if (!isNumber || told.games < 1 || told.games > kMostGames)
        return wrongUsage(
            QStringLiteral("--games needs a whole number from 1 to %1.").arg(kMostGames));
    told.language = parser.value("lang");
    if (!languages::codes().contains(told.language))
        return wrongUsage(QStringLiteral("--lang is one of %1.")
                              .arg(languages::codes().join(QLatin1String(", "))));
    return told;
}

SpokenLanguage::SpokenLanguage(const QString& language) {
    // The language of the sources needs no file.
    if (m_translator.load(QStringLiteral(":/i18n/penstock_") + language))
        QCoreApplication::installTranslator(&m_translator);
}

void print(int indent, const QString& line) {
    std::printf("%*s%s\n", indent, "", qUtf8Printable(line));
    std::fflush(stdout);
}

void print(int indent, const QStringList& lines) {
    for (const QString& line : lines)
        print(indent, line);
}

} // namespace cli
