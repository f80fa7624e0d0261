#pragma once

#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtTest>

/// The windows on the screen: from Qt 6.8 on, a dialog for files is one of its own.
class ShownWindows : public QObject {
    Q_OBJECT

public:
    /// What everything in each window belongs to.
    Q_INVOKABLE [[nodiscard]] QList<QQuickItem*> roots() const {
        QList<QQuickItem*> items;
        for (QWindow* const window : QGuiApplication::allWindows())
            if (const auto* quick = qobject_cast<QQuickWindow*>(window);
                quick && quick->isVisible())
                items.append(quick->contentItem());
        return items;
    }

    /// Keys for the window in which the item is, which need not be that of the test.
    Q_INVOKABLE void type(QQuickItem* item, const QString& text) const {
        for (const QChar letter : text)
            QTest::keyClick(item->window(), letter.toLatin1());
    }
};
