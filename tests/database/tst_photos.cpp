#include <optional>

#include <QtTest>

#include "database/history.h"
#include "database/photos.h"
#include "database/session_journal.h"
#include "database/sessions.h"
#include "database/store.h"
#include "tests/database/example_plays.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

namespace {

const std::vector<Photo> kPhotos{{640, 480, "/9j/AA=="}, {480, 640, "/9j/BB=="}};

} // namespace

class PhotosTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        open();
        SessionRecord session = exampleSession("s-1");
        session.status = SessionStatus::Finished;
        QVERIFY(addSession(*m_store, session));
        m_play = examplePlay("p-1");
        m_play.session = "s-1";
        m_play.results[2].role = "france";
        QVERIFY(addPlay(*m_store, m_play));
    }

    void cleanup() {
        m_store.reset();
        m_folder.reset();
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
    }

    void findsPhotosAgainInTheirOrder() {
        QVERIFY(setPhotos(*m_store, "p-1", kPhotos));
        m_store.reset();
        open();
        QVERIFY(photos() == kPhotos);
        QVERIFY(setPhotos(*m_store, "p-1", {kPhotos[1]}));
        QVERIFY(photos() == std::vector{kPhotos[1]});
    }

    void refusesTooManyPhotosAndAPlayThatIsNotThere() {
        QVERIFY(setPhotos(*m_store, "p-1", kPhotos));
        QVERIFY(!setPhotos(*m_store, "p-1", std::vector<Photo>(kMostPhotos + 1)));
        QVERIFY(photos() == kPhotos);
        QCOMPARE(setPhotos(*m_store, "p-9", kPhotos).error().trouble, Trouble::NotThere);
        QVERIFY(photosOf(*m_store, "p-9").value().empty());
    }

    void keepsPhotosWhenThePlayChanges() {
        QVERIFY(setPhotos(*m_store, "p-1", kPhotos));
        m_play.location = "Kraków";
        m_play.results.pop_back();
        QVERIFY(changePlay(*m_store, m_play));
        QVERIFY(loadPlay(*m_store, "p-1").value() == m_play);
        QVERIFY(photos() == kPhotos);
    }

    void keepsPhotosWhenTheGameIsFinishedAgain() {
        QVERIFY(setPhotos(*m_store, "p-1", kPhotos));
        QVERIFY(SessionJournal::open(*m_store, "s-1").value().moveCursor(1, 1).ok());
        QVERIFY(!loadPlay(*m_store, "p-1"));
        m_play.results[0].score = 1;
        QVERIFY(finishSession(*m_store, "s-1", m_play));
        QCOMPARE(loadPlay(*m_store, "p-1").value().results[0].score, 1);
        QVERIFY(photos() == kPhotos);
    }

    void bringsARemovedPlayBackWhole() {
        QVERIFY(setPhotos(*m_store, "p-1", kPhotos));
        const auto before = contentOf(*m_store);
        const auto removed = takePlay(*m_store, "p-1");
        QVERIFY2(removed.ok(), why(removed).c_str());
        QVERIFY(listPlays(*m_store).value().empty());
        QCOMPARE(valueOf(*m_store, "SELECT count(*) FROM play_photos"), "0");
        QVERIFY(loadSession(*m_store, "s-1").ok());
        QVERIFY(putBack(*m_store, removed.value()));
        QCOMPARE(contentOf(*m_store), before);
        QVERIFY2(putBack(*m_store, removed.value()).ok(), "there is nothing left to do");
        QCOMPARE(contentOf(*m_store), before);
        QCOMPARE(takePlay(*m_store, "p-9").error().trouble, Trouble::NotThere);
    }

    void givesAPlayThatIsThereAgainWhatWasNotedAboutTheRemovedOne() {
        QVERIFY(setPhotos(*m_store, "p-1", kPhotos));
        const auto removed = takePlay(*m_store, "p-1").value();
        Play again = m_play;
        again.location.clear();
        again.comments = "and again";
        again.results[0].score = 1;
        QVERIFY(SessionJournal::open(*m_store, "s-1").value().moveCursor(1, 1).ok());
        QVERIFY(finishSession(*m_store, "s-1", again));
        const Photo own{10, 20, "/9j/CC=="};
        QVERIFY(setPhotos(*m_store, "p-1", {own}));
        QVERIFY(putBack(*m_store, removed));
        again = loadPlay(*m_store, "p-1").value();
        QCOMPARE(again.results[0].score, 1);
        QCOMPARE(again.session, "s-1");
        QCOMPARE(again.location, "Łódź");
        QCOMPARE(again.comments, "and again\n\ntight, \"very\" tight");
        QVERIFY((photos() == std::vector{own, kPhotos[0], kPhotos[1]}));
    }

    void refusesToPutBackWhatDoesNotFit() {
        QVERIFY(setPhotos(*m_store, "p-1", kPhotos));
        auto removed = takePlay(*m_store, "p-1").value();
        Play again = m_play;
        again.location = "Kraków";
        QVERIFY(addPlay(*m_store, again));
        QCOMPARE(putBack(*m_store, removed).error().trouble, Trouble::AlreadyThere);
        again.location.clear();
        QVERIFY(changePlay(*m_store, again));
        const Photo own{10, 20, "/9j/CC=="};
        const Photo other{20, 10, "/9j/DD=="};
        QVERIFY(setPhotos(*m_store, "p-1", {own, other, own}));
        const auto before = contentOf(*m_store);
        QCOMPARE(putBack(*m_store, removed).error().trouble, Trouble::AlreadyThere);
        QCOMPARE(contentOf(*m_store), before);
        removed.photos.pop_back();
        QVERIFY(putBack(*m_store, removed));
        QCOMPARE(photos().size(), 4U);
    }

    void bringsBackThePlayOfASessionThatHasAnotherOne() {
        const auto removed = takePlay(*m_store, "p-1");
        Play other = examplePlay("p-2");
        other.session = "s-1";
        QVERIFY(addPlay(*m_store, other));
        QVERIFY(putBack(*m_store, removed.value()));
        QCOMPARE(loadPlay(*m_store, "p-1").value().session, "");
        QCOMPARE(loadPlay(*m_store, "p-2").value().session, "s-1");
    }

    void renamesTheSeatsOfTheSessionWithThePlay() {
        m_play.results[0].playerName = "Basia";
        QVERIFY(changePlay(*m_store, m_play));
        const auto seats = loadSession(*m_store, "s-1").value().seats;
        QCOMPARE(seats[0].playerName, "Basia"); // usa
        QCOMPARE(seats[1].playerName, "");      // germany, an Automa
        QCOMPARE(seats[2].playerName, "Zoë");   // france
    }

    void listsHeadings() {
        QVERIFY(setPhotos(*m_store, "p-1", kPhotos));
        Play later = examplePlay("p-2");
        later.ended += 1;
        QVERIFY(addPlay(*m_store, later));
        const auto listed = listPlayHeadings(*m_store);
        QVERIFY2(listed.ok(), why(listed).c_str());
        QCOMPARE(listed.value().size(), 2U);
        QCOMPARE(listed.value()[0].id, "p-2");
        const PlayHeading& heading = listed.value()[1];
        const PlayHeading expected{
            "p-1",
            "barrage",
            m_play.ended,
            m_play.playTime,
            "Łódź",
            m_play.comments,
            true,
            2,
            {{"Ania", false, "usa", "fiesler", "", 120, 1, true},
             {"", true, "germany", "", "high", 97, 2, false},
             {"Zoë", false, "france", "deluz", "", -3, 3, false}},
        };
        QVERIFY(heading == expected);
        QVERIFY(!listed.value()[0].isTracked && listed.value()[0].photoCount == 0);
    }

    void listsHeadingsInParts() {
        for (const char* id : {"p-0", "p-2", "p-3", "p-4"}) // all ended at the same time
            QVERIFY(addPlay(*m_store, examplePlay(id)));
        Play later = examplePlay("p-5");
        later.ended += 1;
        QVERIFY(addPlay(*m_store, later));
        const auto all = listPlayHeadings(*m_store);
        QCOMPARE(all.value().size(), 6U);
        std::vector<PlayHeading> inParts;
        std::vector<PlayHeading> part = listPlayHeadings(*m_store, {.most = 2}).value();
        while (!part.empty()) {
            QCOMPARE(part.size(), 2U);
            inParts.insert(inParts.end(), part.begin(), part.end());
            // What comes to the front meanwhile shifts nothing.
            later.ended += 1;
            later.id += "+";
            QVERIFY(addPlay(*m_store, later));
            part = listPlayHeadings(*m_store, {.after = &inParts.back(), .most = 2}).value();
        }
        QVERIFY(inParts == all.value());
    }

    void listsNoHeadingOfASessionThatIsPlayedAgain() {
        QVERIFY(SessionJournal::open(*m_store, "s-1").value().moveCursor(1, 1).ok());
        QVERIFY(listPlayHeadings(*m_store).value().empty());
    }

    void reportsAStoreThatCannotBeRead() {
        QVERIFY(run(*m_store, "DROP TABLE play_photos"));
        QCOMPARE(listPlayHeadings(*m_store).error().trouble, Trouble::Failed);
        QCOMPARE(photosOf(*m_store, "p-1").error().trouble, Trouble::Failed);
        QCOMPARE(takePlay(*m_store, "p-1").error().trouble, Trouble::Failed);
        QVERIFY2(loadPlay(*m_store, "p-1").ok(), "a play that is not handed over stays");
    }

private:
    void open() {
        auto opened = openStore(pathIn(*m_folder, "games.sqlite"));
        QVERIFY2(opened.ok(), why(opened).c_str());
        m_store.emplace(std::move(opened.value()));
    }

    [[nodiscard]] std::vector<Photo> photos() const { return photosOf(*m_store, "p-1").value(); }

    std::optional<QTemporaryDir> m_folder;
    std::optional<DatabaseFile> m_store;
    Play m_play;
};

QTEST_GUILESS_MAIN(PhotosTest)
#include "tst_photos.moc"
