#include "app/barrage/words/decision_text.h"

#include <array>

#include <QCoreApplication>

#include "app/barrage/words/action_text.h"
#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "app/common/convert.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/building.h"
#include "engine/barrage/data/map.h"

namespace explain {

namespace {

using namespace barrage;

QString listed(const std::vector<Site>& sites) {
    QStringList words;
    for (const Site site : sites)
        words.append(nameOf(site));
    return words.isEmpty() ? QCoreApplication::translate("Automa", "none")
                           : words.join(QStringLiteral(", "));
}

std::vector<Site> sitesOf(Structure structure, SiteSet set) {
    std::vector<Site> sites;
    for (int i = 0; i < siteCount(structure); ++i)
        if (contains(set, i))
            sites.push_back({structure, static_cast<std::uint8_t>(i)});
    return sites;
}

/// The two officers with preferences for places are told by name (8.3).
QString meaningFor(Structure structure, PlaceStep step) {
    if (step != PlaceStep::Officer)
        return meaningOf(step);
    const Officer officer = structure == Structure::Building ? Officer::Fouche : Officer::Adler;
    return QStringLiteral("%1 %2").arg(meaningOf(step), nameOf(officer));
}

void addPlacement(const Placement& placement, std::vector<ReasonStep>& steps) {
    const Structure structure = placement.site.structure;
    for (const TraceStep& step : placement.trace) {
        ReasonStep reason{{}, true, false, sitesOf(structure, step.named), {}};
        const QString named = listed(reason.sites);
        if (step.step == PlaceStep::Eligible)
            reason.text = QStringLiteral("%1: %2").arg(meaningOf(step.step), named);
        else
            reason.text =
                QStringLiteral("%1 %2: %3")
                    .arg(toQt(ruleOf(step.step)), meaningFor(structure, step.step), named);
        steps.push_back(std::move(reason));
    }
    steps.push_back({QCoreApplication::translate("Automa", "chosen: %1 by %2")
                         .arg(nameOf(placement.site), toQt(ruleOf(placement.decidedBy))),
                     true,
                     true,
                     {placement.site},
                     {}});
}

ReasonStep productionStep(const ProductionChoice& choice) {
    const std::vector<Site> sites{{Structure::Base, choice.system.dam.value},
                                  {Structure::Conduit, choice.system.conduit.value},
                                  {Structure::Powerhouse, choice.system.powerhouse.value}};
    const int value = infoOf(choice.system.conduit).value;
    const QString tie =
        choice.tied > 1
            ? QCoreApplication::translate(
                  "Automa",
                  "; %n systems yield as much, then a neutral dam or the code decides (A-4.2)",
                  nullptr, choice.tied)
            : QString();
    const QString text =
        QCoreApplication::translate(
            "Automa", "best system: dam %1, conduit %2, powerhouse %3; %4 x %5: %6 energy%7")
            .arg(nameOf(sites[0]), nameOf(sites[1]), nameOf(sites[2]))
            .arg(counted(choice.drops, Listed::Drop))
            .arg(value)
            .arg(energySum(choice), tie);
    return {text, true, true, sites, {}};
}

ReasonStep waterStep(const State& state, const WaterChoice& choice) {
    QStringList drops;
    std::vector<Headstream> headstreams;
    for (std::size_t i = 0; i < choice.drops.size(); ++i) {
        if (choice.drops[i] == 0)
            continue;
        headstreams.push_back(static_cast<Headstream>(i));
        drops.append(QCoreApplication::translate("Automa", "%1 on %2")
                         .arg(choice.drops[i])
                         .arg(toQt(idOf(static_cast<Headstream>(i)))));
    }
    QString letters;
    for (const Headstream headstream : criteriaSide(state).headstreams)
        letters += toQt(idOf(headstream));
    const QString tie =
        choice.tied > 1
            ? QCoreApplication::translate(
                  "Automa", "; %n placements are as good, letters %1 decide", nullptr, choice.tied)
                  .arg(letters)
            : QString();
    const QString text = QCoreApplication::translate("Automa", "water: %1; its dams gain %2%3")
                             .arg(drops.join(QStringLiteral(", ")))
                             .arg(choice.gain)
                             .arg(tie);
    return {text, true, true, {}, headstreams};
}

/// What an officer does instead of the construction the tile shows (8.3).
QString habitOf(const State& state, Officer officer) {
    switch (officer) {
    case Officer::DelMonte:
        return QCoreApplication::translate("Automa", "an elevation before any other construction");
    case Officer::Spencer:
        return QCoreApplication::translate(
            "Automa", "with the special tile an external work before any construction");
    case Officer::Fouche:
        return (foucheSearch(state).fromBottom
                    ? QCoreApplication::translate(
                          "Automa", "a building before any other construction, from the bottom "
                                    "because of conduit code %1")
                    : QCoreApplication::translate(
                          "Automa", "a building before any other construction, from the top "
                                    "because of conduit code %1"))
            .arg(toQt(idOf(criteriaSide(state).conduitCode)));
    default:
        return {};
    }
}

ReasonStep officerStep(const State& state, Officer officer) {
    return {QStringLiteral("8.3 %1: %2").arg(nameOf(officer), habitOf(state, officer)),
            true,
            false,
            {},
            {}};
}

/// In which order the places were looked at, and which one could be paid.
ReasonStep workStep(const WorkChoice& choice) {
    const QString order =
        choice.tile == 0 ? QCoreApplication::translate("Automa", "places from the top")
                         : QCoreApplication::translate("Automa", "places in the order %1 (tile %2)")
                               .arg(placesText(choice.order))
                               .arg(choice.tile);
    return {QCoreApplication::translate("Automa", "%1; the first that can be paid is place %2: %3")
                .arg(order)
                .arg(choice.place)
                .arg(nameOf(choice.work)),
            true,
            true,
            {},
            {}};
}

/// What one production of Luciani's fulfils together (8.3).
ReasonStep contractsStep(const ContractPlan& plan) {
    QStringList contracts;
    for (const Contract contract : plan.contracts)
        contracts.append(nameOf(contract));
    return {QCoreApplication::translate("Automa", "8.3 %1: contracts with %2 energy, %3 needed: %4")
                .arg(nameOf(Officer::Luciani))
                .arg(plan.energy)
                .arg(plan.needed)
                .arg(contracts.join(QStringLiteral("; "))),
            true,
            true,
            {},
            {}};
}

} // namespace

QString tileCode(int tile) {
    const AutomaTile& info = automaTile(tile);
    return QStringLiteral("%1-%2-%3")
        .arg(info.baseCode.value)
        .arg(toQt(idOf(info.conduitCode)))
        .arg(info.powerhouseCode.value);
}

QString tileText(int tile) { return QStringLiteral("%1 (%2)").arg(tile).arg(tileCode(tile)); }

QString meaningOf(PlaceStep step) {
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
        QT_TRANSLATE_NOOP("Automa", "space without red outline, else the first"),
        QT_TRANSLATE_NOOP("Automa", "code"),
        QT_TRANSLATE_NOOP("Automa", "advanced tile"),
        QT_TRANSLATE_NOOP("Automa", "officer"),
        QT_TRANSLATE_NOOP("Automa", "first private building in the direction of the arrow"),
        QT_TRANSLATE_NOOP("Automa", "dam of the best other system")};
    if (step == PlaceStep::None)
        return {};
    return QCoreApplication::translate("Automa", kMeanings[static_cast<std::size_t>(step)]);
}

std::vector<ReasonStep> reasonsFor(const State& state, const Decision& decision) {
    std::vector<ReasonStep> steps;
    for (const ActionReport& report : decision.actions) {
        const AutomaTile& tile = automaTile(state.deck.actionTile);
        steps.push_back({reportText(report, tile.actions[std::size_t{report.order} - 1]),
                         false,
                         false,
                         {},
                         {}});
    }
    if (decision.production)
        steps.push_back(productionStep(*decision.production));
    if (decision.water)
        steps.push_back(waterStep(state, *decision.water));
    if (decision.officer != Officer::None)
        steps.push_back(officerStep(state, decision.officer));
    if (decision.placement)
        addPlacement(*decision.placement, steps);
    if (decision.work)
        steps.push_back(workStep(*decision.work));
    if (decision.contracts)
        steps.push_back(contractsStep(*decision.contracts));
    return steps;
}

QStringList decisionText(const State& state, const Decision& decision) {
    QStringList lines;
    for (const ReasonStep& step : reasonsFor(state, decision))
        lines.append(step.isDetail ? QStringLiteral("   ") + step.text : step.text);
    return lines;
}

} // namespace explain
