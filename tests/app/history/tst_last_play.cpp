#include <QtTest>

#include "app/history/last_play.h"
#include "tests/app/history/history_store.h"

using namespace database::test;
using namespace history_test;

class LastPlayTest : public QObject {
    Q_OBJECT

private slots:
    void saysHowTheLastPlayEnded() {
        HistoryStore store;
        LastPlay last;
        last.setHost(&store.host());
        QCOMPARE(last.count(), 0);
        QCOMPARE(last.result(), QString());
        store.add(play("p-1", "barrage", noonOf(2026, 5, 1),
                       {human("Ola", "france", "deluz", 80, 2), automa("low", 97, 1)}));
        store.add(play("p-2", "nucleum", noonOf(2026, 4, 1), {human("Ala", "", "", 70, 1)}));
        last.refresh();
        QCOMPARE(last.count(), 2);
        QCOMPARE(last.result(), "Automa 97, Ola 80");
    }

    void leavesOutPointsThatNobodyNoted() {
        HistoryStore store;
        store.add(play("p-1", "barrage", noonOf(2026, 5, 1),
                       {human("Ala", "usa", "", 0, 2), human("Ola", "france", "", 0, 1)}));
        LastPlay last;
        last.setHost(&store.host());
        QCOMPARE(last.result(), "Ola, Ala");
    }
};

QTEST_GUILESS_MAIN(LastPlayTest)
#include "tst_last_play.moc"
