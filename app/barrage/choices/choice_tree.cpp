#include "app/barrage/choices/choice_tree.h"

#include <algorithm>

#include "app/barrage/choices/choice_cost.h"
#include "app/barrage/choices/choice_paths.h"
#include "app/barrage/choices/choice_refusals.h"
#include "engine/barrage/legal.h"

namespace choices {

namespace {

using namespace barrage;

bool beginsWith(const ChoicePath& path, const ChoicePath& begin) {
    return path.size() >= begin.size() && std::equal(begin.begin(), begin.end(), path.begin());
}

bool contains(const std::vector<ChoiceStep>& steps, const ChoiceStep& step) {
    return std::find(steps.begin(), steps.end(), step) != steps.end();
}

/// Productions stand best first.
void putBestFirst(const ChoiceTree& tree, std::vector<ChoiceStep>& options) {
    std::stable_sort(options.begin(), options.end(), [&](const auto& left, const auto& right) {
        const auto* first = std::get_if<System>(&left);
        const auto* second = std::get_if<System>(&right);
        if (first == nullptr || second == nullptr)
            return first != nullptr; // what is not a production stands behind them
        return bestEnergy(tree, *first) > bestEnergy(tree, *second);
    });
}

/// Places on a board stay where they are, allowed or not; in longer lists what is allowed stands
/// first.
bool keepsItsPlace(const ChoiceStep& step) {
    return std::holds_alternative<Family>(step) || std::holds_alternative<Structure>(step) ||
           std::holds_alternative<ActionSpace>(step) || std::holds_alternative<TileUse>(step) ||
           std::holds_alternative<DropCount>(step);
}

} // namespace

bool isPersonToDecide(const State& state) {
    if (state.isOver())
        return false;
    const Task& task = state.task();
    if (!isCompany(task.who))
        return true;
    const bool isDictated = state.turn.isDictated && task.kind == TaskKind::TakeTurn;
    return !state.of(companyOf(task.who)).isAutoma() && !isDictated;
}

ChoiceTree::ChoiceTree(const State& state) : m_state(state) {
    if (!isPersonToDecide(state))
        return;
    legalMoves(state, m_moves);
    for (std::size_t i = 0; i < m_moves.size(); ++i)
        for (const ChoicePath& path : pathsTo(m_moves[i], state.task().n))
            m_ways.push_back({path, i});
    findOptions();
}

std::optional<Move> ChoiceTree::move() const {
    if (!m_options.empty())
        return std::nullopt;
    for (const Way& way : m_ways)
        if (way.path == m_steps)
            return m_moves[way.move];
    return std::nullopt;
}

bool ChoiceTree::choose(const ChoiceStep& step) {
    if (!contains(waysOn(), step))
        return false;
    m_taps.push_back(m_steps.size());
    take(step);
    return true;
}

bool ChoiceTree::back() {
    if (m_taps.empty())
        return false;
    while (m_steps.size() > m_taps.back())
        m_steps.pop();
    m_taps.pop_back();
    findOptions();
    return true;
}

void ChoiceTree::restart() {
    m_taps.clear();
    m_steps.clear();
    findOptions();
}

std::vector<ChoiceStep> ChoiceTree::waysOn() const {
    std::vector<ChoiceStep> steps;
    for (const Way& way : m_ways)
        if (beginsWith(way.path, m_steps) && way.path.size() > m_steps.size() &&
            !contains(steps, way.path[m_steps.size()]))
            steps.push_back(way.path[m_steps.size()]);
    return steps;
}

void ChoiceTree::take(const ChoiceStep& step) {
    m_steps.push(step);
    for (auto ways = waysOn(); ways.size() == 1; ways = waysOn())
        m_steps.push(ways.front());
    findOptions();
}

void ChoiceTree::findOptions() {
    m_options.clear();
    std::vector<ChoiceStep> legal = waysOn();
    if (legal.empty())
        return;
    putBestFirst(*this, legal);
    const std::vector<ChoiceStep> expected = expectedAfter(m_state, m_steps);
    for (const ChoiceStep& step : legal)
        if (!keepsItsPlace(step) || !contains(expected, step))
            m_options.push_back({step, std::nullopt});
    for (const ChoiceStep& step : expected) {
        const bool isLegal = contains(legal, step);
        if (isLegal && !keepsItsPlace(step))
            continue;
        ChoicePath refused = m_steps;
        refused.push(step);
        m_options.push_back(
            {step, isLegal ? std::nullopt : std::optional(reasonAgainst(m_state, refused))});
    }
}

} // namespace choices
