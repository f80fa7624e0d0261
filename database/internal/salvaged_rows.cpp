#include "database/internal/salvaged_rows.h"

#include <algorithm>
#include <utility>

#include <QUuid>

namespace database {

namespace {

constexpr std::array kForms{
    TableForm{Table::Players, "players", "iutk", 1, true},
    TableForm{Table::Sessions, "sessions", "iutittttikkkk", 1, true},
    TableForm{Table::SessionSeats, "session_seats", "iitn", 2, false},
    TableForm{Table::Entries, "entries", "iit", 2, false},
    TableForm{Table::Settings, "settings", "tt", 1, false},
    TableForm{Table::Plays, "plays", "iuntkktttt", 1, true},
    TableForm{Table::PlayResults, "play_results", "iinitttiiiitt", 2, false},
    TableForm{Table::ResultSources, "result_sources", "iiiti", 3, false},
    TableForm{Table::Cards, "cards", "tttk", 2, false},
    TableForm{Table::PlayPhotos, "play_photos", "iiiit", 2, false},
};
static_assert(kForms.size() == kTableCount);

bool isId(const std::string& text) {
    const QUuid id = QUuid::fromString(QString::fromStdString(text));
    return !id.isNull() && id.toString(QUuid::WithoutBraces).toStdString() == text;
}

bool fits(char column, const Value& value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    const auto* text = std::get_if<std::string>(&value);
    switch (column) {
    case 'k':
        return number;
    case 'i':
        return number && std::in_range<int>(*number);
    case 'n':
        return !text;
    case 'u':
        return text && isId(*text);
    default:
        return text;
    }
}

} // namespace

std::span<const TableForm> tableForms() { return kForms; }

const TableForm& formOf(Table table) { return kForms[static_cast<std::size_t>(table)]; }

bool fits(const TableForm& form, const Row& row) {
    return std::equal(form.columns.begin(), form.columns.end(), row.begin(), row.end(),
                      [](char column, const Value& value) { return fits(column, value); });
}

Row keyOf(const TableForm& form, const Row& row) {
    return {row.begin(), row.begin() + static_cast<std::ptrdiff_t>(form.keyColumns)};
}

} // namespace database
