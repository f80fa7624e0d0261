#include <QJsonArray>

#include "tests/app/barrage/position/edited.h"
#include "tests/app/cli/cli_run.h"

using cli_run::Run;
using cli_run::run;
using cli_run::verifyRefused;

class CliAutomaTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        m_example = cli_run::keep(m_folder, "example.json", edited::exampleText());
        QVERIFY(!m_example.isEmpty());
    }

    void placesByTheCriteriaTile_data() {
        QTest::addColumn<QString>("structure");
        QTest::addColumn<QByteArray>("expected");
        // A base at 5U makes a system of 5A and the powerhouse in basin 8.
        QTest::newRow("base") << "base"
                              << QByteArray(
                                     R"({"company": "germany", "structure": "base", "space": "5U",
                "tile": "basic_base", "decided_by": "A-6.4", "trace": [["eligible",
                ["1U", "1L", "2U", "2L", "3U", "3L", "4U", "4L", "5U", "6U", "6L", "7U", "7L", "8U",
                 "8L", "9U", "9L", "10U", "10L"]], ["A-6.4", ["5U"]]]})");
        // 6 excavators pay for a value of 3; from the code 6B upwards 7B is the first of these.
        QTest::newRow("conduit") << "conduit"
                                 << QByteArray(R"({"company": "germany", "structure": "conduit",
                "space": "7B", "tile": "basic_conduit", "decided_by": "A-6.7", "trace": [
                ["eligible", ["2A", "3B", "4A", "6B", "7A", "7B", "8A", "8B", "9A", "9B", "10A",
                              "10B"]], ["A-6.4", []], ["C-C3", []], ["C-C5", []],
                ["C-C1", ["2A", "3B", "4A", "7B", "8A", "9B"]], ["A-6.7", ["7B"]]]})");
        QTest::newRow("elevation without a dam")
            << "elevation" << QByteArray(R"({"company": "germany", "structure": "elevation",
                "space": null, "because": "A-6.1 space"})");
    }
    void placesByTheCriteriaTile() {
        QFETCH(const QString, structure);
        QFETCH(const QByteArray, expected);
        const Run result = run({"place", m_example, "germany", structure});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(result.output, QJsonDocument(edited::value(expected).toObject()).toJson());
    }

    void refusesToPlace() {
        const QString noCriteria = cli_run::keep(
            m_folder, "none.json", edited::exampleWith("automa.criteria_tile", "null"));
        verifyRefused(run({"place", m_example, "germany"}), 2, "a file, a company and a structure");
        verifyRefused(run({"place", m_example, "poland", "base"}), 2,
                      "\"poland\" is not a company");
        verifyRefused(run({"place", m_example, "germany", "dam"}), 2, "\"dam\" is none of base");
        verifyRefused(run({"place", m_example, "italy", "base"}), 1, "italy does not take part");
        verifyRefused(run({"place", noCriteria, "germany", "base"}), 1, "criteria is missing");
        verifyRefused(run({"place", m_folder.filePath("missing"), "germany", "base"}), 1,
                      "cannot be read");
    }

    void tellsWholeSoloGames_data() {
        QTest::addColumn<QString>("level");
        for (const char* level : {"low", "medium", "high", "very_high"})
            QTest::newRow(level) << level;
    }
    void tellsWholeSoloGames() {
        QFETCH(const QString, level);
        const Run games = run({"solo", "--level", level, "--seed", "3", "--games", "2"});
        QVERIFY2(games.exitCode == 0, games.errors.constData());
        QCOMPARE(games.output.count("=== Seed "), 2);
        QCOMPARE(games.output.count("winner "), 2);
        QVERIFY(games.output.contains(" Automa " + level.toUtf8()));
        for (const char* part : {"action tile ", "criteria tile ", "(A-4.1.1)",
                                 "eligible: ", "chosen: ", "- flip Automa tile ",
                                 "> table automa-tile ", "→ company board", "phase water_flow"})
            QVERIFY2(games.output.contains(part), part);
        for (int round = 1; round <= 5; ++round)
            QVERIFY(games.output.contains("--- Round " + QByteArray::number(round) + ", turn of "));
        const Run second = run({"solo", "--level", level, "--seed", "4"});
        QVERIFY(!second.output.isEmpty() && games.output.endsWith(second.output));
    }

    void tellsSoloGamesInPolish() {
        const Run game = run({"solo", "--seed", "3", "--lang", "pl"});
        QVERIFY2(game.exitCode == 0, game.errors.constData());
        for (const char* part : {"- obróć kafel Automy ", "spełniające warunki: ", "wybór: "})
            QVERIFY2(game.output.contains(part), part);
        QVERIFY(!game.output.contains("- flip Automa tile "));
        QCOMPARE(run({"solo", "--seed", "3", "--lang", "en"}).output,
                 run({"solo", "--seed", "3"}).output);
    }

    void refusesSoloOptions() {
        verifyRefused(run({"solo"}), 2, "solo needs a seed");
        verifyRefused(run({"solo", "--seed", "x"}), 2, "solo needs a seed");
        verifyRefused(run({"solo", "--seed", "1", "--level", "silly"}), 2, "--level is one of");
        verifyRefused(run({"solo", "--seed", "1", "--games", "0"}), 2, "--games needs");
        verifyRefused(run({"solo", "--seed", "1", "--lang", "de"}), 2, "--lang is one of");
        verifyRefused(run({"solo", "--seed", "1", "file"}), 2, "no use for \"file\"");
    }

private:
    QTemporaryDir m_folder;
    QString m_example;
};

QTEST_GUILESS_MAIN(CliAutomaTest)
#include "tst_automa.moc"
