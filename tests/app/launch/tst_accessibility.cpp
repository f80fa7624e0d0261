#include <algorithm>
#include <memory>
#include <set>
#include <vector>

#include <QAccessible>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtTest>

#include "app/launch/tour_stops.h"
#include "tests/app/launch/running_app.h"

namespace {

constexpr qreal kSmallestTarget = 48;
constexpr int kMostTabs = 400;

bool isTapped(const QQuickItem& item) {
    return item.inherits("QQuickMouseArea") ||
           std::ranges::any_of(item.children(), [](const QObject* child) {
               return child->inherits("QQuickTapHandler");
           });
}

QString spokenName(QQuickItem& item) {
    QAccessibleInterface* const interface = QAccessible::queryAccessibleInterface(&item);
    return interface ? interface->text(QAccessible::Name) : QString();
}

bool hasSpokenNameAround(QQuickItem& item) {
    for (QQuickItem* each = &item; each; each = each->parentItem())
        if (!spokenName(*each).isEmpty())
            return true;
    return false;
}

/// Everything the Tab key comes to, once around. It stays a while in what has places of its own.
std::set<const QQuickItem*> reachedByTab(QQuickWindow& window) {
    std::set<const QQuickItem*> reached;
    const QQuickItem* first = nullptr;
    for (int i = 0; i < kMostTabs; ++i) {
        QTest::keyClick(&window, Qt::Key_Tab);
        const QQuickItem* const focused = window.activeFocusItem();
        if (focused == first && reached.size() > 1)
            break;
        if (i == 0)
            first = focused;
        reached.insert(focused);
    }
    return reached;
}

/// What can be used now: all that is shown, or only the popup over it.
std::vector<QQuickItem*> itemsInUse(QQuickWindow& window) {
    std::vector<QQuickItem*> all;
    std::vector<QQuickItem*> ofPopup;
    launch::eachVisibleItem(window, [&](QQuickItem& item) {
        const QQuickItem* each = &item;
        while (each && !each->inherits("QQuickPopupItem"))
            each = each->parentItem();
        (each ? ofPopup : all).push_back(&item);
    });
    return ofPopup.empty() ? all : ofPopup;
}

QStringList faultsOf(QQuickWindow& window) {
    QStringList faults;
    std::vector<const QQuickItem*> controls;
    for (QQuickItem* const item : itemsInUse(window)) {
        const QString what = launch::describe(*item);
        if (isTapped(*item) && !hasSpokenNameAround(*item))
            faults.append(what + " can be tapped and has no name");
        if (!launch::isControl(*item))
            continue;
        if (spokenName(*item).isEmpty())
            faults.append(what + " has no name");
        if (!item->isEnabled())
            continue;
        controls.push_back(item);
        if (item->width() < kSmallestTarget || item->height() < kSmallestTarget)
            faults.append(what + QString(" is %1x%2").arg(item->width()).arg(item->height()));
    }
    const auto reached = reachedByTab(window);
    for (const QQuickItem* const control : controls)
        if (!reached.contains(control))
            faults.append(launch::describe(*control) + " is not reached by Tab");
    return faults;
}

} // namespace

/// Every page: each control says what it is, is large enough for a thumb and is reached by
/// keyboard.
class AccessibilityTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QQuickStyle::setStyle("Basic");
        QAccessible::setActive(true);
        m_app = std::make_unique<RunningApp>(m_folder.filePath("games.sqlite"));
        QVERIFY(m_app->isRunning());
        const auto games = launch::keepDemoGames(m_app->host().store());
        QVERIFY2(games.ok(), games ? "" : games.error().c_str());
        m_tour = std::make_unique<launch::TourWindow>(m_app->window(), games.value());
    }
    void cleanupTestCase() {
        QCOMPARE(launch::warningCount(), 0);
        m_app.reset();
    }

    void serves_data() {
        QTest::addColumn<int>("stop");
        const auto stops = launch::tourStops();
        for (int i = 0; i < int(stops.size()); ++i)
            QTest::newRow(qPrintable(stops[std::size_t(i)].name)) << i;
    }
    void serves() {
        QFETCH(const int, stop);
        QVERIFY(launch::tourStops()[std::size_t(stop)].open(*m_tour));
        const QStringList faults = faultsOf(m_app->window());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<RunningApp> m_app;
    std::unique_ptr<launch::TourWindow> m_tour;
};

QTEST_MAIN(AccessibilityTest)
#include "tst_accessibility.moc"
