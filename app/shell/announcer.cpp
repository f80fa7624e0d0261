#include "app/shell/announcer.h"

namespace {

QAccessible::UpdateHandler receiver = nullptr;

void send(QAccessibleEvent& event) {
    if (receiver)
        receiver(&event);
    else
        QAccessible::updateAccessibility(&event);
}

void announce(QQuickItem& item, [[maybe_unused]] const QString& text) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(&item, text);
    send(event);
#else
    // Which of them is listened to differs between platforms.
    for (const auto type : {QAccessible::NameChanged, QAccessible::Alert}) {
        QAccessibleEvent event(&item, type);
        send(event);
    }
#endif
}

} // namespace

void Announcer::installReceiver(QAccessible::UpdateHandler wanted) { receiver = wanted; }

void Announcer::setText(const QString& text) {
    if (m_text == text)
        return;
    m_text = text;
    emit textChanged();
    if (m_text.isEmpty() || m_isToSay)
        return;
    m_isToSay = true;
    QMetaObject::invokeMethod(this, &Announcer::say, Qt::QueuedConnection);
}

void Announcer::say() {
    m_isToSay = false;
    if (m_item && !m_text.isEmpty())
        announce(*m_item, m_text);
}

#include "moc_announcer.cpp"
