#include <set>

#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/barrage/correction_taps.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace correction_taps;

namespace {

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
    {"excamixers", {"USA · Anna", "Excamixers"}, 5, "excamixers usa 5"},
    {"excamixers on the wheel",
     {"USA · Anna", "Excamixers in the wheel segment, Segment 2"},
     3,
     "wheel_excamixers usa segment=2 3"},
    {"architect", {"Engineers", "Architect in the supply", "Germany"}, {}, "architect germany no"},
    {"officer's space",
     {"Italy", "Engineers on the officer's space"},
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

    void makesEveryKind_data() { addRows(kExamples); }
    void makesEveryKind() {
        QFETCH(const Example*, example);
        make(m_table, *example);
    }

    void hasAnExampleOfEveryKind() {
        std::set<Corrected> kinds;
        for (const Example& example : kExamples)
            kinds.insert(kindOf(example));
        QCOMPARE(int(kinds.size()), kCorrectedCount - static_cast<int>(Corrected::Excamixers));
        std::set<Corrected> offered;
        for (int group = 0; group <= static_cast<int>(correction::Group::Company); ++group)
            for (const Corrected what :
                 correction::kindsOf(m_table.state(), static_cast<correction::Group>(group)))
                QVERIFY(offered.insert(what).second);
        QCOMPARE(int(offered.size()), kCorrectedCount);
    }
};

QTEST_GUILESS_MAIN(LeeghwaterCorrectionTest)
#include "tst_leeghwater_correction.moc"
