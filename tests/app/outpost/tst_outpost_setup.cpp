#include <QtTest>

#include "app/outpost/setup/outpost_setup_model.h"
#include "engine/outpost/data/box.h"
#include "engine/outpost/rulings.h"
#include "tests/app/outpost/outpost_desk.h"

using namespace outpost;

class OutpostSetupTest : public QObject {
    Q_OBJECT

private slots:
    void startsWithTwoAndTheSyndicate() {
        OutpostDesk desk;
        OutpostSetupModel model;
        model.setHost(&desk.host);
        model.setProperty("table", QVariant::fromValue(&desk.table));
        QCOMPARE(model.players(), 2);
        model.setName(0, "Ania");
        model.goOn();
        QCOMPARE(model.stage(), OutpostSetupModel::Figures); // never confirmed before
        model.confirmFigures();
        QCOMPARE(model.stage(), OutpostSetupModel::Instructions);
        QVERIFY(model.instructions().join(' ').contains("Syndicate"));
        QVERIFY(model.start());
        QVERIFY(desk.table.hasSyndicate());
        QCOMPARE(desk.table.cast().nameOf(Seat::P1), QString("Ania"));
        QCOMPARE(desk.table.cast().nameOf(Seat::P2), QString("Blue"));
    }

    void setsUpForEveryNumber_data() {
        QTest::addColumn<int>("players");
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
            QTest::addRow("O-3.2 %d players", players) << players;
    }
    void setsUpForEveryNumber() {
        QFETCH(int, players);
        OutpostDesk desk;
        OutpostSetupModel model;
        model.setHost(&desk.host);
        model.setProperty("table", QVariant::fromValue(&desk.table));
        model.setPlayers(players);
        model.confirmFigures();
        const QString all = model.instructions().join(' ');
        const PlayerCountRow row = setupRow(players);
        QVERIFY(all.contains(QString("%1 workers in each").arg(row.workersPerSector)));
        QVERIFY(all.contains(
            QString("before %1 cities, end marker before %2").arg(row.step2At).arg(row.endAt)));
        QVERIFY(model.start());
        QCOMPARE(desk.table.state().players, players);
        QSet<QString> colours;
        for (int i = 0; i < players; ++i)
            colours.insert(desk.table.cast().colours[static_cast<std::size_t>(i)]);
        QCOMPARE(colours.size(), players);
    }

    void keepsWhatWasEntered() {
        OutpostDesk desk;
        {
            OutpostSetupModel model;
            model.setHost(&desk.host);
            model.setPlayers(4);
            model.setName(3, "Ewa");
            model.setColour(0, 3); // who had it gets red
            model.setPayout(1, 23);
            model.confirmFigures();
            model.rulings()->choose(7, true);
        }
        OutpostSetupModel again;
        again.setHost(&desk.host);
        for (int row = 0; row < again.rulings()->rowCount(); ++row)
            QCOMPARE(again.rulings()->index(row).data(RulingListModel::IsOtherRole), row == 7);
        QCOMPARE(again.players(), 4);
        QCOMPARE(again.seats()[3].name, QString("Ewa"));
        QCOMPARE(again.seats()[0].colour, 3);
        QCOMPARE(again.seats()[3].colour, 0);
        QVERIFY(again.areFiguresConfirmed());
        QCOMPARE(again.payout()[1], 23);
        again.resetFigures();
        QCOMPARE(again.payout()[1], 22);
    }

    void takesAnEnteredOrder() {
        OutpostDesk desk;
        OutpostSetupModel model;
        model.setHost(&desk.host);
        model.setProperty("table", QVariant::fromValue(&desk.table));
        model.setPlayers(3);
        model.setOrderEntered(true);
        model.moveUp(2);
        model.confirmFigures();
        QVERIFY(model.start());
        const auto& order = desk.table.game().setup().order;
        QCOMPARE(order[0], Seat::P1);
        QCOMPARE(order[1], Seat::P3);
        QCOMPARE(order[2], Seat::P2);
    }

    void everyRulingReachesTheGame() {
        OutpostDesk desk;
        OutpostSetupModel model;
        model.setHost(&desk.host);
        model.setProperty("table", QVariant::fromValue(&desk.table));
        QCOMPARE(model.rulings()->rowCount(), int(kRulings.size()));
        Rulings others;
        for (int row = 0; row < model.rulings()->rowCount(); ++row)
            model.rulings()->choose(row, true);
        model.confirmFigures();
        QVERIFY(model.start());
        const Rulings& chosen = desk.table.state().options.rulings;
        QVERIFY(chosen.slidingCard != others.slidingCard);
        QVERIFY(chosen.discountedPile != others.discountedPile);
        QVERIFY(chosen.highestPile != others.highestPile);
        QVERIFY(chosen.syndicateSameCard != others.syndicateSameCard);
        QVERIFY(chosen.syndicateRefill != others.syndicateRefill);
        QVERIFY(chosen.blockedCity != others.blockedCity);
        QVERIFY(chosen.newRobot != others.newRobot);
        QVERIFY(chosen.plantRanking != others.plantRanking);
        QVERIFY(chosen.robotsCardWorker != others.robotsCardWorker);
        QVERIFY(chosen.secondRunPass != others.secondRunPass);
        QVERIFY(chosen.earlyStep3 != others.earlyStep3);
    }
};

QTEST_GUILESS_MAIN(OutpostSetupTest)
#include "tst_outpost_setup.moc"
