#pragma once

#include <array>
#include <string_view>

namespace core {

/// Why a rule refuses something. `Code` is the game's own enumeration, `rule` the number under
/// which the rule stands in the game's RULES.md, `args` the figures a sentence about it needs
/// (their meaning belongs to the code). The engine holds no sentences.
template <class Code>
struct RuleError {
    Code code{};
    std::string_view rule;
    std::array<int, 2> args{};

    friend bool operator==(const RuleError&, const RuleError&) = default;
};

template <class Code>
[[nodiscard]] RuleError<Code> refuse(Code code, std::string_view rule, int first = 0,
                                     int second = 0) {
    return {code, rule, {first, second}};
}

} // namespace core
