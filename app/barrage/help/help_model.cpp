#include "app/barrage/help/help_model.h"

#include <array>

namespace {

struct Entry {
    const char* chapter;
    const char* sign;
    const char* title;
    const char* explanation;
};

constexpr const char* kTable = QT_TRANSLATE_NOOP("HelpModel", "Signs: supply and points");
constexpr const char* kWater = QT_TRANSLATE_NOOP("HelpModel", "Signs: water and map");
constexpr const char* kPieces = QT_TRANSLATE_NOOP("HelpModel", "Signs: structures and tiles");
constexpr const char* kPeople = QT_TRANSLATE_NOOP("HelpModel", "Signs: players and table");
constexpr const char* kPhases = QT_TRANSLATE_NOOP("HelpModel", "The phases of a round");
constexpr const char* kBoard = QT_TRANSLATE_NOOP("HelpModel", "The management board");
constexpr const char* kLevels = QT_TRANSLATE_NOOP("HelpModel", "The levels of an Automa");

constexpr std::array kEntries{
    Entry{kTable, "vp", QT_TRANSLATE_NOOP("HelpModel", "Victory points"),
          QT_TRANSLATE_NOOP("HelpModel", "Who has most of them at the end wins.")},
    Entry{kTable, "energy", QT_TRANSLATE_NOOP("HelpModel", "Energy"),
          QT_TRANSLATE_NOOP("HelpModel", "Moves the marker on the energy track; on a contract: "
                                         "what one production has to yield.")},
    Entry{kTable, "production", QT_TRANSLATE_NOOP("HelpModel", "Production"),
          QT_TRANSLATE_NOOP("HelpModel", "Water from a dam runs through a conduit into a "
                                         "powerhouse: drops times the value, plus the bonus.")},
    Entry{kTable, "engineer", QT_TRANSLATE_NOOP("HelpModel", "Engineer"),
          QT_TRANSLATE_NOOP("HelpModel", "Pays for actions and comes home when the round ends.")},
    Entry{kTable, "credit", QT_TRANSLATE_NOOP("HelpModel", "Credit"),
          QT_TRANSLATE_NOOP("HelpModel", "The money; an Automa pays and earns VP instead.")},
    Entry{kTable, "excavator", QT_TRANSLATE_NOOP("HelpModel", "Excavator"),
          QT_TRANSLATE_NOOP("HelpModel", "A machine for bases and conduits; it waits on the wheel "
                                         "until its segment opens.")},
    Entry{kTable, "mixer", QT_TRANSLATE_NOOP("HelpModel", "Concrete mixer"),
          QT_TRANSLATE_NOOP("HelpModel", "A machine for elevations and powerhouses; it waits on "
                                         "the wheel too.")},
    Entry{kTable, "machine", QT_TRANSLATE_NOOP("HelpModel", "Any machine"),
          QT_TRANSLATE_NOOP("HelpModel", "An excavator or a mixer, as you like.")},
    Entry{kTable, "wheel", QT_TRANSLATE_NOOP("HelpModel", "Wheel"),
          QT_TRANSLATE_NOOP("HelpModel", "Turn the construction wheel by so many segments; what "
                                         "the opened ones hold comes back.")},
    Entry{kTable, "contract", QT_TRANSLATE_NOOP("HelpModel", "Contract"),
          QT_TRANSLATE_NOOP("HelpModel", "One production with enough energy fulfils it and earns "
                                         "its reward.")},

    Entry{kWater, "drop", QT_TRANSLATE_NOOP("HelpModel", "Drop"),
          QT_TRANSLATE_NOOP("HelpModel", "One measure of water.")},
    Entry{kWater, "waiting", QT_TRANSLATE_NOOP("HelpModel", "Waiting drop"),
          QT_TRANSLATE_NOOP("HelpModel", "Put on a headstream of your choice; it runs in the "
                                         "water flow phase.")},
    Entry{kWater, "flow", QT_TRANSLATE_NOOP("HelpModel", "Flowing drop"),
          QT_TRANSLATE_NOOP("HelpModel", "Put on a headstream of your choice; it runs at once.")},
    Entry{kWater, "fill", QT_TRANSLATE_NOOP("HelpModel", "Fill the dam"),
          QT_TRANSLATE_NOOP("HelpModel", "The dam that was raised is full at once.")},
    Entry{kWater, "headstream", QT_TRANSLATE_NOOP("HelpModel", "Headstream"),
          QT_TRANSLATE_NOOP("HelpModel", "Where new water comes from; its tile says how much in "
                                         "each round.")},
    Entry{kWater, "basin", QT_TRANSLATE_NOOP("HelpModel", "Basin"),
          QT_TRANSLATE_NOOP("HelpModel", "A place of the map with spaces for dams, conduits or "
                                         "powerhouses.")},
    Entry{kWater, "mountains", QT_TRANSLATE_NOOP("HelpModel", "Mountains"),
          QT_TRANSLATE_NOOP("HelpModel", "The upper band of the map: basins 1 to 4.")},
    Entry{kWater, "hills", QT_TRANSLATE_NOOP("HelpModel", "Hills"),
          QT_TRANSLATE_NOOP("HelpModel", "The middle band of the map: basins 5 to 7.")},
    Entry{kWater, "plains", QT_TRANSLATE_NOOP("HelpModel", "Plains"),
          QT_TRANSLATE_NOOP("HelpModel", "The lower band of the map: basins 8 to 12.")},
    Entry{kWater, "outline", QT_TRANSLATE_NOOP("HelpModel", "Red outline"),
          QT_TRANSLATE_NOOP("HelpModel", "Using such a space costs 3 credits more.")},

    Entry{kPieces, "base", QT_TRANSLATE_NOOP("HelpModel", "Base"),
          QT_TRANSLATE_NOOP("HelpModel", "A dam of level 1: it holds one drop.")},
    Entry{kPieces, "elevation", QT_TRANSLATE_NOOP("HelpModel", "Elevation"),
          QT_TRANSLATE_NOOP("HelpModel", "Raises an own dam by one level, up to level 3.")},
    Entry{kPieces, "conduit", QT_TRANSLATE_NOOP("HelpModel", "Conduit"),
          QT_TRANSLATE_NOOP("HelpModel", "Leads water to a powerhouse; its value multiplies the "
                                         "drops. Others may use it and pay you.")},
    Entry{kPieces, "powerhouse", QT_TRANSLATE_NOOP("HelpModel", "Powerhouse"),
          QT_TRANSLATE_NOOP("HelpModel", "Turns water into energy. The second and the fourth "
                                         "improve productions, the third brings an ability.")},
    Entry{kPieces, "wild", QT_TRANSLATE_NOOP("HelpModel", "Wild"),
          QT_TRANSLATE_NOOP("HelpModel", "A technology tile that builds any structure.")},
    Entry{kPieces, "tile", QT_TRANSLATE_NOOP("HelpModel", "Advanced tile"),
          QT_TRANSLATE_NOOP("HelpModel", "A technology tile from the patent office: it builds "
                                         "like a basic one and can do something besides.")},

    Entry{kPeople, "human", QT_TRANSLATE_NOOP("HelpModel", "Player"),
          QT_TRANSLATE_NOOP("HelpModel", "A person at the table.")},
    Entry{kPeople, "automa", QT_TRANSLATE_NOOP("HelpModel", "Automa"),
          QT_TRANSLATE_NOOP("HelpModel", "A company that plays by its tiles; Penstock decides "
                                         "for it and tells you what to move.")},
    Entry{kPeople, "officer", QT_TRANSLATE_NOOP("HelpModel", "Executive officer"),
          QT_TRANSLATE_NOOP("HelpModel", "Gives the company an ability for the whole game.")},
    Entry{kPeople, "objective", QT_TRANSLATE_NOOP("HelpModel", "Objective"),
          QT_TRANSLATE_NOOP("HelpModel", "What is compared at the end of the game, for 15, 10 "
                                         "and 5 VP.")},
    Entry{kPeople, "order", QT_TRANSLATE_NOOP("HelpModel", "Turn order"),
          QT_TRANSLATE_NOOP("HelpModel", "Who has made least energy goes first in the next "
                                         "round.")},

    Entry{kPhases, "", QT_TRANSLATE_NOOP("HelpModel", "Income and headstreams"),
          QT_TRANSLATE_NOOP("HelpModel", "Everybody gets the incomes uncovered on the company "
                                         "board; the headstreams get their drops.")},
    Entry{kPhases, "", QT_TRANSLATE_NOOP("HelpModel", "Actions"),
          QT_TRANSLATE_NOOP("HelpModel", "One action each in turn order until nobody has "
                                         "engineers left.")},
    Entry{kPhases, "", QT_TRANSLATE_NOOP("HelpModel", "Water flow"),
          QT_TRANSLATE_NOOP("HelpModel", "Waiting drops run down the rivers until a dam with "
                                         "room holds them or they leave the map.")},
    Entry{kPhases, "", QT_TRANSLATE_NOOP("HelpModel", "Scoring"),
          QT_TRANSLATE_NOOP("HelpModel", "The energy track pays credits and VP, the tile of the "
                                         "round rewards what it shows.")},
    Entry{kPhases, "", QT_TRANSLATE_NOOP("HelpModel", "End of the round"),
          QT_TRANSLATE_NOOP("HelpModel", "New turn order, energy markers back to the start, "
                                         "engineers home, new advanced tiles.")},

    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Turbine station"),
          QT_TRANSLATE_NOOP("HelpModel", "Produce energy; the space adds its bonus or malus.")},
    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Water management"),
          QT_TRANSLATE_NOOP("HelpModel", "Put drops on headstreams, waiting or flowing.")},
    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Bank"),
          QT_TRANSLATE_NOOP("HelpModel", "One credit for every engineer you put there; always "
                                         "free to use.")},
    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Workshop"),
          QT_TRANSLATE_NOOP("HelpModel", "Turn your construction wheel.")},
    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Machinery shop"),
          QT_TRANSLATE_NOOP("HelpModel", "Buy machines.")},
    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Contract office"),
          QT_TRANSLATE_NOOP("HelpModel", "Take one or two of the open contracts; hold no more "
                                         "than three.")},
    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Patent office"),
          QT_TRANSLATE_NOOP("HelpModel", "Buy one of the open advanced tiles.")},
    Entry{kBoard, "", QT_TRANSLATE_NOOP("HelpModel", "Construction"),
          QT_TRANSLATE_NOOP("HelpModel", "On your own board: put a tile and the machines on the "
                                         "wheel, turn it by one, build. Each further one in a "
                                         "round takes more engineers.")},

    Entry{kLevels, "", QT_TRANSLATE_NOOP("HelpModel", "Low"),
          QT_TRANSLATE_NOOP("HelpModel", "No incomes and no bonus of powerhouses: for first "
                                         "games.")},
    Entry{kLevels, "", QT_TRANSLATE_NOOP("HelpModel", "Medium"),
          QT_TRANSLATE_NOOP("HelpModel", "With incomes and bonuses, without special abilities.")},
    Entry{kLevels, "", QT_TRANSLATE_NOOP("HelpModel", "High"),
          QT_TRANSLATE_NOOP("HelpModel", "Also uses what its advanced tiles can do and the "
                                         "ability of its third powerhouse.")},
    Entry{kLevels, "", QT_TRANSLATE_NOOP("HelpModel", "Very high"),
          QT_TRANSLATE_NOOP("HelpModel", "Has an executive officer besides.")}};

} // namespace

int HelpModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(kEntries.size());
}

QVariant HelpModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry& entry = kEntries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case HeadingRole: {
        const bool isFirst =
            index.row() == 0 ||
            kEntries[static_cast<std::size_t>(index.row()) - 1].chapter != entry.chapter;
        return isFirst ? tr(entry.chapter) : QString();
    }
    case SignRole:
        return QString::fromLatin1(entry.sign);
    case TitleRole:
        return tr(entry.title);
    case ExplanationRole:
        return tr(entry.explanation);
    default:
        return {};
    }
}

QHash<int, QByteArray> HelpModel::roleNames() const {
    return {{HeadingRole, "heading"},
            {SignRole, "sign"},
            {TitleRole, "title"},
            {ExplanationRole, "explanation"}};
}
