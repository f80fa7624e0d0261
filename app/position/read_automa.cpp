#include <QCoreApplication>

#include "app/position/read_parts.h"

namespace position {

namespace {

constexpr int kAutomaTiles = 20;

std::uint8_t readTileInForce(const Object& object, const QString& key) {
    const auto node = object.optional(key);
    return node && !node->isNull() ? static_cast<std::uint8_t>(node->integer(1, kAutomaTiles)) : 0;
}

/// True if the pile is given; null stands for one that the players keep.
bool readPile(const Object& object, const QString& key,
              core::FixedVector<std::uint8_t, kAutomaTiles>& pile) {
    const auto node = object.optional(key);
    if (!node || node->isNull())
        return false;
    for (const Node& item : node->items(0, kAutomaTiles)) {
        const int tile = item.integer(1, kAutomaTiles);
        item.report().claim("automa tile", QString::number(tile), item.path());
        pile.push(static_cast<std::uint8_t>(tile));
    }
    return true;
}

} // namespace

barrage::AutomaDeck readAutomaDeck(const Node& node) {
    barrage::AutomaDeck deck;
    const Object object(node, {"action_tile", "criteria_tile", "stack", "discard"});
    deck.actionTile = readTileInForce(object, "action_tile");
    deck.criteriaTile = readTileInForce(object, "criteria_tile");
    const bool hasStack = readPile(object, "stack", deck.stack);
    const bool hasDiscard = readPile(object, "discard", deck.discard);
    if (hasStack != hasDiscard)
        object.refuse(hasStack ? "discard" : "stack",
                      QCoreApplication::translate(
                          "Position", "Stack and discard pile are both lists or both null."));
    deck.isTracked = hasStack;
    return deck;
}

} // namespace position
