#include <QtTest>

#include <map>

#include "engine/nucleum/data/technologies.h"
#include "engine/nucleum/energize.h"
#include "tests/support/nucleum/games.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

using Cheapest = std::map<std::pair<int, Target>, int>; // Thaler by plant and building

void note(Cheapest& cheapest, const Energize& action, int thaler) {
    const auto key = std::pair(static_cast<int>(action.plant), action.target);
    const auto [place, isNew] = cheapest.try_emplace(key, thaler);
    place->second = std::min(place->second, thaler);
}

Cheapest byCalculator(const State& state, Player player, int tileEnergy, const ActionTerms& terms) {
    Cheapest cheapest;
    for (const EnergizeOption& option : energizeOptions(state, player, tileEnergy, terms))
        note(cheapest, option.action, option.result.thaler);
    return cheapest;
}

std::vector<Target> allTargets() {
    std::vector<Target> targets;
    for (int i = 0; i < kBuildingTypeCount * kLevelCount; ++i) {
        Target target;
        target.building = {static_cast<BuildingType>(i / kLevelCount),
                           static_cast<std::uint8_t>(i % kLevelCount)};
        targets.push_back(target);
    }
    for (int i = 0; i < kNeutralPlaces; ++i) {
        Target target;
        target.isNeutral = true;
        target.place = static_cast<std::uint8_t>(i);
        targets.push_back(target);
    }
    return targets;
}

/// Pays as many turbines of the others as the cubes use.
void payFees(const State& state, Player player, int cubes, Energize& action) {
    int due = turbineFee(state, player, action.plant, cubes);
    for (int i = state.playerCount() - 1; i >= 0 && due > 0; --i)
        for (int paid = 0; static_cast<Player>(i) != player && due > 0 &&
                           paid < turbinesIn(state, static_cast<Player>(i), action.plant);
             ++paid, --due)
            ++action.fees[static_cast<std::size_t>(i)];
}

/// Every number of cubes of every mine with every number of wagons of both areas.
Cheapest byTrying(const State& state, Player player, int tileEnergy, const ActionTerms& terms) {
    constexpr int kMostCoal = 10;
    Cheapest cheapest;
    const auto& mines = state.of(player).mines;
    for (int plant = 0; plant < kPlantCount; ++plant)
        for (const Target& target : allTargets())
            for (int cubes = 0; cubes < 4 * 4 * 4 * 4; ++cubes) {
                Energize action;
                action.plant = static_cast<Plant>(plant);
                action.target = target;
                action.tileEnergy = static_cast<std::uint8_t>(tileEnergy);
                int sum = 0;
                bool isThere = true;
                for (std::size_t row = 0; row < mines.size(); ++row) {
                    action.uranium[row] = static_cast<std::uint8_t>((cubes >> (2 * row)) & 3);
                    isThere &= action.uranium[row] <= mines[row].uranium;
                    sum += action.uranium[row];
                }
                if (!isThere)
                    continue;
                payFees(state, player, sum, action);
                for (int ruhr = 0; ruhr <= kMostCoal; ++ruhr)
                    for (int silesia = 0; ruhr + silesia <= kMostCoal; ++silesia) {
                        action.coal = {static_cast<std::uint8_t>(ruhr),
                                       static_cast<std::uint8_t>(silesia)};
                        if (checkEnergize(state, player, action, terms))
                            note(cheapest, action, resultOf(state, player, action, terms).thaler);
                    }
            }
    return cheapest;
}

} // namespace

/// The calculator finds every building that can be powered, and the cheapest way (N-9).
class TestEnergizeSearch : public QObject {
    Q_OBJECT

private slots:
    void findsWhatTryingEverythingFinds() {
        std::array<int, 3> ways{};
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            State state = begin(variedSetup(seed)).value();
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                if (step % 97 == 60) {
                    const auto player =
                        static_cast<Player>(step % std::size_t(state.playerCount()));
                    // By a tile with a bonus, by the Special Directive, by A6 or C6.
                    const std::size_t source = step / 97 % 3;
                    const int tileEnergy = source == 0 ? static_cast<int>(step % 3) : 0;
                    ActionTerms terms;
                    terms.isDirective = source == 1;
                    terms.extraEnergy = source == 2 ? kTechnologyEnergy : 0;
                    const Cheapest found = byCalculator(state, player, tileEnergy, terms);
                    QVERIFY(found == byTrying(state, player, tileEnergy, terms));
                    ways[source] += static_cast<int>(found.size());
                }
                QVERIFY(apply(state, moveFor(seed, step, state)).ok());
            }
        }
        for (const int found : ways) // there was something to find
            QVERIFY(found > 10);
    }
};

QTEST_APPLESS_MAIN(TestEnergizeSearch)
#include "tst_energize_search.moc"
