#include <QtTest>

#include "app/barrage/words/names.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/legal.h"
#include "tests/app/barrage/automa_sitting.h"

using namespace barrage;

/// Cards and tiles that are uncovered: dealt by the app or entered from the table.
class RevealModelTest : public QObject {
    Q_OBJECT

private slots:
    void keepsWhatTheAppDealt() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(1)));
        QVERIFY(sitting.playUntil(1, [&] { return sitting.reveal.asksWhatStays(); }));
        const int cursor = sitting.table.cursor();
        QVERIFY(sitting.reveal.deal());
        QCOMPARE(sitting.table.cursor(), cursor + 3);
        for (int entry = cursor; entry < cursor + 3; ++entry)
            QVERIFY(sitting.table.keptSteps().isDealt(static_cast<std::size_t>(entry)));
        sitting.table.goTo(cursor);
        QVERIFY(sitting.reveal.choose(
            rowOf(sitting.reveal, static_cast<int>(*nextOf(sitting.state().patents).begin()))));
        QCOMPARE(sitting.table.cursor(), cursor + 3);
        QVERIFY(!sitting.table.keptSteps().isDealt(static_cast<std::size_t>(cursor)));
    }

    void greysContractsThatCannotCome() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(1)));
        QVERIFY(sitting.playUntil(
            1, [&] { return sitting.reveal.isAsked() && sitting.reveal.canBeEmpty(); }));
        QCOMPARE(sitting.reveal.rowCount(), 15);
        QCOMPARE(sitting.reveal.kind(), "contract");
        const ContractSet next = nextOf(sitting.state().contracts.piles[sitting.state().task().a]);
        int possible = 0;
        for (int row = 0; row < 15; ++row) {
            const QModelIndex card = sitting.reveal.index(row);
            const bool isPossible = card.data(RevealModel::IsPossibleRole).toBool();
            QCOMPARE(isPossible, next.contains(Contract(static_cast<std::uint8_t>(
                                     card.data(RevealModel::NumberRole).toInt()))));
            QCOMPARE(card.data(RevealModel::ReasonRole).toString().isEmpty(), isPossible);
            if (!isPossible)
                QVERIFY(!sitting.reveal.choose(row));
            possible += isPossible ? 1 : 0;
        }
        QVERIFY(possible > 1 && possible < 15);
        const int cursor = sitting.table.cursor();
        QVERIFY(sitting.reveal.sayPileIsEmpty());
        QCOMPARE(sitting.table.cursor(), cursor + 1);
    }

    void dealsTogetherWhatComesUpTogether() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(1)));
        QVERIFY(sitting.playUntil(
            1, [&] { return sitting.reveal.canBeEmpty() && !sitting.reveal.isLast(); }));
        const int cursor = sitting.table.cursor();
        const ContractSet next = nextOf(sitting.state().contracts.piles[sitting.state().task().a]);
        QVERIFY(sitting.reveal.choose(rowOf(sitting.reveal, (*next.begin()).value)));
        QCOMPARE(sitting.table.cursor(), cursor + 1); // entered, they come one by one
        QVERIFY(sitting.reveal.isAsked() && sitting.reveal.isLast());
        sitting.table.undo();
        QVERIFY(sitting.reveal.deal());
        QCOMPARE(sitting.table.cursor(), cursor + 2);
        QVERIFY(!sitting.reveal.isAsked());
        for (int entry = cursor; entry < cursor + 2; ++entry)
            QVERIFY(sitting.table.keptSteps().isDealt(static_cast<std::size_t>(entry)));
    }

    void asksWhichPatentStays() {
        Sitting sitting;
        QVERIFY(sitting.begin(test::automaSetup(1)));
        QVERIFY(sitting.playUntil(1, [&] { return sitting.reveal.asksWhatStays(); }));
        QCOMPARE(sitting.state().round, 2); // the tiles of round 3
        const TileSet possible = nextOf(sitting.state().patents);
        QCOMPARE(int(possible.size()), 4);
        const Tile staying = *possible.begin();
        const int cursor = sitting.table.cursor();
        QVERIFY(sitting.reveal.choose(rowOf(sitting.reveal, static_cast<int>(staying))));
        QCOMPARE(sitting.table.cursor(), cursor + 3);
        QVERIFY(sitting.state().patents.pile.contains(staying));
        for (const Tile tile : sitting.state().patents.open)
            QVERIFY(possible.contains(tile) && tile != staying);
        QVERIFY(!sitting.reveal.isAsked());
    }
};

QTEST_GUILESS_MAIN(RevealModelTest)
#include "tst_reveal_model.moc"
