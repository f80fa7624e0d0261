#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include "app/sessions/bring_in.h"
#include "app/store/store_host.h"
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
            addPlay(host, "p-1");
        }
        QVERIFY(QDir().mkdir(file + "-wal"));
        StoreHost host;
        host.setFile(file);
        QCOMPARE(database::listPlays(host.store()).value().size(), 1U);
        QVERIFY2(host.notice().contains("gone when Penstock is closed"), qPrintable(host.notice()));
    }

    /// As a program leaves it that was ended while it wrote.
    void readsTheGamesThatOnlyTheLogHas() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("games.sqlite");
        StoreHost before;
        before.setFile(folder.filePath("before.sqlite"));
        addPlay(before, "p-1");
        for (const char* part : {"", "-wal"})
            QVERIFY(QFile::copy(before.path() + part, file + part));
        QVERIFY(QFileInfo(file + "-wal").size() > 0);
        const auto contents = sessions::contentsOfFile(file); // as for a store it cannot write
        QVERIFY(contents);
        QCOMPARE(contents.value().plays.size(), 1U);
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

private:
    static void addPlay(StoreHost& host, const char* id) {
        database::Play play;
        play.id = id;
        play.game = "barrage";
        QVERIFY(database::addPlay(host.store(), play));
    }
};

QTEST_GUILESS_MAIN(StoreHostTest)
#include "tst_store_host.moc"
