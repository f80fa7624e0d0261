#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/pictures/faces.h"
#include "app/barrage/sheet/table_sections.h"
#include "app/barrage/sheet/table_sheet_model.h"
#include "app/barrage/sheet/table_standings.h"
#include "app/barrage/sheet/table_things.h"
#include "engine/barrage/data/action_spaces.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using barrage::test::Table;

namespace {

const TableSection& sectionOf(const QList<TableSection>& sections, Section section) {
    return sections[static_cast<int>(section)];
}

QStringList textsOf(const QList<TableStanding>& standings) {
    QStringList texts;
    for (const TableStanding& standing : standings)
        texts.append(standing.text);
    return texts;
}

/// A sheet over a table with a store of its own.
struct OpenSheet {
    OpenSheet() {
        host.setFile(folder.filePath("store.sqlite"));
        table.setHost(&host);
        model.setTable(&table);
    }

    QTemporaryDir folder;
    StoreHost host;
    BarrageTable table;
    TableSheetModel model;
};

} // namespace

class TableSheetTest : public QObject {
    Q_OBJECT

private slots:
    void ranksByEnergy() {
        Table table;
        table[Company::Usa].energy = 12;
        table[Company::Germany].energy = 7;
        const auto standings = energyStandings(table.state());
        QCOMPARE(standings.size(), 4);
        QCOMPARE(standings[0].count, 12);
        QCOMPARE(standings[0].vp, 6); // B-17.1
        QCOMPARE(standings[1].text, "Germany: energy 7, place 2 → 2 VP");
        QCOMPARE(standings[2].vp, 0);
    }

    void countsTheBonusTileWithItsMalus() {
        Table table;
        table.state().round = 2;
        table.state().bonusTiles[1] = BonusTile::Bases;
        table[Company::Usa].energy = 12;
        table[Company::Germany].energy = 6;
        table.dam("1L", Owner::Usa).dam("2L", Owner::Usa).dam("3L", Owner::Germany);
        table.dam("5L", Owner::Germany);
        const auto standings = bonusStandings(table.state());
        QCOMPARE(standings[0].count, 2);
        QCOMPARE(standings[0].vp, 8);
        QCOMPARE(standings[1].vp, 4); // B-17.4: one section behind
        QCOMPARE(standings[1].text, "Germany: bases 2 × 4, sections behind: 1, so −4 → 4 VP");
        QCOMPARE(standings[2].vp, 0);
    }

    void ranksByTheObjectiveAsTheEndWould() {
        Table table(3);
        table.automa(Company::Germany);
        table.state().objective = Objective::BasinsWithOne;
        table.dam("1L", Owner::Germany).dam("2L", Owner::Germany).dam("3L", Owner::Usa);
        const auto standings = objectiveStandings(table.state());
        QCOMPARE(textsOf(standings),
                 QStringList({"Germany: 2. Place 1: 20 VP.",
                              "USA: 1. Place 2: 10 VP.", "Italy: 0. Place 3: 5 VP."}));
        QCOMPARE(standings[0].company, static_cast<int>(Company::Germany));
        QCOMPARE(standings[0].vp, 20);
    }

    void tellsWhatLiesOpen() {
        Table table;
        table.open(Colour::Green, "green_03", "green_05").national({"national_02"});
        table.patents(Tile::L1Base, Tile::None, Tile::L1Conduit);
        const auto contracts = privateContractsOf(table.state());
        QCOMPARE(contracts.size(), 6);
        QCOMPARE(contracts[0].kind, "contract");
        QCOMPARE(contracts[0].thing, int(table.state().contracts.open[0][0].value));
        QCOMPARE(contracts[0].title, "Green contract");
        QVERIFY(contracts[0].text.startsWith("For energy"));
        QCOMPARE(nationalContractsOf(table.state()).size(), 1);
        const auto patents = patentsOf(table.state());
        QCOMPARE(patents.size(), 3);
        QCOMPARE(patents[0].thing, static_cast<int>(Tile::L1Base));
        QCOMPARE(patents[1].thing, -1);
        QCOMPARE(patents[1].title, "Nothing lies here");
        QCOMPARE(patents[2].text, faceOf(Tile::L1Conduit).text);
    }

    void aTakenPatentHasItsCompany() {
        Table table;
        table.supply(Company::Usa, 10, 0, 0).patents(Tile::L1Base, Tile::L1Wild, Tile::L1Conduit);
        table.state().spaces[spacesOf(Section::PatentOffice).first + 1u] = {Owner::Usa, 2};
        const auto patents = patentsOf(table.state());
        QCOMPARE(patents[0].company, -1);
        QCOMPARE(patents[1].company, 0);
        QCOMPARE(patents[1].text, "Engineers there: USA");
    }

    void theIntroductoryGameHasNoPatents() {
        Table table;
        table.state().options.introductory = true;
        QVERIFY(patentsOf(table.state()).isEmpty());
        QCOMPARE(sectionsOf(table.state()).size(), kSectionCount - 1); // B-3.7
    }

    void countsThePiles() {
        Table table;
        table.state().contracts.piles[0] = {};
        table.state().contracts.piles[0].under.push(table.state().contracts.open[0][0]);
        QVERIFY(contractPilesText(table.state()).contains("green 1,"));
        table.state().patents.pile = {};
        table.state().patents.pile.insert(Tile::L2Base);
        QCOMPARE(patentPileText(table.state()), "In the pile: I 0, II 1, III 0");
    }

    void showsWhoIsWhere() {
        Table table;
        QVERIFY(table.play("usa bank engineers=2"));
        const auto sections = sectionsOf(table.state());
        const TableSection& bank = sectionOf(sections, Section::Bank);
        QCOMPARE(bank.spots.size(), 2);
        QCOMPARE(bank.spots[0].company, 0);
        QCOMPARE(bank.spots[0].text, "USA, 2 engineers");
        QCOMPARE(bank.spots[1].company, -1);
        QCOMPARE(bank.summary, "free: 1; USA, 2 engineers");
        const TableSection& turbines = sectionOf(sections, Section::TurbineStation);
        QCOMPARE(turbines.title, "Turbine station");
        QCOMPARE(turbines.spots.size(), 10);
        QCOMPARE(turbines.spots[0].text, "Production +2: 2 engineers");
        QCOMPARE(turbines.spots[5].price,
                 QList<PictureIcon>({{"engineer", "3"}, {"credit", "+3"}}));
    }

    void leavesOutWhatFewPlayersDoNotUse() {
        const auto sections = sectionsOf(Table(2).state());
        QCOMPARE(sectionOf(sections, Section::TurbineStation).spots.size(), 6); // B-3.8
    }

    void showsEngineersBesideASection() {
        Table table;
        table.automa(Company::Germany);
        table.state().beside[static_cast<std::size_t>(Section::Workshop)][1] = 2;
        const auto sections = sectionsOf(table.state());
        const TableSection& workshop = sectionOf(sections, Section::Workshop);
        QCOMPARE(workshop.spots.back().company, 1);
        QCOMPARE(workshop.spots.back().text, "Beside the spaces: Germany, 2 engineers");
    }

    void whatItWouldScoreIsWhatTheScoringGives() {
        Table table;
        table[Company::Usa].energy = 12;
        table[Company::Germany].energy = 7;
        table.dam("1L", Owner::Usa).phase(Phase::Scoring, 2);
        RoundScoreModel model;
        model.showScoring(table.state(), scoringNow(table.state()));
        State after = table.state();
        QVERIFY(apply(after, {Actor::Table, Proceed{}}).ok());
        for (const ScoreTableColumn& column : model.columns())
            QCOMPARE(column.total, int(after.of(column.company).vp));
    }

    /// B-18.2: the markers go back before new patents come up, and nothing is left to count by.
    void saysNoPointsByEnergyThatIsGone() {
        OpenSheet sheet;
        BarrageTable& table = sheet.table;
        TableSheetModel& model = sheet.model;
        QVERIFY(table.begin(test::plainSetup(2), {}));
        const auto playTo = [&table](Phase phase, TaskKind task) {
            while (!table.isOver() &&
                   (table.state().phase != phase || table.state().task().kind != task))
                if (!table.commit(test::moveFor(1, table.game().cursor(), table.state())))
                    return false;
            return !table.isOver();
        };
        QVERIFY(playTo(Phase::EndOfRound, TaskKind::ConfirmPhase));
        QVERIFY(model.isScored() && !model.isCleared());
        QCOMPARE(model.bonus().size(), 2);
        QVERIFY(playTo(Phase::EndOfRound, TaskKind::RevealTile));
        QVERIFY(model.isScored() && model.isCleared());
        QVERIFY(model.bonus().isEmpty());
        QVERIFY(playTo(Phase::IncomeAndHeadstreams, TaskKind::ConfirmPhase));
        QVERIFY(!model.isScored() && !model.isCleared());
        QCOMPARE(model.bonus().size(), 2);
    }

    void followsTheEntryThatIsLookedAt() {
        OpenSheet sheet;
        BarrageTable& table = sheet.table;
        TableSheetModel& model = sheet.model;
        QVERIFY(model.energy().isEmpty());
        QVERIFY(model.sections().isEmpty());
        QVERIFY(table.begin(test::plainSetup(2), {}));
        QVERIFY(table.commit({Actor::Table, Proceed{}}));
        QCOMPARE(model.fullBonusFrom(), 6);
        QCOMPARE(model.laterBonusTiles().size(), kRounds - 1);
        QCOMPARE(model.laterBonusTiles()[0].label, "Round 2");
        QVERIFY(model.laterBonusTiles()[0].title.startsWith("Bonus tile: "));
        QVERIFY(model.objective().title.startsWith("Objective: "));
        QCOMPARE(model.score()->count(), 2);
        QSignalSpy changes(&model, &TableSheetModel::changed);
        QVERIFY(table.commit(
            {Actor::Table, Correct{Corrected::Energy, Owner::Usa, 0, 9, CorrectionReason::Other}}));
        QVERIFY(!changes.isEmpty());
        QCOMPARE(model.energy()[0].count, 9);
        table.view(1);
        QCOMPARE(model.energy()[0].count, 0);
        table.view(-1);
        QCOMPARE(model.energy()[0].count, 9);
        table.close();
        QVERIFY(model.contracts().isEmpty());
        QCOMPARE(model.score()->count(), 0);
    }
};

QTEST_MAIN(TableSheetTest)
#include "tst_table_sheet.moc"
