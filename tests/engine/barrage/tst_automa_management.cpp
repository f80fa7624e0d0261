#include <QtTest>

#include "engine/barrage/automa_turn.h"
#include "engine/barrage/ids.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;
constexpr Company kItaly = Company::Italy;

/// Turn of Germany's Automa, which has 6 excavators and 4 mixers but no technology tile.
Table turnWith(int tile, Level level = Level::Medium) {
    Table table;
    table.automa(kGermany, level).supply(kGermany, 0, 6, 4).turnOf(kGermany);
    table[kGermany].tiles = {};
    layTiles(table, tile, tile == 20 ? 19 : 20);
    return table;
}

using Figures = QList<int>;
/// VP, excavators, mixers, engineers.
Figures figures(Table& table) {
    const CompanyState& own = table[kGermany];
    return {own.vp, own.excavators, own.mixers, own.engineers};
}

/// Engineers on a space of the management board.
int engineersOn(const Table& table, std::string_view space) {
    return table.state().spaces[parseId<ActionSpace>(space)->index()].engineers;
}

Table withPatents(Tile first, Tile second, Tile third, int tile = 3) {
    Table table = turnWith(tile);
    table.state().turn.hasSweptContracts = tile == 3;
    table.patents(first, second, third);
    return table;
}

} // namespace

/// contract office, workshop, machinery shop, patent office, bank.
class TestAutomaManagement : public QObject {
    Q_OBJECT

private slots:
    void contractOffice_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-5.2 two contracts go under the pile, two come, 2 energy") << RowBody([] {
            Table table = turnWith(3); // green
            table.open(Colour::Green, "green_03", "green_08");
            const auto yellow = table.state().contracts.open[1];
            QCOMPARE(nextMove(table), "germany automa-sweep engineers=1 green energy=2");
            QVERIFY(table.play({"germany automa-sweep engineers=1 green energy=2",
                                "table reveal green_15", "table reveal green_01"}));
            const ContractOffice& office = table.state().contracts;
            QCOMPARE(office.open[0][0], *parseId<Contract>("green_15"));
            QCOMPARE(office.open[0][1], *parseId<Contract>("green_01"));
            QVERIFY(office.open[1] == yellow);
            QCOMPARE(office.piles[0].under.size(), std::size_t(2));
            QCOMPARE(office.piles[0].under[0], *parseId<Contract>("green_03"));
            QCOMPARE(office.piles[0].under[1], *parseId<Contract>("green_08"));
            QCOMPARE(table[kGermany].energy, 2);
            QCOMPARE(table[kGermany].engineers, 11);
            QCOMPARE(engineersOn(table, "contract_office_one_a_left"), 1);
            QVERIFY(table.state().active == kGermany); // dashed
        });
        QTest::newRow("A-5.2 refuses a contract just put under the pile") << RowBody([] {
            Table table = turnWith(3);
            table.open(Colour::Green, "green_03", "green_08");
            QVERIFY(table.play("germany automa-sweep engineers=1 green energy=2"));
            QCOMPARE(table.refusal("table reveal green_03").code, ErrorCode::NotInPile);
        });
        QTest::newRow("A-5.2 the swept ones come back when the pile is used up") << RowBody([] {
            Table table = turnWith(3);
            table.open(Colour::Green, "green_03", "green_08");
            table.state().contracts.piles[0].unseen = {};
            QVERIFY(table.play("germany automa-sweep engineers=1 green energy=2"));
            QCOMPARE(table.state().contracts.open[0][0], *parseId<Contract>("green_03"));
            QCOMPARE(table.state().contracts.open[0][1], *parseId<Contract>("green_08"));
        });
        QTest::newRow("A-5.2 is no production: no company bonus, no contract, no ability")
            << RowBody([] {
                   Table table = turnWith(7, Level::High);
                   for (const std::string_view space : {"P5_0", "P6_0", "P7_0"})
                       table.powerhouse(space, Owner::Germany);
                   QVERIFY(table.play("germany automa-sweep engineers=1 yellow energy=2"));
                   table.revealAll();
                   QCOMPARE(table[kGermany].energy, 2);
                   QVERIFY(table[kGermany].fulfilled.empty());
                   QCOMPARE(table.state().task().kind, TaskKind::TakeTurn);
               });
        QTest::newRow("R-A12 with an unknown pile the slots stay empty and are asked for")
            << RowBody([] {
                   Table table = turnWith(12); // red
                   const TurnPreview turn = resolveTurn(table.state());
                   QVERIFY(emptiedSlots(turn.events()) ==
                           std::vector<Colour>({Colour::Red, Colour::Red}));
                   QVERIFY(!turn.after.contracts.open[2][0].isSet());
                   QVERIFY(!turn.after.contracts.open[2][1].isSet());
                   QVERIFY(turn.after.contracts.open[0][0].isSet());
                   QCOMPARE(turn.steps.size(), std::size_t(2));
               });
    }
    void contractOffice() {
        QFETCH(const RowBody, body);
        body();
    }

    void workshop_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-5.3 everything that comes to the open segment is taken") << RowBody([] {
            Table table = turnWith(2); // 1 engineer, 2 VP, 2 segments
            table[kGermany].wheel[0] = {Tile::BasicBase, 3, 0};
            table[kGermany].wheel[1] = {Tile::L1Wild, 0, 2};
            table[kGermany].wheel[2] = {Tile::BasicConduit, 4, 0};
            QCOMPARE(playTurn(table),
                     QStringList({"germany automa-workshop engineers=1 vp=2 segments=2"}));
            QCOMPARE(figures(table), Figures({8, 9, 6, 11}));
            QVERIFY(table[kGermany].tiles.contains(Tile::BasicBase));
            QVERIFY(table[kGermany].tiles.contains(Tile::L1Wild));
            QVERIFY(!table[kGermany].tiles.contains(Tile::BasicConduit));
            QCOMPARE(table[kGermany].wheel[0].tile, Tile::BasicConduit);
            QCOMPARE(engineersOn(table, "workshop_one_left"), 1);
        });
        QTest::newRow("A-5.3 is performed even if nothing will come back yet") << RowBody([] {
            Table table = turnWith(4);
            table.state().round = 5;
            table[kGermany].wheel[4].mixers = 1;
            QCOMPARE(nextMove(table), "germany automa-workshop engineers=1 vp=0 segments=1");
        });
        QTest::newRow("A-5.3 is not performed with an empty wheel") << RowBody([] {
            Table table = turnWith(5); // workshop, then a machine
            QVERIFY(reasons(table).contains("A-5.3"));
            QCOMPARE(nextMove(table), "germany automa-buy-machines engineers=1 vp=3 any=1");
        });
        QTest::newRow("A-5.3 with one engineer left it does the same") << RowBody([] {
            Table table = turnWith(10); // 2 engineers, 5 VP, 3 segments
            table[kGermany].wheel[2].excavators = 1;
            table[kGermany].engineers = 1;
            playTurn(table);
            QCOMPARE(figures(table), Figures({5, 7, 4, 0}));
        });
        QTest::newRow("A-5.7 a wheel with something on it is turned by one") << RowBody([] {
            Table table = turnWith(15);
            table.patents(Tile::None, Tile::None, Tile::None);
            table[kGermany].wheel[0].excavators = 2;
            QCOMPARE(playTurn(table),
                     QStringList({"germany automa-workshop engineers=1 vp=0 segments=1"}));
            QCOMPARE(figures(table), Figures({10, 8, 4, 11}));
        });
        QTest::newRow("A-5.7 otherwise an engineer goes to the bank for 1 VP") << RowBody([] {
            Table table = turnWith(15);
            table.patents(Tile::None, Tile::None, Tile::None);
            QCOMPARE(playTurn(table), QStringList({"germany automa-bank engineers=1"}));
            QCOMPARE(figures(table), Figures({11, 6, 4, 11}));
            QCOMPARE(table.state().bank[indexOf(kGermany)], 1);
        });
    }
    void workshop() {
        QFETCH(const RowBody, body);
        body();
    }

    void machineryShop_data() {
        QTest::addColumn<int>("tile");
        QTest::addColumn<Figures>("after");
        QTest::newRow("A-5.4 an excavator for 2 VP") << 4 << Figures{8, 7, 4, 11};
        QTest::newRow("A-5.4 a mixer for 3 VP") << 16 << Figures{7, 6, 5, 10}; // after a sweep
        QTest::newRow("A-5.4 two excavators for 4 VP") << 12 << Figures{6, 8, 4, 9};
        QTest::newRow("A-5.4 the rulebook's example: one of each for 5 VP")
            << 20 << Figures{5, 7, 5, 10};
        QTest::newRow("A-5.8 a machine of choice for 3 VP: the kind it has less of")
            << 1 << Figures{7, 6, 5, 11};
    }
    void machineryShop() {
        QFETCH(const int, tile);
        Table table = turnWith(tile);
        playTurn(table);
        QTEST(figures(table), "after");
    }

    void lastRound_data() {
        QTest::addColumn<int>("tile");
        QTest::newRow("A-5.4 no excavator in round 5, although the icon is missing") << 4;
        QTest::newRow("A-5.4 no machines in round 5") << 20;
        QTest::newRow("A-5.8 no machine of choice in round 5 but the bank") << 1;
    }
    void lastRound() {
        QFETCH(const int, tile);
        Table table = turnWith(tile);
        table.state().round = 4;
        QVERIFY(nextMove(table).contains("automa-buy-machines"));
        table.state().round = 5;
        QVERIFY(reasons(table).contains("A-5.4"));
        playTurn(table);
        QCOMPARE(figures(table), Figures({11, 6, 4, 11}));
    }

    void patent_data() {
        QTest::addColumn<RowBody>("body");
        const auto slotOf = [](const Table& table) { return nextMove(table).section("slot=", 1); };

        QTest::newRow("A-5.5 1 engineer and 2 VP for the tile shown") << RowBody([] {
            Table table = withPatents(Tile::L1Conduit, Tile::L1Base, Tile::L1Elevation);
            QCOMPARE(playTurn(table),
                     QStringList({"germany automa-take-patent engineers=1 vp=2 slot=2"}));
            QCOMPARE(figures(table), Figures({8, 6, 4, 11}));
            QVERIFY(table[kGermany].tiles.contains(Tile::L1Base));
        });
        QTest::newRow("A-5.5 a wild tile will do") << RowBody([=] {
            QCOMPARE(slotOf(withPatents(Tile::L1Conduit, Tile::L1Elevation, Tile::L1Wild)), "3");
        });
        QTest::newRow("A-5.5 is not performed if neither is open") << RowBody([] {
            const Table table = withPatents(Tile::L1Conduit, Tile::L1Elevation, Tile::L1Powerhouse);
            QVERIFY(reasons(table).contains("A-5.5"));
            QVERIFY(!nextMove(table).contains("patent"));
        });
        QTest::newRow("A-5.5 of equal level the specific tile before the wild one") << RowBody([=] {
            QCOMPARE(slotOf(withPatents(Tile::L2Wild, Tile::L2Conduit, Tile::L2Base)), "3");
            QCOMPARE(slotOf(withPatents(Tile::L2Base, Tile::L2Conduit, Tile::L2Wild)), "1");
        });
        QTest::newRow("R-A5 the higher level wins, wild or not") << RowBody([=] {
            QCOMPARE(slotOf(withPatents(Tile::L1Base, Tile::L2Wild, Tile::L1Conduit)), "2");
            QCOMPARE(slotOf(withPatents(Tile::L1Wild, Tile::L1Conduit, Tile::L2Base)), "3");
            QCOMPARE(slotOf(withPatents(Tile::L2Base, Tile::L3Base, Tile::L1Wild)), "2");
        });
        QTest::newRow("R-A5 the engineer goes to the first free space, whichever tile is taken")
            << RowBody([] {
                   Table table = withPatents(Tile::L1Conduit, Tile::L1Elevation, Tile::L1Base);
                   playTurn(table);
                   QCOMPARE(engineersOn(table, "patent_office_1"), 1);
                   QCOMPARE(engineersOn(table, "patent_office_3"), 0);
               });
        QTest::newRow("A-5.5 each kind of tile for its structure") << RowBody([=] {
            QCOMPARE(slotOf(withPatents(Tile::L1Powerhouse, Tile::None, Tile::None, 15)), "1");
            Table table = withPatents(Tile::L1Base, Tile::L1Elevation, Tile::L1Conduit, 11);
            table.state().turn.hasSweptContracts = true;
            QCOMPARE(slotOf(table), "3");
            layTiles(table, 7, 20);
            QCOMPARE(slotOf(table), "2");
        });
    }
    void patent() {
        QFETCH(const RowBody, body);
        body();
    }

    void externalWork_data() {
        QTest::addColumn<int>("tile");
        QTest::addColumn<int>("action");
        QTest::newRow("A-3.4 external works are skipped, tile 1-1A-5") << 1 << 4;
        QTest::newRow("A-3.4 external works are skipped, tile 10-10B-12") << 20 << 4;
        QTest::newRow("A-3.4 external works are skipped, tile 4-2B-11") << 4 << 3;
    }
    void externalWork() {
        QFETCH(const int, tile);
        QFETCH(const int, action);
        Table table = turnWith(tile);
        table.supply(kGermany, 0, 20, 20);
        table.state().round = 5; // no machines
        const auto actions = decide(table.state()).actions;
        QCOMPARE(actions[std::size_t(action)].kind, AutomaActionKind::ExternalWork);
        QCOMPARE(actions[std::size_t(action)].because, Because::NoLeeghwater);
        QCOMPARE(playTurn(table), QStringList({"germany automa-bank engineers=1"}));
        QCOMPARE(table.state().active, kItaly);
    }
};

QTEST_APPLESS_MAIN(TestAutomaManagement)

#include "tst_automa_management.moc"
