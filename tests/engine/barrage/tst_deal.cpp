#include <map>
#include <set>
#include <vector>

#include <QtTest>

#include "engine/barrage/ids.h"
#include "engine/barrage/invariants.h"
#include "engine/barrage/notation.h"
#include "engine/barrage/setup.h"
#include "tests/support/row_body.h"

using namespace barrage;

namespace {

using Players = std::vector<PlayerRequest>;

constexpr PlayerRequest kHuman{};
constexpr PlayerRequest kLightHuman{PlayerKind::Human, Level::Medium, Tracking::Light};
constexpr PlayerRequest automa(Level level) { return {PlayerKind::Automa, level, Tracking::Full}; }

Setup dealt(const Players& players, std::uint64_t seed, bool introductory = false) {
    Options options;
    options.introductory = introductory;
    core::Rng rng(seed);
    return dealSetup(options, players, rng);
}

/// Setups of many seeds.
std::vector<Setup> manyDealt(const Players& players, bool introductory = false) {
    std::vector<Setup> setups;
    for (std::uint64_t seed = 0; seed < 500; ++seed)
        setups.push_back(dealt(players, seed, introductory));
    return setups;
}

} // namespace

/// Sections 3 and 4 and A-2: setups drawn by the generator.
class TestDeal : public QObject {
    Q_OBJECT

private slots:
    void accepted_data() {
        QTest::addColumn<Players>("players");
        QTest::addColumn<bool>("introductory");

        QTest::newRow("B-4.5 2 humans") << Players(2, kHuman) << false;
        QTest::newRow("B-4.5 3 humans") << Players(3, kHuman) << false;
        QTest::newRow("B-4.5 4 humans") << Players(4, kHuman) << false;
        QTest::newRow("B-4.5 4 humans, some lightly tracked")
            << Players{kHuman, kLightHuman, kLightHuman, kHuman} << false;
        QTest::newRow("B-4.2 2 humans in the introductory game") << Players(2, kHuman) << true;
        QTest::newRow("B-4.2 3 humans in the introductory game") << Players(3, kHuman) << true;
        QTest::newRow("B-4.2 4 humans in the introductory game") << Players(4, kHuman) << true;
        for (const Level level : {Level::Low, Level::Medium, Level::High, Level::VeryHigh}) {
            const std::string name(idOf(level));
            const PlayerRequest other = automa(level);
            QTest::addRow("A-2.1 1 human, 1 Automa %s", name.c_str())
                << Players{kHuman, other} << false;
            QTest::addRow("A-2.1 1 human, 2 Automas %s", name.c_str())
                << Players{kHuman, other, other} << false;
            QTest::addRow("A-2.1 P-1 1 human, 3 Automas %s", name.c_str())
                << Players{kHuman, other, other, other} << false;
            QTest::addRow("A-2.1 2 humans, 2 Automas %s", name.c_str())
                << Players{kHuman, other, kLightHuman, other} << false;
            QTest::addRow("A-2.1 3 humans, 1 Automa %s", name.c_str())
                << Players{kHuman, kHuman, other, kHuman} << false;
        }
        QTest::newRow("A-2.1 1 human, Automas of different levels")
            << Players{automa(Level::VeryHigh), automa(Level::Low), kHuman, automa(Level::High)}
            << false;
    }

    void accepted() {
        QFETCH(const Players, players);
        QFETCH(const bool, introductory);
        for (const Setup& setup : manyDealt(players, introductory)) {
            const auto begun = begin(setup);
            QVERIFY2(begun.ok(), formatSetup(setup).c_str());
            QVERIFY(!brokenInvariant(begun.value()));
            QCOMPARE(setup.seats.size(), players.size());
            QVERIFY(parseSetup(formatSetup(setup)) == setup);
        }
    }

    void draws_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-3.1 every headstream tile comes to every headstream, the same seed the "
                      "same ones")
            << RowBody([] {
                   std::set<std::pair<std::size_t, std::size_t>> seen;
                   for (const Setup& setup : manyDealt(Players(4, kHuman)))
                       for (std::size_t i = 0; i < 4; ++i)
                           seen.insert({i, setup.headstreams[i].index()});
                   QCOMPARE(seen.size(), std::size_t{4 * 8});
                   QVERIFY(dealt(Players(4, kHuman), 7) == dealt(Players(4, kHuman), 7));
                   QVERIFY(dealt(Players(4, kHuman), 7) != dealt(Players(4, kHuman), 8));
               });
        QTest::newRow("B-3.2 every bonus tile comes in every round, and each is left out at times")
            << RowBody([] {
                   std::set<std::pair<std::size_t, BonusTile>> seen;
                   std::set<BonusTile> leftOut;
                   for (const Setup& setup : manyDealt(Players(4, kHuman))) {
                       std::set<BonusTile> there;
                       for (std::size_t i = 0; i < 5; ++i) {
                           seen.insert({i, setup.bonusTiles[i]});
                           there.insert(setup.bonusTiles[i]);
                       }
                       QCOMPARE(there.size(), std::size_t{5});
                       for (int tile = 0; tile < 6; ++tile)
                           if (there.count(static_cast<BonusTile>(tile)) == 0)
                               leftOut.insert(static_cast<BonusTile>(tile));
                   }
                   QCOMPARE(seen.size(), std::size_t{5 * 6});
                   QCOMPARE(leftOut.size(), std::size_t{6});
               });
        QTest::newRow("R-B33 B-3.2 the introductory game never has the tile for advanced tiles")
            << RowBody([] {
                   std::set<std::pair<std::size_t, BonusTile>> seen;
                   for (const Setup& setup : manyDealt(Players(3, kHuman), true))
                       for (std::size_t i = 0; i < 5; ++i) {
                           QVERIFY(setup.bonusTiles[i] != BonusTile::AdvancedTiles);
                           seen.insert({i, setup.bonusTiles[i]});
                       }
                   QCOMPARE(seen.size(), std::size_t{5 * 5});
               });
        QTest::newRow("B-3.3 B-3.4 B-3.5 B-3.6 B-3.7 every tile of each kind is drawn at times")
            << RowBody([] {
                   std::set<Objective> objectives;
                   std::set<Contract> national;
                   std::set<Contract> open;
                   std::set<Basin> basins;
                   std::set<Tile> patents;
                   for (const Setup& setup : manyDealt(Players(2, kHuman))) {
                       objectives.insert(setup.objective);
                       for (const Contract contract : setup.national)
                           national.insert(contract);
                       for (const auto& pair : setup.openContracts)
                           open.insert(pair.begin(), pair.end());
                       basins.insert(setup.neutralDams.begin(), setup.neutralDams.end());
                       patents.insert(setup.patents.begin(), setup.patents.end());
                   }
                   QCOMPARE(objectives.size(), std::size_t{6});
                   QCOMPARE(national.size(), std::size_t{6});
                   QCOMPARE(open.size(), std::size_t{45});
                   QCOMPARE(basins.size(), std::size_t{10});
                   QCOMPARE(patents.size(), std::size_t{5});
               });
        QTest::newRow("B-4.5 every board comes with every officer and every starting contract")
            << RowBody([] {
                   std::set<std::pair<Company, Officer>> pairs;
                   std::set<std::pair<Company, Contract>> contracts;
                   for (const Setup& setup : manyDealt(Players(2, kHuman)))
                       for (const Seat& seat : setup.seats) {
                           pairs.insert({seat.company, seat.officer});
                           contracts.insert({seat.company, seat.startingContract});
                       }
                   QCOMPARE(pairs.size(), std::size_t{4 * 7});
                   QCOMPARE(contracts.size(), std::size_t{4 * 4});
               });
        QTest::newRow("B-4.6 whoever asks first is at any place of the turn order") << RowBody([] {
            std::set<std::size_t> places;
            for (const Setup& setup : manyDealt({kLightHuman, kHuman, kHuman, kHuman}))
                for (std::size_t i = 0; i < 4; ++i)
                    if (setup.seats[i].tracking == Tracking::Light)
                        places.insert(i);
            QCOMPARE(places.size(), std::size_t{4});
        });
        QTest::newRow("B-4.2 B-4.3 the introductory game seats the players as they are given")
            << RowBody([] {
                   const Setup setup = dealt({kHuman, kLightHuman, kHuman}, 11, true);
                   QCOMPARE(setup.seats[1].tracking, Tracking::Light);
                   QCOMPARE(setup.seats[1].company, Company::Germany);
                   QCOMPARE(setup.seats[1].officer, Officer::McDowell);
                   QCOMPARE(setup.seats[2].officer, Officer::Jordan);
                   QVERIFY(setup.seats[2].startingContract == Contract(2));
               });
        QTest::newRow("A-2.2 A-2.3 Automas have any board and stand in front in any order")
            << RowBody([] {
                   std::set<Company> boards;
                   std::map<Level, int> first;
                   for (const Setup& setup :
                        manyDealt({kHuman, automa(Level::Low), automa(Level::High)})) {
                       QCOMPARE(setup.seats[2].kind, PlayerKind::Human);
                       boards.insert(setup.seats[0].company);
                       ++first[setup.seats[0].level];
                   }
                   QCOMPARE(boards.size(), std::size_t{4});
                   QVERIFY(first[Level::Low] > 150); // of 500
                   QVERIFY(first[Level::High] > 150);
               });
        QTest::newRow("P-1 R-B24 Sekibo is dealt three officers to copy") << RowBody([] {
            int games = 0;
            for (const Level level : {Level::Medium, Level::VeryHigh})
                for (const Setup& setup : manyDealt({kHuman, automa(level), automa(level)})) {
                    if (setup.seats[2].officer != Officer::Sekibo) {
                        QVERIFY(setup.extraOfficers.empty());
                        continue;
                    }
                    ++games;
                    QCOMPARE(setup.extraOfficers.size(),
                             std::size_t{level == Level::VeryHigh ? 1U : 3U});
                }
            QVERIFY(games > 50);
        });
    }

    void draws() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestDeal)
#include "tst_deal.moc"
