#include "database/internal/schema.h"

#include <array>

namespace database {

namespace {

// A step that has been released is never changed; what comes later is a step of its own.

SchemaStep sessions() {
    return {"001 sessions",
            {
                R"(CREATE TABLE players (
            key INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL UNIQUE,
            last_used INTEGER NOT NULL
        ) STRICT)",
                R"(CREATE TABLE sessions (
            key INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            game TEXT NOT NULL,
            rules_version INTEGER NOT NULL,
            setup TEXT NOT NULL,
            options TEXT NOT NULL,
            notes TEXT NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('playing', 'finished')),
            cursor INTEGER NOT NULL CHECK (cursor >= 0),
            revision INTEGER NOT NULL DEFAULT 0,
            created INTEGER NOT NULL,
            touched INTEGER NOT NULL,
            play_time INTEGER NOT NULL CHECK (play_time >= 0)
        ) STRICT)",
                "CREATE INDEX sessions_by_touch ON sessions (touched)",
                R"(CREATE TABLE session_seats (
            session INTEGER NOT NULL REFERENCES sessions ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            role TEXT NOT NULL,
            player INTEGER REFERENCES players,
            PRIMARY KEY (session, seat)
        ) STRICT, WITHOUT ROWID)",
                R"(CREATE TABLE entries (
            session INTEGER NOT NULL REFERENCES sessions ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number > 0),
            line TEXT NOT NULL,
            PRIMARY KEY (session, number)
        ) STRICT, WITHOUT ROWID)",
                R"(CREATE TABLE settings (
            name TEXT PRIMARY KEY NOT NULL,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID)",
            }};
}

SchemaStep history() {
    return {"002 history",
            {
                R"(CREATE TABLE plays (
            key INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            session INTEGER UNIQUE REFERENCES sessions ON DELETE SET NULL,
            game TEXT NOT NULL,
            ended INTEGER NOT NULL,
            play_time INTEGER NOT NULL,
            location TEXT NOT NULL,
            comments TEXT NOT NULL,
            board TEXT NOT NULL,
            details TEXT NOT NULL
        ) STRICT)",
                "CREATE INDEX plays_by_end ON plays (ended)",
                R"(CREATE TABLE play_results (
            play INTEGER NOT NULL REFERENCES plays ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            player INTEGER REFERENCES players,
            is_automa INTEGER NOT NULL CHECK (is_automa IN (0, 1)),
            role TEXT NOT NULL,
            officer TEXT NOT NULL,
            level TEXT NOT NULL,
            score INTEGER NOT NULL,
            rank INTEGER NOT NULL CHECK (rank > 0),
            is_winner INTEGER NOT NULL CHECK (is_winner IN (0, 1)),
            is_starter INTEGER NOT NULL CHECK (is_starter IN (0, 1)),
            energy TEXT NOT NULL,
            details TEXT NOT NULL,
            PRIMARY KEY (play, seat)
        ) STRICT, WITHOUT ROWID)",
                R"(CREATE TABLE result_sources (
            play INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            place INTEGER NOT NULL,
            source TEXT NOT NULL,
            vp INTEGER NOT NULL,
            PRIMARY KEY (play, seat, place),
            FOREIGN KEY (play, seat) REFERENCES play_results ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID)",
            }};
}

SchemaStep cards() {
    return {"003 remembered cards", {R"(CREATE TABLE cards (
                            game TEXT NOT NULL,
                            id TEXT NOT NULL,
                            content TEXT NOT NULL,
                            changed INTEGER NOT NULL,
                            PRIMARY KEY (game, id)
                        ) STRICT, WITHOUT ROWID)"}};
}

SchemaStep photos() {
    return {"004 photos of the table", {R"(CREATE TABLE play_photos (
                            play INTEGER NOT NULL REFERENCES plays ON DELETE CASCADE,
                            place INTEGER NOT NULL,
                            width INTEGER NOT NULL,
                            height INTEGER NOT NULL,
                            jpeg TEXT NOT NULL,
                            PRIMARY KEY (play, place)
                        ) STRICT, WITHOUT ROWID)"}};
}

} // namespace

std::span<const SchemaStep> schemaSteps() {
    static const std::array kSteps{sessions(), history(), cards(), photos()};
    return kSteps;
}

} // namespace database
