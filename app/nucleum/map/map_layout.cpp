#include "app/nucleum/map/map_layout.h"

#include <array>
#include <cmath>
#include <utility>

namespace nucleum {

namespace {

struct Place {
    double x;
    double y;
};

constexpr Place kSize{400, 448};
constexpr double kFirstRow = 20;
constexpr double kRow = 56;

/// By City.
constexpr std::array<Place, kCityCount> kPlaces{{
    {332, 264}, // Aussig
    {296, 40},  // Bautzen
    {266, 310}, // Brüx
    {104, 172}, // Chemnitz
    {240, 102}, // Dresden
    {172, 140}, // Freiberg
    {260, 187}, // Glashütte
    {364, 88},  // Görlitz
    {108, 80},  // Grimma
    {98, 336},  // Joachimsthal
    {184, 398}, // Karlsbad
    {44, 40},   // Leipzig
    {184, 226}, // Marienberg
    {38, 290},  // Plauen
    {342, 366}, // Praha
    {192, 310}, // Preßnitz
    {182, 36},  // Riesa
    {354, 172}, // Zittau
    {42, 206},  // Zwickau
}};

} // namespace

QSizeF mapSize() { return {kSize.x, kSize.y}; }

QPointF placeOf(City city) {
    const Place& place = kPlaces[indexOf(city)];
    return {place.x, place.y};
}

bool isReadBefore(City city, City other) {
    const auto rank = [](City each) {
        const Place& place = kPlaces[indexOf(each)];
        return std::pair(std::floor((place.y - kFirstRow) / kRow), place.x);
    };
    return rank(city) < rank(other);
}

} // namespace nucleum
