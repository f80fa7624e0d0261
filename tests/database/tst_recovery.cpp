#include <algorithm>
#include <filesystem>
#include <optional>
#include <random>
#include <set>
#include <string>

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

#include "database/internal/schema.h"
#include "database/recovery.h"
#include "database/store.h"
#include "tests/database/sample_contents.h"
#include "tests/support/stores.h"

using namespace database;
namespace fs = std::filesystem;

namespace {

constexpr Time kNow = 1'794'805'538'000; // 2026-11-16 05:05:38 UTC
constexpr int kPageSize = 4096;

QString nameOf(const fs::path& file) { return QString::fromStdString(file.string()); }

QByteArray bytesOf(const fs::path& file) {
    QFile source(nameOf(file));
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray("no such file");
}

void write(const fs::path& file, const QByteArray& bytes) {
    QFile target(nameOf(file));
    QVERIFY(target.open(QIODevice::WriteOnly));
    QCOMPARE(target.write(bytes), bytes.size());
}

QByteArray withGarbageAt(QByteArray bytes, qsizetype begin, qsizetype size, unsigned seed) {
    std::mt19937 random(seed);
    for (qsizetype at = begin; at < std::min(begin + size, bytes.size()); ++at)
        bytes[at] = static_cast<char>(random());
    return bytes;
}

bool isNameOrSubstitute(const std::string& kept, const std::string& original) {
    return kept == original || kept.starts_with('?');
}

template <class T>
bool isPrefix(const std::vector<T>& part, const std::vector<T>& whole) {
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

/// What is left of a session is its beginning and nothing else.
bool isBeginningOf(const SessionRecord& kept, const SessionRecord& original) {
    SessionRecord expected = original;
    expected.log.entries = kept.log.entries;
    expected.seats = kept.seats;
    if (kept.log.entries.size() < original.cursor) {
        expected.cursor = kept.log.entries.size();
        expected.status = SessionStatus::Playing;
    }
    return kept == expected && isPrefix(kept.log.entries, original.log.entries) &&
           kept.seats.size() <= original.seats.size() &&
           std::equal(kept.seats.begin(), kept.seats.end(), original.seats.begin(),
                      [](const SessionSeat& seat, const SessionSeat& before) {
                          return seat.role == before.role &&
                                 isNameOrSubstitute(seat.playerName, before.playerName);
                      });
}

bool isWhatIsLeftOf(const Play& kept, const Play& original) {
    Play expected = original;
    if (kept.session.empty())
        expected.session.clear();
    for (std::size_t i = 0; i < expected.results.size() && i < kept.results.size(); ++i) {
        PlayResult& result = expected.results[i];
        if (isNameOrSubstitute(kept.results[i].playerName, result.playerName))
            result.playerName = kept.results[i].playerName;
        if (kept.results[i].sources.size() < result.sources.size())
            result.sources = kept.results[i].sources;
    }
    // The last results of a play may have been on another page than the first ones.
    expected.results.resize(std::min(expected.results.size(), kept.results.size()));
    return kept == expected;
}

template <class T>
const T* withId(const std::vector<T>& records, const std::string& id) {
    const auto found = std::find_if(records.begin(), records.end(),
                                    [&](const T& record) { return record.id == id; });
    return found == records.end() ? nullptr : &*found;
}

/// Everything in the store comes from the original, and the report says what happened to it.
void verifyKept(const Contents& kept, const Contents& original, const RecoveryReport& report) {
    std::set<std::string> cut;
    for (const CutSession& session : report.sessionsCut) {
        const SessionRecord* record = withId(kept.sessions, session.id);
        QVERIFY(record && cut.insert(session.id).second);
        QCOMPARE(record->log.entries.size(), session.kept);
        const SessionRecord* before = withId(original.sessions, session.id);
        QVERIFY(before);
        QCOMPARE(before->cursor, session.cursor);
    }
    for (const SessionRecord& session : kept.sessions) {
        const SessionRecord* before = withId(original.sessions, session.id);
        QVERIFY(before && isBeginningOf(session, *before));
        QCOMPARE(cut.contains(session.id), session.cursor < before->cursor);
    }
    QCOMPARE(report.sessionsKept + report.sessionsCut.size(), kept.sessions.size());
    const int missing = static_cast<int>(original.sessions.size() - kept.sessions.size());
    QVERIFY(report.sessionsLost <= missing);
    QVERIFY(report.sessionsLost == missing || report.hasUnreadableParts);

    for (const Play& play : kept.plays) {
        const Play* before = withId(original.plays, play.id);
        QVERIFY(before && isWhatIsLeftOf(play, *before));
    }
    QCOMPARE(report.playsKept, static_cast<int>(kept.plays.size()));
    QVERIFY(report.playsKept + report.playsLost <= static_cast<int>(original.plays.size()));
    for (const Card& card : kept.cards)
        QVERIFY(std::find(original.cards.begin(), original.cards.end(), card) !=
                original.cards.end());
    QCOMPARE(report.cardsKept, static_cast<int>(kept.cards.size()));
    for (const auto& [play, photos] : kept.photos) {
        QVERIFY(withId(kept.plays, play));
        for (const Photo& photo : photos)
            QVERIFY(std::ranges::count(original.photos.at(play), photo) == 1);
    }
}

} // namespace

class RecoveryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        init();
        fillSampleStore(path());
        m_original = contentsAt(path());
        m_healthy = bytesOf(path());
        QVERIFY(m_original.sessions.size() > 3 && m_healthy.size() > 30 * kPageSize);
        cleanup();
    }

    void init() {
        // Hundreds of files are written to be damaged; a disk would only make that slow.
        const QString memory = "/dev/shm";
        const QString root = QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
        QVERIFY(m_folder.emplace(root + "/tst_recovery-XXXXXX").isValid());
    }

    void cleanup() {
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
        m_folder.reset();
    }

    void leavesAHealthyFileAlone() {
        write(path(), m_healthy);
        const auto opened = openOrRecover(path(), kNow);
        QVERIFY(opened.ok() && !opened.value().recovery);
        QCOMPARE(bytesOf(path()), m_healthy);
        QCOMPARE(filesInFolder("*.sqlite").size(), 1);
    }

    void takesAnEmptyFileForANewStore() {
        write(path(), {});
        const auto opened = openOrRecover(path(), kNow);
        QVERIFY(opened.ok() && !opened.value().recovery);
        QCOMPARE(filesInFolder("*.sqlite").size(), 1);
    }

    void refusesAStoreOfALaterVersionAndLeavesIt() {
        QByteArray bytes = m_healthy;
        bytes[63] = 99; // user_version
        write(path(), bytes);
        const auto opened = openOrRecover(path(), kNow);
        QVERIFY(!opened.ok());
        QCOMPARE(opened.error().trouble, Trouble::TooNew);
        QCOMPARE(bytesOf(path()), bytes);
        QCOMPARE(filesInFolder("*").size(), 1);
    }

    void refusesAFolderThatIsNotThere() {
        const auto opened = openOrRecover(path().parent_path() / "missing" / "games.sqlite", kNow);
        QVERIFY(!opened.ok());
        QCOMPARE(opened.error().trouble, Trouble::CannotOpen);
    }

    void leavesADamagedFileThatCannotBeRecovered() {
        // The name leaves no room for the names that a recovery needs.
        const fs::path file = path().parent_path() / std::string(245, 'g');
        const QByteArray damaged = withGarbageAt(m_healthy, 0, kPageSize, 1);
        write(file, damaged);
        const auto opened = openOrRecover(file, kNow);
        QVERIFY(!opened.ok());
        QCOMPARE(opened.error().trouble, Trouble::CannotOpen);
        QCOMPARE(bytesOf(file), damaged);
        QCOMPARE(filesInFolder("*").size(), 1);
    }

    void keepsWhatIsOutsideADamagedPage_data() {
        QTest::addColumn<int>("page");
        for (int page = 1; page <= m_healthy.size() / kPageSize; ++page)
            QTest::addRow("page %d", page) << page;
    }
    void keepsWhatIsOutsideADamagedPage() {
        QFETCH(const int, page);
        recover(withGarbageAt(m_healthy, (page - 1) * kPageSize, kPageSize, 7), m_original);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(m_report);
        QVERIFY(!m_kept.sessions.empty() || !m_kept.plays.empty());
        if (page == 1 || page == schemaPage() + 1) { // only descriptions of the tables
            QCOMPARE(m_kept, m_original);
            QVERIFY(m_report->hasUnreadableParts);
        }
    }

    void keepsWhatATruncatedFileStillHas_data() {
        QTest::addColumn<qsizetype>("size");
        for (const int size : {50, 99, 100, 511, 512, 4095, 4096, 4097})
            QTest::addRow("%d bytes", size) << qsizetype{size};
        for (qsizetype size = 2 * kPageSize; size < m_healthy.size(); size += 3 * kPageSize)
            QTest::addRow("%d bytes", static_cast<int>(size)) << size;
        QTest::addRow("one page short") << m_healthy.size() - kPageSize;
    }
    void keepsWhatATruncatedFileStillHas() {
        QFETCH(const qsizetype, size);
        recover(m_healthy.first(size), m_original);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(m_report && m_report->hasUnreadableParts);
        QVERIFY(size < m_healthy.size() * 3 / 4 || m_report->sessionsKept > 0);
    }

    void readsAFileWithoutItsHeader() {
        recover(withGarbageAt(m_healthy, 0, 100, 3), m_original);
        QVERIFY(m_report);
        QCOMPARE(m_kept, m_original);
        QCOMPARE(m_report->sessionsKept, static_cast<int>(m_original.sessions.size()));
        QCOMPARE(m_report->sessionsLost, 0);
        QCOMPARE(m_report->playsLost, 0);
        QCOMPARE(m_report->settingsKept, kSampleSettings);
    }

    void survivesFlippedBits_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 200; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void survivesFlippedBits() {
        QFETCH(const unsigned, seed);
        std::mt19937 random(seed);
        QByteArray damaged = m_healthy;
        // Every fourth file is hit where it describes itself.
        const auto end = static_cast<unsigned>(seed % 4 == 0 ? 200 : damaged.size());
        for (unsigned flips = 1 + seed % 20; flips > 0; --flips) {
            const auto at = static_cast<qsizetype>(random() % end);
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << random() % 8));
        }
        write(path(), damaged);
        const auto opened = openOrRecover(path(), kNow);
        if (!opened) {
            QCOMPARE(bytesOf(path()), damaged);
        } else if (opened.value().recovery) {
            QCOMPARE(bytesOf(opened.value().recovery->setAside), damaged);
            const auto problems = integrityProblems(opened.value().store);
            QVERIFY(problems.ok() && problems.value().empty());
            QVERIFY(allContents(opened.value().store).ok());
        }
    }

    void replacesAFileThatIsNoDatabase() {
        recover("Dear diary, today the dam broke.\n", {});
        QVERIFY(m_report);
        QCOMPARE(m_kept, Contents{});
        QVERIFY(m_report->hasUnreadableParts);
    }

    void givesEveryDamagedFileANameOfItsOwn() {
        std::set<QByteArray> damaged;
        for (const unsigned seed : {1U, 2U, 3U}) {
            const QByteArray bytes = withGarbageAt(m_healthy, 5 * kPageSize, kPageSize, seed);
            damaged.insert(bytes);
            write(path(), bytes);
            QVERIFY(openOrRecover(path(), kNow).ok());
        }
        const QStringList names = filesInFolder("*.damaged-*");
        QCOMPARE(names, QStringList({"games.damaged-2026-11-16-050538-2.sqlite",
                                     "games.damaged-2026-11-16-050538-3.sqlite",
                                     "games.damaged-2026-11-16-050538.sqlite"}));
        std::set<QByteArray> found;
        for (const QString& name : names)
            found.insert(bytesOf(path().parent_path() / name.toStdString()));
        QCOMPARE(found, damaged);
    }

    void readsWhatIsOnlyInTheWriteAheadLog_data() {
        QTest::addColumn<int>("damageAt");
        QTest::addColumn<int>("damageSize");
        QTest::newRow("header") << 0 << 100;
        QTest::newRow("first page") << 0 << kPageSize;
        QTest::newRow("descriptions of the tables") << schemaPage() * kPageSize << kPageSize;
        QTest::newRow("an index") << 2 * kPageSize << kPageSize;
    }
    void readsWhatIsOnlyInTheWriteAheadLog() {
        QFETCH(const int, damageAt);
        QFETCH(const int, damageSize);
        const fs::path live = path().parent_path() / "live";
        write(live, m_healthy);
        const auto running = openStore(live);
        QVERIFY(running.ok() && setSetting(running.value(), "late", "yes").ok());
        // As after a kill: nothing has been moved from the log into the file.
        QCOMPARE(bytesOf(live), m_healthy);
        write(path().string() + "-wal", bytesOf(live.string() + "-wal"));
        recover(withGarbageAt(m_healthy, damageAt, damageSize, 5), m_original);
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(m_kept, m_original);
        QCOMPARE(m_report->settingsKept, kSampleSettings + 1);
    }

    void setsAsideTheWriteAheadLogOfAFileThatIsStillOpen() {
        write(path(), m_healthy);
        const auto running = openStore(path());
        QVERIFY(running.ok() && setSetting(running.value(), "late", "yes").ok());
        const QByteArray log = bytesOf(path().string() + "-wal");
        const QByteArray damaged = withGarbageAt(m_healthy, 2 * kPageSize, kPageSize, 5);
        write(path(), damaged);
        const auto opened = openOrRecover(path(), kNow);
        QVERIFY(opened.ok() && opened.value().recovery);
        QCOMPARE(opened.value().recovery->settingsKept, kSampleSettings + 1);
        QCOMPARE(bytesOf(opened.value().recovery->setAside), damaged);
        QCOMPARE(bytesOf(opened.value().recovery->setAside.string() + "-wal"), log);
    }

    void leavesOutWhatHadBeenRemoved() {
        write(path(), m_healthy);
        {
            const auto store = openStore(path());
            QVERIFY(store.ok());
            // Some builds of SQLite wipe what is removed, others leave it on free pages.
            QVERIFY(test::run(store.value(), "PRAGMA secure_delete = OFF"));
            for (std::size_t i = 1; i < m_original.sessions.size(); ++i)
                QVERIFY(removeSession(store.value(), m_original.sessions[i].id).ok());
        }
        const auto before = contentsAt(path());
        recover(withGarbageAt(bytesOf(path()), schemaPage() * kPageSize, kPageSize, 5), before);
        QVERIFY(m_report);
        QCOMPARE(m_kept, before);
        QCOMPARE(m_report->sessionsLost, 0);
    }

    void readsStoresOfOlderVersions() {
        const SessionRecord session = sampleSession(1, 80);
        {
            const auto file = DatabaseFile::open(path());
            QVERIFY(file.ok() && migrate(file.value(), {}, schemaSteps().first(1)).ok());
            QVERIFY(addSession(file.value(), session).ok());
        }
        const Contents before{{session}, {}, {}, {}};
        recover(withGarbageAt(bytesOf(path()), 5 * kPageSize, kPageSize, 5), before); // an index
        QVERIFY(m_report);
        QCOMPARE(m_kept, before);
        QVERIFY(!m_report->hasUnreadableParts);
    }

    void keepsEverythingOfAStoreThatNamesAnEarlierVersion_data() {
        QTest::addColumn<char>("version");
        QTest::newRow("of sessions only") << char{1};
        QTest::newRow("without cards") << char{2};
        QTest::newRow("without photos") << char{3};
    }
    void keepsEverythingOfAStoreThatNamesAnEarlierVersion() {
        QFETCH(const char, version);
        QByteArray bytes = m_healthy;
        bytes[63] = version; // user_version
        recover(bytes, m_original);
        QVERIFY(m_report);
        QCOMPARE(m_kept, m_original);
        QCOMPARE(m_report->sessionsKept, static_cast<int>(m_original.sessions.size()));
        QCOMPARE(m_report->settingsKept, kSampleSettings);
        QVERIFY(!m_report->hasUnreadableParts);
    }

    void endsARecoveryThatWasInterrupted() {
        write(path().parent_path() / "games.recovered.sqlite", m_healthy);
        const auto opened = openOrRecover(path(), kNow);
        QVERIFY(opened.ok() && !opened.value().recovery);
        const auto all = allContents(opened.value().store);
        QVERIFY(all.ok());
        QCOMPARE(all.value(), m_original);
    }

private:
    [[nodiscard]] fs::path path() const {
        return fs::path(m_folder->path().toStdString()) / "games.sqlite";
    }

    [[nodiscard]] QStringList filesInFolder(const QString& pattern) const {
        return QDir(m_folder->path())
            .entryList({pattern}, QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
    }

    /// Pages before the one with the descriptions of the tables.
    [[nodiscard]] int schemaPage() const {
        return static_cast<int>(m_healthy.indexOf("CREATE TABLE") / kPageSize);
    }

    static Contents contentsAt(const fs::path& file) {
        const auto store = openStore(file);
        const auto all = store ? allContents(store.value()) : store.error();
        return all ? all.value() : Contents{};
    }

    /// Opens a file with these bytes and checks what holds whatever the damage is.
    void recover(const QByteArray& damaged, const Contents& original) {
        m_report.reset();
        write(path(), damaged);
        // SQLite moves a log that was left behind into the file before anybody knows of damage.
        const bool hasLog = fs::exists(path().string() + "-wal");
        const auto opened = openOrRecover(path(), kNow);
        QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().detail.c_str());
        const auto problems = integrityProblems(opened.value().store);
        QVERIFY(problems.ok() && problems.value().empty());
        const auto kept = allContents(opened.value().store);
        QVERIFY(kept.ok());
        m_kept = kept.value();
        m_report = opened.value().recovery;
        QVERIFY(m_report);
        if (!hasLog)
            QCOMPARE(bytesOf(m_report->setAside), damaged);
        // The store, the damaged file and nothing else once the store is closed.
        QCOMPARE(filesInFolder("*.sqlite").size(), 2);
        QVERIFY(filesInFolder("*recover*").isEmpty());
        verifyKept(m_kept, original, *m_report);
    }

    std::optional<QTemporaryDir> m_folder;
    QByteArray m_healthy; // a store as it lies on the disk, and what is in it
    Contents m_original;
    Contents m_kept;
    std::optional<RecoveryReport> m_report;
};

QTEST_GUILESS_MAIN(RecoveryTest)
#include "tst_recovery.moc"
