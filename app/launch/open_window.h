#pragma once

#include <QVariantMap>

class QQmlApplicationEngine;
class QQuickWindow;

namespace launch {

/// Loads Main.qml with these properties: how the program starts, wherever it is started from.
/// Null, with a warning, if it does not load.
[[nodiscard]] QQuickWindow* openWindow(QQmlApplicationEngine& engine,
                                       const QVariantMap& properties);

} // namespace launch
