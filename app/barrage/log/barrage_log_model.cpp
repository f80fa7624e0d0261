#include "app/barrage/log/barrage_log_model.h"

#include <algorithm>

#include <QCoreApplication>
#include <QEvent>

#include "app/barrage/table/follow_table.h"
#include "app/explain/move_text.h"

using namespace barrage;

BarrageLogModel::BarrageLogModel(QObject* parent) : QAbstractListModel(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool BarrageLogModel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange) {
        clear();
        followTable();
    }
    return QAbstractListModel::eventFilter(watched, event);
}

int BarrageLogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant BarrageLogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NumberRole:
        return index.row();
    case SentenceRole:
        return row.sentence;
    case CompanyRole:
        return row.move.by == Actor::Table
                   ? -1
                   : static_cast<int>(row.move.by) - static_cast<int>(Actor::Usa);
    case RoundRole:
        return row.round;
    case IsFirstOfRoundRole:
        return index.row() == 0 ||
               m_rows[static_cast<std::size_t>(index.row()) - 1].round != row.round;
    case IsChanceRole:
        return index.row() > 0 && Game::isChance(row.move);
    case IsUndoneRole:
        return index.row() > m_table->cursor();
    case IsViewedRole:
        return index.row() == m_table->viewedEntry();
    default:
        return {};
    }
}

QHash<int, QByteArray> BarrageLogModel::roleNames() const {
    return {{NumberRole, "number"},
            {SentenceRole, "sentence"},
            {CompanyRole, "company"},
            {RoundRole, "round"},
            {IsFirstOfRoundRole, "isFirstOfRound"},
            {IsChanceRole, "isChance"},
            {IsUndoneRole, "isUndone"},
            {IsViewedRole, "isViewed"}};
}

void BarrageLogModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &BarrageLogModel::followTable))
        return;
    emit tableChanged();
    clear();
    followTable();
}

int BarrageLogModel::currentRow() const {
    if (m_rows.empty())
        return -1;
    return m_table->viewedEntry() >= 0 ? m_table->viewedEntry() : m_table->cursor();
}

bool BarrageLogModel::takesBackChance() const {
    if (m_rows.empty() || currentRow() >= m_table->cursor())
        return false;
    return std::any_of(m_rows.begin() + currentRow() + 1, m_rows.begin() + m_table->cursor() + 1,
                       [](const Row& row) { return Game::isChance(row.move); });
}

void BarrageLogModel::clear() {
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void BarrageLogModel::followTable() {
    const std::size_t before = m_rows.size();
    if (!m_table || !m_table->isOpen()) {
        clear();
    } else {
        if (m_session != m_table->sessionId())
            clear();
        m_session = m_table->sessionId();
        readEntries();
        emit dataChanged(index(0), index(count() - 1), {IsUndoneRole, IsViewedRole});
    }
    if (m_rows.size() != before)
        emit countChanged();
    emit currentRowChanged();
}

std::size_t BarrageLogModel::knownEntries(const Playthrough& game) const {
    const auto& entries = game.entries();
    std::size_t known = 0;
    while (known < entries.size() && known + 1 < m_rows.size() &&
           m_rows[known + 1].move == entries[known])
        ++known;
    return known;
}

/// Only what is new is put into words: each sentence needs the state before its move.
void BarrageLogModel::readEntries() {
    const Playthrough& game = m_table->game();
    const std::size_t known = knownEntries(game);
    if (m_rows.size() > known + 1) {
        beginRemoveRows({}, static_cast<int>(known) + 1, count() - 1);
        m_rows.resize(known + 1);
        endRemoveRows();
    }
    std::vector<Row> fresh;
    if (m_rows.empty())
        fresh.push_back({{}, tr("The table as it was set up"), 1});
    Playthrough reader = game;
    reader.replayTo(known);
    for (const Move& move : std::vector(game.entries().begin() + static_cast<std::ptrdiff_t>(known),
                                        game.entries().end())) {
        fresh.push_back({move, explain::moveText(reader.state(), move), reader.state().round});
        reader.redo();
    }
    if (fresh.empty())
        return;
    beginInsertRows({}, count(), count() + static_cast<int>(fresh.size()) - 1);
    m_rows.insert(m_rows.end(), fresh.begin(), fresh.end());
    endInsertRows();
}
