#include <QtTest>

#include "engine/barrage/ids.h"
#include "engine/barrage/invariants.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// What may be said about a thing: whose it is, how many there are, the range of its value.
enum class Whose : std::uint8_t { Companies, Anybodys, Nobodys };
struct Limits {
    Corrected what;
    const char* name;
    Whose whose;
    int things;
    int least;
    int most;
};
constexpr std::array kLimits{
    Limits{Corrected::Vp, "VP", Whose::Companies, 1, -999, 999},
    Limits{Corrected::Energy, "energy", Whose::Companies, 1, 0, 999},
    Limits{Corrected::Credits, "credits", Whose::Companies, 1, 0, 999},
    Limits{Corrected::Excavators, "excavators", Whose::Companies, 1, 0, 999},
    Limits{Corrected::Mixers, "mixers", Whose::Companies, 1, 0, 999},
    Limits{Corrected::Engineers, "engineers", Whose::Companies, 1, 0, 12},
    Limits{Corrected::Constructions, "construction spaces", Whose::Companies, 1, 0, 4},
    Limits{Corrected::OfficerCopies, "uses of Sekibo", Whose::Companies, 1, 0, 2},
    Limits{Corrected::HasPassed, "a pass", Whose::Companies, 1, 0, 1},
    Limits{Corrected::HeadstreamDrops, "drops on a headstream", Whose::Nobodys, 4, 0, 99},
    Limits{Corrected::DamDrops, "drops in a dam", Whose::Nobodys, 20, 0, 4},
    Limits{Corrected::DamOwner, "a dam", Whose::Anybodys, 20, 0, 2},
    Limits{Corrected::ConduitOwner, "a conduit", Whose::Anybodys, 20, 0, 0},
    Limits{Corrected::PowerhouseOwner, "a powerhouse", Whose::Anybodys, 23, 0, 0},
    Limits{Corrected::TileInSupply, "a tile in supply", Whose::Companies, 26, 0, 1},
    Limits{Corrected::WheelTile, "a tile on the wheel", Whose::Companies, 5, 0, 26},
    Limits{Corrected::WheelExcavators, "excavators on the wheel", Whose::Companies, 5, 0, 20},
    Limits{Corrected::WheelMixers, "mixers on the wheel", Whose::Companies, 5, 0, 20},
    Limits{Corrected::ContractHeld, "a contract held", Whose::Companies, 55, 0, 1},
    Limits{Corrected::ContractFulfilled, "a contract fulfilled", Whose::Companies, 55, 0, 1},
    Limits{Corrected::OpenContract, "an open contract", Whose::Nobodys, 6, 0, 255},
    Limits{Corrected::NationalContract, "a national contract", Whose::Nobodys, 55, 0, 1},
    Limits{Corrected::OpenTile, "an open tile", Whose::Nobodys, 3, 0, 26},
    Limits{Corrected::SpaceEngineers, "engineers on a space", Whose::Anybodys, 36, 0, 12},
    Limits{Corrected::BankEngineers, "engineers in the bank", Whose::Companies, 1, 0, 12},
    Limits{Corrected::BesideEngineers, "engineers beside a section", Whose::Companies, 7, 0, 12},
    Limits{Corrected::HeadstreamTileNumber, "a headstream tile", Whose::Nobodys, 4, 1, 8},
    Limits{Corrected::BonusTile, "a bonus tile", Whose::Nobodys, 5, 0, 7},
    Limits{Corrected::Objective, "the objective", Whose::Nobodys, 1, 0, 5},
    Limits{Corrected::TurnOrderPlace, "a place in the turn order", Whose::Companies, 4, 0, 0},
    Limits{Corrected::AutomaActionTile, "the Automas' action tile", Whose::Nobodys, 1, 0, 20},
    Limits{Corrected::AutomaCriteriaTile, "the Automas' criteria tile", Whose::Nobodys, 1, 0, 20},
    Limits{Corrected::Excamixers, "excamixers", Whose::Companies, 1, 0, 8},
    Limits{Corrected::WheelExcamixers, "excamixers on the wheel", Whose::Companies, 5, 0, 8},
    Limits{Corrected::Architect, "the architect", Whose::Companies, 1, 0, 1},
    Limits{Corrected::OfficerEngineers, "engineers on an officer", Whose::Companies, 1, 0, 12},
    Limits{Corrected::WorkFulfilled, "a work fulfilled", Whose::Companies, 15, 0, 1},
    Limits{Corrected::OpenWork, "an open work", Whose::Nobodys, 3, 0, 255},
    Limits{Corrected::WorkSpaceEngineers, "engineers on a work", Whose::Anybodys, 3, 0, 12},
    Limits{Corrected::BuildingInPlay, "a private building", Whose::Nobodys, 5, 0, 9},
    Limits{Corrected::BuildingOwner, "a building", Whose::Anybodys, 40, 0, 0},
    Limits{Corrected::BuildingEngineers, "engineers on a building", Whose::Anybodys, 40, 0, 12},
};
static_assert(kLimits.size() == kCorrectedCount);

Error refusalOf(const State& state, const Correct& correction, Actor by = Actor::Table) {
    State copy = state;
    const auto applied = apply(copy, {by, correction});
    if (applied || !(copy == state)) {
        QTest::qFail(applied ? "accepted" : "changed the state", __FILE__, __LINE__);
        return {};
    }
    return applied.error();
}

/// Three companies. Italy is an Automa, Germany is lightly tracked. Neutral dams on 4L, 6L, 10L.
/// The USA have a dam of level 2 with 1 drop on 1L, a powerhouse in basin 11 and three contracts.
Table someGame() {
    Setup setup = plainSetup(3);
    Seat automa = setup.seats[2];
    automa.kind = PlayerKind::Automa;
    automa.officer = Officer::None;
    automa.startingContract = Contract();
    setup.seats[1].tracking = Tracking::Light;
    setup.seats = {automa, setup.seats[0], setup.seats[1]};
    Table table = Table::after(setup);
    table.play("table proceed");
    table.turnOf(Company::Usa).dam("1L", Owner::Usa, 1, 1).powerhouse("P11_0", Owner::Usa);
    table.hold(Company::Usa, "green_05").hold(Company::Usa, "red_05");
    table[Company::Usa].engineers = 10;
    return table;
}

Table introductoryGame() {
    Setup setup = plainSetup(2);
    setup.options.introductory = true;
    setup.patents = {Tile::None, Tile::None, Tile::None};
    Table table = Table::after(setup);
    table.play("table proceed");
    return table;
}

} // namespace

/// B-29.3: corrections that are no sense.
class TestCorrectionRefusals : public QObject {
    Q_OBJECT

private slots:
    void limits_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < kLimits.size(); ++i)
            QTest::addRow("B-29.3 refuses %s beyond its limits", kLimits[i].name)
                << static_cast<int>(i);
    }

    void limits() {
        QFETCH(const int, index);
        const Limits& limits = kLimits[static_cast<std::size_t>(index)];
        QCOMPARE(static_cast<int>(limits.what), index);
        const State state = someGame().state();
        const Owner owner = limits.whose == Whose::Nobodys ? Owner::Nobody : Owner::Usa;
        const auto refused = [&](Owner who, int thing, int value) {
            return refusalOf(state, Correct{limits.what, who, static_cast<std::uint8_t>(thing),
                                            static_cast<std::int16_t>(value)});
        };
        QCOMPARE(refused(owner, limits.things, limits.least).code, ErrorCode::NoSuchThing);
        QCOMPARE(refused(owner, 255, limits.least).code, ErrorCode::NoSuchThing);
        for (const int value : {limits.least - 1, limits.most + 1}) {
            const Error error = refused(owner, 0, value);
            QCOMPARE(error.code, ErrorCode::OutOfRange);
            QCOMPARE(error.rule, std::string_view("B-29.3"));
            QCOMPARE(error.args[0], value);
        }
        QCOMPARE(refused(static_cast<Owner>(7), 0, limits.least).code, ErrorCode::WrongPlayer);
        // France does not play; what is nobody's cannot be a company's and the other way round.
        QCOMPARE(refused(Owner::France, 0, limits.least).code, ErrorCode::WrongPlayer);
        if (limits.whose == Whose::Companies)
            QCOMPARE(refused(Owner::Nobody, 0, limits.least).code, ErrorCode::WrongPlayer);
        if (limits.whose == Whose::Nobodys)
            QCOMPARE(refused(Owner::Usa, 0, limits.least).code, ErrorCode::WrongPlayer);
        if (limits.whose != Whose::Anybodys)
            QCOMPARE(refused(Owner::Neutral, 0, limits.least).code, ErrorCode::WrongPlayer);
    }

    void sense_data() {
        QTest::addColumn<QByteArray>("correction");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QByteArray>("rule");
        const auto row = [](const char* name, const char* correction, ErrorCode code,
                            const char* rule) {
            QTest::newRow(name) << QByteArray(correction) << code << QByteArray(rule);
        };

        row("B-29.3 refuses more drops than a dam holds", "dam_drops 1L 3", ErrorCode::TooMuchWater,
            "B-2.6");
        row("B-29.3 refuses drops where no dam stands", "dam_drops 2L 1", ErrorCode::TooMuchWater,
            "B-2.6");
        row("B-29.3 refuses elevations without base", "dam nobody 2L elevations=1",
            ErrorCode::OutOfRange, "B-2.6");
        row("B-29.3 refuses a second base in a basin", "dam usa 1U elevations=0",
            ErrorCode::SecondBaseInBasin, "B-2.10");
        row("B-29.3 refuses a second powerhouse in a basin", "powerhouse usa P11_3",
            ErrorCode::SecondPowerhouseInBasin, "B-2.10");
        row("B-29.3 refuses a fourth neutral dam", "dam neutral 1L elevations=0",
            ErrorCode::TooManyPieces, "B-1.3");
        row("B-29.3 refuses a neutral conduit", "conduit neutral 1A", ErrorCode::WrongPlayer,
            "B-2.8");
        row("B-29.3 refuses a neutral powerhouse", "powerhouse neutral P5_0",
            ErrorCode::WrongPlayer, "B-2.8");
        row("B-29.3 refuses more than 12 engineers in all", "bank_engineers usa 3",
            ErrorCode::NotEnoughEngineers, "B-1.1");
        row("B-29.3 refuses engineers on construction spaces beyond 12", "constructions usa 2",
            ErrorCode::NotEnoughEngineers, "B-1.1");
        row("B-29.3 refuses uses of Sekibo for others", "officer_copies usa 1",
            ErrorCode::OfficerNotAvailable, "B-21.7");
        row("B-29.3 refuses credits of an Automa", "credits italy 1", ErrorCode::OutOfRange,
            "A-1.1");
        row("B-29.3 refuses a contract in the hand of an Automa",
            "contract_held italy green_09 yes", ErrorCode::OutOfRange, "A-1.4");
        row("B-29.3 refuses credits of a lightly tracked player", "credits germany 5",
            ErrorCode::WrongPlayer, "P-4");
        row("B-29.3 refuses the wheel of a lightly tracked player",
            "wheel_mixers germany segment=1 2", ErrorCode::WrongPlayer, "P-4");
        row("B-29.3 refuses a fourth contract in hand", "contract_held usa green_09 yes",
            ErrorCode::OutOfRange, "B-14.3");
        row("B-29.3 refuses a contract that another holds", "contract_held germany starting_01 yes",
            ErrorCode::PieceUsedTwice, "B-1.3");
        row("B-29.3 refuses a contract in hand that is open", "contract_held germany green_01 yes",
            ErrorCode::PieceUsedTwice, "B-1.3");
        row("B-29.3 refuses a national contract in hand", "contract_held germany national_06 yes",
            ErrorCode::ContractNotHeld, "B-11.6");
        row("B-29.3 refuses as fulfilled what is in hand", "contract_fulfilled usa green_05 yes",
            ErrorCode::PieceUsedTwice, "B-1.3");
        row("B-29.3 refuses an open contract of another level", "open_contract red_left green_09",
            ErrorCode::ContractNotOpen, "B-3.5");
        row("B-29.3 refuses a national contract on the display",
            "open_contract red_left national_06", ErrorCode::ContractNotOpen, "B-3.5");
        row("B-29.3 refuses an open contract twice", "open_contract green_left green_02",
            ErrorCode::PieceUsedTwice, "B-1.3");
        row("B-29.3 refuses a third national contract for 3 players",
            "national_contract national_05 yes", ErrorCode::ContractNotOpen, "B-3.4");
        row("B-29.3 refuses a private contract as national", "national_contract green_09 yes",
            ErrorCode::ContractNotOpen, "B-3.4");
        row("B-29.3 refuses a basic tile in the patent office", "open_tile slot=1 basic_base",
            ErrorCode::NoTile, "B-3.7");
        row("B-29.3 refuses an open tile twice", "open_tile slot=1 l1_conduit",
            ErrorCode::PieceUsedTwice, "B-1.3");
        row("B-29.3 refuses a tile on the wheel that is in supply",
            "wheel_tile usa segment=1 basic_base", ErrorCode::PieceUsedTwice, "B-1.3");
        row("B-29.3 refuses a tile in supply that is open", "tile_in_supply usa l1_base yes",
            ErrorCode::PieceUsedTwice, "B-1.3");
        row("B-29.3 refuses the basic wild tile in the full game",
            "tile_in_supply usa basic_wild yes", ErrorCode::NoTile, "B-4.8");
        row("B-29.3 refuses Krylov's tile without him", "wheel_tile usa segment=1 anton_krylov",
            ErrorCode::NoTile, "B-4.9");
        row("B-29.3 refuses engineers of nobody on a space",
            "space_engineers nobody workshop_one_left 1", ErrorCode::WrongPlayer, "B-7.10");
        row("B-29.3 refuses no engineers of somebody on a space",
            "space_engineers usa workshop_one_left 0", ErrorCode::WrongPlayer, "B-7.10");
        row("B-29.3 refuses neutral engineers", "space_engineers neutral workshop_one_left 1",
            ErrorCode::WrongPlayer, "B-7.10");
        row("B-29.3 refuses engineers on a blocked space",
            "space_engineers usa machinery_shop_any_left 1", ErrorCode::SpaceBlocked, "B-3.8");
        row("B-29.3 refuses the bank as a space", "space_engineers usa bank 1",
            ErrorCode::SpaceNotInGame, "B-13.4");
        row("B-29.3 refuses a place behind the last player", "turn_order_place usa place=4",
            ErrorCode::NoSuchThing, "B-3.9");
    }

    void sense() {
        Table table = someGame();
        QVERIFY(!brokenInvariant(table.state()));
        verify(table);
    }

    void introductory_data() {
        QTest::addColumn<QByteArray>("correction");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QByteArray>("rule");
        const auto row = [](const char* name, const char* correction, ErrorCode code,
                            const char* rule) {
            QTest::newRow(name) << QByteArray(correction) << code << QByteArray(rule);
        };

        row("B-29.3 refuses an open patent in the introductory game", "open_tile slot=1 l1_base",
            ErrorCode::NoTile, "B-3.7");
        row("B-29.3 refuses an advanced tile in the introductory game",
            "tile_in_supply usa l1_base yes", ErrorCode::NoTile, "B-3.7");
        row("B-29.3 refuses an advanced tile on the wheel in the introductory game",
            "wheel_tile usa segment=2 l2_base", ErrorCode::NoTile, "B-3.7");
        row("B-29.3 refuses engineers in the patent office of the introductory game",
            "space_engineers usa patent_office_1 2", ErrorCode::SpaceNotInGame, "B-3.7");
        row("R-B33 B-29.3 refuses the bonus tile for advanced tiles in the introductory game",
            "bonus_tile round=1 advanced_technology_tiles", ErrorCode::WrongIntroductorySetup,
            "R-B33");
    }

    void introductory() {
        Table table = introductoryGame();
        table[Company::Usa].engineers = 10;
        verify(table);
    }

    void whoCorrects_data() {
        QTest::addColumn<Actor>("by");
        for (const Actor by : {Actor::Usa, Actor::Italy, Actor::Netherlands})
            QTest::addRow("B-29.3 refuses a correction by %s", idOf(by).data()) << by;
    }

    void whoCorrects() {
        QFETCH(const Actor, by);
        const Error error =
            refusalOf(someGame().state(), Correct{Corrected::Vp, Owner::Usa, 0, 20}, by);
        QCOMPARE(error.code, ErrorCode::WrongPlayer);
        QCOMPARE(error.rule, std::string_view("B-29.3"));
    }

    void unknownKind_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("B-29.3 refuses a kind of correction there is not") << kCorrectedCount;
    }

    void unknownKind() {
        QFETCH(const int, kind);
        const Error error =
            refusalOf(someGame().state(), Correct{static_cast<Corrected>(kind), Owner::Usa, 0, 0});
        QCOMPARE(error.code, ErrorCode::NoSuchThing);
        QCOMPARE(error.rule, std::string_view("B-29.3"));
    }

private:
    static void verify(const Table& table) {
        QFETCH(const QByteArray, correction);
        QFETCH(const ErrorCode, code);
        QFETCH(const QByteArray, rule);
        const std::string line = "table correct " + correction.toStdString() + " table_differs";
        QVERIFY(table.refuses(line, code, rule.toStdString()));
    }
};

QTEST_APPLESS_MAIN(TestCorrectionRefusals)
#include "tst_correction_refusals.moc"
