#include <QtTest>

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/barrage/abilities.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/game.h"
#include "engine/barrage/invariants.h"
#include "tests/support/barrage/games.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr std::uint64_t kFirstSeed = 40000;
constexpr std::uint64_t kGames = 120;

/// Changes a state in a way that must not change the decision; false if it does not apply there.
using Change = std::function<bool(State&, Company, core::Rng&)>;

/// Everything a decision says, apart from the slot a patent lies in: the tile is compared.
bool isSame(const State& a, const Decision& one, const State& b, const Decision& other) {
    const auto* patent = std::get_if<AutomaTakePatent>(&one.move.what);
    const auto* otherPatent = std::get_if<AutomaTakePatent>(&other.move.what);
    const bool isSameMove = patent && otherPatent
                                ? a.patents.open[patent->slot] == b.patents.open[otherPatent->slot]
                                : one.move == other.move;
    return isSameMove && one.actions == other.actions && one.placement == other.placement &&
           one.production == other.production && one.water == other.water;
}

std::vector<Company> opponentsOf(const State& state, Company company) {
    std::vector<Company> others;
    for (const Company other : state.turnOrder)
        if (other != company)
            others.push_back(other);
    return others;
}

Company someOpponent(const State& state, Company company, core::Rng& rng) {
    const std::vector<Company> others = opponentsOf(state, company);
    return others[rng.below(static_cast<std::uint32_t>(others.size()))];
}

// --- other names --------------------------------------------------------------------------------

/// Two opponents change their colours, with everything they have.
bool swapOpponents(State& state, Company company, core::Rng& rng) {
    std::vector<Company> others = opponentsOf(state, company);
    for (int i = 0; i < kCompanyCount; ++i) // companies that do not play are names too
        if (!state.companies[static_cast<std::size_t>(i)].inPlay)
            others.push_back(static_cast<Company>(i));
    const std::size_t first = rng.below(static_cast<std::uint32_t>(others.size()));
    const std::size_t second = rng.below(static_cast<std::uint32_t>(others.size()));
    const Company a = others[first];
    const Company b = others[second];
    if (a == b)
        return false;
    const auto rename = [&](Owner& owner) {
        owner = owner == ownerOf(a) ? ownerOf(b) : owner == ownerOf(b) ? ownerOf(a) : owner;
    };
    std::swap(state.of(a), state.of(b));
    std::swap(state.bank[indexOf(a)], state.bank[indexOf(b)]);
    for (auto& section : state.beside)
        std::swap(section[indexOf(a)], section[indexOf(b)]);
    for (Dam& dam : state.map.dams)
        rename(dam.owner);
    for (Owner& owner : state.map.conduits)
        rename(owner);
    for (Owner& owner : state.map.powerhouses)
        rename(owner);
    for (Occupancy& space : state.spaces)
        rename(space.owner);
    for (Task& task : state.agenda)
        rename(task.who);
    for (Company& place : state.turnOrder)
        place = place == a ? b : place == b ? a : place;
    return true;
}

// --- things that cannot matter ------------------------------------------------------------------

/// Machines, credits, wheel, VP, contracts and officer of an opponent.
bool enrichOpponent(State& state, Company company, core::Rng& rng) {
    CompanyState& other = state.of(someOpponent(state, company, rng));
    other.vp = static_cast<std::int16_t>(other.vp + rng.below(50));
    other.excavators = static_cast<std::int16_t>(rng.below(20));
    other.mixers = static_cast<std::int16_t>(rng.below(20));
    other.credits = static_cast<std::int16_t>(other.isAutoma() ? 0 : rng.below(20));
    other.engineers = 0;
    other.wheel.back() = {Tile::None, 5, 5};
    other.tiles = {};
    other.contracts = {};
    other.passed = true;
    return true;
}

/// An opponent's dam becomes one higher and holds one drop more: as much room as before.
bool raiseOpponentsDam(State& state, Company company, core::Rng&) {
    for (Dam& dam : state.map.dams) {
        if (!isCompany(dam.owner) || dam.owner == ownerOf(company) || dam.level() >= 3)
            continue;
        const CompanyState& other = state.of(companyOf(dam.owner));
        if (other.officer == Officer::DelMonte || other.officer == Officer::Sekibo)
            continue; // their level 3 has more room
        ++dam.elevations;
        ++dam.drops;
        return true;
    }
    return false;
}

bool isAbout(const State& state, const Decision& decision, Structure structure) {
    const Task& task = state.task();
    if (task.kind == TaskKind::PlacePiece)
        return static_cast<Structure>(task.a) == structure;
    return decision.placement && decision.placement->site.structure == structure;
}

/// A powerhouse at the lower end of the map: no dam lies below, so only conduits that end there and
/// powerhouses that want to stand there could notice.
bool addPowerhouseBelow(State& state, Company company, core::Rng& rng) {
    const Decision decision = decide(state);
    if (isAbout(state, decision, Structure::Conduit) ||
        isAbout(state, decision, Structure::Powerhouse))
        return false;
    const Owner other = ownerOf(someOpponent(state, company, rng));
    for (int i = 0; i < kPowerhouseSpaceCount; ++i)
        if (infoOf(PowerhouseSpace(i)).basin.value >= 11 &&
            state.map.at(PowerhouseSpace(i)) == Owner::Nobody) {
            state.map.powerhouses[static_cast<std::size_t>(i)] = other;
            return true;
        }
    return false;
}

/// Somebody who is ahead already goes further ahead; somebody behind falls further back.
bool spreadEnergy(State& state, Company company, core::Rng& rng) {
    CompanyState& other = state.of(someOpponent(state, company, rng));
    const int own = state.of(company).energy;
    if (other.energy > own)
        other.energy = static_cast<std::int16_t>(other.energy + rng.below(10));
    else if (other.energy < own)
        other.energy = static_cast<std::int16_t>(rng.below(static_cast<std::uint32_t>(own)));
    else
        return false;
    return true;
}

/// Water that comes in later rounds, what is scored, the Automa's own VP.
bool changeTheFuture(State& state, Company company, core::Rng&) {
    std::reverse(state.map.headstreamTiles.begin(), state.map.headstreamTiles.end());
    std::rotate(state.bonusTiles.begin(), state.bonusTiles.begin() + 1, state.bonusTiles.end());
    state.objective =
        state.objective == Objective::RedOutlines ? Objective::BestArea : Objective::RedOutlines;
    CompanyState& own = state.of(company);
    own.vp = static_cast<std::int16_t>(-own.vp);
    return true;
}

/// Occupied action spaces decide where engineers stand, never what is done.
bool occupySpaces(State& state, Company company, core::Rng& rng) {
    const Owner other = ownerOf(someOpponent(state, company, rng));
    for (Occupancy& space : state.spaces)
        if (space.engineers == 0)
            space = {other, 1};
    return true;
}

// --- order in containers ------------------------------------------------------------------------

bool turnOrderTheOtherWay(State& state, Company, core::Rng&) {
    std::reverse(state.turnOrder.begin(), state.turnOrder.end());
    return true;
}

/// The places of equal contracts do matter, of different ones they do not.
bool shuffleContracts(State& state, Company, core::Rng&) {
    auto& national = state.contracts.national;
    for (std::size_t i = 0; i < national.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (infoOf(national[i]).energy == infoOf(national[j]).energy)
                return false;
    for (auto& open : state.contracts.open)
        if (!open[0].isSet() || !open[1].isSet() ||
            infoOf(open[0]).energy != infoOf(open[1]).energy)
            std::swap(open[0], open[1]);
    std::reverse(national.begin(), national.end());
    for (ContractPile& pile : state.contracts.piles)
        std::reverse(pile.under.begin(), pile.under.end());
    return true;
}

bool shufflePatents(State& state, Company, core::Rng&) {
    std::rotate(state.patents.open.begin(), state.patents.open.begin() + 1,
                state.patents.open.end());
    return true;
}

bool shufflePiles(State& state, Company, core::Rng&) {
    std::reverse(state.deck.discard.begin(), state.deck.discard.end());
    std::reverse(state.deck.stack.begin(), state.deck.stack.end());
    std::reverse(state.extraOfficers.begin(), state.extraOfficers.end());
    return true;
}

} // namespace

/// What must not change a decision, tried at every decision of whole games.
class TestAutomaMetamorphic : public QObject {
    Q_OBJECT

private slots:
    void unchanged_data() {
        QTest::addColumn<Change>("change");
        QTest::newRow("two opponents change names") << Change(swapOpponents);
        QTest::newRow("an opponent's supply") << Change(enrichOpponent);
        QTest::newRow("an opponent's dam, higher and as full") << Change(raiseOpponentsDam);
        QTest::newRow("a powerhouse at the end of the map") << Change(addPowerhouseBelow);
        QTest::newRow("a larger distance on the energy track") << Change(spreadEnergy);
        QTest::newRow("what later rounds and the end bring") << Change(changeTheFuture);
        QTest::newRow("occupied action spaces") << Change(occupySpaces);
        QTest::newRow("turn order") << Change(turnOrderTheOtherWay);
        QTest::newRow("order of different contracts") << Change(shuffleContracts);
        QTest::newRow("order of open tiles") << Change(shufflePatents);
        QTest::newRow("order of the piles") << Change(shufflePiles);
    }
    void unchanged() {
        QFETCH(const Change, change);
        int tried = 0;
        for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kGames; ++seed) {
            State state = begin(automaSetup(seed)).value();
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                if (isAutomaToDecide(state)) {
                    core::Rng rng = core::Rng::forStep(seed, step);
                    State changed = state;
                    if (change(changed, companyOf(state.task().who), rng)) {
                        const bool same = isSame(state, decide(state), changed, decide(changed));
                        QVERIFY2(same, "game " + QByteArray::number(seed) + ", entry " +
                                           QByteArray::number(step));
                        tried += changed == state ? 0 : 1;
                    }
                }
                QVERIFY(apply(state, automaGameMove(seed, step, state)).ok());
            }
        }
        QVERIFY2(tried > 500, QByteArray::number(tried));
    }

    /// The comparison can fail: what matters is noticed somewhere.
    void whatMattersIsNoticed_data() {
        QTest::addColumn<Change>("change");
        QTest::newRow("no machines") << Change([](State& state, Company company, core::Rng&) {
            state.of(company).excavators = state.of(company).mixers = 0;
            return true;
        });
        QTest::newRow("no contracts") << Change([](State& state, Company, core::Rng&) {
            state.contracts.open = {};
            return true;
        });
        QTest::newRow("other criteria") << Change([](State& state, Company, core::Rng&) {
            state.deck.criteriaTile = static_cast<std::uint8_t>(21 - state.deck.criteriaTile);
            return true;
        });
    }
    void whatMattersIsNoticed() {
        QFETCH(const Change, change);
        int different = 0;
        for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + 20; ++seed) {
            State state = begin(automaSetup(seed)).value();
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                if (isAutomaToDecide(state)) {
                    core::Rng rng = core::Rng::forStep(seed, step);
                    State changed = state;
                    change(changed, companyOf(state.task().who), rng);
                    different += isSame(state, decide(state), changed, decide(changed)) ? 0 : 1;
                }
                QVERIFY(apply(state, automaGameMove(seed, step, state)).ok());
            }
        }
        QVERIFY(different > 20);
    }
};

QTEST_APPLESS_MAIN(TestAutomaMetamorphic)
#include "tst_automa_metamorphic.moc"
