#include <QTemporaryDir>
#include <QtTest>

#include "app/shell/window_margins.h"
#include "tests/app/launch/running_app.h"

class WindowMarginsTest : public QObject {
    Q_OBJECT

private slots:
    void pagesKeepOutOfThem() {
        const QTemporaryDir folder;
        RunningApp app(folder.filePath("games.sqlite"));
        QVERIFY(app.isRunning());
        const QQuickItem* const home = app.item("home");
        QVERIFY(home);
        const QRectF whole(QPointF(), app.window().size());
        QCOMPARE(tour::sceneRect(*home), whole);
        auto* const margins = app.window().findChild<WindowMargins*>();
        QVERIFY(margins);
        QCOMPARE(margins->window(), &app.window());
        const QMargins kept(3, 47, 5, 34);
#if QT_VERSION >= QT_VERSION_CHECK(6, 9, 0)
        emit app.window().safeAreaMarginsChanged(kept);
#else
        margins->setMargins(kept); // no window tells
#endif
        QCOMPARE(tour::sceneRect(*home), whole.marginsRemoved(kept));
        QVERIFY(app.tap("aboutButton"));
        QTRY_VERIFY(app.item("about"));
        QCOMPARE(tour::sceneRect(*app.item("about")), whole.marginsRemoved(kept));
        QCOMPARE(launch::warningCount(), 0);
    }
};

QTEST_MAIN(WindowMarginsTest)
#include "tst_window_margins.moc"
