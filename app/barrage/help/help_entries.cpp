#include "app/barrage/help/help_entries.h"

#include <array>

#include <QtGlobal>

namespace help {

namespace {

constexpr const char* kSupply = QT_TRANSLATE_NOOP("HelpModel", "Signs: supply and points");
constexpr const char* kWater = QT_TRANSLATE_NOOP("HelpModel", "Signs: water and map");
constexpr const char* kMarks = QT_TRANSLATE_NOOP("HelpModel", "Marks on the map");
constexpr const char* kPieces = QT_TRANSLATE_NOOP("HelpModel", "Signs: structures and tiles");
constexpr const char* kPeople = QT_TRANSLATE_NOOP("HelpModel", "Signs: players and table");
constexpr const char* kPhases = QT_TRANSLATE_NOOP("HelpModel", "The phases of a round");
constexpr const char* kBoard = QT_TRANSLATE_NOOP("HelpModel", "The management board");
constexpr const char* kLeeghwater = QT_TRANSLATE_NOOP("HelpModel", "The Leeghwater Project");
constexpr const char* kLevels = QT_TRANSLATE_NOOP("HelpModel", "The levels of an Automa");
constexpr const char* kNumbers = QT_TRANSLATE_NOOP("HelpModel", "Rule numbers");

constexpr std::array kEntries{
    Entry{kSupply, "vp", QT_TRANSLATE_NOOP("HelpModel", "Victory points"),
          QT_TRANSLATE_NOOP("HelpModel", "Who has most of them at the end wins; among equals, who "
                                         "made more energy in round 5.")},
    Entry{kSupply, "energy", QT_TRANSLATE_NOOP("HelpModel", "Energy"),
          QT_TRANSLATE_NOOP("HelpModel", "Moves the marker on the energy track; on a contract: "
                                         "what one production has to yield.")},
    Entry{kSupply, "production", QT_TRANSLATE_NOOP("HelpModel", "Production"),
          QT_TRANSLATE_NOOP("HelpModel", "Water from a dam runs through a conduit into a "
                                         "powerhouse: drops times the value, plus the bonus.")},
    Entry{kSupply, "engineer", QT_TRANSLATE_NOOP("HelpModel", "Engineer"),
          QT_TRANSLATE_NOOP(
              "HelpModel",
              "Pays for actions and comes home when the round ends. Every company has 12.")},
    Entry{kSupply, "credit", QT_TRANSLATE_NOOP("HelpModel", "Credit"),
          QT_TRANSLATE_NOOP("HelpModel", "The money; an Automa pays and earns VP instead.")},
    Entry{kSupply, "excavator", QT_TRANSLATE_NOOP("HelpModel", "Excavator"),
          QT_TRANSLATE_NOOP(
              "HelpModel",
              "A machine that waits on the wheel until its segment opens. A base costs 3 in the "
              "plains, 4 in the hills and 5 in the mountains, a conduit twice its value.")},
    Entry{kSupply, "mixer", QT_TRANSLATE_NOOP("HelpModel", "Concrete mixer"),
          QT_TRANSLATE_NOOP(
              "HelpModel",
              "A machine that waits on the wheel too. An elevation costs 2 in the plains, 3 in the "
              "hills and 4 in the mountains; the powerhouses cost 2, 3, 4 and 5.")},
    Entry{kSupply, "machine", QT_TRANSLATE_NOOP("HelpModel", "Any machine"),
          QT_TRANSLATE_NOOP("HelpModel", "An excavator or a mixer, as you like.")},
    Entry{kSupply, "wheel", QT_TRANSLATE_NOOP("HelpModel", "Wheel"),
          QT_TRANSLATE_NOOP("HelpModel", "Turn the construction wheel by so many segments; what "
                                         "the opened ones hold comes back.")},
    Entry{kSupply, "contract", QT_TRANSLATE_NOOP("HelpModel", "Contract"),
          QT_TRANSLATE_NOOP("HelpModel",
                            "One production with enough energy fulfils it and earns its reward.")},

    Entry{kWater, "drop", QT_TRANSLATE_NOOP("HelpModel", "Drop"),
          QT_TRANSLATE_NOOP("HelpModel", "One measure of water.")},
    Entry{kWater, "waiting", QT_TRANSLATE_NOOP("HelpModel", "Waiting drop"),
          QT_TRANSLATE_NOOP(
              "HelpModel", "Put on a headstream of your choice; it runs in the water flow phase.")},
    Entry{kWater, "flow", QT_TRANSLATE_NOOP("HelpModel", "Flowing drop"),
          QT_TRANSLATE_NOOP("HelpModel", "Put on a headstream of your choice; it runs at once.")},
    Entry{kWater, "fill", QT_TRANSLATE_NOOP("HelpModel", "Fill the dam"),
          QT_TRANSLATE_NOOP("HelpModel", "The dam that was raised is full at once.")},
    Entry{kWater, "headstream", QT_TRANSLATE_NOOP("HelpModel", "Headstream"),
          QT_TRANSLATE_NOOP(
              "HelpModel",
              "Where new water comes from; its tile says how much in each of the rounds 1 to 4.")},
    Entry{kWater, "basin", QT_TRANSLATE_NOOP("HelpModel", "Basin"),
          QT_TRANSLATE_NOOP("HelpModel",
                            "A place of the map with spaces for dams, conduits or powerhouses. A "
                            "company has at most one base and one powerhouse in it.")},
    Entry{kWater, "mountains", QT_TRANSLATE_NOOP("HelpModel", "Mountains"),
          QT_TRANSLATE_NOOP("HelpModel", "The upper band of the map: basins 1 to 4.")},
    Entry{kWater, "hills", QT_TRANSLATE_NOOP("HelpModel", "Hills"),
          QT_TRANSLATE_NOOP("HelpModel", "The middle band of the map: basins 5 to 7.")},
    Entry{kWater, "plains", QT_TRANSLATE_NOOP("HelpModel", "Plains"),
          QT_TRANSLATE_NOOP("HelpModel", "The lower band of the map: basins 8 to 12.")},
    Entry{kWater, "outline", QT_TRANSLATE_NOOP("HelpModel", "Red outline"),
          QT_TRANSLATE_NOOP("HelpModel",
                            "Using such a space costs 3 credits more; an elevation never does. An "
                            "Automa pays 3 VP on the map and nothing on the boards.")},

    Entry{kMarks, "", QT_TRANSLATE_NOOP("HelpModel", "Thick frame"),
          QT_TRANSLATE_NOOP("HelpModel",
                            "What can be chosen, with its cost; a + after a powerhouse's cost: "
                            "credits besides. A tick stands on what was chosen.")},
    Entry{kMarks, "", QT_TRANSLATE_NOOP("HelpModel", "Hatching"),
          QT_TRANSLATE_NOOP("HelpModel", "What a rule refuses.")},
    Entry{kMarks, "", QT_TRANSLATE_NOOP("HelpModel", "Broken frame with ?"),
          QT_TRANSLATE_NOOP("HelpModel", "What the Automa had in question at that step.")},
    Entry{kMarks, "", QT_TRANSLATE_NOOP("HelpModel", "Double ring"),
          QT_TRANSLATE_NOOP("HelpModel", "What the step on the screen is about, and with a tick "
                                         "what the Automa chose.")},

    Entry{kPieces, "base", QT_TRANSLATE_NOOP("HelpModel", "Base"),
          QT_TRANSLATE_NOOP("HelpModel", "A dam of level 1: it holds one drop.")},
    Entry{kPieces, "elevation", QT_TRANSLATE_NOOP("HelpModel", "Elevation"),
          QT_TRANSLATE_NOOP("HelpModel", "Raises an own dam by one level, up to level 3; a dam "
                                         "holds as many drops as its level.")},
    Entry{kPieces, "conduit", QT_TRANSLATE_NOOP("HelpModel", "Conduit"),
          QT_TRANSLATE_NOOP("HelpModel",
                            "Leads water to a powerhouse; its value multiplies the drops. For "
                            "every drop of another company you get 1 credit from it and 1 VP.")},
    Entry{kPieces, "powerhouse", QT_TRANSLATE_NOOP("HelpModel", "Powerhouse"),
          QT_TRANSLATE_NOOP(
              "HelpModel", "Turns water into energy. From the second on productions yield 1 more, "
                           "with the fourth 3 more; the third brings the ability of the company.")},
    Entry{kPieces, "wild", QT_TRANSLATE_NOOP("HelpModel", "Wild"),
          QT_TRANSLATE_NOOP("HelpModel", "A technology tile that builds any structure.")},
    Entry{kPieces, "tile", QT_TRANSLATE_NOOP("HelpModel", "Advanced tile"),
          QT_TRANSLATE_NOOP("HelpModel", "A technology tile from the patent office: it builds like "
                                         "a basic one and can do something besides.")},

    Entry{kPeople, "human", QT_TRANSLATE_NOOP("HelpModel", "Player"),
          QT_TRANSLATE_NOOP("HelpModel", "A person at the table.")},
    Entry{kPeople, "automa", QT_TRANSLATE_NOOP("HelpModel", "Automa"),
          QT_TRANSLATE_NOOP("HelpModel", "A company that plays by its tiles; Penstock decides for "
                                         "it and tells you what to move.")},
    Entry{kPeople, "refused", QT_TRANSLATE_NOOP("HelpModel", "Not allowed"),
          QT_TRANSLATE_NOOP("HelpModel", "A rule refuses it; a tap on it says why.")},
    Entry{kPeople, "officer", QT_TRANSLATE_NOOP("HelpModel", "Executive officer"),
          QT_TRANSLATE_NOOP("HelpModel", "Gives the company an ability for the whole game.")},
    Entry{kPeople, "objective", QT_TRANSLATE_NOOP("HelpModel", "Objective"),
          QT_TRANSLATE_NOOP("HelpModel",
                            "What is compared at the end of the game: 15, 10 and 5 VP "
                            "for the first three places, 20, 15 and 10 for an Automa. "
                            "Equal ones share the points of their places, rounded up.")},
    Entry{kPeople, "order", QT_TRANSLATE_NOOP("HelpModel", "Turn order"),
          QT_TRANSLATE_NOOP(
              "HelpModel",
              "Who has made least energy goes first in the next round; equal ones change places.")},

    Entry{kPhases, "", QT_TRANSLATE_NOOP("HelpModel", "Income and headstreams"),
          QT_TRANSLATE_NOOP("HelpModel",
                            "Everybody gets the incomes uncovered on the company board; "
                            "the headstreams get their drops, but not in round 5.")},
    Entry{kPhases, "", QT_TRANSLATE_NOOP("HelpModel", "Actions"),
          QT_TRANSLATE_NOOP("HelpModel",
                            "One action each in turn order until nobody has engineers left.")},
    Entry{kPhases, "", QT_TRANSLATE_NOOP("HelpModel", "Water flow"),
          QT_TRANSLATE_NOOP("HelpModel", "Waiting drops run down the rivers until a dam with room "
                                         "holds them or they leave the map.")},
    Entry{
        kPhases, "", QT_TRANSLATE_NOOP("HelpModel", "Scoring"),
        QT_TRANSLATE_NOOP("HelpModel",
                          "Most energy: 6 VP, second: 2 VP; equal first ones share 8, equal second "
                          "ones get 1 each. The track pays 1 to 8 credits; without any energy it "
                          "is 3 credits and 3 VP are lost. The tile of the round rewards what it "
                          "shows from 6 energy on, with 4 VP less for each section behind.")},
    Entry{kPhases, "", QT_TRANSLATE_NOOP("HelpModel", "End of the round"),
          QT_TRANSLATE_NOOP("HelpModel", "New turn order, energy markers back to the start, "
                                         "engineers home, new advanced tiles.")},
    Entry{kPhases, "", QT_TRANSLATE_NOOP("HelpModel", "End of the game"),
          QT_TRANSLATE_NOOP(
              "HelpModel",
              "After the scoring of round 5: the objective, then 1 VP for every 5 machines and "
              "credits in the supply and 1 VP for every drop in own dams.")},

    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Turbine station"),
          QT_TRANSLATE_NOOP("HelpModel", "Produce energy; the space adds from 2 down to -2.")},
    Entry{
        kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Water management"),
        QT_TRANSLATE_NOOP("HelpModel", "Put two waiting drops on headstreams, or one that flows.")},
    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Bank"),
          QT_TRANSLATE_NOOP("HelpModel",
                            "One credit for every engineer you put there; always free to use.")},
    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Workshop"),
          QT_TRANSLATE_NOOP(
              "HelpModel",
              "Turn your construction wheel: by 1 for nothing, by 2 for 2 credits, by 3 for 5.")},
    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Machinery shop"),
          QT_TRANSLATE_NOOP(
              "HelpModel",
              "Buy an excavator for 2 credits, any machine for 4 or one of each for 5.")},
    Entry{
        kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Contract office"),
        QT_TRANSLATE_NOOP("HelpModel",
                          "Take one open contract, or two for 1 credit; hold no more than three.")},
    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Patent office"),
          QT_TRANSLATE_NOOP("HelpModel", "Buy one of the open advanced tiles for 5 credits.")},
    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Construction"),
          QT_TRANSLATE_NOOP(
              "HelpModel",
              "On your own board: put a tile and the machines on the wheel, turn it by one, build. "
              "The four of a round take 1, 2, 3 and 3 engineers, the last one 3 credits too.")},

    Entry{kLeeghwater, "work", QT_TRANSLATE_NOOP("HelpModel", "External work"),
          QT_TRANSLATE_NOOP(
              "HelpModel",
              "Two engineers and the machines shown, which go to the general supply for good; the "
              "reward comes at once. Three lie open in each round, from pile A, then B, then C.")},
    Entry{kLeeghwater, "building", QT_TRANSLATE_NOOP("HelpModel", "Building"),
          QT_TRANSLATE_NOOP(
              "HelpModel",
              "The fifth structure: a construction with a building tile and both kinds of machines "
              "puts it on a private building, at most one of a company on each. The last two slots "
              "cost 3 credits.")},
    Entry{kLeeghwater, "", QT_TRANSLATE_NOOP("HelpModel", "Private building"),
          QT_TRANSLATE_NOOP("HelpModel", "Who has a building there may use its action once a round "
                                         "and scores its VP at the end.")},
    Entry{kLeeghwater, "closed", QT_TRANSLATE_NOOP("HelpModel", "Closed space"),
          QT_TRANSLATE_NOOP("HelpModel",
                            "Once an Automa has built on a private building, its left space is "
                            "closed to everybody for the rest of the game.")},
    Entry{kLeeghwater, "", QT_TRANSLATE_NOOP("HelpModel", "Architect"),
          QT_TRANSLATE_NOOP("HelpModel",
                            "One of Tommaso Battista's engineers: alone on a space for one he "
                            "brings another turn at once.")},

    Entry{
        kLevels, "", QT_TRANSLATE_NOOP("HelpModel", "Low"),
        QT_TRANSLATE_NOOP("HelpModel", "No incomes and no bonus of powerhouses: for first games.")},
    Entry{kLevels, "", QT_TRANSLATE_NOOP("HelpModel", "Medium"),
          QT_TRANSLATE_NOOP("HelpModel", "With incomes and bonuses, without special abilities.")},
    Entry{kLevels, "", QT_TRANSLATE_NOOP("HelpModel", "High"),
          QT_TRANSLATE_NOOP(
              "HelpModel",
              "Also uses what its advanced tiles can do and the ability of its third powerhouse.")},
    Entry{kLevels, "", QT_TRANSLATE_NOOP("HelpModel", "Very high"),
          QT_TRANSLATE_NOOP("HelpModel", "Has an executive officer besides.")},

    Entry{kNumbers, "", QT_TRANSLATE_NOOP("HelpModel", "What the numbers are"),
          QT_TRANSLATE_NOOP("HelpModel",
                            "Penstock numbers the rules it follows, so that they can be named: B "
                            "for those of the game, A for those of the Automa, C for its criteria. "
                            "The rulebook has no such numbers.")},
    Entry{kNumbers, "", "A-4.2",
          QT_TRANSLATE_NOOP("HelpModel",
                            "Of systems that yield as much the one with a neutral dam produces, "
                            "then the one whose conduit comes first from the code on.")},
    Entry{kNumbers, "", "A-6.3",
          QT_TRANSLATE_NOOP("HelpModel", "Only one space is possible: it builds there.")},
    Entry{kNumbers, "", "A-6.4",
          QT_TRANSLATE_NOOP("HelpModel",
                            "Third structure: only one place would complete a system of dam, "
                            "conduit and powerhouse, so it builds there.")},
    Entry{kNumbers, "", "A-6.5",
          QT_TRANSLATE_NOOP("HelpModel",
                            "The three criteria of the criteria tile, from top to bottom: each "
                            "keeps only the spaces that meet it, if there are any.")},
    Entry{kNumbers, "", "C-B1 – C-B6",
          QT_TRANSLATE_NOOP("HelpModel",
                            "Criteria for bases and elevations: 1 most valuable conduit, 2 most "
                            "drops, 3 red outline, 4 below a powerhouse, 5 own dam downstream, "
                            "else no opponent's, 6 own powerhouse linked.")},
    Entry{kNumbers, "", "C-C1 – C-C6",
          QT_TRANSLATE_NOOP("HelpModel",
                            "Criteria for conduits: 1 highest value, 2 second highest value, 3 and "
                            "4 whose dam it starts from, 5 and 6 whose powerhouse it leads to.")},
    Entry{kNumbers, "", "C-P1 – C-P6",
          QT_TRANSLATE_NOOP("HelpModel",
                            "Criteria for powerhouses: 1 most valuable conduit, 2 plains, 3 hills "
                            "basin shown, 4 feeds own dam, else not an opponent's, 5 own dam "
                            "linked, 6 feeds no opponent's dam, else own.")},
    Entry{kNumbers, "", "A-6.6",
          QT_TRANSLATE_NOOP("HelpModel",
                            "Of two spaces in one basin the one without a red outline is taken, "
                            "unless a criterion wants the outline.")},
    Entry{kNumbers, "", "A-6.7",
          QT_TRANSLATE_NOOP("HelpModel",
                            "Code: if several spaces are left, it counts upwards from the code at "
                            "the foot of the criteria tile and takes the first it meets.")},
    Entry{kNumbers, "", "A-6.9",
          QT_TRANSLATE_NOOP("HelpModel",
                            "Building: the first one that is possible, from the top or from the "
                            "bottom as the arrow points.")},
    Entry{kNumbers, "", "8.1, 8.2, 8.3",
          QT_TRANSLATE_NOOP("HelpModel",
                            "What an Automa has from the level High on: the ability of "
                            "its third powerhouse (8.1), the effects of advanced "
                            "tiles (8.2), at Very high an officer (8.3).")}};

} // namespace

std::span<const Entry> entries() { return kEntries; }

} // namespace help
