#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTranslator>
#include <QtTest>
#include <QUrl>

#include "app/share/bg_stats.h"
#include "tests/app/share/example_play.h"

namespace {

constexpr const char* kAddress = "https://app.bgstatsapp.com/createPlay.html?data=";

QByteArray dataOf(const QByteArray& link) { return link.mid(qstrlen(kAddress)); }

QJsonObject jsonOf(const database::Play& play) {
    return QJsonDocument::fromJson(
               QByteArray::fromPercentEncoding(dataOf(share::bgStatsLink(play))))
        .object();
}

QStringList sorted(QStringList keys) {
    keys.sort();
    return keys;
}

bool isWhole(const QJsonValue& value, int number) {
    return value.isDouble() && value.toDouble() == number;
}

} // namespace

class BgStatsLinkTest : public QObject {
    Q_OBJECT

private slots:
    void opensTheAppWithAnEncodedObject() {
        const QByteArray link = share::bgStatsLink(example_play::barrage());
        QVERIFY(link.startsWith(kAddress));
        for (const char c : dataOf(link))
            QVERIFY2(QByteArray("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
                                "-._~%")
                         .contains(c),
                     qPrintable(QString(c)));
        QVERIFY(!jsonOf(example_play::barrage()).isEmpty());
        // What hands the link to the system must not change it.
        QCOMPARE(QUrl::fromEncoded(link, QUrl::StrictMode).toEncoded(), link);
    }

    void encodesEveryCharacter() {
        auto play = example_play::barrage();
        play.results.resize(1);
        for (char32_t first = 1; first < 0x180; first += 0x20) {
            QString all;
            for (char32_t c = first; c < first + 0x20; ++c)
                all += QChar(static_cast<char16_t>(c));
            all += QStringLiteral("😀");
            play.comments = all.toStdString();
            const QByteArray link = share::bgStatsLink(play);
            QVERIFY(!link.contains(' ') && !link.contains('"') && !link.contains('+'));
            QCOMPARE(jsonOf(play).value("comments").toString(), all);
        }
    }

    void hasEveryFieldOfThePlay() {
        const QJsonObject json = jsonOf(example_play::barrage());
        QCOMPARE(sorted(json.keys()),
                 QStringList({"board", "comments", "durationMin", "game", "location", "playDate",
                              "players", "sourceName", "sourcePlayId"}));
        QCOMPARE(json.value("sourceName").toString(), "Penstock");
        QCOMPARE(json.value("sourcePlayId").toString(), "01234567-89ab-4def-8123-456789abcdef");
        QCOMPARE(json.value("playDate").toString(), "2026-11-17 19:50:12");
        QVERIFY(isWhole(json.value("durationMin"), 95));
        QCOMPARE(json.value("location").toString(), "Kraków");
        QCOMPARE(json.value("board").toString(), "Full game, Automa High, Automa Very high");
        QCOMPARE(json.value("comments").toString(), "Gęślą jaźń & \"100 %\"\n#1 + 2 = 3?");
    }

    void tellsTheEndInUtcWhereverTheDeviceIs() {
        const QByteArray former = qgetenv("TZ");
        for (const char* zone : {"America/Los_Angeles", "Asia/Tokyo"}) {
            qputenv("TZ", zone);
            tzset();
            QCOMPARE(jsonOf(example_play::barrage()).value("playDate").toString(),
                     "2026-11-17 19:50:12");
        }
        former.isEmpty() ? qunsetenv("TZ") : qputenv("TZ", former);
        tzset();
    }

    void namesTheGame_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("title");
        QTest::addColumn<int>("bggId");
        QTest::newRow("Barrage") << "barrage"
                                 << "Barrage" << 251247;
        QTest::newRow("Nucleum") << "nucleum"
                                 << "Nucleum" << 396790;
        QTest::newRow("Outpost, whose number is unknown") << "outpost"
                                                          << "Power Grid: Outpost" << 0;
    }
    void namesTheGame() {
        QFETCH(const QString, game);
        QFETCH(const QString, title);
        QFETCH(const int, bggId);
        auto play = example_play::barrage();
        play.game = game.toStdString();
        const QJsonObject json = jsonOf(play).value("game").toObject();
        QCOMPARE(json.value("name").toString(), title);
        QCOMPARE(json.value("sourceGameId").toString(), game);
        QCOMPARE(json.contains("bggId"), bggId != 0);
        QVERIFY(bggId == 0 || isWhole(json.value("bggId"), bggId));
        QVERIFY(json.value("highestWins").isBool() && json.value("highestWins").toBool());
        QVERIFY(json.value("noPoints").isBool() && !json.value("noPoints").toBool());
    }

    void leavesOutPointsThatNobodyNoted() {
        const QJsonObject json = jsonOf(example_play::withoutPoints());
        const QJsonArray players = json.value("players").toArray();
        QCOMPARE(players.size(), 4);
        for (int i = 0; i < players.size(); ++i) {
            QVERIFY(!players[i].toObject().contains("score"));
            QCOMPARE(players[i].toObject().value("winner"), QJsonValue(i == 1));
        }
        QCOMPARE(json.value("game").toObject().value("noPoints"), QJsonValue(false));
    }

    void hasEveryFieldOfThePlayers() {
        const auto play = example_play::barrage();
        const QJsonArray players = jsonOf(play).value("players").toArray();
        QCOMPARE(players.size(), 4);
        const QStringList names{"Łucja Żak", "Bob", "Automa", "Automa 2"};
        const QStringList roles{"USA / Viktor Fiesler", "Italy", "Germany / High",
                                "France / Very high"};
        for (int i = 0; i < players.size(); ++i) {
            const QJsonObject player = players[i].toObject();
            const database::PlayResult& result = play.results[static_cast<std::size_t>(i)];
            QCOMPARE(sorted(player.keys()),
                     QStringList({"name", "rank", "role", "score", "sourcePlayerId", "startPlayer",
                                  "winner"}));
            QCOMPARE(player.value("name").toString(), names[i]);
            QCOMPARE(player.value("role").toString(), roles[i]);
            QVERIFY(isWhole(player.value("score"), result.score));
            QVERIFY(isWhole(player.value("rank"), result.rank));
            QVERIFY(player.value("startPlayer").isBool() && player.value("winner").isBool());
            QCOMPARE(player.value("startPlayer").toBool(), i == 0);
            QCOMPARE(player.value("winner").toBool(), i == 1);
        }
    }

    void knowsAPlayerByTheSameIdInEveryGame() {
        auto other = example_play::barrage();
        other.id = "11111111-89ab-4def-8123-456789abcdef";
        other.game = "nucleum";
        std::swap(other.results[0], other.results[1]);
        const auto idOf = [](const database::Play& play, int player) {
            return jsonOf(play)
                .value("players")
                .toArray()[player]
                .toObject()
                .value("sourcePlayerId")
                .toString();
        };
        const auto play = example_play::barrage();
        QCOMPARE(idOf(play, 0), idOf(other, 1));
        QCOMPARE(idOf(play, 1), idOf(other, 0));
        QCOMPARE(idOf(play, 2), idOf(other, 2));
        QSet<QString> ids;
        for (int i = 0; i < 4; ++i)
            ids.insert(idOf(play, i));
        QCOMPARE(ids.size(), 4);
    }

    void keepsTheIdOfSomebodyWithoutANameInEveryLanguage() {
        auto play = example_play::barrage();
        play.results = {example_play::result("", "germany", 70, 1)};
        const QJsonObject english = jsonOf(play).value("players").toArray()[0].toObject();
        QTranslator polish;
        QVERIFY(polish.load(qEnvironmentVariable("PENSTOCK_TRANSLATIONS") + "/penstock_pl.qm"));
        QCoreApplication::installTranslator(&polish);
        const QJsonObject translated = jsonOf(play).value("players").toArray()[0].toObject();
        QCoreApplication::removeTranslator(&polish);
        QCOMPARE(english.value("name").toString(), "Germany");
        QCOMPARE(translated.value("name").toString(), "Niemcy");
        QCOMPARE(translated.value("sourcePlayerId"), english.value("sourcePlayerId"));
    }

    void shortensCommentsToFit() {
        auto play = example_play::barrage();
        play.comments = QStringLiteral("zażółć 😀 ").repeated(2000).toStdString();
        const QByteArray link = share::bgStatsLink(play);
        QVERIFY(link.size() <= share::kLongestLink);
        QVERIFY(link.size() > share::kLongestLink - 20); // no more is taken than has to be
        const QString comments = jsonOf(play).value("comments").toString();
        QVERIFY(comments.endsWith(QChar(0x2026)));
        QVERIFY(QString::fromStdString(play.comments).startsWith(comments.chopped(1)));
        QVERIFY(comments.isValidUtf16() && !comments.contains(QChar::ReplacementCharacter));
        QCOMPARE(jsonOf(play).value("location").toString(), "Kraków");
    }

    void shortensNothingThatFits() {
        auto play = example_play::barrage();
        play.results.resize(1);
        play.comments.clear();
        const qsizetype room = share::kLongestLink - share::bgStatsLink(play).size();
        QVERIFY(room > 300);
        play.comments = std::string(static_cast<std::size_t>(room), 'a');
        QCOMPARE(share::bgStatsLink(play).size(), share::kLongestLink);
        QCOMPARE(jsonOf(play).value("comments").toString().size(), room);
        play.comments += 'a'; // one too many
        QVERIFY(share::bgStatsLink(play).size() <= share::kLongestLink);
        QVERIFY(jsonOf(play).value("comments").toString().endsWith(QChar(0x2026)));
    }

    void shortensNamesIfCommentsAreNotEnough() {
        auto play = example_play::barrage();
        for (database::PlayResult& result : play.results) {
            result.isAutoma = false;
            result.playerName = QStringLiteral("Żółć").repeated(25).toStdString();
            result.officer = "solomon_p_jordan";
        }
        play.location = QStringLiteral("Łódź ").repeated(20).toStdString();
        QVERIFY(share::bgStatsLink(play).size() <= share::kLongestLink);
        const QJsonObject json = jsonOf(play);
        QVERIFY(json.value("comments").toString().isEmpty());
        QVERIFY(json.value("players").toArray()[3].toObject().value("name").toString().size() > 3);
    }
};

QTEST_GUILESS_MAIN(BgStatsLinkTest)
#include "tst_bg_stats_link.moc"
