#pragma once

#include <QString>
#include <string_view>

#include "engine/barrage/decision.h"

/// Sites and choices of an Automa as text, so that a test can say what it expects in one line.
namespace barrage::test {

/// The sites with these ids, separated by blanks: "5U 5L", "1A 10B", "P8_0". Elevations are named
/// like bases.
[[nodiscard]] SiteSet sitesOf(Structure structure, std::string_view ids);
/// The ids in the order of the map; "-" for none.
[[nodiscard]] QString idsOf(Structure structure, SiteSet sites);

/// Every step of the trace with the sites it names, then the place and what decided it:
/// "eligible 1L 2L; A-6.4 -; C-B1 2L => 2L by C-B1".
[[nodiscard]] QString told(const Placement& placement);

} // namespace barrage::test
