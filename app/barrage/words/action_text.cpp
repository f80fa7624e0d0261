#include "app/barrage/words/action_text.h"

#include <array>

#include <QCoreApplication>

#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "app/common/convert.h"
#include "engine/barrage/data/map.h"

namespace explain {

namespace {

using namespace barrage;

/// Buildings are the only structures that need the expansion.
QString structureText(const AutomaAction& action) {
    return action.needsLeeghwater ? QCoreApplication::translate("Automa", "building")
                                  : nameOf(action.structure);
}

QString constructionText(const AutomaAction& action) {
    static constexpr std::array<const char*, kAreaCount> kInArea{
        QT_TRANSLATE_NOOP("Automa", "%1 in the mountains"),
        QT_TRANSLATE_NOOP("Automa", "%1 in the hills"),
        QT_TRANSLATE_NOOP("Automa", "%1 in the plains")};
    QString text = structureText(action);
    if (action.needsLeeghwater)
        return action.fromBottom
                   ? QCoreApplication::translate("Automa", "%1, from the bottom").arg(text)
                   : QCoreApplication::translate("Automa", "%1, from the top").arg(text);
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
            .arg(signedText(action.bonus), nameOf(action.colour));
    case AutomaActionKind::WaterManagement:
        return (action.flowsAtOnce ? QCoreApplication::translate("Automa", "%1, flowing at once")
                                   : QCoreApplication::translate("Automa", "%1, waiting"))
            .arg(counted(action.drops, Listed::Drop));
    case AutomaActionKind::ContractOffice:
        return QCoreApplication::translate("Automa", "%1, energy +%2")
            .arg(nameOf(action.colour))
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
        return placesText(action.preference);
    case AutomaActionKind::Bank:
        break;
    }
    return {};
}

/// The reason is told in words, so that its number alone is enough.
QString ruleNumber(Because because) { return toQt(ruleOf(because)).section(' ', 0, 0); }

} // namespace

QString nameOf(AutomaActionKind kind) {
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

QString printedText(const AutomaAction& action) {
    QStringList parts;
    if (const QString content = contentText(action); !content.isEmpty())
        parts.append(content);
    parts.append(counted(action.engineers, Listed::Engineer));
    if (action.vpCost > 0)
        parts.append(QCoreApplication::translate("Automa", "-%1 VP").arg(action.vpCost));
    if (!action.endsTurn)
        parts.append(QCoreApplication::translate("Automa", "dashed"));
    return parts.join(QStringLiteral("; "));
}

QString placesText(const WorkOrder& order) {
    return QStringLiteral("%1-%2-%3").arg(order[0]).arg(order[1]).arg(order[2]);
}

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
                .arg(nameOf(action.colour));
        return QCoreApplication::translate("Automa",
                                           "energy possible %1, needed for a %2 contract %3")
            .arg(energySum(*report.production))
            .arg(nameOf(action.colour))
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
        if (report.needed == 0)
            return QCoreApplication::translate("Automa",
                                               "not enough machines for any private building");
        return QCoreApplication::translate("Automa", "not enough machines: %1 there, %2 needed")
            .arg(report.there)
            .arg(report.needed);
    case Because::NoSpace:
        return QCoreApplication::translate("Automa", "there is no space for it");
    case Because::NoWork:
        return report.there == 0 ? QCoreApplication::translate("Automa", "no external work is open")
                                 : QCoreApplication::translate(
                                       "Automa", "not enough machines for any open external work");
    case Because::Done:
        break;
    }
    return {};
}

QString reportText(const ActionReport& report, const AutomaAction& action) {
    QString result;
    if (!report.isPerformed())
        result = QCoreApplication::translate("Automa", "no, %1 (%2)")
                     .arg(whyNot(report, action), ruleNumber(report.because));
    else if (report.kind == AutomaActionKind::Production)
        result = QCoreApplication::translate("Automa",
                                             "YES, energy possible %1, needed for a %2 contract %3")
                     .arg(energySum(*report.production))
                     .arg(nameOf(action.colour))
                     .arg(report.needed);
    else
        result = QCoreApplication::translate("Automa", "YES");
    return QStringLiteral("%1. %2 (%3): %4")
        .arg(report.order)
        .arg(nameOf(report.kind), printedText(action), result);
}

} // namespace explain
