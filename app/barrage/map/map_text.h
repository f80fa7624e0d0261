#pragma once

#include <map>

#include <QList>
#include <QString>

#include "engine/barrage/state.h"

class MapSite;

/// The map in words, for sheets and for reading aloud.
namespace map_text {

[[nodiscard]] QString nameOf(barrage::Area area);
[[nodiscard]] QString nameOf(barrage::Basin basin);
[[nodiscard]] QString nameOf(barrage::Headstream headstream);
/// "Upper base space 5U", "Conduit 5A, value 3, to basin 8".
[[nodiscard]] QString nameOf(barrage::Site site);

/// What stands there: "Germany: dam level 2, 1 drop of 2", "free, 3 credits more". For conduits and
/// powerhouses only the owner counts.
[[nodiscard]] QString detailOf(barrage::Site site, const barrage::Dam& dam, int capacity);
/// Drops lying at a headstream and what its tile brings.
[[nodiscard]] QString detailOf(int drops, const QList<int>& tileDrops);

/// Where drops would go: "Waiting: 6L +1, lost 2".
[[nodiscard]] QString waterOf(bool areNew, const std::map<barrage::BaseSpace, int>& caught,
                              int lost);

/// A built space within the sentence about its basin.
[[nodiscard]] QString sentenceOf(const MapSite& site);
[[nodiscard]] QString nothingBuilt();

} // namespace map_text
