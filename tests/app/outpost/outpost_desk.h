#pragma once

#include <QTemporaryDir>
#include <QtTest>

#include "app/outpost/demo/outpost_play.h"
#include "app/outpost/table/outpost_table.h"
#include "app/store/store_host.h"

/// A table on a store of the test's, with games whose moves are always the same.
class OutpostDesk {
public:
    OutpostDesk() {
        host.setFile(m_folder.filePath("games.sqlite"));
        table.setHost(&host);
    }

    /// A game for so many, with nothing on the table yet.
    [[nodiscard]] bool begin(int players) {
        outpost::Setup setup;
        for (int i = 0; i < players; ++i)
            setup.order.push(static_cast<outpost::Seat>(i));
        outpost::Cast cast;
        const QStringList names{"Ania", "Paweł", "Nikola", "Robert", "Ewa", "Jan"};
        for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
            cast.names[i] = names[static_cast<qsizetype>(i)];
            cast.colours[i] = QLatin1String(outpost::kColours[i]);
        }
        return table.begin(setup, cast);
    }

    /// Plays a game of the demo's people until the table asks that, not before the round.
    [[nodiscard]] bool playUntil(OutpostTable::Asked asked, int players = 2, int round = 1,
                                 std::uint64_t seed = 4) {
        const outpost::Playthrough whole = outpost::playedGame(players, seed);
        outpost::Cast cast;
        for (std::size_t i = 0; i < whole.setup().order.size(); ++i)
            cast.colours[i] = QLatin1String(outpost::kColours[i]);
        if (!table.begin(whole.setup(), cast))
            return false;
        for (const outpost::Move& move : whole.entries()) {
            if (table.asked() == asked && table.round() >= round)
                return true;
            if (!table.commit(move))
                return false;
        }
        return table.asked() == asked;
    }

    bool set(outpost::Corrected what, outpost::Owner owner, int value, int index = 0) {
        return table.commit(
            {outpost::Actor::Table, outpost::Correct{what, owner, static_cast<std::uint8_t>(index),
                                                     static_cast<std::int16_t>(value),
                                                     outpost::CorrectionReason::TableDiffers}});
    }

private:
    QTemporaryDir m_folder;

public:
    StoreHost host;
    OutpostTable table;
};
