#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QJsonObject>

#include "app/json/node.h"
#include "app/json/problem.h"
#include "database/database_file.h"
#include "database/records.h"

/// A game that is set up once more: the same set-up, and everything hidden comes up in the same
/// order. Kept in the options of the new session and carried by a .penstock file.
namespace sessions {

/// Who sat where in the game that is repeated.
struct RepeatSeat {
    std::string role;
    std::string playerName;
    bool isAutoma = false;    // known with the score
    std::optional<int> score; // once that game was over

    friend bool operator==(const RepeatSeat&, const RepeatSeat&) = default;
};

struct Repeat {
    std::string game;
    int rulesVersion = 0;
    std::string setup;              // as in a log
    std::vector<std::string> draws; // what comes up, as entries of a log, in its order
    std::string session;            // id of the game that is repeated
    database::Time played = 0;      // when that ended, or was last played
    std::vector<RepeatSeat> seats;  // in turn order

    friend bool operator==(const Repeat&, const Repeat&) = default;
};

/// Whether games of that kind can be set up once more.
[[nodiscard]] bool canRepeat(const std::string& game);

/// A session of the store that could be repeated, without what comes up: to learn that it would
/// have to be played again.
[[nodiscard]] json::Result<Repeat> earlierGame(const database::DatabaseFile& store,
                                               const std::string& session);

/// A session of the store to be repeated. What is itself a repeat hands its own order on.
[[nodiscard]] json::Result<Repeat> repeatOf(const database::DatabaseFile& store,
                                            const std::string& session);

/// Has a game that is still played go on by the order that was handed on, so that what comes up in
/// the rest of it is the same too.
[[nodiscard]] json::Result<core::Done> keepOrder(const database::DatabaseFile& store,
                                                 const Repeat& repeat);

[[nodiscard]] QJsonObject toJson(const Repeat& repeat);
/// Strict, as everything that comes from a file.
[[nodiscard]] Repeat readRepeat(const json::Node& node);
/// Nothing if the object is not one that toJson wrote.
[[nodiscard]] std::optional<Repeat> repeatFrom(const QJsonObject& object);

/// In the options of a session.
[[nodiscard]] std::optional<Repeat> repeatInOptions(const std::string& options);
[[nodiscard]] std::string optionsWith(const std::string& options, const Repeat& repeat);

} // namespace sessions
