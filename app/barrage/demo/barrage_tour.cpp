#include <array>

#include "app/barrage/demo/barrage_demo.h"
#include "app/barrage/demo/barrage_stops.h"
#include "app/tour/game_tour.h"

namespace barrage {

namespace {

using database::Play;
using database::PlayResult;

/// Four companies, two of them Automas; a tie in the objective and one for the victory.
pad::Draft demoPad() {
    pad::Draft draft;
    draft.table = {{"board", 2}, {"objective_tile", 5}, {"minutes", 140}};
    draft.participants = {
        {"Ida",
         false,
         {{"company", 1},
          {"officer", 3},
          {"vp", 92},
          {"objective", 6},
          {"excavators", 3},
          {"mixers", 2},
          {"credits", 6},
          {"drops", 3},
          {"private_buildings", 7},
          {"energy_round_5", 14}}},
        {"Jan",
         false,
         {{"company", 4}, {"vp", 97}, {"objective", 5}, {"credits", 11}, {"drops", 4}}},
        {"",
         true,
         {{"company", 2},
          {"level", 3},
          {"vp", 99},
          {"objective", 6},
          {"drops", 0},
          {"energy_round_5", 11}}},
        {"", true, {{"company", 5}, {"level", 1}, {"vp", -4}, {"objective", 2}}}};
    draft.location = "Kraków";
    return draft;
}

constexpr std::array kCompanies{"usa", "france", "italy", "netherlands"};
constexpr std::array kOfficers{"viktor_fiesler", "wilhelm_adler", "anton_krylov",
                               "graziano_del_monte"};
constexpr std::array kLevels{"low", "medium", "high", "very_high"};
constexpr std::array kSources{"contract_reward", "energy_ranking", "energy_track", "bonus_tile",
                              "objective",       "leftovers",      "water_in_dams"};

const char* pick(const auto& list, int number) {
    return list[static_cast<std::size_t>(number) % list.size()];
}

/// Ten to begin with, the rest in shares that differ from play to play.
void addSources(PlayResult& result, int number) {
    result.sources.push_back({"start", 10});
    int left = result.score - 10;
    for (const char* source : kSources) {
        const int vp = source == kSources.back() ? left : left * (20 + 7 * (number % 4)) / 100;
        result.sources.push_back({source, vp});
        left -= vp;
        ++number;
    }
    for (int round = 1; round <= 5; ++round)
        result.energy.push_back(3 * round + number % 5);
}

PlayResult person(const char* name, int number, int score) {
    PlayResult result;
    result.playerName = name;
    result.score = score;
    result.role = pick(kCompanies, number);
    result.officer = pick(kOfficers, number / 2);
    addSources(result, number);
    return result;
}

PlayResult automa(int number) {
    PlayResult result;
    result.isAutoma = true;
    result.role = "germany";
    result.level = pick(kLevels, number / 3);
    result.score = 74 + number * 5 % 41;
    addSources(result, number + 1);
    return result;
}

Play demoPlay(int number) {
    Play play;
    play.game = "barrage";
    play.board = "full";
    play.results = {person("Ida", number, 78 + number * 7 % 43), automa(number)};
    if (number % 4 == 1)
        play.results.push_back(person("Zofia", number + 1, 70 + number * 11 % 37));
    return play;
}

} // namespace

tour::GameTour gameTour() {
    return {"barrage", keepDemoGames, demoPad(), demoPlay, tourStops(), {"table"}};
}

} // namespace barrage
