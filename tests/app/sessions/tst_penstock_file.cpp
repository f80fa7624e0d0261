#include <QtTest>

#include "app/sessions/penstock_file.h"
#include "tests/app/sessions/kept_games.h"
#include "tests/support/edited_json.h"
#include "tests/support/emulated.h"

namespace {

const QByteArray& goodText() {
    static const QByteArray text = sessions::writePenstock(kept_games::few()).value();
    return text;
}

/// The good file with what stands at the path replaced; an empty text takes it away.
QByteArray goodTextWith(const QString& path, const QByteArray& json) {
    const QJsonValue whole = edited::with(QJsonDocument::fromJson(goodText()).object(),
                                          edited::steps(path), edited::value(json));
    return QJsonDocument(whole.toObject()).toJson();
}

QString sentenceFor(const QByteArray& text) {
    const auto contents = sessions::readPenstock(text);
    return contents ? QStringLiteral("accepted") : contents.error().sentence;
}

QByteArray inQuotes(const std::string& text) { return '"' + QByteArray::fromStdString(text) + '"'; }

void row(const char* path, const QByteArray& json, const QString& sentence) {
    QTest::addRow("%s: %.40s", path, json.isEmpty() ? "missing" : json.constData())
        << QString(path) << json << sentence;
}

void missing(const char* path) { row(path, "", QString(path) + ": This key is missing."); }

constexpr const char* kLine = "This has to be one line of 1 to %1 characters.";
constexpr const char* kId = "This has to be an id like \"01234567-89ab-cdef-0123-456789abcdef\".";
constexpr const char* kTime =
    "This has to be a time from 1970 to 2199 in UTC, like \"2026-01-31T18:30:00.000Z\".";

void line(const char* path, int longest) {
    const QString sentence = QString(path) + ": " + QString(kLine).arg(longest);
    for (const QByteArray& json :
         {QByteArray(R"("")"), QByteArray(R"("a\nb")"), QByteArray(R"("a\u0000b")"),
          QByteArray(R"("a\u0085b")"), QByteArray(R"("\ud800")"),
          '"' + QByteArray(longest + 1, 'a') + '"'})
        row(path, json, sentence);
    row(path, "1", QString(path) + ": This has to be a text in quotes.");
}

void rowsForTheRoot() {
    missing("penstock");
    missing("sessions");
    missing("plays");
    missing("cards");
    row("penstock", "4",
        "penstock: The file comes from a later version of Penstock: only formats 1 to 3 "
        "can be read.");
    row("penstock", "\"1\"", "penstock: This has to be a whole number from 1 to 1000000.");
    row("settings", "{}", "settings: There is no such key.");
    row("sessions", "{}", "sessions: This has to be a list.");
    row("sessions[0]", "[]", "sessions[0]: This has to be an object in braces.");
    row("cards", "null", "cards: This has to be a list.");
}

void rowsForSessions() {
    for (const char* key : {"id", "game", "rules_version", "setup", "entries", "cursor", "status",
                            "created", "touched", "play_time_ms", "seats"})
        missing(qPrintable(QStringLiteral("sessions[0].") + key));
    row("sessions[0].colour", "1", "sessions[0].colour: There is no such key.");
    for (const char* id :
         {R"("")", R"("{01234567-89ab-cdef-0123-456789abcdef}")",
          R"("01234567-89AB-cdef-0123-456789abcdef")", R"("01234567-89ab-cdef-0123-456789abcde")",
          R"("01234567-89ab-cdef-0123-456789abcdef\n")"})
        row("sessions[0].id", id, QString("sessions[0].id: ") + kId);
    row("sessions[1].id", inQuotes(kept_games::few().sessions[0].id),
        QStringLiteral("sessions[1].id: \"%1\" is already at sessions[0].id.")
            .arg(toQt(kept_games::few().sessions[0].id)));
    line("sessions[0].setup", 5000);
    line("sessions[0].entries[3]", 5000);
    line("sessions[0].seats[0].role", 100);
    line("sessions[0].seats[0].player", 60);
    row("sessions[0].seats[0].name", "\"a\"", "sessions[0].seats[0].name: There is no such key.");
    row("sessions[0].rules_version", "-1",
        "sessions[0].rules_version: This has to be a whole number from 0 to 1000000.");
    row("sessions[0].cursor", "21",
        "sessions[0].cursor: This has to be a whole number from 0 to 20.");
    row("sessions[0].cursor", "1.5",
        "sessions[0].cursor: This has to be a whole number from 0 to 20.");
    row("sessions[0].status", "\"lost\"",
        "sessions[0].status: This has to be \"playing\" or \"finished\".");
    for (const char* time :
         {R"("2026-01-31")", R"("2026-01-31T18:30:00Z")", R"("2026-02-30T18:30:00.000Z")",
          R"("2026-01-31T18:30:00.000")", R"("2026-01-31T18:30:00.000+01:00")",
          R"("1969-12-31T23:59:59.999Z")", R"("2200-01-01T00:00:00.000Z")"})
        row("sessions[0].created", time, QString("sessions[0].created: ") + kTime);
    row("sessions[0].touched", "0", "sessions[0].touched: This has to be a text in quotes.");
    row("sessions[0].play_time_ms", "-1",
        "sessions[0].play_time_ms: This has to be a whole number from 0 to 3600000000000.");
    row("sessions[0].options", "[]", "sessions[0].options: This has to be an object in braces.");
    row("sessions[0].options", "{\"a\":\"" + QByteArray(json::kMebibyte, 'a') + "\"}",
        "sessions[0].options: This object is larger than 1 MiB.");
    row("sessions[0].notes", '"' + QByteArray(20001, 'a') + '"',
        "sessions[0].notes: This has to be a text of at most 20000 characters.");
    row("sessions[0].notes", R"("a\u0000b")",
        "sessions[0].notes: This has to be a text of at most 20000 characters.");
}

void rowsForLogs() {
    row("sessions[0].game", "\"chess\"",
        "sessions[0].game: This program does not know the game \"chess\".");
    row("sessions[0].rules_version", "99",
        "sessions[0].rules_version: The game was played by rules version 99; this program has "
        "version 1.");
    row("sessions[0].setup", "\"gibberish\"",
        "sessions[0].setup: The setup of the log is damaged, \"gibberish\": The line cannot be "
        "read.");
    row("sessions[0].entries[7]", "\"usa dance\"",
        "sessions[0].entries[7]: The log is damaged after 7 valid entries, at \"usa dance\": The "
        "line cannot be read.");
    row("sessions[0].entries[1]", "\"table proceed\"",
        "sessions[0].entries[1]: The log is damaged after 1 valid entry, at \"table proceed\": "
        "Something else has to be done first (B-5.1).");
    row("sessions[0].entries[18]", "\"usa dance\"", // undone, but could be redone
        "sessions[0].entries[18]: The log is damaged after 18 valid entries, at \"usa dance\": The "
        "line cannot be read.");
}

void rowsForPlays() {
    for (const char* key : {"id", "game", "ended", "play_time_ms", "results"})
        missing(qPrintable(QStringLiteral("plays[0].") + key));
    for (const char* key : {"automa", "score", "rank", "winner", "starter", "sources", "energy"})
        missing(qPrintable(QStringLiteral("plays[0].results[0].") + key));
    row("plays[0].place", "1", "plays[0].place: There is no such key.");
    row("plays[0].id", "\"1\"", QString("plays[0].id: ") + kId);
    row("plays[0].game", "\"chess\"",
        "plays[0].game: This program does not know the game \"chess\".");
    row("plays[0].ended", "\"today\"", QString("plays[0].ended: ") + kTime);
    row("plays[0].session", "\"01234567-89ab-cdef-0123-456789abcdef\"",
        "plays[0].session: The file has no session of this game with this id.");
    line("plays[0].location", 200);
    line("plays[0].board", 200);
    row("plays[0].comments", "{}", "plays[0].comments: This has to be a text in quotes.");
    row("plays[0].details", "7", "plays[0].details: This has to be an object in braces.");
    line("plays[0].results[0].player", 60);
    line("plays[0].results[0].officer", 100);
    row("plays[0].results[0].automa", "0",
        "plays[0].results[0].automa: This has to be true or false.");
    row("plays[0].results[0].score", "1e300",
        "plays[0].results[0].score: This has to be a whole number from -1000000 to 1000000.");
    row("plays[0].results[0].rank", "0",
        "plays[0].results[0].rank: This has to be a whole number from 1 to 12.");
    row("plays[0].results[0].sources[0].vp", "\"3\"",
        "plays[0].results[0].sources[0].vp: This has to be a whole number from -1000000 to "
        "1000000.");
    row("plays[0].results[0].energy[0]", "[]",
        "plays[0].results[0].energy[0]: This has to be a whole number from -1000000 to 1000000.");
}

void rowsForPhotos() {
    for (const char* key : {"width", "height", "jpeg"})
        missing(qPrintable(QStringLiteral("plays[0].photos[0].") + key));
    row("plays[0].photos", "{}", "plays[0].photos: This has to be a list.");
    row("plays[0].photos[0].width", "0",
        "plays[0].photos[0].width: This has to be a whole number from 1 to 10000.");
    row("plays[0].photos[0].colour", "1", "plays[0].photos[0].colour: There is no such key.");
    for (const QByteArray& json :
         {QByteArray(R"("")"), QByteArray(R"("/9j/!")"), QByteArray(R"("AAAA")"),
          QByteArray(R"("/9j/ą")"), "\"/9j/" + QByteArray(2 * 1024 * 1024, 'A') + '"'})
        row("plays[0].photos[0].jpeg", json,
            "plays[0].photos[0].jpeg: This has to be a JPEG picture in base64, at most 2 MiB of "
            "it.");
}

void rowsForCards() {
    missing("cards[0].id");
    missing("cards[0].game");
    missing("cards[0].changed");
    line("cards[0].id", 100);
    row("cards[0].content", "\"{}\"", "cards[0].content: This has to be an object in braces.");
    row("cards[1]", R"({"game": "barrage", "id": "card 1", "changed": "2026-01-31T18:30:00.000Z"})",
        "cards[1].id: \"card 1\" is already at cards[0].id.");
}

} // namespace

class PenstockFileTest : public QObject {
    Q_OBJECT

private slots:
    void readsWhatItWrote() {
        const database::Contents contents = kept_games::golden();
        const auto text = sessions::writePenstock(contents);
        QVERIFY2(text, qPrintable(text ? QString() : text.error().sentence));
        const auto read = sessions::readPenstock(text.value());
        QVERIFY2(read, qPrintable(read ? QString() : read.error().sentence));
        QCOMPARE(read.value().sessions.size(), contents.sessions.size());
        for (std::size_t i = 0; i < contents.sessions.size(); ++i)
            QVERIFY2(read.value().sessions[i] == contents.sessions[i],
                     contents.sessions[i].notes.c_str());
        QVERIFY(read.value().plays == contents.plays);
        QVERIFY(read.value().cards == contents.cards);
        QVERIFY(read.value().photos == contents.photos);
    }

    void readsWhatIsAtTheLimits() {
        database::Contents contents = kept_games::few();
        database::SessionRecord& session = contents.sessions[0];
        session.created = 0;
        session.touched = 7'258'118'399'999;
        session.playTime = 3'600'000'000'000;
        session.notes = std::string(20'000, 'n');
        session.cursor = session.log.entries.size();
        session.seats[1].playerName = std::string(56, 'x') + "\U0001F986"; // a duck, two units
        contents.plays[0].results[0].score = -1'000'000;
        const auto read = sessions::readPenstock(sessions::writePenstock(contents).value());
        QVERIFY2(read, qPrintable(read ? QString() : read.error().sentence));
        QVERIFY(read.value() == contents);
    }

    void readsAFileWithNothingInIt() {
        const auto read = sessions::readPenstock(sessions::writePenstock({}).value());
        QVERIFY(read && read.value() == database::Contents());
    }

    void readsResultsOfGamesThatHaveNoLogs() {
        database::Contents contents = kept_games::few();
        contents.plays[0].session.clear();
        for (const char* game : {"outpost", "nucleum"}) {
            contents.plays[0].game = game;
            const auto read = sessions::readPenstock(sessions::writePenstock(contents).value());
            QVERIFY2(read, qPrintable(read ? QString() : read.error().sentence));
            QVERIFY(read.value() == contents);
        }
    }

    void readsAFileOfTheFirstVersion() {
        const QByteArray text = goodTextWith("penstock", "1");
        QVERIFY(sessions::readPenstock(text).value() == kept_games::few());
    }

    void saysWhyOptionsCannotBeWritten() {
        database::Contents contents = kept_games::few();
        contents.sessions[0].options = "[1]";
        const auto text = sessions::writePenstock(contents);
        QVERIFY(!text);
        QCOMPARE(text.error().sentence, "options: The file does not hold one JSON object.");
    }

    void refusesWithOneSentence_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("sentence");
        rowsForTheRoot();
        rowsForSessions();
        rowsForLogs();
        rowsForPlays();
        rowsForPhotos();
        rowsForCards();
    }
    void refusesWithOneSentence() {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, json);
        QFETCH(const QString, sentence);
        QCOMPARE(sentenceFor(goodTextWith(path, json)), sentence);
    }

    void refusesASecondResultOfOneSession() {
        database::Contents contents = kept_games::few();
        contents.plays.push_back(contents.plays[0]);
        contents.plays[1].id = "01234567-89ab-cdef-0123-456789abcdef";
        QCOMPARE(sentenceFor(sessions::writePenstock(contents).value()),
                 QStringLiteral("plays[1].session: \"%1\" is already at plays[0].session.")
                     .arg(toQt(contents.plays[0].session)));
    }

    void refusesWhatIsNotOneJsonObject_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("beginning");
        const QByteArray notJson("Line 1 is not valid JSON: ");
        QTest::newRow("empty") << QByteArray() << "The file is empty.";
        QTest::newRow("cut off") << goodText().left(goodText().size() / 2) << "Line ";
        QTest::newRow("UTF-16") << QByteArray("{\0\"\0", 4) << QString(notJson);
        QTest::newRow("broken UTF-8")
            << QByteArray("{\"penstock\": \"\xC3\x28\"}") << QString(notJson);
        QTest::newRow("overlong UTF-8")
            << QByteArray("{\"penstock\": \"\xC0\xAF\"}") << QString(notJson);
        QTest::newRow("surrogate in UTF-8")
            << QByteArray("{\"penstock\": \"\xED\xA0\x80\"}") << QString(notJson);
        QTest::newRow("key twice") << QByteArray(R"({"penstock": 1, "penstock": 1})")
                                   << "The key \"penstock\" stands twice in one object.";
        QTest::newRow("deep") << QByteArray(1'000'000, '[') << QString(notJson);
        QTest::newRow("deep inside") << "{\"penstock\": 1, \"cards\": [{\"content\": " +
                                            QByteArray("{\"a\": ").repeated(100'000)
                                     << QString(notJson);
        QTest::newRow("large") << QByteArray(sessions::kLargestFile + 1, ' ')
                               << "The file is larger than 64 MiB.";
    }
    void refusesWhatIsNotOneJsonObject() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, beginning);
        const QString sentence = sentenceFor(text);
        QVERIFY2(sentence.startsWith(beginning), qPrintable(sentence));
        QVERIFY2(sentence.endsWith('.') && !sentence.contains('\n'), qPrintable(sentence));
    }

    void isQuickWithHugeFiles_data() {
        QTest::addColumn<QByteArray>("beginning");
        QTest::addColumn<QByteArray>("repeated");
        QTest::addColumn<QByteArray>("end");
        const QByteArray root = R"({"penstock": 1, "plays": [], "cards": [], "sessions": [)";
        QTest::newRow("sessions") << root << QByteArray("{},") << QByteArray("{}]}");
        QTest::newRow("entries") << root + R"({"entries": [)" << QByteArray(R"("",)")
                                 << QByteArray(R"(""]}]})");
        QTest::newRow("open brackets") << root << QByteArray("[{\"a\":") << QByteArray();
    }
    void isQuickWithHugeFiles() {
        QFETCH(const QByteArray, beginning);
        QFETCH(const QByteArray, repeated);
        QFETCH(const QByteArray, end);
        constexpr qsizetype kLarge = sessions::kLargestFile - 1000;
        const QByteArray text = beginning + repeated.repeated(kLarge / repeated.size()) + end;
        QElapsedTimer timer;
        timer.start();
        QVERIFY(sentenceFor(text) != "accepted");
        QVERIFY2(timer.elapsed() < 5'000 || isEmulated(),
                 qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_GUILESS_MAIN(PenstockFileTest)
#include "tst_penstock_file.moc"
