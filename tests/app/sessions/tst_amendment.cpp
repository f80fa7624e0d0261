#include <QtTest>

#include "app/sessions/amendment.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/random_play.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using sessions::Amendment;

namespace {

const Playthrough& game() {
    static const Playthrough kGame = playRandomGame(test::variedSetup(3), 3);
    return kGame;
}

/// An entry of a company for which another move of the same kind was possible.
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

/// Entries that one company made one after the other: the first, and how many.
struct Row {
    std::size_t first = 0;
    std::size_t count = 0;
};
std::vector<Row> rowsOf(const Playthrough& played) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < played.entries().size(); ++i) {
        const Actor by = played.entries()[i].by;
        if (i > 0 && played.entries()[i - 1].by == by)
            ++rows.back().count;
        else
            rows.push_back({i, 1});
    }
    std::erase_if(rows, [&](const Row& row) {
        return row.count < 2 || played.entries()[row.first].by == Actor::Table;
    });
    return rows;
}

} // namespace

/// An entry entered anew while those behind it wait.
class TestAmendment : public QObject {
    Q_OBJECT

private slots:
    void theSameMoveGivesTheSameGame() {
        for (const std::size_t entry : {std::size_t{0}, game().cursor() / 2, game().cursor() - 1}) {
            Amendment<Game> amendment(game(), entry, 0);
            QVERIFY(amendment.commit(game().entries()[entry]).ok());
            const auto outcome = amendment.outcome();
            QVERIFY(outcome.dropped.empty());
            QVERIFY(!outcome.refusal);
            QVERIFY(outcome.game.state() == game().state());
            QCOMPARE(outcome.game.log(), game().log());
        }
    }

    void otherMovesAreFollowedAsFarAsTheRulesAllow() {
        int fitting = 0;
        int misfits = 0;
        int kept = 0;
        for (const Other& other : others()) {
            Amendment<Game> amendment(game(), other.entry, 0);
            QVERIFY(amendment.commit(other.move).ok());
            const auto outcome = amendment.outcome();
            QVERIFY(outcome.game.entries()[other.entry] == other.move);
            if (outcome.dropped.empty()) {
                ++fitting;
                QCOMPARE(outcome.game.entries().size(), game().entries().size());
                continue;
            }
            ++misfits;
            const std::size_t first = outcome.dropped.front();
            kept += static_cast<int>(first);
            QCOMPARE(outcome.dropped.size(), amendment.waiting().size() - first);
            QVERIFY(outcome.isCut);
            Playthrough until = amendment.game();
            for (std::size_t i = 0; i < first; ++i)
                QVERIFY(until.commit(amendment.waiting()[i]).ok());
            QVERIFY(outcome.game.state() == until.state());
            QVERIFY(until.commit(amendment.waiting()[first]).error() == outcome.refusal);
        }
        QVERIFY(fitting > 0);
        QVERIFY(misfits > 0);
        QVERIFY(kept > 0);
    }

    /// One tap makes all the moves of such a row.
    void movesThatAreEnteredTogetherReplaceThoseThatWere() {
        const Playthrough played = test::playAutomaGame(7);
        const std::vector<Row> rows = rowsOf(played);
        QVERIFY(rows.size() > 5);
        for (const Row& row : rows) {
            Amendment<Game> amendment(played, row.first, row.count - 1);
            for (std::size_t i = 0; i < row.count; ++i)
                QVERIFY(amendment.commit(played.entries()[row.first + i]).ok());
            const auto outcome = amendment.outcome();
            QVERIFY(outcome.dropped.empty());
            QCOMPARE(outcome.replaced, row.count - 1);
            QCOMPARE(outcome.game.log(), played.log());
        }
    }

    /// The turn has fewer entries than it had: the rest of the old ones is dropped, but nothing
    /// that comes later.
    void whatIsLeftOfTheTurnIsDroppedAlone() {
        const Playthrough played = withProduction();
        const std::size_t entry = played.cursor() - 3;
        Amendment<Game> amendment(played, entry, 1);
        QVERIFY(amendment.commit(weaker(played.entries()[entry])).ok());
        const auto outcome = amendment.outcome();
        QCOMPARE(outcome.dropped, std::vector<std::size_t>{0});
        QVERIFY(!outcome.isCut);
        QVERIFY(outcome.refusal);
        QCOMPARE(outcome.game.cursor(), played.cursor() - 1);
        QVERIFY(outcome.game.entries().back() == played.entries().back());
    }

    /// A contract was fulfilled, and with the same production it is declined.
    void anotherThingOfTheSameTurnReplacesWhatWasDone() {
        const Playthrough played = withProduction();
        const std::size_t entry = played.cursor() - 3;
        Amendment<Game> amendment(played, entry, 1);
        QVERIFY(amendment.commit(played.entries()[entry]).ok());
        QVERIFY(amendment.commit({Actor::Usa, Decline{}}).ok());
        const auto outcome = amendment.outcome();
        QVERIFY(outcome.dropped.empty());
        QCOMPARE(outcome.replaced, std::size_t{1});
        QCOMPARE(outcome.game.cursor(), played.cursor());
        QVERIFY(outcome.game.entries().back() == played.entries().back());
    }

    void somethingElseThatComesBeforeIsNoAnswer() {
        const std::vector<Other> found = others();
        const Other& other = found[found.size() / 2];
        Amendment<Game> amendment(game(), other.entry, 0);
        const Owner owner = ownerOf(game().state().turnOrder[0]);
        QVERIFY(amendment.commit({Actor::Table, Correct{Corrected::Vp, owner, 0, 33}}).ok());
        QVERIFY(amendment.hasNewMoves());
        QVERIFY(!amendment.isAnswered());
        QVERIFY(amendment.commit(game().entries()[other.entry]).ok());
        QVERIFY(amendment.isAnswered());
    }

    void theGameItselfStaysAsItIs() {
        const core::GameLog before = game().log();
        Amendment<Game> amendment(game(), 5, 0);
        QVERIFY(!amendment.hasNewMoves());
        QVERIFY(!amendment.game().canRedo());
        QVERIFY(!amendment.replayTo(4));
        QVERIFY(amendment.commit(game().entries()[5]).ok());
        QVERIFY(amendment.replayTo(5));
        QVERIFY(!amendment.hasNewMoves());
        QVERIFY(!amendment.game().canRedo());
        QVERIFY(!amendment.replayTo(6));
        QCOMPARE(game().log(), before);
    }

    void entriesThatWereUndoneCanBeRedoneAfterwards() {
        Playthrough shorter = game();
        QVERIFY(shorter.replayTo(10));
        Amendment<Game> amendment(shorter, 7, 0);
        QCOMPARE(amendment.inForce(), std::size_t{2});
        QCOMPARE(amendment.waiting().size(), game().entries().size() - 8);
        QVERIFY(amendment.commit(game().entries()[7]).ok());
        const auto outcome = amendment.outcome();
        QVERIFY(outcome.dropped.empty());
        QCOMPARE(outcome.game.cursor(), std::size_t{10});
        QCOMPARE(outcome.game.log(), game().log());
    }

private:
    /// The USA fulfils a contract with two drops, for which one would not be enough; then Germany
    /// goes to the bank.
    static Playthrough withProduction() {
        Playthrough played = Playthrough::begin(test::plainSetup(2)).value();
        std::vector<Move> moves{{Actor::Table, Proceed{}}};
        for (const Move& move : test::correctionsForProduction())
            if (const auto& correct = std::get<Correct>(move.what);
                correct.what != Corrected::ContractHeld ||
                correct.index == parseId<Contract>("yellow_03")->value)
                moves.push_back(move);
        const Contract starting = played.setup().seats[0].startingContract; // one drop is enough
        moves.push_back(
            {Actor::Table, Correct{Corrected::ContractHeld, Owner::Usa, starting.value, 0}});
        for (const Move& move : moves)
            if (!played.commit(move))
                qFatal("no corrections");
        const Move fulfil{Actor::Usa, FulfilContract{*parseId<Contract>("yellow_03")}};
        for (const Move& move : legalMoves(played.state())) {
            const auto* const produce = std::get_if<Produce>(&move.what);
            if (!produce || produce->drops != 2)
                continue;
            Playthrough next = played;
            Playthrough weak = played;
            const Move bank{Actor::Germany, UseBank{1}};
            if (weak.commit(weaker(move)) && !weak.commit(fulfil) && weak.commit(bank) &&
                next.commit(move) && next.commit(fulfil) && next.commit(bank))
                return next;
        }
        qFatal("no production");
    }
    static Move weaker(Move production) {
        std::get<Produce>(production.what).drops = 1;
        return production;
    }
};

QTEST_APPLESS_MAIN(TestAmendment)
#include "tst_amendment.moc"
