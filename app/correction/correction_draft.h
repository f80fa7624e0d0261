#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/correction.h"

/// What is asked next. Whose a thing is comes before which one if companies have it (Company), and
/// after it if its place belongs to nobody (Owner).
enum class CorrectionStep : std::uint8_t { Group, Kind, Company, Index, Owner, Value, Done };

/// A correction being put together in small steps. It follows from the numbers chosen so far: of a
/// group of kinds, of a kind, of an owner, and the index and the value as the engine counts them.
/// `formOf`, `asItIs` and `isFigure` stand next to the game's Correct.
template <class Correct>
class CorrectionDraft {
public:
    using Kind = decltype(Correct::what);
    using Owner = decltype(Correct::owner);
    using Step = CorrectionStep;

    explicit CorrectionDraft(std::vector<int> chosen = {}) : m_chosen(std::move(chosen)) {}

    [[nodiscard]] Step step() const { return steps()[m_chosen.size()]; }
    /// Whether the value is a figure, from `least` to `most`; then it is not among the options.
    [[nodiscard]] bool isNumber() const {
        return step() == Step::Value && isFigure(formOf(kind()).valueMeans);
    }
    /// Nobody's pieces are taken away by choosing nobody.
    [[nodiscard]] int least() const { return isOccupancy() ? 1 : formOf(kind()).least; }
    [[nodiscard]] int most() const { return formOf(kind()).most; }
    [[nodiscard]] bool isComplete() const { return isNumber() || step() == Step::Done; }

    void choose(int option) { m_chosen.push_back(option); }
    /// What was chosen in this step.
    [[nodiscard]] std::optional<int> chosen(Step step) const {
        const std::vector<Step> all = steps();
        const auto place = static_cast<std::size_t>(std::ranges::find(all, step) - all.begin());
        return place < m_chosen.size() ? std::optional(m_chosen[place]) : std::nullopt;
    }
    /// Only once it is chosen.
    [[nodiscard]] int group() const { return m_chosen[0]; }
    [[nodiscard]] Kind kind() const { return static_cast<Kind>(m_chosen[1]); }

    /// The correction as far as it is chosen; the rest as it stands in the state. `first` is an
    /// owner and an index that can be chosen.
    template <class State>
    [[nodiscard]] Correct correction(const State& state, std::pair<Owner, int> first) const {
        const auto company = chosen(Step::Company);
        Correct correction =
            asItIs(state, kind(), company ? static_cast<Owner>(*company) : first.first,
                   chosen(Step::Index).value_or(first.second));
        if (const auto owner = company ? company : chosen(Step::Owner)) {
            correction.owner = static_cast<Owner>(*owner);
            if (correction.owner == Owner::Nobody)
                correction.value = 0;
        }
        if (const auto value = chosen(Step::Value))
            correction.value = static_cast<std::int16_t>(*value);
        else if (step() == Step::Done && isYesOrNo())
            correction.value = correction.value == 0 ? 1 : 0;
        else if (isOccupancy() && correction.owner != Owner::Nobody)
            correction.value = std::max<std::int16_t>(correction.value, 1);
        return correction;
    }

private:
    /// Set by being there or not: choosing the thing turns it round.
    [[nodiscard]] bool isYesOrNo() const {
        const auto& means = formOf(kind()).valueMeans;
        return means == std::remove_cvref_t<decltype(means)>::NoOrYes;
    }
    /// Pieces of somebody on a space: none there means nobody.
    [[nodiscard]] bool isOccupancy() const {
        const auto& form = formOf(kind());
        return form.concerns == core::Concerns::Anybody &&
               form.valueMeans == std::remove_cvref_t<decltype(form.valueMeans)>::Number;
    }

    [[nodiscard]] std::vector<Step> steps() const {
        std::vector<Step> steps{Step::Group, Step::Kind};
        if (m_chosen.size() < 2)
            return steps;
        const auto& form = formOf(kind());
        const bool isOwned = form.concerns == core::Concerns::Anybody;
        if (form.concerns != core::Concerns::Nobody && !isOwned)
            steps.push_back(Step::Company);
        if (form.indices > 0)
            steps.push_back(Step::Index);
        if (isOwned)
            steps.push_back(Step::Owner);
        const bool isEmptied = isOwned && m_chosen.size() >= steps.size() &&
                               m_chosen[steps.size() - 1] == static_cast<int>(Owner::Nobody);
        if (form.most > form.least && !isYesOrNo() && !isEmptied)
            steps.push_back(Step::Value);
        steps.push_back(Step::Done);
        return steps;
    }

    std::vector<int> m_chosen;
};
