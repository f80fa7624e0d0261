#include "app/nucleum/map/nucleum_map_model.h"

#include <algorithm>

#include "app/nucleum/map/map_layout.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/data/cities.h"
#include "engine/nucleum/network.h"

using namespace nucleum;

namespace {

/// What the player has there, in words.
QStringList piecesIn(const PlayerState& own, City city) {
    QStringList pieces;
    for (int type = 0; type < kBuildingTypeCount; ++type)
        for (std::uint8_t level = 0; level < kLevelCount; ++level) {
            const Building building{static_cast<BuildingType>(type), level};
            if (own.at(building).city != city)
                continue;
            pieces.append(own.at(building).isEnergized
                              ? Nucleum::tr("%1, energized").arg(nameOf(building))
                              : nameOf(building));
        }
    for (int row = 0; row < kRowCount; ++row) {
        const auto at = static_cast<std::size_t>(row);
        if (own.mines[at].city == city)
            pieces.append(
                Nucleum::tr("%1 with %2")
                    .arg(nameOf(IndustryKind::Mine, row), uranium(own.mines[at].uranium)));
        if (own.turbines[at] == city)
            pieces.append(nameOf(IndustryKind::Turbine, row));
    }
    return pieces;
}

} // namespace

QSizeF NucleumMapModel::size() { return mapSize(); }

NucleumMapCity NucleumMapModel::cityOf(City city) const {
    NucleumMapCity drawn;
    drawn.city = static_cast<int>(city);
    drawn.name = nameOf(city);
    drawn.place = placeOf(city);
    drawn.colour = static_cast<int>(state().facts.colourOf(city));
    QStringList words{drawn.name, nameOf(state().facts.colourOf(city))};
    const auto* const plant = std::ranges::find(kPlantCities, city);
    drawn.isPlant = plant != kPlantCities.end();
    if (drawn.isPlant) {
        drawn.hasNucleum =
            state().plantNucleum[static_cast<std::size_t>(plant - kPlantCities.begin())];
        words.append(drawn.hasNucleum ? Nucleum::tr("power plant with nucleum")
                                      : Nucleum::tr("power plant"));
    }
    for (int i = 0; i < state().playerCount(); ++i) {
        const auto player = static_cast<Player>(i);
        const QStringList pieces = piecesIn(state().of(player), city);
        if (pieces.isEmpty() && !networkCities(state(), player).contains(city))
            continue;
        drawn.badges.append(
            {static_cast<int>(state().of(player).colour), static_cast<int>(pieces.size())});
        words.append(QStringLiteral("%1: %2").arg(
            cast().nameOf(player),
            pieces.isEmpty() ? Nucleum::tr("network") : pieces.join(QStringLiteral(", "))));
    }
    for (const NeutralBuilding& neutral : state().neutrals)
        if (neutral.isThere() && neutral.city == city) {
            drawn.badges.append({-1, 1});
            words.append(neutral.isEnergized
                             ? Nucleum::tr("%1, energized").arg(nameOf(neutral.neutral))
                             : nameOf(neutral.neutral));
        }
    drawn.description = words.join(QStringLiteral("; "));
    return drawn;
}

void NucleumMapModel::startAnew() {
    if (!isOpen())
        return; // the page with the drawing goes
    QList<NucleumMapCity> cities;
    for (int i = 0; i < kCityCount; ++i)
        if (nucleum::isOnMap(static_cast<City>(i), state().mapSide()))
            cities.append(cityOf(static_cast<City>(i)));
    std::ranges::sort(cities, isReadBefore,
                      [](const NucleumMapCity& drawn) { return static_cast<City>(drawn.city); });
    QList<NucleumMapTrack> tracks = tracksNow();
    if (cities == m_cities && tracks == m_tracks)
        return;
    m_cities = std::move(cities);
    m_tracks = std::move(tracks);
    emit drawingChanged();
}

QList<NucleumMapTrack> NucleumMapModel::tracksNow() const {
    QList<NucleumMapTrack> tracks;
    const auto& connections = state().facts.connections;
    for (std::size_t i = 0; i < connections.size(); ++i) {
        const Connection& line = connections[i];
        const QPointF from = placeOf(line.a);
        const QPointF step = (placeOf(line.b) - from) / line.spaces;
        for (std::size_t space = 0; space < line.spaces; ++space) {
            const Owner owner = state().tracks[i][space].owner;
            const int colour =
                isPlayer(owner) ? static_cast<int>(state().of(playerOf(owner)).colour) : -1;
            const auto at = static_cast<double>(space);
            tracks.append({from + step * at, from + step * (at + 1), colour, isLine(state(), i)});
        }
    }
    return tracks;
}

#include "moc_nucleum_map_model.cpp"
