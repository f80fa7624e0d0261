#include "app/barrage/sheet/table_things.h"

#include <array>

#include <QCoreApplication>

#include "app/barrage/pictures/faces.h"
#include "app/barrage/words/names.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/technology_tiles.h"

namespace barrage {

namespace {

QString sheetText(const char* source) { return QCoreApplication::translate("TableSheet", source); }

TableThing emptyPlace(const char* kind) {
    TableThing place;
    place.kind = QLatin1String(kind);
    place.title = sheetText(QT_TRANSLATE_NOOP("TableSheet", "Nothing lies here"));
    return place;
}

TableThing thingOf(const char* kind, int number, const PictureFace& face) {
    TableThing thing;
    thing.kind = QLatin1String(kind);
    thing.thing = number;
    thing.title = face.title;
    thing.text = face.text;
    return thing;
}

TableThing thingOf(Contract contract) {
    return contract.isSet() ? thingOf("contract", contract.value, faceOf(contract))
                            : emptyPlace("contract");
}

TableThing thingOf(Tile tile) {
    return tile == Tile::None ? emptyPlace("tile")
                              : thingOf("tile", static_cast<int>(tile), faceOf(tile));
}

int leftIn(const ContractPile& pile) {
    return pile.unseen.size() + static_cast<int>(pile.under.size());
}

} // namespace

TableThing bonusTileOf(const State& state, int round) {
    const BonusTile tile = state.bonusTiles[static_cast<std::size_t>(round - 1)];
    TableThing thing = thingOf("bonus", static_cast<int>(tile), faceOf(tile));
    thing.title = sheetText(QT_TRANSLATE_NOOP("TableSheet", "Bonus tile: %1")).arg(thing.title);
    thing.label = sheetText(QT_TRANSLATE_NOOP("TableSheet", "Round %1")).arg(round);
    return thing;
}

TableThing objectiveOf(const State& state) {
    TableThing thing =
        thingOf("objective", static_cast<int>(state.objective), faceOf(state.objective));
    thing.title = sheetText(QT_TRANSLATE_NOOP("TableSheet", "Objective: %1")).arg(thing.title);
    return thing;
}

QList<TableThing> privateContractsOf(const State& state) {
    QList<TableThing> things;
    for (const auto& colour : state.contracts.open)
        for (const Contract contract : colour)
            things.append(thingOf(contract));
    return things;
}

QList<TableThing> nationalContractsOf(const State& state) {
    QList<TableThing> things;
    for (const Contract contract : state.contracts.national)
        things.append(thingOf(contract));
    return things;
}

QList<TableThing> patentsOf(const State& state) {
    QList<TableThing> things;
    if (state.options.introductory)
        return things;
    const SectionRange& spaces = spacesOf(Section::PatentOffice);
    for (std::size_t i = 0; i < state.patents.open.size(); ++i) {
        TableThing thing = thingOf(state.patents.open[i]);
        if (const Owner there = state.spaces[spaces.first + i].owner; isCompany(there)) {
            thing.company = numberOf(there);
            thing.text = sheetText(QT_TRANSLATE_NOOP("TableSheet", "Engineers there: %1"))
                             .arg(explain::nameOf(there));
        }
        things.append(thing);
    }
    return things;
}

QString contractPilesText(const State& state) {
    const auto& piles = state.contracts.piles;
    return sheetText(QT_TRANSLATE_NOOP("TableSheet", "In the piles: green %1, yellow %2, red %3"))
        .arg(leftIn(piles[0]))
        .arg(leftIn(piles[1]))
        .arg(leftIn(piles[2]));
}

QString patentPileText(const State& state) {
    std::array<int, 4> left{}; // by level
    for (const Tile tile : state.patents.pile)
        ++left[infoOf(tile).level];
    return sheetText(QT_TRANSLATE_NOOP("TableSheet", "In the pile: I %1, II %2, III %3"))
        .arg(left[1])
        .arg(left[2])
        .arg(left[3]);
}

} // namespace barrage

#include "moc_table_places.cpp"
