#include <optional>

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QtTest>

#include "database/history.h"
#include "tests/app/sessions/stored_games.h"

using database::DatabaseFile;
using stored_games::Session;

namespace {

bool run(const DatabaseFile& store, const QString& sql) {
    QSqlQuery query(QSqlDatabase::database(QString::fromStdString(store.connectionName())));
    return query.exec(sql);
}

} // namespace

class LiveSessionTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        auto opened = database::openStore(file());
        QVERIFY(opened.ok());
        m_store.emplace(std::move(opened.value()));
    }
    void cleanup() {
        m_store.reset();
        m_folder.reset();
    }

    void resumesEveryMoveOfAGame() {
        const barrage::Playthrough played = stored_games::soloGame(1);
        Session session = create(played.setup());
        for (const barrage::Move& move : played.entries()) {
            QVERIFY(session.commit(move, ++m_now).ok());
            QVERIFY(!session.trouble());
            const Session resumed = resume(session.id());
            QVERIFY(resumed.game().state() == session.game().state());
            QCOMPARE(resumed.game().cursor(), session.game().cursor());
        }
        QVERIFY(resume(session.id()).game().log() == played.log());
        QVERIFY(resume(session.id()).seats() == session.seats());
    }

    void givesTheEventsOfAMove() {
        const barrage::Playthrough played = stored_games::soloGame(2);
        Session session = create(played.setup());
        barrage::Playthrough again = stored_games::begun(played.setup());
        for (std::size_t i = 0; i < 40; ++i) {
            const barrage::Move& move = played.entries()[i];
            QVERIFY(session.commit(move, ++m_now).value() == again.commit(move).value());
        }
    }

    void startsFromWhatHasBeenPlayedAlready() {
        barrage::Playthrough played = stored_games::soloGame(3);
        played.replayTo(50);
        const auto session = Session::create(*m_store, played, {}, 1);
        QVERIFY(session.ok());
        const Session resumed = resume(session.value().id());
        QCOMPARE(resumed.game().cursor(), std::size_t(50));
        QVERIFY(resumed.game().log() == played.log());
        QVERIFY(resumed.game().state() == played.state());
    }

    void changesNothingForAMoveTheRulesRefuse() {
        Session session = played(4, 20);
        const core::GameLog before = session.game().log();
        QVERIFY(
            !session.commit({barrage::Actor::Table, barrage::DeclareLeftovers{3}}, ++m_now).ok());
        QVERIFY(session.game().log() == before);
        QVERIFY(record(session.id()).log == before);
    }

    void undoesAndRedoesAcrossRestarts() {
        const std::string id = played(5, 60).id();
        {
            Session session = resume(id);
            for (int i = 0; i < 7; ++i)
                QVERIFY(session.undo(++m_now));
        }
        {
            Session session = resume(id);
            QCOMPARE(session.game().cursor(), std::size_t(53));
            QCOMPARE(session.game().entries().size(), std::size_t(60));
            QVERIFY(session.redo(++m_now));
            QVERIFY(session.replayTo(10, ++m_now));
            QVERIFY(!session.replayTo(61, ++m_now));
        }
        Session session = resume(id);
        QCOMPARE(session.game().cursor(), std::size_t(10));
        QVERIFY(session.replayTo(60, ++m_now));
        QVERIFY(!session.redo(++m_now));
        QVERIFY(resume(id).game().state() == session.game().state());
    }

    void replacesWhatWasUndoneByANewEntry() {
        Session session = played(6, 60);
        QVERIFY(session.replayTo(30, ++m_now));
        core::Rng rng(99);
        const barrage::Move move = barrage::randomMove(session.game().state(), rng);
        QVERIFY(session.commit(move, ++m_now).ok());
        const Session resumed = resume(session.id());
        QCOMPARE(resumed.game().entries().size(), std::size_t(31));
        QVERIFY(resumed.game().state() == session.game().state());
    }

    void keepsTheValidPartOfALogThatStopsMakingSense_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("failure");
        QTest::newRow("unreadable") << "usa dances" << int(core::LoadFailure::Unreadable);
        QTest::newRow("refused") << "table proceed" << int(core::LoadFailure::Refused);
    }
    void keepsTheValidPartOfALogThatStopsMakingSense() {
        QFETCH(const QString, line);
        QFETCH(const int, failure);
        const std::string id = played(7, 60).id();
        const core::GameLog before = record(id).log;
        QVERIFY(run(*m_store,
                    QStringLiteral("UPDATE entries SET line = '%1' WHERE number = 41").arg(line)));
        Session session = resume(id);
        QVERIFY(session.stopped());
        QCOMPARE(session.stopped()->entry, std::size_t(40));
        QCOMPARE(session.stopped()->line, line.toStdString());
        QCOMPARE(int(session.stopped()->failure), failure);
        QCOMPARE(session.game().cursor(), std::size_t(40));
        QCOMPARE(record(id).log.entries.size(), std::size_t(60));
        QCOMPARE(record(id).cursor, std::uint64_t(60));

        const auto move = barrage::parseMove(before.entries[40]);
        QVERIFY(session.commit(*move, ++m_now).ok());
        QVERIFY(!session.stopped());
        const database::SessionRecord after = record(id);
        QCOMPARE(after.cursor, std::uint64_t(41));
        QVERIFY(after.log.entries ==
                std::vector(before.entries.begin(), before.entries.begin() + 41));
    }

    void keepsAnUndoneTailThatStopsMakingSense() {
        Session session = played(8, 60);
        QVERIFY(session.replayTo(20, ++m_now));
        QVERIFY(run(*m_store, "UPDATE entries SET line = 'nonsense' WHERE number = 41"));
        Session resumed = resume(session.id());
        QCOMPARE(resumed.game().cursor(), std::size_t(20));
        QVERIFY(resumed.stopped());
        QVERIFY(resumed.replayTo(40, ++m_now));
        QVERIFY(!resumed.redo(++m_now));
        QCOMPARE(record(session.id()).log.entries.size(), std::size_t(60));
    }

    void saysThatTheSetupIsBroken() {
        const std::string id = played(9, 5).id();
        QVERIFY(run(*m_store, "UPDATE sessions SET setup = 'nothing'"));
        const auto resumed = Session::resume(*m_store, id);
        QVERIFY(!resumed.ok());
        const auto* error = std::get_if<core::LoadError>(&resumed.error());
        QVERIFY(error);
        QCOMPARE(error->entry, core::LoadError::kSetup);
    }

    void saysThatThereIsNoSuchSession() {
        const auto resumed = Session::resume(*m_store, "nobody");
        QVERIFY(!resumed.ok());
        const auto* error = std::get_if<database::StoreError>(&resumed.error());
        QVERIFY(error);
        QCOMPARE(error->trouble, database::Trouble::NotThere);
    }

    void goesOnInMemoryWhileNothingCanBeWritten() {
        const barrage::Playthrough whole = stored_games::soloGame(10);
        Session session = create(whole.setup());
        QVERIFY(run(*m_store, "PRAGMA query_only = ON"));
        for (std::size_t i = 0; i < 30; ++i) {
            QVERIFY(session.commit(whole.entries()[i], ++m_now).ok());
            QVERIFY(session.trouble());
        }
        QVERIFY(session.undo(++m_now));
        QVERIFY(record(session.id()).log.entries.empty());
        QVERIFY(run(*m_store, "PRAGMA query_only = OFF"));
        QVERIFY(session.redo(++m_now));
        QVERIFY(!session.trouble());
        QVERIFY(resume(session.id()).game().state() == session.game().state());
        QCOMPARE(record(session.id()).cursor, std::uint64_t(30));
    }

    void goesOnAsACopyAfterAConflict() {
        const barrage::Playthrough whole = stored_games::soloGame(11);
        Session here = create(whole.setup());
        QVERIFY(here.commit(whole.entries()[0], ++m_now).ok());
        Session there = resume(here.id());
        QVERIFY(there.commit(whole.entries()[1], ++m_now).ok());
        QVERIFY(here.commit(whole.entries()[1], ++m_now).ok());
        QVERIFY(here.trouble());
        QCOMPARE(here.trouble()->trouble, database::Trouble::Conflict);
        QVERIFY(here.continueAsCopy(++m_now).ok());
        QVERIFY(here.id() != there.id());
        QVERIFY(here.commit(whole.entries()[2], ++m_now).ok());
        QVERIFY(!here.trouble());
        QCOMPARE(record(there.id()).cursor, std::uint64_t(2));
        QVERIFY(resume(here.id()).game().state() == here.game().state());
    }

    void finishesACopyThatGoesOnAfterAConflict() {
        auto created = Session::create(*m_store, stored_games::soloGame(11), {}, 1);
        Session& here = created.value();
        QVERIFY(finish(here));
        const std::string original = here.id();
        QVERIFY(here.continueAsCopy(++m_now).ok());
        QVERIFY(!here.isFinished());
        QVERIFY(finish(here));
        for (const std::string& id : {original, here.id()})
            QCOMPARE(record(id).status, database::SessionStatus::Finished);
    }

    void keepsSeveralSessionsApart() {
        const barrage::Playthrough first = stored_games::soloGame(12);
        const barrage::Playthrough second = stored_games::soloGame(13);
        Session one = create(first.setup());
        Session two = create(second.setup());
        for (std::size_t i = 0; i < 50; ++i) {
            QVERIFY(one.commit(first.entries()[i], ++m_now).ok());
            QVERIFY(two.commit(second.entries()[i], ++m_now).ok());
        }
        QVERIFY(resume(one.id()).game().state() == one.game().state());
        QVERIFY(resume(two.id()).game().state() == two.game().state());
    }

    void countsPlayTimeOnlyWhileShown() {
        const barrage::Playthrough whole = stored_games::soloGame(14);
        Session session = create(whole.setup());
        QVERIFY(session.commit(whole.entries()[0], 1'000).ok());
        session.show(2'000);
        QVERIFY(session.commit(whole.entries()[1], 5'000).ok());
        QCOMPARE(record(session.id()).playTime, database::Duration(3'000));
        session.hide(6'000);
        QCOMPARE(record(session.id()).playTime, database::Duration(4'000));
        session.hide(9'000);
        session.show(20'000);
        session.show(20'500);
        session.hide(20'001);
        session.show(30'000);
        session.hide(10'000); // the clock was set back
        QCOMPARE(record(session.id()).playTime, database::Duration(4'001));
        QCOMPARE(resume(session.id()).playTime(), session.playTime());
    }

    void movesAFinishedGameToTheHistoryAndBack() {
        const barrage::Playthrough whole = stored_games::soloGame(15);
        auto created = Session::create(*m_store, whole, {}, 1);
        QVERIFY(created.ok());
        Session& session = created.value();
        QVERIFY(finish(session));
        QVERIFY(resume(session.id()).isFinished());
        database::Play noted = plays().front();
        noted.comments = "a close one";
        QVERIFY(database::changePlay(*m_store, noted).ok());

        QVERIFY(session.replayTo(whole.entries().size(), ++m_now)); // where it stands
        QVERIFY(session.isFinished() && resume(session.id()).isFinished());
        QVERIFY(session.undo(++m_now));
        QVERIFY(!session.isFinished());
        QVERIFY(!resume(session.id()).isFinished());
        QVERIFY(plays().empty());
        QVERIFY(session.redo(++m_now));
        QVERIFY(finish(session));
        QVERIFY(resume(session.id()).isFinished());
        QCOMPARE(plays().front().comments, noted.comments);
    }

    void goesOnWithAFinishedGameInMemoryWhileNothingCanBeWritten() {
        auto created = Session::create(*m_store, stored_games::soloGame(15), {}, 1);
        Session& session = created.value();
        QVERIFY(finish(session));
        QVERIFY(run(*m_store, "PRAGMA query_only = ON"));
        QVERIFY(session.undo(++m_now));
        QVERIFY(!session.isFinished());
        QVERIFY(resume(session.id()).isFinished());
        QCOMPARE(plays().size(), std::size_t(1));
        QVERIFY(run(*m_store, "PRAGMA query_only = OFF"));
        QVERIFY(session.flush(++m_now).ok());
        QVERIFY(!resume(session.id()).isFinished());
        QVERIFY(plays().empty());
    }

private:
    [[nodiscard]] std::filesystem::path file() const {
        return stored_games::pathIn(*m_folder, "games.sqlite");
    }
    [[nodiscard]] Session create(const barrage::Setup& setup) {
        return Session::create(*m_store, stored_games::begun(setup),
                               barrage::seatsOf(setup, {"Ann"}), ++m_now)
            .value();
    }
    [[nodiscard]] Session resume(const std::string& id) const {
        return Session::resume(*m_store, id).value();
    }
    [[nodiscard]] std::vector<database::Play> plays() const {
        return database::listPlays(*m_store).value();
    }
    [[nodiscard]] database::SessionRecord record(const std::string& id) const {
        return database::loadSession(*m_store, id).value();
    }
    /// A session with the first moves of a game.
    [[nodiscard]] Session played(std::uint64_t seed, std::size_t moves) {
        const barrage::Playthrough whole = stored_games::soloGame(seed);
        Session session = create(whole.setup());
        for (std::size_t i = 0; i < moves; ++i)
            if (!session.commit(whole.entries()[i], ++m_now))
                qFatal("the game does not replay");
        return session;
    }
    [[nodiscard]] bool finish(Session& session) {
        ++m_now;
        const database::Play play = barrage::playOf(session.game(), session.id(), session.seats(),
                                                    session.playTime(), m_now);
        return session.finish(play, m_now).ok();
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<DatabaseFile> m_store;
    database::Time m_now = 0;
};

QTEST_GUILESS_MAIN(LiveSessionTest)
#include "tst_live_session.moc"
