#include "app/barrage/choices/choice_text.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/barrage/choices/choice_leeghwater.h"
#include "app/barrage/choices/choice_production.h"
#include "app/barrage/words/decision_text.h"
#include "app/barrage/words/error_text.h"
#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "app/common/convert.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/reward.h"
#include "engine/barrage/production.h"

namespace choices {

namespace {

using namespace barrage;
using explain::counted;
using explain::Listed;
using explain::nameOf;

QString choiceWords(const char* source) { return QCoreApplication::translate("Choices", source); }

QString capital(const QString& name) { return name.left(1).toUpper() + name.mid(1); }

QString siteName(Structure structure, std::uint8_t index) { return nameOf(Site{structure, index}); }

/// What a step says; needs to know what is being asked.
struct Speaker {
    const ChoiceTree& tree;
    const State& state;

    QString operator()(Family family) const {
        static constexpr std::array<const char*, kFamilyCount> kWords{
            QT_TRANSLATE_NOOP("Choices", "Build"),
            QT_TRANSLATE_NOOP("Choices", "Produce"),
            QT_TRANSLATE_NOOP("Choices", "Place water"),
            QT_TRANSLATE_NOOP("Choices", "Bank"),
            QT_TRANSLATE_NOOP("Choices", "Workshop"),
            QT_TRANSLATE_NOOP("Choices", "Machinery"),
            QT_TRANSLATE_NOOP("Choices", "Contracts"),
            QT_TRANSLATE_NOOP("Choices", "Patent"),
            QT_TRANSLATE_NOOP("Choices", "External work"),
            QT_TRANSLATE_NOOP("Choices", "Private building"),
            QT_TRANSLATE_NOOP("Choices", "Copy an officer"),
            QT_TRANSLATE_NOOP("Choices", "Officer's space"),
            QT_TRANSLATE_NOOP("Choices", "Pass")};
        return choiceWords(kWords[static_cast<std::size_t>(family)]);
    }
    QString operator()(Structure structure) const { return capital(nameOf(structure)); }
    QString operator()(const Site& site) const { return nameOf(site); }
    QString operator()(const TileUse& use) const {
        return capital(explain::tileText(use.tile, use.copied));
    }
    QString operator()(ActionSpace space) const {
        const ActionSpaceInfo& info = infoOf(space);
        const QString name = nameOf(space);
        if (info.section != Section::PatentOffice)
            return capital(name);
        return QStringLiteral("%1: %2").arg(name, nameOf(state.patents.open[info.patentSlot]));
    }
    QString operator()(const System& system) const {
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Dam %1 → conduit %2 → powerhouse %3"))
            .arg(siteName(Structure::Base, system.dam.value),
                 siteName(Structure::Conduit, system.conduit.value),
                 siteName(Structure::Powerhouse, system.powerhouse.value));
    }
    QString operator()(const DropUse& use) const {
        const Produce production = productionOn(tree.steps(), systemOn(tree.steps()), use.drops);
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "%1: %2 energy"))
            .arg(counted(use.drops, Listed::Drop))
            .arg(energyOf(state, production));
    }
    QString operator()(Headstream headstream) const {
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Headstream %1"))
            .arg(toQt(idOf(headstream)));
    }
    QString operator()(NoMoreDrops) const {
        const bool isZahirs = state.task().kind == TaskKind::TakeTurn && tree.steps().size() == 2;
        if (isZahirs)
            return choiceWords(QT_TRANSLATE_NOOP("Choices", "Decide drop by drop"));
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "No more drops"));
    }
    QString operator()(const UseBank& bank) const {
        return counted(bank.engineers, Listed::Engineer);
    }
    QString operator()(Contract contract) const { return capital(nameOf(contract)); }
    QString operator()(Officer officer) const { return nameOf(officer); }
    QString operator()(const ChooseMachines& machines) const {
        return explain::paymentText({machines.excavators, machines.mixers, 0, 0});
    }
    QString operator()(Decline) const {
        switch (state.task().kind) {
        case TaskKind::FulfilContract:
            return choiceWords(QT_TRANSLATE_NOOP("Choices", "No contract"));
        case TaskKind::ProduceAgain:
            return termsOf(state.task()).isSecond
                       ? choiceWords(QT_TRANSLATE_NOOP("Choices", "No further production"))
                       : choiceWords(QT_TRANSLATE_NOOP("Choices", "No production"));
        case TaskKind::PlaceInDam:
            return choiceWords(QT_TRANSLATE_NOOP("Choices", "No drop"));
        case TaskKind::UseBuildingNow:
            return choiceWords(QT_TRANSLATE_NOOP("Choices", "Do not use it"));
        case TaskKind::GoOn:
            return choiceWords(QT_TRANSLATE_NOOP("Choices", "No further turn"));
        case TaskKind::AddSource:
            return choiceWords(QT_TRANSLATE_NOOP("Choices", "No further dam"));
        default:
            return choiceWords(QT_TRANSLATE_NOOP("Choices", "Do not place it"));
        }
    }
    QString operator()(const DeclareLeftovers& left) const { return QString::number(left.items); }
    QString operator()(Proceed) const {
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Carry out the phase"));
    }
    QString operator()(const RevealTile& tile) const { return capital(nameOf(tile.tile)); }
    QString operator()(const RevealAutomaTile& tile) const {
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Automa tile %1"))
            .arg(explain::tileText(tile.tile));
    }
    QString operator()(Work work) const {
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "External work %1"))
            .arg(explain::codeOf(work));
    }
    QString operator()(const WorkUse& use) const {
        return use.machinesTo == MachinesTo::OwnWheel
                   ? choiceWords(QT_TRANSLATE_NOOP("Choices", "Machines on the wheel"))
                   : choiceWords(QT_TRANSLATE_NOOP("Choices", "Machines to the general supply"));
    }
    QString operator()(PrivateBuilding building) const { return nameOf(building); }
    QString operator()(BuildingSpace space) const { return capital(nameOf(space)); }
    QString operator()(DropTiming timing) const {
        return timing == DropTiming::AtOnce
                   ? choiceWords(QT_TRANSLATE_NOOP("Choices", "They flow at once"))
                   : choiceWords(QT_TRANSLATE_NOOP("Choices", "They wait"));
    }
    QString operator()(const TakeBackTile& back) const {
        return capital(nameOf(state.of(companyOf(state.task().who)).wheel[back.segment].tile));
    }
    QString operator()(const TakeBackMachines& back) const {
        return explain::paymentText({back.excavators, back.mixers, 0, back.excamixers});
    }
    QString operator()(const ChooseTile& tile) const {
        return capital(nameOf(state.patents.open[tile.slot]));
    }
    QString operator()(GoOn) const {
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Another turn with the architect"));
    }
    QString operator()(const AddSource& source) const {
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Dam %1 → conduit %2: %3"))
            .arg(siteName(Structure::Base, source.dam.value),
                 siteName(Structure::Conduit, source.conduit.value),
                 counted(source.drops, Listed::Drop));
    }
    QString operator()(const RevealWork& revealed) const { return (*this)(revealed.work); }
};

const char* whereToBuild(Structure structure) {
    static constexpr std::array<const char*, kStructureCount> kWords{
        QT_TRANSLATE_NOOP("Choices", "Where do you build the base?"),
        QT_TRANSLATE_NOOP("Choices", "Where do you build the elevation?"),
        QT_TRANSLATE_NOOP("Choices", "Where do you build the conduit?"),
        QT_TRANSLATE_NOOP("Choices", "Where do you build the powerhouse?"),
        QT_TRANSLATE_NOOP("Choices", "Where do you build the building?")};
    return kWords[static_cast<std::size_t>(structure)];
}

QString whichDrop(const ChoicePath& steps, int allowed) {
    int number = 1;
    for (const ChoiceStep& step : steps)
        number += std::holds_alternative<Headstream>(step) ? 1 : 0;
    return choiceWords(QT_TRANSLATE_NOOP("Choices", "Where does drop %1 of %2 go?"))
        .arg(number)
        .arg(allowed);
}

/// The energy may suffice for a contract, which is chosen in the same step.
QString howManyDrops(const ChoiceOptions& options) {
    const bool hasContract = std::any_of(options.begin(), options.end(), [](const auto& option) {
        const auto* use = std::get_if<DropUse>(&option.step);
        return use && use->contract.isSet() && option.isLegal();
    });
    return hasContract ? choiceWords(QT_TRANSLATE_NOOP("Choices",
                                                       "How many drops, and for which contract?"))
                       : choiceWords(QT_TRANSLATE_NOOP("Choices", "How many drops?"));
}

QString whichSystem(bool isSecond) {
    return isSecond ? choiceWords(QT_TRANSLATE_NOOP("Choices", "Which system produces again?"))
                    : choiceWords(QT_TRANSLATE_NOOP("Choices", "Which system produces?"));
}

QString whichContracts(const ChoiceTree& tree) {
    return infoOf(std::get<ActionSpace>(tree.steps()[1])).contracts == 2
               ? choiceWords(QT_TRANSLATE_NOOP("Choices", "Which two contracts do you take?"))
               : choiceWords(QT_TRANSLATE_NOOP("Choices", "Which contract do you take?"));
}

QString afterSpace(const ChoiceTree& tree, Family family) {
    const ChoicePath& steps = tree.steps();
    const bool isNext = steps.size() == 2;
    switch (family) {
    case Family::Produce:
        return isNext ? whichSystem(false) : howManyDrops(tree.options());
    case Family::Water:
        return whichDrop(steps, infoOf(std::get<ActionSpace>(steps[1])).drops);
    default:
        return whichContracts(tree);
    }
}

QString inBuilding(const ChoicePath& steps) {
    switch (steps.size()) {
    case 1:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "What do you build?"));
    case 2:
        return choiceWords(whereToBuild(std::get<Structure>(steps[1])));
    default:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "With which tile and which machines?"));
    }
}

QString inTurn(const ChoiceTree& tree) {
    const State& state = tree.state();
    const ChoicePath& steps = tree.steps();
    if (steps.empty())
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "%1: what do you do?"))
            .arg(nameOf(state.task().who));
    const auto family = std::get<Family>(steps[0]);
    if (family == Family::Build)
        return inBuilding(steps);
    if (family == Family::Bank)
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "How many engineers?"));
    if (family == Family::Officer)
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which officer do you copy?"));
    if (family == Family::Works)
        return steps.size() == 1
                   ? choiceWords(QT_TRANSLATE_NOOP("Choices", "Which external work do you fulfil?"))
                   : choiceWords(QT_TRANSLATE_NOOP("Choices", "How do you pay the machines?"));
    if (family == Family::Buildings && steps.size() == 1)
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which private building do you use?"));
    if (steps.size() == 1 || family == Family::Buildings)
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which action space?"));
    return afterSpace(tree, family);
}

/// What no system of the company has, where the reason is that of the one that came furthest: it
/// would speak of a powerhouse or dam that nobody has chosen yet (B-10.1). Else empty.
QString lackingSystem(const ChoiceOption& option) {
    if (!std::holds_alternative<Family>(option.step) &&
        !std::holds_alternative<ActionSpace>(option.step))
        return {};
    switch (option.refusal->code) {
    case ErrorCode::NotOwnPowerhouse:
        return choiceWords(QT_TRANSLATE_NOOP("Choices",
                                             "You have no powerhouse yet: producing takes one, "
                                             "a conduit and a dam with water (B-10.1)."));
    case ErrorCode::ForeignDam:
        return choiceWords(QT_TRANSLATE_NOOP("Choices",
                                             "No own or neutral dam lies where a conduit could "
                                             "lead to your powerhouses (B-10.1)."));
    case ErrorCode::NoConduit:
        return choiceWords(QT_TRANSLATE_NOOP("Choices",
                                             "No conduit leads from an own or neutral dam to "
                                             "one of your powerhouses (B-10.1)."));
    default:
        return {};
    }
}

} // namespace

QString promptOf(const ChoiceTree& tree) {
    const State& state = tree.state();
    if (tree.options().empty())
        return {};
    const Task& task = state.task();
    switch (task.kind) {
    case TaskKind::TakeTurn:
        return inTurn(tree);
    case TaskKind::PlaceDrops:
        if (tree.steps().empty() && choosesDropTiming(state))
            return choiceWords(QT_TRANSLATE_NOOP("Choices", "Do the drops wait or flow at once?"));
        return whichDrop(tree.steps(), task.n);
    case TaskKind::ChooseMachines:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which machines do you take?"));
    case TaskKind::PlacePiece:
        return choiceWords(whereToBuild(static_cast<Structure>(task.a)));
    case TaskKind::FulfilContract:
        if (task.n == kAnyContract)
            return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which contract do you fulfil?"));
        if (task.b != 0)
            return choiceWords(
                       QT_TRANSLATE_NOOP("Choices", "Which further contract with %1 energy left?"))
                .arg(task.n);
        // A reward names a limit, whether it comes with energy (B-25.12) or without (B-25.11).
        return (task.a != 0 ? choiceWords(QT_TRANSLATE_NOOP(
                                  "Choices", "Which contract do you fulfil with %1 energy?"))
                            : choiceWords(QT_TRANSLATE_NOOP(
                                  "Choices", "Which contract of at most %1 do you fulfil?")))
            .arg(task.n);
    case TaskKind::ProduceAgain:
        return tree.steps().empty() ? whichSystem(termsOf(task).isSecond)
                                    : howManyDrops(tree.options());
    case TaskKind::DiscardContract:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which contract do you give up?"));
    case TaskKind::DeclareLeftovers:
        return choiceWords(
                   QT_TRANSLATE_NOOP("Choices", "%1: how many machines and credits are left?"))
            .arg(nameOf(task.who));
    case TaskKind::RevealContract:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which contract was uncovered?"));
    case TaskKind::RevealTile:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which advanced tile was uncovered?"));
    case TaskKind::RevealAutomaTile:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which Automa tile lies on top?"));
    case TaskKind::RevealWork:
        return choiceWords(
                   QT_TRANSLATE_NOOP("Choices", "Which external work was uncovered at space %1?"))
            .arg(task.a + 1);
    case TaskKind::PlaceInDam:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which dam gets a drop?"));
    case TaskKind::TakeBackTile:
        return choiceWords(
            QT_TRANSLATE_NOOP("Choices", "Which tile do you take back from the wheel?"));
    case TaskKind::TakeBackMachines:
        return choiceWords(
            QT_TRANSLATE_NOOP("Choices", "Which machines do you take from the wheel?"));
    case TaskKind::BuyWork:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which external work do you buy?"));
    case TaskKind::ChooseTile:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which advanced tile do you take?"));
    case TaskKind::UseBuildingNow:
        return choiceWords(
            QT_TRANSLATE_NOOP("Choices", "Do you use the private building at once?"));
    case TaskKind::GoOn:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Was the engineer the architect?"));
    case TaskKind::AddSource:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Which further dam produces?"));
    default:
        return choiceWords(QT_TRANSLATE_NOOP("Choices", "Round %1: %2"))
            .arg(state.round)
            .arg(nameOf(state.phase));
    }
}

QString refusalOf(const ChoiceOption& option) {
    if (!option.refusal)
        return {};
    const QString whole = lackingSystem(option);
    return whole.isEmpty() ? barrage::sentenceFor(*option.refusal) : whole;
}

QString textOf(const ChoiceTree& tree, const ChoiceStep& step) {
    return std::visit(Speaker{tree, tree.state()}, step);
}

} // namespace choices
