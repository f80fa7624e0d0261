#include <QStringList>

#include "app/nucleum/words/move_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"

namespace nucleum {

namespace {

struct Title {
    QString operator()(const CityFact& fact) const {
        return Nucleum::tr("Colour of %1").arg(nameOf(fact.city));
    }
    QString operator()(const ConnectionFact& fact) const {
        return Nucleum::tr("Track spaces of %1").arg(lineName(fact.a, fact.b));
    }
    QString operator()(const LineRewardFact& fact) const {
        return Nucleum::tr("Reward of the line %1").arg(lineName(fact.a, fact.b));
    }
    QString operator()(const BuildingFact& fact) const { return nameOf(fact.building); }
    QString operator()(const BuildingVpFact& fact) const {
        return Nucleum::tr("VP of %1").arg(nameOf(fact.building));
    }
    QString operator()(const NeutralFact& fact) const { return nameOf(fact.neutral); }
    QString operator()(const IncomeTrackFact& fact) const { return nameOf(fact.track); }
    QString operator()(const NucleumBonusFact& fact) const {
        return Nucleum::tr("Bonus for a nucleum on %1").arg(nameOf(fact.plant));
    }
    QString operator()(const OfferPricesFact&) const {
        return Nucleum::tr("Prices of the tile offer");
    }
    QString operator()(const CoalWagonsFact& fact) const {
        return Nucleum::tr("Coal wagons of %1 at the start").arg(nameOf(fact.area));
    }
    QString operator()(const PairRewardFact& fact) const {
        return Nucleum::tr("Reward of mine and turbine %1").arg(fact.row + 1);
    }
    QString operator()(const TopSlotsFact&) const {
        return Nucleum::tr("Tile places on top of a player board");
    }
    QString operator()(const LowestSpaceFact&) const {
        return Nucleum::tr("Lowest contract space");
    }
    QString operator()(const IncomeSpacesFact& fact) const {
        return Nucleum::tr("Spaces of the track %1").arg(nameOf(fact.track));
    }
};

struct Value {
    QString operator()(const CityFact& fact) const { return nameOf(fact.colour); }
    QString operator()(const ConnectionFact& fact) const { return QString::number(fact.spaces); }
    QString operator()(const LineRewardFact& fact) const {
        return fact.reward == LineReward::PerTile
                   ? Nucleum::tr("VP income +%1 per tile").arg(fact.steps)
                   : Nucleum::tr("VP income +%1").arg(fact.steps);
    }
    QString operator()(const BuildingFact& fact) const {
        return Nucleum::tr("demand %1; %2").arg(fact.demand).arg(rewardText(fact.reward));
    }
    QString operator()(const BuildingVpFact& fact) const { return vp(fact.vp); }
    QString operator()(const NeutralFact& fact) const {
        return Nucleum::tr("demand %1; %2").arg(fact.face.demand).arg(rewardText(fact.face.reward));
    }
    QString operator()(const IncomeTrackFact& fact) const {
        QStringList values;
        for (const IncomeValue& value : fact.values)
            values.append(value.vp > 0
                              ? QStringLiteral("%1 (%2)").arg(value.amount).arg(vp(value.vp))
                              : QString::number(value.amount));
        return values.join(QStringLiteral(", "));
    }
    QString operator()(const NucleumBonusFact& fact) const { return rewardText(fact.reward); }
    QString operator()(const OfferPricesFact& fact) const {
        QStringList prices;
        for (const std::uint8_t price : fact.prices)
            prices.append(QString::number(price));
        return prices.join(QStringLiteral(", "));
    }
    QString operator()(const CoalWagonsFact& fact) const { return QString::number(fact.wagons); }
    QString operator()(const PairRewardFact& fact) const { return rewardText(fact.reward); }
    QString operator()(const TopSlotsFact& fact) const { return QString::number(fact.count); }
    QString operator()(const LowestSpaceFact& fact) const { return nameOf(fact.space); }
    QString operator()(const IncomeSpacesFact& fact) const { return QString::number(fact.spaces); }
};

} // namespace

QString factTitle(const Fact& fact) { return std::visit(Title{}, fact); }

QString factText(const Fact& fact) {
    return QStringLiteral("%1: %2").arg(factTitle(fact), std::visit(Value{}, fact));
}

} // namespace nucleum
