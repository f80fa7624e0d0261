#include "app/nucleum/overview/nucleum_sheet_model.h"

#include "app/nucleum/words/names.h"
#include "app/table/follow_table.h"

using namespace nucleum;

int NucleumSheetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant NucleumSheetModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const SheetLine& line = m_lines[row];
    switch (role) {
    case HeadingRole:
        return row == 0 || m_lines[row - 1].heading != line.heading ? line.heading : QString();
    case TitleRole:
        return line.title;
    case ValueRole:
        return line.value;
    case DetailRole:
        return line.detail;
    case SignRole:
        return line.sign;
    case IsDoneRole:
        return line.isDone;
    default:
        return {};
    }
}

QHash<int, QByteArray> NucleumSheetModel::roleNames() const {
    return {{HeadingRole, "heading"}, {TitleRole, "title"}, {ValueRole, "value"},
            {DetailRole, "detail"},   {SignRole, "sign"},   {IsDoneRole, "isDone"}};
}

void NucleumSheetModel::setTable(NucleumTable* table) {
    if (!follow(m_table, table, this, &NucleumSheetModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void NucleumSheetModel::setSeat(int seat) {
    if (m_seat == seat)
        return;
    m_seat = seat;
    emit seatChanged();
    followTable();
}

QString NucleumSheetModel::title() const {
    if (!m_table || !m_table->isOpen() || m_seat < 0)
        return tr("The table");
    const auto player = static_cast<Player>(m_seat);
    return QStringLiteral("%1 · %2").arg(m_table->cast().nameOf(player),
                                         nameOf(m_table->state().of(player).experiment));
}

void NucleumSheetModel::followTable() {
    beginResetModel();
    m_lines.clear();
    if (m_table && m_table->isOpen())
        m_lines = m_seat >= 0 && m_seat < m_table->state().playerCount()
                      ? playerSheet(m_table->state(), static_cast<Player>(m_seat))
                      : tableSheet(m_table->state(), m_table->cast());
    endResetModel();
    emit changed();
}

#include "moc_nucleum_sheet_model.cpp"
