#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QSqlDatabase>
#include <QSqlQuery>

#include "app/barrage/play/barrage_play.h"
#include "database/history.h"
#include "database/sessions.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/sessions/stored_games.h"

using cli_run::Run;
using cli_run::run;
using cli_run::verifyRefused;

namespace {

/// Every file of a folder with a fingerprint of its content.
QMap<QString, QByteArray> contentOf(const QString& folder) {
    QMap<QString, QByteArray> content;
    for (const QString& name : QDir(folder).entryList(QDir::Files)) {
        QFile file(folder + '/' + name);
        if (file.open(QIODevice::ReadOnly))
            content[name] = QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256);
    }
    return content;
}

void change(const QString& file, const QString& sql) {
    const auto store = database::openStore(file.toStdString());
    QVERIFY(store.ok());
    QSqlQuery query(QSqlDatabase::database(QString::fromStdString(store.value().connectionName())));
    QVERIFY(query.exec(sql));
}

} // namespace

class CliStoreTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY2(QFile::exists(qEnvironmentVariable("PENSTOCK_CLI")), "PENSTOCK_CLI names no file");
        QVERIFY(m_folder.isValid());
        const Run played = run({"solo", "--store", path("games"), "--seed", "1", "--games", "2"});
        QCOMPARE(played.errors, QByteArray());
        QCOMPARE(played.exitCode, 0);
        m_numbers = played.output;
        const auto store = database::openStore(path("games").toStdString());
        QVERIFY(store.ok());
        const auto sessions = database::listSessions(store.value());
        QVERIFY(sessions.ok());
        for (const database::SessionSummary& session : sessions.value())
            m_ids.prepend(QString::fromStdString(session.id));
        QCOMPARE(m_ids.size(), 2);
    }

    void keepsSoloGamesAndPrintsTheNumbers() {
        QByteArray expected;
        for (const std::uint64_t seed : {1u, 2u})
            for (std::size_t i = 1; i <= stored_games::soloGame(seed).cursor(); ++i)
                expected += QByteArray::number(qulonglong(i)) + '\n';
        QCOMPARE(m_numbers, expected);

        const auto store = database::openStore(path("games").toStdString());
        QVERIFY(store.ok());
        for (const int game : {0, 1}) {
            const auto session = database::loadSession(store.value(), m_ids[game].toStdString());
            QVERIFY(session.ok());
            QVERIFY(session.value().log == stored_games::soloGame(std::uint64_t(game) + 1).log());
            QCOMPARE(session.value().status, database::SessionStatus::Finished);
        }
        const auto plays = database::listPlays(store.value());
        QVERIFY(plays.ok());
        QCOMPARE(plays.value().size(), std::size_t(2));
        QCOMPARE(plays.value().front().results.size(), std::size_t(2));
    }

    void listsSessions() {
        const Run listed = run({"sessions", path("games")});
        QCOMPARE(listed.exitCode, 0);
        const QList<QByteArray> lines = listed.output.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].startsWith("id "));
        QVERIFY(lines[1].startsWith(m_ids[1].toUtf8()));
        QVERIFY(lines[2].startsWith(m_ids[0].toUtf8()));
        QVERIFY(lines[1].contains("  barrage  finished  "));
        QVERIFY(lines[1].contains(" Human"));
    }

    void showsASessionByTheBeginningOfItsId() {
        const std::string setup = stored_games::soloGame(1).log().setup;
        change(copyOf("games", "undone"),
               "UPDATE sessions SET cursor = 20 WHERE id = '" + m_ids[0] + "'");
        const Run shown = run({"show", path("undone"), m_ids[0].left(13).toUpper()});
        QCOMPARE(shown.errors, QByteArray());
        QCOMPARE(shown.exitCode, 0);
        QVERIFY(shown.output.startsWith("session " + m_ids[0].toUtf8() + "\n"));
        QVERIFY(shown.output.contains(QByteArray::fromStdString(setup)));
        const auto entries = stored_games::soloGame(1).log().entries;
        QVERIFY(shown.output.contains("\n>   20  " + QByteArray::fromStdString(entries[19])));
        QVERIFY(shown.output.contains("\n    21  " + QByteArray::fromStdString(entries[20])));
        QCOMPARE(shown.output.count("\n>"), 1);
    }

    void findsASoundStoreSoundAndLeavesItAlone() {
        QVERIFY(QDir(m_folder.path()).mkdir("alone"));
        copyOf("games", "alone/games");
        const auto before = contentOf(path("alone"));
        const Run verified = run({"verify", path("alone/games")});
        QCOMPARE(verified.errors, QByteArray());
        QCOMPARE(verified.exitCode, 0);
        QVERIFY(verified.output.contains(m_ids[0].toUtf8() + ": ok, "));
        QVERIFY(verified.output.contains(m_ids[1].toUtf8() + ": ok, "));
        QCOMPARE(contentOf(path("alone")), before);
    }

    void verifiesAStoreThatIsInUse() {
        QVERIFY(QDir(m_folder.path()).mkdir("used"));
        const QString file = copyOf("games", "used/games");
        const auto store = database::openStore(file.toStdString());
        QVERIFY(store.ok());
        const auto session = stored_games::Session::create(
            store.value(), stored_games::begun(stored_games::soloSetup(3)), {}, 1);
        QVERIFY(session.ok());
        const auto before = contentOf(path("used"));
        QVERIFY(before.contains("games-wal")); // the new session stands only there
        const Run verified = run({"verify", file});
        QCOMPARE(verified.exitCode, 0);
        QVERIFY(verified.output.contains("3 sessions"));
        QCOMPARE(contentOf(path("used")), before);
    }

    void saysWhichSessionNoLongerReplays() {
        const QString file = copyOf("games", "mangled");
        change(file, "UPDATE entries SET line = 'usa dances' WHERE number = 9 AND session = "
                     "(SELECT key FROM sessions WHERE id = '" +
                         m_ids[1] + "')");
        const Run verified = run({"verify", file});
        QCOMPARE(verified.exitCode, 1);
        QVERIFY(verified.output.contains(m_ids[0].toUtf8() + ": ok, "));
        QVERIFY(verified.output.contains("usa dances"));
        QVERIFY2(verified.errors.contains("1 problem found."), verified.errors.constData());
    }

    void saysWhichEntryIsMissing() {
        const QString file = copyOf("games", "gap");
        change(file, "DELETE FROM entries WHERE number = 9 AND session = "
                     "(SELECT key FROM sessions WHERE id = '" +
                         m_ids[1] + "')");
        const Run verified = run({"verify", file});
        QCOMPARE(verified.exitCode, 1);
        QVERIFY(verified.output.contains(m_ids[1].toUtf8() + ": Entry 9 is missing."));
        QVERIFY2(verified.errors.contains("1 problem found."), verified.errors.constData());
    }

    void saysThatAStoreIsDamaged() {
        const QString file = copyOf("games", "damaged");
        QFile damaged(file);
        QVERIFY(damaged.open(QIODevice::ReadWrite));
        for (qint64 place = 4096; place + 4096 < damaged.size(); place += 8192) {
            QVERIFY(damaged.seek(place));
            QCOMPARE(damaged.write(QByteArray(2048, '\xA5')), 2048);
        }
        damaged.close();
        const QByteArray before = hashOf(file);
        QCOMPARE(run({"verify", file}).exitCode, 1);
        QCOMPARE(hashOf(file), before);
        QCOMPARE(run({"sessions", file}).exitCode, 1);
    }

    void carriesASessionToAnotherStore() {
        const QString target = path("one.penstock");
        QCOMPARE(run({"export", path("games"), m_ids[0].left(13), "--to", target}).exitCode, 0);
        const Run first = run({"import", path("other"), target});
        QCOMPARE(first.errors, QByteArray());
        QVERIFY2(first.output.contains("0 already there, 0 kept as copies"), first.output);
        const Run second = run({"import", path("other"), target});
        QVERIFY2(second.output.startsWith("0 added"), second.output);
        const auto store = database::openStore(path("other").toStdString());
        QVERIFY(store.ok());
        const auto session = database::loadSession(store.value(), m_ids[0].toStdString());
        QVERIFY(session.ok());
        QVERIFY(session.value().log == stored_games::soloGame(1).log());
        QCOMPARE(database::listSessions(store.value()).value().size(), std::size_t(1));
    }

    void carriesEverythingToAnotherStore() {
        const QString target = path("all.penstock");
        QCOMPARE(run({"export", path("games"), "--to", target, "--as", "penstock"}).exitCode, 0);
        QCOMPARE(run({"import", path("all"), target}).exitCode, 0);
        const Run verified = run({"verify", path("all")});
        QCOMPARE(verified.exitCode, 0);
        QVERIFY(verified.output.contains("2 sessions"));
    }

    void exportsWhatCanBeImportedAndSaysThatThereWasMore() {
        const QString file = copyOf("games", "no-setup");
        change(file, "UPDATE sessions SET setup = 'nothing' WHERE id = '" + m_ids[1] + "'");
        const QString target = path("rest.penstock");
        const Run exported = run({"export", file, "--to", target});
        QCOMPARE(exported.exitCode, 0);
        QCOMPARE(exported.output, QByteArray());
        QCOMPARE(exported.errors,
                 QByteArray("Games, results and cards that are not in the file, because it could "
                            "not be read with them: 1. A backup holds everything.\n"));
        const Run imported = run({"import", path("rest"), target});
        QCOMPARE(imported.errors, QByteArray());
        QCOMPARE(imported.output,
                 QByteArray("3 added, 0 already there, 0 kept as copies\n")); // with two results
        verifyRefused(run({"export", file, m_ids[1], "--to", path("none.penstock")}), 1,
                      "The setup of the log is damaged");
        QVERIFY(!QFile::exists(path("none.penstock")));
    }

    void exportsAPositionThatItReadsItself() {
        barrage::Playthrough game = stored_games::soloGame(1);
        QVERIFY(game.replayTo(40));
        while (game.state().task().kind != barrage::TaskKind::ConfirmPhase)
            QVERIFY(game.redo());
        const QString file = copyOf("games", "half");
        change(file, QStringLiteral("UPDATE sessions SET cursor = %1").arg(game.cursor()));
        const QString target = path("position.json");
        const Run exported = run({"export", file, m_ids[0], "--to", target, "--as", "position"});
        QCOMPARE(exported.errors, QByteArray());
        const Run checked = run({"check", target});
        QCOMPARE(checked.errors, QByteArray());
        QCOMPARE(checked.exitCode, 0);
    }

    void exportsTheHistoryAsATable() {
        const QString target = path("history.csv");
        QCOMPARE(run({"export", path("games"), "--to", target, "--as", "csv"}).exitCode, 0);
        QFile csv(target);
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QCOMPARE(csv.readAll().count('\n'), 5); // the names of the columns and two results of two
    }

    void backsUpTheWholeStore() {
        const QString target = path("backup");
        QCOMPARE(run({"export", path("games"), "--to", target, "--as", "backup"}).exitCode, 0);
        QCOMPARE(run({"sessions", target}).output, run({"sessions", path("games")}).output);
        QCOMPARE(run({"verify", target}).exitCode, 0);
        verifyRefused(run({"export", path("games"), "--to", target, "--as", "backup"}), 1,
                      "There is already a file");
    }

    void saysThatTheStorageIsFull() {
        QVERIFY(QDir(m_folder.path()).mkdir("full"));
        const QString file = path("full/games");
        // Of files that would grow beyond it, the system tells a program by a deadly signal.
        QProcess shell;
        shell.start("sh",
                    {"-c", "ulimit -f 300; exec \"$0\" solo --seed 1 --games 9 --store \"$1\"",
                     qEnvironmentVariable("PENSTOCK_CLI"), file});
        QVERIFY(shell.waitForFinished(cli_run::kPatience));
        QCOMPARE(shell.exitStatus(), QProcess::NormalExit);
        QCOMPARE(shell.exitCode(), 1);
        QCOMPARE(QString::fromUtf8(shell.readAllStandardError()),
                 "The file " + file + " cannot be written: the storage is full.\n");
        const qsizetype acknowledged = shell.readAllStandardOutput().count('\n');
        QVERIFY(acknowledged > 0);
        const auto store = database::openStore(file.toStdString());
        QVERIFY(store.ok());
        qsizetype kept = 0;
        for (const database::SessionSummary& session :
             database::listSessions(store.value()).value())
            kept += static_cast<qsizetype>(session.entryCount);
        QCOMPARE(kept, acknowledged);
    }

    void refusesWrongUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("part");
        const QString games = path("games");
        const auto row = [](const char* name, const QStringList& arguments, const char* part) {
            QTest::newRow(name) << arguments << QByteArray(part);
        };
        row("sessions without a file", {"sessions"}, "name of a file is missing");
        row("sessions of two files", {"sessions", games, games}, "Only one file");
        row("show without an id", {"show", games}, "show needs a file and the id");
        row("show with an option", {"show", "--all", games}, "There is no option --all");
        row("verify without a file", {"verify"}, "name of a file is missing");
        row("export without a file", {"export", "--to", "x"}, "export needs a file");
        row("export to nowhere", {"export", games}, "--to FILE");
        row("export as a picture", {"export", games, "--to", "x", "--as", "png"}, "--as is one of");
        row("export of all positions", {"export", games, "--to", "x", "--as", "position"},
            "its id is needed");
        row("export of a part of the history", {"export", games, "1", "--to", "x", "--as", "csv"},
            "not one session");
        row("import of nothing", {"import", games}, "import needs a store and the file");
        row("solo into nothing", {"solo", "--seed", "1", "--store="}, "--store needs");
    }
    void refusesWrongUsage() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, part);
        verifyRefused(run(arguments), 2, part);
    }

    void refusesWhatItCannotUse_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("part");
        const QString games = path("games");
        const QString missing = path("missing");
        const QString text = cli_run::keep(m_folder, "text", "This is no store.\n");
        const auto row = [](const char* name, const QStringList& arguments, const char* part) {
            QTest::newRow(name) << arguments << QByteArray(part);
        };
        row("sessions of a missing store", {"sessions", missing}, "There is no file");
        row("show of a missing store", {"show", missing, "1"}, "There is no file");
        row("verify of a missing store", {"verify", missing}, "There is no file");
        row("export of a missing store", {"export", missing, "--to", path("x")},
            "There is no file");
        row("sessions of another file", {"sessions", text}, "text");
        row("verify of another file", {"verify", text}, "text");
        row("a folder", {"sessions", m_folder.path()}, "There is no file");
        row("show of an unknown session", {"show", games, "zzz"}, "no session that begins");
        row("show of any session", {"show", games, ""}, "More than one session");
        row("export into no folder", {"export", games, "--to", path("no/where")}, "no/where");
        row("import of a missing file", {"import", missing, path("nothing")}, "nothing");
        row("import of another file", {"import", missing, text}, "");
        row("import into another file", {"import", text, path("nothing")}, "is not a store");
        row("solo into another file", {"solo", "--seed", "1", "--store", text}, "is not a store");
        row("solo into no folder", {"solo", "--seed", "1", "--store", path("no/where")}, "where");
    }
    void refusesWhatItCannotUse() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, part);
        const auto before = contentOf(m_folder.path());
        verifyRefused(run(arguments), 1, part);
        QCOMPARE(contentOf(m_folder.path()), before);
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] static QByteArray hashOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly)
                   ? QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256)
                   : QByteArray();
    }
    QString copyOf(const QString& from, const QString& to) const {
        QFile::copy(path(from), path(to));
        return path(to);
    }

    QTemporaryDir m_folder;
    QByteArray m_numbers;
    QStringList m_ids; // of the two games, the first one first
};

QTEST_GUILESS_MAIN(CliStoreTest)
#include "tst_cli_store.moc"
