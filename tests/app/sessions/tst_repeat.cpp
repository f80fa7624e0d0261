#include <QTemporaryDir>
#include <QtTest>

#include "app/sessions/exchange.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/repeat.h"
#include "database/sessions.h"
#include "database/store.h"
#include "database/transfer.h"
#include "tests/app/sessions/kept_games.h"
#include "tests/support/edited_json.h"

namespace {

std::string begunId() { return kept_games::idOf("few begun"); }
std::string finishedId() { return kept_games::idOf("few finished"); }

QString sentenceFor(const QByteArray& text) {
    const auto contents = sessions::readPenstock(text);
    return contents ? QStringLiteral("accepted") : contents.error().sentence;
}

} // namespace

/// A game to be set up once more, from the store to a file and back.
class RepeatTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        auto opened = database::openStore(m_folder->filePath("games.sqlite").toStdU16String());
        QVERIFY(opened.ok());
        m_store.emplace(std::move(opened.value()));
        const auto imported = database::importContents(*m_store, kept_games::few(),
                                                       [] { return std::string("unused"); });
        QVERIFY(imported.ok());
    }

    void cleanup() {
        m_store.reset();
        m_folder.reset();
    }

    void carriesSetupOrderAndResults() {
        const sessions::Repeat repeat = repeatOf(finishedId());
        const core::GameLog log = stored_games::goldenLog("solo_medium.log");
        QCOMPARE(repeat.setup, log.setup);
        QCOMPARE(repeat.session, finishedId());
        QCOMPARE(repeat.seats.size(), 2U);
        QVERIFY(repeat.seats[0].score.has_value() && repeat.seats[1].score.has_value());
        QVERIFY(repeat.seats[0].isAutoma != repeat.seats[1].isAutoma);
        // The tiles of the log stand first in their stack.
        std::vector<std::string> tiles;
        for (const std::string& draw : repeat.draws)
            if (draw.starts_with("table automa-tile"))
                tiles.push_back(draw);
        std::size_t place = 0;
        for (const std::string& entry : log.entries)
            if (entry.starts_with("table automa-tile") && place < 19)
                QCOMPARE(tiles[place++], entry);
        QCOMPARE(place, 19U);
    }

    void readsWhatItWrote() {
        const sessions::Repeat repeat = repeatOf(finishedId());
        const auto read = sessions::readPenstock(sessions::writeSetup(repeat));
        QVERIFY2(read, qPrintable(read ? QString() : read.error().sentence));
        QVERIFY(read.value().setup == repeat);
        QVERIFY(read.value() == database::Contents());
        QVERIFY(sessions::repeatInOptions(sessions::optionsWith("{}", repeat)) == repeat);
    }

    void isNothingForTheStore() {
        const auto imported =
            sessions::importText(*m_store, sessions::writeSetup(repeatOf(begunId())));
        QVERIFY(!imported);
        QCOMPARE(imported.error().sentence,
                 "The file has only a set-up, with which a new game begins in the app.");
    }

    // A program that reads formats 1 and 2 says that the file comes from a later version.
    void onlyAFileWithASetupNeedsTheLatestProgram() {
        const auto versionOf = [](const QByteArray& text) {
            return QJsonDocument::fromJson(text).object()["penstock"].toInt();
        };
        QCOMPARE(versionOf(sessions::writeSetup(repeatOf(begunId()))), 3);
        QCOMPARE(versionOf(sessions::writePenstock(kept_games::few()).value()), 2);
    }

    void aGameThatGoesOnKeepsTheOrderItHandedOn() {
        const sessions::Repeat handedOn = repeatOf(begunId());
        QVERIFY(!handedOn.seats[0].score.has_value());
        QVERIFY(sessions::keepOrder(*m_store, handedOn).ok());
        const auto record = database::loadSession(*m_store, begunId());
        QVERIFY(sessions::repeatInOptions(record.value().options) == handedOn);
        QVERIFY(record.value().options.find("\"light\":true") != std::string::npos);
        // What is over stays as it is.
        QVERIFY(sessions::keepOrder(*m_store, repeatOf(finishedId())).ok());
        QVERIFY(database::loadSession(*m_store, finishedId()).value().options ==
                kept_games::few().sessions[1].options);
    }

    void aRepeatHandsItsOrderOn() {
        sessions::Repeat first = repeatOf(begunId());
        std::swap(first.draws.front(), first.draws.back());
        QVERIFY(database::setOptions(*m_store, begunId(), sessions::optionsWith("{}", first)).ok());
        QVERIFY(repeatOf(begunId()).draws == first.draws);
    }

    void refusesWithOneSentence_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("sentence");
        for (const char* key :
             {"game", "rules_version", "setup", "draws", "session", "played", "seats"})
            QTest::addRow("without %s", key)
                << QStringLiteral("setup.%1").arg(key) << QByteArray()
                << QStringLiteral("setup.%1: This key is missing.").arg(key);
        const auto row = [](const char* path, const char* json, const char* sentence) {
            QTest::addRow("%s: %.30s", path, json) << QString(path) << QByteArray(json) << sentence;
        };
        row("setup.colour", "1", "setup.colour: There is no such key.");
        row("setup.game", R"("chess")",
            "setup.game: This program does not know the game \"chess\".");
        row("setup.game", R"("nucleum")",
            "setup.game: A game of Nucleum cannot be set up once more.");
        row("setup.rules_version", "99",
            "setup.rules_version: The game was played by rules version 99; this program has "
            "version 1.");
        row("setup.setup", R"("gibberish")",
            "setup.setup: The setup of the log is damaged, \"gibberish\": The line cannot be "
            "read.");
        row("setup.draws[2]", R"("table proceed")",
            "setup.draws[2]: This has to be something that comes up in the game.");
        row("setup.seats[0].score", "1.5",
            "setup.seats[0].score: This has to be a whole number from -1000000 to 1000000.");
        row("setup.session", R"("x")",
            "setup.session: This has to be an id like \"01234567-89ab-cdef-0123-456789abcdef\".");
    }
    void refusesWithOneSentence() {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, json);
        QFETCH(const QString, sentence);
        const QByteArray good = sessions::writeSetup(repeatOf(begunId()));
        QCOMPARE(sentenceFor(good), "accepted");
        const QJsonValue whole = edited::with(QJsonDocument::fromJson(good).object(),
                                              edited::steps(path), edited::value(json));
        QCOMPARE(sentenceFor(QJsonDocument(whole.toObject()).toJson()), sentence);
    }

private:
    sessions::Repeat repeatOf(const std::string& id) {
        const auto repeat = sessions::repeatOf(*m_store, id);
        return repeat ? repeat.value() : sessions::Repeat{};
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<database::DatabaseFile> m_store;
};

QTEST_GUILESS_MAIN(RepeatTest)
#include "tst_repeat.moc"
