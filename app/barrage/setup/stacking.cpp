#include "app/barrage/setup/stacking.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/barrage/pictures/faces.h"
#include "app/barrage/words/decision_text.h"
#include "engine/barrage/data/automa_tiles.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/technology_tiles.h"

using namespace barrage;

namespace {

QString stackWords(const char* source) { return QCoreApplication::translate("Setup", source); }

template <class Thing>
SetupPlace placeFor(const QString& kind, Thing thing, int number, qsizetype place) {
    return {kind, number, QString::number(place + 1), faceOf(thing).title};
}

template <class Reveal, class Fits, class PlaceOf>
QList<SetupPlace> pileOf(const std::vector<Move>& draws, Fits fits, PlaceOf placeOf) {
    QList<SetupPlace> places;
    for (const Move& move : draws)
        if (const auto* reveal = std::get_if<Reveal>(&move.what); reveal && fits(*reveal))
            places.append(placeOf(*reveal, places.size()));
    return places;
}

QList<SetupPlace> contractsOf(const std::vector<Move>& draws, Colour colour) {
    return pileOf<RevealContract>(
        draws,
        [colour](const RevealContract& reveal) {
            return reveal.contract.isSet() && colourOf(reveal.contract) == colour;
        },
        [](const RevealContract& reveal, qsizetype place) {
            return placeFor(QStringLiteral("contract"), reveal.contract, reveal.contract.value,
                            place);
        });
}

QList<SetupPlace> tilesOf(const std::vector<Move>& draws, int level) {
    return pileOf<RevealTile>(
        draws, [level](const RevealTile& reveal) { return infoOf(reveal.tile).level == level; },
        [](const RevealTile& reveal, qsizetype place) {
            return placeFor(QStringLiteral("tile"), reveal.tile, static_cast<int>(reveal.tile),
                            place);
        });
}

QList<SetupPlace> worksOf(const std::vector<Move>& draws, int pile) {
    return pileOf<RevealWork>(
        draws, [pile](const RevealWork& reveal) { return barrage::pileOf(reveal.work) == pile; },
        [](const RevealWork& reveal, qsizetype place) {
            return placeFor(QStringLiteral("work"), reveal.work, reveal.work.value, place);
        });
}

/// The first stack by the codes at the feet of its tiles; the later ones only the app can draw.
QString automaSentence(const std::vector<Move>& draws) {
    QStringList codes;
    for (const Move& move : draws)
        if (const auto* reveal = std::get_if<RevealAutomaTile>(&move.what);
            reveal && codes.size() < kAutomaTileCount)
            codes << explain::tileText(reveal->tile);
    if (codes.isEmpty())
        return {};
    return stackWords(QT_TRANSLATE_NOOP(
                          "Setup", "Stack the Automa tiles like this, the first one on top: %1. "
                                   "When they are shuffled again, have Penstock draw them."))
        .arg(codes.join(QStringLiteral(", ")));
}

} // namespace

QList<Stacking> stackingOf(const std::vector<Move>& draws) {
    static constexpr std::array kContracts{
        QT_TRANSLATE_NOOP("Setup", "Stack the green contracts, the first one on top."),
        QT_TRANSLATE_NOOP("Setup", "Stack the yellow contracts, the first one on top."),
        QT_TRANSLATE_NOOP("Setup", "Stack the red contracts, the first one on top.")};
    static constexpr std::array kTiles{
        QT_TRANSLATE_NOOP("Setup", "Stack the advanced tiles of level I, the first one on top."),
        QT_TRANSLATE_NOOP("Setup", "Stack the advanced tiles of level II, the first one on top."),
        QT_TRANSLATE_NOOP("Setup", "Stack the advanced tiles of level III, the first one on top.")};
    static constexpr std::array kWorks{
        QT_TRANSLATE_NOOP("Setup", "Stack the external works A, the first one on top."),
        QT_TRANSLATE_NOOP("Setup", "Stack the external works B, the first one on top."),
        QT_TRANSLATE_NOOP("Setup", "Stack the external works C, the first one on top.")};
    QList<Stacking> piles;
    const auto add = [&piles](const char* sentence, const QList<SetupPlace>& places) {
        if (!places.isEmpty())
            piles.append({stackWords(sentence), places});
    };
    if (draws.empty())
        return piles;
    piles.append({stackWords(QT_TRANSLATE_NOOP(
                      "Setup", "Do not shuffle your own piles: stack them as follows.")),
                  {}});
    if (const QString sentence = automaSentence(draws); !sentence.isEmpty())
        piles.append({sentence, {}});
    for (std::size_t i = 0; i < kContracts.size(); ++i)
        add(kContracts[i], contractsOf(draws, static_cast<Colour>(i)));
    for (std::size_t i = 0; i < kTiles.size(); ++i)
        add(kTiles[i], tilesOf(draws, static_cast<int>(i) + 1));
    for (std::size_t i = 0; i < kWorks.size(); ++i)
        add(kWorks[i], worksOf(draws, static_cast<int>(i)));
    return piles;
}
