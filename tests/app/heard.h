#pragma once

#include <utility>

#include <QStringList>

#include "app/shell/announcer.h"

/// What a screen reader is told to say while this object lives; there is one at a time.
class Heard {
public:
    Heard() {
        s_texts.clear();
        Announcer::installReceiver(listen);
    }
    ~Heard() { Announcer::installReceiver(nullptr); }
    Heard(const Heard&) = delete;
    Heard& operator=(const Heard&) = delete;

    [[nodiscard]] QStringList texts() const { return s_texts; }
    /// The last one, which is forgotten with all before it.
    QString takeLast() {
        const QStringList texts = std::exchange(s_texts, {});
        return texts.isEmpty() ? QString() : texts.last();
    }

private:
    static void listen(QAccessibleEvent* event) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        if (event->type() == QAccessible::Announcement)
            s_texts.append(static_cast<QAccessibleAnnouncementEvent*>(event)->message());
#else
        if (event->type() == QAccessible::Alert && event->accessibleInterface())
            s_texts.append(event->accessibleInterface()->text(QAccessible::Name));
#endif
    }

    static inline QStringList s_texts;
};
