#pragma once

#include <algorithm>
#include <vector>

#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtTest>

#include "tests/app/launch/items_in_use.h"
#include "tests/app/launch/operated_items.h"

/// Looks for what keeps somebody from using a window by ear, thumb or keyboard.
namespace accessibility {

inline constexpr int kMostTabs = 400;

/// No view that scrolls hides a part of it.
inline bool isInSight(const QQuickItem& item) {
    constexpr qreal kRounding = 1;
    const QRectF rect = tour::sceneRect(item);
    for (const QQuickItem* each = item.parentItem(); each; each = each->parentItem()) {
        const QRectF view = tour::sceneRect(*each);
        const bool isCut =
            rect.top() < view.top() - kRounding || rect.bottom() > view.bottom() + kRounding;
        if (each->inherits("QQuickFlickable") && rect.height() <= view.height() && isCut)
            return false;
    }
    return true;
}

/// Everything the Tab key comes to, once around. It stays a while in what has places of its own.
inline std::vector<QPointer<QQuickItem>> tabOrder(QQuickWindow& window, QStringList& faults) {
    std::vector<QPointer<QQuickItem>> order; // lists remove what is scrolled away
    for (int i = 0; i < kMostTabs; ++i) {
        QTest::keyClick(&window, Qt::Key_Tab);
        QQuickItem* const focused = window.activeFocusItem();
        if (!order.empty() && focused == order.back())
            continue;
        if (std::find(order.begin(), order.end(), focused) != order.end())
            break;
        order.push_back(focused);
        if (focused && tour::isControl(*focused) && !isInSight(*focused))
            faults.append(tour::describe(*focused) + " has the keyboard and is out of sight");
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
    return tour::sceneRect(*place);
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

inline bool isListOver(QQuickItem& keys, const QQuickItem& view) {
    return roleOf(keys) == QAccessible::List && tour::sceneRect(keys) == tour::sceneRect(view);
}

/// Arrow keys lead through a list that Tab comes to as a whole, or that has an item over it which
/// takes the keys.
inline bool isReached(const QQuickItem& item, const std::vector<QPointer<QQuickItem>>& order) {
    const QQuickItem* list = &item;
    while (list && !list->inherits("QQuickItemView"))
        list = list->parentItem();
    const bool isWhole = list && list->activeFocusOnTab();
    return std::ranges::any_of(order, [&](QQuickItem* each) {
        return each && (each == &item || (list && isListOver(*each, *list)) ||
                        (isWhole && (each == list || list->isAncestorOf(each))));
    });
}

inline QStringList faultsOfKeys(QQuickWindow& window, const std::vector<QQuickItem*>& items) {
    QStringList faults;
    const std::vector<QPointer<QQuickItem>> usable(items.begin(), items.end());
    const std::vector<QPointer<QQuickItem>> order = tabOrder(window, faults);
    for (const QQuickItem* const item : usable)
        if (item && tour::isControl(*item) && item->isEnabled() && !isReached(*item, order))
            faults.append(tour::describe(*item) + " is not reached by Tab");
    std::vector<const QQuickItem*> controls;
    for (const QQuickItem* const item : order)
        if (item && tour::isControl(*item))
            controls.push_back(item);
    QStringList backwards;
    for (std::size_t i = 0; i < controls.size(); ++i) {
        const QQuickItem& from = *controls[i];
        const QQuickItem& to = *controls[(i + 1) % controls.size()];
        if (&from != &to && isBackwards(from, to))
            backwards.append(tour::describe(to) + " comes after " + tour::describe(from) +
                             " by Tab");
    }
    // Once it begins again, wherever the way round began.
    return backwards.size() > 1 ? faults + backwards : faults;
}

inline QStringList faultsOf(QQuickWindow& window) {
    const std::vector<QQuickItem*> items = itemsInUse(window);
    QStringList faults = faultsOfControls(items); // before the keys scroll lists
    faults += faultsOfKeys(window, items);
    return faults;
}

} // namespace accessibility
