#pragma once

#include <QStringList>

class QQuickWindow;

namespace tour {

/// What is wrong with the layout of what the window shows, one sentence each: text that is cut or
/// does not fit where it stands, text or controls outside the window or over one another. What lies
/// outside a view that scrolls there is not wrong.
[[nodiscard]] QStringList layoutFaults(QQuickWindow& window);

} // namespace tour
