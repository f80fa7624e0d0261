#include <memory>

#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/demo/barrage_demo.h"
#include "tests/app/launch/running_app.h"

/// The longest language in the largest letters on the smallest phone.
class SmallScreenTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QQuickStyle::setStyle("Basic");
        m_app = std::make_unique<RunningApp>(m_folder.filePath("games.sqlite"));
        QVERIFY(m_app->isRunning());
        QQuickWindow& window = m_app->window();
        window.setProperty("forceLanguage", "pl");
        window.setProperty("forceTextPercent", 150);
        window.resize(360, 640);
    }
    void cleanupTestCase() {
        QCOMPARE(launch::warningCount(), 0);
        m_app.reset();
    }

    void twoInstructionsAreReadWithoutScrolling() {
        const auto games = tour::keepDemoGames(m_app->host().store());
        QVERIFY2(games.ok(), games ? "" : games.error().c_str());
        tour::TourWindow tour(m_app->window(), games.value());
        QVERIFY(tour.openGame(keyOf(barrage::Situation::AutomaDecided), "game"));
        QVERIFY(tour.draw());
        QVERIFY(isSeen("line0", "scroll"));
        QVERIFY(isSeen("line1", "scroll"));
        QVERIFY(isSeen("doneButton", "doneButton"));
        // Larger on request, and back.
        QVERIFY(m_app->tap("panelGrip"));
        QVERIFY(isSeen("line2", "scroll"));
        QVERIFY(m_app->tap("panelGrip"));
        QVERIFY(isSeen("line0", "scroll"));
        QVERIFY(isSeen("doneButton", "doneButton"));
    }

private:
    /// The whole of it, in the view that scrolls it and in the window.
    [[nodiscard]] bool isSeen(const QString& name, const QString& view) {
        const QQuickItem* const item = m_app->item(name);
        const QQuickItem* const around = m_app->item(view);
        if (!item || !around)
            return false;
        const QRectF rect = tour::sceneRect(*item);
        return tour::sceneRect(*around).contains(rect) &&
               QRectF(QPointF(), m_app->window().size()).contains(rect);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<RunningApp> m_app;
};

QTEST_MAIN(SmallScreenTest)
#include "tst_small_screen.moc"
