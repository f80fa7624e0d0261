#include <QStringList>

#include "app/nucleum/overview/sheet_line.h"
#include "app/nucleum/words/contract_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/contracts.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/milestone_track.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/data/technologies.h"
#include "engine/nucleum/milestones.h"
#include "engine/nucleum/score.h"

namespace nucleum {

namespace {

QString distanceText(const State& state, EndCondition condition) {
    const EndTracker near = endTracker(state);
    switch (condition) {
    case EndCondition::ActionTiles:
        return Nucleum::tr("Tiles left: %1").arg(near.tilesInStacks);
    case EndCondition::Contracts:
        return Nucleum::tr("Contracts left: %1").arg(near.contractsInStacks);
    case EndCondition::MilestoneSpaces:
        return Nucleum::tr("Markers left there: %1").arg(near.markersOnThirdSpace);
    case EndCondition::Technologies:
        return Nucleum::tr("Most so far: %1 of %2")
            .arg(near.mostTechnologies)
            .arg(kTechnologyCount);
    case EndCondition::Vp:
        return Nucleum::tr("Most so far: %1 of %2").arg(near.mostVp).arg(kVpFlag);
    }
    return {};
}

void addEnd(SheetLines& lines, const State& state, const Cast& cast) {
    const QString heading = Nucleum::tr("End of the game: %1 of %2 conditions")
                                .arg(conditionsMet(state))
                                .arg(conditionsNeeded(state.playerCount()));
    for (int i = 0; i < kEndConditionCount; ++i) {
        const auto condition = static_cast<EndCondition>(i);
        const Owner by = state.metBy[static_cast<std::size_t>(i)];
        const bool isDone = isMet(state, condition);
        lines.push_back({heading, nameOf(condition), QString(),
                         isDone && isPlayer(by)
                             ? Nucleum::tr("Met by %1: 3 VP").arg(cast.nameOf(by))
                             : distanceText(state, condition),
                         "end", isDone, -1});
    }
    if (state.turnsLeft > 0)
        lines.push_back({heading, Nucleum::tr("Turns left, this one included"),
                         QString::number(state.turnsLeft), QString(), "end", false, -1});
}

/// Who could fulfil it, or how far everybody is.
QString everybodysProgress(const State& state, const Cast& cast, Contract contract) {
    QStringList parts;
    for (int i = 0; i < state.playerCount(); ++i) {
        const auto player = static_cast<Player>(i);
        const Progress progress = progressOf(state, player, contract);
        parts.append(QStringLiteral("%1 %2/%3%4")
                         .arg(cast.nameOf(player))
                         .arg(progress.count)
                         .arg(progress.needed)
                         .arg(progress.isMet() ? QStringLiteral(" ✓") : QString()));
    }
    return parts.join(QStringLiteral(" · "));
}

template <class Contracts>
void addContracts(SheetLines& lines, const QString& heading, const State& state, const Cast& cast,
                  const Contracts& contracts) {
    for (const Contract contract : contracts)
        if (contract.isSet())
            lines.push_back(
                {heading,
                 QStringLiteral("%1 · %2").arg(numberOf(contract), requirementText(contract)),
                 QString(),
                 QStringLiteral("%1\n%2").arg(rewardText(contract),
                                              everybodysProgress(state, cast, contract)),
                 "contract", progressOf(state, state.active, contract).isMet(), -1});
}

void addMilestones(SheetLines& lines, const State& state, const Cast& cast) {
    const QString heading = Nucleum::tr("Milestone track");
    for (std::size_t i = 0; i < state.milestones.size(); ++i) {
        QStringList counts;
        for (int p = 0; p < state.playerCount(); ++p)
            counts.append(QStringLiteral("%1 %2")
                              .arg(cast.nameOf(static_cast<Player>(p)))
                              .arg(countFor(state, static_cast<Player>(p), state.milestones[i])));
        lines.push_back({heading,
                         QStringLiteral("%1–%2: %3")
                             .arg(kSegments[i].from)
                             .arg(kSegments[i].to)
                             .arg(nameOf(state.milestones[i])),
                         state.segmentNucleum[i] ? Nucleum::tr("nucleum") : QString(),
                         counts.join(QStringLiteral(" · ")), "marker", false, -1});
    }
    const std::array<int, kMaxPlayers> vpNow = royalVp(state);
    QStringList royal;
    for (int p = 0; p < state.playerCount(); ++p)
        royal.append(QStringLiteral("%1 %2").arg(cast.nameOf(static_cast<Player>(p)),
                                                 vp(vpNow[static_cast<std::size_t>(p)])));
    lines.push_back({heading, Nucleum::tr("King's Day would give"), QString(),
                     royal.join(QStringLiteral(" · ")), "vp", false, -1});
    for (int space = 0; space < kMilestoneSpaces; ++space)
        lines.push_back({heading, Nucleum::tr("Markers on milestone space %1").arg(space + 1),
                         QString::number(markersOn(state, space)), QString(), "marker", false, -1});
}

void addSupplies(SheetLines& lines, const State& state) {
    const QString heading = Nucleum::tr("Coal and tiles");
    for (int i = 0; i < kCoalAreaCount; ++i) {
        const auto at = static_cast<std::size_t>(i);
        lines.push_back({heading, nameOf(static_cast<CoalArea>(i)), QString(),
                         state.facts.coalWagons[at] == kUnknown
                             ? Nucleum::tr("wagons not entered yet")
                             : Nucleum::tr("Wagons at 1: %1, at 2: %2; then 3 each")
                                   .arg(state.coal[at].atOne)
                                   .arg(state.coal[at].atTwo),
                         "coal", false, -1});
    }
    lines.push_back({heading, Nucleum::tr("Tiles in the offer"), QString::number(state.offerTiles),
                     Nucleum::tr("In the stacks: %1").arg(state.stackTiles), "tile", false, -1});
    lines.push_back(
        {heading, Nucleum::tr("Contracts in the stacks"),
         QString::number(state.contracts.silver + state.contracts.gold),
         Nucleum::tr("Silver %1, gold %2").arg(state.contracts.silver).arg(state.contracts.gold),
         "contract", false, -1});
}

} // namespace

SheetLines tableSheet(const State& state, const Cast& cast) {
    SheetLines lines;
    addEnd(lines, state, cast);
    addContracts(lines, Nucleum::tr("Contract market"), state, cast, state.contracts.open);
    addContracts(lines, Nucleum::tr("Purple contracts"), state, cast, state.contracts.purple);
    addMilestones(lines, state, cast);
    addSupplies(lines, state);
    return lines;
}

} // namespace nucleum
