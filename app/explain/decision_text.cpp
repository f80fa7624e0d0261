#include "app/explain/decision_text.h"

#include <array>

#include <QCoreApplication>

#include "app/common/convert.h"
#include "app/explain/words.h"
#include "engine/barrage/automa_deck.h"
#include "engine/barrage/data/map.h"

namespace explain {

namespace {

using namespace barrage;

QString listed(const QStringList& words) {
    return words.isEmpty() ? QCoreApplication::translate("Automa", "none")
                           : words.join(QStringLiteral(", "));
}

/// Buildings are the only structures that need the expansion.
QString structureText(const AutomaAction& action) {
    return action.needsLeeghwater ? QCoreApplication::translate("Automa", "building")
                                  : wordFor(action.structure);
}

QString constructionText(const AutomaAction& action) {
    static constexpr std::array<const char*, kAreaCount> kInArea{
        QT_TRANSLATE_NOOP("Automa", "%1 in the mountains"),
        QT_TRANSLATE_NOOP("Automa", "%1 in the hills"),
        QT_TRANSLATE_NOOP("Automa", "%1 in the plains")};
    QString text = structureText(action);
    if (action.needsLeeghwater)
        return text;
    for (const Area area : {Area::Mountains, Area::Hills, Area::Plains})
        if (action.areas == areaBit(area))
            text = QCoreApplication::translate("Automa", kInArea[static_cast<std::size_t>(area)])
                       .arg(text);
    if (action.leastValue > 0)
        text = QCoreApplication::translate("Automa", "%1 of value %2 or more")
                   .arg(text)
                   .arg(action.leastValue);
    return text;
}

QString machinesText(const AutomaAction& action) {
    QStringList machines;
    for (const auto& [count, noun] :
         {std::pair{action.excavators, Listed::Excavator}, std::pair{action.mixers, Listed::Mixer},
          std::pair{action.anyMachines, Listed::AnyMachine}})
        if (count > 0)
            machines.append(counted(count, noun));
    return machines.join(QCoreApplication::translate("Automa", " and "));
}

QString signedText(int bonus) {
    return QLatin1String(bonus < 0 ? "" : "+") + QString::number(bonus);
}

/// What the tile prints for the action, without engineers.
QString contentText(const AutomaAction& action) {
    switch (action.kind) {
    case AutomaActionKind::Production:
        return QCoreApplication::translate("Automa", "%1, %2 contract")
            .arg(signedText(action.bonus), wordFor(action.colour));
    case AutomaActionKind::WaterManagement:
        return (action.flowsAtOnce ? QCoreApplication::translate("Automa", "%1, flowing at once")
                                   : QCoreApplication::translate("Automa", "%1, waiting"))
            .arg(counted(action.drops, Listed::Drop));
    case AutomaActionKind::ContractOffice:
        return QCoreApplication::translate("Automa", "%1, energy +%2")
            .arg(wordFor(action.colour))
            .arg(action.energy);
    case AutomaActionKind::Construction:
        return constructionText(action);
    case AutomaActionKind::Workshop:
        return counted(action.segments, Listed::Segment);
    case AutomaActionKind::MachineryShop:
        return machinesText(action);
    case AutomaActionKind::PatentOffice:
        return structureText(action);
    case AutomaActionKind::ExternalWork:
    case AutomaActionKind::Bank:
        break;
    }
    return {};
}

QString kindText(AutomaActionKind kind) {
    static constexpr std::array kNames{QT_TRANSLATE_NOOP("Automa", "production"),
                                       QT_TRANSLATE_NOOP("Automa", "water management"),
                                       QT_TRANSLATE_NOOP("Automa", "contract office"),
                                       QT_TRANSLATE_NOOP("Automa", "construction"),
                                       QT_TRANSLATE_NOOP("Automa", "workshop"),
                                       QT_TRANSLATE_NOOP("Automa", "machinery shop"),
                                       QT_TRANSLATE_NOOP("Automa", "patent office"),
                                       QT_TRANSLATE_NOOP("Automa", "external work"),
                                       QT_TRANSLATE_NOOP("Automa", "bank")};
    return QCoreApplication::translate("Automa", kNames[static_cast<std::size_t>(kind)]);
}

QString actionText(const AutomaAction& action) {
    QStringList parts;
    if (const QString content = contentText(action); !content.isEmpty())
        parts.append(content);
    parts.append(counted(action.engineers, Listed::Engineer));
    if (action.vpCost > 0)
        parts.append(QCoreApplication::translate("Automa", "-%1 VP").arg(action.vpCost));
    if (!action.endsTurn)
        parts.append(QCoreApplication::translate("Automa", "dashed"));
    return kindText(action.kind) + QStringLiteral(" (%1)").arg(parts.join("; "));
}

/// "6 +2 +1 = 9": drops times value (for Fiesler at least 4), tile, company board.
QString energySum(const ProductionChoice& choice) {
    return QStringLiteral("%1 %2 %3 = %4")
        .arg(choice.energy - choice.tileBonus - choice.companyBonus)
        .arg(signedText(choice.tileBonus), signedText(choice.companyBonus))
        .arg(choice.energy);
}

QString whyNot(const ActionReport& report, const AutomaAction& action) {
    switch (report.because) {
    case Because::NoLeeghwater:
        return QCoreApplication::translate("Automa", "The Leeghwater Project is not played");
    case Because::NoSystem:
        return QCoreApplication::translate("Automa", "no system yields energy");
    case Because::TrackReached:
        return QCoreApplication::translate(
                   "Automa", "first on the track with %1, section of the round from %2")
            .arg(report.there)
            .arg(report.needed);
    case Because::NoContract:
        if (report.needed == 0)
            return QCoreApplication::translate("Automa", "no %1 contract is open")
                .arg(wordFor(action.colour));
        return QCoreApplication::translate("Automa",
                                           "energy possible %1, needed for a %2 contract %3")
            .arg(energySum(*report.production))
            .arg(wordFor(action.colour))
            .arg(report.needed);
    case Because::NoGain:
        return QCoreApplication::translate("Automa", "no drop would end in an own dam");
    case Because::EmptyWheel:
        return QCoreApplication::translate("Automa", "the wheel is empty");
    case Because::LastRound:
        return QCoreApplication::translate("Automa", "round 5");
    case Because::NoOpenTile:
        return QCoreApplication::translate("Automa", "no open tile builds it");
    case Because::NoPiece:
        return QCoreApplication::translate("Automa", "no piece is left");
    case Because::NoTile:
        return QCoreApplication::translate("Automa", "no technology tile for it in the supply");
    case Because::NoMachines:
        return QCoreApplication::translate("Automa", "not enough machines: %1 there, %2 needed")
            .arg(report.there)
            .arg(report.needed);
    case Because::NoSpace:
        return QCoreApplication::translate("Automa", "there is no space for it");
    case Because::Done:
        break;
    }
    return {};
}

QString reportText(const ActionReport& report, const AutomaAction& action) {
    QString result;
    if (!report.isPerformed())
        result = QCoreApplication::translate("Automa", "no, %1 (%2)")
                     .arg(whyNot(report, action), wordFor(std::string(ruleOf(report.because))));
    else if (report.kind == AutomaActionKind::Production)
        result = QCoreApplication::translate("Automa",
                                             "YES, energy possible %1, needed for a %2 contract %3")
                     .arg(energySum(*report.production))
                     .arg(wordFor(action.colour))
                     .arg(report.needed);
    else
        result = QCoreApplication::translate("Automa", "YES");
    return QStringLiteral("%1. %2: %3").arg(report.order).arg(actionText(action), result);
}

QString stepMeaning(PlaceStep step) {
    static constexpr std::array kMeanings{
        "",
        QT_TRANSLATE_NOOP("Automa", "eligible"),
        QT_TRANSLATE_NOOP("Automa", "only space"),
        QT_TRANSLATE_NOOP("Automa", "the only one that completes a system"),
        QT_TRANSLATE_NOOP("Automa", "most valuable conduit"),
        QT_TRANSLATE_NOOP("Automa", "most drops"),
        QT_TRANSLATE_NOOP("Automa", "red outline"),
        QT_TRANSLATE_NOOP("Automa", "below a powerhouse"),
        QT_TRANSLATE_NOOP("Automa", "own dam downstream, else no opponent's"),
        QT_TRANSLATE_NOOP("Automa", "own powerhouse linked"),
        QT_TRANSLATE_NOOP("Automa", "highest value"),
        QT_TRANSLATE_NOOP("Automa", "second highest value"),
        QT_TRANSLATE_NOOP("Automa", "dam own, neutral, opponent's"),
        QT_TRANSLATE_NOOP("Automa", "dam opponent's, neutral, own"),
        QT_TRANSLATE_NOOP("Automa", "powerhouse own, opponent's"),
        QT_TRANSLATE_NOOP("Automa", "powerhouse opponent's, own"),
        QT_TRANSLATE_NOOP("Automa", "most valuable conduit"),
        QT_TRANSLATE_NOOP("Automa", "plains"),
        QT_TRANSLATE_NOOP("Automa", "hills basin shown"),
        QT_TRANSLATE_NOOP("Automa", "feeds own dam, else not an opponent's"),
        QT_TRANSLATE_NOOP("Automa", "own dam linked"),
        QT_TRANSLATE_NOOP("Automa", "feeds no opponent's dam, else own"),
        QT_TRANSLATE_NOOP("Automa", "space without red outline"),
        QT_TRANSLATE_NOOP("Automa", "code"),
        QT_TRANSLATE_NOOP("Automa", "advanced tile"),
        QT_TRANSLATE_NOOP("Automa", "officer")};
    if (step == PlaceStep::None)
        return {};
    return QCoreApplication::translate("Automa", kMeanings[static_cast<std::size_t>(step)]);
}

QStringList placementText(const Placement& placement) {
    QStringList lines;
    for (const TraceStep& step : placement.trace) {
        const QString named = listed(idsOfSites(placement.site.structure, step.named));
        if (step.step == PlaceStep::Eligible)
            lines.append(QStringLiteral("%1: %2").arg(stepMeaning(step.step), named));
        else
            lines.append(QStringLiteral("%1 %2: %3")
                             .arg(toQt(ruleOf(step.step)), stepMeaning(step.step), named));
    }
    lines.append(QCoreApplication::translate("Automa", "chosen: %1 by %2")
                     .arg(idOfSite(placement.site), toQt(ruleOf(placement.decidedBy))));
    return lines;
}

QString productionText(const ProductionChoice& choice) {
    const int value = infoOf(choice.system.conduit).value;
    const QString tie =
        choice.tied > 1
            ? QCoreApplication::translate(
                  "Automa",
                  "; %n systems yield as much, then a neutral dam or the code decides (A-4.2)",
                  nullptr, choice.tied)
            : QString();
    return QCoreApplication::translate(
               "Automa", "best system: dam %1, conduit %2, powerhouse %3; %4 x %5: %6 energy%7")
        .arg(toQt(idOf(choice.system.dam)), toQt(idOf(choice.system.conduit)),
             toQt(idOf(choice.system.powerhouse)))
        .arg(counted(choice.drops, Listed::Drop))
        .arg(value)
        .arg(energySum(choice), tie);
}

QString waterText(const State& state, const WaterChoice& choice) {
    QStringList drops;
    for (std::size_t i = 0; i < choice.drops.size(); ++i)
        if (choice.drops[i] > 0)
            drops.append(QCoreApplication::translate("Automa", "%1 on %2")
                             .arg(choice.drops[i])
                             .arg(toQt(idOf(static_cast<Headstream>(i)))));
    QString letters;
    for (const Headstream headstream : criteriaSide(state).headstreams)
        letters += toQt(idOf(headstream));
    const QString tie =
        choice.tied > 1
            ? QCoreApplication::translate(
                  "Automa", "; %n placements are as good, letters %1 decide", nullptr, choice.tied)
                  .arg(letters)
            : QString();
    return QCoreApplication::translate("Automa", "water: %1; its dams gain %2%3")
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

} // namespace explain
