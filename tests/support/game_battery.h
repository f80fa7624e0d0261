#pragma once

#include <QByteArray>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <cstring>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/game_log.h"
#include "engine/core/playthrough.h"
#include "engine/core/rng.h"

/// Properties that hold in every game of every engine, tried on seeded games.
///
/// A game is tried through a `Table` type, which gives
///   Game                          as core::Playthrough knows it
///   kActors                       how many values the actor of a move (`Move::by`) has
///   setupOf(seed)                 a setup that depends on the seed only
///   moveFor(seed, step, state)    a legal move that depends on its arguments only
///   legalMoves(state), isAllowed(state, move)
///   asOffered(state, move)        the form in which an allowed move is offered: the move itself,
///                                 or with an open number set to the one that is listed; a move
///                                 that need not be offered at all is answered by any offered one
///   isWrongPlayer(error)          whether the error says that somebody else has to move
///   tidy(what)                    makes one kind of move well-formed C++ after a byte of it was
///                                 changed (bools); rules may still be broken
///   problem(before, after, events, move)  what is wrong with what a move led to, or nullptr
///   comesUp(kind)                 whether moves of the kind, an index of `Move::what`, are made
///
/// Every function answers with the first failure, or an empty text.
namespace battery {

using Failure = QByteArray;

/// How many games of `games` are played: a tenth under the sanitizers, which repeat at a fraction
/// of the speed what the optimised tests have tried in full.
[[nodiscard]] constexpr std::uint64_t scaled(std::uint64_t games) {
#if defined(__SANITIZE_ADDRESS__)
    return games / 10;
#else
    return games;
#endif
}

struct Seeds {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
};

/// More than any game needs.
inline constexpr std::uint64_t kMostSteps = 5000;

template <class Table>
using PlaythroughOf = core::Playthrough<typename Table::Game>;
template <class Table>
using MoveOf = typename Table::Game::Move;
template <class Table>
using StateOf = typename Table::Game::State;

template <class Table>
QByteArray where(std::uint64_t seed, std::uint64_t step, const MoveOf<Table>& move) {
    return "game " + QByteArray::number(static_cast<qulonglong>(seed)) + ", entry " +
           QByteArray::number(static_cast<qulonglong>(step)) + ": " +
           QByteArray::fromStdString(Table::Game::formatMove(move));
}

template <class Move>
const Move& anyOf(const std::vector<Move>& moves, core::Rng& rng) {
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// The whole game of a seed. Stops early if a move is refused.
template <class Table>
PlaythroughOf<Table> play(std::uint64_t seed) {
    PlaythroughOf<Table> game = PlaythroughOf<Table>::begin(Table::setupOf(seed)).value();
    while (!game.state().isOver() && game.cursor() < kMostSteps)
        if (!game.commit(Table::moveFor(seed, game.cursor(), game.state())))
            break;
    return game;
}

// --- what holds after every move ----------------------------------------------------------------

/// Every move of every game is accepted, every game ends, Table::problem finds nothing, and the
/// games are worth something: every kind of move came up that should.
template <class Table>
Failure everyMoveKeepsWhatHolds(Seeds seeds) {
    std::bitset<std::variant_size_v<decltype(MoveOf<Table>::what)>> kinds;
    std::uint64_t moves = 0;
    for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.count; ++seed) {
        auto begun = Table::Game::begin(Table::setupOf(seed));
        if (!begun)
            return "a setup is refused: " + QByteArray::number(qulonglong(seed));
        StateOf<Table> state = begun.value();
        for (std::uint64_t step = 0; !state.isOver(); ++step) {
            const StateOf<Table> before = state;
            const MoveOf<Table> move = Table::moveFor(seed, step, state);
            const auto applied = Table::Game::apply(state, move);
            const char* wrong = !applied ? "refused"
                                : step >= kMostSteps
                                    ? "the game does not end"
                                    : Table::problem(before, state, applied.value(), move);
            if (wrong)
                return wrong + QByteArray(" in ") + where<Table>(seed, step, move);
            kinds.set(move.what.index());
            ++moves;
        }
    }
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        if (kinds.test(kind) != Table::comesUp(kind))
            return "moves of a kind came up or did not: " + QByteArray::number(qulonglong(kind));
    qInfo("%llu games, %llu moves", qulonglong(seeds.count), qulonglong(moves));
    return {};
}

// --- logs ---------------------------------------------------------------------------------------

/// Calls visit(game, seed) with every finished game; false is a failure.
template <class Table, class Visit>
Failure forEachGame(Seeds seeds, Visit visit) {
    for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.count; ++seed) {
        PlaythroughOf<Table> game = play<Table>(seed);
        if (!game.state().isOver() || !visit(game, seed))
            return "in the game of seed " + QByteArray::number(static_cast<qulonglong>(seed));
    }
    return {};
}

template <class Table>
Failure replayGivesTheSameStates(Seeds seeds) {
    return forEachGame<Table>(seeds, [](const auto& game, std::uint64_t seed) {
        StateOf<Table> state = Table::Game::begin(game.setup()).value();
        core::Rng rng(seed);
        const auto stop = rng.below(static_cast<std::uint32_t>(game.entries().size()));
        PlaythroughOf<Table> copy = game;
        bool isSame = copy.replayTo(stop);
        for (std::size_t i = 0; i < game.entries().size(); ++i) {
            isSame &= i != stop || copy.state() == state;
            isSame &= Table::Game::apply(state, game.entries()[i]).ok();
        }
        return isSame && state == game.state();
    });
}

template <class Table>
Failure undoAndRedoGiveTheSameStates(Seeds seeds) {
    return forEachGame<Table>(seeds, [](auto& game, std::uint64_t) {
        const StateOf<Table> end = game.state();
        const core::GameLog log = game.log();
        std::vector<StateOf<Table>> states{end};
        while (game.undo())
            states.push_back(game.state());
        bool isSame = states.size() == game.entries().size() + 1;
        isSame &= game.state() == Table::Game::begin(game.setup()).value();
        for (std::size_t i = states.size() - 1; i > 0; --i)
            isSame &= game.redo() && game.state() == states[i - 1];
        return isSame && !game.canRedo() && game.state() == end && game.log() == log;
    });
}

template <class Table>
Failure textAndBackGivesTheSameGame(Seeds seeds) {
    return forEachGame<Table>(seeds, [](const auto& game, std::uint64_t) {
        const core::GameLog log = game.log();
        core::GameLog read;
        if (!core::fromText(core::toText(log), read) || !(read == log))
            return false;
        const auto loaded = PlaythroughOf<Table>::load(read);
        return loaded.playthrough && !loaded.stopped &&
               loaded.playthrough->state() == game.state() &&
               loaded.playthrough->setup() == game.setup() &&
               loaded.playthrough->entries() == game.entries();
    });
}

/// The same seed gives the same log, and other seeds other logs.
template <class Table>
Failure theSameSeedGivesTheSameLog(Seeds seeds) {
    std::set<std::uint64_t> hashes;
    const Failure failure = forEachGame<Table>(seeds, [&](const auto& game, std::uint64_t seed) {
        const std::uint64_t hash = core::hashOf(game.log());
        hashes.insert(hash);
        return core::hashOf(play<Table>(seed).log()) == hash;
    });
    if (failure.isEmpty() && hashes.size() != seeds.count)
        return "two seeds give one log";
    return failure;
}

/// Random play of the engine ends, and gives the same log for the same seed only.
template <class Table>
Failure randomPlayDependsOnItsSeed(Seeds seeds) {
    for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.count; ++seed) {
        const auto setup = Table::setupOf(seed);
        const auto hashFor = [&setup](std::uint64_t of) {
            return core::hashOf(playRandomGame(setup, of).log());
        };
        const auto game = playRandomGame(setup, seed);
        const std::uint64_t hash = core::hashOf(game.log());
        if (!game.state().isOver() || hashFor(seed) != hash || hashFor(seed + 1) == hash)
            return "in the random game of seed " + QByteArray::number(qulonglong(seed));
    }
    return {};
}

// --- what is offered and what is accepted -------------------------------------------------------

/// Calls visit(state, offered, rng), which answers with a failure, before every move of every game.
template <class Table, class Visit>
Failure beforeEveryMove(Seeds seeds, Visit visit) {
    for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.count; ++seed) {
        StateOf<Table> state = Table::Game::begin(Table::setupOf(seed)).value();
        for (std::uint64_t step = 0; !state.isOver(); ++step) {
            core::Rng rng = core::Rng::forStep(~seed, step);
            const std::vector<MoveOf<Table>> offered = Table::legalMoves(state);
            const MoveOf<Table> move = Table::moveFor(seed, step, state);
            Failure failure =
                offered.empty() ? Failure("nothing is offered") : visit(state, offered, rng);
            if (failure.isEmpty() && !Table::Game::apply(state, move))
                failure = "refused";
            if (!failure.isEmpty())
                return failure + " before " + where<Table>(seed, step, move);
        }
        if (!Table::legalMoves(state).empty())
            return "something is offered after the end";
    }
    return {};
}

template <class Table>
QByteArray lineOf(const MoveOf<Table>& move) {
    return QByteArray::fromStdString(Table::Game::formatMove(move));
}

/// Something is always offered, and all of it is accepted.
template <class Table>
Failure whatIsOfferedIsAccepted(Seeds seeds) {
    return beforeEveryMove<Table>(seeds, [](const auto& state, const auto& offered, auto& rng) {
        for (const MoveOf<Table>& move : offered)
            if (!Table::isAllowed(state, move))
                return lineOf<Table>(move) + " is offered but not allowed";
        const MoveOf<Table>& move = anyOf(offered, rng);
        StateOf<Table> copy = state;
        return Table::Game::apply(copy, move) ? Failure()
                                              : lineOf<Table>(move) + " is offered but refused";
    });
}

template <class Table>
Failure offersAreUniqueAndInAStableOrder(Seeds seeds) {
    return beforeEveryMove<Table>(seeds, [](const auto& state, const auto& offered, auto& rng) {
        if (rng.below(8) != 0)
            return Failure();
        if (Table::legalMoves(state) != offered)
            return Failure("offers come in another order");
        std::set<std::string> lines;
        for (const MoveOf<Table>& move : offered)
            if (!lines.insert(Table::Game::formatMove(move)).second)
                return lineOf<Table>(move) + " is offered twice";
        return Failure();
    });
}

/// The same kind of move with one byte changed, or made by somebody else.
template <class Table>
MoveOf<Table> mutated(const MoveOf<Table>& move, core::Rng& rng) {
    MoveOf<Table> other = move;
    if (rng.below(8) == 0) {
        other.by = static_cast<decltype(other.by)>(rng.below(Table::kActors));
        return other;
    }
    std::visit(
        [&rng](auto& what) {
            using What = std::remove_reference_t<decltype(what)>;
            static_assert(std::is_trivially_copyable_v<What>);
            std::array<unsigned char, sizeof(What)> bytes{};
            std::memcpy(bytes.data(), &what, sizeof(What));
            unsigned char& byte = bytes[rng.below(sizeof(What))];
            const std::array<unsigned, 4> values{byte + 1U, byte + 255U, rng.below(64), 255U};
            byte = static_cast<unsigned char>(values[rng.below(values.size())]);
            Table::template tidy<What>(bytes);
            std::memcpy(&what, bytes.data(), sizeof(What));
        },
        other.what);
    return other;
}

/// The move is offered, or refused and without effect.
template <class Table>
Failure isOfferedOrRefused(const StateOf<Table>& state, const std::vector<MoveOf<Table>>& offered,
                           const MoveOf<Table>& move) {
    const auto isOffered = [&offered](const MoveOf<Table>& form) {
        return std::find(offered.begin(), offered.end(), form) != offered.end();
    };
    StateOf<Table> copy = state;
    if (Table::Game::apply(copy, move))
        return isOffered(Table::asOffered(state, move))
                   ? Failure()
                   : lineOf<Table>(move) + " is accepted but not offered";
    if (Table::isAllowed(state, move))
        return lineOf<Table>(move) + " is allowed but refused";
    if (isOffered(move))
        return lineOf<Table>(move) + " is offered but refused";
    return copy == state ? Failure() : lineOf<Table>(move) + " is refused but changed the state";
}

template <class Table>
Failure changedMovesAreOfferedOrRefused(Seeds seeds) {
    return beforeEveryMove<Table>(seeds, [](const auto& state, const auto& offered, auto& rng) {
        Failure failure;
        for (int i = 0; i < 4 && failure.isEmpty(); ++i)
            failure =
                isOfferedOrRefused<Table>(state, offered, mutated<Table>(anyOf(offered, rng), rng));
        return failure;
    });
}

template <class Table>
Failure movesOfOtherMomentsAreOfferedOrRefused(Seeds seeds) {
    std::vector<MoveOf<Table>> seen;
    return beforeEveryMove<Table>(seeds, [&](const auto& state, const auto& offered, auto& rng) {
        seen.push_back(anyOf(offered, rng));
        Failure failure;
        for (int i = 0; i < 8 && failure.isEmpty(); ++i) {
            MoveOf<Table> move = anyOf(seen, rng);
            if (i % 2 == 0)
                move.by = offered.front().by;
            failure = isOfferedOrRefused<Table>(state, offered, move);
        }
        return failure;
    });
}

/// An offered move is refused to everybody but the one it is offered to.
template <class Table>
Failure onlyWhoIsAskedActs(Seeds seeds) {
    return beforeEveryMove<Table>(seeds, [](const auto& state, const auto& offered, auto& rng) {
        const MoveOf<Table> asked = anyOf(offered, rng);
        for (int actor = 0; actor < Table::kActors; ++actor) {
            MoveOf<Table> move = asked;
            move.by = static_cast<decltype(move.by)>(actor);
            if (move.by == asked.by)
                continue;
            StateOf<Table> copy = state;
            const auto applied = Table::Game::apply(copy, move);
            if (applied || !Table::isWrongPlayer(applied.error()))
                return lineOf<Table>(move) + " is not refused to another player";
        }
        return Failure();
    });
}

} // namespace battery
