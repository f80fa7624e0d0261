#include "app/nucleum/demo/nucleum_demo.h"
#include "app/nucleum/demo/nucleum_stops.h"
#include "app/tour/game_tour.h"

namespace nucleum {

namespace {

pad::Draft demoPad() {
    pad::Draft draft;
    draft.table = {{"tile1", 3}, {"tile2", 8}, {"tile3", 1}, {"tile4", 7}};
    draft.participants = {{"Ida",
                           false,
                           {{"experiment", 1},
                            {"vp", 63},
                            {"marker1", 1},
                            {"marker3", 7},
                            {"marker4", 13},
                            {"marker5", 24},
                            {"markers_on_start", 1},
                            {"count1", 7},
                            {"count3", 3},
                            {"count7", 9},
                            {"count8", 4},
                            {"goal", 1},
                            {"cities", 8},
                            {"uranium", 1},
                            {"workers", 2},
                            {"thaler", 4},
                            {"buildings", 11},
                            {"buildings_in_praha", 4},
                            {"government2", 2},
                            {"government_network2", 5},
                            {"government_praha2", 1},
                            {"income1", 1},
                            {"income2", 3}}},
                          {"Jan", false, {{"experiment", 4}, {"vp", 71}, {"thaler", 12}}},
                          {"Ola", false, {{"experiment", 3}, {"vp", 58}, {"workers", 5}}}};
    return draft;
}

database::Play demoPlay(int number) {
    database::Play play;
    play.game = "nucleum";
    for (const char* name : {"Ida", "Olek", "Zofia"}) {
        database::PlayResult& result = play.results.emplace_back();
        result.playerName = name;
        result.score = 90 + number * 3 % 25 + static_cast<int>(play.results.size());
    }
    return play;
}

} // namespace

tour::GameTour gameTour() {
    return {"nucleum", keepDemoGames, demoPad(), demoPlay, tourStops(), {}};
}

} // namespace nucleum
