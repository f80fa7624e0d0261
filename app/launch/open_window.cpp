#include "app/launch/open_window.h"

#include <thread>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <QFont>
#include <QFontMetricsF>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickWindow>
#include <QUrl>

#include "database/database_file.h"

namespace launch {

namespace {

/// What the thread below leaves behind is for the others to use, not for the next one of its kind.
void shareFreedMemory() {
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 2); // one for this thread, one for all that QML starts
#endif
}

} // namespace

QQuickWindow* openWindow(QQmlApplicationEngine& engine, const QVariantMap& properties) {
    shareFreedMemory();
    // The first text needs the system's fonts and the store SQLite. Both take a while to load and
    // are got ready here, while QML reads its modules.
    const std::jthread ahead([] {
        static_cast<void>(QFontMetricsF(QFont()).height());
        static_cast<void>(database::DatabaseFile::openInMemory());
    });
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
