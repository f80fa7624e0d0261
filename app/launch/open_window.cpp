#include "app/launch/open_window.h"

#include <thread>

#include <QFont>
#include <QFontMetricsF>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QUrl>

namespace launch {

QQuickWindow* openWindow(QQmlApplicationEngine& engine, const QVariantMap& properties) {
    // The system's fonts are looked for while QML reads its modules; each takes about as long, and
    // the first text needs both.
    const std::jthread fonts([] { return QFontMetricsF(QFont()).height(); });
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties(properties);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Penstock/Shell/Main.qml")));
    const QObjectList roots = engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}

} // namespace launch
