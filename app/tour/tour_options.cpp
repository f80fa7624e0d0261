#include "app/tour/tour_options.h"

#include <utility>

#include <QCommandLineParser>

#include "app/tour/game_tour.h"

namespace tour {

namespace {

/// Those that every game has; a company's page is reached from its game only.
QStringList gamePages() {
    QStringList pages{"correction", "game", "log", "notes"};
    for (const GameTour& tour : gameTours())
        pages.append(tour.gamePages);
    return pages;
}

/// The names under which Main.qml opens its pages.
QStringList pageNames() {
    QStringList pages{"about", "help", "history", "newGame", "scorePad", "sessions", "settings"};
    pages.append(gamePages());
    pages.sort();
    pages.prepend("home");
    return pages;
}

void addOptions(QCommandLineParser& parser) {
    launch::addOptions(parser);
    parser.addOptions({
        {"page", "Start on this page; those of a game show the one played last.",
         pageNames().join(u'|')},
        {"grab", "Write a picture of the window and quit.", "file"},
        {"demo", "Write a picture of every page and quit.", "folder"},
        {"only", "Let --demo and --self-test visit only these, by the names of their pictures.",
         "name,name"},
        {"self-test", "Open every page in every look, or in those of one language, and quit. Fails "
                      "on warnings and bad layouts; leaves pictures if a folder is named."},
    });
    parser.addPositionalArgument("folder", "Where --self-test leaves its pictures.", "[folder]");
}

} // namespace

bool isGamePage(const QString& page) { return gamePages().contains(page); }

core::Result<TourOptions, std::string> parse(const QStringList& arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    const auto window = launch::parse(parser, arguments);
    if (!window)
        return window.error();

    TourOptions options;
    options.window = window.value();
    options.isSelfTest = parser.isSet("self-test");
    if (options.isSelfTest)
        options.selfTestFolder = std::exchange(options.window.openFile, {});
    if (parser.isSet("page"))
        options.page = parser.value("page");
    if (const QStringList pages = pageNames(); !pages.contains(options.page))
        return "--page wants one of " + pages.join(u'|').toStdString() + ".";
    options.grabFile = parser.value("grab");
    options.demoFolder = parser.value("demo");
    options.onlyStops = parser.value("only").split(u',', Qt::SkipEmptyParts);
    return options;
}

} // namespace tour
