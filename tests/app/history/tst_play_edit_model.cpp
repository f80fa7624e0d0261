#include <memory>

#include <QSignalSpy>
#include <QtTest>

#include "app/common/convert.h"
#include "app/history/play_edit_model.h"
#include "app/sessions/exchange.h"
#include "app/sessions/penstock_file.h"
#include "database/sessions.h"
#include "tests/app/history/history_store.h"
#include "tests/support/stores.h"

using namespace database::test;
using namespace history_test;

class PlayEditModelTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_store = std::make_unique<HistoryStore>();
        m_edit = std::make_unique<PlayEditModel>();
        m_edit->setHost(&m_store->host());
    }

    void cleanup() {
        m_edit.reset();
        m_store.reset();
    }

    void entersAPastPlay() {
        QVERIFY(m_edit->isNew());
        QCOMPARE(m_edit->problem(), "Add who played.");
        m_edit->addParticipant(false);
        QCOMPARE(m_edit->problem(), "Somebody has no name yet.");
        m_edit->setName(0, "  Ala ");
        m_edit->setCompany(0, "france");
        m_edit->setOfficer(0, "deluz");
        m_edit->setScore(0, 112);
        m_edit->addParticipant(true);
        m_edit->setLevel(1, "very_high");
        m_edit->setScore(1, 120);
        m_edit->setDay("2024-02-29");
        m_edit->setMinutes(95);
        m_edit->setLocation("Kraków");
        m_edit->setComments("close\n");
        QSignalSpy saved(m_edit.get(), &PlayEditModel::saved);
        QVERIFY(m_edit->save());
        QCOMPARE(saved.count(), 1);

        const database::Play play = m_store->load(saved[0][0].toString());
        QCOMPARE(play.game, "barrage");
        QCOMPARE(QDateTime::fromMSecsSinceEpoch(play.ended).date(), QDate(2024, 2, 29));
        QCOMPARE(play.playTime, 95 * kMinute);
        QCOMPARE(play.location, "Kraków");
        QCOMPARE(play.comments, "close");
        QCOMPARE(play.results.size(), 2U);
        QCOMPARE(play.results[0].playerName, "Ala");
        QCOMPARE(play.results[0].role, "france");
        QCOMPARE(play.results[0].officer, "deluz");
        QCOMPARE(play.results[0].rank, 2);
        QVERIFY(!play.results[0].isWinner && play.results[0].isStarter);
        QVERIFY(play.results[1].isAutoma && play.results[1].isWinner);
        QCOMPARE(play.results[1].level, "very_high");
    }

    void entersPlaysOfTheOtherGames() {
        m_edit->addParticipant(false);
        m_edit->addParticipant(true);
        m_edit->setCompany(0, "usa");
        m_edit->setGame("outpost");
        QCOMPARE(m_edit->rowCount(), 1); // it has no Automa
        QVERIFY(m_edit->levels().isEmpty() && m_edit->officers().isEmpty());
        QCOMPARE(m_edit->roleTitle(), "Colour");
        QCOMPARE(m_edit->companies().size(), 6);
        QCOMPARE(m_edit->companyNames().first(), "Red");
        m_edit->setName(0, "Ala");
        m_edit->setScore(0, 14);
        QVERIFY(m_edit->save());
        const database::Play play = m_store->load(m_edit->playId());
        QCOMPARE(play.game, "outpost");
        QCOMPARE(play.results[0].role, ""); // the company meant nothing here
        QCOMPARE(play.results[0].rank, 1);
    }

    void letsSomebodyElseWinThanTheHighestScore() {
        for (const int score : {50, 50, 30}) {
            m_edit->addParticipant(false);
            const int row = m_edit->rowCount() - 1;
            m_edit->setName(row, QString("P%1").arg(row));
            m_edit->setScore(row, score);
        }
        QCOMPARE(winners(), (QList{true, true, false}));
        m_edit->setWinner(0, false); // the energy decided
        m_edit->setScore(2, 60);
        QCOMPARE(winners(), (QList{false, true, false}));
        QVERIFY(m_edit->save());
        const auto results = m_store->load(m_edit->playId()).results;
        QCOMPARE(results[1].rank, 1);
        QCOMPARE(results[2].rank, 2);
        QCOMPARE(results[0].rank, 3);
    }

    void refusesADayThatIsNone() {
        m_edit->addParticipant(true);
        for (const char* day : {"", "yesterday", "2026-02-30", "1969-12-31", "2200-01-01"}) {
            m_edit->setDay(day);
            QVERIFY2(!m_edit->problem().isEmpty(), day);
            QVERIFY(!m_edit->save());
        }
        QVERIFY(database::listPlays(m_store->host().store()).value().empty());
    }

    void takesNoMoreThanSix() {
        for (int i = 0; i < 8; ++i)
            m_edit->addParticipant(false);
        QCOMPARE(m_edit->rowCount(), 6);
        QVERIFY(!m_edit->canAdd());
        m_edit->removeParticipant(9);
        m_edit->removeParticipant(0);
        QCOMPARE(m_edit->rowCount(), 5);
    }

    void changesAPlayThatWasNotTracked() {
        auto known = play("p-1", "barrage", noonOf(2026, 3, 1),
                          {human("Ala", "usa", "fiesler", 112, 1), automa("high", 97, 2)});
        known.results[0].sources = {{"start", 112}};
        known.results[1].sources = {{"start", 97}};
        known.playTime = 95 * kMinute + 1234;
        m_store->add(known);
        m_edit->setPlayId("p-1");
        QVERIFY(!m_edit->isNew() && m_edit->canChangeResults());
        m_edit->setMinutes(95); // no change: the seconds stay
        m_edit->setName(0, "Basia");
        m_edit->setScore(1, 98);
        QVERIFY(m_edit->save());
        const database::Play changed = m_store->load("p-1");
        QCOMPARE(changed.results[0].playerName, "Basia");
        QCOMPARE(changed.results[0].sources.size(), 1U);
        QVERIFY2(changed.results[1].sources.empty(), "sources that no longer add up");
        QCOMPARE(changed.ended, known.ended);
        QCOMPARE(changed.playTime, known.playTime);
    }

    void changesAPlayWhoseSeatsHaveNoNames() {
        m_store->add(play("p-1", "outpost", noonOf(2026, 3, 1),
                          {human("", "", "", 14, 1), human("", "", "", 12, 2)}));
        m_edit->setPlayId("p-1");
        m_edit->setComments("close");
        QCOMPARE(m_edit->problem(), "");
        QVERIFY(m_edit->save());
        QCOMPARE(m_store->load("p-1").comments, "close");
    }

    void keepsPlacesThatATieBreakDecided() {
        // Barrage and Outpost have tie-breaks (B-19.5, O-12.3) of which the scores say nothing.
        m_store->add(play("p-1", "outpost", noonOf(2026, 3, 1),
                          {human("Ala", "", "", 14, 1), human("Basia", "", "", 13, 3),
                           human("Ola", "", "", 13, 2)}));
        m_edit->setPlayId("p-1");
        m_edit->setComments("by the sea");
        m_edit->setName(1, "Ewa");
        QVERIFY(m_edit->save());
        QCOMPARE(ranks(), (QList{1, 3, 2}));
        m_edit->setScore(0, 12);
        QVERIFY(m_edit->save());
        QCOMPARE(ranks(), (QList{3, 1, 1}));
    }

    void letsTheHighestScoreWinAfterACorrection() {
        m_store->add(play("p-1", "barrage", noonOf(2026, 3, 1),
                          {human("Ala", "usa", "", 90, 2), automa("high", 97, 1)}));
        m_edit->setPlayId("p-1");
        m_edit->setScore(0, 109);
        QCOMPARE(winners(), (QList{true, false}));
    }

    void leavesWinnersThatTheScoresDoNotExplain() {
        m_store->add(play("p-1", "barrage", noonOf(2026, 3, 1),
                          {human("Ala", "usa", "", 97, 2), automa("high", 97, 1)}));
        m_edit->setPlayId("p-1");
        m_edit->setName(0, "Basia");
        QCOMPARE(winners(), (QList{false, true}));
    }

    void findsAWinnerBelowZero() {
        for (const int score : {-9, -3}) {
            m_edit->addParticipant(true);
            m_edit->setScore(m_edit->rowCount() - 1, score);
        }
        QCOMPARE(winners(), (QList{false, true}));
        m_edit->setScore(0, 0);
        m_edit->setScore(1, 0);
        QCOMPARE(winners(), (QList{false, false})); // nobody noted the scores
    }

    void knowsWhetherPointsAreNoted() {
        m_edit->addParticipant(false);
        m_edit->addParticipant(true);
        QVERIFY(!m_edit->hasPoints());
        m_edit->setScore(1, 3);
        QVERIFY(m_edit->hasPoints());
    }

    void refusesTheSameNameTwice() {
        m_edit->addParticipant(false);
        m_edit->addParticipant(false);
        m_edit->setName(0, "Ala");
        m_edit->setName(1, " Ala ");
        QCOMPARE(m_edit->problem(), "Two players are called Ala.");
        QVERIFY(!m_edit->save());
        m_edit->setName(1, "Ola");
        QVERIFY(m_edit->save());
    }

    void refusesADayToCome() {
        m_edit->addParticipant(true);
        m_edit->setDay(QDate::currentDate().addDays(1).toString(Qt::ISODate));
        QCOMPARE(m_edit->problem(), "This day is yet to come.");
        m_edit->setDay(QDate::currentDate().toString(Qt::ISODate));
        QCOMPARE(m_edit->problem(), QString());
    }

    void keepsNoMoreThanAFileCarries() {
        m_edit->addParticipant(true);
        m_edit->setComments(QString(sessions::kLongestNotes + 5, QLatin1Char('x')));
        QVERIFY(m_edit->save());
        QVERIFY(sessions::exportPlay(m_store->host().store(), toStd(m_edit->playId())).ok());
    }

    void leavesTheResultsOfATrackedGame() {
        database::SessionRecord session = exampleSession("s-1");
        session.status = database::SessionStatus::Finished;
        QVERIFY(database::addSession(m_store->host().store(), session));
        auto tracked =
            play("p-1", "barrage", noonOf(2026, 3, 1), {human("Ania", "usa", "fiesler", 112, 2)});
        tracked.session = "s-1";
        m_store->add(tracked);
        m_edit->setPlayId("p-1");
        QVERIFY(!m_edit->canChangeResults() && !m_edit->canAdd());
        m_edit->addParticipant(true);
        m_edit->removeParticipant(0);
        m_edit->setGame("nucleum");
        m_edit->setName(0, "Basia");
        m_edit->setLocation("Łódź");
        QVERIFY(m_edit->save());
        const database::Play changed = m_store->load("p-1");
        QCOMPARE(changed.game, "barrage");
        QCOMPARE(changed.session, "s-1");
        QCOMPARE(changed.location, "Łódź");
        QCOMPARE(changed.results.size(), 1U);
        QCOMPARE(changed.results[0].rank, 2);
        QCOMPARE(changed.results[0].playerName, "Basia");
        const auto seats = database::loadSession(m_store->host().store(), "s-1").value().seats;
        QCOMPARE(seats[0].playerName, "Basia");
    }

    void offersNamesThatWereUsedBefore() {
        m_store->add(play("p-1", "barrage", 1, {human("Ala", "usa", "", 1, 1)}));
        m_edit->setPlayId({});
        QCOMPARE(m_edit->knownPlayers(), QStringList{"Ala"});
    }

private:
    [[nodiscard]] QList<bool> winners() const {
        QList<bool> flags;
        for (int row = 0; row < m_edit->rowCount(); ++row)
            flags << m_edit->data(m_edit->index(row), PlayEditModel::IsWinnerRole).toBool();
        return flags;
    }

    [[nodiscard]] QList<int> ranks() const {
        QList<int> ranks;
        for (const database::PlayResult& result : m_store->load(m_edit->playId()).results)
            ranks << result.rank;
        return ranks;
    }

    std::unique_ptr<HistoryStore> m_store;
    std::unique_ptr<PlayEditModel> m_edit;
};

QTEST_MAIN(PlayEditModelTest)
#include "tst_play_edit_model.moc"
