#include "app/nucleum/pad/nucleum_fields.h"

#include <algorithm>
#include <array>

#include "app/share/play_words.h"
#include "engine/nucleum/data/milestone_track.h"
#include "engine/nucleum/game.h"

using namespace nucleum;

namespace {

QString numbered(const char* name, std::size_t i) {
    return QString::fromLatin1(name) + QString::number(i + 1);
}

const QString kVp = QStringLiteral("vp");
const QString kStart = QStringLiteral("markers_on_start");
const QString kExperiment = QStringLiteral("experiment");
const QString kGoal = QStringLiteral("goal");
const QString kCities = QStringLiteral("cities");
const QString kEnergized = QStringLiteral("energized");
const QString kUranium = QStringLiteral("uranium");
const QString kWorkers = QStringLiteral("workers");
const QString kThaler = QStringLiteral("thaler");
const QString kBuildings = QStringLiteral("buildings");
const QString kPraha = QStringLiteral("buildings_in_praha");

QString tileId(std::size_t segment) { return numbered("tile", segment); }
QString countId(MilestoneTile tile) { return numbered("count", indexOf(tile)); }
QString markerId(std::size_t tier) { return numbered("marker", tier); }
QString governmentId(std::size_t type) { return numbered("government", type); }
QString networkId(std::size_t type) { return numbered("government_network", type); }
QString governmentPrahaId(std::size_t type) { return numbered("government_praha", type); }
QString incomeId(std::size_t track) { return numbered("income", track); }

QString range(int from, int to) { return QStringLiteral("%1–%2").arg(from).arg(to); }

/// The parts of a tier that lie in different segments; a space in each stands for all of it.
QList<PadOption> placesIn(const Tier& tier, const QString& none) {
    QList<PadOption> places{{0, none}};
    for (const Segment& segment : kSegments) {
        const int from = std::max(tier.from, segment.from);
        const int to = std::min(tier.to, segment.to);
        if (from <= to)
            places.append({from, range(from, to)});
    }
    return places;
}

void startSection(QList<PadField>& fields, qsizetype first, const QString& title,
                  const QString& vp) {
    if (first >= fields.size())
        return;
    fields[first].section = title;
    fields.last().note = vp;
}

} // namespace

PadTiles NucleumFields::tilesOf(const pad::Draft& draft) {
    PadTiles tiles;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (const int tile = draft.table.value(tileId(i)); tile >= 1 && tile <= kMilestoneTileCount)
            tiles[i] = static_cast<MilestoneTile>(tile - 1);
    return tiles;
}

PadPlayer NucleumFields::playerOf(const pad::Participant& participant) {
    PadPlayer player;
    player.vp = participant.value(kVp);
    for (std::size_t i = 0; i < player.counts.size(); ++i)
        player.counts[i] = participant.value(countId(static_cast<MilestoneTile>(i)));
    for (std::size_t i = 0; i < player.markers.size(); ++i)
        player.markers[i] = participant.value(markerId(i));
    player.markersOnStart = participant.value(kStart);
    if (const int experiment = participant.value(kExperiment);
        experiment >= 1 && experiment <= kExperimentCount)
        player.experiment = static_cast<Experiment>(experiment - 1);
    player.hasGoal = participant.value(kGoal) != 0;
    player.cities = participant.value(kCities);
    player.energized = participant.value(kEnergized);
    player.left = {participant.value(kUranium), participant.value(kWorkers),
                   participant.value(kThaler)};
    player.buildings = participant.value(kBuildings);
    player.buildingsInPraha = participant.value(kPraha);
    for (std::size_t i = 0; i < player.government.size(); ++i)
        player.government[i] = {participant.value(governmentId(i)),
                                std::max(1, participant.value(networkId(i))),
                                participant.value(governmentPrahaId(i)) != 0};
    for (std::size_t i = 0; i < player.income.size(); ++i)
        player.income[i] =
            static_cast<IncomePlace>(std::clamp(participant.value(incomeId(i)), 0, 3));
    return player;
}

QList<PadField> NucleumFields::table(const pad::Draft& draft) {
    QList<PadOption> tiles{{0, tr("Not chosen")},
                           {1, tr("Every 2 urban buildings")},
                           {2, tr("Residences")},
                           {3, tr("Factories")},
                           {4, tr("Laboratories")},
                           {5, tr("Mines")},
                           {6, tr("Turbines")},
                           {7, tr("Every 2 railways")},
                           {8, tr("Cities with an energized building")}};
    QList<PadField> fields;
    for (std::size_t i = 0; i < kSegments.size(); ++i)
        fields.append(pad::choice(
            draft.table, tileId(i),
            tr("Milestone tile at spaces %1").arg(range(kSegments[i].from, kSegments[i].to)),
            tiles));
    return fields;
}

QList<PadField> NucleumFields::side(const pad::Participant& participant) {
    return {pad::choice(participant.values, kExperiment, tr("Experiment"),
                        {{0, tr("Not noted")}, {1, "A"}, {2, "B"}, {3, "C"}, {4, "D"}})};
}

namespace {

/// What a tile counts, of which the player enters all, pairs or not.
QString countLabel(MilestoneTile tile) {
    switch (tile) {
    case MilestoneTile::UrbanBuildings:
        return NucleumFields::tr("Own urban buildings");
    case MilestoneTile::Residences:
        return NucleumFields::tr("Own residences");
    case MilestoneTile::Factories:
        return NucleumFields::tr("Own factories");
    case MilestoneTile::Laboratories:
        return NucleumFields::tr("Own laboratories");
    case MilestoneTile::Mines:
        return NucleumFields::tr("Own mines");
    case MilestoneTile::Turbines:
        return NucleumFields::tr("Own turbines");
    case MilestoneTile::Railways:
        return NucleumFields::tr("Own railways");
    case MilestoneTile::EnergizedCities:
        break;
    }
    return NucleumFields::tr("Cities with an own energized building");
}

PadField count(const pad::Values& values, MilestoneTile tile) {
    return pad::number(values, countId(tile), countLabel(tile), 0, 30);
}

void addMilestones(QList<PadField>& fields, const pad::Values& values, const PadTiles& tiles) {
    for (std::size_t i = 0; i < kTiers.size(); ++i)
        fields.append(pad::choice(values, markerId(i),
                                  NucleumFields::tr("Marker ×%1").arg(kTiers[i].multiplier),
                                  placesIn(kTiers[i], NucleumFields::tr("None"))));
    fields.append(
        pad::number(values, kStart, NucleumFields::tr("Markers on the start space"), 0, 20));
    for (int i = 0; i < kMilestoneTileCount; ++i) {
        const auto tile = static_cast<MilestoneTile>(i);
        if (std::find(tiles.begin(), tiles.end(), tile) != tiles.end())
            fields.append(count(values, tile));
    }
}

/// What the goal of the experiment counts, if it is not asked for already.
void addGoal(QList<PadField>& fields, const pad::Values& values, const PadPlayer& player,
             const PadTiles& tiles) {
    if (!player.experiment)
        return;
    fields.append(pad::toggle(values, kGoal, NucleumFields::tr("Eighth technology unlocked")));
    if (!player.hasGoal)
        return;
    const bool hasRailways =
        std::find(tiles.begin(), tiles.end(), MilestoneTile::Railways) != tiles.end();
    if (player.experiment == Experiment::A)
        fields.append(
            pad::number(values, kCities, NucleumFields::tr("Cities with own structures"), 0, 19));
    if (player.experiment == Experiment::C)
        fields.append(
            pad::number(values, kEnergized, NucleumFields::tr("Energized buildings"), 0, 12));
    if (player.experiment == Experiment::D && !hasRailways)
        fields.append(count(values, MilestoneTile::Railways));
}

void addGovernment(QList<PadField>& fields, const pad::Values& values, const PadPlayer& player) {
    const std::array<QString, kBuildingTypeCount> labels{
        NucleumFields::tr("Government residence: printed VP"),
        NucleumFields::tr("Government factory: printed VP"),
        NucleumFields::tr("Government laboratory: printed VP")};
    const std::array<QString, kBuildingTypeCount> networks{
        NucleumFields::tr("Residences in its network"),
        NucleumFields::tr("Factories in its network"),
        NucleumFields::tr("Laboratories in its network")};
    for (std::size_t i = 0; i < labels.size(); ++i) {
        fields.append(pad::number(values, governmentId(i), labels[i], 0, 20));
        if (player.government[i].printedVp == 0)
            continue;
        fields.append(pad::number(values, networkId(i), networks[i], 1, 40));
        fields.append(
            pad::toggle(values, governmentPrahaId(i), NucleumFields::tr("It stands in Praha")));
    }
}

QString leftoverNote(const LeftoverScore& leftovers, const QString& vp) {
    QStringList exchanges;
    if (leftovers.uraniumToWorkers > 0)
        exchanges.append(NucleumFields::tr("%1 uranium → worker").arg(leftovers.uraniumToWorkers));
    if (leftovers.workersToThaler > 0)
        exchanges.append(NucleumFields::tr("%1 worker → Thaler").arg(leftovers.workersToThaler));
    return exchanges.isEmpty()
               ? vp
               : NucleumFields::tr("%1 after exchanging: %2").arg(vp, exchanges.join(", "));
}

} // namespace

QList<PadField> NucleumFields::points(const pad::Participant& participant, const PadTiles& tiles,
                                      const PadScore& score) {
    const pad::Values& values = participant.values;
    const PadPlayer player = playerOf(participant);
    const auto vp = [](int points) { return share::pointsText(Game::kName, points); };
    QList<PadField> fields{pad::number(values, kVp, tr("VP so far"), -99, pad::kMostValue)};

    qsizetype first = fields.size();
    addMilestones(fields, values, tiles);
    startSection(fields, first, tr("Milestones"), vp(score.milestones));

    first = fields.size();
    addGoal(fields, values, player, tiles);
    startSection(fields, first, tr("Priority goal"), vp(score.goal));

    first = fields.size();
    fields.append(pad::number(values, kUranium, tr("Uranium on own mines"), 0, 20));
    fields.append(pad::number(values, kWorkers, tr("Workers available"), 0, 30));
    fields.append(pad::number(values, kThaler, tr("Thaler"), 0, 199));
    startSection(fields, first, tr("Leftovers"),
                 leftoverNote(score.leftovers, vp(score.leftovers.vp)));

    first = fields.size();
    fields.append(pad::number(values, kBuildings, tr("Printed VP outside Praha"), 0, 199));
    fields.append(pad::number(values, kPraha, tr("Printed VP in Praha"), 0, 99));
    startSection(fields, first, tr("Energized buildings"), vp(score.buildings));

    first = fields.size();
    addGovernment(fields, values, player);
    startSection(fields, first, tr("Energized government buildings"), vp(score.government));

    first = fields.size();
    const QList<PadOption> places{
        {0, tr("Earlier")}, {1, tr("Third last")}, {2, tr("Second last")}, {3, tr("Last")}};
    fields.append(pad::choice(values, incomeId(0), tr("Income marker of Thaler"), places));
    fields.append(pad::choice(values, incomeId(1), tr("Income marker of workers"), places));
    fields.append(pad::choice(values, incomeId(2), tr("Income marker of VP"), places));
    startSection(fields, first, tr("Income tracks"), vp(score.income));
    return fields;
}
