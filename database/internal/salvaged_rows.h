#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Rows as they were found in a damaged file, table by table, before they are put together again.
namespace database {

/// Nothing, a whole number or a text: our tables hold nothing else.
using Value = std::variant<std::monostate, std::int64_t, std::string>;
using Row = std::vector<Value>;

/// In an order in which they can be filled: what is referred to comes first.
enum class Table : std::uint8_t {
    Players,
    Sessions,
    SessionSeats,
    Entries,
    Settings,
    Plays,
    PlayResults,
    ResultSources,
    Cards,
    PlayPhotos
};

inline constexpr std::size_t kTableCount = 10;

struct TableForm {
    Table table;
    const char* name;
    /// One letter per column: k a number, i one that fits into an int, n a number or nothing, t a
    /// text, u an id.
    std::string_view columns;
    std::size_t keyColumns; // the first ones; no two rows are the same there
    bool hasRowKey;         // SQLite keeps the only key column beside the row
};

/// The form of every table, in the order of the enumeration.
[[nodiscard]] std::span<const TableForm> tableForms();
[[nodiscard]] const TableForm& formOf(Table table);

/// Whether a row can come from the table: what is left of a damaged page may read as anything.
[[nodiscard]] bool fits(const TableForm& form, const Row& row);

[[nodiscard]] Row keyOf(const TableForm& form, const Row& row);

/// By key.
using TableRows = std::map<Row, Row>;

struct SalvagedRows {
    std::array<TableRows, kTableCount> tables;
    bool hasUnreadableParts = false;

    [[nodiscard]] TableRows& of(Table table) { return tables[static_cast<std::size_t>(table)]; }
    [[nodiscard]] const TableRows& of(Table table) const {
        return tables[static_cast<std::size_t>(table)];
    }
};

} // namespace database
