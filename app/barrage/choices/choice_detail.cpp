#include <array>

#include <QCoreApplication>

#include "app/barrage/choices/choice_cost.h"
#include "app/barrage/choices/choice_production.h"
#include "app/barrage/choices/choice_text.h"
#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "engine/barrage/building.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/external_works.h"
#include "engine/barrage/private_buildings.h"
#include "engine/barrage/spaces.h"

namespace choices {

namespace {

using namespace barrage;
using explain::costText;
using explain::counted;
using explain::Listed;
using explain::Object;

QString text(const char* source) { return QCoreApplication::translate("Choices", source); }

QString joined(const QStringList& parts) { return parts.join(QStringLiteral(", ")); }

/// What an option asks for: both kinds for a building, else one of them or either.
QString machines(const PaymentOption& option) {
    const auto excavators = static_cast<std::uint8_t>(option.mostExcavators);
    const auto mixers = static_cast<std::uint8_t>(option.mostMixers);
    if (option.mostExcavators + option.mostMixers > option.amount)
        return counted(option.amount, Listed::AnyMachine);
    return explain::paymentText({excavators, mixers, 0, 0});
}

struct Detailer {
    const ChoiceTree& tree;

    [[nodiscard]] const State& state() const { return tree.state(); }

    QString operator()(Family family) const {
        if (family == Family::Works)
            return costText(kWorkEngineers, 0);
        if (family == Family::OwnSpace)
            return costText(1, 0);
        if (family != Family::Build)
            return {};
        const auto used = state().of(companyOf(state().task().who)).constructions;
        if (used >= kConstructionSpaces.size())
            return {};
        return costText(kConstructionSpaces[used].engineers, kConstructionSpaces[used].fee);
    }
    QString operator()(Structure structure) const {
        const auto kind = static_cast<std::size_t>(structure);
        const int left =
            kPiecesPerCompany[kind] - state().of(companyOf(state().task().who)).built[kind];
        return text(QT_TRANSLATE_NOOP("Choices", "%1 left")).arg(left);
    }
    QString operator()(const Site& site) const {
        QStringList all;
        if (site.structure == Structure::Conduit)
            all.append(text(QT_TRANSLATE_NOOP("Choices", "value %1, to basin %2"))
                           .arg(infoOf(site.conduit()).value)
                           .arg(infoOf(site.conduit()).to.value));
        if (const QString price = priceOf(state(), site); !price.isEmpty())
            all.append(price);
        return joined(all);
    }
    QString operator()(ActionSpace space) const {
        return costText(infoOf(space).engineers, creditsFor(space));
    }
    QString operator()(const System& system) const {
        const int energy = bestEnergy(state(), tree.steps(), system);
        return energy == 0 ? QString()
                           : text(QT_TRANSLATE_NOOP("Choices", "up to %1 energy")).arg(energy);
    }
    QString operator()(const TileUse& use) const {
        QStringList parts;
        if (const QString paid = explain::paymentText(use.payment); !paid.isEmpty())
            parts.append(paid);
        if (use.space == BuildSpace::Officer)
            parts.append(text(QT_TRANSLATE_NOOP("Choices", "on the officer's space")));
        return joined(parts);
    }
    QString operator()(Work work) const {
        const WorkInfo& info = infoOf(work);
        const QString cost = state().task().kind == TaskKind::BuyWork
                                 ? costText(0, loanPrice(work))
                                 : explain::paymentText({info.excavators, info.mixers, 0, 0});
        return QStringLiteral("%1: %2").arg(cost, explain::rewardsText(info.reward));
    }
    QString operator()(const RevealWork& revealed) const { return (*this)(revealed.work); }
    QString operator()(const WorkUse& use) const { return explain::paymentText(use.payment); }
    QString operator()(PrivateBuilding building) const {
        const QString cost = costText(0, infoOf(building).cost);
        const QString action = explain::actionText(building);
        return cost.isEmpty() ? action : QStringLiteral("%1: %2").arg(cost, action);
    }
    QString operator()(BuildingSpace space) const {
        const auto building = std::get<PrivateBuilding>(tree.steps()[1]);
        const BuildingSpaceInfo due = engineersAndFee(building, space);
        return costText(due.engineers, due.fee);
    }
    QString operator()(const AddSource& source) const {
        return text(QT_TRANSLATE_NOOP("Choices", "+%1 energy"))
            .arg(source.drops * infoOf(source.conduit).value);
    }
    QString operator()(const DropUse& use) const {
        const System& system = systemOn(tree.steps());
        QStringList parts;
        if (const int fee = conduitFee(state(), system, use.drops); fee > 0)
            parts.append(QStringLiteral("−") + counted(fee, Object::Credit));
        const Produce production = productionOn(tree.steps(), system, use.drops);
        if (use.contract.isSet())
            parts.append(explain::nameOf(use.contract));
        else if (answerAfter(state(), production, use.contract))
            parts.append(text(QT_TRANSLATE_NOOP("Choices", "no contract")));
        return joined(parts);
    }
    QString operator()(Headstream headstream) const {
        const int there = state().map.headstreamDrops[static_cast<std::size_t>(headstream)];
        return text(QT_TRANSLATE_NOOP("Choices", "%1 there")).arg(counted(there, Listed::Drop));
    }
    template <class T>
    QString operator()(const T&) const {
        return {};
    }
};

const char* signOf(Family family) {
    static constexpr std::array<const char*, kFamilyCount> kSigns{
        "base", "production", "headstream", "credit",  "wheel",   "excavator", "contract",
        "tile", "work",       "building",   "officer", "officer", ""};
    return kSigns[static_cast<std::size_t>(family)];
}

const char* signOf(Structure structure) {
    static constexpr std::array<const char*, kStructureCount> kSigns{"base", "elevation", "conduit",
                                                                     "powerhouse", "building"};
    return kSigns[static_cast<std::size_t>(structure)];
}

struct Signer {
    const char* operator()(Family family) const { return signOf(family); }
    const char* operator()(Structure structure) const { return signOf(structure); }
    const char* operator()(const Site& site) const { return signOf(site.structure); }
    const char* operator()(const TileUse&) const { return "tile"; }
    const char* operator()(const RevealTile&) const { return "tile"; }
    const char* operator()(ActionSpace space) const {
        const ActionSpaceInfo& info = infoOf(space);
        switch (info.section) {
        case Section::TurbineStation:
            return "production";
        case Section::WaterManagement:
            return info.flowsAtOnce ? "flow" : "waiting";
        case Section::Bank:
            return "credit";
        case Section::Workshop:
            return "wheel";
        case Section::MachineryShop:
            return info.anyMachines > 0 ? "machine" : info.mixers > 0 ? "mixer" : "excavator";
        case Section::ContractOffice:
            return "contract";
        case Section::PatentOffice:
            break;
        }
        return "tile";
    }
    const char* operator()(const System&) const { return "production"; }
    const char* operator()(const DropUse&) const { return "drop"; }
    const char* operator()(Headstream) const { return "headstream"; }
    const char* operator()(const UseBank&) const { return "engineer"; }
    const char* operator()(Contract) const { return "contract"; }
    const char* operator()(Officer) const { return "officer"; }
    const char* operator()(const ChooseMachines& machines) const {
        return machines.mixers > machines.excavators ? "mixer" : "excavator";
    }
    const char* operator()(const RevealAutomaTile&) const { return "automa"; }
    const char* operator()(Work) const { return "work"; }
    const char* operator()(const RevealWork&) const { return "work"; }
    const char* operator()(const WorkUse& use) const {
        return use.machinesTo == MachinesTo::OwnWheel ? "wheel" : "machine";
    }
    const char* operator()(PrivateBuilding) const { return "building"; }
    const char* operator()(BuildingSpace) const { return "engineer"; }
    const char* operator()(DropTiming timing) const {
        return timing == DropTiming::AtOnce ? "flow" : "waiting";
    }
    const char* operator()(const TakeBackTile&) const { return "tile"; }
    const char* operator()(const TakeBackMachines&) const { return "machine"; }
    const char* operator()(const ChooseTile&) const { return "tile"; }
    const char* operator()(GoOn) const { return "engineer"; }
    const char* operator()(const AddSource&) const { return "production"; }
    template <class T>
    const char* operator()(const T&) const {
        return "";
    }
};

} // namespace

QString priceOf(const State& state, Site site) {
    const SiteCost cost = costOf(state, site);
    QStringList parts;
    for (const PaymentOption& option : cost.options)
        parts.append(machines(option));
    const QString paid = parts.join(text(QT_TRANSLATE_NOOP("Choices", " or ")));
    QStringList all;
    if (!paid.isEmpty())
        all.append(paid);
    if (cost.credits > 0)
        all.append(counted(cost.credits, Object::Credit));
    return joined(all);
}

QString detailOf(const ChoiceTree& tree, const ChoiceStep& step) {
    return std::visit(Detailer{tree}, step);
}

QString pictogramOf(const ChoiceStep& step) {
    return QString::fromLatin1(std::visit(Signer{}, step));
}

} // namespace choices
