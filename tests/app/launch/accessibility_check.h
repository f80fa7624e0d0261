#pragma once

#include <algorithm>
#include <vector>

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtTest>

#include "tests/app/launch/items_in_use.h"

/// Looks for what keeps somebody from using a window by ear, thumb or keyboard.
namespace accessibility {

inline constexpr qreal kSmallestTarget = 48;
inline constexpr int kMostTabs = 400;

inline QString spokenName(QQuickItem& item) {
    QAccessibleInterface* const interface = QAccessible::queryAccessibleInterface(&item);
    return interface ? interface->text(QAccessible::Name) : QString();
}

inline bool isTapped(const QQuickItem& item) {
    return item.inherits("QQuickMouseArea") ||
           std::ranges::any_of(item.children(), [](const QObject* child) {
               return child->inherits("QQuickTapHandler");
           });
}

inline bool hasSpokenNameAround(QQuickItem& item) {
    for (QQuickItem* each = &item; each; each = each->parentItem())
        if (!spokenName(*each).isEmpty())
            return true;
    return false;
}

/// Everything the Tab key comes to, once around. It stays a while in what has places of its own.
inline std::vector<const QQuickItem*> tabOrder(QQuickWindow& window) {
    std::vector<const QQuickItem*> order;
    for (int i = 0; i < kMostTabs; ++i) {
        QTest::keyClick(&window, Qt::Key_Tab);
        const QQuickItem* const focused = window.activeFocusItem();
        if (!order.empty() && focused == order.back())
            continue;
        if (std::ranges::find(order, focused) != order.end())
            break;
        order.push_back(focused);
    }
    return order;
}

/// The item's place as somebody compares it with the other one's: what scrolls counts as a whole
/// for those outside.
inline QRectF placeOf(const QQuickItem& item, const QQuickItem& other) {
    const QQuickItem* place = &item;
    for (const QQuickItem* each = item.parentItem(); each; each = each->parentItem())
        if (each->inherits("QQuickFlickable") && !each->isAncestorOf(&other))
            place = each;
    return launch::sceneRect(*place);
}

/// It stands before what comes before it by Tab: in a row above, or in the same row to the left.
inline bool isBackwards(const QQuickItem& from, const QQuickItem& to) {
    constexpr qreal kTouching = 2;
    const QRectF a = placeOf(from, to);
    const QRectF b = placeOf(to, from);
    const bool isAbove = b.bottom() <= a.top() + kTouching;
    const bool isInOtherColumn = b.left() >= a.right() - kTouching;
    const bool isInRow = b.center().y() > a.top() && b.center().y() < a.bottom();
    const bool isBefore = b.right() <= a.left() + kTouching;
    return (isAbove && !isInOtherColumn) || (isInRow && isBefore);
}

inline QStringList faultsOfControls(const std::vector<QQuickItem*>& items) {
    QStringList faults;
    for (QQuickItem* const item : items) {
        const QString what = launch::describe(*item);
        if (isTapped(*item) && !hasSpokenNameAround(*item))
            faults.append(what + " can be tapped and has no name");
        if (!launch::isControl(*item))
            continue;
        if (spokenName(*item).isEmpty())
            faults.append(what + " has no name");
        const bool isSmall = item->width() < kSmallestTarget || item->height() < kSmallestTarget;
        if (item->isEnabled() && isSmall)
            faults.append(what + QString(" is %1x%2").arg(item->width()).arg(item->height()));
    }
    return faults;
}

inline QStringList faultsOfKeys(QQuickWindow& window, const std::vector<QQuickItem*>& items) {
    QStringList faults;
    const std::vector<const QQuickItem*> order = tabOrder(window);
    // Arrow keys lead through a list that Tab comes to as a whole.
    const auto isReached = [&order](const QQuickItem* item) {
        const QQuickItem* list = item;
        while (list && !(list->inherits("QQuickItemView") && list->activeFocusOnTab()))
            list = list->parentItem();
        return std::ranges::any_of(order, [=](const QQuickItem* each) {
            return each == item || (list && (each == list || list->isAncestorOf(each)));
        });
    };
    std::vector<const QQuickItem*> ofControls;
    for (const QQuickItem* const item : items)
        if (launch::isControl(*item) && item->isEnabled() && !isReached(item))
            faults.append(launch::describe(*item) + " is not reached by Tab");
    for (const QQuickItem* const item : order)
        if (item && launch::isControl(*item))
            ofControls.push_back(item);
    // Where the way round begins depends on what had the focus.
    std::size_t steps = ofControls.size();
    std::vector<QString> backwards;
    for (std::size_t i = 0; i < steps; ++i) {
        const QQuickItem& from = *ofControls[i];
        const QQuickItem& to = *ofControls[(i + 1) % steps];
        if (&from != &to && isBackwards(from, to))
            backwards.push_back(launch::describe(to) + " comes after " + launch::describe(from));
    }
    if (backwards.size() > 1) // once it begins again
        for (const QString& fault : backwards)
            faults.append(fault + " by Tab");
    return faults;
}

inline QStringList faultsOf(QQuickWindow& window) {
    const std::vector<QQuickItem*> items = itemsInUse(window);
    return faultsOfControls(items) + faultsOfKeys(window, items);
}

} // namespace accessibility
