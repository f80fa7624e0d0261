#include "app/barrage/correction/correction_words.h"

#include <array>

#include <QCoreApplication>
#include <QStringList>

#include "app/barrage/position/error_text.h"
#include "app/barrage/words/company_text.h"
#include "app/barrage/words/move_text.h"
#include "app/barrage/words/names.h"
#include "engine/barrage/data/action_spaces.h"

namespace correction {

namespace {

using namespace barrage;

QString text(const char* source) { return QCoreApplication::translate("Correction", source); }

QString capital(const QString& name) { return name.left(1).toUpper() + name.mid(1); }

/// The printed ones look alike, so the place says which one it is.
QString spaceText(ActionSpace space) {
    const Section section = infoOf(space).section;
    const SectionRange& range = spacesOf(section);
    const int place = space.value - range.first;
    const int rows = range.count / 2;
    if (rows < 2)
        return QStringLiteral("%1: %2").arg(explain::nameOf(section), explain::nameOf(space));
    const char* side = place < rows ? QT_TRANSLATE_NOOP("Correction", "%1, left %2: %3")
                                    : QT_TRANSLATE_NOOP("Correction", "%1, right %2: %3");
    return text(side)
        .arg(explain::nameOf(section))
        .arg(place % rows + 1)
        .arg(explain::nameOf(space));
}

QString placeText(Corrected what, int index) {
    switch (what) {
    case Corrected::SpaceEngineers:
        return spaceText(ActionSpace(index));
    case Corrected::WheelTile:
    case Corrected::WheelExcavators:
    case Corrected::WheelMixers:
    case Corrected::WheelExcamixers:
        return index == 0 ? text(QT_TRANSLATE_NOOP("Correction", "Segment 1, the next to open"))
                          : text(QT_TRANSLATE_NOOP("Correction", "Segment %1")).arg(index + 1);
    case Corrected::BonusTile:
        return text(QT_TRANSLATE_NOOP("Correction", "Round %1")).arg(index + 1);
    case Corrected::OpenTile:
    case Corrected::TurnOrderPlace:
    case Corrected::OpenWork:
    case Corrected::WorkSpaceEngineers:
    case Corrected::BuildingInPlay:
        return text(QT_TRANSLATE_NOOP("Correction", "Place %1")).arg(index + 1);
    default:
        return capital(explain::indexText(what, index));
    }
}

bool isOwned(Corrected what) {
    return formOf(what).concerns == Concerns::Anybody || what == Corrected::TurnOrderPlace;
}

} // namespace

QString nameOf(Group group) {
    static constexpr std::array kNames{QT_TRANSLATE_NOOP("Correction", "Company"),
                                       QT_TRANSLATE_NOOP("Correction", "Map"),
                                       QT_TRANSLATE_NOOP("Correction", "Contracts"),
                                       QT_TRANSLATE_NOOP("Correction", "Tiles and wheel"),
                                       QT_TRANSLATE_NOOP("Correction", "Engineers"),
                                       QT_TRANSLATE_NOOP("Correction", "Table"),
                                       QT_TRANSLATE_NOOP("Correction", "Leeghwater Project")};
    static_assert(kNames.size() == kGroupCount);
    return text(kNames[static_cast<std::size_t>(group)]);
}

/// The log says "fulfilled, green contract ..."; without the thing it needs a name of its own.
QString nameOf(Corrected what) {
    switch (what) {
    case Corrected::DamOwner:
        return text(QT_TRANSLATE_NOOP("Correction", "Dam and its elevations"));
    case Corrected::ContractHeld:
        return text(QT_TRANSLATE_NOOP("Correction", "Contract in hand"));
    case Corrected::ContractFulfilled:
        return text(QT_TRANSLATE_NOOP("Correction", "Fulfilled contract"));
    case Corrected::NationalContract:
        return text(QT_TRANSLATE_NOOP("Correction", "National contract on display"));
    case Corrected::TileInSupply:
        return text(QT_TRANSLATE_NOOP("Correction", "Technology tile in the supply"));
    case Corrected::OpenTile:
        return text(QT_TRANSLATE_NOOP("Correction", "Tile in the patent office"));
    case Corrected::WorkFulfilled:
        return text(QT_TRANSLATE_NOOP("Correction", "Fulfilled external work"));
    default:
        return capital(explain::nameOf(what));
    }
}

QString pictogramOf(Group group) {
    static constexpr std::array kSigns{"vp",       "basin", "contract", "wheel",
                                       "engineer", "order", "building"};
    static_assert(kSigns.size() == kGroupCount);
    return QString::fromLatin1(kSigns[static_cast<std::size_t>(group)]);
}

QString ownerText(const BarrageTable& table, Owner owner) {
    const QString name = explain::nameOf(owner);
    if (!isCompany(owner))
        return capital(name);
    const QString player = table.nameOf(companyOf(owner));
    return player == name ? name : QStringLiteral("%1 · %2").arg(name, player);
}

QString settingText(const BarrageTable& table, const Correct& correction) {
    QStringList parts;
    if (isOwned(correction.what))
        parts.append(ownerText(table, correction.owner));
    const bool isEmptied =
        formOf(correction.what).concerns == Concerns::Anybody && correction.owner == Owner::Nobody;
    if (const QString value = explain::valueText(correction.what, correction.value);
        !value.isEmpty() && !isEmptied)
        parts.append(value);
    return parts.join(QStringLiteral(", "));
}

QString promptOf(const Draft& draft) {
    switch (draft.step()) {
    case Step::Group:
        return text(QT_TRANSLATE_NOOP("Correction", "What differs from the table?"));
    case Step::Kind:
        return nameOf(static_cast<Group>(draft.chosen()[0]));
    case Step::Company:
    case Step::Index:
    case Step::Owner:
    case Step::Value:
    case Step::Done:
        break;
    }
    return nameOf(draft.kind());
}

QString optionText(const BarrageTable& table, const Draft& draft, int option) {
    switch (draft.step()) {
    case Step::Group:
        return nameOf(static_cast<Group>(option));
    case Step::Kind:
        return nameOf(static_cast<Corrected>(option));
    case Step::Company:
    case Step::Owner:
        return ownerText(table, static_cast<Owner>(option));
    case Step::Index:
        return placeText(draft.kind(), option);
    case Step::Value:
        return capital(explain::valueText(draft.kind(), option));
    case Step::Done:
        break;
    }
    return {};
}

QString optionDetail(const BarrageTable& table, const Draft& draft, int option) {
    const State& state = table.game().state();
    const auto now = [](const QString& setting) {
        return setting.isEmpty() ? QString()
                                 : text(QT_TRANSLATE_NOOP("Correction", "now: %1")).arg(setting);
    };
    switch (draft.step()) {
    case Step::Group: {
        QStringList kinds;
        for (const Corrected what : kindsOf(state, static_cast<Group>(option)))
            kinds.append(nameOf(what));
        return kinds.join(QStringLiteral(", "));
    }
    case Step::Company:
        if (formOf(draft.kind()).indices > 0)
            return {};
        return now(settingText(table, asItIs(state, draft.kind(), static_cast<Owner>(option), 0)));
    case Step::Index: {
        const auto owner = static_cast<Owner>(draft.chosen(Step::Company).value_or(0));
        return now(settingText(table, asItIs(state, draft.kind(), owner, option)));
    }
    default:
        return {};
    }
}

QString refusalText(const Error& error) {
    if (error.code == ErrorCode::WrongPlayer)
        return text(QT_TRANSLATE_NOOP("Correction", "Penstock does not keep this for them"));
    if (error.code == ErrorCode::WrongPhase)
        return text(QT_TRANSLATE_NOOP("Correction", "This exists during the actions only"));
    return position::sentenceFor(error);
}

} // namespace correction
