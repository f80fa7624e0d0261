#pragma once

#include <cstdint>
#include <limits>

#include "engine/core/correction.h"
#include "engine/core/notation_words.h"

/// How corrections are written: their numbers as the things they mean.
namespace core::notation {

/// A number that names a T. One that fits no T at all is made one that has no id.
template <class T, class Io>
void describeThing(Io& io, int& number) {
    constexpr int kNoId = 0xFE;
    const bool fits = number >= 0 && number <= std::numeric_limits<std::uint8_t>::max();
    T thing = static_cast<T>(fits ? number : kNoId);
    io.id("", thing);
    number = correctedNumber(thing);
}

/// One of `count` places that every T has: the T's id and the place from 1.
template <class T, class Io>
void describePlaceOf(Io& io, std::string_view key, int& number, int count) {
    int thing = number / count;
    int place = number % count;
    describeThing<T>(io, thing);
    describePosition(io, key, place, count);
    number = thing * count + place;
}

template <class Io>
void describeNumber(Io& io, std::string_view key, int& number) {
    io.number(key, number, std::numeric_limits<std::int16_t>::min(),
              std::numeric_limits<std::int16_t>::max());
}

/// The names of all kinds.
template <class Io, class Correct, class Form, std::size_t N>
void describeKind(Io& io, Correct& correct, const std::array<Form, N>& forms) {
    static const Names<N> kNames = [&forms] {
        Names<N> names;
        for (std::size_t i = 0; i < N; ++i)
            names[i] = forms[i].name;
        return names;
    }();
    io.name("", correct.what, kNames);
}

/// The last words of every correction.
template <class Io, class Correct>
void describeReason(Io& io, Correct& correct) {
    io.name("", correct.reason, kCorrectionReasons);
    io.flag("together", correct.isWithLast);
}

/// What the kind of correction has no use for is not written. Next to the game's Meaning there is
/// describeMeaning(io, meaning, number).
template <class Io, class Correct, class Form, std::size_t N>
void describeCorrection(Io& io, Correct& correct, const std::array<Form, N>& forms) {
    describeKind(io, correct, forms);
    const auto kind = static_cast<std::size_t>(correct.what);
    if (kind >= N)
        return;
    const Form& form = forms[kind];
    if (form.concerns != Concerns::Nobody)
        io.id("", correct.owner);
    int index = correct.index;
    describeMeaning(io, form.indexMeans, index);
    correct.index = static_cast<std::uint8_t>(index);
    int value = correct.value;
    describeMeaning(io, form.valueMeans, value);
    correct.value = static_cast<std::int16_t>(value);
    describeReason(io, correct);
}

} // namespace core::notation
