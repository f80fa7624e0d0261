#include "app/launch/open_window.h"

#include <thread>

#include <QFont>
#include <QFontMetricsF>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickWindow>
#include <QUrl>

namespace launch {

QQuickWindow* openWindow(QQmlApplicationEngine& engine, const QVariantMap& properties) {
    // The system's fonts are looked for while QML reads its modules; each takes about as long, and
    // the first text needs both.
    const std::jthread fonts([] { return QFontMetricsF(QFont()).height(); });
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties(properties);
    // The first page is read while the window is made and opens the store.
    const QUrl shell(QStringLiteral("qrc:/qt/qml/Penstock/Shell/"));
    const QUrl main = shell.resolved(QUrl(QStringLiteral("Main.qml")));
    const QQmlComponent window(&engine, main);
    const QQmlComponent home(&engine, shell.resolved(QUrl(QStringLiteral("HomePage.qml"))),
                             QQmlComponent::Asynchronous);
    engine.load(main);
    const QObjectList roots = engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}

} // namespace launch
