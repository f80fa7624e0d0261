#include <QtTest>

#include "tests/support/barrage/automa_turn.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;
constexpr Company kFrance = Company::France;

using Figures = QList<int>;
/// VP, excavators, mixers, energy.
Figures figures(Table& table, Company company = kGermany) {
    const CompanyState& own = table[company];
    return {own.vp, own.excavators, own.mixers, own.energy};
}

/// After Germany's Automa has produced 8 at the level Low and fulfilled the contract.
Table rewarded(std::string_view contract, Colour colour) {
    Table table;
    table.automa(kGermany, Level::Low).supply(kGermany, 0, 5, 5).turnOf(kGermany);
    table.dam("1L", Owner::Germany, 1, 2).conduit("1B", Owner::Germany);
    table.powerhouse("P5_0", Owner::Germany);
    table[kGermany].wheel[1] = {Tile::L1Base, 0, 0};
    layTiles(table, 5, 9);
    table.open(Colour::Green, "none", "none").open(Colour::Yellow, "none", "none");
    table.open(Colour::Red, "none", "none").open(colour, "none", contract);
    if (colour != Colour::Green)
        table.open(Colour::Green, "none", "green_01"); // lets it produce
    playTurn(table);
    return table;
}

/// Income phase of round 2 for an Automa with so many bases, elevations and conduits.
Table incomeOf(Company company, Level level, int bases, int elevations, int conduits) {
    Table table;
    table.automa(company, level).supply(company, 0, 6, 4);
    layTiles(table, 5, 9);
    table[company].built = {static_cast<std::uint8_t>(bases), static_cast<std::uint8_t>(elevations),
                            static_cast<std::uint8_t>(conduits), 0};
    table.phase(Phase::IncomeAndHeadstreams, 2);
    return table;
}

/// Turn of an Automa at High that builds a conduit of value 4 or more with the level 3 tile.
Table conduitBuilder(Company company, std::string_view space) {
    Table table;
    const Owner own = ownerOf(company);
    table.automa(company, Level::High).supply(company, 0, 20, 20).turnOf(company);
    table[company].tiles = {};
    table.tile(company, Tile::L3Conduit);
    for (const std::string_view conduit : {"1A", "1B", "2B", "3A", "4B", "5B", "6A"})
        if (conduit != space)
            table.conduit(conduit, Owner::Italy);
    for (const std::string_view powerhouse : {"P11_0", "P12_0", "P9_0"})
        table.powerhouse(powerhouse, own);
    layTiles(table, 12, 9);
    table.state().turn.hasSweptContracts = true;
    return table;
}

} // namespace

/// rewards and incomes of an Automa.
class TestAutomaRewards : public QObject {
    Q_OBJECT

private slots:
    void income_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-7.0 receives its active income in every income phase") << RowBody([] {
            Table table = incomeOf(kGermany, Level::Medium, 4, 2, 0);
            QVERIFY(table.play("table proceed"));
            // bases: 3 VP, 2 machines (mixers: 4, 5 against 6); elevations: 3 credits
            QCOMPARE(figures(table), Figures({16, 6, 6, 0}));
            table.phase(Phase::IncomeAndHeadstreams, 3);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(figures(table), Figures({22, 7, 7, 0}));
        });
        QTest::newRow("A-7.0 drops of an income are placed by its rules") << RowBody([] {
            Table table = incomeOf(kUsa, Level::Medium, 0, 4, 0); // a machine; 2 VP, 2 drops
            table.dam("3L", Owner::Usa);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(nextMove(table), "usa place-drops C=1");
            QVERIFY(table.play("usa place-drops C=1"));
            QCOMPARE(table.drops("3L"), 1);
            QCOMPARE(figures(table, kUsa), Figures({12, 6, 5, 0}));
        });
        QTest::newRow("A-7.0 8.0 none at Low, in the phase or when it is uncovered") << RowBody([] {
            Table table = incomeOf(kGermany, Level::Low, 4, 2, 0);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(figures(table), Figures({10, 6, 4, 0}));
            for (const Level level : {Level::Low, Level::Medium}) {
                Table builder;
                builder.automa(kGermany, level).supply(kGermany, 0, 12, 12);
                builder.dam("9L", Owner::Germany).turnOf(kGermany);
                layTiles(builder, 18, 9);
                playTurn(builder);
                QCOMPARE(builder[kGermany].builtOf(Structure::Base), 2);
                const int income =
                    sumOf(builder.events(), EventKind::VpChanged, Owner::Germany, Source::Income);
                QCOMPARE(income, level == Level::Low ? 0 : 3);
            }
        });
    }
    void income() {
        QFETCH(const RowBody, body);
        body();
    }

    void rewards_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-7.1 credits are VP") << RowBody([] {
            Table table = rewarded("green_03", Colour::Green); // 5 credits
            QCOMPARE(figures(table), Figures({15, 5, 5, 8}));
            QCOMPARE(table[kGermany].credits, 0);
        });
        QTest::newRow("A-7.1 R-A15 machines of choice are decided one after the other")
            << RowBody([] {
                   Table table = rewarded("green_02", Colour::Green); // 2 of choice; 5 and 5
                   QCOMPARE(figures(table), Figures({10, 6, 6, 8}));
                   table = rewarded("red_15", Colour::Red); // 10 is out of reach
                   QCOMPARE(figures(table), Figures({11, 5, 5, 8}));
               });
        QTest::newRow("A-7.1 energy moves the marker and is no production") << RowBody([] {
            Table table = rewarded("red_05", Colour::Red); // 4 VP, 5 energy
            QCOMPARE(figures(table), Figures({14, 5, 5, 13}));
            QCOMPARE(table[kGermany].fulfilled.size(), 1);
        });
        QTest::newRow("A-7.1 rotations turn the wheel as printed") << RowBody([] {
            Table table = rewarded("red_03", Colour::Red); // 4 credits, a mixer, 2 segments
            QCOMPARE(figures(table), Figures({14, 5, 6, 8}));
            QVERIFY(table[kGermany].tiles.contains(Tile::L1Base));
        });
        QTest::newRow("A-7.1 on an empty wheel nothing happens") << RowBody([] {
            Table table = rewarded("red_01", Colour::Red); // 4 VP, 3 segments; the tile comes
            QCOMPARE(figures(table), Figures({14, 5, 5, 8}));
            QVERIFY(std::all_of(table[kGermany].wheel.begin(), table[kGermany].wheel.end(),
                                [](const WheelSegment& segment) { return segment.empty(); }));
        });
        QTest::newRow("R-A15 a contract it fulfilled counts for the bonus tile") << RowBody([] {
            const auto bonusVp = [](bool isFulfilled) {
                Table table;
                table.automa(kGermany);
                table.state().bonusTiles[0] = BonusTile::Contracts;
                table[kGermany].energy = 6;
                if (isFulfilled)
                    table[kGermany].fulfilled.insert(Contract(10));
                table.phase(Phase::Scoring, 1);
                table.play("table proceed");
                return sumOf(table.events(), EventKind::VpChanged, Owner::Germany,
                             Source::BonusTile);
            };
            QVERIFY(bonusVp(true) > bonusVp(false));
        });
        QTest::newRow("R-A15 without engineers it never acts, whatever its tiles need")
            << RowBody([] {
                   Table table;
                   table.automa(kGermany, Level::High).tile(kGermany, Tile::L3Base);
                   table[kGermany].engineers = 0;
                   layTiles(table, 1, 9);
                   QVERIFY(table.play("usa bank engineers=1"));
                   QCOMPARE(table.state().active, Company::Italy);
                   QVERIFY(table[kGermany].passed);
               });
    }
    void rewards() {
        QFETCH(const RowBody, body);
        body();
    }

    void energyOfTiles_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-7.4 a level 3 conduit fulfils the highest private contract")
            << RowBody([] {
                   Table table = conduitBuilder(kGermany, "5B"); // the only one of value 4: 8
                   table.open(Colour::Yellow, "yellow_11", "yellow_12"); // 7, 7
                   table.open(Colour::Red, "red_12", "red_13");          // 10
                   QCOMPARE(playTurn(table),
                            QStringList({"germany automa-build engineers=2 5B conduit l3_conduit "
                                         "excavators=8",
                                         "germany fulfil yellow_12"}));
                   QCOMPARE(table[kGermany].energy, 8); // no company bonus
               });
        QTest::newRow("A-7.4 no national contract and no French discount") << RowBody([] {
            Table table = conduitBuilder(kFrance, "4B"); // 10 energy
            table.national({"national_01"});             // 13
            table.open(Colour::Red, "red_12", "red_07"); // 10, 9
            QCOMPARE(playTurn(table).value(1), "france fulfil red_12");
            table = conduitBuilder(kFrance, "5B"); // 8 energy
            table.open(Colour::Red, "red_12", "red_01");
            QCOMPARE(playTurn(table).value(1), "france fulfil red_01");
        });
        QTest::newRow("A-7.4 a level 2 base gives as much energy as there are bases")
            << RowBody([] {
                   Table table;
                   table.automa(kGermany, Level::High).supply(kGermany, 0, 12, 12);
                   table.dam("9L", Owner::Germany).dam("8L", Owner::Germany).turnOf(kGermany);
                   table.tile(kGermany, Tile::L2Base);
                   table.open(Colour::Green, "green_01", "green_07"); // 2, 3
                   layTiles(table, 4, 9);
                   const QStringList moves = playTurn(table);
                   QVERIFY(moves.value(0).contains("base l2_base"));
                   QCOMPARE(moves.value(1), "germany fulfil green_07");
                   QCOMPARE(table[kGermany].energy, 3);
               });
        QTest::newRow("A-7.4 R-A12 no effect of a tile below High") << RowBody([] {
            for (const Level level : {Level::Low, Level::Medium, Level::High, Level::VeryHigh}) {
                Table table = conduitBuilder(kGermany, "5B");
                table[kGermany].level = level;
                playTurn(table);
                QCOMPARE(table[kGermany].energy > 0, level >= Level::High);
            }
        });
    }
    void energyOfTiles() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaRewards)

#include "tst_automa_rewards.moc"
