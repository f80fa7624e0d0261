#include "app/barrage/steps/step_lines.h"

#include <map>

#include <QCoreApplication>

#include "app/barrage/lines/instruction_signs.h"
#include "app/barrage/steps/step_merging.h"
#include "app/barrage/words/instruction_text.h"
#include "app/barrage/words/names.h"
#include "app/barrage/words/step_text.h"
#include "app/barrage/words/words.h"
#include "app/common/sentence_case.h"
#include "engine/barrage/apply.h"
#include "engine/barrage/legal.h"

namespace steps {

namespace {

using namespace barrage;

bool isOn(const System& way, const Instruction& what) {
    return what.kind == InstructionKind::MoveDrop &&
           what.start == Place{PlaceKind::Dam, way.dam.value} &&
           what.end == Place{PlaceKind::Powerhouse, way.powerhouse.value};
}

QString titleOf(Hand hand) {
    static constexpr std::array<const char*, 7> kTitles{
        QT_TRANSLATE_NOOP("Steps", "Automa tiles"), QT_TRANSLATE_NOOP("Steps", "Engineers"),
        QT_TRANSLATE_NOOP("Steps", "Wheel"),        QT_TRANSLATE_NOOP("Steps", "Supply"),
        QT_TRANSLATE_NOOP("Steps", "Board"),        QT_TRANSLATE_NOOP("Steps", "Cards and tiles"),
        QT_TRANSLATE_NOOP("Steps", "Points")};
    return QCoreApplication::translate("Steps", kTitles[static_cast<std::size_t>(hand)]);
}

QStringList broughtBack(const Step& step) {
    using explain::counted;
    using explain::Listed;
    QStringList back;
    if (step.what.excavators > 0)
        back.append(counted(step.what.excavators, Listed::Excavator));
    if (step.what.mixers > 0)
        back.append(counted(step.what.mixers, Listed::Mixer));
    if (step.what.excamixers > 0)
        back.append(counted(step.what.excamixers, Listed::Excamixer));
    for (const Tile tile : step.tilesBack)
        back.append(explain::nameOf(tile));
    return back;
}

QString orderOf(const Step& step) {
    if (step.way)
        return explain::wayText(*step.way, step.what.amount);
    if (step.what.kind == InstructionKind::TurnWheel)
        return explain::wheelTurnText(explain::orderText(step.what), broughtBack(step));
    return explain::sumText(step.what, step.parts);
}

/// Where sources are told, and for the action itself, there is nothing more to say.
QString reasonOf(const Step& step) {
    return step.parts.empty() ? explain::causeText(step.what.cause) : QString();
}

bool isBackWhereItWas(const Instruction& marker) {
    return handOf(marker.kind) == Hand::Points && marker.from == marker.to;
}

struct Picture {
    QString kind;
    int thing = -1;
};

Picture pictureOf(const Instruction& what) {
    switch (what.kind) {
    case InstructionKind::TakeContract:
    case InstructionKind::PutContractUnderPile:
    case InstructionKind::RevealContract:
    case InstructionKind::KeepContract:
    case InstructionKind::DiscardContract:
        return {QStringLiteral("contract"), what.index};
    case InstructionKind::TakePatentTile:
    case InstructionKind::RevealTile:
        return {QStringLiteral("tile"), static_cast<int>(what.tile)};
    case InstructionKind::TakeWork:
    case InstructionKind::RevealWork:
        return {QStringLiteral("work"), what.index};
    default:
        return {};
    }
}

AutomaLine lineOf(const Step& step, Owner who) {
    const bool isOwn = !isCompany(step.what.who) || step.what.who == who;
    const QString company = isOwn ? QString() : explain::nameOf(step.what.who);
    const Picture picture = pictureOf(step.what);
    const auto sentence = [&](const QString& order) {
        return sentenceCase(explain::withReason(company, reasonOf(step), order));
    };
    AutomaLine line;
    line.spoken = sentence(orderOf(step));
    line.text = picture.kind.isEmpty() ? line.spoken : sentence(explain::besidePicture(step.what));
    line.picture = picture.kind;
    line.thing = picture.thing;
    line.pictogram = automa::pictogramOf(step.what);
    line.marks = automa::marksOf(step.what);
    if (step.way)
        line.marks.list.push_back(
            automa::markOf({Structure::Conduit, step.way->conduit.value}, MarkKind::Concerned));
    return line;
}

void addNumbers(std::vector<AutomaLine>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i)
        lines[i].number = static_cast<int>(i) + 1;
}

} // namespace

std::optional<System> wayOf(const Move& move) {
    if (const auto* human = std::get_if<Produce>(&move.what))
        return human->system;
    if (const auto* automa = std::get_if<AutomaProduce>(&move.what))
        return automa->system;
    return {};
}

std::vector<AutomaLine> linesFor(const std::vector<Happening>& happenings, Owner who) {
    std::map<Hand, std::vector<Step>> hands;
    for (const Happening& happening : happenings)
        for (const Instruction& what : instructionsFor(happening.before, happening.events)) {
            std::vector<Step>& hand = hands[handOf(what.kind)];
            addTo(hand, what);
            if (happening.way && isOn(*happening.way, what))
                hand.back().way = happening.way;
        }
    std::vector<AutomaLine> lines;
    for (const auto& [hand, steps] : hands)
        for (const Step& step : steps) {
            if (isBackWhereItWas(step.what))
                continue;
            lines.push_back(lineOf(step, who));
            lines.back().group = titleOf(hand);
        }
    addNumbers(lines);
    return lines;
}

std::vector<AutomaLine> choicesAhead(const State& state) {
    std::vector<AutomaLine> lines;
    if (state.phase != Phase::IncomeAndHeadstreams) // the end of a round may lead straight there
        return lines;
    State ahead = state;
    Cause last;
    Move next{Actor::Table, Proceed{}};
    // Whatever is chosen, the same choices follow.
    while (apply(ahead, next) && ahead.phase == Phase::IncomeAndHeadstreams) {
        const Task& task = ahead.task();
        if (task.cause != last) {
            AutomaLine line;
            line.text = sentenceCase(explain::withReason(explain::nameOf(task.who),
                                                         explain::causeText(task.cause),
                                                         explain::choiceText(task)));
            line.spoken = line.text;
            line.pictogram = task.kind == TaskKind::ChooseMachines ? QStringLiteral("machine")
                                                                   : QStringLiteral("drop");
            lines.push_back(line);
            last = task.cause;
        }
        const std::vector<Move> moves = legalMoves(ahead);
        if (moves.empty())
            break;
        next = moves.front();
    }
    addNumbers(lines);
    return lines;
}

} // namespace steps
