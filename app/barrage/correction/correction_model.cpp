#include "app/barrage/correction/correction_model.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QStringList>

#include "app/barrage/position/error_text.h"
#include "app/barrage/words/company_text.h"
#include "app/barrage/words/names.h"
#include "app/table/follow_table.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/legal.h"

using namespace barrage;

/// Corrections in words, with the names of the players.
namespace correction {

namespace {

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

/// Which one, as the page lists them.
QString placeText(Meaning meaning, int index) {
    switch (meaning) {
    case Meaning::Space:
        return spaceText(ActionSpace(index));
    case Meaning::Segment:
        return index == 0 ? text(QT_TRANSLATE_NOOP("Correction", "Segment 1, the next to open"))
                          : text(QT_TRANSLATE_NOOP("Correction", "Segment %1")).arg(index + 1);
    case Meaning::Round:
        return text(QT_TRANSLATE_NOOP("Correction", "Round %1")).arg(index + 1);
    case Meaning::Slot:
    case Meaning::Place:
    case Meaning::WorkSlot:
    case Meaning::BuildingPlace:
        return text(QT_TRANSLATE_NOOP("Correction", "Place %1")).arg(index + 1);
    default:
        return capital(explain::meaningText(meaning, index));
    }
}

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
    const Words& words = *std::ranges::find(allWords(), what, &Words::what);
    return words.onPage ? text(words.onPage) : capital(explain::nameOf(what));
}

QString pictogramOf(Group group) {
    static constexpr std::array kSigns{"vp",       "basin", "contract", "wheel",
                                       "engineer", "order", "building"};
    static_assert(kSigns.size() == kGroupCount);
    return QString::fromLatin1(kSigns[static_cast<std::size_t>(group)]);
}

/// Which kind of picture the option has, or empty.
QString pictureOf(const Draft& draft, int option) {
    if (draft.step() != Step::Index && draft.step() != Step::Value)
        return {};
    const CorrectionForm& form = formOf(draft.kind());
    switch (draft.step() == Step::Index ? form.indexMeans : form.valueMeans) {
    case Meaning::Tile:
        return option == kTileCount ? QString() : QStringLiteral("tile");
    case Meaning::ContractTile:
        return option == Contract::kNothing ? QString() : QStringLiteral("contract");
    case Meaning::WorkTile:
        return option == Work::kNothing ? QString() : QStringLiteral("work");
    case Meaning::PrivateBuilding:
        return QStringLiteral("building");
    default:
        return {};
    }
}

/// "USA · Anna", "neutral", "nobody".
QString ownerText(const BarrageTable& table, Owner owner) {
    const QString name = explain::nameOf(owner);
    if (!isCompany(owner))
        return capital(name);
    const QString player = table.nameOf(companyOf(owner));
    return player == name ? name : QStringLiteral("%1 · %2").arg(name, player);
}

/// What the correction sets its thing to: "USA · Anna, 2".
QString settingText(const BarrageTable& table, const Correct& correction) {
    const CorrectionForm& form = formOf(correction.what);
    QStringList parts;
    if (form.thing.owner)
        parts.append(ownerText(table, correction.owner));
    const bool isEmptied = form.concerns == Concerns::Anybody && correction.owner == Owner::Nobody;
    if (const QString value = explain::meaningText(form.valueMeans, correction.value);
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
        return placeText(formOf(draft.kind()).indexMeans, option);
    case Step::Value:
        return capital(explain::meaningText(formOf(draft.kind()).valueMeans, option));
    case Step::Done:
        break;
    }
    return {};
}

/// What stands there now, or what a group has.
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

} // namespace

} // namespace correction

using correction::Draft;
using correction::Step;

void CorrectionModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &CorrectionModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void CorrectionModel::followTable() { show(isOpen() ? chosen() : Chosen()); }

QString CorrectionModel::refusalOf(const Correct& what) const {
    const Check checked = check(state(), {Actor::Table, what});
    return checked ? QString() : correction::refusalText(checked.error());
}

QString CorrectionModel::optionText(const Chosen& before, int option) const {
    return correction::optionText(*m_table, Draft(before), option);
}

QString CorrectionModel::optionDetail(int option) const {
    return correction::optionDetail(*m_table, draft(), option);
}

QString CorrectionModel::optionRefusal(int option) const {
    Draft next = draft();
    if (next.step() <= Step::Kind)
        return {};
    next.choose(option);
    return refusalOf(next.correction(state()));
}

QString CorrectionModel::optionPictogram(int option) const {
    return draft().step() == Step::Group
               ? correction::pictogramOf(static_cast<correction::Group>(option))
               : QString();
}

QString CorrectionModel::optionPicture(int option) const {
    return correction::pictureOf(draft(), option);
}

QString CorrectionModel::prompt() const { return correction::promptOf(draft()); }

bool CorrectionModel::isComplete() const {
    return isOpen() && (isNumber() || draft().step() == Step::Done);
}

Correct CorrectionModel::correction() const {
    Correct what = draft().correction(state());
    if (isNumber())
        what.value = static_cast<std::int16_t>(number());
    what.reason = static_cast<CorrectionReason>(reason());
    return what;
}

QString CorrectionModel::now() const {
    if (!isComplete())
        return {};
    const Correct what = correction();
    return correction::settingText(*m_table, asItIs(state(), what.what, what.owner, what.index));
}

QString CorrectionModel::then() const {
    return isComplete() ? correction::settingText(*m_table, correction()) : QString();
}

QString CorrectionModel::refusal() const {
    return isComplete() ? refusalOf(correction()) : QString();
}

QString CorrectionModel::correctionWords() const { return explain::correctionText(correction()); }

bool CorrectionModel::make() { return m_table->commit({Actor::Table, correction()}); }

#include "moc_correction_model.cpp"
