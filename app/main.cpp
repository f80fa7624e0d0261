#include <algorithm>
#include <cstdio>
#include <memory>
#include <string_view>

#include <QDir>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QUrl>

#include "app/launch/launch_options.h"
#include "app/launch/main_window.h"
#include "app/launch/self_test.h"
#include "app/shell/last_session.h"

namespace {

constexpr int kUsageError = 2;

bool isTour(const launch::LaunchOptions& options) {
    return options.isSelfTest || !options.demoFolder.isEmpty();
}

/// --help and --version are answered where there is no display too.
bool asksForWordsOnly(int argc, char* argv[]) {
    return std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument == "--help" || argument == "-h" || argument == "--version" ||
               argument == "-v";
    });
}

std::unique_ptr<QCoreApplication> makeApplication(int& argc, char* argv[]) {
    if (asksForWordsOnly(argc, argv))
        return std::make_unique<QCoreApplication>(argc, argv);
    return std::make_unique<QGuiApplication>(argc, argv);
}

/// Empty for an empty path, which names no file.
QString fileUrl(const QString& path) {
    return path.isEmpty() ? QString()
                          : QUrl::fromLocalFile(QDir::current().absoluteFilePath(path))
                                .toString(QUrl::FullyEncoded);
}

bool makeFolder(const QString& folder) {
    if (folder.isEmpty() || QDir().mkpath(folder))
        return true;
    qCritical("The folder %s cannot be made.", qPrintable(folder));
    return false;
}

/// The errand of --self-test or --demo.
bool runTour(launch::MainWindow& opened, const launch::LaunchOptions& options) {
    const auto games = launch::keepDemoGames(opened.host().store());
    if (!games) {
        qCritical("%s", games.error().c_str());
        return false;
    }
    launch::TourWindow tour(*opened.window(), games.value());
    if (!options.isSelfTest)
        return makeFolder(options.demoFolder) &&
               launch::leavesPictures(tour, options.demoFolder, options.onlyStops);
    return makeFolder(options.selfTestFolder) &&
           launch::passesSelfTest(tour, launch::everyLook(options.language), options.selfTestFolder,
                                  options.onlyStops);
}

/// Shows the page asked for, with the game played last if it is one of a game.
bool showPage(launch::TourWindow& tour, StoreHost& host, const QString& page) {
    const QStringList gamePages{"correction", "game", "leeghwater", "log", "notes"};
    LastSession last;
    last.setHost(&host);
    if (gamePages.contains(page) && !tour.tables().open(last.id())) {
        qCritical("There is no game to be shown.");
        return false;
    }
    return tour.openPage(page);
}

} // namespace

int main(int argc, char* argv[]) {
    const std::unique_ptr<QCoreApplication> application = makeApplication(argc, argv);
    QGuiApplication::setApplicationName("penstock");
    QGuiApplication::setApplicationDisplayName("Penstock");
    QGuiApplication::setOrganizationDomain("penstock.github.io");
    QGuiApplication::setApplicationVersion(PENSTOCK_VERSION);
    QGuiApplication::setDesktopFileName(PENSTOCK_ID);

    const auto parsed = launch::parse(QGuiApplication::arguments());
    if (!parsed) {
        std::fprintf(stderr, "%s\n", parsed.error().c_str());
        return kUsageError;
    }
    const launch::LaunchOptions& options = parsed.value();
    const QTemporaryDir tourFolder; // the games of a tour are nobody's
    const QString storeFile =
        isTour(options) ? tourFolder.filePath("games.sqlite") : options.storeFile;

    launch::MainWindow opened(storeFile, {{"width", options.size.width()},
                                          {"height", options.size.height()},
                                          {"openFile", fileUrl(options.openFile)},
                                          {"forceDark", options.isDark},
                                          {"forceLanguage", options.language},
                                          {"forceTextPercent", options.textPercent}});
    if (!opened.window())
        return 1;

    if (isTour(options))
        return runTour(opened, options) ? 0 : 1;
    QQuickWindow& window = *opened.window();
    launch::TourWindow tour(window, {});
    if (options.page != "home" && !showPage(tour, opened.host(), options.page))
        return 1;
    if (!options.grabFile.isEmpty())
        return tour.draw() && launch::writePicture(window, options.grabFile) ? 0 : 1;
    return QGuiApplication::exec();
}
