#include <cstdio>

#include <QDir>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTemporaryDir>

#include "app/launch/application.h"
#include "app/launch/main_window.h"
#include "app/shell/last_session.h"
#include "app/tour/self_test.h"
#include "app/tour/tour_options.h"

namespace {

bool isTour(const tour::TourOptions& options) {
    return options.isSelfTest || !options.demoFolder.isEmpty();
}

bool makeFolder(const QString& folder) {
    if (folder.isEmpty() || QDir().mkpath(folder))
        return true;
    qCritical("The folder %s cannot be made.", qPrintable(folder));
    return false;
}

/// The errand of --self-test or --demo.
bool runTour(launch::MainWindow& opened, const tour::TourOptions& options) {
    const auto games = tour::keepDemoGames(opened.host().store());
    if (!games) {
        qCritical("%s", games.error().c_str());
        return false;
    }
    tour::TourWindow visited(*opened.window(), games.value());
    if (!options.isSelfTest)
        return makeFolder(options.demoFolder) &&
               tour::leavesPictures(visited, options.demoFolder, options.onlyStops);
    return makeFolder(options.selfTestFolder) &&
           tour::passesSelfTest(visited, tour::everyLook(options.window.language),
                                options.selfTestFolder, options.onlyStops);
}

/// Shows the page asked for, with the game played last if it is one of a game.
bool showPage(tour::TourWindow& shown, StoreHost& host, const QString& page) {
    LastSession last;
    last.setHost(&host);
    if (tour::isGamePage(page) && !shown.tables().open(last.id())) {
        qCritical("There is no game to be shown.");
        return false;
    }
    return shown.openPage(page);
}

} // namespace

/// The program's window, visited page by page: for pictures, and to test how everything looks.
int main(int argc, char* argv[]) {
    const auto application = launch::makeApplication(argc, argv);
    const auto parsed = tour::parse(QGuiApplication::arguments());
    if (!parsed) {
        std::fprintf(stderr, "%s\n", parsed.error().c_str());
        return launch::kUsageError;
    }
    const tour::TourOptions& options = parsed.value();
    const QTemporaryDir tourFolder; // the games of a tour are nobody's
    const QString storeFile =
        isTour(options) ? tourFolder.filePath("games.sqlite") : options.window.storeFile;
    launch::MainWindow opened(storeFile, launch::windowProperties(options.window));
    if (!opened.window())
        return 1;

    if (isTour(options))
        return runTour(opened, options) ? 0 : 1;
    QQuickWindow& window = *opened.window();
    tour::TourWindow shown(window, {});
    if (options.page != "home" && !showPage(shown, opened.host(), options.page))
        return 1;
    if (!options.grabFile.isEmpty())
        return shown.draw() && tour::writePicture(window, options.grabFile) ? 0 : 1;
    return QGuiApplication::exec();
}
