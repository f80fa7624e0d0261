#include <ctime>
#include <optional>

#include <QtTest>

#include "database/history.h"
#include "database/internal/snapshot.h"
#include "database/remembered.h"
#include "database/session_journal.h"
#include "database/sessions.h"
#include "database/store.h"
#include "database/transfer.h"
#include "tests/database/example_plays.h"
#include "tests/support/emulated.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

namespace {

const Card kCard{"outpost", "c-1", R"({"price":12})", 5};

/// Two sessions, the play of one of them and one entered by hand, and a card.
Contents exampleContents() {
    Contents contents;
    contents.sessions = {exampleSession("s-1"), exampleSession("s-2")};
    contents.sessions.front().status = SessionStatus::Finished;
    contents.plays = {examplePlay("p-1"), examplePlay("p-2")};
    contents.plays.front().session = "s-1";
    contents.cards = {kCard};
    return contents;
}

QString inWords(const ImportSummary& summary) {
    return QStringLiteral("%1 added, %2 there, %3 copies")
        .arg(summary.added)
        .arg(summary.alreadyThere)
        .arg(summary.keptAsCopies);
}

} // namespace

class TransferTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        auto opened = openStore(pathIn(*m_folder, "games.sqlite"));
        QVERIFY2(opened.ok(), why(opened).c_str());
        m_store.emplace(std::move(opened.value()));
        m_copies = 0;
    }

    void cleanup() {
        m_store.reset();
        m_folder.reset();
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
    }

    void carriesEverythingToAnotherStore() {
        QCOMPARE(imported(exampleContents()), "5 added, 0 there, 0 copies");
        QVERIFY(contents() == exampleContents());
        QCOMPARE(listPlayers(*m_store).value().size(), 3U);
    }

    void hasNothingToDoTheSecondTime() {
        QCOMPARE(imported(exampleContents()), "5 added, 0 there, 0 copies");
        const auto before = contentOf(*m_store);
        QCOMPARE(imported(contents()), "0 added, 5 there, 0 copies");
        QCOMPARE(contentOf(*m_store), before);
    }

    void keepsOtherContentUnderAnotherIdOnce() {
        QCOMPARE(imported(exampleContents()), "5 added, 0 there, 0 copies");
        Contents other = exampleContents();
        other.sessions[1].notes = "played on";
        other.sessions[1].log.entries.emplace_back("usa resign");
        other.plays[1].results[0].sources[0].vp = 11;
        other.cards[0].content = "{}";
        QCOMPARE(imported(other), "0 added, 3 there, 2 copies");

        QVERIFY(loadSession(*m_store, "s-2").value() == exampleSession("s-2"));
        QVERIFY(loadPlay(*m_store, "p-2").value() == examplePlay("p-2"));
        QVERIFY(listCards(*m_store, "outpost").value() == std::vector{kCard});
        other.sessions[1].id = "new-1";
        QVERIFY(loadSession(*m_store, "new-1").value() == other.sessions[1]);
        other.plays[1].id = "new-2";
        QVERIFY(loadPlay(*m_store, "new-2").value() == other.plays[1]);

        const auto before = contentOf(*m_store);
        other.sessions[1].id = "s-2";
        other.plays[1].id = "p-2";
        QCOMPARE(imported(other), "0 added, 5 there, 0 copies");
        QCOMPARE(contentOf(*m_store), before);
    }

    void carriesPhotosWithTheirPlays() {
        Contents withPhotos = exampleContents();
        withPhotos.photos["p-2"] = {{4, 3, "/9j/"}, {3, 4, "/9j/AA=="}};
        QCOMPARE(imported(withPhotos), "5 added, 0 there, 0 copies");
        QVERIFY(contents() == withPhotos);
        QCOMPARE(imported(withPhotos), "0 added, 5 there, 0 copies");
        QVERIFY(contents() == withPhotos);
    }

    void addsPhotosOnlyToAPlayThatHasNone() {
        Contents known = exampleContents();
        known.photos["p-1"] = {{4, 3, "/9j/"}};
        QCOMPARE(imported(known), "5 added, 0 there, 0 copies");
        Contents other = exampleContents();
        other.photos = {{"p-1", {{8, 6, "/9j/BB=="}}}, {"p-2", {{8, 6, "/9j/BB=="}}}};
        QCOMPARE(imported(other), "0 added, 5 there, 0 copies");
        QVERIFY(contents().photos.at("p-1") == known.photos.at("p-1"));
        QVERIFY(contents().photos.at("p-2") == other.photos.at("p-2"));
    }

    void givesThePhotosOfACopyToTheCopy() {
        QCOMPARE(imported(exampleContents()), "5 added, 0 there, 0 copies");
        Contents other;
        other.plays = {examplePlay("p-2")};
        other.plays[0].comments = "another evening";
        other.photos["p-2"] = {{4, 3, "/9j/"}};
        QCOMPARE(imported(other), "0 added, 0 there, 1 copies");
        QCOMPARE(contents().photos.size(), 1U);
        QVERIFY(contents().photos.contains("new-1"));
    }

    void carriesRecordsWithoutTheirPhotos() {
        Contents withPhotos = exampleContents();
        withPhotos.photos["p-2"] = {{4, 3, "/9j/"}};
        QCOMPARE(imported(withPhotos), "5 added, 0 there, 0 copies");
        Contents records = contents();
        QCOMPARE(records.photos.size(), 1U);
        records.photos.clear();
        QVERIFY(allRecords(*m_store).value() == records);
    }

    void stopsWhenItIsTold_data() {
        QTest::addColumn<std::size_t>("steps");
        for (const std::size_t steps : {0, 1, 3})
            QTest::addRow("after %zu steps", steps) << steps;
    }
    void stopsWhenItIsTold() {
        QFETCH(const std::size_t, steps);
        QCOMPARE(imported(exampleContents()), "5 added, 0 there, 0 copies");
        std::size_t asked = 0;
        const auto goesOn = [&](std::size_t, std::size_t) { return asked++ < steps; };
        QVERIFY(!allContents(*m_store, goesOn));
        QCOMPARE(asked, steps + 1);
    }

    void isQuickWithManyThatAreAlmostAlike() {
        Contents alike;
        for (int i = 0; i < 300; ++i) {
            SessionRecord& session = alike.sessions.emplace_back(exampleSession("s"));
            session.id += std::to_string(i);
            session.log.entries.resize(100, "usa pass");
        }
        QCOMPARE(imported(alike), "300 added, 0 there, 0 copies");
        for (SessionRecord& session : alike.sessions)
            session.log.entries.back() = session.id;
        const std::clock_t begin = std::clock(); // of this program, whatever else runs
        QCOMPARE(imported(alike), "0 added, 0 there, 300 copies");
        const auto seconds = (std::clock() - begin) / CLOCKS_PER_SEC;
        QVERIFY2(seconds < 10 || isEmulated(), qPrintable(QString::number(seconds)));
    }

    void linksThePlayOfACopyToTheCopy() {
        QCOMPARE(imported(exampleContents()), "5 added, 0 there, 0 copies");
        Contents other = exampleContents();
        other.sessions[0].playTime += 1;
        other.plays[0].comments = "ended otherwise";
        QCOMPARE(imported(other), "0 added, 3 there, 2 copies");
        QCOMPARE(loadPlay(*m_store, "p-1").value().session, "s-1");
        QCOMPARE(loadPlay(*m_store, "new-2").value().session, "new-1");
    }

    void linksAPlayToACopyFromAnEarlierImport() {
        QCOMPARE(imported(exampleContents()), "5 added, 0 there, 0 copies");
        Contents other;
        other.sessions = {exampleSession("s-1")};
        other.sessions[0].notes = "another one";
        other.sessions[0].status = SessionStatus::Finished;
        QCOMPARE(imported(other), "0 added, 0 there, 1 copies");
        other.plays = {examplePlay("p-3")};
        other.plays[0].session = "s-1";
        QCOMPARE(imported(other), "1 added, 1 there, 0 copies");
        QCOMPARE(loadPlay(*m_store, "p-3").value().session, "new-1");
    }

    void keepsTheResultOfASessionThatIsPlayedAgainHereAsACopy() {
        Contents known = exampleContents();
        known.plays[0].comments = "before it was taken back";
        QCOMPARE(imported(known), "5 added, 0 there, 0 copies");
        QVERIFY(SessionJournal::open(*m_store, "s-1").value().moveCursor(1, 1).ok());
        QCOMPARE(imported(known), "0 added, 3 there, 2 copies");
        QCOMPARE(loadPlay(*m_store, "new-2").value().session, "new-1");
        QCOMPARE(contents().plays.size(), 2U);
        QCOMPARE(imported(known), "0 added, 5 there, 0 copies");
    }

    void carriesNoResultOfASessionThatIsPlayedAgain() {
        QCOMPARE(imported(exampleContents()), "5 added, 0 there, 0 copies");
        QVERIFY(SessionJournal::open(*m_store, "s-1").value().moveCursor(1, 1).ok());
        const Contents carried = contents();
        QCOMPARE(carried.plays.size(), 1U);
        const auto other = openStore(pathIn(*m_folder, "other.sqlite"));
        QVERIFY(importContents(other.value(), carried, [this] { return newId(); }).ok());
        QVERIFY(allContents(other.value()).value() == carried);
    }

    void leavesASessionTheResultItHas() {
        QCOMPARE(imported(exampleContents()), "5 added, 0 there, 0 copies");
        Contents other;
        other.plays = {examplePlay("p-1"), examplePlay("p-3"), examplePlay("p-4")};
        other.plays[0].comments = "changed by hand";
        other.plays[0].session = "s-1";
        other.plays[1].session = "s-1";
        other.plays[2].session = "elsewhere";
        QCOMPARE(imported(other), "2 added, 0 there, 1 copies");
        QCOMPARE(loadPlay(*m_store, "p-1").value().session, "s-1");
        for (const char* id : {"new-1", "p-3", "p-4"})
            QCOMPARE(loadPlay(*m_store, id).value().session, "");
        QCOMPARE(imported(other), "0 added, 3 there, 0 copies");
    }

    void treatsTheSameIdTwiceInOneImportAlike() {
        Contents twice;
        twice.sessions = {exampleSession("s-1"), exampleSession("s-1"), exampleSession("s-1")};
        for (SessionRecord& session : twice.sessions)
            session.status = SessionStatus::Finished;
        twice.sessions[2].notes = "other";
        twice.plays = {examplePlay("p-1"), examplePlay("p-1")};
        twice.plays[0].session = "s-1";
        twice.cards = {kCard, kCard};
        QCOMPARE(imported(twice), "3 added, 3 there, 1 copies");
        QCOMPARE(loadPlay(*m_store, "p-1").value().session, "s-1");
    }

    void ignoresALineThatWasCutOff() {
        Contents contents;
        contents.sessions = {exampleSession("s-1")};
        contents.sessions[0].log.unfinished = "usa pa";
        QCOMPARE(imported(contents), "1 added, 0 there, 0 copies");
        QCOMPARE(imported(contents), "0 added, 1 there, 0 copies");
    }

    void changesNothingIfOneRecordCannotBeKept_data() {
        QTest::addColumn<bool>("isInSession");
        QTest::newRow("session") << true;
        QTest::newRow("play") << false;
    }
    void changesNothingIfOneRecordCannotBeKept() {
        QFETCH(const bool, isInSession);
        QVERIFY(addSession(*m_store, exampleSession("s-1")));
        const auto before = contentOf(*m_store);
        Contents wrong = exampleContents();
        if (isInSession)
            wrong.sessions.back().playTime = -1;
        else
            wrong.plays.back().results.back().rank = 0;
        const auto done = importContents(*m_store, wrong, [this] { return newId(); });
        QVERIFY(!done);
        QCOMPARE(done.error().trouble, Trouble::Failed);
        QCOMPARE(contentOf(*m_store), before);
    }

    void changesNothingIfTheStoreFailsInTheEnd() {
        QVERIFY(run(*m_store, "DROP TABLE cards"));
        const auto before = contentOf(*m_store);
        QVERIFY(!importContents(*m_store, exampleContents(), [this] { return newId(); }));
        QCOMPARE(contentOf(*m_store), before);
        QVERIFY(!allContents(*m_store));
        QVERIFY2(run(*m_store, "BEGIN"), "a transaction was left open");
        QVERIFY(run(*m_store, "ROLLBACK"));
    }

    void seesOneMomentWhileAnotherProgramWrites() {
        QCOMPARE(imported(exampleContents()), "5 added, 0 there, 0 copies");
        auto other = openStore(pathIn(*m_folder, "games.sqlite"));
        QVERIFY(other.ok());
        {
            const auto snapshot = Snapshot::begin(*m_store);
            QVERIFY(snapshot.ok());
            QVERIFY(contents() == exampleContents());
            QVERIFY(removeSession(other.value(), "s-1"));
            QVERIFY(contents() == exampleContents());
        }
        QCOMPARE(contents().sessions.size(), 1U);
    }

private:
    [[nodiscard]] std::string newId() { return "new-" + std::to_string(++m_copies); }

    [[nodiscard]] QString imported(const Contents& contents) {
        const auto done = importContents(*m_store, contents, [this] { return newId(); });
        return done ? inWords(done.value()) : QString::fromStdString(done.error().detail);
    }

    [[nodiscard]] Contents contents() const { return allContents(*m_store).value(); }

    std::optional<QTemporaryDir> m_folder;
    std::optional<DatabaseFile> m_store;
    int m_copies = 0;
};

QTEST_GUILESS_MAIN(TransferTest)
#include "tst_transfer.moc"
