#pragma once

#include <functional>

#include <QObject>
#include <QStringList>

class QQuickWindow;

namespace launch {

/// Opens pages of the window one after another and gives each the time to be drawn.
class PageTour : public QObject {
    Q_OBJECT

public:
    /// `visit` is called with the page's name while the page stands.
    PageTour(QQuickWindow& window, QStringList pages, std::function<bool(const QString&)> visit);

    void start() { openNext(); }

signals:
    /// The tour is over; not ok if a page did not open or a visit failed.
    void finished(bool ok);

private:
    void openNext();
    void visitCurrent();

    QQuickWindow& m_window;
    QStringList m_pages;
    std::function<bool(const QString&)> m_visit;
    bool m_isOk = true;
};

/// Writes what the window shows; false, with a sentence on stderr, if the file cannot be written.
[[nodiscard]] bool writePicture(QQuickWindow& window, const QString& file);

} // namespace launch
