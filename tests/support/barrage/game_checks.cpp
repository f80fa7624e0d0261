#include "tests/support/barrage/game_checks.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/barrage/automa.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/notation.h"
#include "tests/support/barrage/table.h"

namespace barrage::test {

namespace {

bool isSame(const Decision& a, const Decision& b) {
    return a.move == b.move && a.actions == b.actions && a.placement == b.placement &&
           a.production == b.production && a.water == b.water && a.work == b.work &&
           a.contracts == b.contracts && a.officer == b.officer;
}

} // namespace

int engineersOf(const State& state, Company company) {
    const CompanyState& own = state.of(company);
    constexpr std::array kOnBoard{0, 1, 3, 6, 9}; // after 0 to 4 constructions
    int engineers = own.engineers + own.officerCopies + own.officerEngineers +
                    kOnBoard[own.constructions] + state.bank[indexOf(company)];
    const auto add = [&](const auto& spaces) {
        for (const Occupancy& space : spaces)
            engineers += space.owner == ownerOf(company) ? space.engineers : 0;
    };
    add(state.spaces);
    add(state.works.spaces);
    for (const BuildingTile& tile : state.buildings.tiles)
        add(tile.spaces);
    return engineers;
}

const char* untold(const State& before, const State& after, const Move& move,
                   const Events& events) {
    // Energy goes back to 0 without an event when a round ends.
    const bool endsRound =
        before.phase == Phase::EndOfRound && std::holds_alternative<Proceed>(move.what);
    for (const Company company : after.turnOrder) {
        const CompanyState& was = before.of(company);
        const CompanyState& is = after.of(company);
        const auto told = [&](EventKind kind) { return sumOf(events, kind, ownerOf(company)); };
        const auto works = std::count_if(events.begin(), events.end(), [&](const Event& event) {
            return event.kind == EventKind::WorkTaken && event.who == ownerOf(company);
        });
        if (is.vp - was.vp != told(EventKind::VpChanged))
            return "VP";
        if (!endsRound && is.energy - was.energy != told(EventKind::EnergyMoved))
            return "energy";
        if (is.works.size() - was.works.size() != works)
            return "external works";
        if (!is.hasKnownSupply())
            continue;
        if (is.credits - was.credits != told(EventKind::CreditsChanged))
            return "credits";
        if (is.excavators - was.excavators != told(EventKind::ExcavatorsChanged))
            return "excavators";
        if (is.mixers - was.mixers != told(EventKind::MixersChanged))
            return "mixers";
        if (is.excamixers - was.excamixers != told(EventKind::ExcamixersChanged))
            return "excamixers";
    }
    return nullptr;
}

const char* problemWith(const State& state, const Decision& decision) {
    const State copy = state;
    if (!isSame(decide(copy), decision))
        return "the same state gives another decision";
    const std::vector<Move> offered = legalMoves(state);
    if (std::find(offered.begin(), offered.end(), decision.move) == offered.end())
        return "the decision is not offered";
    for (const Move& move : offered)
        if (!check(state, move))
            return "an offered move is refused";
    if (state.task().kind != TaskKind::TakeTurn)
        return nullptr;
    if (decision.actions.empty() || !decision.actions.back().isPerformed())
        return "no action is performed";
    for (std::size_t i = 0; i + 1 < decision.actions.size(); ++i)
        if (decision.actions[i].isPerformed() ||
            decision.actions[i].order + 1 != decision.actions[i + 1].order)
            return "actions are left out or tried after one was performed";
    for (const ActionReport& report : decision.actions)
        if (report.because == Because::NoLeeghwater && state.options.leeghwater)
            return "the expansion is left out";
    return nullptr;
}

QByteArray placeIn(std::uint64_t seed, std::uint64_t step, const Move& move) {
    return " in game " + QByteArray::number(seed) + ", entry " + QByteArray::number(step) + ": " +
           QByteArray::fromStdString(formatMove(move));
}

} // namespace barrage::test
