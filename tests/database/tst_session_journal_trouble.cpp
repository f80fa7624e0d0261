#include <sys/mount.h>
#include <unistd.h>

#include <cstdio>
#include <functional>
#include <optional>

#include <QCoreApplication>
#include <QProcess>
#include <QtTest>

#include "database/session_journal.h"
#include "database/sessions.h"
#include "database/store.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

using Lines = std::vector<std::string>;

namespace {

constexpr Time kNow = 1'800'000'000'000;
const std::string kLongLine(2'000, 'x');

/// A disk of half a megabyte, if this user may mount one.
class SmallDisk {
public:
    explicit SmallDisk(const QString& folder)
        : m_folder(folder.toStdString()),
          m_isMounted(mount("tmpfs", m_folder.c_str(), "tmpfs", 0, "size=512k") == 0) {}
    ~SmallDisk() {
        if (m_isMounted)
            umount2(m_folder.c_str(), MNT_DETACH);
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

    [[nodiscard]] bool isMounted() const { return m_isMounted; }

    void fill() {
        QFile file(filler());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (file.write(QByteArray(4096, 'x')) > 0) {
        }
    }
    void makeRoom() { QVERIFY(QFile::remove(filler())); }

private:
    [[nodiscard]] QString filler() const { return QString::fromStdString(m_folder) + "/filler"; }

    std::string m_folder;
    bool m_isMounted;
};

/// While it lives this process has no more rights to files than anybody; root has too many.
class AnybodysRights {
public:
    AnybodysRights() : m_isChanged(geteuid() == 0 && seteuid(65534) == 0) {}
    ~AnybodysRights() {
        if (m_isChanged && seteuid(0) != 0)
            qFatal("cannot take the rights back");
    }
    Q_DISABLE_COPY_MOVE(AnybodysRights)

private:
    bool m_isChanged;
};

/// What this program does when it is started as a second one.
int appendAsChild(const std::string& file, const std::string& session, int count) {
    const auto store = openStore(file);
    if (!store)
        return 1;
    auto journal = SessionJournal::open(store.value(), session);
    if (!journal)
        return 2;
    std::puts("ready");
    std::fflush(stdout);
    for (int i = 0; i < count; ++i)
        if (!journal.value().append(session + ' ' + std::to_string(i), kNow))
            return 3;
    return 0;
}

int lockAsChild(const std::string& file) {
    const auto store = openStore(file);
    if (!store || !run(store.value(), "BEGIN EXCLUSIVE"))
        return 1;
    std::puts("ready");
    std::fflush(stdout);
    return std::getchar() == 'x' && run(store.value(), "COMMIT") ? 0 : 2; // until told to go on
}

bool startChild(QProcess& child, const QStringList& arguments) {
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::arguments().first(), arguments);
    return child.waitForReadyRead(30'000) && child.readLine() == "ready\n";
}

bool endsWell(QProcess& child) {
    return child.waitForFinished(60'000) && child.exitStatus() == QProcess::NormalExit &&
           child.exitCode() == 0;
}

Lines numbered(const std::string& session, int count) {
    Lines lines;
    for (int i = 0; i < count; ++i)
        lines.push_back(session + ' ' + std::to_string(i));
    return lines;
}

} // namespace

class SessionJournalTroubleTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.emplace().isValid()); }

    void cleanup() {
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
        m_folder.reset();
    }

    void goesOnInMemoryWhenFilesMayNotGrow() {
        std::optional<FileSizeLimit> limit;
        playOnAFullDisk([&] { limit.emplace(rlim_t(QFile(walFile()).size() + 1'000)); },
                        [&] { limit.reset(); });
    }

    void goesOnInMemoryOnAFullDisk() {
        SmallDisk disk(m_folder->path());
        if (!disk.isMounted())
            QSKIP("this user may not mount a small disk");
        playOnAFullDisk([&] { disk.fill(); }, [&] { disk.makeRoom(); });
    }

    void saysThatAFullDiskHasNoRoomForANewStore() {
        SmallDisk disk(m_folder->path());
        if (!disk.isMounted())
            QSKIP("this user may not mount a small disk");
        disk.fill();
        QVERIFY(troubleOf(openStore(path())) == Trouble::DiskFull);
        disk.makeRoom();
        QVERIFY(openStore(path()).ok());
    }

    void saysThatAFullDiskHasNoRoomToOpenAStore() {
        SmallDisk disk(m_folder->path());
        if (!disk.isMounted())
            QSKIP("this user may not mount a small disk");
        addSessions(openStore(path()).value(), {"s"});
        disk.fill();
        QVERIFY(troubleOf(openStore(path())) == Trouble::DiskFull);
        disk.makeRoom();
        QVERIFY(loadSession(openStore(path()).value(), "s").ok());
    }

    void saysThatAFullDiskHasNoRoomForABackUp() {
        SmallDisk disk(m_folder->path());
        if (!disk.isMounted())
            QSKIP("this user may not mount a small disk");
        const auto store = openStore(path());
        addSessions(store.value(), {"s"});
        disk.fill();
        QVERIFY(troubleOf(backUp(store.value(), pathIn(*m_folder, "copy"))) == Trouble::DiskFull);
        QVERIFY(!QFile::exists(m_folder->filePath("copy")));
        disk.makeRoom();
        QVERIFY(backUp(store.value(), pathIn(*m_folder, "copy")).ok());
    }

    void saysThatAFolderIsReadOnly_data() {
        QTest::addColumn<bool>("hasStore");
        QTest::addColumn<bool>("isBackUp");
        QTest::newRow("without a store") << false << false;
        QTest::newRow("with a store") << true << false;
        QTest::newRow("with a back-up") << true << true;
    }
    void saysThatAFolderIsReadOnly() {
        QFETCH(const bool, hasStore);
        QFETCH(const bool, isBackUp);
        if (hasStore) {
            const auto store = openStore(isBackUp ? pathIn(*m_folder, "original") : path());
            addSessions(store.value(), {"s"});
            if (isBackUp)
                QVERIFY(backUp(store.value(), path()).ok());
        }
        const auto before = filesIn(m_folder->path());
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner |
                                                            QFile::ReadOther | QFile::ExeOther));
        std::optional<Trouble> trouble;
        {
            const AnybodysRights less;
            trouble = troubleOf(openStore(path()));
        }
        QVERIFY(QFile::setPermissions(m_folder->path(),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY2(trouble == Trouble::CannotOpen || trouble == Trouble::ReadOnly,
                 qPrintable(trouble ? QString::number(int(*trouble)) : "opened"));
        QCOMPARE(filesIn(m_folder->path()).keys(), before.keys());
        QVERIFY(filesIn(m_folder->path()) == before);
        QVERIFY(openStore(path()).ok());
    }

    void goesOnInMemoryWhenNothingMayBeWritten() {
        const auto store = openStore(path());
        addSessions(store.value(), {"s"});
        auto journal = SessionJournal::open(store.value(), "s");
        QVERIFY(run(store.value(), "PRAGMA query_only = 1"));
        QVERIFY(troubleOf(journal.value().append("a", kNow)) == Trouble::ReadOnly);
        QVERIFY(troubleOf(journal.value().append("b", kNow)) == Trouble::ReadOnly);
        QVERIFY(run(store.value(), "PRAGMA query_only = 0"));
        QVERIFY(journal.value().flush(kNow).ok());
        QCOMPARE(loadSession(store.value(), "s").value().log.entries, (Lines{"a", "b"}));
    }

    void twoProgramsPlayTwoSessions() {
        constexpr int kCount = 200;
        const auto store = openStore(path());
        addSessions(store.value(), {"mine", "theirs"});
        auto journal = SessionJournal::open(store.value(), "mine");
        QProcess child;
        QVERIFY(startChild(child, {"--append", QString::fromStdString(path().string()), "theirs",
                                   QString::number(kCount)}));
        for (int i = 0; i < kCount; ++i) {
            const auto done = journal.value().append("mine " + std::to_string(i), kNow);
            QVERIFY2(done.ok(), why(done).c_str());
        }
        QVERIFY(endsWell(child));
        for (const char* session : {"mine", "theirs"}) {
            const auto loaded = loadSession(store.value(), session);
            QVERIFY(loaded.ok());
            QCOMPARE(loaded.value().log.entries, numbered(session, kCount));
            QCOMPARE(loaded.value().cursor, std::uint64_t{kCount});
        }
        QVERIFY(integrityProblems(store.value()).value().empty());
    }

    void twoProgramsPlayOneSession() {
        const auto store = openStore(path());
        addSessions(store.value(), {"s"});
        auto journal = SessionJournal::open(store.value(), "s");
        QProcess child;
        QVERIFY(startChild(child, {"--append", QString::fromStdString(path().string()), "s", "3"}));
        QVERIFY(endsWell(child));
        QVERIFY(troubleOf(journal.value().append("mine", kNow)) == Trouble::Conflict);
        QVERIFY(journal.value().keepAsCopy("copy", kNow).ok());
        QCOMPARE(loadSession(store.value(), "s").value().log.entries, numbered("s", 3));
        QCOMPARE(loadSession(store.value(), "copy").value().log.entries, Lines{"mine"});
    }

    void goesOnInMemoryWhileAnotherProgramHoldsTheFile() {
        const auto store = openStore(path());
        addSessions(store.value(), {"s"});
        auto journal = SessionJournal::open(store.value(), "s");
        QVERIFY(journal.value().append("a", kNow).ok());
        QVERIFY(run(store.value(), "PRAGMA busy_timeout = 20"));
        QProcess child;
        QVERIFY(startChild(child, {"--lock", QString::fromStdString(path().string())}));
        QVERIFY(troubleOf(journal.value().append("b", kNow)) == Trouble::Busy);
        QVERIFY(troubleOf(journal.value().moveCursor(1, kNow)) == Trouble::Busy);
        QVERIFY(troubleOf(journal.value().append("c", kNow)) == Trouble::Busy);
        QCOMPARE(journal.value().entries(), (Lines{"a", "c"}));
        QCOMPARE(loadSession(store.value(), "s").value().log.entries, Lines{"a"});

        QCOMPARE(child.write("x"), 1);
        QVERIFY(endsWell(child));
        QVERIFY(journal.value().flush(kNow).ok());
        QVERIFY(!journal.value().trouble());
        QCOMPARE(loadSession(store.value(), "s").value().log.entries, (Lines{"a", "c"}));
    }

private:
    /// Plays until the disk has no room and beyond, and again once it has.
    void playOnAFullDisk(const std::function<void()>& fill, const std::function<void()>& makeRoom) {
        Lines expected{"first", "second", "third"};
        {
            const auto store = openStore(path());
            QVERIFY2(store.ok(), why(store).c_str());
            addSessions(store.value(), {"s"});
            auto opened = SessionJournal::open(store.value(), "s");
            SessionJournal& journal = opened.value();
            QVERIFY(journal.append(expected, kNow).ok());
            fill();
            Outcome outcome = core::Done{};
            for (int i = 0; i < 300 && outcome; ++i) {
                expected.push_back(std::to_string(i) + kLongLine);
                outcome = journal.append(expected.back(), kNow);
            }
            QVERIFY(troubleOf(outcome) == Trouble::DiskFull);
            QVERIFY(journal.trouble() == outcome.error());
            QCOMPARE(journal.entries(), expected);
            const Lines onDisk(expected.begin(), expected.end() - 1);
            QCOMPARE(loadSession(store.value(), "s").value().log.entries, onDisk);

            QVERIFY(troubleOf(journal.moveCursor(1, kNow)) == Trouble::DiskFull); // undo
            QVERIFY(troubleOf(journal.moveCursor(2, kNow)) == Trouble::DiskFull); // redo
            journal.addPlayTime(70);
            for (const char* line : {"a", "b"})
                QVERIFY(troubleOf(journal.append(line + kLongLine, kNow)) == Trouble::DiskFull);
            expected = {"first", "second", "a" + kLongLine, "b" + kLongLine};
            QCOMPARE(journal.entries(), expected);
            QCOMPARE(journal.cursor(), std::size_t{4});
            QCOMPARE(loadSession(store.value(), "s").value().log.entries, onDisk);
            QVERIFY(integrityProblems(store.value()).value().empty());

            makeRoom();
            QVERIFY(integrityProblems(store.value()).value().empty());
            QVERIFY(journal.flush(kNow).ok());
            QVERIFY(!journal.trouble());
            expected.push_back("last");
            QVERIFY(journal.append("last", kNow).ok());
        }
        const auto store = openStore(path());
        QVERIFY2(store.ok(), why(store).c_str());
        QVERIFY(integrityProblems(store.value()).value().empty());
        const auto session = loadSession(store.value(), "s");
        QCOMPARE(session.value().log.entries, expected);
        QCOMPARE(session.value().cursor, std::uint64_t{5});
        QCOMPARE(session.value().playTime, 70);
    }

    void addSessions(const DatabaseFile& store, const Lines& ids) {
        for (const std::string& id : ids) {
            SessionRecord session;
            session.id = id;
            QVERIFY(addSession(store, session).ok());
        }
    }

    [[nodiscard]] std::filesystem::path path() const { return pathIn(*m_folder, "games.sqlite"); }
    [[nodiscard]] QString walFile() const { return m_folder->filePath("games.sqlite-wal"); }

    std::optional<QTemporaryDir> m_folder;
};

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 5 && arguments[1] == "--append")
        return appendAsChild(arguments[2].toStdString(), arguments[3].toStdString(),
                             arguments[4].toInt());
    if (arguments.size() == 3 && arguments[1] == "--lock")
        return lockAsChild(arguments[2].toStdString());
    SessionJournalTroubleTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_session_journal_trouble.moc"
