#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>

#include "engine/core/fixed_vector.h"

/// What the notations of the games are made of. A line is described once, as calls on an `io` that
/// is a Writer or a Reader, so that both directions agree. Each call is one word, with its key and
/// "=" in front if the key is not empty.
///
/// Things with a written name need two functions next to their type: idOf(thing), and
/// readId(word, thing), which is false if the word names no such thing.
///
/// The Reader may be lenient about what is left out or follows in an unusual order, because the
/// parse functions compare what they read, written again, with the line they were given.
namespace core::notation {

/// Written names of an enum's values, in their order.
template <std::size_t N>
using Names = std::array<std::string_view, N>;

inline constexpr Names<2> kNoYes{"no", "yes"};

/// A list inside a line is divided by commas, a list inside a list by slashes.
[[nodiscard]] constexpr char separatorInside(char separator) {
    return separator == ' ' ? ',' : '/';
}

class Writer {
public:
    explicit Writer(char separator = ' ') : m_separator(separator) {}

    [[nodiscard]] const std::string& text() const { return m_text; }

    void word(std::string_view value) { add({}, value); }
    void expect(bool) {}

    template <class T>
    void id(std::string_view key, T thing) {
        add(key, idOf(thing));
    }
    template <class T>
    void idIf(bool isWritten, std::string_view key, T thing) {
        if (isWritten)
            id(key, thing);
    }

    template <class Int>
    void number(std::string_view key, Int number,
                std::type_identity_t<Int> low = std::numeric_limits<Int>::min(),
                std::type_identity_t<Int> high = std::numeric_limits<Int>::max()) {
        add(key, low <= number && number <= high ? std::to_string(number) : kOutOfRange);
    }
    template <class Int>
    void numberIfAny(std::string_view key, Int n) {
        if (n != 0)
            number(key, n);
    }

    template <class Value, std::size_t N>
    void name(std::string_view key, Value value, const Names<N>& names) {
        const auto place = static_cast<std::size_t>(value);
        add(key, place < N ? names[place] : kOutOfRange);
    }

    void flag(std::string_view word, bool isSet) {
        if (isSet)
            add({}, word);
    }

    template <class Fields>
    void list(std::string_view key, Fields fields) {
        Writer inside(separatorInside(m_separator));
        fields(inside);
        add(key, inside.text());
    }

    /// Left out if there is nothing in it.
    template <class T, std::size_t N, class Fields>
    void listOf(std::string_view key, FixedVector<T, N>& items, Fields fields) {
        if (!items.empty())
            list(key, [&](Writer& inside) {
                for (T& item : items)
                    fields(inside, item);
            });
    }

private:
    /// As in ids: can be shown but not read back.
    static constexpr const char* kOutOfRange = "?";

    void add(std::string_view key, std::string_view value) {
        if (!m_text.empty())
            m_text += m_separator;
        if (!key.empty())
            m_text.append(key).append(1, '=');
        m_text += value;
    }

    std::string m_text;
    char m_separator;
};

class Reader {
public:
    explicit Reader(std::string_view text, char separator = ' ')
        : m_rest(text), m_separator(separator) {}

    /// Everything was understood and nothing is left.
    [[nodiscard]] bool isDone() const { return !m_hasFailed && m_rest.empty(); }

    void word(std::string_view& value) {
        value = *peek({});
        skip();
    }
    void expect(bool holds) { m_hasFailed |= !holds; }

    template <class T>
    void id(std::string_view key, T& thing) {
        m_hasFailed |= !tryId(key, thing);
    }
    template <class T>
    void idIf(bool, std::string_view key, T& thing) {
        tryId(key, thing);
    }

    template <class Int>
    void number(std::string_view key, Int& number,
                std::type_identity_t<Int> low = std::numeric_limits<Int>::min(),
                std::type_identity_t<Int> high = std::numeric_limits<Int>::max()) {
        m_hasFailed |= !tryNumber(key, number) || number < low || number > high;
    }
    template <class Int>
    void numberIfAny(std::string_view key, Int& n) {
        tryNumber(key, n);
    }

    template <class Value, std::size_t N>
    void name(std::string_view key, Value& value, const Names<N>& names) {
        const std::optional<std::string_view> word = peek(key);
        std::size_t place = 0;
        while (word && place < N && names[place] != *word)
            ++place;
        if (!word || place == N) {
            m_hasFailed = true;
            return;
        }
        value = static_cast<Value>(place);
        skip();
    }

    void flag(std::string_view word, bool& isSet) {
        isSet = peek({}) == word;
        if (isSet)
            skip();
    }

    template <class Fields>
    void list(std::string_view key, Fields fields) {
        const std::optional<std::string_view> word = peek(key);
        Reader inside(word.value_or(std::string_view{}), separatorInside(m_separator));
        fields(inside);
        m_hasFailed |= !word || !inside.isDone();
        skip();
    }

    template <class T, std::size_t N, class Fields>
    void listOf(std::string_view key, FixedVector<T, N>& items, Fields fields) {
        if (peek(key))
            list(key, [&](Reader& inside) {
                while (!inside.m_hasFailed && !inside.m_rest.empty() && !items.full()) {
                    T item{};
                    fields(inside, item);
                    items.push(item);
                }
            });
    }

private:
    /// The value of the next word if the word has this key.
    [[nodiscard]] std::optional<std::string_view> peek(std::string_view key) const {
        std::string_view word = m_rest.substr(0, m_rest.find(m_separator));
        if (key.empty())
            return word;
        if (!word.starts_with(key) || !word.substr(key.size()).starts_with('='))
            return std::nullopt;
        return word.substr(key.size() + 1);
    }

    void skip() {
        const std::size_t end = m_rest.find(m_separator);
        m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + 1);
    }

    template <class T>
    bool tryId(std::string_view key, T& thing) {
        const std::optional<std::string_view> word = peek(key);
        if (!word || !readId(*word, thing))
            return false;
        skip();
        return true;
    }

    template <class Int>
    bool tryNumber(std::string_view key, Int& number) {
        const std::optional<std::string_view> word = peek(key);
        if (!word)
            return false;
        const char* const end = word->data() + word->size();
        const auto [stop, error] = std::from_chars(word->data(), end, number);
        if (error != std::errc{} || stop != end)
            return false;
        skip();
        return true;
    }

    std::string_view m_rest;
    char m_separator;
    bool m_hasFailed = false;
};

/// A position that is stored from 0 and written from 1.
template <class Io, class Int>
void describePosition(Io& io, std::string_view key, Int& position, int count) {
    int written = position + 1;
    io.number(key, written, 1, count);
    position = static_cast<Int>(written - 1);
}

} // namespace core::notation
