#include <QtTest>

#include <bitset>
#include <set>

#include "engine/barrage/invariants.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/score.h"
#include "engine/core/game_log.h"
#include "tests/support/barrage/game_checks.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/ledger.h"
#include "tests/support/barrage/leeghwater_games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr std::uint64_t kGames = 1000;

const char* problem(const State& before, const State& after, const Move& move,
                    const Events& events) {
    if (brokenInvariant(after))
        return "an invariant is broken";
    for (const Company company : after.turnOrder)
        if (engineersOf(after, company) != 12)
            return "a human has not 12 engineers";
    return untold(before, after, move, events);
}

/// What the games have to reach to be worth something.
struct Variety {
    std::bitset<std::variant_size_v<MoveKind>> kinds;
    std::set<Company> companies;
    std::set<Officer> officers;
    std::set<std::size_t> players;
    std::set<PrivateBuilding> used;
    std::set<int> works;
    std::set<Tile> buildingTiles;
    int fiveBuildings = 0;

    void note(const Setup& setup) {
        players.insert(setup.seats.size());
        for (const Seat& seat : setup.seats) {
            companies.insert(seat.company);
            officers.insert(seat.officer);
        }
    }
    void note(const Event& event) {
        if (event.kind == EventKind::BuildingUsed)
            used.insert(static_cast<PrivateBuilding>(event.index));
        if (event.kind == EventKind::WorkTaken)
            works.insert(event.index);
        if (event.kind == EventKind::WheelFilled && event.index >= int(Tile::BasicBuilding))
            buildingTiles.insert(static_cast<Tile>(event.index));
    }
};

Gains gainsFrom(const Events& events, Source source) {
    Gains gains{};
    for (std::size_t i = 0; i < gains.size(); ++i)
        gains[i].vp = sumOf(events, EventKind::VpChanged, ownerOf(static_cast<Company>(i)), source);
    return gains;
}

} // namespace

/// What holds in every game with the Leeghwater Project.
class TestLeeghwaterGames : public QObject {
    Q_OBJECT

private slots:
    void everyMoveKeepsWhatHolds() {
        Variety variety;
        for (std::uint64_t seed = 0; seed < kGames; ++seed) {
            const Setup setup = leeghwaterSetup(seed);
            variety.note(setup);
            auto begun = begin(setup);
            QVERIFY2(begun.ok(), QByteArray::number(seed));
            State state = begun.value();
            Ledger ledger(setup);
            Events last;
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                const State before = state;
                const Move move = moveFor(seed, step, state);
                const auto applied = apply(state, move);
                const QByteArray where = placeIn(seed, step, move);
                QVERIFY2(applied.ok(), where);
                const char* wrong = problem(before, state, move, applied.value());
                QVERIFY2(!wrong, (wrong ? wrong : "") + where);
                QVERIFY2(step < 5000, where); // every game ends
                variety.kinds.set(move.what.index());
                if (const auto* declared = std::get_if<DeclareLeftovers>(&move.what))
                    ledger.declare(static_cast<Company>(static_cast<int>(move.by) - 1),
                                   declared->items);
                for (const Event& event : applied.value()) {
                    variety.note(event);
                    ledger.note(event);
                }
                last = applied.value();
            }
            QCOMPARE(state.round, 5);
            QVERIFY(gainsFrom(last, Source::Buildings) == ledger.buildings());
            QVERIFY(gainsFrom(last, Source::Objective) == ledger.objective());
            QVERIFY(gainsFrom(last, Source::Leftovers) == ledger.leftovers());
            for (const Company company : state.turnOrder) {
                QCOMPARE(state.of(company).vp, ledger.vp(company));
                variety.fiveBuildings += state.of(company).builtOf(Structure::Building) == 5;
            }
        }
        // Every kind of move came up but corrections and those of Automas.
        QCOMPARE(variety.kinds.count(), variety.kinds.size() - 11);
        QCOMPARE(variety.companies.size(), std::size_t(kCompanyCount));
        QCOMPARE(variety.officers.size(), std::size_t(kOfficerCount - 1));
        QCOMPARE(variety.players.size(), std::size_t(3));
        QCOMPARE(variety.used.size(), std::size_t(kPrivateBuildingCount));
        QCOMPARE(variety.works.size(), std::size_t(kWorkCount));
        QCOMPARE(variety.buildingTiles.size(), std::size_t(6)); // Spencer's and none, too
        QVERIFY(variety.fiveBuildings > 0);
    }

    void aLogSaysEverything() {
        for (std::uint64_t seed = kGames; seed < kGames + 300; ++seed) {
            const Playthrough game = playLeeghwaterGame(seed);
            const core::GameLog log = game.log();
            core::GameLog read;
            QVERIFY2(core::fromText(core::toText(log), read) && read == log,
                     QByteArray::number(seed));
            const auto loaded = Playthrough::load(read);
            QVERIFY2(loaded.playthrough && !loaded.stopped, QByteArray::number(seed));
            QVERIFY(loaded.playthrough->state() == game.state());
            QVERIFY(loaded.playthrough->setup() == game.setup());
        }
    }

    void undoAndRedoGiveTheSameStates() {
        for (std::uint64_t seed = kGames; seed < kGames + 50; ++seed) {
            Playthrough game = playLeeghwaterGame(seed);
            std::vector<State> states{game.state()};
            while (game.undo())
                states.push_back(game.state());
            QVERIFY(game.state() == begin(game.setup()).value());
            for (std::size_t i = states.size() - 1; i > 0; --i)
                QVERIFY(game.redo() && game.state() == states[i - 1]);
        }
    }
};

QTEST_APPLESS_MAIN(TestLeeghwaterGames)
#include "tst_leeghwater_games.moc"
