#include "app/barrage/phase/barrage_phase_model.h"

#include <algorithm>

#include <QStringList>

#include "app/barrage/steps/step_lines.h"
#include "app/barrage/words/names.h"
#include "app/common/sentence_case.h"
#include "app/table/follow_table.h"
#include "engine/barrage/automa.h"

namespace {

using namespace barrage;

constexpr Move kProceed{Actor::Table, Proceed{}};

/// B-18.2 to B-18.4: what everybody clears away, said once for all, and what comes up by itself
/// because nothing else is left in its pile.
std::vector<AutomaLine> clearingUp(const State& before, const Events& events) {
    QStringList tiles;
    QStringList works;
    Events revealed;
    for (const Event& event : events) {
        if (event.kind == EventKind::TileRevealed || event.kind == EventKind::WorkRevealed)
            revealed.push_back(event);
        if (event.kind == EventKind::TileRemoved)
            tiles.append(explain::nameOf(static_cast<Tile>(event.index)));
        if (event.kind == EventKind::WorkRemoved)
            works.append(explain::codeOf(Work(event.index)));
    }
    std::vector<AutomaLine> lines;
    const auto add = [&](const QString& text, const char* pictogram) {
        AutomaLine line;
        line.text = text;
        line.pictogram = QLatin1String(pictogram);
        line.number = static_cast<int>(lines.size()) + 1;
        lines.push_back(line);
    };
    add(BarragePhaseModel::tr("All engineers go back to their companies."), "engineer");
    add(BarragePhaseModel::tr("All energy markers go back to 0."), "energy");
    if (!tiles.isEmpty())
        add(BarragePhaseModel::tr("Back to the box: %1").arg(tiles.join(QStringLiteral(", "))),
            "tile");
    if (!works.isEmpty())
        add(BarragePhaseModel::tr("External works back to the box: %1")
                .arg(works.join(QStringLiteral(", "))),
            "work");
    for (AutomaLine& line : steps::linesFor({{before, revealed, {}}}, Owner::Nobody)) {
        line.number = static_cast<int>(lines.size()) + 1;
        line.group.clear(); // the others have none either
        lines.push_back(std::move(line));
    }
    return lines;
}

/// Without the VP of a scoring, which a table shows.
std::vector<AutomaLine> linesFor(const State& before, Events events) {
    if (before.phase == Phase::EndOfRound)
        return clearingUp(before, events);
    if (before.phase == Phase::Scoring)
        std::erase_if(events, [](const Event& e) { return e.kind == EventKind::VpChanged; });
    return steps::linesFor({{before, std::move(events), {}}}, Owner::Nobody);
}

QString orderAfter(const State& before, const State& after, const BarrageTable& table) {
    if (before.turnOrder == after.turnOrder)
        return {};
    QStringList names;
    for (const Company company : after.turnOrder)
        names.append(table.nameOf(company));
    return names.join(QStringLiteral(" → "));
}

} // namespace

BarragePhaseModel::BarragePhaseModel(QObject* parent) : QObject(parent) {}

void BarragePhaseModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &BarragePhaseModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void BarragePhaseModel::followTable() {
    m_isWaiting = m_table && m_table->isOpen() && m_table->viewedEntry() < 0 &&
                  !m_table->state().isOver() &&
                  m_table->state().task().kind == TaskKind::ConfirmPhase;
    m_foresight = m_isWaiting && m_table->state().phase == Phase::WaterFlow ? Foresight::Waiting
                                                                            : Foresight::None;
    m_title.clear();
    m_newTurnOrder.clear();
    std::vector<AutomaLine> lines;
    m_score.clear();
    m_hasChoices = false;
    if (m_isWaiting) {
        const State& before = m_table->state();
        State after = before;
        m_title = sentenceCase(explain::nameOf(before.phase));
        if (const auto events = apply(after, kProceed); events) {
            lines = steps::choicesAhead(before);
            m_hasChoices = !lines.empty();
            if (!m_hasChoices)
                lines = linesFor(before, events.value());
            m_newTurnOrder = orderAfter(before, after, *m_table);
            if (before.phase == Phase::Scoring)
                m_score.showScoring(before, events.value());
        }
    }
    m_lines.showFor(m_table, std::move(lines));
    m_shownLine = -1;
    emit changed();
    emit marksChanged();
}

QString BarragePhaseModel::announcement() const {
    if (!m_isWaiting)
        return {};
    QStringList reasons = m_score.reasons();
    reasons.removeAll(QString());
    return QStringList{m_lines.spoken(m_title), reasons.join(u' ')}.join(QStringLiteral(". "));
}

MapMarks BarragePhaseModel::marks() const {
    const auto& lines = m_lines.lines();
    const auto shown = static_cast<std::size_t>(m_shownLine);
    MapMarks marks = m_shownLine >= 0 && shown < lines.size() ? lines[shown].marks : MapMarks{};
    marks.foresight = m_foresight;
    return marks;
}

bool BarragePhaseModel::proceed() { return m_isWaiting && m_table->commit(kProceed); }

#include "moc_barrage_phase_model.cpp"
