#include <QtTest>

#include <set>

#include "engine/barrage/data/map.h"
#include "engine/barrage/water/map_queries.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/barrage/sites.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;
constexpr Company kNetherlands = Company::Netherlands;

/// Turn of Germany's Automa with tile 17, a building from the top, and these technology tiles.
Table building(Level level, std::initializer_list<Tile> tiles, int excavators, int mixers) {
    Table table = expansionTable();
    table.automa(kGermany, level).supply(kGermany, 0, excavators, mixers).turnOf(kGermany);
    table[kGermany].tiles = {};
    for (const Tile tile : tiles)
        table.tile(kGermany, tile);
    table[kGermany].built[0] = 5; // no base is left for the action before
    layTiles(table, 17, 1);
    return table;
}

/// Space, structure, tile and payment of the construction.
QString built(const Table& table) {
    const QString move = nextMove(table);
    return move.contains("automa-build") ? move.section(' ', 3) : QString();
}

/// An Automa of the Netherlands in Germany's seat that produces with dam 5L, conduit 5B (4) and
/// powerhouse P10_0; tile 5 prints +0, tile 1 gives the criteria B1 B6 B4, code 1.
Table netherlands(Level level = Level::High) {
    Setup setup = expansionSetup();
    setup.seats[1].company = kNetherlands;
    State state = Table::after(setup).state();
    state.map.dams = {};
    state.dropsPlaced = 0;
    Table table(state);
    table.turnOf(kNetherlands).automa(kNetherlands, level).supply(kNetherlands, 0, 0, 0);
    table[kNetherlands].officer = Officer::None;
    table[kNetherlands].tiles = {};
    table.dam("5L", Owner::Netherlands, 2, 2).conduit("5B", Owner::Netherlands);
    for (const char* space : {"P10_0", "P8_0", "P9_0"})
        table.powerhouse(space, Owner::Netherlands);
    table.open(Colour::Green, "green_03", "green_10");
    table.state().contracts.open[1] = table.state().contracts.open[2] = {};
    layTiles(table, 5, 1);
    return table;
}

bool hasPowerhouse(const Table& table, Basin basin) {
    return hasPowerhouseIn(table.state().map, Owner::Netherlands, basin);
}

/// The dam that gets the drop and what decided it; "" if none does.
QString drop(Table& table) {
    QStringList told;
    while (isAutomaToDecide(table.state()) && table.state().active == kNetherlands) {
        const Decision decision = decide(table.state());
        if (const auto* place = std::get_if<PlaceInDam>(&decision.move.what))
            told += idsOf(Structure::Base, SiteSet{1} << place->dam.value) + " by " +
                    QString::fromStdString(std::string(ruleOf(decision.placement->decidedBy)));
        if (!table.play(nextMove(table).toStdString()))
            break;
        table.revealAll();
    }
    return told.join(' ');
}

} // namespace

/// Sections 8.1 and 8.2 with the Leeghwater Project, and the setup of Automas.
class TestLeeghwaterAutomaLevels : public QObject {
    Q_OBJECT

private slots:
    void tiles_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.2 I building: the VP of the private building at once") << RowBody([] {
            Table table = building(Level::High, {Tile::L1Building}, 12, 12);
            const int before = table[kGermany].vp;
            QCOMPARE(playTurn(table).size(), 1);      // no action of the private building
            QCOMPARE(table[kGermany].vp, before + 5); // control station
        });
        QTest::newRow("8.2 A-1.5 I building: nothing below the level high") << RowBody([] {
            Table table = building(Level::Medium, {Tile::L1Building}, 12, 12);
            const int before = table[kGermany].vp;
            playTurn(table);
            QCOMPARE(table[kGermany].vp, before);
        });
        QTest::newRow("8.2 II building: only the kind of which it has fewer") << RowBody([] {
            QCOMPARE(built(building(Level::High, {Tile::L2Building}, 9, 8)),
                     "control_station_1 building l2_building mixers=3");
            QCOMPARE(built(building(Level::High, {Tile::L2Building}, 8, 9)),
                     "control_station_1 building l2_building excavators=4");
        });
        QTest::newRow("8.2 II building: excavators if it has as many of both") << RowBody([] {
            QCOMPARE(built(building(Level::High, {Tile::L2Building}, 4, 4)),
                     "control_station_1 building l2_building excavators=4");
        });
        QTest::newRow("8.2 II building: not with the other kind, the next building instead")
            << RowBody([] {
                   // 2 mixers do not pay the control station (3), the cofferdam asks for 1
                   QCOMPARE(built(building(Level::High, {Tile::L2Building}, 9, 2)),
                            "cofferdam_1 building l2_building mixers=1");
               });
        QTest::newRow("8.2 II building: both kinds below the level high") << RowBody([] {
            QCOMPARE(built(building(Level::Medium, {Tile::L2Building}, 9, 8)),
                     "control_station_1 building l2_building excavators=4 mixers=3");
        });
        QTest::newRow("8.2 III building: the VP at once") << RowBody([] {
            Table table = building(Level::High, {Tile::L3Building}, 12, 12);
            const int before = table[kGermany].vp;
            playTurn(table);
            QCOMPARE(table[kGermany].vp, before + 5);
        });
        QTest::newRow("8.2 A-6.8 the highest level of the tiles, below high the basic one")
            << RowBody([] {
                   const auto tiles = {Tile::BasicBuilding, Tile::L1Building, Tile::L2Wild};
                   QVERIFY(built(building(Level::High, tiles, 9, 9)).contains(" l2_wild "));
                   QVERIFY(built(building(Level::Medium, tiles, 9, 9)).contains("basic_building"));
                   QVERIFY(built(building(Level::High, {Tile::L1Wild, Tile::L1Building}, 9, 9))
                               .contains("l1_building"));
               });
        QTest::newRow("8.2 II wild: the usual machines first, then the other kind") << RowBody([] {
            QCOMPARE(built(building(Level::High, {Tile::L2Wild}, 9, 9)),
                     "control_station_1 building l2_wild excavators=4 mixers=3");
            QCOMPARE(built(building(Level::High, {Tile::L2Wild}, 9, 1)),
                     "control_station_1 building l2_wild excavators=6 mixers=1");
            QCOMPARE(built(building(Level::High, {Tile::L2Wild}, 2, 9)),
                     "control_station_1 building l2_wild excavators=2 mixers=5");
            QCOMPARE(built(building(Level::High, {Tile::L2Wild}, 5, 1)),
                     "cofferdam_1 building l2_wild excavators=2 mixers=1");
        });
        QTest::newRow("8.2 I wild: no surcharge for the slot") << RowBody([] {
            Table table = building(Level::High, {Tile::L1Wild}, 12, 12);
            putBuilding(table, "control_station_1", Owner::Usa);
            putBuilding(table, "control_station_2", Owner::Italy);
            const int before = table[kGermany].vp;
            playTurn(table);
            QCOMPARE(table[kGermany].vp, before);
            QVERIFY(table.state().buildings.at(slotOf(PrivateBuilding::ControlStation, 2)) ==
                    Owner::Germany);
        });
        QTest::newRow("8.3 Jordan: one machine of a building for 3 VP") << RowBody([] {
            Table table = building(Level::VeryHigh, {Tile::BasicBuilding}, 4, 2);
            table.officer(kGermany, Officer::Jordan);
            QCOMPARE(built(table),
                     "control_station_1 building basic_building excavators=4 mixers=2 replaced=1");
        });
        QTest::newRow("8.3 Jordan: no machine of an external work") << RowBody([] {
            Table table = building(Level::VeryHigh, {}, 0, 0);
            table.officer(kGermany, Officer::Jordan);
            layTiles(table, 10, 1);
            QVERIFY(reasons(table).contains("A-5.6"));
        });
        QTest::newRow("8.3 Del Monte: an elevation instead of a building") << RowBody([] {
            Table table =
                building(Level::VeryHigh, {Tile::BasicBuilding, Tile::BasicElevation}, 12, 12);
            table.dam("9L", Owner::Germany, 0, 1).officer(kGermany, Officer::DelMonte);
            QCOMPARE(nextMove(table),
                     "germany automa-build engineers=2 9L elevation basic_elevation mixers=2");
        });
    }
    void tiles() {
        QFETCH(const RowBody, body);
        body();
    }

    void drops_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.1 Netherlands: the dam of the best other system") << RowBody([] {
            Table table = netherlands();
            table.dam("1L", Owner::Netherlands).conduit("1A", Owner::Usa); // 5 to basin 8
            table.dam("2L", Owner::Netherlands).dam("3L", Owner::Netherlands);
            QCOMPARE(drop(table), "1L by 8.1");
            QCOMPARE(table.drops("1L"), 1);
        });
        QTest::newRow("8.1 P-17 Netherlands: drops that are there count") << RowBody([] {
            Table table = netherlands();
            table.dam("1L", Owner::Netherlands).conduit("1A", Owner::Usa); // 1 x 5
            table.dam("6L", Owner::Netherlands, 2, 1).conduit("6A", Owner::Usa);
            QCOMPARE(drop(table), "6L by 8.1"); // 2 x 4
        });
        QTest::newRow("8.1 P-17 Netherlands: so does the drop itself") << RowBody([] {
            Table table = netherlands();
            table.dam("1L", Owner::Netherlands).conduit("1A", Owner::Usa);       // 1 x 5, now 0
            table.dam("7L", Owner::Netherlands, 2, 1).conduit("7A", Owner::Usa); // 2 x 2, now 2
            QCOMPARE(drop(table), "1L by 8.1");
        });
        QTest::newRow("8.1 B-25.24 Netherlands: not the dam just used, not a full one")
            << RowBody([] {
                   Table table = netherlands();
                   QCOMPARE(drop(table), ""); // only 5L
                   table = netherlands();
                   table.dam("1L", Owner::Netherlands, 0, 1).conduit("1A", Owner::Usa);
                   table.dam("2L", Owner::Netherlands);
                   QCOMPARE(drop(table), "2L by A-6.3");
               });
        QTest::newRow("8.1 Netherlands: without another system the criteria for bases")
            << RowBody([] {
                   Table table = netherlands();
                   table.dam("3L", Owner::Netherlands).dam("2L", Owner::Netherlands);
                   QCOMPARE(drop(table), "2L by C-B6"); // 2B leads to P10_0
                   table = netherlands();
                   table.dam("3L", Owner::Netherlands).dam("2L", Owner::Netherlands);
                   table.conduit("3A", Owner::Usa); // B1, to a basin without its powerhouse
                   QVERIFY(!hasPowerhouse(table, infoOf(ConduitSpace(4)).to));
                   QCOMPARE(drop(table), "3L by C-B1");
               });
        QTest::newRow("8.1 Netherlands: of systems as good as each other the criteria for bases")
            << RowBody([] {
                   Table table = netherlands();
                   table.dam("1L", Owner::Netherlands).conduit("1A", Owner::Usa); // 1 x 5
                   table.dam("2L", Owner::Netherlands).conduit("2B", Owner::Usa); // 1 x 5
                   QCOMPARE(drop(table), "1L by A-6.7");                          // code 1
                   table = netherlands();
                   table.dam("1L", Owner::Netherlands).conduit("1A", Owner::Usa);
                   table.dam("2L", Owner::Netherlands).conduit("2B", Owner::Netherlands);
                   QCOMPARE(drop(table), "2L by C-B1"); // the own conduit
               });
        QTest::newRow("8.1 Netherlands: the criteria choose among the best systems only")
            << RowBody([] {
                   Table table = netherlands();
                   table.dam("7L", Owner::Netherlands, 2, 2).conduit("7A", Owner::Usa); // 3 x 2
                   table.dam("8L", Owner::Netherlands, 2, 2).conduit("8B", Owner::Usa); // 3 x 2
                   table.dam("1L", Owner::Netherlands).conduit("1A", Owner::Usa); // 1 x 5, first B1
                   QCOMPARE(drop(table), "8L by C-B4"); // below its powerhouse
               });
        QTest::newRow("8.1 Netherlands: not below the level high") << RowBody([] {
            Table table = netherlands(Level::Medium);
            table.dam("2L", Owner::Netherlands);
            QCOMPARE(drop(table), "");
        });
        QTest::newRow("8.1 Netherlands: not before the third powerhouse") << RowBody([] {
            Table table = netherlands();
            table.dam("2L", Owner::Netherlands);
            table[kNetherlands].built[3] = 2;
            QCOMPARE(drop(table), "");
        });
    }
    void drops() {
        QFETCH(const RowBody, body);
        body();
    }

    void setup_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-2.4 an Automa starts with 5 basic tiles") << RowBody([] {
            core::Rng rng(3);
            Options options;
            options.leeghwater = true;
            const std::vector<PlayerRequest> players{
                {}, {PlayerKind::Automa, Level::Medium, Tracking::Full}};
            const State state = begin(dealSetup(options, players, rng)).value();
            const CompanyState& own = state.of(state.turnOrder[0]);
            QVERIFY(own.isAutoma());
            QCOMPARE(own.tiles.size(), 5);
            QVERIFY(own.tiles.contains(Tile::BasicBuilding));
            QCOMPARE(own.vp, 16);
            QVERIFY(own.officer == Officer::None);
        });
        QTest::newRow("8.3 officers of the expansion are dealt to Automas, promos are not")
            << RowBody([] {
                   Options options;
                   options.leeghwater = options.promoOfficers = true;
                   std::set<Officer> dealt;
                   for (std::uint64_t seed = 0; seed < 300; ++seed) {
                       core::Rng rng(seed);
                       const std::vector<PlayerRequest> players{
                           {}, {PlayerKind::Automa, Level::VeryHigh, Tracking::Full}};
                       const State state = begin(dealSetup(options, players, rng)).value();
                       const CompanyState& own = state.of(state.turnOrder[0]);
                       dealt.insert(own.officer);
                       QCOMPARE(own.hasArchitect, own.officer == Officer::Battista);
                       QCOMPARE(own.tiles.contains(Tile::Spencer), own.officer == Officer::Spencer);
                   }
                   QCOMPARE(dealt.size(), 11U);
                   QVERIFY(dealt.contains(Officer::Fouche) && !dealt.contains(Officer::Audia));
               });
        QTest::newRow("8.3 refuses officers of the expansion for an Automa without it")
            << RowBody([] {
                   Setup setup = plainSetup(2);
                   setup.seats[0].kind = PlayerKind::Automa;
                   setup.seats[0].level = Level::VeryHigh;
                   setup.seats[0].startingContract = Contract();
                   QVERIFY(begin(setup).ok());
                   setup.seats[0].officer = Officer::Luciani;
                   QVERIFY(!begin(setup).ok());
               });
    }
    void setup() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestLeeghwaterAutomaLevels)
#include "tst_leeghwater_automa_levels.moc"
