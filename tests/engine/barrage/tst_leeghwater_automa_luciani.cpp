#include <QtTest>

#include "engine/barrage/automa/contract_plan.h"
#include "engine/barrage/data/contracts.h"
#include "engine/core/rng.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;

// Action tiles: 5 production +0 for green; 10 external work 1 2 3.

/// Luciani before a production of `drops` times the value of the conduit, and the contracts of the
/// example: 2, 3, 6, 6, 9, 10.
Table lucianiTable(const char* dam, const char* conduit, const char* powerhouse, int drops) {
    Table table = officerTable(Officer::Luciani, 5, 1);
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

/// 8.3: Luciani at the level very high.
class TestLeeghwaterAutomaLuciani : public QObject {
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
                   Table table = officerTable(Officer::Luciani, 10, 1);
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
};

QTEST_APPLESS_MAIN(TestLeeghwaterAutomaLuciani)
#include "tst_leeghwater_automa_luciani.moc"
