#include "app/games/words/game_words.h"

#include <algorithm>
#include <array>

#include "app/common/convert.h"
#include "app/explain/play_words.h"
#include "app/nucleum/words/play_words.h"
#include "app/outpost/words/play_words.h"

namespace games {

std::span<const GameWords> allWords() {
    static const std::array kAll{barrage::playWords(), outpost::playWords(), nucleum::playWords()};
    return kAll;
}

const GameWords& wordsOf(std::string_view game) {
    static const GameWords kNone;
    const auto all = allWords();
    const auto found = std::ranges::find(all, game, &GameWords::game);
    return found == all.end() ? kNone : *found;
}

QString nameFor(GameWords::Name GameWords::* naming, const std::string& id) {
    for (const GameWords& words : allWords())
        if (words.*naming)
            if (const QString name = (words.*naming)(id); !name.isEmpty())
                return name;
    return toQt(id);
}

} // namespace games
