#include "app/barrage/correction/correction_model.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QStringList>

#include "app/barrage/words/company_text.h"
#include "app/barrage/words/error_text.h"
#include "app/barrage/words/names.h"
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
    static constexpr std::array kNames{QT_TRANSLATE_NOOP("Correction", "Map"),
                                       QT_TRANSLATE_NOOP("Correction", "Contracts"),
                                       QT_TRANSLATE_NOOP("Correction", "Tiles and wheel"),
                                       QT_TRANSLATE_NOOP("Correction", "Engineers"),
                                       QT_TRANSLATE_NOOP("Correction", "Table"),
                                       QT_TRANSLATE_NOOP("Correction", "Leeghwater Project")};
    static_assert(kNames.size() == kSteppedGroupCount);
    return text(kNames[static_cast<std::size_t>(group)]);
}

/// The log says "fulfilled, green contract ..."; without the thing it needs a name of its own.
QString nameOf(Corrected what) {
    const Words& words = *std::ranges::find(allWords(), what, &Words::what);
    return words.onPage ? text(words.onPage) : capital(explain::nameOf(what));
}

QString pictogramOf(Group group) {
    static constexpr std::array kSigns{"basin",    "contract", "wheel",
                                       "engineer", "order",    "building"};
    static_assert(kSigns.size() == kSteppedGroupCount);
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
        return nameOf(static_cast<Group>(draft.group()));
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
    return barrage::sentenceFor(error);
}

} // namespace

} // namespace correction

using correction::Draft;
using correction::Step;

std::vector<Corrected> BarrageCorrectionWords::figures(const State& state, Owner owner) {
    return correction::figuresOf(state, companyOf(owner));
}

std::vector<Owner> BarrageCorrectionWords::owners(const State& state) {
    std::vector<Owner> owners;
    for (const Company company : state.turnOrder)
        owners.push_back(ownerOf(company));
    return owners;
}

QString BarrageCorrectionWords::ownerText(const BarrageTable& table, Owner owner) {
    return correction::ownerText(table, owner);
}

QString BarrageCorrectionWords::nameOf(Corrected what) { return correction::nameOf(what); }

QString BarrageCorrectionWords::placeText(const State& /*state*/, const Correct& which) {
    return correction::placeText(formOf(which.what).indexMeans, which.index);
}

QString BarrageCorrectionWords::refusalText(const Error& error) {
    return correction::refusalText(error);
}

QString BarrageCorrectionWords::settingText(const BarrageTable& table, const Correct& correction) {
    return correction::settingText(table, correction);
}

void CorrectionModel::setTable(BarrageTable* table) {
    if (take(table))
        emit tableChanged();
}

QString CorrectionModel::optionText(const Chosen& before, int option) const {
    return correction::optionText(*table(), Draft(before), option);
}

QString CorrectionModel::optionDetail(int option) const {
    return correction::optionDetail(*table(), draft(), option);
}

QString CorrectionModel::optionRefusal(int option) const {
    Draft next = draft();
    if (next.step() <= Step::Kind)
        return {};
    next.choose(option);
    return refusalOf({Actor::Table, draftedBy(next)});
}

QString CorrectionModel::optionPictogram(int option) const {
    return draft().step() == Step::Group
               ? correction::pictogramOf(static_cast<correction::Group>(option))
               : QString();
}

QString CorrectionModel::optionPicture(int option) const {
    return correction::pictureOf(draft(), option);
}

QString CorrectionModel::stepPrompt() const { return correction::promptOf(draft()); }

#include "moc_correction_model.cpp"
