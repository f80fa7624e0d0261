#include "database/internal/players.h"

#include <QUuid>

#include "database/internal/query.h"

namespace database {

Result<std::int64_t> playerKey(const DatabaseFile& store, const std::string& name, Time now) {
    const std::string freshId = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    Query query(store, "INSERT INTO players (id, name, last_used) VALUES (?, ?, ?) "
                       "ON CONFLICT (name) DO UPDATE "
                       "SET last_used = max(last_used, excluded.last_used) RETURNING key");
    if (const auto done = query.run(freshId, name, now); !done)
        return done.error();
    if (!query.next())
        return StoreError{Trouble::Failed, "a player got no row"};
    return query.integer(0);
}

} // namespace database
