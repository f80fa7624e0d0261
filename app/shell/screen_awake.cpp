#include "app/shell/screen_awake.h"

#if defined(Q_OS_ANDROID)
#include <QCoreApplication>
#include <QJniObject>
#elif defined(PENSTOCK_HAS_DBUS)
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusReply>
#endif

void ScreenAwake::setAwake(bool isAwake) {
    if (m_isAwake == isAwake)
        return;
    m_isAwake = isAwake;
    tellPlatform();
    emit awakeChanged();
}

#if defined(Q_OS_ANDROID)

void ScreenAwake::tellPlatform() {
    // Only the thread of Android's own window may change it.
    QNativeInterface::QAndroidApplication::runOnAndroidMainThread([isAwake = m_isAwake] {
        constexpr jint kKeepScreenOn = 0x00000080; // LayoutParams.FLAG_KEEP_SCREEN_ON
        const QJniObject activity = QNativeInterface::QAndroidApplication::context();
        const QJniObject window = activity.callObjectMethod("getWindow", "()Landroid/view/Window;");
        if (window.isValid())
            window.callMethod<void>(isAwake ? "addFlags" : "clearFlags", "(I)V", kKeepScreenOn);
    });
}

#elif defined(PENSTOCK_HAS_DBUS)

void ScreenAwake::tellPlatform() {
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")) // no desktop to ask
        return;
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    const QString service = QStringLiteral("org.freedesktop.ScreenSaver");
    QDBusMessage call = QDBusMessage::createMethodCall(
        service, QStringLiteral("/org/freedesktop/ScreenSaver"), service,
        m_isAwake ? QStringLiteral("Inhibit") : QStringLiteral("UnInhibit"));
    if (m_isAwake)
        call << QStringLiteral("Penstock") << tr("A game is on screen");
    else
        call << m_cookie;
    const QDBusReply<unsigned> reply = bus.call(call, QDBus::Block, 200);
    m_cookie = m_isAwake && reply.isValid() ? reply.value() : 0;
}

#elif !defined(Q_OS_IOS)

void ScreenAwake::tellPlatform() {}

#endif

#include "moc_screen_awake.cpp"
