#pragma once

#include <iterator>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/games/cartridges.h"
#include "database/records.h"

namespace shell {

inline QString gameOf(const database::SessionSummary& session) {
    return games::gameName(session.game);
}

/// Who plays, as the game itself puts it.
inline QString seatsOf(const database::SessionSummary& session) {
    const games::Cartridge* const game = games::cartridgeOf(session.game);
    return game ? game->seatsText(session) : QString();
}

/// "Round 3 of 5 · Ida 54, Automa 47"
inline QString standingText(const database::SessionSummary& session, const games::Tally& standing) {
    const games::Cartridge& game = *games::cartridgeOf(session.game);
    const QStringList names = game.seatNames(session);
    QStringList scores; // none of which is broken between name and points
    for (qsizetype i = 0; i < names.size() && i < std::ssize(standing.points); ++i) {
        const int points = standing.points[static_cast<std::size_t>(i)];
        scores.append(QStringLiteral("%1\u00a0%2")
                          .arg(names[i], game.words.pointsText ? game.words.pointsText(points)
                                                               : QString::number(points)));
    }
    QStringList parts;
    if (!standing.isOver && standing.rounds > 0)
        parts.append(QCoreApplication::translate("SessionListModel", "Round %1 of %2")
                         .arg(standing.round)
                         .arg(standing.rounds));
    else if (!standing.isOver && standing.round > 0)
        parts.append(
            QCoreApplication::translate("SessionListModel", "Round %1").arg(standing.round));
    parts.append(scores.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral(" · "));
}

} // namespace shell
