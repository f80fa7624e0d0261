#include <set>

#include <QTemporaryDir>
#include <QtTest>

#include "engine/barrage/ids.h"
#include "tests/app/barrage/correction_taps.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace correction_taps;

namespace {

/// Every kind of the base game.
const Example kExamples[] = {
    {"VP", {"USA · Anna", "VP"}, -12, "vp usa -12"},
    {"energy", {"Germany", "Energy"}, 33, "energy germany 33"},
    {"credits", {"USA · Anna", "Credits"}, 0, "credits usa 0"},
    {"excavators", {"Italy", "Excavators"}, 62, "excavators italy 62"},
    {"mixers", {"USA · Anna", "Mixers"}, 1, "mixers usa 1"},
    {"headstream", {"Map", "Drops on headstream", "B"}, 5, "headstream_drops B 5"},
    {"drops", {"Map", "Drops in the dam", "6L"}, 0, "dam_drops 6L 0"},
    {"dam", {"Map", "Dam and its elevations", "2U", "Germany"}, 2, "dam germany 2U elevations=2"},
    {"no dam", {"Map", "Dam and its elevations", "6L", "Nobody"}, {}, "dam nobody 6L elevations=0"},
    {"conduit", {"Map", "Conduit", "1B", "USA · Anna"}, {}, "conduit usa 1B"},
    {"powerhouse", {"Map", "Powerhouse", "P12-4", "France"}, {}, "powerhouse france P12_3"},
    {"held",
     {"Contracts", "Contract in hand", "USA · Anna",
      "Red contract, 9 energy: 8 VP + turn the wheel: 1 segment"},
     {},
     "contract_held usa red_07 yes"},
    {"fulfilled",
     {"Contracts", "Fulfilled contract", "USA · Anna", "National contract, 15 energy: 12 VP"},
     {},
     "contract_fulfilled usa national_05 yes"},
    {"open contract",
     {"Contracts", "Open contract", "Yellow 1",
      "Yellow contract, 6 energy: free conduit up to value 3"},
     {},
     "open_contract yellow_left yellow_08"},
    {"no open contract",
     {"Contracts", "Open contract", "Red 2", "No contract"},
     {},
     "open_contract red_right none"},
    {"national",
     {"Contracts", "National contract on display",
      "National contract, 13 energy: 6 VP + 4 any machines"},
     {},
     "national_contract national_02 no"},
    {"tile in supply",
     {"Tiles and wheel", "Technology tile in the supply", "USA · Anna", "Tile II (base)"},
     {},
     "tile_in_supply usa l2_base yes"},
    {"patent",
     {"Tiles and wheel", "Tile in the patent office", "Place 2", "Tile I (any structure)"},
     {},
     "open_tile slot=2 l1_wild"},
    {"tile on the wheel",
     {"Tiles and wheel", "Tile in the wheel segment", "USA · Anna", "Segment 5",
      "Tile I (any structure)"},
     {},
     "wheel_tile usa segment=5 l1_wild"},
    {"excavators on the wheel",
     {"USA · Anna", "Excavators in the wheel segment, Segment 1, the next to open"},
     6,
     "wheel_excavators usa segment=1 6"},
    {"mixers on the wheel",
     {"USA · Anna", "Mixers in the wheel segment, Segment 3"},
     4,
     "wheel_mixers usa segment=3 4"},
    {"engineers", {"Italy", "Engineers"}, 3, "engineers italy 3"},
    {"engineers on a space",
     {"Engineers", "Engineers on the action space", "Workshop, left 1: turn the wheel: 1 segment",
      "France"},
     1,
     "space_engineers france workshop_one_left 1"},
    {"engineers in the bank", {"France", "Engineers in the bank"}, 6, "bank_engineers france 6"},
    {"engineers beside",
     {"France", "Engineers beside the section, Workshop"},
     2,
     "beside_engineers france workshop 2"},
    {"constructions", {"France", "Construction spaces used"}, 2, "constructions france 2"},
    {"copies", {"USA · Anna", "Officers copied this round"}, 2, "officer_copies usa 2"},
    {"passed", {"Table", "Has passed", "Italy"}, {}, "passed italy yes"},
    {"turn order",
     {"Table", "Place in the turn order", "USA · Anna", "Place 4"},
     {},
     "turn_order_place usa place=4"},
    {"action tile", {"Table", "Automa tile with actions"}, 7, "automa_action_tile 7"},
    {"criteria tile", {"Table", "Automa tile with criteria"}, 20, "automa_criteria_tile 20"},
    {"headstream tile",
     {"Table", "Number of the headstream tile", "D"},
     8,
     "headstream_tile D tile=8"},
    {"bonus tile",
     {"Table", "Bonus tile of the round", "Round 5", "Advanced tiles"},
     {},
     "bonus_tile round=5 advanced_technology_tiles"},
    {"objective",
     {"Table", "Objective", "Basins with three structures or more"},
     {},
     "objective basins_with_three"},
};

} // namespace

class CorrectionModelTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    StoreHost m_host;
    BarrageTable m_table;

private slots:
    void initTestCase() {
        m_host.setFile(m_folder.filePath("store.sqlite"));
        m_table.setHost(&m_host);
    }

    /// Round 1, four humans, the actions have begun; everybody has only 6 engineers.
    void init() {
        Setup setup = test::plainSetup(4);
        setup.seats[0].officer = Officer::Sekibo;
        setup.seats[3].tracking = Tracking::Light;
        BarrageTable::Names names;
        names[0] = "Anna";
        QVERIFY(m_table.begin(setup, names));
        QVERIFY(m_table.commit({Actor::Table, Proceed{}}));
        for (const char* company : {"usa", "germany", "italy", "france"})
            QVERIFY(
                m_table.commit(moveOf(std::string("engineers ") + company + " 6 forgotten_step")));
    }

    void makesEveryKind_data() { addRows(kExamples); }
    void makesEveryKind() {
        QFETCH(const Example*, example);
        make(m_table, *example);
    }

    void hasAnExampleOfEveryKind() {
        std::set<Corrected> kinds;
        for (const Example& example : kExamples)
            kinds.insert(kindOf(example));
        QCOMPARE(int(kinds.size()), static_cast<int>(Corrected::Excamixers));
        for (int group = 0; group <= static_cast<int>(correction::Group::Company); ++group)
            for (const Corrected what :
                 correction::kindsOf(m_table.state(), static_cast<correction::Group>(group)))
                if (static_cast<correction::Group>(group) != correction::Group::Leeghwater)
                    QCOMPARE(int(kinds.erase(what)), 1);
        QVERIFY(kinds.empty());
    }

    void showsWhatThereIs() {
        CorrectionModel model;
        model.setTable(&m_table);
        QVERIFY(tap(model, {"Map", "Dam and its elevations"}));
        const auto at = [&](const char* text) {
            return model.index(rowOf(model, text)).data(CorrectionModel::DetailRole).toString();
        };
        QCOMPARE(at("6L"), "now: Neutral, 1");
        QCOMPARE(at("1U"), "now: Nobody");
        QVERIFY(tap(model, {"6L", "Neutral"}));
        QCOMPARE(model.number(), 1);
        model.setNumber(2);
        QCOMPARE(model.now(), "Neutral, 1");
        QCOMPARE(model.then(), "Neutral, 2");
        model.back();
        QCOMPARE(model.path(), "Map › Dam and its elevations › 6L");
    }

    void refusesWithASentence() {
        CorrectionModel model;
        model.setTable(&m_table);
        const int entries = m_table.entryCount();
        QVERIFY(tap(model, {"Map", "Drops in the dam", "6L"}));
        model.setNumber(4);
        QVERIFY(model.refusal().startsWith("A dam holds 4 drops"));
        QVERIFY(!model.confirm());
        QCOMPARE(m_table.entryCount(), entries);
        // Nobody is told what lies on the wheel of a lightly tracked player, nor their money.
        model.restart();
        QVERIFY(tap(model, {"Tiles and wheel", "Tile in the wheel segment"}));
        const int france = rowOf(model, "France");
        QCOMPARE(france, model.rowCount() - 1);
        QVERIFY(!model.index(france).data(CorrectionModel::IsLegalRole).toBool());
        QCOMPARE(model.index(france).data(CorrectionModel::ReasonRole).toString(),
                 "Penstock does not keep this for them");
        QVERIFY(!model.choose(france));
        model.restart();
        QVERIFY(tap(model, {"France"}));
        QTest::ignoreMessage(QtWarningMsg, "the sheet has no \"Credits\"");
        QVERIFY(!set(model, "Credits", 3));
    }

    void gathersTheFiguresOfACompany() {
        CorrectionModel model;
        model.setTable(&m_table);
        const QString first = model.index(0).data(CorrectionModel::TextRole).toString();
        QCOMPARE(first, "USA · Anna");
        QVERIFY(model.index(0).data(CorrectionModel::DetailRole).toString().startsWith("VP: 10, "));
        QVERIFY(tap(model, {first}));
        QVERIFY(!model.canConfirm());
        QVERIFY(set(model, "VP", 12));
        QVERIFY(set(model, "Credits", 1));
        QVERIFY(set(model, "Credits", 1000)); // not possible
        QCOMPARE(model.sheet()->changes(), (QStringList{"VP: 10 → 12", "Credits: 6 → 1"}));
        const State before = m_table.state();
        const int entries = m_table.entryCount();
        model.setReason(2);
        QVERIFY(model.confirm());
        QCOMPARE(m_table.entryCount(), entries + 2);
        QVERIFY(m_table.game().entries().back() == moveOf("vp usa 12 forgotten_step together"));
        QCOMPARE(m_table.undoLabel(), "Correction: credits, USA: 1, and 1 more");
        QCOMPARE(model.made(), "USA · Anna: VP: 10 → 12, Credits: 6 → 1");
        model.undoMade();
        QVERIFY(m_table.state() == before);
        QVERIFY(model.made().isEmpty());
        m_table.redo();
        QCOMPARE(m_table.cursor(), entries + 2);
    }

    /// Engineers who went from the supply to the bank are 12 at no time.
    void takesAwayBeforeItAdds() {
        CorrectionModel model;
        model.setTable(&m_table);
        QVERIFY(m_table.commit(moveOf("engineers usa 12 other")));
        QVERIFY(tap(model, {"USA · Anna"}));
        QVERIFY(set(model, "Engineers in the bank", 3));
        QVERIFY(!model.refusal().isEmpty());
        QVERIFY(!model.confirm());
        QVERIFY(set(model, "Engineers", 9));
        QCOMPARE(model.refusal(), QString());
        QVERIFY(model.confirm());
        QCOMPARE(int(m_table.state().bank[indexOf(Company::Usa)]), 3);
    }

    void followsTheTable() {
        CorrectionModel model;
        model.setTable(&m_table);
        QVERIFY(tap(model, {"USA · Anna"}));
        QVERIFY(m_table.commit(moveOf("vp usa 14 other")));
        QCOMPARE(model.sheet()->index(0).data(FigureSheetModel::NowRole).toInt(), 14);
        model.restart();
        QVERIFY(tap(model, {"Table", "Automa tile with actions"}));
        QCOMPARE(model.number(), 0);
        QVERIFY(m_table.commit(moveOf("automa_action_tile 7 other")));
        QCOMPARE(model.now(), "7");
        QCOMPARE(model.number(), 7);
        QVERIFY(!model.canConfirm()); // it is so already
        m_table.close();
        QVERIFY(!model.isSheet());
        QVERIFY(!model.isComplete());
        QCOMPARE(model.rowCount(), 0);
    }
};

QTEST_MAIN(CorrectionModelTest)
#include "tst_correction_model.moc"
