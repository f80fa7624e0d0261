#include "app/barrage/words/correction_text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "app/barrage/words/names.h"
#include "app/common/convert.h"
#include "engine/barrage/ids.h"

namespace correction {

namespace {

using C = barrage::Corrected;
using G = Group;

// clang-format off
constexpr std::array<Words, barrage::kCorrectedCount> kWords{{
    {G::Company, C::Vp, QT_TRANSLATE_NOOP("Moves", "VP")},
    {G::Company, C::Energy, QT_TRANSLATE_NOOP("Moves", "energy")},
    {G::Company, C::Credits, QT_TRANSLATE_NOOP("Moves", "credits")},
    {G::Company, C::Excavators, QT_TRANSLATE_NOOP("Moves", "excavators")},
    {G::Company, C::Mixers, QT_TRANSLATE_NOOP("Moves", "mixers")},
    {G::Company, C::Excamixers, QT_TRANSLATE_NOOP("Moves", "excamixers")},
    {G::Company, C::Engineers, QT_TRANSLATE_NOOP("Moves", "engineers")},
    {G::Company, C::BankEngineers, QT_TRANSLATE_NOOP("Moves", "engineers in the bank")},
    {G::Company, C::Constructions, QT_TRANSLATE_NOOP("Moves", "construction spaces used")},
    {G::Company, C::OfficerCopies, QT_TRANSLATE_NOOP("Moves", "officers copied this round")},
    {G::Company, C::OfficerEngineers, QT_TRANSLATE_NOOP("Moves", "engineers on the officer's space")},
    {G::Company, C::WheelExcavators, QT_TRANSLATE_NOOP("Moves", "excavators in the wheel segment")},
    {G::Company, C::WheelMixers, QT_TRANSLATE_NOOP("Moves", "mixers in the wheel segment")},
    {G::Company, C::WheelExcamixers, QT_TRANSLATE_NOOP("Moves", "excamixers in the wheel segment")},
    {G::Company, C::BesideEngineers, QT_TRANSLATE_NOOP("Moves", "engineers beside the section")},
    {G::Map, C::HeadstreamDrops, QT_TRANSLATE_NOOP("Moves", "drops on headstream")},
    {G::Map, C::DamDrops, QT_TRANSLATE_NOOP("Moves", "drops in the dam")},
    {G::Map, C::DamOwner, QT_TRANSLATE_NOOP("Moves", "dam with elevations"),
     QT_TRANSLATE_NOOP("Correction", "Dam and its elevations")},
    {G::Map, C::ConduitOwner, QT_TRANSLATE_NOOP("Moves", "conduit")},
    {G::Map, C::PowerhouseOwner, QT_TRANSLATE_NOOP("Moves", "powerhouse")},
    {G::Contracts, C::ContractHeld, QT_TRANSLATE_NOOP("Moves", "held"),
     QT_TRANSLATE_NOOP("Correction", "Contract in hand")},
    {G::Contracts, C::ContractFulfilled, QT_TRANSLATE_NOOP("Moves", "fulfilled"),
     QT_TRANSLATE_NOOP("Correction", "Fulfilled contract")},
    {G::Contracts, C::OpenContract, QT_TRANSLATE_NOOP("Moves", "open contract")},
    {G::Contracts, C::NationalContract, QT_TRANSLATE_NOOP("Moves", "on display"),
     QT_TRANSLATE_NOOP("Correction", "National contract on display")},
    {G::TilesAndWheel, C::TileInSupply, QT_TRANSLATE_NOOP("Moves", "in the supply"),
     QT_TRANSLATE_NOOP("Correction", "Technology tile in the supply")},
    {G::TilesAndWheel, C::OpenTile, QT_TRANSLATE_NOOP("Moves", "patent"),
     QT_TRANSLATE_NOOP("Correction", "Tile in the patent office")},
    {G::TilesAndWheel, C::WheelTile, QT_TRANSLATE_NOOP("Moves", "tile in the wheel segment")},
    {G::Engineers, C::SpaceEngineers, QT_TRANSLATE_NOOP("Moves", "engineers on the action space")},
    {G::Engineers, C::Architect, QT_TRANSLATE_NOOP("Moves", "architect in the supply")},
    {G::Table, C::HasPassed, QT_TRANSLATE_NOOP("Moves", "has passed")},
    {G::Table, C::TurnOrderPlace, QT_TRANSLATE_NOOP("Moves", "place in the turn order")},
    {G::Table, C::AutomaActionTile, QT_TRANSLATE_NOOP("Moves", "Automa tile with actions")},
    {G::Table, C::AutomaCriteriaTile, QT_TRANSLATE_NOOP("Moves", "Automa tile with criteria")},
    {G::Table, C::HeadstreamTileNumber, QT_TRANSLATE_NOOP("Moves", "number of the headstream tile")},
    {G::Table, C::BonusTile, QT_TRANSLATE_NOOP("Moves", "bonus tile of the round")},
    {G::Table, C::Objective, QT_TRANSLATE_NOOP("Moves", "objective")},
    {G::Leeghwater, C::BuildingOwner, QT_TRANSLATE_NOOP("Moves", "building")},
    {G::Leeghwater, C::BuildingEngineers, QT_TRANSLATE_NOOP("Moves", "engineers on the private building")},
    {G::Leeghwater, C::BuildingInPlay, QT_TRANSLATE_NOOP("Moves", "private building in play")},
    {G::Leeghwater, C::OpenWork, QT_TRANSLATE_NOOP("Moves", "open external work")},
    {G::Leeghwater, C::WorkSpaceEngineers, QT_TRANSLATE_NOOP("Moves", "engineers at the external work")},
    {G::Leeghwater, C::WorkFulfilled, QT_TRANSLATE_NOOP("Moves", "fulfilled"),
     QT_TRANSLATE_NOOP("Correction", "Fulfilled external work")},
}};
// clang-format on

constexpr bool hasEachOnce() {
    for (int i = 0; i < barrage::kCorrectedCount; ++i)
        if (std::ranges::count(kWords, static_cast<C>(i), &Words::what) != 1)
            return false;
    return true;
}
static_assert(hasEachOnce(), "Every kind of correction has its words");

} // namespace

const std::array<Words, barrage::kCorrectedCount>& allWords() { return kWords; }

} // namespace correction

namespace explain {

namespace {

using namespace barrage;

QString correctionWords(const char* source) { return QCoreApplication::translate("Moves", source); }

/// A piece is set by its owner, and nobody takes it away.
bool namesOwner(const CorrectionForm& form, Owner owner) {
    return owner != Owner::Nobody ||
           (form.concerns == Concerns::Anybody && form.valueMeans != Meaning::Number);
}

} // namespace

QString nameOf(Corrected what) {
    return correctionWords(
        std::ranges::find(correction::allWords(), what, &correction::Words::what)->inLog);
}

QString meaningText(Meaning meaning, int number) {
    const auto index = static_cast<std::uint8_t>(number);
    switch (meaning) {
    case Meaning::Nothing:
        return {};
    case Meaning::Number:
    case Meaning::Elevations:
    case Meaning::HeadstreamTileNumber:
        return QString::number(number);
    case Meaning::NoOrYes:
        return number != 0 ? correctionWords(QT_TRANSLATE_NOOP("Moves", "yes"))
                           : correctionWords(QT_TRANSLATE_NOOP("Moves", "no"));
    case Meaning::Segment:
    case Meaning::Slot:
    case Meaning::Round:
    case Meaning::Place:
    case Meaning::WorkSlot:
    case Meaning::BuildingPlace:
        return QString::number(number + 1);
    case Meaning::Headstream:
        return toQt(idOf(static_cast<Headstream>(number)));
    case Meaning::Base:
        return nameOf(Site{Structure::Base, index});
    case Meaning::Conduit:
        return nameOf(Site{Structure::Conduit, index});
    case Meaning::Powerhouse:
        return nameOf(Site{Structure::Powerhouse, index});
    case Meaning::Tile:
        return nameOf(static_cast<Tile>(number));
    case Meaning::ContractTile:
        return nameOf(Contract(number));
    case Meaning::OpenContract:
        return QStringLiteral("%1 %2")
            .arg(nameOf(static_cast<Colour>(number / 2)))
            .arg(number % 2 + 1);
    case Meaning::Space:
        return number < kActionSpaceCount ? nameOf(ActionSpace(number)) : QString();
    case Meaning::Section:
        return nameOf(static_cast<Section>(number));
    case Meaning::BonusTile:
        return nameOf(static_cast<BonusTile>(number));
    case Meaning::Objective:
        return nameOf(static_cast<Objective>(number));
    case Meaning::WorkTile:
        return nameOf(Work(number));
    case Meaning::PrivateBuilding:
        return nameOf(static_cast<PrivateBuilding>(number));
    case Meaning::BuildingSite:
        return nameOf(Site{Structure::Building, index});
    case Meaning::BuildingSpace:
        return QStringLiteral("%1, %2").arg(
            nameOf(static_cast<PrivateBuilding>(number / kSpacesPerBuilding)),
            nameOf(static_cast<BuildingSpace>(number % kSpacesPerBuilding)));
    }
    return {};
}

QString correctionText(const Correct& correction) {
    const CorrectionForm& form = formOf(correction.what);
    QStringList subject{nameOf(correction.what)};
    if (const QString which = meaningText(form.indexMeans, correction.index); !which.isEmpty())
        subject.append(which);
    if (namesOwner(form, correction.owner))
        subject.append(nameOf(correction.owner));
    const QString value = meaningText(form.valueMeans, correction.value);
    const QString named = subject.join(QStringLiteral(", "));
    return value.isEmpty() ? named : QStringLiteral("%1: %2").arg(named, value);
}

} // namespace explain
