#include <QtTest>

#include "app/launch/launch_options.h"

class LaunchOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void defaultsToAPhone() {
        const auto parsed = launch::parse({"penstock"});
        QVERIFY(parsed.ok());
        QCOMPARE(parsed.value().size, QSize(390, 844));
        QVERIFY(parsed.value().language.isEmpty());
        QVERIFY(!parsed.value().isDark);
        QVERIFY(parsed.value().storeFile.isEmpty());
        QVERIFY(parsed.value().openFile.isEmpty());
        QCOMPARE(parsed.value().textPercent, 0);
    }

    void readsEveryOption() {
        const auto parsed = launch::parse({"penstock", "--size", "1280x800", "--lang", "pl",
                                           "--dark", "--store", "games.sqlite", "--text", "150"});
        QVERIFY(parsed.ok());
        QCOMPARE(parsed.value().size, QSize(1280, 800));
        QCOMPARE(parsed.value().language, "pl");
        QVERIFY(parsed.value().isDark);
        QCOMPARE(parsed.value().storeFile, "games.sqlite");
        QCOMPARE(parsed.value().textPercent, 150);
    }

    void takesAFileWithGames() {
        const auto parsed = launch::parse({"penstock", "evening.penstock"});
        QVERIFY(parsed.ok());
        QCOMPARE(parsed.value().openFile, "evening.penstock");
    }

    void refusesWhatMakesNoSense_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        QTest::newRow("size without height") << QStringList{"--size", "390"} << "--size";
        QTest::newRow("size of zero") << QStringList{"--size", "0x844"} << "--size";
        QTest::newRow("negative size") << QStringList{"--size=-1x844"} << "--size";
        QTest::newRow("unknown language") << QStringList{"--lang", "de"} << "--lang";
        QTest::newRow("unknown option") << QStringList{"--colour"} << "colour";
        QTest::newRow("option of the tour") << QStringList{"--self-test"} << "self-test";
        QTest::newRow("text too small") << QStringList{"--text", "70"} << "--text";
        QTest::newRow("text too large") << QStringList{"--text", "151"} << "--text";
        QTest::newRow("text that is no number") << QStringList{"--text", "big"} << "--text";
        QTest::newRow("second file") << QStringList{"a.penstock", "game.log"} << "game.log";
        QTest::newRow("missing value") << QStringList{"--store"} << "store";
    }
    void refusesWhatMakesNoSense() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, named);
        const auto parsed = launch::parse(QStringList{"penstock"} + arguments);
        QVERIFY(!parsed.ok());
        const QString sentence = QString::fromStdString(parsed.error());
        QVERIFY2(sentence.contains(named), qPrintable(sentence));
    }
};

QTEST_GUILESS_MAIN(LaunchOptionsTest)
#include "tst_launch_options.moc"
