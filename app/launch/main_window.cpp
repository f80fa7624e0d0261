#include "app/launch/main_window.h"

#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <QEventLoop>
#include <QFont>
#include <QFontMetricsF>
#include <QQmlComponent>
#include <QUrl>

#include "app/launch/warning_watch.h"
#include "database/database_file.h"

namespace launch {

namespace {

/// What a thread leaves behind is for the others to use, not for the next one of its kind.
void shareFreedMemory() {
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 3); // this thread, the one below, one for all that QML starts
#endif
}

/// The fonts of the first page, as long as nobody chose another text size, and the one that every
/// text has before it is told its own.
void loadFonts() {
    static_cast<void>(QFontMetricsF(QFont()).height());
    for (const auto& [pixels, weight] : {std::pair(14, QFont::Normal),
                                         {15, QFont::Normal},
                                         {15, QFont::DemiBold},
                                         {18, QFont::Normal},
                                         {18, QFont::DemiBold},
                                         {40, QFont::DemiBold}}) {
        QFont font;
        font.setPixelSize(pixels);
        font.setWeight(weight);
        static_cast<void>(QFontMetricsF(font).height());
    }
}

/// Loads what takes long and needs no window, the system's list of fonts and SQLite; what depends
/// on it is then for the host's thread to do. That has the time, because QML reads its files in one
/// of its own.
void readAhead(StoreHost* host) {
    // SQLite first: the engine is being made and loads no libraries yet, for which one waits.
    static_cast<void>(database::DatabaseFile::openInMemory());
    QMetaObject::invokeMethod(
        host, [host] { static_cast<void>(host->store()); }, Qt::QueuedConnection);
    static_cast<void>(QFontMetricsF(QFont()).height());
    QMetaObject::invokeMethod(host, loadFonts, Qt::QueuedConnection);
}

QUrl shellFile(const char* name) {
    return QUrl(QStringLiteral("qrc:/qt/qml/Penstock/Shell/") + QLatin1String(name));
}

} // namespace

MainWindow::MainWindow(const QString& storeFile, const QVariantMap& properties)
    : m_ahead(std::async(std::launch::async, (shareFreedMemory(), readAhead), &m_host)) {
    watchWarnings(m_engine);
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_host.setFile(storeFile);
    load(properties);
}

MainWindow::~MainWindow() {
    emit m_host.closing(); // while the tables are there to write what they hold
}

void MainWindow::load(const QVariantMap& properties) {
    QQmlComponent main(&m_engine, shellFile("Main.qml"), QQmlComponent::Asynchronous);
    // The first page is read while the window is made.
    const QQmlComponent home(&m_engine, shellFile("HomePage.qml"), QQmlComponent::Asynchronous);
    if (main.isLoading()) {
        QEventLoop loop; // serves QML and what was read ahead
        QObject::connect(&main, &QQmlComponent::statusChanged, &loop, &QEventLoop::quit);
        loop.exec();
    }
    QVariantMap given = properties;
    given.insert(QStringLiteral("storeHost"), QVariant::fromValue(&m_host));
    m_window.reset(qobject_cast<QQuickWindow*>(main.createWithInitialProperties(given)));
    if (!m_window)
        qWarning("%s", qPrintable(main.errorString()));
}

} // namespace launch
