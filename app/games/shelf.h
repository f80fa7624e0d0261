#pragma once

#include <span>
#include <string_view>

#include <QString>
#include <QStringList>

#include "app/table/game_table.h"
#include "database/records.h"

/// The games that Penstock knows. This is the one place where the app's shared parts learn of them.
namespace games {

struct ShelfGame {
    std::string_view name; // in the store; it never changes
    GameTable* (*makeTable)(QObject* parent) = nullptr;
    /// Who plays: "Ala (USA), Automa (Germany)".
    QString (*seatsText)(const database::SessionSummary& session) = nullptr;
    /// What the details of a play say beside the points; null: nothing.
    QStringList (*factsOf)(const database::Play& play) = nullptr;
};

/// In the order in which they are offered.
[[nodiscard]] std::span<const ShelfGame> shelf();
/// Null if there is none of that name.
[[nodiscard]] const ShelfGame* gameNamed(std::string_view name);

} // namespace games
