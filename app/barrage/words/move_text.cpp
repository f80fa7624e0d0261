#include "app/barrage/words/move_text.h"
#include "app/barrage/words/correction_text.h"

#include <QCoreApplication>

#include "app/barrage/words/decision_text.h"
#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "app/common/convert.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/production.h"

namespace explain {

namespace {

using namespace barrage;

QString moveWords(const char* source) { return QCoreApplication::translate("Moves", source); }

/// `who` makes the move in `before`.
struct Narrator {
    const State& before;
    Company company;
    QString who;

    [[nodiscard]] QString say(const char* source) const { return moveWords(source).arg(who); }

    QString operator()(const Build& what) const {
        QStringList with{tileText(what.tile, what.copied)};
        if (const QString payment = paymentText(what.payment); !payment.isEmpty())
            with.append(payment);
        const auto sentence = [&] {
            switch (what.site.structure) {
            case Structure::Base:
                return QT_TRANSLATE_NOOP("Moves", "%1 builds a base at %2: %3");
            case Structure::Elevation:
                return QT_TRANSLATE_NOOP("Moves", "%1 builds an elevation at %2: %3");
            case Structure::Conduit:
                return QT_TRANSLATE_NOOP("Moves", "%1 builds a conduit at %2: %3");
            case Structure::Building:
                return QT_TRANSLATE_NOOP("Moves", "%1 builds a building at %2: %3");
            case Structure::Powerhouse:
                break;
            }
            return QT_TRANSLATE_NOOP("Moves", "%1 builds a powerhouse at %2: %3");
        }();
        return say(sentence).arg(nameOf(what.site), with.join(QStringLiteral(", ")));
    }

    QString production(const System& system, int drops, const ProductionTerms& terms) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 produces %2 energy with %3: dam %4, conduit %5, "
                                              "powerhouse %6"))
            .arg(energyOf(before, company, system, drops, terms))
            .arg(counted(drops, Object::Drop), nameOf(Site{Structure::Base, system.dam.value}),
                 nameOf(Site{Structure::Conduit, system.conduit.value}),
                 nameOf(Site{Structure::Powerhouse, system.powerhouse.value}));
    }
    QString operator()(const Produce& what) const {
        return production(what.system, what.drops,
                          what.space.isSet() ? termsOf(what.space) : termsOf(before.task()));
    }
    QString operator()(const AutomaProduce& what) const {
        return production(what.system, what.drops, {what.bonus, 0, false, {}});
    }

    QString water(const DropsPerHeadstream& drops, bool flowsAtOnce) const {
        QStringList places;
        for (int i = 0; i < kHeadstreamCount; ++i)
            if (const int count = drops[static_cast<std::size_t>(i)]; count > 0)
                places.append(toQt(idOf(static_cast<Headstream>(i))) +
                              (count > 1 ? QStringLiteral(" ×%1").arg(count) : QString()));
        if (places.isEmpty())
            return say(QT_TRANSLATE_NOOP("Moves", "%1 places no drops"));
        return say(flowsAtOnce ? QT_TRANSLATE_NOOP("Moves", "%1 places drops that flow at once: %2")
                               : QT_TRANSLATE_NOOP("Moves", "%1 places drops on headstreams: %2"))
            .arg(places.join(QStringLiteral(", ")));
    }
    QString operator()(const ManageWater& what) const {
        return water(what.drops, infoOf(what.space).flowsAtOnce);
    }
    QString operator()(const PlaceDrops& what) const {
        const bool flows =
            what.timing == DropTiming::AtOnce || (!before.isOver() && before.task().a != 0);
        return water(what.drops, flows);
    }
    QString operator()(const AutomaManageWater& what) const {
        return water(what.drops, what.flowsAtOnce);
    }

    QString bank(int engineers) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 puts %2 in the bank"))
            .arg(counted(engineers, Object::Engineer));
    }
    QString operator()(const UseBank& what) const { return bank(what.engineers); }
    QString operator()(const AutomaUseBank& what) const { return bank(what.engineers); }

    QString workshop(int segments) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 turns the wheel in the workshop: %2"))
            .arg(counted(segments, Listed::Segment));
    }
    QString operator()(const UseWorkshop& what) const {
        return workshop(infoOf(what.space).segments);
    }
    QString operator()(const AutomaUseWorkshop& what) const { return workshop(what.segments); }

    QString operator()(const BuyMachines& what) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 buys in the machinery shop: %2"))
            .arg(nameOf(what.space));
    }
    QString operator()(const AutomaBuyMachines& what) const {
        QStringList machines;
        if (const QString paid = paymentText({what.excavators, what.mixers, 0, 0}); !paid.isEmpty())
            machines.append(paid);
        if (what.any > 0)
            machines.append(counted(what.any, Listed::AnyMachine));
        return say(QT_TRANSLATE_NOOP("Moves", "%1 buys in the machinery shop: %2"))
            .arg(machines.join(QStringLiteral(", ")));
    }

    QString operator()(const TakeContracts& what) const {
        if (!what.second.isSet())
            return say(QT_TRANSLATE_NOOP("Moves", "%1 takes a contract: %2"))
                .arg(nameOf(what.first));
        return say(QT_TRANSLATE_NOOP("Moves", "%1 takes two contracts: %2; %3"))
            .arg(nameOf(what.first), nameOf(what.second));
    }

    QString patent(std::size_t slot) const {
        const Tile tile =
            slot < before.patents.open.size() ? before.patents.open[slot] : Tile::None;
        return say(QT_TRANSLATE_NOOP("Moves", "%1 takes an advanced tile: %2")).arg(nameOf(tile));
    }
    QString operator()(const TakePatent& what) const {
        return patent(infoOf(what.space).patentSlot);
    }
    QString operator()(const AutomaTakePatent& what) const { return patent(what.slot); }

    QString operator()(const Pass&) const { return say(QT_TRANSLATE_NOOP("Moves", "%1 passes")); }
    QString operator()(const CopyOfficer& what) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 copies an officer: %2"))
            .arg(nameOf(what.officer));
    }
    QString operator()(const ChooseMachines& what) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 takes machines: %2"))
            .arg(paymentText({what.excavators, what.mixers, 0, 0}));
    }
    QString operator()(const PlacePiece& what) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 places a free piece: %2 at %3"))
            .arg(nameOf(what.site.structure), nameOf(what.site));
    }
    QString operator()(const FulfilContract& what) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 fulfils a contract: %2"))
            .arg(nameOf(what.contract));
    }
    QString operator()(const DiscardContract& what) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 gives up a contract: %2"))
            .arg(nameOf(what.contract));
    }
    QString operator()(const Decline&) const {
        switch (before.isOver() ? TaskKind::None : before.task().kind) {
        case TaskKind::FulfilContract:
            return say(QT_TRANSLATE_NOOP("Moves", "%1 fulfils no contract"));
        case TaskKind::ProduceAgain:
            return termsOf(before.task()).isSecond
                       ? say(QT_TRANSLATE_NOOP("Moves", "%1 does not produce again"))
                       : say(QT_TRANSLATE_NOOP("Moves", "%1 does not produce"));
        case TaskKind::PlaceInDam:
            return say(QT_TRANSLATE_NOOP("Moves", "%1 places no drop in a dam"));
        case TaskKind::UseBuildingNow:
            return say(QT_TRANSLATE_NOOP("Moves", "%1 does not use the private building at once"));
        case TaskKind::GoOn:
            return say(QT_TRANSLATE_NOOP("Moves", "%1 takes no further turn"));
        case TaskKind::AddSource:
            return say(QT_TRANSLATE_NOOP("Moves", "%1 adds no further dam"));
        default:
            return say(QT_TRANSLATE_NOOP("Moves", "%1 places no free piece"));
        }
    }
    QString operator()(const DeclareLeftovers& what) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 counts the machines and credits left: %2"))
            .arg(what.items);
    }

    QString operator()(const Proceed&) const {
        return moveWords(QT_TRANSLATE_NOOP("Moves", "Round %1: %2"))
            .arg(before.round)
            .arg(nameOf(before.phase));
    }
    QString operator()(const RevealContract& what) const {
        if (!what.contract.isSet())
            return moveWords(QT_TRANSLATE_NOOP("Moves", "A pile of contracts is empty"));
        return moveWords(QT_TRANSLATE_NOOP("Moves", "Contract uncovered: %1"))
            .arg(nameOf(what.contract));
    }
    QString operator()(const RevealTile& what) const {
        return moveWords(QT_TRANSLATE_NOOP("Moves", "Advanced tile uncovered: %1"))
            .arg(nameOf(what.tile));
    }
    QString operator()(const RevealAutomaTile& what) const {
        return moveWords(QT_TRANSLATE_NOOP("Moves", "Automa tile uncovered: %1"))
            .arg(tileText(what.tile));
    }

    QString operator()(const AutomaSweepContracts& what) const {
        return say(QT_TRANSLATE_NOOP("Moves",
                                     "%1 puts open contracts under their pile: %2; energy +%3"))
            .arg(nameOf(what.colour))
            .arg(what.energy);
    }
    QString operator()(const AutomaBuild& what) const { return (*this)(what.build); }
    QString operator()(const AutomaTakeWork& what) const { return (*this)(what.take); }

    QString operator()(const TakeWork& what) const {
        if (what.machinesTo == MachinesTo::OwnWheel)
            return say(QT_TRANSLATE_NOOP("Moves", "%1 fulfils with machines on the wheel: %2"))
                .arg(nameOf(what.work));
        if (!before.isOver() && before.task().kind == TaskKind::BuyWork)
            return say(QT_TRANSLATE_NOOP("Moves", "%1 buys by the loan agency: %2"))
                .arg(nameOf(what.work));
        return say(QT_TRANSLATE_NOOP("Moves", "%1 fulfils: %2")).arg(nameOf(what.work));
    }
    QString operator()(const UseBuilding& what) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 uses a private building: %2, %3"))
            .arg(nameOf(what.building), nameOf(what.space));
    }
    QString operator()(const UseOfficer&) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 produces with the drops in the own dams"));
    }
    QString operator()(const PlaceInDam& what) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 places a drop in dam %2"))
            .arg(nameOf(Site{Structure::Base, what.dam.value}));
    }
    QString operator()(const TakeBackTile& what) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 takes back from the wheel: %2"))
            .arg(nameOf(before.of(company).wheel[what.segment].tile));
    }
    QString operator()(const TakeBackMachines& what) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 takes back from the wheel: %2"))
            .arg(paymentText({what.excavators, what.mixers, 0, what.excamixers}));
    }
    QString operator()(const ChooseTile& what) const { return patent(what.slot); }
    QString operator()(const GoOn&) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 used the architect and takes another turn"));
    }
    QString operator()(const AddSource& what) const {
        return say(QT_TRANSLATE_NOOP("Moves", "%1 adds to the production: %2, dam %3, conduit %4"))
            .arg(counted(what.drops, Listed::Drop), nameOf(Site{Structure::Base, what.dam.value}),
                 nameOf(Site{Structure::Conduit, what.conduit.value}));
    }
    QString operator()(const RevealWork& what) const {
        return moveWords(QT_TRANSLATE_NOOP("Moves", "Uncovered: %1")).arg(nameOf(what.work));
    }

    QString operator()(const Correct& what) const {
        return moveWords(QT_TRANSLATE_NOOP("Moves", "Correction: %1")).arg(correctionText(what));
    }
};

} // namespace

QString moveText(const State& before, const Move& move) {
    const bool isCompanys = move.by != Actor::Table;
    const Company company =
        isCompanys ? static_cast<Company>(static_cast<int>(move.by) - static_cast<int>(Actor::Usa))
                   : Company::Usa;
    const Narrator narrator{before, company, isCompanys ? barrage::nameOf(company) : QString()};
    return std::visit(narrator, move.what);
}

} // namespace explain
