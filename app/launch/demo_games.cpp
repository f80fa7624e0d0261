#include "app/launch/demo_games.h"

#include "app/barrage/demo/barrage_demo.h"
#include "app/launch/demo_history.h"
#include "app/launch/demo_pads.h"
#include "app/nucleum/demo/nucleum_demo.h"
#include "app/outpost/demo/outpost_demo.h"

namespace launch {

core::Result<DemoGames, std::string> keepDemoGames(const database::DatabaseFile& store) {
    DemoGames games;
    if (const auto kept = keepNucleumGames(store, games); !kept)
        return kept.error();
    if (const auto kept = keepOutpostGames(store, games); !kept)
        return kept.error();
    if (const auto kept = keepBarrageGames(store, games); !kept)
        return kept.error();
    if (const auto kept = keepDemoPads(store); !kept)
        return kept.error().detail;
    if (const auto kept = keepDemoHistory(store); !kept)
        return kept.error();
    return games;
}

} // namespace launch
