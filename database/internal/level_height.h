#pragma once

namespace database {

/// The level of a row as a number that grows with it, in SQL.
inline constexpr const char* kLevelHeight =
    "CASE level WHEN 'low' THEN 1 WHEN 'medium' THEN 2 WHEN 'high' THEN 3 WHEN 'very_high' THEN 4 "
    "ELSE 0 END";

} // namespace database
