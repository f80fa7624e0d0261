#include "app/barrage/barrage_demo_model.h"

#include <array>
#include <numeric>

#include "app/explain/company_text.h"
#include "engine/barrage/random_play.h"
#include "engine/barrage/setup.h"

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

barrage::Playthrough playGame(std::uint64_t seed) {
    core::Rng rng(seed);
    const std::array<barrage::PlayerRequest, barrage::kMaxPlayers> players{};
    return barrage::playRandomGame(barrage::dealSetup({}, players, rng), seed);
}

} // namespace

BarrageDemoModel::BarrageDemoModel(QObject* parent) : QAbstractListModel(parent) {}

int BarrageDemoModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_columns.size());
}

QVariant BarrageDemoModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ScoreColumn& column = m_columns[std::size_t(index.row())];
    switch (role) {
    case CompanyRole:
        return int(column.company);
    case NameRole:
        return barrage::nameOf(column.company);
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

QHash<int, QByteArray> BarrageDemoModel::roleNames() const {
    return {{CompanyRole, "company"},   {NameRole, "name"},     {ShortNameRole, "shortName"},
            {IsWinnerRole, "isWinner"}, {PointsRole, "points"}, {TotalRole, "total"}};
}

QString BarrageDemoModel::winners() const {
    QStringList names;
    for (const ScoreColumn& column : m_columns) {
        if (column.isWinner)
            names.append(barrage::nameOf(column.company));
    }
    return names.join(QStringLiteral(", "));
}

void BarrageDemoModel::playNext() {
    beginResetModel();
    ++m_gameNumber;
    const barrage::Playthrough game = playGame(std::uint64_t(m_gameNumber));
    m_columns = barrage::scoreSheet(game);
    m_moveCount = int(game.entries().size());
    endResetModel();
    emit played();
}
