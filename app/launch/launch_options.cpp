#include "app/launch/launch_options.h"

#include <algorithm>
#include <optional>

#include <QCommandLineParser>
#include <QRegularExpression>

namespace launch {

namespace {

std::optional<QSize> parseSize(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
    const QRegularExpressionMatch match = pattern.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    return size.isEmpty() ? std::nullopt : std::optional(size);
}

std::string pageChoice() {
    QStringList names;
    for (const QString& name : kPageNames)
        names.append(name);
    return names.join(QStringLiteral("|")).toStdString();
}

} // namespace

core::Result<LaunchOptions, std::string> parse(const QStringList& arguments) {
    const QCommandLineOption size("size", "Open the window in this size.", "WxH");
    const QCommandLineOption page("page", "Start on this page.",
                                  QString::fromStdString(pageChoice()));
    const QCommandLineOption lang("lang", "Use this language.", "pl|en");
    const QCommandLineOption dark("dark", "Use the dark colours.");
    const QCommandLineOption grab("grab", "Write a picture of the window and quit.", "file");
    const QCommandLineOption demo("demo", "Write a picture of every page and quit.", "folder");
    const QCommandLineOption selfTest("self-test", "Open every page, fail on any warning, quit.");

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({size, page, lang, dark, grab, demo, selfTest});
    if (!parser.parse(arguments))
        return parser.errorText().toStdString();
    if (parser.isSet("help"))
        parser.showHelp();
    if (parser.isSet("version"))
        parser.showVersion();
    if (!parser.positionalArguments().isEmpty())
        return "Unexpected argument: " + parser.positionalArguments().first().toStdString() + ".";

    LaunchOptions options;
    if (parser.isSet(size)) {
        const auto wanted = parseSize(parser.value(size));
        if (!wanted)
            return std::string("--size wants a width and a height, such as 390x844.");
        options.size = *wanted;
    }
    if (parser.isSet(page)) {
        options.page = parser.value(page);
        if (std::find(kPageNames.begin(), kPageNames.end(), options.page) == kPageNames.end())
            return "--page wants one of " + pageChoice() + ".";
    }
    if (parser.isSet(lang)) {
        options.language = parser.value(lang);
        if (options.language != "pl" && options.language != "en")
            return std::string("--lang wants pl or en.");
    }
    options.isDark = parser.isSet(dark);
    options.isSelfTest = parser.isSet(selfTest);
    options.grabFile = parser.value(grab);
    options.demoFolder = parser.value(demo);
    return options;
}

} // namespace launch
