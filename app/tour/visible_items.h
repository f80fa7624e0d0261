#pragma once

#include <functional>

#include <QRectF>
#include <QString>

class QQuickItem;
class QQuickWindow;

/// What a window shows, for checks that walk through it.
namespace tour {

/// Calls `visit` for every item that is shown, parents first.
void eachVisibleItem(QQuickWindow& window, const std::function<void(QQuickItem&)>& visit);

/// The shown item of that object name, or null.
[[nodiscard]] QQuickItem* visibleItem(QQuickWindow& window, const QString& name);

/// The item around it that covers the page for a moment, on purpose; null: there is none.
[[nodiscard]] const QQuickItem* coverAround(const QQuickItem& item);

/// Something that is meant to be tapped, dragged or typed into.
[[nodiscard]] bool isControl(const QQuickItem& item);

/// Where the item lies in its window.
[[nodiscard]] QRectF sceneRect(const QQuickItem& item);

/// The item's words and where it is, for a report: "Back" (PageHeader/BackButton).
[[nodiscard]] QString describe(const QQuickItem& item);

} // namespace tour
