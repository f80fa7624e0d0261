#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace core {

/// A sequence of at most N small values stored in place, so that a state that holds it stays
/// trivially copyable. Unused places hold default values, which makes equality memberwise.
template <class T, std::size_t N>
class FixedVector {
public:
    constexpr FixedVector() = default;
    constexpr FixedVector(std::initializer_list<T> values) {
        for (const T& value : values)
            push(value);
    }

    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    [[nodiscard]] constexpr bool full() const { return m_size == N; }
    [[nodiscard]] static constexpr std::size_t capacity() { return N; }

    constexpr T& operator[](std::size_t i) {
        assert(i < m_size);
        return m_items[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < m_size);
        return m_items[i];
    }
    [[nodiscard]] constexpr T& back() { return (*this)[m_size - 1U]; }
    [[nodiscard]] constexpr const T& back() const { return (*this)[m_size - 1U]; }

    constexpr void push(const T& value) {
        assert(!full());
        m_items[m_size++] = value;
    }
    constexpr T pop() {
        assert(!empty());
        const T value = m_items[--m_size];
        m_items[m_size] = T{};
        return value;
    }
    constexpr void removeAt(std::size_t position) {
        assert(position < m_size);
        for (std::size_t i = position; i + 1 < m_size; ++i)
            m_items[i] = m_items[i + 1];
        pop();
    }
    constexpr void clear() { *this = FixedVector{}; }

    [[nodiscard]] constexpr auto begin() { return m_items.begin(); }
    [[nodiscard]] constexpr auto end() { return m_items.begin() + m_size; }
    [[nodiscard]] constexpr auto begin() const { return m_items.begin(); }
    [[nodiscard]] constexpr auto end() const { return m_items.begin() + m_size; }

    /// The position of the value, or size() if it is not there.
    [[nodiscard]] constexpr std::size_t find(const T& value) const {
        return static_cast<std::size_t>(std::find(begin(), end(), value) - begin());
    }
    [[nodiscard]] constexpr bool contains(const T& value) const { return find(value) != size(); }

    friend constexpr bool operator==(const FixedVector&, const FixedVector&) = default;

private:
    static_assert(N < 256);
    std::array<T, N> m_items{};
    std::uint8_t m_size = 0;
};

} // namespace core
