#include <optional>

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QtTest>

#include "database/history.h"
#include "engine/barrage/legal.h"
#include "tests/app/sessions/stored_games.h"

using namespace barrage;
using database::DatabaseFile;
using stored_games::Session;

namespace {

constexpr std::size_t kPlayed = 60;

bool run(const DatabaseFile& store, const QString& sql) {
    QSqlQuery query(QSqlDatabase::database(QString::fromStdString(store.connectionName())));
    return query.exec(sql);
}

/// A move for this entry behind which the others do not fit, and one more behind it.
struct Misfit {
    std::size_t entry = 0;
    Move move;
    Move next;
};

} // namespace

/// What is on the disk while an entry is entered anew, and after.
class AmendedSessionTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        auto opened = database::openStore(stored_games::pathIn(*m_folder, "games.sqlite"));
        QVERIFY(opened.ok());
        m_store.emplace(std::move(opened.value()));
    }
    void cleanup() {
        m_store.reset();
        m_folder.reset();
    }

    void writesNothingBeforeAllIsDecided() {
        Session session = played(kPlayed);
        const core::GameLog before = record(session).log;
        const Misfit misfit = misfitOf(session.game());
        session.amend(misfit.entry, 0);
        QVERIFY(session.commit(misfit.move, ++m_now).ok());
        QVERIFY(!session.completeAmendment(++m_now));
        QVERIFY(session.commit(misfit.next, ++m_now).ok());
        QVERIFY(session.undo(++m_now));
        QVERIFY(record(session).log == before);
        session.leaveAmendment();
        QVERIFY(session.game().log() == before);
        QVERIFY(resume(session).game().log() == before);
    }

    /// What was taken back before must not be there to be redone, nor leave a hole in the log.
    void takesWhatWasEnteredAndNotTakenBack() {
        Session session = played(kPlayed);
        const Misfit misfit = misfitOf(session.game());
        session.amend(misfit.entry, 0);
        QVERIFY(session.commit(misfit.move, ++m_now).ok());
        QVERIFY(session.commit(misfit.next, ++m_now).ok());
        QVERIFY(session.undo(++m_now));
        const std::size_t dropped = session.amendment()->outcome().dropped.size();
        const auto replaced = session.takeAmendment(++m_now);
        QCOMPARE(replaced.first, misfit.entry);
        QVERIFY(!session.game().canRedo());
        QVERIFY(!session.redo(++m_now));
        QVERIFY(session.game().entries()[misfit.entry] == misfit.move);
        QCOMPARE(session.game().cursor(), kPlayed - dropped);
        expectKept(session);
        core::Rng rng(1);
        QVERIFY(session.commit(randomMove(session.game().state(), rng), ++m_now).ok());
        expectKept(session);
    }

    void keepsWhatStillFits() {
        Session session = played(kPlayed);
        const Misfit misfit = misfitOf(session.game(), 1);
        const std::vector<Move> before = session.game().entries();
        session.amend(misfit.entry, 0);
        QVERIFY(session.commit(misfit.move, ++m_now).ok());
        const std::size_t first = session.amendment()->outcome().dropped.front();
        QVERIFY(first > 0);
        session.takeAmendment(++m_now);
        QCOMPARE(session.game().cursor(), misfit.entry + 1 + first);
        for (std::size_t i = 0; i < first; ++i)
            QVERIFY(session.game().entries()[misfit.entry + 1 + i] == before[misfit.entry + 1 + i]);
        expectKept(session);
    }

    void keepsWhatWasUndone() {
        Session session = played(kPlayed);
        QVERIFY(session.replayTo(40, ++m_now));
        const core::GameLog before = record(session).log;
        const Move move = session.game().entries()[20];
        session.amend(20, 0);
        QVERIFY(session.commit(move, ++m_now).ok());
        QVERIFY(session.completeAmendment(++m_now));
        QCOMPARE(session.game().cursor(), std::size_t{40});
        QVERIFY(record(session).log == before);
        expectKept(session);
        QVERIFY(session.replayTo(kPlayed, ++m_now));
        expectKept(session);
    }

    /// Killed in the middle of it, the store has the old game; afterwards the new one.
    void leavesTheOldGameOrTheNewOne() {
        Session session = played(kPlayed);
        const core::GameLog before = record(session).log;
        const Misfit misfit = misfitOf(session.game());
        session.amend(misfit.entry, 0);
        QVERIFY(session.commit(misfit.move, ++m_now).ok());
        QVERIFY(run(*m_store, "CREATE TRIGGER t BEFORE INSERT ON entries "
                              "BEGIN SELECT RAISE(ABORT, 'killed'); END"));
        session.takeAmendment(++m_now);
        QVERIFY(session.trouble());
        QVERIFY(record(session).log == before);
        QCOMPARE(record(session).cursor, std::uint64_t{kPlayed});
        QVERIFY(resume(session).game().log() == before);
        QVERIFY(run(*m_store, "DROP TRIGGER t"));
        QVERIFY(session.flush(++m_now).ok());
        expectKept(session);
    }

    void keepsLinesThatCannotBeRead() {
        const std::string id = played(kPlayed).id();
        QVERIFY(run(*m_store, "UPDATE entries SET line = 'nonsense' WHERE number = 41"));
        Session session = Session::resume(*m_store, id).value();
        const core::GameLog before = record(session).log;
        const Move move = session.game().entries()[20];
        session.amend(20, 0);
        QVERIFY(session.commit(move, ++m_now).ok());
        QVERIFY(session.completeAmendment(++m_now));
        QVERIFY(record(session).log == before);
        QVERIFY(session.stopped());
        QCOMPARE(session.stopped()->entry, std::size_t{40});
    }

    void aFinishedGameEndedWhenItDid() {
        Session session = finished();
        const std::size_t count = session.game().cursor();
        for (const std::size_t entry : {std::size_t{10}, count - 1}) {
            const database::Time ended = play().ended;
            const Move move = session.game().entries()[entry];
            session.amend(entry, 0);
            QVERIFY(session.commit(move, ++m_now).ok());
            QVERIFY(session.isFinished());
            QVERIFY(session.completeAmendment(++m_now));
            QVERIFY(finish(session));
            QCOMPARE(play().ended, ended);
        }
    }

    /// Between the entries and the result nothing says that the game was played on.
    void aFinishedGameEndedWhenItDidAlsoForWhoOpensItAgain() {
        Session session = finished();
        const database::Time ended = play().ended;
        const Move move = session.game().entries()[10];
        session.amend(10, 0);
        QVERIFY(session.commit(move, ++m_now).ok());
        QVERIFY(session.completeAmendment(++m_now));
        Session again = resume(session);
        QVERIFY(!again.isFinished());
        QVERIFY(finish(again));
        QCOMPARE(play().ended, ended);
    }

    void aGameThatIsPlayedOnEndsAnew() {
        Session session = finished();
        const database::Time ended = play().ended;
        const Move last = session.game().entries().back();
        QVERIFY(session.undo(++m_now));
        QVERIFY(session.redo(++m_now));
        QVERIFY(finish(session));
        QCOMPARE(play().ended, ended);
        QVERIFY(session.undo(++m_now));
        QVERIFY(session.commit(last, ++m_now).ok());
        QVERIFY(finish(session));
        QVERIFY(play().ended > ended);
    }

    void tellsWhereEntriesAreNow_data() {
        QTest::addColumn<int>("former");
        QTest::addColumn<int>("place"); // -1: none
        QTest::addColumn<bool>("isCut");
        QTest::newRow("before the new ones") << 4 << 4 << false;
        QTest::newRow("the replaced one") << 5 << -1 << false;
        QTest::newRow("replaced too") << 6 << -1 << false;
        QTest::newRow("the first that follows") << 7 << 8 << false;
        QTest::newRow("the last") << 19 << 20 << false;
        QTest::newRow("the cursor") << 20 << 21 << false;
        QTest::newRow("nothing follows as before") << 19 << -1 << true;
    }
    void tellsWhereEntriesAreNow() {
        QFETCH(const int, former);
        QFETCH(const int, place);
        QFETCH(const bool, isCut);
        const sessions::ReplacedEntries replaced{5, 3, 20, 21, isCut};
        const auto found = replaced.placeOf(static_cast<std::size_t>(former));
        QCOMPARE(found ? static_cast<int>(*found) : -1, place);
    }

private:
    [[nodiscard]] static Playthrough whole() { return stored_games::soloGame(21); }
    [[nodiscard]] Session created(const Playthrough& game) {
        return Session::create(*m_store, game, {}, ++m_now).value();
    }
    [[nodiscard]] Session played(std::size_t moves) {
        Playthrough game = whole();
        game.replayTo(moves);
        game.forgetUndone();
        return created(game);
    }
    [[nodiscard]] Session finished() {
        Session session = created(whole());
        if (!finish(session))
            qFatal("not finished");
        return session;
    }
    [[nodiscard]] bool finish(Session& session) {
        m_now += 1000;
        const database::Play play =
            playOf(session.game(), session.id(), session.seats(), session.playTime(), m_now);
        return session.finish(play, m_now).ok();
    }
    [[nodiscard]] database::Play play() const {
        return database::listPlays(*m_store).value().front();
    }
    [[nodiscard]] Session resume(const Session& session) const {
        return Session::resume(*m_store, session.id()).value();
    }
    [[nodiscard]] database::SessionRecord record(const Session& session) const {
        return database::loadSession(*m_store, session.id()).value();
    }
    void expectKept(const Session& session) const {
        QVERIFY(!session.trouble());
        const Session again = resume(session);
        QVERIFY(!again.stopped());
        QVERIFY(again.game().log() == session.game().log());
        QCOMPARE(again.game().cursor(), session.game().cursor());
        QVERIFY(again.game().state() == session.game().state());
    }
    /// So many of those behind it do fit, at least.
    [[nodiscard]] static Misfit misfitOf(const Playthrough& game, std::size_t fitting = 0) {
        core::Rng rng(3);
        for (std::size_t i = 0; i < game.cursor(); ++i) {
            Playthrough before = game;
            before.replayTo(i);
            for (const Move& move : legalMoves(before.state())) {
                if (move.by != game.entries()[i].by)
                    continue;
                sessions::Amendment<Game> amendment(game, i, 0);
                if (!amendment.commit(move))
                    continue;
                const auto outcome = amendment.outcome();
                if (!outcome.dropped.empty() && outcome.dropped.front() >= fitting)
                    return {i, move, randomMove(amendment.game().state(), rng)};
            }
        }
        qFatal("everything fits");
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<DatabaseFile> m_store;
    database::Time m_now = 0;
};

QTEST_GUILESS_MAIN(AmendedSessionTest)
#include "tst_amended_session.moc"
