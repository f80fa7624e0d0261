#include "app/barrage/score/barrage_score_model.h"

#include <numeric>

#include "app/barrage/play/score_sheet.h"
#include "app/table/follow_table.h"

using barrage::ScoreColumn;
using barrage::Source;

namespace {

/// The sources that have a line of their own on the sheet; what is left is what play itself gave.
QList<int> pointsOf(const ScoreColumn& column, bool hasBuildings) {
    const int energy = column.from(Source::EnergyRanking) + column.from(Source::EnergyTrack);
    const int bonusTiles = column.from(Source::BonusTile);
    const int objective = column.from(Source::Objective);
    const int supply = column.from(Source::Leftovers);
    const int water = column.from(Source::WaterInDams);
    const int all = std::accumulate(column.bySource.begin(), column.bySource.end(), 0);
    const int buildings = column.from(Source::Buildings);
    const int play = all - energy - bonusTiles - objective - supply - water - buildings;
    QList<int> points{column.start, play, energy, bonusTiles, objective, supply, water};
    if (hasBuildings)
        points.append(buildings);
    return points;
}

} // namespace

BarrageScoreModel::BarrageScoreModel(QObject* parent) : ScoreTableModel(parent) {}

QString BarrageScoreModel::winners() const {
    QStringList names;
    for (const ScoreTableColumn& column : columns())
        if (column.isWinner)
            names.append(column.name);
    return names.join(QStringLiteral(", "));
}

void BarrageScoreModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &BarrageScoreModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

bool BarrageScoreModel::hasBuildings() const {
    return m_table && m_table->isOpen() && m_table->state().options.leeghwater;
}

void BarrageScoreModel::followTable() {
    std::vector<ScoreTableColumn> columns;
    if (m_table && m_table->isOpen())
        for (const ScoreColumn& column : barrage::scoreSheet(m_table->game()))
            columns.push_back({column.company, m_table->nameOf(column.company), column.isWinner,
                               pointsOf(column, hasBuildings()), column.total});
    show(std::move(columns));
    emit changed();
}

#include "moc_barrage_score_model.cpp"
