#pragma once

#include <memory>
#include <utility>

#include <QGuiApplication>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStyleHints>
#include <QtTest>

#include "app/barrage/table/barrage_table.h"
#include "app/common/chance.h"
#include "app/launch/main_window.h"
#include "app/launch/warning_watch.h"
#include "app/tour/tour_window.h"
#include "app/tour/visible_items.h"

/// The whole program in a window, on a store of the test's. It ends with this object.
class RunningApp {
public:
    explicit RunningApp(const QString& storeFile) {
        // Taps of a test are meant, however quickly they follow one another.
        QGuiApplication::styleHints()->setMouseDoubleClickInterval(0);
        // What the app deals is the same in every run, or a fault could not be found again.
        seedChance(kChance);
        m_app =
            std::make_unique<launch::MainWindow>(storeFile, QVariantMap{{"forceLanguage", "en"}});
        m_window = m_app->window();
    }

    [[nodiscard]] bool isRunning() const {
        return m_window && QTest::qWaitForWindowExposed(m_window);
    }
    [[nodiscard]] QQuickWindow& window() { return *m_window; }
    [[nodiscard]] StoreHost& host() { return m_app->host(); }
    [[nodiscard]] GameTables& tables() { return *m_window->findChild<GameTables*>(); }
    [[nodiscard]] BarrageTable& table() {
        return static_cast<BarrageTable&>(*tables().choose("barrage"));
    }
    [[nodiscard]] QQuickItem* item(const QString& name) {
        return tour::visibleItem(*m_window, name);
    }

    /// Taps the item's middle as a finger would, after scrolling to it; false if it is not there.
    [[nodiscard]] bool tap(const QString& name) {
        QQuickItem* const target = item(name);
        return target && target->isEnabled() && tap(*target);
    }
    [[nodiscard]] bool tap(QQuickItem& target) {
        tour::TourWindow tour(*m_window, {});
        const QPointer<QQuickItem> alive(&target); // lists are made anew while frames are drawn
        QPointF last(-1, -1);
        const auto isReady = [&] { // in sight, still, and no page gives way to another
            if (!alive || !alive->isVisible())
                return true;
            scrollTo(*alive);
            const QPointF middle = tour::sceneRect(*alive).center();
            return std::exchange(last, middle) == middle && isInSight(*alive, middle) &&
                   !tour.isChangingPage();
        };
        if (!tour.waitFor(isReady) || !alive || !alive->isVisible())
            return false;
        QTest::mouseClick(m_window, Qt::LeftButton, {}, last.toPoint());
        return tour.draw();
    }

private:
    static constexpr std::uint64_t kChance = 1;

    /// Nothing around the item cuts that point off.
    [[nodiscard]] bool isInSight(const QQuickItem& item, QPointF point) const {
        for (const QQuickItem* each = item.parentItem(); each; each = each->parentItem())
            if ((each->clip() || each->inherits("QQuickFlickable")) &&
                !tour::sceneRect(*each).contains(point))
                return false;
        return QRectF(QPointF(), m_window->size()).contains(point);
    }

    static void scrollTo(const QQuickItem& target) {
        for (QQuickItem* each = target.parentItem(); each; each = each->parentItem()) {
            if (!each->inherits("QQuickFlickable"))
                continue;
            const QRectF view = tour::sceneRect(*each);
            const qreal most = qMax(0.0, each->property("contentHeight").toReal() - each->height());
            const qreal wanted = each->property("contentY").toReal() +
                                 tour::sceneRect(target).center().y() - view.center().y();
            each->setProperty("contentY", qBound(0.0, wanted, most));
        }
    }

    std::unique_ptr<launch::MainWindow> m_app;
    QQuickWindow* m_window = nullptr;
};
