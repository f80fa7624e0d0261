#pragma once

#include <QMargins>
#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QtQml/qqmlregistration.h>

/// What the system keeps of the edges of a window: where a phone has its camera and its bars. Qt
/// tells since 6.9, which packages for phones ask for; before that there are none.
class WindowMargins : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickWindow* window READ window WRITE setWindow NOTIFY windowChanged REQUIRED)
    Q_PROPERTY(int left READ left NOTIFY changed)
    Q_PROPERTY(int top READ top NOTIFY changed)
    Q_PROPERTY(int right READ right NOTIFY changed)
    Q_PROPERTY(int bottom READ bottom NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QQuickWindow* window() const { return m_window; }
    void setWindow(QQuickWindow* window);
    [[nodiscard]] int left() const { return m_margins.left(); }
    [[nodiscard]] int top() const { return m_margins.top(); }
    [[nodiscard]] int right() const { return m_margins.right(); }
    [[nodiscard]] int bottom() const { return m_margins.bottom(); }

    /// What the window tells.
    void setMargins(const QMargins& margins);

signals:
    void windowChanged();
    void changed();

private:
    QPointer<QQuickWindow> m_window;
    QMargins m_margins;
};
