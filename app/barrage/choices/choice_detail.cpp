#include <array>

#include <QCoreApplication>

#include "app/barrage/choices/choice_cost.h"
#include "app/barrage/choices/choice_production.h"
#include "app/barrage/choices/choice_text.h"
#include "app/explain/names.h"
#include "app/explain/words.h"
#include "engine/barrage/building.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/spaces.h"

namespace choices {

namespace {

using namespace barrage;
using explain::counted;
using explain::Listed;
using explain::Object;

QString text(const char* source) { return QCoreApplication::translate("Choices", source); }

QString joined(const QStringList& parts) { return parts.join(QStringLiteral(", ")); }

/// Engineers and credits, as far as there are any.
QString price(int engineers, int credits) {
    QStringList parts;
    if (engineers > 0)
        parts.append(counted(engineers, Listed::Engineer));
    if (credits > 0)
        parts.append(counted(credits, Object::Credit));
    return joined(parts);
}

struct Detailer {
    const ChoiceTree& tree;

    [[nodiscard]] const State& state() const { return tree.state(); }

    QString operator()(Family family) const {
        if (family != Family::Build)
            return {};
        const auto used = state().of(companyOf(state().task().who)).constructions;
        if (used >= kConstructionSpaces.size())
            return {};
        return price(kConstructionSpaces[used].engineers, kConstructionSpaces[used].fee);
    }
    QString operator()(Structure structure) const {
        const auto kind = static_cast<std::size_t>(structure);
        const int left =
            kPiecesPerCompany[kind] - state().of(companyOf(state().task().who)).built[kind];
        return text(QT_TRANSLATE_NOOP("Choices", "%1 left")).arg(left);
    }
    QString operator()(const Site& site) const {
        const SiteCost cost = costOf(state(), site);
        QStringList parts;
        for (const PaymentOption& option : cost.options)
            parts.append(explain::paymentText(
                {static_cast<std::uint8_t>(option.mostExcavators),
                 static_cast<std::uint8_t>(option.amount - option.mostExcavators), 0, 0}));
        QStringList all;
        if (site.structure == Structure::Conduit)
            all.append(text(QT_TRANSLATE_NOOP("Choices", "value %1, to basin %2"))
                           .arg(infoOf(site.conduit()).value)
                           .arg(infoOf(site.conduit()).to.value));
        const QString machines = parts.join(text(QT_TRANSLATE_NOOP("Choices", " or ")));
        if (!machines.isEmpty())
            all.append(machines);
        if (cost.credits > 0)
            all.append(counted(cost.credits, Object::Credit));
        return joined(all);
    }
    QString operator()(ActionSpace space) const {
        return price(infoOf(space).engineers, creditsFor(space));
    }
    QString operator()(const System& system) const {
        const int energy = bestEnergy(state(), tree.steps(), system);
        return energy == 0 ? QString()
                           : text(QT_TRANSLATE_NOOP("Choices", "up to %1 energy")).arg(energy);
    }
    QString operator()(const TileUse& use) const { return explain::paymentText(use.payment); }
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
        "base",      "production", "headstream", "credit",  "wheel",
        "excavator", "contract",   "tile",       "officer", ""};
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
    template <class T>
    const char* operator()(const T&) const {
        return "";
    }
};

} // namespace

QString detailOf(const ChoiceTree& tree, const ChoiceStep& step) {
    return std::visit(Detailer{tree}, step);
}

QString pictogramOf(const ChoiceStep& step) {
    return QString::fromLatin1(std::visit(Signer{}, step));
}

} // namespace choices
