#pragma once

#include <string_view>

#include "engine/core/notation_lines.h"
#include "engine/outpost/ids.h"

/// Private to the notation.
namespace outpost {

/// How core::notation reads the names of ids.h.
template <class T>
bool readId(std::string_view word, T& thing) {
    return core::notation::take(parseId<T>(word), thing);
}

namespace notation {

using namespace core::notation;

/// The facts of one card, as items of a list.
template <class Io>
void describeCard(Io& io, Card& card) {
    io.id("", card.kind);
    switch (card.kind) {
    case CardKind::Plant:
        io.number("", card.number);
        io.number("", card.workers);
        io.number("", card.cities);
        break;
    case CardKind::Habitat:
        io.number("", card.number);
        io.number("", card.places);
        break;
    case CardKind::Technology:
        io.number("", card.number);
        io.id("", card.technology);
        break;
    case CardKind::None:
    case CardKind::Step3:
        break;
    }
}

/// A card as one word.
template <class Io>
void cardWord(Io& io, std::string_view key, Card& card) {
    io.list(key, [&card](auto& inside) { describeCard(inside, card); });
}

} // namespace notation
} // namespace outpost
