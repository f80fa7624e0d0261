#include <QtTest>

#include "tests/support/barrage/automa_turn.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;

/// What one tile makes Germany's Automa do in four situations.
struct Expected {
    const char* code;
    // it can produce 10 and the bonus: engineers, bonus, contract, VP and energy afterwards
    int engineers;
    int bonus;
    const char* contract;
    int vp;
    int energy;
    // it cannot produce, but build everything and gather a drop
    const char* builds;
    // it cannot build either, but turn the wheel, buy machines and take a tile
    const char* manages;
    // nothing is possible: why each action is passed over
    const char* falls;
};

const std::array<Expected, 20> kExpected{{
    {"1-1A-5", 1, -2, "red_01", 14, 8, "water base", "workshop engineers=1 vp=0 segments=1",
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-3.4, A-5.3, A-5.4, done"},
    {"2-1B-6", 1, -2, "red_01", 14, 8, "flowing base", "workshop engineers=1 vp=2 segments=2",
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.3, A-3.4, A-5.4, done"},
    {"3-2A-7", 1, -1, "red_01", 14, 9, "green base", "take-patent engineers=1 vp=2 slot=1",
     "A-4.1.1, done, A-6.1 tile, A-5.5, A-3.4, A-5.3, done"},
    {"4-2B-11", 1, -1, "red_01", 14, 9, "base", "buy-machines engineers=1 vp=2 excavators=1",
     "A-4.1.1, A-6.1 tile, A-5.4, A-3.4, A-5.3, done"},
    {"6-3A-5", 2, 0, "red_12", 20, 10, "water elevation", "workshop engineers=2 vp=5 segments=3",
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.3, A-3.4, A-5.4, done"},
    {"7-3B-6", 2, 0, "red_12", 20, 10, "flowing elevation", "workshop engineers=1 vp=0 segments=1",
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-3.4, A-5.3, A-5.4, done"},
    {"8-4A-7", 2, 0, "red_12", 20, 10, "yellow elevation", "take-patent engineers=1 vp=2 slot=2",
     "A-4.1.1, done, A-6.1 tile, A-6.1 tile, A-5.5, A-3.4, A-5.3, done"},
    {"9-4B-12", 2, 0, "red_12", 20, 10, "yellow elevation",
     "buy-machines engineers=1 vp=3 mixers=1",
     "A-4.1.1, done, A-6.1 tile, A-6.1 tile, A-5.4, A-3.4, A-5.3, done"},
    {"1-5A-8", 2, 0, "red_12", 20, 10, "water conduit", "workshop engineers=1 vp=2 segments=2",
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.3, A-3.4, A-5.4, done"},
    {"2-5B-9", 2, 0, "red_12", 20, 10, "flowing conduit", "workshop engineers=2 vp=5 segments=3",
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-3.4, A-5.3, A-5.4, done"},
    {"3-6A-9", 2, 1, "red_12", 20, 11, "green conduit", "take-patent engineers=1 vp=2 slot=3",
     "A-4.1.1, done, A-6.1 tile, A-5.5, A-3.4, A-5.3, done"},
    {"4-6B-10", 2, 0, "red_12", 20, 10, "red conduit", "buy-machines engineers=2 vp=4 excavators=2",
     "A-4.1.1, done, A-6.1 tile, A-5.4, A-3.4, A-5.3, done"},
    {"6-7A-10", 2, 1, "red_12", 20, 11, "water powerhouse", "workshop engineers=1 vp=0 segments=1",
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.3, A-3.4, A-5.4, done"},
    {"7-7B-11", 2, 1, "red_12", 20, 11, "flowing powerhouse",
     "workshop engineers=1 vp=2 segments=2",
     "A-4.1.1, A-5.1, A-6.1 tile, A-6.1 tile, A-5.3, A-3.4, A-5.4, done"},
    {"8-8A-11", 2, 1, "red_12", 20, 11, "powerhouse", "workshop engineers=1 vp=0 segments=1",
     "A-4.1.1, A-6.1 tile, A-5.5, A-3.4, A-5.3, done"},
    {"9-8B-12", 2, 0, "red_12", 20, 10, "red powerhouse", "buy-machines engineers=1 vp=3 mixers=1",
     "A-4.1.1, done, A-6.1 tile, A-5.4, A-3.4, A-5.3, done"},
    {"5-9A-8", 2, 2, "red_12", 20, 12, "water base", "workshop engineers=1 vp=0 segments=1",
     "A-4.1.1, A-5.1, A-6.1 tile, A-3.4, A-5.3, A-5.4, done"},
    {"10-9B-11", 2, 2, "red_12", 20, 12, "water base",
     "buy-machines engineers=2 vp=5 excavators=1 mixers=1",
     "A-4.1.1, A-5.1, A-6.1 tile, A-3.4, A-3.4, A-5.4, A-5.3, done"},
    {"5-10A-12", 2, 2, "red_12", 20, 12, "conduit",
     "buy-machines engineers=2 vp=5 excavators=1 mixers=1",
     "A-4.1.1, A-6.1 tile, A-3.4, A-3.4, A-5.4, A-5.3, done"},
    {"10-10B-12", 2, 2, "red_12", 20, 12, "powerhouse",
     "buy-machines engineers=2 vp=5 excavators=1 mixers=1",
     "A-4.1.1, A-6.1 tile, A-3.4, A-5.4, A-3.4, A-5.3, done"},
}};

/// Germany's turn with the tile as action side. Tile 5 (or 6) gives the criteria.
Table turnWith(int number) {
    Table table;
    table.automa(kGermany).supply(kGermany, 0, 12, 12).turnOf(kGermany);
    layTiles(table, number, number == 5 ? 6 : 5);
    return table;
}

/// What a move does, without the details that other tests look at.
QString inShort(const QString& move) {
    const QStringList words = move.split(' ');
    if (words[1] == "automa-water")
        return words[3] == "flowing" ? "flowing" : "water";
    if (words[1] == "automa-sweep")
        return words[3];
    if (words[1] == "automa-build")
        return words[4];
    return move;
}

void addTiles(const char* what) {
    QTest::addColumn<int>("number");
    for (int number = 1; number <= 20; ++number)
        QTest::addRow("A-3.3 tile %s %s", kExpected[std::size_t(number - 1)].code, what) << number;
}

} // namespace

/// Each of the 20 tiles in four situations, from its first action to its last.
class TestAutomaTileTurns : public QObject {
    Q_OBJECT

private slots:
    void produces_data() { addTiles("ends with the production that is possible"); }
    void produces() {
        QFETCH(const int, number);
        const Expected& expected = kExpected[std::size_t(number - 1)];
        Table table = turnWith(number);
        table.dam("1L", Owner::Germany, 1, 2).conduit("1A", Owner::Germany); // value 5
        table.powerhouse("P8_0", Owner::Germany);
        table.open(Colour::Red, "red_01", "red_12"); // 8: 4 VP; 10: 7 VP, 3 credits
        QCOMPARE(
            playTurn(table),
            QStringList({QString("germany automa-produce engineers=%1 bonus=%2 1L 1A P8_0 drops=2")
                             .arg(expected.engineers)
                             .arg(expected.bonus),
                         QString("germany fulfil %1").arg(expected.contract)}));
        QCOMPARE(table[kGermany].engineers, 12 - expected.engineers);
        QCOMPARE(table[kGermany].vp, expected.vp);
        QCOMPARE(table[kGermany].energy, expected.energy);
        QCOMPARE(table.state().active, Company::Italy);
    }

    void builds_data() { addTiles("performs its dashed action and the first construction"); }
    void builds() {
        QFETCH(const int, number);
        Table table = turnWith(number);
        table.dam("4L", Owner::Germany);
        QStringList done;
        for (const QString& move : playTurn(table))
            done += inShort(move);
        QCOMPARE(done.join(' '), kExpected[std::size_t(number - 1)].builds);
        QCOMPARE(table.state().active, Company::Italy);
    }

    void manages_data() { addTiles("comes to its right column if nothing can be built"); }
    void manages() {
        QFETCH(const int, number);
        Table table = turnWith(number);
        table[kGermany].tiles = {};
        table[kGermany].wheel[2].excavators = 1;
        table.patents(Tile::L1Base, Tile::L1Elevation, Tile::L1Conduit); // none for tile 8-8A-11
        const QStringList moves = playTurn(table);
        QCOMPARE(moves.back(),
                 QString("germany automa-") + kExpected[std::size_t(number - 1)].manages);
        QCOMPARE(table.state().active, Company::Italy);
    }

    void fallsThrough_data() { addTiles("falls through to the bank"); }
    void fallsThrough() {
        QFETCH(const int, number);
        Table table = turnWith(number);
        table[kGermany].tiles = {};
        table.patents(Tile::None, Tile::None, Tile::None);
        table.state().round = 5;
        QStringList why = reasons(table);
        if (nextMove(table).contains("automa-sweep")) {
            QVERIFY(table.play(nextMove(table).toStdString()));
            table.revealAll();
            why += reasons(table);
        }
        QCOMPARE(why.join(", "), kExpected[std::size_t(number - 1)].falls);
        QCOMPARE(nextMove(table), "germany automa-bank engineers=1");
        QCOMPARE(playTurn(table).size(), 1);
        QCOMPARE(table[kGermany].vp, 11);
        QCOMPARE(table.state().active, Company::Italy);
    }
};

QTEST_APPLESS_MAIN(TestAutomaTileTurns)

#include "tst_automa_tile_turns.moc"
