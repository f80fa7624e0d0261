#include "app/cli/decision_text.h"

#include <array>

#include "app/cli/game_text.h"
#include "app/cli/placement_json.h"
#include "app/common/convert.h"
#include "engine/barrage/automa_deck.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/ids.h"

namespace cli {

namespace {

using namespace barrage;

QString listed(const QStringList& words) {
    return words.isEmpty() ? QStringLiteral("none") : words.join(QStringLiteral(", "));
}

QString constructionText(const AutomaAction& action) {
    if (action.needsLeeghwater)
        return QStringLiteral("building");
    QString text = toQt(idOf(action.structure));
    for (const Area area : {Area::Mountains, Area::Hills, Area::Plains})
        if (action.areas == areaBit(area))
            text += QStringLiteral(" in the ") + toQt(idOf(area));
    if (action.leastValue > 0)
        text += QStringLiteral(" of value %1 or more").arg(action.leastValue);
    return text;
}

QString machinesText(const AutomaAction& action) {
    QStringList machines;
    for (const auto& [count, name] :
         {std::pair{action.excavators, "excavator"}, std::pair{action.mixers, "mixer"},
          std::pair{action.anyMachines, "any machine"}})
        if (count > 0)
            machines.append(counted(count, name));
    return machines.join(QStringLiteral(" and "));
}

/// What the tile prints for the action, without engineers.
QString contentText(const AutomaAction& action) {
    switch (action.kind) {
    case AutomaActionKind::Production:
        return QStringLiteral("%1%2, %3 contract")
            .arg(QLatin1String(action.bonus < 0 ? "" : "+"))
            .arg(action.bonus)
            .arg(toQt(idOf(action.colour)));
    case AutomaActionKind::WaterManagement:
        return counted(action.drops, "drop") +
               QLatin1String(action.flowsAtOnce ? ", flowing at once" : ", waiting");
    case AutomaActionKind::ContractOffice:
        return QStringLiteral("%1, energy +%2").arg(toQt(idOf(action.colour))).arg(action.energy);
    case AutomaActionKind::Construction:
        return constructionText(action);
    case AutomaActionKind::Workshop:
        return counted(action.segments, "segment");
    case AutomaActionKind::MachineryShop:
        return machinesText(action);
    case AutomaActionKind::PatentOffice:
        return action.needsLeeghwater ? QStringLiteral("building") : toQt(idOf(action.structure));
    case AutomaActionKind::ExternalWork:
    case AutomaActionKind::Bank:
        break;
    }
    return {};
}

QString actionText(const AutomaAction& action) {
    QStringList parts;
    if (const QString content = contentText(action); !content.isEmpty())
        parts.append(content);
    parts.append(counted(action.engineers, "engineer"));
    if (action.vpCost > 0)
        parts.append(QStringLiteral("-%1 VP").arg(action.vpCost));
    if (!action.endsTurn)
        parts.append(QStringLiteral("dashed"));
    return idOfKind(action.kind).replace('_', ' ') + QStringLiteral(" (%1)").arg(parts.join("; "));
}

/// "6 +2 +1 = 9": drops times value (for Fiesler at least 4), tile, company board.
QString energySum(const ProductionChoice& choice) {
    const auto sign = [](int bonus) {
        return QLatin1String(bonus < 0 ? "" : "+") + QString::number(bonus);
    };
    return QStringLiteral("%1 %2 %3 = %4")
        .arg(choice.energy - choice.tileBonus - choice.companyBonus)
        .arg(sign(choice.tileBonus), sign(choice.companyBonus))
        .arg(choice.energy);
}

QString whyNot(const ActionReport& report, const AutomaAction& action) {
    switch (report.because) {
    case Because::NoLeeghwater:
        return QStringLiteral("The Leeghwater Project is not played");
    case Because::NoSystem:
        return QStringLiteral("no system yields energy");
    case Because::TrackReached:
        return QStringLiteral("first on the track with %1, section of the round from %2")
            .arg(report.there)
            .arg(report.needed);
    case Because::NoContract:
        if (report.needed == 0)
            return QStringLiteral("no %1 contract is open").arg(toQt(idOf(action.colour)));
        return QStringLiteral("energy possible %1, needed for a %2 contract %3")
            .arg(energySum(*report.production))
            .arg(toQt(idOf(action.colour)))
            .arg(report.needed);
    case Because::NoGain:
        return QStringLiteral("no drop would end in an own dam");
    case Because::EmptyWheel:
        return QStringLiteral("the wheel is empty");
    case Because::LastRound:
        return QStringLiteral("round 5");
    case Because::NoOpenTile:
        return QStringLiteral("no open tile builds it");
    case Because::NoPiece:
        return QStringLiteral("no piece is left");
    case Because::NoTile:
        return QStringLiteral("no technology tile for it in the supply");
    case Because::NoMachines:
        return QStringLiteral("not enough machines: %1 there, %2 needed")
            .arg(report.there)
            .arg(report.needed);
    case Because::NoSpace:
        return QStringLiteral("no space is free for it");
    case Because::Done:
        break;
    }
    return {};
}

QString reportText(const ActionReport& report, const AutomaAction& action) {
    QString result;
    if (!report.isPerformed())
        result =
            QStringLiteral("no, %1 (%2)").arg(whyNot(report, action), toQt(ruleOf(report.because)));
    else if (report.kind == AutomaActionKind::Production)
        result = QStringLiteral("YES, energy possible %1, needed for a %2 contract %3")
                     .arg(energySum(*report.production))
                     .arg(toQt(idOf(action.colour)))
                     .arg(report.needed);
    else
        result = QStringLiteral("YES");
    return QStringLiteral("%1. %2: %3").arg(report.order).arg(actionText(action), result);
}

QString stepMeaning(PlaceStep step) {
    static constexpr std::array kMeanings{"",
                                          "eligible",
                                          "only space",
                                          "completes a system",
                                          "most valuable conduit",
                                          "most drops",
                                          "red outline",
                                          "below a powerhouse",
                                          "own dam downstream, else no opponent's",
                                          "own powerhouse linked",
                                          "highest value",
                                          "second highest value",
                                          "dam own, neutral, opponent's",
                                          "dam opponent's, neutral, own",
                                          "powerhouse own, opponent's",
                                          "powerhouse opponent's, own",
                                          "most valuable conduit",
                                          "plains",
                                          "hills basin shown",
                                          "feeds own dam, else not an opponent's",
                                          "own dam linked",
                                          "feeds no opponent's dam, else own",
                                          "space without red outline",
                                          "code",
                                          "advanced tile",
                                          "officer"};
    return QLatin1String(kMeanings[static_cast<std::size_t>(step)]);
}

QStringList placementText(const Placement& placement) {
    QStringList lines;
    for (const TraceStep& step : placement.trace) {
        const QString named = listed(idsOfSites(placement.site.structure, step.named));
        if (step.step == PlaceStep::Eligible)
            lines.append(QStringLiteral("eligible: ") + named);
        else
            lines.append(QStringLiteral("%1 %2: %3")
                             .arg(toQt(ruleOf(step.step)), stepMeaning(step.step), named));
    }
    lines.append(QStringLiteral("chosen: %1 by %2")
                     .arg(idOfSite(placement.site), toQt(ruleOf(placement.decidedBy))));
    return lines;
}

QString productionText(const ProductionChoice& choice) {
    const int value = infoOf(choice.system.conduit).value;
    const QString tie =
        choice.tied > 1
            ? QStringLiteral("; %1 systems yield as much, neutral dam and code decide (A-4.2)")
                  .arg(choice.tied)
            : QString();
    return QStringLiteral("best system: dam %1, conduit %2, powerhouse %3; %4 x %5: %6 energy%7")
        .arg(toQt(idOf(choice.system.dam)), toQt(idOf(choice.system.conduit)),
             toQt(idOf(choice.system.powerhouse)))
        .arg(counted(choice.drops, "drop"))
        .arg(value)
        .arg(energySum(choice), tie);
}

QString waterText(const State& state, const WaterChoice& choice) {
    QStringList drops;
    for (std::size_t i = 0; i < choice.drops.size(); ++i)
        if (choice.drops[i] > 0)
            drops.append(QStringLiteral("%1 on %2")
                             .arg(choice.drops[i])
                             .arg(toQt(idOf(static_cast<Headstream>(i)))));
    QString letters;
    for (const Headstream headstream : criteriaSide(state).headstreams)
        letters += toQt(idOf(headstream));
    const QString tie = choice.tied > 1
                            ? QStringLiteral("; %1 placements are as good, letters %2 decide")
                                  .arg(choice.tied)
                                  .arg(letters)
                            : QString();
    return QStringLiteral("water: %1; its dams gain %2%3")
        .arg(drops.join(QStringLiteral(", ")))
        .arg(choice.gain)
        .arg(tie);
}

} // namespace

QString tileText(int tile) {
    const AutomaTile& info = automaTile(static_cast<std::uint8_t>(tile));
    return QStringLiteral("%1 (%2-%3-%4)")
        .arg(tile)
        .arg(info.baseCode.value)
        .arg(toQt(idOf(info.conduitCode)))
        .arg(info.powerhouseCode.value);
}

QStringList decisionText(const State& state, const Decision& decision) {
    QStringList lines;
    for (const ActionReport& report : decision.actions)
        lines.append(reportText(
            report, automaTile(state.deck.actionTile).actions[std::size_t{report.order} - 1]));
    QStringList chosen;
    if (decision.production)
        chosen.append(productionText(*decision.production));
    if (decision.water)
        chosen.append(waterText(state, *decision.water));
    if (decision.placement)
        chosen += placementText(*decision.placement);
    for (const QString& line : chosen)
        lines.append(QStringLiteral("   ") + line);
    return lines;
}

} // namespace cli
