#include "app/pad/pad_players_model.h"

int PadPlayersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant PadPlayersModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    return role == PlayerRole ? QVariant::fromValue(m_players[index.row()]) : QVariant();
}

QHash<int, QByteArray> PadPlayersModel::roleNames() const { return {{PlayerRole, "player"}}; }

void PadPlayersModel::resize(int wanted, const std::function<PadPlayer*(int number)>& newPlayer) {
    const int before = count();
    while (count() < wanted) {
        beginInsertRows({}, count(), count());
        m_players.append(newPlayer(count()));
        endInsertRows();
    }
    while (count() > wanted) {
        beginRemoveRows({}, count() - 1, count() - 1);
        PadPlayer* const removed = m_players.takeLast();
        endRemoveRows();
        removed->deleteLater(); // behind what showed it
    }
    if (count() != before)
        emit countChanged();
}

#include "moc_pad_players_model.cpp"
