#include "app/shell/window_margins.h"

void WindowMargins::setWindow(QQuickWindow* window) {
    m_window = window;
    emit windowChanged();
#if QT_VERSION >= QT_VERSION_CHECK(6, 9, 0)
    if (!m_window)
        return;
    connect(m_window, &QWindow::safeAreaMarginsChanged, this, &WindowMargins::setMargins);
    setMargins(m_window->safeAreaMargins());
#endif
}

void WindowMargins::setMargins(const QMargins& margins) {
    if (margins == m_margins)
        return;
    m_margins = margins;
    emit changed();
}

#include "moc_window_margins.cpp"
