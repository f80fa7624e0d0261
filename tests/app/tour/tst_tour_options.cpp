#include <QtTest>

#include "app/tour/tour_options.h"

class TourOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void defaultsToTheHomePage() {
        const auto parsed = tour::parse({"penstock-tour"});
        QVERIFY(parsed.ok());
        QCOMPARE(parsed.value().window.size, QSize(390, 844));
        QCOMPARE(parsed.value().page, "home");
        QVERIFY(parsed.value().grabFile.isEmpty());
        QVERIFY(parsed.value().demoFolder.isEmpty());
        QVERIFY(!parsed.value().isSelfTest);
    }

    void readsEveryOption() {
        const auto parsed =
            tour::parse({"penstock-tour", "--size",   "1280x800", "--page",      "about",
                         "--lang",        "pl",       "--dark",   "--grab",      "a.png",
                         "--demo",        "pictures", "--only",   "home,log",    "--store",
                         "games.sqlite",  "--text",   "150",      "--self-test", "looks"});
        QVERIFY(parsed.ok());
        QCOMPARE(parsed.value().window.size, QSize(1280, 800));
        QCOMPARE(parsed.value().page, "about");
        QCOMPARE(parsed.value().window.language, "pl");
        QCOMPARE(parsed.value().grabFile, "a.png");
        QCOMPARE(parsed.value().demoFolder, "pictures");
        QCOMPARE(parsed.value().onlyStops, (QStringList{"home", "log"}));
        QVERIFY(parsed.value().window.isDark);
        QCOMPARE(parsed.value().window.storeFile, "games.sqlite");
        QCOMPARE(parsed.value().window.textPercent, 150);
        QVERIFY(parsed.value().isSelfTest);
        QCOMPARE(parsed.value().selfTestFolder, "looks");
        QVERIFY(parsed.value().window.openFile.isEmpty());
    }

    void testsWithoutPicturesToo() {
        const auto parsed = tour::parse({"penstock-tour", "--self-test"});
        QVERIFY(parsed.ok());
        QVERIFY(parsed.value().isSelfTest);
        QVERIFY(parsed.value().selfTestFolder.isEmpty());
    }

    void takesAFileWithGames() {
        const auto parsed = tour::parse({"penstock-tour", "evening.penstock"});
        QVERIFY(parsed.ok());
        QCOMPARE(parsed.value().window.openFile, "evening.penstock");
        QVERIFY(parsed.value().selfTestFolder.isEmpty());
    }

    void knowsWhichPagesShowAGame() {
        for (const char* const page : {"game", "log", "table"}) {
            QVERIFY2(tour::isGamePage(page), page);
            QVERIFY2(tour::parse({"penstock-tour", "--page", page}).ok(), page);
        }
        for (const char* const page : {"home", "help", "newGame", "settings"}) {
            QVERIFY2(!tour::isGamePage(page), page);
            QVERIFY2(tour::parse({"penstock-tour", "--page", page}).ok(), page);
        }
    }

    void refusesWhatMakesNoSense_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        QTest::newRow("size without height") << QStringList{"--size", "390"} << "--size";
        QTest::newRow("unknown page") << QStringList{"--page", "nowhere"} << "--page";
        QTest::newRow("unknown option") << QStringList{"--colour"} << "colour";
        QTest::newRow("second folder") << QStringList{"--self-test", "a", "b"} << "b.";
        QTest::newRow("second file") << QStringList{"a.penstock", "game.log"} << "game.log";
        QTest::newRow("missing value") << QStringList{"--grab"} << "grab";
    }
    void refusesWhatMakesNoSense() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, named);
        const auto parsed = tour::parse(QStringList{"penstock-tour"} + arguments);
        QVERIFY(!parsed.ok());
        const QString sentence = QString::fromStdString(parsed.error());
        QVERIFY2(sentence.contains(named), qPrintable(sentence));
    }
};

QTEST_GUILESS_MAIN(TourOptionsTest)
#include "tst_tour_options.moc"
