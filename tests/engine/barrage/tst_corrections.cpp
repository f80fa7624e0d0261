#include <functional>
#include <set>

#include <QtTest>

#include "engine/barrage/ids.h"
#include "engine/barrage/invariants.h"
#include "engine/barrage/notation.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

using Look = std::function<int(const State&)>;

Contract contract(std::string_view id) { return parseId<Contract>(id).value(); }
const Dam& damAt(const State& state, std::string_view id) {
    return state.map.at(parseId<BaseSpace>(id).value());
}
const CompanyState& usa(const State& state) { return state.of(Company::Usa); }

/// Round 1, the USA's turn; everybody has put 6 engineers somewhere. The USA (Sekibo) have a dam of
/// level 2 with 1 drop on 1L, a powerhouse and a private contract; Germany has a conduit.
Table someGame() {
    Setup setup = plainSetup();
    setup.seats[0].officer = Officer::Sekibo;
    Table table = Table::after(setup);
    table.play("table proceed");
    table.dam("1L", Owner::Usa, 1, 1).powerhouse("P5_0", Owner::Usa).conduit("1B", Owner::Germany);
    table.hold(Company::Usa, "green_05");
    for (const Company company : table.state().turnOrder)
        table[company].engineers = 6;
    return table;
}

struct Example {
    const char* name;
    const char* correction;
    int expected;
    Look look;
};

/// Every kind of the base game at least once.
const Example kExamples[] = {
    {"B-29.3 VP", "vp usa 34", 34, [](const State& s) { return usa(s).vp; }},
    {"B-29.3 VP below 0", "vp usa -12", -12, [](const State& s) { return usa(s).vp; }},
    {"B-29.3 energy total", "energy usa 33", 33, [](const State& s) { return usa(s).energy; }},
    {"B-29.3 credits", "credits usa 0", 0, [](const State& s) { return usa(s).credits; }},
    {"B-29.3 excavators", "excavators usa 62", 62,
     [](const State& s) { return usa(s).excavators; }},
    {"B-29.3 mixers", "mixers usa 1", 1, [](const State& s) { return usa(s).mixers; }},
    {"B-29.3 engineers", "engineers usa 0", 0, [](const State& s) { return usa(s).engineers; }},
    {"B-29.3 construction spaces used", "constructions france 3", 3,
     [](const State& s) { return s.of(Company::France).constructions; }},
    {"B-29.3 uses of Sekibo", "officer_copies usa 2", 2,
     [](const State& s) { return usa(s).officerCopies; }},
    {"B-29.3 a pass", "passed italy yes", 1,
     [](const State& s) { return s.of(Company::Italy).passed ? 1 : 0; }},
    {"B-29.3 drops on a headstream", "headstream_drops B 5", 5,
     [](const State& s) { return s.map.headstreamDrops[1]; }},
    {"B-29.3 drops in a dam", "dam_drops 1L 2", 2,
     [](const State& s) { return damAt(s, "1L").drops; }},
    {"B-29.3 a dam of level 3 and its pieces", "dam germany 2U elevations=2", 312,
     [](const State& s) {
         const auto& built = s.of(Company::Germany).built;
         const bool isThere = damAt(s, "2U").owner == Owner::Germany;
         return isThere ? 100 * damAt(s, "2U").level() + 10 * built[0] + built[1] : 0;
     }},
    {"B-29.3 no dam, its pieces are back and its drop was never there",
     "dam nobody 1L elevations=0", 1,
     [](const State& s) {
         const bool isFree = damAt(s, "1L") == Dam{};
         const bool isBack = usa(s).built[0] == 0 && usa(s).built[1] == 0;
         return isFree && isBack && s.dropsGone == 0 ? 1 : -1;
     }},
    {"B-29.3 the dam of another company, the drop stays", "dam france 1L elevations=0", 11,
     [](const State& s) {
         const bool isBack = usa(s).built[0] == 0 && usa(s).built[1] == 0;
         const bool isFrench = damAt(s, "1L") == Dam{Owner::France, 0, 1};
         return isFrench && isBack ? 10 * s.of(Company::France).built[0] + 1 : 0;
     }},
    {"B-29.3 a conduit", "conduit usa 1B", 10,
     [](const State& s) {
         return s.map.at(*parseId<ConduitSpace>("1B")) == Owner::Usa
                    ? 10 * usa(s).built[2] + s.of(Company::Germany).built[2]
                    : -1;
     }},
    {"B-29.3 no powerhouse", "powerhouse nobody P5_0", 0,
     [](const State& s) { return usa(s).built[3]; }},
    {"B-29.3 a powerhouse", "powerhouse usa P12_3", 2,
     [](const State& s) {
         return s.map.at(*parseId<PowerhouseSpace>("P12_3")) == Owner::Usa ? usa(s).built[3] : 0;
     }},
    {"B-29.3 an advanced tile in supply", "tile_in_supply usa l2_base yes", 1,
     [](const State& s) {
         return usa(s).tiles.contains(Tile::L2Base) && !s.patents.pile.contains(Tile::L2Base);
     }},
    {"B-29.3 a tile not in supply", "tile_in_supply usa basic_base no", 0,
     [](const State& s) { return usa(s).tiles.contains(Tile::BasicBase); }},
    {"B-29.3 a tile on the wheel", "wheel_tile usa segment=5 l1_wild", 1,
     [](const State& s) {
         return usa(s).wheel[4].tile == Tile::L1Wild && !s.patents.pile.contains(Tile::L1Wild);
     }},
    {"B-29.3 excavators on the wheel", "wheel_excavators usa segment=1 6", 6,
     [](const State& s) { return usa(s).wheel[0].excavators; }},
    {"B-29.3 mixers on the wheel", "wheel_mixers usa segment=3 4", 4,
     [](const State& s) { return usa(s).wheel[2].mixers; }},
    {"B-29.3 a contract held", "contract_held usa red_07 yes", 1,
     [](const State& s) {
         return usa(s).contracts.contains(contract("red_07")) &&
                !s.contracts.piles[2].unseen.contains(contract("red_07"));
     }},
    {"B-29.3 a contract not held is in its pile", "contract_held usa green_05 no", 1,
     [](const State& s) {
         return !usa(s).contracts.contains(contract("green_05")) &&
                s.contracts.piles[0].unseen.contains(contract("green_05"));
     }},
    {"B-29.3 a contract fulfilled", "contract_fulfilled usa national_06 yes", 1,
     [](const State& s) { return usa(s).fulfilled.contains(contract("national_06")); }},
    {"B-29.3 an open contract, the other is in the pile", "open_contract yellow_left yellow_09", 1,
     [](const State& s) {
         return s.contracts.open[1][0] == contract("yellow_09") &&
                s.contracts.piles[1].unseen.contains(contract("yellow_01")) &&
                s.contracts.piles[1].unseen.size() == 13;
     }},
    {"B-29.3 no open contract", "open_contract red_right none", 14,
     [](const State& s) {
         return s.contracts.open[2][1].isSet() ? 0 : s.contracts.piles[2].unseen.size();
     }},
    {"B-29.3 a national contract gone", "national_contract national_02 no", 2,
     [](const State& s) {
         const auto& national = s.contracts.national;
         return national.contains(contract("national_02")) ? 0 : int(national.size());
     }},
    {"B-29.3 an open patent, the other is in the pile", "open_tile slot=2 l1_wild", 1,
     [](const State& s) {
         return s.patents.open[1] == Tile::L1Wild && s.patents.pile.size() == 12 &&
                s.patents.pile.contains(Tile::L1Elevation);
     }},
    {"B-29.3 engineers on a space", "space_engineers france workshop_one_left 1", 1,
     [](const State& s) {
         const auto space = parseId<ActionSpace>("workshop_one_left").value();
         const Occupancy& there = s.spaces[space.index()];
         return there.owner == Owner::France ? int(there.engineers) : 0;
     }},
    {"B-29.3 engineers in the bank", "bank_engineers france 6", 6,
     [](const State& s) { return s.bank[3]; }},
    {"B-29.3 engineers beside a section", "beside_engineers france workshop 2", 2,
     [](const State& s) { return s.beside[3][3]; }},
    {"B-29.3 a headstream tile", "headstream_tile D tile=8", 8,
     [](const State& s) { return int(s.map.headstreamTiles[3].value); }},
    {"B-29.3 a bonus tile", "bonus_tile round=5 advanced_technology_tiles",
     static_cast<int>(BonusTile::AdvancedTiles),
     [](const State& s) { return static_cast<int>(s.bonusTiles[4]); }},
    {"B-29.3 the objective", "objective basins_with_three",
     static_cast<int>(Objective::BasinsWithThree),
     [](const State& s) { return static_cast<int>(s.objective); }},
    {"B-29.3 a place in the turn order", "turn_order_place usa place=4", 3,
     [](const State& s) {
         const bool isChanged = s.turnOrder[0] == Company::France;
         return isChanged ? int(s.turnOrder.find(Company::Usa)) : -1;
     }},
    {"B-29.3 the Automas' action tile", "automa_action_tile 7", 7,
     [](const State& s) { return int(s.deck.actionTile); }},
    {"B-29.3 the Automas' criteria tile", "automa_criteria_tile 20", 20,
     [](const State& s) { return int(s.deck.criteriaTile); }},
};

} // namespace

/// B-29.3: what a correction sets.
class TestCorrections : public QObject {
    Q_OBJECT

private slots:
    void set_data() {
        QTest::addColumn<QByteArray>("correction");
        QTest::addColumn<int>("expected");
        QTest::addColumn<Look>("look");

        for (const Example& example : kExamples)
            QTest::newRow(example.name)
                << QByteArray(example.correction) << example.expected << example.look;
    }

    void set() {
        QFETCH(const QByteArray, correction);
        QFETCH(const int, expected);
        QFETCH(const Look, look);
        Table table = someGame();
        QVERIFY(!brokenInvariant(table.state()));
        QVERIFY(look(table.state()) != expected);
        const std::string line = "table correct " + correction.toStdString() + " table_differs";
        QVERIFY(table.play(line));
        QCOMPARE(look(table.state()), expected);
        QVERIFY(!brokenInvariant(table.state()));
    }

    void everyKindIsSet() {
        std::set<Corrected> kinds;
        for (const Example& example : kExamples) {
            const auto move =
                parseMove(std::string("table correct ") + example.correction + " other");
            QVERIFY(move.has_value());
            kinds.insert(std::get<Correct>(move->what).what);
        }
        // Those from here on are in tst_leeghwater_corrections.cpp.
        QCOMPARE(kinds.size(), static_cast<std::size_t>(Corrected::Excamixers));
    }

    void telling_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("who");
        QTest::addColumn<int>("amount");
        QTest::newRow("B-29.3 VP of Italy are told")
            << QByteArray("table correct vp italy 7 forgotten_step")
            << static_cast<int>(Owner::Italy) << 7;
        QTest::newRow("B-29.3 drops of a headstream are told")
            << QByteArray("table correct headstream_drops A 3 wrong_entry")
            << static_cast<int>(Owner::Nobody) << 3;
    }

    void telling() {
        QFETCH(const QByteArray, line);
        QFETCH(const int, who);
        QFETCH(const int, amount);
        Table table(someGame().state());
        QVERIFY(table.play(line.toStdString()));
        QCOMPARE(table.events().size(), std::size_t{1});
        const Event& event = table.events().front();
        QCOMPARE(event.kind, EventKind::Corrected);
        QCOMPARE(event.source, Source::Correction);
        QCOMPARE(static_cast<int>(event.who), who);
        QCOMPARE(static_cast<int>(event.amount), amount);
    }
};

QTEST_APPLESS_MAIN(TestCorrections)
#include "tst_corrections.moc"
