#pragma once

#include <QTemporaryDir>

#include "app/nucleum/table/nucleum_table.h"
#include "app/store/store_host.h"
#include "engine/nucleum/random_play.h"

/// A store and a table of its own for each test.
struct NucleumDesk {
    QTemporaryDir folder;
    StoreHost host;
    NucleumTable table;

    NucleumDesk() {
        host.setFile(folder.filePath("games.sqlite"));
        table.setHost(&host);
    }

    /// Three players, Ala first; with everything printed on the pieces known, or nothing.
    bool begin(bool knowsFacts, std::uint64_t seed = 3, int players = 3) {
        core::Rng rng(seed);
        const nucleum::Facts facts =
            knowsFacts ? nucleum::inventedFacts(players, rng) : nucleum::Facts{};
        return table.begin(nucleum::dealSetup({}, players, facts, rng), {"Ala", "Ola"});
    }

    /// Random moves until the table waits for this kind of task.
    bool playUntil(nucleum::TaskKind kind, std::uint64_t seed = 3) {
        core::Rng rng(seed);
        while (!table.isOver() && table.state().task().kind != kind)
            if (!table.commit(nucleum::randomMove(table.state(), rng)))
                return false;
        return !table.isOver();
    }

    bool playToTheEnd(std::uint64_t seed = 3) {
        core::Rng rng(seed);
        while (!table.isOver())
            if (!table.commit(nucleum::randomMove(table.state(), rng)))
                return false;
        return true;
    }

    bool correct(nucleum::Corrected what, nucleum::Player player, int value, int index = 0) {
        return table.commit(
            {nucleum::Actor::Table,
             nucleum::Correct{what, nucleum::ownerOf(player), static_cast<std::uint8_t>(index),
                              static_cast<std::int16_t>(value),
                              nucleum::CorrectionReason::TableDiffers}});
    }
};
