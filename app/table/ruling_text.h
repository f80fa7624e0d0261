#pragma once

#include <type_traits>

/// A ruling in words of the game's language file, and how it is read and set. `Rulings` has the
/// readings of a game as members that are enumerations of two.
template <class Rulings>
struct RulingText {
    const char* title;
    const char* sentence;
    const char* usual;
    const char* other;
    bool (*isOther)(const Rulings&);
    void (*choose)(Rulings&, bool);
};

template <auto Member, class Rulings>
constexpr RulingText<Rulings> rulingOf(const char* title, const char* sentence, const char* usual,
                                       const char* other) {
    return {title,
            sentence,
            usual,
            other,
            [](const Rulings& rulings) { return rulings.*Member != Rulings{}.*Member; },
            [](Rulings& rulings, bool isOther) {
                const auto first = static_cast<int>(Rulings{}.*Member);
                using Value = std::remove_reference_t<decltype(rulings.*Member)>;
                rulings.*Member = static_cast<Value>(isOther ? 1 - first : first);
            }};
}
