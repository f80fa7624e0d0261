#include "app/history/statistics_model.h"

#include <algorithm>

#include <QLocale>

#include "app/common/convert.h"
#include "app/common/language_change.h"
#include "app/games/cartridges.h"
#include "app/history/statistics_charts.h"
#include "database/statistics.h"

namespace {

using database::Dimension;
using database::StatisticsFilter;
using database::StatisticsLine;

/// What cannot be read counts as nothing: the pages beside this one say what is wrong with a store.
template <class T>
T valueOr(database::Result<T> result) {
    return result ? std::move(result.value()) : T{};
}

} // namespace

StatisticsModel::StatisticsModel(QObject* parent) : QAbstractListModel(parent) {
    // A new language changes every text.
    connect(LanguageChange::ofProgram(), &LanguageChange::changed, this, &StatisticsModel::refresh);
}

int StatisticsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_charts.size());
}

QVariant StatisticsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const history::Chart& chart = m_charts[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole:
        return chart.id;
    case TitleRole:
        return chart.title;
    case IsLineRole:
        return chart.kind == history::Chart::Kind::Line;
    case IsStackRole:
        return chart.kind == history::Chart::Kind::Stack;
    case SentenceRole:
        return chart.sentence;
    case LabelsRole:
        return chart.labels;
    case ValuesRole:
        return QVariant::fromValue(chart.values);
    case TextsRole:
        return chart.texts;
    case SeriesRole:
        return chart.series;
    case SeriesOfRole:
        return QVariant::fromValue(chart.seriesOf);
    case TopRole:
        return chart.top;
    case HeadersRole:
        return chart.headers;
    case CellsRole:
        return chart.cells;
    default:
        return {};
    }
}

QHash<int, QByteArray> StatisticsModel::roleNames() const {
    return {{IdRole, "chartId"},        {TitleRole, "title"},       {IsLineRole, "isLine"},
            {IsStackRole, "isStack"},   {SentenceRole, "sentence"}, {LabelsRole, "labels"},
            {ValuesRole, "values"},     {TextsRole, "texts"},       {SeriesRole, "series"},
            {SeriesOfRole, "seriesOf"}, {TopRole, "full"},          {HeadersRole, "headers"},
            {CellsRole, "cells"}};
}

void StatisticsModel::setHost(StoreHost* host) {
    m_host = host;
    refresh();
}

void StatisticsModel::setGame(const QString& game) {
    if (game == m_game)
        return;
    m_game = game;
    m_player.clear(); // who may never have played the other one
    refresh();
}

void StatisticsModel::setPlayer(const QString& player) {
    if (player == m_player)
        return;
    m_player = player;
    refresh();
}

QStringList StatisticsModel::gameNames() const {
    QStringList names;
    for (const QString& game : m_games)
        names << games::gameName(toStd(game));
    return names;
}

void StatisticsModel::refresh() {
    beginResetModel();
    m_charts.clear();
    m_games.clear();
    m_players.clear();
    m_summary.clear();
    m_playCount = 0;
    if (m_host) {
        auto games = valueOr(database::statistics(m_host->store(), Dimension::Game, {}));
        std::ranges::stable_sort(games, std::greater{}, &StatisticsLine::plays);
        for (const StatisticsLine& line : games)
            m_games << toQt(line.value);
        if (!m_games.contains(m_game))
            m_game = m_games.value(0);
        if (!m_games.isEmpty())
            count();
    }
    endResetModel();
    emit changed();
}

void StatisticsModel::count() {
    const database::DatabaseFile& store = m_host->store();
    const StatisticsFilter filter{toStd(m_game), toStd(m_player)};
    for (const StatisticsLine& line :
         valueOr(database::statistics(store, Dimension::Player, {filter.game, {}})))
        if (!line.value.empty())
            m_players << toQt(line.value);
    summarize();
    const auto linesBy = [&](Dimension dimension) {
        return valueOr(database::statistics(store, dimension, filter));
    };
    const auto points = valueOr(database::scoresOverTime(store, filter));
    for (const Dimension dimension :
         {Dimension::Level, Dimension::Role, Dimension::Officer, Dimension::PlayerCount})
        m_charts.push_back(history::winRateChart(dimension, filter.game, linesBy(dimension)));
    // What a game does not have needs no place; the others say that there is nothing yet.
    std::erase_if(m_charts, [](const history::Chart& chart) { return chart.labels.isEmpty(); });
    m_charts.push_back(history::scoreChart(points));
    m_charts.push_back(
        history::sourceChart(filter.game, valueOr(database::sourceAverages(store, filter))));
    m_charts.push_back(history::bestChart(points));
    m_charts.push_back(history::streakChart(database::streaksIn(points)));
    m_charts.push_back(history::monthChart(linesBy(Dimension::Month)));
    m_charts.push_back(history::timeChart(linesBy(Dimension::PlayerCount),
                                          valueOr(database::playTimes(store, filter))));
}

void StatisticsModel::summarize() {
    const auto lines = valueOr(
        database::statistics(m_host->store(), Dimension::Game, {toStd(m_game), toStd(m_player)}));
    if (lines.empty())
        return;
    const StatisticsLine& line = lines.front();
    m_playCount = line.plays;
    m_summary = tr("Plays: %1. Won: %2 of %3 results (%4)")
                    .arg(line.plays)
                    .arg(line.wins)
                    .arg(line.results)
                    .arg(history::percentText(100.0 * line.wins / line.results));
    if (line.scored > 0)
        m_summary =
            tr("%1, average %2").arg(m_summary, QLocale().toString(line.averageScore, 'f', 1));
}

#include "moc_statistics_model.cpp"
