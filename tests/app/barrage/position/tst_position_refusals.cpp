#include <QtTest>

#include "app/barrage/position/position_file.h"
#include "tests/app/barrage/position/edited.h"

namespace {

void row(const char* name, const char* path, const char* json, const char* sentence) {
    QTest::newRow(name) << QString(path) << QByteArray(json) << QString(sentence);
}

void rowsForTheHeader() {
    row("game missing", "game", "", "game: This key is missing.");
    row("another game", "game", R"("nucleum")", R"(game: "nucleum" is not "barrage".)");
    row("game not a text", "game", "1", "game: This has to be a text in quotes.");
    row("version missing", "version", "", "version: This key is missing.");
    row("newer version", "version", "2", "version: Only version 1 can be read.");
    row("version as text", "version", R"("1")", "version: Only version 1 can be read.");
    row("unknown key", "rund", "3", "rund: There is no such key.");
    row("round missing", "round", "", "round: This key is missing.");
    row("round 0", "round", "0", "round: This has to be a whole number from 1 to 5.");
    row("round 6", "round", "6", "round: This has to be a whole number from 1 to 5.");
    row("round with a fraction", "round", "2.5",
        "round: This has to be a whole number from 1 to 5.");
    row("round endless", "round", "1e300", "round: This has to be a whole number from 1 to 5.");
    row("round null", "round", "null", "round: This has to be a whole number from 1 to 5.");
    row("round true", "round", "true", "round: This has to be a whole number from 1 to 5.");
    row("phase missing", "phase", "", "phase: This key is missing.");
    row("unknown phase", "phase", R"("sleep")", R"(phase: "sleep" is not a phase.)");
    row("game over too early", "phase", R"("game_over")",
        "phase: The game is over only after round 5 (B-5.1).");
    row("somebody is on turn", "active", "",
        "active: In the phase of actions somebody is on turn.");
    row("active not in the game", "active", R"("italy")",
        R"(active: "italy" does not take part in this game.)");
    row("turn order missing", "turn_order", "", "turn_order: This key is missing.");
    row("turn order too short", "turn_order", R"(["usa"])",
        "turn_order: This list has to have 2 entries.");
    row("turn order with one company twice", "turn_order", R"(["usa", "usa"])",
        R"(turn_order[1]: "usa" is already at turn_order[0].)");
    row("turn order with a stranger", "turn_order", R"(["usa", "france"])",
        R"(turn_order[1]: "france" does not take part in this game.)");
    row("turn order not a list", "turn_order", R"("usa")", "turn_order: This has to be a list.");
}

void rowsForTheOptions() {
    row("options not an object", "options", "[]", "options: This has to be an object in braces.");
    row("unknown option", "options.hard", "true", "options.hard: There is no such key.");
    row("introductory not a flag", "options.introductory", "1",
        "options.introductory: This has to be true or false.");
    row("introductory game with an Automa", "options.introductory", "true",
        "companies: The introductory game has no Automas (A-2.1).");
    row("Leeghwater", "options.leeghwater", "true", "external_works: This key is missing.");
    row("external works", "external_works", "[null, null, null]",
        "external_works: The Leeghwater Project is not played.");
    row("buildings", "buildings", "[]", "buildings: The Leeghwater Project is not played.");
    row("unknown ruling", "options.rulings.luck", R"("all")",
        "options.rulings.luck: There is no such key.");
    row("unknown reading", "options.rulings.reshuffle", R"("some")",
        R"(options.rulings.reshuffle: This has to be "all" or "keep_criteria".)");
    row("seven credits for Sekibo", "options.rulings.sekibo_credits", "7",
        "options.rulings.sekibo_credits: This has to be 6 or 9.");
}

void rowsForTheCompanies() {
    row("companies missing", "companies", "", "companies: This key is missing.");
    row("no company", "companies", "[]", "companies: This list has to have 2 to 4 entries.");
    row("company not an object", "companies[0]", "1",
        "companies[0]: This has to be an object in braces.");
    row("id missing", "companies[0].id", "", "companies[0].id: This key is missing.");
    row("unknown company", "companies[0].id", R"("spain")",
        R"(companies[0].id: "spain" is not a company.)");
    row("work of a company", "companies[0].works", R"(["work_a_1"])",
        "This belongs to an expansion that is not played (B-25.1).");
    row("company listed twice", "companies[1].id", R"("usa")",
        R"(companies[1].id: "usa" is already at companies[0].id.)");
    row("unknown key of a company", "companies[0].engineer", "5",
        "companies[0].engineer: There is no such key.");
    row("player missing", "companies[0].player", "", "companies[0].player: This key is missing.");
    row("unknown player", "companies[0].player", R"("dog")",
        R"(companies[0].player: "dog" is neither "human" nor "automa".)");
    row("level of a human", "companies[0].level", R"("low")",
        "companies[0].level: Only an Automa has this.");
    row("unknown level", "companies[1].level", R"("expert")",
        R"(companies[1].level: "expert" is not a level of the Automa.)");
    row("unknown tracking", "companies[0].tracking", R"("some")",
        R"(companies[0].tracking: "some" is neither "full" nor "light".)");
    row("credits of an Automa", "companies[1].credits", "4",
        "companies[1].credits: An Automa does not have this.");
    row("contracts of an Automa", "companies[1].contracts", R"(["red_05"])",
        "companies[1].contracts: An Automa never holds contracts (A-1.4).");
    row("officer of a medium Automa", "companies[1].officer", R"("wilhelm_adler")",
        "companies[1].officer: Only a human or an Automa of the level very high has an officer "
        "(A-1.2).");
    row("unknown officer", "companies[0].officer", R"("none")",
        R"(companies[0].officer: "none" is not an officer.)");
    row("promo officer", "companies[0].officer", R"("wu_fang")",
        "This belongs to an expansion that is not played (B-25.30).");
    row("officer nobody knows", "companies[0].officer", R"("angelo_alberti")",
        R"(companies[0].officer: "angelo_alberti" belongs to an expansion that is not supported )"
        "yet.");
    row("officer twice", "officers_to_copy", R"(["viktor_fiesler"])",
        R"(officers_to_copy[0]: "viktor_fiesler" is already at companies[0].officer.)");
    row("uses of another officer", "companies[0].officer_uses", "1",
        "companies[0].officer_uses: Only Mahiri Sekibo is used (B-21.7).");
    row("name too long", "companies[0].name",
        R"("one two three four five six seven eight nine ten eleven twelve")",
        "companies[0].name: A name is one line of at most 60 characters.");
    row("name of two lines", "companies[0].name", R"("a\nb")",
        "companies[0].name: A name is one line of at most 60 characters.");
    row("passed as a number", "companies[0].passed", "1",
        "companies[0].passed: This has to be true or false.");
    row("five constructions", "companies[0].constructions", "5",
        "companies[0].constructions: This has to be a whole number from 0 to 4.");
    row("thirteen engineers", "companies[0].engineers", "13",
        "companies[0].engineers: This has to be a whole number from 0 to 12.");
    row("negative energy", "companies[0].energy", "-1",
        "companies[0].energy: This has to be a whole number from 0 to 999.");
    row("half a credit", "companies[0].credits", "0.5",
        "companies[0].credits: This has to be a whole number from 0 to 999.");
    row("VP as text", "companies[0].vp", R"("34")",
        "companies[0].vp: This has to be a whole number from -9999 to 9999.");
}

void rowsForTilesAndContracts() {
    row("unknown tile", "companies[0].tiles[0]", R"("foo")",
        R"(companies[0].tiles[0]: "foo" is not a technology tile.)");
    row("basic tile twice", "companies[0].tiles[1]", R"("basic_base")",
        R"(companies[0].tiles[1]: "basic_base" is already at companies[0].tiles[0].)");
    row("basic tile in supply and on the wheel", "companies[0].tiles[1]", R"("basic_conduit")",
        R"(companies[0].wheel[4].tile: "basic_conduit" is already at companies[0].tiles[1].)");
    row("advanced tile of two companies", "companies[1].tiles[0]", R"("l1_conduit")",
        R"(companies[1].tiles[0]: "l1_conduit" is already at companies[0].tiles[2].)");
    row("advanced tile owned and open", "patent[1]", R"("l1_conduit")",
        R"(patent[1]: "l1_conduit" is already at companies[0].tiles[2].)");
    row("basic tile open", "patent[1]", R"("basic_wild")",
        R"(patent[1]: "basic_wild" is not an advanced tile.)");
    row("two patent slots", "patent", "[null, null]", "patent: This list has to have 3 entries.");
    row("six segments", "companies[0].wheel[5]", "{}",
        "companies[0].wheel: This list has to have 5 entries.");
    row("unknown tile on the wheel", "companies[1].wheel[2].tile", R"("foo")",
        R"(companies[1].wheel[2].tile: "foo" is not a technology tile.)");
    row("unknown key on the wheel", "companies[1].wheel[2].cranes", "1",
        "companies[1].wheel[2].cranes: There is no such key.");
    row("unknown contract", "companies[0].contracts[0]", R"("green_16")",
        R"(companies[0].contracts[0]: "green_16" is not a contract.)");
    row("national contract in hand", "companies[0].contracts[0]", R"("national_02")",
        "companies[0].contracts[0]: Nobody holds a national contract (B-11.6).");
    row("four contracts in hand", "companies[0].contracts",
        R"(["green_03", "green_04", "green_06", "green_07"])",
        "The value 4 is out of range, the limit is 3 (B-14.3).");
    row("contract held and fulfilled", "companies[1].fulfilled", R"(["green_03"])",
        R"(companies[1].fulfilled[0]: "green_03" is already at companies[0].contracts[0].)");
    row("contract held and open", "contracts.green[0]", R"("green_03")",
        R"(contracts.green[0]: "green_03" is already at companies[0].contracts[0].)");
    row("contract of another colour", "contracts.green[0]", R"("red_03")",
        R"(contracts.green[0]: "red_03" is not a contract of this colour.)");
    row("private contract among the national ones", "contracts.national[0]", R"("red_03")",
        R"(contracts.national[0]: "red_03" is not a national contract.)");
    row("three open contracts", "contracts.red[2]", R"("red_03")",
        "contracts.red: This list has to have 2 entries.");
    row("unknown colour", "contracts.blue", "[]", "contracts.blue: There is no such key.");
}

void rowsForTheMap() {
    row("map missing", "map", "", "map: This key is missing.");
    row("headstream tiles missing", "map.headstream_tiles", "",
        "map.headstream_tiles: This key is missing.");
    row("one headstream without a tile", "map.headstream_tiles.C", "",
        "map.headstream_tiles.C: This key is missing.");
    row("headstream tile 9", "map.headstream_tiles.C", "9",
        "map.headstream_tiles.C: This has to be a whole number from 1 to 8.");
    row("headstream tile twice", "map.headstream_tiles.C", "4",
        R"(map.headstream_tiles.C: "4" is already at map.headstream_tiles.B.)");
    row("fifth headstream", "map.headstream_drops.E", "1",
        "map.headstream_drops.E: There is no such key.");
    row("negative drops", "map.headstream_drops.A", "-1",
        "map.headstream_drops.A: This has to be a whole number from 0 to 99.");
    row("unknown base space", "map.bases[0].space", R"("11U")",
        R"(map.bases[0].space: "11U" is not a base space.)");
    row("base space taken", "map.bases[1]", R"({"space": "5L", "owner": "usa"})",
        R"(map.bases[1].space: Something already stands on "5L".)");
    row("base without owner", "map.bases[0].owner", "", "map.bases[0].owner: This key is missing.");
    row("base of nobody", "map.bases[0].owner", R"("nobody")",
        R"(map.bases[0].owner: "nobody" is neither a company nor "neutral".)");
    row("base of a stranger", "map.bases[0].owner", R"("italy")",
        R"(map.bases[0].owner: "italy" does not take part in this game.)");
    row("three elevations", "map.bases[0].elevations", "3",
        "map.bases[0].elevations: This has to be a whole number from 0 to 2.");
    row("unknown conduit space", "map.conduits[0].space", R"("11A")",
        R"(map.conduits[0].space: "11A" is not a conduit space.)");
    row("neutral conduit", "map.conduits[0].owner", R"("neutral")",
        R"(map.conduits[0].owner: "neutral" is not a company.)");
    row("conduit space taken", "map.conduits[1]", R"({"space": "5A", "owner": "germany"})",
        R"(map.conduits[1].space: Something already stands on "5A".)");
    row("unknown powerhouse space", "map.powerhouses[0].space", R"("P5_2")",
        R"(map.powerhouses[0].space: "P5_2" is not a powerhouse space.)");
}

void rowsForTheRest() {
    row("bonus tiles missing", "bonus_tiles", "", "bonus_tiles: This key is missing.");
    row("bonus tile twice", "bonus_tiles[1]", R"("bases")",
        R"(bonus_tiles[1]: "bases" is already at bonus_tiles[0].)");
    row("bonus tile of the expansion", "bonus_tiles[1]", R"("external_works")",
        "This belongs to an expansion that is not played (B-25.4).");
    row("unknown bonus tile", "bonus_tiles[1]", R"("luck")",
        R"(bonus_tiles[1]: "luck" is not a bonus tile.)");
    row("objective missing", "objective", "", "objective: This key is missing.");
    row("unknown objective", "objective", R"("luck")",
        R"(objective: "luck" is not an objective tile.)");
    row("unknown action space", "action_spaces.roof", R"({"owner": "usa", "engineers": 1})",
        R"(action_spaces.roof: "roof" is not an action space.)");
    row("bank among the action spaces", "action_spaces.bank", R"({"owner": "usa", "engineers": 1})",
        R"(action_spaces.bank: Engineers in the bank stand under the key "bank".)");
    row("action space without engineers", "action_spaces.workshop_one_left", R"({"owner": "usa"})",
        "action_spaces.workshop_one_left.engineers: This key is missing.");
    row("action space of a stranger", "action_spaces.workshop_one_left",
        R"({"owner": "italy", "engineers": 1})",
        R"(action_spaces.workshop_one_left.owner: "italy" does not take part in this game.)");
    row("stranger in the bank", "bank.italy", "1",
        R"(bank.italy: "italy" does not take part in this game.)");
    row("thirteen engineers in the bank", "bank.usa", "13",
        "bank.usa: This has to be a whole number from 0 to 12.");
    row("unknown section", "beside.garden", R"({"germany": 1})",
        R"(beside.garden: "garden" is not a section of the management board.)");
    row("human beside a section", "beside.workshop", R"({"usa": 1})",
        "beside.workshop: Only an Automa has engineers beside a section (A-1.9).");
    row("Automa tile 21", "automa.action_tile", "21",
        "automa.action_tile: This has to be a whole number from 1 to 20.");
    row("Automa tile twice", "automa",
        R"({"action_tile": 1, "criteria_tile": 2, "stack": [1, 3], "discard": [3]})",
        R"(automa.discard[0]: "3" is already at automa.stack[1].)");
    row("stack without discard pile", "automa.stack", "[1, 2]",
        "automa.discard: With the stack its discard pile is known too.");
    row("A-3.1 discard pile under another tile than the criteria tile", "automa.discard", "[3, 12]",
        "automa.criteria_tile: The criteria tile has to be the top one of the discard pile "
        "(A-3.1).");
    row("action tile in the discard pile", "automa.discard", "[12, 7]",
        R"(automa.action_tile: "7" is already at automa.discard[1].)");
    row("action tile below the top of the stack", "automa",
        R"({"action_tile": 7, "criteria_tile": 12, "stack": [1, 7], "discard": [12]})",
        R"(automa.action_tile: "7" is already at automa.stack[1].)");
    row("criteria tile in the stack", "automa",
        R"({"action_tile": 7, "criteria_tile": 12, "stack": [7, 12], "discard": []})",
        R"(automa.criteria_tile: "12" is already at automa.stack[1].)");
    row("one tile for actions and criteria", "automa",
        R"({"action_tile": 12, "criteria_tile": 12, "stack": null, "discard": [12]})",
        R"(automa.action_tile: "12" is already at automa.discard[0].)");
}

} // namespace

class PositionRefusalsTest : public QObject {
    Q_OBJECT

private slots:
    void namesTheKeyThatIsWrong_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("sentence");
        rowsForTheHeader();
        rowsForTheOptions();
        rowsForTheCompanies();
        rowsForTilesAndContracts();
        rowsForTheMap();
        rowsForTheRest();
    }
    void namesTheKeyThatIsWrong() {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, json);
        QFETCH(const QString, sentence);
        const auto file = position::readPosition(edited::exampleWith(path, json));
        QVERIFY2(!file, "the position was accepted");
        QCOMPARE(file.error().sentence, sentence);
    }
};

QTEST_APPLESS_MAIN(PositionRefusalsTest)
#include "tst_position_refusals.moc"
