#include "app/tour/tour_window.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QImage>
#include <QQmlIncubationController>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>

#include "app/tour/visible_items.h"

namespace tour {

namespace {

using namespace std::chrono_literals;

constexpr auto kLongestFrame = 5s;
// What a frame lays out may change sizes that others follow in the next one.
constexpr int kFramesToSettle = 2;
constexpr int kFramesToWait = 200;

bool drawFrame(QQuickWindow& window) {
    QEventLoop loop;
    bool isDrawn = false;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, [&] {
        isDrawn = true;
        loop.quit();
    });
    QTimer::singleShot(kLongestFrame, &loop, &QEventLoop::quit);
    window.update();
    loop.exec();
    return isDrawn;
}

} // namespace

TourWindow::TourWindow(QQuickWindow& window, DemoGames games)
    : m_window(window), m_tables(window.findChild<GameTables*>()),
      m_settings(window.findChild<AppSettings*>()), m_games(std::move(games)) {}

int TourWindow::gamesOver() const {
    return static_cast<int>(
        std::ranges::count_if(m_games, [](const auto& each) { return each.second.isOver; }));
}

bool TourWindow::openPage(const QString& name) {
    bool opened = false;
    const bool called = QMetaObject::invokeMethod(&m_window, "openPage", Q_RETURN_ARG(bool, opened),
                                                  Q_ARG(QString, name));
    return called && opened;
}

bool TourWindow::openGame(const QString& key, const QString& page) {
    // A page that follows the table would do its work twice.
    if (!openPage(QStringLiteral("home")))
        return false;
    const DemoGame& game = m_games.at(key);
    if (!m_tables->open(game.session))
        return false;
    m_tables->current()->goTo(game.cursor);
    return openPage(page);
}

bool TourWindow::press(const QString& name) {
    QQuickItem* const button = visibleItem(m_window, name);
    return button && button->isEnabled() && QMetaObject::invokeMethod(button, "clicked") &&
           waitFor([this] { return !isChangingPage(); }) && draw();
}

bool TourWindow::isAny(const char* property) {
    bool isSo = false;
    eachVisibleItem(m_window, [&isSo, property](QQuickItem& item) {
        isSo = isSo || item.property(property).toBool();
    });
    return isSo;
}

bool TourWindow::isChangingPage() { return isAny("isChanging"); }

bool TourWindow::shows(const QString& name) { return visibleItem(m_window, name) != nullptr; }

bool TourWindow::waitFor(const std::function<bool()>& condition) {
    for (int frame = 0; frame < kFramesToWait && !condition(); ++frame)
        if (!drawFrame(m_window))
            return false;
    return condition();
}

bool TourWindow::draw() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    // Lists make what lies ahead between frames, piece by piece.
    const QQmlIncubationController* const making = m_window.incubationController();
    const auto isMade = [making] { return !making || making->incubatingObjectCount() == 0; };
    const auto settle = [this] {
        bool isDrawn = true;
        for (int frame = 0; frame < kFramesToSettle; ++frame)
            isDrawn = isDrawn && drawFrame(m_window);
        return isDrawn;
    };
    const auto isDone = [&] { return isMade() && !isChangingPage(); };
    return settle() && (isDone() || (waitFor(isDone) && settle())) &&
           waitFor([this] { return !isAny("isCounting"); });
}

bool writePicture(QQuickWindow& window, const QString& file) {
    if (window.grabWindow().save(file))
        return true;
    qCritical("The picture %s cannot be written.", qPrintable(file));
    return false;
}

} // namespace tour
