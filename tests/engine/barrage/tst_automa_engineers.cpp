#include <QtTest>

#include "engine/barrage/ids.h"
#include "engine/barrage/notation.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;

Table germanAutoma(int players = 4, Level level = Level::Medium) {
    Table table(players);
    table.automa(kGermany, level).supply(kGermany, 0, 30, 30).turnOf(kGermany);
    return table;
}

Occupancy at(const Table& table, std::string_view space) {
    return table.state().spaces[parseId<ActionSpace>(space)->index()];
}

void occupy(Table& table, std::initializer_list<std::string_view> spaces) {
    for (const std::string_view space : spaces)
        table.state().spaces[parseId<ActionSpace>(space)->index()] = {Owner::Usa, 1};
}

int beside(const Table& table, Section section) {
    return table.state().beside[static_cast<std::size_t>(section)][indexOf(kGermany)];
}

bool offersPass(const Table& table) {
    for (const Move& move : legalMoves(table.state()))
        if (std::holds_alternative<Pass>(move.what))
            return true;
    return false;
}

/// The next turn of the Automa begins with this tile; where no tile was visible before, 20 gives
/// the criteria.
bool uncover(Table& table, std::string_view tile) {
    const bool hasCriteria =
        table.state().deck.criteriaTile != 0 || table.play("table automa-tile 20");
    return hasCriteria && table.play("table automa-tile " + std::string(tile));
}

/// The same with any tile. Each of them ends with the bank for 1 engineer.
bool uncoverAny(Table& table) {
    bool isDone = true;
    while (isDone && table.state().task().kind == TaskKind::RevealAutomaTile)
        isDone = table.play(formatMove(legalMoves(table.state()).front()));
    return isDone;
}

} // namespace

/// P-7, P-8: an Automa's engineers and the length of its turn.
class TestAutomaEngineers : public QObject {
    Q_OBJECT

private slots:
    void turns_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-1.7 an Automa with engineers takes a turn and never passes")
            << RowBody([] {
                   Table table = germanAutoma(2);
                   table[kUsa].engineers = 0;
                   for (int left = 12; left > 0; --left) {
                       QCOMPARE(decider(table.state()), Actor::Germany);
                       QCOMPARE(table[kGermany].engineers, left);
                       QVERIFY(!offersPass(table));
                       QVERIFY(table.play("germany automa-bank engineers=1"));
                       QVERIFY(uncoverAny(table));
                   }
                   QVERIFY(table[kGermany].passed);
                   QCOMPARE(table.state().phase, Phase::WaterFlow);
               });
        QTest::newRow("A-1.7 no turn without an engineer, whatever the tiles") << RowBody([] {
            Table table = germanAutoma(2, Level::High);
            table.tile(kGermany, Tile::L1Powerhouse).tile(kGermany, Tile::L3Base);
            table[kGermany].engineers = 1;
            QVERIFY(table.isOffered(
                "germany automa-build engineers=0 P5_0 powerhouse l1_powerhouse mixers=2"));
            QVERIFY(table.play({"germany automa-bank engineers=1", "usa bank engineers=1"}));
            QCOMPARE(decider(table.state()), Actor::Usa); // Germany has passed by itself
            QVERIFY(table[kGermany].passed);
        });
        QTest::newRow("A-1.7 the engineers left are enough for a construction") << RowBody([] {
            Table table = germanAutoma();
            table[kGermany].engineers = 1;
            QVERIFY(!table.isOffered("germany automa-build engineers=2 5L base basic_base "
                                     "excavators=4"));
            QVERIFY(table.play("germany automa-build engineers=1 5L base basic_base excavators=4"));
            QCOMPARE(table[kGermany].engineers, 0);
            QCOMPARE(table[kGermany].builtOf(Structure::Base), 1);
        });
        QTest::newRow("A-1.7 the engineers left are enough for a production with +2")
            << RowBody([] {
                   Table table = germanAutoma();
                   table.dam("1L", Owner::Germany, 0, 1).conduit("1B", Owner::Germany);
                   table.powerhouse("P5_0", Owner::Germany);
                   table[kGermany].engineers = 1;
                   QVERIFY(
                       table.play("germany automa-produce engineers=1 bonus=2 1L 1B P5_0 drops=1"));
                   QCOMPARE(table[kGermany].energy, 6);
                   QCOMPARE(table[kGermany].engineers, 0);
               });
        QTest::newRow("A-1.7 the engineers left are enough for three segments") << RowBody([] {
            Table table = germanAutoma();
            table[kGermany].engineers = 1;
            table[kGermany].wheel[2] = {Tile::None, 3, 0};
            QVERIFY(table.play("germany automa-workshop engineers=1 vp=5 segments=3"));
            QCOMPARE(table[kGermany].excavators, 33);
            QCOMPARE(table[kGermany].vp, 5);
        });
        QTest::newRow("A-1.7 refuses fewer engineers than the tile says while there are more")
            << RowBody([] {
                   Table table = germanAutoma();
                   table[kGermany].engineers = 2;
                   const Error error = table.refusal(
                       "germany automa-build engineers=1 5L base basic_base excavators=4");
                   QCOMPARE(error.code, ErrorCode::NotEnoughEngineers);
                   QCOMPARE(error.rule, std::string_view("A-1.7"));
               });
        QTest::newRow("A-1.7 refuses more engineers than the tile says") << RowBody([] {
            const Table table = germanAutoma();
            for (const std::string_view move :
                 {"germany automa-bank engineers=2", "germany automa-water engineers=2 A=1",
                  "germany automa-build engineers=3 5L base basic_base excavators=4",
                  "germany automa-take-patent engineers=2 vp=2 slot=1",
                  "germany automa-sweep engineers=2 green energy=2"}) {
                const Error error = table.refusal(move);
                QCOMPARE(error.code, ErrorCode::NotEnoughEngineers);
                QCOMPARE(error.rule, std::string_view("A-1.7"));
            }
        });
        QTest::newRow("A-1.7 a dashed action goes on while engineers are left") << RowBody([] {
            Table table = germanAutoma();
            table[kGermany].engineers = 3;
            QVERIFY(table.play("germany automa-water engineers=1 A=1 B=1"));
            QCOMPARE(decider(table.state()), Actor::Germany);
            QVERIFY(table.play("germany automa-sweep engineers=1 red energy=2"));
            table.revealAll();
            QCOMPARE(table[kGermany].energy, 2);
            QCOMPARE(decider(table.state()), Actor::Germany);
            QVERIFY(table.play("germany automa-bank engineers=1"));
            QCOMPARE(decider(table.state()), Actor::Italy);
        });
        QTest::newRow("A-1.7 a dashed action with the last engineer ends the turn") << RowBody([] {
            Table table = germanAutoma();
            table[kGermany].engineers = 1;
            QVERIFY(table.play("germany automa-water engineers=1 A=2"));
            QCOMPARE(decider(table.state()), Actor::Italy);
            QVERIFY(!table[kGermany].passed); // that is found when its turn comes
        });
        QTest::newRow("A-1.7 sweeping with the last engineer ends the turn") << RowBody([] {
            Table table = germanAutoma(4, Level::High);
            table.tile(kGermany, Tile::L3Base);
            table[kGermany].engineers = 1;
            QVERIFY(table.play("germany automa-sweep engineers=1 green energy=2"));
            table.revealAll();
            QCOMPARE(decider(table.state()), Actor::Italy);
        });
        QTest::newRow("P-7 refuses water management twice in a turn") << RowBody([] {
            Table table = germanAutoma(2);
            QVERIFY(table.play("germany automa-water engineers=1 flowing A=1"));
            for (const std::string_view move : {"germany automa-water engineers=1 A=1",
                                                "germany automa-water engineers=1 flowing A=1"}) {
                const Error error = table.refusal(move);
                QCOMPARE(error.code, ErrorCode::AlreadyDoneThisTurn);
                QCOMPARE(error.rule, std::string_view("P-7"));
            }
            QVERIFY(table.play({"germany automa-bank engineers=1", "usa bank engineers=1"}));
            QVERIFY(uncover(table, "1"));
            QVERIFY(table.play("germany automa-water engineers=1 A=1")); // the next turn
        });
        QTest::newRow("P-7 refuses the contract office twice in a turn") << RowBody([] {
            Table table = germanAutoma(2);
            QVERIFY(table.play("germany automa-sweep engineers=1 green energy=2"));
            table.revealAll();
            const Error error = table.refusal("germany automa-sweep engineers=1 red energy=2");
            QCOMPARE(error.code, ErrorCode::AlreadyDoneThisTurn);
            QCOMPARE(error.rule, std::string_view("P-7"));
            QVERIFY(table.play("germany automa-water engineers=1 D=1")); // the other one
            QVERIFY(table.play({"germany automa-bank engineers=1", "usa bank engineers=1"}));
            QVERIFY(uncover(table, "16"));
            QVERIFY(table.play("germany automa-sweep engineers=1 red energy=2"));
            QCOMPARE(table[kGermany].energy, 4);
        });
    }
    void turns() {
        QFETCH(const RowBody, body);
        body();
    }

    void places_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-1.8 six constructions in a round with 2 engineers each") << RowBody([] {
            Table table = germanAutoma(2);
            table[kUsa].engineers = 0;
            table.tile(kGermany, Tile::L1Base).tile(kGermany, Tile::L2Base);
            QVERIFY(table.play("germany automa-build engineers=2 5L base basic_base excavators=4"));
            QVERIFY(uncover(table, "1"));
            QVERIFY(table.play("germany automa-build engineers=2 6L base l1_base excavators=4"));
            QVERIFY(uncover(table, "2"));
            QVERIFY(table.play("germany automa-build engineers=2 7L base l2_base excavators=4"));
            QVERIFY(table.play({
                "table automa-tile 5",
                "germany automa-build engineers=2 5L elevation basic_elevation mixers=3",
                "table automa-tile 9",
                "germany automa-build engineers=2 5A conduit basic_conduit excavators=6",
                "table automa-tile 15",
                "germany automa-build engineers=2 P8_0 powerhouse basic_powerhouse mixers=2",
            }));
            QCOMPARE(table[kGermany].engineers, 0);
            QCOMPARE(table[kGermany].builtOf(Structure::Base), 3);
            QCOMPARE(table[kGermany].vp, 10 + 3); // the second base; no fee for a fourth space
        });
        QTest::newRow("A-1.9 the first space of the section") << RowBody([] {
            Table table = germanAutoma();
            QVERIFY(table.play("germany automa-workshop engineers=2 vp=5 segments=3"));
            QVERIFY(at(table, "workshop_one_left") == (Occupancy{Owner::Germany, 2}));
            QCOMPARE(table[kGermany].engineers, 10);
        });
        QTest::newRow("A-1.9 left column downwards") << RowBody([] {
            Table table = germanAutoma();
            occupy(table, {"workshop_one_left"});
            QVERIFY(table.play("germany automa-workshop engineers=1 vp=0 segments=1"));
            QVERIFY(at(table, "workshop_two_left") == (Occupancy{Owner::Germany, 1}));
            QCOMPARE(table[kGermany].vp, 10);
        });
        QTest::newRow("A-1.9 then the right column, its fee is not paid") << RowBody([] {
            Table table = germanAutoma();
            occupy(table, {"machinery_shop_excavator_left", "machinery_shop_any_left",
                           "machinery_shop_both_left"});
            QVERIFY(table.play("germany automa-buy-machines engineers=1 vp=3 mixers=1"));
            QVERIFY(at(table, "machinery_shop_excavator_right") == (Occupancy{Owner::Germany, 1}));
            QCOMPARE(table[kGermany].vp, 7);
            QCOMPARE(table[kGermany].mixers, 31);
        });
        QTest::newRow("A-1.9 a gap in the left column before the right column") << RowBody([] {
            Table table = germanAutoma();
            occupy(table, {"contract_office_one_a_left", "contract_office_two_left",
                           "contract_office_one_a_right"});
            QVERIFY(table.play("germany automa-sweep engineers=1 green energy=2"));
            QCOMPARE(at(table, "contract_office_one_b_left").owner, Owner::Germany);
        });
        QTest::newRow("A-1.9 blocked spaces are not free: three players") << RowBody([] {
            Table table = germanAutoma(3);
            occupy(table, {"contract_office_one_a_left"});
            QVERIFY(table.play("germany automa-sweep engineers=1 green energy=2"));
            QCOMPARE(at(table, "contract_office_two_left").owner, Owner::Germany);
        });
        QTest::newRow("A-1.9 blocked spaces are not free: two players") << RowBody([] {
            Table table = germanAutoma(2);
            occupy(table, {"workshop_one_left"});
            QVERIFY(table.play("germany automa-workshop engineers=1 vp=2 segments=2"));
            QCOMPARE(at(table, "workshop_three_left").owner, Owner::Germany);
        });
        QTest::newRow("A-1.9 the tile decides the action, not the space") << RowBody([] {
            Table table = germanAutoma();
            table.dam("1L", Owner::Germany, 0, 1).conduit("1B", Owner::Germany);
            table.powerhouse("P5_0", Owner::Germany);
            QVERIFY(table.play("germany automa-produce engineers=1 bonus=-2 1L 1B P5_0 drops=1"));
            QVERIFY(at(table, "turbine_station_plus_2_left") == (Occupancy{Owner::Germany, 1}));
            QCOMPARE(table[kGermany].energy, 2);
        });
        QTest::newRow("A-1.9 a flowing drop from the space of the waiting ones") << RowBody([] {
            Table table = germanAutoma();
            table.dam("1L", Owner::Usa);
            QVERIFY(table.play("germany automa-water engineers=1 flowing A=1"));
            QCOMPARE(at(table, "water_management_two_drops_left").owner, Owner::Germany);
            QCOMPARE(table.drops("1L"), 1);
        });
        QTest::newRow("A-1.9 beside the section if no space is free") << RowBody([] {
            Table table = germanAutoma();
            occupy(table,
                   {"water_management_two_drops_left", "water_management_one_drop_flowing_left",
                    "water_management_two_drops_right", "water_management_one_drop_flowing_right"});
            QVERIFY(table.play(
                {"germany automa-water engineers=1 A=1 C=1", "germany automa-bank engineers=1"}));
            QCOMPARE(beside(table, Section::WaterManagement), 1);
            table.turnOf(kGermany);
            QVERIFY(table.play("germany automa-water engineers=1 flowing D=1"));
            QCOMPARE(beside(table, Section::WaterManagement), 2);
            QCOMPARE(table[kGermany].engineers, 9);
        });
        QTest::newRow("A-1.9 the first patent space whichever tile is taken") << RowBody([] {
            Table table = germanAutoma(2);
            table.patents(Tile::L1Base, Tile::L1Wild, Tile::L1Conduit);
            table.supply(kUsa, 20, 0, 0);
            QVERIFY(table.play("germany automa-take-patent engineers=1 vp=2 slot=3"));
            QVERIFY(table[kGermany].tiles.contains(Tile::L1Conduit));
            QVERIFY(at(table, "patent_office_1") == (Occupancy{Owner::Germany, 1}));
            const Error taken = table.refusal("usa take-patent patent_office_1");
            QCOMPARE(taken.code, ErrorCode::SpaceTaken);
            QCOMPARE(taken.rule, std::string_view("B-7.7"));
            const Error gap = table.refusal("usa take-patent patent_office_3");
            QCOMPARE(gap.code, ErrorCode::NoTile);
            QCOMPARE(gap.rule, std::string_view("B-15.4"));
            QVERIFY(table.play("usa take-patent patent_office_2"));
        });
        QTest::newRow("A-1.9 refuses a space to a human where an Automa stands") << RowBody([] {
            Table table = germanAutoma(2);
            QVERIFY(table.play("germany automa-workshop engineers=1 vp=0 segments=1"));
            const Error error = table.refusal("usa workshop workshop_one_left");
            QCOMPARE(error.code, ErrorCode::SpaceTaken);
            QCOMPARE(error.rule, std::string_view("B-7.7"));
        });
        QTest::newRow("P-8 engineers in the bank and beside a section stay until the round ends")
            << RowBody([] {
                   Table table = germanAutoma(2);
                   occupy(table, {"patent_office_1", "patent_office_2", "patent_office_3"});
                   table[kUsa].engineers = 2;
                   QVERIFY(table.play({"germany automa-bank engineers=1", "usa bank engineers=2"}));
                   QVERIFY(uncover(table, "3"));
                   QVERIFY(table.play("germany automa-take-patent engineers=1 vp=2 slot=1"));
                   while (table.state().phase == Phase::Actions) {
                       QVERIFY(uncoverAny(table));
                       QVERIFY(table.play("germany automa-bank engineers=1"));
                   }
                   for (const Phase phase : {Phase::WaterFlow, Phase::Scoring, Phase::EndOfRound}) {
                       QCOMPARE(table.state().phase, phase);
                       QCOMPARE(table[kGermany].engineers, 0);
                       QCOMPARE(table[kUsa].engineers, 0);
                       QCOMPARE(table.state().bank[indexOf(kGermany)], 11);
                       QCOMPARE(table.state().bank[indexOf(kUsa)], 2);
                       QCOMPARE(beside(table, Section::PatentOffice), 1);
                       QVERIFY(table.play("table proceed"));
                   }
                   QCOMPARE(table[kGermany].engineers, 12);
                   QCOMPARE(table[kUsa].engineers, 12);
                   QCOMPARE(table.state().bank[indexOf(kGermany)], 0);
                   QCOMPARE(table.state().bank[indexOf(kUsa)], 0);
                   QCOMPARE(beside(table, Section::PatentOffice), 0);
               });
    }
    void places() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaEngineers)
#include "tst_automa_engineers.moc"
