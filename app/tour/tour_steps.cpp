#include "app/tour/tour_steps.h"

#include <algorithm>

#include <QQuickItem>
#include <QQuickWindow>

#include "app/tour/visible_items.h"

namespace tour {

namespace {

/// It has slid in as far as it goes.
bool isMenuOpen(TourWindow& tour) {
    const auto objects = tour.window().findChildren<QObject*>();
    return std::ranges::any_of(objects, [](const QObject* object) {
        return object->inherits("QQuickDrawer") && object->property("opened").toBool();
    });
}

} // namespace

TourStop pageStop(const QString& page, const QString& name) {
    return {name.isEmpty() ? page : name,
            [page](TourWindow& tour) { return tour.openPage(page) && tour.draw(); }};
}

TourStop padStop(const QString& name, const QString& game, const QStringList& buttons) {
    return {name, [=](TourWindow& tour) {
                return tour.openPage("scorePad") && tour.draw() && tour.press("pad_" + game) &&
                       pressAll(tour, buttons);
            }};
}

StoreHost& storeOf(TourWindow& tour) {
    return *tour.window().property("storeHost").value<StoreHost*>();
}

bool showAtHome(TourWindow& tour, StoreHost& host) {
    QQuickItem* const home = visibleItem(tour.window(), "home");
    return home && home->setProperty("host", QVariant::fromValue(&host));
}

TourStop homeStop(const QString& name, const QString& key) {
    return {name, [key](TourWindow& tour) {
                return tour.openGame(key, "game") && tour.draw() && tour.openPage("home") &&
                       showAtHome(tour, storeOf(tour)) &&
                       tour.waitFor([&tour] { return tour.shows("continueSeat0"); }) && tour.draw();
            }};
}

bool pressAll(TourWindow& tour, const QStringList& buttons) {
    return std::ranges::all_of(buttons,
                               [&tour](const QString& button) { return tour.press(button); });
}

QString controlThat(TourWindow& tour, const std::function<bool(const QQuickItem&)>& isWanted) {
    QString found;
    eachVisibleItem(tour.window(), [&](QQuickItem& item) {
        if (found.isEmpty() && isControl(item) && isWanted(item))
            found = item.objectName();
    });
    return found;
}

bool scrollTo(TourWindow& tour, const QString& name) {
    QQuickItem* const wanted = visibleItem(tour.window(), name);
    QQuickItem* view = wanted;
    while (view && !view->inherits("QQuickFlickable"))
        view = view->parentItem();
    if (!view)
        return false;
    auto* const content = view->property("contentItem").value<QQuickItem*>();
    const qreal end = view->property("contentHeight").toReal() - view->height();
    view->setProperty("contentY", std::min(wanted->mapToItem(content, {0, 0}).y(), end));
    return tour.draw();
}

bool openMenu(TourWindow& tour) {
    return tour.press("menuButton") && tour.waitFor([&tour] { return isMenuOpen(tour); }) &&
           tour.draw();
}

} // namespace tour
