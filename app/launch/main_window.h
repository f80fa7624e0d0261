#pragma once

#include <future>
#include <memory>

#include <QQmlEngine>
#include <QQuickWindow>
#include <QVariantMap>

#include "app/store/store_host.h"

namespace launch {

/// The program in its window with its store: how it starts and ends, wherever it is started from.
/// Warnings of QML are counted.
class MainWindow {
public:
    /// Main.qml with these properties. No file means the store where the platform keeps such files.
    MainWindow(const QString& storeFile, const QVariantMap& properties);
    ~MainWindow();
    MainWindow(const MainWindow&) = delete;
    MainWindow& operator=(const MainWindow&) = delete;

    [[nodiscard]] StoreHost& host() { return m_host; }
    /// Null, after a warning, if it does not load.
    [[nodiscard]] QQuickWindow* window() const { return m_window.get(); }

private:
    void load(const QVariantMap& properties);

    StoreHost m_host; // outlives everything that uses it
    // Before the engine, because it works while that is made; waited for at the end.
    std::future<void> m_ahead;
    QQmlEngine m_engine;
    std::unique_ptr<QQuickWindow> m_window;
};

} // namespace launch
