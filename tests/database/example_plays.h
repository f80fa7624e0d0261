#pragma once

#include <string>
#include <vector>

#include "database/records.h"

namespace database::test {

inline PlayResult human(const std::string& name, const std::string& role,
                        const std::string& officer, int score, int rank) {
    PlayResult result;
    result.playerName = name;
    result.role = role;
    result.officer = officer;
    result.score = score;
    result.rank = rank;
    result.isWinner = rank == 1;
    return result;
}

inline PlayResult automa(const std::string& level, int score, int rank) {
    PlayResult result = human("", "germany", "", score, rank);
    result.isAutoma = true;
    result.level = level;
    return result;
}

/// A game of two people and an Automa with something in every field.
inline Play examplePlay(const std::string& id) {
    Play play;
    play.id = id;
    play.game = "barrage";
    play.ended = 1'790'000'000'000;
    play.playTime = 5'400'000;
    play.location = "Łódź";
    play.comments = "tight, \"very\" tight";
    play.board = "base map, high";
    play.details = R"({"rounds":5})";
    play.results = {human("Ania", "usa", "fiesler", 120, 1), automa("high", 97, 2),
                    human("Zoë", "france", "deluz", -3, 3)};
    play.results[0].sources = {{"start", 10}, {"contracts", 62}, {"bonus", 48}};
    play.results[0].energy = {3, 7, 0, 12, 9};
    play.results[0].details = R"({"dams":4})";
    play.results[1].sources = {{"start", 10}, {"contracts", 87}};
    play.results[2].isStarter = true;
    play.results[2].energy = {1};
    return play;
}

/// As many plays as somebody has after years, an hour apart.
inline std::vector<Play> manyPlays(int count) {
    std::vector<Play> plays;
    for (int i = 0; i < count; ++i) {
        Play play = examplePlay("p-" + std::to_string(i));
        play.ended -= i * 3'600'000LL;
        play.results.push_back(human("guest " + std::to_string(i % 40), "italy", "", 50, 4));
        for (PlayResult& result : play.results) {
            result.sources.clear();
            for (int source = 0; source < 12; ++source)
                result.sources.push_back({"source " + std::to_string(source), i % 17});
        }
        plays.push_back(play);
    }
    return plays;
}

} // namespace database::test
