#include <QtTest>

#include <algorithm>
#include <set>

#include "engine/barrage/automa.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/draw_order.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/random_play.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/leeghwater_games.h"

using namespace barrage;

namespace {

template <class Reveal>
std::vector<Reveal> drawn(const Playthrough& game) {
    std::vector<Reveal> reveals;
    for (const Move& move : game.entries())
        if (const auto* reveal = std::get_if<Reveal>(&move.what))
            reveals.push_back(*reveal);
    return reveals;
}

/// The private contracts of a colour as they came up for the first time.
std::vector<Contract> contractsOf(const Playthrough& game, Colour colour) {
    std::vector<Contract> contracts;
    for (const RevealContract& reveal : drawn<RevealContract>(game)) {
        const bool isNew =
            std::find(contracts.begin(), contracts.end(), reveal.contract) == contracts.end();
        if (reveal.contract.isSet() && colourOf(reveal.contract) == colour && isNew)
            contracts.push_back(reveal.contract);
    }
    return contracts;
}

bool isDraw(const State& state) {
    const auto kind = state.task().kind;
    return kind == TaskKind::RevealContract || kind == TaskKind::RevealTile ||
           kind == TaskKind::RevealWork || kind == TaskKind::RevealAutomaTile;
}

/// Other players at the same table: their choices differ, what comes up follows the order.
Playthrough playAlong(const Setup& setup, const std::vector<Move>& order, std::uint64_t seed) {
    Playthrough game = Playthrough::begin(setup).value();
    while (!game.state().isOver()) {
        core::Rng rng = core::Rng::forStep(seed, game.cursor());
        const Move move = isDraw(game.state())             ? comingUp(order, game).front()
                          : isAutomaToDecide(game.state()) ? decide(game.state()).move
                                                           : randomMove(game.state(), rng);
        if (!game.commit(move).ok())
            qFatal("the game stops");
    }
    return game;
}

template <class T>
bool isSameAsFarAsBoth(const std::vector<T>& one, const std::vector<T>& other) {
    const std::size_t both = std::min(one.size(), other.size());
    return std::equal(one.begin(), one.begin() + static_cast<std::ptrdiff_t>(both), other.begin());
}

} // namespace

class TestDrawOrder : public QObject {
    Q_OBJECT

private slots:
    void bringsTheSameInAnotherGame_data() {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %d", static_cast<int>(seed)) << seed;
    }

    void bringsTheSameInAnotherGame() {
        QFETCH(quint64, seed);
        const Playthrough first = test::playAutomaGame(seed);
        const Playthrough second = playAlong(first.setup(), drawOrderOf(first), seed + 1000);
        QVERIFY(second.entries() != first.entries());
        QVERIFY(drawn<RevealAutomaTile>(first).size() > 19); // the tiles were shuffled again
        QVERIFY(isSameAsFarAsBoth(drawn<RevealAutomaTile>(first), drawn<RevealAutomaTile>(second)));
        for (const Colour colour : {Colour::Green, Colour::Yellow, Colour::Red})
            QVERIFY(isSameAsFarAsBoth(contractsOf(first, colour), contractsOf(second, colour)));
    }

    void bringsTheSameTilesAndWorksWithTheExpansion() {
        const Playthrough first = test::playLeeghwaterGame(3);
        const std::vector<Move> order = drawOrderOf(first);
        const Playthrough second = playAlong(first.setup(), order, 77);
        QVERIFY(!drawn<RevealWork>(first).empty());
        QVERIFY(isSameAsFarAsBoth(drawn<RevealWork>(first), drawn<RevealWork>(second)));
        QVERIFY(!drawn<RevealTile>(first).empty());
        QVERIFY(isSameAsFarAsBoth(drawn<RevealTile>(first), drawn<RevealTile>(second)));
    }

    void isTheSameForEverybodyBeyondWhatCameUp() {
        const Playthrough begun = Playthrough::begin(test::automaSetup(4)).value();
        const std::vector<Move> order = drawOrderOf(begun);
        QVERIFY(order == drawOrderOf(Playthrough::begin(test::automaSetup(4)).value()));
        // A game of somebody else that was drawn along it has the same order in the end.
        QVERIFY(drawOrderOf(playAlong(begun.setup(), order, 5)) == order);
    }

    void hasEverythingOnceAndWholeStacks() {
        const std::vector<Move> order = drawOrderOf(test::playAutomaGame(2));
        std::vector<std::uint8_t> tiles;
        std::vector<Move> once;
        for (const Move& move : order) {
            if (const auto* reveal = std::get_if<RevealAutomaTile>(&move.what))
                tiles.push_back(reveal->tile);
            else
                QVERIFY(std::find(once.begin(), once.end(), move) == once.end());
            once.push_back(move);
        }
        QCOMPARE(tiles.size() % 20, 0U);
        for (std::size_t first = 0; first < tiles.size(); first += 20)
            QCOMPARE(
                (std::set<std::uint8_t>(tiles.begin() + static_cast<std::ptrdiff_t>(first),
                                        tiles.begin() + static_cast<std::ptrdiff_t>(first) + 20)
                     .size()),
                20U);
    }

    void goesOnWhenTheTableTurnsUpAnother() {
        const Playthrough first = test::playAutomaGame(6);
        const std::vector<Move> order = drawOrderOf(first);
        Playthrough second = Playthrough::begin(first.setup()).value();
        while (second.state().task().kind != TaskKind::RevealAutomaTile)
            QVERIFY(second.commit(test::automaGameMove(6, second.cursor(), second.state())).ok());
        const std::vector<Move> coming = comingUp(order, second);
        QCOMPARE(coming.size(), 20U);
        QVERIFY(second.commit(coming[1]).ok()); // the hand took the second one
        QCOMPARE(comingUp(order, second).size(), 19U);
        QVERIFY(comingUp(order, second)[0] == coming[0]);
    }

    void knowsNothingWithoutAnOrderOrAQuestion() {
        const Playthrough begun = Playthrough::begin(test::automaSetup(4)).value();
        QVERIFY(comingUp(drawOrderOf(begun), begun).empty()); // the income phase waits
        QVERIFY(comingUp({}, begun).empty());
    }
};

QTEST_APPLESS_MAIN(TestDrawOrder)
#include "tst_draw_order.moc"
