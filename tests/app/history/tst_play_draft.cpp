#include <memory>

#include <QtTest>

#include "app/history/play_bin.h"
#include "app/history/play_edit_model.h"
#include "database/internal/query.h"
#include "database/remembered.h"
#include "database/sessions.h"
#include "tests/app/history/history_store.h"
#include "tests/support/stores.h"

using namespace database::test;
using namespace history_test;

/// What was entered about a play outlasts the page.
class PlayDraftTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_store = std::make_unique<HistoryStore>();
        leaveAndReturn();
    }

    void cleanup() {
        m_edit.reset();
        m_store.reset();
    }

    void keepsANewPlayUntilItIsSaved() {
        m_edit->addParticipant(false);
        m_edit->setName(0, "Ala");
        m_edit->setCompany(0, "france");
        m_edit->setOfficer(0, "deluz");
        m_edit->setScore(0, 50);
        m_edit->addParticipant(true);
        m_edit->setLevel(1, "high");
        m_edit->setScore(1, 50);
        m_edit->setWinner(1, false);
        m_edit->setDay("2024-02-");
        m_edit->setMinutes(95);
        m_edit->setLocation("Nowy ");
        m_edit->setComments("close\n");
        leaveAndReturn();
        QVERIFY(m_edit->isNew() && m_edit->isResumed());
        QCOMPARE(m_edit->rowCount(), 2);
        QCOMPARE(value(0, PlayEditModel::NameRole), "Ala");
        QCOMPARE(value(0, PlayEditModel::CompanyRole), "france");
        QCOMPARE(value(0, PlayEditModel::OfficerRole), "deluz");
        QCOMPARE(value(1, PlayEditModel::LevelRole), "high");
        QCOMPARE(value(1, PlayEditModel::ScoreRole), 50);
        QCOMPARE(m_edit->day(), "2024-02-");
        QCOMPARE(m_edit->minutes(), 95);
        QCOMPARE(m_edit->location(), "Nowy ");
        QCOMPARE(m_edit->comments(), "close\n");
        m_edit->setScore(1, 60); // the winner was chosen
        QVERIFY(value(0, PlayEditModel::IsWinnerRole).toBool());
        QVERIFY(!value(1, PlayEditModel::IsWinnerRole).toBool());
        m_edit->setDay("2024-02-29");
        QVERIFY(m_edit->save());
        QCOMPARE(m_store->load(m_edit->playId()).location, "Nowy");
        leaveAndReturn();
        QVERIFY(!m_edit->isResumed());
        QCOMPARE(m_edit->rowCount(), 0);
        QCOMPARE(database::listPlays(m_store->host().store()).value().size(), 1U);
    }

    void keepsTheChangesOfEachPlay() {
        auto known = play("p-1", "barrage", noonOf(2026, 3, 1),
                          {human("Ala", "usa", "fiesler", 112, 1), automa("high", 97, 2)});
        known.results[0].sources = {{"start", 112}};
        known.results[0].energy = {3, 4};
        known.results[0].details = R"({"dams":2})";
        m_store->add(known);
        auto other = known;
        other.id = "p-2";
        m_store->add(other);
        m_edit->setPlayId("p-1");
        m_edit->setLocation("Kraków");
        leaveAndReturn();
        QVERIFY2(!m_edit->isResumed(), "a new play has nothing of it");
        m_edit->setPlayId("p-2");
        QVERIFY2(!m_edit->isResumed(), "nor has another one");
        QCOMPARE(m_edit->location(), "");
        m_edit->setPlayId("p-1");
        QVERIFY(m_edit->isResumed());
        QCOMPARE(m_edit->location(), "Kraków");
        QCOMPARE(m_store->load("p-1").location, "");
        QVERIFY(m_edit->save());
        known.location = "Kraków";
        QCOMPARE(m_store->load("p-1"), known);
        leaveAndReturn("p-1");
        QVERIFY(!m_edit->isResumed());
    }

    void keepsNoDraftOfWhatWasTakenBack() {
        m_store->add(play("p-1", "barrage", 1, {human("Ala", "usa", "", 1, 1)}));
        m_edit->setPlayId("p-1");
        m_edit->setName(0, "Basia");
        m_edit->setName(0, "Ala");
        QCOMPARE(drafts(), 0);
        m_edit->setName(0, "Basia");
        QCOMPARE(drafts(), 1);
        QVERIFY(PlayBin::of(m_store->host())->remove("p-1")); // nor of a play that is gone
        QCOMPARE(drafts(), 0);
    }

    void bringsBackADeletedPlayWithItsDraft() {
        m_store->add(play("p-1", "barrage", 1, {human("Ala", "usa", "", 1, 1)}));
        m_edit->setPlayId("p-1");
        m_edit->setName(0, "Basia");
        PlayBin* bin = PlayBin::of(m_store->host());
        QVERIFY(bin->remove("p-1"));
        QCOMPARE(drafts(), 0);
        bin->restore();
        QCOMPARE(bin->trouble(), "");
        leaveAndReturn("p-1");
        QVERIFY(m_edit->isResumed());
        QCOMPARE(value(0, PlayEditModel::NameRole), "Basia");
        QVERIFY(m_edit->save());
        QCOMPARE(m_store->load("p-1").results[0].playerName, "Basia");
    }

    void aDraftFollowsAPlayThatComesBackBesideAnother() {
        auto known = play("p-1", "barrage", 1, {human("Ala", "usa", "", 1, 1)});
        known.location = "Kraków";
        m_store->add(known);
        m_edit->setPlayId("p-1");
        m_edit->setName(0, "Basia");
        PlayBin* bin = PlayBin::of(m_store->host());
        QVERIFY(bin->remove("p-1"));
        known.location = "Łódź"; // finished again, elsewhere
        m_store->add(known);
        bin->restore();
        const auto plays = database::listPlays(m_store->host().store()).value();
        QCOMPARE(plays.size(), 2U);
        const std::string& other = plays[plays[0].id == "p-1" ? 1 : 0].id;
        leaveAndReturn("p-1");
        QVERIFY(!m_edit->isResumed());
        leaveAndReturn(toQt(other));
        QVERIFY(m_edit->isResumed());
        QVERIFY(m_edit->save());
        QCOMPARE(m_store->load(toQt(other)).results[0].playerName, "Basia");
        QCOMPARE(m_store->load("p-1").results[0].playerName, "Ala");
    }

    void discardsADraftAndBringsItBack() {
        m_edit->addParticipant(false);
        m_edit->setName(0, "Ala");
        leaveAndReturn();
        m_edit->discard();
        QCOMPARE(m_edit->rowCount(), 0);
        QVERIFY(!m_edit->isResumed() && m_edit->canBringBack());
        QCOMPARE(drafts(), 0);
        m_edit->bringBack();
        QCOMPARE(value(0, PlayEditModel::NameRole), "Ala");
        QVERIFY(m_edit->isResumed() && !m_edit->canBringBack());
        QCOMPARE(drafts(), 1);
        m_edit->discard();
        m_edit->setLocation("Łódź");
        QVERIFY2(!m_edit->canBringBack(), "it would take away what was entered since");
    }

    void offersNoDraftOfANewPlayThatWasSaved() {
        m_edit->addParticipant(true);
        const auto& store = m_store->host().store();
        const auto left = database::setting(store, kNewDraft).value();
        QVERIFY(left);
        QVERIFY(m_edit->save());
        QVERIFY(database::setSetting(store, kNewDraft, *left)); // as if it had ended in between
        leaveAndReturn();
        QVERIFY(!m_edit->isResumed());
        QVERIFY(m_edit->save() == false && m_edit->rowCount() == 0);
    }

    void startsWithWhatIsSavedIfTheDraftCannotBeRead() {
        QVERIFY(database::setSetting(m_store->host().store(), kNewDraft, "{\"day\":"));
        leaveAndReturn();
        QVERIFY(!m_edit->isResumed());
        QVERIFY(!m_edit->day().isEmpty());
    }

    void takesOnlyTheNamesOfATrackedGameFromItsDraft() {
        database::SessionRecord session = exampleSession("s-1");
        session.status = database::SessionStatus::Finished;
        QVERIFY(database::addSession(m_store->host().store(), session));
        auto tracked =
            play("p-1", "barrage", noonOf(2026, 3, 1), {human("Ania", "usa", "fiesler", 112, 1)});
        tracked.session = "s-1";
        m_store->add(tracked);
        m_edit->setPlayId("p-1");
        m_edit->setName(0, "Basia");
        tracked.results[0].score = 120; // played on and finished again
        QVERIFY(database::changePlay(m_store->host().store(), tracked));
        leaveAndReturn("p-1");
        QCOMPARE(value(0, PlayEditModel::NameRole), "Basia");
        QCOMPARE(value(0, PlayEditModel::ScoreRole), 120);
    }

private:
    static constexpr const char* kNewDraft = "history.play_draft.";

    /// The page is gone and made again.
    void leaveAndReturn(const QString& playId = {}) {
        m_edit = std::make_unique<PlayEditModel>();
        m_edit->setHost(&m_store->host());
        m_edit->setPlayId(playId);
    }

    [[nodiscard]] QVariant value(int row, int role) const {
        return m_edit->data(m_edit->index(row), role);
    }

    [[nodiscard]] int drafts() const {
        database::Query query(
            m_store->host().store(),
            "SELECT count(*) FROM settings WHERE name LIKE 'history.play_draft%'");
        return query.run().ok() && query.next() ? static_cast<int>(query.integer(0)) : -1;
    }

    std::unique_ptr<HistoryStore> m_store;
    std::unique_ptr<PlayEditModel> m_edit;
};

QTEST_MAIN(PlayDraftTest)
#include "tst_play_draft.moc"
