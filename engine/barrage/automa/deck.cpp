#include "engine/barrage/automa/deck.h"

namespace barrage {

namespace {

void putOnTop(AutomaPile& pile, std::uint8_t tile) {
    AutomaPile after{tile};
    for (const std::uint8_t below : pile)
        if (!after.full())
            after.push(below);
    pile = after;
}

void askForTile(Effects& e) { e.push({TaskKind::RevealAutomaTile, Owner::Nobody, 0, 0, 0}); }

/// The tile is uncovered and then flipped like any other.
void uncoverAndFlip(Effects& e) {
    e.push({TaskKind::FlipAutomaTile, Owner::Nobody, 0, 0, 0});
    askForTile(e);
}

} // namespace

AutomaTileSet unseenTiles(const AutomaDeck& deck) {
    AutomaTileSet unseen;
    if (deck.isTracked) {
        for (const std::uint8_t tile : deck.stack)
            unseen.insert(tile);
    } else {
        for (int tile = 1; tile <= kAutomaTileCount; ++tile)
            unseen.insert(static_cast<std::uint8_t>(tile));
        for (const std::uint8_t tile : deck.discard)
            unseen.erase(tile);
        unseen.erase(deck.criteriaTile);
    }
    unseen.erase(deck.actionTile);
    return unseen;
}

const AutomaTile& criteriaSide(const State& state) {
    return automaTile(state.deck.criteriaTile == 0 ? 1 : state.deck.criteriaTile);
}

AutomaTileSet nextOf(const AutomaDeck& deck) {
    if (!deck.isTracked || deck.stack.empty())
        return unseenTiles(deck);
    AutomaTileSet next;
    next.insert(deck.stack[0]);
    return next;
}

void gatherAutomaTiles(Effects& e, std::uint8_t kept) {
    AutomaDeck& deck = e.state.deck;
    deck.isTracked = false;
    deck.stack.clear();
    deck.discard.clear();
    e.tell(EventKind::AutomaTilesShuffled, Owner::Nobody, kept);
}

void flipAutomaTile(Effects& e) {
    AutomaDeck& deck = e.state.deck;
    if (deck.actionTile == 0) {
        uncoverAndFlip(e);
        return;
    }
    if (!deck.stack.empty() && deck.stack[0] == deck.actionTile)
        deck.stack.removeAt(0);
    const bool isLast = unseenTiles(deck).empty();
    if (deck.criteriaTile != 0 && !deck.discard.contains(deck.criteriaTile))
        putOnTop(deck.discard, deck.criteriaTile); // a position need not list the pile
    deck.criteriaTile = deck.actionTile;
    deck.actionTile = 0;
    const bool shufflesAll = isLast && e.state.options.rulings.reshuffle == Reshuffle::All;
    if (!shufflesAll)
        e.tell(EventKind::AutomaTileFlipped, Owner::Nobody, deck.criteriaTile);
    if (isLast)
        gatherAutomaTiles(e, shufflesAll ? std::uint8_t{0} : deck.criteriaTile);
    if (shufflesAll) {
        deck.criteriaTile = 0;
        uncoverAndFlip(e);
        return;
    }
    putOnTop(deck.discard, deck.criteriaTile);
    askForTile(e);
}

void setCriteriaTile(AutomaDeck& deck, std::uint8_t tile) {
    for (const std::uint8_t gone : {deck.criteriaTile, tile})
        if (const std::size_t place = deck.discard.find(gone); place != deck.discard.size())
            deck.discard.removeAt(place);
    deck.criteriaTile = tile;
    if (tile != 0)
        putOnTop(deck.discard, tile);
}

void revealAutomaTile(Effects& e, std::uint8_t tile) {
    AutomaDeck& deck = e.state.deck;
    if (deck.isTracked && !deck.stack.empty())
        deck.stack.removeAt(0);
    deck.actionTile = tile;
    e.tell(EventKind::AutomaTileRevealed, Owner::Nobody, tile);
}

} // namespace barrage
