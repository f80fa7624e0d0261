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
        QCOMPARE(launch::sceneRect(*home), whole);
        auto* const margins = app.window().findChild<WindowMargins*>();
        QVERIFY(margins);
        QCOMPARE(margins->window(), &app.window());
        const QMargins kept(3, 47, 5, 34);
        margins->setMargins(kept);
        QCOMPARE(launch::sceneRect(*home), whole.marginsRemoved(kept));
        QVERIFY(app.tap("aboutButton"));
        QTRY_VERIFY(app.item("about"));
        QCOMPARE(launch::sceneRect(*app.item("about")), whole.marginsRemoved(kept));
        QCOMPARE(launch::warningCount(), 0);
    }
};

QTEST_MAIN(WindowMarginsTest)
#include "tst_window_margins.moc"
