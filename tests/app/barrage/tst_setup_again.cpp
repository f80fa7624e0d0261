#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/automa/automa_turn_model.h"
#include "app/barrage/automa/reveal_model.h"
#include "app/barrage/setup/table_draft_json.h"
#include "app/common/convert.h"
#include "app/history/play_model.h"
#include "app/shell/repeat_model.h"
#include "engine/barrage/draw_order.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/random_play.h"
#include "tests/app/barrage/setup_desk.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/leeghwater_games.h"

using namespace barrage;

namespace {

sessions::Repeat repeatOf(const Setup& setup) {
    sessions::Repeat repeat{std::string(Game::kName),
                            Game::kRulesVersion,
                            formatSetup(setup),
                            {},
                            "01234567-89ab-cdef-0123-456789abcdef",
                            1'767'225'600'000,
                            {}};
    for (const Move& move : drawOrderOf(Playthrough::begin(setup).value()))
        repeat.draws.push_back(formatMove(move));
    return repeat;
}

Setup setupOfDraft(const TableDraft& draft) {
    core::Rng unused(0);
    return setupOf(completed(engineDraft(draft), unused));
}

QStringList sentencesOf(const SetupInstructionsModel& model) {
    QStringList sentences;
    for (int row = 0; row < model.rowCount(); ++row)
        sentences << model.index(row).data(SetupInstructionsModel::SentenceRole).toString();
    return sentences;
}

template <class Reveal>
std::vector<Reveal> drawnIn(const Playthrough& game) {
    std::vector<Reveal> reveals;
    for (const Move& move : game.entries())
        if (const auto* reveal = std::get_if<Reveal>(&move.what))
            reveals.push_back(*reveal);
    return reveals;
}

/// Plays to the end as somebody who has the app draw everything.
bool playWithDraws(BarrageTable& table, std::uint64_t seed) {
    AutomaTurnModel automa;
    automa.setTable(&table);
    RevealModel reveal;
    reveal.setTable(&table);
    while (!table.isOver()) {
        const bool isDone =
            automa.needsTile() ? automa.drawTile()
            : reveal.isAsked() ? reveal.deal()
            : automa.isDecided()
                ? automa.done()
                : table.commit(test::moveFor(seed, table.game().cursor(), table.game().state()));
        if (!isDone)
            return false;
    }
    return true;
}

} // namespace

/// The same evening again: a game with the set-up and the draws of an earlier one.
class SetupAgainTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        m_file = m_folder->filePath("games.sqlite");
    }

    void settlesEverythingAsItWas_data() {
        QTest::addColumn<QString>("line");
        for (std::uint64_t seed = 1; seed <= 15; ++seed) {
            QTest::addRow("any game %d", int(seed)) << toQt(formatSetup(test::variedSetup(seed)));
            QTest::addRow("Automas %d", int(seed)) << toQt(formatSetup(test::automaSetup(seed)));
            QTest::addRow("expansion %d", int(seed))
                << toQt(formatSetup(test::leeghwaterAutomaSetup(seed)));
        }
    }
    void settlesEverythingAsItWas() {
        QFETCH(const QString, line);
        const Setup setup = *parseSetup(toStd(line));
        const auto draft = draftOf(repeatOf(setup), {});
        QVERIFY(draft && isRepeat(*draft));
        QCOMPARE(toQt(formatSetup(setupOfDraft(*draft))), line);
        const auto again = draftFromJson(toJson(*draft));
        QVERIFY(again.has_value());
        QCOMPARE(toQt(formatSetup(setupOfDraft(*again))), line);
        QVERIFY(isRepeat(*again));
    }

    void keepsNamesThatAreKnownHere() {
        sessions::Repeat repeat = repeatOf(test::automaSetup(1));
        const Setup setup = *parseSetup(repeat.setup);
        for (const Seat& seat : setup.seats)
            if (seat.kind == PlayerKind::Human)
                repeat.seats.push_back({std::string(idOf(seat.company)), "Ala", false, {}});
        const auto here = draftOf(repeat, {"Ola", "Ala"});
        QVERIFY(std::ranges::find(here->names, "Ala") != here->names.end());
        const auto elsewhere = draftOf(repeat, {"Ola"});
        QVERIFY(std::ranges::all_of(elsewhere->names, &QString::isEmpty));
    }

    void saysWhenItIsNoLongerTheSame() {
        SetupDesk desk(m_file);
        QVERIFY(desk.model.setUpAgain(jsonOf(repeatOf(soloSetup()))));
        QCOMPARE(desk.model.stage(), BarrageSetupModel::Players);
        QVERIFY(desk.model.repeatText().startsWith("The same set-up as in an earlier game ("));
        desk.model.setLeeghwater(true);
        QVERIFY(desk.model.repeatText().startsWith("This is no longer the set-up"));
        desk.model.setLeeghwater(false);
        QVERIFY(desk.model.repeatText().startsWith("The same set-up"));
        desk.model.clearAll();
        QCOMPARE(desk.model.repeatText(), "");
    }

    void asksBeforeItReplacesWhatWasEntered() {
        SetupDesk desk(m_file);
        const QString repeat = jsonOf(repeatOf(soloSetup()));
        QVERIFY(desk.model.showTable());
        desk.model.dealPart(static_cast<int>(SetupPart::Headstreams));
        const QString entered = desk.model.missing();
        QVERIFY(desk.model.setUpAgain(repeat));
        QCOMPARE(desk.model.stage(), BarrageSetupModel::Offered);
        QVERIFY(!desk.model.offeredGame().isEmpty());
        QCOMPARE(desk.model.missing(), entered);
        QVERIFY(desk.model.back());
        QCOMPARE(desk.model.stage(), BarrageSetupModel::Table);
        QCOMPARE(desk.model.offeredGame(), "");
        QCOMPARE(desk.model.missing(), entered);
        desk.model.takeOffered(); // nothing is
        QCOMPARE(desk.model.missing(), entered);

        QVERIFY(desk.model.setUpAgain(repeat));
        desk.model.takeOffered();
        QCOMPARE(desk.model.stage(), BarrageSetupModel::Players);
        QVERIFY(desk.model.repeatText().startsWith("The same set-up"));
        // Nobody has entered this one.
        QVERIFY(desk.model.setUpAgain(jsonOf(repeatOf(test::automaSetup(2)))));
        QCOMPARE(desk.model.stage(), BarrageSetupModel::Players);
    }

    void survivesAnEndOfTheProgram() {
        {
            SetupDesk desk(m_file);
            QVERIFY(desk.model.setUpAgain(jsonOf(repeatOf(soloSetup()))));
        }
        SetupDesk desk(m_file);
        QVERIFY(desk.model.isComplete());
        QVERIFY(desk.model.repeatText().startsWith("The same set-up"));
    }

    void tellsHowToStackThePiles() {
        SetupDesk desk(m_file);
        const sessions::Repeat repeat = repeatOf(soloSetup());
        QVERIFY(desk.model.setUpAgain(jsonOf(repeat)));
        desk.model.showInstructions();
        SetupInstructionsModel& list = *desk.model.instructions();
        // Not before it is asked for: who plays against the order does not want to know it.
        QVERIFY(list.hidesOrder());
        QVERIFY(sentencesOf(list).filter("Stack the ").isEmpty());
        QVERIFY(sentencesOf(list).last().startsWith("Have Penstock draw"));
        list.tick(0);
        list.showOrder();
        QVERIFY(!list.hidesOrder());
        QVERIFY(list.index(0).data(SetupInstructionsModel::IsDoneRole).toBool());
        const QStringList sentences = sentencesOf(list);
        const QStringList stacked = sentences.filter("Stack the ");
        QCOMPARE(stacked.size(), 1 + 3 + 3); // Automa tiles, contracts, advanced tiles
        QVERIFY(stacked.first().startsWith("Stack the Automa tiles like this"));
        std::vector<Move> order;
        for (const std::string& line : repeat.draws)
            order.push_back(*parseMove(line));
        const auto first = std::ranges::find_if(order, [](const Move& move) {
            return std::holds_alternative<RevealAutomaTile>(move.what);
        });
        QVERIFY(stacked.first().contains(
            QStringLiteral("on top: %1 (").arg(std::get<RevealAutomaTile>(first->what).tile)));
        QCOMPARE(stacked.first().count(" ("), 20);
        const int contracts = static_cast<int>(sentences.indexOf(stacked[1]));
        const auto places = list.index(contracts)
                                .data(SetupInstructionsModel::PlacesRole)
                                .value<QList<SetupPlace>>();
        QCOMPARE(places.size(), 13); // 15 without the two that lie open
        QCOMPARE(places[0].label, "1");
        desk.model.clearAll();
        desk.model.dealAll();
        QVERIFY(!list.hidesOrder());
        QVERIFY(sentencesOf(list).filter("Stack the ").isEmpty());
    }

    void drawsTheSameAsTheFirstGame() {
        SetupDesk desk(m_file);
        QVERIFY(desk.table.begin(soloSetup(), {}));
        QVERIFY(playWithDraws(desk.table, 3));
        const Playthrough first = desk.table.game();
        const QString firstPlay = desk.table.playId();

        RepeatModel earlier;
        earlier.setHost(&desk.host);
        earlier.setSessionId(desk.table.sessionId());
        QVERIFY(earlier.canRepeat());
        QVERIFY(desk.model.setUpAgain(earlier.setUp()));
        QVERIFY(desk.model.showTable() && desk.model.start());
        QVERIFY(desk.table.game().entries().empty());
        QVERIFY(desk.table.game().setup() == first.setup());
        desk.table.open(desk.table.sessionId()); // as after an end of the program
        QVERIFY(playWithDraws(desk.table, 8));
        const Playthrough& second = desk.table.game();
        QVERIFY(second.entries() != first.entries());
        const auto tiles = drawnIn<RevealAutomaTile>(second);
        const auto earlierTiles = drawnIn<RevealAutomaTile>(first);
        QVERIFY(tiles.size() > 19);
        QVERIFY(std::equal(tiles.begin(),
                           tiles.begin() + std::min(tiles.size(), earlierTiles.size()),
                           earlierTiles.begin()));
        // The office is filled up with the same tiles, though which stay open is the players'
        // doing.
        QVERIFY(drawnIn<RevealTile>(second).front() == drawnIn<RevealTile>(first).front());

        PlayModel play;
        play.setHost(&desk.host);
        play.setPlayId(desk.table.playId());
        QCOMPARE(play.comparison().size(), 2);
        QVERIFY2(QRegularExpression(R"(^You -?\d+, last time -?\d+\.$)")
                     .match(play.comparison()[0])
                     .hasMatch(),
                 qPrintable(play.comparison()[0]));
        QVERIFY(play.comparison()[1].contains("Automa "));
        play.setPlayId(firstPlay);
        QCOMPARE(play.comparison().size(), 1); // nothing came before it
    }

    /// As the menu of a game does, which is there long before it is tapped.
    void handsOnWhatCameUpSinceItWasAsked() {
        SetupDesk desk(m_file);
        QVERIFY(desk.table.begin(soloSetup(), {}));
        RepeatModel earlier;
        earlier.setHost(&desk.host);
        earlier.setSessionId(desk.table.sessionId());
        QVERIFY(earlier.canRepeat());
        QVERIFY(playWithDraws(desk.table, 3));
        const auto tiles = drawnIn<RevealAutomaTile>(desk.table.game());
        const auto handedOn =
            sessions::repeatFrom(QJsonDocument::fromJson(earlier.setUp().toUtf8()).object());
        QVERIFY(handedOn.has_value());
        std::size_t place = 0;
        for (const std::string& line : handedOn->draws)
            if (const auto move = parseMove(line); move && place < 19)
                if (const auto* tile = std::get_if<RevealAutomaTile>(&move->what))
                    QVERIFY(*tile == tiles[place++]);
        QCOMPARE(place, 19U);
    }

    void comparesWithTheFriendWhoHandedItOn() {
        SetupDesk desk(m_file);
        sessions::Repeat repeat = repeatOf(soloSetup());
        for (const Seat& seat : soloSetup().seats) {
            const bool isAutoma = seat.kind == PlayerKind::Automa;
            repeat.seats.push_back({std::string(idOf(seat.company)), isAutoma ? "" : "Ala",
                                    isAutoma, isAutoma ? 70 : 88});
        }
        QVERIFY(desk.model.setUpAgain(jsonOf(repeat)));
        QVERIFY(desk.model.repeatText().contains("Ala 88"));
        for (int row = 0; row < desk.model.seats()->rowCount(); ++row)
            if (!desk.model.seats()->index(row).data(SetupSeatsModel::IsAutomaRole).toBool())
                desk.model.seats()->setName(row, "Ola");
        QVERIFY(desk.model.showTable() && desk.model.start());
        QVERIFY(playWithDraws(desk.table, 5));
        PlayModel play;
        play.setHost(&desk.host);
        play.setPlayId(desk.table.playId());
        QCOMPARE(play.comparison().size(), 2);
        QVERIFY2(play.comparison()[0].startsWith("Ola scored ") &&
                     play.comparison()[0].endsWith("; Ala scored 88 earlier."),
                 qPrintable(play.comparison()[0]));
        QVERIFY(play.comparison()[1].contains("Ala 88") &&
                play.comparison()[1].contains("Automa 70"));
    }

private:
    /// One human and one Automa.
    static Setup soloSetup() {
        core::Rng rng(11);
        const std::array players{PlayerRequest{},
                                 PlayerRequest{PlayerKind::Automa, Level::High, Tracking::Full}};
        return dealSetup({}, players, rng);
    }

    static QString jsonOf(const sessions::Repeat& repeat) {
        return QString::fromUtf8(QJsonDocument(sessions::toJson(repeat)).toJson());
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(SetupAgainTest)
#include "tst_setup_again.moc"
