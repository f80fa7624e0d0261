#include <QtTest>

#include "engine/outpost/legal.h"
#include "engine/outpost/turns.h"
#include "tests/engine/outpost/syndicate_tables.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

/// Section 14: what the Syndicate has, its first stations and the cities it closes.
class TestSyndicateCities : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("O-14.1 16 stations, 4 pieces of each kind") << RowBody([] {
            Table table = structure();
            table.stations(kSyndicate, 15);
            for (int i = 0; i < 3; ++i)
                table.build(kSyndicate, Piece::Plant).build(kSyndicate, Piece::Habitat);
            // Cities 15 to 20 have the pieces; 21 is a new one. The last of each kind, and one
            // more.
            for (const char* line :
                 {"station syndicate index=63 value=0", "building syndicate index=21 value=1",
                  "building syndicate index=22 value=2"})
                table.play("table correct " + std::string(line) + " other");
            for (const char* line :
                 {"station syndicate index=66 value=0", "building syndicate index=23 value=1",
                  "building syndicate index=23 value=2"})
                QCOMPARE(table.refusal("table correct " + std::string(line) + " other"),
                         QByteArray("O-3.3"));
        });
        QTest::newRow("O-14.1 no money, not even for its workers, and no technologies")
            << RowBody([] {
                   const State state = begin(bareSetup(2)).value();
                   QCOMPARE(state.syndicate.money, std::int16_t(0));
                   QVERIFY(!state.syndicate.usesTechnologies);
                   Table table = structure();
                   QVERIFY(table.refusal("table correct money syndicate index=0 value=1 other") !=
                           "accepted");
                   table.board(kSyndicate, plantCard(12, 2, 2));
                   table.play({"p2 end", "syndicate operate"});
                   QCOMPARE(table.state.syndicate.money, std::int16_t(0)); // workers are free
               });
        QTest::newRow("O-14.2 it stands between the players") << RowBody([] {
            QCOMPARE(fullOrder(begin(bareSetup(2)).value()),
                     (FullOrder{Owner::P1, kSyndicate, Owner::P2}));
        });
        QTest::newRow("O-14.3 one, two, two, one stations on 10 fields of new cities") << RowBody(
            [] {
                Table table(2, Phase::Setup);
                const char* const placers[] = {"p1", "p2", "p2", "p1", "p1", "p2"};
                for (int i = 0; i < 6; ++i) {
                    QCOMPARE(question(table.state), Question::PlaceSyndicateStation);
                    table.play(placers[i] + std::string(" place-syndicate c") + std::to_string(i));
                    QCOMPARE(table.state.cities[std::size_t(i)].stations[0], kSyndicate);
                }
                QCOMPARE(table.state.phase, Phase::Auction);
                QCOMPARE(kSyndicateStations - table.state.syndicate.network(), 10);
            });
        QTest::newRow("O-14.3 with a map each is next to another one") << RowBody([] {
            Table table(ring(), Phase::Setup);
            table.play("p1 place-syndicate c4");
            QCOMPARE(table.refusal("p2 place-syndicate c6"), QByteArray("O-14.3"));
            QCOMPARE(table.refusal("p2 place-syndicate c4"), QByteArray("O-14.3"));
            QCOMPARE(table.refusal("p1 place-syndicate c5"), QByteArray("O-4.0"));
            table.play({"p2 place-syndicate c5", "p2 place-syndicate c3"});
        });
        QTest::newRow("OT-49 O-14.5 it never brings Step 2") << RowBody([] {
            Table table = structure();
            table.stations(kSyndicate, 9).stations(Owner::P1, 5).stations(Owner::P2, 6);
            table.state.turn = 2;
            table.play("p1 end");
            QCOMPARE(int(table.state.step), 1);
        });
        QTest::newRow("O-14.5 its pieces block their fields") << RowBody([] {
            Table table = structure(2);
            table.build(kSyndicate, Piece::Plant);
            QCOMPARE(table.refusal("p2 build plant c0 connection=0"), QByteArray("O-7.3"));
        });
        QTest::newRow("OT-47 O-14.8 a new city brings a station on its 15 field") << RowBody([] {
            Table table = structure();
            table.stations(kSyndicate, 6);
            const State before = table.state;
            table.play("p2 build station c6 connection=0");
            QCOMPARE(table.state.cities[6].stations[0], Owner::P2);
            QCOMPARE(table.state.cities[6].stations[1], kSyndicate);
            const auto told = instructionsFor(before, table.events);
            QCOMPARE(told.size(), std::size_t(1));
            QCOMPARE(told[0].kind, InstructionKind::PutStation);
            QCOMPARE(int(told[0].amount), 15);
            QCOMPARE(int(told[0].left), 9);
        });
        QTest::newRow("O-14.8 so the city is closed in Step 2 and open in Step 3") << RowBody([] {
            Table table = structure(2);
            table.play({"p2 build station c0 connection=0", "p2 end", "syndicate operate"});
            QCOMPARE(table.refusal("p1 build station c0 connection=0"), QByteArray("O-7.3"));
            table.step(3);
            QCOMPARE(table.refusal("p1 build station c0 connection=0"), QByteArray("accepted"));
        });
        QTest::newRow("OT-48 O-14.8 not without stations left, not for an Outpost card")
            << RowBody([] {
                   Table table = structure();
                   table.stations(kSyndicate, 16);
                   table.play("p2 build station c16 connection=0");
                   QCOMPARE(table.state.cities[16].stations[1], Owner::Nobody);
                   Table other = structure();
                   other.give(Owner::P2, technologyCard(18, Technology::Outpost));
                   other.play("p2 outpost card=0 station");
                   QCOMPARE(other.state.syndicate.network(), 0);
               });
        QTest::newRow("OA-6 O-14.8 the 15 field is taken: it keeps the station, or uses 20")
            << RowBody([] {
                   for (const BlockedCity ruling :
                        {BlockedCity::KeepStation, BlockedCity::NextField}) {
                       Table table = structure(2);
                       table.state.options.rulings.blockedCity = ruling;
                       table.build(Owner::P1, Piece::Station);
                       table.play("p2 build station c0 connection=0");
                       QCOMPARE(table.state.cities[0].stations[2],
                                ruling == BlockedCity::NextField ? kSyndicate : Owner::Nobody);
                       table.build(kSyndicate, Piece::Station);
                       table.play("p2 build station c1 connection=0"); // never a second one
                       QCOMPARE(table.state.cities[1].stations[2], Owner::Nobody);
                   }
               });
        QTest::newRow("O-14.9 its first cities are closed in Step 1, open from Step 2") << RowBody(
            [] {
                Table table = structure();
                table.stations(kSyndicate, 6);
                QCOMPARE(table.refusal("p2 build station c0 connection=0"), QByteArray("O-14.9"));
                QCOMPARE(table.refusal("p2 build plant c0 connection=0"), QByteArray("accepted"));
                table.step(2);
                table.play("p2 build station c0 connection=0");
                QCOMPARE(table[Seat::P2].money, std::int16_t(45));
            });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestSyndicateCities)
#include "tst_syndicate_cities.moc"
