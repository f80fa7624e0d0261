#include "app/barrage/choices/choice_tree.h"

#include <algorithm>

#include "app/barrage/choices/choice_paths.h"
#include "app/barrage/choices/choice_refusals.h"
#include "engine/barrage/bot/automa.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/production.h"

namespace choices {

namespace {

using namespace barrage;

bool beginsWith(const ChoicePath& path, const ChoicePath& begin) {
    return path.size() >= begin.size() && std::equal(begin.begin(), begin.end(), path.begin());
}

bool contains(const std::vector<ChoiceStep>& steps, const ChoiceStep& step) {
    return std::find(steps.begin(), steps.end(), step) != steps.end();
}

/// The most energy a system gives, for productions to stand best first.
int bestEnergy(const State& state, const ChoicePath& steps, const System& system) {
    const bool isTurn = state.task().kind == TaskKind::TakeTurn;
    const ProductionTerms terms =
        isTurn ? termsOf(std::get<ActionSpace>(steps.back())) : termsOf(state.task());
    const Company company = companyOf(state.task().who);
    for (int drops = state.map.at(system.dam).drops; drops > 0; --drops)
        if (checkProduction(state, company, system, drops, terms))
            return energyOf(state, company, system, drops, terms);
    return 0;
}

void putBestFirst(const State& state, const ChoicePath& steps, std::vector<ChoiceStep>& options) {
    std::stable_sort(options.begin(), options.end(), [&](const auto& left, const auto& right) {
        const auto* first = std::get_if<System>(&left);
        const auto* second = std::get_if<System>(&right);
        if (first == nullptr || second == nullptr)
            return first != nullptr; // what is not a production stands behind them
        return bestEnergy(state, steps, *first) > bestEnergy(state, steps, *second);
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

bool isPersonToDecide(const State& state) { return !state.isOver() && !isAutomaToDecide(state); }

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
    putBestFirst(m_state, m_steps, legal);
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
