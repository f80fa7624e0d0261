#pragma once

#include <vector>

#include "app/barrage/choices/choice_step.h"
#include "engine/barrage/state.h"

namespace choices {

/// Whether the game waits for something a person decides or uncovers, not for an Automa.
[[nodiscard]] bool isPersonToDecide(const barrage::State& state);

/// All legal moves as a tree of steps, and the way taken in it. Steps that leave only one way are
/// taken by themselves; the first one never is.
class ChoiceTree {
public:
    /// Empty, with nothing to choose, unless isPersonToDecide.
    explicit ChoiceTree(const barrage::State& state);

    [[nodiscard]] const barrage::State& state() const { return m_state; }
    /// What can be tapped now, what is allowed first; empty when complete.
    [[nodiscard]] const ChoiceOptions& options() const { return m_options; }
    /// The way so far, with the steps that were taken by themselves.
    [[nodiscard]] const ChoicePath& steps() const { return m_steps; }
    /// The move once it is complete, and after a production the answer to the question about a
    /// contract that follows; else empty.
    [[nodiscard]] std::vector<barrage::Move> moves() const;
    [[nodiscard]] bool isComplete() const { return m_options.empty() && !m_steps.empty(); }
    [[nodiscard]] bool canGoBack() const { return !m_taps.empty(); }

    /// There is more than one legal move.
    [[nodiscard]] bool hasAlternatives() const { return m_moves.size() > 1; }
    /// Whether a legal move begins with these steps, and with those taken so far.
    [[nodiscard]] bool leadsTo(const ChoicePath& begin) const;

    /// Takes a step; false if it is not a legal option.
    bool choose(const ChoiceStep& step);
    /// Goes so far with one tap; false if that leads nowhere.
    bool chooseAll(const ChoicePath& begin);
    /// Takes the last tap back, with what followed from it.
    bool back();
    void restart();

private:
    struct Way {
        ChoicePath path;
        std::size_t move;
    };

    [[nodiscard]] std::vector<ChoiceStep> waysOn() const;
    void goOn();
    void findOptions();

    barrage::State m_state;
    std::vector<barrage::Move> m_moves;
    std::vector<Way> m_ways;
    ChoicePath m_steps;
    std::vector<std::size_t> m_taps; // the number of steps before each tap
    ChoiceOptions m_options;
};

} // namespace choices
