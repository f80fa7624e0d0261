#include <QSignalSpy>
#include <QtTest>

#include "app/shell/camera_finder.h"

class CameraFinderTest : public QObject {
    Q_OBJECT

private slots:
    /// Desktops give it without a question, also where Qt (from 6.5 on) can ask.
    void permissionIsAnsweredOnceAskedFor() {
        CameraFinder finder;
        QSignalSpy changed(&finder, &CameraFinder::changed);
        QVERIFY(!finder.isAllowed());
        QVERIFY(!finder.isForbidden());
        finder.askForPermission();
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(finder.isAllowed());
        QVERIFY(!finder.isForbidden());
    }

    void knowsOfNoCameraUntilOneIsWanted() {
        CameraFinder finder;
        QVERIFY(!finder.isWanted());
        QVERIFY(!finder.hasCamera());
        QSignalSpy changed(&finder, &CameraFinder::changed);
        finder.setIsWanted(true);
        QVERIFY(finder.isWanted());
        QCOMPARE(changed.count(), 1);
        finder.setIsWanted(false);
        QVERIFY(!finder.hasCamera());
        QCOMPARE(changed.count(), 2);
    }

    void picturesLieInAFolderThatGoesWithIt() {
        QString file;
        {
            CameraFinder finder;
            file = finder.pictureFile();
            QVERIFY(QFileInfo(file).dir().exists());
            QCOMPARE(finder.pictureFile(), file);
        }
        QVERIFY(!QFileInfo(file).dir().exists());
    }
};

QTEST_MAIN(CameraFinderTest)
#include "tst_camera_finder.moc"
