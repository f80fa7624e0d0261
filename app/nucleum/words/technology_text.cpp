#include "app/common/convert.h"
#include "app/nucleum/words/contract_text.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/data/technologies.h"
#include "engine/nucleum/ids.h"

namespace nucleum {

namespace {

QString goalText(Experiment experiment) {
    switch (experiment) {
    case Experiment::A:
        return Nucleum::tr(
            "At the end: own buildings, mines or turbines in 5, 7 or 9 cities give 4, 10 or 21 VP");
    case Experiment::B:
        return Nucleum::tr(
            "At the end: 1, 2 or 3 markers on space 10 or higher give 4, 10 or 21 VP");
    case Experiment::C:
        return Nucleum::tr("At the end: 4, 6 or 8 energized buildings give 4, 10 or 21 VP");
    case Experiment::D:
        return Nucleum::tr("At the end: 6, 8 or 10 railways give 4, 10 or 21 VP");
    }
    return {};
}

} // namespace

QString technologyName(Experiment experiment, int position) {
    return toQt(technologyId(experiment, position));
}

QString technologyText(Experiment experiment, int position) {
    switch (effectOf(experiment, position)) {
    case TechnologyEffect::UrbanizeNow:
        return Nucleum::tr("Once: urbanize now, 2 Thaler cheaper");
    case TechnologyEffect::IndustrializeNow:
        return Nucleum::tr("Once: industrialize now in any city, at the usual cost");
    case TechnologyEffect::EnergizeNow:
        return Nucleum::tr("Once: energize now with 4 more energy");
    case TechnologyEffect::WorkersAndThaler:
        return Nucleum::tr("Once: 3 workers and 3 Thaler");
    case TechnologyEffect::AchievementNow:
        return Nucleum::tr("Once: 8 achievement tokens");
    case TechnologyEffect::FreeTile:
        return Nucleum::tr(
            "Once: a free tile of the offer, which may be laid as a railway at once");
    case TechnologyEffect::SpecialTiles:
        return Nucleum::tr("Once: take the 2 special action tiles");
    case TechnologyEffect::UraniumForIndustry:
        return Nucleum::tr("Always: 1 uranium for each mine or turbine placed");
    case TechnologyEffect::ThalerForEnergize:
        return Nucleum::tr("Always: 1 Thaler for each building energized");
    case TechnologyEffect::WorkerOrTileForEnergize:
        return Nucleum::tr("Always: a worker or a free tile for each building energized");
    case TechnologyEffect::CheapUrbanizeAnywhere:
        return Nucleum::tr("Always: urbanize in any city, 2 Thaler cheaper");
    case TechnologyEffect::AchievementForRailway:
        return Nucleum::tr("Always: 1 achievement token for each railway laid");
    case TechnologyEffect::VirtualTurbine:
        return Nucleum::tr("Always: one more uranium in a plant with nucleum, as if a turbine were "
                           "yours");
    case TechnologyEffect::OtherSpaceReward:
        return Nucleum::tr(
            "Always: with a contract also the reward of another contract space, never doubled");
    case TechnologyEffect::ThalerForRailway:
        return Nucleum::tr("Always: 2 Thaler for each railway laid");
    case TechnologyEffect::AchievementForContract:
        return Nucleum::tr("Always: 1 achievement token for each contract taken");
    case TechnologyEffect::NoLinesNeeded:
        return Nucleum::tr("Always: energize without railway lines");
    case TechnologyEffect::WildRailways:
        return Nucleum::tr("Always: own railways are wild at both ends, for others too; who lays "
                           "one may fulfil a contract");
    case TechnologyEffect::Goal:
        return goalText(experiment);
    }
    return {};
}

QString turbineText(Experiment experiment, int row) {
    if (row == 0)
        return Nucleum::tr("Coal costs 1 Thaler less in all");
    if (row > 1)
        return Nucleum::tr("More energy: rows 3 and 4 together 3");
    switch (experiment) {
    case Experiment::A:
        return Nucleum::tr("Coal costs 2 Thaler less in all");
    case Experiment::B:
        return Nucleum::tr("2 tokens after energizing");
    case Experiment::C:
        return Nucleum::tr("Uranium gives 3 energy");
    case Experiment::D:
        return Nucleum::tr("1 worker after energizing");
    }
    return {};
}

} // namespace nucleum
