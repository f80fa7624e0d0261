#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "app/barrage/words/correction_text.h"

/// A correction being put together in small steps.
namespace correction {

/// Without what nobody in the game has.
[[nodiscard]] std::vector<barrage::Corrected> kindsOf(const barrage::State& state, Group group);

/// What is asked next. Whose a thing is comes before which one if companies have it (Company), and
/// after it if its place belongs to nobody (Owner).
enum class Step : std::uint8_t { Group, Kind, Company, Index, Owner, Value, Done };

/// The next correction follows from the numbers chosen so far: of a Group, of a Corrected, of an
/// Owner, and the index and the value as the engine counts them.
class Draft {
public:
    explicit Draft(std::vector<int> chosen = {}) : m_chosen(std::move(chosen)) {}

    [[nodiscard]] Step step() const;
    /// Whether the value is a figure, from `least` to `most`; then it is not among the options.
    [[nodiscard]] bool isNumber() const;
    [[nodiscard]] int least() const;
    [[nodiscard]] int most() const;

    [[nodiscard]] std::vector<int> options(const barrage::State& state) const;
    void choose(int option) { m_chosen.push_back(option); }
    /// What was chosen in this step.
    [[nodiscard]] std::optional<int> chosen(Step step) const;
    [[nodiscard]] const std::vector<int>& chosen() const { return m_chosen; }
    /// Only once a kind is chosen.
    [[nodiscard]] barrage::Corrected kind() const;
    [[nodiscard]] std::vector<Step> steps() const;

    /// The correction as far as it is chosen; the rest as it stands in the state.
    [[nodiscard]] barrage::Correct correction(const barrage::State& state) const;

private:
    std::vector<int> m_chosen;
};

} // namespace correction
