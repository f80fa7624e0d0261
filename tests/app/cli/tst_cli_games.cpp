#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/cli/cli_run.h"

using cli_run::Run;
using cli_run::run;
using cli_run::verifyRefused;

/// What the tool does for every game alike.
class CliGamesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void playsAndReplays_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("barrage") << "barrage" << QStringList{"--players", "2"};
        QTest::newRow("outpost") << "outpost" << QStringList{"--players", "3"};
        QTest::newRow("outpost with the Syndicate") << "outpost" << QStringList{"--players", "2"};
        QTest::newRow("nucleum") << "nucleum" << QStringList{"--players", "2"};
    }
    void playsAndReplays() {
        QFETCH(const QString, game);
        QFETCH(const QStringList, options);
        const QString log = m_folder.filePath("game.log");
        const Run played =
            run(QStringList{"play", "--game", game, "--seed", "7", "--log", log} + options);
        QCOMPARE(played.exitCode, 0);
        static const QRegularExpression line(
            "^seed 7: [a-z0-9]+ .*; winner [a-z0-9 ]+; [0-9]+ entries; log [0-9a-f]{16}\n$");
        QVERIFY2(line.match(played.output).hasMatch(), played.output);
        const Run replayed = run({"replay", log});
        QCOMPARE(replayed.exitCode, 0);
        QCOMPARE("seed 7: " + replayed.output, played.output);
        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains(game.toUtf8()));
    }

    void theSameSeedGivesTheSameGame() {
        for (const char* game : {"barrage", "outpost", "nucleum"}) {
            const Run first = run({"play", "--game", game, "--seed", "3..4"});
            QCOMPARE(first.output.count('\n'), 2);
            QCOMPARE(run({"play", "--game", game, "--seed", "3", "--to", "4"}).output,
                     first.output);
        }
    }

    void barrageNeedsNotBeNamed() {
        const QStringList options{"--seed", "5", "--players", "2"};
        QCOMPARE(run(QStringList{"play"} + options).output,
                 run(QStringList{"play", "--game", "barrage"} + options).output);
    }

    void theSyndicateSaysWhy() {
        const Run english = run({"solo", "--game", "outpost", "--seed", "2"});
        QCOMPARE(english.exitCode, 0);
        QVERIFY(english.output.contains("the Syndicate"));
        QVERIFY(english.output.contains("(O-14.6)"));
        const QByteArray end = english.output.mid(english.output.lastIndexOf("=== "));
        QVERIFY2(end.contains("winner p"), end);
        const Run polish = run({"solo", "--game", "outpost", "--seed", "2", "--lang", "pl"});
        QVERIFY(polish.output.contains("(O-14.6)"));
        QVERIFY(polish.output != english.output);
        QVERIFY(polish.output.endsWith(end));
    }

    void refusesWhatAGameHasNot_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char* name, const QStringList& arguments, const char* part) {
            QTest::newRow(name) << arguments << QByteArray(part);
        };
        row("unknown game", {"play", "--game", "chess", "--seed", "1"},
            "--game is one of barrage, outpost, nucleum.");
        row("no game", {"play", "--seed", "1", "--game"}, "--game is one of");
        row("nobody to play against", {"solo", "--game", "nucleum", "--seed", "1"},
            "The game nucleum has no opponent of its own.");
        row("another game's option", {"play", "--game", "nucleum", "--seed", "1", "--automas", "1"},
            "automas");
        row("seven players", {"play", "--game", "outpost", "--seed", "1", "--players", "7"},
            "--players needs a whole number from 2 to 6.");
        row("five players", {"play", "--game", "nucleum", "--seed", "1", "--players", "5"},
            "--players needs a whole number from 2 to 4.");
    }
    void refusesWhatAGameHasNot() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, part);
        verifyRefused(run(arguments), 2, part);
    }

    void helpSaysWhichGamesHaveACommand() {
        const QByteArray play = run({"play", "--help"}).output;
        QVERIFY2(play.contains("play [--game barrage] --seed"), play);
        QVERIFY2(play.contains("play --game outpost --seed"), play);
        QVERIFY2(play.contains("play --game nucleum --seed"), play);
        const QByteArray solo = run({"solo", "--help"}).output;
        QVERIFY2(solo.contains("solo --game outpost") && !solo.contains("nucleum"), solo);
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(CliGamesTest)
#include "tst_cli_games.moc"
