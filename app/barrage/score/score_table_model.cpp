#include "app/barrage/score/score_table_model.h"

#include "app/barrage/words/company_text.h"

int ScoreTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant ScoreTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ScoreTableColumn& column = m_columns[std::size_t(index.row())];
    switch (role) {
    case CompanyRole:
        return int(column.company);
    case NameRole:
        return column.name;
    case ShortNameRole:
        return barrage::shortNameOf(column.company);
    case IsWinnerRole:
        return column.isWinner;
    case PointsRole:
        return QVariant::fromValue(column.points);
    case TotalRole:
        return column.total;
    default:
        return {};
    }
}

QHash<int, QByteArray> ScoreTableModel::roleNames() const {
    return {{CompanyRole, "company"},   {NameRole, "name"},     {ShortNameRole, "shortName"},
            {IsWinnerRole, "isWinner"}, {PointsRole, "points"}, {TotalRole, "total"}};
}

void ScoreTableModel::show(std::vector<ScoreTableColumn> columns) {
    beginResetModel();
    m_columns = std::move(columns);
    endResetModel();
}

#include "moc_score_table_model.cpp"
