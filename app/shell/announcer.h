#pragma once

#include <QAccessible>
#include <QPointer>
#include <QQuickItem>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// Says a text aloud for those who hear the screen: each time it becomes another one that is not
/// empty, and only after everything that follows from the same change. The item says it, so the
/// text has to be in its accessible name.
class Announcer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickItem* item MEMBER m_item NOTIFY itemChanged REQUIRED)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)

public:
    using QObject::QObject;

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);

    /// Sends events there instead of to Qt, which drops them unless a screen reader is running;
    /// nullptr: to Qt again.
    static void installReceiver(QAccessible::UpdateHandler receiver);

signals:
    void itemChanged();
    void textChanged();

private:
    void say();

    QPointer<QQuickItem> m_item;
    QString m_text;
    bool m_isToSay = false;
};
