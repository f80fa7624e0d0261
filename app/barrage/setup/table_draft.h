#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QString>

#include "app/sessions/repeat.h"
#include "engine/barrage/setup_draft.h"

/// What is known of a game before it begins: who plays, and what lies on the table already.
/// The seats stand in the order in which the players were entered.
struct TableDraft {
    using Names = std::array<QString, barrage::kMaxPlayers>;

    barrage::SetupDraft setup;
    Names names;                // of the humans, by seat
    std::vector<int> turnOrder; // seats in the turn order of round 1, -1 where it is open
    std::optional<sessions::Repeat> repeat; // the game that is set up once more

    friend bool operator==(const TableDraft&, const TableDraft&) = default;
};

/// One human and one Automa.
[[nodiscard]] TableDraft soloDraft();

void addSeat(TableDraft& draft, barrage::PlayerKind kind);
void removeSeat(TableDraft& draft, std::size_t seat);

/// Drops what the players and options as they are now do not allow.
void tidy(TableDraft& draft);

/// Forgets what lies on the table, but not who plays.
void clearTable(TableDraft& draft);

/// What the engine completes: the seats in turn order if that is settled.
[[nodiscard]] barrage::SetupDraft engineDraft(const TableDraft& draft);

/// "Anna", "Player 2" or "Automa 2".
[[nodiscard]] QString labelOf(const TableDraft& draft, std::size_t seat);

/// Why these players cannot play, as one sentence; empty if they can.
[[nodiscard]] QString troubleWithPlayers(const TableDraft& draft);
