#include <QtTest>

#include <algorithm>
#include <set>

#include "engine/barrage/legal.h"
#include "tests/support/barrage_games.h"
#include "tests/support/leeghwater_games.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// Seeds that tst_properties.cpp does not play.
constexpr std::uint64_t kFirstSeed = 10000;
constexpr std::uint64_t kGames = 500;
constexpr std::uint64_t kLeeghwaterGames = 100;

Setup setupOf(std::uint64_t seed) {
    return seed < kFirstSeed + kGames ? variedSetup(seed) : leeghwaterSetup(seed);
}

/// Calls visit(state, offered, rng, where) before every move of every game; stops if it is false.
template <class Visit>
void beforeEveryMove(Visit visit) {
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kGames + kLeeghwaterGames; ++seed) {
        State state = begin(setupOf(seed)).value();
        for (std::uint64_t step = 0; !state.isOver(); ++step) {
            core::Rng rng = core::Rng::forStep(~seed, step);
            const std::vector<Move> offered = legalMoves(state);
            const QByteArray where =
                "game " + QByteArray::number(seed) + ", entry " + QByteArray::number(step);
            if (!visit(state, offered, rng, where))
                return;
            const auto applied = apply(state, moveFor(seed, step, state));
            QVERIFY2(applied.ok(), where);
        }
        QVERIFY(legalMoves(state).empty());
    }
}

bool fails(const QByteArray& where, const Move& move, const char* why) {
    const QByteArray text = where + ": " + QByteArray::fromStdString(formatMove(move)) + why;
    QTest::qFail(text, __FILE__, __LINE__);
    return false;
}

bool contains(const std::vector<Move>& moves, const Move& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// The table's word that a pile is empty is accepted but not offered.
bool saysPileIsEmpty(const Move& move) {
    const auto* reveal = std::get_if<RevealContract>(&move.what);
    return reveal && !reveal->contract.isSet();
}

/// True if the move is offered, or refused and without effect.
bool isOfferedOrRefused(const State& state, const std::vector<Move>& offered, const Move& move,
                        const QByteArray& where) {
    State copy = state;
    if (!apply(copy, move)) {
        if (check(state, move).ok())
            return fails(where, move, " is allowed but refused");
        if (contains(offered, move))
            return fails(where, move, " is offered but refused");
        return copy == state || fails(where, move, " is refused but changed the state");
    }
    return contains(offered, move) || saysPileIsEmpty(move) ||
           fails(where, move, " is accepted but not offered");
}

} // namespace

/// What is offered, and what is accepted, in every game.
class TestPropertiesMoves : public QObject {
    Q_OBJECT

private slots:
    void somethingIsAlwaysOfferedAndAllOfItIsAccepted() {
        beforeEveryMove([](const State& state, const std::vector<Move>& offered, core::Rng& rng,
                           const QByteArray& where) {
            if (offered.empty())
                return fails(where, {}, " nothing is offered");
            for (const Move& move : offered)
                if (!check(state, move).ok())
                    return fails(where, move, " is offered but not allowed");
            const Move& move = offered[rng.below(static_cast<std::uint32_t>(offered.size()))];
            State copy = state;
            return apply(copy, move).ok() || fails(where, move, " is offered but refused");
        });
    }

    void offersAreUniqueAndInAStableOrder() {
        beforeEveryMove([](const State& state, const std::vector<Move>& offered, core::Rng& rng,
                           const QByteArray& where) {
            if (rng.below(8) != 0)
                return true;
            if (legalMoves(state) != offered)
                return fails(where, offered.front(), " and others come in another order");
            std::set<std::string> lines;
            for (const Move& move : offered)
                if (!lines.insert(formatMove(move)).second)
                    return fails(where, move, " is offered twice");
            return true;
        });
    }

    void changedMovesAreOfferedOrRefused() {
        beforeEveryMove([](const State& state, const std::vector<Move>& offered, core::Rng& rng,
                           const QByteArray& where) {
            for (int i = 0; i < 4; ++i) {
                const auto any = rng.below(static_cast<std::uint32_t>(offered.size()));
                const Move move = mutated(offered[any], rng);
                if (!isOfferedOrRefused(state, offered, move, where))
                    return false;
            }
            return true;
        });
    }

    void movesOfOtherMomentsAreOfferedOrRefused() {
        std::vector<Move> seen;
        beforeEveryMove([&seen](const State& state, const std::vector<Move>& offered,
                                core::Rng& rng, const QByteArray& where) {
            seen.push_back(offered[rng.below(static_cast<std::uint32_t>(offered.size()))]);
            for (int i = 0; i < 8; ++i) {
                Move move = seen[rng.below(static_cast<std::uint32_t>(seen.size()))];
                if (i % 2 == 0)
                    move.by = decider(state);
                if (!isOfferedOrRefused(state, offered, move, where))
                    return false;
            }
            return true;
        });
    }

    void onlyTheDeciderActs() {
        beforeEveryMove([](const State& state, const std::vector<Move>& offered, core::Rng& rng,
                           const QByteArray& where) {
            Move move = offered[rng.below(static_cast<std::uint32_t>(offered.size()))];
            if (move.by != decider(state))
                return fails(where, move, " is offered to somebody else");
            for (int actor = 0; actor <= kCompanyCount; ++actor) {
                move.by = static_cast<Actor>(actor);
                if (move.by == decider(state))
                    continue;
                const auto checked = check(state, move);
                if (checked.ok() || checked.error().code != ErrorCode::WrongPlayer)
                    return fails(where, move, " is not refused to another player");
            }
            return true;
        });
    }
};

QTEST_APPLESS_MAIN(TestPropertiesMoves)
#include "tst_properties_moves.moc"
