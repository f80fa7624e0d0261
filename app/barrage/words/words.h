#pragma once

#include <cstdint>

#include <QStringList>

#include "engine/barrage/automa.h"
#include "engine/barrage/ids.h"

/// What the Automa thinks and asks for, in the language of the installed translator.
namespace explain {

/// Things that are counted in a list.
enum class Listed : std::uint8_t {
    Engineer,
    Drop,
    Excavator,
    Mixer,
    AnyMachine,
    Segment,
    Excamixer
};
/// Things that are counted as the object of a verb: what is put, taken, paid or moved.
enum class Object : std::uint8_t { Engineer, Drop, Excavator, Mixer, Machine, Credit };

/// "1 drop", "2 drops".
[[nodiscard]] QString counted(int count, Listed noun);
[[nodiscard]] QString counted(int count, Object noun);

/// The id of a building space: "5L", "5A", "P8_0" or "cofferdam_1".
[[nodiscard]] QString idOfSite(barrage::Site site);

/// The ids of the spaces of a set.
[[nodiscard]] QStringList idsOfSites(barrage::Structure structure, barrage::SiteSet sites);

} // namespace explain
