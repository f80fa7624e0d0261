#include <QDesktopServices>
#include <QFileOpenEvent>
#include <QSignalSpy>
#include <QtTest>

#include "app/shell/incoming_files.h"

class IncomingFilesTest : public QObject {
    Q_OBJECT

private slots:
    void tellsOfAFileThatTheSystemOpens() {
        IncomingFiles incoming;
        const QSignalSpy received(&incoming, &IncomingFiles::received);
        QFileOpenEvent event(QUrl::fromLocalFile("/some where/evening.penstock"));
        QVERIFY(QCoreApplication::sendEvent(qApp, &event));
        QCOMPARE(received.size(), 1);
        QCOMPARE(received.first().first().toUrl(),
                 QUrl::fromLocalFile("/some where/evening.penstock"));
    }

    void tellsOfAFileOfAnotherAndroidApp() {
        const QUrl file("content://mail/attachments/evening%20games.penstock");
        IncomingFiles incoming;
        const QSignalSpy received(&incoming, &IncomingFiles::received);
        QVERIFY(QDesktopServices::openUrl(file));
        QCOMPARE(received.size(), 1);
        QCOMPARE(received.first().first().toUrl(), file);
    }

    void leavesOtherEventsAlone() {
        IncomingFiles incoming;
        const QSignalSpy received(&incoming, &IncomingFiles::received);
        QEvent event(QEvent::ApplicationFontChange);
        QCoreApplication::sendEvent(qApp, &event);
        QVERIFY(received.isEmpty());
    }
};

QTEST_MAIN(IncomingFilesTest)
#include "tst_incoming_files.moc"
