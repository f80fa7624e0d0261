#include <QStringList>

#include "app/nucleum/overview/sheet_line.h"
#include "app/nucleum/words/contract_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/contracts.h"
#include "engine/nucleum/costs.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/milestone_track.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/technologies.h"
#include "engine/nucleum/final_score.h"
#include "engine/nucleum/milestones.h"
#include "engine/nucleum/network.h"
#include "engine/nucleum/score.h"

namespace nucleum {

namespace {

void addSupply(SheetLines& lines, const State& state, Player player) {
    const PlayerState& own = state.of(player);
    const QString heading = Nucleum::tr("Supply");
    const auto add = [&](const QString& title, int amount, const char* sign,
                         const QString& detail = {}) {
        lines.push_back({heading, title, QString::number(amount), detail, QString::fromLatin1(sign),
                         false, -1});
    };
    add(Nucleum::tr("VP"), own.vp, "vp");
    add(Nucleum::tr("Thaler"), own.thaler, "thaler");
    add(Nucleum::tr("Workers"), own.workers, "worker",
        Nucleum::tr("In reserve: %1").arg(workersInReserve(state, player)));
    add(Nucleum::tr("Uranium"), uraniumOf(state, player), "uranium",
        Nucleum::tr("Free places on mines: %1").arg(freeUraniumPlaces(state, player)));
    add(Nucleum::tr("Achievement tokens"), own.achievement, "token");
    add(Nucleum::tr("Action tiles in the pool"), own.poolTiles, "tile",
        Nucleum::tr("On the board: %1").arg(own.tilesOnBoard()));
    add(Nucleum::tr("Railways on the map"), railwaysOf(state, player), "railway");
    add(Nucleum::tr("Cities in the largest network"), networkSize(state, player), "network");
}

void addIncome(SheetLines& lines, const State& state, Player player) {
    const QString heading = Nucleum::tr("Income");
    if (const auto income = incomeOf(state, player))
        lines.push_back({heading, Nucleum::tr("A recharge now gives"), QString(),
                         QStringLiteral("%1, %2, %3")
                             .arg(thaler(income->thaler), workers(income->workers), vp(income->vp)),
                         "income", false, -1});
    for (int i = 0; i < kIncomeTrackCount; ++i)
        lines.push_back(
            {heading, nameOf(static_cast<IncomeTrack>(i)),
             Nucleum::tr("step %1").arg(state.of(player).income[static_cast<std::size_t>(i)]),
             QString(), "income", false, -1});
}

void addContracts(SheetLines& lines, const State& state, Player player) {
    const QString heading = Nucleum::tr("Contracts");
    const PlayerState& own = state.of(player);
    for (int i = 0; i < kContractSpaceCount; ++i) {
        const Contract contract = own.contracts[static_cast<std::size_t>(i)];
        const QString space = nameOf(static_cast<ContractSpace>(i));
        if (!contract.isSet()) {
            lines.push_back({heading, Nucleum::tr("Empty space"), QString(),
                             Nucleum::tr("Reward when filled: %1").arg(space), "contract", false,
                             -1});
            continue;
        }
        const Progress progress = progressOf(state, player, contract);
        lines.push_back(
            {heading, QStringLiteral("%1 · %2").arg(numberOf(contract), requirementText(contract)),
             QStringLiteral("%1/%2").arg(progress.count).arg(progress.needed), rewardText(contract),
             "contract", progress.isMet(), -1});
    }
    lines.push_back({heading, Nucleum::tr("Fulfilled so far"),
                     QString::number(own.fulfilled.size()), QString(), "contract", false, -1});
}

void addTechnologies(SheetLines& lines, const State& state, Player player) {
    const PlayerState& own = state.of(player);
    for (std::uint8_t i = 0; i < kTechnologyCount; ++i)
        lines.push_back({Nucleum::tr("Technologies"), technologyText(own.experiment, i),
                         technologyName(own.experiment, i),
                         Nucleum::tr("Level %1").arg(kTechnologyLevels[i]), "technology",
                         own.technologies.contains(i), -1});
    if (own.technologies.contains(kTechnologyCount - 1)) {
        const int count = goalCount(figuresOf(state, player));
        lines.push_back({Nucleum::tr("Technologies"), Nucleum::tr("Priority goal now"),
                         vp(goalVp(own.experiment, count)), Nucleum::tr("Counted: %1").arg(count),
                         "vp", false, -1});
    }
}

void addBuildings(SheetLines& lines, const State& state, Player player) {
    const PlayerState& own = state.of(player);
    constexpr std::array kSigns{"residence", "factory", "laboratory"};
    for (int type = 0; type < kBuildingTypeCount; ++type)
        for (std::uint8_t level = 0; level < kLevelCount; ++level) {
            const Building building{static_cast<BuildingType>(type), level};
            const PlacedBuilding& placed = own.at(building);
            lines.push_back({Nucleum::tr("Urban buildings"), nameOf(building),
                             placed.isOnMap() ? nameOf(placed.city) : thaler(kUrbanizeCost[level]),
                             placed.isEnergized ? Nucleum::tr("energized") : QString(),
                             QString::fromLatin1(kSigns[static_cast<std::size_t>(type)]),
                             placed.isEnergized, -1});
        }
}

void addIndustry(SheetLines& lines, const State& state, Player player) {
    const PlayerState& own = state.of(player);
    const QString heading = Nucleum::tr("Mines and turbines");
    for (int row = 0; row < kRowCount; ++row) {
        const auto at = static_cast<std::size_t>(row);
        const Mine& mine = own.mines[at];
        lines.push_back(
            {heading, nameOf(IndustryKind::Mine, row),
             mine.isOnMap() ? nameOf(mine.city) : workers(kIndustrializeCost[at]),
             mine.isOnMap()
                 ? Nucleum::tr("Uranium: %1 of %2").arg(mine.uranium).arg(kMineCapacity[at])
                 : QString(),
             "mine", mine.isOnMap(), -1});
        const bool isBuilt = own.turbines[at] != City::None;
        lines.push_back({heading, nameOf(IndustryKind::Turbine, row),
                         isBuilt ? nameOf(own.turbines[at]) : workers(kIndustrializeCost[at]),
                         turbineText(own.experiment, row), "turbine", isBuilt, -1});
    }
}

void addMarkers(SheetLines& lines, const State& state, Player player) {
    const Markers& markers = state.of(player).markers;
    const QString heading = Nucleum::tr("Milestone markers");
    for (const std::uint8_t space : markers.inTier)
        if (const auto effect = space > 0 ? markerEffect(state, space) : std::nullopt)
            lines.push_back({heading, Nucleum::tr("Space %1").arg(space),
                             QStringLiteral("×%1").arg(effect->multiplier),
                             nameOf(state.milestones[static_cast<std::size_t>(effect->segment)]),
                             "marker", false, -1});
    if (markers.onStart > 0)
        lines.push_back({heading, Nucleum::tr("Start space"), QString::number(markers.onStart),
                         Nucleum::tr("−3 VP each at the end"), "marker", false, -1});
    if (lines.back().heading != heading)
        lines.push_back(
            {heading, Nucleum::tr("None on the track"), QString(), QString(), "marker", false, -1});
}

} // namespace

SheetLines playerSheet(const State& state, Player player) {
    SheetLines lines;
    addSupply(lines, state, player);
    addIncome(lines, state, player);
    addContracts(lines, state, player);
    addTechnologies(lines, state, player);
    addBuildings(lines, state, player);
    addIndustry(lines, state, player);
    addMarkers(lines, state, player);
    return lines;
}

} // namespace nucleum
