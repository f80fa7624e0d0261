#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include <QAccessible>
#include <QQuickItem>
#include <QStringList>

#include "app/tour/visible_items.h"

/// Looks at what is tapped, with a finger or by somebody who listens: whether it says what it is
/// and is large enough.
namespace accessibility {

inline constexpr qreal kSmallestTarget = 48;

inline QString spokenName(QQuickItem& item) {
    QAccessibleInterface* const interface = QAccessible::queryAccessibleInterface(&item);
    return interface ? interface->text(QAccessible::Name) : QString();
}

inline QAccessible::Role roleOf(QQuickItem& item) {
    const QAccessibleInterface* const interface = QAccessible::queryAccessibleInterface(&item);
    return interface ? interface->role() : QAccessible::NoRole;
}

/// Roles by which one hears that there is something to press.
inline bool isPressedRole(QAccessible::Role role) {
    constexpr std::array kRoles{QAccessible::Button, QAccessible::CheckBox,
                                QAccessible::RadioButton, QAccessible::Link, QAccessible::MenuItem};
    return std::ranges::find(kRoles, role) != kRoles.end();
}

/// Roles by which one hears that there is something to do.
inline bool isOperatedRole(QAccessible::Role role) {
    constexpr std::array kRoles{QAccessible::EditableText, QAccessible::Slider,
                                QAccessible::SpinBox, QAccessible::ComboBox, QAccessible::Canvas};
    return isPressedRole(role) || std::ranges::find(kRoles, role) != kRoles.end();
}

/// It lies over others and passes on their taps, except for the second of a double one.
inline bool isGuard(const QQuickItem& item) {
    return QByteArray(item.metaObject()->className()).startsWith("DoubleTapGuard");
}

/// A finger on it does something, whatever type it is of.
inline bool isTapped(const QQuickItem& item) {
    if (!item.isEnabled() || isGuard(item))
        return false;
    // A mouse area has a switch of its own, besides that of every item.
    return (item.inherits("QQuickMouseArea") && item.property("enabled").toBool()) ||
           std::ranges::any_of(item.children(), [](const QObject* child) {
               return child->inherits("QQuickTapHandler") && child->property("enabled").toBool();
           });
}

/// What is heard where the finger is: the item, or one around it that it takes the taps for
/// because it fills it. The name of a mere container says nothing about what lies in it.
inline QQuickItem* heardItem(QQuickItem& item) {
    for (QQuickItem* each = &item; each; each = each->parentItem()) {
        const bool fills = tour::sceneRect(*each) == tour::sceneRect(item);
        if (!fills)
            return nullptr;
        if (isOperatedRole(roleOf(*each)))
            return each;
    }
    return nullptr;
}

/// A space of the map, which only takes what a screen reader presses. Fingers tap the map, which
/// looks for the space around them, can be zoomed, and shows spaces that lie close in a sheet.
inline bool isDrawnOnMap(QQuickItem& item) {
    if (tour::isControl(item) || isTapped(item))
        return false;
    QQuickItem* each = item.parentItem();
    while (each && roleOf(*each) != QAccessible::Canvas)
        each = each->parentItem();
    return each != nullptr;
}

inline bool isSmall(const QQuickItem& item) {
    constexpr qreal kRounding = 0.01;
    const QSizeF size = tour::sceneRect(item).size();
    return qMin(size.width(), size.height()) < kSmallestTarget - kRounding;
}

inline QStringList faultsOfControls(const std::vector<QQuickItem*>& items) {
    QStringList faults;
    for (QQuickItem* const item : items) {
        const bool isControl = tour::isControl(*item);
        const bool isPressed = isPressedRole(roleOf(*item));
        if (!isControl && !isPressed && !isTapped(*item))
            continue;
        const QString what = tour::describe(*item);
        QQuickItem* const heard = isControl ? item : heardItem(*item);
        const bool saysWhatToDo = heard && isOperatedRole(roleOf(*heard));
        if (!saysWhatToDo && item->isEnabled()) // the rest may be mere texts now
            faults.append(what + " has no role that says what to do with it");
        if (spokenName(heard ? *heard : *item).isEmpty())
            faults.append(what + " has no name");
        if (item->isEnabled() && isSmall(*item) && !isDrawnOnMap(*item)) {
            const QSizeF size = tour::sceneRect(*item).size();
            faults.append(what + QString(" is %1x%2").arg(size.width()).arg(size.height()));
        }
    }
    return faults;
}

} // namespace accessibility
