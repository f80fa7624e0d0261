#include <QtTest>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/setup_cards.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/invariants.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/row_body.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

int contractsOf(ContractKind kind) {
    return static_cast<int>(std::count_if(kContracts.begin(), kContracts.end(),
                                          [kind](const auto& info) { return info.kind == kind; }));
}

bool isRefused(const Setup& setup, ErrorCode code, std::string_view rule) {
    const auto begun = begin(setup);
    return !begun && begun.error().code == code && begun.error().rule == rule;
}

QList<City> cities(const auto& list) { return QList<City>(list.begin(), list.end()); }

constexpr std::array<SetupCard, kSetupCardsDrawn> cards(int first) {
    return {SetupCard(first - 1), SetupCard(2), SetupCard(9), SetupCard(12)};
}

} // namespace

/// Sections 2 and 3: what a game begins with.
class TestSetup : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("N-2.1 50 contracts: 4 initial, 13 silver, 18 gold, 15 purple")
            << RowBody([] {
                   QCOMPARE(contractsOf(ContractKind::Initial), 4);
                   QCOMPARE(contractsOf(ContractKind::Silver), 13);
                   QCOMPARE(contractsOf(ContractKind::Gold), 18);
                   QCOMPARE(contractsOf(ContractKind::Purple), 15);
               });
        QTest::newRow("N-2.1 refuses a neutral building used twice") << RowBody([] {
            Setup setup = exampleSetup(3);
            setup.neutrals[1].neutral = Neutral(0);
            QVERIFY(isRefused(setup, ErrorCode::UsedTwice, "N-2.1"));
        });
        QTest::newRow("N-2.2 mines have 3, 2, 3 and 2 places, workers are 18") << RowBody([] {
            Table table;
            for (int row = 1; row <= 4; ++row)
                table.mine(Player::First, row, City::Bruex);
            QCOMPARE(freeUraniumPlaces(table.state(), Player::First), 10);
            QCOMPARE(table.own().workers + workersInReserve(table.state(), Player::First), 18);
        });
        QTest::newRow("N-2.4 NA-12 refuses a game for one") << RowBody(
            [] { QVERIFY(isRefused(exampleSetup(1), ErrorCode::WrongPlayerCount, "N-2.4")); });
        QTest::newRow("N-2.4 2, 3 and 4 can play") << RowBody([] {
            for (const int players : {2, 3, 4}) {
                const auto begun = begin(exampleSetup(players));
                QVERIFY(begun.ok());
                QVERIFY(!brokenInvariant(begun.value()));
            }
        });
        QTest::newRow("N-3.9 tiles and contracts left with 2 players") << RowBody([] {
            Table table(2);
            QCOMPARE(int(table.state().stackTiles), 25);
            QCOMPARE(int(table.state().contracts.silver), 4);
            QCOMPARE(int(table.state().contracts.gold), 8);
        });
        QTest::newRow("NT-47 N-3.9 tiles and contracts left with 3 players") << RowBody([] {
            Table table(3);
            QCOMPARE(int(table.state().stackTiles), 30);
            QCOMPARE(int(table.state().contracts.silver), 7);
            QCOMPARE(int(table.state().contracts.gold), 10);
        });
        QTest::newRow("N-3.9 tiles and contracts left with 4 players") << RowBody([] {
            Table table(4);
            QCOMPARE(int(table.state().stackTiles), 40);
            QCOMPARE(int(table.state().contracts.silver), 10);
            QCOMPARE(int(table.state().contracts.gold), 14);
        });
        QTest::newRow("N-3.9 refuses a gold contract among the silver ones") << RowBody([] {
            Setup setup = exampleSetup(3);
            setup.silver[1] = setup.gold[0];
            QVERIFY(isRefused(setup, ErrorCode::WrongContractKind, "N-3.9"));
        });
        QTest::newRow("N-3.10 five tiles, wagons at 1, three nucleum tokens at the segments")
            << RowBody([] {
                   Table table;
                   QCOMPARE(int(table.state().offerTiles), 5);
                   QVERIFY((table.state().coal[0] == CoalWagons{3, 0}));
                   QVERIFY((table.state().coal[1] == CoalWagons{4, 0}));
                   QVERIFY((table.state().segmentNucleum ==
                            std::array<bool, 4>{true, true, true, false}));
               });
        QTest::newRow("N-3.10 refuses a milestone tile twice") << RowBody([] {
            Setup setup = exampleSetup(3);
            setup.milestones[3] = setup.milestones[0];
            QVERIFY(isRefused(setup, ErrorCode::UsedTwice, "N-3.10"));
        });
        QTest::newRow("N-3.13 4 Thaler, 2 workers, 5 tiles, initial contract without reward")
            << RowBody([] {
                   Table table;
                   QCOMPARE(int(table.own().thaler), 4);
                   QCOMPARE(int(table.own().workers), 2);
                   QCOMPARE(actionTiles(table.state(), Player::First), 5);
                   QCOMPARE(int(table.own().vp), 0);
                   QCOMPARE(int(table.own().achievement), 0);
                   QVERIFY(table.own().contracts[3] == Contract(0));
               });
        QTest::newRow("N-3.13 first games begin with 3 workers") << RowBody([] {
            Setup setup = exampleSetup(3);
            setup.options.firstGames = true;
            Table table(setup);
            QCOMPARE(int(table.own().workers), 3);
            QCOMPARE(workersInReserve(table.state(), Player::First), 15);
        });
        QTest::newRow("N-3.13 refuses a silver contract as an initial one") << RowBody([] {
            Setup setup = exampleSetup(3);
            setup.seats[1].initialContract = Contract(6);
            QVERIFY(isRefused(setup, ErrorCode::WrongContractKind, "N-3.13"));
        });
        QTest::newRow("N-3.14 experiment B keeps two special tiles, the others none")
            << RowBody([] {
                   Table table;
                   QCOMPARE(int(table[Player::First].specialTiles), 0);
                   QCOMPARE(int(table[Player::Second].specialTiles), 2);
               });
        QTest::newRow("N-3.14 refuses an experiment twice") << RowBody([] {
            Setup setup = exampleSetup(3);
            setup.seats[2].experiment = Experiment::A;
            QVERIFY(isRefused(setup, ErrorCode::UsedTwice, "N-3.14"));
        });
        QTest::newRow("N-30.1 the initial contract lies in the space that was entered")
            << RowBody([] {
                   Setup setup = exampleSetup(3);
                   setup.facts.lowestSpace = ContractSpace::Uranium;
                   Table table(setup);
                   QVERIFY(table.own().contracts[2] == Contract(0));
                   QVERIFY(!table.own().contracts[3].isSet());
               });
        QTest::newRow("NA-13 refuses a multiplier beyond 9") << RowBody([] {
            Setup setup = exampleSetup(3);
            setup.options.rulings.multipliers[2] = 10;
            QVERIFY(isRefused(setup, ErrorCode::OutOfRange, "NA-13"));
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }

    void map_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("N-3.11 the first card counts with all its rows, three players")
            << RowBody([] {
                   const MapInstructions map = mapInstructions(cards(1), 3);
                   QVERIFY(map.nucleum == Plant::Grimma);
                   QCOMPARE(cities(map.urbanRubble),
                            (QList<City>{City::Grimma, City::Dresden, City::Praha, City::Praha,
                                         City::Goerlitz}));
                   QCOMPARE(cities(map.miningRubble),
                            (QList<City>{City::Pressnitz, City::Joachimsthal, City::Karlsbad}));
                   QCOMPARE(cities(map.neutralBuildings),
                            (QList<City>{City::Leipzig, City::Grimma, City::Zwickau, City::None}));
                   QCOMPARE(map.turbineRubble, 3);
                   QCOMPARE(map.emptyCoalSpaces, 1);
               });
        QTest::newRow("N-3.11 N-3.12 with two players marked cities are passed over")
            << RowBody([] {
                   const MapInstructions map = mapInstructions(cards(7), 2);
                   QCOMPARE(cities(map.urbanRubble), (QList<City>{City::Dresden, City::Grimma}));
                   QCOMPARE(cities(map.miningRubble), (QList<City>{City::Aussig, City::Pressnitz}));
                   QCOMPARE(map.turbineRubble, 0);
               });
        QTest::newRow("N-3.9 four players have no rubble") << RowBody([] {
            const MapInstructions map = mapInstructions(cards(1), 4);
            QVERIFY(map.urbanRubble.empty() && map.miningRubble.empty());
            QCOMPARE(map.turbineRubble, 0);
            QCOMPARE(map.emptyCoalSpaces, 0);
        });
        QTest::newRow("N-3.11 Karlsbad's building is for three and four players") << RowBody([] {
            QVERIFY(mapInstructions(cards(11), 3).neutralBuildings[0] == City::Karlsbad);
            QVERIFY(mapInstructions(cards(11), 2).neutralBuildings[0] == City::None);
        });
        QTest::newRow("N-3.12 cards with an unusual number of cities are doubtful") << RowBody([] {
            for (int card = 1; card <= kSetupCardCount; ++card)
                QCOMPARE(mapInstructions(cards(card), 3).isRubbleDoubtful, card == 2 || card == 6);
        });
        QTest::newRow("N-3.11 the plant of the first card has the fourth nucleum") << RowBody([] {
            Table table;
            for (int i = 0; i < kPlantCount; ++i)
                QCOMPARE(table.state().plantNucleum[std::size_t(i)],
                         static_cast<Plant>(i) == Plant::Grimma);
        });
        QTest::newRow("N-3.11 refuses a neutral building no card names") << RowBody([] {
            Setup setup = exampleSetup(3);
            setup.neutrals[0].city = City::Zwickau;
            QVERIFY(isRefused(setup, ErrorCode::WrongCard, "N-3.11"));
        });
        QTest::newRow("N-3.11 a city without a free plot may be left out") << RowBody([] {
            Setup setup = exampleSetup(3);
            setup.neutrals = {setup.neutrals[0], setup.neutrals[3]};
            QVERIFY(begin(setup).ok());
        });
        QTest::newRow("N-3.11 refuses a card twice") << RowBody([] {
            Setup setup = exampleSetup(3);
            setup.cards[1] = setup.cards[0];
            QVERIFY(isRefused(setup, ErrorCode::UsedTwice, "N-3.11"));
        });
        QTest::newRow("N-3.1 two players play without Görlitz and Karlsbad") << RowBody([] {
            QVERIFY(!isOnMap(City::Goerlitz, MapSide::Two));
            QVERIFY(!isOnMap(City::Karlsbad, MapSide::Two));
            QVERIFY(isOnMap(City::Karlsbad, MapSide::ThreeAndFour));
            QVERIFY(Facts{}.colourOf(City::Praha) == CityColour::Every);
        });
        QTest::newRow("N-3.3 Riesa takes no nucleum") << RowBody([] {
            QVERIFY(!takesNucleum(Plant::Riesa));
            Table table;
            table.ask(TaskKind::PlaceNucleum, Player::First, 0);
            QVERIFY(table.refuses("p1 nucleum riesa", ErrorCode::NotAPlant, "N-3.3"));
        });
        QTest::newRow("N-3.4 NA-7 cities of the coal areas") << RowBody([] {
            const auto of = [](CoalArea area, MapSide side, EasternCoal east) {
                return cities(coalCities(area, side, east));
            };
            QCOMPARE(of(CoalArea::Ruhr, MapSide::Two, EasternCoal::DresdenOnly),
                     (QList<City>{City::Plauen, City::Leipzig}));
            QCOMPARE(of(CoalArea::Silesia, MapSide::ThreeAndFour, EasternCoal::DresdenOnly),
                     (QList<City>{City::Riesa, City::Goerlitz}));
            QCOMPARE(of(CoalArea::Silesia, MapSide::Two, EasternCoal::DresdenOnly),
                     (QList<City>{City::Dresden}));
            QCOMPARE(of(CoalArea::Silesia, MapSide::Two, EasternCoal::RiesaAndDresden),
                     (QList<City>{City::Riesa, City::Dresden}));
        });
    }
    void map() {
        QFETCH(const RowBody, body);
        body();
    }

    void dealtSetupsCanBegin() {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            core::Rng rng(seed);
            const Setup setup = dealSetup({}, 2 + static_cast<int>(seed % 3), exampleFacts(), rng);
            const auto begun = begin(setup);
            QVERIFY(begun.ok());
            QVERIFY(!brokenInvariant(begun.value()));
        }
    }
};

QTEST_APPLESS_MAIN(TestSetup)
#include "tst_setup.moc"
