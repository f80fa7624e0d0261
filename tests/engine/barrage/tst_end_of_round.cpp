#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;
constexpr Company kItaly = Company::Italy;
constexpr Company kFrance = Company::France;

using Order = QList<Company>;

/// Before phase 5 of round 1, with these totals for these players in turn order.
Table withTotals(const QList<std::pair<Company, int>>& players) {
    Table table(static_cast<int>(players.size()));
    table.state().turnOrder.clear();
    for (const auto& [company, total] : players) {
        table.state().turnOrder.push(company);
        table[company].energy = static_cast<std::int16_t>(total);
    }
    table.phase(Phase::EndOfRound, 1);
    return table;
}

Order orderAfter(const QList<std::pair<Company, int>>& players) {
    Table table = withTotals(players);
    table.play("table proceed");
    return Order(table.state().turnOrder.begin(), table.state().turnOrder.end());
}

/// How many tiles of levels I, II and III are open.
QList<int> openLevels(const Table& table) {
    QList<int> levels{0, 0, 0};
    for (const Tile tile : table.state().patents.open)
        ++levels[(static_cast<int>(tile) - static_cast<int>(Tile::L1Base)) / 5];
    return levels;
}

} // namespace

/// Section 18: what happens between two rounds.
class TestEndOfRound : public QObject {
    Q_OBJECT

private slots:
    void turnOrder_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-18.1 the lowest total goes first, the highest last") << RowBody([] {
            QCOMPARE(orderAfter({{kUsa, 7}, {kGermany, 12}, {kItaly, 3}, {kFrance, 9}}),
                     (Order{kItaly, kUsa, kFrance, kGermany}));
        });
        QTest::newRow("B-18.1 an order that fits already stays") << RowBody([] {
            QCOMPARE(orderAfter({{kUsa, 0}, {kGermany, 1}, {kItaly, 2}}),
                     (Order{kUsa, kGermany, kItaly}));
        });
        QTest::newRow("E-34 B-18.1 two tied players reverse their order") << RowBody([] {
            QCOMPARE(orderAfter({{kUsa, 8}, {kGermany, 5}, {kFrance, 5}, {kItaly, 0}}),
                     (Order{kItaly, kFrance, kGermany, kUsa}));
        });
        QTest::newRow("B-18.1 two pairs of tied players reverse in each pair") << RowBody([] {
            QCOMPARE(orderAfter({{kUsa, 5}, {kGermany, 2}, {kFrance, 5}, {kItaly, 2}}),
                     (Order{kItaly, kGermany, kFrance, kUsa}));
        });
        QTest::newRow("B-18.1 two tied players who are not neighbours") << RowBody([] {
            QCOMPARE(orderAfter({{kFrance, 4}, {kUsa, 9}, {kItaly, 1}, {kGermany, 4}}),
                     (Order{kItaly, kGermany, kFrance, kUsa}));
        });
        QTest::newRow("R-B15 three tied players are reversed as a whole") << RowBody([] {
            QCOMPARE(orderAfter({{kUsa, 5}, {kGermany, 5}, {kFrance, 1}, {kItaly, 5}}),
                     (Order{kFrance, kItaly, kGermany, kUsa}));
        });
        QTest::newRow("R-B15 D-3 four tied players are reversed as a whole") << RowBody([] {
            QCOMPARE(orderAfter({{kItaly, 0}, {kUsa, 0}, {kFrance, 0}, {kGermany, 0}}),
                     (Order{kGermany, kFrance, kUsa, kItaly}));
        });
        QTest::newRow("R-B15 two players, tied, change places") << RowBody(
            [] { QCOMPARE(orderAfter({{kUsa, 3}, {kGermany, 3}}), (Order{kGermany, kUsa})); });
        QTest::newRow("D-11 R-B14 33 plays after 31, 31 after 30") << RowBody([] {
            QCOMPARE(orderAfter({{kUsa, 33}, {kGermany, 31}, {kItaly, 30}}),
                     (Order{kItaly, kGermany, kUsa}));
        });
        QTest::newRow("B-18.1 the new order decides who begins the next round") << RowBody([] {
            Table table = withTotals({{kUsa, 7}, {kGermany, 2}});
            QVERIFY(table.play("table proceed"));
            table.revealAll();
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table.state().round, 2);
            QCOMPARE(decider(table.state()), Actor::Germany);
        });
    }
    void turnOrder() {
        QFETCH(const RowBody, body);
        body();
    }

    void reset_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-18.2 all totals go back to 0") << RowBody([] {
            Table table = withTotals({{kUsa, 33}, {kGermany, 12}, {kItaly, 3}, {kFrance, 0}});
            QVERIFY(table.play("table proceed"));
            for (const Company company : {kUsa, kGermany, kItaly, kFrance})
                QCOMPARE(table[company].energy, 0);
        });
        QTest::newRow("B-18.3 engineers return from every kind of place") << RowBody([] {
            Table table(3);
            table.officer(kUsa, Officer::Sekibo).supply(kUsa, 20, 9, 9);
            table.state().extraOfficers.push(Officer::Adler);
            table.automa(kItaly);
            table[kItaly].engineers = 1;
            table.state().beside[static_cast<std::size_t>(Section::Workshop)][indexOf(kItaly)] = 9;
            table.state().bank[indexOf(kItaly)] = 2;
            QVERIFY(table.play({"usa copy wilhelm_adler", "usa bank engineers=2"}));
            table.turnOf(kUsa);
            QVERIFY(table.play("usa build 8L base basic_base excavators=3"));
            table.turnOf(kUsa);
            QVERIFY(table.play("usa workshop workshop_three_right"));
            QCOMPARE(table[kUsa].engineers, 12 - 1 - 2 - 1 - 3);
            table.phase(Phase::EndOfRound, 1);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table[kUsa].engineers, 12);
            QCOMPARE(table[kItaly].engineers, 12);
            QCOMPARE(sumOf(table.events(), EventKind::EngineersReturned, Owner::Usa), 7);
            QCOMPARE(sumOf(table.events(), EventKind::EngineersReturned, Owner::Italy), 11);
            QCOMPARE(table[kUsa].officerCopies, 0);
            QCOMPARE(table[kUsa].constructions, 0);
            for (const Occupancy& space : table.state().spaces)
                QCOMPARE(space.engineers, 0);
        });
        QTest::newRow("B-18.3 whoever has passed plays again") << RowBody([] {
            Table table = withTotals({{kUsa, 1}, {kGermany, 2}});
            table[kUsa].passed = table[kGermany].passed = true;
            QVERIFY(table.play("table proceed"));
            table.revealAll();
            QVERIFY(table.play({"table proceed", "usa bank engineers=1", "germany bank engineers=1",
                                "usa bank engineers=1"}));
        });
        QTest::newRow("B-18.3 refuses a blocked space in the next round too") << RowBody([] {
            Table table = withTotals({{kUsa, 1}, {kGermany, 2}, {kItaly, 3}});
            QVERIFY(table.play("table proceed"));
            table.revealAll();
            QVERIFY(table.play("table proceed"));
            const Error error = table.refusal("usa buy-machines machinery_shop_any_left");
            QCOMPARE(error.code, ErrorCode::SpaceBlocked);
            QCOMPARE(error.rule, std::string_view("B-3.8"));
        });
        QTest::newRow("B-18.5 wheel, contracts, dams and drops stay") << RowBody([] {
            Table table = withTotals({{kUsa, 1}, {kGermany, 2}});
            table[kUsa].wheel[2] = {Tile::BasicBase, 4, 0};
            table[kUsa].tiles.erase(Tile::BasicBase);
            table.hold(kUsa, "green_03").dam("5L", Owner::Usa, 1, 2);
            table.headstream(Headstream::C, 2).supply(kUsa, 3, 2, 1);
            const State before = table.state();
            QVERIFY(table.play("table proceed"));
            table.revealAll();
            const CompanyState& usa = table[kUsa];
            QVERIFY(usa.wheel == before.of(kUsa).wheel);
            QVERIFY(usa.contracts == before.of(kUsa).contracts);
            QVERIFY(usa.tiles == before.of(kUsa).tiles);
            QVERIFY(table.state().map == before.map);
            QVERIFY(table.state().contracts == before.contracts);
            QCOMPARE(usa.credits, 3);
            QCOMPARE(usa.excavators, 2);
            QCOMPARE(usa.mixers, 1);
            QCOMPARE(usa.vp, 10);
        });
    }
    void reset() {
        QFETCH(const RowBody, body);
        body();
    }

    void patents_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-18.4 the rounds show I I I, I I II, II II II, II III III, III III III")
            << RowBody([] {
                   Table table;
                   QCOMPARE(openLevels(table), (QList<int>{3, 0, 0}));
                   const QList<QList<int>> rounds{{2, 1, 0}, {0, 3, 0}, {0, 1, 2}, {0, 0, 3}};
                   QSet<int> seen;
                   for (int round = 1; round <= 4; ++round) {
                       for (const Tile tile : table.state().patents.open)
                           seen.insert(static_cast<int>(tile));
                       table.phase(Phase::EndOfRound, round);
                       QVERIFY(table.play("table proceed"));
                       table.revealAll();
                       QCOMPARE(openLevels(table), rounds[round - 1]);
                   }
                   for (const Tile tile : table.state().patents.open)
                       seen.insert(static_cast<int>(tile));
                   QCOMPARE(seen.size(), 15); // all of them came up, each once
                   QVERIFY(table.state().patents.pile.empty());
               });
        QTest::newRow("B-18.4 open tiles not taken leave the game") << RowBody([] {
            Table table;
            table.patents(Tile::L1Base, Tile::None, Tile::L1Wild).tile(kUsa, Tile::L1Powerhouse);
            table.phase(Phase::EndOfRound, 1);
            QVERIFY(table.play("table proceed"));
            table.revealAll();
            for (const Tile tile : {Tile::L1Base, Tile::L1Wild}) {
                QVERIFY(!table.state().patents.pile.contains(tile));
                for (const Tile open : table.state().patents.open)
                    QVERIFY(open != tile);
            }
            int removed = 0;
            for (const Event& event : table.events())
                removed += event.kind == EventKind::TileRemoved ? 1 : 0;
            QCOMPARE(removed, 2);
            QVERIFY(table[kUsa].tiles.contains(Tile::L1Powerhouse));
        });
        QTest::newRow("B-18.4 a gap is filled as well") << RowBody([] {
            Table table;
            table.patents(Tile::None, Tile::None, Tile::None).tile(kUsa, Tile::L1Base);
            table.tile(kUsa, Tile::L1Conduit).tile(kUsa, Tile::L1Wild);
            table.phase(Phase::EndOfRound, 1);
            QVERIFY(table.play("table proceed"));
            table.revealAll();
            QCOMPARE(openLevels(table), (QList<int>{2, 1, 0}));
        });
        QTest::newRow("B-18.4 refuses a tile of a level that is not on top") << RowBody([] {
            Table table;
            table.phase(Phase::EndOfRound, 1);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(legalMoves(table.state()).size(), std::size_t(5)); // level II, one of five
            const Error error = table.refusal("table open-tile l3_wild");
            QCOMPARE(error.code, ErrorCode::NotInPile);
            QCOMPARE(error.rule, std::string_view("B-18.4"));
        });
        QTest::newRow("B-18.4 the introductory game opens nothing") << RowBody([] {
            Setup setup = plainSetup(2);
            setup.options.introductory = true;
            setup.patents = {Tile::None, Tile::None, Tile::None};
            Table table = Table::after(setup);
            table.phase(Phase::EndOfRound, 1);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table.state().round, 2);
            QCOMPARE(table.state().phase, Phase::IncomeAndHeadstreams);
            for (const Tile tile : table.state().patents.open)
                QCOMPARE(tile, Tile::None);
        });
    }
    void patents() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestEndOfRound)
#include "tst_end_of_round.moc"
