#include "app/tour/game_tour.h"

namespace tour {

std::vector<GameTour> gameTours() {
#define PENSTOCK_TOUR_OF(game) ::game::gameTour(),
    return {PENSTOCK_GAMES(PENSTOCK_TOUR_OF)};
#undef PENSTOCK_TOUR_OF
}

} // namespace tour
