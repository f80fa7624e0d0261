#include "app/cli/seeds.h"

#include <optional>

namespace cli {

namespace {

Failure badOption(const QString& sentence) { return {kBadUsage, sentence}; }

std::optional<std::uint64_t> seedIn(const QString& text) {
    bool isNumber = false;
    const std::uint64_t seed = text.toULongLong(&isNumber);
    return isNumber ? std::optional(seed) : std::nullopt;
}

} // namespace

void addSeedOptions(QCommandLineParser& parser) {
    parser.addOptions({{"seed", {}, "seed"}, {"to", {}, "seed"}, {"log", {}, "file"}});
}

/// "7", "1..1000", or "1" with the last seed in an option of its own.
Result<Seeds> readSeeds(QCommandLineParser& parser, const QStringList& arguments) {
    if (!parser.parse(QStringList(QString()) + arguments))
        return badOption(parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return badOption(QStringLiteral("play has no use for \"%1\".")
                             .arg(parser.positionalArguments().first()));
    if (!parser.isSet("seed"))
        return badOption(QStringLiteral("play needs a seed: --seed 7 or --seed 1..1000."));
    const QString text = parser.value("seed");
    const qsizetype dots = text.indexOf(QLatin1String(".."));
    if (dots >= 0 && parser.isSet("to"))
        return badOption(QStringLiteral("The last seed is given twice."));
    const auto first = seedIn(dots < 0 ? text : text.left(dots));
    const auto last = dots >= 0            ? seedIn(text.mid(dots + 2))
                      : parser.isSet("to") ? seedIn(parser.value("to"))
                                           : first;
    if (!first || !last)
        return badOption(QStringLiteral("Seeds are whole numbers: --seed 7 or --seed 1..1000."));
    if (*last < *first)
        return badOption(QStringLiteral("The last seed is below the first one."));
    if (parser.isSet("log") && *first != *last)
        return badOption(QStringLiteral("--log keeps one game, so there can be one seed only."));
    return Seeds{*first, *last, parser.value("log")};
}

Result<int> numberOf(const QCommandLineParser& parser, const QString& option, int lowest,
                     int highest) {
    bool isNumber = false;
    const int number = parser.value(option).toInt(&isNumber);
    if (!isNumber || number < lowest || number > highest)
        return badOption(QStringLiteral("--%1 needs a whole number from %2 to %3.")
                             .arg(option)
                             .arg(lowest)
                             .arg(highest));
    return number;
}

} // namespace cli
