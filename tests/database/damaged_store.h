#pragma once

#include <algorithm>
#include <filesystem>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QTemporaryDir>
#include <QtTest>

#include "database/recovery.h"
#include "database/store.h"
#include "tests/database/sample_contents.h"

namespace database::test {

namespace fs = std::filesystem;

inline constexpr Time kNow = 1'794'805'538'000; // 2026-11-16 05:05:38 UTC
inline constexpr int kPageSize = 4096;

inline QString nameOf(const fs::path& file) { return QString::fromStdString(file.string()); }

inline QByteArray bytesOf(const fs::path& file) {
    QFile source(nameOf(file));
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray("no such file");
}

inline void write(const fs::path& file, const QByteArray& bytes) {
    QFile target(nameOf(file));
    QVERIFY(target.open(QIODevice::WriteOnly));
    QCOMPARE(target.write(bytes), bytes.size());
}

inline QByteArray withGarbageAt(QByteArray bytes, qsizetype begin, qsizetype size, unsigned seed) {
    std::mt19937 random(seed);
    for (qsizetype at = begin; at < std::min(begin + size, bytes.size()); ++at)
        bytes[at] = static_cast<char>(random());
    return bytes;
}

inline bool isNameOrSubstitute(const std::string& kept, const std::string& original) {
    return kept == original || kept.starts_with('?');
}

template <class T>
bool isPrefix(const std::vector<T>& part, const std::vector<T>& whole) {
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

/// What is left of a session is its beginning and nothing else.
inline bool isBeginningOf(const SessionRecord& kept, const SessionRecord& original) {
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

inline bool isWhatIsLeftOf(const Play& kept, const Play& original) {
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
inline void verifyKept(const Contents& kept, const Contents& original,
                       const RecoveryReport& report) {
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

/// A store that is written with some damage and opened again, and what has to hold then. Base of
/// the test classes, one for each kind of damage.
class DamagedStore : public QObject {
protected:
    /// Fills a store once and keeps its bytes.
    void fill() {
        begin();
        fillSampleStore(path());
        m_original = contentsAt(path());
        m_healthy = bytesOf(path());
        QVERIFY(m_original.sessions.size() > 3 && m_healthy.size() > 30 * kPageSize);
        end();
    }
    /// Gives a test a folder of its own.
    void begin() {
        // Hundreds of files are written to be damaged; a disk would only make that slow.
        const QString memory = "/dev/shm";
        const QString root = QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
        QVERIFY(m_folder.emplace(root + "/tst_recovery-XXXXXX").isValid());
    }
    void end() {
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
        m_folder.reset();
    }

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

} // namespace database::test
