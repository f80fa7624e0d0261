#include <QtTest>

#include <array>

#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/invariants.h"
#include "engine/barrage/legal.h"
#include "tests/support/barrage/battery.h"
#include "tests/support/barrage/game_checks.h"
#include "tests/support/barrage/table.h"
#include "tests/support/game_battery.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr std::uint64_t kGames = 1500;

/// On the map, and during a production in the powerhouse.
int dropsInPlay(const State& state) {
    int drops = 0;
    for (const Dam& dam : state.map.dams)
        drops += dam.drops;
    for (const int waiting : state.map.headstreamDrops)
        drops += waiting;
    for (const Task& task : state.agenda)
        drops += task.kind == TaskKind::FlowFrom ? task.n : 0;
    return drops;
}

/// What came into play less what flowed off the map.
int dropsTold(const Events& events) {
    int drops = 0;
    for (const Event& event : events) {
        drops += event.kind == EventKind::DropPlaced ? event.amount : 0;
        const bool isLost =
            event.kind == EventKind::DropMoved && event.to.kind == PlaceKind::OffMap;
        drops -= isLost ? event.amount : 0;
    }
    return drops;
}

/// How often each contract, and each advanced tile, lies somewhere.
struct Census {
    std::array<int, kContractCount> contracts{};
    std::array<int, kTileCount> tiles{};

    explicit Census(const State& state) {
        const auto seeContract = [this](Contract contract) {
            if (contract.isSet())
                ++contracts[contract.index()];
        };
        const auto seeTile = [this](Tile tile) {
            if (tile >= Tile::L1Base && tile <= Tile::L3Wild)
                ++tiles[static_cast<std::size_t>(tile)];
        };
        for (const ContractPile& pile : state.contracts.piles) {
            std::for_each(pile.unseen.begin(), pile.unseen.end(), seeContract);
            std::for_each(pile.under.begin(), pile.under.end(), seeContract);
        }
        for (const auto& open : state.contracts.open)
            std::for_each(open.begin(), open.end(), seeContract);
        for (const Contract contract : state.contracts.national)
            seeContract(contract);
        for (const Tile tile : state.patents.pile)
            seeTile(tile);
        for (const Tile tile : state.patents.open)
            seeTile(tile);
        for (const Company company : state.turnOrder) {
            for (const Contract contract : state.of(company).contracts)
                seeContract(contract);
            for (const Contract contract : state.of(company).fulfilled)
                seeContract(contract);
            for (const Tile tile : state.of(company).tiles)
                seeTile(tile);
            for (const WheelSegment& segment : state.of(company).wheel)
                seeTile(segment.tile);
        }
    }
};

/// Nothing new appears: what was gone stays gone, what was once is once at most.
template <std::size_t N>
bool onlyLess(const std::array<int, N>& before, const std::array<int, N>& after) {
    for (std::size_t i = 0; i < N; ++i)
        if (after[i] > before[i] || after[i] > 1)
            return false;
    return true;
}

/// What stands on the map stays, and dams only grow (B-2.9).
bool staysBuilt(const MapState& before, const MapState& after) {
    for (std::size_t i = 0; i < before.dams.size(); ++i)
        if (before.dams[i].isBuilt() && (after.dams[i].owner != before.dams[i].owner ||
                                         after.dams[i].elevations < before.dams[i].elevations))
            return false;
    const auto stays = [](const auto& owners, const auto& now) {
        for (std::size_t i = 0; i < owners.size(); ++i)
            if (owners[i] != Owner::Nobody && now[i] != owners[i])
                return false;
        return true;
    };
    return stays(before.conduits, after.conduits) && stays(before.powerhouses, after.powerhouses);
}

int piecesOnMap(const MapState& map, Company company) {
    int pieces = 0;
    for (const Dam& dam : map.dams)
        pieces += dam.owner == ownerOf(company) ? dam.level() : 0;
    pieces += static_cast<int>(
        std::count(map.conduits.begin(), map.conduits.end(), ownerOf(company)) +
        std::count(map.powerhouses.begin(), map.powerhouses.end(), ownerOf(company)));
    return pieces;
}

/// Excavators and mixers in supply and on the wheel.
std::array<int, 2> machinesOf(const CompanyState& company) {
    std::array<int, 2> machines{company.excavators, company.mixers};
    for (const WheelSegment& segment : company.wheel) {
        machines[0] += segment.excavators;
        machines[1] += segment.mixers;
    }
    return machines;
}

/// Whether tiles tell humans what to do, who then put engineers where the board has no space (P-9).
bool isEverDictated(const State& state) {
    return std::any_of(state.turnOrder.begin(), state.turnOrder.end(), [&](Company company) {
        return state.of(company).isAutoma() && state.of(company).officer == Officer::Sekibo;
    });
}

struct PropertyTable : BatteryTable {
    /// The moves of the Leeghwater Project follow the corrections.
    static bool comesUp(std::size_t kind) { return kind < MoveKind(Correct{}).index(); }

    /// What is wrong with the state a move led to, or nothing.
    static const char* problem(const State& before, const State& after, const Events& events,
                               const Move& move);
};

const char* PropertyTable::problem(const State& before, const State& after, const Events& events,
                                   const Move& move) {
    if (brokenInvariant(after))
        return "an invariant is broken";
    if (after.isOver() && (after.round != 5 || after.phase != Phase::GameOver))
        return "the game ends before its end";
    if (dropsInPlay(after) - dropsInPlay(before) != dropsTold(events))
        return "drops appeared or vanished";
    if (!staysBuilt(before.map, after.map))
        return "a piece left the map";
    const Census was(before);
    const Census is(after);
    if (!onlyLess(was.contracts, is.contracts) || !onlyLess(was.tiles, is.tiles))
        return "a contract or tile is there twice or came back";
    for (const Company company : after.turnOrder) {
        const CompanyState& own = after.of(company);
        if (own.credits < 0 || own.excavators < 0 || own.mixers < 0 || own.engineers < 0)
            return "a supply is negative";
        if (!own.isAutoma() && !isEverDictated(after) && engineersOf(after, company) != 12)
            return "a human has not 12 engineers";
        int built = 0;
        for (const int pieces : own.built)
            built += pieces;
        if (built != piecesOnMap(after.map, company))
            return "pieces are miscounted";
        const auto had = machinesOf(before.of(company));
        const auto has = machinesOf(own);
        if (has[0] < had[0] || has[1] < had[1])
            return "machines vanished"; // they only move between supply and wheel
    }
    return untold(before, after, move, events);
}

} // namespace

/// What holds after every move of every game.
class TestProperties : public QObject {
    Q_OBJECT

private slots:
    void everyMoveKeepsWhatHolds() {
        QCOMPARE(battery::everyMoveKeepsWhatHolds<PropertyTable>({0, kGames}), battery::Failure());
    }

    void everyGameBeginsWithTheDropsOfTheNeutralDams() {
        for (std::uint64_t seed = 0; seed < kGames; ++seed)
            QCOMPARE(dropsInPlay(begin(variedSetup(seed)).value()), 3);
    }

    void theWaysOfPlayingReachWhatIsRare() {
        int national = 0;
        int fourPowerhouses = 0;
        int overThirty = 0;
        int fiveOfAKind = 0;
        int negativeVp = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const State state = playGame(seed).state();
            for (const Company company : state.turnOrder) {
                const CompanyState& own = state.of(company);
                for (const Contract contract : own.fulfilled)
                    national += contract.value >= 4 && contract.value < 10 ? 1 : 0;
                fourPowerhouses += own.builtOf(Structure::Powerhouse) == 4 ? 1 : 0;
                overThirty += own.energy > 30 ? 1 : 0;
                fiveOfAKind += own.builtOf(Structure::Base) == 5 ? 1 : 0;
                negativeVp += own.vp < 0 ? 1 : 0;
            }
        }
        QVERIFY(national > 0);
        QVERIFY(fourPowerhouses > 0);
        QVERIFY(overThirty > 0);
        QVERIFY(fiveOfAKind > 0);
        QVERIFY(negativeVp > 0);
    }
};

QTEST_APPLESS_MAIN(TestProperties)
#include "tst_properties.moc"
