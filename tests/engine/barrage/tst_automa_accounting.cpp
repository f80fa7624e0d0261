#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;
constexpr Company kItaly = Company::Italy;

using Figures = QList<int>;

/// It is Germany's turn, and Germany is an Automa.
Table automaTable(Level level = Level::Medium, int players = 4) {
    Table table(players);
    table.automa(kGermany, level).supply(kGermany, 0, 12, 12).turnOf(kGermany);
    return table;
}

/// Turn of the company, which can produce with one drop of value 4 into basin 5 and has other
/// powerhouses elsewhere.
Table readyToProduce(Company company, Level level, int powerhouses) {
    Table table;
    const Owner own = ownerOf(company);
    table.automa(company, level).dam("1L", own, 0, 1).conduit("1B", own);
    for (const std::string_view space : {"P5_0", "P6_0", "P10_0", "P12_0"})
        if (powerhouses-- > 0)
            table.powerhouse(space, own);
    table.turnOf(company);
    return table;
}

/// VP, credits of the producer and of the conduit's owner after two drops: Germany through Italy's.
Figures throughConduit(bool producerIsAutoma, bool ownerIsAutoma, int vp = 10) {
    Table table;
    table.dam("1L", Owner::Germany, 1, 2).conduit("1B", Owner::Italy);
    table.powerhouse("P5_0", Owner::Germany);
    if (producerIsAutoma)
        table.automa(kGermany);
    if (ownerIsAutoma)
        table.automa(kItaly);
    table[kGermany].vp = static_cast<std::int16_t>(vp);
    table.turnOf(kGermany);
    table.play(producerIsAutoma ? "germany automa-produce engineers=2 bonus=0 1L 1B P5_0 drops=2"
                                : "germany produce turbine_station_zero_left 1L 1B P5_0 drops=2");
    return {table[kGermany].vp, table[kGermany].credits, table[kItaly].vp, table[kItaly].credits};
}

Setup automaSetup(Level level, Officer officer, Contract contract) {
    Setup setup = plainSetup(3);
    setup.seats[0].kind = PlayerKind::Automa;
    setup.seats[0].level = level;
    setup.seats[0].officer = officer;
    setup.seats[0].startingContract = contract;
    return setup;
}

} // namespace

/// what an Automa is, has and pays.
class TestAutomaAccounting : public QObject {
    Q_OBJECT

private slots:
    void player_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-1.0 refuses a space for 4 players if an Automa is the third")
            << RowBody([] {
                   Table table(3);
                   table.automa(kGermany);
                   const Error error = table.refusal("usa buy-machines machinery_shop_any_left");
                   QCOMPARE(error.code, ErrorCode::SpaceBlocked);
                   QCOMPARE(error.rule, std::string_view("B-3.8"));
               });
        QTest::newRow("A-1.0 an Automa as the fourth player opens the spaces for 4") << RowBody([] {
            Table table;
            table.automa(kGermany);
            QVERIFY(table.isOffered("usa buy-machines machinery_shop_any_left"));
        });
        QTest::newRow("A-1.0 an Automa counts for the number of national contracts") << RowBody([] {
            Setup setup = automaSetup(Level::Medium, Officer::None, Contract());
            QCOMPARE(setup.national.size(), std::size_t(2));
            QVERIFY(begin(setup).ok());
            setup.national.pop();
            QCOMPARE(begin(setup).error().rule, std::string_view("B-3.4"));
        });
        QTest::newRow("A-1.0 an Automa is ranked and takes its place in the turn order") << RowBody(
            [] {
                Table table(2);
                table.automa(kGermany).phase(Phase::Scoring, 1);
                table[kGermany].energy = 4;
                table[kUsa].energy = 1;
                QVERIFY(table.play("table proceed"));
                const auto ranked = [&](Owner who) {
                    return sumOf(table.events(), EventKind::VpChanged, who, Source::EnergyRanking);
                };
                QCOMPARE(ranked(Owner::Germany), 6);
                QCOMPARE(ranked(Owner::Usa), 2);
                QVERIFY(table.play("table proceed"));
                QCOMPARE(table.state().turnOrder[1], kGermany);
            });
        QTest::newRow("A-1.0 refuses a second base in a basin to an Automa too") << RowBody([] {
            Table table = automaTable();
            table.dam("5L", Owner::Germany);
            const Error error =
                table.refusal("germany automa-build engineers=2 5U base basic_base excavators=4");
            QCOMPARE(error.code, ErrorCode::SecondBaseInBasin);
            QCOMPARE(error.rule, std::string_view("B-2.10"));
        });
        QTest::newRow("A-1.0 refuses a human's actions to an Automa") << RowBody([] {
            const Table table = automaTable();
            for (const std::string_view move :
                 {"germany bank engineers=1", "germany workshop workshop_one_left", "germany pass",
                  "germany build 5L base basic_base excavators=4"}) {
                const Error error = table.refusal(move);
                QCOMPARE(error.code, ErrorCode::WrongPlayer);
                QCOMPARE(error.rule, std::string_view("A-1.0"));
            }
        });
        QTest::newRow("A-1.0 refuses an Automa's actions to a human") << RowBody([] {
            const Table table;
            const Error error = table.refusal("usa automa-bank engineers=1");
            QCOMPARE(error.code, ErrorCode::WrongPlayer);
            QCOMPARE(error.rule, std::string_view("A-1.0"));
        });
        QTest::newRow("A-1.2 an Automa begins without officer and starting contract")
            << RowBody([] {
                   for (const Level level : {Level::Low, Level::Medium, Level::High}) {
                       const auto begun = begin(automaSetup(level, Officer::None, Contract()));
                       QVERIFY(begun.ok());
                       QVERIFY(begun.value().of(kUsa).contracts.empty());
                       QCOMPARE(begun.value().of(kUsa).officer, Officer::None);
                       QCOMPARE(begun.value().of(kUsa).credits, 0);
                   }
               });
        QTest::newRow("A-1.2 at the level very high an Automa has an officer") << RowBody([] {
            const auto begun = begin(automaSetup(Level::VeryHigh, Officer::DelMonte, Contract()));
            QVERIFY(begun.ok());
            QCOMPARE(begun.value().of(kUsa).officer, Officer::DelMonte);
            QVERIFY(begun.value().of(kUsa).contracts.empty());
        });
        QTest::newRow("A-1.2 refuses an officer below very high") << RowBody([] {
            for (const Level level : {Level::Low, Level::Medium, Level::High}) {
                const auto begun = begin(automaSetup(level, Officer::DelMonte, Contract()));
                QCOMPARE(begun.error().code, ErrorCode::WrongOfficer);
                QCOMPARE(begun.error().rule, std::string_view("A-1.2"));
            }
        });
        QTest::newRow("A-1.2 refuses very high without an officer") << RowBody([] {
            const auto begun = begin(automaSetup(Level::VeryHigh, Officer::None, Contract()));
            QCOMPARE(begun.error().code, ErrorCode::WrongOfficer);
            QCOMPARE(begun.error().rule, std::string_view("A-1.2"));
        });
        QTest::newRow("A-1.2 refuses a starting contract") << RowBody([] {
            const auto begun = begin(automaSetup(Level::Medium, Officer::None, Contract(0)));
            QCOMPARE(begun.error().code, ErrorCode::WrongStartingContract);
            QCOMPARE(begun.error().rule, std::string_view("A-1.2"));
        });
    }
    void player() {
        QFETCH(const RowBody, body);
        body();
    }

    void creditsAreVp_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-1.1 a credit of the bank is 1 VP") << RowBody([] {
            Table table = automaTable();
            QVERIFY(table.play("germany automa-bank engineers=1"));
            QCOMPARE(table[kGermany].vp, 11);
            QCOMPARE(table[kGermany].credits, 0);
        });
        QTest::newRow("A-1.1 costs are VP, even below zero") << RowBody([] {
            Table table = automaTable();
            table[kGermany].vp = 1;
            QVERIFY(table.play("germany automa-workshop engineers=2 vp=5 segments=3"));
            QCOMPARE(table[kGermany].vp, -4);
            table.turnOf(kGermany);
            QVERIFY(table.play("germany automa-buy-machines engineers=1 vp=2 excavators=1"));
            QCOMPARE(table[kGermany].vp, -6);
            QCOMPARE(table[kGermany].excavators, 13);
            table.turnOf(kGermany);
            QVERIFY(table.play("germany automa-take-patent engineers=1 vp=2 slot=1"));
            QCOMPARE(table[kGermany].vp, -8);
        });
        QTest::newRow("A-1.1 a red building space costs 3 VP") << RowBody([] {
            Table table = automaTable();
            table[kGermany].vp = 2;
            QVERIFY(table.play("germany automa-build engineers=2 5U base basic_base excavators=4"));
            QCOMPARE(table[kGermany].vp, -1);
        });
        QTest::newRow("A-1.1 credits of a contract are VP") << RowBody([] {
            Table table = readyToProduce(kGermany, Level::Medium, 1);
            table.open(Colour::Green, "green_03", "green_10");
            QVERIFY(table.play({"germany automa-produce engineers=2 bonus=0 1L 1B P5_0 drops=1",
                                "germany fulfil green_10"})); // 4 VP, 2 credits
            QCOMPARE(table[kGermany].vp, 10 + 6);
        });
        QTest::newRow("A-1.1 credits of an income are VP, at once and in phase 1") << RowBody([] {
            Table table = automaTable();
            table.dam("5L", Owner::Germany, 1);
            QVERIFY(table.play(
                "germany automa-build engineers=2 5L elevation basic_elevation mixers=3"));
            QCOMPARE(table[kGermany].vp, 13);
            table.phase(Phase::IncomeAndHeadstreams, 2);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table[kGermany].vp, 16);
        });
        QTest::newRow("A-1.1 credits of the energy track are VP") << RowBody([] {
            Table table = automaTable();
            table[kGermany].energy = 11;
            table[kUsa].energy = 12;
            table.phase(Phase::Scoring, 1);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table[kGermany].vp, 10 + 2 + 5); // second, 5 credits
        });
        QTest::newRow("A-1.1 a total of 0 gives 3 VP for the credits and takes 3 VP")
            << RowBody([] {
                   Table table = automaTable();
                   table[kUsa].energy = 12;
                   table.phase(Phase::Scoring, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table[kGermany].vp, 10);
               });
        QTest::newRow("A-1.1 at the end machines alone are left over") << RowBody([] {
            Table table(2);
            table.automa(kGermany).supply(kGermany, 0, 6, 3).phase(Phase::Scoring, 5);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(sumOf(table.events(), EventKind::VpChanged, Owner::Germany, Source::Leftovers),
                     1);
        });
    }
    void creditsAreVp() {
        QFETCH(const RowBody, body);
        body();
    }

    void machines_data() {
        QTest::addColumn<Figures>("before"); // excavators, mixers
        QTest::addColumn<Figures>("after");
        QTest::newRow("A-1.10 fewer excavators: an excavator") << Figures{2, 4} << Figures{3, 4};
        QTest::newRow("A-1.10 fewer mixers: a mixer") << Figures{4, 2} << Figures{4, 3};
        QTest::newRow("A-1.10 equal: an excavator") << Figures{3, 3} << Figures{4, 3};
        QTest::newRow("A-1.10 nothing: an excavator") << Figures{0, 0} << Figures{1, 0};
    }
    void machines() {
        QFETCH(const Figures, before);
        Table table = automaTable();
        table.supply(kGermany, 0, before[0], before[1]);
        QVERIFY(table.play("germany automa-buy-machines engineers=1 vp=3 any=1"));
        QTEST((Figures{table[kGermany].excavators, table[kGermany].mixers}), "after");
    }

    void moreMachines_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-1.10 the wheel does not count") << RowBody([] {
            Table table = automaTable();
            table.supply(kGermany, 0, 4, 3);
            table[kGermany].wheel[2] = {Tile::None, 0, 9};
            QVERIFY(table.play("germany automa-buy-machines engineers=1 vp=3 any=1"));
            QCOMPARE(table[kGermany].excavators, 4);
            QCOMPARE(table[kGermany].mixers, 4);
        });
        QTest::newRow("A-1.10 two from a contract, one after the other") << RowBody([] {
            Table table = readyToProduce(kGermany, Level::Medium, 1);
            table.open(Colour::Green, "green_02", "green_10").supply(kGermany, 0, 3, 3);
            QVERIFY(table.play({"germany automa-produce engineers=2 bonus=0 1L 1B P5_0 drops=1",
                                "germany fulfil green_02"}));
            QCOMPARE(table[kGermany].excavators, 4);
            QCOMPARE(table[kGermany].mixers, 4);
        });
        QTest::newRow("A-1.10 two of the kind that is far behind") << RowBody([] {
            Table table = readyToProduce(kGermany, Level::Medium, 1);
            table.open(Colour::Green, "green_02", "green_10").supply(kGermany, 0, 5, 2);
            QVERIFY(table.play({"germany automa-produce engineers=2 bonus=0 1L 1B P5_0 drops=1",
                                "germany fulfil green_02"}));
            QCOMPARE(table[kGermany].excavators, 5);
            QCOMPARE(table[kGermany].mixers, 4);
        });
        QTest::newRow("A-1.10 two from an income, after the machines were paid") << RowBody([] {
            Table table = automaTable();
            table.dam("1L", Owner::Germany).dam("2L", Owner::Germany).dam("3L", Owner::Germany);
            table.supply(kGermany, 0, 5, 2);
            QVERIFY(table.play("germany automa-build engineers=2 8L base basic_base excavators=3"));
            QCOMPARE(table[kGermany].excavators, 3); // 5 - 3, then an excavator, then a mixer
            QCOMPARE(table[kGermany].mixers, 3);
        });
    }
    void moreMachines() {
        QFETCH(const RowBody, body);
        body();
    }

    void conduits_data() {
        QTest::addColumn<Figures>("found"); // VP and credits of the producer, then of the owner
        QTest::addColumn<Figures>("expected");
        QTest::newRow("A-1.11 Automa through a human's conduit: -2 VP; +2 credits, +2 VP")
            << throughConduit(true, false) << Figures{8, 0, 12, 8};
        QTest::newRow("A-1.11 Automa through an Automa's conduit: -2 VP; +4 VP")
            << throughConduit(true, true) << Figures{8, 0, 14, 0};
        QTest::newRow("A-1.11 human through an Automa's conduit: -2 credits; +4 VP")
            << throughConduit(false, true) << Figures{10, 4, 14, 0};
        QTest::newRow("A-1.11 human through a human's conduit: -2 credits; +2 credits, +2 VP")
            << throughConduit(false, false) << Figures{10, 4, 12, 8};
        QTest::newRow("A-1.11 an Automa pays below zero")
            << throughConduit(true, false, 1) << Figures{-1, 0, 12, 8};
    }
    void conduits() {
        QFETCH(const Figures, found);
        QTEST(found, "expected");
    }
};

QTEST_APPLESS_MAIN(TestAutomaAccounting)
#include "tst_automa_accounting.moc"
