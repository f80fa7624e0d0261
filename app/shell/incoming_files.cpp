#include "app/shell/incoming_files.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileOpenEvent>

namespace {

// Android names files of other apps this way, and iOS its own copies of them.
#if defined(Q_OS_IOS)
constexpr QLatin1String kScheme("file");
#else
constexpr QLatin1String kScheme("content");
#endif

} // namespace

IncomingFiles::IncomingFiles(QObject* parent) : QObject(parent) {
    QDesktopServices::setUrlHandler(kScheme, this, "received");
    QCoreApplication::instance()->installEventFilter(this);
}

IncomingFiles::~IncomingFiles() { QDesktopServices::unsetUrlHandler(kScheme); }

bool IncomingFiles::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    emit received(static_cast<QFileOpenEvent*>(event)->url());
    return true;
}

#include "moc_incoming_files.cpp"
