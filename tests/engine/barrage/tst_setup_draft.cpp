#include <functional>
#include <set>

#include <QtTest>

#include "engine/barrage/data/start.h"
#include "engine/barrage/notation.h"
#include "engine/barrage/setup_draft.h"
#include "tests/support/row_body.h"

using namespace barrage;

namespace {

constexpr PlayerRequest kHuman{};
constexpr PlayerRequest automa(Level level) { return {PlayerKind::Automa, level, Tracking::Full}; }

SetupDraft draftFor(std::initializer_list<PlayerRequest> players) {
    SetupDraft draft;
    int number = 0;
    for (const PlayerRequest& player : players)
        draft.seats.push({player, number++, {}, {}, {}});
    return draft;
}

const SeatDraft& seatOfPlayer(const SetupDraft& draft, int player) {
    return *std::find_if(draft.seats.begin(), draft.seats.end(),
                         [player](const SeatDraft& seat) { return seat.player == player; });
}

/// Every completion over many seeds makes a setup that begins, and what is looked at holds.
void forManySeeds(const SetupDraft& draft, const std::function<bool(const SetupDraft&)>& holds) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        core::Rng rng(seed);
        const SetupDraft whole = completed(draft, rng);
        const Setup setup = setupOf(whole);
        QVERIFY2(begin(setup).ok(), formatSetup(setup).c_str());
        QVERIFY2(holds(whole), formatSetup(setup).c_str());
    }
}

} // namespace

/// Setups of which some things are settled and the others drawn.
class TestSetupDraft : public QObject {
    Q_OBJECT

private slots:
    void settled_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-3.1 settled headstream tiles stay where they are") << RowBody([] {
            SetupDraft draft = draftFor({kHuman, kHuman});
            draft.headstreams[1] = HeadstreamTile(8);
            draft.headstreams[3] = HeadstreamTile(1);
            forManySeeds(draft, [](const SetupDraft& whole) {
                return whole.headstreams[1] == HeadstreamTile(8) &&
                       whole.headstreams[3] == HeadstreamTile(1);
            });
        });
        QTest::newRow("B-3.2 B-3.3 settled bonus tiles and objective stay") << RowBody([] {
            SetupDraft draft = draftFor({kHuman, automa(Level::Low)});
            draft.bonusTiles = {BonusTile::Bases, {}, {}, {}, BonusTile::Contracts};
            draft.objective = Objective::WeakestArea;
            forManySeeds(draft, [](const SetupDraft& whole) {
                return whole.bonusTiles[0] == BonusTile::Bases &&
                       whole.bonusTiles[4] == BonusTile::Contracts &&
                       whole.objective == Objective::WeakestArea;
            });
        });
        QTest::newRow("B-3.4 national contracts beyond the players' number are dropped")
            << RowBody([] {
                   SetupDraft draft = draftFor({kHuman, kHuman, kHuman});
                   draft.national = {Contract(9), {}, Contract(4)};
                   forManySeeds(draft, [](const SetupDraft& whole) {
                       return whole.national[0] == Contract(9) && whole.national[1] &&
                              !whole.national[2];
                   });
               });
        QTest::newRow("B-3.5 B-3.6 B-3.7 settled contracts, dams and patents stay") << RowBody([] {
            SetupDraft draft = draftFor({kHuman, kHuman});
            draft.openContracts[2][1] = Contract(54);
            draft.neutralDams[0] = Basin(4);
            draft.patents[0] = Tile::L1Wild;
            draft.patents[2] = Tile::L1Base;
            forManySeeds(draft, [](const SetupDraft& whole) {
                return whole.openContracts[2][1] == Contract(54) &&
                       whole.neutralDams[0] == Basin(4) && whole.patents[0] == Tile::L1Wild &&
                       whole.patents[2] == Tile::L1Base;
            });
        });
        QTest::newRow("B-4.5 a seat keeps its company, officer and starting contract wherever it "
                      "comes to stand")
            << RowBody([] {
                   SetupDraft draft = draftFor({kHuman, kHuman, kHuman, kHuman});
                   draft.seats[1].company = Company::France;
                   draft.seats[2].officer = Officer::Sekibo;
                   draft.seats[3].startingContract = Contract(2);
                   std::set<int> first;
                   forManySeeds(draft, [&first](const SetupDraft& whole) {
                       first.insert(whole.seats[0].player);
                       return seatOfPlayer(whole, 1).company == Company::France &&
                              seatOfPlayer(whole, 2).officer == Officer::Sekibo &&
                              seatOfPlayer(whole, 3).startingContract == Contract(2);
                   });
                   QCOMPARE(first.size(), std::size_t{4});
               });
        QTest::newRow("B-4.7 a settled turn order stays") << RowBody([] {
            SetupDraft draft = draftFor({automa(Level::High), kHuman, kHuman});
            draft.isInTurnOrder = true;
            forManySeeds(draft, [](const SetupDraft& whole) {
                return whole.seats[0].player == 0 && whole.seats[1].player == 1 &&
                       whole.seats[2].player == 2;
            });
        });
        QTest::newRow("A-1.2 what an Automa cannot have is dropped and can be drawn by others")
            << RowBody([] {
                   SetupDraft draft = draftFor({kHuman, automa(Level::High)});
                   draft.seats[1].officer = Officer::Krylov;
                   draft.seats[1].startingContract = Contract(0);
                   bool drawnByHuman = false;
                   forManySeeds(draft, [&drawnByHuman](const SetupDraft& whole) {
                       drawnByHuman |= seatOfPlayer(whole, 0).officer == Officer::Krylov;
                       return !seatOfPlayer(whole, 1).officer &&
                              !seatOfPlayer(whole, 1).startingContract;
                   });
                   QVERIFY(drawnByHuman);
               });
        QTest::newRow("R-B24 settled officers for Sekibo stay and nobody else draws them")
            << RowBody([] {
                   SetupDraft draft = draftFor(
                       {kHuman, automa(Level::Low), automa(Level::Low), automa(Level::Low)});
                   draft.seats[0].officer = Officer::Sekibo;
                   draft.extraOfficers[1] = Officer::Adler;
                   forManySeeds(draft, [](const SetupDraft& whole) {
                       return whole.extraOfficers[1] == Officer::Adler && whole.extraOfficers[0] &&
                              whole.extraOfficers[2];
                   });
               });
        QTest::newRow("R-B24 officers for Sekibo are dropped if nobody has Sekibo") << RowBody([] {
            SetupDraft draft = draftFor({kHuman, kHuman});
            draft.seats[0].officer = Officer::Adler;
            draft.seats[1].officer = Officer::Jordan;
            draft.extraOfficers = {Officer::Fiesler, Officer::Krylov, {}};
            forManySeeds(
                draft, [](const SetupDraft& whole) { return !whole.extraOfficers[0].has_value(); });
        });
        QTest::newRow("B-4.2 B-3.7 the introductory game keeps its fixed seats and no patents")
            << RowBody([] {
                   SetupDraft draft = draftFor({kHuman, kHuman});
                   draft.options.introductory = true;
                   draft.seats[0].company = Company::France;
                   draft.patents[0] = Tile::L1Base;
                   forManySeeds(draft, [](const SetupDraft& whole) {
                       return whole.seats[0].company == kIntroductorySeats[0].company &&
                              whole.seats[0].player == 0 && !whole.patents[0];
                   });
               });
    }

    void settled() {
        QFETCH(const RowBody, body);
        body();
    }

    void open_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-3.1 refuses to begin while something is open") << RowBody([] {
            core::Rng rng(1);
            SetupDraft draft = completed(draftFor({kHuman, kHuman}), rng);
            QVERIFY(begin(setupOf(draft)).ok());
            draft.headstreams[2].reset();
            QCOMPARE(begin(setupOf(draft)).error().rule, std::string_view("B-3.1"));
        });
        QTest::newRow("B-3.9 refuses more players than there are places") << RowBody([] {
            core::Rng rng(1);
            const std::vector<PlayerRequest> five(5);
            QCOMPARE(begin(dealSetup({}, five, rng)).error().rule, std::string_view("B-3.9"));
        });
    }

    void open() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestSetupDraft)
#include "tst_setup_draft.moc"
