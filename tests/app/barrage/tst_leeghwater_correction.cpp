#include <set>

#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/correction/correction_model.h"
#include "engine/barrage/notation.h"
#include "tests/support/barrage_table.h"

using namespace barrage;

namespace {

/// The texts to tap, the figure to enter if one is asked for, and the entry it makes.
struct Example {
    const char* name;
    QStringList taps;
    std::optional<int> number;
    const char* entry;
};

constexpr auto kProject = "Leeghwater Project";

/// Every kind the expansion and the promo officers bring.
const Example kExamples[] = {
    {"building",
     {kProject, "Building", "Cofferdam, slot 1", "Germany"},
     {},
     "building germany cofferdam_1"},
    {"engineers on a building",
     {kProject, "Engineers on the private building", "Cofferdam, left space", "Germany"},
     1,
     "building_engineers germany cofferdam space=1 1"},
    {"building in play",
     {kProject, "Private building in play", "Place 5", "Wind farm"},
     {},
     "building_in_play place=5 wind_farm"},
    {"no open work",
     {kProject, "Open external work", "Place 3", "No external work"},
     {},
     "open_work slot=3 none"},
    {"engineers at a work",
     {kProject, "Engineers at the external work", "Place 1", "Germany"},
     2,
     "work_engineers germany slot=1 2"},
    {"fulfilled work",
     {kProject, "Fulfilled external work", "USA · Anna",
      "External work A5, 2 excavators: 4 credits + an open advanced tile"},
     {},
     "work_fulfilled usa work_a_5 yes"},
    {"excamixers", {"Company", "Excamixers", "USA · Anna"}, 5, "excamixers usa 5"},
    {"excamixers on the wheel",
     {"Tiles and wheel", "Excamixers in the wheel segment", "USA · Anna", "Segment 2"},
     3,
     "wheel_excamixers usa segment=2 3"},
    {"architect", {"Engineers", "Architect in the supply", "Germany"}, {}, "architect germany no"},
    {"officer's space",
     {"Engineers", "Engineers on the officer's space", "Italy"},
     1,
     "officer_engineers italy 1"},
};

} // namespace

/// What the table corrects with the Leeghwater Project.
class LeeghwaterCorrectionTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    StoreHost m_host;
    BarrageTable m_table;

    static int rowOf(const CorrectionModel& model, const QString& text) {
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row).data(CorrectionModel::TextRole).toString() == text)
                return row;
        return -1;
    }

    static Move moveOf(const std::string& entry) {
        return parseMove("table correct " + entry).value();
    }

private slots:
    void initTestCase() {
        m_host.setFile(m_folder.filePath("store.sqlite"));
        m_table.setHost(&m_host);
    }

    /// Round 1, three humans; everybody has only 6 engineers.
    void init() {
        Setup setup = test::plainSetup(3);
        setup.options.leeghwater = true;
        setup.options.promoOfficers = true;
        setup.seats[0].officer = Officer::Audia;
        setup.seats[1].officer = Officer::Battista;
        setup.seats[2].officer = Officer::Fouche;
        for (int i = 0; i < kPrivateBuildingsInPlay; ++i)
            setup.buildings.push(static_cast<PrivateBuilding>(i));
        setup.works = {Work(0), Work(1), Work(2)};
        setup.removedTiles = {Tile::L1Building, Tile::L2Building, Tile::L3Building};
        BarrageTable::Names names;
        names[0] = "Anna";
        QVERIFY2(m_table.begin(setup, names), qPrintable(m_table.trouble()));
        QVERIFY(m_table.commit({Actor::Table, Proceed{}}));
        for (const char* company : {"usa", "germany", "italy"})
            QVERIFY(
                m_table.commit(moveOf(std::string("engineers ") + company + " 6 forgotten_step")));
    }

    void makesEveryKind_data() {
        QTest::addColumn<QStringList>("taps");
        QTest::addColumn<std::optional<int>>("number");
        QTest::addColumn<QByteArray>("entry");
        for (const Example& example : kExamples)
            QTest::newRow(example.name)
                << example.taps << example.number << QByteArray(example.entry);
    }
    void makesEveryKind() {
        QFETCH(const QStringList, taps);
        QFETCH(const std::optional<int>, number);
        QFETCH(const QByteArray, entry);
        CorrectionModel model;
        model.setTable(&m_table);
        for (const QString& text : taps)
            QVERIFY2(model.choose(rowOf(model, text)), qPrintable(text));
        QVERIFY(model.isComplete());
        QCOMPARE(model.isNumber(), number.has_value());
        if (number)
            model.setNumber(*number);
        QCOMPARE(model.refusal(), QString());
        QVERIFY(model.now() != model.then());
        QVERIFY(model.confirm());
        QVERIFY(m_table.game().entries().back() == moveOf(entry.toStdString() + " table_differs"));
        QVERIFY(!model.made().isEmpty());
    }

    void hasAnExampleOfEveryKind() {
        std::set<Corrected> kinds;
        for (const Example& example : kExamples)
            kinds.insert(
                std::get<Correct>(moveOf(std::string(example.entry) + " other").what).what);
        QCOMPARE(int(kinds.size()), kCorrectedCount - static_cast<int>(Corrected::Excamixers));
        std::set<Corrected> offered;
        for (int group = 0; group < correction::kGroupCount; ++group)
            for (const Corrected what :
                 correction::kindsOf(m_table.state(), static_cast<correction::Group>(group)))
                QVERIFY(offered.insert(what).second);
        QCOMPARE(int(offered.size()), kCorrectedCount);
    }
};

QTEST_GUILESS_MAIN(LeeghwaterCorrectionTest)
#include "tst_leeghwater_correction.moc"
