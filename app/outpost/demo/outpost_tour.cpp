#include "app/outpost/demo/outpost_demo.h"
#include "app/outpost/demo/outpost_stops.h"
#include "app/tour/game_tour.h"

namespace outpost {

namespace {

/// As many as can play.
pad::Draft demoPad() {
    pad::Draft draft;
    draft.participants = {{"Ida", false, {{"supplied", 14}, {"money", 31}}},
                          {"Jan", false, {{"supplied", 14}, {"money", 40}}},
                          {"Ola", false, {{"supplied", 13}, {"money", 99}}},
                          {"Ewa", false, {{"supplied", 11}, {"money", 5}}},
                          {"Max", false, {{"supplied", 9}, {"money", 121}}},
                          {"", false, {{"supplied", 12}, {"money", 18}}}};
    return draft;
}

} // namespace

tour::GameTour gameTour() {
    return {"outpost", keepDemoGames, demoPad(), nullptr, tourStops(), {}};
}

} // namespace outpost
