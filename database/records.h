#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/core/game_log.h"

/// What the store keeps, as values. Ids are UUIDs in lower case without braces; they stay the same
/// wherever a record is carried.
namespace database {

using Time = std::int64_t;     // milliseconds since 1970, UTC
using Duration = std::int64_t; // milliseconds

struct Player {
    std::string id;
    std::string name; // the only one of this name
    Time lastUsed = 0;

    friend bool operator==(const Player&, const Player&) = default;
};

enum class SessionStatus : std::uint8_t { Playing, Finished };
/// When a game that is over came to its end: with what was just played, or when the history has it.
enum class Ended : std::uint8_t { Now, Before };

/// Who plays what in a session. The role is the game's own word for it, a company's id say; an
/// Automa has no player.
struct SessionSeat {
    std::string role;
    std::string playerName;

    friend bool operator==(const SessionSeat&, const SessionSeat&) = default;
};

/// A session as a list shows it.
struct SessionSummary {
    std::string id;
    std::string game;
    int rulesVersion = 0;
    std::string setup;
    SessionStatus status = SessionStatus::Playing;
    std::uint64_t entryCount = 0;
    std::uint64_t cursor = 0;
    Time created = 0;
    Time touched = 0;
    Duration playTime = 0;
    std::vector<SessionSeat> seats;

    friend bool operator==(const SessionSummary&, const SessionSummary&) = default;
};

/// A session whole: the log with the entries behind the cursor, which can be redone.
struct SessionRecord {
    std::string id;
    core::GameLog log;
    std::uint64_t cursor = 0;   // entries in force
    std::string options = "{}"; // a JSON object that belongs to the app
    std::string notes;
    SessionStatus status = SessionStatus::Playing;
    Time created = 0;
    Time touched = 0;
    Duration playTime = 0;
    std::vector<SessionSeat> seats;

    friend bool operator==(const SessionRecord&, const SessionRecord&) = default;
};

struct SourceScore {
    std::string source;
    int vp = 0;

    friend bool operator==(const SourceScore&, const SourceScore&) = default;
};

/// What one participant reached. Role, officer and level are ids of the game, empty if it has none.
struct PlayResult {
    std::string playerName; // empty for an Automa
    bool isAutoma = false;
    std::string role;
    std::string officer;
    std::string level;
    int score = 0; // a play in which everybody has 0 was entered without points
    int rank = 1;
    bool isWinner = false;
    bool isStarter = false;
    std::vector<SourceScore> sources; // in the order in which they are shown
    std::vector<int> energy;          // per round
    std::string details = "{}";       // a JSON object with further counts

    friend bool operator==(const PlayResult&, const PlayResult&) = default;
};

/// A finished game in the history, tracked or entered by hand.
struct Play {
    std::string id;
    std::string session; // id of the tracked game, empty if there is none
    std::string game;
    Time ended = 0;
    Duration playTime = 0;
    std::string location;
    std::string comments;
    std::string board;               // what was played with: map, expansions, level
    std::string details = "{}";      // a JSON object with what the game adds
    std::vector<PlayResult> results; // in turn order

    friend bool operator==(const Play&, const Play&) = default;
};

/// A picture of the table, kept with a play and already made small.
struct Photo {
    int width = 0; // in pixels
    int height = 0;
    std::string jpeg; // the file in base64: the store holds numbers and texts only

    friend bool operator==(const Photo&, const Photo&) = default;
};

inline constexpr std::size_t kMostPhotos = 4; // of one play

/// A participant as a list of plays shows it.
struct ResultHeading {
    std::string playerName;
    bool isAutoma = false;
    std::string role;
    std::string officer;
    std::string level;
    int score = 0;
    int rank = 1;
    bool isWinner = false;

    friend bool operator==(const ResultHeading&, const ResultHeading&) = default;
};

/// A play as a list shows it: what it takes to find it again, without where the points came from.
struct PlayHeading {
    std::string id;
    std::string game;
    Time ended = 0;
    Duration playTime = 0;
    std::string location;
    std::string comments;
    bool isTracked = false; // there is a session to look at
    int photoCount = 0;
    std::vector<ResultHeading> results; // in turn order

    friend bool operator==(const PlayHeading&, const PlayHeading&) = default;
};

/// A printed card that was entered once and is known from then on.
struct Card {
    std::string game;
    std::string id;
    std::string content; // a JSON object
    Time changed = 0;

    friend bool operator==(const Card&, const Card&) = default;
};

/// Everything that can be carried to another device.
struct Contents {
    std::vector<SessionRecord> sessions;
    std::vector<Play> plays;
    std::vector<Card> cards;
    std::map<std::string, std::vector<Photo>> photos; // by the id of their play

    friend bool operator==(const Contents&, const Contents&) = default;
};

} // namespace database
