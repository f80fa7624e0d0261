#include "app/correction/figure_sheet_model.h"

#include <utility>

int FigureSheetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_figures.size());
}

QVariant FigureSheetModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto place = static_cast<std::size_t>(index.row());
    const SheetFigure& figure = m_figures[place];
    switch (role) {
    case LabelRole:
        return figure.label;
    case SectionRole:
        return place > 0 && m_figures[place - 1].section == figure.section ? QString()
                                                                           : figure.section;
    case NameRole:
        return nameAt(place);
    case ValueRole:
        return m_values[place];
    case NowRole:
        return figure.now;
    case LeastRole:
        return figure.least;
    case MostRole:
        return figure.most;
    default:
        return {};
    }
}

QHash<int, QByteArray> FigureSheetModel::roleNames() const {
    return {{LabelRole, "label"}, {SectionRole, "section"}, {NameRole, "name"},
            {ValueRole, "value"}, {NowRole, "now"},         {LeastRole, "least"},
            {MostRole, "most"}};
}

QString FigureSheetModel::nameAt(std::size_t place) const {
    const SheetFigure& figure = m_figures[place];
    return figure.section.isEmpty() ? figure.label
                                    : QStringLiteral("%1, %2").arg(figure.section, figure.label);
}

QStringList FigureSheetModel::changes() const {
    QStringList changes;
    for (std::size_t i = 0; i < m_figures.size(); ++i)
        if (m_values[i] != m_figures[i].now)
            changes.append(tr("%1: %2 → %3").arg(nameAt(i)).arg(m_figures[i].now).arg(m_values[i]));
    return changes;
}

void FigureSheetModel::setValue(int row, int value) {
    if (!checkIndex(index(row), CheckIndexOption::IndexIsValid))
        return;
    const auto place = static_cast<std::size_t>(row);
    if (value == m_values[place] || value < m_figures[place].least || value > m_figures[place].most)
        return;
    m_values[place] = value;
    emit dataChanged(index(row), index(row), {ValueRole});
    emit edited();
}

void FigureSheetModel::show(std::vector<SheetFigure> figures) {
    beginResetModel();
    m_figures = std::move(figures);
    m_values.clear();
    for (const SheetFigure& figure : m_figures)
        m_values.push_back(figure.now);
    endResetModel();
    emit edited();
}

#include "moc_figure_sheet_model.cpp"
