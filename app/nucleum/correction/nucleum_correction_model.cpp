#include "app/nucleum/correction/nucleum_correction_model.h"

#include <algorithm>

#include "app/nucleum/words/error_text.h"
#include "app/nucleum/words/move_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"

using namespace nucleum;

using Step = CorrectionStep;

namespace {

bool isTrack(Corrected what) { return formOf(what).indexMeans == Meaning::RailwaySpace; }

} // namespace

std::vector<Corrected> NucleumCorrectionWords::figures(const State& /*state*/, Owner /*owner*/) {
    return ownFigures(correctionForms());
}

std::vector<Owner> NucleumCorrectionWords::owners(const State& state) {
    std::vector<Owner> owners;
    for (int i = 0; i < state.playerCount(); ++i)
        owners.push_back(ownerOf(static_cast<Player>(i)));
    return owners;
}

QString NucleumCorrectionWords::ownerText(const NucleumTable& table, Owner owner) {
    return table.cast().nameOf(owner);
}

QString NucleumCorrectionWords::nameOf(Corrected what) { return nucleum::nameOf(what); }

QString NucleumCorrectionWords::placeText(const State& state, const Correct& which) {
    return meaningText(state, formOf(which.what).indexMeans, which.index);
}

QString NucleumCorrectionWords::refusalText(const Error& error) { return sentenceFor(error); }

std::vector<int> NucleumCorrectionWords::indices(const State& state, Corrected what) {
    std::vector<int> indices;
    const auto& connections = state.facts.connections;
    const int count = isTrack(what) ? static_cast<int>(connections.size()) * kMostTrackSpaces
                                    : formOf(what).indices;
    for (int i = 0; i < count; ++i) {
        const auto connection = static_cast<std::size_t>(i / kMostTrackSpaces);
        if (!isTrack(what) || i % kMostTrackSpaces < connections[connection].spaces)
            indices.push_back(i);
    }
    return indices;
}

QString NucleumCorrectionWords::settingText(const NucleumTable& table, const Correct& correction) {
    const CorrectionForm& form = formOf(correction.what);
    return form.thing.owner ? table.cast().nameOf(correction.owner)
                            : meaningText(table.game().state(), form.valueMeans, correction.value);
}

void NucleumCorrectionModel::setTable(NucleumTable* table) {
    if (take(table))
        emit tableChanged();
}

std::vector<Corrected> NucleumCorrectionModel::steppedKinds() const {
    std::vector<Corrected> kinds;
    for (const CorrectionForm& form : correctionForms())
        if (!form.isOwnFigure() && !(isTrack(form.what) && state().facts.connections.empty()))
            kinds.push_back(form.what);
    return kinds;
}

QStringList NucleumCorrectionModel::chapters() const {
    QStringList chapters;
    for (const Corrected what : steppedKinds())
        if (!chapters.contains(chapterOf(what)))
            chapters.append(chapterOf(what));
    return chapters;
}

/// Numbers of things have gaps.
std::vector<int> NucleumCorrectionModel::values() const {
    std::vector<int> values;
    const CorrectionForm& form = formOf(draft().kind());
    Correct tried = draftedBy(draft());
    for (int i = form.least; i <= form.most; ++i) {
        tried.value = static_cast<std::int16_t>(i);
        if (!form.makesSense || form.makesSense(state(), tried))
            values.push_back(i);
    }
    return values;
}

std::vector<int> NucleumCorrectionModel::options() const {
    std::vector<int> found;
    switch (draft().step()) {
    case Step::Group:
        for (int i = 0; i < static_cast<int>(chapters().size()); ++i)
            found.push_back(i);
        break;
    case Step::Kind:
        for (const Corrected what : steppedKinds())
            if (chapterOf(what) == chapters()[draft().group()])
                found.push_back(static_cast<int>(what));
        break;
    case Step::Owner:
        found.push_back(static_cast<int>(Owner::Nobody));
        [[fallthrough]];
    case Step::Company:
        for (const Owner owner : NucleumCorrectionWords::owners(state()))
            found.push_back(static_cast<int>(owner));
        break;
    case Step::Index:
        return NucleumCorrectionWords::indices(state(), draft().kind());
    case Step::Value:
        return isNumber() ? found : values();
    case Step::Done:
        break;
    }
    return found;
}

QString NucleumCorrectionModel::stepPrompt() const {
    switch (draft().step()) {
    case Step::Group:
        return Nucleum::tr("What does the table show otherwise?");
    case Step::Kind:
        return chapters()[draft().group()];
    default:
        return nameOf(draft().kind());
    }
}

QString NucleumCorrectionModel::optionText(const Chosen& before, int option) const {
    const Draft asked(before);
    switch (asked.step()) {
    case Step::Group:
        return chapters()[option];
    case Step::Kind:
        return nameOf(static_cast<Corrected>(option));
    case Step::Company:
    case Step::Owner:
        return table()->cast().nameOf(static_cast<Owner>(option));
    case Step::Index:
        return meaningText(state(), formOf(asked.kind()).indexMeans, option);
    case Step::Value:
        return meaningText(state(), formOf(asked.kind()).valueMeans, option);
    case Step::Done:
        break;
    }
    return {};
}

/// What a chapter has, or what stands there now.
QString NucleumCorrectionModel::optionDetail(int option) const {
    const Draft asked = draft();
    if (asked.step() == Step::Group) {
        QStringList kinds;
        for (const Corrected what : steppedKinds())
            if (chapterOf(what) == chapters()[option])
                kinds.append(nameOf(what));
        kinds.removeDuplicates();
        return kinds.join(QStringLiteral(", "));
    }
    const bool isLast = asked.step() == Step::Index ||
                        (asked.step() == Step::Company && formOf(asked.kind()).indices == 0);
    if (!isLast || (asked.step() == Step::Company && formOf(asked.kind()).thing.owner))
        return {};
    const Owner owner = asked.step() == Step::Company
                            ? static_cast<Owner>(option)
                            : static_cast<Owner>(asked.chosen(Step::Company).value_or(0));
    return NucleumCorrectionWords::settingText(
        *table(), asItIs(state(), asked.kind(), owner, asked.step() == Step::Index ? option : 0));
}

#include "moc_nucleum_correction_model.cpp"
