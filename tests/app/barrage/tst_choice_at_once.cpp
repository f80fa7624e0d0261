#include <QtTest>

#include <set>

#include "app/barrage/choices/barrage_choice_model.h"
#include "app/barrage/choices/choice_at_once.h"
#include "app/barrage/choices/choice_outcome.h"
#include "engine/barrage/ids.h"
#include "tests/app/barrage/choice_walk.h"
#include "tests/app/hosted_table.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace choices;

namespace {

constexpr std::uint64_t kGames = 24;
constexpr std::size_t kEvery = 2;

/// Calls visit(tree) for every way to complete a choice.
template <class Visit>
void eachCompleted(ChoiceTree& tree, const Visit& visit) {
    if (tree.isComplete())
        return visit(tree);
    const ChoiceOptions options = tree.options();
    for (const ChoiceOption& option : options)
        if (option.isLegal() && tree.choose(option.step)) {
            eachCompleted(tree, visit);
            tree.back();
        }
}

} // namespace

/// What is made with its last tap, over many games.
class ChoiceAtOnceTest : public HostedTable<BarrageTable> {
    Q_OBJECT

private slots:
    /// The income is a machine of choice.
    void init() {
        QVERIFY(open());
        QVERIFY(m_table->begin(test::plainSetup(2), {}));
        QVERIFY(m_table->commit({Actor::Table, Correct{Corrected::DamOwner, Owner::Usa,
                                                       parseId<BaseSpace>("1L")->value, 2}}));
        QVERIFY(m_table->commit({Actor::Table, Proceed{}}));
        m_model.emplace().setTable(&*m_table);
        QCOMPARE(m_model->prompt(), "Which machines do you take?");
    }
    void cleanup() {
        m_model.reset();
        close();
    }

    void isMadeAndCanBeTakenBack() {
        const int cursor = m_table->cursor();
        QVERIFY(m_model->choose(0));
        QCOMPARE(m_table->cursor(), cursor + 1);
        QVERIFY2(m_model->madeAtOnce().startsWith("USA"), qPrintable(m_model->madeAtOnce()));
        m_table->setNotes("a note leaves the way back");
        QVERIFY(!m_model->madeAtOnce().isEmpty());
        m_model->takeBack();
        QCOMPARE(m_table->cursor(), cursor);
        QCOMPARE(m_model->madeAtOnce(), QString());
        QCOMPARE(m_model->prompt(), "Which machines do you take?");
    }

    void isForgottenWithTheNextMove() {
        const int cursor = m_table->cursor();
        QVERIFY(m_model->choose(0));
        choose("Bank");
        choose("2 engineers");
        QCOMPARE(m_table->cursor(), cursor + 1); // engineers could be put elsewhere
        QVERIFY(!m_model->madeAtOnce().isEmpty());
        QVERIFY(m_model->confirm());
        QCOMPARE(m_model->madeAtOnce(), QString());
        m_table->undo();
        m_table->undo();
        m_table->redo();
        QCOMPARE(m_model->madeAtOnce(), QString());
    }

    /// What is entered anew replaces an entry when it is confirmed.
    void isConfirmedWhileAnEntryIsFixed() {
        QVERIFY(m_model->choose(0));
        const int entry = m_table->cursor();
        m_table->amend(entry);
        QCOMPARE(m_table->amendedEntry(), entry);
        QVERIFY(m_model->choose(0));
        QVERIFY(m_model->isComplete() && !m_table->hasAmendment());
        QVERIFY(m_model->madeAtOnce().isEmpty());
    }

    void costsNothingAndGivesUpNothing() {
        std::set<std::size_t> kinds;
        for (std::uint64_t seed = 0; seed < kGames; ++seed)
            visitDecisions(gameOf(seed), kEvery, seed, [&](const State& state) {
                ChoiceTree tree(state);
                eachCompleted(tree, [&](const ChoiceTree& completed) {
                    if (!QTest::currentTestFailed() && isMadeAtOnce(completed))
                        verifyIsHarmless(completed, kinds);
                });
            });
        // What this would be worth little without.
        for (const MoveKind& kind : {MoveKind(PlaceDrops{}), MoveKind(ChooseMachines{}),
                                     MoveKind(PlacePiece{}), MoveKind(FulfilContract{})})
            QVERIFY2(kinds.contains(kind.index()), qPrintable(QString::number(kind.index())));
    }

private:
    void choose(const QString& text) {
        int row = 0;
        while (row < m_model->rowCount() &&
               m_model->index(row).data(BarrageChoiceModel::TextRole).toString() != text)
            ++row;
        QVERIFY2(m_model->choose(row), qPrintable("there is no " + text));
    }

    static Playthrough gameOf(std::uint64_t seed) {
        return seed % 2 == 0 ? test::playGame(seed) : test::playAutomaGame(seed);
    }

    static void verifyIsHarmless(const ChoiceTree& completed, std::set<std::size_t>& kinds) {
        const Moves moves = completed.moves();
        QCOMPARE(moves.size(), std::size_t(1));
        const QString name = nameOf(moves);
        QVERIFY2(moves[0].by != Actor::Table, qPrintable(name)); // nothing hidden, no phase
        kinds.insert(moves[0].what.index());
        const QString balance = outcomeOf(completed.state(), moves).balance.join(", ");
        QVERIFY2(!balance.contains(u'−'), qPrintable(name + ": " + balance));
        const Moves all = legalMoves(completed.state());
        const auto contracts = std::ranges::count_if(all, [](const Move& move) {
            return std::holds_alternative<FulfilContract>(move.what);
        });
        QVERIFY2(!std::holds_alternative<FulfilContract>(moves[0].what) || contracts == 1,
                 qPrintable(name)); // the energy could go to another one
        const bool givesUp = std::holds_alternative<Decline>(moves[0].what) ||
                             std::holds_alternative<DiscardContract>(moves[0].what) ||
                             std::holds_alternative<Produce>(moves[0].what) ||
                             std::holds_alternative<AddSource>(moves[0].what) ||
                             completed.state().task().kind == TaskKind::TakeTurn ||
                             std::holds_alternative<NoMoreDrops>(completed.steps().back());
        QVERIFY2(!givesUp || !completed.hasAlternatives(), qPrintable(name));
    }

    std::optional<BarrageChoiceModel> m_model;
};

QTEST_GUILESS_MAIN(ChoiceAtOnceTest)
#include "tst_choice_at_once.moc"
