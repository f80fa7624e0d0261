#include "app/nucleum/words/contract_text.h"
#include "app/nucleum/words/move_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/correction.h"

namespace nucleum {

QString nameOf(Corrected what) {
    switch (what) {
    case Corrected::Vp:
        return Nucleum::tr("VP");
    case Corrected::Thaler:
        return Nucleum::tr("Thaler");
    case Corrected::Workers:
        return Nucleum::tr("Workers");
    case Corrected::Achievement:
        return Nucleum::tr("Achievement tokens");
    case Corrected::PoolTiles:
        return Nucleum::tr("Action tiles in the pool");
    case Corrected::BoardTiles:
        return Nucleum::tr("Action tiles on the board");
    case Corrected::DirectiveOnBoard:
        return Nucleum::tr("Special Directive on the board");
    case Corrected::SpecialTiles:
        return Nucleum::tr("Special action tiles not taken yet");
    case Corrected::Income:
        return Nucleum::tr("Steps of income");
    case Corrected::Technology:
        return Nucleum::tr("Technology unlocked");
    case Corrected::ContractInSpace:
        return Nucleum::tr("Contract in a space");
    case Corrected::ContractFulfilled:
        return Nucleum::tr("Contract fulfilled");
    case Corrected::BuildingCity:
        return Nucleum::tr("City of a building");
    case Corrected::BuildingEnergized:
        return Nucleum::tr("Building energized");
    case Corrected::MineCity:
        return Nucleum::tr("City of a mine");
    case Corrected::MineUranium:
        return Nucleum::tr("Uranium on a mine");
    case Corrected::TurbineCity:
        return Nucleum::tr("City of a turbine");
    case Corrected::MarkerInTier:
        return Nucleum::tr("Milestone marker in a tier");
    case Corrected::MarkersOnStart:
        return Nucleum::tr("Markers on the start space");
    case Corrected::Recharges:
        return Nucleum::tr("Recharges so far");
    case Corrected::RailwayOwner:
        return Nucleum::tr("Owner of a railway");
    case Corrected::RailwayEndA:
    case Corrected::RailwayEndB:
        return Nucleum::tr("Colour of a railway's end");
    case Corrected::RailwayWild:
        return Nucleum::tr("Railway laid with D7");
    case Corrected::NeutralTile:
        return Nucleum::tr("Neutral building");
    case Corrected::NeutralCity:
        return Nucleum::tr("City of a neutral building");
    case Corrected::NeutralEnergized:
        return Nucleum::tr("Neutral building energized");
    case Corrected::MarketContract:
        return Nucleum::tr("Contract in the market");
    case Corrected::PurpleContract:
        return Nucleum::tr("Purple contract");
    case Corrected::OfferTiles:
        return Nucleum::tr("Tiles in the offer");
    case Corrected::StackTiles:
        return Nucleum::tr("Tiles in the stacks");
    case Corrected::SilverStack:
        return Nucleum::tr("Silver contracts in the stack");
    case Corrected::GoldStack:
        return Nucleum::tr("Gold contracts in the stack");
    case Corrected::MilestoneTile:
        return Nucleum::tr("Milestone tile");
    case Corrected::SegmentNucleum:
        return Nucleum::tr("Nucleum token above a milestone tile");
    case Corrected::PlantNucleum:
        return Nucleum::tr("Nucleum on a plant");
    case Corrected::CoalAtOne:
        return Nucleum::tr("Coal wagons at 1");
    case Corrected::CoalAtTwo:
        return Nucleum::tr("Coal wagons at 2");
    case Corrected::EndConditionMet:
        return Nucleum::tr("End condition");
    case Corrected::ActivePlayer:
        return Nucleum::tr("Whose turn it is");
    case Corrected::Experiment:
        return Nucleum::tr("Experiment");
    case Corrected::TurnsLeft:
        return Nucleum::tr("Turns left, this one included");
    }
    return {};
}

QString correctedIndexText(const State& state, Corrected what, int index) {
    const auto at = static_cast<std::size_t>(index);
    switch (what) {
    case Corrected::Income:
        return nameOf(static_cast<IncomeTrack>(index));
    case Corrected::Technology:
    case Corrected::ContractInSpace:
    case Corrected::CoalAtOne:
    case Corrected::CoalAtTwo:
        break;
    case Corrected::ContractFulfilled:
        return numberOf(Contract(index));
    case Corrected::BuildingCity:
    case Corrected::BuildingEnergized:
        return nameOf(Building{static_cast<BuildingType>(index / kLevelCount),
                               static_cast<std::uint8_t>(index % kLevelCount)});
    case Corrected::MineCity:
    case Corrected::MineUranium:
        return nameOf(IndustryKind::Mine, index);
    case Corrected::TurbineCity:
        return nameOf(IndustryKind::Turbine, index);
    case Corrected::RailwayOwner:
    case Corrected::RailwayEndA:
    case Corrected::RailwayEndB:
    case Corrected::RailwayWild: {
        const auto connection = at / kMostTrackSpaces;
        if (connection >= state.facts.connections.size())
            return {};
        const Connection& line = state.facts.connections[connection];
        return Nucleum::tr("%1, space %2")
            .arg(lineName(line.a, line.b))
            .arg(at % kMostTrackSpaces + 1);
    }
    case Corrected::PlantNucleum:
        return nameOf(static_cast<Plant>(index));
    case Corrected::EndConditionMet:
        return nameOf(static_cast<EndCondition>(index));
    default:
        return QString::number(index + 1);
    }
    if (what == Corrected::ContractInSpace)
        return nameOf(static_cast<ContractSpace>(index));
    if (what == Corrected::Technology)
        return QString::number(index + 1);
    return nameOf(static_cast<CoalArea>(index));
}

QString correctedValueText(const Correct& correction, const Cast& cast) {
    const int value = correction.value;
    switch (correction.what) {
    case Corrected::DirectiveOnBoard:
    case Corrected::Technology:
    case Corrected::ContractFulfilled:
    case Corrected::BuildingEnergized:
    case Corrected::NeutralEnergized:
    case Corrected::SegmentNucleum:
    case Corrected::PlantNucleum:
    case Corrected::RailwayWild:
        return value != 0 ? Nucleum::tr("yes") : Nucleum::tr("no");
    case Corrected::ContractInSpace:
    case Corrected::MarketContract:
    case Corrected::PurpleContract:
        return value >= kContractCount ? Nucleum::tr("none") : numberOf(Contract(value));
    case Corrected::BuildingCity:
    case Corrected::MineCity:
    case Corrected::TurbineCity:
    case Corrected::NeutralCity:
        return nameOf(static_cast<City>(value));
    case Corrected::RailwayOwner:
    case Corrected::EndConditionMet:
        return cast.nameOf(correction.owner);
    case Corrected::RailwayEndA:
    case Corrected::RailwayEndB:
        return nameOf(static_cast<EndColour>(value));
    case Corrected::NeutralTile:
        return value >= kNeutralCount ? Nucleum::tr("none") : nameOf(Neutral(value));
    case Corrected::MilestoneTile:
        return nameOf(static_cast<MilestoneTile>(value));
    case Corrected::Experiment:
        return nameOf(static_cast<Experiment>(value));
    default:
        return QString::number(value);
    }
}

QString correctionText(const State& state, const Correct& correction, const Cast& cast) {
    const CorrectionForm& form = formOf(correction.what);
    QString text = nameOf(correction.what);
    if (form.indices > 0)
        text += QStringLiteral(" (%1)").arg(
            correctedIndexText(state, correction.what, correction.index));
    if (form.concerns == Concerns::Player)
        text = QStringLiteral("%1, %2").arg(cast.nameOf(correction.owner), text);
    if (correction.what == Corrected::ActivePlayer)
        return text;
    return QStringLiteral("%1: %2").arg(text, correctedValueText(correction, cast));
}

} // namespace nucleum
