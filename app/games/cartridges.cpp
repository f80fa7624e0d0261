#include "app/games/cartridges.h"

#include <algorithm>
#include <array>

#include "app/common/convert.h"
#include "app/common/sentence_case.h"
#include "app/games/list.h"

// Each game defines its own, in cartridge.cpp of its folder.
#define DECLARE(game)                                                                              \
    namespace game {                                                                               \
    const games::Cartridge& cartridge();                                                           \
    }
PENSTOCK_GAMES(DECLARE)
#undef DECLARE

namespace games {

namespace {

QString named(PlayWords::Name naming, const std::string& id) {
    return naming ? naming(id) : QString();
}

/// The game's name for the id, or the id itself.
QString nameOrId(PlayWords::Name naming, const std::string& id) {
    const QString name = named(naming, id);
    return name.isEmpty() ? toQt(id) : name;
}

} // namespace

std::span<const Cartridge* const> cartridges() {
#define LISTED(game) &game::cartridge(),
    static const std::array kAll{PENSTOCK_GAMES(LISTED)};
#undef LISTED
    return kAll;
}

const Cartridge* cartridgeOf(std::string_view game) {
    const auto all = cartridges();
    const auto found = std::ranges::find(all, game, &Cartridge::id);
    return found == all.end() ? nullptr : *found;
}

const PlayWords& wordsOf(std::string_view game) {
    static const PlayWords kNone;
    const Cartridge* const cartridge = cartridgeOf(game);
    return cartridge ? cartridge->words : kNone;
}

QString gameName(const std::string& game) {
    const Cartridge* const cartridge = cartridgeOf(game);
    return cartridge ? cartridge->name() : toQt(game);
}

QString roleName(std::string_view game, const std::string& role) {
    return nameOrId(wordsOf(game).roleName, role);
}

QString officerName(std::string_view game, const std::string& officer) {
    return nameOrId(wordsOf(game).officerName, officer);
}

QString levelName(std::string_view game, const std::string& level) {
    return nameOrId(wordsOf(game).levelName, level);
}

QString boardName(std::string_view game, const std::string& board) {
    return nameOrId(wordsOf(game).boardName, board);
}

QString sourceName(std::string_view game, const std::string& source) {
    const QString name = named(wordsOf(game).sourceName, source);
    return name.isEmpty() ? sentenceCase(toQt(source).replace(QLatin1Char('_'), QLatin1Char(' ')))
                          : name;
}

QString roleSign(std::string_view game, const std::string& role) {
    return named(wordsOf(game).roleSign, role);
}

int colourOf(std::string_view game, const database::PlayResult& result) {
    const auto own = wordsOf(game).colourOf;
    return own ? own(result) : -1;
}

} // namespace games
