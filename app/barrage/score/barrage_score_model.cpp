#include "app/barrage/score/barrage_score_model.h"

#include <numeric>

#include "app/barrage/table/follow_table.h"
#include "app/explain/company_text.h"

using barrage::ScoreColumn;
using barrage::Source;

namespace {

/// The sources that have a line of their own on the sheet; what is left is what play itself gave.
QList<int> pointsOf(const ScoreColumn& column) {
    const int energy = column.from(Source::EnergyRanking) + column.from(Source::EnergyTrack);
    const int bonusTiles = column.from(Source::BonusTile);
    const int objective = column.from(Source::Objective);
    const int supply = column.from(Source::Leftovers);
    const int water = column.from(Source::WaterInDams);
    const int all = std::accumulate(column.bySource.begin(), column.bySource.end(), 0);
    const int play = all - energy - bonusTiles - objective - supply - water;
    return {column.start, play, energy, bonusTiles, objective, supply, water};
}

} // namespace

BarrageScoreModel::BarrageScoreModel(QObject* parent) : QAbstractListModel(parent) {}

int BarrageScoreModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_columns.size());
}

QVariant BarrageScoreModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ScoreColumn& column = m_columns[std::size_t(index.row())];
    switch (role) {
    case CompanyRole:
        return int(column.company);
    case NameRole:
        return m_table->nameOf(column.company);
    case ShortNameRole:
        return barrage::shortNameOf(column.company);
    case IsWinnerRole:
        return column.isWinner;
    case PointsRole:
        return QVariant::fromValue(pointsOf(column));
    case TotalRole:
        return column.total;
    default:
        return {};
    }
}

QHash<int, QByteArray> BarrageScoreModel::roleNames() const {
    return {{CompanyRole, "company"},   {NameRole, "name"},     {ShortNameRole, "shortName"},
            {IsWinnerRole, "isWinner"}, {PointsRole, "points"}, {TotalRole, "total"}};
}

QString BarrageScoreModel::winners() const {
    QStringList names;
    for (const ScoreColumn& column : m_columns) {
        if (column.isWinner)
            names.append(m_table->nameOf(column.company));
    }
    return names.join(QStringLiteral(", "));
}

void BarrageScoreModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &BarrageScoreModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void BarrageScoreModel::followTable() {
    beginResetModel();
    m_columns.clear();
    if (m_table && m_table->isOpen())
        m_columns = barrage::scoreSheet(m_table->game());
    endResetModel();
    emit changed();
}
