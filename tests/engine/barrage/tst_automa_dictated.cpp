#include <QtTest>

#include "engine/barrage/data/action_spaces.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;

/// The USA, a human, take a turn that a tile tells, for Germany's Automa has Sekibo.
Table dictated(int tile) {
    Table table(2);
    table.automa(kGermany, Level::VeryHigh).officer(kGermany, Officer::Sekibo);
    layTiles(table, tile, 5);
    table.turnOf(kUsa).supply(kUsa, 6, 0, 0);
    table.state().turn.isDictated = true;
    return table;
}

/// The same with tile 3, a full dam of 3 on 5L, conduit 5A and a powerhouse in basin 8, so that a
/// production with -1 reaches green_10, which asks 3.
Table dictatedProduction() {
    Table table = dictated(3);
    table.dam("5L", Owner::Usa, 2, 3).conduit("5A", Owner::Usa).powerhouse("P8_0", Owner::Usa);
    table.open(Colour::Green, "green_10", "green_09");
    return table;
}

Section sectionOfEngineers(const Table& table) {
    for (const Event& event : table.events())
        if (event.kind == EventKind::EngineersPlaced)
            return infoOf(ActionSpace(event.index)).section;
    return Section::Bank;
}

} // namespace

/// P-9: what the tile tells a human and what stays the human's own.
class TestAutomaDictated : public QObject {
    Q_OBJECT

private slots:
    void turns_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("P-9 the cost on the tile is paid in VP, credits stay") << RowBody([] {
            // Tile 4: no system, no machines for a mountain base, then an excavator for 2 VP.
            Table table = dictated(4);
            const int vp = table[kUsa].vp;
            QCOMPARE(nextMove(table), "usa automa-buy-machines engineers=1 vp=2 excavators=1");
            QVERIFY(table.play("usa automa-buy-machines engineers=1 vp=2 excavators=1"));
            QCOMPARE(table[kUsa].vp, vp - 2);
            QCOMPARE(table[kUsa].credits, 6);
            QCOMPARE(table[kUsa].excavators, 1);
        });
        QTest::newRow("P-9 engineers are placed as an Automa places them") << RowBody([] {
            // One engineer on the first free space of the section, whatever that space asks.
            Table table = dictated(4);
            for (int i = 0; i < kActionSpaceCount; ++i)
                if (infoOf(ActionSpace(i)).section == Section::MachineryShop &&
                    infoOf(ActionSpace(i)).engineers == 1)
                    table.state().spaces[static_cast<std::size_t>(i)] = {Owner::Germany, 1};
            QVERIFY(table.play("usa automa-buy-machines engineers=1 vp=2 excavators=1"));
            QCOMPARE(table[kUsa].engineers, 11);
            QCOMPARE(sectionOfEngineers(table), Section::MachineryShop);
        });
        QTest::newRow("P-9 a machine of choice is the human's choice") << RowBody([] {
            // Tile 1: nothing to produce, fill, build or turn, then any machine for 3 VP.
            Table table = dictated(1);
            QCOMPARE(nextMove(table), "usa automa-buy-machines engineers=1 vp=3 any=1");
            QVERIFY(table.play("usa automa-buy-machines engineers=1 vp=3 any=1"));
            QCOMPARE(table.state().task().kind, TaskKind::ChooseMachines);
            QVERIFY(!isAutomaToDecide(table.state()));
            QVERIFY(table.isOffered("usa choose-machines excavators=1 mixers=0"));
            QVERIFY(table.isOffered("usa choose-machines excavators=0 mixers=1"));
        });
        QTest::newRow("P-9 the contract of a production is one of the human's own") << RowBody([] {
            Table table = dictatedProduction();
            table.hold(kUsa, "green_11");
            QVERIFY(nextMove(table).startsWith("usa automa-produce engineers=1 bonus=-1 5L 5A"));
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table.state().task().kind, TaskKind::FulfilContract);
            QVERIFY(!isAutomaToDecide(table.state()));
            QVERIFY(table.isOffered("usa fulfil green_11"));
            QVERIFY(table.isOffered("usa decline"));
            QVERIFY(table.refuses("usa fulfil green_10", ErrorCode::ContractNotHeld, "B-11.3"));
        });
        QTest::newRow("P-9 the habits of Automas with an officer are not the human's")
            << RowBody([] {
                   // Tile 1 asks for a base; an Automa with Del Monte would raise the dam instead.
                   Table table = dictated(1);
                   table.officer(kUsa, Officer::DelMonte).supply(kUsa, 6, 6, 6);
                   table.dam("3L", Owner::Usa, 0, 1);
                   QVERIFY(nextMove(table).contains(" base basic_base "));
                   table.automa(kUsa, Level::VeryHigh);
                   QVERIFY(nextMove(table).contains("3L elevation basic_elevation "));
               });
        QTest::newRow("P-9 a foreign conduit costs the human credits") << RowBody([] {
            Table table = dictatedProduction();
            table[kUsa].built[static_cast<std::size_t>(Structure::Conduit)] = 0;
            table.conduit("5A", Owner::Germany);
            const int vp = table[kUsa].vp;
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table[kUsa].credits, 6 - 3);
            QCOMPARE(table[kUsa].vp, vp);
        });
    }
    void turns() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaDictated)
#include "tst_automa_dictated.moc"
