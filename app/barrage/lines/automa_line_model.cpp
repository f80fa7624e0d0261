#include "app/barrage/lines/automa_line_model.h"

int AutomaLineModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant AutomaLineModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AutomaLine& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole:
        return line.text;
    case DetailRole:
        return line.detail;
    case PictogramRole:
        return line.pictogram;
    case NumberRole:
        return line.number;
    case OutcomeRole:
        return static_cast<int>(line.outcome);
    case IsDetailRole:
        return line.isDetail;
    case ColumnRole:
        return line.column;
    case StartsColumnRole:
        return index.row() > 0 &&
               m_lines[static_cast<std::size_t>(index.row()) - 1].column != line.column;
    case HasMarksRole:
        return !line.marks.list.empty();
    case SpokenRole:
        return line.spoken.isEmpty() ? line.text : line.spoken;
    case PictureRole:
        return line.picture;
    case ThingRole:
        return line.thing;
    case GroupRole:
        return startsGroup(index.row()) ? line.group : QString();
    case IsDoneRole:
        return line.isDone;
    default:
        return {};
    }
}

QHash<int, QByteArray> AutomaLineModel::roleNames() const {
    return {
        {TextRole, "text"},         {DetailRole, "detail"},   {PictogramRole, "pictogram"},
        {NumberRole, "number"},     {OutcomeRole, "outcome"}, {IsDetailRole, "isDetail"},
        {HasMarksRole, "hasMarks"}, {ColumnRole, "column"},   {StartsColumnRole, "startsColumn"},
        {SpokenRole, "spoken"},     {PictureRole, "picture"}, {ThingRole, "thing"},
        {GroupRole, "group"},       {IsDoneRole, "isDone"}};
}

QString AutomaLineModel::spoken(const QString& title) const {
    QStringList sentences{title};
    for (const AutomaLine& line : m_lines)
        sentences.append(line.spoken.isEmpty() ? line.text : line.spoken);
    return sentences.join(QStringLiteral(". "));
}

bool AutomaLineModel::startsGroup(int row) const {
    const auto line = static_cast<std::size_t>(row);
    return row == 0 || m_lines[line - 1].group != m_lines[line].group;
}

void AutomaLineModel::setDone(int row, bool isDone) {
    m_lines[static_cast<std::size_t>(row)].isDone = isDone;
    emit dataChanged(index(row), index(row), {IsDoneRole});
}

void AutomaLineModel::show(std::vector<AutomaLine> lines) {
    if (lines == m_lines)
        return;
    const bool isOtherCount = lines.size() != m_lines.size();
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
    if (isOtherCount)
        emit countChanged();
}

#include "moc_automa_line_model.cpp"
