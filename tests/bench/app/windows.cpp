#include <algorithm>
#include <cstdio>
#include <vector>

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QMouseEvent>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

#include "app/launch/main_window.h"
#include "app/tour/tour_window.h"
#include "app/tour/visible_items.h"
#include "tests/bench/app/window_process.h"
#include "tests/bench/measure.h"

namespace bench {

namespace {

constexpr int kTapRounds = 5;
constexpr int kScrolls = 120;

/// A line for the process that waits; the first one, "frame", says that there is a picture.
void say(const char* what, double value) {
    std::printf("%s %.2f\n", what, value);
    std::fflush(stdout);
}

void waitForFrame(QQuickWindow& window) {
    QEventLoop loop;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    loop.exec();
}

/// The value of a line such as "Pss:   61234 kB", in MB.
double memoryOf(const char* file, const QByteArray& name) {
    QFile status(QString::fromLatin1(file));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith(name + ':'))
                return line.simplified().split(' ').at(1).toDouble() / 1024;
    return 0;
}

void sayMemory() {
    say("resident", memoryOf("/proc/self/status", "VmRSS"));
    say("share", memoryOf("/proc/self/smaps_rollup", "Pss"));
}

void tap(QQuickWindow& window, QPointF at) {
    for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        const bool isPress = type == QEvent::MouseButtonPress;
        QMouseEvent event(type, at, window.mapToGlobal(at), Qt::LeftButton,
                          isPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
    }
}

/// Each tap on a headstream shows where its water would run.
void measureTaps(QQuickWindow& window) {
    std::vector<QPointF> places;
    tour::eachVisibleItem(window, [&places](QQuickItem& item) {
        if (QByteArray(item.metaObject()->className()).startsWith("HeadstreamDelegate"))
            places.push_back(tour::sceneRect(item).center());
    });
    std::vector<double> times;
    for (int round = 0; round < kTapRounds; ++round) {
        for (const QPointF place : places) {
            times.push_back(milliseconds([&] {
                tap(window, place);
                window.update(); // also where the map moved the headstream out of sight
                waitForFrame(window);
            }));
        }
    }
    say("tap", median(times));
    say("worst", *std::ranges::max_element(times));
}

/// The longest of the frames that follow changes.
template <class Change>
double worstFrame(QQuickWindow& window, int count, Change change) {
    double worst = 0;
    for (int i = 0; i < count; ++i)
        worst = std::max(worst, milliseconds([&] {
                             change(i);
                             window.update();
                             waitForFrame(window);
                         }));
    return worst;
}

} // namespace

int showWindow(const QString& content) {
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick\nWindow { width: 390; height: 844; visible: true\n" +
                    content.toUtf8() + "}");
    if (engine.rootObjects().isEmpty())
        return 1;
    waitForFrame(*qobject_cast<QQuickWindow*>(engine.rootObjects().first()));
    say("frame", 0);
    sayMemory();
    return 0;
}

int showApp(const QString& storeFile, const QString& session) {
    const launch::MainWindow opened(storeFile, {});
    if (!opened.window())
        return 1;
    QQuickWindow& window = *opened.window();
    waitForFrame(window);
    say("frame", 0);
    tour::TourWindow tour(window, {});
    if (!tour.tables().open(session) || !tour.openPage("game") || !tour.draw())
        return 1;
    sayMemory();
    measureTaps(window);
    return 0;
}

int showHistory(const QString& storeFile) {
    const launch::MainWindow opened(storeFile, {});
    QQuickWindow* const window = opened.window();
    if (!window)
        return 1;
    waitForFrame(*window);
    say("frame", 0);
    tour::TourWindow tour(*window, {});
    if (!tour.openPage("history") || !tour.draw())
        return 1;
    QQuickItem* const list = tour::visibleItem(*window, "plays");
    QObject* const search = tour::visibleItem(*window, "searchField");
    if (!list || !search)
        return 1;
    // A fling covers about half a screen in a frame.
    say("scroll", worstFrame(*window, kScrolls, [list](int i) {
            list->setProperty("contentY", i * list->height() / 2);
        }));
    const QString words = "guest 17 france lodz";
    say("filter", worstFrame(*window, static_cast<int>(words.size()), [&](int i) {
            QMetaObject::invokeMethod(search, "entered", Q_ARG(QString, words.left(i + 1)));
        }));
    return 0;
}

} // namespace bench
