#include "database/remembered.h"

#include "database/internal/query.h"

namespace database {

Result<std::vector<Player>> listPlayers(const DatabaseFile& store) {
    Query query(store, "SELECT id, name, last_used FROM players ORDER BY last_used DESC, name");
    if (const auto asked = query.run(); !asked)
        return asked.error();
    std::vector<Player> players;
    while (query.next())
        players.push_back({query.text(0), query.text(1), query.integer(2)});
    if (const auto read = query.trouble(); !read)
        return read.error();
    return players;
}

Result<std::vector<Card>> listCards(const DatabaseFile& store, const std::string& game) {
    Query query(store, "SELECT id, content, changed FROM cards WHERE game = ? ORDER BY id");
    if (const auto asked = query.run(game); !asked)
        return asked.error();
    std::vector<Card> cards;
    while (query.next())
        cards.push_back({game, query.text(0), query.text(1), query.integer(2)});
    if (const auto read = query.trouble(); !read)
        return read.error();
    return cards;
}

Outcome rememberCard(const DatabaseFile& store, const Card& card) {
    const WriteTurn turn;
    return Query(store, "INSERT INTO cards (game, id, content, changed) VALUES (?, ?, ?, ?) "
                        "ON CONFLICT DO UPDATE "
                        "SET content = excluded.content, changed = excluded.changed")
        .run(card.game, card.id, card.content, card.changed);
}

Outcome forgetCard(const DatabaseFile& store, const std::string& game, const std::string& id) {
    const WriteTurn turn;
    return Query(store, "DELETE FROM cards WHERE game = ? AND id = ?").run(game, id);
}

Result<std::optional<std::string>> setting(const DatabaseFile& store, const std::string& name) {
    Query query(store, "SELECT value FROM settings WHERE name = ?");
    if (const auto asked = query.run(name); !asked)
        return asked.error();
    if (query.next())
        return std::optional(query.text(0));
    if (const auto read = query.trouble(); !read)
        return read.error();
    return std::optional<std::string>();
}

Outcome setSetting(const DatabaseFile& store, const std::string& name, const std::string& value) {
    const WriteTurn turn;
    return Query(store, "INSERT INTO settings (name, value) VALUES (?, ?) "
                        "ON CONFLICT DO UPDATE SET value = excluded.value")
        .run(name, value);
}

Outcome forgetSetting(const DatabaseFile& store, const std::string& name) {
    const WriteTurn turn;
    return Query(store, "DELETE FROM settings WHERE name = ?").run(name);
}

} // namespace database
