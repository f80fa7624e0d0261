#include <QtTest>

#include "engine/barrage/bot/contract_plan.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/ids.h"
#include "engine/core/rng.h"
#include "tests/support/automa_turn.h"
#include "tests/support/leeghwater_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;

// Action tiles: 5 production +0 for green; 10 conduit, powerhouse, external work 1 2 3; 17 water,
// base, building; 19 conduit, building, patent, no external work.
// Codes for conduits: tile 1 has 1A, tile 2 has 1B. Orders of works: 1 has 1 2 3, 3 has 3 2 1.

/// Turn of Germany's Automa with the officer and these technology tiles besides the officer's own.
Table withOfficer(Officer officer, int action, int criteria,
                  std::initializer_list<Tile> tiles = {}) {
    Table table = expansionTable();
    table.automa(kGermany, Level::VeryHigh).supply(kGermany, 0, 12, 12).turnOf(kGermany);
    table[kGermany].tiles = {};
    for (const Tile tile : tiles)
        table.tile(kGermany, tile);
    giveOfficer(table, kGermany, officer);
    layTiles(table, action, criteria);
    return table;
}

/// Luciani before a production of `drops` times the value of the conduit, and the contracts of the
/// example: 2, 3, 6, 6, 9, 10.
Table lucianiTable(const char* dam, const char* conduit, const char* powerhouse, int drops) {
    Table table = withOfficer(Officer::Luciani, 5, 1);
    table.supply(kGermany, 0, 0, 0);
    table.dam(dam, Owner::Germany, 2, drops).conduit(conduit, Owner::Germany);
    table.powerhouse(powerhouse, Owner::Germany);
    table.open(Colour::Green, "green_01", "green_06");
    table.open(Colour::Yellow, "yellow_06", "yellow_07");
    table.open(Colour::Red, "red_06", "red_11");
    return table;
}

/// The contracts fulfilled in the turn, in order.
QString fulfilled(Table& table) {
    QStringList contracts;
    for (const QString& move : playTurn(table))
        if (move.contains(" fulfil "))
            contracts += move.section(' ', 2);
    return contracts.join(' ');
}

int architectsUsed(const Table& table) {
    return static_cast<int>(
        std::count_if(table.events().begin(), table.events().end(),
                      [](const Event& event) { return event.kind == EventKind::ArchitectUsed; }));
}

/// Battista with nothing to do but the bank.
Table battistaAtTheBank() {
    Table table = withOfficer(Officer::Battista, 5, 1);
    table.supply(kGermany, 0, 0, 0);
    table.state().round = 5;
    return table;
}

/// A human's first turn of the round while an Automa has Sekibo, with this tile.
Table dictated(int action, Officer officer) {
    Table table = expansionTable(6, 9, 9);
    table.automa(kGermany, Level::VeryHigh).officer(kGermany, Officer::Sekibo);
    giveOfficer(table, kUsa, officer);
    table[kUsa].tiles.erase(Tile::BasicConduit);
    table[kUsa].tiles.erase(Tile::BasicPowerhouse);
    table.state().turn.isDictated = true;
    layTiles(table, action, 1);
    return table;
}

/// Values of a set of contracts from the highest, and where they lie from the right.
struct Ranked {
    bool hasNational = false;
    std::size_t count = 0;
    int sum = 0;
    std::vector<std::pair<int, int>> highestFirst; // energy, place from the left

    friend bool operator<(const Ranked& a, const Ranked& b) {
        return std::tie(a.hasNational, a.count, a.sum, a.highestFirst) <
               std::tie(b.hasNational, b.count, b.sum, b.highestFirst);
    }
};

/// Every subset is looked at on its own.
std::vector<Contract> bestByForce(const State& state, int energy, int discount) {
    std::vector<Contract> all;
    for (const auto& places : state.contracts.open)
        for (const Contract contract : places)
            if (contract.isSet())
                all.push_back(contract);
    for (const Contract contract : state.contracts.national)
        all.push_back(contract);
    Ranked best;
    std::vector<Contract> chosen;
    for (unsigned subset = 1; subset < 1U << all.size(); ++subset) {
        Ranked rank;
        std::vector<Contract> members;
        for (std::size_t i = 0; i < all.size(); ++i)
            if ((subset >> i) & 1U) {
                members.push_back(all[i]);
                rank.hasNational |= isNational(all[i]);
                rank.sum += infoOf(all[i]).energy;
                rank.highestFirst.emplace_back(infoOf(all[i]).energy, int(i));
            }
        rank.count = members.size();
        std::sort(rank.highestFirst.rbegin(), rank.highestFirst.rend());
        const int saved = std::min(discount, rank.highestFirst.front().first);
        if (rank.sum - saved <= energy && best < rank) {
            best = rank;
            chosen = members;
        }
    }
    std::sort(chosen.begin(), chosen.end(),
              [](Contract a, Contract b) { return a.value < b.value; });
    return chosen;
}

} // namespace

/// 8.3: the officers of the Leeghwater Project at the level very high.
class TestLeeghwaterAutomaOfficers : public QObject {
    Q_OBJECT

private slots:
    void luciani_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 Luciani: 2, 3, 6, 6, 9, 10 with 9 energy: 3 and the right 6")
            << RowBody([] {
                   Table table = lucianiTable("5L", "5A", "P8_0", 3);
                   QCOMPARE(fulfilled(table), "yellow_07 green_06");
                   QCOMPARE(table[kGermany].fulfilled.size(), 2);
               });
        QTest::newRow("8.3 Luciani: 2, 3, 6, 6, 9, 10 with 12 energy: 2, 3 and the right 6")
            << RowBody([] {
                   Table table = lucianiTable("5L", "5B", "P10_0", 3);
                   QCOMPARE(fulfilled(table), "yellow_07 green_06 green_01");
               });
        QTest::newRow("8.3 Luciani: a national contract first, with what else is in reach")
            << RowBody([] {
                   Table table = lucianiTable("1L", "1A", "P8_0", 3); // 15: three private ones, too
                   table.national({"national_01", "national_02", "national_03"}); // 13, 13, 14
                   QCOMPARE(fulfilled(table), "national_02 green_01");
               });
        QTest::newRow("8.3 Luciani: the plan is told with the first contract") << RowBody([] {
            Table table = lucianiTable("5L", "5A", "P8_0", 3);
            QVERIFY(table.play(nextMove(table).toStdString()));
            const Decision decision = decide(table.state());
            QVERIFY(decision.contracts.has_value());
            QCOMPARE(decision.contracts->contracts.size(), 2U);
            QCOMPARE(decision.contracts->energy, 9);
            QCOMPARE(decision.contracts->needed, 9);
        });
        QTest::newRow("P-18 Luciani: slots are refilled when all contracts are fulfilled")
            << RowBody([] {
                   Table table = lucianiTable("5L", "5A", "P8_0", 3);
                   table.play({"germany automa-produce engineers=2 bonus=0 5L 5A P8_0 drops=3",
                               "germany fulfil yellow_07"});
                   while (isAutomaToDecide(table.state()) &&
                          table.state().task().kind != TaskKind::FulfilContract)
                       table.play(nextMove(table).toStdString());
                   QVERIFY(table.state().task().kind == TaskKind::FulfilContract);
                   QVERIFY(!table.state().contracts.open[1][1].isSet());
                   table.play("germany fulfil green_06");
                   table.revealAll();
                   for (const auto& places : table.state().contracts.open)
                       for (const Contract contract : places)
                           QVERIFY(contract.isSet());
               });
        QTest::newRow("8.3 A-7.4 Luciani: one contract for energy that is no production")
            << RowBody([] {
                   Table table = withOfficer(Officer::Luciani, 10, 1);
                   openWork(table, 0, "work_b_1"); // 6 energy
                   table.open(Colour::Green, "green_01", "green_06");
                   table.open(Colour::Yellow, "yellow_06", "yellow_07");
                   QCOMPARE(fulfilled(table), "yellow_07");
               });
        QTest::newRow("8.3 without Luciani one contract, the highest") << RowBody([] {
            Table table = lucianiTable("5L", "5A", "P8_0", 3);
            table.officer(kGermany, Officer::None);
            QCOMPARE(fulfilled(table), "red_06");
        });
    }
    void luciani() {
        QFETCH(const RowBody, body);
        body();
    }

    /// The search finds what looking at every subset finds, for France with its discount, too.
    void plansAreTheBest() {
        core::Rng rng(7);
        int several = 0;
        for (int i = 0; i < 1000; ++i) {
            const bool isFrance = rng.below(3) == 0;
            const Company company = isFrance ? Company::France : kGermany;
            Table table = expansionTable();
            table.automa(company, Level::VeryHigh);
            giveOfficer(table, company, Officer::Luciani);
            if (isFrance)
                for (const char* space : {"P8_0", "P9_0", "P10_0"})
                    table.powerhouse(space, Owner::France);
            for (int colour = 0; colour < kColourCount; ++colour)
                for (int slot = 0; slot < 2; ++slot)
                    table.state().contracts.open[std::size_t(colour)][std::size_t(slot)] =
                        rng.below(8) == 0
                            ? Contract()
                            : Contract(kFirstPrivate.value + colour * kPrivatePerColour +
                                       2 * int(rng.below(7)) + slot);
            auto& national = table.state().contracts.national;
            national.clear();
            for (std::uint32_t n = rng.below(4); n > 0; --n)
                national.push(Contract(kFirstNational.value + 2 * int(n - 1) + int(rng.below(2))));
            const int energy = 1 + int(rng.below(40));
            const ContractPlan plan = planContracts(table.state(), company, energy, false);
            std::vector<Contract> planned(plan.contracts.begin(), plan.contracts.end());
            std::sort(planned.begin(), planned.end(),
                      [](Contract a, Contract b) { return a.value < b.value; });
            QVERIFY2(planned == bestByForce(table.state(), energy, isFrance ? 3 : 0),
                     QByteArray::number(i));
            QVERIFY(plan.needed <= energy);
            several += planned.size() > 2;
        }
        QVERIFY(several > 200);
    }

    void battista_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 Battista: the bank with the architect, then another turn")
            << RowBody([] {
                   Table table = battistaAtTheBank();
                   QVERIFY(table.play("germany automa-bank engineers=1"));
                   QCOMPARE(architectsUsed(table), 1);
                   QVERIFY(!table[kGermany].hasArchitect);
                   QVERIFY(table.state().active == kGermany);
                   QVERIFY(table.state().task().kind == TaskKind::RevealAutomaTile);
                   QCOMPARE(table.state().deck.criteriaTile, 5); // the action tile before
                   table.play("table automa-tile 6");
                   QVERIFY(isAutomaToDecide(table.state()));
                   QVERIFY(table.play("germany automa-bank engineers=1"));
                   QCOMPARE(architectsUsed(table), 1);
                   QVERIFY(table.state().active == Company::Italy);
                   QCOMPARE(table[kGermany].engineers, 10);
               });
        QTest::newRow("8.3 Battista: the architect is named before he is placed") << RowBody([] {
            Table table = battistaAtTheBank();
            table.play("germany automa-bank engineers=1");
            const auto placed =
                std::find_if(table.events().begin(), table.events().end(), [](const Event& event) {
                    return event.kind == EventKind::EngineersPlaced;
                });
            QVERIFY(placed != table.events().begin());
            QVERIFY((placed - 1)->kind == EventKind::ArchitectUsed);
        });
        QTest::newRow("8.3 Battista: not with two engineers") << RowBody([] {
            Table table = withOfficer(Officer::Battista, 10, 1);
            QCOMPARE(nextMove(table).section(' ', 1, 2), "automa-take-work engineers=2");
            playTurn(table);
            QCOMPARE(architectsUsed(table), 0);
            QVERIFY(table[kGermany].hasArchitect);
        });
        QTest::newRow("8.3 Battista: not in a dashed action") << RowBody([] {
            Table table = withOfficer(Officer::Battista, 1, 2);
            table.dam("1L", Owner::Germany).supply(kGermany, 0, 0, 0);
            QVERIFY(nextMove(table).startsWith("germany automa-water engineers=1"));
            table.play(nextMove(table).toStdString());
            QCOMPARE(architectsUsed(table), 0);
        });
        QTest::newRow("8.3 Battista: a building for one engineer") << RowBody([] {
            Table table = withOfficer(Officer::Battista, 17, 1, {Tile::BasicBuilding});
            table.play(nextMove(table).toStdString());
            QCOMPARE(architectsUsed(table), 1);
            QVERIFY(table.state().active == kGermany);
        });
        QTest::newRow("8.3 A-1.7 Battista: no other turn without an engineer left") << RowBody([] {
            Table table = battistaAtTheBank();
            table[kGermany].engineers = 1;
            table.play("germany automa-bank engineers=1");
            QCOMPARE(architectsUsed(table), 0);
            QVERIFY(!table[kGermany].hasArchitect);
            QVERIFY(table.state().active == Company::Italy);
        });
        QTest::newRow("8.3 Battista: the architect is back in the next round") << RowBody([] {
            Table table = battistaAtTheBank();
            table.play("germany automa-bank engineers=1");
            table.phase(Phase::EndOfRound, 1).play("table proceed");
            QVERIFY(table[kGermany].hasArchitect);
        });
    }
    void battista() {
        QFETCH(const RowBody, body);
        body();
    }

    void spencer_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 Spencer: an external work instead of a construction") << RowBody([] {
            Table table = withOfficer(Officer::Spencer, 10, 1, {Tile::BasicConduit});
            QCOMPARE(playTurn(table).first(),
                     "germany automa-take-work engineers=1 work_a_1 excavators=1 on_wheel");
            const CompanyState& own = table[kGermany];
            QCOMPARE(own.engineers, 11);
            QVERIFY(own.wheel[4] == (WheelSegment{Tile::Spencer, 1, 0}));
            QVERIFY(!own.tiles.contains(Tile::Spencer));
            QVERIFY(table.state().works.spaces == (std::array<Occupancy, 3>{}));
            QVERIFY(own.works.contains(Work(0)));
            QVERIFY(table.state().active == Company::Italy);
        });
        QTest::newRow("8.3 Spencer: what the tile says while her tile is on the wheel")
            << RowBody([] {
                   Table table = withOfficer(Officer::Spencer, 10, 1, {Tile::BasicConduit});
                   table[kGermany].tiles.erase(Tile::Spencer);
                   table[kGermany].wheel[2].tile = Tile::Spencer;
                   QVERIFY(nextMove(table).contains(" conduit basic_conduit"));
               });
        QTest::newRow("8.3 Spencer: what the tile says if she can pay no work") << RowBody([] {
            Table table = withOfficer(Officer::Spencer, 10, 1, {Tile::BasicConduit});
            for (int place = 0; place < 3; ++place)
                table.state().works.open[std::size_t(place)] = Work(10); // 2 and 4
            table.supply(kGermany, 0, 12, 3);
            QVERIFY(nextMove(table).contains(" conduit basic_conduit"));
        });
        QTest::newRow("8.3 Spencer: the order of the action tile") << RowBody([] {
            QCOMPARE(decide(withOfficer(Officer::Spencer, 6, 1).state()).work->place, 3);
            QCOMPARE(decide(withOfficer(Officer::Spencer, 5, 1).state()).work->place, 2);
        });
        QTest::newRow("8.3 P-16 Spencer: the order of the latest tile that has one") << RowBody([] {
            Table table = withOfficer(Officer::Spencer, 17, 3);
            QCOMPARE(decide(table.state()).work->place, 3);
            QCOMPARE(decide(table.state()).work->tile, 3);
            layTiles(table, 19, 17);
            QCOMPARE(decide(table.state()).work->place, 1); // none is known: from the top
            QCOMPARE(decide(table.state()).work->tile, 0);
            table.state().deck.discard = {17, 11, 6};
            QCOMPARE(decide(table.state()).work->place, 2);
            QCOMPARE(decide(table.state()).work->tile, 11);
        });
        QTest::newRow("8.3 Spencer: refuses more engineers, or the wheel without her tile")
            << RowBody([] {
                   Table table = withOfficer(Officer::Spencer, 10, 1);
                   QVERIFY(table.refuses(
                       "germany automa-take-work engineers=2 work_a_1 excavators=1 on_wheel",
                       ErrorCode::NotEnoughEngineers, "A-1.7"));
                   table[kGermany].tiles = {};
                   QVERIFY(table.refuses(
                       "germany automa-take-work engineers=1 work_a_1 excavators=1 on_wheel",
                       ErrorCode::NoTile, "B-25.27"));
               });
    }
    void spencer() {
        QFETCH(const RowBody, body);
        body();
    }

    void fouche_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 Fouche: a building for 1 engineer instead of any construction")
            << RowBody([] {
                   Table table = withOfficer(Officer::Fouche, 10, 1,
                                             {Tile::BasicConduit, Tile::BasicBuilding});
                   QCOMPARE(nextMove(table),
                            "germany automa-build engineers=1 control_station_1 building "
                            "basic_building excavators=4 mixers=3");
                   playTurn(table);
                   QCOMPARE(table[kGermany].engineers, 11);
               });
        QTest::newRow("8.3 Fouche: A of the conduit code from the top, B from the bottom")
            << RowBody([] {
                   const auto slot = [](int action, int criteria) {
                       return nextMove(withOfficer(Officer::Fouche, action, criteria,
                                                   {Tile::BasicBuilding}))
                           .section(' ', 3, 3);
                   };
                   QCOMPARE(slot(10, 1), "control_station_1"); // 1A
                   QCOMPARE(slot(10, 2), "wind_farm_1");       // 1B
                   QCOMPARE(slot(17, 2), "wind_farm_1");       // whatever the arrow says
                   QCOMPARE(slot(19, 1), "control_station_1");
               });
        QTest::newRow("8.3 Fouche: what the tile says if no building is possible") << RowBody([] {
            Table table =
                withOfficer(Officer::Fouche, 10, 1, {Tile::BasicConduit, Tile::BasicBuilding});
            table.supply(kGermany, 0, 12, 0);
            QVERIFY(nextMove(table).startsWith("germany automa-build engineers=2"));
            QVERIFY(nextMove(table).contains(" conduit "));
        });
        QTest::newRow("8.3 Fouche: her own space is never used") << RowBody([] {
            Table table = withOfficer(Officer::Fouche, 10, 1);
            putBuilding(table, "financial_division_1", Owner::Germany);
            QVERIFY(table.refuses("germany use-building financial_division officer",
                                  ErrorCode::WrongPlayer, "A-1.0"));
        });
    }
    void fouche() {
        QFETCH(const RowBody, body);
        body();
    }

    void dictatedTurns_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.3 P-9 Sekibo: a human takes the work the tile says, for credits")
            << RowBody([] {
                   Table table = dictated(10, Officer::Adler);
                   QCOMPARE(nextMove(table),
                            "usa automa-take-work engineers=2 work_a_1 excavators=1");
                   table.play(nextMove(table).toStdString());
                   QCOMPARE(table[kUsa].credits, 9);
                   QCOMPARE(table[kUsa].engineers, 10);
               });
        QTest::newRow("8.3 P-9 Sekibo: a human's building closes no space") << RowBody([] {
            Table table = dictated(19, Officer::Adler);
            QCOMPARE(nextMove(table).section(' ', 2, 3), "engineers=1 wind_farm_1");
            table.play(nextMove(table).toStdString());
            table.turnOf(kUsa).supply(kUsa, 9, 0, 0);
            QVERIFY(table.isOffered("usa use-building wind_farm left"));
        });
        QTest::newRow("8.3 P-9 Sekibo: a human's Spencer keeps the machines") << RowBody([] {
            Table table = dictated(10, Officer::Spencer);
            QCOMPARE(nextMove(table),
                     "usa automa-take-work engineers=2 work_a_1 excavators=1 on_wheel");
            table.play(nextMove(table).toStdString());
            QVERIFY(table.state().works.spaces[0] == (Occupancy{Owner::Usa, 2}));
            QVERIFY(table[kUsa].wheel[4] == (WheelSegment{Tile::Spencer, 1, 0}));
        });
        QTest::newRow("8.3 P-9 Sekibo: a human's Battista is asked about the architect")
            << RowBody([] {
                   Table table = dictated(19, Officer::Battista);
                   table.play(nextMove(table).toStdString());
                   QVERIFY(table.isOffered("usa go-on"));
                   table.play("usa go-on");
                   QVERIFY(table.state().active == kUsa);
                   QVERIFY(!table.state().turn.isDictated);
               });
    }
    void dictatedTurns() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestLeeghwaterAutomaOfficers)
#include "tst_leeghwater_automa_officers.moc"
