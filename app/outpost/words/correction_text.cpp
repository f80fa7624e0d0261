#include <QCoreApplication>

#include "app/outpost/words/move_text.h"
#include "app/outpost/words/names.h"
#include "engine/outpost/correction.h"

namespace outpost {

namespace {

QString correctionWords(const char* source) {
    return QCoreApplication::translate("OutpostCorrection", source);
}

const char* wordsFor(Corrected what) {
    switch (what) {
    case Corrected::Money:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Elektro");
    case Corrected::Housed:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Permanent workers");
    case Corrected::Seasonal:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Seasonal workers");
    case Corrected::Robots:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Robots");
    case Corrected::MadeRobot:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Robots card used this round");
    case Corrected::HasActed:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Order marker in the right column");
    case Corrected::Supplied:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Cities supplied");
    case Corrected::Station:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Station in a city");
    case Corrected::CityBuilding:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Power plant or habitat in a city");
    case Corrected::OutpostPiece:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Piece on an Outpost card");
    case Corrected::Tokens:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Discount tokens");
    case Corrected::DeckCards:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Cards left in the deck");
    case Corrected::Round:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Round");
    case Corrected::Step:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Step");
    case Corrected::OrderPlace:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Player order");
    case Corrected::SyndicateHasTaken:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Syndicate has taken its card");
    case Corrected::MarketSpaces:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Spaces of the card market");
    case Corrected::ConnectionCost:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "Token of a connection");
    }
    return "";
}

const char* wordsFor(CardPlaceKind kind) {
    switch (kind) {
    case CardPlaceKind::Deck:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "in the deck");
    case CardPlaceKind::UnderDeck:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "under the deck");
    case CardPlaceKind::Box:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "in the box");
    case CardPlaceKind::MarketSpace:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "on space %1 of the market");
    case CardPlaceKind::MarketPile:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "on the pile of space %1");
    case CardPlaceKind::Pool:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "in the card pool of %1");
    case CardPlaceKind::PlantSlot:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "on a power plant slot of %1");
    case CardPlaceKind::HabitatSlot:
        return QT_TRANSLATE_NOOP("OutpostCorrection", "on a habitat slot of %1");
    }
    return "";
}

} // namespace

QString nameOf(Corrected what) { return correctionWords(wordsFor(what)); }

QString placeText(const CardPlace& place, const Cast& cast) {
    switch (place.kind) {
    case CardPlaceKind::MarketSpace:
    case CardPlaceKind::MarketPile:
        return correctionWords(wordsFor(place.kind)).arg(place.index + 1);
    case CardPlaceKind::Pool:
    case CardPlaceKind::PlantSlot:
    case CardPlaceKind::HabitatSlot:
        return correctionWords(wordsFor(place.kind)).arg(cast.nameOf(place.owner));
    case CardPlaceKind::Deck:
    case CardPlaceKind::UnderDeck:
    case CardPlaceKind::Box:
        break;
    }
    return correctionWords(wordsFor(place.kind));
}

QString connectionText(const Connection& connection, const Cast& cast) {
    return QStringLiteral("%1 – %2").arg(cast.nameOf(connection.a), cast.nameOf(connection.b));
}

QString correctionText(const State& state, const Correct& correction, const Cast& cast) {
    const QString what = nameOf(correction.what);
    switch (correction.what) {
    case Corrected::Station:
        return correctionWords(QT_TRANSLATE_NOOP("OutpostCorrection", "station field %1 in %2: %3"))
            .arg(correction.index % kStationFields + 1)
            .arg(cast.nameOf(City(correction.index / kStationFields)),
                 cast.nameOf(correction.owner));
    case Corrected::CityBuilding:
        return QStringLiteral("%1, %2: %3")
            .arg(what, cast.nameOf(City(correction.index)), cast.nameOf(correction.owner));
    case Corrected::OrderPlace:
        return QStringLiteral("%1, %2: %3")
            .arg(what)
            .arg(correction.index + 1)
            .arg(cast.nameOf(correction.owner));
    case Corrected::ConnectionCost:
        return QStringLiteral("%1: %2")
            .arg(connectionText(state.map.connections[correction.index], cast))
            .arg(correction.value);
    default:
        break;
    }
    if (correction.owner == Owner::Nobody)
        return QStringLiteral("%1: %2").arg(what).arg(correction.value);
    return QStringLiteral("%1, %2: %3")
        .arg(cast.nameOf(correction.owner), what)
        .arg(correction.value);
}

} // namespace outpost
