#include "app/launch/page_tour.h"

#include <chrono>
#include <utility>

#include <QImage>
#include <QQuickWindow>
#include <QTimer>

namespace launch {

namespace {

// Long enough for fonts, layers and the software renderer; pages open without animation.
constexpr std::chrono::milliseconds kTimeToDraw{500};

} // namespace

PageTour::PageTour(QQuickWindow& window, QStringList pages,
                   std::function<bool(const QString&)> visit)
    : QObject(&window), m_window(window), m_pages(std::move(pages)), m_visit(std::move(visit)) {}

void PageTour::openNext() {
    if (m_pages.isEmpty()) {
        emit finished(m_isOk);
        return;
    }
    bool opened = false;
    if (!QMetaObject::invokeMethod(&m_window, "openPage", Q_RETURN_ARG(bool, opened),
                                   Q_ARG(QString, m_pages.first())) ||
        !opened) {
        qCritical("The page %s did not open.", qPrintable(m_pages.first()));
        m_isOk = false;
    }
    QTimer::singleShot(kTimeToDraw, this, &PageTour::visitCurrent);
}

void PageTour::visitCurrent() {
    m_isOk = m_visit(m_pages.takeFirst()) && m_isOk;
    openNext();
}

bool writePicture(QQuickWindow& window, const QString& file) {
    if (window.grabWindow().save(file))
        return true;
    qCritical("The picture %s cannot be written.", qPrintable(file));
    return false;
}

} // namespace launch
