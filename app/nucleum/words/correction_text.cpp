#include <array>

#include "app/nucleum/words/contract_text.h"
#include "app/nucleum/words/move_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/correction.h"

namespace nucleum {

namespace {

struct CorrectionWords {
    Corrected what;
    const char* chapter;
    const char* name;
};

constexpr auto kPlayer = QT_TRANSLATE_NOOP("Nucleum", "A player");
constexpr auto kPieces = QT_TRANSLATE_NOOP("Nucleum", "A player's pieces on the map");
constexpr auto kMarkers = QT_TRANSLATE_NOOP("Nucleum", "A player's milestone markers");
constexpr auto kMap = QT_TRANSLATE_NOOP("Nucleum", "The map");
constexpr auto kTable = QT_TRANSLATE_NOOP("Nucleum", "The table");

/// In the order of Corrected.
// clang-format off
constexpr std::array<CorrectionWords, kCorrectedCount> kCorrectionWords{{
    {Corrected::Vp, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "VP")},
    {Corrected::Thaler, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "Thaler")},
    {Corrected::Workers, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "Workers")},
    {Corrected::Achievement, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "Achievement tokens")},
    {Corrected::PoolTiles, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "Action tiles in the pool")},
    {Corrected::BoardTiles, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "Action tiles on the board")},
    {Corrected::DirectiveOnBoard, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "Special Directive on the board")},
    {Corrected::SpecialTiles, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "Special action tiles not taken yet")},
    {Corrected::Income, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "Steps of income")},
    {Corrected::Technology, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "Technology unlocked")},
    {Corrected::ContractInSpace, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "Contract in a space")},
    {Corrected::ContractFulfilled, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "Contract fulfilled")},
    {Corrected::BuildingCity, kPieces, QT_TRANSLATE_NOOP("Nucleum", "City of a building")},
    {Corrected::BuildingEnergized, kPieces, QT_TRANSLATE_NOOP("Nucleum", "Building energized")},
    {Corrected::MineCity, kPieces, QT_TRANSLATE_NOOP("Nucleum", "City of a mine")},
    {Corrected::MineUranium, kPieces, QT_TRANSLATE_NOOP("Nucleum", "Uranium on a mine")},
    {Corrected::TurbineCity, kPieces, QT_TRANSLATE_NOOP("Nucleum", "City of a turbine")},
    {Corrected::MarkerInTier, kMarkers, QT_TRANSLATE_NOOP("Nucleum", "Milestone marker in a tier")},
    {Corrected::MarkersOnStart, kMarkers, QT_TRANSLATE_NOOP("Nucleum", "Markers on the start space")},
    {Corrected::Recharges, kMarkers, QT_TRANSLATE_NOOP("Nucleum", "Recharges so far")},
    {Corrected::RailwayOwner, kMap, QT_TRANSLATE_NOOP("Nucleum", "Owner of a railway")},
    {Corrected::RailwayEndA, kMap, QT_TRANSLATE_NOOP("Nucleum", "Colour of a railway's end")},
    {Corrected::RailwayEndB, kMap, QT_TRANSLATE_NOOP("Nucleum", "Colour of a railway's end")},
    {Corrected::RailwayWild, kMap, QT_TRANSLATE_NOOP("Nucleum", "Railway laid with D7")},
    {Corrected::NeutralTile, kMap, QT_TRANSLATE_NOOP("Nucleum", "Neutral building")},
    {Corrected::NeutralCity, kMap, QT_TRANSLATE_NOOP("Nucleum", "City of a neutral building")},
    {Corrected::NeutralEnergized, kMap, QT_TRANSLATE_NOOP("Nucleum", "Neutral building energized")},
    {Corrected::MarketContract, kTable, QT_TRANSLATE_NOOP("Nucleum", "Contract in the market")},
    {Corrected::PurpleContract, kTable, QT_TRANSLATE_NOOP("Nucleum", "Purple contract")},
    {Corrected::OfferTiles, kTable, QT_TRANSLATE_NOOP("Nucleum", "Tiles in the offer")},
    {Corrected::StackTiles, kTable, QT_TRANSLATE_NOOP("Nucleum", "Tiles in the stacks")},
    {Corrected::SilverStack, kTable, QT_TRANSLATE_NOOP("Nucleum", "Silver contracts in the stack")},
    {Corrected::GoldStack, kTable, QT_TRANSLATE_NOOP("Nucleum", "Gold contracts in the stack")},
    {Corrected::MilestoneTile, kTable, QT_TRANSLATE_NOOP("Nucleum", "Milestone tile")},
    {Corrected::SegmentNucleum, kTable, QT_TRANSLATE_NOOP("Nucleum", "Nucleum token above a milestone tile")},
    {Corrected::PlantNucleum, kTable, QT_TRANSLATE_NOOP("Nucleum", "Nucleum on a plant")},
    {Corrected::CoalAtOne, kTable, QT_TRANSLATE_NOOP("Nucleum", "Coal wagons at 1")},
    {Corrected::CoalAtTwo, kTable, QT_TRANSLATE_NOOP("Nucleum", "Coal wagons at 2")},
    {Corrected::EndConditionMet, kTable, QT_TRANSLATE_NOOP("Nucleum", "End condition")},
    {Corrected::ActivePlayer, kTable, QT_TRANSLATE_NOOP("Nucleum", "Whose turn it is")},
    {Corrected::Experiment, kPlayer, QT_TRANSLATE_NOOP("Nucleum", "Experiment")},
    {Corrected::TurnsLeft, kTable, QT_TRANSLATE_NOOP("Nucleum", "Turns left, this one included")},
}};
// clang-format on

constexpr bool hasWordsInOrder() {
    for (std::size_t i = 0; i < kCorrectionWords.size(); ++i)
        if (indexOf(kCorrectionWords[i].what) != i || !kCorrectionWords[i].name)
            return false;
    return true;
}
static_assert(hasWordsInOrder(), "Every kind of correction has its words");

} // namespace

QString nameOf(Corrected what) { return Nucleum::tr(kCorrectionWords[indexOf(what)].name); }

QString chapterOf(Corrected what) { return Nucleum::tr(kCorrectionWords[indexOf(what)].chapter); }

QString meaningText(const State& state, Meaning meaning, int number) {
    switch (meaning) {
    case Meaning::Nothing:
        return {};
    case Meaning::Number:
        return QString::number(number);
    case Meaning::NoOrYes:
        return number != 0 ? Nucleum::tr("yes") : Nucleum::tr("no");
    case Meaning::FromOne:
        return QString::number(number + 1);
    case Meaning::RailwaySpace: {
        const auto connection = static_cast<std::size_t>(number / kMostTrackSpaces);
        if (connection >= state.facts.connections.size())
            return {};
        const Connection& line = state.facts.connections[connection];
        return Nucleum::tr("%1, space %2")
            .arg(lineName(line.a, line.b))
            .arg(number % kMostTrackSpaces + 1);
    }
    case Meaning::Mine:
        return nameOf(IndustryKind::Mine, number);
    case Meaning::Turbine:
        return nameOf(IndustryKind::Turbine, number);
    case Meaning::Building:
        return nameOf(correctedBuilding(number));
    case Meaning::CityName:
        return nameOf(static_cast<City>(number));
    case Meaning::ContractName:
        return number >= kContractCount ? Nucleum::tr("none") : numberOf(Contract(number));
    case Meaning::ContractSpaceName:
        return nameOf(static_cast<ContractSpace>(number));
    case Meaning::IncomeName:
        return nameOf(static_cast<IncomeTrack>(number));
    case Meaning::PlantName:
        return nameOf(static_cast<Plant>(number));
    case Meaning::AreaName:
        return nameOf(static_cast<CoalArea>(number));
    case Meaning::ConditionName:
        return nameOf(static_cast<EndCondition>(number));
    case Meaning::MilestoneName:
        return nameOf(static_cast<MilestoneTile>(number));
    case Meaning::EndName:
        return nameOf(static_cast<EndColour>(number));
    case Meaning::NeutralName:
        return number >= kNeutralCount ? Nucleum::tr("none") : nameOf(Neutral(number));
    case Meaning::ExperimentName:
        return nameOf(static_cast<Experiment>(number));
    }
    return {};
}

QString correctionText(const State& state, const Correct& correction, const Cast& cast) {
    const CorrectionForm& form = formOf(correction.what);
    QString text = nameOf(correction.what);
    if (form.indices > 0)
        text += QStringLiteral(" (%1)").arg(meaningText(state, form.indexMeans, correction.index));
    if (form.concerns == Concerns::Player)
        text = QStringLiteral("%1, %2").arg(cast.nameOf(correction.owner), text);
    const QString value = form.concerns == Concerns::Anybody
                              ? cast.nameOf(correction.owner)
                              : meaningText(state, form.valueMeans, correction.value);
    return value.isEmpty() ? text : QStringLiteral("%1: %2").arg(text, value);
}

} // namespace nucleum
