#include <QtTest>

#include "app/barrage/position/position_file.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/random_play.h"
#include "engine/barrage/setup.h"
#include "tests/app/barrage/position/edited.h"

using namespace barrage;
using position::PositionFile;

namespace {

PositionFile read(const QByteArray& text) {
    const auto file = position::readPosition(text);
    if (!file)
        qCritical("%s", qUtf8Printable(file.error().sentence));
    return file ? file.value() : PositionFile{};
}

PositionFile readExample() { return read(edited::exampleText()); }

/// What a file cannot hold is the same in every state.
State withoutHistory(State state) {
    state.dropsPlaced = 0;
    state.dropsGone = 0;
    state.turn = {};
    state.contracts.piles = {};
    state.patents.pile = {};
    for (CompanyState& company : state.companies)
        company.leftovers = 0;
    return state;
}

/// Every value of the first is in the second.
void verifyContained(const QJsonValue& part, const QJsonValue& whole, const QString& path) {
    if (!part.isObject()) {
        QVERIFY2(part == whole ||
                     (part.isArray() && part.toArray().size() == whole.toArray().size()),
                 qPrintable(path));
        for (int i = 0; i < part.toArray().size(); ++i)
            verifyContained(part[i], whole[i], path + '[' + QString::number(i) + ']');
        return;
    }
    for (const QString& key : part.toObject().keys())
        verifyContained(part[key], whole[key], path + '.' + key);
}

bool isBetweenTurns(const State& state) {
    TurnState begun;
    begun.isDictated = state.turn.isDictated;
    return state.isOver() || (state.agenda.size() == 1 && state.turn == begun &&
                              (state.task().kind == TaskKind::TakeTurn ||
                               state.task().kind == TaskKind::ConfirmPhase));
}

} // namespace

class PositionTest : public QObject {
    Q_OBJECT

private slots:
    void readsTheExample() {
        const PositionFile file = readExample();
        const State& state = file.state;
        QCOMPARE(file.companies, (std::vector{Company::Usa, Company::Germany}));
        QCOMPARE(file.names[indexOf(Company::Usa)], "You");
        QCOMPARE(state.round, 3);
        QVERIFY(state.phase == Phase::Actions);
        QVERIFY(state.active == Company::Germany);
        QVERIFY(state.turnOrder[0] == Company::Germany && state.turnOrder[1] == Company::Usa);
        QVERIFY(state.options == Options{});
        QVERIFY(state.objective == Objective::BestArea);
        QVERIFY(state.bonusTiles[2] == BonusTile::Contracts);
        QCOMPARE(state.bank[indexOf(Company::Usa)], 2);
        QCOMPARE(state.beside[static_cast<int>(Section::Workshop)][indexOf(Company::Germany)], 1);
        const auto& space =
            state.spaces[parseId<ActionSpace>("turbine_station_plus_2_left")->index()];
        QVERIFY(space.owner == Owner::Usa && space.engineers == 2);
        QCOMPARE(state.deck.actionTile, 7);
        QCOMPARE(state.deck.criteriaTile, 12);
        QVERIFY(!state.deck.isTracked);
    }

    void readsTheCompaniesOfTheExample() {
        const State state = readExample().state;
        const CompanyState& usa = state.of(Company::Usa);
        QVERIFY(usa.inPlay && !usa.isAutoma() && usa.officer == Officer::Fiesler);
        QCOMPARE(usa.vp, 34);
        QCOMPARE(usa.energy, 7);
        QCOMPARE(usa.credits, 4);
        QCOMPARE(usa.constructions, 1);
        QVERIFY(usa.wheel[2].tile == Tile::BasicElevation && usa.wheel[2].mixers == 3);
        QVERIFY(usa.wheel[4].tile == Tile::BasicConduit && usa.wheel[4].excavators == 6);
        QVERIFY(usa.tiles.contains(Tile::L1Conduit));
        QVERIFY(usa.contracts.contains(*parseId<Contract>("green_03")));
        QVERIFY(usa.fulfilled.contains(*parseId<Contract>("starting_01")));
        const CompanyState& germany = state.of(Company::Germany);
        QVERIFY(germany.isAutoma() && germany.level == Level::Medium);
        QCOMPARE(germany.credits, 0);
        QVERIFY(!state.of(Company::Italy).inPlay);
    }

    void derivesWhatTheExampleDoesNotSay() {
        const State state = readExample().state;
        QCOMPARE(state.of(Company::Usa).builtOf(Structure::Conduit), 1);
        QCOMPARE(state.of(Company::Germany).builtOf(Structure::Powerhouse), 1);
        QCOMPARE(state.dropsPlaced, 5);
        QCOMPARE(state.contracts.piles[0].unseen.size(), 12);
        QCOMPARE(state.contracts.piles[2].unseen.size(), 14);
        QCOMPARE(state.patents.pile.size(), 10); // after round 3 only levels II and III come
        QCOMPARE(state.agenda.size(), 1);
        QVERIFY((state.task() == Task{TaskKind::TakeTurn, Owner::Germany, 0, 0, 0}));
    }

    void writesTheExampleAsItIs() {
        const auto written = position::toJson(readExample());
        QVERIFY(written);
        verifyContained(edited::example(), written.value(), {});
        QVERIFY(!written.value()["companies"][1].toObject().contains("credits"));
    }

    void readsBackWhatItWrites_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("the example") << "version" << QByteArray("1");
        QTest::newRow("light tracking") << "companies[0].tracking" << QByteArray(R"("light")");
        QTest::newRow("VP below 0") << "companies[1].vp" << QByteArray("-7");
        QTest::newRow("Automa tiles drawn by the app")
            << "automa" << QByteArray(R"({"action_tile": 7, "criteria_tile": 12,
                              "stack": [7, 1], "discard": [12, 3]})");
        QTest::newRow("an action tile that the stack does not list")
            << "automa" << QByteArray(R"({"action_tile": 7, "criteria_tile": 12,
                              "stack": [1], "discard": [12, 3]})");
        QTest::newRow("an empty discard pile")
            << "automa" << QByteArray(R"({"action_tile": 7, "criteria_tile": null,
                              "stack": [7, 1], "discard": []})");
        QTest::newRow("only the discard pile known")
            << "automa" << QByteArray(R"({"action_tile": 7, "criteria_tile": 12,
                              "stack": null, "discard": [12, 3, 20]})");
        QTest::newRow("no Automa tiles") << "automa" << QByteArray("");
        QTest::newRow("other rulings")
            << "options.rulings"
            << QByteArray(R"({"reshuffle": "keep_criteria", "third_structure": "completing_only",
                              "tied_first": "first", "production_order": "flow_first",
                              "automa_production_order": "contract_first",
                              "water_ties": "fewest_drops", "sekibo_credits": 9})");
        QTest::newRow("officers to copy")
            << "officers_to_copy" << QByteArray(R"(["wilhelm_adler", "anton_krylov"])");
        QTest::newRow("a name beyond ASCII") << "companies[0].name" << QByteArray(R"("Żółć")");
        QTest::newRow("water flow") << "phase" << QByteArray(R"("water_flow")");
        QTest::newRow("end of round") << "phase" << QByteArray(R"("end_of_round")");
    }
    void readsBackWhatItWrites() {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, json);
        const PositionFile file = read(edited::exampleWith(path, json));
        QVERIFY(!file.companies.empty());
        const auto written = position::writePosition(file);
        QVERIFY(written);
        QVERIFY(read(written.value()) == file);
    }

    void A_3_1_keepsTheDiscardPileOfAGameAndNotItsStack() {
        PositionFile file = readExample();
        file.state.deck.discard = {12, 3};
        const auto written = position::toJson(file);
        QVERIFY(written);
        QVERIFY(written.value()["automa"] ==
                edited::value(R"({"action_tile": 7, "criteria_tile": 12, "stack": null,
                                  "discard": [12, 3]})"));
    }

    void seesWhoHasActedByTheEngineers() {
        const auto hasActed = [](const char* path, const char* json) {
            const State state = read(edited::exampleWith(path, json)).state;
            return state.of(Company::Germany).hasActed;
        };
        QVERIFY(hasActed("companies[1].engineers", "9"));
        QVERIFY(hasActed("phase", R"("water_flow")"));
        QVERIFY(!hasActed("phase", R"("income_and_headstreams")"));
        const QJsonValue fresh =
            edited::with(edited::example(), {"companies", "1", "engineers"}, 12);
        const State state =
            read(QJsonDocument(edited::with(fresh, {"beside"}, QJsonObject{}).toObject()).toJson())
                .state;
        QVERIFY(!state.of(Company::Germany).hasActed);
    }

    /// With Sekibo as an Automa's officer a tile dictates the humans' first turn of a round (8.3).
    void keepsATurnThatATileDictates() {
        QJsonValue example = edited::example();
        example = edited::with(example, {"companies", "1", "level"}, "very_high");
        example = edited::with(example, {"companies", "1", "officer"}, "mahiri_sekibo");
        example = edited::with(example, {"companies", "0", "engineers"}, 12);
        example = edited::with(example, {"companies", "0", "constructions"}, 0);
        example = edited::with(example, {"action_spaces"}, QJsonObject{});
        example = edited::with(example, {"bank"}, QJsonObject{});
        example = edited::with(example, {"active"}, "usa");
        const PositionFile file = read(QJsonDocument(example.toObject()).toJson());
        QVERIFY(file.state.turn.isDictated);
        const auto written = position::writePosition(file);
        QVERIFY(written);
        QVERIFY(read(written.value()) == file);
    }

    void needsOnlyWhatNoGameCanDoWithout() {
        const PositionFile file = read(R"({
            "game": "barrage", "version": 1, "round": 5, "phase": "scoring",
            "turn_order": ["italy", "france"],
            "companies": [{"id": "france", "player": "human"}, {"id": "italy", "player": "automa"}],
            "map": {"headstream_tiles": {"A": 1, "B": 2, "C": 3, "D": 4},
                    "bases": [{"space": "1L", "owner": "france"}]},
            "bonus_tiles": ["bases", "conduits", "contracts", "powerhouses", "elevations"],
            "objective": "best_area"})");
        QCOMPARE(file.companies.size(), 2U);
        QVERIFY(file.state.active == Company::Italy);
        QCOMPARE(file.state.of(Company::France).engineers, 0);
        QCOMPARE(file.state.of(Company::France).builtOf(Structure::Base), 1);
        QVERIFY(file.state.patents.pile.empty());
        QVERIFY((file.state.task() == Task{TaskKind::ConfirmPhase, Owner::Nobody, 0, 0, 0}));
    }

    void acceptsEmptyWordsForWhatAnAutomaLacks() {
        QVERIFY(position::readPosition(edited::exampleWith("companies[1].credits", "0")));
        QVERIFY(position::readPosition(edited::exampleWith("companies[1].credits", "null")));
    }

    void refusesWhatNoGameCanHave_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("B-2.6 water above capacity")
            << "map.bases[0].drops" << QByteArray("3")
            << "map.bases: A dam holds 3 drops and has room for 2 (B-2.6).";
        QTest::newRow("B-2.10 two bases in a basin")
            << "map.bases"
            << QByteArray(R"([{"space": "7L", "owner": "usa"}, {"space": "7U", "owner": "usa"}])")
            << "map.bases: The company already has a base in basin 7 (B-2.10).";
        QTest::newRow("B-2.10 two powerhouses in a basin")
            << "map.powerhouses[1]" << QByteArray(R"({"space": "P8_2", "owner": "germany"})")
            << "map.powerhouses: The company already has a powerhouse in basin 8 (B-2.10).";
        QTest::newRow("B-1.1 six conduits")
            << "map.conduits"
            << QByteArray(R"([{"space": "1A", "owner": "usa"}, {"space": "2A", "owner": "usa"},
                              {"space": "3A", "owner": "usa"}, {"space": "4A", "owner": "usa"},
                              {"space": "5A", "owner": "usa"}, {"space": "6A", "owner": "usa"}])")
            << "map: There are more pieces of a kind than the box holds (B-1.1).";
        QTest::newRow("B-1.1 thirteen engineers")
            << "bank.usa" << QByteArray("8")
            << "companies: A company has more than 12 engineers (B-1.1).";
        QTest::newRow("B-3.8 blocked space")
            << "action_spaces.turbine_station_plus_1_left"
            << QByteArray(R"({"owner": "germany", "engineers": 2})")
            << "action_spaces: With 2 players this action space is blocked: it needs 4 (B-3.8).";
    }
    void refusesWhatNoGameCanHave() {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, json);
        QFETCH(const QString, sentence);
        const auto file = position::readPosition(edited::exampleWith(path, json));
        QVERIFY(!file);
        QCOMPARE(file.error().sentence, sentence);
    }

    void refusesToWriteTheMiddleOfATurn() {
        PositionFile choosing = readExample();
        choosing.state.agenda.push({TaskKind::PlaceDrops, Owner::Germany, 0, 0, 2});
        PositionFile copying = readExample();
        copying.state.turn.copied = Officer::Adler;
        for (const PositionFile& file : {choosing, copying}) {
            const auto written = position::writePosition(file);
            QVERIFY(!written);
            QCOMPARE(written.error().sentence,
                     "A position cannot be kept in the middle of a turn.");
        }
    }

    void keepsThePositionsOfRandomGames_data() {
        QTest::addColumn<std::vector<PlayerRequest>>("players");
        QTest::addColumn<bool>("introductory");
        const PlayerRequest human;
        const PlayerRequest light{PlayerKind::Human, Level::Medium, Tracking::Light};
        const PlayerRequest automa{PlayerKind::Automa, Level::VeryHigh, Tracking::Full};
        QTest::newRow("four humans") << std::vector{human, human, human, human} << false;
        QTest::newRow("introductory game") << std::vector{human, human, human} << true;
        QTest::newRow("light tracking") << std::vector{light, light} << false;
        QTest::newRow("against Automas") << std::vector{human, automa, automa} << false;
    }
    void keepsThePositionsOfRandomGames() {
        QFETCH(const std::vector<PlayerRequest>, players);
        QFETCH(const bool, introductory);
        constexpr std::size_t kStep = 7;
        int positions = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            core::Rng rng(seed);
            Options options;
            options.introductory = introductory;
            Playthrough game = playRandomGame(dealSetup(options, players, rng), seed);
            for (std::size_t entry = 0; entry <= game.entries().size(); ++entry) {
                const bool isLast = entry == game.entries().size();
                if ((entry % kStep != 0 && !isLast) || !game.replayTo(entry) ||
                    !isBetweenTurns(game.state()))
                    continue;
                const auto written = position::writePosition(position::fileFor(game.state()));
                QVERIFY(written);
                const PositionFile again = read(written.value());
                QVERIFY(withoutHistory(again.state) == withoutHistory(game.state()));
                ++positions;
            }
        }
        QVERIFY(positions > 30);
    }
};

QTEST_APPLESS_MAIN(PositionTest)
#include "tst_position.moc"
