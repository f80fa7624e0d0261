#include <tuple>

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

/// Ida always comes last, so that the game she wins on the tour is a special one.
database::Play demoPlay(int number) {
    database::Play play;
    play.game = "outpost";
    for (const auto& [name, role, cities] :
         {std::tuple{"Ida", "red", 3 + number % 4}, std::tuple{"Jan", "blue", 8 + number % 3}}) {
        database::PlayResult& result = play.results.emplace_back();
        result.playerName = name;
        result.role = role;
        result.score = cities;
        result.sources = {{"cities", cities}};
    }
    return play;
}

} // namespace

tour::GameTour gameTour() {
    return {"outpost", keepDemoGames, demoPad(), demoPlay, tourStops(), {}};
}

} // namespace outpost
