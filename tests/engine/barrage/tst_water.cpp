#include <QtTest>

#include "engine/barrage/water.h"
#include "tests/support/barrage_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

/// Section 12: where flowing drops end.
class TestWater : public QObject {
    Q_OBJECT

private slots:
    void flow_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow(
            "E-29 B-12.2 B-12.4 B-16.1 a full dam lets drops pass, the rest leaves the map")
            << RowBody([] {
                   Table table;
                   table.dam("1L", Owner::Italy, 0, 1).dam("8L", Owner::France, 2, 2);
                   table.headstream(Headstream::A, 2).phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("1L"), 1);
                   QCOMPARE(table.drops("8L"), 3);
                   QCOMPARE(table.state().dropsGone, 1);
                   QCOMPARE(table.state().phase, Phase::Scoring);
               });
        QTest::newRow("E-30 B-2.3 the upper dam of a basin fills before the lower one")
            << RowBody([] {
                   Table table;
                   table.dam("2L", Owner::Italy, 1, 1).dam("5U", Owner::Usa, 2, 2);
                   table.dam("5L", Owner::Neutral, 1, 1);
                   table.headstream(Headstream::B, 3).phase(Phase::WaterFlow, 2);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("2L"), 2);
                   QCOMPARE(table.drops("5U"), 3);
                   QCOMPARE(table.drops("5L"), 2);
                   QCOMPARE(table.state().dropsGone, 0);
               });
    }

    void flow() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestWater)
#include "tst_water.moc"
