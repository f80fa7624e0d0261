#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/leeghwater/leeghwater_model.h"
#include "app/barrage/setup/table_draft_json.h"
#include "engine/barrage/private_buildings.h"
#include "tests/app/barrage/setup_desk.h"

using namespace barrage;

namespace {

QList<int> offeredFor(BarrageSetupModel& model, SetupPart part) {
    model.choosePart(static_cast<int>(part));
    QList<int> things;
    for (int row = 0; row < model.choices()->rowCount(); ++row)
        things.append(model.choices()->index(row).data(SetupChoiceModel::ThingRole).toInt());
    model.back();
    return things;
}

} // namespace

/// The set-up with the Leeghwater Project, and its boards at the first turn.
class LeeghwaterSetupTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath("games.penstock");
    }

    void isNotThereUntilItIsSwitchedOn() {
        SetupDesk desk(m_file);
        QVERIFY(!desk.model.hasLeeghwater());
        QVERIFY(desk.model.showTable());
        for (const SetupPart part :
             {SetupPart::Buildings, SetupPart::Works, SetupPart::RemovedTiles})
            QVERIFY(rowOf(*desk.model.parts(), part) < 0);
        QCOMPARE(offeredFor(desk.model, SetupPart::BonusTiles).size(), 6);
        QCOMPARE(offeredFor(desk.model, SetupPart::Companies).size(), 4);
        QCOMPARE(offeredFor(desk.model, SetupPart::Patents).size(), 5);
    }

    void offersWhatItBrings() {
        SetupDesk desk(m_file);
        desk.model.setLeeghwater(true);
        QVERIFY(desk.model.showTable());
        QCOMPARE(offeredFor(desk.model, SetupPart::BonusTiles).size(), 8);
        QCOMPARE(offeredFor(desk.model, SetupPart::Companies).size(), 5);
        QCOMPARE(offeredFor(desk.model, SetupPart::Patents).size(), 6);
        QCOMPARE(offeredFor(desk.model, SetupPart::Buildings).size(), 10);
        QCOMPARE(offeredFor(desk.model, SetupPart::Works).size(), 5);
        QCOMPARE(offeredFor(desk.model, SetupPart::RemovedTiles).size(), 6);
        const QList<int> officers = offeredFor(desk.model, SetupPart::Officers);
        QVERIFY(officers.contains(static_cast<int>(Officer::Fouche)));
        QVERIFY(!officers.contains(static_cast<int>(Officer::Grasso)));
        desk.model.setPromoOfficers(true);
        QVERIFY(offeredFor(desk.model, SetupPart::Officers)
                    .contains(static_cast<int>(Officer::Grasso)));
    }

    void namesThePrivateBuildingsToChooseFrom() {
        SetupDesk desk(m_file);
        desk.model.setLeeghwater(true);
        QVERIFY(desk.model.showTable());
        desk.model.choosePart(static_cast<int>(SetupPart::Buildings));
        const QModelIndex first = desk.model.choices()->index(0);
        QCOMPARE(first.data(SetupChoiceModel::CaptionRole).toString(), "Cofferdam");
        const QString spoken = first.data(SetupChoiceModel::DescriptionRole).toString();
        QVERIFY2(spoken.startsWith("Cofferdam. ") && spoken.contains("2 excavators"),
                 qPrintable(spoken));
    }

    void neverComesWithTheIntroductoryGame() {
        SetupDesk desk(m_file);
        desk.model.setLeeghwater(true);
        desk.model.setPromoOfficers(true);
        desk.model.setIntroductory(true);
        QVERIFY(!desk.model.hasLeeghwater());
        QVERIFY(!desk.model.hasPromoOfficers());
        desk.model.setLeeghwater(true);
        QVERIFY(!desk.model.hasLeeghwater());
    }

    void takesItsThingsAwayAgain() {
        SetupDesk desk(m_file);
        desk.model.setLeeghwater(true);
        QVERIFY(desk.model.showTable());
        desk.model.dealAll();
        QVERIFY(desk.model.isComplete());
        desk.model.setLeeghwater(false);
        for (const SetupPart part : {SetupPart::BonusTiles, SetupPart::Patents})
            for (int thing : offeredFor(desk.model, part))
                QVERIFY(thing >= 0);
        desk.model.dealAll();
        QVERIFY2(desk.model.start(), qPrintable(desk.model.trouble()));
        QVERIFY(!desk.table.hasLeeghwater());
    }

    void copiesTheTableByTapping() {
        SetupDesk desk(m_file);
        desk.model.setLeeghwater(true);
        QVERIFY(desk.model.showTable());
        desk.model.copyTable();
        const int taps = pickAll(desk.model);
        QVERIFY2(taps < 55, qPrintable(QString::number(taps)));
        QCOMPARE(desk.model.missing(), QString());
        QVERIFY2(desk.model.start(), qPrintable(desk.model.trouble()));
        const State& state = desk.table.state();
        QCOMPARE(state.buildings.inPlay[4], PrivateBuilding::EnergyRelayField);
        QCOMPARE(state.works.open[2], Work(2));
    }

    void keepsItOverARestart() {
        {
            SetupDesk desk(m_file);
            desk.model.setLeeghwater(true);
            desk.model.rulings()->choose(desk.model.rulings()->rowCount() - 1, true);
            desk.model.showTable();
            desk.model.choosePart(static_cast<int>(SetupPart::Buildings));
            desk.model.pick(static_cast<int>(PrivateBuilding::WindFarm));
        }
        SetupDesk desk(m_file);
        QVERIFY(desk.model.hasLeeghwater());
        desk.model.dealAll();
        QVERIFY(desk.model.start());
        QCOMPARE(desk.table.state().buildings.inPlay[0], PrivateBuilding::WindFarm);
        QCOMPARE(desk.table.state().options.rulings.buildingSlots, BuildingSlots::All);
    }

    void showsTheBoards() {
        SetupDesk desk(m_file);
        desk.model.setLeeghwater(true);
        desk.model.showTable();
        desk.model.choosePart(static_cast<int>(SetupPart::Buildings));
        desk.model.pick(static_cast<int>(PrivateBuilding::Cofferdam));
        desk.model.dealAll();
        QVERIFY(desk.model.start());
        LeeghwaterModel boards;
        boards.setTable(&desk.table);
        QCOMPARE(boards.works().size(), 3);
        QVERIFY(boards.works()[0].title.startsWith("External work A"));
        QCOMPARE(boards.pileText(), "In the piles: A 2, B 5, C 5");
        QCOMPARE(boards.buildings().size(), 5);
        const BuildingPlace first = boards.buildings()[0];
        QCOMPARE(first.title, "Cofferdam");
        QCOMPARE(first.buildingSlots.size(), 4);
        QVERIFY(first.buildingSlots[1].isMissing); // R-B34: two players
        QVERIFY(!first.buildingSlots[1].isClosed);
        QCOMPARE(first.buildingSlots[2].text, "Slot 3: free for 3 credits");
        QCOMPARE(first.spaces[1].text, "Right space 1: 1 engineer, 3 credits");
    }

    void marksAnAutomasBuilding() {
        SetupDesk desk(m_file);
        desk.model.setLeeghwater(true);
        desk.model.showTable();
        desk.model.dealAll();
        QVERIFY(desk.model.start());
        const State& state = desk.table.state();
        const auto automa = std::ranges::find_if(
            state.turnOrder, [&](Company each) { return state.of(each).isAutoma(); });
        const PrivateBuilding building = state.buildings.inPlay[1];
        const Owner owner = ownerOf(*automa);
        QVERIFY(desk.table.commit({Actor::Table, Correct{Corrected::BuildingOwner, owner,
                                                         barrage::slotOf(building, 0).value, 0,
                                                         CorrectionReason::TableDiffers}}));
        LeeghwaterModel boards;
        boards.setTable(&desk.table);
        const BuildingPlace place = boards.buildings()[1];
        QCOMPARE(place.buildingSlots[0].company, static_cast<int>(*automa));
        QVERIFY(place.spaces[0].isClosed); // B-25.31
        QVERIFY(!place.spaces[0].isMissing);
        QVERIFY(!place.spaces[1].isClosed);
    }
};

QTEST_MAIN(LeeghwaterSetupTest)
#include "tst_leeghwater_setup.moc"
