#include "app/barrage/steps/step_list_model.h"

void StepListModel::showFor(BarrageTable* table, std::vector<AutomaLine> lines) {
    m_table = table;
    if (m_table && m_table->isOpen())
        for (std::size_t row = 0; row < lines.size(); ++row)
            lines[row].isDone =
                m_table->keptSteps().isTicked(static_cast<int>(row), m_table->cursor());
    show(std::move(lines));
}

void StepListModel::tick(int row) {
    if (!m_table || !m_table->isOpen() || row < 0 || row >= count())
        return;
    setDone(row, !lines()[static_cast<std::size_t>(row)].isDone);
    steps::KeptSteps kept = m_table->keptSteps();
    kept.tickedAt = m_table->cursor();
    kept.ticked.clear();
    for (int line = 0; line < count(); ++line)
        if (lines()[static_cast<std::size_t>(line)].isDone)
            kept.ticked.push_back(line);
    m_table->keepSteps(kept);
}

#include "moc_step_list_model.cpp"
