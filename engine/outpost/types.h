#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/core/index_set.h"
#include "engine/core/strong_id.h"

/// The things of Power Grid: Outpost by name.
namespace outpost {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 6;
inline constexpr int kMaxCities = 64; // more than the board has
inline constexpr int kStationFields = 3;
inline constexpr int kSlotsOfAKind = 4;
inline constexpr int kStations = 18; // of a player, so 18 cities at most (O-3.7)
inline constexpr int kMaxRobots = 9;
inline constexpr int kSectorCount = 9;
inline constexpr int kTokenValues = 5;

/// The players, numbered clockwise round the table.
enum class Seat : std::uint8_t { P1, P2, P3, P4, P5, P6 };
using SeatSet = core::IndexSet<Seat>;

/// Whose piece it is. The Syndicate plays in the game for two.
enum class Owner : std::uint8_t { Nobody, P1, P2, P3, P4, P5, P6, Syndicate };
inline constexpr int kOwnerCount = 8;

/// Who makes a move: a player, the Syndicate, or the table (draws, the hammer, corrections).
enum class Actor : std::uint8_t { Table, P1, P2, P3, P4, P5, P6, Syndicate };
inline constexpr int kActorCount = 8;

[[nodiscard]] constexpr std::size_t indexOf(Seat seat) { return static_cast<std::size_t>(seat); }
[[nodiscard]] constexpr Owner ownerOf(Seat seat) {
    return static_cast<Owner>(static_cast<int>(seat) + 1);
}
[[nodiscard]] constexpr Actor actorOf(Seat seat) {
    return static_cast<Actor>(static_cast<int>(seat) + 1);
}
[[nodiscard]] constexpr bool isPlayer(Owner owner) {
    return owner >= Owner::P1 && owner <= Owner::P6;
}
[[nodiscard]] constexpr bool isPlayer(Actor actor) {
    return actor >= Actor::P1 && actor <= Actor::P6;
}
/// Only for players.
[[nodiscard]] constexpr Seat seatOf(Owner owner) {
    return static_cast<Seat>(static_cast<int>(owner) - 1);
}
[[nodiscard]] constexpr Seat seatOf(Actor actor) {
    return static_cast<Seat>(static_cast<int>(actor) - 1);
}

/// A city: its number on the entered map, or without a map the order in which cities were first
/// built in.
using City = core::StrongId<struct CityTag>;

enum class Piece : std::uint8_t { Station, Plant, Habitat };
inline constexpr int kPieceCount = 3;

/// What the one field of a city beside its stations is for. Unknown: no map was entered and nobody
/// has built there yet.
enum class FieldKind : std::uint8_t { Unknown, Plant, Habitat };

/// The two kinds of card slots of a company board.
enum class Slot : std::uint8_t { Plant, Habitat };

/// Phase 1 asks nothing: the order is set when a round begins.
enum class Phase : std::uint8_t { Setup, Auction, Structure, Bureaucracy, GameOver };

} // namespace outpost
