#include "app/barrage/automa/seen_text.h"

#include <algorithm>

#include <QCoreApplication>

#include "engine/barrage/data/contracts.h"

namespace automa {

namespace {

using namespace barrage;

QString text(const char* source) { return QCoreApplication::translate("Reveals", source); }

bool isOnWheel(const CompanyState& own, Tile tile) {
    return std::any_of(own.wheel.begin(), own.wheel.end(),
                       [&](const WheelSegment& segment) { return segment.tile == tile; });
}

} // namespace

QString placeOf(const BarrageTable& table, Contract contract) {
    const State& state = table.state();
    const auto colour = static_cast<std::size_t>(colourOf(contract));
    for (const Contract open : state.contracts.open[colour])
        if (open == contract)
            return text(QT_TRANSLATE_NOOP("Reveals", "It is on display."));
    for (const Company company : state.turnOrder) {
        if (state.of(company).contracts.contains(contract))
            return text(QT_TRANSLATE_NOOP("Reveals", "Held by %1.")).arg(table.nameOf(company));
        if (state.of(company).fulfilled.contains(contract))
            return text(QT_TRANSLATE_NOOP("Reveals", "Fulfilled by %1."))
                .arg(table.nameOf(company));
    }
    if (state.contracts.piles[colour].under.contains(contract))
        return text(QT_TRANSLATE_NOOP("Reveals", "It was put under its pile."));
    return text(QT_TRANSLATE_NOOP("Reveals", "It was discarded."));
}

QString placeOf(const BarrageTable& table, Tile tile) {
    const State& state = table.state();
    for (const Tile open : state.patents.open)
        if (open == tile)
            return text(QT_TRANSLATE_NOOP("Reveals", "It lies in the patent office."));
    for (const Company company : state.turnOrder)
        if (state.of(company).tiles.contains(tile) || isOnWheel(state.of(company), tile))
            return text(QT_TRANSLATE_NOOP("Reveals", "Held by %1.")).arg(table.nameOf(company));
    return text(QT_TRANSLATE_NOOP("Reveals", "It was removed from the game."));
}

QString placeOf(const BarrageTable& table, Work work) {
    const State& state = table.state();
    for (const Work open : state.works.open)
        if (open == work)
            return text(QT_TRANSLATE_NOOP("Reveals", "It lies open."));
    for (const Company company : state.turnOrder)
        if (state.of(company).works.contains(work))
            return text(QT_TRANSLATE_NOOP("Reveals", "Fulfilled by %1."))
                .arg(table.nameOf(company));
    return text(QT_TRANSLATE_NOOP("Reveals", "It was removed from the game."));
}

} // namespace automa
