#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/launch/running_app.h"

/// Qt's controls take longer to load than all the rest of the first page, so that page does without
/// them; nothing else would notice if one came in.
class FirstPageTest : public QObject {
    Q_OBJECT

private slots:
    void isThereBeforeQtsControls() {
        if (!QFile::exists(kMaps))
            QSKIP("The libraries in use are not told here.");
        const QTemporaryDir folder;
        RunningApp app(folder.filePath("games.sqlite"));
        QVERIFY(app.isRunning());
        QVERIFY(app.item("aboutButton"));
        QVERIFY(!hasControls());
        QVERIFY(app.tap("aboutButton"));
        QTRY_VERIFY(hasControls());
    }

    /// Else nobody would check that they fit, have a name and are reached by Tab.
    void hasButtonsThatCountAsControls() {
        const QTemporaryDir folder;
        RunningApp app(folder.filePath("games.sqlite"));
        QVERIFY(app.isRunning());
        for (const char* name : {"new_barrage", "sessionsButton", "aboutButton"})
            QVERIFY2(tour::isControl(*app.item(name)), name);
        QVERIFY(!tour::isControl(*app.item("homeScroll")));
    }

private:
    static constexpr const char* kMaps = "/proc/self/maps";

    [[nodiscard]] static bool hasControls() {
        QFile maps(kMaps);
        return maps.open(QIODevice::ReadOnly) && maps.readAll().contains("QuickTemplates2");
    }
};

QTEST_MAIN(FirstPageTest)
#include "tst_first_page.moc"
