#include <QtTest>

#include "app/launch/launch_options.h"

class LaunchOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void defaultsToAPhoneOnTheHomePage() {
        const auto parsed = launch::parse({"penstock"});
        QVERIFY(parsed.ok());
        QCOMPARE(parsed.value().size, QSize(390, 844));
        QCOMPARE(parsed.value().page, "home");
        QVERIFY(parsed.value().language.isEmpty());
        QVERIFY(parsed.value().grabFile.isEmpty());
        QVERIFY(parsed.value().demoFolder.isEmpty());
        QVERIFY(!parsed.value().isDark);
        QVERIFY(!parsed.value().isSelfTest);
        QVERIFY(parsed.value().storeFile.isEmpty());
        QVERIFY(parsed.value().openFile.isEmpty());
        QCOMPARE(parsed.value().textPercent, 0);
    }

    void readsEveryOption() {
        const auto parsed = launch::parse(
            {"penstock", "--size",       "1280x800", "--page", "about",       "--lang", "pl",
             "--dark",   "--grab",       "a.png",    "--demo", "pictures",    "--only", "home,log",
             "--store",  "games.sqlite", "--text",   "150",    "--self-test", "looks"});
        QVERIFY(parsed.ok());
        QCOMPARE(parsed.value().size, QSize(1280, 800));
        QCOMPARE(parsed.value().page, "about");
        QCOMPARE(parsed.value().language, "pl");
        QCOMPARE(parsed.value().grabFile, "a.png");
        QCOMPARE(parsed.value().demoFolder, "pictures");
        QCOMPARE(parsed.value().onlyStops, (QStringList{"home", "log"}));
        QVERIFY(parsed.value().isDark);
        QCOMPARE(parsed.value().storeFile, "games.sqlite");
        QCOMPARE(parsed.value().textPercent, 150);
        QVERIFY(parsed.value().isSelfTest);
        QCOMPARE(parsed.value().selfTestFolder, "looks");
    }

    void testsItselfWithoutPicturesToo() {
        const auto parsed = launch::parse({"penstock", "--self-test"});
        QVERIFY(parsed.ok());
        QVERIFY(parsed.value().isSelfTest);
        QVERIFY(parsed.value().selfTestFolder.isEmpty());
    }

    void takesAFileWithGames() {
        const auto parsed = launch::parse({"penstock", "evening.penstock"});
        QVERIFY(parsed.ok());
        QCOMPARE(parsed.value().openFile, "evening.penstock");
        QVERIFY(parsed.value().selfTestFolder.isEmpty());
    }

    void refusesWhatMakesNoSense_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        QTest::newRow("size without height") << QStringList{"--size", "390"} << "--size";
        QTest::newRow("size of zero") << QStringList{"--size", "0x844"} << "--size";
        QTest::newRow("negative size") << QStringList{"--size=-1x844"} << "--size";
        QTest::newRow("unknown page") << QStringList{"--page", "nowhere"} << "--page";
        QTest::newRow("unknown language") << QStringList{"--lang", "de"} << "--lang";
        QTest::newRow("unknown option") << QStringList{"--colour"} << "colour";
        QTest::newRow("text too small") << QStringList{"--text", "70"} << "--text";
        QTest::newRow("text too large") << QStringList{"--text", "151"} << "--text";
        QTest::newRow("text that is no number") << QStringList{"--text", "big"} << "--text";
        QTest::newRow("second folder") << QStringList{"--self-test", "a", "b"} << "b.";
        QTest::newRow("second file") << QStringList{"a.penstock", "game.log"} << "game.log";
        QTest::newRow("missing value") << QStringList{"--grab"} << "grab";
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
