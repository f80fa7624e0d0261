#include <array>

#include <QCoreApplication>
#include <QStringList>

#include "app/barrage/words/move_text.h"
#include "app/barrage/words/names.h"
#include "app/common/convert.h"
#include "engine/barrage/ids.h"

namespace explain {

namespace {

using namespace barrage;

/// What a figure of a correction stands for.
enum class Means : std::uint8_t {
    Nothing,
    Number,
    YesOrNo,
    FromZero, // counted from 1 for people
    Headstream,
    Base,
    Conduit,
    Powerhouse,
    Tile,
    Contract,
    OpenSlot,
    Space,
    Section,
    BonusTile,
    Objective,
    Work,
    PrivateBuilding,
    BuildingSlot,
    BuildingSpace
};

struct Form {
    const char* what;
    Means index;
    Means value;
};

/// In the order of Corrected.
constexpr std::array<Form, kCorrectedCount> kForms{
    {{QT_TRANSLATE_NOOP("Moves", "VP"), Means::Nothing, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "energy"), Means::Nothing, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "credits"), Means::Nothing, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "excavators"), Means::Nothing, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "mixers"), Means::Nothing, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "engineers"), Means::Nothing, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "construction spaces used"), Means::Nothing, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "officers copied this round"), Means::Nothing, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "has passed"), Means::Nothing, Means::YesOrNo},
     {QT_TRANSLATE_NOOP("Moves", "drops on headstream"), Means::Headstream, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "drops in the dam"), Means::Base, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "dam with elevations"), Means::Base, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "conduit"), Means::Conduit, Means::Nothing},
     {QT_TRANSLATE_NOOP("Moves", "powerhouse"), Means::Powerhouse, Means::Nothing},
     {QT_TRANSLATE_NOOP("Moves", "in the supply"), Means::Tile, Means::YesOrNo},
     {QT_TRANSLATE_NOOP("Moves", "tile in the wheel segment"), Means::FromZero, Means::Tile},
     {QT_TRANSLATE_NOOP("Moves", "excavators in the wheel segment"), Means::FromZero,
      Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "mixers in the wheel segment"), Means::FromZero, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "held"), Means::Contract, Means::YesOrNo},
     {QT_TRANSLATE_NOOP("Moves", "fulfilled"), Means::Contract, Means::YesOrNo},
     {QT_TRANSLATE_NOOP("Moves", "open contract"), Means::OpenSlot, Means::Contract},
     {QT_TRANSLATE_NOOP("Moves", "on display"), Means::Contract, Means::YesOrNo},
     {QT_TRANSLATE_NOOP("Moves", "patent"), Means::FromZero, Means::Tile},
     {QT_TRANSLATE_NOOP("Moves", "engineers on the action space"), Means::Space, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "engineers in the bank"), Means::Nothing, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "engineers beside the section"), Means::Section, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "number of the headstream tile"), Means::Headstream,
      Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "bonus tile of the round"), Means::FromZero, Means::BonusTile},
     {QT_TRANSLATE_NOOP("Moves", "objective"), Means::Nothing, Means::Objective},
     {QT_TRANSLATE_NOOP("Moves", "place in the turn order"), Means::FromZero, Means::Nothing},
     {QT_TRANSLATE_NOOP("Moves", "Automa tile with actions"), Means::Nothing, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "Automa tile with criteria"), Means::Nothing, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "excamixers"), Means::Nothing, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "excamixers in the wheel segment"), Means::FromZero,
      Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "architect in the supply"), Means::Nothing, Means::YesOrNo},
     {QT_TRANSLATE_NOOP("Moves", "engineers on the officer's space"), Means::Nothing,
      Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "fulfilled"), Means::Work, Means::YesOrNo},
     {QT_TRANSLATE_NOOP("Moves", "open external work"), Means::FromZero, Means::Work},
     {QT_TRANSLATE_NOOP("Moves", "engineers at the external work"), Means::FromZero, Means::Number},
     {QT_TRANSLATE_NOOP("Moves", "private building in play"), Means::FromZero,
      Means::PrivateBuilding},
     {QT_TRANSLATE_NOOP("Moves", "building"), Means::BuildingSlot, Means::Nothing},
     {QT_TRANSLATE_NOOP("Moves", "engineers on the private building"), Means::BuildingSpace,
      Means::Number}}};

QString correctionWords(const char* source) { return QCoreApplication::translate("Moves", source); }

QString correctedSpace(ActionSpace space) {
    if (space.index() >= kActionSpaceCount)
        return {};
    return nameOf(space);
}

QString slotText(int number) {
    return QStringLiteral("%1 %2").arg(nameOf(static_cast<Colour>(number / 2))).arg(number % 2 + 1);
}

QString wordsFor(Means means, int number) {
    const auto index = static_cast<std::uint8_t>(number);
    switch (means) {
    case Means::Nothing:
        return {};
    case Means::Number:
        return QString::number(number);
    case Means::YesOrNo:
        return number != 0 ? correctionWords(QT_TRANSLATE_NOOP("Moves", "yes"))
                           : correctionWords(QT_TRANSLATE_NOOP("Moves", "no"));
    case Means::FromZero:
        return QString::number(number + 1);
    case Means::Headstream:
        return toQt(idOf(static_cast<Headstream>(number)));
    case Means::Base:
        return nameOf(Site{Structure::Base, index});
    case Means::Conduit:
        return nameOf(Site{Structure::Conduit, index});
    case Means::Powerhouse:
        return nameOf(Site{Structure::Powerhouse, index});
    case Means::Tile:
        return nameOf(static_cast<Tile>(number));
    case Means::Contract:
        return nameOf(Contract(number));
    case Means::OpenSlot:
        return slotText(number);
    case Means::Space:
        return correctedSpace(ActionSpace(number));
    case Means::Section:
        return nameOf(static_cast<Section>(number));
    case Means::BonusTile:
        return nameOf(static_cast<BonusTile>(number));
    case Means::Objective:
        return nameOf(static_cast<Objective>(number));
    case Means::Work:
        return nameOf(Work(number));
    case Means::PrivateBuilding:
        return nameOf(static_cast<PrivateBuilding>(number));
    case Means::BuildingSlot:
        return nameOf(Site{Structure::Building, index});
    case Means::BuildingSpace:
        return QStringLiteral("%1, %2").arg(
            nameOf(static_cast<PrivateBuilding>(number / kSpacesPerBuilding)),
            nameOf(static_cast<BuildingSpace>(number % kSpacesPerBuilding)));
    }
    return {};
}

/// A piece is set by its owner, and nobody takes it away.
bool namesOwner(Corrected what, Owner owner) {
    return owner != Owner::Nobody || what == Corrected::DamOwner ||
           what == Corrected::ConduitOwner || what == Corrected::PowerhouseOwner ||
           what == Corrected::BuildingOwner;
}

} // namespace

QString nameOf(Corrected what) {
    return correctionWords(kForms[static_cast<std::size_t>(what)].what);
}

QString indexText(Corrected what, int index) {
    return wordsFor(kForms[static_cast<std::size_t>(what)].index, index);
}

QString valueText(Corrected what, int value) {
    return wordsFor(kForms[static_cast<std::size_t>(what)].value, value);
}

QString correctionText(const Correct& correction) {
    QStringList subject{nameOf(correction.what)};
    if (const QString which = indexText(correction.what, correction.index); !which.isEmpty())
        subject.append(which);
    if (namesOwner(correction.what, correction.owner))
        subject.append(nameOf(correction.owner));
    const QString value = valueText(correction.what, correction.value);
    const QString named = subject.join(QStringLiteral(", "));
    return value.isEmpty() ? named : QStringLiteral("%1: %2").arg(named, value);
}

} // namespace explain
