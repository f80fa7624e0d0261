#include "app/barrage/choices/choice_outcome.h"

#include <cstdlib>

#include <QCoreApplication>

#include "app/barrage/words/move_text.h"
#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "engine/barrage/apply.h"

namespace choices {

namespace {

using namespace barrage;
using explain::counted;
using explain::Listed;
using explain::Object;

QString outcomeWords(const char* source) { return QCoreApplication::translate("Choices", source); }

/// What the events of one company amount to.
struct Sums {
    int engineers = 0;
    int vp = 0;
    int credits = 0;
    int energy = 0;
    int excavators = 0;
    int mixers = 0;
    int excamixers = 0;
    int wheel = 0;

    void add(const Event& event) {
        switch (event.kind) {
        case EventKind::EngineersPlaced:
        case EventKind::EngineersOnOfficer:
        case EventKind::EngineersOnWork:
        case EventKind::EngineersOnBuilding:
            engineers += event.amount;
            break;
        case EventKind::VpChanged:
            vp += event.amount;
            break;
        case EventKind::CreditsChanged:
            credits += event.amount;
            break;
        case EventKind::EnergyMoved:
            energy += event.amount;
            break;
        case EventKind::ExcavatorsChanged:
            excavators += event.amount;
            break;
        case EventKind::MixersChanged:
            mixers += event.amount;
            break;
        case EventKind::ExcamixersChanged:
            excamixers += event.amount;
            break;
        case EventKind::WheelTurned:
            wheel += event.amount;
            break;
        default:
            break;
        }
    }
};

QString withSign(int amount, const QString& counted) {
    return (amount < 0 ? QStringLiteral("−") : QStringLiteral("+")) + counted;
}

QStringList balanceOf(const Sums& sums) {
    QStringList lines;
    const auto add = [&lines](int amount, const QString& counted) {
        if (amount != 0)
            lines.append(withSign(amount, counted));
    };
    add(-sums.engineers, counted(sums.engineers, Listed::Engineer));
    add(sums.credits, counted(std::abs(sums.credits), Object::Credit));
    add(sums.excavators, counted(std::abs(sums.excavators), Listed::Excavator));
    add(sums.mixers, counted(std::abs(sums.mixers), Listed::Mixer));
    add(sums.excamixers, counted(std::abs(sums.excamixers), Listed::Excamixer));
    add(sums.vp, outcomeWords(QT_TRANSLATE_NOOP("Choices", "%1 VP")).arg(std::abs(sums.vp)));
    add(sums.energy,
        outcomeWords(QT_TRANSLATE_NOOP("Choices", "%1 energy")).arg(std::abs(sums.energy)));
    if (sums.wheel > 0)
        lines.append(
            explain::rewardText({RewardKind::WheelSteps, static_cast<std::uint8_t>(sums.wheel)}));
    return lines;
}

} // namespace

Outcome outcomeOf(const State& before, const std::vector<Move>& moves) {
    State state = before;
    Outcome outcome;
    Sums sums;
    bool hasBalance = true;
    for (const Move& move : moves) {
        outcome.moves.append(explain::moveText(state, move));
        const auto events = applyWithinTurn(state, move);
        hasBalance = hasBalance && events && move.by != Actor::Table;
        if (!events)
            break;
        const auto own = static_cast<Owner>(static_cast<int>(move.by) + 1); // one more: neutral
        for (const Event& event : events.value())
            if (event.who == own)
                sums.add(event);
    }
    if (hasBalance)
        outcome.balance = balanceOf(sums);
    return outcome;
}

} // namespace choices
