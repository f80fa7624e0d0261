#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/setup/table_draft_json.h"
#include "app/barrage/words/company_text.h"
#include "app/shell/last_session.h"
#include "database/remembered.h"
#include "engine/barrage/rulings.h"
#include "engine/barrage/setup.h"
#include "tests/app/barrage/setup_desk.h"

using namespace barrage;

namespace {

bool isSettled(const SetupPartsModel& parts, SetupPart part) {
    return parts.index(rowOf(parts, part)).data(SetupPartsModel::IsSettledRole).toBool();
}

} // namespace

/// From the players to the first turn, without a screen.
class TestBarrageSetupModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath("games.penstock");
    }

    void beginsWithASoloGame() {
        SetupDesk desk(m_file);
        QCOMPARE(desk.model.stage(), BarrageSetupModel::Players);
        QCOMPARE(desk.model.seats()->rowCount(), 2);
        QVERIFY(desk.model.isUntouched());
        QVERIFY(!desk.model.isComplete());
        QCOMPARE(desk.model.back(), false);
    }

    void dealsAndStarts_data() {
        QTest::addColumn<int>("humans");
        QTest::addColumn<int>("automas");
        QTest::addColumn<int>("level");

        QTest::newRow("solo") << 1 << 1 << 1;
        QTest::newRow("solo, very high") << 1 << 1 << 3;
        QTest::newRow("solo against three") << 1 << 3 << 2;
        QTest::newRow("two humans") << 2 << 0 << 1;
        QTest::newRow("two and two") << 2 << 2 << 3;
        QTest::newRow("four humans") << 4 << 0 << 1;
    }

    void dealsAndStarts() {
        QFETCH(const int, humans);
        QFETCH(const int, automas);
        QFETCH(const int, level);
        SetupDesk desk(m_file);
        SetupSeatsModel& seats = *desk.model.seats();
        while (seats.rowCount() > 0)
            seats.remove(0);
        for (int i = 0; i < humans; ++i)
            seats.addHuman(QStringLiteral("Human %1").arg(i));
        for (int i = 0; i < automas; ++i) {
            seats.addAutoma();
            seats.setLevel(seats.rowCount() - 1, level);
        }
        QVERIFY(desk.model.showTable());
        desk.model.dealAll();
        QVERIFY2(desk.model.isComplete(), qPrintable(desk.model.missing()));
        QCOMPARE(desk.model.stage(), BarrageSetupModel::Instructions);
        QSignalSpy started(&desk.model, &BarrageSetupModel::started);
        QVERIFY2(desk.model.start(), qPrintable(desk.model.trouble()));
        QCOMPARE(started.count(), 1);
        QVERIFY(desk.table.isOpen());
        QCOMPARE(static_cast<int>(desk.table.state().turnOrder.size()), humans + automas);
        int named = 0;
        for (const Company company : desk.table.state().turnOrder) {
            const bool isHuman = desk.table.state().of(company).kind == PlayerKind::Human;
            named += desk.table.nameOf(company).startsWith("Human") ? 1 : 0;
            QCOMPARE(desk.table.nameOf(company).startsWith("Human"), isHuman);
        }
        QCOMPARE(named, humans);
    }

    void whoHasNoNameIsCalledByTheCompany() {
        SetupDesk desk(m_file);
        desk.model.seats()->addHuman(" Ida  Maria ");
        QVERIFY(desk.model.showTable());
        desk.model.dealAll();
        QVERIFY2(desk.model.start(), qPrintable(desk.model.trouble()));
        const auto known = database::listPlayers(desk.host.store());
        QCOMPARE(known.value().size(), std::size_t(1));
        QCOMPARE(known.value().front().name, std::string("Ida Maria"));
        LastSession last;
        last.setHost(&desk.host);
        QCOMPARE(last.seats().count("Automa"), 1);
        for (const Company company : desk.table.state().turnOrder)
            QVERIFY(last.seats().contains(nameOf(company)));
    }

    void copiesEverythingInFewTaps() {
        SetupDesk desk(m_file);
        QVERIFY(desk.model.showTable());
        desk.model.copyTable();
        const int taps = pickAll(desk.model);
        QVERIFY2(taps + 5 < 40, qPrintable(QString::number(taps)));
        QCOMPARE(desk.model.missing(), QString());
        QCOMPARE(desk.model.stage(), BarrageSetupModel::Table);
        QVERIFY2(desk.model.start(), qPrintable(desk.model.trouble()));
        const State& state = desk.table.state();
        QCOMPARE(state.map.headstreamTiles[0], HeadstreamTile(1));
        QCOMPARE(state.bonusTiles[4], BonusTile::Powerhouses);
        QCOMPARE(state.contracts.open[1][1], Contract(26));
        QCOMPARE(state.turnOrder[1], Company::Usa); // the human, who was entered first
    }

    void keepsWhatWasChosenWhenDealingTheRest() {
        SetupDesk desk(m_file);
        desk.model.showTable();
        desk.model.choosePart(static_cast<int>(SetupPart::Headstreams));
        desk.model.pick(8);
        desk.model.pick(3);
        QVERIFY(desk.model.back());
        QVERIFY(!isSettled(*desk.model.parts(), SetupPart::Headstreams));
        desk.model.dealAll();
        QVERIFY(desk.model.start());
        QCOMPARE(desk.table.state().map.headstreamTiles[0], HeadstreamTile(8));
        QCOMPARE(desk.table.state().map.headstreamTiles[1], HeadstreamTile(3));
    }

    void picksAgainToFreeAPlace() {
        SetupDesk desk(m_file);
        desk.model.choosePart(static_cast<int>(SetupPart::BonusTiles));
        desk.model.pick(2);
        desk.model.pick(4);
        desk.model.pick(2);
        QCOMPARE(desk.model.places()[0].thing, -1);
        QCOMPARE(desk.model.places()[1].thing, 4);
        QCOMPARE(desk.model.currentPlace(), 0);
        desk.model.clearPlace(1);
        QVERIFY(desk.model.isUntouched());
    }

    void dealsOnePart() {
        SetupDesk desk(m_file);
        desk.model.showTable();
        desk.model.dealPart(static_cast<int>(SetupPart::OpenContracts));
        QVERIFY(isSettled(*desk.model.parts(), SetupPart::OpenContracts));
        QVERIFY(!isSettled(*desk.model.parts(), SetupPart::Headstreams));
        QCOMPARE(desk.model.stage(), BarrageSetupModel::Table);
    }

    void asksForSekibosOfficersOnlyWithSekibo() {
        SetupDesk desk(m_file);
        desk.model.showTable();
        QCOMPARE(rowOf(*desk.model.parts(), SetupPart::ExtraOfficers), -1);
        desk.model.choosePart(static_cast<int>(SetupPart::Officers));
        desk.model.pick(static_cast<int>(Officer::Sekibo));
        const int row = rowOf(*desk.model.parts(), SetupPart::ExtraOfficers);
        QVERIFY(row >= 0);
        QCOMPARE(desk.model.parts()
                     ->index(row)
                     .data(SetupPartsModel::PlacesRole)
                     .value<QList<SetupPlace>>()
                     .size(),
                 3);
    }

    void refusesPlayersWhoCannotPlay_data() {
        QTest::addColumn<std::function<void(BarrageSetupModel&)>>("arrange");
        QTest::addColumn<QString>("sentence");
        using Arrange = std::function<void(BarrageSetupModel&)>;

        QTest::newRow("too few") << Arrange([](BarrageSetupModel& model) {
            model.seats()->remove(1);
        }) << "At least two players are needed: add one more.";
        QTest::newRow("no human") << Arrange([](BarrageSetupModel& model) {
            model.seats()->addAutoma();
            model.seats()->remove(0);
        }) << "At least one player has to be human.";
        QTest::newRow("Automa in the introductory game")
            << Arrange([](BarrageSetupModel& model) { model.setIntroductory(true); })
            << "Automas cannot play the introductory game: remove them or switch it off.";
        QTest::newRow("same name twice") << Arrange([](BarrageSetupModel& model) {
            model.seats()->setName(0, "Anna");
            model.seats()->addHuman(" Anna ");
        }) << "Two players are called Anna.";
    }

    void refusesPlayersWhoCannotPlay() {
        QFETCH(const std::function<void(BarrageSetupModel&)>, arrange);
        QFETCH(const QString, sentence);
        SetupDesk desk(m_file);
        arrange(desk.model);
        QCOMPARE(desk.model.playersTrouble(), sentence);
        QVERIFY(!desk.model.showTable());
        QCOMPARE(desk.model.stage(), BarrageSetupModel::Players);
    }

    void refusesToStartWhileSomethingIsOpen() {
        SetupDesk desk(m_file);
        desk.model.showTable();
        desk.model.dealAll();
        desk.model.choosePart(static_cast<int>(SetupPart::Objective));
        desk.model.clearPlace(0);
        QVERIFY(!desk.model.start());
        QCOMPARE(desk.model.trouble(), QString("Still open: Objective."));
        QVERIFY(!desk.table.isOpen());
    }

    void losesNothingWhenTheProgramEnds() {
        QList<SetupPlace> places;
        {
            SetupDesk desk(m_file);
            desk.model.seats()->setName(0, "Anna");
            desk.model.seats()->setLevel(1, 3);
            desk.model.seats()->setLight(0, true);
            desk.model.rulings()->choose(2, true);
            desk.model.showTable();
            desk.model.choosePart(static_cast<int>(SetupPart::National));
            desk.model.pick(6);
            desk.model.choosePart(static_cast<int>(SetupPart::BonusTiles));
            desk.model.pick(5);
            desk.model.pick(0);
            places = desk.model.places();
        }
        SetupDesk desk(m_file);
        QCOMPARE(desk.model.stage(), BarrageSetupModel::Table);
        const SetupSeatsModel& seats = *desk.model.seats();
        QCOMPARE(seats.index(0).data(SetupSeatsModel::NameRole).toString(), QString("Anna"));
        QCOMPARE(seats.index(0).data(SetupSeatsModel::IsLightRole).toBool(), true);
        QCOMPARE(seats.index(1).data(SetupSeatsModel::LevelRole).toInt(), 3);
        QVERIFY(desk.model.rulings()->index(2).data(RulingListModel::IsOtherRole).toBool());
        QVERIFY(isSettled(*desk.model.parts(), SetupPart::National));
        desk.model.choosePart(static_cast<int>(SetupPart::BonusTiles));
        QCOMPARE(desk.model.places(), places);
    }

    void remembersPlayersForTheNextGame() {
        {
            SetupDesk desk(m_file);
            desk.model.seats()->setName(0, "Anna");
            desk.model.showTable();
            desk.model.dealAll();
            QVERIFY(desk.model.start());
        }
        SetupDesk desk(m_file);
        QVERIFY(desk.model.isUntouched());
        QCOMPARE(desk.model.seats()->index(0).data(SetupSeatsModel::NameRole).toString(),
                 QString("Anna"));
        QVERIFY(!desk.model.knownNames().contains("Anna")); // she sits there already
        desk.model.seats()->setName(0, "Jan");
        QVERIFY(desk.model.knownNames().contains("Anna"));
    }

    void startsWithTheRulingsChosen() {
        SetupDesk desk(m_file);
        QCOMPARE(desk.model.rulings()->rowCount(), int(kRulings.size()));
        for (int row = 0; row < desk.model.rulings()->rowCount(); ++row)
            desk.model.rulings()->choose(row, true);
        desk.model.showTable();
        desk.model.dealAll();
        QVERIFY2(desk.model.start(), qPrintable(desk.model.trouble()));
        const Rulings rulings = desk.table.state().options.rulings;
        QCOMPARE(rulings.reshuffle, Reshuffle::KeepCriteria);
        QCOMPARE(rulings.thirdStructure, ThirdStructure::CompletingOnly);
        QCOMPARE(rulings.tiedFirst, TiedFirst::First);
        QCOMPARE(rulings.productionOrder, ProductionOrder::FlowFirst);
        QCOMPARE(rulings.automaProductionOrder, ProductionOrder::ContractFirst);
        QCOMPARE(rulings.waterTies, WaterTies::FewestDrops);
        QCOMPARE(static_cast<int>(rulings.sekiboCredits), 9);
    }

    void playsTheIntroductoryGame() {
        SetupDesk desk(m_file);
        desk.model.seats()->addHuman("Jan");
        desk.model.seats()->remove(1);
        desk.model.setIntroductory(true);
        QVERIFY(desk.model.showTable());
        QCOMPARE(rowOf(*desk.model.parts(), SetupPart::Patents), -1);
        QCOMPARE(rowOf(*desk.model.parts(), SetupPart::Companies), -1);
        desk.model.dealAll();
        QVERIFY2(desk.model.start(), qPrintable(desk.model.trouble()));
        QCOMPARE(desk.table.nameOf(Company::Germany), QString("Jan"));
    }

    void leavesOutWhatDoesNotFitInAKeptDraft() {
        TableDraft draft = soloDraft();
        setThing(draft, SetupPart::Headstreams, 0, 8);
        std::string json = toJson(draft);
        QVERIFY(draftFromJson(json) == draft);
        const auto at = json.find("[[8,");
        QVERIFY(at != std::string::npos);
        json.replace(at, 4, "[[99,");
        QCOMPARE(thingAt(*draftFromJson(json), SetupPart::Headstreams, 0), kOpen);
        QVERIFY(json.find(R"("reshuffle":"all")") != std::string::npos);
        QVERIFY(!draftFromJson("[1"));
        QVERIFY(!draftFromJson("{}"));
        // One of a version that kept options by their positions.
        QVERIFY(!draftFromJson(R"({"options":[false,1,0,0,0,1,0,6,false,false,0],)"
                               R"("parts":[],"players":[["Anna",0,1,0],["",1,3,0]]})"));
    }

    void bothOfTwoPlayersCanBeRemoved() {
        SetupDesk desk(m_file);
        SetupSeatsModel& seats = *desk.model.seats();
        const auto canRemove = [&seats](int row) {
            return seats.index(row).data(SetupSeatsModel::CanRemoveRole).toBool();
        };
        QVERIFY(canRemove(0) && canRemove(1));
        seats.remove(1);
        QVERIFY(!canRemove(0));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(TestBarrageSetupModel)
#include "tst_barrage_setup_model.moc"
