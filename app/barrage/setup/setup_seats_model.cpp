#include "app/barrage/setup/setup_seats_model.h"

using namespace barrage;

SetupSeatsModel::SetupSeatsModel(TableDraft& draft, QObject* parent)
    : QAbstractListModel(parent), m_draft(draft) {}

int SetupSeatsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_draft.setup.seats.size());
}

QVariant SetupSeatsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const SeatDraft& seat = m_draft.setup.seats[row];
    switch (role) {
    case IsAutomaRole:
        return seat.kind == PlayerKind::Automa;
    case NameRole:
        return m_draft.names[row];
    case LabelRole:
        return labelOf(m_draft, row);
    case LevelRole:
        return static_cast<int>(seat.level);
    case IsLightRole:
        return seat.tracking == Tracking::Light;
    case CanRemoveRole:
        return rowCount() > 1; // one that is left waits for another
    default:
        return {};
    }
}

QHash<int, QByteArray> SetupSeatsModel::roleNames() const {
    return {{IsAutomaRole, "isAutoma"}, {NameRole, "name"},       {LabelRole, "label"},
            {LevelRole, "level"},       {IsLightRole, "isLight"}, {CanRemoveRole, "canRemove"}};
}

void SetupSeatsModel::addHuman(const QString& name) {
    if (!canAdd())
        return;
    add(PlayerKind::Human);
    setName(rowCount() - 1, name);
}

void SetupSeatsModel::addAutoma() {
    if (canAdd())
        add(PlayerKind::Automa);
}

void SetupSeatsModel::remove(int row) {
    if (!isRow(row))
        return;
    beginRemoveRows({}, row, row);
    removeSeat(m_draft, static_cast<std::size_t>(row));
    endRemoveRows();
    changed(0);
}

void SetupSeatsModel::setName(int row, const QString& name) {
    const QString line = name.simplified();
    if (!isRow(row) || m_draft.names[static_cast<std::size_t>(row)] == line)
        return;
    m_draft.names[static_cast<std::size_t>(row)] = line;
    changed(row);
}

void SetupSeatsModel::setLevel(int row, int level) {
    if (!isRow(row))
        return;
    seatAt(row).level = static_cast<Level>(level);
    changed(row);
}

void SetupSeatsModel::setLight(int row, bool isLight) {
    if (!isRow(row))
        return;
    seatAt(row).tracking = isLight ? Tracking::Light : Tracking::Full;
    changed(row);
}

void SetupSeatsModel::reload() {
    beginResetModel();
    endResetModel();
}

void SetupSeatsModel::add(PlayerKind kind) {
    beginInsertRows({}, rowCount(), rowCount());
    addSeat(m_draft, kind);
    endInsertRows();
    changed(0);
}

SeatDraft& SetupSeatsModel::seatAt(int row) {
    return m_draft.setup.seats[static_cast<std::size_t>(row)];
}

void SetupSeatsModel::changed(int row) {
    tidy(m_draft);
    if (isRow(row))
        emit dataChanged(index(row), index(rowCount() - 1));
    emit edited();
}

#include "moc_setup_seats_model.cpp"
