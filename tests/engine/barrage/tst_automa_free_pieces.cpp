#include <QtTest>

#include "engine/barrage/construction_choice.h"
#include "engine/barrage/data/reward.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/barrage/sites.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;
constexpr Owner kOwn = Owner::Germany;
constexpr Owner kUsa = Owner::Usa;
constexpr int kPlains = areaBit(Area::Plains);
constexpr int kHillsAndPlains = areaBit(Area::Plains) | areaBit(Area::Hills);

/// Germany, an Automa without machines and technology tiles, can produce 4 energy for each drop.
Table poorTable(int drops = 1) {
    Table table;
    table.automa(kGermany).supply(kGermany, 0, 0, 0);
    table.dam("1L", kOwn, drops - 1, drops).conduit("1B", kOwn).powerhouse("P5_0", kOwn);
    table[kGermany].tiles = {};
    table.turnOf(kGermany);
    return table;
}

QString freePlace(Table& table, int criteriaTile, Structure structure, int limit) {
    table.state().deck.criteriaTile = static_cast<std::uint8_t>(criteriaTile);
    const auto placement = chooseFreePlace(table.state(), kGermany, structure, limit);
    return placement ? told(*placement) : "none";
}

/// Produces, fulfils the contract and stops where the Automa places the piece.
bool fulfil(Table& table, int criteriaTile, int drops, int bonus, const char* contract) {
    table.state().deck.criteriaTile = static_cast<std::uint8_t>(criteriaTile);
    const QString produce =
        QString("germany automa-produce engineers=2 bonus=%1 1L 1B P5_0 drops=%2");
    const bool isDone = table.play(
        {produce.arg(bonus).arg(drops).toStdString(), std::string("germany fulfil ") + contract});
    table.revealAll();
    return isDone;
}

} // namespace

/// pieces an Automa gets from contracts.
class TestAutomaFreePieces : public QObject {
    Q_OBJECT

private slots:
    void places_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-7.3 a base in the plains, without machines and tile") << RowBody([] {
            Table table = poorTable();
            QCOMPARE(freePlace(table, 5, Structure::Base, kPlains),
                     "eligible 8U 8L 9U 9L 10U 10L; A-6.4 -; C-B1 -; C-B6 -; C-B4 9U 9L; A-6.6 9L "
                     "=> 9L by A-6.6");
        });
        QTest::newRow("A-7.3 a base in hills or plains") << RowBody([] {
            Table table = poorTable();
            QCOMPARE(freePlace(table, 6, Structure::Base, kHillsAndPlains).section(';', 0, 0),
                     "eligible 5U 5L 6U 6L 7U 7L 8U 8L 9U 9L 10U 10L");
        });
        QTest::newRow("A-7.3 a base anywhere, but not in a basin with an own one") << RowBody([] {
            Table table = poorTable();
            QCOMPARE(freePlace(table, 6, Structure::Base, kAllAreas).section(';', 0, 0),
                     "eligible 2U 2L 3U 3L 4U 4L 5U 5L 6U 6L 7U 7L 8U 8L 9U 9L 10U 10L");
        });
        QTest::newRow("A-7.3 a conduit of value 2 or less") << RowBody([] {
            Table table = poorTable();
            QCOMPARE(freePlace(table, 1, Structure::Conduit, 2),
                     "eligible 6B 7A 8B 9A 10A 10B; A-6.4 -; C-C1 6B 7A 8B 10A; C-C3 -; C-C5 -; "
                     "A-6.7 6B => 6B by A-6.7");
        });
        QTest::newRow("A-7.3 the third structure counts for a free conduit") << RowBody([] {
            Table table = poorTable();
            table.dam("10L", Owner::Neutral).powerhouse("P12_0", kOwn);
            QCOMPARE(freePlace(table, 1, Structure::Conduit, 2),
                     "eligible 6B 7A 8B 9A 10A 10B; A-6.4 10B => 10B by A-6.4");
        });
        QTest::newRow("A-7.3 a powerhouse anywhere") << RowBody([] {
            Table table = poorTable();
            QCOMPARE(freePlace(table, 7, Structure::Powerhouse, 0),
                     "eligible P6_0 P6_1 P7_0 P7_1 P8_0 P8_1 P8_2 P9_0 P9_1 P9_2 P10_0 P10_1 P10_2 "
                     "P11_0 P11_1 P11_2 P11_3 P12_0 P12_1 P12_2 P12_3; A-6.4 -; C-P3 P7_0 P7_1; "
                     "C-P1 -; C-P5 -; A-6.6 P7_0 => P7_0 by A-6.6");
        });
        QTest::newRow("A-7.3 an elevation on an own dam") << RowBody([] {
            Table table = poorTable();
            table.dam("8U", kOwn).dam("9L", kUsa);
            QCOMPARE(freePlace(table, 9, Structure::Elevation, 0),
                     "eligible 1L 8U; C-B3 8U => 8U by C-B3");
        });
        QTest::newRow("A-7.3 skipped if no space is left") << RowBody([] {
            Table table = poorTable();
            for (const std::string_view space : {"6B", "7A", "8B", "9A", "10A", "10B"})
                table.conduit(space, kUsa);
            QCOMPARE(freePlace(table, 1, Structure::Conduit, 2), "none");
        });
        QTest::newRow("A-7.3 skipped if no piece is left") << RowBody([] {
            Table table = poorTable();
            table[kGermany].built[static_cast<std::size_t>(Structure::Powerhouse)] = 4;
            QCOMPARE(freePlace(table, 1, Structure::Powerhouse, 0), "none");
        });
        QTest::newRow("A-7.3 skipped if no dam can be raised") << RowBody([] {
            Table table = poorTable(3);
            QCOMPARE(freePlace(table, 1, Structure::Elevation, 0), "none");
        });
    }
    void places() {
        QFETCH(const RowBody, body);
        body();
    }

    void turns_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-7.3 a contract's base stands at once and uncovers its income")
            << RowBody([] {
                   Table table = poorTable();
                   table.open(Colour::Green, "green_12", "green_01");
                   QVERIFY(fulfil(table, 5, 1, 0, "green_12"));
                   QCOMPARE(decide(table.state()).placement->decidedBy, PlaceStep::Outline);
                   QVERIFY(table.play(nextMove(table).toStdString()));
                   QCOMPARE(table.state().map.at(BaseSpace(17)).owner, kOwn); // 9L
                   QCOMPARE(table[kGermany].vp, 10 + 3); // income of the second base
                   QVERIFY(table[kGermany].wheel[4].empty());
               });
        QTest::newRow("A-7.3 a red outline costs 3 VP") << RowBody([] {
            Table table = poorTable();
            table.open(Colour::Green, "green_12", "green_01");
            QVERIFY(fulfil(table, 9, 1, 0, "green_12")); // C-B3, then code 1
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table.state().map.at(BaseSpace(14)).owner, kOwn); // 8U
            QCOMPARE(table[kGermany].vp, 10 - 3 + 3);
        });
        QTest::newRow("A-7.3 a contract's conduit keeps to its value") << RowBody([] {
            Table table = poorTable();
            table.open(Colour::Green, "green_11", "green_01");
            QVERIFY(fulfil(table, 13, 1, 0, "green_11")); // C-C4, C-C2, C-C5, code 7A
            QCOMPARE(told(*decide(table.state()).placement),
                     "eligible 6B 7A 8B 9A 10A 10B; A-6.4 -; C-C4 -; C-C2 9A 10B; C-C5 -; A-6.7 9A "
                     "=> 9A by A-6.7");
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table.state().map.at(ConduitSpace(16)), kOwn);
        });
        QTest::newRow("A-7.3 a contract's powerhouse stands where the criteria say") << RowBody([] {
            Table table = poorTable();
            table.open(Colour::Yellow, "yellow_02", "yellow_01");
            QVERIFY(fulfil(table, 7, 1, 1, "yellow_02"));
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table.state().map.at(PowerhouseSpace(4)), kOwn); // P7_0
            QCOMPARE(table[kGermany].builtOf(Structure::Powerhouse), 2);
        });
        QTest::newRow("A-7.3 a contract's elevation raises the only dam") << RowBody([] {
            Table table = poorTable();
            table.open(Colour::Yellow, "yellow_10", "yellow_01");
            QVERIFY(fulfil(table, 7, 1, 2, "yellow_10"));
            QCOMPARE(told(*decide(table.state()).placement), "eligible 1L => 1L by A-6.3");
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table.state().map.at(BaseSpace(1)).elevations, 1);
            QCOMPARE(table[kGermany].vp, 10 + 2);
        });
        QTest::newRow("A-7.3 nobody is asked if the piece cannot be placed") << RowBody([] {
            Table table = poorTable();
            for (const std::string_view space : {"6B", "7A", "8B", "9A", "10A", "10B"})
                table.conduit(space, kUsa);
            table.open(Colour::Green, "green_11", "green_01");
            QVERIFY(fulfil(table, 1, 1, 0, "green_11"));
            QVERIFY(!isAutomaToDecide(table.state())); // the turn has passed on
            QCOMPARE(table[kGermany].builtOf(Structure::Conduit), 1);
        });
    }
    void turns() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaFreePieces)
#include "tst_automa_free_pieces.moc"
