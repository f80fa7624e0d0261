#include <QtTest>

#include "engine/core/game_log.h"

using namespace core;

namespace {

GameLog twoEntries() {
    return {"barrage", 1, "seats=2", {"usa bank engineers=2", "table proceed"}};
}

} // namespace

class TestGameLog : public QObject {
    Q_OBJECT

private slots:
    void textIsHeaderSetupAndOneLinePerEntry() {
        QCOMPARE(toText(twoEntries()),
                 std::string("barrage 1\nseats=2\nusa bank engineers=2\ntable proceed\n"));
        QCOMPARE(toText({"a", 0, "", {}}), std::string("a 0\n\n"));
    }

    void roundTrip_data() {
        QTest::addColumn<GameLog>("log");
        QTest::newRow("entries") << twoEntries();
        QTest::newRow("no entries") << GameLog{"barrage", 12, "seats=2", {}};
        QTest::newRow("an empty setup") << GameLog{"barrage", 1, "", {"table proceed"}};
        QTest::newRow("an empty entry") << GameLog{"barrage", 1, "seats=2", {"", "table proceed"}};
        QTest::newRow("an empty last entry") << GameLog{"barrage", 1, "seats=2", {""}};
        QTest::newRow("letters beyond ASCII") << GameLog{"barrage", 1, "zażółć", {"gęślą jaźń"}};
    }

    void roundTrip() {
        QFETCH(const GameLog, log);
        GameLog read;
        QVERIFY(fromText(toText(log), read));
        QVERIFY(read == log);
    }

    void unfinishedLastLineIsNoEntry() {
        GameLog read;
        QVERIFY(fromText("barrage 1\nseats=2\nusa bank engineers=2\ntable pro", read));
        QCOMPARE(read.entries, std::vector<std::string>{"usa bank engineers=2"});
        QCOMPARE(read.unfinished, std::string("table pro"));
        QVERIFY(fromText("barrage 1", read));
        QVERIFY((read == GameLog{"barrage", 1, "", {}}));
    }

    void refusesBrokenHeaders_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("refuses an empty text") << QByteArray("");
        QTest::newRow("refuses an empty header") << QByteArray("\nseats=2\n");
        QTest::newRow("refuses a game without version") << QByteArray("barrage\nseats=2\n");
        QTest::newRow("refuses a space without version") << QByteArray("barrage \nseats=2\n");
        QTest::newRow("refuses a version without game") << QByteArray(" 1\nseats=2\n");
        QTest::newRow("refuses a version that is no number") << QByteArray("barrage one\n");
        QTest::newRow("refuses a version with more behind it") << QByteArray("barrage 1 beta\n");
        QTest::newRow("refuses a version with a fraction") << QByteArray("barrage 1.5\n");
        QTest::newRow("refuses two spaces") << QByteArray("barrage  1\n");
        QTest::newRow("refuses a version beyond every number")
            << QByteArray("barrage 99999999999999999999\n");
    }

    void refusesBrokenHeaders() {
        QFETCH(const QByteArray, text);
        GameLog read = twoEntries();
        QVERIFY(!fromText(text.toStdString(), read));
        QVERIFY(read == twoEntries()); // left alone
    }

    /// 64-bit FNV-1a, worked out by other means.
    void hash() {
        QCOMPARE(hashOf(twoEntries()), std::uint64_t{0xCDD444834234B915});
        QCOMPARE(hashOf({"a", 0, "", {}}), std::uint64_t{0x0CF2050A03EFD4B8});
        QCOMPARE(hashOf({"barrage", 1, "zażółć", {}}), std::uint64_t{0xB1C74612942DDE54});
    }

    void hashTellsLogsApart() {
        const GameLog log = twoEntries();
        GameLog other = log;
        other.rulesVersion = 2;
        QVERIFY(hashOf(other) != hashOf(log));
        other = log;
        std::swap(other.entries[0], other.entries[1]);
        QVERIFY(hashOf(other) != hashOf(log));
        other = log;
        other.entries.pop_back();
        QVERIFY(hashOf(other) != hashOf(log));
    }
};

QTEST_APPLESS_MAIN(TestGameLog)
#include "tst_game_log.moc"
