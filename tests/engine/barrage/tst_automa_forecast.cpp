#include <QtTest>

#include <set>

#include "engine/barrage/automa.h"
#include "engine/barrage/automa/deck.h"
#include "engine/barrage/forecast.h"
#include "engine/barrage/game.h"
#include "engine/barrage/random_play.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr std::uint64_t kFirstSeed = 50000;
constexpr std::uint64_t kGames = 60;

/// The state before the tile was turned over for which the table now asks the next one.
State beforeFlip(const State& asking) {
    State state = asking;
    state.deck.actionTile = asking.deck.criteriaTile;
    state.deck.criteriaTile = 0;
    state.deck.discard.removeAt(0);
    return state;
}

/// What an Automa really does with this tile: plays the turn with every reveal.
ForecastTile played(State state, std::uint8_t tile) {
    ForecastTile done;
    done.tile = tile;
    core::Rng rng(tile);
    if (!apply(state, Move{Actor::Table, RevealAutomaTile{tile}}).ok())
        qFatal("tile %d is refused", tile);
    bool isOver = false;
    while (!isOver) {
        Move move;
        if (isAutomaToDecide(state)) {
            const Decision decision = decide(state);
            move = decision.move;
            if (!decision.actions.empty())
                done.action = decision.actions.back().kind;
            done.managesWater |= std::holds_alternative<AutomaManageWater>(move.what);
            done.sweepsContracts |= std::holds_alternative<AutomaSweepContracts>(move.what);
            if (const auto* build = std::get_if<AutomaBuild>(&move.what))
                done.site = build->build.site;
        } else {
            move = drawChance(state, rng);
        }
        const auto applied = apply(state, move);
        if (!applied)
            qFatal("a move of the turn is refused");
        const bool isNextTurn =
            std::any_of(applied.value().begin(), applied.value().end(),
                        [](const Event& event) { return event.kind == EventKind::TurnBegan; });
        isOver = state.isOver() || state.phase != Phase::Actions || isNextTurn ||
                 state.task().kind == TaskKind::RevealAutomaTile;
    }
    return done;
}

bool isSame(const ForecastTile& a, const ForecastTile& b) {
    return a.tile == b.tile && a.action == b.action && a.managesWater == b.managesWater &&
           a.sweepsContracts == b.sweepsContracts && a.site == b.site;
}

std::set<int> tilesOf(const std::vector<ForecastTile>& forecast) {
    std::set<int> tiles;
    for (const ForecastTile& tile : forecast)
        tiles.insert(tile.tile);
    return tiles;
}

/// A solo table: Automa USA, its tile 7 visible.
Table soloTable() {
    Table table(2);
    table.automa(Company::Usa);
    table.state().deck.actionTile = 7;
    return table;
}

std::set<int> allTilesBut(std::initializer_list<int> missing) {
    std::set<int> tiles;
    for (int tile = 1; tile <= 20; ++tile)
        tiles.insert(tile);
    for (const int tile : missing)
        tiles.erase(tile);
    return tiles;
}

} // namespace

/// The distribution over the tiles of the next Automa turn.
class TestAutomaForecast : public QObject {
    Q_OBJECT

private slots:
    void eachTileDoesWhatWasForecast() {
        int tiles = 0;
        int sites = 0;
        std::set<AutomaActionKind> actions;
        for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kGames; ++seed) {
            State state = begin(automaSetup(seed)).value();
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                const bool isAsking = state.task().kind == TaskKind::RevealAutomaTile &&
                                      state.deck.criteriaTile != 0 && !state.deck.discard.empty() &&
                                      state.of(state.active).isAutoma();
                if (isAsking && step % 3 == 0) {
                    const auto forecasts = forecast(beforeFlip(state), state.active);
                    for (const ForecastTile& expected : forecasts) {
                        QVERIFY2(isSame(expected, played(state, expected.tile)),
                                 "game " + QByteArray::number(seed) + ", entry " +
                                     QByteArray::number(step) + ", tile " +
                                     QByteArray::number(expected.tile));
                        actions.insert(expected.action);
                        sites += expected.site ? 1 : 0;
                        ++tiles;
                    }
                    QCOMPARE(forecasts.size(), std::size_t(unseenTiles(state.deck).size()));
                }
                QVERIFY(apply(state, automaGameMove(seed, step, state)).ok());
            }
        }
        QVERIFY(tiles > 5000);
        QVERIFY(sites > 500);
        QCOMPARE(actions.size(), 8U); // with the last engineer a dashed one ends the turn too
    }

    void distribution_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("A-3.1 the visible tile cannot come up again") << RowBody([] {
            const Table table = soloTable();
            QVERIFY(tilesOf(forecast(table.state(), Company::Usa)) == allTilesBut({7}));
        });
        QTest::newRow("A-3.1 neither can discarded tiles") << RowBody([] {
            Table table = soloTable();
            table.state().deck.criteriaTile = 3;
            table.state().deck.discard = {3, 12, 20};
            QVERIFY(tilesOf(forecast(table.state(), Company::Usa)) == allTilesBut({3, 7, 12, 20}));
        });
        QTest::newRow("A-3.1 a known stack holds the only tiles that can come") << RowBody([] {
            Table table = soloTable();
            table.state().deck.isTracked = true;
            table.state().deck.stack = {7, 2, 9};
            QVERIFY(tilesOf(forecast(table.state(), Company::Usa)) == std::set<int>({2, 9}));
        });
        QTest::newRow("A-3.1 the visible tile gives the criteria") << RowBody([] {
            // Tile 1 tries a base after production and water; 8 and 3 lead to other basins.
            Table table = soloTable();
            std::set<int> sites;
            for (const std::uint8_t visible : {std::uint8_t{8}, std::uint8_t{3}}) {
                table.state().deck.actionTile = visible;
                for (const ForecastTile& tile : forecast(table.state(), Company::Usa))
                    if (tile.tile == 1) {
                        QCOMPARE(tile.action, AutomaActionKind::Construction);
                        sites.insert(tile.site->index);
                    }
            }
            QCOMPARE(sites.size(), 2U);
        });
        QTest::newRow("A-3.2 R-A1 after the last tile any of 20 can come and no site is known")
            << RowBody([] {
                   Table table = soloTable();
                   for (const int tile : allTilesBut({7}))
                       table.state().deck.discard.push(static_cast<std::uint8_t>(tile));
                   const auto tiles = forecast(table.state(), Company::Usa);
                   QVERIFY(tilesOf(tiles) == allTilesBut({}));
                   for (const ForecastTile& tile : tiles)
                       QVERIFY(!tile.site);
               });
        QTest::newRow("R-A1 with the criteria tile kept any of the 19 others can come")
            << RowBody([] {
                   Table table = soloTable();
                   table.state().options.rulings.reshuffle = Reshuffle::KeepCriteria;
                   for (const int tile : allTilesBut({7}))
                       table.state().deck.discard.push(static_cast<std::uint8_t>(tile));
                   const auto tiles = forecast(table.state(), Company::Usa);
                   QVERIFY(tilesOf(tiles) == allTilesBut({7}));
                   QVERIFY(std::any_of(tiles.begin(), tiles.end(),
                                       [](const ForecastTile& tile) { return tile.site; }));
               });
        QTest::newRow("A-1.7 there is no turn to foresee without engineers") << RowBody([] {
            Table table = soloTable();
            table[Company::Usa].engineers = 0;
            QVERIFY(forecast(table.state(), Company::Usa).empty());
        });
        QTest::newRow("A-2.5 nothing is foreseen before a tile is visible") << RowBody([] {
            Table table = soloTable();
            table.state().deck.actionTile = 0;
            QVERIFY(forecast(table.state(), Company::Usa).empty());
        });
        QTest::newRow("A-3.3 a dashed action is told beside the one that ends the turn")
            << RowBody([] {
                   // Tile 3 sweeps green contracts and then builds a base; tile 15 sweeps nothing.
                   const Table table = soloTable();
                   for (const ForecastTile& tile : forecast(table.state(), Company::Usa)) {
                       if (tile.tile == 3) {
                           QVERIFY(tile.sweepsContracts);
                           QCOMPARE(tile.action, AutomaActionKind::Construction);
                       }
                       if (tile.tile == 15)
                           QVERIFY(!tile.sweepsContracts);
                   }
               });
    }
    void distribution() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaForecast)
#include "tst_automa_forecast.moc"
