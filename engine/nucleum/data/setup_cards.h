#pragma once

#include <array>

#include "engine/core/fixed_vector.h"
#include "engine/nucleum/types.h"

namespace nucleum {

/// Cities with the mark are passed over with two players.
enum class Named : std::uint8_t { Always, NotWithTwo };

struct NamedCity {
    City city = City::None;
    Named named = Named::Always;
};

/// The four rows of a setup card (N-3.11).
struct SetupCardInfo {
    NamedCity neutralBuilding; // no city: none
    Plant nucleum;
    core::FixedVector<NamedCity, 6> urbanRubble; // a city named twice gets two tiles
    core::FixedVector<NamedCity, 3> miningRubble;
};

/// By SetupCard. S2 names only four cities for urban rubble and S6 six, of which five tiles exist:
/// the table looks at the card.
// clang-format off
inline constexpr std::array<SetupCardInfo, kSetupCardCount> kSetupCards{{
    // S1
    {{City::Leipzig, Named::Always},
     Plant::Grimma,
     {{City::Grimma, Named::Always}, {City::Dresden, Named::Always}, {City::Praha, Named::Always}, {City::Praha, Named::Always}, {City::Goerlitz, Named::NotWithTwo}},
     {{City::Pressnitz, Named::Always}, {City::Joachimsthal, Named::Always}, {City::Karlsbad, Named::NotWithTwo}}},
    // S2
    {{City::Leipzig, Named::Always},
     Plant::Zittau,
     {{City::Marienberg, Named::Always}, {City::Bautzen, Named::Always}, {City::Leipzig, Named::Always}, {City::Praha, Named::Always}},
     {{City::Aussig, Named::Always}, {City::Joachimsthal, Named::Always}, {City::Bruex, Named::Always}}},
    // S3
    {{City::Grimma, Named::Always},
     Plant::Zittau,
     {{City::Dresden, Named::Always}, {City::Dresden, Named::Always}, {City::Leipzig, Named::Always}, {City::Leipzig, Named::Always}, {City::Zwickau, Named::Always}},
     {{City::Pressnitz, Named::Always}, {City::Aussig, Named::Always}}},
    // S4
    {{City::Chemnitz, Named::Always},
     Plant::Glashuette,
     {{City::Grimma, Named::Always}, {City::Riesa, Named::Always}, {City::Plauen, Named::Always}, {City::Freiberg, Named::Always}, {City::Goerlitz, Named::NotWithTwo}},
     {{City::Bruex, Named::Always}, {City::Pressnitz, Named::Always}}},
    // S5
    {{City::Freiberg, Named::Always},
     Plant::Zittau,
     {{City::Riesa, Named::Always}, {City::Freiberg, Named::Always}, {City::Chemnitz, Named::Always}, {City::Chemnitz, Named::NotWithTwo}, {City::Karlsbad, Named::NotWithTwo}},
     {{City::Bruex, Named::Always}, {City::Aussig, Named::Always}}},
    // S6
    {{City::Dresden, Named::Always},
     Plant::Plauen,
     {{City::Marienberg, Named::Always}, {City::Bautzen, Named::Always}, {City::Grimma, Named::Always}, {City::Riesa, Named::Always}, {City::Zwickau, Named::Always}, {City::Goerlitz, Named::NotWithTwo}},
     {{City::Chemnitz, Named::Always}, {City::Joachimsthal, Named::Always}, {City::Karlsbad, Named::NotWithTwo}}},
    // S7
    {{City::Bautzen, Named::Always},
     Plant::Plauen,
     {{City::Dresden, Named::Always}, {City::Grimma, Named::Always}, {City::Karlsbad, Named::NotWithTwo}, {City::Goerlitz, Named::NotWithTwo}, {City::Chemnitz, Named::NotWithTwo}},
     {{City::Aussig, Named::Always}, {City::Pressnitz, Named::Always}, {City::Bruex, Named::NotWithTwo}}},
    // S8
    {{City::Dresden, Named::Always},
     Plant::Glashuette,
     {{City::Marienberg, Named::Always}, {City::Praha, Named::Always}, {City::Praha, Named::Always}, {City::Leipzig, Named::Always}, {City::Leipzig, Named::Always}},
     {{City::Bruex, Named::Always}, {City::Joachimsthal, Named::Always}, {City::Karlsbad, Named::NotWithTwo}}},
    // S9
    {{City::Marienberg, Named::Always},
     Plant::Grimma,
     {{City::Bautzen, Named::Always}, {City::Plauen, Named::Always}, {City::Praha, Named::Always}, {City::Freiberg, Named::Always}, {City::Goerlitz, Named::NotWithTwo}},
     {{City::Aussig, Named::Always}, {City::Joachimsthal, Named::Always}, {City::Karlsbad, Named::NotWithTwo}}},
    // S10
    {{City::Zwickau, Named::Always},
     Plant::Plauen,
     {{City::Leipzig, Named::Always}, {City::Riesa, Named::Always}, {City::Praha, Named::Always}, {City::Zwickau, Named::Always}, {City::Grimma, Named::Always}},
     {{City::Aussig, Named::Always}, {City::Joachimsthal, Named::Always}, {City::Pressnitz, Named::Always}}},
    // S11
    {{City::Karlsbad, Named::NotWithTwo},
     Plant::Zittau,
     {{City::Leipzig, Named::Always}, {City::Leipzig, Named::Always}, {City::Dresden, Named::Always}, {City::Dresden, Named::Always}, {City::Marienberg, Named::Always}},
     {{City::Aussig, Named::Always}, {City::Pressnitz, Named::Always}, {City::Bruex, Named::Always}}},
    // S12
    {{City::Praha, Named::Always},
     Plant::Glashuette,
     {{City::Marienberg, Named::Always}, {City::Chemnitz, Named::Always}, {City::Bautzen, Named::Always}, {City::Riesa, Named::Always}, {City::Karlsbad, Named::NotWithTwo}},
     {{City::Aussig, Named::Always}, {City::Pressnitz, Named::Always}, {City::Joachimsthal, Named::Always}}},
    // S13
    {{City::None, Named::Always},
     Plant::Grimma,
     {{City::Dresden, Named::Always}, {City::Plauen, Named::Always}, {City::Chemnitz, Named::Always}, {City::Freiberg, Named::Always}, {City::Grimma, Named::Always}},
     {{City::Aussig, Named::Always}, {City::Pressnitz, Named::Always}}},
}};
// clang-format on

} // namespace nucleum
