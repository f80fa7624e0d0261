#include "app/barrage/phase/round_score_text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "engine/barrage/data/bonus_tiles.h"
#include "engine/barrage/data/energy_track.h"
#include "engine/barrage/data/objective_tiles.h"
#include "engine/barrage/private_buildings.h"
#include "engine/barrage/score.h"

namespace round_score {

namespace {

using namespace barrage;

QString text(const char* source) { return QCoreApplication::translate("RoundScore", source); }

QString gainText(int vp, int credits) {
    QStringList gains;
    if (vp != 0 || credits == 0)
        gains.append(text(QT_TRANSLATE_NOOP("RoundScore", "%1 VP")).arg(vp));
    if (credits != 0)
        gains.append(explain::counted(credits, explain::Object::Credit));
    return gains.join(QStringLiteral(", "));
}

QString rankingText(const State& state, int energy) {
    if (energy == 0)
        return text(QT_TRANSLATE_NOOP("RoundScore", "no energy"));
    const auto countThose = [&state](const auto& isMeant) {
        return std::count_if(state.turnOrder.begin(), state.turnOrder.end(), [&](Company company) {
            return isMeant(int(state.of(company).energy));
        });
    };
    const auto place = 1 + countThose([=](int other) { return other > energy; });
    const bool isShared = countThose([=](int other) { return other == energy; }) > 1;
    return (isShared ? text(QT_TRANSLATE_NOOP("RoundScore", "energy %1, place %2 shared"))
                     : text(QT_TRANSLATE_NOOP("RoundScore", "energy %1, place %2")))
        .arg(energy)
        .arg(place);
}

QString trackText(const State& state, Company company) {
    const int energy = state.of(company).energy;
    return (state.of(company).isAutoma()
                ? text(QT_TRANSLATE_NOOP("RoundScore", "energy %1, credits count as VP"))
                : text(QT_TRANSLATE_NOOP("RoundScore", "energy %1")))
        .arg(energy);
}

/// B-17.4: what the tile counts, less what is lost for each section behind the round's.
QString bonusText(const State& state, Company company) {
    const int section = energySection(state.of(company).energy);
    if (section == 0)
        return text(QT_TRANSLATE_NOOP("RoundScore", "no section of the energy track reached"));
    const BonusTile tile = state.bonusTiles[static_cast<std::size_t>(state.round - 1)];
    const QString counted = QStringLiteral("%1 %2 × %3")
                                .arg(explain::nameOf(tile))
                                .arg(bonusTileCount(state, company, tile))
                                .arg(vpEach(tile));
    const int behind = state.round - section;
    if (behind <= 0)
        return counted;
    return text(QT_TRANSLATE_NOOP("RoundScore", "%1, sections behind: %2, so −%3"))
        .arg(counted)
        .arg(behind)
        .arg(behind * kBonusMalusPerSection);
}

QString buildingsText(const State& state, Company company) {
    QStringList names;
    for (const PrivateBuilding building : state.buildings.inPlay)
        if (hasBuildingOn(state, company, building))
            names.append(explain::nameOf(building));
    return names.isEmpty() ? text(QT_TRANSLATE_NOOP("RoundScore", "no private building"))
                           : names.join(QStringLiteral(", "));
}

QString causeOf(const State& state, Company company, Source source) {
    switch (source) {
    case Source::EnergyRanking:
        return rankingText(state, state.of(company).energy);
    case Source::EnergyTrack:
        return trackText(state, company);
    case Source::BonusTile:
        return bonusText(state, company);
    case Source::Objective:
        return QStringLiteral("%1 %2")
            .arg(explain::nameOf(state.objective))
            .arg(objectiveCount(state, company, state.objective));
    case Source::Leftovers:
        return text(QT_TRANSLATE_NOOP("RoundScore", "1 VP for every %1 left in the supply"))
            .arg(kItemsPerVp);
    case Source::WaterInDams:
        return text(QT_TRANSLATE_NOOP("RoundScore", "1 VP for each drop in own dams"));
    case Source::Buildings:
        return buildingsText(state, company);
    default:
        return {};
    }
}

} // namespace

QString labelOf(Source source) {
    switch (source) {
    case Source::EnergyRanking:
        return text(QT_TRANSLATE_NOOP("RoundScore", "Ranking"));
    case Source::EnergyTrack:
        return text(QT_TRANSLATE_NOOP("RoundScore", "Energy track"));
    case Source::BonusTile:
        return text(QT_TRANSLATE_NOOP("RoundScore", "Bonus tile"));
    case Source::Objective:
        return text(QT_TRANSLATE_NOOP("RoundScore", "Objective"));
    case Source::Leftovers:
        return text(QT_TRANSLATE_NOOP("RoundScore", "Supply"));
    case Source::WaterInDams:
        return text(QT_TRANSLATE_NOOP("RoundScore", "Water"));
    case Source::Buildings:
        return text(QT_TRANSLATE_NOOP("RoundScore", "Buildings"));
    default:
        return {};
    }
}

QString reasonOf(const State& before, Company company, Source source, int vp, int credits) {
    return QStringLiteral("%1: %2 → %3")
        .arg(barrage::nameOf(company), causeOf(before, company, source), gainText(vp, credits));
}

} // namespace round_score
