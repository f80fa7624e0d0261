#include <algorithm>

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/automa/reveal_model.h"
#include "app/barrage/phase/barrage_phase_model.h"
#include "app/barrage/steps/barrage_steps_model.h"
#include "app/barrage/steps/step_lines.h"
#include "engine/barrage/apply.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/notation.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

const Move kExcavator{Actor::Usa, ChooseMachines{1, 0}};

/// A table with its store, as a start of the app makes them.
struct Start {
    StoreHost host;
    BarrageTable table;
    BarragePhaseModel phase;
    RevealModel reveal;
    BarrageStepsModel steps;

    explicit Start(const QTemporaryDir& folder) {
        host.setFile(folder.filePath("games.sqlite"));
        table.setHost(&host);
        phase.setTable(&table);
        reveal.setTable(&table);
        steps.setTable(&table);
    }
    [[nodiscard]] bool play(const char* line) {
        const auto move = parseMove(line);
        return move && table.commit(*move);
    }
    [[nodiscard]] bool correct(Corrected what, Owner owner, int index, int value) {
        return table.commit({Actor::Table, Correct{what, owner, static_cast<std::uint8_t>(index),
                                                   static_cast<std::int16_t>(value)}});
    }
    [[nodiscard]] QStringList lines() { return linesOf(*steps.lines()); }
    [[nodiscard]] static QStringList linesOf(const AutomaLineModel& model) {
        QStringList texts;
        for (const AutomaLine& line : model.lines())
            texts.append(line.text);
        return texts;
    }
    [[nodiscard]] bool isTicked(int row) {
        return steps.lines()->index(row).data(AutomaLineModel::IsDoneRole).toBool();
    }
};

int baseSpace(const char* id) { return parseId<BaseSpace>(id)->value; }

/// Round 1 before its income; the USA has two elevations, which give a machine of choice.
bool beginWithChoice(Start& start) {
    return start.table.begin(plainSetup(2), {}) &&
           start.correct(Corrected::DamOwner, Owner::Usa, baseSpace("1L"), 2);
}

/// As above, the choice made.
bool chooseIncome(Start& start) {
    return beginWithChoice(start) && start.phase.proceed() && start.table.commit(kExcavator);
}

Event change(EventKind kind, Source source, int amount) {
    Event event;
    event.kind = kind;
    event.who = Owner::Usa;
    event.source = source;
    event.amount = static_cast<std::int16_t>(amount);
    return event;
}

} // namespace

/// What has to be done on the table after turns and phases.
class BarrageStepsModelTest : public QObject {
    Q_OBJECT

private slots:
    void thePhaseSaysWhichChoicesComeFirst() {
        const QTemporaryDir folder;
        Start start(folder);
        QVERIFY(beginWithChoice(start));
        QVERIFY(start.phase.hasChoices());
        QCOMPARE(Start::linesOf(*start.phase.lines()),
                 QStringList{"USA · 2nd elevation: 1 machine of your choice"});
    }

    void anIncomeWithAChoiceEndsInOneList() {
        const QTemporaryDir folder;
        Start start(folder);
        const QAbstractItemModelTester tester(start.steps.lines());
        QVERIFY(beginWithChoice(start));
        QVERIFY(!start.steps.isWaiting());
        QVERIFY(start.phase.proceed());
        QVERIFY(!start.steps.isWaiting()); // first the machine is chosen
        QVERIFY(start.table.commit(kExcavator));
        QVERIFY(start.steps.isWaiting());
        const QString all = start.lines().join('\n');
        QVERIFY2(all.contains("USA · 2nd elevation: take 1 excavator"), qPrintable(all));
        QVERIFY2(all.contains("headstream C"), qPrintable(all));
        QCOMPARE(start.steps.subtitle(), "Income and headstreams");
        QVERIFY(start.play("usa bank engineers=1"));
        QVERIFY(!start.lines().join('\n').contains("headstream C")); // whoever plays on has done it
    }

    void aCorrectionLeavesTheListAsItIs() {
        const QTemporaryDir folder;
        Start start(folder);
        QVERIFY(chooseIncome(start));
        const QStringList lines = start.lines();
        QVERIFY(!lines.isEmpty());
        QVERIFY(start.correct(Corrected::Excavators, Owner::Germany, 0, 3));
        QCOMPARE(start.lines(), lines);
    }

    void aPhaseThatWasToldIsNotToldAgain() {
        const QTemporaryDir folder;
        Start start(folder);
        QVERIFY(start.table.begin(plainSetup(2), {}));
        QVERIFY(!start.phase.hasChoices() && start.phase.lines()->count() > 0);
        QVERIFY(start.phase.proceed());
        QVERIFY(!start.steps.isWaiting());
    }

    void ticksAndWhatIsLeftOutliveTheApp() {
        const QTemporaryDir folder;
        QString session;
        QStringList lines;
        {
            Start start(folder);
            QVERIFY(chooseIncome(start));
            session = start.table.sessionId();
            lines = start.lines();
            QVERIFY(lines.size() > 2);
            start.steps.lines()->tick(0);
            start.steps.lines()->tick(2);
            start.steps.lines()->tick(0);
            start.steps.lines()->tick(1);
            QCOMPARE(start.steps.left(), int(lines.size()) - 2);
        }
        Start start(folder);
        QVERIFY(start.table.open(session));
        QCOMPARE(start.lines(), lines);
        QVERIFY(!start.isTicked(0) && start.isTicked(1) && start.isTicked(2));
        QCOMPARE(start.steps.left(), int(lines.size()) - 2);
        start.table.undo(); // the machine has to be chosen again
        QVERIFY(!start.steps.isWaiting());
        start.table.redo();
        QVERIFY(start.steps.isWaiting());
        QVERIFY(!start.isTicked(1));
    }

    void theTileOfABaseIsTold() {
        const QTemporaryDir folder;
        Start start(folder);
        QVERIFY(start.table.begin(plainSetup(2), {}) && start.phase.proceed());
        QVERIFY(start.correct(Corrected::DamOwner, Owner::Usa, baseSpace("1L"), 0));
        QVERIFY(start.correct(Corrected::Excavators, Owner::Usa, 0, 12));
        const auto& patents = start.table.state().patents.open;
        for (std::size_t slot = 0; slot < patents.size(); ++slot)
            if (patents[slot] == Tile::L1Base)
                QVERIFY(start.correct(Corrected::OpenTile, Owner::Nobody, static_cast<int>(slot),
                                      static_cast<int>(Tile::None)));
        QVERIFY2(
            start.correct(Corrected::TileInSupply, Owner::Usa, static_cast<int>(Tile::L1Base), 1),
            qPrintable(start.table.trouble()));
        QVERIFY(start.play("usa build 8L base l1_base excavators=3"));
        const QStringList lines = start.lines();
        const QString all = lines.join('\n');
        QVERIFY2(lines.filter("Tile I (base): 1 drop").size() == 2, qPrintable(all));
        QVERIFY2(all.contains("Leftmost base → 8L"), qPrintable(all));
        QVERIFY(start.steps.company() == static_cast<int>(Company::Usa));
        // Whoever plays on has done it.
        QVERIFY(start.play("germany bank engineers=1"));
        QVERIFY(!start.lines().join('\n').contains("8L"));
    }

    void whatTheAppDealtIsToldAndWhatWasEnteredIsNot() {
        const QTemporaryDir folder;
        Start start(folder);
        QVERIFY(start.table.begin(automaSetup(1), {}));
        const auto playToReveal = [&] {
            while (!start.reveal.isAsked())
                if (!start.table.commit(
                        automaGameMove(1, start.table.game().cursor(), start.table.game().state())))
                    return;
        };
        playToReveal();
        const int cursor = start.table.cursor();
        const auto isTold = [&] {
            const auto& entry = start.table.game().entries()[static_cast<std::size_t>(cursor)];
            const int contract = std::get<RevealContract>(entry.what).contract.value;
            for (const AutomaLine& line : start.steps.lines()->lines())
                if (line.picture == "contract" && line.thing == contract)
                    return true;
            return false;
        };
        while (start.reveal.isAsked())
            QVERIFY(start.reveal.deal());
        QVERIFY(isTold());
        const QString session = start.table.sessionId();
        start.table.close();
        QVERIFY(start.table.open(session));
        QVERIFY(isTold());
        start.table.goTo(cursor);
        for (int row = 0; start.table.cursor() == cursor; ++row)
            (void)start.reveal.choose(row);
        QVERIFY(!isTold());
    }

    void anAutomasTurnIsNotToldTwice() {
        const QTemporaryDir folder;
        Start start(folder);
        QVERIFY(start.table.begin(automaSetup(1), {}));
        int decisions = 0;
        while (!start.table.isOver()) {
            const State before = start.table.state();
            QVERIFY(start.table.commit(
                automaGameMove(1, start.table.game().cursor(), start.table.game().state())));
            if (!isAutomaToDecide(before))
                continue;
            ++decisions;
            QVERIFY(!start.steps.isWaiting());
        }
        QVERIFY(decisions > 10);
    }

    void anIncomeIsToldBeforeAnAutomaChooses() {
        const QTemporaryDir folder;
        Start start(folder);
        Setup setup = plainSetup(2);
        setup.seats[0] = {Company::Usa,   PlayerKind::Automa, Level::High,
                          Tracking::Full, Officer::None,      Contract()};
        QVERIFY2(start.table.begin(setup, {}), qPrintable(start.table.trouble()));
        for (const char* const space : {"1L", "2L"}) // the fourth elevation brings drops
            QVERIFY(start.correct(Corrected::DamOwner, Owner::Usa, baseSpace(space), 2));
        QVERIFY(start.phase.hasChoices());
        QVERIFY(start.phase.proceed());
        QVERIFY(isAutomaToDecide(start.table.state()));
        const QString all = start.lines().join('\n');
        QVERIFY2(all.contains("2nd base: turn the wheel"), qPrintable(all));
    }

    void theEndOfEveryRoundIsCleared() { // B-18.2 to B-18.4
        const QTemporaryDir folder;
        Start start(folder);
        QVERIFY(start.table.begin(automaSetup(1), {}));
        int all = 0;
        while (!start.table.isOver()) {
            const State& state = start.table.state();
            if (state.phase == Phase::EndOfRound && start.phase.isWaiting()) {
                QVERIFY(!start.phase.hasChoices());
                QCOMPARE(Start::linesOf(*start.phase.lines()).value(0),
                         "All engineers go back to their companies.");
                State after = state;
                const auto events = apply(after, {Actor::Table, Proceed{}});
                const auto comingUp = std::ranges::count(events.value(), EventKind::TileRevealed,
                                                         &Event::kind); // by themselves
                QCOMPARE(std::ranges::count(start.phase.lines()->lines(), QString("tile"),
                                            &AutomaLine::picture),
                         comingUp);
                all += static_cast<int>(comingUp);
            }
            QVERIFY(start.table.commit(
                automaGameMove(1, start.table.game().cursor(), start.table.game().state())));
        }
        QVERIFY(all >= 3); // after round 4 there are just as many as come up
    }

    void twoListsHaveTheirOwnTicks() {
        const QTemporaryDir folder;
        QString session;
        const auto isTicked = [](StepListModel& lines, int row) {
            return lines.index(row).data(AutomaLineModel::IsDoneRole).toBool();
        };
        {
            Start start(folder);
            QVERIFY(start.table.begin(automaSetup(1), {}));
            while (!(start.steps.isWaiting() && start.phase.lines()->count() > 1)) {
                QVERIFY(!start.table.isOver());
                if (start.reveal.isAsked())
                    QVERIFY(start.reveal.deal());
                else
                    QVERIFY(start.table.commit(automaGameMove(1, start.table.game().cursor(),
                                                              start.table.game().state())));
            }
            session = start.table.sessionId();
            start.steps.lines()->tick(0);
            start.phase.lines()->tick(1);
            start.table.setNotes("All lists are made anew");
            QVERIFY(isTicked(*start.steps.lines(), 0) && !isTicked(*start.phase.lines(), 0));
            QVERIFY(isTicked(*start.phase.lines(), 1) && !isTicked(*start.steps.lines(), 1));
        }
        Start start(folder);
        QVERIFY(start.table.open(session));
        QVERIFY(isTicked(*start.steps.lines(), 0) && !isTicked(*start.phase.lines(), 0));
        QVERIFY(isTicked(*start.phase.lines(), 1) && !isTicked(*start.steps.lines(), 1));
    }

    void theFirstStepsOutliveTheAppInTheMiddleOfAChoice() {
        const QTemporaryDir folder;
        QString session;
        {
            Start start(folder);
            QVERIFY(beginWithChoice(start));
            QVERIFY(start.correct(Corrected::DamOwner, Owner::Usa, baseSpace("5L"), 0));
            QVERIFY(start.phase.proceed());
            session = start.table.sessionId();
        }
        Start start(folder);
        QVERIFY(start.table.open(session));
        QVERIFY(start.table.commit(kExcavator));
        const QString all = start.lines().join('\n');
        QVERIFY2(all.contains("USA · 2nd base: turn the wheel"), qPrintable(all));
    }

    void whatIsAlikeIsOneStep() {
        State before = Table().state();
        before.of(Company::Usa).vp = 18;
        const Events events{change(EventKind::VpChanged, Source::ContractReward, 3),
                            change(EventKind::WheelTurned, Source::Income, 1),
                            change(EventKind::CreditsChanged, Source::ActionCost, -2),
                            change(EventKind::VpChanged, Source::Income, 2),
                            change(EventKind::WheelTurned, Source::Income, 1),
                            change(EventKind::CreditsChanged, Source::Surcharge, -3),
                            change(EventKind::EngineersPlaced, Source::Income, 2)};
        Events all = events;
        all.back().index = ActionSpace::kNothing;
        const auto lines = steps::linesFor({{before, all, {}}}, Owner::Usa);
        QStringList texts;
        QStringList groups;
        for (const AutomaLine& line : lines) {
            texts.append(line.text);
            groups.append(line.group);
        }
        QCOMPARE(groups, QStringList({"Engineers", "Wheel", "Supply", "Points"}));
        QCOMPARE(texts, QStringList({"2 engineers → company board", "Turn the wheel: 2 segments",
                                     "Pay 5 credits: cost of the action 2, red outline 3",
                                     "VP 18 → 23: contract reward 3, income 2"}));
    }
};

QTEST_GUILESS_MAIN(BarrageStepsModelTest)
#include "tst_barrage_steps_model.moc"
