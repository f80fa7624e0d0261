#include <QtTest>

#include "tests/support/barrage/automa_turn.h"
#include "tests/support/barrage/leeghwater_table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;

/// What the expansion adds to one tile.
struct Expected {
    const char* code;
    const char* works;    // taken while all are open and can be paid, then without the one before
    const char* building; // built where all can be
    bool hasPatent;       // for a building tile
    const char* falls;    // nothing is possible: why each action is passed over
};

const std::array<Expected, 20> kExpected{{
    {"1-1A-5", "work_a_1 work_a_2 work_a_3", "", false,
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.6, A-5.3, A-5.4, done"},
    {"2-1B-6", "work_a_2 work_a_3 work_a_1", "", false,
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.3, A-5.6, A-5.4, done"},
    {"3-2A-7", "work_a_3 work_a_2 work_a_1", "", false,
     "A-4.1.1, done, A-6.1 tile, A-5.5, A-5.6, A-5.3, done"},
    {"4-2B-11", "work_a_1 work_a_2 work_a_3", "", false,
     "A-4.1.1, A-6.1 tile, A-5.4, A-5.6, A-5.3, done"},
    {"6-3A-5", "work_a_2 work_a_3 work_a_1", "", false,
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.3, A-5.6, A-5.4, done"},
    {"7-3B-6", "work_a_3 work_a_2 work_a_1", "", false,
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.6, A-5.3, A-5.4, done"},
    {"8-4A-7", "work_a_1 work_a_2 work_a_3", "", false,
     "A-4.1.1, done, A-6.1 tile, A-6.1 tile, A-5.5, A-5.6, A-5.3, done"},
    {"9-4B-12", "work_a_2 work_a_3 work_a_1", "", false,
     "A-4.1.1, done, A-6.1 tile, A-6.1 tile, A-5.4, A-5.6, A-5.3, done"},
    {"1-5A-8", "work_a_3 work_a_2 work_a_1", "", false,
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.3, A-5.6, A-5.4, done"},
    {"2-5B-9", "work_a_1 work_a_2 work_a_3", "", false,
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.6, A-5.3, A-5.4, done"},
    {"3-6A-9", "work_a_2 work_a_3 work_a_1", "", false,
     "A-4.1.1, done, A-6.1 tile, A-5.5, A-5.6, A-5.3, done"},
    {"4-6B-10", "work_a_3 work_a_2 work_a_1", "", false,
     "A-4.1.1, done, A-6.1 tile, A-5.4, A-5.6, A-5.3, done"},
    {"6-7A-10", "work_a_1 work_a_2 work_a_3", "", false,
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.3, A-5.6, A-5.4, done"},
    {"7-7B-11", "work_a_2 work_a_3 work_a_1", "", false,
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.3, A-5.6, A-5.4, done"},
    {"8-8A-11", "work_a_3 work_a_2 work_a_1", "", false,
     "A-4.1.1, A-6.1 tile, A-5.5, A-5.6, A-5.3, done"},
    {"9-8B-12", "work_a_1 work_a_2 work_a_3", "", false,
     "A-4.1.1, done, A-6.1 tile, A-5.4, A-5.6, A-5.3, done"},
    {"5-9A-8", "", "control_station_1", false,
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.3, A-5.4, done"},
    {"10-9B-11", "work_a_3 work_a_2 work_a_1", "control_station_1", false,
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.6, A-5.4, A-5.3, done"},
    {"5-10A-12", "", "wind_farm_1", true,
     "A-4.1.1, A-6.1 tile, A-6.1 tile, A-5.5, A-5.4, A-5.3, done"},
    {"10-10B-12", "work_a_2 work_a_3 work_a_1", "wind_farm_1", false,
     "A-4.1.1, A-6.1 tile, A-6.1 tile, A-5.4, A-5.6, A-5.3, done"},
}};

/// Germany's turn with the tile as action side: round 5, no technology tile, nothing on the wheel
/// or in the patent office, so that only the expansion is left.
Table turnWith(int number, int excavators, int mixers) {
    Table table = expansionTable();
    table.automa(kGermany).supply(kGermany, 0, excavators, mixers).turnOf(kGermany);
    table[kGermany].tiles = {};
    table.patents(Tile::None, Tile::None, Tile::None);
    table.state().round = 5;
    layTiles(table, number, number == 5 ? 6 : 5);
    return table;
}

/// Beyond the dashed contract office.
void sweep(Table& table) {
    if (!nextMove(table).contains("automa-sweep"))
        return;
    QVERIFY(table.play(nextMove(table).toStdString()));
    table.revealAll();
}

void addTiles(const char* rule, const char* what) {
    QTest::addColumn<int>("number");
    for (int number = 1; number <= 20; ++number)
        QTest::addRow("%s tile %s %s", rule, kExpected[std::size_t(number - 1)].code, what)
            << number;
}

} // namespace

/// The Leeghwater actions of each of the 20 tiles, performed and skipped.
class TestLeeghwaterAutomaTiles : public QObject {
    Q_OBJECT

private slots:
    void takesWorks_data() { addTiles("A-5.6", "takes the works in its order"); }
    void takesWorks() {
        QFETCH(const int, number);
        const QString works = kExpected[std::size_t(number - 1)].works;
        QStringList taken;
        Table table = turnWith(number, 1, 2);
        sweep(table);
        while (nextMove(table).contains("automa-take-work")) {
            QVERIFY(nextMove(table).contains("engineers=2"));
            taken += nextMove(table).section(' ', 3, 3);
            for (Work& open : table.state().works.open)
                if (open.isSet() && "work_a_" + QString::number(open.value + 1) == taken.back())
                    open = Work();
        }
        QCOMPARE(taken.join(' '), works);
        QCOMPARE(nextMove(table), "germany automa-bank engineers=1");
    }

    void builds_data() { addTiles("A-6.9", "builds a building if it has one"); }
    void builds() {
        QFETCH(const int, number);
        const QString building = kExpected[std::size_t(number - 1)].building;
        Table table = turnWith(number, 12, 12);
        table.tile(kGermany, Tile::BasicBuilding);
        sweep(table);
        QCOMPARE(nextMove(table).contains(" building "), !building.isEmpty());
        if (building.isEmpty())
            return;
        QCOMPARE(nextMove(table).section(' ', 0, 4),
                 "germany automa-build engineers=1 " + building + " building");
        playTurn(table);
        QCOMPARE(table[kGermany].engineers, 11);
        QCOMPARE(table.state().active, Company::Italy);
    }

    void patents_data() { addTiles("A-5.5", "takes a building tile if it asks for one"); }
    void patents() {
        QFETCH(const int, number);
        Table table = turnWith(number, 0, 0);
        table.patents(Tile::None, Tile::L1Building, Tile::None);
        sweep(table);
        QCOMPARE(nextMove(table) == "germany automa-take-patent engineers=1 vp=2 slot=2",
                 kExpected[std::size_t(number - 1)].hasPatent);
    }

    void fallsThrough_data() { addTiles("A-3.3", "falls through to the bank"); }
    void fallsThrough() {
        QFETCH(const int, number);
        Table table = turnWith(number, 0, 0);
        QStringList why = reasons(table);
        if (nextMove(table).contains("automa-sweep")) {
            sweep(table);
            why += reasons(table);
        }
        QCOMPARE(why.join(", "), kExpected[std::size_t(number - 1)].falls);
        QCOMPARE(nextMove(table), "germany automa-bank engineers=1");
    }
};

QTEST_APPLESS_MAIN(TestLeeghwaterAutomaTiles)
#include "tst_leeghwater_automa_tiles.moc"
