#include <QCoreApplication>

#include "app/barrage/position/read_parts.h"

namespace position {

namespace {

constexpr int kAutomaTiles = 20;

std::uint8_t readTileInForce(const Object& object, const QString& key) {
    const auto node = object.optional(key);
    return node && !node->isNull() ? static_cast<std::uint8_t>(node->integer(1, kAutomaTiles)) : 0;
}

void claim(Report& report, int tile, const QString& path) {
    report.claim("automa tile", QString::number(tile), path);
}

/// True if the pile is given; null stands for one that the players keep.
bool readPile(const Object& object, const QString& key, barrage::AutomaPile& pile) {
    const auto node = object.optional(key);
    if (!node || node->isNull())
        return false;
    for (const Node& item : node->items(0, kAutomaTiles)) {
        const int tile = item.integer(1, kAutomaTiles);
        claim(item.report(), tile, item.path());
        pile.push(static_cast<std::uint8_t>(tile));
    }
    return true;
}

/// The action tile lies on top of the stack, whether the list shows it there or not, and the
/// criteria tile on top of the discard pile.
void checkTilesInForce(const Object& object, const Node& node, const barrage::AutomaDeck& deck) {
    const bool isListed = !deck.stack.empty() && deck.stack[0] == deck.actionTile;
    const bool hasPiles = deck.isTracked || !deck.discard.empty();
    if (hasPiles && deck.actionTile != 0 && !isListed)
        claim(node.report(), deck.actionTile, object.required("action_tile").path());
    if (deck.criteriaTile != 0 && !deck.discard.empty() && deck.discard[0] != deck.criteriaTile)
        object.refuse("criteria_tile",
                      QCoreApplication::translate(
                          "Position",
                          "The criteria tile has to be the top one of the discard pile (A-3.1)."));
    if (hasPiles && deck.criteriaTile != 0 && deck.discard.empty())
        claim(node.report(), deck.criteriaTile, object.required("criteria_tile").path());
}

} // namespace

barrage::AutomaDeck readAutomaDeck(const Node& node) {
    barrage::AutomaDeck deck;
    const Object object(node, {"action_tile", "criteria_tile", "stack", "discard"});
    deck.actionTile = readTileInForce(object, "action_tile");
    deck.criteriaTile = readTileInForce(object, "criteria_tile");
    deck.isTracked = readPile(object, "stack", deck.stack);
    const bool hasDiscard = readPile(object, "discard", deck.discard);
    if (deck.isTracked && !hasDiscard)
        object.refuse("discard", QCoreApplication::translate(
                                     "Position", "With the stack its discard pile is known too."));
    checkTilesInForce(object, node, deck);
    return deck;
}

} // namespace position
