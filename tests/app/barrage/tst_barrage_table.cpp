#include <algorithm>
#include <optional>

#include <QSignalSpy>
#include <QtTest>

#include "app/barrage/phase/barrage_phase_model.h"
#include "app/barrage/sound/barrage_sounds.h"
#include "app/barrage/table/barrage_table.h"
#include "app/common/convert.h"
#include "app/history/history_model.h"
#include "app/shell/last_session.h"
#include "app/shell/session_list_model.h"
#include "database/history.h"
#include "tests/app/hosted_table.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;

namespace {

constexpr std::uint64_t kSeed = 7;

bool playOne(BarrageTable& table) {
    return table.commit(test::automaGameMove(kSeed, table.game().cursor(), table.game().state()));
}

bool play(BarrageTable& table, int moves) {
    for (int i = 0; i < moves; ++i)
        if (!playOne(table))
            return false;
    return true;
}

bool playToTheEnd(BarrageTable& table) {
    while (!table.isOver())
        if (!playOne(table))
            return false;
    return true;
}

} // namespace

class BarrageTableTest : public HostedTable<BarrageTable> {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(open());
        QVERIFY(m_table->begin(test::automaSetup(kSeed), {}));
    }

    void cleanup() { close(); }

    void goesOnAfterARestartWhereItWas() {
        QVERIFY(play(*m_table, 40));
        m_table->undo();
        const State left = m_table->state();
        const QString session = m_table->sessionId();
        restart();
        QVERIFY(m_table->open(session));
        QCOMPARE(m_table->cursor(), 39);
        QCOMPARE(m_table->entryCount(), 40);
        QVERIFY(m_table->state() == left);
        m_table->redo();
        QCOMPARE(m_table->cursor(), 40);
        QVERIFY(m_table->trouble().isEmpty());
    }

    void saysWhatUndoAndRedoDo() {
        QVERIFY(!m_table->canUndo());
        QVERIFY(m_table->undoLabel().isEmpty());
        QVERIFY(play(*m_table, 10));
        const QString label = m_table->undoLabel();
        QVERIFY(!label.isEmpty());
        m_table->undo();
        QCOMPARE(m_table->redoLabel(), label);
    }

    void undoesAWholeTurn() {
        QVERIFY(play(*m_table, 60));
        const int before = m_table->cursor();
        m_table->undoTurn();
        QVERIFY(m_table->cursor() < before);
        const TaskKind waits = m_table->state().task().kind;
        QVERIFY(waits == TaskKind::TakeTurn || waits == TaskKind::ConfirmPhase);
    }

    void showsAnEarlierTableWithoutGoingThere() {
        QVERIFY(play(*m_table, 30));
        const State now = m_table->state();
        m_table->view(0);
        QCOMPARE(m_table->viewedEntry(), 0);
        QVERIFY(m_table->state() != now);
        QCOMPARE(m_table->cursor(), 30);
        m_table->view(-1);
        QVERIFY(m_table->state() == now);
        m_table->goTo(12);
        QCOMPARE(m_table->cursor(), 12);
    }

    void undoesNothingWhileAnEarlierTableIsLookedAt() {
        QVERIFY(play(*m_table, 30));
        m_table->undo();
        const State now = m_table->state();
        m_table->view(10);
        QVERIFY(!m_table->canUndo());
        QVERIFY(!m_table->canRedo());
        QVERIFY(!m_table->undoTakesBackChance());
        m_table->undo();
        m_table->undoTurn();
        m_table->redo();
        QCOMPARE(m_table->viewedEntry(), 10);
        QCOMPARE(m_table->cursor(), 29);
        m_table->view(-1);
        QVERIFY(m_table->state() == now);
        QVERIFY(m_table->canUndo());
        QVERIFY(m_table->canRedo());
    }

    void refusesAMoveAndSaysWhy() {
        const State before = m_table->state();
        QVERIFY(!m_table->commit({Actor::Usa, Pass{}}));
        QVERIFY(!m_table->trouble().isEmpty());
        QVERIFY(m_table->state() == before);
        QCOMPARE(m_table->entryCount(), 0);
    }

    void putsAFinishedGameIntoTheHistoryOnce() {
        QVERIFY(playToTheEnd(*m_table));
        HistoryModel history;
        history.setHost(&*m_host);
        QCOMPARE(history.count(), 1);
        m_table->undo();
        playToTheEnd(*m_table);
        history.refresh();
        QCOMPARE(history.count(), 1);
        SessionListModel sessions;
        sessions.setHost(&*m_host);
        QCOMPARE(sessions.rowCount(), 1);
        LastSession last;
        last.setHost(&*m_host);
        QVERIFY(last.id().isEmpty());
        QVERIFY(last.hasGames());
    }

    void callsPlayersAsTheHistoryDoesWhenOpenedAgain() {
        QVERIFY(playToTheEnd(*m_table));
        const QString session = m_table->sessionId();
        const State left = m_table->state();
        auto played = database::loadPlay(m_host->store(), toStd(m_table->playId())).value();
        for (database::PlayResult& result : played.results)
            if (!result.isAutoma)
                result.playerName = "Basia";
        QVERIFY(database::changePlay(m_host->store(), played));
        QCOMPARE(std::ranges::count(m_table->names(), "Basia"), 0);
        QVERIFY(m_table->open(session));
        QVERIFY(m_table->state() == left);
        QCOMPARE(std::ranges::count(m_table->names(), "Basia"), 1);
    }

    void keepsNotes() {
        m_table->setNotes("Zażółć\ngęślą");
        const QString session = m_table->sessionId();
        restart();
        QVERIFY(m_table->open(session));
        QCOMPARE(m_table->notes(), QStringLiteral("Zażółć\ngęślą"));
    }

    void keepsBothGamesAfterAConflict() {
        QVERIFY(play(*m_table, 5));
        BarrageTable other;
        other.setHost(&*m_host);
        QVERIFY(other.open(m_table->sessionId()));
        QVERIFY(play(other, 3));
        QVERIFY(play(*m_table, 1));
        QVERIFY(!m_table->trouble().isEmpty());
        QVERIFY(m_table->sessionId() != other.sessionId());
        SessionListModel sessions;
        sessions.setHost(&*m_host);
        QCOMPARE(sessions.rowCount(), 2);
    }

    void countsTimeOnlyOnScreen() {
        m_table->setOnScreen(true);
        QTest::qWait(30);
        m_table->setOnScreen(false);
        const auto sessions = database::listSessions(m_host->store());
        QVERIFY(sessions);
        const auto counted = sessions.value().front().playTime;
        QVERIFY(counted >= 25);
        QTest::qWait(30);
        QVERIFY(play(*m_table, 1));
        QCOMPARE(database::listSessions(m_host->store()).value().front().playTime, counted);
    }

    void looksAheadAtAPhaseWithoutTakingIt() {
        BarragePhaseModel phase;
        phase.setTable(&*m_table);
        QVERIFY(phase.isWaiting());
        QVERIFY(phase.lines()->count() > 0);
        const State before = m_table->state();
        QVERIFY(m_table->state() == before);
        QVERIFY(phase.proceed());
        QVERIFY(m_table->state() != before);
        QVERIFY(!phase.isWaiting());
    }

    void hearsWhatMattersMost() {
        Event vp;
        vp.kind = EventKind::VpChanged;
        Event ended;
        ended.kind = EventKind::GameEnded;
        QCOMPARE(soundFor({}), QString());
        QCOMPARE(soundFor({vp}), QStringLiteral("points"));
        QCOMPARE(soundFor({vp, ended}), QStringLiteral("round_end"));
    }

private:
    void restart() {
        m_table.emplace().setHost(nullptr);
        m_host.emplace().setFile(m_folder->filePath("games.sqlite"));
        m_table->setHost(&*m_host);
    }
};

QTEST_GUILESS_MAIN(BarrageTableTest)
#include "tst_barrage_table.moc"
