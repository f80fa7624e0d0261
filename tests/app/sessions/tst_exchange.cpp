#include <functional>

#include <QtTest>

#include "app/barrage/position/position_file.h"
#include "app/sessions/exchange.h"
#include "app/sessions/penstock_file.h"
#include "database/history.h"
#include "database/photos.h"
#include "database/remembered.h"
#include "database/sessions.h"
#include "tests/app/sessions/kept_games.h"

using database::Contents;
using database::DatabaseFile;
using database::ImportSummary;

namespace {

Contents contentsOf(const DatabaseFile& store) { return database::allContents(store).value(); }

/// In an order that does not depend on when things were touched.
Contents sorted(Contents contents) {
    std::ranges::sort(contents.sessions, {}, &database::SessionRecord::id);
    std::ranges::sort(contents.plays, {}, &database::Play::id);
    return contents;
}

QByteArray textOf(const Contents& contents) { return sessions::writePenstock(contents).value(); }

int recordsIn(const Contents& contents) {
    return static_cast<int>(contents.sessions.size() + contents.plays.size() +
                            contents.cards.size());
}

} // namespace

class ExchangeTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        m_store.emplace(
            std::move(database::openStore(stored_games::pathIn(*m_folder, "a.store")).value()));
    }
    void cleanup() {
        m_store.reset();
        m_folder.reset();
    }

    void carriesEverythingToAnotherStore() {
        const Contents contents = kept_games::golden();
        QCOMPARE(imported(contents), (ImportSummary{recordsIn(contents), 0, 0}));
        QVERIFY(sorted(contentsOf(*m_store)) == sorted(contents));

        const QString path = m_folder->filePath("all.penstock");
        QVERIFY(sessions::writeFile(path, sessions::exportAll(*m_store).value().text));
        const auto other = database::openStore(stored_games::pathIn(*m_folder, "b.store"));
        const auto summary = sessions::importFile(other.value(), path);
        QVERIFY2(summary, qPrintable(summary ? QString() : summary.error().sentence));
        QCOMPARE(summary.value(), (ImportSummary{recordsIn(contents), 0, 0}));
        QVERIFY(contentsOf(other.value()) == contentsOf(*m_store));
    }

    void carriesOneSessionWithItsResult() {
        const Contents contents = kept_games::golden();
        QCOMPARE(imported(contents).added, recordsIn(contents));
        const auto text = sessions::exportSession(*m_store, contents.sessions[0].id);
        QVERIFY(text);
        QVERIFY(sessions::readPenstock(text.value().text).value() ==
                (Contents{{contents.sessions[0]}, {contents.plays[0]}, {}, contents.photos}));
        const auto begun = sessions::exportSession(*m_store, contents.sessions.back().id);
        QVERIFY(sessions::readPenstock(begun.value().text).value() ==
                (Contents{{contents.sessions.back()}, {}, {}, {}}));
    }

    void hasNothingToDoASecondTime() {
        const Contents contents = kept_games::few();
        QCOMPARE(imported(contents), (ImportSummary{4, 0, 0}));
        const Contents before = contentsOf(*m_store);
        QCOMPARE(imported(contents), (ImportSummary{0, 4, 0}));
        QVERIFY(contentsOf(*m_store) == before);
        const auto own = sessions::importText(*m_store, sessions::exportAll(*m_store).value().text);
        QCOMPARE(own.value(), (ImportSummary{0, 4, 0}));
        QVERIFY(contentsOf(*m_store) == before);
    }

    void keepsOtherContentAsACopy() {
        Contents contents = kept_games::few();
        QCOMPARE(imported(contents).added, 4);
        const Contents before = contentsOf(*m_store);
        contents.sessions[0].notes = "played on elsewhere";
        QCOMPARE(imported(contents), (ImportSummary{0, 3, 1}));
        QCOMPARE(imported(contents), (ImportSummary{0, 4, 0}));
        const Contents after = contentsOf(*m_store);
        QCOMPARE(after.sessions.size(), std::size_t{3});
        for (const auto& session : before.sessions)
            QCOMPARE(std::ranges::count(after.sessions, session), 1);
        QVERIFY(after.plays == before.plays);
    }

    void writesThePositionAtTheCursor() {
        const Contents contents = kept_games::few();
        QCOMPARE(imported(contents).added, 4);
        const auto text = sessions::exportPosition(*m_store, contents.sessions[1].id);
        QVERIFY2(text, qPrintable(text ? QString() : text.error().sentence));
        const auto file = position::readPosition(text.value());
        QVERIFY2(file, qPrintable(file ? QString() : file.error().sentence));
        QCOMPARE(file.value().state.phase, barrage::Phase::GameOver);
        QVERIFY(std::ranges::count(file.value().names, QString("Łucja Żak")) == 1);
    }

    void writesOnlyWhatItCouldReadAgain() {
        database::SessionRecord session = kept_games::few().sessions[0];
        QVERIFY(session.log.entries.size() > 3);
        session.cursor = session.log.entries.size();
        session.status = database::SessionStatus::Finished;
        session.log.entries[3] = "usa dances";
        QVERIFY(database::addSession(*m_store, session).ok());
        session.log.entries.resize(3);
        session.cursor = 3;
        session.status = database::SessionStatus::Playing;
        for (const sessions::Export& exported :
             {sessions::exportAll(*m_store).value(),
              sessions::exportSession(*m_store, session.id).value()}) {
            QVERIFY(exported.leftOut == (sessions::LeftOut{.endings = 1}));
            const auto read = sessions::readPenstock(exported.text);
            QVERIFY2(read, qPrintable(read ? QString() : read.error().sentence));
            QVERIFY(read.value().sessions == std::vector{session});
        }
    }

    void leavesOutASessionThatItCouldNotReadAgain_data() {
        using Change = std::function<void(database::SessionRecord&)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const Change& change, const char* problem) {
            QTest::newRow(name) << change << QString(problem);
        };
        row(
            "broken setup", [](auto& session) { session.log.setup = "nothing"; },
            "sessions[0].setup: The setup of the log is damaged, \"nothing\": "
            "The line cannot be read.");
        row(
            "another version of the rules", [](auto& session) { session.log.rulesVersion = 99; },
            "sessions[0].rules_version: The game was played by rules version 99; "
            "this program has version 1.");
        row(
            "unknown game", [](auto& session) { session.log.game = "chess"; },
            "sessions[0].game: This program does not know the game \"chess\".");
        row(
            "too long notes",
            [](auto& session) { session.notes = std::string(sessions::kLongestNotes + 1, 'n'); },
            "sessions[0].notes: This has to be a text of at most 20000 characters.");
        row("options that are none", [](auto& session) { session.options = "dark"; }, "options: ");
    }
    void leavesOutASessionThatItCouldNotReadAgain() {
        QFETCH(const std::function<void(database::SessionRecord&)>, change);
        QFETCH(const QString, problem);
        Contents contents = kept_games::few();
        database::SessionRecord session = contents.sessions[1];
        change(session);
        contents.sessions.pop_back();
        QVERIFY(database::addSession(*m_store, session));
        QVERIFY(database::addPlay(*m_store, contents.plays[0]));
        contents.photos.clear();
        QCOMPARE(imported({contents.sessions, {}, contents.cards, {}}).added, 2);

        const auto exported = sessions::exportAll(*m_store);
        QVERIFY2(exported, qPrintable(exported ? QString() : exported.error().sentence));
        QVERIFY(exported.value().leftOut == (sessions::LeftOut{.records = 1}));
        contents.plays[0].session.clear();
        const auto read = sessions::readPenstock(exported.value().text);
        QVERIFY2(read, qPrintable(read ? QString() : read.error().sentence));
        QVERIFY(read.value() == contents);

        const auto alone = sessions::exportSession(*m_store, session.id);
        QVERIFY(!alone);
        QVERIFY2(alone.error().sentence.startsWith(problem), qPrintable(alone.error().sentence));
    }

    void leavesOutAResultAndACardThatItCouldNotReadAgain() {
        Contents contents = kept_games::few();
        QCOMPARE(imported(contents).added, 4);
        database::Play play = contents.plays[0];
        play.comments = std::string(sessions::kLongestNotes + 1, 'c');
        QVERIFY(database::changePlay(*m_store, play));
        QVERIFY(database::rememberCard(*m_store, {"chess", "queen", "{}", 1}));
        contents.plays.clear();
        contents.photos.clear();
        const auto exported = sessions::exportAll(*m_store);
        QVERIFY(exported.value().leftOut == (sessions::LeftOut{.records = 2}));
        QVERIFY(sorted(sessions::readPenstock(exported.value().text).value()) == sorted(contents));
    }

    void leavesOutPhotosThatItCouldNotReadAgain() {
        Contents contents = kept_games::few();
        QCOMPARE(imported(contents).added, 4);
        const std::string id = contents.plays[0].id;
        QVERIFY(database::setPhotos(*m_store, id, {kept_games::photo(), {4, 3, "damaged"}}));
        contents.photos[id] = {kept_games::photo()};
        for (const auto& exported :
             {sessions::exportAll(*m_store), sessions::exportPlay(*m_store, id)}) {
            QVERIFY(exported.value().leftOut == (sessions::LeftOut{.damagedPhotos = 1}));
            const auto read = sessions::readPenstock(exported.value().text);
            QVERIFY(read.value().photos == contents.photos);
        }
    }

    void carriesThePhotosForWhichThereIsRoomTheLatestFirst() {
        Contents contents;
        for (int i = 0; i < 3; ++i) {
            database::Play& play = contents.plays.emplace_back();
            play.id = kept_games::idOf(QString::number(i));
            play.game = "barrage";
            play.ended = i;
            contents.photos[play.id] = {2, {4, 3, "/9j/" + std::string(40'000, 'A')}};
        }
        QCOMPARE(imported(contents).added, 3);
        constexpr qsizetype kRoomForTwoPlays = 200'000;
        const auto exported =
            sessions::exportAll(*m_store, database::alwaysGoesOn, kRoomForTwoPlays);
        QVERIFY(exported.value().text.size() <= kRoomForTwoPlays);
        QVERIFY(exported.value().leftOut == (sessions::LeftOut{.photos = 2}));
        contents.photos.erase(contents.plays[0].id);
        std::ranges::reverse(contents.plays);
        QVERIFY(sessions::readPenstock(exported.value().text).value() == contents);
        QVERIFY(sessions::exportAll(*m_store).value().leftOut == sessions::LeftOut{});
    }

    void stopsAtAnyStepOfAnExport() {
        Contents contents;
        for (int i = 0; i < 3; ++i) {
            database::Play& play = contents.plays.emplace_back();
            play.id = kept_games::idOf(QString::number(i));
            play.game = "barrage";
            contents.photos[play.id] = {kept_games::photo()};
        }
        QCOMPARE(imported(contents).added, 3);
        std::vector<double> way;
        const auto exportUntil = [&](std::size_t end) {
            way.clear();
            return sessions::exportAll(*m_store, [&](std::size_t done, std::size_t total) {
                way.push_back(static_cast<double>(done) / static_cast<double>(total));
                return way.size() < end;
            });
        };
        QVERIFY(exportUntil(1000));
        QVERIFY(std::ranges::is_sorted(way));
        const std::size_t asked = way.size();
        QVERIFY(asked >= 6); // for each play, and for the photos of each
        for (std::size_t end = 1; end <= asked; ++end) {
            QVERIFY(!exportUntil(end));
            QCOMPARE(way.size(), end);
        }
    }

    void saysWhatIsNotInTheFile() {
        QCOMPARE(sessions::leftOutText({}), "");
        QCOMPARE(sessions::leftOutText({1, 2, 3, 4}),
                 "Games, results and cards that are not in the file, because it could not be read "
                 "with them: 1. Games that are in the file only up to a move that the rules do not "
                 "allow: 2. Photos that are not in the file, because they are damaged: 3. Photos "
                 "of earlier games that are not in the file, because it would be too large: 4. A "
                 "backup holds everything.");
    }

    void saysWhatCannotBeExported() {
        const std::string nobody = "01234567-89ab-cdef-0123-456789abcdef";
        const QString sentence = "The file with your games does not have what was asked for.";
        QCOMPARE(sessions::exportSession(*m_store, nobody).error().sentence, sentence);
        QCOMPARE(sessions::exportPosition(*m_store, nobody).error().sentence, sentence);
        const Contents contents = kept_games::few();
        QCOMPARE(imported(contents).added, 4);
        const auto middle = sessions::exportPosition(*m_store, contents.sessions[0].id);
        QVERIFY(!middle);
        QCOMPARE(middle.error().sentence, "A position cannot be kept in the middle of a turn.");
    }

    void saysWhichFileCannotBeReadOrWritten() {
        const QString nowhere = m_folder->filePath("no/such.penstock");
        const auto read = sessions::importFile(*m_store, nowhere);
        QVERIFY(!read);
        QVERIFY(read.error().sentence.startsWith("The file " + nowhere + " cannot be read: "));
        const auto written = sessions::writeFile(nowhere, "{}");
        QVERIFY(!written);
        QVERIFY(
            written.error().sentence.startsWith("The file " + nowhere + " cannot be written: "));
    }

private:
    ImportSummary imported(const Contents& contents) {
        const auto summary = sessions::importText(*m_store, textOf(contents));
        return summary ? summary.value() : ImportSummary{-1, -1, -1};
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<DatabaseFile> m_store;
};

QTEST_GUILESS_MAIN(ExchangeTest)
#include "tst_exchange.moc"
