#include "app/nucleum/player/nucleum_players_model.h"

#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "app/table/follow_table.h"
#include "engine/nucleum/counts.h"

using namespace nucleum;

int NucleumPlayersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_count;
}

QVariant NucleumPlayersModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_table || !m_table->isOpen())
        return {};
    const State& state = m_table->state();
    const auto player = static_cast<Player>(index.row());
    const PlayerState& own = state.of(player);
    switch (role) {
    case SeatRole:
        return index.row();
    case NameRole:
        return m_table->cast().nameOf(player);
    case ColourRole:
        return static_cast<int>(own.colour);
    case IsOnTurnRole:
        return !state.isOver() && state.active == player;
    case IsAskedRole:
        return !state.isOver() && state.task().who == ownerOf(player);
    case VpRole:
        return own.vp;
    case ThalerRole:
        return own.thaler;
    case WorkersRole:
        return own.workers;
    case UraniumRole:
        return uraniumOf(state, player);
    case TokensRole:
        return own.achievement;
    case TilesRole:
        return own.poolTiles;
    case DescriptionRole:
        return descriptionOf(player);
    default:
        return {};
    }
}

QString NucleumPlayersModel::descriptionOf(Player player) const {
    const State& state = m_table->state();
    const PlayerState& own = state.of(player);
    return QStringList{m_table->cast().nameOf(player),
                       vp(own.vp),
                       thaler(own.thaler),
                       workers(own.workers),
                       uranium(uraniumOf(state, player)),
                       tokens(own.achievement),
                       Nucleum::tr("Tiles in the pool: %1").arg(own.poolTiles)}
        .join(QStringLiteral(", "));
}

QHash<int, QByteArray> NucleumPlayersModel::roleNames() const {
    return {{SeatRole, "seat"},         {NameRole, "name"},       {ColourRole, "colour"},
            {IsOnTurnRole, "isOnTurn"}, {IsAskedRole, "isAsked"}, {VpRole, "vp"},
            {ThalerRole, "thaler"},     {WorkersRole, "workers"}, {UraniumRole, "uranium"},
            {TokensRole, "tokens"},     {TilesRole, "tiles"},     {DescriptionRole, "description"}};
}

void NucleumPlayersModel::setTable(NucleumTable* table) {
    if (!follow(m_table, table, this, &NucleumPlayersModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void NucleumPlayersModel::followTable() {
    const int count = m_table && m_table->isOpen() ? m_table->state().playerCount() : 0;
    if (count != m_count) {
        beginResetModel();
        m_count = count;
        endResetModel();
    } else if (count > 0) {
        emit dataChanged(index(0), index(count - 1));
    }
}

#include "moc_nucleum_players_model.cpp"
