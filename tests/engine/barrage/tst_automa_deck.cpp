#include <QtTest>

#include "engine/barrage/automa/deck.h"
#include "engine/barrage/random_play.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;
constexpr Company kItaly = Company::Italy;

/// USA and Germany are Automas, Italy is a human.
Setup twoAutomas() {
    Setup setup = plainSetup(3);
    for (const std::size_t seat : {0, 1}) {
        setup.seats[seat].kind = PlayerKind::Automa;
        setup.seats[seat].officer = Officer::None;
        setup.seats[seat].startingContract = Contract();
    }
    return setup;
}

using Deck = QList<int>; // action tile, criteria tile
Deck deckOf(const Table& table) {
    return {table.state().deck.actionTile, table.state().deck.criteriaTile};
}

/// The human before Germany's Automa has the turn; `seen` tiles from 1 on lie in the discard pile
/// and the next one is the action tile.
Table beforeAutoma(int seen, Reshuffle reshuffle = Reshuffle::All) {
    Table table;
    table.automa(kGermany).turnOf(kUsa);
    table.state().options.rulings.reshuffle = reshuffle;
    AutomaDeck& deck = table.state().deck;
    for (int tile = seen; tile >= 1; --tile)
        deck.discard.push(static_cast<std::uint8_t>(tile));
    deck.criteriaTile = static_cast<std::uint8_t>(seen);
    deck.actionTile = static_cast<std::uint8_t>(seen + 1);
    return table;
}

bool wasShuffled(const Table& table) {
    return std::any_of(table.events().begin(), table.events().end(), [](const Event& event) {
        return event.kind == EventKind::AutomaTilesShuffled;
    });
}

/// Germany's Automa has this tile in force and can do nothing but what a test adds.
Table turnWith(int tile) {
    Table table;
    table.automa(kGermany).supply(kGermany, 0, 12, 12).turnOf(kGermany);
    table[kGermany].tiles = {};
    layTiles(table, tile, 20);
    return table;
}

} // namespace

/// the tiles, and how a turn goes through them.
class TestAutomaDeck : public QObject {
    Q_OBJECT

private slots:
    void flipping_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-3.1 the first turn turns one tile and uncovers the next") << RowBody([] {
            Table table = Table::after(twoAutomas());
            QCOMPARE(deckOf(table), Deck({0, 0}));
            QVERIFY(table.play("table proceed"));
            QCOMPARE(legalMoves(table.state()).size(), std::size_t(20));
            QVERIFY(table.play({"table automa-tile 7", "table automa-tile 3"}));
            QCOMPARE(deckOf(table), Deck({3, 7}));
            QCOMPARE(nextMove(table).section(' ', 0, 1), "usa automa-sweep");
        });
        QTest::newRow("A-3.1 the action tile gives the criteria of the next Automa's turn")
            << RowBody([] {
                   Table table = Table::after(twoAutomas());
                   QVERIFY(
                       table.play({"table proceed", "table automa-tile 7", "table automa-tile 3"}));
                   playTurn(table);
                   QCOMPARE(table.state().active, kGermany); // another Automa, the same stack
                   QVERIFY(table.play("table automa-tile 12"));
                   QCOMPARE(deckOf(table), Deck({12, 3}));
                   playTurn(table);
                   QCOMPARE(table.state().active, kItaly);
                   QCOMPARE(deckOf(table), Deck({12, 3})); // a human turns no tile
                   QVERIFY(table.play({"italy bank engineers=1", "table automa-tile 1"}));
                   QCOMPARE(table.state().active, kUsa);
                   QCOMPARE(deckOf(table), Deck({1, 12}));
                   QCOMPARE(table.state().deck.discard, AutomaPile({12, 3, 7}));
               });
        QTest::newRow("A-3.1 refuses a tile that cannot come") << RowBody([] {
            Table table = Table::after(twoAutomas());
            QVERIFY(table.play({"table proceed", "table automa-tile 7"}));
            QVERIFY(table.refuses("table automa-tile 7", ErrorCode::NotInPile, "A-3.1"));
            QVERIFY(table.play("table automa-tile 3"));
            playTurn(table);
            for (const std::string_view gone : {"table automa-tile 7", "table automa-tile 3",
                                                "table automa-tile 0", "table automa-tile 21"})
                QVERIFY(table.refuses(gone, ErrorCode::NotInPile, "A-3.1"));
            QCOMPARE(legalMoves(table.state()).size(), std::size_t(18));
        });
        QTest::newRow("A-3.1 refuses an Automa's move before the tile is uncovered") << RowBody([] {
            Table table = Table::after(twoAutomas());
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table.refusal("usa automa-bank engineers=1").code, ErrorCode::WrongPhase);
        });
        QTest::newRow("A-3.1 an Automa without engineers turns no tile") << RowBody([] {
            Table table = beforeAutoma(3);
            table[kGermany].engineers = 0;
            QVERIFY(table.play("usa bank engineers=1"));
            QCOMPARE(deckOf(table), Deck({4, 3}));
            QCOMPARE(table.state().active, kItaly);
        });
        QTest::newRow("A-3.1 the last tile of the stack needs no answer") << RowBody([] {
            Table table = beforeAutoma(18);
            QVERIFY(table.play("usa bank engineers=1"));
            QCOMPARE(deckOf(table), Deck({20, 19}));
            QVERIFY(!wasShuffled(table));
            QVERIFY(isAutomaToDecide(table.state()));
        });
        QTest::newRow("A-3.1 a stack whose order is known needs no answer") << RowBody([] {
            Table table = beforeAutoma(3);
            table.state().deck.isTracked = true;
            table.state().deck.stack = {9, 7};
            QVERIFY(table.play("usa bank engineers=1"));
            QCOMPARE(deckOf(table), Deck({9, 4}));
            QCOMPARE(table.state().deck.stack, AutomaPile({7}));
            QVERIFY(isAutomaToDecide(table.state()));
        });
        QTest::newRow("A-3.1 tiles typed in give the log that drawn ones give") << RowBody([] {
            const Playthrough drawn = playRandomGame(twoAutomas(), 3);
            auto typed = Playthrough::begin(twoAutomas());
            QVERIFY(typed.ok());
            int tiles = 0;
            for (const Move& move : drawn.entries()) {
                const std::string line = formatMove(move);
                tiles += line.starts_with("table automa-tile ") ? 1 : 0;
                QVERIFY(typed.value().commit(*parseMove(line)).ok());
            }
            QVERIFY(tiles > 20);
            QCOMPARE(typed.value().entries(), drawn.entries());
            QVERIFY(typed.value().state() == drawn.state());
        });
    }
    void flipping() {
        QFETCH(const RowBody, body);
        body();
    }

    void reshuffling_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-3.2 R-A1 all tiles are shuffled and the top one is turned") << RowBody([] {
            Table table = beforeAutoma(19);
            QVERIFY(table.play("usa bank engineers=1"));
            QVERIFY(wasShuffled(table));
            QCOMPARE(legalMoves(table.state()).size(), std::size_t(20));
            QVERIFY(table.play("table automa-tile 20"));
            QVERIFY(table.refuses("table automa-tile 20", ErrorCode::NotInPile, "A-3.1"));
            QCOMPARE(legalMoves(table.state()).size(), std::size_t(19));
            QVERIFY(table.play("table automa-tile 5"));
            QCOMPARE(deckOf(table), Deck({5, 20}));
            QCOMPARE(table.state().deck.discard, AutomaPile({20}));
        });
        QTest::newRow("R-A1 the tile just turned stays and 19 are shuffled") << RowBody([] {
            Table table = beforeAutoma(19, Reshuffle::KeepCriteria);
            QVERIFY(table.play("usa bank engineers=1"));
            QVERIFY(wasShuffled(table));
            QCOMPARE(legalMoves(table.state()).size(), std::size_t(19));
            QVERIFY(table.refuses("table automa-tile 20", ErrorCode::NotInPile, "A-3.1"));
            QVERIFY(table.play("table automa-tile 5"));
            QCOMPARE(deckOf(table), Deck({5, 20}));
        });
        QTest::newRow("R-A1 as printed is the default")
            << RowBody([] { QCOMPARE(Rulings().reshuffle, Reshuffle::All); });
        QTest::newRow("A-3.2 no tile comes twice before the stack is used up") << RowBody([] {
            for (const Reshuffle reshuffle : {Reshuffle::All, Reshuffle::KeepCriteria}) {
                Setup setup = twoAutomas();
                setup.options.rulings.reshuffle = reshuffle;
                State state = begin(setup).value();
                AutomaTileSet seen;
                int shuffles = 0;
                const Playthrough game = playRandomGame(setup, 11);
                for (const Move& move : game.entries()) {
                    const auto events = apply(state, move);
                    QVERIFY(events.ok());
                    for (const Event& event : events.value()) {
                        if (event.kind == EventKind::AutomaTilesShuffled) {
                            QCOMPARE(seen.size(), 20);
                            seen = {};
                            ++shuffles;
                            if (reshuffle == Reshuffle::KeepCriteria)
                                seen.insert(state.deck.criteriaTile);
                        } else if (event.kind == EventKind::AutomaTileRevealed) {
                            QVERIFY(!seen.contains(event.index));
                            seen.insert(event.index);
                        }
                    }
                }
                QVERIFY(shuffles >= 2);
            }
        });
    }
    void reshuffling() {
        QFETCH(const RowBody, body);
        body();
    }

    void order_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-3.3 a dashed action that takes the last engineer ends the turn")
            << RowBody([] {
                   Table table = turnWith(1);
                   table.dam("4L", Owner::Germany);
                   table[kGermany].engineers = 1;
                   QCOMPARE(playTurn(table), QStringList({"germany automa-water engineers=1 D=1"}));
                   QCOMPARE(table[kGermany].engineers, 0);
                   QCOMPARE(table.state().active, kItaly);
               });
        QTest::newRow("A-3.3 after a dashed action the turn goes on with what is left")
            << RowBody([] {
                   Table table = turnWith(1);
                   table.tile(kGermany, Tile::BasicElevation).dam("4L", Owner::Germany);
                   table[kGermany].engineers = 2;
                   const QStringList moves = playTurn(table);
                   QCOMPARE(moves, QStringList({"germany automa-water engineers=1 D=1",
                                                "germany automa-build engineers=1 4L elevation "
                                                "basic_elevation mixers=4"}));
                   QCOMPARE(table[kGermany].engineers, 0);
               });
        QTest::newRow("A-3.3 a dashed action that is not performed takes no engineer")
            << RowBody([] {
                   Table table = turnWith(1);
                   table[kGermany].engineers = 1;
                   QCOMPARE(playTurn(table), QStringList({"germany automa-buy-machines engineers=1 "
                                                          "vp=3 any=1"}));
               });
        QTest::newRow("A-3.3 the first construction that is possible ends the turn") << RowBody([] {
            Table table = turnWith(7); // elevation before powerhouse; there is no dam
            table.tile(kGermany, Tile::BasicElevation).tile(kGermany, Tile::BasicPowerhouse);
            const QStringList moves = playTurn(table);
            QCOMPARE(moves.size(), 2);
            QVERIFY(moves[0].startsWith("germany automa-sweep"));
            QVERIFY(moves[1].contains("powerhouse basic_powerhouse mixers=2"));
        });
        QTest::newRow("A-3.3 production comes before water and construction") << RowBody([] {
            Table table = turnWith(1);
            table.tile(kGermany, Tile::BasicBase).dam("1L", Owner::Germany, 1, 1);
            table.conduit("1A", Owner::Germany).powerhouse("P8_0", Owner::Germany);
            QVERIFY(nextMove(table).startsWith("germany automa-produce engineers=1 bonus=-2"));
        });
        QTest::newRow("A-3.4 an open wild tile does not help to take a building's tile")
            << RowBody([] {
                   Table table = turnWith(19); // conduit, building, patent for a building, shop
                   table.patents(Tile::L1Wild, Tile::L1Base, Tile::L1Conduit);
                   QCOMPARE(reasons(table).join(", "), "A-4.1.1, A-6.1 tile, A-3.4, A-3.4, done");
                   QVERIFY(nextMove(table).startsWith("germany automa-buy-machines"));
                   QVERIFY(table.refuses("germany automa-take-patent engineers=1 vp=2 slot=1",
                                         ErrorCode::WrongNumber, "A-3.5"));
               });
        QTest::newRow("A-3.4 buildings and external works are passed over") << RowBody([] {
            Table table = turnWith(18);
            QCOMPARE(reasons(table).join(", "), "A-4.1.1, A-5.1, A-6.1 tile, A-3.4, A-3.4, done");
        });
        QTest::newRow("A-3.5 refuses other engineers, costs and effects than the tile's")
            << RowBody([] {
                   Table table = turnWith(2); // workshop: 1 engineer, 2 VP, 2 segments
                   table[kGermany].wheel[0].mixers = 1;
                   QVERIFY(table.isOffered("germany automa-workshop engineers=1 vp=2 segments=2"));
                   for (const std::string_view other :
                        {"germany automa-workshop engineers=1 vp=0 segments=2",
                         "germany automa-workshop engineers=1 vp=2 segments=3",
                         "germany automa-buy-machines engineers=1 vp=2 excavators=1",
                         "germany automa-sweep engineers=1 green energy=2"})
                       QVERIFY(table.refuses(other, ErrorCode::WrongNumber, "A-3.5"));
                   QVERIFY(table.refuses("germany automa-workshop engineers=2 vp=2 segments=2",
                                         ErrorCode::NotEnoughEngineers, "A-1.7"));
               });
    }
    void order() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaDeck)

#include "tst_automa_deck.moc"
