#pragma once

#include <array>

#include "engine/core/fixed_vector.h"
#include "engine/nucleum/options.h"
#include "engine/nucleum/types.h"

namespace nucleum {

/// The two sides of the board (N-3.9).
enum class MapSide : std::uint8_t { Two, ThreeAndFour };

[[nodiscard]] constexpr MapSide mapSideFor(int players) {
    return players <= 2 ? MapSide::Two : MapSide::ThreeAndFour;
}

[[nodiscard]] constexpr bool isOnMap(City city, MapSide side) {
    if (indexOf(city) >= kCityCount)
        return false;
    return side == MapSide::ThreeAndFour || (city != City::Goerlitz && city != City::Karlsbad);
}

/// By Plant.
inline constexpr std::array<City, kPlantCount> kPlantCities{
    City::Riesa, City::Zittau, City::Glashuette, City::Grimma, City::Plauen};

[[nodiscard]] constexpr City cityOf(Plant plant) { return kPlantCities[indexOf(plant)]; }

/// Riesa burns coal only: no nucleum and no turbines (N-3.3).
[[nodiscard]] constexpr bool takesNucleum(Plant plant) { return plant != Plant::Riesa; }
inline constexpr int kMostTurbinesInPlant = 5;

/// The cities a coal area is linked to by long-distance railway (N-3.4, NA-7).
[[nodiscard]] constexpr core::FixedVector<City, 2> coalCities(CoalArea area, MapSide side,
                                                              EasternCoal eastern) {
    if (area == CoalArea::Ruhr)
        return {City::Plauen, City::Leipzig};
    if (side == MapSide::ThreeAndFour)
        return {City::Riesa, City::Goerlitz};
    if (eastern == EasternCoal::RiesaAndDresden)
        return {City::Riesa, City::Dresden};
    return {City::Dresden};
}

/// Both ends of the connection whose track space is red, in the order of the cities (N-3.8).
[[nodiscard]] constexpr std::array<City, 2> redConnection(MapSide side) {
    if (side == MapSide::ThreeAndFour)
        return {City::Grimma, City::Leipzig};
    return {City::Bruex, City::Praha};
}

} // namespace nucleum
