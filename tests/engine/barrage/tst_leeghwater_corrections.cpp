#include <functional>
#include <set>

#include <QtTest>

#include "engine/barrage/correction.h"
#include "engine/barrage/invariants.h"
#include "engine/barrage/notation.h"
#include "engine/barrage/random_play.h"
#include "tests/support/barrage/leeghwater_games.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

using Look = std::function<int(const State&)>;

const CompanyState& usa(const State& state) { return state.of(Company::Usa); }

/// The USA's turn; everybody has put 6 engineers somewhere. The USA have Audia, Germany Battista,
/// Italy Fouche and a building on the cofferdam.
Table someGame() {
    Setup setup = expansionSetup();
    setup.options.promoOfficers = true;
    setup.seats[0].officer = Officer::Audia;
    setup.seats[1].officer = Officer::Battista;
    setup.seats[2].officer = Officer::Fouche;
    Table table = Table::after(setup);
    table.play("table proceed");
    putBuilding(table, "cofferdam_1", Owner::Italy);
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

/// Every kind of the expansion at least once.
const Example kExamples[] = {
    {"B-29.3 excamixers", "excamixers usa 5", 5, [](const State& s) { return usa(s).excamixers; }},
    {"B-29.3 excamixers on the wheel", "wheel_excamixers usa segment=2 3", 3,
     [](const State& s) { return usa(s).wheel[1].excamixers; }},
    {"B-29.3 the architect is placed", "architect germany no", 0,
     [](const State& s) { return s.of(Company::Germany).hasArchitect ? 1 : 0; }},
    {"B-29.3 an engineer on Fouche's space", "officer_engineers italy 1", 1,
     [](const State& s) { return s.of(Company::Italy).officerEngineers; }},
    {"B-29.3 a work fulfilled", "work_fulfilled usa work_b_3 yes", 111,
     [](const State& s) { return 100 * usa(s).works.size() + s.works.pile.size(); }},
    {"B-29.3 an open work", "open_work slot=2 work_c_2", 11,
     [](const State& s) { return s.works.open[1].value; }},
    {"B-29.3 no open work", "open_work slot=1 none", 255,
     [](const State& s) { return s.works.open[0].value; }},
    {"B-29.3 engineers on a work", "work_engineers usa slot=3 2", 2,
     [](const State& s) { return s.works.spaces[2].engineers; }},
    {"B-29.3 a private building that takes the place of another",
     "building_in_play place=2 research_lab", 7,
     [](const State& s) { return static_cast<int>(s.buildings.inPlay[1]); }},
    {"B-29.3 two private buildings change places", "building_in_play place=1 wind_farm", 1,
     [](const State& s) { return static_cast<int>(s.buildings.inPlay[4]); }},
    {"B-29.3 a building", "building france wind_farm_3", 1,
     [](const State& s) { return s.of(Company::France).builtOf(Structure::Building); }},
    {"B-29.3 no building", "building nobody cofferdam_1", 0,
     [](const State& s) { return s.of(Company::Italy).builtOf(Structure::Building); }},
    {"B-29.3 engineers on a private building", "building_engineers italy cofferdam space=4 1", 1,
     [](const State& s) { return s.buildings.tiles[0].spaces[3].engineers; }},
    {"B-29.3 a building tile", "tile_in_supply usa l2_building yes", 1,
     [](const State& s) { return usa(s).tiles.contains(Tile::L2Building) ? 1 : 0; }},
    {"B-29.3 a bonus tile of the expansion", "bonus_tile round=3 buildings", 7,
     [](const State& s) { return static_cast<int>(s.bonusTiles[2]); }},
};

struct Refusal {
    const char* name;
    const char* correction;
    ErrorCode code;
    const char* rule;
};

const Refusal kRefusals[] = {
    {"B-29.3 B-25.30a refuses excamixers of others", "excamixers germany 1",
     ErrorCode::OfficerNotAvailable, "B-25.30a"},
    {"B-29.3 B-25.25 refuses an architect of others", "architect usa yes",
     ErrorCode::OfficerNotAvailable, "B-25.25"},
    {"B-29.3 B-25.28 refuses engineers on an officer without a space", "officer_engineers usa 1",
     ErrorCode::OfficerNotAvailable, "B-25.28"},
    {"B-29.3 B-25.3 refuses a work that lies elsewhere", "open_work slot=2 work_a_1",
     ErrorCode::PieceUsedTwice, "B-25.3"},
    {"B-29.3 B-25.2 refuses a building where there is no private building",
     "building usa research_lab_1", ErrorCode::NoSuchBuilding, "B-25.2"},
    {"B-29.3 B-25.16 refuses a second building on a private building", "building italy cofferdam_3",
     ErrorCode::SecondBuildingOnTile, "B-25.16"},
    {"B-29.3 B-25.16 refuses a neutral building", "building neutral cofferdam_3",
     ErrorCode::WrongPlayer, "B-2.8"},
    {"B-29.3 B-25.27 refuses Spencer's tile for others", "tile_in_supply usa leslie_spencer yes",
     ErrorCode::NoTile, "B-25.27"},
};

} // namespace

/// B-29.3: corrections reach everything of the Leeghwater Project.
class TestLeeghwaterCorrections : public QObject {
    Q_OBJECT

private slots:
    void set_data() {
        QTest::addColumn<const Example*>("example");
        for (const Example& example : kExamples)
            QTest::newRow(example.name) << &example;
    }
    void set() {
        QFETCH(const Example*, example);
        Table table = someGame();
        QVERIFY(!brokenInvariant(table.state()));
        QVERIFY(example->look(table.state()) != example->expected);
        QVERIFY(table.play("table correct " + std::string(example->correction) + " table_differs"));
        QCOMPARE(example->look(table.state()), example->expected);
        QVERIFY(!brokenInvariant(table.state()));
    }

    void everyKindIsSet() {
        std::set<Corrected> kinds;
        for (const Example& example : kExamples) {
            const auto move =
                parseMove(std::string("table correct ") + example.correction + " other");
            QVERIFY2(move.has_value(), example.name);
            if (const Corrected what = std::get<Correct>(move->what).what;
                what >= Corrected::Excamixers)
                kinds.insert(what);
        }
        QCOMPARE(static_cast<int>(kinds.size()),
                 kCorrectedCount - static_cast<int>(Corrected::Excamixers));
    }

    void refused_data() {
        QTest::addColumn<const Refusal*>("refusal");
        for (const Refusal& refusal : kRefusals)
            QTest::newRow(refusal.name) << &refusal;
    }
    void refused() {
        QFETCH(const Refusal*, refusal);
        QVERIFY(someGame().refuses("table correct " + std::string(refusal->correction) + " other",
                                   refusal->code, refusal->rule));
    }

    void withoutTheExpansion_data() {
        QTest::addColumn<QByteArray>("correction");
        for (const char* correction :
             {"work_fulfilled usa work_b_3 yes", "open_work slot=2 work_c_2",
              "building_in_play place=2 research_lab", "building usa cofferdam_1",
              "building_engineers usa cofferdam space=4 1", "tile_in_supply usa l2_building yes",
              "open_tile slot=1 l1_building", "bonus_tile round=3 buildings"})
            QTest::addRow("B-25.1 B-29.3 refuses %s in the base game", correction)
                << QByteArray(correction);
    }
    void withoutTheExpansion() {
        QFETCH(const QByteArray, correction);
        QVERIFY(parseMove("table correct " + correction.toStdString() + " other").has_value());
        QVERIFY(Table().refusal("table correct " + correction.toStdString() + " other").rule !=
                std::string_view());
    }

    void asItIsChangesNothing() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Playthrough game = playLeeghwaterGame(seed);
            State state = begin(game.setup()).value();
            for (const Move& move : game.entries()) {
                if (!apply(state, move))
                    QFAIL("a move of the game is refused");
                if (state.isOver() || move.by == Actor::Table)
                    continue;
                for (int kind = static_cast<int>(Corrected::Excamixers); kind < kCorrectedCount;
                     ++kind) {
                    const auto what = static_cast<Corrected>(kind);
                    const Owner owner = ownerOf(state.turnOrder[0]);
                    const Correct same = asItIs(state, what, owner, 0);
                    State after = state;
                    if (apply(after, {Actor::Table, same}))
                        QVERIFY(after == state);
                }
            }
        }
    }

    /// Any corrections at all between the moves of a game break nothing.
    void anyCorrectionAtAnyTime() {
        int accepted = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            State state = begin(leeghwaterSetup(seed)).value();
            core::Rng rng(seed);
            while (!state.isOver()) {
                for (int i = 0; i < 8; ++i) {
                    Correct correction;
                    correction.what = static_cast<Corrected>(rng.below(kCorrectedCount));
                    correction.owner = static_cast<Owner>(rng.below(7));
                    correction.index =
                        static_cast<std::uint8_t>(rng.below(rng.below(2) == 0 ? 4 : 40));
                    correction.value =
                        static_cast<std::int16_t>(rng.below(rng.below(2) == 0 ? 3 : 12));
                    accepted += apply(state, {Actor::Table, correction}).ok() ? 1 : 0;
                    QVERIFY(!brokenInvariant(state));
                }
                if (state.isOver())
                    break;
                QVERIFY(apply(state, randomMove(state, rng)).ok());
                QVERIFY(!brokenInvariant(state));
            }
        }
        QVERIFY(accepted > 1000);
    }
};

QTEST_APPLESS_MAIN(TestLeeghwaterCorrections)
#include "tst_leeghwater_corrections.moc"
