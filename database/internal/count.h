#pragma once

#include <cstdint>

#include "database/internal/query.h"

namespace database {

/// The one number that the query gives.
[[nodiscard]] inline Result<std::int64_t> countOf(const DatabaseFile& store, const char* sql) {
    Query query(store, sql);
    if (const auto asked = query.run(); !asked)
        return asked.error();
    const std::int64_t count = query.next() ? query.integer(0) : 0;
    if (const auto read = query.trouble(); !read)
        return read.error();
    return count;
}

} // namespace database
