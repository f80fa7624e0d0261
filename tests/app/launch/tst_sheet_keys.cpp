#include <memory>

#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/launch/running_app.h"

/// Keys while something has popped up. In a program of its own, because Qt's controls have to come
/// as late as they do for somebody who starts the app: with the first page above home.
class SheetKeysTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_app = std::make_unique<RunningApp>(m_folder->filePath("games.sqlite"));
        QVERIFY(m_app->isRunning());
        QVERIFY(m_app->tap("settingsButton"));
        QTRY_VERIFY(m_app->item("restoreButton"));
    }
    void cleanup() {
        QCOMPARE(launch::warningCount(), 0);
        m_app.reset();
    }

    void leaveTheSheetBeforeItsPage() {
        QVERIFY(openSheet());
        QTest::keyClick(&m_app->window(), Qt::Key_Escape);
        QTRY_VERIFY(!m_app->item("sheetCancel"));
        QVERIFY(m_app->item("settings"));
        QTest::keyClick(&m_app->window(), Qt::Key_Escape);
        QTRY_VERIFY(!m_app->item("settings"));
        QVERIFY(m_app->item("home"));
    }

    void comeBackToWhatOpenedTheSheet() {
        QVERIFY(openSheet());
        const QQuickItem* const opener = m_app->item("restoreButton");
        QVERIFY(m_app->window().activeFocusItem() != opener);
        QVERIFY(m_app->tap("sheetCancel"));
        QTRY_VERIFY(!m_app->item("sheetCancel"));
        QTRY_COMPARE(m_app->window().activeFocusItem(), opener);
    }

private:
    [[nodiscard]] bool openSheet() {
        m_app->item("restoreButton")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&m_app->window(), Qt::Key_Return);
        return QTest::qWaitFor([this] { return m_app->item("sheetCancel") != nullptr; });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RunningApp> m_app;
};

QTEST_MAIN(SheetKeysTest)
#include "tst_sheet_keys.moc"
