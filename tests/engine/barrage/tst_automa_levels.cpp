#include <QtTest>

#include "engine/barrage/score.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;
constexpr Company kItaly = Company::Italy;
constexpr Company kFrance = Company::France;

constexpr std::array kLevels{Level::Low, Level::Medium, Level::High, Level::VeryHigh};
constexpr std::array kLevelNames{"low", "medium", "high", "very high"};

/// Turn of the Automa, which can produce with one drop of value 4 into basin 5 and has other
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

Table germanAutoma(Level level) {
    Table table;
    table.automa(kGermany, level).supply(kGermany, 0, 12, 12).turnOf(kGermany);
    return table;
}

bool isAtLeastHigh(Level level) { return level == Level::High || level == Level::VeryHigh; }

} // namespace

/// what depends on the level of an Automa, and its contracts.
class TestAutomaLevels : public QObject {
    Q_OBJECT

private slots:
    void companyBonus_data() {
        QTest::addColumn<Level>("level");
        QTest::addColumn<int>("powerhouses");
        QTest::addColumn<int>("energy");
        constexpr std::array kBonus{0, 1, 1, 3};
        for (std::size_t level = 0; level < kLevels.size(); ++level)
            for (int powerhouses = 1; powerhouses <= 4; ++powerhouses)
                QTest::addRow("A-1.3 bonus at the level %s with %d powerhouses", kLevelNames[level],
                              powerhouses)
                    << kLevels[level] << powerhouses
                    << 4 + (level == 0 ? 0 : kBonus[std::size_t(powerhouses - 1)]);
    }
    void companyBonus() {
        QFETCH(const Level, level);
        QFETCH(const int, powerhouses);
        Table table = readyToProduce(kGermany, level, powerhouses);
        QVERIFY(table.play("germany automa-produce engineers=2 bonus=0 1L 1B P5_0 drops=1"));
        QFETCH(const int, energy);
        QCOMPARE(table[kGermany].energy, energy);
    }

    void abilities_data() {
        QTest::addColumn<Level>("level");
        QTest::addColumn<bool>("isOn");
        for (std::size_t i = 0; i < kLevels.size(); ++i)
            QTest::addRow("A-1.3 abilities at the level %s", kLevelNames[i])
                << kLevels[i] << (i >= 2);
    }
    void abilities() {
        QFETCH(const Level, level);
        QFETCH(const bool, isOn);

        Table usa; // one drop past basins 5 and 9
        usa.automa(kUsa, level).turnOf(kGermany);
        for (const std::string_view space : {"P5_0", "P9_0", "P12_0"})
            usa.powerhouse(space, Owner::Usa);
        QVERIFY(usa.play("germany water water_management_one_drop_flowing_left B=1"));
        QCOMPARE(usa[kUsa].energy, isOn ? 2 : 0);

        const int bonus = level == Level::Low ? 0 : 1;
        Table italy = readyToProduce(kItaly, level, 3);
        QVERIFY(italy.play(
            {"italy automa-produce engineers=2 bonus=0 1L 1B P5_0 drops=1", "italy decline"}));
        QCOMPARE(italy[kItaly].energy, 4 + bonus + (isOn ? 3 : 0));

        Table france = readyToProduce(kFrance, level, 3);
        france.open(Colour::Yellow, "yellow_12", "yellow_01"); // 7, 5
        QVERIFY(france.play("france automa-produce engineers=2 bonus=0 1L 1B P5_0 drops=1"));
        QCOMPARE(france.isOffered("france fulfil yellow_12"), isOn);

        Table germany = readyToProduce(kGermany, level, 3);
        germany.dam("2L", Owner::Germany, 0, 1).conduit("2B", Owner::Germany); // 5, to basin 10
        QVERIFY(germany.play(
            {"germany automa-produce engineers=2 bonus=0 1L 1B P5_0 drops=1", "germany decline"}));
        QCOMPARE(germany.isOffered("germany produce none 2L 2B P10_0 drops=1"), isOn);
    }

    void income_data() {
        QTest::addColumn<Level>("level");
        QTest::addColumn<int>("vp");
        for (std::size_t i = 0; i < kLevels.size(); ++i)
            QTest::addRow("A-1.0 income at the level %s", kLevelNames[i])
                << kLevels[i] << (i == 0 ? 0 : 3);
    }
    void income() {
        QFETCH(const Level, level);
        QFETCH(const int, vp);
        Table table = germanAutoma(level);
        table.dam("1L", Owner::Germany);
        QVERIFY(table.play("germany automa-build engineers=2 8L base basic_base excavators=3"));
        QCOMPARE(table[kGermany].vp, 10 + vp); // the second base, at once
        table.phase(Phase::IncomeAndHeadstreams, 2);
        QVERIFY(table.play("table proceed"));
        QCOMPARE(table[kGermany].vp, 10 + 2 * vp);
    }

    void tileEffects_data() {
        QTest::addColumn<Level>("level");
        for (std::size_t i = 0; i < kLevels.size(); ++i)
            QTest::addRow("A-1.5 tile effects at the level %s", kLevelNames[i]) << kLevels[i];
    }
    void tileEffects() {
        QFETCH(const Level, level);
        const bool isOn = isAtLeastHigh(level);

        Table vp = germanAutoma(level); // 3 VP for each powerhouse
        vp.tile(kGermany, Tile::L3Powerhouse);
        QVERIFY(vp.play("germany automa-build engineers=2 P5_0 powerhouse l3_powerhouse mixers=2"));
        QCOMPARE(vp[kGermany].vp, isOn ? 13 : 10);

        Table credits = germanAutoma(level); // credits of twice the value, for an Automa VP
        credits.tile(kGermany, Tile::L1Conduit);
        QVERIFY(
            credits.play("germany automa-build engineers=2 5A conduit l1_conduit excavators=6"));
        QCOMPARE(credits[kGermany].vp, isOn ? 16 : 10);

        Table price = germanAutoma(level); // at most 5 excavators
        price.tile(kGermany, Tile::L2Conduit);
        QCOMPARE(price.isOffered("germany automa-build engineers=2 5A conduit l2_conduit "
                                 "excavators=5"),
                 isOn);
        QCOMPARE(price.isOffered("germany automa-build engineers=2 5A conduit l2_conduit "
                                 "excavators=6"),
                 !isOn);

        Table engineers = germanAutoma(level); // none needed
        engineers.tile(kGermany, Tile::L1Powerhouse);
        QCOMPARE(engineers.isOffered("germany automa-build engineers=0 P5_0 powerhouse "
                                     "l1_powerhouse mixers=2"),
                 isOn);
        QCOMPARE(engineers.isOffered("germany automa-build engineers=2 P5_0 powerhouse "
                                     "l1_powerhouse mixers=2"),
                 !isOn);

        Table red = germanAutoma(level); // no surcharge
        red.tile(kGermany, Tile::L1Wild);
        QVERIFY(red.play("germany automa-build engineers=2 5U base l1_wild excavators=4"));
        QCOMPARE(red[kGermany].vp, isOn ? 10 : 7);
    }

    void tiles_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-1.5 an Automa buys an advanced tile and builds with it") << RowBody([] {
            Table table = germanAutoma(Level::Low);
            table.patents(Tile::L1Base, Tile::L1Wild, Tile::L1Conduit);
            QVERIFY(table.play("germany automa-take-patent engineers=1 vp=2 slot=2"));
            QVERIFY(table[kGermany].tiles.contains(Tile::L1Wild));
            QCOMPARE(table.state().patents.open[1], Tile::None);
            table.turnOf(kGermany);
            QVERIFY(table.play("germany automa-build engineers=2 5L base l1_wild excavators=4"));
            QVERIFY(!table[kGermany].tiles.contains(Tile::L1Wild));
            QCOMPARE(table[kGermany].wheel[4].tile, Tile::L1Wild);
            QCOMPARE(table[kGermany].wheel[4].excavators, 4);
        });
        QTest::newRow("A-1.5 an Automa's advanced tiles count for the bonus tile") << RowBody([] {
            Table table = germanAutoma(Level::Low);
            table.tile(kGermany, Tile::L1Wild).tile(kGermany, Tile::L2Base);
            table.state().bonusTiles[0] = BonusTile::AdvancedTiles;
            table[kGermany].energy = 6;
            QCOMPARE(bonusTileVp(table.state(), kGermany), 8);
        });
        QTest::newRow("A-1.5 refuses a tile from an empty patent space") << RowBody([] {
            Table table = germanAutoma(Level::High);
            table.patents(Tile::L1Base, Tile::None, Tile::L1Conduit);
            const Error error = table.refusal("germany automa-take-patent engineers=1 vp=2 slot=2");
            QCOMPARE(error.code, ErrorCode::NoTile);
            QCOMPARE(error.rule, std::string_view("B-15.4"));
        });
    }
    void tiles() {
        QFETCH(const RowBody, body);
        body();
    }

    void contracts_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-1.4 an Automa fulfils an open private contract directly") << RowBody([] {
            Table table = readyToProduce(kGermany, Level::Medium, 1);
            table.open(Colour::Green, "green_07", "green_10");
            QVERIFY(table.play({"germany automa-produce engineers=2 bonus=0 1L 1B P5_0 drops=1",
                                "germany fulfil green_10"}));
            QVERIFY(table[kGermany].contracts.empty());
            QCOMPARE(table[kGermany].fulfilled.size(), 1);
            QVERIFY(table.state().contracts.open[0][0].isSet());
            QVERIFY(!table.state().contracts.open[0][1].isSet());
            QVERIFY(table.play("table reveal green_15")); // the gap is filled at once
            QVERIFY(table.state().contracts.open[0][1].isSet());
        });
        QTest::newRow("A-1.4 an Automa fulfils a national contract") << RowBody([] {
            Table table;
            table.automa(kGermany).dam("1L", Owner::Germany, 2, 3).conduit("1B", Owner::Germany);
            table.powerhouse("P5_0", Owner::Germany).national({"national_01", "national_05"});
            table.turnOf(kGermany);
            QVERIFY(table.play({"germany automa-produce engineers=2 bonus=1 1L 1B P5_0 drops=3",
                                "germany fulfil national_01"}));
            QCOMPARE(table[kGermany].vp, 17);
            QCOMPARE(table.state().contracts.national.size(), std::size_t(1));
            QCOMPARE(table[kGermany].fulfilled.size(), 1);
        });
        QTest::newRow("A-1.4 contracts an Automa fulfilled count for the bonus tile") << RowBody(
            [] {
                Table table = readyToProduce(kGermany, Level::Low, 1);
                table.open(Colour::Green, "green_07", "green_10");
                QVERIFY(table.play({"germany automa-produce engineers=2 bonus=2 1L 1B P5_0 drops=1",
                                    "germany fulfil green_07"}));
                table.state().bonusTiles[0] = BonusTile::Contracts;
                QCOMPARE(table[kGermany].energy, 6);
                QCOMPARE(bonusTileVp(table.state(), kGermany), 2);
            });
        QTest::newRow("A-1.4 refuses a contract that is not open") << RowBody([] {
            Table table = readyToProduce(kGermany, Level::Medium, 1);
            table.open(Colour::Green, "green_07", "green_10").hold(kUsa, "green_03");
            QVERIFY(table.play("germany automa-produce engineers=2 bonus=0 1L 1B P5_0 drops=1"));
            for (const std::string_view move :
                 {"germany fulfil green_03", "germany fulfil green_05",
                  "germany fulfil starting_01"}) {
                const Error error = table.refusal(move);
                QCOMPARE(error.code, ErrorCode::ContractNotOpen);
                QCOMPARE(error.rule, std::string_view("A-1.4"));
            }
        });
        QTest::newRow("A-1.4 refuses an open contract that asks too much") << RowBody([] {
            Table table = readyToProduce(kGermany, Level::Medium, 1);
            table.open(Colour::Yellow, "yellow_01", "yellow_12"); // 5, 7
            QVERIFY(table.play("germany automa-produce engineers=2 bonus=0 1L 1B P5_0 drops=1"));
            const Error error = table.refusal("germany fulfil yellow_01");
            QCOMPARE(error.code, ErrorCode::EnergyTooLow);
            QCOMPARE(error.rule, std::string_view("B-11.3"));
        });
    }
    void contracts() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaLevels)
#include "tst_automa_levels.moc"
