#include <map>
#include <optional>

#include <QElapsedTimer>
#include <QThread>

#include "database/sessions.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/sessions/stored_games.h"

using database::DatabaseFile;
using database::SessionSummary;
using stored_games::Session;

/// A program that plays into a store and is killed at random moments: whatever it had printed as
/// safe is there afterwards, and the game goes on from it. PENSTOCK_KILLS sets how many times, 200
/// unless told.
namespace {

/// When the program is killed: so long after its start, or after so many entries.
struct Moment {
    std::optional<int> milliseconds;
    int entries = 0;
    unsigned long microsecondsLater = 0;
};

/// Some around the start, most in the middle of the first game, some in later games.
Moment randomMoment(core::Rng& rng, int startTime) {
    const std::uint32_t kind = rng.below(20);
    if (kind < 6)
        return {static_cast<int>(rng.below(static_cast<std::uint32_t>(startTime) * 3 / 2)), 0, 0};
    const int entries =
        kind < 17 ? 1 + static_cast<int>(rng.below(50)) : 100 + static_cast<int>(rng.below(250));
    return {std::nullopt, entries, rng.below(4) == 0 ? 0ul : rng.below(5000)};
}

/// A run of the tool that plays one game after the other.
class Player {
public:
    Player(const QString& store, std::uint64_t seed) {
        m_process.start(
            qEnvironmentVariable("PENSTOCK_CLI"),
            {"solo", "--store", store, "--seed", QString::number(seed), "--games", "1000"});
    }

    /// Waits until so many entries are safe.
    [[nodiscard]] bool waitFor(int entries) {
        while (m_printed.count('\n') < entries) {
            if (!m_process.waitForReadyRead(60'000))
                return false;
            m_printed += m_process.readAllStandardOutput();
        }
        return true;
    }

    /// False if the program had ended by itself.
    [[nodiscard]] bool killAt(const Moment& moment) {
        if (!m_process.waitForStarted())
            return false;
        if (moment.milliseconds)
            QThread::msleep(static_cast<unsigned long>(*moment.milliseconds));
        else if (!waitFor(moment.entries))
            return false;
        QThread::usleep(moment.microsecondsLater);
        m_process.kill();
        m_process.waitForFinished();
        m_printed += m_process.readAllStandardOutput();
        return m_process.exitStatus() == QProcess::CrashExit;
    }

    /// The number printed last for each session, in their order.
    [[nodiscard]] std::vector<std::uint64_t> acknowledged() const {
        std::vector<std::uint64_t> last;
        for (const QByteArray& line : m_printed.split('\n').mid(0, m_printed.count('\n'))) {
            const std::uint64_t number = line.toULongLong();
            if (number == 1)
                last.push_back(0);
            if (last.empty() || number != last.back() + 1)
                return {}; // not what the tool prints
            last.back() = number;
        }
        return last;
    }

private:
    QProcess m_process;
    QByteArray m_printed;
};

std::vector<SessionSummary> inOrderOfCreation(const DatabaseFile& store) {
    std::vector<SessionSummary> sessions = database::listSessions(store).value();
    std::stable_sort(
        sessions.begin(), sessions.end(),
        [](const SessionSummary& a, const SessionSummary& b) { return a.created < b.created; });
    return sessions;
}

struct Tally {
    int beforeTheFirstEntry = 0;
    int inTheFirstGame = 0;
    int later = 0;
};

} // namespace

class CliKillTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY2(QFile::exists(qEnvironmentVariable("PENSTOCK_CLI")), "PENSTOCK_CLI names no file");
        QVERIFY(m_folder.isValid());
        QElapsedTimer timer;
        timer.start();
        Player player(m_folder.filePath("first"), 1);
        QVERIFY(player.waitFor(1));
        m_startTime = static_cast<int>(timer.elapsed());
        QVERIFY(player.killAt({0, 0, 0}));
    }

    void losesNothingInAFreshFile() {
        Tally tally;
        core::Rng rng(1);
        for (int i = 0; i < kills() / 2; ++i) {
            const QString file = m_folder.filePath(QString::number(i));
            killOnce(file, 1 + std::uint64_t(i), {}, rng, tally);
            if (QTest::currentTestFailed())
                return;
        }
        report(tally);
    }

    void losesNothingInAFileThatGrows() {
        Tally tally;
        core::Rng rng(2);
        const QString file = m_folder.filePath("growing");
        std::map<std::string, std::uint64_t> known; // entries of the sessions of earlier runs
        for (int i = 0; i < kills() - kills() / 2; ++i) {
            killOnce(file, 10'000 + std::uint64_t(i) * 1000, known, rng, tally);
            if (QTest::currentTestFailed())
                return;
            for (const SessionSummary& session : m_found)
                known[session.id] = session.entryCount;
        }
        report(tally);
    }

private:
    static int kills() {
        bool isNumber = false;
        const int number = qEnvironmentVariableIntValue("PENSTOCK_KILLS", &isNumber);
        return isNumber ? number : 200;
    }

    void killOnce(const QString& file, std::uint64_t seed,
                  const std::map<std::string, std::uint64_t>& known, core::Rng& rng, Tally& tally) {
        Player player(file, seed);
        QVERIFY(player.killAt(randomMoment(rng, m_startTime)));
        const std::vector<std::uint64_t> acknowledged = player.acknowledged();
        ++(acknowledged.empty()       ? tally.beforeTheFirstEntry
           : acknowledged.size() == 1 ? tally.inTheFirstGame
                                      : tally.later);

        const auto opened = database::openStore(file.toStdString());
        QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().detail.c_str());
        const DatabaseFile& store = opened.value();
        QCOMPARE(database::integrityProblems(store).value(), std::vector<std::string>());
        m_found = inOrderOfCreation(store);
        verifyEarlierRuns(known);
        verifyGames(store, known.size(), acknowledged, seed);
    }

    void verifyEarlierRuns(const std::map<std::string, std::uint64_t>& known) const {
        QVERIFY(m_found.size() >= known.size());
        for (std::size_t i = 0; i < known.size(); ++i)
            QCOMPARE(m_found[i].entryCount, known.at(m_found[i].id));
    }

    /// The sessions of this run, from the one at `first`, are the games of its seeds: whole ones
    /// and the last as far as it was acknowledged, or one entry further.
    void verifyGames(const DatabaseFile& store, std::size_t first,
                     const std::vector<std::uint64_t>& acknowledged, std::uint64_t seed) const {
        const std::size_t games = m_found.size() - first;
        QVERIFY(games == acknowledged.size() || games == acknowledged.size() + 1);
        for (std::size_t i = 0; i < games; ++i) {
            const std::uint64_t safe = i < acknowledged.size() ? acknowledged[i] : 0;
            const std::uint64_t kept = m_found[first + i].entryCount;
            QVERIFY2(kept == safe || (kept == safe + 1 && i + 1 >= acknowledged.size()),
                     qPrintable(QStringLiteral("%1 of %2 entries are there").arg(kept).arg(safe)));
            verifyResumes(store, m_found[first + i], stored_games::soloGame(seed + i));
        }
    }

    static void verifyResumes(const DatabaseFile& store, const SessionSummary& session,
                              barrage::Playthrough expected) {
        const auto resumed = Session::resume(store, session.id);
        QVERIFY(resumed.ok());
        QVERIFY(!resumed.value().stopped());
        QVERIFY(expected.replayTo(session.entryCount));
        QVERIFY(resumed.value().game().state() == expected.state());
        QCOMPARE(resumed.value().game().cursor(), std::size_t(session.entryCount));
        const core::GameLog log = resumed.value().game().log();
        const std::vector<std::string> whole = expected.log().entries;
        QVERIFY(std::equal(log.entries.begin(), log.entries.end(), whole.begin()));
    }

    static void report(const Tally& tally) {
        qInfo("killed before the first entry: %d, in the first game: %d, in later games: %d",
              tally.beforeTheFirstEntry, tally.inTheFirstGame, tally.later);
        QVERIFY(tally.beforeTheFirstEntry > 0);
        QVERIFY(tally.inTheFirstGame > kills() / 4);
    }

    QTemporaryDir m_folder;
    int m_startTime = 0; // milliseconds until the first entry
    std::vector<SessionSummary> m_found;
};

QTEST_GUILESS_MAIN(CliKillTest)
#include "tst_cli_kill.moc"
