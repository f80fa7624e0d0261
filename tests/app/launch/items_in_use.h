#pragma once

#include <vector>

#include <QQuickItem>
#include <QQuickWindow>

#include "app/tour/visible_items.h"

/// What can be used now: all that is shown, or only the popup over it.
inline std::vector<QQuickItem*> itemsInUse(QQuickWindow& window) {
    std::vector<QQuickItem*> all;
    std::vector<QQuickItem*> ofPopup;
    tour::eachVisibleItem(window, [&](QQuickItem& item) {
        const QQuickItem* each = &item;
        while (each && !each->inherits("QQuickPopupItem"))
            each = each->parentItem();
        (each ? ofPopup : all).push_back(&item);
    });
    return ofPopup.empty() ? all : ofPopup;
}

/// The part of the item that no view it scrolls or lies in cuts off, in the window.
inline QRectF seenPartOf(const QQuickItem& item) {
    QRectF seen = tour::sceneRect(item);
    for (const QQuickItem* each = item.parentItem(); each; each = each->parentItem())
        if (each->clip())
            seen &= tour::sceneRect(*each);
    return seen;
}
