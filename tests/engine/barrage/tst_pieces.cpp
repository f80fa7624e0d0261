#include <QtTest>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/invariants.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

template <class Matches>
int countContracts(Matches matches) {
    int count = 0;
    for (int i = 0; i < kContractCount; ++i)
        count += matches(Contract(i)) ? 1 : 0;
    return count;
}

/// A table on which the USA can afford anything.
Table richTable() {
    Table table;
    table.supply(Company::Usa, 50, 50, 50);
    return table;
}

} // namespace

/// Sections 1 and 2: what there is and where it may stand.
class TestPieces : public QObject {
    Q_OBJECT

private slots:
    void components_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-1.1 5 bases, 5 elevations, 5 conduits, 4 powerhouses, 12 engineers, 6 "
                      "segments")
            << RowBody([] {
                   QCOMPARE(kPiecesPerCompany, (std::array{5, 5, 5, 4, 5})); // B-25.7 the last
                   QCOMPARE(kEngineersPerCompany, 12);
                   QCOMPARE(kWheelSegments, 6);
                   const State state = Table::after(plainSetup()).state();
                   QCOMPARE(static_cast<int>(state.of(Company::Italy).engineers), 12);
                   QCOMPARE(state.of(Company::Italy).wheel.size(), std::size_t{5}); // one is open
               });
        QTest::newRow("B-1.1 a basic tile for each kind of piece") << RowBody([] {
            Table table = richTable();
            table.dam("5L", Owner::Usa);
            QVERIFY(table.isOffered("usa build 1L base basic_base excavators=5"));
            QVERIFY(table.isOffered("usa build 5L elevation basic_elevation mixers=3"));
            QVERIFY(table.isOffered("usa build 9A conduit basic_conduit excavators=2"));
            QVERIFY(table.isOffered("usa build P5_0 powerhouse basic_powerhouse mixers=2"));
            const Error error = table.refusal("usa build 9A conduit basic_base excavators=2");
            QCOMPARE(error.code, ErrorCode::TileCannotBuild);
            QCOMPARE(error.rule, std::string_view("B-8.3"));
        });
        QTest::newRow("B-1.2 the basic wild tile builds all four kinds in the introductory game")
            << RowBody([] {
                   Table table = richTable();
                   table.state().options.introductory = true;
                   table.dam("5L", Owner::Usa).tile(Company::Usa, Tile::BasicWild);
                   QVERIFY(table.isOffered("usa build 1L base basic_wild excavators=5"));
                   QVERIFY(table.isOffered("usa build 5L elevation basic_wild mixers=3"));
                   QVERIFY(table.isOffered("usa build 9A conduit basic_wild excavators=2"));
                   QVERIFY(table.isOffered("usa build P5_0 powerhouse basic_wild mixers=2"));
               });
        QTest::newRow("B-1.2 B-4.8 refuses the basic wild tile in the full game") << RowBody([] {
            const Table table = Table::after(plainSetup());
            for (const Company company : table.state().turnOrder)
                QVERIFY(!table.state().of(company).tiles.contains(Tile::BasicWild));
            const Error error = richTable().refusal("usa build 1L base basic_wild excavators=5");
            QCOMPARE(error.code, ErrorCode::NoTile);
            QCOMPARE(error.rule, std::string_view("B-8.3"));
        });
        QTest::newRow("B-1.3 4 starting, 6 national and 15 private contracts of each level")
            << RowBody([] {
                   QCOMPARE(countContracts(isStarting), 4);
                   QCOMPARE(countContracts(isNational), 6);
                   QCOMPARE(countContracts(isPrivate), 45);
                   for (const Colour colour : {Colour::Green, Colour::Yellow, Colour::Red})
                       QCOMPARE(countContracts([colour](Contract contract) {
                                    return isPrivate(contract) && colourOf(contract) == colour;
                                }),
                                15);
               });
        QTest::newRow("B-1.3 8 headstream, 6 bonus, 6 objective tiles and 7 officers")
            << RowBody([] {
                   QCOMPARE(kHeadstreamTileCount, 8);
                   QCOMPARE(kBaseBonusTileCount, 6);
                   QCOMPARE(kObjectiveCount, 6);
                   QCOMPARE(static_cast<int>(Officer::Sekibo), 7); // the first is nobody
               });
        QTest::newRow("B-1.3 5 advanced tiles in each of three levels") << RowBody([] {
            std::array<int, 4> levels{};
            for (int i = 0; i < kTileCount; ++i)
                if (!needsLeeghwater(static_cast<Tile>(i)))
                    ++levels[infoOf(static_cast<Tile>(i)).level];
            // Below level I: five basic ones and Krylov's.
            QCOMPARE(levels, (std::array{6, 5, 5, 5}));
        });
        QTest::newRow("B-1.3 refuses a fourth neutral base and a fourth neutral elevation")
            << RowBody([] {
                   Table table = Table::after(plainSetup()); // 1, 2 and 3 high
                   Error error =
                       table.refusal("table correct dam neutral 2L elevations=0 table_differs");
                   QCOMPARE(error.code, ErrorCode::TooManyPieces);
                   QCOMPARE(error.rule, std::string_view("B-1.3"));
                   error = table.refusal("table correct dam neutral 4L elevations=1 table_differs");
                   QCOMPARE(error.code, ErrorCode::TooManyPieces);
                   QCOMPARE(error.rule, std::string_view("B-1.3"));
               });
        QTest::newRow("B-1.4 refuses a sixth base") << RowBody([] {
            Table table = richTable();
            for (const char* space : {"1L", "2L", "3L", "4L", "5L"})
                table.dam(space, Owner::Usa);
            const Error error = table.refusal("usa build 8L base basic_base excavators=3");
            QCOMPARE(error.code, ErrorCode::NoPieceLeft);
            QCOMPARE(error.rule, std::string_view("B-1.4"));
        });
        QTest::newRow("B-1.4 refuses a sixth elevation") << RowBody([] {
            Table table = richTable();
            table.dam("1L", Owner::Usa, 2).dam("2L", Owner::Usa, 2).dam("3L", Owner::Usa, 1);
            const Error error = table.refusal("usa build 3L elevation basic_elevation mixers=4");
            QCOMPARE(error.code, ErrorCode::NoPieceLeft);
            QCOMPARE(error.rule, std::string_view("B-1.4"));
        });
        QTest::newRow("B-1.4 refuses a sixth conduit") << RowBody([] {
            Table table = richTable();
            for (const char* space : {"1A", "1B", "2A", "2B", "3A"})
                table.conduit(space, Owner::Usa);
            const Error error = table.refusal("usa build 9A conduit basic_conduit excavators=2");
            QCOMPARE(error.code, ErrorCode::NoPieceLeft);
            QCOMPARE(error.rule, std::string_view("B-1.4"));
        });
        QTest::newRow("B-1.4 refuses a fifth powerhouse") << RowBody([] {
            Table table = richTable();
            for (const char* space : {"P5_0", "P6_0", "P7_0", "P8_0"})
                table.powerhouse(space, Owner::Usa);
            const Error error =
                table.refusal("usa build P9_0 powerhouse basic_powerhouse mixers=6");
            QCOMPARE(error.code, ErrorCode::NoPieceLeft);
            QCOMPARE(error.rule, std::string_view("B-1.4"));
        });
        QTest::newRow("B-1.5 R-B20 credits and machines beyond the box can be had") << RowBody([] {
            Table table;
            table.supply(Company::Usa, 154, 62, 54);
            table.turnOf(Company::Usa);
            QVERIFY(table.play("usa bank engineers=2"));
            QCOMPARE(static_cast<int>(table[Company::Usa].credits), 156);
            table.turnOf(Company::Usa);
            QVERIFY(table.play("usa buy-machines machinery_shop_both_left"));
            QCOMPARE(static_cast<int>(table[Company::Usa].excavators), 63);
            QCOMPARE(static_cast<int>(table[Company::Usa].mixers), 55);
        });
        QTest::newRow("B-1.5 R-B20 more than 30 drops may be in play; lost ones do not run out")
            << RowBody([] {
                   Table table;
                   table.headstream(Headstream::A, 30);
                   QVERIFY(table.play("usa water water_management_two_drops_left A=2"));
                   QCOMPARE(static_cast<int>(table.state().map.headstreamDrops[0]), 32);
                   table.phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(static_cast<int>(table.state().dropsGone), 32);
                   table.turnOf(Company::Germany);
                   QVERIFY(table.play("germany water water_management_two_drops_right B=2"));
                   QCOMPARE(static_cast<int>(table.state().map.headstreamDrops[1]), 2);
               });
    }

    void components() {
        QFETCH(const RowBody, body);
        body();
    }

    void places_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-2.3 a drop by river passes the powerhouses, then the upper dam has it")
            << RowBody([] {
                   Table table;
                   table.powerhouse("P5_0", Owner::Germany);
                   table.dam("5U", Owner::Usa).dam("5L", Owner::Germany);
                   table.headstream(Headstream::B, 1).phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("5U"), 1);
                   QCOMPARE(table.drops("5L"), 0);
               });
        QTest::newRow("B-2.3 what both dams of a basin let by takes the river onward")
            << RowBody([] {
                   Table table;
                   table.dam("5U", Owner::Usa).dam("5L", Owner::Germany);
                   table.dam("9L", Owner::Italy, 1);
                   table.headstream(Headstream::B, 3).phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("5U"), 1);
                   QCOMPARE(table.drops("5L"), 1);
                   QCOMPARE(table.drops("9L"), 1);
               });
        QTest::newRow("B-2.4 a dam in the basin of the powerhouse catches the drop used there")
            << RowBody([] {
                   Table table;
                   table.dam("2L", Owner::Usa, 0, 1).conduit("2A", Owner::Usa);
                   table.powerhouse("P6_0", Owner::Usa).dam("6U", Owner::France);
                   QVERIFY(table.play("usa produce turbine_station_zero_left 2L 2A P6_0 drops=1"));
                   table.play("usa decline");
                   QCOMPARE(table.drops("2L"), 0);
                   QCOMPARE(table.drops("6U"), 1);
               });
        QTest::newRow("B-2.6 a dam of level 1, 2 or 3 holds as many drops") << RowBody([] {
            for (int elevations = 0; elevations <= 2; ++elevations) {
                Table table;
                table.dam("1L", Owner::Usa, elevations);
                table.headstream(Headstream::A, 4).phase(Phase::WaterFlow, 1);
                QVERIFY(table.play("table proceed"));
                QCOMPARE(table.drops("1L"), elevations + 1);
                QCOMPARE(static_cast<int>(table.state().dropsGone), 3 - elevations);
                QCOMPARE(table.state().map.at(BaseSpace(1)).level(), elevations + 1);
            }
        });
        QTest::newRow("B-2.7 refuses to raise the dam of another company") << RowBody([] {
            Table table = richTable();
            table.dam("5L", Owner::Germany);
            const Error error = table.refusal("usa build 5L elevation basic_elevation mixers=3");
            QCOMPARE(error.code, ErrorCode::NotOwnDam);
            QCOMPARE(error.rule, std::string_view("B-2.7"));
        });
        QTest::newRow("B-2.8 refuses to raise a neutral dam") << RowBody([] {
            Table table = richTable();
            table.dam("5L", Owner::Neutral);
            const Error error = table.refusal("usa build 5L elevation basic_elevation mixers=3");
            QCOMPARE(error.code, ErrorCode::NotOwnDam);
            QCOMPARE(error.rule, std::string_view("B-2.8"));
        });
        QTest::newRow("B-2.9 refuses a base where a dam stands") << RowBody([] {
            for (const Owner owner : {Owner::Germany, Owner::Neutral}) {
                Table table = richTable();
                table.dam("5L", owner);
                const Error error = table.refusal("usa build 5L base basic_base excavators=4");
                QCOMPARE(error.code, ErrorCode::SiteTaken);
                QCOMPARE(error.rule, std::string_view("B-2.9"));
            }
        });
        QTest::newRow("B-2.9 refuses a second conduit on a space") << RowBody([] {
            Table table = richTable();
            table.conduit("5A", Owner::Germany);
            const Error error = table.refusal("usa build 5A conduit basic_conduit excavators=6");
            QCOMPARE(error.code, ErrorCode::SiteTaken);
            QCOMPARE(error.rule, std::string_view("B-2.9"));
        });
        QTest::newRow("B-2.9 refuses a second powerhouse on a space") << RowBody([] {
            Table table = richTable();
            table.powerhouse("P8_0", Owner::Germany);
            const Error error =
                table.refusal("usa build P8_0 powerhouse basic_powerhouse mixers=2");
            QCOMPARE(error.code, ErrorCode::SiteTaken);
            QCOMPARE(error.rule, std::string_view("B-2.9"));
        });
        QTest::newRow("B-2.10 refuses a second own base in a basin") << RowBody([] {
            Table table = richTable();
            table.dam("5U", Owner::Usa);
            const Error error = table.refusal("usa build 5L base basic_base excavators=4");
            QCOMPARE(error.code, ErrorCode::SecondBaseInBasin);
            QCOMPARE(error.rule, std::string_view("B-2.10"));
            QCOMPARE(error.args[0], 5);
        });
        QTest::newRow("B-2.10 refuses a second own powerhouse in a basin") << RowBody([] {
            Table table = richTable();
            table.powerhouse("P11_3", Owner::Usa);
            const Error error =
                table.refusal("usa build P11_0 powerhouse basic_powerhouse mixers=3");
            QCOMPARE(error.code, ErrorCode::SecondPowerhouseInBasin);
            QCOMPARE(error.rule, std::string_view("B-2.10"));
            QCOMPARE(error.args[0], 11);
        });
        QTest::newRow("B-2.10 neutral and foreign dams do not count, nor do own conduits")
            << RowBody([] {
                   Table table = richTable();
                   table.dam("5L", Owner::Neutral).dam("6L", Owner::France);
                   table.powerhouse("P5_0", Owner::France).conduit("5A", Owner::Usa);
                   QVERIFY(table.isOffered("usa build 5U base basic_base excavators=4"));
                   QVERIFY(table.isOffered("usa build 6U base basic_base excavators=4"));
                   QVERIFY(table.isOffered("usa build P5_1 powerhouse basic_powerhouse mixers=2"));
                   QVERIFY(table.isOffered("usa build 5B conduit basic_conduit excavators=8"));
               });
        QTest::newRow("B-2.11 refuses a third elevation") << RowBody([] {
            Table table = richTable();
            table.dam("5L", Owner::Usa, 1);
            QVERIFY(table.isOffered("usa build 5L elevation basic_elevation mixers=3"));
            table.state().map.at(*parseId<BaseSpace>("5L")).elevations = 2;
            const Error error = table.refusal("usa build 5L elevation basic_elevation mixers=3");
            QCOMPARE(error.code, ErrorCode::DamAtFullHeight);
            QCOMPARE(error.rule, std::string_view("B-2.11"));
        });
    }

    void places() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestPieces)
#include "tst_pieces.moc"
