#include "app/launch/launch_options.h"

#include <algorithm>
#include <optional>

#include <QCommandLineParser>
#include <QRegularExpression>

#include "app/i18n/languages.h"
#include "app/shell/app_settings.h"

namespace launch {

namespace {

std::string pageChoice() {
    const QStringList names(kPageNames.begin(), kPageNames.end());
    return names.join(QStringLiteral("|")).toStdString();
}

QString languageChoice() { return languages::codes().join(QLatin1Char('|')); }

void addOptions(QCommandLineParser& parser) {
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {"size", "Open the window in this size.", "WxH"},
        {"page", "Start on this page; those of a game show the one played last.",
         QString::fromStdString(pageChoice())},
        {"lang", "Use this language.", languageChoice()},
        {"text", "Use this text size, from 80 to 150.", "percent"},
        {"dark", "Use the dark colours."},
        {"store", "Keep the games in this file.", "file"},
        {"grab", "Write a picture of the window and quit.", "file"},
        {"demo", "Write a picture of every page and quit.", "folder"},
        {"only", "Let --demo and --self-test visit only these, by the names of their pictures.",
         "name,name"},
        {"self-test", "Open every page in every look, or in those of one language, and quit. Fails "
                      "on warnings and bad layouts; leaves pictures if a folder is named."},
    });
    parser.addPositionalArgument("file", "Games to be added: a .penstock file or a backup.",
                                 "[file]");
    parser.addPositionalArgument("folder", "Where --self-test leaves its pictures.", "[folder]");
}

std::optional<QSize> parseSize(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
    const QRegularExpressionMatch match = pattern.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    return size.isEmpty() ? std::nullopt : std::optional(size);
}

/// The first thing wrong with the values, as a sentence.
std::optional<std::string> readValues(const QCommandLineParser& parser, LaunchOptions& options) {
    if (parser.isSet("size")) {
        const auto wanted = parseSize(parser.value("size"));
        if (!wanted)
            return "--size wants a width and a height, such as 390x844.";
        options.size = *wanted;
    }
    if (parser.isSet("page")) {
        options.page = parser.value("page");
        if (std::ranges::find(kPageNames, options.page) == kPageNames.end())
            return "--page wants one of " + pageChoice() + ".";
    }
    if (parser.isSet("lang")) {
        options.language = parser.value("lang");
        if (!languages::codes().contains(options.language))
            return "--lang wants one of " + languageChoice().toStdString() + ".";
    }
    if (parser.isSet("text")) {
        options.textPercent = parser.value("text").toInt();
        if (options.textPercent < AppSettings::kSmallestText ||
            options.textPercent > AppSettings::kLargestText)
            return "--text wants a number from 80 to 150.";
    }
    return std::nullopt;
}

} // namespace

core::Result<LaunchOptions, std::string> parse(const QStringList& arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments))
        return parser.errorText().toStdString();
    if (parser.isSet("help"))
        parser.showHelp();
    if (parser.isSet("version"))
        parser.showVersion();

    LaunchOptions options;
    options.isSelfTest = parser.isSet("self-test");
    QStringList others = parser.positionalArguments();
    if (!others.isEmpty())
        (options.isSelfTest ? options.selfTestFolder : options.openFile) = others.takeFirst();
    if (!others.isEmpty())
        return "Unexpected argument: " + others.first().toStdString() + ".";
    if (const auto wrong = readValues(parser, options))
        return *wrong;
    options.isDark = parser.isSet("dark");
    options.storeFile = parser.value("store");
    options.grabFile = parser.value("grab");
    options.demoFolder = parser.value("demo");
    options.onlyStops = parser.value("only").split(QLatin1Char(','), Qt::SkipEmptyParts);
    return options;
}

} // namespace launch
