#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace core {

/// A set of up to 64 things numbered from 0: values of an enum class, a StrongId or small numbers.
template <class T>
class IndexSet {
public:
    constexpr IndexSet() = default;

    [[nodiscard]] constexpr bool contains(T item) const { return (m_bits >> indexOf(item)) & 1U; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    constexpr void insert(T item) { m_bits |= bitOf(item); }
    constexpr void erase(T item) { m_bits &= ~bitOf(item); }

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t bits) : m_bits(bits) {}
        constexpr T operator*() const { return static_cast<T>(std::countr_zero(m_bits)); }
        constexpr Iterator& operator++() {
            m_bits &= m_bits - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        std::uint64_t m_bits;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_bits); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

    friend constexpr bool operator==(const IndexSet&, const IndexSet&) = default;

private:
    static constexpr unsigned indexOf(T item) {
        if constexpr (requires { item.value; })
            return item.value;
        else
            return static_cast<unsigned>(item);
    }
    static constexpr std::uint64_t bitOf(T item) { return std::uint64_t{1} << indexOf(item); }

    std::uint64_t m_bits = 0;
};

} // namespace core
