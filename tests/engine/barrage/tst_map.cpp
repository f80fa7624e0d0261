#include <QtTest>

#include "engine/barrage/data/map.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/score.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// As printed on the map board; 0 as `river` leads off the map.
struct PrintedBasin {
    int number;
    Area area;
    int bases;
    int conduits;
    int powerhouses;
    int river;
};
constexpr std::array kPrintedBasins{
    PrintedBasin{1, Area::Mountains, 2, 2, 0, 8}, PrintedBasin{2, Area::Mountains, 2, 2, 0, 5},
    PrintedBasin{3, Area::Mountains, 2, 2, 0, 6}, PrintedBasin{4, Area::Mountains, 2, 2, 0, 7},
    PrintedBasin{5, Area::Hills, 2, 2, 2, 9},     PrintedBasin{6, Area::Hills, 2, 2, 2, 10},
    PrintedBasin{7, Area::Hills, 2, 2, 2, 10},    PrintedBasin{8, Area::Plains, 2, 2, 3, 11},
    PrintedBasin{9, Area::Plains, 2, 2, 3, 11},   PrintedBasin{10, Area::Plains, 2, 2, 3, 12},
    PrintedBasin{11, Area::Plains, 0, 0, 4, 0},   PrintedBasin{12, Area::Plains, 0, 0, 4, 0},
};

struct PrintedConduit {
    const char* id;
    int from;
    int to;
    int value;
};
constexpr std::array kPrintedConduits{
    PrintedConduit{"1A", 1, 8, 5},    PrintedConduit{"1B", 1, 5, 4},
    PrintedConduit{"2A", 2, 6, 3},    PrintedConduit{"2B", 2, 10, 5},
    PrintedConduit{"3A", 3, 5, 4},    PrintedConduit{"3B", 3, 6, 3},
    PrintedConduit{"4A", 4, 7, 3},    PrintedConduit{"4B", 4, 12, 5},
    PrintedConduit{"5A", 5, 8, 3},    PrintedConduit{"5B", 5, 10, 4},
    PrintedConduit{"6A", 6, 9, 4},    PrintedConduit{"6B", 6, 7, 2},
    PrintedConduit{"7A", 7, 10, 2},   PrintedConduit{"7B", 7, 12, 3},
    PrintedConduit{"8A", 8, 11, 3},   PrintedConduit{"8B", 8, 9, 2},
    PrintedConduit{"9A", 9, 11, 1},   PrintedConduit{"9B", 9, 12, 3},
    PrintedConduit{"10A", 10, 11, 2}, PrintedConduit{"10B", 10, 12, 1},
};

/// The powerhouse spaces with a red outline; of the base spaces every upper one has it.
constexpr std::array<std::string_view, 12> kRedPowerhouses{"P5_1",  "P6_1",  "P7_1",  "P8_2",
                                                           "P9_2",  "P10_1", "P10_2", "P11_2",
                                                           "P11_3", "P12_1", "P12_2", "P12_3"};

template <class Space, std::size_t N, class Matches>
int countSpaces(const std::array<Space, N>& spaces, Matches matches) {
    return static_cast<int>(std::count_if(spaces.begin(), spaces.end(), matches));
}

/// Whether a drop from the headstream comes by this dam, if no other stands on the map.
bool isOnTheWay(Headstream from, std::string_view dam) {
    Table table;
    table.dam(dam, Owner::Italy).headstream(from, 1).phase(Phase::WaterFlow, 1);
    return table.play("table proceed") && table.drops(dam) == 1;
}

} // namespace

/// Section 2: the map as printed, and what is read from it.
class TestMap : public QObject {
    Q_OBJECT

private slots:
    void basin_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < kPrintedBasins.size(); ++i)
            QTest::addRow("B-2.1 B-2.2 spaces and river of basin %d", kPrintedBasins[i].number)
                << static_cast<int>(i);
    }

    void basin() {
        QFETCH(const int, index);
        const PrintedBasin& printed = kPrintedBasins[static_cast<std::size_t>(index)];
        const Basin basin(printed.number);
        QCOMPARE(infoOf(basin).area, printed.area);
        QCOMPARE(infoOf(basin).flowsTo, printed.river == 0 ? Basin() : Basin(printed.river));
        const auto isHere = [basin](const auto& space) { return space.basin == basin; };
        QCOMPARE(countSpaces(kBaseSpaces, isHere), printed.bases);
        QCOMPARE(countSpaces(kPowerhouseSpaces, isHere), printed.powerhouses);
        QCOMPARE(
            countSpaces(kConduitSpaces, [basin](const auto& space) { return space.from == basin; }),
            printed.conduits);
        QCOMPARE(infoOf(basin).hasBaseSpaces, printed.bases == 2);
        QCOMPARE(static_cast<int>(infoOf(basin).powerhouseCount), printed.powerhouses);
        for (int i = 0; i < printed.powerhouses; ++i)
            QCOMPARE(infoOf(PowerhouseSpace(infoOf(basin).firstPowerhouse + i)).basin, basin);
    }

    void conduit_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < kPrintedConduits.size(); ++i)
            QTest::addRow("B-2.2 B-2.5 R-B9 value, ends and basin of conduit %s",
                          kPrintedConduits[i].id)
                << static_cast<int>(i);
    }

    void conduit() {
        QFETCH(const int, index);
        const PrintedConduit& printed = kPrintedConduits[static_cast<std::size_t>(index)];
        const auto space = parseId<ConduitSpace>(printed.id);
        QVERIFY(space.has_value());
        QCOMPARE(static_cast<int>(infoOf(*space).value), printed.value);
        QCOMPARE(infoOf(*space).from, Basin(printed.from));
        QCOMPARE(infoOf(*space).to, Basin(printed.to));
        const Site site{Structure::Conduit, space->value};
        QCOMPARE(basinOf(site), Basin(printed.from));
        QCOMPARE(areaOf(site), infoOf(Basin(printed.from)).area);
    }

    void redOutline_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<int>("basin");
        QTest::addColumn<bool>("isRed");
        for (const PrintedBasin& printed : kPrintedBasins) {
            for (int i = 0; i < printed.bases; ++i) {
                const QByteArray id = QByteArray::number(printed.number) + (i == 0 ? "U" : "L");
                QTest::addRow("B-2.2 outline of base space %s", id.constData())
                    << id << printed.number << (i == 0);
            }
            for (int i = 0; i < printed.powerhouses; ++i) {
                const QByteArray id =
                    "P" + QByteArray::number(printed.number) + "_" + QByteArray::number(i);
                const bool isRed = std::find(kRedPowerhouses.begin(), kRedPowerhouses.end(),
                                             id.toStdString()) != kRedPowerhouses.end();
                QTest::addRow("B-2.2 outline of powerhouse space %s", id.constData())
                    << id << printed.number << isRed;
            }
        }
    }

    void redOutline() {
        QFETCH(const QByteArray, id);
        QFETCH(const int, basin);
        QFETCH(const bool, isRed);
        if (const auto base = parseId<BaseSpace>(id.toStdString())) {
            QCOMPARE(infoOf(*base).redOutline, isRed);
            QCOMPARE(infoOf(*base).basin, Basin(basin));
            QCOMPARE(isRed ? upperBase(Basin(basin)) : lowerBase(Basin(basin)), *base);
            return;
        }
        const auto powerhouse = parseId<PowerhouseSpace>(id.toStdString());
        QVERIFY(powerhouse.has_value());
        QCOMPARE(infoOf(*powerhouse).redOutline, isRed);
        QCOMPARE(infoOf(*powerhouse).basin, Basin(basin));
    }

    void whole_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("B-2.1 20 base, 20 conduit and 23 powerhouse spaces in 12 basins")
            << RowBody([] {
                   QCOMPARE(kBasins.size(), std::size_t{12});
                   QCOMPARE(kBaseSpaces.size(), std::size_t{20});
                   QCOMPARE(kConduitSpaces.size(), std::size_t{20});
                   QCOMPARE(kPowerhouseSpaces.size(), std::size_t{23});
               });
        QTest::newRow("B-2.2 the headstreams A to D lead to the basins 1 to 4") << RowBody([] {
            for (int i = 0; i < 4; ++i)
                QCOMPARE(kHeadstreamBasins[static_cast<std::size_t>(i)], Basin(i + 1));
        });
        QTest::newRow("B-2.2 every headstream has one river down to the edge of the map")
            << RowBody([] {
                   using Bases = std::vector<std::string_view>;
                   const std::array<Bases, 4> rivers{Bases{"1L", "8L"}, Bases{"2L", "5L", "9L"},
                                                     Bases{"3L", "6L", "10L"},
                                                     Bases{"4L", "7L", "10L"}};
                   for (std::size_t i = 0; i < rivers.size(); ++i)
                       for (int basin = 1; basin <= 10; ++basin) {
                           const std::string dam = std::to_string(basin) + "L";
                           const bool expected = std::find(rivers[i].begin(), rivers[i].end(),
                                                           dam) != rivers[i].end();
                           QCOMPARE(isOnTheWay(static_cast<Headstream>(i), dam), expected);
                       }
               });
        QTest::newRow("B-2.12 there is one map: every basin can be reached by every company")
            << RowBody([] {
                   for (const Company company :
                        {Company::Usa, Company::Germany, Company::Italy, Company::France}) {
                       Table table;
                       table.supply(company, 9, 9, 9).turnOf(company);
                       const std::string who(idOf(company));
                       for (int basin = 1; basin <= 10; ++basin) {
                           const int cost = basin <= 4 ? 5 : basin <= 7 ? 4 : 3;
                           const std::string move =
                               who + " build " + std::to_string(basin) +
                               "L base basic_base excavators=" + std::to_string(cost);
                           QVERIFY2(table.isOffered(move), move.c_str());
                       }
                   }
               });
        QTest::newRow("R-B9 B-2.5 a conduit counts for the objective where it begins")
            << RowBody([] {
                   Table table;
                   // From basin 1 in the mountains to the plains and to the hills.
                   table.conduit("1A", Owner::Usa).conduit("1B", Owner::Usa);
                   const auto count = [&table](Objective objective) {
                       return objectiveCount(table.state(), Company::Usa, objective);
                   };
                   QCOMPARE(count(Objective::BestArea), 2);
                   QCOMPARE(count(Objective::BasinsWithOne), 1);
               });
    }

    void whole() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestMap)
#include "tst_map.moc"
