#include "app/table/game_log_model.h"

#include <algorithm>

#include "app/common/language_change.h"
#include "app/table/follow_table.h"

GameLogModel::GameLogModel(QObject* parent) : QAbstractListModel(parent) {
    // A new language changes every sentence.
    connect(LanguageChange::ofProgram(), &LanguageChange::changed, this, [this] {
        clear();
        followTable();
    });
}

int GameLogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant GameLogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NumberRole:
        return index.row();
    case SentenceRole:
        return row.line.sentence;
    case SeatRole:
        return row.line.seat;
    case RoundRole:
        return row.line.round;
    case IsFirstOfRoundRole:
        return index.row() == 0 ||
               m_rows[static_cast<std::size_t>(index.row()) - 1].line.round != row.line.round;
    case IsFirstOfTurnRole:
        return row.line.isFirstOfTurn;
    case IsChanceRole:
        return row.line.isChance;
    case IsUndoneRole:
        return index.row() > m_table->cursor() && !row.isWaiting;
    case IsWaitingRole:
        return row.isWaiting;
    case IsMisfitRole:
        return row.isMisfit;
    case IsViewedRole:
        return index.row() == m_table->viewedEntry();
    default:
        return {};
    }
}

QHash<int, QByteArray> GameLogModel::roleNames() const {
    return {{NumberRole, "number"},
            {SentenceRole, "sentence"},
            {SeatRole, "seat"},
            {RoundRole, "round"},
            {IsFirstOfRoundRole, "isFirstOfRound"},
            {IsFirstOfTurnRole, "isFirstOfTurn"},
            {IsChanceRole, "isChance"},
            {IsUndoneRole, "isUndone"},
            {IsWaitingRole, "isWaiting"},
            {IsMisfitRole, "isMisfit"},
            {IsViewedRole, "isViewed"}};
}

void GameLogModel::setTable(GameTable* table) {
    if (!follow(m_table, table, this, &GameLogModel::followTable))
        return;
    emit tableChanged();
    clear();
    followTable();
}

int GameLogModel::currentRow() const {
    if (m_rows.empty())
        return -1;
    return m_table->viewedEntry() >= 0 ? m_table->viewedEntry() : m_table->cursor();
}

bool GameLogModel::takesBackChance() const {
    if (m_rows.empty() || currentRow() >= m_table->cursor())
        return false;
    return std::any_of(m_rows.begin() + currentRow() + 1, m_rows.begin() + m_table->cursor() + 1,
                       [](const Row& row) { return row.line.isChance; });
}

void GameLogModel::clear() {
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void GameLogModel::followTable() {
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

std::size_t GameLogModel::knownEntries(const std::vector<std::string>& entries) const {
    std::size_t known = 0;
    while (known < entries.size() && known + 1 < m_rows.size() &&
           m_rows[known + 1].entry == entries[known])
        ++known;
    return known;
}

/// Only what is new is put into words: each sentence needs the state before its move.
void GameLogModel::readEntries() {
    const OpenGame& game = m_table->openGame();
    const std::vector<std::string> entries = game.log().entries;
    const std::size_t known = knownEntries(entries);
    if (m_rows.size() > known + 1) {
        beginRemoveRows({}, static_cast<int>(known) + 1, count() - 1);
        m_rows.resize(known + 1);
        endRemoveRows();
    }
    std::vector<Row> fresh;
    if (m_rows.empty())
        fresh.push_back({{}, {tr("The table as it was set up"), -1, game.firstRound()}});
    std::size_t entry = known;
    for (LogLine& line : game.linesFrom(known))
        fresh.push_back({entries[entry++], std::move(line)});
    if (m_table->amendment())
        for (const AmendedEntry::Waiting& each : m_table->amendment()->waiting)
            fresh.push_back({{}, each.line, true, each.isDropped});
    if (fresh.empty())
        return;
    beginInsertRows({}, count(), count() + static_cast<int>(fresh.size()) - 1);
    m_rows.insert(m_rows.end(), fresh.begin(), fresh.end());
    endInsertRows();
}

#include "moc_game_log_model.cpp"
