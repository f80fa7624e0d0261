#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// Keeps the screen from going dark while `isAwake`. Does nothing where the platform has no way.
class ScreenAwake : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isAwake READ isAwake WRITE setAwake NOTIFY awakeChanged)

public:
    using QObject::QObject;
    ~ScreenAwake() override { setAwake(false); }

    [[nodiscard]] bool isAwake() const { return m_isAwake; }
    void setAwake(bool isAwake);

signals:
    void awakeChanged();

private:
    void tellPlatform();

    bool m_isAwake = false;
    [[maybe_unused]] unsigned m_cookie = 0; // what a desktop gave for its promise
};
