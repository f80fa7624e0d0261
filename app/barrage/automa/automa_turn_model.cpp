#include "app/barrage/automa/automa_turn_model.h"

#include <algorithm>

#include <QStringList>

#include "app/barrage/automa/turn_headline.h"
#include "app/barrage/automa/turn_lines.h"
#include "app/barrage/words/company_text.h"
#include "app/barrage/words/decision_text.h"
#include "app/common/chance.h"
#include "app/table/follow_table.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/legal.h"

namespace {

using namespace barrage;

/// "1. most drops", each on a line of its own.
QString meaningsOf(const AutomaTile* tile, Criteria AutomaTile::* column) {
    QStringList meanings;
    if (tile != nullptr)
        for (const Criterion criterion : tile->*column)
            if (criterion != Criterion::None)
                meanings.append(QStringLiteral("%1. %2")
                                    .arg(meanings.size() + 1)
                                    .arg(explain::meaningOf(stepOf(criterion))));
    return meanings.join('\n');
}

int automaCount(const State& state) {
    return static_cast<int>(std::count_if(state.turnOrder.begin(), state.turnOrder.end(),
                                          [&](Company c) { return state.of(c).isAutoma(); }));
}

} // namespace

AutomaTurnModel::AutomaTurnModel(QObject* parent) : QObject(parent) {}

void AutomaTurnModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &AutomaTurnModel::refresh))
        return;
    emit tableChanged();
    refresh();
}

bool AutomaTurnModel::canAct() const {
    return m_table && m_table->isOpen() && m_table->viewedEntry() < 0 && !m_table->isOver();
}

void AutomaTurnModel::refresh() {
    const bool isActive = canAct();
    m_needsTile = isActive && m_table->state().task().kind == TaskKind::RevealAutomaTile;
    m_turn.reset();
    if (isActive && isAutomaToDecide(m_table->state()))
        m_turn = automa::wholeTurnOf(m_table->game());
    const automa::WholeTurn turn = m_turn.value_or(automa::WholeTurn{});
    m_tileSteps.show(tileStepsNow());
    m_instructions.showFor(m_table, automa::instructionLines(turn));
    m_actions.show(automa::actionLines(turn));
    m_reasons.show(automa::reasonLines(turn));
    m_tiles.show(tilesOfTheBox());
    m_shownReason = -1;
    m_shownInstruction = -1;
    emit turnChanged();
    emit marksChanged();
}

/// What was done last ended a turn or a phase, and with it the tile was flipped.
std::vector<AutomaLine> AutomaTurnModel::tileStepsNow() const {
    if (!m_needsTile || !m_table->canUndo())
        return {};
    if (const BarrageTable::Commit* const last = m_table->lastCommit())
        return automa::tileLines(last->before, last->events);
    // The game was opened: the tile may still have to be flipped.
    Playthrough earlier = m_table->game();
    earlier.undo();
    State after = earlier.state();
    const auto events = apply(after, m_table->game().entries()[earlier.cursor()]);
    return events ? automa::tileLines(earlier.state(), events.value()) : std::vector<AutomaLine>{};
}

std::vector<AutomaLine> AutomaTurnModel::tilesOfTheBox() const {
    std::vector<AutomaLine> lines;
    if (!m_needsTile)
        return lines;
    const AutomaDeck& deck = m_table->state().deck;
    const AutomaTileSet next = nextOf(deck);
    for (int number = 1; number <= kAutomaTileCount; ++number) {
        AutomaLine line;
        line.number = number;
        line.text = explain::tileCode(number);
        if (number == deck.criteriaTile)
            line.detail = tr("Tile %1 gives the criteria now.").arg(number);
        else if (!next.contains(static_cast<std::uint8_t>(number)))
            line.detail = tr("Tile %1 was seen since the last shuffle.").arg(number);
        line.outcome = line.detail.isEmpty() ? LineOutcome::None : LineOutcome::Skipped;
        lines.push_back(line);
    }
    return lines;
}

bool AutomaTurnModel::needsCriteria() const {
    return m_needsTile && m_table->state().deck.criteriaTile == 0;
}

int AutomaTurnModel::company() const {
    if (m_needsTile)
        return static_cast<int>(m_table->state().active);
    return isDecided() ? static_cast<int>(companyOf(m_table->state().task().who)) : -1;
}

QString AutomaTurnModel::who() const {
    const auto acting = static_cast<Company>(company());
    const State& state = m_table->state();
    return state.of(acting).isAutoma() && automaCount(state) == 1 ? tr("Automa")
                                                                  : barrage::nameOf(acting);
}

QString AutomaTurnModel::headline() const {
    if (m_needsTile)
        return tr("%1's turn").arg(who());
    return isDecided() ? automa::headlineOf(m_turn->ahead, who()) : QString();
}

QString AutomaTurnModel::subtitle() const {
    if (!m_needsTile && !isDecided())
        return {};
    const AutomaDeck& deck = m_table->state().deck;
    QStringList parts;
    if (isDecided() && deck.actionTile != 0)
        parts.append(tr("tile %1").arg(explain::tileText(deck.actionTile)));
    if (deck.criteriaTile != 0)
        parts.append(tr("criteria %1").arg(explain::tileText(deck.criteriaTile)));
    return parts.join(QStringLiteral(" · "));
}

QString AutomaTurnModel::afterwards() const {
    if (!isDecided())
        return {};
    switch (m_turn->ahead.next()) {
    case TaskKind::RevealContract:
        return m_turn->endsAfterReveals ? tr("Then a contract is revealed, and the turn is over.")
                                        : tr("Then a contract is revealed, and the turn goes on.");
    case TaskKind::FulfilContract:
    case TaskKind::ChooseMachines:
    case TaskKind::PlaceDrops:
    case TaskKind::PlacePiece:
    case TaskKind::ProduceAgain:
    case TaskKind::PlaceInDam:
    case TaskKind::ChooseTile:
    case TaskKind::UseBuildingNow:
    case TaskKind::GoOn:
    case TaskKind::AddSource:
        return tr("Then the player has to choose.");
    default:
        return {};
    }
}

int AutomaTurnModel::columnCount() const { return automa::kTileColumns; }

/// The table knows which tiles were seen, not whether they lie on the real pile.
QString AutomaTurnModel::mixingHint() const {
    if (!m_needsTile)
        return {};
    if (unseenTiles(m_table->state().deck).size() == kAutomaTileCount)
        return {};
    return tr("Tiles that came up do not come again: keep to drawing here or to your own stack.");
}

QString AutomaTurnModel::announcement() const { return m_instructions.spoken(headline()); }

const AutomaTile* AutomaTurnModel::criteriaTile() const {
    if (!isDecided() || m_table->state().deck.criteriaTile == 0)
        return nullptr;
    return &automaTile(m_table->state().deck.criteriaTile);
}

QString AutomaTurnModel::baseCriteria() const {
    return meaningsOf(criteriaTile(), &AutomaTile::baseCriteria);
}
QString AutomaTurnModel::conduitCriteria() const {
    return meaningsOf(criteriaTile(), &AutomaTile::conduitCriteria);
}
QString AutomaTurnModel::powerhouseCriteria() const {
    return meaningsOf(criteriaTile(), &AutomaTile::powerhouseCriteria);
}

MapMarks AutomaTurnModel::marks() const {
    const auto& reasons = m_reasons.lines();
    if (m_shownReason >= 0 && m_shownReason < m_reasons.count())
        return reasons[static_cast<std::size_t>(m_shownReason)].marks;
    const auto& instructions = m_instructions.lines();
    if (m_shownInstruction >= 0 && m_shownInstruction < m_instructions.count())
        return instructions[static_cast<std::size_t>(m_shownInstruction)].marks;
    MapMarks all;
    for (const AutomaLine& line : instructions)
        for (const MapMark& mark : line.marks.list)
            if (std::find(all.list.begin(), all.list.end(), mark) == all.list.end())
                all.list.push_back(mark);
    return all;
}

void AutomaTurnModel::showReason(int row) {
    if (m_shownReason == row)
        return;
    m_shownReason = row;
    emit marksChanged();
}

void AutomaTurnModel::showInstruction(int row) {
    if (m_shownInstruction == row)
        return;
    m_shownInstruction = row;
    emit marksChanged();
}

/// Criteria alone tell nothing, so that the action tile comes with them.
bool AutomaTurnModel::drawTile() {
    if (!m_needsTile)
        return false;
    const std::size_t wanted = needsCriteria() ? 2 : 1;
    const std::vector<Move> order = m_table->comingUp();
    State state = m_table->state();
    std::vector<Move> drawn;
    while (drawn.size() < wanted && state.task().kind == TaskKind::RevealAutomaTile) {
        const std::vector<Move> tiles = legalMoves(state);
        const auto any = [&] { return chance().below(static_cast<std::uint32_t>(tiles.size())); };
        drawn.push_back(drawn.size() < order.size() ? order[drawn.size()] : tiles[any()]);
        if (!apply(state, drawn.back()))
            break; // and the table says why
    }
    return m_table->commit(drawn);
}

bool AutomaTurnModel::enterTile(int number) {
    const Move move{Actor::Table, RevealAutomaTile{static_cast<std::uint8_t>(number)}};
    return m_needsTile && number >= 1 && number <= kAutomaTileCount &&
           check(m_table->state(), move) && m_table->commit(move);
}

bool AutomaTurnModel::done() {
    if (!isDecided())
        return false;
    std::vector<Move> moves;
    for (const TurnStep& step : m_turn->ahead.steps)
        moves.push_back(step.decision.move);
    return m_table->commit(moves);
}

#include "moc_automa_turn_model.cpp"
