#include "app/barrage/steps/barrage_steps_model.h"

#include <algorithm>

#include "app/barrage/steps/pending_steps.h"
#include "app/barrage/words/names.h"
#include "app/common/sentence_case.h"
#include "app/table/follow_table.h"

using namespace barrage;

BarrageStepsModel::BarrageStepsModel(QObject* parent) : QObject(parent) {
    connect(&m_lines, &StepListModel::dataChanged, this, &BarrageStepsModel::leftChanged);
    connect(&m_lines, &StepListModel::modelReset, this, &BarrageStepsModel::leftChanged);
}

void BarrageStepsModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &BarrageStepsModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void BarrageStepsModel::followTable() {
    m_company = -1;
    m_subtitle.clear();
    m_lines.showFor(m_table, findLines());
    m_shownLine = -1;
    emit changed();
    emit marksChanged();
}

/// Entries of turns that went by are looked at only once.
std::vector<AutomaLine> BarrageStepsModel::findLines() {
    if (!m_table || !m_table->isOpen() || m_table->viewedEntry() >= 0)
        return {};
    if (m_table->amendedEntry() > 0) { // pieces lie already as they should
        m_start = 0;                   // entries will have other numbers
        return {};
    }
    const int told = m_table->keptSteps().told;
    if (m_session != m_table->sessionId() || m_cursor > m_table->cursor())
        m_start = 0;
    m_session = m_table->sessionId();
    m_cursor = m_table->cursor();
    m_start = std::max(m_start, told);
    const auto pending =
        steps::pendingOf(m_table->game(), static_cast<std::size_t>(m_start), m_table->keptSteps());
    m_start = static_cast<int>(pending.start);
    if (m_table->isOver() || !steps::beginsSomething(m_table->state()))
        return {};
    if (isCompany(pending.who)) {
        m_company = static_cast<int>(companyOf(pending.who));
        m_subtitle = m_table->nameOf(companyOf(pending.who));
    } else {
        m_subtitle = sentenceCase(explain::nameOf(pending.phase));
    }
    auto lines = steps::linesFor(pending.happenings, pending.who);
    if (!lines.empty()) // so that the app finds it when it is started again
        m_table->keepSteps(m_table->keptSteps());
    return lines;
}

QString BarrageStepsModel::announcement() const {
    return isWaiting() ? m_lines.spoken(title()) : QString();
}

int BarrageStepsModel::left() const {
    return static_cast<int>(std::ranges::count(m_lines.lines(), false, &AutomaLine::isDone));
}

MapMarks BarrageStepsModel::marks() const {
    const auto& lines = m_lines.lines();
    const auto shown = static_cast<std::size_t>(m_shownLine);
    if (m_shownLine >= 0 && shown < lines.size())
        return lines[shown].marks;
    MapMarks all;
    for (const AutomaLine& line : lines)
        for (const MapMark& mark : line.marks.list)
            if (std::find(all.list.begin(), all.list.end(), mark) == all.list.end())
                all.list.push_back(mark);
    return all;
}

#include "moc_barrage_steps_model.cpp"
