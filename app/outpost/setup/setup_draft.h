#pragma once

#include <string>
#include <vector>

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include "app/outpost/map/known_map.h"
#include "app/outpost/words/cast.h"
#include "engine/outpost/setup.h"

namespace outpost {

struct SeatDraft {
    QString name;
    int colour = 0;

    friend bool operator==(const SeatDraft&, const SeatDraft&) = default;
};

/// A new game as far as it is entered.
struct SetupDraft {
    QList<SeatDraft> seats{{{}, 0}, {{}, 1}}; // clockwise round the table
    QList<int> order{0, 1};                   // of round 1: numbers of seats
    bool isOrderEntered = false;              // else it is drawn when the game starts
    Options options;
    // With a map only:
    bool usesMap = true;
    int smallArea = 1;       // the one that four players add
    TokenCosts tokens;       // on the connections of the known map
    QStringList connections; // their names

    friend bool operator==(const SetupDraft&, const SetupDraft&) = default;
};

/// Without the figures, which hold for all games and are kept apart.
[[nodiscard]] QByteArray textOf(const SetupDraft& draft);
/// False if the text is not one of ours; the draft is as it was then.
[[nodiscard]] bool readInto(SetupDraft& draft, const QByteArray& text);

/// The payout and the prices of workers that were confirmed once.
[[nodiscard]] QJsonObject figuresOf(const Options& options);
[[nodiscard]] bool readFigures(Options& options, const QJsonObject& kept);

/// The small areas in play by the number of players (O-3.1).
[[nodiscard]] core::IndexSet<std::uint8_t> smallAreasOf(const SetupDraft& draft);

/// Tokens stay with their connections when the map was put right; a connection that is new or has
/// another name has none.
void fitTokens(SetupDraft& draft, const KnownMap& map);

[[nodiscard]] Cast castOf(const SetupDraft& draft);
/// Without the map.
[[nodiscard]] Setup setupOf(const SetupDraft& draft);

} // namespace outpost
