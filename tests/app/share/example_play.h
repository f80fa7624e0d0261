#pragma once

#include "database/records.h"

/// A play with everything in it that a writer can trip over.
namespace example_play {

inline database::PlayResult result(const char* player, const char* role, int score, int rank) {
    database::PlayResult result;
    result.playerName = player;
    result.role = role;
    result.score = score;
    result.rank = rank;
    result.isWinner = rank == 1;
    result.energy = {3, 7, 12, 20, 24};
    result.sources = {{"start", 10}, {"objective", score - 10}};
    return result;
}

/// Two humans and two Automas; the second wins.
inline database::Play barrage() {
    database::Play play;
    play.id = "01234567-89ab-4def-8123-456789abcdef";
    play.game = "barrage";
    play.ended = 1'794'945'012'345; // 2026-11-17 19:50:12.345 UTC
    play.playTime = 5'670'000;      // 94.5 minutes
    play.location = "Kraków";
    play.comments = "Gęślą jaźń & \"100 %\"\n#1 + 2 = 3?";
    play.board = "full";
    play.results = {result("Łucja Żak", "usa", 98, 2), result("Bob", "italy", 112, 1),
                    result("", "germany", 80, 3), result("", "france", 71, 4)};
    play.results[0].isStarter = true;
    play.results[0].officer = "viktor_fiesler";
    for (const std::size_t automa : {2U, 3U}) {
        play.results[automa].isAutoma = true;
        play.results[automa].level = automa == 2 ? "high" : "very_high";
    }
    return play;
}

/// The same of which only the winner was noted.
inline database::Play withoutPoints() {
    database::Play play = barrage();
    for (database::PlayResult& result : play.results) {
        result.score = 0;
        result.rank = result.isWinner ? 1 : 2;
        result.sources.clear();
        result.energy.clear();
    }
    return play;
}

} // namespace example_play
