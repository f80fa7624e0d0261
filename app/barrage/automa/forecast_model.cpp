#include "app/barrage/automa/forecast_model.h"

#include <algorithm>
#include <optional>

#include "app/barrage/lines/instruction_signs.h"
#include "app/barrage/words/action_text.h"
#include "app/barrage/words/names.h"
#include "app/table/follow_table.h"
#include "engine/barrage/automa.h"

namespace {

using namespace barrage;

/// The Automa whose turn is next, beginning with the one that waits for its tile; nobody before a
/// tile lies open, which gives the criteria.
std::optional<Company> nextAutoma(const State& state) {
    if (state.isOver() || state.deck.actionTile == 0)
        return std::nullopt;
    const std::size_t players = state.turnOrder.size();
    const bool isWaiting = state.task().kind == TaskKind::RevealAutomaTile;
    const std::size_t last = state.turnOrder.find(state.active);
    for (std::size_t i = isWaiting ? 0 : 1; i <= players; ++i) {
        const Company company = state.turnOrder[(last + i) % players];
        const CompanyState& own = state.of(company);
        if (own.isAutoma() && !own.passed && own.engineers > 0)
            return company;
    }
    return std::nullopt;
}

QString textOf(const ForecastTile& tile) {
    QStringList parts;
    if (tile.managesWater && tile.action != AutomaActionKind::WaterManagement)
        parts.append(explain::nameOf(AutomaActionKind::WaterManagement));
    if (tile.sweepsContracts && tile.action != AutomaActionKind::ContractOffice)
        parts.append(explain::nameOf(AutomaActionKind::ContractOffice));
    parts.append(tile.site   ? QStringLiteral("%1 %2").arg(explain::nameOf(tile.site->structure),
                                                           explain::nameOf(*tile.site))
                 : tile.work ? QStringLiteral("%1 %2").arg(explain::nameOf(tile.action),
                                                           explain::codeOf(*tile.work))
                             : explain::nameOf(tile.action));
    QString text = parts.join(QStringLiteral(" + "));
    text[0] = text[0].toUpper();
    return text;
}

AutomaLine lineOf(const ForecastTile& tile) {
    AutomaAction action;
    action.kind = tile.action;
    if (tile.site)
        action.structure = tile.site->structure;
    AutomaLine line;
    line.text = textOf(tile);
    line.pictogram = automa::pictogramOf(action);
    if (tile.site && tile.site->structure != Structure::Building)
        line.marks.list.push_back(automa::markOf(*tile.site, MarkKind::Candidate));
    return line;
}

/// Tiles that lead to the same turn share a line, with their number and the list of them.
std::vector<AutomaLine> summedUp(const std::vector<ForecastTile>& tiles) {
    std::vector<AutomaLine> lines;
    for (const ForecastTile& tile : tiles) {
        const AutomaLine line = lineOf(tile);
        auto told = std::find_if(lines.begin(), lines.end(),
                                 [&](const AutomaLine& other) { return other.text == line.text; });
        if (told == lines.end())
            told = lines.insert(lines.end(), line);
        ++told->number;
        if (!told->detail.isEmpty())
            told->detail += QStringLiteral(", ");
        told->detail += QString::number(tile.tile);
    }
    for (AutomaLine& line : lines)
        for (MapMark& mark : line.marks.list)
            mark.label = QString::number(line.number);
    std::stable_sort(lines.begin(), lines.end(),
                     [](const AutomaLine& a, const AutomaLine& b) { return a.number > b.number; });
    return lines;
}

} // namespace

ForecastModel::ForecastModel(QObject* parent) : QObject(parent) {}

void ForecastModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &ForecastModel::refresh))
        return;
    emit tableChanged();
    refresh();
}

void ForecastModel::setOn(bool isOn) {
    if (m_isOn == isOn)
        return;
    m_isOn = isOn;
    emit isOnChanged();
    refresh();
}

void ForecastModel::refresh() {
    const auto next = m_table && m_table->isOpen() ? nextAutoma(m_table->state()) : std::nullopt;
    m_company = next ? static_cast<int>(*next) : -1;
    m_tileCount = 0;
    std::vector<AutomaLine> lines;
    if (m_isOn && next) {
        const std::vector<ForecastTile> tiles = forecast(m_table->state(), *next);
        m_tileCount = static_cast<int>(tiles.size());
        lines = summedUp(tiles);
    }
    m_lines.show(std::move(lines));
    emit forecastChanged();
}

MapMarks ForecastModel::marks() const {
    MapMarks marks;
    for (const AutomaLine& line : m_lines.lines())
        marks.list.insert(marks.list.end(), line.marks.list.begin(), line.marks.list.end());
    return marks;
}

#include "moc_forecast_model.cpp"
