#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>

#include "app/share/bg_stats.h"
#include "tests/app/share/example_play.h"

namespace {

constexpr database::Time kNow = 1'795'000'000'000; // 2026-11-18 11:06:40 UTC
constexpr const char* kNowText = "2026-11-18 11:06:40";

QJsonObject fileOf(const std::vector<database::Play>& plays) {
    return QJsonDocument::fromJson(share::bgsplayFile(plays, kNow)).object();
}

QJsonObject at(const QJsonValue& array, int index) { return array.toArray()[index].toObject(); }

QStringList sorted(QStringList keys) {
    keys.sort();
    return keys;
}

bool isUuid(const QJsonValue& value) {
    static const QRegularExpression form("\\A[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\z");
    return form.match(value.toString()).hasMatch();
}

/// Numbers from 1, uuids, all different, all changed when the file was written.
void verifyRegister(const QJsonArray& list) {
    QSet<QString> uuids;
    for (int i = 0; i < list.size(); ++i) {
        const QJsonObject object = list[i].toObject();
        QVERIFY(object.value("id").isDouble());
        QCOMPARE(object.value("id").toInt(), i + 1);
        QVERIFY(isUuid(object.value("uuid")));
        uuids.insert(object.value("uuid").toString());
        QVERIFY(!object.value("name").toString().isEmpty());
        QCOMPARE(object.value("modificationDate").toString(), kNowText);
    }
    QCOMPARE(uuids.size(), list.size());
}

database::Play another() {
    auto play = example_play::barrage();
    play.id = "11111111-89ab-4def-8123-456789abcdef";
    play.game = "outpost";
    play.location.clear();
    return play;
}

} // namespace

class BgsplayFileTest : public QObject {
    Q_OBJECT

private slots:
    void hasItsFiveParts() {
        const QJsonObject file = fileOf({example_play::barrage()});
        QCOMPARE(sorted(file.keys()),
                 QStringList({"games", "locations", "players", "plays", "userInfo"}));
        QVERIFY(file.value("userInfo").toObject().value("meRefId").isDouble());
    }

    void listsPlayersLocationsAndGamesOnce() {
        const QJsonObject file = fileOf({example_play::barrage(), another()});
        QCOMPARE(file.value("players").toArray().size(), 4);
        QCOMPARE(file.value("locations").toArray().size(), 1);
        QCOMPARE(file.value("games").toArray().size(), 2);
        QCOMPARE(file.value("plays").toArray().size(), 2);
        for (const char* list : {"players", "locations", "games"})
            verifyRegister(file.value(list).toArray());
        QCOMPARE(sorted(at(file.value("players"), 0).keys()),
                 QStringList({"id", "isAnonymous", "modificationDate", "name", "uuid"}));
        QVERIFY(at(file.value("players"), 0).value("isAnonymous").isBool());
        QCOMPARE(at(file.value("players"), 0).value("name").toString(), "Łucja Żak");
        QCOMPARE(at(file.value("locations"), 0).value("name").toString(), "Kraków");
    }

    void describesTheGames() {
        const QJsonObject file = fileOf({example_play::barrage(), another()});
        const QJsonObject barrage = at(file.value("games"), 0);
        QCOMPARE(sorted(barrage.keys()),
                 QStringList({"bggId", "bggName", "bggYear", "cooperative", "copies", "highestWins",
                              "id", "isBaseGame", "isExpansion", "modificationDate", "name",
                              "noPoints", "usesTeams", "uuid"}));
        QVERIFY(barrage.value("bggId").isDouble());
        QCOMPARE(barrage.value("bggId").toInt(), 251247);
        QCOMPARE(barrage.value("bggName").toString(), "Barrage");
        QCOMPARE(barrage.value("bggYear").toInt(), 2019);
        QCOMPARE(barrage.value("highestWins"), QJsonValue(true));
        for (const char* no : {"noPoints", "cooperative", "usesTeams"})
            QCOMPARE(barrage.value(no), QJsonValue(false));
        QCOMPARE(barrage.value("isBaseGame"), QJsonValue(1));
        QCOMPARE(barrage.value("isExpansion"), QJsonValue(0));
        QVERIFY(barrage.value("copies").isArray());
        const QJsonObject outpost = at(file.value("games"), 1);
        QCOMPARE(outpost.value("name").toString(), "Power Grid: Outpost");
        QVERIFY(!outpost.contains("bggId") && !outpost.contains("bggName"));
    }

    void describesThePlay() {
        const QJsonObject file = fileOf({example_play::barrage(), another()});
        const QJsonObject play = at(file.value("plays"), 0);
        QCOMPARE(sorted(play.keys()),
                 QStringList({"bggId", "board", "comments", "durationMin", "entryDate",
                              "expansionPlays", "gameRefId", "ignored", "locationRefId",
                              "manualWinner", "modificationDate", "playDate", "playImages",
                              "playerScores", "rounds", "scoringSetting", "usesTeams", "uuid"}));
        QVERIFY(isUuid(play.value("uuid")));
        QCOMPARE(play.value("playDate").toString(), "2026-11-17 19:50:12");
        QCOMPARE(play.value("entryDate").toString(), "2026-11-17 19:50:12");
        QCOMPARE(play.value("modificationDate").toString(), kNowText);
        QCOMPARE(play.value("gameRefId"), QJsonValue(1));
        QCOMPARE(play.value("locationRefId"), QJsonValue(1));
        QCOMPARE(play.value("durationMin"), QJsonValue(95));
        QCOMPARE(play.value("rounds"), QJsonValue(5));
        QCOMPARE(play.value("bggId"), QJsonValue(0));
        QCOMPARE(play.value("scoringSetting"), QJsonValue(0));
        QCOMPARE(play.value("playImages"), QJsonValue("[]"));
        QVERIFY(play.value("expansionPlays").isArray());
        for (const char* no : {"ignored", "manualWinner", "usesTeams"})
            QCOMPARE(play.value(no), QJsonValue(false));
        QCOMPARE(play.value("comments").toString(), "Gęślą jaźń & \"100 %\"\n#1 + 2 = 3?");
        const QJsonObject second = at(file.value("plays"), 1);
        QCOMPARE(second.value("gameRefId"), QJsonValue(2));
        QVERIFY(!second.contains("locationRefId"));
        QVERIFY(second.value("uuid") != play.value("uuid"));
    }

    void describesTheScores() {
        const QJsonObject play = at(fileOf({example_play::barrage()}).value("plays"), 0);
        const QJsonArray scores = play.value("playerScores").toArray();
        QCOMPARE(scores.size(), 4);
        for (int i = 0; i < 4; ++i) {
            const QJsonObject score = scores[i].toObject();
            QCOMPARE(sorted(score.keys()),
                     QStringList({"newPlayer", "playerRefId", "rank", "role", "score", "seatOrder",
                                  "startPlayer", "team", "winner"}));
            QCOMPARE(score.value("playerRefId"), QJsonValue(i + 1));
            QCOMPARE(score.value("seatOrder"), QJsonValue(i + 1));
            QCOMPARE(score.value("winner"), QJsonValue(i == 1));
            QCOMPARE(score.value("startPlayer"), QJsonValue(i == 0));
            QCOMPARE(score.value("newPlayer"), QJsonValue(false));
        }
        QCOMPARE(at(scores, 0).value("score"), QJsonValue("98")); // a text in the file
        QCOMPARE(at(scores, 0).value("rank"), QJsonValue(2));
        QCOMPARE(at(scores, 0).value("role").toString(), "USA / Viktor Fiesler");
    }

    void namesTheExpansion() {
        auto play = example_play::barrage();
        play.board = "leeghwater";
        const QJsonObject file = fileOf({example_play::barrage(), play});
        QCOMPARE(at(file.value("plays"), 0).value("expansionPlays"), QJsonValue(QJsonArray()));
        QCOMPARE(at(file.value("plays"), 1).value("expansionPlays"),
                 QJsonValue(QJsonArray({QJsonObject({{"gameRefId", 2}, {"bggId", 0}})})));
        QCOMPARE(at(file.value("plays"), 1).value("gameRefId"), QJsonValue(1));
        verifyRegister(file.value("games").toArray());
        const QJsonObject expansion = at(file.value("games"), 1);
        QCOMPARE(expansion.value("name").toString(), "Barrage: The Leeghwater Project");
        QCOMPARE(expansion.value("bggId"), QJsonValue(263711));
        QCOMPARE(expansion.value("isBaseGame"), QJsonValue(0));
        QCOMPARE(expansion.value("isExpansion"), QJsonValue(1));
        QVERIFY(!expansion.contains("bggYear"));
    }

    void claimsNoOrderIfNobodyNotedWhoBegan() {
        auto play = example_play::barrage();
        play.results[0].isStarter = false;
        const QJsonArray scores =
            at(fileOf({play}).value("plays"), 0).value("playerScores").toArray();
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(at(scores, i).value("seatOrder"), QJsonValue(0));
            QCOMPARE(at(scores, i).value("startPlayer"), QJsonValue(false));
        }
    }

    void tellsWhenATieWasBrokenByOtherThanPoints() {
        auto play = example_play::barrage();
        play.results[0].score = play.results[1].score;
        QCOMPARE(at(fileOf({play}).value("plays"), 0).value("manualWinner"), QJsonValue(true));
    }

    void leavesOutPointsThatNobodyNoted() {
        auto play = example_play::withoutPoints();
        play.results.resize(2);
        for (const bool haveAllWon : {false, true}) {
            play.results[0].isWinner = haveAllWon;
            const QJsonObject written = at(fileOf({play}).value("plays"), 0);
            QCOMPARE(written.value("manualWinner"), QJsonValue(true));
            for (int i = 0; i < 2; ++i) {
                const QJsonObject score = at(written.value("playerScores"), i);
                QCOMPARE(score.value("score"), QJsonValue(""));
                QCOMPARE(score.value("winner"), QJsonValue(haveAllWon || i == 1));
            }
        }
    }

    void isTheSameAgainButForItsTime() {
        const auto first = share::bgsplayFile({example_play::barrage()}, kNow);
        auto second = share::bgsplayFile({example_play::barrage()}, kNow + 86'400'000);
        QVERIFY(first != second);
        second.replace("2026-11-19", "2026-11-18");
        QCOMPARE(second, first);
    }
};

QTEST_GUILESS_MAIN(BgsplayFileTest)
#include "tst_bgsplay_file.moc"
