#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "app/shell/store_host.h"
#include "database/history.h"
#include "database/remembered.h"

class StoreHostTest : public QObject {
    Q_OBJECT

private slots:
    void opensAndKeeps() {
        const QTemporaryDir folder;
        {
            StoreHost host;
            host.setFile(folder.filePath("new folder/games.sqlite"));
            QVERIFY(database::setSetting(host.store(), "a", "b"));
            QVERIFY(host.notice().isEmpty());
        }
        StoreHost host;
        host.setFile(folder.filePath("new folder/games.sqlite"));
        const auto kept = database::setting(host.store(), "a");
        QVERIFY(kept && kept.value());
        QCOMPARE(*kept.value(), std::string("b"));
    }

    void goesOnInMemoryAndSaysSo() {
        StoreHost host;
        host.setFile("/proc/nothing/games.sqlite");
        QVERIFY(database::setSetting(host.store(), "a", "b"));
        QVERIFY2(host.notice().contains("/proc/nothing/games.sqlite"), qPrintable(host.notice()));
        host.dismissNotice();
        QVERIFY(host.notice().isEmpty());
    }

    /// A folder where SQLite wants its log stops even those who may write everywhere.
    void showsTheGamesOfAFileThatCannotBeWritten() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("games.sqlite");
        {
            StoreHost host;
            host.setFile(file);
            database::Play play;
            play.id = "p-1";
            play.game = "barrage";
            QVERIFY(database::addPlay(host.store(), play));
        }
        QVERIFY(QDir().mkdir(file + "-wal"));
        StoreHost host;
        host.setFile(file);
        QCOMPARE(database::listPlays(host.store()).value().size(), 1U);
        QVERIFY2(host.notice().contains("gone when Penstock is closed"), qPrintable(host.notice()));
    }

    void tellsWhatBecameOfADamagedFile() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("games.sqlite"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(9000, 'x')) == 9000);
        file.close();
        StoreHost host;
        host.setFile(file.fileName());
        QVERIFY(database::setSetting(host.store(), "a", "b"));
        QVERIFY2(host.notice().contains("damaged-"), qPrintable(host.notice()));
    }
};

QTEST_GUILESS_MAIN(StoreHostTest)
#include "tst_store_host.moc"
