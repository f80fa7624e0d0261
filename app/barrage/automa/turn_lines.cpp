#include "app/barrage/automa/turn_lines.h"

#include "app/barrage/lines/instruction_signs.h"
#include "app/barrage/steps/step_lines.h"
#include "app/barrage/words/action_text.h"
#include "app/barrage/words/decision_text.h"
#include "app/barrage/words/instruction_text.h"
#include "engine/barrage/data/automa_tiles.h"

namespace automa {

namespace {

using namespace barrage;

QString capitalised(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

AutomaLine lineOf(int number, const QString& text, const Instruction& what) {
    AutomaLine line;
    line.text = text;
    line.pictogram = pictogramOf(what);
    line.number = number;
    line.marks = marksOf(what);
    return line;
}

/// what brings energy on the left, building in the middle, the rest on the right.
int columnOf(AutomaActionKind kind) {
    switch (kind) {
    case AutomaActionKind::Production:
    case AutomaActionKind::WaterManagement:
    case AutomaActionKind::ContractOffice:
        return 0;
    case AutomaActionKind::Construction:
        return 1;
    default:
        return kTileColumns - 1;
    }
}

/// From the tile on: what was carried out already and what comes now.
std::vector<const TurnStep*> allSteps(const WholeTurn& turn) {
    std::vector<const TurnStep*> steps;
    for (const auto* part : {&turn.earlier, &turn.ahead.steps})
        for (const TurnStep& step : *part)
            steps.push_back(&step);
    return steps;
}

bool isAboutTiles(const Instruction& what) {
    return what.kind <= InstructionKind::ShuffleAutomaTiles;
}

} // namespace

std::vector<AutomaLine> instructionLines(const WholeTurn& turn) {
    std::vector<steps::Happening> happenings;
    for (const TurnStep& step : turn.ahead.steps)
        happenings.push_back({step.before, step.events, steps::wayOf(step.decision.move)});
    return steps::linesFor(happenings, happenings.empty() ? Owner::Nobody
                                                          : happenings.front().before.task().who);
}

std::vector<AutomaLine> tileLines(const State& before, const Events& events) {
    std::vector<AutomaLine> lines;
    for (const Instruction& what : instructionsFor(before, events))
        if (isAboutTiles(what))
            lines.push_back(lineOf(static_cast<int>(lines.size()) + 1,
                                   capitalised(explain::orderText(what)), what));
    return lines;
}

std::vector<AutomaLine> actionLines(const WholeTurn& turn) {
    std::vector<AutomaLine> lines;
    const std::vector<const TurnStep*> steps = allSteps(turn);
    if (steps.empty() || steps.front()->before.deck.actionTile == 0 ||
        steps.front()->decision.actions.empty())
        return lines;
    const AutomaTile& tile = automaTile(steps.front()->before.deck.actionTile);
    for (const AutomaAction& action : tile.actions) {
        AutomaLine line;
        line.number = static_cast<int>(lines.size()) + 1;
        line.text = capitalised(explain::nameOf(action.kind));
        line.detail = explain::printedText(action);
        line.pictogram = pictogramOf(action);
        line.column = columnOf(action.kind);
        line.outcome = LineOutcome::Unneeded;
        lines.push_back(line);
    }
    for (const TurnStep* step : steps)
        for (const ActionReport& report : step->decision.actions) {
            const std::size_t place = std::size_t{report.order} - 1;
            lines[place].outcome = report.isPerformed() ? LineOutcome::Done : LineOutcome::Skipped;
            if (!report.isPerformed())
                lines[place].detail = explain::whyNot(report, tile.actions[place]);
        }
    return lines;
}

std::vector<AutomaLine> reasonLines(const WholeTurn& turn) {
    std::vector<AutomaLine> lines;
    for (const TurnStep* step : allSteps(turn))
        for (const explain::ReasonStep& reason :
             explain::reasonsFor(step->before, step->decision)) {
            AutomaLine line;
            line.text = reason.text;
            line.number = static_cast<int>(lines.size()) + 1;
            line.isDetail = reason.isDetail;
            const MarkKind kind = reason.isChoice ? MarkKind::Concerned : MarkKind::Candidate;
            const auto mark = [&](auto place) {
                line.marks.list.push_back(markOf(place, kind));
                if (reason.isChoice)
                    line.marks.list.back().label = QStringLiteral("✓");
            };
            for (const Site site : reason.sites)
                if (site.structure != Structure::Building)
                    mark(site);
            for (const Headstream headstream : reason.headstreams)
                mark(headstream);
            lines.push_back(std::move(line));
        }
    return lines;
}

} // namespace automa
