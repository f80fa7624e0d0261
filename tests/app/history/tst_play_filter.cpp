#include <functional>

#include <QtTest>

#include "app/history/play_filter.h"

using database::PlayHeading;
using history::Outcome;
using history::PlayFilter;

namespace {

/// Ala wins with the USA against an Automa; Żaneta loses.
PlayHeading heading() {
    PlayHeading play;
    play.id = "p";
    play.game = "barrage";
    play.ended = 1000;
    play.location = "Łódź";
    play.comments = "Long evening,\nmuch rain";
    play.results = {{"Ala", false, "usa", "fiesler", "", 112, 1, true},
                    {"", true, "germany", "", "high", 97, 2, false},
                    {"Żaneta", false, "france", "deluz", "", 60, 3, false}};
    return play;
}

using Edit = std::function<void(PlayFilter&)>;

} // namespace

Q_DECLARE_METATYPE(Edit)

class PlayFilterTest : public QObject {
    Q_OBJECT

private slots:
    void findsAnExperimentByItsName() {
        PlayHeading play = heading();
        play.game = "nucleum";
        play.results[0].role = "experiment_a";
        PlayFilter filter;
        filter.text = "experiment a";
        QVERIFY2(history::matches(filter, play, history::searchTextOf(play)),
                 qPrintable(history::searchTextOf(play)));
    }

    void letsThrough_data() {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<bool>("isThrough");
        const auto row = [](const char* name, const Edit& edit, bool isThrough) {
            QTest::newRow(name) << edit << isThrough;
        };
        row("without a filter", [](PlayFilter&) {}, true);
        row("its game", [](auto& filter) { filter.game = "barrage"; }, true);
        row("another game", [](auto& filter) { filter.game = "nucleum"; }, false);
        row("somebody who played", [](auto& filter) { filter.player = "Żaneta"; }, true);
        row("somebody who did not", [](auto& filter) { filter.player = "Ola"; }, false);
        row("a company that was played", [](auto& filter) { filter.role = "germany"; }, true);
        row("a company that was not", [](auto& filter) { filter.role = "italy"; }, false);
        row(
            "the company of the player",
            [](auto& filter) {
                filter.player = "Ala";
                filter.role = "usa";
            },
            true);
        row(
            "somebody else's company",
            [](auto& filter) {
                filter.player = "Ala";
                filter.role = "france";
            },
            false);
        row("an officer", [](auto& filter) { filter.officer = "deluz"; }, true);
        row("an officer nobody had", [](auto& filter) { filter.officer = "adler"; }, false);
        row("the level of the Automa", [](auto& filter) { filter.level = "high"; }, true);
        row("another level", [](auto& filter) { filter.level = "low"; }, false);
        row("won by people", [](auto& filter) { filter.outcome = Outcome::Won; }, true);
        row("not lost by all people", [](auto& filter) { filter.outcome = Outcome::Lost; }, false);
        row(
            "lost by the player",
            [](auto& filter) {
                filter.player = "Żaneta";
                filter.outcome = Outcome::Lost;
            },
            true);
        row(
            "not won by the player",
            [](auto& filter) {
                filter.player = "Żaneta";
                filter.outcome = Outcome::Won;
            },
            false);
        row("from its moment on", [](auto& filter) { filter.from = 1000; }, true);
        row("from a later one on", [](auto& filter) { filter.from = 1001; }, false);
        row("until a later moment", [](auto& filter) { filter.until = 1001; }, true);
        row("until its moment", [](auto& filter) { filter.until = 1000; }, false);
        row("a place without its marks", [](auto& filter) { filter.text = "lodz"; }, true);
        row("a name in capitals", [](auto& filter) { filter.text = "ZANETA"; }, true);
        row("a company's name", [](auto& filter) { filter.text = "fran"; }, true);
        row("words across lines", [](auto& filter) { filter.text = " rain  evening "; }, true);
        row("one word too many", [](auto& filter) { filter.text = "rain snow"; }, false);
        row("the game's name", [](auto& filter) { filter.text = "barr"; }, true);
    }
    void letsThrough() {
        QFETCH(const Edit, edit);
        QFETCH(const bool, isThrough);
        PlayFilter filter;
        edit(filter);
        QCOMPARE(history::matches(filter, heading(), history::searchTextOf(heading())), isThrough);
    }

    void knowsWhenItIsEmpty() {
        PlayFilter filter;
        QVERIFY(filter.isEmpty());
        filter.text = "  ";
        QVERIFY(filter.isEmpty());
        filter.until = 0;
        QVERIFY(!filter.isEmpty());
    }

    void countsAPlayWithoutPeopleAsLost() {
        PlayHeading play = heading();
        play.results.erase(play.results.begin());
        PlayFilter filter;
        filter.outcome = Outcome::Lost;
        QVERIFY(history::matches(filter, play, {}));
    }
};

QTEST_GUILESS_MAIN(PlayFilterTest)
#include "tst_play_filter.moc"
