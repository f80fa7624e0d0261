#include "app/outpost/correction/outpost_correction_model.h"

#include "app/outpost/turn/city_face.h"
#include "app/outpost/words/error_text.h"
#include "app/outpost/words/move_text.h"
#include "app/outpost/words/names.h"
#include "engine/outpost/data/box.h"

using namespace outpost;

namespace {

QString yesOrNo(int value) {
    return value == 0 ? OutpostCorrectionModel::tr("no") : OutpostCorrectionModel::tr("yes");
}

/// Says what goes with the Step, so that nobody is surprised by cards that lie beyond it.
QString stepText(int step) {
    return step == 3 ? OutpostCorrectionModel::tr("%1, with a card market of %2 spaces")
                           .arg(step)
                           .arg(kMarketSpacesStep3)
                     : QString::number(step);
}

} // namespace

std::vector<Corrected> OutpostCorrectionWords::figures(const State& /*state*/, Owner /*owner*/) {
    return ownFigures(correctionForms());
}

std::vector<Owner> OutpostCorrectionWords::owners(const State& state) {
    return companiesOf(state, true);
}

QString OutpostCorrectionWords::ownerText(const OutpostTable& table, Owner owner) {
    return table.cast().nameOf(owner);
}

QString OutpostCorrectionWords::nameOf(Corrected what) { return outpost::nameOf(what); }

QString OutpostCorrectionWords::placeText(const State& /*state*/, const Correct& which) {
    return QString::number(which.index + 1);
}

QString OutpostCorrectionWords::refusalText(const Error& error) { return sentenceFor(error); }

void OutpostCorrectionModel::setTable(OutpostTable* table) {
    if (take(table))
        emit tableChanged();
}

QString OutpostCorrectionModel::stepPrompt() const {
    switch (steps().step()) {
    case CorrectionStep::Kind:
        return tr("What is different on the table?");
    case CorrectionStep::Company:
    case CorrectionStep::Owner:
        return tr("Whose is it?");
    case CorrectionStep::InCity:
        return tr("In which city?");
    case CorrectionStep::Field:
        return tr("On which field?");
    case CorrectionStep::FieldKind:
        return tr("What stands there?");
    case CorrectionStep::OutpostPiece:
        return tr("Which piece on which Outpost card?");
    case CorrectionStep::Space:
        return tr("On which card?");
    case CorrectionStep::TokenValue:
        return tr("Tokens of which value?");
    case CorrectionStep::OrderPlace:
        return tr("Which place in the order?");
    case CorrectionStep::Connection:
        return tr("Which connection?");
    case CorrectionStep::Card:
        return tr("Which card?");
    case CorrectionStep::CardTo:
        return tr("Where does it lie?");
    case CorrectionStep::Figure:
        return tr("Which figure is wrong?");
    case CorrectionStep::Value:
        return isNumber() ? tr("What is it really?") : tr("Is it so?");
    case CorrectionStep::Done:
        break;
    }
    return tr("Is this right?");
}

QString OutpostCorrectionModel::optionText(const Chosen& before, int option) const {
    const Cast& cast = table()->cast();
    const auto index = static_cast<std::size_t>(option);
    switch (CorrectionPath(before).step()) {
    case CorrectionStep::Kind:
        if (option == kMovedCard)
            return tr("A card lies elsewhere");
        return option == kChangedCard ? tr("A card was entered wrongly")
                                      : nameOf(static_cast<Corrected>(option));
    case CorrectionStep::Company:
    case CorrectionStep::Owner:
        return cast.nameOf(static_cast<Owner>(option));
    case CorrectionStep::InCity:
        return index < state().cities.size() ? cast.nameOf(City(static_cast<std::uint8_t>(option)))
                                             : tr("A new city");
    case CorrectionStep::Field:
        return tr("Field of %1").arg(kStationCosts[index]);
    case CorrectionStep::FieldKind:
        return nameOf(option == static_cast<int>(FieldKind::Plant) ? Piece::Plant : Piece::Habitat);
    case CorrectionStep::OutpostPiece:
        return tr("Outpost %1: %2")
            .arg(option / kPieceCount + 1)
            .arg(nameOf(static_cast<Piece>(option % kPieceCount)));
    case CorrectionStep::Space:
        return nameOf(state().market[index].top());
    case CorrectionStep::TokenValue:
        return tr("Value %1").arg(option + 1);
    case CorrectionStep::OrderPlace:
        return tr("Place %1").arg(option + 1);
    case CorrectionStep::Connection:
        return connectionText(state().map.connections[index], cast);
    case CorrectionStep::Card:
        return nameOf(seenCards(state())[index].card);
    case CorrectionStep::CardTo:
        return placeText(cardPlaces(state())[index], cast);
    case CorrectionStep::Figure:
        return QStringList{tr("Number"), tr("Workers"), tr("Cities"), tr("Places")}[option];
    case CorrectionStep::Value:
        return yesOrNo(option);
    case CorrectionStep::Done:
        break;
    }
    return {};
}

QString OutpostCorrectionModel::optionDetail(int option) const {
    const auto index = static_cast<std::size_t>(option);
    switch (steps().step()) {
    case CorrectionStep::InCity:
        return index < state().cities.size() ? contentOf(state().cities[index], table()->cast())
                                             : QString();
    case CorrectionStep::Card:
        return placeText(seenCards(state())[index].place, table()->cast());
    case CorrectionStep::OrderPlace:
        return table()->cast().nameOf(state().order[index]);
    case CorrectionStep::Connection:
        return elektro(state().map.connections[index].cost);
    default:
        return {};
    }
}

Move OutpostCorrectionModel::move() const {
    return steps().move(state(), number(), static_cast<CorrectionReason>(reason()));
}

/// What the correction sets its thing to, in short.
QString OutpostCorrectionModel::settingText(const Move& move) const {
    const Cast& cast = table()->cast();
    if (const auto* moved = std::get_if<MoveCard>(&move.what))
        return placeText(moved->to, cast);
    if (const auto* changed = std::get_if<ChangeCard>(&move.what))
        return QStringLiteral("%1 (%2)").arg(nameOf(changed->to), factsOf(changed->to));
    const auto& what = std::get<Correct>(move.what);
    const CorrectionForm& form = formOf(what.what);
    if (form.thing.owner)
        return cast.nameOf(what.owner);
    if (form.valueMeans == Meaning::StepNumber)
        return stepText(what.value);
    return form.valueMeans == Meaning::NoOrYes ? yesOrNo(what.value) : QString::number(what.value);
}

QString OutpostCorrectionModel::settingNow() const {
    if (steps().isMovedCard())
        return placeText(std::get<MoveCard>(move().what).from, table()->cast());
    if (steps().isChangedCard()) {
        const Card& card = std::get<ChangeCard>(move().what).from;
        return QStringLiteral("%1 (%2)").arg(nameOf(card), factsOf(card));
    }
    return settingText({Actor::Table, steps().asItIs(state())});
}

#include "moc_outpost_correction_model.cpp"
