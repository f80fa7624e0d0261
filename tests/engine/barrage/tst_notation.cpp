#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>

#include <QtTest>

#include "engine/barrage/ids.h"
#include "engine/barrage/notation.h"

using namespace barrage;

namespace {

struct MoveExample {
    const char* name;
    const char* line;
    Move move;
};

template <class T>
T named(std::string_view id) {
    return parseId<T>(id).value();
}

std::uint8_t numberOf(auto thing) {
    if constexpr (requires { thing.value; })
        return thing.value;
    else
        return static_cast<std::uint8_t>(thing);
}

Site site(Structure structure, auto space) { return {structure, numberOf(space)}; }
ActionSpace space(std::string_view id) { return named<ActionSpace>(id); }
Contract contract(std::string_view id) { return named<Contract>(id); }
BaseSpace base(std::string_view id) { return named<BaseSpace>(id); }
ConduitSpace conduit(std::string_view id) { return named<ConduitSpace>(id); }
PowerhouseSpace powerhouse(std::string_view id) { return named<PowerhouseSpace>(id); }

const System kSystem{base("5L"), conduit("5A"), powerhouse("P8_0")};

const MoveExample kMoves[] = {
    {"build a base",
     "usa build 5L base basic_base excavators=4",
     {Actor::Usa,
      Build{site(Structure::Base, base("5L")), Tile::BasicBase, Tile::None, {4, 0, 0}}}},
    {"build an elevation",
     "usa build 10U elevation l2_elevation mixers=2",
     {Actor::Usa,
      Build{site(Structure::Elevation, base("10U")), Tile::L2Elevation, Tile::None, {0, 2, 0}}}},
    {"build a conduit with Krylov's tile",
     "italy build 7B conduit anton_krylov copying=l1_conduit excavators=5 replaced=1",
     {Actor::Italy,
      Build{site(Structure::Conduit, conduit("7B")), Tile::Krylov, Tile::L1Conduit, {5, 0, 1}}}},
    {"build a powerhouse with both machines",
     "italy build P12_3 powerhouse l2_wild excavators=1 mixers=1",
     {Actor::Italy,
      Build{
          site(Structure::Powerhouse, powerhouse("P12_3")), Tile::L2Wild, Tile::None, {1, 1, 0}}}},
    {"build without tile and machines",
     "italy build 1U base none copying=l3_base",
     {Actor::Italy, Build{site(Structure::Base, base("1U")), Tile::None, Tile::L3Base, {}}}},
    {"produce",
     "germany produce turbine_station_plus_2_left 5L 5A P8_0 drops=2",
     {Actor::Germany, Produce{space("turbine_station_plus_2_left"), kSystem, 2}}},
    {"produce without a space",
     "germany produce none 5L 5A P8_0 drops=2",
     {Actor::Germany, Produce{ActionSpace(), kSystem, 2}}},
    {"water",
     "italy water water_management_two_drops_left B=1 D=1",
     {Actor::Italy, ManageWater{space("water_management_two_drops_left"), {0, 1, 0, 1}}}},
    {"water without drops",
     "italy water water_management_two_drops_left none",
     {Actor::Italy, ManageWater{space("water_management_two_drops_left"), {}}}},
    {"bank", "france bank engineers=3", {Actor::France, UseBank{3}}},
    {"workshop",
     "france workshop workshop_two_right",
     {Actor::France, UseWorkshop{space("workshop_two_right")}}},
    {"buy machines",
     "france buy-machines machinery_shop_any_left",
     {Actor::France, BuyMachines{space("machinery_shop_any_left")}}},
    {"take one contract",
     "usa take-contracts contract_office_one_a_left green_03",
     {Actor::Usa,
      TakeContracts{space("contract_office_one_a_left"), contract("green_03"), Contract()}}},
    {"take two contracts",
     "usa take-contracts contract_office_two_left green_03 red_15",
     {Actor::Usa,
      TakeContracts{space("contract_office_two_left"), contract("green_03"), contract("red_15")}}},
    {"take a patent",
     "usa take-patent patent_office_2",
     {Actor::Usa, TakePatent{space("patent_office_2")}}},
    {"pass", "netherlands pass", {Actor::Netherlands, Pass{}}},
    {"copy an officer",
     "netherlands copy wilhelm_adler",
     {Actor::Netherlands, CopyOfficer{Officer::Adler}}},
    {"place drops", "usa place-drops A=1 B=2 C=3 D=255", {Actor::Usa, PlaceDrops{{1, 2, 3, 255}}}},
    {"place no drops", "usa place-drops none", {Actor::Usa, PlaceDrops{}}},
    {"choose machines",
     "usa choose-machines excavators=2 mixers=0",
     {Actor::Usa, ChooseMachines{2, 0}}},
    {"place a piece",
     "usa place-piece P5_1 powerhouse",
     {Actor::Usa, PlacePiece{site(Structure::Powerhouse, powerhouse("P5_1"))}}},
    {"fulfil a contract",
     "usa fulfil national_06",
     {Actor::Usa, FulfilContract{contract("national_06")}}},
    {"discard a contract",
     "usa discard yellow_10",
     {Actor::Usa, DiscardContract{contract("yellow_10")}}},
    {"decline", "usa decline", {Actor::Usa, Decline{}}},
    {"declare leftovers", "usa leftovers items=300", {Actor::Usa, DeclareLeftovers{300}}},
    {"proceed", "table proceed", {Actor::Table, Proceed{}}},
    {"reveal a contract",
     "table reveal green_03",
     {Actor::Table, RevealContract{contract("green_03")}}},
    {"reveal that the pile is empty",
     "table reveal none",
     {Actor::Table, RevealContract{Contract()}}},
    {"open a tile", "table open-tile l1_base", {Actor::Table, RevealTile{Tile::L1Base}}},
    {"uncover an Automa tile", "table automa-tile 7", {Actor::Table, RevealAutomaTile{7}}},
    {"Automa produces",
     "germany automa-produce engineers=2 bonus=-2 5L 5A P8_0 drops=3",
     {Actor::Germany, AutomaProduce{2, -2, kSystem, 3}}},
    {"Automa manages water",
     "germany automa-water engineers=2 A=1 C=1",
     {Actor::Germany, AutomaManageWater{2, false, {1, 0, 1, 0}}}},
    {"Automa lets water flow",
     "germany automa-water engineers=3 flowing D=1",
     {Actor::Germany, AutomaManageWater{3, true, {0, 0, 0, 1}}}},
    {"Automa sweeps contracts",
     "germany automa-sweep engineers=1 yellow energy=3",
     {Actor::Germany, AutomaSweepContracts{1, Colour::Yellow, 3}}},
    {"Automa builds",
     "germany automa-build engineers=2 6L base basic_base excavators=3",
     {Actor::Germany,
      AutomaBuild{2, {site(Structure::Base, base("6L")), Tile::BasicBase, Tile::None, {3, 0, 0}}}}},
    {"Automa uses the workshop",
     "germany automa-workshop engineers=1 vp=2 segments=2",
     {Actor::Germany, AutomaUseWorkshop{1, 2, 2}}},
    {"Automa buys machines",
     "germany automa-buy-machines engineers=1 vp=0 excavators=1 mixers=1 any=1",
     {Actor::Germany, AutomaBuyMachines{1, 0, 1, 1, 1}}},
    {"Automa takes a patent",
     "germany automa-take-patent engineers=1 vp=2 slot=3",
     {Actor::Germany, AutomaTakePatent{1, 2, 2}}},
    {"Automa uses the bank", "germany automa-bank engineers=1", {Actor::Germany, AutomaUseBank{1}}},
};

constexpr CorrectionReason kDiffers = CorrectionReason::TableDiffers;

Move correct(Corrected what, Owner owner, auto index, auto value,
             CorrectionReason reason = kDiffers) {
    std::int16_t number = 0;
    if constexpr (std::is_same_v<decltype(value), int>)
        number = static_cast<std::int16_t>(value);
    else
        number = numberOf(value);
    return {Actor::Table, Correct{what, owner, numberOf(index), number, reason}};
}

const MoveExample kCorrections[] = {
    {"vp", "table correct vp usa 34 table_differs", correct(Corrected::Vp, Owner::Usa, 0, 34)},
    {"negative vp", "table correct vp usa -3 wrong_entry",
     correct(Corrected::Vp, Owner::Usa, 0, -3, CorrectionReason::WrongEntry)},
    {"energy", "table correct energy italy 12 forgotten_step",
     correct(Corrected::Energy, Owner::Italy, 0, 12, CorrectionReason::ForgottenStep)},
    {"credits", "table correct credits france 0 other",
     correct(Corrected::Credits, Owner::France, 0, 0, CorrectionReason::Other)},
    {"excavators", "table correct excavators usa 5 table_differs",
     correct(Corrected::Excavators, Owner::Usa, 0, 5)},
    {"mixers", "table correct mixers usa 4 table_differs",
     correct(Corrected::Mixers, Owner::Usa, 0, 4)},
    {"engineers", "table correct engineers usa 12 table_differs",
     correct(Corrected::Engineers, Owner::Usa, 0, 12)},
    {"constructions", "table correct constructions usa 2 table_differs",
     correct(Corrected::Constructions, Owner::Usa, 0, 2)},
    {"officer copies", "table correct officer_copies netherlands 1 table_differs",
     correct(Corrected::OfficerCopies, Owner::Netherlands, 0, 1)},
    {"passed", "table correct passed usa yes table_differs",
     correct(Corrected::HasPassed, Owner::Usa, 0, 1)},
    {"drops on a headstream", "table correct headstream_drops C 2 table_differs",
     correct(Corrected::HeadstreamDrops, Owner::Nobody, Headstream::C, 2)},
    {"drops in a dam", "table correct dam_drops 10L 3 table_differs",
     correct(Corrected::DamDrops, Owner::Nobody, base("10L"), 3)},
    {"a neutral dam", "table correct dam neutral 5L elevations=1 table_differs",
     correct(Corrected::DamOwner, Owner::Neutral, base("5L"), 1)},
    {"no dam", "table correct dam nobody 5L elevations=0 table_differs",
     correct(Corrected::DamOwner, Owner::Nobody, base("5L"), 0)},
    {"conduit", "table correct conduit usa 5A table_differs",
     correct(Corrected::ConduitOwner, Owner::Usa, conduit("5A"), 0)},
    {"powerhouse", "table correct powerhouse nobody P8_0 table_differs",
     correct(Corrected::PowerhouseOwner, Owner::Nobody, powerhouse("P8_0"), 0)},
    {"tile in supply", "table correct tile_in_supply usa l3_wild no table_differs",
     correct(Corrected::TileInSupply, Owner::Usa, Tile::L3Wild, 0)},
    {"tile on the wheel", "table correct wheel_tile usa segment=5 basic_base table_differs",
     correct(Corrected::WheelTile, Owner::Usa, 4, Tile::BasicBase)},
    {"no tile on the wheel", "table correct wheel_tile usa segment=1 none table_differs",
     correct(Corrected::WheelTile, Owner::Usa, 0, Tile::None)},
    {"excavators on the wheel", "table correct wheel_excavators usa segment=2 6 table_differs",
     correct(Corrected::WheelExcavators, Owner::Usa, 1, 6)},
    {"mixers on the wheel", "table correct wheel_mixers usa segment=3 2 table_differs",
     correct(Corrected::WheelMixers, Owner::Usa, 2, 2)},
    {"contract held", "table correct contract_held usa green_03 yes table_differs",
     correct(Corrected::ContractHeld, Owner::Usa, contract("green_03"), 1)},
    {"contract fulfilled", "table correct contract_fulfilled usa starting_01 no table_differs",
     correct(Corrected::ContractFulfilled, Owner::Usa, contract("starting_01"), 0)},
    {"open contract", "table correct open_contract yellow_left yellow_02 table_differs",
     correct(Corrected::OpenContract, Owner::Nobody, 2, contract("yellow_02"))},
    {"no open contract", "table correct open_contract red_right none table_differs",
     correct(Corrected::OpenContract, Owner::Nobody, 5, Contract())},
    {"national contract", "table correct national_contract national_02 yes table_differs",
     correct(Corrected::NationalContract, Owner::Nobody, contract("national_02"), 1)},
    {"open tile", "table correct open_tile slot=2 l1_wild table_differs",
     correct(Corrected::OpenTile, Owner::Nobody, 1, Tile::L1Wild)},
    {"no open tile", "table correct open_tile slot=3 none table_differs",
     correct(Corrected::OpenTile, Owner::Nobody, 2, Tile::None)},
    {"engineers on a space", "table correct space_engineers usa workshop_one_left 2 table_differs",
     correct(Corrected::SpaceEngineers, Owner::Usa, space("workshop_one_left"), 2)},
    {"engineers in the bank", "table correct bank_engineers usa 2 table_differs",
     correct(Corrected::BankEngineers, Owner::Usa, 0, 2)},
    {"engineers beside a section",
     "table correct beside_engineers germany machinery_shop 1 table_differs",
     correct(Corrected::BesideEngineers, Owner::Germany, Section::MachineryShop, 1)},
    {"headstream tile", "table correct headstream_tile A tile=8 table_differs",
     correct(Corrected::HeadstreamTileNumber, Owner::Nobody, Headstream::A, 8)},
    {"bonus tile", "table correct bonus_tile round=5 advanced_technology_tiles table_differs",
     correct(Corrected::BonusTile, Owner::Nobody, 4, BonusTile::AdvancedTiles)},
    {"objective", "table correct objective basins_with_three table_differs",
     correct(Corrected::Objective, Owner::Nobody, 0, Objective::BasinsWithThree)},
    {"place in the turn order", "table correct turn_order_place usa place=4 table_differs",
     correct(Corrected::TurnOrderPlace, Owner::Usa, 3, 0)},
    {"action tile of the Automas", "table correct automa_action_tile 20 table_differs",
     correct(Corrected::AutomaActionTile, Owner::Nobody, 0, 20)},
    {"no criteria tile of the Automas", "table correct automa_criteria_tile 0 table_differs",
     correct(Corrected::AutomaCriteriaTile, Owner::Nobody, 0, 0)},
};

} // namespace

class NotationTest : public QObject {
    Q_OBJECT

private slots:
    void writesAndReads_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<const Move*>("move");
        for (const MoveExample& example : kMoves)
            QTest::newRow(example.name) << QByteArray(example.line) << &example.move;
        for (const MoveExample& example : kCorrections)
            QTest::addRow("correct %s", example.name) << QByteArray(example.line) << &example.move;
    }
    void writesAndReads() {
        QFETCH(QByteArray, line);
        QFETCH(const Move*, move);
        QCOMPARE(QByteArray::fromStdString(formatMove(*move)), line);
        QVERIFY(parseMove(line.toStdString()) == *move);
    }

    void theExamplesCoverEveryKind() {
        std::set<std::size_t> kinds;
        for (const MoveExample& example : kMoves)
            kinds.insert(example.move.what.index());
        // All before Correct; those behind it are in tst_notation_leeghwater.cpp.
        QCOMPARE(kinds.size(), MoveKind(Correct{}).index());

        std::set<Corrected> corrected;
        for (const MoveExample& example : kCorrections)
            corrected.insert(std::get<Correct>(example.move.what).what);
        QCOMPARE(corrected.size(), static_cast<std::size_t>(Corrected::Excamixers));
    }

    void readsOnlyWhatItWouldWrite_data() { writesAndReads_data(); }
    void readsOnlyWhatItWouldWrite() {
        QFETCH(QByteArray, line);
        for (qsizetype i = 0; i <= line.size(); ++i)
            for (const char c : {' ', '=', '0', '1', '-', '+', 'a', 'A', '\n', '\t', '\0'}) {
                const std::string inserted = QByteArray(line).insert(i, c).toStdString();
                const auto move = parseMove(inserted);
                QVERIFY2(!move || formatMove(*move) == inserted, inserted.c_str());
            }
        for (qsizetype i = 0; i < line.size(); ++i) {
            const std::string shortened = QByteArray(line).remove(i, 1).toStdString();
            const auto move = parseMove(shortened);
            QVERIFY2(!move || formatMove(*move) == shortened, shortened.c_str());
        }
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* name, const char* line) {
            QTest::newRow(name) << QByteArray(line);
        };
        row("nothing", "");
        row("a space", " ");
        row("a newline", "\n");
        row("an actor alone", "usa");
        row("a verb alone", "pass");
        row("an unknown actor", "spain pass");
        row("a neutral actor", "neutral pass");
        row("an unknown verb", "usa sing");
        row("an empty verb", "usa ");
        row("a space in front", " usa pass");
        row("a space behind", "usa pass ");
        row("two spaces", "usa  pass");
        row("a tab", "usa\tpass");
        row("a newline behind", "usa pass\n");
        row("a newline inside", "usa\npass");
        row("trailing text", "usa pass now");
        row("upper case actor", "Usa pass");
        row("upper case verb", "usa Pass");
        row("upper case key", "usa bank Engineers=3");
        row("lower case space", "usa build 5l base basic_base excavators=4");
        row("lower case headstream", "usa place-drops a=1");
        row("missing structure", "usa build 5L basic_base excavators=4");
        row("missing tile", "usa build 5L base excavators=4");
        row("missing drops", "germany produce none 5L 5A P8_0");
        row("missing key", "usa bank 3");
        row("missing number", "usa bank engineers=");
        row("missing reason", "table correct vp usa 34");
        row("missing owner", "table correct vp 34 table_differs");
        row("a structure on another's space", "usa build 5L conduit basic_conduit excavators=4");
        row("a written zero that is left out", "usa build 5L base basic_base excavators=0");
        row("a written none that is left out", "usa build 5L base basic_base copying=none");
        row("keys in another order", "usa build 5L base l2_wild mixers=1 excavators=1");
        row("a duplicated key", "usa bank engineers=3 engineers=3");
        row("a duplicated key that may be left out",
            "usa build 5L base basic_base excavators=4 excavators=4");
        row("headstreams in another order", "usa place-drops B=1 A=1");
        row("a headstream twice", "usa place-drops A=1 A=1");
        row("no drops left unsaid", "usa place-drops");
        row("drops and none", "usa place-drops none A=1");
        row("a second contract that is none", "usa take-contracts bank green_03 none");
        row("a number too large for its kind", "usa bank engineers=256");
        row("a number too large for any kind", "usa bank engineers=99999999999999999999");
        row("a negative number", "usa bank engineers=-1");
        row("a plus sign", "usa bank engineers=+3");
        row("a leading zero", "usa bank engineers=03");
        row("a negative zero", "table correct vp usa -0 other");
        row("a fraction", "usa bank engineers=3.0");
        row("a hexadecimal number", "usa bank engineers=0x3");
        row("a bonus below its kind",
            "germany automa-produce engineers=1 bonus=-129 5L 5A P8_0 drops=1");
        row("patent slot 0", "germany automa-take-patent engineers=1 vp=2 slot=0");
        row("patent slot 4", "germany automa-take-patent engineers=1 vp=2 slot=4");
        row("too many leftovers", "usa leftovers items=65536");
        row("an unknown correction", "table correct luck usa 3 other");
        row("an unknown reason", "table correct vp usa 3 because");
        row("a correction too large", "table correct vp usa 32768 other");
        row("a correction with an owner too many", "table correct dam_drops usa 5L 3 other");
        row("a correction with a value too many", "table correct conduit usa 5A 1 other");
        row("a correction with neither no nor yes", "table correct passed usa 2 other");
        row("wheel segment 0", "table correct wheel_mixers usa segment=0 1 other");
        row("wheel segment 6", "table correct wheel_mixers usa segment=6 1 other");
        row("place 5", "table correct turn_order_place usa place=5 other");
        row("headstream tile 9", "table correct headstream_tile A tile=9 other");
        row("what stands for no thing", "usa build ? base basic_base excavators=4");
    }
    void refuses() {
        QFETCH(QByteArray, line);
        QVERIFY(!parseMove(line.toStdString()));
    }

    void writesWhatHasNoNameSoThatItIsNotReadBack_data() {
        QTest::addColumn<Move>("move");
        QTest::newRow("a site off the map") << Move{Actor::Usa, PlacePiece{{Structure::Base, 20}}};
        QTest::newRow("a system not set") << Move{Actor::Usa, Produce{}};
        QTest::newRow("a patent slot too many") << Move{Actor::Usa, AutomaTakePatent{1, 2, 3}};
        QTest::newRow("a correction of an unknown kind")
            << correct(static_cast<Corrected>(kCorrectedCount), Owner::Usa, 0, 0);
        QTest::newRow("a correction to a contract out of range")
            << correct(Corrected::OpenContract, Owner::Nobody, 0, 256);
        QTest::newRow("a correction to a negative tile")
            << correct(Corrected::WheelTile, Owner::Usa, 0, -1);
        QTest::newRow("a correction to neither no nor yes")
            << correct(Corrected::HasPassed, Owner::Usa, 0, -1);
    }
    void writesWhatHasNoNameSoThatItIsNotReadBack() {
        QFETCH(Move, move);
        const std::string line = formatMove(move);
        QVERIFY2(line.find('?') != std::string::npos, line.c_str());
        QVERIFY(!parseMove(line));
    }
};

QTEST_APPLESS_MAIN(NotationTest)
#include "tst_notation.moc"
