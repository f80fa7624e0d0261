#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;

int engineersPlaced(const Table& table) {
    return sumOf(table.events(), EventKind::EngineersPlaced, Owner::Usa);
}

/// The kinds of the events, those of the list only, in the order in which they happened.
std::vector<EventKind> kindsOf(const Events& events, std::initializer_list<EventKind> wanted) {
    std::vector<EventKind> kinds;
    for (const Event& event : events)
        if (std::find(wanted.begin(), wanted.end(), event.kind) != wanted.end())
            kinds.push_back(event.kind);
    return kinds;
}

/// The USA with a system of 3 energy a drop, no contracts and no officer.
Table withSystem() {
    Table table;
    table.dam("5L", Owner::Usa, 2, 3).conduit("5A", Owner::Usa).powerhouse("P8_0", Owner::Usa);
    table[kUsa].contracts = {};
    return table;
}

} // namespace

/// Section 8: what a construction does, step by step.
class TestConstruction : public QObject {
    Q_OBJECT

private slots:
    void steps_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("E-16 D-22 B-8.1 B-8.2a four constructions take 1, 2, 3, 3 engineers and "
                      "at last 3 credits")
            << RowBody([] {
                   Table table;
                   table.supply(kUsa, 3, 5, 4).tile(kUsa, Tile::L1Wild);
                   QVERIFY(table.play("usa build 8L base basic_base excavators=3"));
                   QCOMPARE(table[kUsa].engineers, 11);
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa build 8L elevation basic_elevation mixers=2"));
                   QCOMPARE(table[kUsa].engineers, 9);
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa build 10B conduit basic_conduit excavators=2"));
                   QCOMPARE(table[kUsa].engineers, 6);
                   QCOMPARE(table[kUsa].credits, 3);
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa build P8_0 powerhouse basic_powerhouse mixers=2"));
                   QCOMPARE(table[kUsa].engineers, 3);
                   QCOMPARE(table[kUsa].credits, 0);
                   QCOMPARE(engineersPlaced(table), 9);
                   table.turnOf(kUsa).supply(kUsa, 20, 20, 20);
                   table[kUsa].engineers = 12;
                   QVERIFY(table.refuses("usa build 9L base l1_wild excavators=3",
                                         ErrorCode::NoConstructionSpaceLeft, "B-8.1"));
               });
        QTest::newRow("E-17 B-8.2a B-8.2b B-8.2c B-8.2d B-8.2e Paul's first base in the hills")
            << RowBody([] {
                   Table table;
                   QVERIFY(table.play("usa build 5L base basic_base excavators=4"));
                   CompanyState& usa = table[kUsa];
                   QCOMPARE(usa.engineers, 11);
                   QCOMPARE(static_cast<int>(usa.constructions), 1);
                   QVERIFY(!usa.tiles.contains(Tile::BasicBase));
                   QCOMPARE(usa.excavators, 2);
                   QCOMPARE(usa.wheel[4], (WheelSegment{Tile::BasicBase, 4, 0}));
                   QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Usa), 1);
                   QCOMPARE(table.state().map.dams[9], (Dam{Owner::Usa, 0, 0}));
                   QCOMPARE(static_cast<int>(usa.built[0]), 1);
                   QCOMPARE(usa.credits, 6);
               });
        QTest::newRow("B-8.2d what the step brings into the opening returns to supply")
            << RowBody([] {
                   Table table;
                   table[kUsa].tiles.erase(Tile::BasicConduit);
                   table[kUsa].wheel[0] = {Tile::BasicConduit, 6, 1};
                   QVERIFY(table.play("usa build 8L base basic_base excavators=3"));
                   QVERIFY(table[kUsa].tiles.contains(Tile::BasicConduit));
                   QCOMPARE(table[kUsa].excavators, 6 - 3 + 6);
                   QCOMPARE(table[kUsa].mixers, 4 + 1);
               });
        QTest::newRow("B-8.2 B-8.2f R-B6 fee, tile, step, piece, surcharge, income, effect")
            << RowBody([] {
                   Table table;
                   table.dam("9L", Owner::Germany).tile(kGermany, Tile::L3Wild);
                   table.supply(kGermany, 6, 3, 0).turnOf(kGermany);
                   table[kGermany].constructions = 3;
                   QVERIFY(table.play("germany build 8U base l3_wild excavators=3"));
                   QCOMPARE(kindsOf(table.events(),
                                    {EventKind::EngineersPlaced, EventKind::CreditsChanged,
                                     EventKind::WheelFilled, EventKind::WheelTurned,
                                     EventKind::PiecePlaced, EventKind::VpChanged}),
                            (std::vector{EventKind::EngineersPlaced, EventKind::CreditsChanged,
                                         EventKind::WheelFilled, EventKind::WheelTurned,
                                         EventKind::PiecePlaced, EventKind::CreditsChanged,
                                         EventKind::VpChanged, EventKind::VpChanged}));
                   std::vector<Source> sources;
                   for (const Event& event : table.events())
                       if (event.kind == EventKind::CreditsChanged ||
                           event.kind == EventKind::VpChanged)
                           sources.push_back(event.source);
                   QCOMPARE(sources, (std::vector{Source::ActionCost, Source::Surcharge,
                                                  Source::Income, Source::TileEffect}));
                   QCOMPARE(table[kGermany].credits, 0);
                   QCOMPARE(table[kGermany].vp, 10 + 3 + 3);
               });
        QTest::newRow("R-B6 a choice of the income is made before the effect of the tile")
            << RowBody([] {
                   Table table;
                   table.dam("8L", Owner::Usa, 1).tile(kUsa, Tile::L3Elevation);
                   QVERIFY(table.play("usa build 8L elevation l3_elevation mixers=2"));
                   QCOMPARE(table.state().task().kind, TaskKind::ChooseMachines);
                   QCOMPARE(table[kUsa].vp, 10);
                   QVERIFY(table.play("usa choose-machines excavators=1 mixers=0"));
                   QCOMPARE(table[kUsa].vp, 13);
               });
        QTest::newRow("B-8.2e B-8.9 the second base pays its income at once, the third nothing")
            << RowBody([] {
                   Table table;
                   table.dam("9L", Owner::Germany).turnOf(kGermany);
                   QVERIFY(table.play("germany build 8L base basic_base excavators=3"));
                   QCOMPARE(table[kGermany].vp, 13);
                   table.turnOf(kGermany).supply(kGermany, 0, 3, 0);
                   table[kGermany].tiles.insert(Tile::BasicBase);
                   table[kGermany].wheel = {};
                   QVERIFY(table.play("germany build 10L base basic_base excavators=3"));
                   QCOMPARE(table[kGermany].vp, 13);
               });
        QTest::newRow("E-18 B-8.7a a conduit of value 4 costs 8 excavators") << RowBody([] {
            Table table;
            table.supply(kUsa, 0, 8, 0);
            QVERIFY(table.refuses("usa build 5B conduit basic_conduit excavators=7",
                                  ErrorCode::WrongPayment, "B-8.2c"));
            QVERIFY(table.play("usa build 5B conduit basic_conduit excavators=8"));
            QCOMPARE(table[kUsa].excavators, 0);
        });
        QTest::newRow("E-19 B-8.7 B-8.7b powerhouses cost 2, 3, 4 and 5 mixers") << RowBody([] {
            Table table;
            const std::pair<const char*, const char*> moves[] = {
                {"usa build P5_0 powerhouse basic_powerhouse mixers=2",
                 "usa build P5_0 powerhouse basic_powerhouse mixers=3"},
                {"usa build P6_0 powerhouse basic_powerhouse mixers=3",
                 "usa build P6_0 powerhouse basic_powerhouse mixers=2"},
                {"usa build P7_0 powerhouse basic_powerhouse mixers=4",
                 "usa build P7_0 powerhouse basic_powerhouse mixers=3"},
                {"usa build P8_0 powerhouse basic_powerhouse mixers=5",
                 "usa build P8_0 powerhouse basic_powerhouse mixers=4"}};
            for (const auto& [right, wrong] : moves) {
                table.turnOf(kUsa).supply(kUsa, 3, 0, 6);
                table[kUsa].tiles.insert(Tile::BasicPowerhouse);
                table[kUsa].wheel = {};
                QVERIFY(table.refuses(wrong, ErrorCode::WrongPayment, "B-8.2c"));
                QVERIFY(table.play(right));
            }
            QCOMPARE(static_cast<int>(table[kUsa].built[3]), 4);
        });
        QTest::newRow("B-8.10 credits never lie on the wheel") << RowBody([] {
            Table table;
            table.officer(kUsa, Officer::Jordan).supply(kUsa, 12, 1, 0);
            table[kUsa].constructions = 3;
            QVERIFY(table.play("usa build 8U base basic_base excavators=1 replaced=2"));
            QCOMPARE(table[kUsa].credits, 12 - 3 - 6 - 3);
            QCOMPARE(table[kUsa].wheel[4], (WheelSegment{Tile::BasicBase, 1, 0}));
            table.turnOf(kUsa).supply(kUsa, 10, 0, 0);
            QVERIFY(table.play("usa workshop workshop_three_left"));
            table.turnOf(kUsa);
            QVERIFY(table.play("usa workshop workshop_two_left"));
            QCOMPARE(table[kUsa].credits, 10 - 5 - 2);
            QCOMPARE(table[kUsa].excavators, 1);
        });
    }

    void steps() {
        QFETCH(const RowBody, body);
        body();
    }

    void freePieces_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-8.11 a base won needs no engineers, tile or machines and pays its income")
            << RowBody([] {
                   Table table = withSystem();
                   table.hold(kUsa, "green_12");
                   table[kUsa].wheel[0] = {Tile::L1Base, 0, 0};
                   table[kUsa].wheel[1] = {Tile::L1Wild, 0, 0};
                   const CompanyState before = table[kUsa];
                   QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5A P8_0 drops=2",
                                       "usa fulfil green_12"}));
                   QVERIFY(table.refuses("usa place-piece 6L base", ErrorCode::OutsideRewardLimits,
                                         "B-8.11"));
                   QVERIFY(table.refuses("usa place-piece 10B conduit",
                                         ErrorCode::OutsideRewardLimits, "B-8.11"));
                   QVERIFY(table.play("usa place-piece 8L base"));
                   CompanyState& usa = table[kUsa];
                   QCOMPARE(usa.engineers, before.engineers - 2);
                   QCOMPARE(static_cast<int>(usa.constructions), 0);
                   QCOMPARE(usa.excavators, before.excavators);
                   QCOMPARE(usa.credits, before.credits);
                   QCOMPARE(static_cast<int>(usa.built[0]), 2);
                   // The step of the wheel is the second base's income.
                   QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Usa), 1);
                   QVERIFY(usa.tiles.contains(Tile::L1Base) && !usa.tiles.contains(Tile::L1Wild));
               });
        QTest::newRow("B-8.11 refuses a base won in a basin with an own base or on a taken space")
            << RowBody([] {
                   Table table = withSystem();
                   table.hold(kUsa, "red_02").dam("6L", Owner::Germany);
                   QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5A P8_0 drops=3",
                                       "usa fulfil red_02"}));
                   QVERIFY(table.refuses("usa place-piece 5U base", ErrorCode::SecondBaseInBasin,
                                         "B-2.10"));
                   QVERIFY(table.refuses("usa place-piece 6L base", ErrorCode::SiteTaken, "B-2.9"));
                   QVERIFY(table.play("usa place-piece 1L base"));
               });
        QTest::newRow("B-8.11 an elevation won goes on an own dam, not on a third level")
            << RowBody([] {
                   Table table = withSystem();
                   table.hold(kUsa, "yellow_10").dam("9U", Owner::Usa).dam("9L", Owner::Germany);
                   QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5A P8_0 drops=2",
                                       "usa fulfil yellow_10"}));
                   QVERIFY(table.refuses("usa place-piece 5L elevation", ErrorCode::DamAtFullHeight,
                                         "B-2.11"));
                   QVERIFY(table.refuses("usa place-piece 9L elevation", ErrorCode::NotOwnDam,
                                         "B-2.7"));
                   table.supply(kUsa, 0, 0, 0);
                   QVERIFY(table.play("usa place-piece 9U elevation"));
                   QCOMPARE(static_cast<int>(table.state().map.dams[16].elevations), 1);
               });
        QTest::newRow("E-37 B-8.11 the icon conduit 2 gives a conduit of value 1 or 2") << RowBody(
            [] {
                for (const char* place : {"usa place-piece 9A conduit",    // value 1
                                          "usa place-piece 7A conduit"}) { // value 2
                    Table table = withSystem();
                    table.hold(kUsa, "green_11").supply(kUsa, 0, 0, 0);
                    QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5A P8_0 drops=2",
                                        "usa fulfil green_11"}));
                    QVERIFY(table.refuses("usa place-piece 7B conduit",
                                          ErrorCode::OutsideRewardLimits, "B-8.11"));
                    QVERIFY(table.play(place));
                    QCOMPARE(static_cast<int>(table[kUsa].built[2]), 2);
                    QCOMPARE(static_cast<int>(table[kUsa].constructions), 0);
                    QCOMPARE(table[kUsa].tiles.size(), 4);
                    QCOMPARE(table[kUsa].vp, 13); // income of the second conduit
                }
            });
        QTest::newRow("R-B3 a free piece on a red outline costs 3 credits") << RowBody([] {
            Table table = withSystem();
            table.hold(kUsa, "green_12");
            QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5A P8_0 drops=2",
                                "usa fulfil green_12"}));
            table.supply(kUsa, 2, 0, 0);
            QVERIFY(table.refuses("usa place-piece 9U base", ErrorCode::NotEnoughCredits, "R-B3"));
            QVERIFY(table.isOffered("usa place-piece 9L base"));
            table.supply(kUsa, 3, 0, 0);
            QVERIFY(table.play("usa place-piece 9U base"));
            QCOMPARE(table[kUsa].credits, 0);
        });
        QTest::newRow("R-B3 a powerhouse won on a red outline costs 3 credits too") << RowBody([] {
            Table table = withSystem();
            table.hold(kUsa, "yellow_02");
            QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5A P8_0 drops=2",
                                "usa fulfil yellow_02"}));
            table.supply(kUsa, 2, 0, 0);
            QVERIFY(table.refuses("usa place-piece P9_2 powerhouse", ErrorCode::NotEnoughCredits,
                                  "R-B3"));
            QVERIFY(table.refuses("usa place-piece P8_1 powerhouse",
                                  ErrorCode::SecondPowerhouseInBasin, "B-2.10"));
            table.supply(kUsa, 4, 0, 0);
            QVERIFY(table.play("usa place-piece P9_2 powerhouse"));
            QCOMPARE(table[kUsa].credits, 1);
        });
        QTest::newRow("B-8.12 a powerhouse won makes the next one dearer") << RowBody([] {
            Table table = withSystem();
            table.hold(kUsa, "yellow_02");
            QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5A P8_0 drops=2",
                                "usa fulfil yellow_02", "usa place-piece P9_0 powerhouse"}));
            table.turnOf(kUsa).supply(kUsa, 0, 0, 9);
            QVERIFY(table.refuses("usa build P5_0 powerhouse basic_powerhouse mixers=3",
                                  ErrorCode::WrongPayment, "B-8.2c"));
            QVERIFY(table.play("usa build P5_0 powerhouse basic_powerhouse mixers=4"));
        });
    }

    void freePieces() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestConstruction)
#include "tst_construction.moc"
