#include <cstdio>
#include <string>
#include <vector>

#include <QGuiApplication>
#include <QTemporaryDir>

#include "app/barrage/demo/barrage_demo.h"
#include "app/sessions/identity.h"
#include "database/store.h"
#include "database/transfer.h"
#include "tests/bench/app/gui_calls.h"
#include "tests/bench/app/import_calls.h"
#include "tests/bench/app/window_process.h"
#include "tests/bench/measure.h"
#include "tests/database/example_plays.h"

namespace {

constexpr int kRuns = 15;

using Reports = std::vector<bench::WindowReport>;

double medianOf(const Reports& reports, double bench::WindowReport::* value) {
    std::vector<double> values;
    for (const bench::WindowReport& report : reports)
        values.push_back(report.*value);
    return bench::median(values);
}

void compare(const char* what, const char* unit, const Reports& app, const Reports& empty,
             double bench::WindowReport::* value) {
    const double ours = medianOf(app, value);
    const double bare = medianOf(empty, value);
    bench::row(std::string("empty window: ") + what, bare, unit, "");
    bench::row(std::string("penstock: ") + what, ours, unit, "");
    bench::row(std::string("penstock by empty window: ") + what, ours / bare, "times", "< 2");
}

int measure(const QString& file) {
    QString session;
    {
        const auto store = database::openStore(file.toStdU16String());
        if (!store)
            return 1;
        const auto games = tour::keepDemoGames(store.value());
        if (!games)
            return 1;
        session = games.value().at(keyOf(barrage::Situation::Choice)).session;
    }
    Reports app;
    Reports empty;
    Reports withText;
    for (int run = 0; run < kRuns; ++run) { // in turns, so that both meet the same machine
        empty.push_back(bench::runWindow({"window"}));
        withText.push_back(bench::runWindow({"window", "Text { text: 'Penstock' }"}));
        app.push_back(bench::runWindow({"app", file, session}));
    }
    Reports first;
    for (int run = 0; run < kRuns; ++run)
        first.push_back(bench::runWindow({"app", file, session}, QTemporaryDir().path()));
    std::printf("%-58s %12s %-8s %s\n", "what", "measured", "unit", "target");
    // Fonts are the largest part of what every program needs and an empty window does not.
    bench::row("window with one word: start to the first frame",
               medianOf(withText, &bench::WindowReport::startMs), "ms", "");
    bench::row("window with one word: memory", medianOf(withText, &bench::WindowReport::shareMb),
               "MB", "");
    // A release has its QML compiled ahead, other builds compile it now.
    bench::row("penstock: start to the first frame, for the first time",
               medianOf(first, &bench::WindowReport::startMs), "ms", "");
    compare("start to the first frame", "ms", app, empty, &bench::WindowReport::startMs);
    compare("memory at the map", "MB", app, empty, &bench::WindowReport::shareMb);
    compare("resident memory at the map", "MB", app, empty, &bench::WindowReport::residentMb);
    bench::row("tap on the map to the new picture, median",
               medianOf(app, &bench::WindowReport::tapMs), "ms", "< 50");
    bench::row("tap on the map to the new picture, worst of a run",
               medianOf(app, &bench::WindowReport::worstTapMs), "ms", "");
    bench::measureGuiCalls();
    bench::measureImport();
    return 0;
}

constexpr int kPlays = 2000;

/// The frames of a history of many plays.
int measureHistory(const QString& file) {
    {
        const auto store = database::openStore(file.toStdU16String());
        if (!store)
            return 1;
        const database::Contents contents{{}, database::test::manyPlays(kPlays), {}, {}};
        if (!database::importContents(store.value(), contents, sessions::newId))
            return 1;
    }
    Reports reports;
    for (int run = 0; run < kRuns; ++run)
        reports.push_back(bench::runWindow({"history", file}));
    bench::row("history of 2,000 plays: worst frame of scrolling",
               medianOf(reports, &bench::WindowReport::scrollMs), "ms", "< 50");
    bench::row("history of 2,000 plays: worst frame of searching",
               medianOf(reports, &bench::WindowReport::filterMs), "ms", "< 50");
    return 0;
}

} // namespace

/// Speed and size of the program beside those of an empty window, each in processes of their own.
int main(int argc, char* argv[]) {
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.value(1) == "window")
        return bench::showWindow(arguments.value(2));
    if (arguments.value(1) == "app")
        return bench::showApp(arguments.value(2), arguments.value(3));
    if (arguments.value(1) == "calls") {
        bench::measureGuiCalls();
        return 0;
    }
    if (arguments.value(1) == "import") {
        bench::measureImport();
        return 0;
    }
    if (arguments.value(1) == "history")
        return bench::showHistory(arguments.value(2));
    const QTemporaryDir folder;
    const int measured = measure(folder.filePath("games.sqlite"));
    return measured != 0 ? measured : measureHistory(folder.filePath("history.sqlite"));
}
