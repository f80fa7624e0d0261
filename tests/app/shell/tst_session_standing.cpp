#include <algorithm>
#include <optional>

#include <QTemporaryDir>
#include <QtTest>

#include "app/shell/session_standing.h"
#include "database/sessions.h"
#include "engine/nucleum/game.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/outpost/games.h"

/// How a game of the store stands, without a table to play it at.
class SessionStandingTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        m_host.emplace().setFile(m_folder->filePath("games.sqlite"));
        m_standing.emplace().setProperty("host", QVariant::fromValue(&*m_host));
    }
    void cleanup() {
        m_standing.reset();
        m_host.reset();
        m_folder.reset();
    }

    void knowsWhoIsNextInBarrage() {
        using namespace barrage;
        auto game = barrageGame();
        keep(game, {{"usa", "Ida"}, {"germany", ""}}, game.cursor());
        QCOMPARE(m_standing->game(), "barrage");
        QCOMPARE(m_standing->progress(), "Round 1 of 5 · Ida's turn");
        QCOMPARE(m_standing->seats().size(), 2);
        QCOMPARE(m_standing->seats()[0],
                 (StandingSeat{"Ida", 0, game.state().of(Company::Usa).vp, "VP", true}));
        QCOMPARE(m_standing->seats()[1].name, "Germany");
        QVERIFY(!m_standing->seats()[1].isNext);
    }

    void asksTheOnlyPersonForTheTurn() {
        using namespace barrage;
        auto game = Playthrough::begin(test::automaSetup(1)).value();
        const auto playUntilTurnOf = [&game](PlayerKind kind) {
            const auto isThere = [&] {
                const Task& task = game.state().task();
                return task.kind == TaskKind::TakeTurn &&
                       game.state().of(companyOf(task.who)).kind == kind;
            };
            while (!isThere())
                if (!game.commit(test::automaGameMove(1, game.cursor(), game.state())))
                    return;
        };
        playUntilTurnOf(PlayerKind::Human);
        keep(game, {}, game.cursor());
        QCOMPARE(m_standing->progress(), "Round 1 of 5 · your turn");
        playUntilTurnOf(PlayerKind::Automa);
        keep(game, {}, game.cursor());
        QCOMPARE(m_standing->progress(), "Round 1 of 5 · Automa's turn");
        const auto seats = m_standing->seats();
        QCOMPARE(
            std::ranges::count_if(
                seats, [](const StandingSeat& seat) { return seat.name.startsWith("Automa · "); }),
            1);
    }

    void showsWhatIsInForceOnly() {
        auto game = barrageGame();
        for (int step = 0; step < 40; ++step)
            QVERIFY(game.commit(
                barrage::test::moveFor(1, static_cast<std::uint64_t>(step), game.state())));
        keep(game, {}, game.cursor());
        const Drawing later = m_standing->board();
        const QString laterProgress = m_standing->progress();
        keep(game, {}, 0);
        QCOMPARE(m_standing->progress(), "Round 1 of 5 · income and headstreams");
        QVERIFY(m_standing->board() != later);
        QVERIFY(laterProgress != m_standing->progress());
        QVERIFY(m_standing->board().parts.size() < later.parts.size());
    }

    void countsCitiesInOutpost() {
        using namespace outpost;
        auto begun = outpost::Playthrough::begin(outpost::test::plainSetup(2, 1));
        QVERIFY(begun);
        auto& game = begun.value();
        while (game.state().round < 3)
            QVERIFY(game.commit(outpost::test::moveFor(1, game.cursor(), game.state())));
        keep(game, {{"red", "Ida"}, {"blue", "Jan"}}, game.cursor());
        QVERIFY(m_standing->progress().startsWith("Round 3, Step 1 · "));
        QCOMPARE(m_standing->seats().size(), 3);
        QCOMPARE(m_standing->seats()[1].name, "Jan");
        QCOMPARE(m_standing->seats()[1].colour, 1);
        QCOMPARE(m_standing->seats()[2].name, "Syndicate");
        QCOMPARE(m_standing->seats()[2].colour, -1);
        for (const Seat seat : {Seat::P1, Seat::P2})
            QCOMPARE(m_standing->seats()[static_cast<int>(seat)].points,
                     game.state().of(seat).network());
        QVERIFY(!m_standing->board().parts.empty());
    }

    void saysWhoseTurnItIsInNucleum() {
        auto game = nucleum::Playthrough::begin(nucleum::test::exampleSetup(3));
        QVERIFY(game);
        keep(game.value(), {{"experiment_a", "Ida"}, {"experiment_b", ""}, {"experiment_c", "Jan"}},
             0);
        QCOMPARE(m_standing->game(), "nucleum");
        QCOMPARE(m_standing->progress(), "Ida's turn");
        QCOMPARE(m_standing->seats().size(), 3);
        QVERIFY(m_standing->seats()[0].isNext && !m_standing->seats()[2].isNext);
        QCOMPARE(m_standing->seats()[2].name, "Jan");
        QVERIFY(!m_standing->board().parts.empty());
    }

    void saysNothingOfWhatCannotBePlayedAgain() {
        auto game = barrageGame();
        core::GameLog log = game.log();
        log.setup = "torn";
        keep(log, {}, 0);
        QCOMPARE(m_standing->game(), QString());
        log.game = "chess";
        keep(log, {}, 0);
        QCOMPARE(m_standing->game(), QString());
        m_standing->follow("gone");
        QCOMPARE(m_standing->game(), QString());
        keep(game, {}, game.cursor());
        QCOMPARE(m_standing->game(), "barrage");
        m_standing->follow({});
        QCOMPARE(m_standing->game(), QString());
        QVERIFY(m_standing->seats().isEmpty());
    }

private:
    /// Two people, the income of round 1 is over.
    static barrage::Playthrough barrageGame() {
        auto game = barrage::Playthrough::begin(barrage::test::plainSetup(2)).value();
        (void)game.commit({barrage::Actor::Table, barrage::Proceed{}}).ok();
        return game;
    }

    template <class Game>
    void keep(const Game& game, const std::vector<database::SessionSeat>& seats,
              std::size_t cursor) {
        keep(game.log(), seats, cursor);
    }
    void keep(const core::GameLog& log, const std::vector<database::SessionSeat>& seats,
              std::size_t cursor) {
        database::SessionRecord session;
        session.id = "session " + std::to_string(++m_sessions);
        session.log = log;
        session.cursor = cursor;
        session.seats = seats;
        QVERIFY(database::addSession(m_host->store(), session));
        m_standing->follow(QString::fromStdString(session.id));
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<StoreHost> m_host;
    std::optional<SessionStanding> m_standing;
    int m_sessions = 0;
};

QTEST_GUILESS_MAIN(SessionStandingTest)
#include "tst_session_standing.moc"
