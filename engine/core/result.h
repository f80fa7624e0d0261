#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace core {

struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};

/// Either the value of a successful call or the reason why there is none. Never both, never
/// neither.
template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : m_content(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T& value() const& {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] T& value() & {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    /// Of a temporary the value itself, which a loop or a reference may keep.
    [[nodiscard]] T value() && {
        assert(ok());
        return std::move(*std::get_if<0>(&m_content));
    }
    [[nodiscard]] const E& error() const& {
        assert(!ok());
        return *std::get_if<1>(&m_content);
    }
    [[nodiscard]] E error() && {
        assert(!ok());
        return std::move(*std::get_if<1>(&m_content));
    }

private:
    std::variant<T, E> m_content;
};

} // namespace core
