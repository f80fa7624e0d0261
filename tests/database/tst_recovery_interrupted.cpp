#include <optional>

#include <QtTest>

#include "database/recovery.h"
#include "database/sessions.h"
#include "database/store.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

/// A recovery that ended when the damaged file had been set aside, but nothing else yet.
class InterruptedRecoveryTest : public QObject {
    Q_OBJECT

private slots:
    void doesNotTakeTheLogOfTheDamagedFileForItsOwn() {
        const QTemporaryDir folder;
        const auto pathOf = [&folder](const char* name) { return pathIn(folder, name); };
        {
            const auto rebuilt = openStore(pathOf("games.recovered.sqlite"));
            QVERIFY(rebuilt.ok() && addSession(rebuilt.value(), exampleSession("kept")).ok());
        }
        {
            const auto damaged = openStore(pathOf("damaged"));
            QVERIFY(damaged.ok() && addSession(damaged.value(), exampleSession("old")).ok());
            QVERIFY(
                QFile::copy(folder.filePath("damaged-wal"), folder.filePath("games.sqlite-wal")));
        }
        const auto opened = openOrRecover(pathOf("games.sqlite"), 0);
        QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().detail.c_str());
        QVERIFY(!opened.value().recovery);
        const auto sessions = listSessions(opened.value().store);
        QVERIFY(sessions.ok());
        QCOMPARE(sessions.value().size(), std::size_t{1});
        QCOMPARE(sessions.value().front().id, std::string("kept"));
        QVERIFY(QFile::exists(folder.filePath("games.damaged-1970-01-01-000000.sqlite-wal")));
    }
};

QTEST_GUILESS_MAIN(InterruptedRecoveryTest)
#include "tst_recovery_interrupted.moc"
