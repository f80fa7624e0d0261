#pragma once

#include <QPointF>
#include <QSizeF>

#include "engine/nucleum/types.h"

/// Where the cities stand on our drawing: their rough place in the country, moved apart so that a
/// finger finds each.
namespace nucleum {

[[nodiscard]] QSizeF mapSize();
[[nodiscard]] QPointF placeOf(City city);
/// As one reads the drawing, row by row; so goes the keyboard.
[[nodiscard]] bool isReadBefore(City city, City other);

} // namespace nucleum
