#pragma once

#include <optional>

#include <QList>
#include <QString>
#include <QStringList>

#include "database/database_file.h"
#include "database/store_error.h"
#include "engine/outpost/setup.h"

/// The board as it was entered once. Cities and connections stay; the tokens on the connections are
/// shuffled for every game (O-3.1).
namespace outpost {

struct KnownCity {
    QString name;
    FieldKind field = FieldKind::Plant;
    int area = 0;

    friend bool operator==(const KnownCity&, const KnownCity&) = default;
};

struct KnownConnection {
    int a = 0; // numbers of cities, a < b
    int b = 0;
    std::optional<int> lastCost; // the token that lay there last

    friend bool operator==(const KnownConnection&, const KnownConnection&) = default;
};

struct KnownMap {
    QList<KnownCity> cities;
    QList<KnownConnection> connections; // by their cities

    /// From every city a way leads to every other one; a game can be played on it then.
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] QStringList names() const;
    /// "Kraków – Łódź", of every connection.
    [[nodiscard]] QStringList connectionNames() const;
    [[nodiscard]] bool isConnected(int a, int b) const;
    void connectOrPart(int a, int b);
    void removeCity(int city);

    friend bool operator==(const KnownMap&, const KnownMap&) = default;
};

/// A token for every connection of the map, as far as they were entered.
using TokenCosts = QList<std::optional<int>>;

/// Whether both cities of the connection are in play.
[[nodiscard]] bool isInPlay(const KnownMap& map, const KnownConnection& connection,
                            core::IndexSet<std::uint8_t> smallAreas);
/// The map of a game. Connections out of play need no token.
[[nodiscard]] Map mapOf(const KnownMap& map, const TokenCosts& costs);

/// Empty if none was entered.
[[nodiscard]] KnownMap knownMap(const database::DatabaseFile& store);
[[nodiscard]] database::Outcome remember(const database::DatabaseFile& store, const KnownMap& map);

} // namespace outpost
