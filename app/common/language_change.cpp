#include "app/common/language_change.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>

LanguageChange::LanguageChange() : QObject(QCoreApplication::instance()) {
    QCoreApplication::instance()->installEventFilter(this);
}

LanguageChange* LanguageChange::ofProgram() {
    static QPointer<LanguageChange> one;
    if (!one)
        one = new LanguageChange;
    return one;
}

bool LanguageChange::eventFilter(QObject* watched, QEvent* event) {
    if (watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange)
        emit changed();
    return QObject::eventFilter(watched, event);
}

#include "moc_language_change.cpp"
