#pragma once

#include <algorithm>
#include <span>
#include <string_view>

/// A ruling as a game puts it: what it is about, what is asked and the two answers.
struct RulingWords {
    std::string_view id; // as the engine names the ruling
    const char* title;
    const char* sentence;
    const char* usual;
    const char* other;
};

/// Those of a game in the order of the page, in a context of the translations.
struct RulingTexts {
    const char* context;
    std::span<const RulingWords> words;
};

/// Each ruling of the engine has its words, and nothing else has.
template <class Rulings>
[[nodiscard]] constexpr bool haveTheirWords(const Rulings& rulings,
                                            std::span<const RulingWords> words) {
    return words.size() == rulings.size() &&
           std::ranges::all_of(rulings, [&words](const auto& ruling) {
               return std::ranges::find(words, ruling.id, &RulingWords::id) != words.end();
           });
}
