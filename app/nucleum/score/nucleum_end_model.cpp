#include "app/nucleum/score/nucleum_end_model.h"

#include <algorithm>
#include <array>

#include "app/common/convert.h"
#include "app/games/cartridges.h"
#include "app/nucleum/play/nucleum_play.h"
#include "app/nucleum/words/names.h"
#include "app/table/follow_table.h"

using namespace nucleum;

namespace {

/// In the order of the final scoring, by the names the history has for them.
constexpr std::array kSources{"during_game",  "milestones",          "priority_goal",
                              "leftovers",    "energized_buildings", "government_buildings",
                              "income_tracks"};

QList<int> pointsOf(const database::PlayResult& result) {
    QList<int> points;
    for (const char* const source : kSources) {
        const auto found =
            std::ranges::find(result.sources, std::string(source), &database::SourceScore::source);
        points.append(found == result.sources.end() ? 0 : found->vp);
    }
    points.append(result.score);
    return points;
}

} // namespace

int NucleumEndModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant NucleumEndModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Column& column = m_columns[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole:
        return column.name;
    case ColourRole:
        return column.colour;
    case IsWinnerRole:
        return column.isWinner;
    case PointsRole:
        return QVariant::fromValue(column.points);
    default:
        return {};
    }
}

QHash<int, QByteArray> NucleumEndModel::roleNames() const {
    return {{NameRole, "name"},
            {ColourRole, "colour"},
            {IsWinnerRole, "isWinner"},
            {PointsRole, "points"}};
}

QString NucleumEndModel::winners() const {
    QStringList names;
    for (const Column& column : m_columns)
        if (column.isWinner)
            names.append(column.name);
    return names.join(QStringLiteral(", "));
}

QString NucleumEndModel::verdict() const {
    if (m_columns.empty())
        return {};
    const int best = m_columns.front().points.last();
    const auto first = std::ranges::count_if(m_columns, &Column::isWinner);
    if (first > 1)
        return tr("They share the victory with %1 each: there is no tie-break.").arg(vp(best));
    const int next = m_columns.size() > 1 ? m_columns[1].points.last() : 0;
    return tr("%1, which is %2 more than the next.").arg(vp(best), vp(best - next));
}

QStringList NucleumEndModel::labels() const {
    QStringList labels;
    for (const char* const source : kSources)
        labels.append(games::sourceName(Game::kName, source));
    labels.append(tr("Total"));
    return labels;
}

void NucleumEndModel::setTable(NucleumTable* table) {
    if (!follow(m_table, table, this, &NucleumEndModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void NucleumEndModel::followTable() {
    beginResetModel();
    m_columns.clear();
    if (m_table && m_table->isOpen() && m_table->game().state().isOver()) {
        const State& state = m_table->game().state();
        const database::Play play = playOf(m_table->game(), toStd(m_table->sessionId()),
                                           m_table->openGame().session().seats(), 0, 0);
        for (std::size_t i = 0; i < play.results.size(); ++i)
            m_columns.push_back({m_table->cast().nameOf(static_cast<Player>(i)),
                                 static_cast<int>(state.players[i].colour),
                                 play.results[i].isWinner, pointsOf(play.results[i])});
        std::ranges::stable_sort(m_columns, std::greater{},
                                 [](const Column& column) { return column.points.last(); });
    }
    endResetModel();
    emit changed();
}

#include "moc_nucleum_end_model.cpp"
