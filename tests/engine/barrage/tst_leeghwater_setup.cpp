#include <functional>
#include <set>

#include <QtTest>

#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/invariants.h"
#include "engine/barrage/notation.h"
#include "engine/barrage/setup_draft.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

Setup dealt(std::uint64_t seed, std::size_t players, bool withPromos = false) {
    Options options;
    options.leeghwater = true;
    options.promoOfficers = withPromos;
    core::Rng rng(seed);
    return dealSetup(options, std::vector<PlayerRequest>(players), rng);
}

using Change = std::function<void(Setup&)>;

Seat human(Company company, Officer officer, int contract) {
    Seat seat;
    seat.company = company;
    seat.officer = officer;
    seat.startingContract = Contract(contract);
    return seat;
}

} // namespace

/// B-25.1 to B-25.7: the setup with the Leeghwater Project.
class TestLeeghwaterSetup : public QObject {
    Q_OBJECT

private slots:
    void laidOut_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-25.2 five private buildings lie open from the top") << RowBody([] {
            const State state = Table::after(expansionSetup()).state();
            QCOMPARE(state.buildings.inPlay.size(), std::size_t(5));
            QCOMPARE(state.buildings.inPlay[0], PrivateBuilding::ControlStation);
            QCOMPARE(state.buildings.inPlay[4], PrivateBuilding::WindFarm);
            QVERIFY(!brokenInvariant(state));
        });
        QTest::newRow("B-25.3 three works of pile A are open, twelve lie in the piles")
            << RowBody([] {
                   const State state = Table::after(expansionSetup()).state();
                   for (const Work work : state.works.open)
                       QCOMPARE(pileOf(work), 0);
                   QCOMPARE(state.works.pile.size(), 12);
                   QVERIFY(!state.works.pile.contains(Work(0)));
               });
        QTest::newRow("B-25.5 five tiles of each level, the removed ones are gone") << RowBody([] {
            const State state = Table::after(expansionSetup()).state();
            std::array<int, 4> levels{};
            for (const Tile tile : state.patents.pile)
                ++levels[infoOf(tile).level];
            for (const Tile tile : state.patents.open)
                ++levels[infoOf(tile).level];
            QCOMPARE(levels, (std::array{0, 5, 5, 5}));
            QVERIFY(!state.patents.pile.contains(Tile::L2Wild));
            QVERIFY(state.patents.pile.contains(Tile::L2Building));
        });
        QTest::newRow("B-25.5 B-18.4 the building tiles come with their level") << RowBody([] {
            Setup setup = expansionSetup();
            setup.patents = {Tile::L1Base, Tile::L1Elevation, Tile::L1Conduit};
            Table table = Table::after(setup);
            table.phase(Phase::EndOfRound, 1);
            QVERIFY(table.play("table proceed")); // the last two of level I are known
            QCOMPARE(table.state().patents.open[0], Tile::L1Powerhouse);
            QCOMPARE(table.state().patents.open[1], Tile::L1Building);
            QVERIFY(table.isOffered("table open-tile l2_building"));
            QVERIFY(table.refuses("table open-tile l3_building", ErrorCode::NotInPile, "B-18.4"));
        });
        QTest::newRow("B-25.7 five buildings and a basic building tile for everyone")
            << RowBody([] {
                   const State state = Table::after(expansionSetup()).state();
                   for (const Company company : state.turnOrder)
                       QVERIFY(state.of(company).tiles.contains(Tile::BasicBuilding));
                   QCOMPARE(kPiecesPerCompany[4], 5);
               });
        QTest::newRow("B-25.6 B-25.25 B-25.27 the officers' architect and tile") << RowBody([] {
            Setup setup = expansionSetup();
            setup.seats[0].officer = Officer::Battista;
            setup.seats[1].officer = Officer::Spencer;
            const State state = Table::after(setup).state();
            QVERIFY(state.of(Company::Usa).hasArchitect);
            QCOMPARE(state.of(Company::Usa).engineers, std::int16_t(12));
            QVERIFY(state.of(Company::Germany).tiles.contains(Tile::Spencer));
            QVERIFY(!state.of(Company::Usa).tiles.contains(Tile::Spencer));
        });
        QTest::newRow("B-25.6 Luciani and Battista without the rest of the expansion")
            << RowBody([] {
                   Setup setup = plainSetup(2);
                   setup.seats[0].officer = Officer::Luciani;
                   setup.seats[1].officer = Officer::Battista;
                   QVERIFY(begin(setup).ok());
               });
        QTest::newRow("B-25.1 the base game has nothing of it") << RowBody([] {
            const State state = Table::after(plainSetup()).state();
            QVERIFY(state.works == ExternalWorks{});
            QVERIFY(state.buildings == PrivateBuildings{});
            Table table;
            table.supply(Company::Usa, 9, 9, 9).tile(Company::Usa, Tile::L1Wild);
            QVERIFY(table.refuses("usa build cofferdam_1 building l1_wild excavators=2 mixers=1",
                                  ErrorCode::NotInThisGame, "B-25.1"));
            QVERIFY(table.refuses("usa take-work work_a_1 excavators=1", ErrorCode::NotInThisGame,
                                  "B-25.1"));
        });
    }
    void laidOut() {
        QFETCH(const RowBody, body);
        body();
    }

    void refused_data() {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QByteArray>("rule");
        const auto row = [](const char* name, const char* rule, Change change) {
            QTest::newRow(name) << change << QByteArray(rule);
        };
        row("B-25.1 refuses it with the introductory game", "B-25.1", [](Setup& setup) {
            setup = plainSetup(2);
            setup.options.introductory = true;
            setup.patents = {Tile::None, Tile::None, Tile::None};
            setup.options.leeghwater = true;
        });
        row("B-25.1 refuses parts of it without the option", "B-25.1", [](Setup& setup) {
            setup.options.leeghwater = false;
            setup.patents[2] = Tile::L1Conduit;
        });
        row("B-25.2 refuses four private buildings", "B-25.2",
            [](Setup& setup) { setup.buildings.pop(); });
        row("B-25.2 refuses a private building twice", "B-25.2",
            [](Setup& setup) { setup.buildings[1] = setup.buildings[0]; });
        row("B-25.2 refuses a private building there is not", "B-25.2",
            [](Setup& setup) { setup.buildings[1] = static_cast<PrivateBuilding>(10); });
        row("B-25.3 refuses a work of pile B", "B-25.3",
            [](Setup& setup) { setup.works[2] = Work(5); });
        row("B-25.3 refuses a work twice", "B-25.3",
            [](Setup& setup) { setup.works[2] = Work(0); });
        row("B-25.3 refuses a place without a work", "B-25.3",
            [](Setup& setup) { setup.works[2] = Work(); });
        row("B-25.5 refuses a removed tile of another level", "B-25.5",
            [](Setup& setup) { setup.removedTiles[1] = Tile::L1Conduit; });
        row("B-25.5 refuses a removed tile that lies open", "B-25.5",
            [](Setup& setup) { setup.removedTiles[0] = Tile::L1Base; });
        row("B-25.5 refuses a level without a removed tile", "B-25.5",
            [](Setup& setup) { setup.removedTiles[2] = Tile::None; });
        row("B-25.4 B-3.2 refuses a new bonus tile in the base game", "B-3.2", [](Setup& setup) {
            setup = plainSetup(2);
            setup.bonusTiles[0] = BonusTile::Buildings;
        });
        row("B-25.6 B-4.5 refuses the Netherlands in the base game", "B-4.5", [](Setup& setup) {
            setup = plainSetup(2);
            setup.seats[0].company = Company::Netherlands;
        });
        row("B-25.6 refuses Spencer in the base game", "B-25.6", [](Setup& setup) {
            setup = plainSetup(2);
            setup.seats[0].officer = Officer::Spencer;
        });
        row("B-25.6 refuses Fouche for Sekibo to copy in the base game", "B-25.6",
            [](Setup& setup) {
                setup = plainSetup(3);
                setup.seats[0].officer = Officer::Sekibo;
                setup.extraOfficers = {Officer::Fouche};
            });
        row("R-B34 B-29.5 refuses a reading of the slots there is not", "B-29.5", [](Setup& setup) {
            setup.options.rulings.buildingSlots = static_cast<BuildingSlots>(2);
        });
    }
    void refused() {
        QFETCH(const Change, change);
        QFETCH(const QByteArray, rule);
        Setup setup = expansionSetup();
        QVERIFY(begin(setup).ok());
        change(setup);
        const auto begun = begin(setup);
        QVERIFY(!begun);
        QCOMPARE(QByteArray(std::string(begun.error().rule).c_str()), rule);
    }

    void drawn_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-25.2 B-25.3 B-25.4 B-25.5 B-25.6 everything is drawn sooner or later")
            << RowBody([] {
                   std::set<PrivateBuilding> buildings;
                   std::set<int> works;
                   std::set<Tile> removed;
                   std::set<Tile> open;
                   std::set<BonusTile> bonus;
                   std::set<Company> companies;
                   std::set<Officer> officers;
                   for (std::uint64_t seed = 0; seed < 300; ++seed) {
                       const Setup setup = dealt(seed, 2 + seed % 3);
                       QVERIFY2(begin(setup).ok(), formatSetup(setup).c_str());
                       for (const PrivateBuilding building : setup.buildings)
                           buildings.insert(building);
                       for (const Work work : setup.works)
                           works.insert(work.value);
                       removed.insert(setup.removedTiles.begin(), setup.removedTiles.end());
                       open.insert(setup.patents.begin(), setup.patents.end());
                       bonus.insert(setup.bonusTiles.begin(), setup.bonusTiles.end());
                       for (const Seat& seat : setup.seats) {
                           companies.insert(seat.company);
                           officers.insert(seat.officer);
                       }
                   }
                   QCOMPARE(buildings.size(), std::size_t(10));
                   QCOMPARE(works.size(), std::size_t(5));
                   QCOMPARE(removed.size(), std::size_t(18));
                   QCOMPARE(open.size(), std::size_t(6));
                   QCOMPARE(bonus.size(), std::size_t(8));
                   QCOMPARE(companies.size(), std::size_t(5));
                   QCOMPARE(officers.size(), std::size_t(11));
               });
        QTest::newRow("B-25.30 promo officers are dealt with their option only, never to Automas")
            << RowBody([] {
                   std::set<Officer> officers;
                   for (std::uint64_t seed = 0; seed < 300; ++seed)
                       for (const Seat& seat : dealt(seed, 4, true).seats)
                           officers.insert(seat.officer);
                   QCOMPARE(officers.size(), std::size_t(16));
                   Options options;
                   options.promoOfficers = true;
                   for (std::uint64_t seed = 0; seed < 100; ++seed) {
                       core::Rng rng(seed);
                       const std::vector<PlayerRequest> players{
                           {}, {PlayerKind::Automa, Level::VeryHigh, Tracking::Full}};
                       QVERIFY(begin(dealSetup(options, players, rng)).ok());
                   }
               });
        QTest::newRow("B-25.2 B-25.5 what is settled at the table stays as it is") << RowBody([] {
            SetupDraft draft;
            draft.options.leeghwater = true;
            for (int i = 0; i < 3; ++i)
                draft.seats.push({PlayerRequest{}, i, {}, {}, {}});
            draft.seats[1].company = Company::Netherlands;
            draft.buildings[3] = PrivateBuilding::Cofferdam;
            draft.works[1] = Work(4);
            draft.removedTiles[0] = Tile::L1Building;
            draft.patents[0] = Tile::L1Wild;
            for (std::uint64_t seed = 0; seed < 200; ++seed) {
                core::Rng rng(seed);
                const SetupDraft whole = completed(draft, rng);
                const Setup setup = setupOf(whole);
                QVERIFY2(begin(setup).ok(), formatSetup(setup).c_str());
                QCOMPARE(setup.buildings[3], PrivateBuilding::Cofferdam);
                QCOMPARE(setup.works[1], Work(4));
                QCOMPARE(setup.removedTiles[0], Tile::L1Building);
                QCOMPARE(setup.patents[0], Tile::L1Wild);
                QVERIFY(parseSetup(formatSetup(setup)) == setup);
            }
        });
        QTest::newRow("B-25.1 a draft without the option drops its parts") << RowBody([] {
            SetupDraft draft;
            for (int i = 0; i < 2; ++i)
                draft.seats.push({PlayerRequest{}, i, {}, {}, {}});
            draft.buildings[0] = PrivateBuilding::Cofferdam;
            draft.works[1] = Work(4);
            draft.removedTiles[0] = Tile::L1Building;
            core::Rng rng(1);
            QVERIFY(begin(setupOf(completed(draft, rng))).ok());
        });
    }
    void drawn() {
        QFETCH(const RowBody, body);
        body();
    }

    void notation() {
        Setup setup = expansionSetup(2);
        setup.options.promoOfficers = true;
        setup.options.rulings.buildingSlots = BuildingSlots::All;
        setup.seats = {human(Company::Netherlands, Officer::Luciani, 1),
                       human(Company::Italy, Officer::Octavius, 0)};
        const std::string line = formatSetup(setup);
        QVERIFY(line.find(" leeghwater=yes promo_officers=yes building_slots=all seats=") !=
                std::string::npos);
        QVERIFY(line.ends_with(
            " buildings=control_station,cofferdam,financial_division,loan_agency,wind_farm "
            "works=work_a_1,work_a_2,work_a_3 removed_tiles=l1_wild,l2_wild,l3_wild"));
        QVERIFY(parseSetup(line) == setup);
        const std::string plain = formatSetup(plainSetup(2));
        for (const char* word : {"leeghwater", "promo", "building", "work"})
            QVERIFY2(plain.find(word) == std::string::npos, word);
    }
};

QTEST_APPLESS_MAIN(TestLeeghwaterSetup)
#include "tst_leeghwater_setup.moc"
