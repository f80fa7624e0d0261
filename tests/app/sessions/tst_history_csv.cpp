#include <QtTest>

#include "app/sessions/history_csv.h"
#include "database/transfer.h"
#include "tests/app/sessions/kept_games.h"

namespace {

using Rows = QList<QStringList>;

/// RFC 4180 and nothing else; no rows if the text is anything else.
Rows strictlyRead(const QByteArray& bytes) {
    if (!bytes.startsWith("\xEF\xBB\xBF") || !bytes.endsWith("\r\n"))
        return {};
    const QString text = QString::fromUtf8(bytes.mid(3));
    Rows rows{{}};
    for (qsizetype i = 0; i < text.size();) {
        QString cell;
        if (text[i] == '"') {
            for (++i; i < text.size() && (text[i] != '"' || text.mid(i, 2) == "\"\""); ++i) {
                cell += text[i];
                i += text[i] == '"' ? 1 : 0;
            }
            ++i;
        } else {
            while (i < text.size() && !QStringLiteral(",\r\n\"").contains(text[i]))
                cell += text[i++];
        }
        rows.last() << cell;
        if (text.mid(i, 2) == "\r\n") {
            i += 2;
            rows << QStringList();
        } else if (text.mid(i, 1) == ",") {
            ++i;
        } else {
            return {};
        }
    }
    rows.removeLast();
    return rows;
}

QString cell(const Rows& rows, int row, const QString& column) {
    const qsizetype place = rows[0].indexOf(column);
    return place < 0 ? "no such column" : rows[row].value(place);
}

database::Play playWith(const char* id, database::Time ended, const char* source) {
    database::Play play;
    play.id = id;
    play.game = "barrage";
    play.ended = ended;
    database::PlayResult result;
    result.playerName = "Ann";
    result.sources = {{source, 7}};
    play.results = {result};
    return play;
}

} // namespace

class HistoryCsvTest : public QObject {
    Q_OBJECT

private slots:
    void hasOneRowPerResultOfTheGoldenGames() {
        QTemporaryDir folder;
        const auto store = database::openStore(stored_games::pathIn(folder, "games.store"));
        const database::Contents contents = kept_games::golden();
        QVERIFY(database::importContents(store.value(), contents, sessions::newId));
        const auto csv = sessions::historyCsv(store.value());
        QVERIFY(csv);
        const Rows rows = strictlyRead(csv.value());
        std::size_t results = 0;
        for (const database::Play& play : contents.plays)
            results += play.results.size();
        QCOMPARE(static_cast<std::size_t>(rows.size()), results + 1);
        for (int row = 1; row < rows.size(); ++row) {
            QCOMPARE(rows[row].size(), rows[0].size());
            int vp = 0;
            for (const QString& column : rows[0])
                vp += column.startsWith("vp_") ? cell(rows, row, column).toInt() : 0;
            QCOMPARE(vp, cell(rows, row, "total_vp").toInt());
        }
    }

    void keepsQuotesLineBreaksAndLetters() {
        const database::Contents contents = kept_games::golden();
        const database::Play& play = contents.plays[0]; // two humans
        const Rows rows = strictlyRead(sessions::csvOf({play}));
        QCOMPARE(rows.size(), 3);
        QCOMPARE(cell(rows, 1, "player"), "Łucja Żak");
        QCOMPARE(cell(rows, 2, "player"), "Bob, \"Jr.\"");
        QCOMPARE(cell(rows, 1, "location"), "Kraków, \"kitchen\"");
        QCOMPARE(cell(rows, 1, "comments"), "first line\nsecond line");
        QCOMPARE(cell(rows, 1, "ended"), "2026-01-01T00:01:01.002Z");
        QCOMPARE(cell(rows, 1, "minutes"), "90");
        QCOMPARE(cell(rows, 1, "players"), "2");
        QCOMPARE(cell(rows, 1, "automa"), "no");
        QCOMPARE(cell(rows, 1, "starter"), "yes");
        QCOMPARE(cell(rows, 1, "role"), toQt(play.results[0].role));
        QCOMPARE(cell(rows, 1, "officer"), toQt(play.results[0].officer));
        QCOMPARE(cell(rows, 1, "place"), QString::number(play.results[0].rank));
        QCOMPARE(cell(rows, 1, "energy_5"), QString::number(play.results[0].energy[4]));
        QCOMPARE(cell(rows, 1, "session"), toQt(play.session));
        QCOMPARE(cell(rows, 1, "play"), toQt(play.id));
        QVERIFY(cell(rows, 1, "play_bonus_tiles").startsWith("[\""));
    }

    void namesSourcesInTheOrderOfTheOldestPlays() {
        const auto older = playWith("a", 1000, "start");
        const auto newer = playWith("b", 2000, "objective");
        const Rows rows = strictlyRead(sessions::csvOf({newer, older}));
        QCOMPARE(rows[0].mid(15, 2), QStringList({"vp_start", "vp_objective"}));
        QCOMPARE(rows[1].mid(15, 2), QStringList({"7", "0"}));
        QCOMPARE(rows[2].mid(15, 2), QStringList({"0", "7"}));
    }

    void leavesOutPointsThatNobodyNoted() {
        auto play = playWith("a", 1000, "start");
        play.results[0].score = 0;
        QCOMPARE(cell(strictlyRead(sessions::csvOf({play})), 1, "total_vp"), "");
        play.results[0].score = 7;
        QCOMPARE(cell(strictlyRead(sessions::csvOf({play})), 1, "total_vp"), "7");
    }

    void leavesTextsAsTheyAre() {
        auto play = playWith("a", 1000, "start");
        play.results[0].playerName = "=1+1";
        const Rows rows = strictlyRead(sessions::csvOf({play}));
        QCOMPARE(cell(rows, 1, "player"), "=1+1");
    }

    void isAHeadingWithoutPlays() {
        const Rows rows = strictlyRead(sessions::csvOf({}));
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows[0].first(), "ended");
    }
};

QTEST_GUILESS_MAIN(HistoryCsvTest)
#include "tst_history_csv.moc"
