#include "engine/barrage/draw_order.h"

#include <algorithm>
#include <cstdint>

#include "engine/barrage/data/automa_tiles.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/legal.h"
#include "engine/core/rng.h"

namespace barrage {

namespace {

/// More than three Automas can use up in five rounds.
constexpr std::size_t kStacks = 8;

struct Seen {
    std::vector<Move> once;                           // contracts, advanced tiles, works
    std::vector<std::vector<std::uint8_t>> stacks{1}; // Automa tiles, the stack in use last
};

template <class T>
void addOnce(std::vector<T>& list, const T& item) {
    if (std::find(list.begin(), list.end(), item) == list.end())
        list.push_back(item);
}

bool isAutomaTile(const Move& move) { return std::holds_alternative<RevealAutomaTile>(move.what); }

/// In the first `count` entries. The last tile of a stack comes up without an entry, so the events
/// tell of the Automa tiles.
Seen seenIn(const Playthrough& game, std::size_t count) {
    Seen seen;
    Playthrough beginning = game;
    beginning.replayTo(0);
    State state = beginning.state();
    for (std::size_t i = 0; i < count; ++i) {
        const Move& move = game.entries()[i];
        if (Game::isChance(move) && !isAutomaTile(move))
            addOnce(seen.once, move);
        const auto events = apply(state, move);
        if (!events)
            break;
        for (const Event& event : events.value()) {
            if (event.kind == EventKind::AutomaTilesShuffled)
                seen.stacks.emplace_back();
            else if (event.kind == EventKind::AutomaTileRevealed)
                addOnce(seen.stacks.back(), event.index);
        }
    }
    return seen;
}

/// The pile on the table from which something comes up: three of each kind.
int pileOf(const Move& move) {
    if (const auto* contract = std::get_if<RevealContract>(&move.what))
        return static_cast<int>(colourOf(contract->contract));
    if (const auto* tile = std::get_if<RevealTile>(&move.what))
        return 3 + infoOf(tile->tile).level;
    return 7 + barrage::pileOf(std::get<RevealWork>(move.what).work);
}

/// What lies hidden before round 1, in the order of its numbers.
std::vector<Move> hiddenAtFirst(const State& state) {
    std::vector<Move> hidden;
    for (const ContractPile& pile : state.contracts.piles)
        for (const Contract contract : pile.unseen)
            hidden.push_back({Actor::Table, RevealContract{contract}});
    for (const Tile tile : state.patents.pile)
        hidden.push_back({Actor::Table, RevealTile{tile}});
    for (const Work work : state.works.pile)
        hidden.push_back({Actor::Table, RevealWork{work}});
    return hidden;
}

/// The rest comes behind, at random.
template <class T>
void complete(std::vector<T>& list, std::vector<T> all, core::Rng& rng) {
    rng.shuffle(std::span(all));
    for (const T& item : all)
        addOnce(list, item);
}

bool hasAutoma(const State& state) {
    return std::any_of(state.turnOrder.begin(), state.turnOrder.end(),
                       [&state](Company company) { return state.of(company).isAutoma(); });
}

std::vector<std::uint8_t> wholeStack() {
    std::vector<std::uint8_t> tiles;
    for (int tile = 1; tile <= kAutomaTileCount; ++tile)
        tiles.push_back(static_cast<std::uint8_t>(tile));
    return tiles;
}

} // namespace

std::vector<Move> drawOrderOf(const Playthrough& game) {
    Playthrough beginning = game;
    beginning.replayTo(0);
    core::GameLog setup = game.log();
    setup.entries.clear();
    core::Rng rng(core::hashOf(setup));
    Seen seen = seenIn(game, game.entries().size());
    std::vector<Move> order;
    const std::vector<Move> hidden = hiddenAtFirst(beginning.state());
    for (const Move& move : seen.once) // one that was put under its pile comes up twice
        if (std::find(hidden.begin(), hidden.end(), move) != hidden.end())
            order.push_back(move);
    complete(order, hidden, rng);
    std::stable_sort(order.begin(), order.end(), [](const Move& one, const Move& other) {
        return pileOf(one) < pileOf(other);
    });
    if (!hasAutoma(beginning.state()))
        return order;
    seen.stacks.resize(std::max(kStacks, seen.stacks.size()));
    for (std::vector<std::uint8_t>& stack : seen.stacks) {
        complete(stack, wholeStack(), rng);
        for (const std::uint8_t tile : stack)
            order.push_back({Actor::Table, RevealAutomaTile{tile}});
    }
    return order;
}

std::vector<Move> comingUp(std::span<const Move> order, const Playthrough& game) {
    std::vector<Move> coming;
    if (order.empty() || decider(game.state()) != Actor::Table)
        return coming;
    const std::vector<Move> possible = legalMoves(game.state());
    const std::size_t stack = seenIn(game, game.cursor()).stacks.size() - 1;
    std::size_t tiles = 0;
    for (const Move& move : order) {
        const bool isOfStack = !isAutomaTile(move) || tiles++ / kAutomaTileCount == stack;
        if (isOfStack && Game::isChance(move) &&
            std::find(possible.begin(), possible.end(), move) != possible.end())
            addOnce(coming, move);
    }
    return coming;
}

} // namespace barrage
