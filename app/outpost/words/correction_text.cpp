#include <array>

#include <QCoreApplication>

#include "app/outpost/words/move_text.h"
#include "app/outpost/words/names.h"
#include "engine/outpost/correction.h"

namespace outpost {

namespace {

QString correctionWords(const char* source) {
    return QCoreApplication::translate("OutpostCorrection", source);
}

struct CorrectionWords {
    Corrected what;
    const char* name;
};

/// In the order of Corrected.
// clang-format off
constexpr std::array<CorrectionWords, kCorrectedCount> kCorrectionWords{{
    {Corrected::Money, QT_TRANSLATE_NOOP("OutpostCorrection", "Elektro")},
    {Corrected::Housed, QT_TRANSLATE_NOOP("OutpostCorrection", "Permanent workers")},
    {Corrected::Seasonal, QT_TRANSLATE_NOOP("OutpostCorrection", "Seasonal workers")},
    {Corrected::Robots, QT_TRANSLATE_NOOP("OutpostCorrection", "Robots")},
    {Corrected::MadeRobot, QT_TRANSLATE_NOOP("OutpostCorrection", "Robots card used this round")},
    {Corrected::HasActed, QT_TRANSLATE_NOOP("OutpostCorrection", "Order marker in the right column")},
    {Corrected::Supplied, QT_TRANSLATE_NOOP("OutpostCorrection", "Cities supplied")},
    {Corrected::Station, QT_TRANSLATE_NOOP("OutpostCorrection", "Station in a city")},
    {Corrected::CityBuilding, QT_TRANSLATE_NOOP("OutpostCorrection", "Power plant or habitat in a city")},
    {Corrected::OutpostPiece, QT_TRANSLATE_NOOP("OutpostCorrection", "Piece on an Outpost card")},
    {Corrected::Tokens, QT_TRANSLATE_NOOP("OutpostCorrection", "Discount tokens")},
    {Corrected::DeckCards, QT_TRANSLATE_NOOP("OutpostCorrection", "Cards left in the deck")},
    {Corrected::Round, QT_TRANSLATE_NOOP("OutpostCorrection", "Round")},
    {Corrected::Step, QT_TRANSLATE_NOOP("OutpostCorrection", "Step")},
    {Corrected::OrderPlace, QT_TRANSLATE_NOOP("OutpostCorrection", "Player order")},
    {Corrected::SyndicateHasTaken, QT_TRANSLATE_NOOP("OutpostCorrection", "Syndicate has taken its card")},
    {Corrected::MarketSpaces, QT_TRANSLATE_NOOP("OutpostCorrection", "Spaces of the card market")},
    {Corrected::ConnectionCost, QT_TRANSLATE_NOOP("OutpostCorrection", "Token of a connection")},
}};
// clang-format on

constexpr bool hasWordsInOrder() {
    for (std::size_t i = 0; i < kCorrectionWords.size(); ++i)
        if (static_cast<std::size_t>(kCorrectionWords[i].what) != i || !kCorrectionWords[i].name)
            return false;
    return true;
}
static_assert(hasWordsInOrder(), "Every kind of correction has its words");

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

QString nameOf(Corrected what) {
    return correctionWords(kCorrectionWords[static_cast<std::size_t>(what)].name);
}

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
    switch (formOf(correction.what).indexMeans) {
    case Meaning::StationField:
        return correctionWords(QT_TRANSLATE_NOOP("OutpostCorrection", "station field %1 in %2: %3"))
            .arg(correction.index % kStationFields + 1)
            .arg(cast.nameOf(City(correction.index / kStationFields)),
                 cast.nameOf(correction.owner));
    case Meaning::InCity:
        return QStringLiteral("%1, %2: %3")
            .arg(what, cast.nameOf(City(correction.index)), cast.nameOf(correction.owner));
    case Meaning::Place:
        return QStringLiteral("%1, %2: %3")
            .arg(what)
            .arg(correction.index + 1)
            .arg(cast.nameOf(correction.owner));
    case Meaning::OfConnection:
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
