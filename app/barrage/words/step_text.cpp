#include "app/barrage/words/step_text.h"

#include <array>
#include <cstdlib>

#include <QCoreApplication>

#include "app/barrage/words/instruction_text.h"
#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"

namespace explain {

namespace {

using namespace barrage;

QString step(const char* source) { return QCoreApplication::translate("Steps", source); }

/// Incomes are uncovered by the 2nd, 4th and 5th piece of a line.
QString incomeText(const Cause& cause) {
    static constexpr std::array<std::array<const char*, 3>, 3> kTexts{
        {{QT_TRANSLATE_NOOP("Steps", "2nd base"), QT_TRANSLATE_NOOP("Steps", "4th base"),
          QT_TRANSLATE_NOOP("Steps", "5th base")},
         {QT_TRANSLATE_NOOP("Steps", "2nd elevation"), QT_TRANSLATE_NOOP("Steps", "4th elevation"),
          QT_TRANSLATE_NOOP("Steps", "5th elevation")},
         {QT_TRANSLATE_NOOP("Steps", "2nd conduit"), QT_TRANSLATE_NOOP("Steps", "4th conduit"),
          QT_TRANSLATE_NOOP("Steps", "5th conduit")}}};
    const std::size_t piece = cause.number == 2 ? 0 : cause.number == 4 ? 1 : 2;
    return step(kTexts[cause.index][piece]);
}

/// What is paid needs no minus.
QString partsText(const std::vector<SourcePart>& parts, bool isPaid = false) {
    QStringList texts;
    for (const SourcePart& part : parts)
        texts.append(QStringLiteral("%1 %2")
                         .arg(sourceText(part.source))
                         .arg(isPaid ? -part.amount : part.amount));
    return texts.join(QStringLiteral(", "));
}

} // namespace

QString causeText(const Cause& cause) {
    switch (cause.kind) {
    case CauseKind::None:
        break;
    case CauseKind::Income:
        return incomeText(cause);
    case CauseKind::ContractReward:
        return step(QT_TRANSLATE_NOOP("Steps", "contract"));
    case CauseKind::TileAbility:
        return nameOf(static_cast<Tile>(cause.index));
    case CauseKind::WorkReward:
        return step(QT_TRANSLATE_NOOP("Steps", "external work"));
    case CauseKind::BuildingAction:
        return nameOf(static_cast<PrivateBuilding>(cause.index));
    case CauseKind::CompanyAbility:
        return step(QT_TRANSLATE_NOOP("Steps", "company's ability"));
    }
    return {};
}

QString withReason(const QString& company, const QString& reason, const QString& order) {
    QStringList front{company, reason};
    front.removeAll(QString());
    if (front.isEmpty())
        return order;
    return QStringLiteral("%1: %2").arg(front.join(QStringLiteral(" · ")), order);
}

QString sumText(const Instruction& whole, const std::vector<SourcePart>& parts) {
    if (parts.size() < 2)
        return orderText(whole);
    switch (whole.kind) {
    case InstructionKind::MoveVpMarker:
        return step(QT_TRANSLATE_NOOP("Steps", "VP %1 → %2: %3"))
            .arg(whole.from)
            .arg(whole.to)
            .arg(partsText(parts));
    case InstructionKind::MoveEnergyMarker:
        return step(QT_TRANSLATE_NOOP("Steps", "energy %1 → %2: %3"))
            .arg(whole.from)
            .arg(whole.to)
            .arg(partsText(parts));
    case InstructionKind::TakeCredits:
        return (whole.amount < 0 ? step(QT_TRANSLATE_NOOP("Steps", "pay %1: %2"))
                                 : step(QT_TRANSLATE_NOOP("Steps", "take %1: %2")))
            .arg(counted(std::abs(whole.amount), Object::Credit),
                 partsText(parts, whole.amount < 0));
    default:
        return orderText(whole);
    }
}

QString wheelTurnText(const QString& turn, const QStringList& back) {
    return back.isEmpty() ? turn
                          : step(QT_TRANSLATE_NOOP("Steps", "%1, then take back: %2"))
                                .arg(turn, back.join(QStringLiteral(", ")));
}

QString besidePicture(const Instruction& what) {
    switch (what.kind) {
    case InstructionKind::TakeContract:
    case InstructionKind::TakeWork:
        return step(QT_TRANSLATE_NOOP("Steps", "lay aside as fulfilled"));
    case InstructionKind::PutContractUnderPile:
        return step(QT_TRANSLATE_NOOP("Steps", "put under its pile"));
    case InstructionKind::RevealContract:
        return step(QT_TRANSLATE_NOOP("Steps", "put into slot %1 of the contract office"))
            .arg(what.amount + 1);
    case InstructionKind::KeepContract:
        return step(QT_TRANSLATE_NOOP("Steps", "take from the contract office"));
    case InstructionKind::DiscardContract:
        return step(QT_TRANSLATE_NOOP("Steps", "discard"));
    case InstructionKind::TakePatentTile:
        return step(QT_TRANSLATE_NOOP("Steps", "take from the patent office"));
    case InstructionKind::RevealTile:
        return step(QT_TRANSLATE_NOOP("Steps", "put into the patent office"));
    case InstructionKind::RevealWork:
        return step(QT_TRANSLATE_NOOP("Steps", "put on place %1 of the external works"))
            .arg(what.amount + 1);
    default:
        return {};
    }
}

QString choiceText(const Task& task) {
    const auto amount = static_cast<std::uint8_t>(task.n);
    if (task.kind == TaskKind::ChooseMachines)
        return step(QT_TRANSLATE_NOOP("Steps", "%1 of your choice"))
            .arg(counted(amount, Object::Machine));
    if (task.kind == TaskKind::PlaceDrops)
        return rewardText(
            {task.a != 0 ? RewardKind::FlowingDrops : RewardKind::WaitingDrops, amount});
    return step(QT_TRANSLATE_NOOP("Steps", "a choice"));
}

} // namespace explain
