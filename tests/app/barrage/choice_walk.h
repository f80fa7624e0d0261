#pragma once

#include <algorithm>
#include <vector>

#include <QString>
#include <QtTest>

#include "app/barrage/choices/choice_tree.h"
#include "app/barrage/words/error_text.h"
#include "engine/barrage/game.h"
#include "engine/barrage/legal.h"

/// Walks through everything that can be tapped at a decision.
namespace choices {

using namespace barrage;

/// The last of them confirms the move.
inline constexpr int kMostTaps = 5;

using Moves = std::vector<Move>;

inline QString nameOf(const Moves& moves) {
    QStringList names;
    for (const Move& move : moves)
        names.append(QString::fromStdString(Game::formatMove(move)));
    return names.join(", ");
}

inline bool contains(const std::vector<Moves>& list, const Moves& moves) {
    return std::find(list.begin(), list.end(), moves) != list.end();
}

/// The moves at the ends of the tree, and what is wrong on the way.
struct Walk {
    std::vector<Moves> reached;
    QString problem;

    void through(ChoiceTree& tree, int taps = 0) {
        if (tree.isComplete())
            return arrive(tree, taps);
        if (tree.options().empty())
            problem = "a way that leads nowhere";
        const ChoiceOptions options = tree.options();
        for (const ChoiceOption& option : options) {
            if (option.isLegal() != tree.choose(option.step)) {
                problem = "an option that is refused, or a refused one that can be chosen";
            } else if (option.isLegal()) {
                through(tree, taps + 1);
                tree.back();
                if (tree.options().size() != options.size())
                    problem = "another list after going back";
            } else if (option.refusal->code == ErrorCode::WrongPhase ||
                       barrage::sentenceFor(*option.refusal).size() < 10) {
                problem = "no true reason";
            }
        }
    }

    void arrive(const ChoiceTree& tree, int taps) {
        const Moves moves = tree.moves();
        if (taps + 1 > kMostTaps)
            problem = QString("%1 taps for %2").arg(taps + 1).arg(nameOf(moves));
        if (!contains(reached, moves))
            reached.push_back(moves);
    }
};

/// What the engine allows: every move, and after a production every answer about the contract.
inline std::vector<Moves> allowed(const State& state) {
    std::vector<Moves> all;
    for (const Move& move : legalMoves(state)) {
        State after = state;
        const bool isProduction = std::holds_alternative<Produce>(move.what);
        if (!isProduction || !apply(after, move) || after.isOver() ||
            after.task().kind != TaskKind::FulfilContract) {
            all.push_back({move});
            continue;
        }
        for (const Move& answer : legalMoves(after))
            all.push_back({move, answer});
    }
    return all;
}

/// What keeps a person from making exactly the legal moves in a few taps, or empty.
inline QString problemWithChoices(const State& state) {
    ChoiceTree tree(state);
    Walk walk;
    walk.through(tree);
    if (!walk.problem.isEmpty())
        return walk.problem;
    const std::vector<Moves> wanted = allowed(state);
    for (const Moves& moves : wanted)
        if (!contains(walk.reached, moves))
            return "not reached: " + nameOf(moves);
    return walk.reached.size() == wanted.size() ? QString() : QString("more than is allowed");
}

/// Calls visit(state) at every so many decisions of people in the game, the first one told by
/// `offset`. Corrections are no decisions.
template <class Visit>
void visitDecisions(const Playthrough& game, std::size_t every, std::size_t offset, Visit visit) {
    auto replay = Playthrough::begin(game.setup());
    QVERIFY(replay.ok());
    std::size_t decisions = offset;
    for (const Move& made : game.entries()) {
        const State& state = replay.value().state();
        if (isPersonToDecide(state) && !std::holds_alternative<Correct>(made.what) &&
            decisions++ % every == 0)
            visit(state);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(replay.value().commit(made).ok());
    }
}

} // namespace choices
