#include "app/barrage/steps/step_list_model.h"

void StepListModel::showFor(BarrageTable* table, std::vector<AutomaLine> lines) {
    m_table = table;
    if (m_table && m_table->isOpen())
        for (std::size_t row = 0; row < lines.size(); ++row)
            lines[row].isDone =
                m_table->keptSteps().isTicked(m_name, static_cast<int>(row), m_table->cursor());
    show(std::move(lines));
}

void StepListModel::tick(int row) {
    if (!m_table || !m_table->isOpen() || row < 0 || row >= count())
        return;
    setDone(row, !lines()[static_cast<std::size_t>(row)].isDone);
    std::vector<int> ticked;
    for (int line = 0; line < count(); ++line)
        if (lines()[static_cast<std::size_t>(line)].isDone)
            ticked.push_back(line);
    steps::KeptSteps kept = m_table->keptSteps();
    kept.tick(m_name, std::move(ticked), m_table->cursor());
    m_table->keepSteps(kept);
}

#include "moc_step_list_model.cpp"
