#include <QtTest>

#include "app/sessions/amendment.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/random_play.h"
#include "tests/support/barrage_games.h"

using namespace barrage;
using sessions::Amendment;

namespace {

const Playthrough& game() {
    static const Playthrough kGame = playRandomGame(test::variedSetup(3), 3);
    return kGame;
}

/// The first entry of a company for which another move of the same kind was possible.
struct Other {
    std::size_t entry = 0;
    Move move;
};
std::vector<Other> others() {
    std::vector<Other> found;
    State state = begin(game().setup()).value();
    for (std::size_t i = 0; i < game().entries().size(); ++i) {
        const Move& made = game().entries()[i];
        if (made.by != Actor::Table)
            for (const Move& move : legalMoves(state))
                if (move.what.index() == made.what.index() && !(move == made)) {
                    found.push_back({i, move});
                    break;
                }
        [[maybe_unused]] const auto applied = apply(state, made);
    }
    return found;
}

} // namespace

/// An entry entered anew while those behind it wait.
class TestAmendment : public QObject {
    Q_OBJECT

private slots:
    void theSameMoveGivesTheSameGame() {
        for (const std::size_t entry : {std::size_t{0}, game().cursor() / 2, game().cursor() - 1}) {
            Amendment<Game> amendment(game(), entry);
            QVERIFY(amendment.commit(game().entries()[entry]).ok());
            const auto whole = amendment.completed();
            QVERIFY(whole.ok());
            QVERIFY(whole.value().state() == game().state());
            QCOMPARE(whole.value().log(), game().log());
        }
    }

    void otherMovesAreFollowedAsFarAsTheRulesAllow() {
        int fitting = 0;
        int misfits = 0;
        for (const Other& other : others()) {
            Amendment<Game> amendment(game(), other.entry);
            QVERIFY(amendment.commit(other.move).ok());
            const auto whole = amendment.completed();
            if (whole) {
                ++fitting;
                QCOMPARE(whole.value().entries().size(), game().entries().size());
                QVERIFY(whole.value().entries()[other.entry] == other.move);
                continue;
            }
            ++misfits;
            const auto misfit = whole.error();
            QVERIFY(misfit.move == game().entries()[other.entry + 1 + misfit.fitting]);
            Playthrough until = amendment.game();
            for (std::size_t i = 0; i < misfit.fitting; ++i)
                QVERIFY(until.commit(amendment.waiting()[i]).ok());
            QVERIFY(until.commit(misfit.move).error() == misfit.error);
        }
        QVERIFY(fitting > 0);
        QVERIFY(misfits > 0);
    }

    void theGameItselfStaysAsItIs() {
        const core::GameLog before = game().log();
        Amendment<Game> amendment(game(), 5);
        QVERIFY(!amendment.hasNewMoves());
        QVERIFY(!amendment.replayTo(4));
        QVERIFY(amendment.commit(game().entries()[5]).ok());
        QVERIFY(amendment.replayTo(5));
        QVERIFY(!amendment.hasNewMoves());
        QCOMPARE(game().log(), before);
    }

    void entriesThatWereUndoneDoNotWait() {
        Playthrough shorter = game();
        QVERIFY(shorter.replayTo(10));
        Amendment<Game> amendment(shorter, 7);
        QCOMPARE(amendment.waiting().size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(TestAmendment)
#include "tst_amendment.moc"
