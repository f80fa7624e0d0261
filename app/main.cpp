#include <cstdio>

#include <QDir>
#include <QGuiApplication>
#include <QLocale>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTranslator>

#include "app/launch/launch_options.h"
#include "app/launch/page_tour.h"
#include "app/launch/warning_watch.h"

namespace {

constexpr int kUsageError = 2;

QStringList allPages() {
    QStringList pages;
    for (const QString& name : launch::kPageNames)
        pages.append(name);
    return pages;
}

/// The errand the options name, as a tour that ends the program; null for an ordinary start.
launch::PageTour* makeTour(QQuickWindow& window, const launch::LaunchOptions& options) {
    if (options.isSelfTest)
        return new launch::PageTour(window, allPages(), [](const QString&) { return true; });
    if (!options.demoFolder.isEmpty()) {
        const QDir folder(options.demoFolder);
        return new launch::PageTour(window, allPages(), [&window, folder](const QString& page) {
            return folder.mkpath(".") &&
                   launch::writePicture(window, folder.filePath(page + ".png"));
        });
    }
    if (!options.grabFile.isEmpty()) {
        return new launch::PageTour(window, {options.page},
                                    [&window, file = options.grabFile](const QString&) {
                                        return launch::writePicture(window, file);
                                    });
    }
    return nullptr;
}

/// Quits with 1 if the tour failed, or if warnings count and there were any.
void runTour(launch::PageTour& tour, bool warningsCount) {
    QObject::connect(&tour, &launch::PageTour::finished, qApp, [warningsCount](bool ok) {
        const int warnings = warningsCount ? launch::warningCount() : 0;
        if (warnings > 0)
            qCritical("Self-test: %d warnings.", warnings);
        QCoreApplication::exit(ok && warnings == 0 ? 0 : 1);
    });
    tour.start();
}

} // namespace

int main(int argc, char* argv[]) {
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName("penstock");
    QGuiApplication::setApplicationDisplayName("Penstock");
    QGuiApplication::setOrganizationDomain("penstock.github.io");
    QGuiApplication::setApplicationVersion(PENSTOCK_VERSION);

    const auto parsed = launch::parse(QGuiApplication::arguments());
    if (!parsed) {
        std::fprintf(stderr, "%s\n", parsed.error().c_str());
        return kUsageError;
    }
    const launch::LaunchOptions& options = parsed.value();

    if (!options.language.isEmpty())
        QLocale::setDefault(QLocale(options.language));
    QTranslator translator;
    if (translator.load(QLocale(), "penstock", "_", ":/i18n"))
        QGuiApplication::installTranslator(&translator);

    QQuickStyle::setStyle("Basic");
    QQmlApplicationEngine engine;
    launch::watchWarnings(engine);
    engine.addImportPath("qrc:/qt/qml");
    engine.setInitialProperties({{"width", options.size.width()},
                                 {"height", options.size.height()},
                                 {"forceDark", options.isDark},
                                 {"startPage", options.page}});
    engine.load(QUrl("qrc:/qt/qml/Penstock/Shell/Main.qml"));
    if (engine.rootObjects().isEmpty())
        return 1;

    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (auto* tour = makeTour(*window, options))
        runTour(*tour, options.isSelfTest);
    return QGuiApplication::exec();
}
