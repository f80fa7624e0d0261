#include "app/barrage/choices/choice_tree.h"

#include <algorithm>
#include <array>

#include "app/barrage/choices/choice_paths.h"
#include "app/barrage/choices/choice_production.h"
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

/// What tells good productions from better ones: with a contract before without, much energy before
/// little, a contract that asks for much before one that asks for little. Headstreams stand in the
/// order of the map, and after them the word that there are no more drops.
using Rank = std::array<int, 3>;
Rank rankOf(const ChoiceTree& tree, const ChoiceStep& step) {
    if (const auto* system = std::get_if<System>(&step))
        return {1, bestEnergy(tree.state(), tree.steps(), *system), 0};
    if (const auto* use = std::get_if<DropUse>(&step))
        return use->contract.isSet() ? Rank{1, use->drops, infoOf(use->contract).energy}
                                     : Rank{0, use->drops, 0};
    if (const auto* headstream = std::get_if<Headstream>(&step))
        return {1, -static_cast<int>(*headstream), 0};
    return {};
}

void putBestFirst(const ChoiceTree& tree, std::vector<ChoiceStep>& options) {
    std::stable_sort(options.begin(), options.end(), [&](const auto& left, const auto& right) {
        return rankOf(tree, left) > rankOf(tree, right);
    });
}

/// Whether what is looked for is among the legal steps, with whatever is chosen along with it.
bool isOffered(const std::vector<ChoiceStep>& legal, const ChoiceStep& wanted) {
    return std::any_of(legal.begin(), legal.end(), [&](const ChoiceStep& step) {
        const auto* tile = std::get_if<TileUse>(&step);
        const auto* wantedTile = std::get_if<TileUse>(&wanted);
        if (tile && wantedTile)
            return tile->tile == wantedTile->tile && tile->copied == wantedTile->copied;
        const auto* use = std::get_if<DropUse>(&step);
        const auto* wantedUse = std::get_if<DropUse>(&wanted);
        if (use && wantedUse)
            return wantedUse->contract.isSet() ? use->contract == wantedUse->contract
                                               : use->drops == wantedUse->drops;
        return step == wanted;
    });
}

/// What a table has in an order of its own, and not by what is best.
bool hasTableOrder(const ChoiceStep& step) {
    return std::holds_alternative<Family>(step) || std::holds_alternative<Structure>(step) ||
           std::holds_alternative<ActionSpace>(step) || std::holds_alternative<Work>(step) ||
           std::holds_alternative<PrivateBuilding>(step) ||
           std::holds_alternative<BuildingSpace>(step);
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
        for (const ChoicePath& path : pathsTo(state, m_moves[i]))
            m_ways.push_back({path, i});
    findOptions();
}

std::vector<Move> ChoiceTree::moves() const {
    if (!isComplete())
        return {};
    const auto way = std::find_if(m_ways.begin(), m_ways.end(),
                                  [this](const Way& each) { return each.path == m_steps; });
    std::vector<Move> moves{m_moves[way->move]};
    if (const auto* use = std::get_if<DropUse>(&m_steps.back()))
        if (const auto answer =
                answerAfter(m_state, std::get<Produce>(moves[0].what), use->contract))
            moves.push_back({moves[0].by, *answer});
    return moves;
}

bool ChoiceTree::leadsTo(const ChoicePath& begin) const {
    return begin.size() > m_steps.size() && beginsWith(begin, m_steps) &&
           std::any_of(m_ways.begin(), m_ways.end(),
                       [&](const Way& way) { return beginsWith(way.path, begin); });
}

bool ChoiceTree::choose(const ChoiceStep& step) {
    if (!contains(waysOn(), step))
        return false;
    m_taps.push_back(m_steps.size());
    m_steps.push(step);
    goOn();
    return true;
}

bool ChoiceTree::chooseAll(const ChoicePath& begin) {
    if (!leadsTo(begin))
        return false;
    m_taps.push_back(m_steps.size());
    m_steps = begin;
    goOn();
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

/// Takes the steps that leave only one way.
void ChoiceTree::goOn() {
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
        if (!hasTableOrder(step) || !contains(expected, step))
            m_options.push_back({step, std::nullopt});
    for (const ChoiceStep& step : expected) {
        const bool isLegal = isOffered(legal, step);
        if (isLegal && !hasTableOrder(step))
            continue;
        ChoicePath refused = m_steps;
        refused.push(step);
        m_options.push_back(
            {step, isLegal ? std::nullopt : std::optional(reasonAgainst(m_state, refused))});
    }
    std::stable_partition(m_options.begin(), m_options.end(),
                          [](const ChoiceOption& option) { return option.isLegal(); });
}

} // namespace choices
