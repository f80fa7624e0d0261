#include <QJsonArray>

#include "tests/app/barrage/position/edited.h"
#include "tests/app/cli/cli_run.h"

using cli_run::Run;
using cli_run::run;
using cli_run::verifyRefused;

class CliTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY2(QFile::exists(qEnvironmentVariable("PENSTOCK_CLI")), "PENSTOCK_CLI names no file");
        QVERIFY(m_folder.isValid());
    }

    void refusesWrongUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("part");
        const QString position = keep("usage.json", edited::exampleText());
        const auto row = [](const char* name, const QStringList& arguments, const char* part) {
            QTest::newRow(name) << arguments << QByteArray(part);
        };
        row("no command", {}, "A command is missing");
        row("unknown command", {"dance"}, "There is no command dance");
        row("unknown option first", {"--loud"}, "There is no command --loud");
        row("check without file", {"check"}, "The name of a file is missing");
        row("flow with two files", {"flow", position, position}, "Only one file");
        row("score with an option", {"score", "--fast", position}, "There is no option --fast");
        row("replay without file", {"replay"}, "The name of a file is missing");
        row("play without seed", {"play"}, "play needs a seed");
        row("play with an unknown option", {"play", "--seed", "1", "--fast"}, "fast");
        row("play with a seed missing", {"play", "--seed"}, "seed");
        row("play with a word as seed", {"play", "--seed", "x"}, "Seeds are whole numbers");
        row("play with a negative seed", {"play", "--seed=-1"}, "Seeds are whole numbers");
        row("play with half a range", {"play", "--seed", "1.."}, "Seeds are whole numbers");
        row("play backwards", {"play", "--seed", "3..1"}, "below the first");
        row("play with two ends", {"play", "--seed", "1..3", "--to", "4"}, "twice");
        row("five players", {"play", "--seed", "1", "--players", "5"}, "--players needs");
        row("Automas only", {"play", "--seed", "1", "--players", "2", "--automas", "2"},
            "--automas needs a whole number from 0 to 1");
        row("unknown level", {"play", "--seed", "1", "--level", "silly"}, "--level is one of");
        row("introductory with Automa", {"play", "--seed", "1", "--introductory", "--automas", "1"},
            "no Automas");
        row("one log for many games", {"play", "--seed", "1..2", "--log", "x"}, "one seed only");
        row("play with a file", {"play", "--seed", "1", "file"}, "no use for \"file\"");
    }
    void refusesWrongUsage() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, part);
        verifyRefused(run(arguments), 2, part);
    }

    void refusesFilesItCannotUse_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("part");
        const QString missing = m_folder.filePath("missing");
        const QString broken =
            keep("broken.json", edited::exampleWith("companies[1].wheel[2].tile", R"("foo")"));
        const QString endOfRound =
            keep("end.json", edited::exampleWith("phase", R"("end_of_round")"));
        for (const char* command : {"check", "flow", "score"}) {
            QTest::addRow("%s of a missing file", command)
                << QStringList{command, missing} << QByteArray("cannot be read");
            QTest::addRow("%s of a folder", command)
                << QStringList{command, m_folder.path()} << QByteArray("cannot be read");
            QTest::addRow("%s of a wrong position", command)
                << QStringList{command, broken}
                << QByteArray(R"(companies[1].wheel[2].tile: "foo" is not a technology tile.)");
            QTest::addRow("%s of an endless file", command)
                << QStringList{command, "/dev/zero"} << QByteArray("larger than 1 MiB");
        }
        QTest::newRow("flow after the flow")
            << QStringList{"flow", endOfRound} << QByteArray("phase: Water flows");
        QTest::newRow("score after the scoring")
            << QStringList{"score", endOfRound} << QByteArray("phase: This phase");
        QTest::newRow("replay of a missing file")
            << QStringList{"replay", missing} << QByteArray("cannot be read");
        QTest::newRow("replay of a position")
            << QStringList{"replay", broken} << QByteArray("is not a log");
        QTest::newRow("log into a missing folder")
            << QStringList{"play", "--seed", "1", "--log", missing + "/x.log"}
            << QByteArray("cannot be written");
    }
    void refusesFilesItCannotUse() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, part);
        verifyRefused(run(arguments), 1, part);
    }

    void explainsItself() {
        const Run help = run({"--help"});
        QCOMPARE(help.exitCode, 0);
        for (const char* command :
             {"check", "flow", "score", "resolve", "place", "solo", "play", "replay"})
            QVERIFY2(help.output.contains(command), command);
        const Run play = run({"play", "--help"});
        QCOMPARE(play.exitCode, 0);
        QVERIFY(play.output.contains("--introductory") && !play.output.contains("replay"));
        const Run version = run({"--version"});
        QCOMPARE(version.exitCode, 0);
        QVERIFY(version.output.startsWith("penstock-cli "));
    }

    void checksTheExampleInSilence() {
        const Run result = run({"check", keep("example.json", edited::exampleText())});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(result.output, QByteArray());
        QCOMPARE(result.errors, QByteArray());
    }

    void letsWaterFlow() {
        const Run result = run({"flow", keep("flow.json", edited::exampleText())});
        QCOMPARE(result.exitCode, 0);
        const QJsonValue after = result.json();
        QCOMPARE(after["phase"].toString(), "scoring");
        QCOMPARE(after["map"]["headstream_drops"]["B"].toInt(-1), 0);
        QCOMPARE(after["map"]["headstream_drops"]["D"].toInt(-1), 0);
        QCOMPARE(after["map"]["bases"][0]["drops"].toInt(), 2);
        QCOMPARE(run({"check", keep("flowed.json", result.output)}).exitCode, 0);
    }

    void E29_fillsTheDamInThePlainsAndLosesTheRest() {
        const QByteArray bases = R"([{"space": "1L", "owner": "neutral", "drops": 1},
            {"space": "8L", "owner": "neutral", "elevations": 2, "drops": 2}])";
        QJsonObject position =
            QJsonDocument::fromJson(edited::exampleWith("map.bases", bases)).object();
        QJsonObject map = position["map"].toObject();
        map["headstream_drops"] = QJsonObject{{"A", 2}};
        position["map"] = map;
        const Run result = run({"flow", keep("e29.json", QJsonDocument(position).toJson())});
        QCOMPARE(result.exitCode, 0);
        const QJsonValue after = result.json()["map"]["bases"];
        QCOMPARE(after[0]["drops"].toInt(), 1);
        QCOMPARE(after[1]["drops"].toInt(), 3);
    }

    void scoresARound() {
        const Run result = run({"score", keep("score.json", edited::exampleText())});
        QCOMPARE(result.exitCode, 0);
        const QJsonValue scoring = result.json();
        QCOMPARE(scoring["round"].toInt(), 3);
        QVERIFY(scoring["winners"].toArray().isEmpty());
        QCOMPARE(scoring["lines"].toArray(), edited::value(R"([
            {"company": "germany", "rule": "B-17.1", "source": "energy_ranking",
             "vp": 2, "credits": 0},
            {"company": "usa", "rule": "B-17.1", "source": "energy_ranking",
             "vp": 6, "credits": 0},
            {"company": "germany", "rule": "B-17.3", "source": "energy_track",
             "vp": 3, "credits": 0},
            {"company": "usa", "rule": "B-17.3", "source": "energy_track",
             "vp": 0, "credits": 4}])")
                                                 .toArray());
        const QJsonValue after = scoring["after"];
        QCOMPARE(after["phase"].toString(), "end_of_round");
        QCOMPARE(after["companies"][0]["vp"].toInt(), 40);
        QCOMPARE(after["companies"][0]["credits"].toInt(), 8);
        QCOMPARE(after["companies"][1]["vp"].toInt(), 25);
        QCOMPARE(after["map"]["headstream_drops"]["B"].toInt(), 2); // water does not flow here
    }

    void scoresTheEndOfTheGame_data() {
        QTest::addColumn<QString>("tracking");
        QTest::addColumn<int>("credits");
        QTest::addColumn<int>("leftovers");
        QTest::newRow("full tracking") << "full" << 4 << 2; // 3 + 2 machines, 4 + 4 credits
        QTest::newRow("light tracking") << "light" << 4 << 2;
        QTest::newRow("light tracking, nothing known") << "light" << 0 << 0;
    }
    void scoresTheEndOfTheGame() {
        QFETCH(const QString, tracking);
        QFETCH(const int, credits);
        QFETCH(const int, leftovers);
        QJsonObject position = QJsonDocument::fromJson(edited::exampleWith("round", "5")).object();
        QJsonArray companies = position["companies"].toArray();
        QJsonObject usa = companies[0].toObject();
        usa["tracking"] = tracking;
        usa["credits"] = credits;
        if (credits == 0)
            usa["excavators"] = usa["mixers"] = 0;
        companies[0] = usa;
        position["companies"] = companies;
        const Run result = run({"score", keep("end.json", QJsonDocument(position).toJson())});
        QCOMPARE(result.exitCode, 0);

        const QJsonValue scoring = result.json();
        QCOMPARE(scoring["after"]["phase"].toString(), "game_over");
        QCOMPARE(scoring["winners"].toArray(), QJsonArray{"usa"});
        int vp = usa["vp"].toInt();
        int leftoverVp = 0;
        const QJsonArray lines = scoring["lines"].toArray();
        for (const QJsonValue& line : lines) {
            if (line["company"].toString() != "usa")
                continue;
            vp += line["vp"].toInt();
            if (line["source"].toString() == "leftovers")
                leftoverVp += line["vp"].toInt();
        }
        QCOMPARE(leftoverVp, leftovers);
        QCOMPARE(scoring["after"]["companies"][0]["vp"].toInt(), vp);
    }

    void playsGamesFromSeeds() {
        const Run games = run({"play", "--seed", "1..3"});
        QCOMPARE(games.exitCode, 0);
        QCOMPARE(games.output.count('\n'), 3);
        QVERIFY(games.output.startsWith("seed 1: ") && games.output.contains("winner"));
        QCOMPARE(run({"play", "--seed", "1", "--to", "3"}).output, games.output);
        QCOMPARE(run({"play", "--seed", "2"}).output, games.output.split('\n')[1] + '\n');
    }

    void playsEveryKindOfGame_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("two players") << QStringList{"--players", "2"};
        QTest::newRow("introductory") << QStringList{"--introductory", "--players", "3"};
        QTest::newRow("light tracking") << QStringList{"--light"};
        for (const char* level : {"low", "medium", "high", "very_high"})
            QTest::addRow("Automas, %s", level)
                << QStringList{"--players", "3", "--automas", "2", "--level", level};
    }
    void playsEveryKindOfGame() {
        QFETCH(const QStringList, options);
        const Run games = run(QStringList{"play", "--seed", "1..5"} + options);
        QVERIFY2(games.exitCode == 0, games.errors.constData());
        QCOMPARE(games.output.count('\n'), 5);
    }

    void replaysALog() {
        const QString log = m_folder.filePath("game.log");
        const Run played = run({"play", "--seed", "7", "--log", log});
        QCOMPARE(played.exitCode, 0);
        const Run replayed = run({"replay", log});
        QCOMPARE(replayed.exitCode, 0);
        QCOMPARE("seed 7: " + replayed.output, played.output);
    }

    void replaysAGameThatIsNotOver() {
        const QByteArrayList lines = playedLines();
        const Run result = run({"replay", keep("begun.log", lines.mid(0, 12).join('\n') + '\n')});
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.output.contains("round 1, actions, ") &&
                     result.output.contains("to decide; 10 entries; log "),
                 result.output.constData());
    }

    void saysWhereALogIsDamaged_data() {
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("header") << 0 << QByteArray("chess one") << QByteArray("is not a log");
        QTest::newRow("other game") << 0 << QByteArray("chess 1") << QByteArray("\"chess\"");
        QTest::newRow("newer rules") << 0 << QByteArray("barrage 99") << QByteArray("version 99");
        QTest::newRow("setup") << 1 << QByteArray("gibberish")
                               << QByteArray("The setup of the log is damaged");
        QTest::newRow("unreadable entry")
            << 9 << QByteArray("usa dance")
            << QByteArray("damaged after 7 valid entries, at \"usa dance\": The line cannot be");
        QTest::newRow("entry against the rules")
            << 9 << QByteArray("table proceed")
            << QByteArray("damaged after 7 valid entries, at \"table proceed\": ");
    }
    void saysWhereALogIsDamaged() {
        QFETCH(const int, line);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, part);
        QByteArrayList lines = playedLines();
        lines[line] = text;
        verifyRefused(run({"replay", keep("damaged.log", lines.join('\n'))}), 1, part);
    }

private:
    QString keep(const QString& name, const QByteArray& content) {
        return cli_run::keep(m_folder, name, content);
    }

    QByteArrayList playedLines() {
        const QString log = m_folder.filePath("played.log");
        QFile file(log);
        return run({"play", "--seed", "7", "--log", log}).exitCode == 0 &&
                       file.open(QIODevice::ReadOnly)
                   ? file.readAll().split('\n')
                   : QByteArrayList();
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(CliTest)
#include "tst_cli.moc"
