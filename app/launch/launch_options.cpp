#include "app/launch/launch_options.h"

#include <optional>

#include <QCommandLineParser>
#include <QDir>
#include <QRegularExpression>
#include <QUrl>

#include "app/i18n/languages.h"
#include "app/shell/app_settings.h"

namespace launch {

namespace {

QString languageChoice() { return languages::codes().join(QLatin1Char('|')); }

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
    options.isDark = parser.isSet("dark");
    options.storeFile = parser.value("store");
    return std::nullopt;
}

/// Empty for an empty path, which names no file.
QString fileUrl(const QString& path) {
    return path.isEmpty() ? QString()
                          : QUrl::fromLocalFile(QDir::current().absoluteFilePath(path))
                                .toString(QUrl::FullyEncoded);
}

} // namespace

void addOptions(QCommandLineParser& parser) {
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {"size", "Open the window in this size.", "WxH"},
        {"lang", "Use this language.", languageChoice()},
        {"text", "Use this text size, from 80 to 150.", "percent"},
        {"dark", "Use the dark colours."},
        {"store", "Keep the games in this file.", "file"},
    });
    parser.addPositionalArgument("file", "Games to be added: a .penstock file or a backup.",
                                 "[file]");
}

core::Result<LaunchOptions, std::string> parse(const QStringList& arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    return parse(parser, arguments);
}

core::Result<LaunchOptions, std::string> parse(QCommandLineParser& parser,
                                               const QStringList& arguments) {
    if (!parser.parse(arguments))
        return parser.errorText().toStdString();
    if (parser.isSet("help"))
        parser.showHelp();
    if (parser.isSet("version"))
        parser.showVersion();

    LaunchOptions options;
    QStringList others = parser.positionalArguments();
    if (!others.isEmpty())
        options.openFile = others.takeFirst();
    if (!others.isEmpty())
        return "Unexpected argument: " + others.first().toStdString() + ".";
    if (const auto wrong = readValues(parser, options))
        return *wrong;
    return options;
}

QVariantMap windowProperties(const LaunchOptions& options) {
    return {{"width", options.size.width()},         {"height", options.size.height()},
            {"openFile", fileUrl(options.openFile)}, {"forceDark", options.isDark},
            {"forceLanguage", options.language},     {"forceTextPercent", options.textPercent}};
}

} // namespace launch
