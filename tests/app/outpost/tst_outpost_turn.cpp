#include <QtTest>

#include "app/outpost/supply/supply_model.h"
#include "app/outpost/turn/build_model.h"
#include "app/outpost/turn/turn_model.h"
#include "engine/outpost/supply.h"
#include "tests/app/outpost/outpost_desk.h"

using namespace outpost;

class OutpostTurnTest : public QObject {
    Q_OBJECT

private slots:
    void buildingCostsConnectionsAndField() { // OT-10
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 3));
        const Seat seat = seatOf(decider(desk.table.state()));
        BuildModel build;
        build.setTable(&desk.table);
        build.setPiece(0);
        build.setCity(build.cities().first().city);
        QVERIFY(build.isNewCity());
        QVERIFY(!build.asksConnection()); // the first building of all needs none (O-7.2)
        QVERIFY(build.build("Kraków"));
        const int money = desk.table.state().of(seat).money;
        build.setPiece(0);
        build.setCity(build.cities().first().city);
        QVERIFY(build.asksConnection());
        build.setConnection(8);
        QVERIFY(build.sum().contains("8") && build.sum().contains("18"));
        QVERIFY(build.build("Tarnów"));
        QCOMPARE(desk.table.state().of(seat).money, money - 18);
        QCOMPARE(desk.table.cast().nameOf(City(0)), QString("Kraków"));
        QCOMPARE(build.piece(), -1); // ready for the next
    }

    void citiesThatRefuseSayWhy() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 3));
        BuildModel build;
        build.setTable(&desk.table);
        build.setPiece(0);
        build.setCity(0);
        QVERIFY(build.build({}));
        build.setPiece(0);
        const CityFace own = build.cities().last();
        QCOMPARE(own.city, 0);
        QVERIFY(own.reason.contains("(O-7"));
        build.setCity(0);
        QVERIFY(!build.canBuild());
        QVERIFY(build.back() && build.back());
        QVERIFY(!build.back());
    }

    void remembersCityNames() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 3));
        BuildModel build;
        build.setTable(&desk.table);
        build.setPiece(0);
        build.setCity(0);
        QVERIFY(build.build("Kraków"));
        QVERIFY(desk.playUntil(OutpostTable::Turn, 3)); // another game
        build.setPiece(0);
        build.setCity(0);
        QCOMPARE(build.knownNames(), QStringList{"Kraków"});
    }

    void hiringIsExplained() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 2, 5));
        TurnModel turn;
        turn.setTable(&desk.table);
        const Seat seat = seatOf(decider(desk.table.state()));
        for (int i = 0; i < turn.plants().size(); ++i)
            turn.setRuns(i, true);
        const Hiring all = hiring(desk.table.state(), ownerOf(seat),
                                  (1U << static_cast<unsigned>(turn.plants().size())) - 1, false);
        turn.setMakesRobot(false);
        QVERIFY(turn.sums().first().contains(QString::number(all.needed)));
        QVERIFY(turn.sums().last().contains(QString::number(all.housed)));
        const int money = desk.table.state().of(seat).money;
        if (turn.canHire()) {
            QVERIFY(turn.hire());
            QCOMPARE(desk.table.state().of(seat).money, money - all.cost);
            QCOMPARE(int(desk.table.state().of(seat).seasonal), all.seasonal);
        }
    }

    void whatStandsOnAtFirstCanBePaid() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 2, 5));
        TurnModel turn;
        turn.setTable(&desk.table);
        QVERIFY2(turn.canHire(), qPrintable(turn.refusal()));
        QVERIFY(turn.hire());
    }

    void amongEqualPlantsTheCheapestToRunStandOn() { // O-9.2
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 3));
        const Seat seat = seatOf(decider(desk.table.state()));
        const Owner owner = ownerOf(seat);
        QVERIFY(desk.set(Corrected::Money, owner, 99));
        for (const Build& build :
             {Build{Piece::Station, City(0), 0}, Build{Piece::Plant, City(0), 0},
              Build{Piece::Plant, City(1), 1}})
            QVERIFY(desk.table.commit({actorOf(seat), build}));
        for (const Card& card : {plantCard(40, 5, 8), plantCard(22, 3, 4)})
            QVERIFY(desk.table.commit(
                {Actor::Table,
                 MoveCard{card, {CardPlaceKind::Deck}, {CardPlaceKind::PlantSlot, owner}}}));
        TurnModel turn;
        turn.setTable(&desk.table);
        turn.setMakesRobot(false);
        QVERIFY(!turn.plants()[0].runs); // either supplies the one city
        QVERIFY(turn.plants()[1].runs);
        QVERIFY(turn.hireText().contains("hire 3 for"));
    }

    void cardsGoOnSlots() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 3));
        TurnModel turn;
        turn.setTable(&desk.table);
        QVERIFY(turn.boardChoices().isEmpty()); // nothing is unlocked yet (O-8.1)
        const Seat seat = seatOf(decider(desk.table.state()));
        const Company& company = desk.table.state().of(seat);
        const bool hasPlant = std::ranges::any_of(
            company.pool, [](const Card& card) { return card.kind == CardKind::Plant; });
        const Piece piece = hasPlant ? Piece::Plant : Piece::Habitat;
        QVERIFY(desk.table.commit({actorOf(seat), Build{piece, City(0), 0}}));
        QVERIFY(!turn.boardChoices().isEmpty());
        QVERIFY(turn.chooseOnBoard(0));
        QCOMPARE(desk.table.state().of(seat).plants.size() +
                     desk.table.state().of(seat).habitats.size(),
                 std::size_t(1));
    }

    void everybodysSupplyInOneTap() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Supply, 4, 4, 2));
        SupplyModel supply;
        supply.setTable(&desk.table);
        const State before = desk.table.state();
        const QList<SupplyRow> rows = supply.rows();
        QCOMPARE(rows.size(), qsizetype(4));
        for (const SupplyRow& row : rows) {
            QCOMPARE(row.supplied, bestSupply(before, static_cast<Seat>(row.seat)).supplied);
            QCOMPARE(row.income, incomeFor(before, row.supplied));
        }
        QVERIFY(supply.declareAll());
        for (const SupplyRow& row : rows)
            QCOMPARE(int(desk.table.state().of(static_cast<Seat>(row.seat)).money),
                     before.of(static_cast<Seat>(row.seat)).money + row.income);
    }

    void nobodySuppliesMoreThanPossible() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Supply, 4, 4, 2));
        SupplyModel supply;
        supply.setTable(&desk.table);
        const SupplyRow first = supply.rows().first();
        supply.setSupplied(first.seat, first.most + 1);
        QCOMPARE(supply.rows().first().supplied, first.most);
        supply.setSupplied(first.seat, 0);
        QCOMPARE(supply.rows().first().income, 10);
    }
};

QTEST_GUILESS_MAIN(OutpostTurnTest)
#include "tst_outpost_turn.moc"
