#include <optional>

#include <QtTest>

#include "database/history.h"
#include "database/precedents.h"
#include "database/store.h"
#include "tests/database/example_plays.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

namespace {

/// An earlier play of Ania's, and what is told of it.
struct Earlier {
    const char* game;
    std::vector<PlayResult> results;
};

/// "2 plays, 1 won, 0 with the role, 1 in a row; best 90; at level 1: 90; closest 7".
QString inWords(const Precedents& each) {
    const auto number = [](const std::optional<int>& value) {
        return value ? QString::number(*value) : QStringLiteral("-");
    };
    return QStringLiteral(
               "%1 plays, %2 won, %3 with the role, %4 in a row; best %5; at level %6: %7; "
               "closest %8")
        .arg(each.plays)
        .arg(each.wins)
        .arg(each.winsWithRole)
        .arg(each.winsInARow)
        .arg(number(each.best))
        .arg(each.playsAtLevel)
        .arg(number(each.bestAtLevel), number(each.closestWin));
}

Play playAt(const std::string& id, const char* game, Time ended, std::vector<PlayResult> results) {
    Play play;
    play.id = id;
    play.game = game;
    play.ended = ended;
    play.results = std::move(results);
    return play;
}

} // namespace

Q_DECLARE_METATYPE(std::vector<Earlier>)

class PrecedentsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        auto opened = openStore(pathIn(*m_folder, "games.sqlite"));
        QVERIFY2(opened.ok(), why(opened).c_str());
        m_store.emplace(std::move(opened.value()));
    }

    void cleanup() {
        m_store.reset();
        m_folder.reset();
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
    }

    // Before Ania won with the USA, 100 to 88 against the level high.
    void tellsWhatCameBefore_data() {
        QTest::addColumn<std::vector<Earlier>>("earlier");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, const std::vector<Earlier>& earlier,
                            const char* told) { QTest::newRow(name) << earlier << told; };
        const auto won = [](int score, int other, const char* level = "high") {
            return Earlier{"barrage",
                           {human("Ania", "france", "", score, 1), automa(level, other, 2)}};
        };
        const auto lost = [](int score, int other) {
            return Earlier{"barrage",
                           {human("Ania", "usa", "", score, 2), automa("high", other, 1)}};
        };
        row("nothing", {},
            "0 plays, 0 won, 0 with the role, 0 in a row; best -; at level 0: -; closest -");
        row("a win and a defeat", {won(90, 83), lost(70, 71)},
            "2 plays, 1 won, 0 with the role, 0 in a row; best 90; at level 2: 90; closest 7");
        row("wins after a defeat", {won(50, 10), lost(70, 71), won(90, 83), won(60, 50)},
            "4 plays, 3 won, 0 with the role, 2 in a row; best 90; at level 4: 90; closest 7");
        row("another level", {won(120, 30, "low"), won(90, 80)},
            "2 plays, 2 won, 0 with the role, 2 in a row; best 120; at level 1: 90; closest 10");
        row("the highest of two Automas is the level",
            {{"barrage",
              {human("Ania", "usa", "", 99, 1), automa("low", 5, 3), automa("high", 98, 2)}}},
            "1 plays, 1 won, 1 with the role, 1 in a row; best 99; at level 1: 99; closest 1");
        row("without an Automa",
            {{"barrage", {human("Ania", "usa", "", 99, 1), human("Zoë", "italy", "", 98, 2)}}},
            "1 plays, 1 won, 1 with the role, 1 in a row; best 99; at level 0: -; closest 1");
        row("another game", {{"outpost", {human("Ania", "usa", "", 99, 1)}}},
            "0 plays, 0 won, 0 with the role, 0 in a row; best -; at level 0: -; closest -");
        row("somebody else's", {{"barrage", {human("Zoë", "usa", "", 99, 1)}}},
            "0 plays, 0 won, 0 with the role, 0 in a row; best -; at level 0: -; closest -");
        row("entered without points",
            {{"barrage", {human("Ania", "usa", "", 0, 1), automa("high", 0, 2)}}},
            "1 plays, 1 won, 1 with the role, 1 in a row; best -; at level 0: -; closest -");
        row("a win with fewer points, entered by hand",
            {{"barrage", {human("Ania", "usa", "", 50, 1), automa("high", 60, 2)}}},
            "1 plays, 1 won, 1 with the role, 1 in a row; best 50; at level 1: 50; closest -");
    }
    void tellsWhatCameBefore() {
        QFETCH(const std::vector<Earlier>, earlier);
        QFETCH(const QString, told);
        const Time now = 1'790'000'000'000;
        for (std::size_t i = 0; i < earlier.size(); ++i)
            add(playAt("e-" + std::to_string(i), earlier[i].game, now - 1000 + Time(i),
                       earlier[i].results));
        add(playAt("later", "barrage", now + 1, {human("Ania", "usa", "", 500, 1)}));
        add(playAt("this", "barrage", now,
                   {automa("high", 88, 2), human("Ania", "usa", "", 100, 1)}));
        const auto found = precedentsOf(*m_store, "this");
        QVERIFY(found.ok());
        QCOMPARE(found.value().size(), std::size_t(1));
        QCOMPARE(found.value()[0].seat, std::size_t(1));
        QCOMPARE(inWords(found.value()[0]), told);
    }

    // Two that ended in the same moment, say on two devices, are taken one after the other.
    void ordersWhatEndedTogether() {
        add(playAt("a", "barrage", 5, {human("Ania", "usa", "", 10, 2)}));
        add(playAt("b", "barrage", 5, {human("Ania", "usa", "", 20, 1)}));
        add(playAt("c", "barrage", 5, {human("Ania", "usa", "", 30, 1)}));
        const auto found = precedentsOf(*m_store, "c");
        QVERIFY(found.ok());
        QCOMPARE(found.value()[0].plays, 2);
        QCOMPARE(found.value()[0].winsInARow, 1);
        QCOMPARE(precedentsOf(*m_store, "a").value()[0].plays, 0);
    }

    void knowsOnlyThoseWithNames() {
        add(playAt("a", "barrage", 1, {human("", "usa", "", 10, 1), automa("low", 3, 2)}));
        add(playAt("b", "barrage", 2, {human("", "usa", "", 20, 1), automa("low", 3, 2)}));
        QVERIFY(precedentsOf(*m_store, "b").value().empty());
        QVERIFY(precedentsOf(*m_store, "none").value().empty());
    }

private:
    void add(const Play& play) { QVERIFY(addPlay(*m_store, play).ok()); }

    std::optional<QTemporaryDir> m_folder;
    std::optional<DatabaseFile> m_store;
};

QTEST_GUILESS_MAIN(PrecedentsTest)

#include "tst_precedents.moc"
